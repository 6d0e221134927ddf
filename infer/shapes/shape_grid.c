/* SPDX-License-Identifier: Apache-2.0 */
/* Shape functions of grid sampling (NCHW, NCDHW). */
#include "base/diag/common.h"
#include "base/diag/convert.h"
#include "infer/shapes.h"

#include "fxge_ge_grid.h"

_Static_assert((int)GE_GridSampler2D__padding_mode == (int)GE_GridSampler3D__padding_mode,
	"parameters of both up to this one are read by the names of the first");

static bool
is_one_of(fxge_call *c, int param, const char *const *words, int n)
{
	fxge_name given = fxge_arg_str(c, param);

	for (int i = 0; i < n; i++)
		if (strcmp(given, words[i]) == 0)
			return true;
	return fxge_call_fail(c, FXGE_D_CONSTRAINT, "%s is %s, which %s does not have",
		c->node->op->params[param].name, given, c->node->op->name);
}

/* Checks the number of elements of an image or volume: the kernels compute 32-bit offsets. */
static bool
check_elements(fxge_call *c, const fxge_meta *x)
{
	int64_t n = 1, size;

	for (int d = 2; d < x->rank; d++) {
		if (!fxge_sym_is_int(c->syms, x->shape[d], &size))
			return true;
		if (size == 0)
			return fxge_call_fail(c, FXGE_D_CONSTRAINT, "x has no elements to sample");
		if (__builtin_mul_overflow(n, size, &n) || n > INT32_MAX)
			return fxge_call_fail(
				c, FXGE_D_CONSTRAINT, "a channel of x has more than %d elements", INT32_MAX);
	}
	return true;
}

/* Checks x, grid, interpolation_mode and padding_mode, which have the same order in both
 * operators. */
static bool
grid_sampler(fxge_call *c, int dims, int n_modes)
{
	static const char *const modes[] = {"bilinear", "nearest", "bicubic"}, *const paddings[] = {
																			   "zeros", "border",
																			   "reflection"};
	const fxge_meta *x = fxge_arg_tensor(c, GE_GridSampler2D__x);
	const fxge_meta *grid = fxge_arg_tensor(c, GE_GridSampler2D__grid);
	fxge_size shape[2 + 3];

	if (!is_one_of(c, GE_GridSampler2D__interpolation_mode, modes, n_modes)
		|| !is_one_of(c, GE_GridSampler2D__padding_mode, paddings, 3))
		return false;
	if (x->rank != 2 + dims || grid->rank != 2 + dims)
		return fxge_call_fail(c, FXGE_D_CONSTRAINT,
			"x has %d dims and grid has %d, expected %d of both", x->rank, grid->rank, 2 + dims);
	if (!check_elements(c, x))
		return false;
	fxge_shape_same_size(c, grid->shape[1 + dims], fxge_size_small(dims), "the grid's last dim");
	shape[0] = fxge_unify(c, x->shape[0], grid->shape[0], "batch dims");
	shape[1] = x->shape[1];
	memcpy(shape + 2, grid->shape + 1, (size_t)dims * sizeof *shape);
	return !c->failed && fxge_out_tensor(c, 0, x->dtype, 2 + dims, shape);
}

/* c1: x is NCHW; each channel has 1 to 2^31 - 1 elements. c2: grid is [N, h, w, 2]. c3: y is [N, C,
 * h, w]. c4: the modes are among those of the prototype. */
bool
shape_grid_sampler2d(fxge_call *c)
{
	return grid_sampler(c, 2, 3);
}

/* As shape_grid_sampler2d, for NCDHW, [N, d, h, w, 3] and [N, C, d, h, w]. c5: not bicubic. */
bool
shape_grid_sampler3d(fxge_call *c)
{
	fxge_name format = fxge_arg_str(c, GE_GridSampler3D__data_format);

	if (strcmp(format, "NCDHW") != 0)
		return fxge_call_fail(
			c, FXGE_D_UNSUPPORTED_FORM, "data_format is %s, expected NCDHW", format);
	return grid_sampler(c, 3, 2);
}
