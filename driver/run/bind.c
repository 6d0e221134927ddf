/* SPDX-License-Identifier: Apache-2.0 */
/* Binding of the user's arrays to a program's inputs: matching, dtypes, ranks, sizes, guards. */
#include "base/diag/commands.h"
#include "driver/run/run.h"

#include "ir/text/text.h"

#include <math.h>

typedef struct bind {
	fxge_executable *exe;
	fxge_arena *arena;
	const fxge_tensor_view **view; /* by user input; NULL = missing */
	fxge_tensor *tensor;           /* the views, checked */
	fxge_binding sizes;
} bind;

static fxge_diags *
diags_of(const bind *b)
{
	return &b->exe->session->diags;
}

static const fxge_input *
input(const bind *b, int i)
{
	return &b->exe->program->inputs.data[b->exe->user_in[i]];
}

static const fxge_meta *
meta_of(const bind *b, int i)
{
	return fxge_graph_input(b->exe->program->main, (uint32_t)b->exe->user_in[i])->meta;
}

static const char *
value_name(const bind *b, int i)
{
	return fxge_graph_input(b->exe->program->main, (uint32_t)b->exe->user_in[i])->name;
}

const char *
fxge_input_name(const fxge_executable *e, int i)
{
	fxge_name n = e->program->inputs.data[e->user_in[i]].name;

	return n ? n : fxge_graph_input(e->program->main, (uint32_t)e->user_in[i])->name;
}

static const char *
name_of(const bind *b, int i)
{
	return fxge_input_name(b->exe, i);
}

static bool
is_literal(const bind *b, int i)
{
	return input(b, i)->role == FXGE_ROLE_LITERAL;
}

/* ---- matching ---- */

/* Returns the input with this name, or -1. The user's name may be a path as `past[0]['key']`; the
 * graph's name is accepted too. */
static int
index_of(const bind *b, const char *name)
{
	for (int i = 0; i < b->exe->n_in; i++)
		if (strcmp(name_of(b, i), name) == 0)
			return i;
	for (int i = 0; i < b->exe->n_in; i++)
		if (strcmp(value_name(b, i), name) == 0)
			return i;
	return -1;
}

/* Returns the k-th input, for arrays without a name, or -1. Constants count if `all` inputs are
 * passed. */
static int
index_at(const bind *b, int k, bool all)
{
	for (int i = 0; i < b->exe->n_in; i++)
		if ((all || !is_literal(b, i)) && k-- == 0)
			return i;
	return -1;
}

static bool
report_name(const bind *b, const char *name)
{
	fxge_sbuf t;

	fxge_sbuf_init(&t, b->arena);
	fxge_sbuf_str(&t, "");
	for (int i = 0; i < b->exe->n_in; i++)
		fxge_sbuf_fmt(&t, "%s%s", i ? ", " : "", name_of(b, i));
	return fxge_report(diags_of(b), NULL, FXGE_D_INPUT_NAME, "unknown input '%s', expected %s",
		name, t.len ? t.data : "none");
}

static bool
match_view(bind *b, const fxge_tensor_view *v, int k, bool all)
{
	bool named = v->name && *v->name;
	int i = named ? index_of(b, v->name) : index_at(b, k, all);

	if (i < 0 && named)
		return report_name(b, v->name);
	if (i < 0)
		return fxge_report(diags_of(b), NULL, FXGE_D_INPUT_COUNT,
			"found more inputs than the program has (%d)", b->exe->n_in);
	if (b->view[i])
		return fxge_report(
			diags_of(b), NULL, FXGE_D_INPUT_NAME, "input '%s' is given twice", name_of(b, i));
	b->view[i] = v;
	return true;
}

static bool
report_missing(const bind *b, int i)
{
	fxge_report(diags_of(b), NULL, FXGE_D_INPUT_COUNT, "input '%s' is not given", name_of(b, i));
	fxge_report_hint(diags_of(b), "`fxge dump MODEL --format=io` shows the interface; `fxge run "
								  "MODEL --random 1` makes inputs");
	return false;
}

static bool
match_views(bind *b, const fxge_tensor_view *v, int n)
{
	bool ok = true;

	for (int k = 0; k < n; k++)
		ok &= match_view(b, &v[k], k, n == b->exe->n_in);
	for (int i = 0; ok && i < b->exe->n_in; i++)
		if (!b->view[i] && !is_literal(b, i))
			ok = report_missing(b, i);
	return ok;
}

/* ---- dtype and rank ---- */

static const char *
expected_text(const bind *b, int i)
{
	return b->exe->in_text[i];
}

static const char *
expected_number(fxge_sym_type t)
{
	return t == FXGE_SYM_T_BOOL ? "True or False" : t == FXGE_SYM_T_INT ? "an integer" : "a number";
}

static bool
check_number(bind *b, int i, fxge_size expr)
{
	const fxge_tensor *t = &b->tensor[i];
	fxge_sym_type type = fxge_sym_type_of(b->exe->program->syms, expr);
	bool fits = t->dtype == FXGE_DT_BOOL ? type == FXGE_SYM_T_BOOL
				: fxge_dtype_is_int(t->dtype)
					? type != FXGE_SYM_T_BOOL
					: type == FXGE_SYM_T_FLOAT && fxge_dtype_is_float(t->dtype);

	if (fxge_tensor_numel(t) != 1)
		return fxge_report(diags_of(b), NULL, FXGE_D_INPUT_RANK,
			"input '%s' has %lld elements, expected %s", name_of(b, i),
			(long long)fxge_tensor_numel(t), expected_number(type));
	if (!fits)
		return fxge_report(diags_of(b), NULL, FXGE_D_INPUT_DTYPE, "input '%s' is %s, expected %s",
			name_of(b, i), fxge_dtypes[t->dtype].text, expected_number(type));
	return true;
}

static bool
check_tensor(bind *b, int i)
{
	const fxge_tensor *t = &b->tensor[i];
	const fxge_meta *m = meta_of(b, i);

	if (m->kind != FXGE_META_TENSOR)
		return fxge_report(diags_of(b), NULL, FXGE_D_INPUT_DTYPE,
			"input '%s' is an array, the program expects %s", name_of(b, i), expected_text(b, i));
	if (t->dtype != m->dtype)
		return fxge_report(diags_of(b), NULL, FXGE_D_INPUT_DTYPE, "input '%s' is %s, expected %s",
			name_of(b, i), fxge_dtypes[t->dtype].text, expected_text(b, i));
	if (m->rank >= 0 && t->rank != m->rank)
		return fxge_report(diags_of(b), NULL, FXGE_D_INPUT_RANK,
			"input '%s' has %d dims, expected %d: %s", name_of(b, i), t->rank, m->rank,
			expected_text(b, i));
	return true;
}

static bool
equals_literal(const fxge_program *p, const fxge_tensor *t, const fxge_operand *o)
{
	int64_t k;

	if (fxge_tensor_numel(t) != 1 || fxge_dtype_is_complex(t->dtype))
		return false;
	switch (o->kind) {
	case FXGE_K_INT:
		return fxge_sym_is_int(p->syms, o->size, &k) && !fxge_dtype_is_float(t->dtype)
			   && fxge_tensor_int(t, 0) == k;
	case FXGE_K_FLOAT:
		return fxge_tensor_float(t, 0) == o->f || (isnan(o->f) && isnan(fxge_tensor_float(t, 0)));
	case FXGE_K_BOOL:
		return !fxge_dtype_is_float(t->dtype) && fxge_tensor_int(t, 0) == o->b;
	default:
		return false;
	}
}

static bool
check_literal(bind *b, int i)
{
	if (equals_literal(b->exe->program, &b->tensor[i], &input(b, i)->literal))
		return true;
	return fxge_report(diags_of(b), NULL, FXGE_D_INPUT_LITERAL,
		"input '%s' differs from the constant %s with which the program was exported",
		name_of(b, i), expected_text(b, i));
}

static bool
check_kind(bind *b, int i)
{
	fxge_size expr;
	fxge_tensor_view v = *b->view[i];

	v.name = name_of(b, i);
	bool number = fxge_meta_number(meta_of(b, i), &expr);

	if (b->exe->call.on_chip && !number
		&& !is_literal(b, i)) /* data in chip memory is not checked */
		return fxge_view_meta(b->exe->session, "input", &v, &b->tensor[i]) && check_tensor(b, i);
	if (!fxge_view_tensor(b->exe->session, "input", &v, &b->tensor[i]))
		return false;
	if (is_literal(b, i))
		return check_literal(b, i);
	return number ? check_number(b, i, expr) : check_tensor(b, i);
}

/* ---- sizes ---- */

static void
solve_number(bind *b, int input, fxge_size expr)
{
	const fxge_tensor *t = &b->tensor[input];
	fxge_syms *syms = b->exe->program->syms;
	fxge_sym_type type = fxge_sym_type_of(syms, expr);

	if (type == FXGE_SYM_T_INT && !fxge_dtype_is_float(t->dtype)) {
		fxge_binding_solve(&b->sizes, expr, fxge_tensor_int(t, 0), input, -1);
		return;
	}
	for (int i = 0; i < b->sizes.n; i++) {
		if (!fxge_size_same(fxge_syms_at(syms, i), expr))
			continue;
		b->sizes.known[i] = true;
		b->sizes.value[i] = (fxge_sym_value){.type = type,
			.i = type == FXGE_SYM_T_BOOL ? fxge_tensor_int(t, 0) : 0,
			.f = type == FXGE_SYM_T_FLOAT ? fxge_tensor_float(t, 0) : 0};
		b->sizes.source[i].input = input;
		b->sizes.source[i].dim = -1;
	}
}

/* Solves for symbols in all dims once. Returns true if a symbol became known. */
static bool
solve_round(bind *b)
{
	bool more = false;

	for (int i = 0; i < b->exe->n_in; i++) {
		const fxge_meta *m = meta_of(b, i);
		const fxge_tensor *t = &b->tensor[i];

		if (!b->view[i] || is_literal(b, i) || m->kind != FXGE_META_TENSOR || !m->shape)
			continue;
		for (int k = 0; k < m->rank; k++)
			more |= fxge_binding_solve(&b->sizes, m->shape[k], t->shape[k], i, k);
	}
	return more;
}

static void
solve(bind *b)
{
	fxge_size expr;

	for (int i = 0; i < b->exe->n_in; i++)
		if (b->view[i] && !is_literal(b, i) && fxge_meta_number(meta_of(b, i), &expr))
			solve_number(b, i, expr);
	for (int round = 0; round <= b->sizes.n && solve_round(b); round++)
		continue;
}

static bool
report_size(const bind *b, int i, int dim, fxge_size expr, const fxge_sym_value *v)
{
	const fxge_tensor *t = &b->tensor[i];
	const char *with = fxge_binding_show(&b->sizes, expr);
	fxge_sbuf s;

	fxge_sbuf_init(&s, b->arena);
	fxge_sym_print(&s, b->exe->program->syms, expr);
	if (!v)
		return fxge_report(diags_of(b), NULL, FXGE_D_INPUT_SIZE,
			"input '%s': dim %d is %lld, which is not a value of %s for any size", name_of(b, i),
			dim, (long long)t->shape[dim], s.data);
	if (fxge_size_is_small(expr))
		return fxge_report(diags_of(b), NULL, FXGE_D_INPUT_SIZE,
			"input '%s': dim %d is %lld, expected %s", name_of(b, i), dim, (long long)t->shape[dim],
			s.data);
	return fxge_report(diags_of(b), NULL, FXGE_D_INPUT_SIZE,
		"input '%s': dim %d is %lld, expected %lld: %s with %s", name_of(b, i), dim,
		(long long)t->shape[dim], (long long)v->i, s.data, with);
}

static bool
check_sizes(bind *b, int i)
{
	const fxge_meta *m = meta_of(b, i);
	fxge_sym_value v;
	bool ok = true;

	for (int k = 0; m->kind == FXGE_META_TENSOR && k < m->rank; k++) {
		/* fails for symbols that nothing determines, and for inexact divisions */
		bool known = fxge_binding_eval(&b->sizes, m->shape[k], &v);

		if (!known || v.i != b->tensor[i].shape[k])
			ok = report_size(b, i, k, m->shape[k], known ? &v : NULL);
	}
	return ok;
}

/* ---- inputs of the main graph ---- */

static void
bind_number(bind *b, int i, fxge_size expr, fxge_array *out)
{
	const fxge_tensor *t = &b->tensor[i];
	fxge_sym_type type = fxge_sym_type_of(b->exe->program->syms, expr);
	const fxge_meta *m = meta_of(b, i);
	fxge_dtype dt = m->kind == FXGE_META_TENSOR ? m->dtype : fxge_number_dtype(type);

	*out = (fxge_array){
		.dtype = dt, .data = fxge_arena_alloc(b->arena, 16), .size = fxge_dtype_size(dt)};
	if (fxge_dtype_is_float(dt))
		fxge_store_float(dt, out->data, 0, fxge_tensor_float(t, 0));
	else
		fxge_store_int(dt, out->data, 0, fxge_tensor_int(t, 0));
}

static void
bind_array(bind *b, int i, fxge_array *out)
{
	const fxge_tensor *t = &b->tensor[i];
	size_t size = (size_t)fxge_tensor_dense_size(t), align = fxge_dtype_size(t->dtype);
	bool usable =
		fxge_tensor_contiguous(t) && ((uintptr_t)t->data & (align > 8 ? 7 : align - 1)) == 0;

	*out = (fxge_array){.dtype = t->dtype, .rank = t->rank, .size = size};
	if (t->rank)
		memcpy(out->shape, t->shape, (size_t)t->rank * sizeof *t->shape);
	if ((usable && t->data) || b->exe->call.on_chip) {
		out->data = b->view[i]->data;
		return;
	}
	out->data = fxge_arena_alloc(b->arena, size);
	fxge_tensor_gather(t, 0, fxge_tensor_numel(t), out->data);
}

static void
bind_input(bind *b, int i)
{
	fxge_array *out = &b->exe->in[b->exe->user_in[i]];
	fxge_size expr;

	if (!b->view[i] || is_literal(b, i))
		*out = (fxge_array){0};
	else if (fxge_meta_number(meta_of(b, i), &expr))
		bind_number(b, i, expr, out);
	else
		bind_array(b, i, out);
}

bool
fxge_bind(fxge_executable *e, fxge_arena *a, const fxge_tensor_view *v, int n, fxge_binding *sizes)
{
	bind b = {.exe = e, .arena = a};
	bool ok;

	b.view = FXGE_NEW_ARRAY(a, (size_t)e->n_in, const fxge_tensor_view *);
	b.tensor = FXGE_NEW_ARRAY(a, (size_t)e->n_in, fxge_tensor);
	fxge_binding_init(&b.sizes, e->program, e, a);
	ok = match_views(&b, v, n);
	for (int i = 0; ok && i < e->n_in; i++)
		ok = !b.view[i] || check_kind(&b, i);
	if (!ok)
		return false;
	solve(&b);
	for (int i = 0; i < e->n_in; i++)
		if (b.view[i] && !is_literal(&b, i))
			ok &= check_sizes(&b, i);
	ok = ok && fxge_binding_check(&b.sizes, false);
	for (int i = 0; ok && i < e->n_in; i++)
		bind_input(&b, i);
	if (sizes)
		*sizes = b.sizes;
	return ok;
}
