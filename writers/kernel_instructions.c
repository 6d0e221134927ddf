/* SPDX-License-Identifier: Apache-2.0 */
/* Vector instructions of Ascend C and compositions of them, through which kernels compute
 * everything. Only behaviour that CANN documents is relied on: results of Max, Min and Relu for NaN
 * are not documented, so extremes are computed by Compare and Select. */
#include "writers/kernel_vector.h"

#include <math.h>

/* ---- emission ---- */

static int
fresh(vx_unroller *u, bool mask)
{
	fxge_vec_push(u->arena, &u->masks, mask);
	return (int)u->masks.len - 1;
}

vx_value
vx_input(vx_unroller *u, bool mask)
{
	int at = fresh(u, mask);

	return (vx_value){.kind = mask ? VX_MASK : VX_TENSOR,
		.type = mask ? VX_BOOL : VX_ELEMENT,
		.at = at,
		.reads = (uint32_t)1 << at};
}

static bool
in_memory(vx_value v)
{
	return v.kind == VX_TENSOR || v.kind == VX_MASK;
}

/* Appends an instruction with the operands `of` that are in memory, and a new result. */
static vx_value
push(vx_unroller *u, vx_instruction i, bool mask, const vx_value *of, int n)
{
	uint32_t reads = 0;

	i.to = fresh(u, mask);
	for (int k = 0; k < 3; k++) {
		i.from[k] = k < n && in_memory(of[k]) ? of[k].at : -1;
		reads |= k < n ? of[k].reads : 0;
	}
	fxge_vec_push(u->arena, &u->list, i);
	return (vx_value){.kind = mask ? VX_MASK : VX_TENSOR, .at = i.to, .reads = reads};
}

vx_value
vx_emit(vx_unroller *u, const char *name, vx_value a, vx_value b)
{
	const vx_value of[] = {a, b};
	bool scalar = b.kind == VX_NUMBER;
	vx_value v =
		push(u, (vx_instruction){.name = name, .scalar = scalar ? b.text : NULL}, false, of, 2);

	v.type = vx_promoted(of, 2);
	return v;
}

vx_value
vx_unary(vx_unroller *u, const char *name, vx_value a)
{
	return vx_emit(u, name, vx_tensor(u, a), (vx_value){0});
}

vx_value
vx_with_number(vx_unroller *u, const char *name, vx_value a, vx_value number)
{
	return vx_emit(u, name, vx_tensor(u, a), number);
}

vx_value
vx_moded(vx_unroller *u, const char *name, const char *mode, vx_value a)
{
	const vx_value of = vx_tensor(u, a);
	vx_value v = push(u, (vx_instruction){.name = name, .mode = mode}, false, &of, 1);

	v.type = a.type;
	return v;
}

static vx_value
filled(vx_unroller *u, vx_value number)
{
	vx_value v = vx_emit(u, "Duplicate", (vx_value){0}, number);

	v.type = VX_BOOL; /* does not take part in promotion */
	return v;
}

vx_value
vx_copied(vx_unroller *u, vx_value v)
{
	return v.kind == VX_MASK ? vx_or(u, v, v) : vx_with_number(u, "Muls", v, vx_number(u, 1, true));
}

/* ---- masks ---- */

static vx_value
logic(vx_unroller *u, const char *name, vx_value a, vx_value b)
{
	const vx_value of[] = {a, b};

	return push(u, (vx_instruction){.name = name, .whole = true}, true, of, 2);
}

vx_value
vx_and(vx_unroller *u, vx_value a, vx_value b)
{
	return logic(u, "MaskAnd", a, b);
}

vx_value
vx_or(vx_unroller *u, vx_value a, vx_value b)
{
	return logic(u, "MaskOr", a, b);
}

vx_value
vx_not(vx_unroller *u, vx_value a)
{
	return logic(u, "MaskNot", a, (vx_value){0});
}

vx_value
vx_mask_of_number(vx_unroller *u, vx_value number)
{
	return push(u, (vx_instruction){.name = "MaskFill", .scalar = number.text, .whole = true}, true,
		&number, 1);
}

/* Compares in f32; numbers are f32 too. */
static vx_value
compare(vx_unroller *u, fxge_fx_op op, vx_value a, vx_value b)
{
	static const char *const modes[] = {[FXGE_FX_LT] = "CMPMODE::LT",
		[FXGE_FX_LE] = "CMPMODE::LE",
		[FXGE_FX_GT] = "CMPMODE::GT",
		[FXGE_FX_GE] = "CMPMODE::GE",
		[FXGE_FX_EQ] = "CMPMODE::EQ",
		[FXGE_FX_NE] = "CMPMODE::NE"};
	bool scalar = b.kind == VX_NUMBER;
	const vx_value of[] = {vx_tensor(u, a), scalar ? b : vx_tensor(u, b)};

	return push(u,
		(vx_instruction){.name = scalar ? "CompareScalar" : "Compare",
			.scalar = scalar ? b.text : NULL,
			.mode = modes[op],
			.whole = true},
		true, of, 2);
}

static fxge_fx_op
mirrored(fxge_fx_op op)
{
	switch (op) {
	case FXGE_FX_LT:
		return FXGE_FX_GT;
	case FXGE_FX_LE:
		return FXGE_FX_GE;
	case FXGE_FX_GT:
		return FXGE_FX_LT;
	case FXGE_FX_GE:
		return FXGE_FX_LE;
	default:
		return op;
	}
}

/* Returns whether a number has at most eight significant bits and is in f16's range, so that f32,
 * f16 and bf16 hold it exactly. */
static bool
everywhere_exact(vx_value number)
{
	int exponent;
	double m = frexp(number.number, &exponent);

	return number.known
		   && (number.number - number.number != 0 || number.number == 0
			   || (m * 256 == floor(m * 256) && exponent > -14 && exponent < 16));
}

/* Rounds a number to the dtype of the tensor, as PyTorch does before a comparison. */
static vx_value
as_element(vx_unroller *u, vx_value number)
{
	if (!(u->element & ~((fxge_dtype_set)1 << FXGE_DT_F32)) || everywhere_exact(number))
		return number;
	u->rounds = true;
	return vx_emit(u, "Rounded", (vx_value){0}, number);
}

vx_value
vx_compare(vx_unroller *u, fxge_fx_op op, vx_value a, vx_value b)
{
	if (a.kind == VX_NUMBER && b.kind != VX_NUMBER)
		return vx_compare(u, mirrored(op), b, a);
	if (b.kind == VX_NUMBER && a.type == VX_ELEMENT)
		b = as_element(u, b);
	return compare(u, op, a, b);
}

vx_value
vx_mask(vx_unroller *u, vx_value v)
{
	if (v.kind == VX_NUMBER)
		return vx_mask_of_number(u, v);
	return v.kind == VX_MASK ? v : compare(u, FXGE_FX_NE, v, vx_number(u, 0, true));
}

vx_value
vx_tensor(vx_unroller *u, vx_value v)
{
	if (v.kind == VX_TENSOR)
		return v;
	if (v.kind == VX_NUMBER)
		return filled(u, v);
	if (v.kind != VX_MASK)
		return vx_cannot(u, "an operand that is not a tensor");
	v = vx_select(u, v, vx_number(u, 1, true), vx_number(u, 0, true));
	v.type = VX_BOOL;
	return v;
}

vx_value
vx_select(vx_unroller *u, vx_value mask, vx_value a, vx_value b)
{
	if (a.kind == VX_MASK && b.kind == VX_MASK)
		return vx_or(u, vx_and(u, mask, a), vx_and(u, vx_not(u, mask), b));
	bool scalar = b.kind == VX_NUMBER;
	const vx_value of[] = {vx_mask(u, mask), vx_tensor(u, a), scalar ? b : vx_tensor(u, b)};
	vx_value v = push(u,
		(vx_instruction){.name = "Select",
			.scalar = scalar ? b.text : NULL,
			.mode =
				scalar ? "SELMODE::VSEL_TENSOR_SCALAR_MODE" : "SELMODE::VSEL_TENSOR_TENSOR_MODE"},
		false, of, 3);

	v.type = vx_promoted((const vx_value[]){a, b}, 2);
	return v;
}

vx_value
vx_extreme(vx_unroller *u, bool larger, vx_value a, vx_value b)
{
	vx_value mask;

	if (a.kind == VX_NUMBER && b.kind != VX_NUMBER)
		return vx_extreme(u, larger, b, a);
	if (b.known && b.number == b.number) /* NaN satisfies neither < nor >, and is kept */
		mask = vx_not(u, compare(u, larger ? FXGE_FX_LT : FXGE_FX_GT, a, b));
	else
		mask = vx_or(
			u, compare(u, larger ? FXGE_FX_GE : FXGE_FX_LE, a, b), compare(u, FXGE_FX_NE, a, a));
	return vx_select(u, mask, a, b);
}

/* ---- arithmetic ---- */

/* Returns x + c, x - c, c - x, x * c or x / c, where c may be a number or a tensor. */
vx_value
vx_combined(vx_unroller *u, fxge_fx_op op, vx_value a, vx_value b)
{
	static const char *const tensors[] = {
		[FXGE_FX_ADD] = "Add", [FXGE_FX_SUB] = "Sub", [FXGE_FX_MUL] = "Mul", [FXGE_FX_DIV] = "Div"};

	if (a.kind == VX_NUMBER && b.kind == VX_NUMBER) {
		vx_value v = vx_arithmetic(u, op, a, b);

		v.reads = a.reads | b.reads;
		return v;
	}
	if (a.kind == VX_MASK && b.kind == VX_MASK && (op == FXGE_FX_ADD || op == FXGE_FX_MUL))
		return op == FXGE_FX_ADD ? vx_or(u, a, b) : vx_and(u, a, b);
	if (a.kind != VX_NUMBER && b.kind != VX_NUMBER)
		return vx_emit(u, tensors[op], vx_tensor(u, a), vx_tensor(u, b));
	if (a.kind == VX_NUMBER && (op == FXGE_FX_ADD || op == FXGE_FX_MUL))
		return vx_combined(u, op, b, a);
	if (a.kind == VX_NUMBER)
		return op == FXGE_FX_DIV ? vx_emit(u, "Div", filled(u, a), vx_tensor(u, b))
								 : vx_with_number(u, "Adds",
									 vx_with_number(u, "Muls", b, vx_number(u, -1, true)), a);
	if (op == FXGE_FX_DIV)
		return vx_emit(u, "Div", vx_tensor(u, a), filled(u, b));
	if (op == FXGE_FX_MUL)
		return vx_with_number(u, "Muls", a, b);
	return vx_with_number(u, "Adds", a, op == FXGE_FX_SUB ? vx_negated(u, b) : b);
}
