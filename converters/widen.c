/* SPDX-License-Identifier: Apache-2.0 */
/* Dtype legalisation of GE nodes: an operator with an unsupported dtype computes in a wider one
 * that represents all its values, then casts back.
 *
 * Integers and bools widen to i32 or i64, f16 and bf16 to f32. Integer results wrap, as in the
 * narrow dtype. 8-bit floats are storage formats in PyTorch: only moves and comparisons of them are
 * widened, to f32. */
#include "converters/conv.h"
#include "converters/widen.h"

#include "fxge_ge_binary.h"
#include "fxge_ge_compare.h"
#include "fxge_ge_create.h"
#include "fxge_ge_index.h"
#include "fxge_ge_sym.h"
#include "fxge_ge_view.h"

static const fxge_value *
refused(const fxge_node *n, int port)
{
	const fxge_param *r = &n->op->params[port];
	const fxge_value *v = r->attr || !r->dtypes ? NULL : fxge_node_in(n, port);

	return v && v->meta->kind == FXGE_META_TENSOR && !(r->dtypes & 1u << v->meta->dtype) ? v : NULL;
}

int
fxge_conv_refused_port(const fxge_node *n)
{
	for (int i = 0; i < n->op->n_params; i++)
		if (refused(n, i))
			return i;
	return -1;
}

static bool
is_f8(fxge_dtype dt)
{
	return dt == FXGE_DT_F8E4M3 || dt == FXGE_DT_F8E5M2;
}

/* Returns whether the results are elements or sizes of the arguments, or results of comparisons. */
static bool
moves_or_compares(const fxge_node *n)
{
	switch (n->op->id) {
	case GE_Fill:
	case GE_Index:
	case GE_MaskedSelect:
	case GE_Pack:
	case GE_Unpack:
	case GE_ReverseV2:
	case GE_ScatterElements:
	case GE_SelectV2:
	case GE_Shape:
	case GE_SplitV:
	case GE_Equal:
	case GE_NotEqual:
	case GE_IsNan:
		return true;
	default:
		return false;
	}
}

static bool
holds(fxge_dtype to, fxge_dtype from)
{
	return is_f8(from) ? to == FXGE_DT_F32
					   : fxge_dtype_is_float(from) == fxge_dtype_is_float(to)
							 && fxge_dtype_promote(from, to) == to;
}

/* Returns a dtype that represents `from` and that all ports accept which reject `from`; NONE if
 * there is none. */
static fxge_dtype
wider(const fxge_node *n, fxge_dtype from)
{
	static const fxge_dtype of[] = {FXGE_DT_I32, FXGE_DT_I64, FXGE_DT_F32};
	fxge_dtype_set taken = UINT64_MAX;

	if (is_f8(from) && !moves_or_compares(n))
		return FXGE_DT_NONE;
	for (int i = 0; i < n->op->n_params; i++) {
		const fxge_value *v = refused(n, i);

		if (v && v->meta->dtype == from)
			taken &= n->op->params[i].dtypes;
	}
	for (size_t i = 0; i < sizeof of / sizeof *of; i++)
		if (taken >> of[i] & 1 && holds(of[i], from))
			return of[i];
	return FXGE_DT_NONE;
}

/* Casts all values of a port. */
static fxge_arg
cast_port(fxge_cx *cx, const fxge_node *n, int port, fxge_dtype to)
{
	const fxge_port *p = &n->ports[port];
	fxge_value **v = FXGE_NEW_ARRAY(cx->call.arena, p->count, fxge_value *);

	for (uint32_t i = 0; i < p->count; i++)
		v[i] = fxge_conv_cast(cx, n->operands[p->first + i].value, to);
	return fxge_a_values(port, v, (int)p->count);
}

fxge_node *
fxge_conv_widen(fxge_node *n, int port)
{
	fxge_dtype from = fxge_node_in(n, port)->meta->dtype, to = wider(n, from);
	fxge_cx cx = fxge_cx_of(n);
	fxge_arg *args = FXGE_NEW_ARRAY(cx.call.arena, (size_t)n->op->n_params + 1, fxge_arg);

	if (to == FXGE_DT_NONE)
		return NULL;
	for (int i = 0; i < n->op->n_params; i++) {
		const fxge_value *v = refused(n, i);

		args[i] = v && v->meta->dtype == from ? cast_port(&cx, n, i, to) : fxge_a_port(i, n, i);
	}
	args[n->op->n_params].param = -1;
	fxge_node *w = fxge_emit_op(&cx, n->op, args, n->n_results);

	for (uint32_t k = 0; w && k < n->n_results; k++)
		if (!fxge_conv_result(&cx, k, w->results[k]))
			return NULL;
	if (w)
		fxge_node_erase(n);
	return w;
}
