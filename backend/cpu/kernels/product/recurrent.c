/* SPDX-License-Identifier: Apache-2.0 */
/* DynamicRNN: one LSTM layer over all time steps.
 *
 * Source: ops-nn rnn/dynamic_rnn (README, prototype). w holds the rows for the input, then those
 * for the state; its columns are the gates in the order of gate_order, where j is the candidate. c'
 * = sigmoid(f + forget_bias) c + sigmoid(i) tanh(j); h' = sigmoid(o) tanh(c'). y and output_h are
 * equal; all results contain every step. Sums and gates are f32; states are rounded at every step.
 * The input of all steps is multiplied at once. */
#include "backend/cpu/gemm/gemm.h"
#include "base/diag/convert.h"

#include "backend/cpu/kernels/real.h"
#include "backend/cpu/kernels/rows.h"

#include "fxge_ge_recurrent.h"
#include "fxge_kernels_recurrent.h"

enum { Y, OUTPUT_H, OUTPUT_C, I, J, F, O, TANHC, RESULTS };

typedef struct layer {
	const fxge_kernel *k;
	int64_t steps, batch, hidden;
	int64_t at[4]; /* first columns of i, j, f and o */
	float forget_bias;
	float *gates;        /* [T, B, 4H]: products of the input */
	float *state_gates;  /* [B, 4H]: products of the state before the step */
	const fxge_array *c; /* the initial state */
	float *buffer;       /* for each worker: a row of each result, and one of c before the step */
	int64_t step;
} layer;

static void
compute_cell(int64_t n, const float *x, const float *s, const int64_t *at, float forget_bias,
	const float *before, float *const *out)
{
	const float *xi = x + at[0], *xj = x + at[1], *xf = x + at[2], *xo = x + at[3];
	const float *si = s + at[0], *sj = s + at[1], *sf = s + at[2], *so = s + at[3];
	float *i = out[I], *j = out[J], *f = out[F], *o = out[O], *c = out[OUTPUT_C], *t = out[TANHC],
		  *h = out[OUTPUT_H];

	for (int64_t p = 0; p < n; p++)
		i[p] = (float)fxge_real_sigmoid((double)(xi[p] + si[p]));
	for (int64_t p = 0; p < n; p++)
		j[p] = (float)fxge_real_tanh((double)(xj[p] + sj[p]));
	for (int64_t p = 0; p < n; p++)
		f[p] = (float)fxge_real_sigmoid((double)(xf[p] + sf[p] + forget_bias));
	for (int64_t p = 0; p < n; p++)
		o[p] = (float)fxge_real_sigmoid((double)(xo[p] + so[p]));
	for (int64_t p = 0; p < n; p++)
		c[p] = f[p] * before[p] + i[p] * j[p];
	for (int64_t p = 0; p < n; p++)
		t[p] = (float)fxge_real_tanh((double)c[p]);
	for (int64_t p = 0; p < n; p++)
		h[p] = o[p] * t[p];
}

static void
compute_cells(void *ctx, int64_t from, int64_t to, int worker)
{
	const layer *l = ctx;
	fxge_array *out = l->k->out;
	fxge_dtype dt = out[0].dtype;
	int64_t n = l->hidden;
	float *buffer = l->buffer + worker * (RESULTS + 1) * n, *rows[RESULTS];

	for (int64_t b = from; b < to; b++) {
		int64_t row = l->step * l->batch + b, at = row * n;
		const fxge_array *c = l->step ? &out[OUTPUT_C] : l->c;
		int64_t c_at = l->step ? at - l->batch * n : b * n;

		for (int r = OUTPUT_H; r < RESULTS; r++)
			rows[r] = fxge_row_target(FXGE_DT_F32, dt, out[r].data, at, buffer + r * n);
		const float *before =
			fxge_row_read(FXGE_DT_F32, dt, c->data, c_at, n, buffer + RESULTS * n);

		compute_cell(n, l->gates + row * 4 * n, l->state_gates + b * 4 * n, l->at, l->forget_bias,
			before, rows);
		for (int r = OUTPUT_H; r < RESULTS; r++)
			fxge_row_write(FXGE_DT_F32, dt, out[r].data, at, n, rows[r]);
	}
}

/* Multiplies a dense matrix [m, rows] by the rows of w from `row` on. */
static bool
multiply(fxge_kernel *k, const fxge_array *a, int64_t from, int64_t m, int64_t row, int64_t rows,
	const double *bias, bool constant, float *to)
{
	const fxge_array *w = fxge_kernel_in(k, GE_DynamicRNN__w);
	int64_t n = w->shape[1], zero = 0, size = (int64_t)fxge_dtype_size(w->dtype);
	fxge_gemm g = {.m = m,
		.n = n,
		.k = rows,
		.count = 1,
		.a_count = 1,
		.c = (char *)to,
		.c_dtype = FXGE_DT_F32,
		.ldc = n,
		.column_bias = bias,
		.b_constant = constant,
		.a_offset = &zero,
		.b_offset = &zero,
		.c_offset = &zero};

	g.a = (fxge_matrix){(const char *)a->data + from * size, a->dtype, rows, 1};
	g.b = (fxge_matrix){(const char *)w->data + row * n * size, w->dtype, n, 1};
	if (rows)
		return fxge_gemm_run(k, &g);
	for (int64_t i = 0; i < m * n; i++)
		to[i] = bias ? (float)bias[i % n] : 0;
	return true;
}

/* Returns an initial state; zeros if the parameter is absent. */
static const fxge_array *
initial_state(fxge_kernel *k, int param)
{
	const fxge_array *x = fxge_kernel_in(k, param), *y = &k->out[0];

	if (x)
		return x;
	fxge_array *zero = fxge_kernel_temp(k, 1, sizeof *zero);

	*zero = *y;
	zero->shape[0] = 1;
	zero->data = fxge_kernel_temp(k, fxge_array_numel(zero), fxge_dtype_size(y->dtype));
	return zero;
}

static bool
is_supported(fxge_kernel *k)
{
	static const int none[] = {GE_DynamicRNN__seq_length, GE_DynamicRNN__wci, GE_DynamicRNN__wcf,
		GE_DynamicRNN__wco, GE_DynamicRNN__mask};
	fxge_call *c = &k->call;

	for (size_t i = 0; i < sizeof none / sizeof *none; i++)
		if (fxge_arg_present(c, none[i]))
			return fxge_call_fail(c, FXGE_D_UNSUPPORTED_FORM, "input %s is not supported",
				c->node->op->params[none[i]].name);
	if (strcmp(fxge_arg_str(c, GE_DynamicRNN__cell_type), "LSTM") != 0
		|| strcmp(fxge_arg_str(c, GE_DynamicRNN__direction), "UNIDIRECTIONAL") != 0
		|| strcmp(fxge_arg_str(c, GE_DynamicRNN__activation), "tanh") != 0
		|| fxge_arg_int(c, GE_DynamicRNN__cell_depth) != 1
		|| fxge_arg_int(c, GE_DynamicRNN__num_proj) != 0
		|| fxge_arg_bool(c, GE_DynamicRNN__use_peephole)
		|| fxge_arg_float(c, GE_DynamicRNN__keep_prob) != 1
		|| fxge_arg_float(c, GE_DynamicRNN__cell_clip) > 0
		|| !fxge_arg_bool(c, GE_DynamicRNN__time_major))
		return fxge_call_fail(c, FXGE_D_UNSUPPORTED_FORM,
			"only a forward time-major LSTM without peepholes, projection, dropout and "
			"clipping is supported");
	return true;
}

static bool
run_steps(fxge_kernel *k, layer *l, bool can_prepack)
{
	fxge_array *h = &k->out[OUTPUT_H];
	const fxge_array *x = fxge_kernel_in(k, GE_DynamicRNN__x);
	const fxge_array *h0 = initial_state(k, GE_DynamicRNN__init_h);
	int64_t size = l->batch * l->hidden;

	for (l->step = 0; l->step < l->steps; l->step++) {
		fxge_arena_mark mark = fxge_arena_save(k->scratch);
		bool ok = multiply(k, l->step ? h : h0, l->step ? (l->step - 1) * size : 0, l->batch,
			x->shape[2], l->hidden, NULL, can_prepack, l->state_gates);

		fxge_arena_restore(k->scratch, mark);
		if (!ok)
			return false;
		fxge_pool_for(k->pool, l->batch, FXGE_GRAIN_OF(8 * l->hidden), compute_cells, l);
	}
	return true;
}

bool
cpu_dynamic_rnn(fxge_kernel *k)
{
	const fxge_array *x = fxge_kernel_in(k, GE_DynamicRNN__x),
					 *b = fxge_kernel_in(k, GE_DynamicRNN__b);
	fxge_array *y = &k->out[Y];
	layer l = {.k = k, .steps = y->shape[0], .batch = y->shape[1], .hidden = y->shape[2]};
	int64_t rows = l.steps * l.batch, n = 4 * l.hidden;
	bool ifjo = strcmp(fxge_arg_str(&k->call, GE_DynamicRNN__gate_order), "ifjo") == 0;
	bool constant = k->prepacked && fxge_kernel_is_constant(k, GE_DynamicRNN__w);

	if (!is_supported(k))
		return false;
	memcpy(l.at, (int64_t[]){0, (ifjo ? 2 : 1) * l.hidden, (ifjo ? 1 : 2) * l.hidden, 3 * l.hidden},
		sizeof l.at);
	l.forget_bias = (float)fxge_arg_float(&k->call, GE_DynamicRNN__forget_bias);
	l.c = initial_state(k, GE_DynamicRNN__init_c);
	l.gates = fxge_kernel_space(k, rows * n, sizeof *l.gates);
	l.state_gates = fxge_kernel_space(k, l.batch * n, sizeof *l.state_gates);
	l.buffer =
		fxge_kernel_space(k, fxge_pool_size(k->pool) * (RESULTS + 1) * l.hidden, sizeof *l.buffer);
	double *bias = fxge_kernel_temp(k, n, sizeof *bias);

	fxge_load_doubles(b->dtype, b->data, 0, n, bias);
	if (k->prepacked && !constant) /* packed below, for the steps of this run */
		fxge_kernel_drop_prepacked(k);
	bool ok = multiply(k, x, 0, rows, 0, x->shape[2], bias, false, l.gates)
			  && run_steps(k, &l, k->prepacked != NULL);

	if (k->prepacked && !constant)
		fxge_kernel_drop_prepacked(k);
	if (ok)
		memcpy(
			y->data, k->out[OUTPUT_H].data, (size_t)(rows * l.hidden) * fxge_dtype_size(y->dtype));
	return ok;
}
