/* BNInfer: y = (x - mean) / sqrt(variance + epsilon) * scale + offset, a channel each, channels in dim 1.
 *
 * Source: ops-nn norm/batch_norm (BNInfer of the same formula with given statistics). Computed in f32 as x * a + b with
 * a and b made in double; halves rounded once. */
#include "backend/cpu/loop.h"

#include <math.h>

bool
cpu_bn_infer(fxge_kernel *k)
{
	const fxge_array *x = fxge_kernel_in(k, GE_BNInfer__x);
	const fxge_array *wide = fxge_converted(k, x, FXGE_DT_F32);
	const float *p[4];
	fxge_array *y = &k->out[0];
	double eps = fxge_arg_float(&k->call, GE_BNInfer__epsilon);

	if (!wide || x->dtype == FXGE_DT_F64)
		return fxge_kernel_no_dtype(k, x->dtype);
	int64_t channels = x->shape[1], inner = fxge_array_span(x, 2, x->rank), n = fxge_array_numel(x);

	for (int i = 0; i < 4; i++) {
		const fxge_array *s = fxge_kernel_in(k, GE_BNInfer__scale + i);

		if (fxge_array_numel(s) != channels || s->dtype != FXGE_DT_F32)
			return fxge_call_fail(&k->call, FXGE_D_RUN_VALUE, "%s is no f32 list of %lld channels",
				k->call.node->op->params[GE_BNInfer__scale + i].name, (long long)channels);
		p[i] = s->data;
	}
	float *to = y->dtype == FXGE_DT_F32 ? y->data : fxge_kernel_temp(k, n, sizeof(float));
	const float *from = wide->data;

	for (int64_t r = 0; inner && r < n / inner; r++) {
		int64_t c = r % channels;
		double a = (double)p[0][c] / sqrt((double)p[3][c] + eps), b = (double)p[1][c] - (double)p[2][c] * a;

		for (int64_t i = r * inner; i < (r + 1) * inner; i++)
			to[i] = (float)((double)from[i] * a + b);
	}
	if (to != y->data)
		fxge_narrow(y->dtype, to, n, y->data);
	return true;
}
