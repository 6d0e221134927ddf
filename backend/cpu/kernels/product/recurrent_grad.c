/* SPDX-License-Identifier: Apache-2.0 */
/* DynamicRNNGrad: gradients of one LSTM layer over all time steps.
 *
 * Source: ops-nn rnn/dynamic_rnn_grad (prototype), and the chain rule on the formulas of
 * DynamicRNN. i, j, f, o and tanhct are the results of DynamicRNN. Steps run from the last to the
 * first and compute the gradients of the gates before their activations, in f32. Gradients of
 * weights, bias and input are one product each over all steps. */
#include "backend/cpu/gemm/gemm.h"
#include "base/diag/convert.h"

#include "backend/cpu/kernels/rows.h"

#include "fxge_ge_recurrent.h"
#include "fxge_kernels_recurrent.h"

enum { DW, DB, DX, DH_PREV, DC_PREV };

enum { OPERANDS = 7, BUFFERS = OPERANDS };

typedef struct layer_grad {
	const fxge_kernel *k;
	int64_t steps, batch, hidden, input;
	int64_t at[4];  /* first columns of i, j, f and o */
	float *gates;   /* [T, B, 4H]: gradients of the gates before their activations */
	float *dh, *dc; /* [B, H]: gradients of the states after the step */
	float *buffer;  /* for each worker: a row of each operand */
	int64_t step;
} layer_grad;

static const int operands[OPERANDS] = {GE_DynamicRNNGrad__dy, GE_DynamicRNNGrad__i,
	GE_DynamicRNNGrad__j, GE_DynamicRNNGrad__f, GE_DynamicRNNGrad__o, GE_DynamicRNNGrad__tanhct,
	GE_DynamicRNNGrad__c};

/* Computes a row of one step. `before` is the state c before it. */
static void
compute_row(int64_t n, const float *const *in, const float *before, const int64_t *at, float *dh,
	float *dc, float *gates)
{
	const float *dy = in[0], *i = in[1], *j = in[2], *f = in[3], *o = in[4], *t = in[5];
	float *di = gates + at[0], *dj = gates + at[1], *df = gates + at[2], *d_o = gates + at[3];

	for (int64_t p = 0; p < n; p++) {
		float of_h = dh[p] + dy[p], of_c = dc[p] + of_h * o[p] * (1 - t[p] * t[p]);

		di[p] = of_c * j[p] * i[p] * (1 - i[p]);
		dj[p] = of_c * i[p] * (1 - j[p] * j[p]);
		df[p] = of_c * before[p] * f[p] * (1 - f[p]);
		d_o[p] = of_h * t[p] * o[p] * (1 - o[p]);
		dc[p] = of_c * f[p];
	}
}

static void
compute_rows(void *ctx, int64_t from, int64_t to, int worker)
{
	const layer_grad *l = ctx;
	int64_t n = l->hidden;
	float *buffer = l->buffer + worker * BUFFERS * n;
	const fxge_array *c0 = fxge_kernel_in(l->k, GE_DynamicRNNGrad__init_c);

	for (int64_t b = from; b < to; b++) {
		int64_t row = l->step * l->batch + b;
		const float *in[OPERANDS];

		for (int k = 0; k < OPERANDS; k++) {
			const fxge_array *x = fxge_kernel_in(l->k, operands[k]);
			bool is_c = k == OPERANDS - 1; /* the state before the step */
			const fxge_array *from_x = is_c && l->step == 0 ? c0 : x;
			int64_t at = is_c ? (l->step == 0 ? b : row - l->batch) : row;

			in[k] =
				fxge_row_read(FXGE_DT_F32, from_x->dtype, from_x->data, at * n, n, buffer + k * n);
		}
		compute_row(
			n, in, in[OPERANDS - 1], l->at, l->dh + b * n, l->dc + b * n, l->gates + row * 4 * n);
	}
}

static bool
is_supported(fxge_kernel *k)
{
	static const int none[] = {GE_DynamicRNNGrad__seq_length, GE_DynamicRNNGrad__mask,
		GE_DynamicRNNGrad__wci, GE_DynamicRNNGrad__wcf, GE_DynamicRNNGrad__wco};
	fxge_call *c = &k->call;

	for (size_t i = 0; i < sizeof none / sizeof *none; i++)
		if (fxge_arg_present(c, none[i]))
			return fxge_call_fail(c, FXGE_D_UNSUPPORTED_FORM, "input %s is not supported",
				c->node->op->params[none[i]].name);
	if (!fxge_arg_present(c, GE_DynamicRNNGrad__tanhct))
		return fxge_call_fail(c, FXGE_D_UNSUPPORTED_FORM, "input tanhct is missing");
	if (strcmp(fxge_arg_str(c, GE_DynamicRNNGrad__cell_type), "LSTM") != 0
		|| strcmp(fxge_arg_str(c, GE_DynamicRNNGrad__direction), "UNIDIRECTIONAL") != 0
		|| fxge_arg_int(c, GE_DynamicRNNGrad__num_proj) != 0
		|| fxge_arg_bool(c, GE_DynamicRNNGrad__use_peephole)
		|| fxge_arg_float(c, GE_DynamicRNNGrad__cell_clip) > 0
		|| !fxge_arg_bool(c, GE_DynamicRNNGrad__time_major))
		return fxge_call_fail(c, FXGE_D_UNSUPPORTED_FORM,
			"only a forward time-major LSTM without peepholes, projection and clipping is "
			"supported");
	return true;
}

/* Computes c [m, n] = a [m, k] b [k, n]; zeros if k is 0. */
static bool
multiply(fxge_kernel *k, int64_t m, int64_t n, int64_t depth, fxge_matrix a, fxge_matrix b,
	bool constant, void *c, fxge_dtype dt)
{
	int64_t zero = 0;
	fxge_gemm g = {.m = m,
		.n = n,
		.k = depth,
		.count = 1,
		.a = a,
		.b = b,
		.a_count = 1,
		.c = c,
		.c_dtype = dt,
		.ldc = n,
		.b_constant = constant,
		.a_offset = &zero,
		.b_offset = &zero,
		.c_offset = &zero};

	if (m == 0 || n == 0)
		return true;
	if (depth)
		return fxge_gemm_run(k, &g);
	memset(c, 0, (size_t)(m * n) * fxge_dtype_size(dt));
	return true;
}

/* Runs the steps from the last to the first; l->dh and l->dc end as gradients of initial states. */
static bool
run_steps(fxge_kernel *k, layer_grad *l, bool can_prepack)
{
	const fxge_array *w = fxge_kernel_in(k, GE_DynamicRNNGrad__w);
	int64_t n = 4 * l->hidden;
	fxge_matrix of_state = {
		(const char *)w->data + l->input * n * (int64_t)fxge_dtype_size(w->dtype), w->dtype, 1,
		n}; /* transposed */

	for (l->step = l->steps - 1; l->step >= 0; l->step--) {
		fxge_pool_for(k->pool, l->batch, FXGE_GRAIN_OF(8 * l->hidden), compute_rows, l);
		fxge_arena_mark mark = fxge_arena_save(k->scratch);
		fxge_matrix gates = {(const char *)(l->gates + l->step * l->batch * n), FXGE_DT_F32, n, 1};
		bool ok =
			multiply(k, l->batch, l->hidden, n, gates, of_state, can_prepack, l->dh, FXGE_DT_F32);

		fxge_arena_restore(k->scratch, mark);
		if (!ok)
			return false;
	}
	return true;
}

/* Multiplies x [T * B, columns], or two arrays whose rows follow each other, transposed, by the
 * gradients of the gates. */
static bool
multiply_weights(fxge_kernel *k, const layer_grad *l)
{
	const fxge_array *x = fxge_kernel_in(k, GE_DynamicRNNGrad__x),
					 *h = fxge_kernel_in(k, GE_DynamicRNNGrad__h),
					 *h0 = fxge_kernel_in(k, GE_DynamicRNNGrad__init_h);
	fxge_array *dw = &k->out[DW];
	int64_t n = 4 * l->hidden, rows = l->steps * l->batch, start = l->batch * l->hidden;
	int64_t size = (int64_t)fxge_dtype_size(h->dtype);
	fxge_matrix gates = {(const char *)l->gates, FXGE_DT_F32, n, 1},
				inputs = {x->data, x->dtype, 1, l->input};

	if (!multiply(k, l->input, n, rows, inputs, gates, false, dw->data, dw->dtype))
		return false;
	char *before = fxge_kernel_space(k, rows * l->hidden, (size_t)size);

	if (rows) { /* states before the steps */
		memcpy(before, h0->data, (size_t)(start * size));
		memcpy(before + start * size, h->data, (size_t)((rows * l->hidden - start) * size));
	}
	return multiply(k, l->hidden, n, rows, (fxge_matrix){before, h->dtype, 1, l->hidden}, gates,
		false, (char *)dw->data + l->input * n * (int64_t)fxge_dtype_size(dw->dtype), dw->dtype);
}

static void
load(const fxge_array *x, int64_t n, float *to)
{
	const float *from = fxge_row_read(FXGE_DT_F32, x->dtype, x->data, 0, n, to);

	if (from != to)
		memcpy(to, from, (size_t)n * sizeof *to);
}

static void
store(const fxge_array *x, int64_t n, const float *from)
{
	if (x->dtype == FXGE_DT_F32)
		memcpy(x->data, from, (size_t)n * sizeof *from);
	else
		fxge_row_write(FXGE_DT_F32, x->dtype, x->data, 0, n, from);
}

static void
sum_rows(fxge_kernel *k, const layer_grad *l)
{
	int64_t n = 4 * l->hidden, rows = l->steps * l->batch;
	double *sums = fxge_kernel_temp(k, n, sizeof *sums);

	for (int64_t r = 0; r < rows; r++)
		for (int64_t p = 0; p < n; p++)
			sums[p] += (double)l->gates[r * n + p];
	float *narrow = fxge_kernel_space(k, n, sizeof *narrow);

	for (int64_t p = 0; p < n; p++)
		narrow[p] = (float)sums[p];
	store(&k->out[DB], n, narrow);
}

bool
cpu_dynamic_rnn_grad(fxge_kernel *k)
{
	const fxge_array *x = fxge_kernel_in(k, GE_DynamicRNNGrad__x),
					 *w = fxge_kernel_in(k, GE_DynamicRNNGrad__w),
					 *dh = fxge_kernel_in(k, GE_DynamicRNNGrad__dh),
					 *dc = fxge_kernel_in(k, GE_DynamicRNNGrad__dc);
	layer_grad l = {.k = k,
		.steps = x->shape[0],
		.batch = x->shape[1],
		.input = x->shape[2],
		.hidden = w->shape[1] / 4};
	int64_t n = 4 * l.hidden, rows = l.steps * l.batch, size = l.batch * l.hidden;
	bool ifjo = strcmp(fxge_arg_str(&k->call, GE_DynamicRNNGrad__gate_order), "ifjo") == 0;
	bool constant = k->prepacked && fxge_kernel_is_constant(k, GE_DynamicRNNGrad__w);

	if (!is_supported(k))
		return false;
	memcpy(l.at, (int64_t[]){0, (ifjo ? 2 : 1) * l.hidden, (ifjo ? 1 : 2) * l.hidden, 3 * l.hidden},
		sizeof l.at);
	l.gates = fxge_kernel_space(k, rows * n, sizeof *l.gates);
	l.dh = fxge_kernel_space(k, size, sizeof *l.dh);
	l.dc = fxge_kernel_space(k, size, sizeof *l.dc);
	l.buffer = fxge_kernel_space(k, fxge_pool_size(k->pool) * BUFFERS * l.hidden, sizeof *l.buffer);
	load(dh, size, l.dh);
	load(dc, size, l.dc);
	if (k->prepacked && !constant) /* packed for the steps of this run */
		fxge_kernel_drop_prepacked(k);
	bool ok = run_steps(k, &l, k->prepacked != NULL);

	if (k->prepacked && !constant)
		fxge_kernel_drop_prepacked(k);
	if (!ok)
		return false;
	fxge_matrix of_input = {w->data, w->dtype, 1, n},
				gates = {(const char *)l.gates, FXGE_DT_F32, n, 1};

	if (!multiply(k, rows, l.input, n, gates, of_input, false, k->out[DX].data, k->out[DX].dtype)
		|| !multiply_weights(k, &l))
		return false;
	sum_rows(k, &l);
	store(&k->out[DH_PREV], size, l.dh);
	store(&k->out[DC_PREV], size, l.dc);
	return true;
}
