/* SPDX-License-Identifier: Apache-2.0 */
/* Epilogues: recorded by calls of their kernels, applied row by row. */
#include "backend/cpu/kernels/epilogue.h"

void
fxge_epilogues_begin(fxge_epilogues *t, const fxge_array *y)
{
	/* separate assignments: an initialiser would also clear the array of epilogues */
	t->y = y;
	t->n = 0;
	t->broadcasts = t->unsupported = t->per_run = t->recorded = t->applied = false;
}

static fxge_epilogue *
next_epilogue(fxge_epilogues *t)
{
	t->unsupported |= t->n == FXGE_MOST_EPILOGUES;
	return t->unsupported ? NULL : &t->v[t->n++];
}

/* Returns whether `x` is an operand of the kernel. Such an array has the same address in the next
 * run, unlike a temporary one. */
static bool
is_operand(const fxge_kernel *k, const fxge_array *x)
{
	bool is = false;

	for (int i = 0; i < k->n_in; i++)
		is |= x == k->in[i];
	return is;
}

bool
fxge_epilogue_loop(
	fxge_kernel *k, fxge_inner *fn, const fxge_array *const *in, int n_in, const void *arg)
{
	fxge_epilogues *t = k->recorder;
	fxge_epilogue *epilogue = next_epilogue(t);

	if (!epilogue)
		return true;
	*epilogue = (fxge_epilogue){.fn = fn, .arg = arg, .n_in = n_in};
	for (int i = 0; i < n_in; i++) {
		bool one = fxge_array_numel(in[i]) == 1, same = in[i]->size == t->y->size;

		t->unsupported |= in[i]->dtype != FXGE_DT_F32;
		t->per_run |= !is_operand(k, in[i]);
		t->broadcasts |= !one && !same;
		epilogue->other[i] = in[i]->data == t->y->data ? NULL : in[i];
		epilogue->stride[i] = same ? (int64_t)sizeof(float) : 0;
	}
	return true;
}

bool
fxge_epilogue_channels(fxge_kernel *k, const double *scale, const double *shift)
{
	fxge_epilogue *epilogue = next_epilogue(k->recorder);

	k->recorder->per_run = true; /* scale and shift are temporary memory of this call */
	if (epilogue)
		*epilogue = (fxge_epilogue){.scale = scale, .shift = shift};
	return true;
}

static void
run_channel(int64_t n, const float *from, double scale, double shift, float *to)
{
	for (int64_t i = 0; i < n; i++)
		to[i] = (float)((double)from[i] * scale + shift);
}

static void
run_channels(int64_t n, const float *from, const double *scale, const double *shift, float *to)
{
	for (int64_t i = 0; i < n; i++)
		to[i] = (float)((double)from[i] * scale[i] + shift[i]);
}

void
fxge_epilogues_run(const fxge_epilogues *t, int64_t at, int64_t channel, int64_t n, float *tile,
	float *scratch, float *to)
{
	float *from = tile;

	for (int i = 0; i < t->n; i++) {
		const fxge_epilogue *a = &t->v[i];
		float *into = i == t->n - 1 ? to : from == tile ? scratch : tile;
		char *p[1 + FXGE_LOOP_OPERANDS] = {(char *)into};
		int64_t stride[1 + FXGE_LOOP_OPERANDS] = {sizeof(float)};

		for (int o = 0; o < a->n_in; o++) {
			p[o + 1] = a->other[o] ? (char *)a->other[o]->data + at * a->stride[o] : (char *)from;
			stride[o + 1] = a->other[o] ? a->stride[o] : (int64_t)sizeof(float);
		}
		if (a->fn)
			a->fn(n, p, stride, a->arg);
		else if (t->y->channels_last)
			run_channels(n, from, a->scale + channel, a->shift + channel, into);
		else
			run_channel(n, from, a->scale[channel], a->shift[channel], into);
		from = into;
	}
}
