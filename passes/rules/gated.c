/* silu(a) * b of both halves of one value, to ge.SwiGlu.
 *
 * The rule applies only where the model itself splits one product; two products with two weights
 * stay separate. The operator computes in f32 and rounds once. */
#include "passes/rules/rules.h"

#include "fxge_aten_binary.h"
#include "fxge_aten_view.h"

static bool
is_float(fxge_match *m)
{
	return fxge_match_npu_float(m, "x");
}

const fxge_rule fuse_swi_glu = {
	.name = "swi_glu",
	.root = ATEN_mul_Tensor,
	.needs = ATEN_split_with_sizes,
	.pattern = "graph swi_glu(%x) {\n"
			   "  %gate, %up = aten.split_with_sizes.default(self=%x, split_sizes=[$half, $half], "
			   "dim=$dim)\n"
			   "  %active = aten.silu.default(self=%gate)\n"
			   "  %y = aten.mul.Tensor(self=%active, other=%up)\n"
			   "  return %y\n"
			   "}\n",
	.replace = "ge.SwiGlu(x, dim=dim)",
	.ok = is_float,
};
