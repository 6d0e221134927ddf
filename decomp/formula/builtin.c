/* SPDX-License-Identifier: Apache-2.0 */
/* Builtin functions of the formula language (ops/formula/builtins.def). */
#include "backend/chips/kernels.h"
#include "base/diag/common.h"
#include "base/diag/convert.h"
#include "base/diag/shapes.h"
#include "decomp/formula/value.h"

#include "decomp/builder.h"
#include "ops/chips/chips.h"

#include <float.h>
#include <math.h>

static fxge_fxv
dtype_value(fxge_dtype d)
{
	return (fxge_fxv){.kind = FXGE_FXV_DTYPE, .dtype = d};
}

static fxge_fxv *
new_list(fxge_fx_run *r, int64_t n)
{
	if (n > FXGE_MAX_FORMULA_LIST) {
		fxge_fx_fail(r, FXGE_D_LIMIT, "a list of more than %d elements", FXGE_MAX_FORMULA_LIST);
		n = 0;
	}
	return FXGE_NEW_ARRAY(r->cx->call.arena, (size_t)n + 1, fxge_fxv);
}

/* ---- numbers and sizes ---- */

static fxge_fxv
of_two(fxge_fx_run *r, bool least, fxge_fxv a, fxge_fxv b)
{
	fxge_syms *t = r->cx->call.syms;
	double x, y;

	if (a.kind == FXGE_FXV_INT && b.kind == FXGE_FXV_INT)
		return fxge_fxv_int(
			least ? fxge_sym_min(t, a.size, b.size) : fxge_sym_max(t, a.size, b.size));
	if (!fxge_fxv_real(r, a, &x) || !fxge_fxv_real(r, b, &y))
		return a;
	return (least ? y < x : y > x) ? b : a;
}

static fxge_fxv
extreme(fxge_fx_run *r, bool least, const fxge_fxv *a, int n)
{
	if (n == 1) {
		n = a[0].n;
		a = a[0].items;
	}
	if (n == 0)
		return fxge_fx_fail(r, FXGE_D_CONSTRAINT, "the %s of nothing", least ? "least" : "largest");
	fxge_fxv y = a[0];

	for (int i = 1; i < n; i++)
		y = of_two(r, least, y, a[i]);
	return y;
}

static fxge_fxv
to_int(fxge_fx_run *r, fxge_fxv v)
{
	if (v.kind == FXGE_FXV_INT)
		return v;
	double x;

	if (v.kind == FXGE_FXV_RAW && v.raw->kind == FXGE_K_SYM) {
		fxge_name name = fxge_names_get(r->cx->call.program->session->names, "TruncToInt");

		return fxge_fxv_int(fxge_sym_make(r->cx->call.syms, FXGE_SYM_CALL, name, &v.raw->size, 1));
	}
	if (!fxge_fxv_real(r, v, &x))
		return v;
	if (!(fabs(x) < 0x1p63))
		return fxge_fx_fail(r, FXGE_D_CONSTRAINT, "%g is not an int", x);
	return fxge_fxv_int(fxge_sym_int(r->cx->call.syms, (int64_t)x));
}

static fxge_fxv
to_float(fxge_fx_run *r, fxge_fxv v)
{
	double x = 0;

	fxge_fxv_real(r, v, &x);
	return fxge_fxv_float(x);
}

static bool
whole_items(fxge_fxv list)
{
	for (int i = 0; i < list.n; i++)
		if (list.items[i].kind != FXGE_FXV_INT)
			return false;
	return true;
}

static fxge_fxv
folded(fxge_fx_run *r, fxge_fx_op op, int64_t from, fxge_fxv list)
{
	fxge_fxv y = fxge_fxv_int(fxge_size_small(from));

	if (op == FXGE_FX_ADD && whole_items(list))
		return fxge_fx_sum(r, list);
	for (int i = 0; i < list.n && !r->cx->call.failed; i++)
		y = fxge_fx_binary(r, op, y, list.items[i]);
	return y;
}

/* ---- lists ---- */

static fxge_fxv
range(fxge_fx_run *r, const fxge_fxv *a, int n)
{
	int64_t from = 0, to, step = 1, count;

	if (n > 1 && !fxge_fxv_whole(r, a[0], &from))
		return a[0];
	if (!fxge_fxv_whole(r, a[n > 1], &to) || (n > 2 && !fxge_fxv_whole(r, a[2], &step)))
		return a[0];
	if (step == 0)
		return fxge_fx_fail(r, FXGE_D_CONSTRAINT, "a range with step 0");
	bool up = step > 0, any = up ? from < to : from > to;
	uint64_t span = up ? (uint64_t)to - (uint64_t)from : (uint64_t)from - (uint64_t)to;
	uint64_t by = up ? (uint64_t)step : -(uint64_t)step, turns = any ? (span - 1) / by + 1 : 0;

	count = turns > FXGE_MAX_FORMULA_LIST ? FXGE_MAX_FORMULA_LIST + 1 : (int64_t)turns;
	fxge_fxv *items = new_list(r, count);

	for (int64_t i = 0; i < count && !r->cx->call.failed; i++)
		items[i] = fxge_fxv_int(fxge_sym_int(r->cx->call.syms, from + i * step));
	return fxge_fxv_list(items, r->cx->call.failed ? 0 : (int)count);
}

static fxge_fxv
reversed(fxge_fx_run *r, fxge_fxv list)
{
	fxge_fxv *items = new_list(r, list.n);

	for (int i = 0; i < list.n; i++)
		items[i] = list.items[list.n - 1 - i];
	return fxge_fxv_list(items, list.n);
}

static bool
wrapped(fxge_fx_run *r, fxge_fxv v, int64_t rank, int64_t *out)
{
	int64_t of = rank ? rank : 1;

	if (!fxge_fxv_whole(r, v, out))
		return false;
	if (*out < -of || *out >= of) {
		fxge_fx_fail(r, FXGE_D_DIM_RANGE, "dim %lld of a tensor with %lld dims", (long long)*out,
			(long long)rank);
		return false;
	}
	*out += *out < 0 ? of : 0;
	return true;
}

static fxge_fxv
small_int(int64_t v)
{
	return fxge_fxv_int(fxge_size_small(v));
}

static fxge_fxv
all_dims(fxge_fx_run *r, int64_t rank)
{
	fxge_fxv *items = new_list(r, rank);

	for (int64_t i = 0; i < rank && i < FXGE_MAX_RANK; i++)
		items[i] = small_int(i);
	return fxge_fxv_list(items, (int)rank);
}

/* Returns dims(list or None, rank, empty="all"), in the given order. For rank 0, dims 0 and -1 are
 * accepted, and the result is empty. */
static fxge_fxv
dims(fxge_fx_run *r, const fxge_fxv *a, int n)
{
	int64_t rank, d;
	uint64_t seen = 0;
	bool empty = a[0].kind == FXGE_FXV_NONE || a[0].n == 0;

	if (!fxge_fxv_whole(r, a[1], &rank))
		return a[0];
	if (empty && !(n > 2 && strcmp(a[2].s, "none") == 0))
		return all_dims(r, rank);
	fxge_fxv *items = new_list(r, a[0].n);

	for (int i = 0; !empty && i < a[0].n; i++) {
		if (!wrapped(r, a[0].items[i], rank, &d))
			return a[0];
		if (seen >> d & 1)
			return fxge_fx_fail(r, FXGE_D_DIM_TWICE, "dim %lld is named twice", (long long)d);
		seen |= UINT64_C(1) << d;
		items[i] = small_int(d);
	}
	return fxge_fxv_list(items, empty || rank == 0 ? 0 : a[0].n);
}

static fxge_fxv
rest(fxge_fx_run *r, fxge_fxv list, fxge_fxv of)
{
	int64_t rank, d;
	uint64_t seen = 0;
	int n = 0;

	if (!fxge_fxv_whole(r, of, &rank))
		return of;
	for (int i = 0; i < list.n; i++) {
		if (!wrapped(r, list.items[i], rank, &d))
			return of;
		seen |= UINT64_C(1) << d;
	}
	fxge_fxv *items = new_list(r, rank);

	for (d = 0; d < rank && d < FXGE_MAX_RANK; d++)
		if (!(seen >> d & 1))
			items[n++] = small_int(d);
	return fxge_fxv_list(items, n);
}

/* ---- dtypes ---- */

static fxge_dtype_class
class_of_number(const fxge_fx_run *r, fxge_fxv v)
{
	if (v.kind == FXGE_FXV_RAW && v.raw->kind == FXGE_K_COMPLEX)
		return FXGE_CLASS_COMPLEX;
	if (v.kind == FXGE_FXV_RAW && v.raw->kind == FXGE_K_SYM)
		return fxge_sym_type_of(r->cx->call.syms, v.raw->size) == FXGE_SYM_T_BOOL
				   ? FXGE_CLASS_BOOL
				   : FXGE_CLASS_FLOAT;
	return v.kind == FXGE_FXV_NONE   ? FXGE_CLASS_NONE
		   : v.kind == FXGE_FXV_INT  ? FXGE_CLASS_INT
		   : v.kind == FXGE_FXV_BOOL ? FXGE_CLASS_BOOL
									 : FXGE_CLASS_FLOAT;
}

static void
promote_one(fxge_fx_run *r, fxge_promotion *p, fxge_fxv v)
{
	if (v.kind == FXGE_FXV_LIST) {
		for (int i = 0; i < v.n; i++)
			promote_one(r, p, v.items[i]);
		return;
	}
	if (v.kind != FXGE_FXV_TENSOR) {
		fxge_promotion_number(p, class_of_number(r, v));
		return;
	}
	const fxge_meta *m = fxge_fxv_meta(r, v);

	if (m)
		fxge_promotion_tensor(p, m);
}

static fxge_dtype
promoted(fxge_fx_run *r, const fxge_fxv *a, int n)
{
	fxge_promotion p = {0};

	for (int i = 0; i < n; i++)
		promote_one(r, &p, a[i]);
	return fxge_promotion_result(&p);
}

static fxge_dtype
floated(fxge_dtype d)
{
	return fxge_dtypes[d].klass < FXGE_CLASS_FLOAT ? FXGE_DT_F32 : d;
}

/* eps of torch.finfo: the distance from 1 to the next number */
static const double epsilons[FXGE_DT_COUNT] = {
	[FXGE_DT_F64] = DBL_EPSILON,
	[FXGE_DT_F32] = FLT_EPSILON,
	[FXGE_DT_F16] = 0x1p-10,
	[FXGE_DT_BF16] = 0x1p-7,
	[FXGE_DT_F8E4M3] = 0x1p-3,
	[FXGE_DT_F8E5M2] = 0x1p-2,
};

static fxge_fxv
epsilon(fxge_fx_run *r, fxge_dtype d)
{
	if (!fxge_dtype_is_float(d))
		return fxge_fx_fail(r, FXGE_D_UNSUPPORTED_FORM, "the precision of %s", fxge_dtypes[d].text);
	return fxge_fxv_float(epsilons[d]);
}

/* Returns max or lowest of torch.finfo or torch.iinfo. */
static fxge_fxv
limit(fxge_fx_run *r, fxge_dtype d, bool low)
{
	int bits = fxge_dtypes[d].bits;
	bool has_sign = fxge_dtypes[d].klass == FXGE_CLASS_INT;

	if (fxge_dtype_is_float(d))
		return fxge_fxv_float(low ? -fxge_dtype_largest(d) : fxge_dtype_largest(d));
	if (!fxge_dtype_is_int(d) || (bits == 64 && !has_sign && !low))
		return fxge_fx_fail(r, FXGE_D_UNSUPPORTED_FORM, "the limits of %s", fxge_dtypes[d].text);
	int64_t most = (int64_t)(UINT64_MAX >> (64 - bits + has_sign));

	return fxge_fxv_int(fxge_sym_int(r->cx->call.syms, low ? (has_sign ? -most - 1 : 0) : most));
}

/* ---- shapes ---- */

static fxge_fxv
broadcast(fxge_fx_run *r, const fxge_fxv *a, int n)
{
	fxge_call *c = &r->cx->call;
	const fxge_meta **m = FXGE_NEW_ARRAY(c->arena, (size_t)n, const fxge_meta *);
	fxge_size shape[FXGE_MAX_RANK];

	for (int i = 0; i < n; i++) {
		if (a[i].n > FXGE_MAX_RANK)
			return fxge_fx_fail(r, FXGE_D_LIMIT, "%d dims", a[i].n);
		for (int d = 0; d < a[i].n; d++)
			shape[d] = a[i].items[d].size;
		fxge_meta *x = FXGE_NEW(c->arena, fxge_meta);

		*x = fxge_meta_tensor(c->arena, FXGE_DT_F32, a[i].n, shape);
		m[i] = x;
	}
	int rank = fxge_broadcast(c, m, n, shape);
	fxge_fxv *items = new_list(r, rank < 0 ? 0 : rank);

	for (int d = 0; d < rank; d++)
		items[d] = fxge_fxv_int(shape[d]);
	return fxge_fxv_list(items, rank < 0 ? 0 : rank);
}

/* ---- metas without tensors ---- */

static fxge_fxv
known(fxge_fx_run *r, fxge_dtype d, int rank, const fxge_size *shape)
{
	fxge_meta *m = FXGE_NEW(r->cx->call.arena, fxge_meta);

	*m = fxge_meta_tensor(r->cx->call.arena, d, rank, shape);
	return (fxge_fxv){.kind = FXGE_FXV_TENSOR, .meta = m};
}

/* like(x[, dtype]) */
static fxge_fxv
like(fxge_fx_run *r, const fxge_fxv *a, int n)
{
	const fxge_meta *m = fxge_fxv_meta(r, a[0]);

	if (!m)
		return (fxge_fxv){0};
	if (n < 2 || a[1].kind == FXGE_FXV_NONE || a[1].dtype == m->dtype)
		return a[0];
	return known(r, a[1].dtype, m->rank, m->shape);
}

/* tensor(shape, dtype) */
static fxge_fxv
tensor(fxge_fx_run *r, fxge_fxv sizes, fxge_dtype d)
{
	fxge_size shape[FXGE_MAX_RANK];

	if (sizes.n > FXGE_MAX_RANK)
		return fxge_fx_fail(r, FXGE_D_LIMIT, "%d dims", sizes.n);
	for (int i = 0; i < sizes.n; i++)
		shape[i] = sizes.items[i].size;
	return known(r, d, sizes.n, shape);
}

/* pointwise(a, b, ...); numbers have rank 0 */
static fxge_fxv
pointwise(fxge_fx_run *r, const fxge_fxv *a, int n)
{
	const fxge_meta *few[4],
		**m = n <= 4 ? few : FXGE_NEW_ARRAY(r->cx->call.arena, (size_t)n, const fxge_meta *);
	fxge_dtype d = promoted(r, a, n);
	fxge_size shape[FXGE_MAX_RANK];

	for (int i = 0; i < n; i++)
		m[i] = a[i].kind == FXGE_FXV_TENSOR ? a[i].meta : NULL;
	int rank = r->cx->call.failed ? -1 : fxge_broadcast(&r->cx->call, m, n, shape);

	return rank < 0 ? (fxge_fxv){0} : known(r, d, rank, shape);
}

/* Returns the symbol of a data-dependent size: one for each call, the same at every inference. */
static fxge_fxv
unknown(fxge_fx_run *r, fxge_size limit)
{
	fxge_cx *cx = r->cx;
	const char *text = fxge_arena_printf(cx->call.arena, "u_%u_%d", cx->node->id, r->unknowns++);
	fxge_size s = fxge_sym_symbol(
		cx->call.syms, fxge_names_get(cx->call.session->names, text), FXGE_SYM_T_INT);
	int64_t least, most;

	fxge_sym_range(cx->call.syms, limit, &least, &most);
	most = most < 0 ? 0 : most;
	fxge_sym_set_range(cx->call.syms, s, 0, most);
	fxge_sym_set_reach(cx->call.syms, s, 0, most);
	return fxge_fxv_int(s);
}

/* ---- refusals ---- */

static const char *
reason(fxge_fx_run *r, const fxge_fxv *text, const fxge_fxv *values)
{
	fxge_sbuf b;

	fxge_sbuf_init(&b, r->cx->call.arena);
	fxge_sbuf_str(&b, "");
	for (const char *s = text->s; *s; s++) {
		if (*s != '{') {
			fxge_sbuf_chr(&b, *s);
			continue;
		}
		fxge_sbuf_str(&b, fxge_fxv_text(r, *values++));
		s += strcspn(s, "}");
	}
	return b.data;
}

/* Returns whether an inequality can be a guard: the program checks it before it runs, so the sizes
 * must be those of inputs, and the node must not be in a branch that may not run. */
static bool
is_checkable(const fxge_fx_run *r, fxge_size cond)
{
	const fxge_node *n = r->cx->call.node;

	return n && n->graph && !n->graph->parent && !fxge_sym_depends_on_data(r->cx->call.syms, cond);
}

void
fxge_fx_guard(fxge_fx_run *r, fxge_size cond)
{
	fxge_syms *t = r->cx->call.syms;
	const fxge_size *args;

	if (fxge_size_is_small(cond))
		return;
	switch (fxge_sym_op_of(t, cond)) {
	case FXGE_SYM_AND: {
		int n = fxge_sym_args(t, cond, &args);

		for (int i = 0; i < n; i++)
			fxge_fx_guard(r, args[i]);
		break;
	}
	case FXGE_SYM_LT:
	case FXGE_SYM_LE:
		if (!is_checkable(r, cond))
			break;
		/* fallthrough */
	case FXGE_SYM_EQ:
	case FXGE_SYM_NE:
		fxge_program_guard(r->cx->call.program, cond);
		break;
	default:
		break;
	}
}

static fxge_fxv
require(fxge_fx_run *r, const fxge_fxv *a)
{
	if (a[0].kind == FXGE_FXV_COND)
		fxge_fx_guard(r, a[0].size);
	else if (!a[0].b)
		fxge_fx_fail(r, FXGE_D_CONSTRAINT, "%s", reason(r, &a[1], a + 2));
	return (fxge_fxv){0};
}

/* ---- dispatch ---- */

static fxge_fxv
of_tensor(fxge_fx_run *r, fxge_fx_builtin fn, const fxge_fxv *a)
{
	double x;

	if (fn == FXGE_FX_FN_number)
		return fxge_fxv_real(r, a[0], &x) ? fxge_fxv_tensor(fxge_emit_number(r->cx, a[1].dtype, x))
										  : a[0];
	fxge_dtype d = fn == FXGE_FX_FN_cast ? a[1].dtype : fxge_dtype_opmath(a[0].meta->dtype);

	return fxge_fxv_tensor(fxge_emit_cast(r->cx, a[0].value, d));
}

static fxge_fxv
of_list(fxge_fx_run *r, fxge_fx_builtin fn, const fxge_fxv *a, int n)
{
	int64_t rank, d;

	switch (fn) {
	case FXGE_FX_FN_len:
		return small_int(a[0].n);
	case FXGE_FX_FN_prod:
		return folded(r, FXGE_FX_MUL, 1, a[0]);
	case FXGE_FX_FN_total:
		return folded(r, FXGE_FX_ADD, 0, a[0]);
	case FXGE_FX_FN_range:
		return range(r, a, n);
	case FXGE_FX_FN_reversed:
		return reversed(r, a[0]);
	case FXGE_FX_FN_dims:
		return dims(r, a, n);
	case FXGE_FX_FN_dim:
		return fxge_fxv_whole(r, a[1], &rank) && wrapped(r, a[0], rank, &d) ? small_int(d) : a[0];
	case FXGE_FX_FN_rest:
		return rest(r, a[0], a[1]);
	default:
		return broadcast(r, a, n);
	}
}

static bool
is_chip(const fxge_session *s, const char *family)
{
	return s->chip && strcmp(s->chip->family, family) == 0;
}

fxge_fxv
fxge_fx_call_builtin(fxge_fx_run *r, fxge_fx_builtin fn, const fxge_fxv *a, int n)
{
	fxge_syms *t = r->cx->call.syms;
	int64_t i;

	switch (fn) {
	case FXGE_FX_FN_min:
	case FXGE_FX_FN_max:
		return extreme(r, fn == FXGE_FX_FN_min, a, n);
	case FXGE_FX_FN_int:
		return to_int(r, a[0]);
	case FXGE_FX_FN_float:
		return to_float(r, a[0]);
	case FXGE_FX_FN_ceildiv:
		return fxge_fxv_int(fxge_sym_ceildiv(t, a[0].size, a[1].size));
	case FXGE_FX_FN_known:
		return fxge_fxv_bool(a[0].kind == FXGE_FXV_INT   ? fxge_sym_is_int(t, a[0].size, &i)
							 : a[0].kind == FXGE_FXV_RAW ? a[0].raw->kind != FXGE_K_SYM
														 : true);
	case FXGE_FX_FN_proved:
		return fxge_fxv_bool(a[0].kind == FXGE_FXV_BOOL && a[0].b);
	case FXGE_FX_FN_has_kernel:
		return fxge_fxv_bool(!fxge_kernels_lack(r->cx->call.session, a[0].s));
	case FXGE_FX_FN_chip_is:
		return fxge_fxv_bool(is_chip(r->cx->call.session, a[0].s));
	case FXGE_FX_FN_exact_integers:
		return fxge_fxv_bool(r->cx->node->graph->program->quant == FXGE_QUANT_EXACT);
	case FXGE_FX_FN_integer_kernels:
		return fxge_fxv_bool(r->cx->node->graph->program->quant != FXGE_QUANT_KEEP);
	case FXGE_FX_FN_in_order: {
		const fxge_meta *m = fxge_fxv_meta(r, a[0]);

		return fxge_fxv_bool(!m || fxge_meta_in_order(t, m));
	}
	case FXGE_FX_FN_promote:
		return dtype_value(promoted(r, a, n));
	case FXGE_FX_FN_promote_float:
		return dtype_value(floated(promoted(r, a, n)));
	case FXGE_FX_FN_wide_dtype:
		return dtype_value(fxge_dtype_opmath(a[0].dtype));
	case FXGE_FX_FN_eps:
		return epsilon(r, a[0].dtype);
	case FXGE_FX_FN_largest:
	case FXGE_FX_FN_smallest:
		return limit(r, a[0].dtype, fn == FXGE_FX_FN_smallest);
	case FXGE_FX_FN_cast:
	case FXGE_FX_FN_wide:
	case FXGE_FX_FN_number:
		return of_tensor(r, fn, a);
	case FXGE_FX_FN_like:
		return like(r, a, n);
	case FXGE_FX_FN_tensor:
		return tensor(r, a[0], a[1].dtype);
	case FXGE_FX_FN_pointwise:
		return pointwise(r, a, n);
	case FXGE_FX_FN_unknown:
		return unknown(r, a[0].size);
	case FXGE_FX_FN_require:
		return require(r, a);
	case FXGE_FX_FN_refuse:
		return fxge_fx_fail(r, FXGE_D_UNSUPPORTED_FORM, "%s", reason(r, &a[0], a + 1));
	default:
		return of_list(r, fn, a, n);
	}
}
