/* SPDX-License-Identifier: Apache-2.0 */
/* Metadata of a saved program's values: expressions, tensor metadata, ranges and guards. */
#include "base/diag/common.h"
#include "base/diag/convert.h"
#include "base/diag/import.h"
#include "frontend/import.h"

#include <ctype.h>

#define LAYOUT_STRIDED 7

/* ---- expressions ---- */

/* Returns whether the text is sympy's srepr, in which every leaf is a named call. */
static bool
is_srepr(const char *s)
{
	return strstr(s, "Symbol(") || strstr(s, "Integer(") || strstr(s, "Float(")
		   || strstr(s, "Rational(") || strcmp(s, "true") == 0 || strcmp(s, "false") == 0;
}

static bool
check_fault(fxge_importer *im, const char *text)
{
	const char *fault = fxge_syms_fault(im->p->syms);

	if (!fault)
		return true;
	fxge_syms_clear_fault(im->p->syms);
	return fxge_import_fail(im, FXGE_D_IMPORT_EXPR, "expression '%.200s': %s", text, fault);
}

static bool
parse_expr(fxge_importer *im, const char *text, fxge_size *out)
{
	const char *error = NULL;
	size_t at = 0, n = strlen(text);
	fxge_size *known = fxge_strmap_get(&im->exprs, text, n);

	if (known) {
		*out = *known;
		return true;
	}
	bool ok = is_srepr(text) ? fxge_sym_parse_srepr(im->p->syms, text, n, out, &error, &at)
							 : fxge_sym_parse_infix(im->p->syms, text, n, out, &error, &at);

	if (!ok)
		return fxge_import_fail(im, FXGE_D_IMPORT_EXPR, "expression '%.200s': %s at byte %zu", text,
			error ? error : "not valid", at);
	if (!check_fault(im, text))
		return false;
	known = FXGE_NEW(im->tmp, fxge_size);
	*known = *out;
	fxge_strmap_put(im->tmp, &im->exprs, fxge_arena_strndup(im->tmp, text, n), n, known);
	return true;
}

bool
fxge_import_expr_ref(fxge_importer *im, uint32_t ref, fxge_size *out)
{
	if (ref >= im->in->n_exprs)
		return fxge_import_fail(im, FXGE_D_IMPORT_EXPR, "found expression %u, expected one of %zu",
			ref, im->in->n_exprs);
	*out = im->expr_table[ref];
	return true;
}

bool
fxge_import_expr(fxge_importer *im, const Fx__SymExpr *e, fxge_size *out)
{
	if (e->has_expr_ref)
		return fxge_import_expr_ref(im, e->expr_ref, out);
	if (!e->expr_str)
		return fxge_import_fail(im, FXGE_D_IMPORT_EXPR, "found an expression without text");
	return parse_expr(im, e->expr_str, out);
}

bool
fxge_import_dim(fxge_importer *im, const Fx__SymInt *d, fxge_size *out)
{
	switch (d->value_case) {
	case FX__SYM_INT__VALUE_AS_INT:
		*out = fxge_sym_int(im->p->syms, d->as_int);
		return true;
	case FX__SYM_INT__VALUE_AS_EXPR:
		return fxge_import_expr(im, d->as_expr, out);
	default:
		return fxge_import_fail(
			im, FXGE_D_IMPORT_EXPR, "found a size of unknown form, expected as_int or as_expr");
	}
}

bool
fxge_import_number(fxge_importer *im, fxge_in_graph *g, const char *name, fxge_sym_type t,
	fxge_size *out, bool *have)
{
	fxge_syms *syms = im->p->syms;
	const Fx__SymExpr *e = NULL;

	*have = true;
	if (t == FXGE_SYM_T_INT) {
		const Fx__SymInt *v = im->src->sym_int(im->src, g, name);

		if (v)
			return fxge_import_dim(im, v, out);
	} else if (t == FXGE_SYM_T_FLOAT) {
		const Fx__SymFloat *v = im->src->sym_float(im->src, g, name);

		if (v && v->value_case == FX__SYM_FLOAT__VALUE_AS_FLOAT) {
			*out = fxge_sym_float(syms, v->as_float);
			return true;
		}
		e = v && v->value_case == FX__SYM_FLOAT__VALUE_AS_EXPR ? v->as_expr : NULL;
	} else {
		const Fx__SymBool *v = im->src->sym_bool(im->src, g, name);

		if (v && v->value_case == FX__SYM_BOOL__VALUE_AS_BOOL) {
			*out = fxge_sym_make(syms, v->as_bool ? FXGE_SYM_LE : FXGE_SYM_LT, NULL,
				(const fxge_size[]){fxge_size_small(0), fxge_size_small(0)}, 2);
			return true;
		}
		e = v && v->value_case == FX__SYM_BOOL__VALUE_AS_EXPR ? v->as_expr : NULL;
	}
	if (e)
		return fxge_import_expr(im, e, out);
	*have = false;
	return !im->src->failed;
}

/* ---- tensors ---- */

/* Imports dims in compact form: each word is a constant or a table index. */
static bool
import_dims(fxge_importer *im, const int64_t *v, size_t n, fxge_size *out)
{
	for (size_t i = 0; i < n; i++) {
		if ((v[i] & 1) == 0) {
			out[i] = fxge_sym_int(im->p->syms, v[i] / 2);
			continue;
		}
		if (v[i] < 0 || v[i] >> 1 > UINT32_MAX)
			return fxge_import_fail(im, FXGE_D_IMPORT_EXPR, "found a size of unknown form");
		if (!fxge_import_expr_ref(im, (uint32_t)(v[i] >> 1), &out[i]))
			return false;
	}
	return true;
}

static bool
check_sizes(fxge_importer *im, const char *name, const fxge_size *v, size_t n)
{
	int64_t numel = 1;

	for (size_t i = 0; i < n; i++) {
		int64_t c;

		if (fxge_sym_is_int(im->p->syms, v[i], &c) && c < 0)
			return fxge_import_fail(im, FXGE_D_IMPORT_FIELD,
				"%s: found size %lld of dim %zu, expected 0 or more", name, (long long)c, i);
		if (fxge_sym_type_of(im->p->syms, v[i]) != FXGE_SYM_T_INT)
			return fxge_import_fail(
				im, FXGE_D_IMPORT_FIELD, "%s: size of dim %zu is not an integer", name, i);
	}
	for (size_t i = 0; i < n; i++) {
		int64_t c;

		if (fxge_sym_is_int(im->p->syms, v[i], &c) && c != 0
			&& __builtin_mul_overflow(numel, c, &numel))
			return fxge_import_fail(
				im, FXGE_D_IMPORT_FIELD, "%s: found more elements than 64 bits count", name);
	}
	return true;
}

void
fxge_import_note_scale(fxge_importer *im, const fxge_value *v)
{
	im->has_scales = true;
	fxge_map_put(im->tmp, &im->scales, fxge_ptr_key(v), im);
}

bool
fxge_import_meta(fxge_importer *im, const Fx__TensorMeta *m, const char *name, fxge_meta *out)
{
	bool lean = m->has_rank;
	size_t rank = lean ? m->rank : m->n_sizes, strides = lean ? m->n_stride_dims : m->n_strides;
	fxge_dtype dt = fxge_dtype_by_torch(m->dtype);
	fxge_size v[2 * FXGE_MAX_RANK];

	if (!m->has_dtype || m->dtype == 0)
		return fxge_import_fail(im, FXGE_D_IMPORT_FIELD, "%s: found no dtype", name);
	if (m->has_layout && m->layout != LAYOUT_STRIDED)
		return fxge_import_fail(im, FXGE_D_IMPORT_UNSUPPORTED,
			"%s: found layout number %d, expected a dense tensor (7)", name, m->layout);
	if (dt == FXGE_DT_NONE)
		return fxge_import_fail(im, FXGE_D_UNSUPPORTED_DTYPE,
			"%s: found dtype number %d, which is not supported", name, m->dtype);
	if (rank > FXGE_MAX_RANK)
		return fxge_import_fail(
			im, FXGE_D_LIMIT, "%s: found %zu dims, expected at most %d", name, rank, FXGE_MAX_RANK);
	if ((strides && strides != rank) || (lean && m->n_dims != rank))
		return fxge_import_fail(
			im, FXGE_D_IMPORT_FIELD, "%s: found %zu strides, expected %zu", name, strides, rank);
	if (lean) {
		if (!import_dims(im, m->dims, rank, v)
			|| !import_dims(im, m->stride_dims, strides, v + rank))
			return false;
	} else {
		for (size_t i = 0; i < rank; i++)
			if (!fxge_import_dim(im, m->sizes[i], &v[i]))
				return false;
		for (size_t i = 0; i < strides; i++)
			if (!fxge_import_dim(im, m->strides[i], &v[rank + i]))
				return false;
	}
	if (!check_sizes(im, name, v, rank))
		return false;
	*out = (fxge_meta){.kind = FXGE_META_TENSOR,
		.dtype = dt,
		.format = FXGE_FORMAT_ND,
		.rank = (int8_t)rank,
		.shape = fxge_program_sizes(im->p, v, rank),
		.stride = strides ? fxge_program_sizes(im->p, v + rank, rank) : NULL};
	return true;
}

bool
fxge_import_is_part(const Fx__TensorMeta *m)
{
	const Fx__SymInt *offset = m->storage_offset;

	return m->part
		   || (offset && (offset->value_case != FX__SYM_INT__VALUE_AS_INT || offset->as_int != 0));
}

/* ---- ranges ---- */

static void
add_guard(fxge_importer *im, const char *text, fxge_size cond, bool parsed)
{
	fxge_guard g = {.text = fxge_names_get(im->s->names, text), .cond = cond, .parsed = parsed};

	fxge_vec_push(&im->p->arena, &im->p->guards, g);
	if (parsed)
		fxge_sym_assume(im->p->syms, cond);
}

/* Adds a guard without a text of the saved program. */
static void
add_condition(fxge_importer *im, fxge_size cond)
{
	fxge_sbuf text;

	fxge_sbuf_init(&text, im->tmp);
	fxge_sym_print(&text, im->p->syms, cond);
	add_guard(im, text.data, cond, true);
}

/* Adds a bound of a compound expression as a guard. */
static void
assume_le(fxge_importer *im, fxge_size a, fxge_size b)
{
	add_condition(im, fxge_sym_make(im->p->syms, FXGE_SYM_LE, NULL, (const fxge_size[]){a, b}, 2));
}

static void
assume_range(fxge_importer *im, fxge_size e, int64_t lo, int64_t hi)
{
	if (lo != INT64_MIN)
		assume_le(im, fxge_sym_int(im->p->syms, lo), e);
	if (hi != INT64_MAX)
		assume_le(im, e, fxge_sym_int(im->p->syms, hi));
}

/* Returns the lower bound of a size.
 *
 * torch.export assumes that dynamic sizes of inputs are at least 2, and saves the assumption like a
 * bound of the user's. Compiled programs also accept 0 and 1, so a lower bound of 2 becomes 0.
 * Data-dependent sizes (u0) keep their bound: a check of the program established it. */
static int64_t
lower_bound(const fxge_importer *im, fxge_size symbol, int64_t lo)
{
	return lo == 2 && fxge_sym_name(im->p->syms, symbol)[0] == 's' ? 0 : lo;
}

static bool
import_range(fxge_importer *im, const Fx__RangeEntry *r)
{
	fxge_syms *t = im->p->syms;
	fxge_size e;
	int64_t lo = r->value && r->value->has_min_val ? r->value->min_val : INT64_MIN;
	int64_t hi = r->value && r->value->has_max_val ? r->value->max_val : INT64_MAX;

	if (!r->key || !parse_expr(im, r->key, &e))
		return r->key
				   ? false
				   : fxge_import_fail(im, FXGE_D_IMPORT_RANGE, "found a range without expression");
	if (lo > hi)
		return fxge_import_fail(im, FXGE_D_IMPORT_RANGE,
			"%.200s: found the range %lld to %lld, which is empty", r->key, (long long)lo,
			(long long)hi);
	if (fxge_sym_type_of(t, e) != FXGE_SYM_T_INT)
		return true; /* bounds of floats are not used */
	if (fxge_size_is_small(e) || fxge_sym_op_of(t, e) != FXGE_SYM_SYMBOL) {
		assume_range(im, e, lo, hi);
		return check_fault(im, r->key);
	}
	if (!fxge_sym_set_range(t, e, lower_bound(im, e, lo), hi))
		return fxge_import_fail(
			im, FXGE_D_IMPORT_RANGE, "%s: found ranges that exclude each other", r->key);
	return true;
}

static bool
import_symbols(fxge_importer *im)
{
	for (size_t i = 0; i < im->in->n_symbols; i++) {
		const Fx__Symbol *y = im->in->symbols[i];
		fxge_name name = fxge_import_name(im, y->name, "a symbol");

		if (!name || y->type < 0 || y->type > 2)
			return name ? fxge_import_fail(
					   im, FXGE_D_IMPORT_EXPR, "symbol %s has the unknown type %d", name, y->type)
						: false;
		fxge_size s = fxge_sym_symbol(im->p->syms, name, (fxge_sym_type)y->type);

		if (y->type == FXGE_SYM_T_INT
			&& !fxge_sym_set_range(im->p->syms, s, y->has_min_val ? y->min_val : INT64_MIN,
				y->has_max_val ? y->max_val : INT64_MAX))
			return fxge_import_fail(im, FXGE_D_IMPORT_RANGE, "%s: found an empty range", name);
	}
	return true;
}

/* Parses the table of expressions. Guards must be assumed before, as they were when the table was
 * written. */
static bool
import_table(fxge_importer *im)
{
	im->expr_table = FXGE_NEW_ARRAY(im->tmp, im->in->n_exprs, fxge_size);
	for (size_t i = 0; i < im->in->n_exprs; i++)
		if (!parse_expr(im, im->in->exprs[i], &im->expr_table[i]))
			return false;
	return true;
}

bool
fxge_import_prepare(fxge_importer *im)
{
	if (!import_symbols(im))
		return false;
	for (size_t i = 0; i < im->in->n_ranges; i++)
		if (!import_range(im, im->in->ranges[i]))
			return false;
	return import_table(im);
}

/* ---- guards ---- */

typedef struct lookup {
	fxge_importer *im;
	fxge_in_graph *g;
	bool failed;
} lookup;

/* Compares an input's name with a path: `L['d']['k']` is the input d_k, `L['args'][0]` is
 * args_0. */
static bool
same_input(const char *input, const char *path, size_t n)
{
	size_t k = 0;

	if (n > 1 && path[0] == 'L' && path[1] == '[') {
		path++;
		n--;
	}
	for (size_t i = 0; i < n; i++) {
		char c = path[i];
		bool word = isalnum((unsigned char)c) || c == '_';

		if (word ? input[k] != c : false)
			return false;
		if (word) {
			k++;
			continue;
		}
		if (k && i + 1 < n && input[k] == '_'
			&& (isalnum((unsigned char)path[i + 1]) || path[i + 1] == '_'))
			k++;
	}
	return input[k] == '\0';
}

static bool
lookup_size(lookup *l, const Fx__Argument *a, int dim, fxge_size *out)
{
	if (a->value_case == FX__ARGUMENT__VALUE_AS_TENSOR) {
		const char *name = a->as_tensor->name;
		const Fx__TensorMeta *m = a->as_tensor->meta;
		fxge_meta meta;

		if (!m && name)
			m = l->im->src->tensor(l->im->src, l->g, name);
		if (!m || dim < 0)
			return false;
		if (!fxge_import_meta(l->im, m, name, &meta)) {
			l->failed = true;
			return false;
		}
		if (dim >= meta.rank)
			return false;
		*out = meta.shape[dim];
		return true;
	}
	bool have = false;

	if (dim >= 0 || a->value_case != FX__ARGUMENT__VALUE_AS_SYM_INT
		|| a->as_sym_int->value_case != FX__SYM_INT_ARGUMENT__VALUE_AS_NAME)
		return false;
	if (!fxge_import_number(l->im, l->g, a->as_sym_int->as_name, FXGE_SYM_T_INT, out, &have))
		l->failed = true;
	return have && !l->failed;
}

static bool
is_user_input(const Fx__InputSpec *s)
{
	return s->spec_case == FX__INPUT_SPEC__SPEC_USER_INPUT
		   || s->spec_case == FX__INPUT_SPEC__SPEC_CONSTANT_INPUT;
}

/* Returns the graph input of `L['flat_args'][k]`, the user's k-th leaf in strict exports; n_inputs
 * for a path of another form. */
static size_t
flat_input(const lookup *l, const char *path, size_t n)
{
	static const char head[] = "L['flat_args'][";
	const Fx__GraphSignature *sig = l->im->in->signature;
	size_t h = sizeof head - 1, none = l->g->n_inputs, i = 0;
	int64_t k;

	if (n <= h + 1 || memcmp(path, head, h) != 0 || path[n - 1] != ']'
		|| !fxge_parse_i64(path + h, n - h - 1, &k) || !sig || sig->n_input_specs != none)
		return none;
	for (; i < none; i++)
		if (is_user_input(sig->input_specs[i]) && k-- == 0)
			break;
	return i;
}

static bool
guard_lookup(void *user, const char *path, size_t n, int dim, fxge_size *out)
{
	lookup *l = user;
	size_t flat = flat_input(l, path, n);

	if (flat < l->g->n_inputs)
		return lookup_size(l, l->g->inputs[flat], dim, out);
	for (size_t i = 0; i < l->g->n_inputs; i++) {
		const char *name = fxge_import_referred(l->g->inputs[i]);

		if (name && same_input(name, path, n))
			return lookup_size(l, l->g->inputs[i], dim, out);
	}
	return false;
}

static bool
import_guard(fxge_importer *im, lookup *l, const char *text)
{
	const char *error = NULL;
	size_t at = 0;
	fxge_size cond = {0};
	bool ok =
		fxge_sym_parse_guard(im->p->syms, text, strlen(text), guard_lookup, l, &cond, &error, &at);

	if (l->failed)
		return false;
	if (!ok || fxge_syms_fault(im->p->syms)) {
		const char *why = fxge_syms_fault(im->p->syms) ? fxge_syms_fault(im->p->syms) : error;

		fxge_syms_clear_fault(im->p->syms);
		fxge_import_fail(im, FXGE_D_GUARD_UNPARSED, "guard '%.500s': %s at byte %zu", text,
			why ? why : "not known", at);
		ok = false;
	}
	add_guard(im, text, cond, ok);
	return true;
}

bool
fxge_import_guards(fxge_importer *im, fxge_in_graph *g)
{
	lookup l = {im, g, false};

	for (size_t i = 0; i < im->in->n_guards; i++) {
		const Fx__Guard *w = im->in->guards[i];
		fxge_size cond = {0};

		if (w->has_expr_ref && !fxge_import_expr_ref(im, w->expr_ref, &cond))
			return false;
		if (w->text || !w->has_expr_ref)
			add_guard(im, w->text ? w->text : "", cond, w->has_expr_ref);
		else
			add_condition(im, cond);
	}
	for (size_t i = 0; i < im->in->n_guards_code; i++)
		if (!import_guard(im, &l, im->in->guards_code[i]))
			return false;
	/* guards may simplify expressions that were parsed before */
	im->exprs = (fxge_strmap){0};
	return im->in->n_guards + im->in->n_guards_code == 0 || im->in->n_exprs == 0
		   || import_table(im);
}
