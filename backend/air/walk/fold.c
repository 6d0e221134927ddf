/* SPDX-License-Identifier: Apache-2.0 */
/* Values that GE folds: integers computed from constants and from sizes that it takes for known. */
#include "backend/air/walk/walk.h"
#include "base/limits.h"

typedef struct values {
	int32_t n; /* -1 = unknown */
	const int64_t *v;
} values;

static const values unknown = {-1, NULL};

static int64_t *
space(const walk_call *c, size_t n)
{
	return FXGE_NEW_ARRAY(c->w->c->a, n ? n : 1, int64_t);
}

/* Returns the value of an input slot. */
static values
operand(const walk_call *c, int slot)
{
	return slot < 0 ? unknown : (values){c->in[slot]->n_value, c->in[slot]->value};
}

/* ---- operators ---- */

static values
of_const(const walk_call *c)
{
	const ge_attr *v = fxge_air_find_attr(c->def->attr, c->def->n_attr, "value");

	if (!v || v->value_case != GE_ATTR(T) || !v->t->desc)
		return unknown;
	bool wide = (int)v->t->desc->dtype == fxge_dtypes[FXGE_DT_I64].proto;
	size_t size = wide ? sizeof(int64_t) : sizeof(int32_t), n = v->t->data.len / size;

	if ((!wide && (int)v->t->desc->dtype != fxge_dtypes[FXGE_DT_I32].proto)
		|| n > FXGE_MAX_CONST_VALUE)
		return unknown;
	int64_t *out = space(c, n);

	for (size_t i = 0; i < n; i++) {
		int32_t narrow;

		if (wide) {
			memcpy(&out[i], v->t->data.data + i * size, size);
			continue;
		}
		memcpy(&narrow, v->t->data.data + i * size, size);
		out[i] = narrow;
	}
	return (values){(int32_t)n, out};
}

/* The sizes of an operand, if GE takes all of them for known. */
static values
of_shape(const walk_call *c)
{
	if (!c->op->n_in || !c->in[0] || c->shape[0].rank < 0)
		return unknown;
	for (int32_t i = 0; i < c->shape[0].rank; i++)
		if (c->shape[0].dims[i] < 0)
			return unknown;
	return (values){c->shape[0].rank, c->shape[0].dims};
}

static values
of_first(const walk_call *c)
{
	return operand(c, c->op->n_in && c->in[0] ? 0 : -1);
}

static values
of_gather(const walk_call *c)
{
	values x = operand(c, walk_slot(c, "x")), at = operand(c, walk_slot(c, "indices"));
	int64_t *out = space(c, at.n > 0 ? (size_t)at.n : 0);

	for (int32_t i = 0; i < at.n; i++) {
		int64_t k = at.v[i] < 0 ? at.v[i] + x.n : at.v[i];

		if (x.n < 0 || k < 0 || k >= x.n)
			return unknown;
		out[i] = x.v[k];
	}
	return at.n < 0 || x.n < 0 ? unknown : (values){at.n, out};
}

/* The values of all tensors of port x, in order. */
static values
of_list(const walk_call *c)
{
	int first = walk_slot(c, "x"), n = walk_count(c, "x");
	int64_t *out = space(c, FXGE_MAX_CONST_VALUE);
	int32_t len = 0;

	for (int i = first; first >= 0 && i < first + n; i++) {
		values x = operand(c, c->in[i] ? i : -1);

		if (x.n < 0 || len + x.n > FXGE_MAX_CONST_VALUE)
			return unknown;
		for (int32_t k = 0; k < x.n; k++)
			out[len++] = x.v[k];
	}
	return first < 0 ? unknown : (values){len, out};
}

static int64_t
floor_div(int64_t a, int64_t b)
{
	return a / b - (a % b != 0 && (a < 0) != (b < 0));
}

/* Computes one element. Returns false where the result is undefined. */
static bool
compute(const char *type, int64_t a, int64_t b, int64_t *out)
{
	if (strcmp(type, "Add") == 0)
		return !__builtin_add_overflow(a, b, out);
	if (strcmp(type, "Sub") == 0)
		return !__builtin_sub_overflow(a, b, out);
	if (strcmp(type, "Mul") == 0)
		return !__builtin_mul_overflow(a, b, out);
	if (strcmp(type, "Maximum") == 0)
		*out = a > b ? a : b;
	else if (strcmp(type, "Minimum") == 0)
		*out = a < b ? a : b;
	else if (b == 0 || b == -1)
		return false;
	else if (strcmp(type, "FloorDiv") == 0)
		*out = floor_div(a, b);
	else
		*out = a - floor_div(a, b) * b;
	return true;
}

static values
of_arithmetic(const walk_call *c)
{
	values a = operand(c, walk_slot(c, "x1")), b = operand(c, walk_slot(c, "x2"));
	int32_t n = a.n > b.n ? a.n : b.n;

	if (a.n < 1 || b.n < 1 || (a.n != b.n && a.n != 1 && b.n != 1))
		return unknown;
	int64_t *out = space(c, (size_t)n);

	for (int32_t i = 0; i < n; i++)
		if (!compute(c->op->type, a.v[a.n == 1 ? 0 : i], b.v[b.n == 1 ? 0 : i], &out[i]))
			return unknown;
	return (values){n, out};
}

void
walk_fold(walk_call *c, walk_tensor *out)
{
	static const struct {
		const char *type;
		values (*fn)(const walk_call *c);
	} rows[] = {{"Add", of_arithmetic}, {"Cast", of_first}, {"ConcatV2", of_list},
		{"Const", of_const}, {"Constant", of_const}, {"FloorDiv", of_arithmetic},
		{"FloorMod", of_arithmetic}, {"GatherV2", of_gather}, {"Identity", of_first},
		{"Maximum", of_arithmetic}, {"Minimum", of_arithmetic}, {"Mul", of_arithmetic},
		{"Pack", of_list}, {"Reshape", of_first}, {"Shape", of_shape}, {"Squeeze", of_first},
		{"Sub", of_arithmetic}, {"Unsqueeze", of_first}};
	int64_t dtype = c->op->n_out == 1 ? out[0].dtype : -1;

	if (dtype != fxge_dtypes[FXGE_DT_I32].proto && dtype != fxge_dtypes[FXGE_DT_I64].proto)
		return;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
		if (strcmp(c->op->type, rows[i].type) == 0) {
			values v = rows[i].fn(c);

			out[0].n_value = v.n;
			out[0].value = v.v;
		}
}
