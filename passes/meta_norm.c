/* Meta functions of softmax and normalisations. */
#include "ir/call.h"
#include "passes/metas.h"

/* (Tensor self, int dim, bool half_to_float)
 * c1: dim is in range. c2: half_to_float takes f16 and bf16 to f32, and nothing else. */
bool
meta_softmax(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, 0);
	fxge_dtype dt = (fxge_dtype)x->dtype;

	fxge_arg_dim(c, 1, x->rank); /* c1 */
	if (!fxge_arg_bool(c, 2))
		return fxge_out_like(c, 0, dt, x);
	if (dt != FXGE_DT_F16 && dt != FXGE_DT_BF16)
		return fxge_call_fail(c, FXGE_D_DTYPE, "half_to_float takes f16 or bf16, not %s", fxge_dtypes[dt].text); /* c2 */
	return fxge_out_like(c, 0, FXGE_DT_F32, x);
}
