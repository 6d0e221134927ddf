/* SPDX-License-Identifier: Apache-2.0 */
/* Programs of one GE operator: ports, dtypes, shapes and attributes that its row allows, and
 * occasionally others. */
#include "differential/ge/ge_make.h"

#include "base/limits.h"

/* ---- shapes ---- */

static shape
any_shape(choices *c)
{
	static const int ranks[] = {2, 1, 4, 3, 0, 2, 4, 5, 1, 3, 4, 2, 6, 4, 3, 8};
	shape s = {.rank = ranks[choose(c, 16)]};

	for (int d = 0; d < s.rank; d++)
		s.dim[d] = any_dim(c);
	return s;
}

/* Chooses a shape that depends on another one: equal, broadcast, a part, a channel's,
 * transposed. */
static shape
near(choices *c, const shape *of)
{
	shape s = *of;
	int k;

	switch (choose(c, 11)) {
	case 0:
	case 1:
	case 2:
		break;
	case 3: /* one broadcast dim */
		if (s.rank)
			s.dim[choose(c, (uint32_t)s.rank)] = 1;
		break;
	case 4: /* the last dims */
		k = (int)choose(c, (uint32_t)s.rank + 1);
		memmove(s.dim, s.dim + k, (size_t)(s.rank - k) * sizeof *s.dim);
		s.rank -= k;
		break;
	case 5: /* a channel's */
		s = (shape){.rank = 1, .dim = {of->rank > 1 ? of->dim[1] : 1}};
		break;
	case 6: /* the last two transposed */
		if (s.rank > 1) {
			s.dim[s.rank - 1] = of->dim[s.rank - 2];
			s.dim[s.rank - 2] = of->dim[s.rank - 1];
		}
		break;
	case 7: /* as many elements as dims */
		s = (shape){.rank = 1, .dim = {of->rank}};
		break;
	case 8: /* the first dims */
		s.rank = (int)choose(c, (uint32_t)s.rank + 1);
		break;
	case 9: /* one other size */
		if (s.rank)
			s.dim[choose(c, (uint32_t)s.rank)] = any_dim(c);
		break;
	default:
		return any_shape(c);
	}
	return s;
}

/* A list of sizes, axes, pads: as many elements as dims, or twice as many. */
static shape
list_for(choices *c, const shape *of)
{
	static const int64_t lengths[] = {1, 2, 4, 0, 3, 65, 6};
	shape s = {.rank = 1, .dim = {of->rank}};

	switch (choose(c, 6)) {
	case 0:
	case 1:
		break;
	case 2:
		s.rank = 0;
		break;
	case 3:
		s.dim[0] *= 2;
		break;
	case 4:
		s.dim[0] = lengths[choose(c, 7)];
		break;
	default:
		return near(c, of);
	}
	return s;
}

static bool
is_one_of(const char *name, const char *const *names, size_t n)
{
	for (size_t i = 0; i < n; i++)
		if (strcmp(name, names[i]) == 0)
			return true;
	return false;
}

/* Typical shapes of ports with that name: one element, one for each channel, a filter of the
 * channels. */
static shape
usual(maker *m, const fxge_param *p)
{
	static const char *const numbers[] = {"value", "on_value", "off_value", "depth", "k", "num",
		"start", "limit", "delta", "stop", "axis", "dimension", "concat_dim", "split_dim",
		"threshold", "constant_values", "alpha"};
	static const char *const channels[] = {
		"scale", "offset", "mean", "variance", "gamma", "beta", "bias", "weight"};
	const shape *b = &m->base;
	bool image = m->op->flags & FXGE_OP_IMAGE;
	shape s = *b;

	if (is_one_of(p->name, numbers, sizeof numbers / sizeof *numbers))
		return (shape){.rank = (int)choose(m->c, 2), .dim = {1}};
	if (image && is_one_of(p->name, channels, sizeof channels / sizeof *channels))
		return (shape){.rank = 1, .dim = {b->rank > 1 ? b->dim[1] : 1}};
	if (image && strcmp(p->name, "filter") == 0 && b->rank > 2) {
		s.dim[0] = b->dim[1];
		for (int d = 2; d < s.rank; d++)
			s.dim[d] = 1 + (int64_t)choose(m->c, 3);
		return s;
	}
	return p->host ? list_for(m->c, b) : near(m->c, b);
}

/* ---- arguments ---- */

static void
tensor_arg(maker *m, const fxge_param *p, fxge_dtype dtype)
{
	uint32_t n = p->list ? choose(m->c, 4) : 1;
	bool own = p->host || (p->dtypes && !(p->dtypes >> dtype & 1));

	if (p->list)
		fxge_sbuf_chr(&m->args, '[');
	for (uint32_t i = 0; i < n && m->n_in < MOST_OPERANDS - 1; i++) {
		fxge_dtype dt = own || rarely(m->c, 12) ? any_dtype(m->c, p->dtypes) : dtype;
		shape s = m->n_in == 0 && !p->host ? m->base
				  : choose(m->c, 4)        ? usual(m, p)
				  : p->host                ? list_for(m->c, &m->base)
										   : near(m->c, &m->base);

		fxge_sbuf_str(&m->args, i ? ", " : "");
		ge_operand(m, dt, &s, p->host ? choose(m->c, 3) != 0 : rarely(m->c, 10), NULL);
	}
	if (p->list)
		fxge_sbuf_chr(&m->args, ']');
}

static void
one_attr(maker *m, const fxge_param *p)
{
	fxge_sbuf *b = &m->args;
	choices *c = m->c;

	switch (p->type) {
	case FXGE_P_INT: /* windows of images are mostly small */
		fxge_sbuf_i64(b,
			m->op->flags & FXGE_OP_IMAGE && choose(c, 8) ? 1 + (int64_t)choose(c, 2) : any_int(c));
		break;
	case FXGE_P_FLOAT:
		fxge_sbuf_f64(b, any_float(c));
		break;
	case FXGE_P_BOOL:
		fxge_sbuf_str(b, choose(c, 2) ? "true" : "false");
		break;
	case FXGE_P_STR:
		fxge_sbuf_fmt(b, "\"%s\"",
			strcmp(p->name, "data_format") == 0 && choose(c, 8)
				? m->base.rank == 5 ? "NCDHW" : "NCHW"
				: any_text(c, p->dflt.kind == FXGE_LIT_STR ? p->dflt.s : NULL));
		break;
	case FXGE_P_DTYPE:
		fxge_sbuf_str(b, fxge_dtypes[any_dtype(c, 0)].text);
		break;
	default:
		fxge_sbuf_str(b, "None");
		break;
	}
}

void
ge_attribute(maker *m, const fxge_param *p)
{
	static const uint32_t lengths[] = {4, 2, 1, 3, 0, 5, 6, 10, 65};
	uint32_t rank = m->op->flags & FXGE_OP_IMAGE ? 4 : (uint32_t)m->base.rank;
	uint32_t n = !p->list ? 1 : choose(m->c, 2) ? rank : lengths[choose(m->c, 9)];

	if (p->list)
		fxge_sbuf_chr(&m->args, '[');
	for (uint32_t i = 0; i < n; i++) {
		fxge_sbuf_str(&m->args, i ? ", " : "");
		one_attr(m, p);
	}
	if (p->list)
		fxge_sbuf_chr(&m->args, ']');
}

/* Returns GE's number of a dtype, for attributes that hold one. */
static bool
dtype_number(maker *m, const fxge_param *p)
{
	bool is = p->type == FXGE_P_INT && !p->list
			  && (strcmp(p->name, "dtype") == 0 || strcmp(p->name, "dst_type") == 0);

	if (is && !rarely(m->c, 8))
		fxge_sbuf_fmt(&m->args, "%d", fxge_dtypes[any_dtype(m->c, 0)].ge);
	return is && m->args.data[m->args.len - 1] != '=';
}

static void
add_args(maker *m, fxge_dtype dtype)
{
	const char *sep = "";

	for (int i = 0; i < m->op->n_params; i++) {
		const fxge_param *p = &m->op->params[i];
		bool needed = !p->optional && p->dflt.kind == FXGE_LIT_NONE;

		if (p->type == FXGE_P_CONST || (!needed && !p->list && choose(m->c, 3))
			|| (p->attr && !needed && strcmp(p->name, "data_format") != 0 && choose(m->c, 2)))
			continue;
		fxge_sbuf_fmt(&m->args, "%s%s=", sep, p->name);
		sep = ", ";
		if (!p->attr)
			tensor_arg(m, p, dtype);
		else if (!dtype_number(m, p))
			ge_attribute(m, p);
	}
}

/* ---- programs ---- */

static const char *
result_types(maker *m, uint32_t *n, fxge_dtype dtype)
{
	fxge_sbuf b;

	*n = 0;
	fxge_sbuf_init(&b, m->a);
	for (int k = 0; k < m->op->n_results; k++) {
		const fxge_result *r = &m->op->results[k];

		for (uint32_t i = r->list ? choose(m->c, 4) + 1 : 1; i > 0; i--) {
			shape s = near(m->c, &m->base);
			bool same = rarely(m->c, 8) || !r->dtypes || r->dtypes >> dtype & 1;

			fxge_sbuf_fmt(&b, "%s%s", (*n)++ ? ", " : "",
				ge_type(m, same ? dtype : any_dtype(m->c, r->dtypes), &s));
		}
	}
	return b.data;
}

/* Returns the dtype of the first operand that is not a size or similar. */
static fxge_dtype
main_dtype(choices *c, const fxge_op *op)
{
	for (int i = 0; i < op->n_params; i++)
		if (!op->params[i].attr && !op->params[i].host)
			return any_dtype(c, op->params[i].dtypes);
	return FXGE_DT_F32;
}

const char *
ge_make(fxge_arena *a, choices *c, const fxge_op *op)
{
	maker m = ge_begin(a, c, op);
	uint32_t n;

	m.base = any_shape(c);
	if (op->flags & FXGE_OP_IMAGE && choose(c, 8))
		while (m.base.rank < 4)
			m.base.dim[m.base.rank++] = any_dim(c);
	fxge_dtype dtype = main_dtype(c, op);

	add_args(&m, dtype);
	const char *types = result_types(&m, &n, dtype);

	return ge_finish(&m, n, types);
}
