/* Shape functions of GE operators that broadcast. GE does not promote: the result has the first input's dtype. */
#include "ir/call.h"
#include "passes/metas.h"

typedef fxge_size arith(fxge_syms *t, fxge_size a, fxge_size b);

static arith *
arith_of(int op)
{
	switch (op) {
	case GE_Add:
		return fxge_sym_add;
	case GE_Sub:
		return fxge_sym_sub;
	case GE_Mul:
		return fxge_sym_mul;
	case GE_FloorDiv:
		return fxge_sym_floordiv;
	case GE_FloorMod:
		return fxge_sym_mod;
	case GE_Maximum:
		return fxge_sym_max;
	case GE_Minimum:
		return fxge_sym_min;
	default:
		return NULL;
	}
}

/* Arithmetic on sizes is followed, so that Reshape knows what its shape input holds. */
static const fxge_size *
size_arithmetic(fxge_call *c)
{
	arith *fn = arith_of((int)c->node->op->id);
	fxge_sizes a = fxge_arg_content(c, 0), b = fxge_arg_content(c, 1);
	int n = a.n > b.n ? a.n : b.n;

	if (!fn || a.n <= 0 || b.n <= 0 || (a.n != n && a.n != 1) || (b.n != n && b.n != 1))
		return NULL;
	fxge_size *y = FXGE_NEW_ARRAY(c->arena, (size_t)n, fxge_size);

	for (int i = 0; i < n; i++)
		y[i] = fn(c->syms, a.s[a.n == 1 ? 0 : i], b.s[b.n == 1 ? 0 : i]);
	if (fxge_syms_fault(c->syms)) { /* a division by a size that may be 0: not known, no error */
		fxge_syms_clear_fault(c->syms);
		return NULL;
	}
	return y;
}

static bool
same_dtypes(fxge_call *c, const fxge_meta *a, const fxge_meta *b)
{
	return a->dtype == b->dtype
		|| fxge_call_fail(c, FXGE_D_DTYPE, "inputs of %s and %s: GE does not promote", fxge_dtypes[a->dtype].text,
			fxge_dtypes[b->dtype].text);
}

static bool
broadcast(fxge_call *c, fxge_dtype dt)
{
	const fxge_meta *m[2] = {fxge_arg_tensor(c, 0), fxge_arg_tensor(c, 1)};
	fxge_size shape[FXGE_MAX_RANK];
	int rank = fxge_broadcast(c, m, 2, shape);

	if (rank < 0 || !same_dtypes(c, m[0], m[1]))
		return false;
	if (!fxge_out_tensor(c, 0, dt == FXGE_DT_NONE ? (fxge_dtype)m[0]->dtype : dt, rank, shape))
		return false;
	if (dt == FXGE_DT_NONE && rank <= 1)
		c->out[0].content = size_arithmetic(c);
	return true;
}

/* y: both inputs broadcast, their common dtype. */
bool
shape_broadcast(fxge_call *c)
{
	return broadcast(c, FXGE_DT_NONE);
}

/* y: both inputs broadcast, bool. */
bool
shape_broadcast_bool(fxge_call *c)
{
	return broadcast(c, FXGE_DT_BOOL);
}

/* RealDiv: as broadcast; bools give f32. */
bool
shape_real_div(fxge_call *c)
{
	return broadcast(c, fxge_arg_tensor(c, 0)->dtype == FXGE_DT_BOOL ? FXGE_DT_F32 : FXGE_DT_NONE);
}

/* SelectV2(condition, then, else): all three broadcast, the dtype of `then`. */
bool
shape_select(fxge_call *c)
{
	const fxge_meta *m[3] = {fxge_arg_tensor(c, 0), fxge_arg_tensor(c, 1), fxge_arg_tensor(c, 2)};
	fxge_size shape[FXGE_MAX_RANK];
	int rank = fxge_broadcast(c, m, 3, shape);

	if (rank < 0 || !same_dtypes(c, m[1], m[2]))
		return false;
	return fxge_out_tensor(c, 0, (fxge_dtype)m[1]->dtype, rank, shape);
}

/* MaskedFill(x, mask, value): x and mask broadcast, x's dtype. */
bool
shape_masked_fill(fxge_call *c)
{
	const fxge_meta *m[2] = {fxge_arg_tensor(c, 0), fxge_arg_tensor(c, 1)};
	fxge_size shape[FXGE_MAX_RANK];
	int rank = fxge_broadcast(c, m, 2, shape);

	fxge_arg_tensor(c, 2);
	return rank >= 0 && fxge_out_tensor(c, 0, (fxge_dtype)m[0]->dtype, rank, shape);
}
