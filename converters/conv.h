/* SPDX-License-Identifier: Apache-2.0 */
/* Helpers of converters, which lower one ATen node to GE nodes. */
#ifndef FXGE_CONVERTERS_CONV_H
#define FXGE_CONVERTERS_CONV_H

#include "ir/rewrite.h"

/* A converter (fxge_rewrite_fn) reads arguments by fxge_arg_*, fxge_in and fxge_ins, emits nodes,
 * and sets each result by fxge_conv_result; fxge_emit_result does both for a single result. A
 * converter does not allocate, branch on dtypes, inspect neighbours or compare operator names.
 *
 * The comment of a converter has the form `ATen schema => GE operator(inputs; attributes)`. */

/* Returns GE type k of the row: `convert: {fn: shift, ge: LeftShift}`. */
static inline int
fxge_ge_type(const fxge_cx *cx, int k)
{
	return (int)cx->node->op->becomes[k]->id;
}

/* Sets result k of the node to `v`, after a Cast if the dtype differs. See fxge_set_result. */
bool fxge_conv_result(fxge_cx *cx, uint32_t k, fxge_value *v);
/* Sets result k, a data-dependent number, to the 0-d `v`. Its symbol is read from `v` from here on.
 * If the program states the number, asserts that they are equal. */
bool fxge_conv_number_result(fxge_cx *cx, uint32_t k, fxge_value *v);
/* Emits `op` and sets result 0. */
bool fxge_emit_result(fxge_cx *cx, int op, const fxge_arg *args);

/* Returns `v` in dtype `dt`: `v` itself, or a Cast. */
fxge_value *fxge_conv_cast(fxge_cx *cx, fxge_value *v, fxge_dtype dt);
/* Constants. Integers have dtype I32 or I64. */
fxge_value *fxge_conv_ints(fxge_cx *cx, fxge_dtype dt, const int64_t *v, int n); /* 1-D */
fxge_value *fxge_conv_int(fxge_cx *cx, fxge_dtype dt, int64_t v);                /* 0-d */
fxge_value *fxge_conv_number(fxge_cx *cx, fxge_dtype dt, double v); /* 0-d, any dtype */
/* Returns a Scalar argument (int, float, bool; also symbolic) as a 0-d value of dtype `dt`. */
fxge_value *fxge_conv_scalar(fxge_cx *cx, int param, fxge_dtype dt);
/* Returns whether a present Scalar argument is a constant, and stores its value in *v. */
bool fxge_conv_known(fxge_cx *cx, int param, double *v);
/* Returns whether dtype `dt` can represent the argument, a number or a 0-d tensor. */
bool fxge_conv_holds(fxge_cx *cx, int param, fxge_dtype dt);
/* Multiplies `x` by a Scalar argument, which PyTorch does not round to f16 or bf16: Mul, or Muls,
 * whose attribute is f32. Computes in f32 if the number is symbolic. */
fxge_value *fxge_conv_times(fxge_cx *cx, fxge_value *x, int param);
/* Returns sizes as a 1-D int64 value: a constant, or computed in the graph if symbolic. */
fxge_value *fxge_conv_sizes(fxge_cx *cx, const fxge_size *s, int n);
/* Returns one size as a 0-d int64 value; a float computed from sizes as f64. */
fxge_value *fxge_conv_size(fxge_cx *cx, fxge_size s);
/* The same in int32, for kernels of the chip that reject int64 (backend/chips/ascend910b.tsv). */
fxge_value *fxge_conv_sizes_i32(fxge_cx *cx, const fxge_size *s, int n);
fxge_value *fxge_conv_size_i32(fxge_cx *cx, fxge_size s);
/* Broadcasts `v` to a shape of at least as many dims; returns `v` itself if it has that shape. */
fxge_value *fxge_conv_broadcast(fxge_cx *cx, fxge_value *v, const fxge_size *shape, int rank);
/* Returns a tensor of that shape filled with the 0-d `v`. */
fxge_value *fxge_conv_fill(fxge_cx *cx, const fxge_size *shape, int rank, fxge_value *v);
/* Repeats `x`, which has `rank` dims, times[d] times along each dim d. */
fxge_value *fxge_conv_tile(fxge_cx *cx, fxge_value *x, const fxge_size *times, int rank);
/* Returns elements [from, to) of a dim with stride `step`: 0 <= from <= to <= its size, 0 <
 * step. */
fxge_value *fxge_conv_part(
	fxge_cx *cx, fxge_value *x, int axis, fxge_size from, fxge_size to, int64_t step);
/* Concatenates n > 0 values along `dim`. */
fxge_value *fxge_conv_concat(fxge_cx *cx, fxge_value *const *v, int n, int dim);
/* Returns the i64 values from, from + step, ... below `to`. */
fxge_value *fxge_conv_range(fxge_cx *cx, fxge_size from, fxge_size to, int64_t step);
/* Gathers along `axis` by `indices`, none of which is negative. */
fxge_value *fxge_conv_gather(fxge_cx *cx, fxge_value *x, fxge_value *indices, int axis);
/* Returns whether a port of the operator accepts the dtype of `v`. */
bool fxge_conv_takes(int op, int param, const fxge_value *v);
/* Returns whether GE compiles an operator with a non-constant value at this port, in the CANN
 * release that the program targets, or in all releases. */
bool fxge_conv_takes_computed(const fxge_cx *cx, int op, int param);
/* Asserts a 0-d bool. `data`, which may be NULL, is printed if the assertion fails. */
bool fxge_conv_assert(fxge_cx *cx, fxge_value *cond, fxge_value *data);
/* Returns `x`, whose rank is n, with these sizes; asserts each size that is not proved equal. */
fxge_value *fxge_conv_sized(fxge_cx *cx, fxge_value *x, const fxge_size *size, int n);
/* Reshapes `v` to `shape`; returns `v` itself if it has that shape. */
fxge_value *fxge_conv_reshape(fxge_cx *cx, fxge_value *v, const fxge_size *shape, int rank);

#define FXGE_CONV_FN(fn) fxge_rewrite_fn fn;
#include "fxge_op_conv_names.inc"

/* C converters by operator id, from the operator table; NULL: regular (by its mapping) or none. */
extern fxge_rewrite_fn *const fxge_converters[];
/* Converts an operator whose row has a mapping. */
bool fxge_conv_table(fxge_cx *cx);

/* Replaces every aten.* node by ge.* nodes. Examines all nodes before it fails, so that one run
 * reports every unsupported operator. */
bool fxge_convert_program(fxge_program *p);

#endif
