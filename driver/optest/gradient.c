/* SPDX-License-Identifier: Apache-2.0 */
/* Comparison of gradients with central differences.
 *
 * The differentiated function is sum(g * result), for a few elements of each input. */
#include "driver/run/run.h"
#include "driver/optest/optest.h"

#include <math.h>
#include <stdio.h>

enum { ELEMENTS = 6 }; /* elements checked per input */

fxge_status
fxge_optest_open(fxge_session *s, const char *text, uint64_t seed, fxge_optest_program *out)
{
	*out = (fxge_optest_program){0};
	if (!(out->program = fxge_load_bytes(s, "a random call", text, strlen(text), NULL)))
		return fxge_last_status(s);
	fxge_status status = fxge_compile(out->program, NULL);

	if (status == FXGE_OK && !(out->exe = fxge_executable_open(out->program)))
		status = fxge_last_status(s);
	if (status == FXGE_OK && !(out->inputs = fxge_random_inputs(out->exe, seed, NULL)))
		status = fxge_last_status(s);
	return status;
}

/* Binds by name: `inputs` may hold more arrays than the program has inputs. */
fxge_status
fxge_optest_execute(const fxge_optest_program *t, const fxge_arrays *inputs)
{
	fxge_tensor_view views[FXGE_OPTEST_INPUTS];
	fxge_port_info port = {.size = sizeof port};
	int n = fxge_n_inputs(t->exe);

	for (int i = 0; i < n && i < FXGE_OPTEST_INPUTS; i++)
		if (!fxge_input_get(t->exe, i, &port) || !fxge_arrays_find(inputs, port.name, &views[i]))
			return FXGE_BUG;
	return n > FXGE_OPTEST_INPUTS ? FXGE_LIMIT : fxge_optest_run(t->exe, views, n);
}

void
fxge_optest_close(fxge_optest_program *t)
{
	if (t->inputs)
		fxge_arrays_close(t->inputs);
	if (t->exe)
		fxge_executable_close(t->exe);
	if (t->program)
		fxge_program_close(t->program);
}

typedef struct comparison {
	fxge_optest_program plain, full; /* the call alone, and with its gradients */
	int n_results;
	double step, bar;
	bool ran;
	fxge_optest_agreement *out;
} comparison;

static uint64_t
count(const fxge_tensor_view *v)
{
	uint64_t n = 1;

	for (int d = 0; d < v->rank; d++)
		n *= (uint64_t)v->shape[d];
	return n;
}

/* Returns sum(g * result) over all results of float dtype. */
static double
loss(comparison *c)
{
	double sum = 0;
	char name[16];
	fxge_tensor_view y, g;

	c->ran &= fxge_optest_execute(&c->plain, c->full.inputs) == FXGE_OK;
	for (int k = 0; c->ran && k < c->n_results; k++) {
		snprintf(name, sizeof name, "g%d", k);
		if (!fxge_get_result(c->plain.exe, k, &y) || !fxge_arrays_find(c->full.inputs, name, &g))
			continue;
		for (uint64_t i = 0; i < count(&y); i++)
			sum += fxge_element(&g, i) * fxge_element(&y, i);
	}
	return sum;
}

/* Returns the loss with element i of x changed by `by`. */
static double
moved_loss(comparison *c, const fxge_tensor_view *x, int64_t i, double by)
{
	double found, before = fxge_element(x, (uint64_t)i);
	fxge_dtype dt = fxge_dtype_by_text(x->dtype, strlen(x->dtype));

	fxge_store_float(dt, x->data, i, before + by);
	found = loss(c);
	fxge_store_float(dt, x->data, i, before);
	return found;
}

static void
compare_element(comparison *c, const char *name, const fxge_tensor_view *x, int64_t i, double got)
{
	double up = moved_loss(c, x, i, c->step), down = moved_loss(c, x, i, -c->step);
	double slope = (up - down) / (2 * c->step), bend = (up - 2 * loss(c) + down) / c->step;
	double large = fmax(1, fmax(fabs(got), fabs(slope))), error = fabs(got - slope) / large;

	if (!isfinite(slope) || !isfinite(bend) || fabs(bend) > c->bar * large)
		return; /* not smooth at this point */
	c->out->elements++;
	c->out->worst = error <= c->out->worst ? c->out->worst : error;
	if (error <= c->bar)
		return;
	c->out->wrong++;
	snprintf(c->out->name, sizeof c->out->name, "%s", name);
}

static void
compare_input(comparison *c, const fxge_optest_gradient *g, int result, uint64_t *state)
{
	char name[16];
	fxge_tensor_view x, d;

	snprintf(name, sizeof name, "x%d", g->input);
	if (!fxge_arrays_find(c->full.inputs, name, &x)
		|| !fxge_dtype_is_float(fxge_dtype_by_text(x.dtype, strlen(x.dtype)))
		|| !fxge_get_result(c->full.exe, result, &d) || count(&x) == 0 || count(&d) != count(&x))
		return;
	for (int k = 0; k < ELEMENTS && c->ran; k++) {
		int64_t i = fxge_random_below(state, (int64_t)count(&x));

		compare_element(c, g->name, &x, i, fxge_element(&d, (uint64_t)i));
	}
}

/* Returns the bits of the narrowest float among the inputs; g inputs have the dtypes of the
 * results. */
static int
narrowest(const fxge_arrays *a)
{
	fxge_tensor_view v;
	int bits = 64;

	for (size_t i = 0; fxge_arrays_get(a, i, &v); i++) {
		fxge_dtype dt = fxge_dtype_by_text(v.dtype, strlen(v.dtype));

		if (fxge_dtype_is_float(dt) && fxge_dtypes[dt].bits < bits)
			bits = fxge_dtypes[dt].bits;
	}
	return bits;
}

/* Compares the gradients of all inputs unless the call has floats narrower than `bits`. Differences
 * in f32 need larger steps and a larger tolerance. */
static void
compare_all(comparison *c, const fxge_optest_gradients *g, uint64_t seed, int bits)
{
	c->step = bits == 64 ? 1e-5 : 1e-2;
	c->bar = bits == 64 ? 1e-5 : 3e-2;
	for (size_t i = 0; narrowest(c->full.inputs) == bits && c->ran && i < g->len; i++)
		compare_input(c, &g->data[i], c->n_results + (int)i, &seed);
}

bool
fxge_optest_compare(fxge_session *s, const char *call, const char *with_gradients,
	const fxge_optest_gradients *g, int n_results, uint64_t seed, int bits,
	fxge_optest_agreement *out)
{
	comparison c = {.n_results = n_results, .out = out};

	c.ran = fxge_optest_open(s, call, seed, &c.plain) == FXGE_OK
			&& fxge_optest_open(s, with_gradients, seed, &c.full) == FXGE_OK
			&& fxge_optest_execute(&c.full, c.full.inputs) == FXGE_OK;
	if (c.ran)
		compare_all(&c, g, seed, bits);
	fxge_optest_close(&c.plain);
	fxge_optest_close(&c.full);
	return c.ran;
}
