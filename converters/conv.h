/* What a converter uses: the arguments of one ATen node in, GE nodes out. */
#ifndef FXGE_CONVERTERS_CONV_H
#define FXGE_CONVERTERS_CONV_H

#include "ir/rewrite.h"

/* A converter (fxge_rewrite_fn) reads arguments by fxge_arg_*, fxge_in and fxge_ins, emits, and
 * gives each result with fxge_conv_result, or returns fxge_emit_result for the usual single one. It
 * allocates nothing, switches on no dtype, looks at no neighbours and asks for no operator's name.
 */

/* GE type k that the row gives its converter: `convert: {fn: shift, ge: LeftShift}`. */
static inline int
fxge_ge_type(const fxge_cx *cx, int k)
{
	return (int)cx->node->op->becomes[k]->id;
}

/* Result k of the node is `v`: a Cast follows if the dtype differs. See fxge_set_result. */
bool fxge_conv_result(fxge_cx *cx, uint32_t k, fxge_value *v);
/* Result k, a number that data tell, is the 0-d `v`: the symbol that stands for it is read from
 * here on; where the program says what number it is, that is asserted. */
bool fxge_conv_number_result(fxge_cx *cx, uint32_t k, fxge_value *v);
/* Emits and gives result 0. */
bool fxge_emit_result(fxge_cx *cx, int op, const fxge_arg *args);

/* `v` in dtype `dt`: itself, or a Cast. */
fxge_value *fxge_conv_cast(fxge_cx *cx, fxge_value *v, fxge_dtype dt);
/* Constants. Ints of dtype I32 or I64. */
fxge_value *fxge_conv_ints(fxge_cx *cx, fxge_dtype dt, const int64_t *v, int n); /* 1-D */
fxge_value *fxge_conv_int(fxge_cx *cx, fxge_dtype dt, int64_t v);                /* 0-d */
fxge_value *fxge_conv_number(fxge_cx *cx, fxge_dtype dt, double v); /* 0-d, any dtype */
/* A Scalar argument (int, float, bool; also symbolic) as a 0-d value of dtype `dt`. */
fxge_value *fxge_conv_scalar(fxge_cx *cx, int param, fxge_dtype dt);
/* Whether a Scalar argument that is given is not symbolic; its value. */
bool fxge_conv_known(fxge_cx *cx, int param, double *v);
/* Whether dtype `dt` surely holds the number, or 0-d tensor, that is the argument. */
bool fxge_conv_holds(fxge_cx *cx, int param, fxge_dtype dt);
/* `x` times a Scalar argument, which PyTorch does not round to a half type: Mul, or Muls, whose
 * value is a f32. In f32 where the number is symbolic. */
fxge_value *fxge_conv_times(fxge_cx *cx, fxge_value *x, int param);
/* Sizes as a 1-D int64 value: a constant, or computed in the graph where symbolic. */
fxge_value *fxge_conv_sizes(fxge_cx *cx, const fxge_size *s, int n);
/* One size as a 0-d int64 value; a float computed from sizes as f64. */
fxge_value *fxge_conv_size(fxge_cx *cx, fxge_size s);
/* Both in int32, where the chip's kernel takes no int64 (ops/ge/ascend910b.tsv). */
fxge_value *fxge_conv_sizes_i32(fxge_cx *cx, const fxge_size *s, int n);
fxge_value *fxge_conv_size_i32(fxge_cx *cx, fxge_size s);
/* `v` broadcast to that shape, of as many dims at least; itself if it has it. */
fxge_value *fxge_conv_broadcast(fxge_cx *cx, fxge_value *v, const fxge_size *shape, int rank);
/* A tensor of that shape that is filled with the 0-d `v`. */
fxge_value *fxge_conv_fill(fxge_cx *cx, const fxge_size *shape, int rank, fxge_value *v);
/* `x`, which has `rank` dims, so often in each. */
fxge_value *fxge_conv_tile(fxge_cx *cx, fxge_value *x, const fxge_size *times, int rank);
/* Elements [from, to) of a dim, every `step`th: 0 <= from <= to <= its size, 0 < step. */
fxge_value *fxge_conv_part(
	fxge_cx *cx, fxge_value *x, int axis, fxge_size from, fxge_size to, int64_t step);
/* n > 0 of them, one behind the other along `dim`. */
fxge_value *fxge_conv_concat(fxge_cx *cx, fxge_value *const *v, int n, int dim);
/* from, from + step, ... below `to`, in i64. */
fxge_value *fxge_conv_range(fxge_cx *cx, fxge_size from, fxge_size to, int64_t step);
/* What `indices`, none of them negative, name of that dim. */
fxge_value *fxge_conv_gather(fxge_cx *cx, fxge_value *x, fxge_value *indices, int axis);
/* Whether a port of the operator takes the dtype of `v`. */
bool fxge_conv_takes(int op, int param, const fxge_value *v);
/* Whether GE compiles an operator whose port has a value that is no constant: in the release of
 * CANN that the program is for, or in all. */
bool fxge_conv_takes_computed(const fxge_cx *cx, int op, int param);
/* Asserts a 0-d bool; `data`, which may be NULL, is shown where it does not hold. */
bool fxge_conv_assert(fxge_cx *cx, fxge_value *cond, fxge_value *data);
/* `x`, whose rank is n, with these sizes: those that it is not proved to have are asserted. */
fxge_value *fxge_conv_sized(fxge_cx *cx, fxge_value *x, const fxge_size *size, int n);
/* `v` reshaped to `shape`; itself if it has that shape already. */
fxge_value *fxge_conv_reshape(fxge_cx *cx, fxge_value *v, const fxge_size *shape, int rank);

#define FXGE_CONV_FN(fn) fxge_rewrite_fn fn;
#include "fxge_op_conv.inc"

/* The C converters by operator id, from the op table; NULL = regular (by its mapping) or none. */
extern fxge_rewrite_fn *const fxge_converters[];
/* The converter of rows with a mapping. */
bool fxge_conv_table(fxge_cx *cx);

/* Replaces every aten.* node by ge.* nodes. All nodes are examined before it fails, so that one run
 * names every unsupported operator. */
bool fxge_convert_program(fxge_program *p);

#endif
