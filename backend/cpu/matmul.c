/* MatMul, MatMulV2, MatMulV3, BatchMatMul, BatchMatMulV2: y = op(x1) op(x2) + bias.
 *
 * Source: ops-nn matmul/mat_mul_v3 and batch_mat_mul_v3 (README and infershape): transpose_x1 means that x1 is stored
 * [K, M]; leading dims broadcast; bias is added to each row. Halves are summed in f32 and rounded once; int8 gives
 * int32. */
#include "backend/cpu/gemm.h"
#include "backend/cpu/loop.h"

/* Adds the bias to rows of accumulated values and stores them in y's dtype. */
static void
store_f32(const float *acc, const float *bias, fxge_dtype dt, void *y, int64_t at, int64_t n)
{
	float row[256];

	for (int64_t j = 0; j < n; j += 256) {
		int64_t c = n - j < 256 ? n - j : 256;

		for (int64_t i = 0; i < c; i++)
			row[i] = bias ? acc[j + i] + bias[j + i] : acc[j + i];
		if (dt == FXGE_DT_F32)
			memcpy((float *)y + at + j, row, (size_t)c * sizeof *row);
		else
			fxge_narrow(dt, row, c, (uint16_t *)y + at + j);
	}
}

static void
store(fxge_dtype acc_dt, const void *acc, const void *bias, const fxge_array *y, int64_t at, int64_t n)
{
	if (acc_dt == FXGE_DT_F32) {
		store_f32(acc, bias, y->dtype, y->data, at, n);
		return;
	}
	for (int64_t i = 0; i < n; i++) {
		if (acc_dt == FXGE_DT_F64)
			((double *)y->data)[at + i] = ((const double *)acc)[i] + (bias ? ((const double *)bias)[i] : 0);
		else
			fxge_store_int(y->dtype, y->data, at + i,
				(int64_t)((uint64_t)((const int64_t *)acc)[i] + (bias ? (uint64_t)((const int64_t *)bias)[i] : 0)));
	}
}

/* Offset of batch `b` in an operand whose leading dims broadcast to y's. */
static int64_t
batch_offset(const fxge_array *x, const fxge_array *y, int64_t b)
{
	int lead = x->rank - 2, shift = y->rank - x->rank;
	int64_t at = 0, step = x->shape[lead] * x->shape[lead + 1];

	for (int d = y->rank - 3; d >= 0; d--) {
		int64_t i = b % y->shape[d];

		b /= y->shape[d];
		if (d < shift)
			continue;
		if (x->shape[d - shift] != 1)
			at += i * step;
		step *= x->shape[d - shift];
	}
	return at;
}

static bool
product(fxge_kernel *k, const fxge_array *a, const fxge_array *b, const fxge_array *bias, bool ta, bool tb)
{
	fxge_array *y = &k->out[0];
	int64_t m = y->shape[y->rank - 2], n = y->shape[y->rank - 1], batches = fxge_array_span(y, 0, y->rank - 2);
	fxge_dtype acc_dt = fxge_gemm_acc(a->dtype);
	const fxge_array *wide = bias ? fxge_converted(k, bias, acc_dt) : NULL;
	bool direct = acc_dt == y->dtype && !bias;
	void *acc = direct ? NULL : fxge_kernel_temp(k, m * n, fxge_dtype_size(acc_dt));
	fxge_gemm g = {.dt = a->dtype, .m = m, .n = n, .k = a->shape[a->rank - (ta ? 2 : 1)]};

	if (bias && (!wide || fxge_array_numel(bias) != n))
		return fxge_call_fail(&k->call, FXGE_D_RUN_VALUE, "the bias has %lld elements, the product %lld columns",
			(long long)fxge_array_numel(bias), (long long)n);
	g.a_row = ta ? 1 : g.k;
	g.a_col = ta ? m : 1;
	g.b_row = tb ? 1 : n;
	g.b_col = tb ? g.k : 1;
	for (int64_t i = 0; i < batches; i++) {
		g.a = (const char *)a->data + (size_t)batch_offset(a, y, i) * fxge_dtype_size(a->dtype);
		g.b = (const char *)b->data + (size_t)batch_offset(b, y, i) * fxge_dtype_size(b->dtype);
		g.c = direct ? (char *)y->data + (size_t)(i * m * n) * fxge_dtype_size(y->dtype) : acc;
		if (!fxge_gemm_run(k, &g))
			return false;
		for (int64_t r = 0; !direct && r < m; r++)
			store(acc_dt, (const char *)acc + (size_t)(r * n) * fxge_dtype_size(acc_dt), wide ? wide->data : NULL, y,
				(i * m + r) * n, n);
	}
	return true;
}

/* x1, x2, bias?; the two flags stand behind the inputs under different names. */
static bool
run(fxge_kernel *k, const char *flag1, const char *flag2)
{
	const fxge_op *op = k->call.node->op;
	int bias = fxge_op_param(op, "bias"), offset_w = fxge_op_param(op, "offset_w");

	if (offset_w >= 0 && fxge_kernel_in(k, offset_w))
		return fxge_call_fail(&k->call, FXGE_D_RUN_VALUE, "offset_w is not supported");
	return product(k, fxge_kernel_in(k, 0), fxge_kernel_in(k, 1), bias >= 0 ? fxge_kernel_in(k, bias) : NULL,
		fxge_arg_bool(&k->call, fxge_op_param(op, flag1)), fxge_arg_bool(&k->call, fxge_op_param(op, flag2)));
}

bool
cpu_matmul(fxge_kernel *k)
{
	return run(k, "transpose_x1", "transpose_x2");
}

bool
cpu_batch_matmul(fxge_kernel *k)
{
	return run(k, "adj_x1", "adj_x2");
}
