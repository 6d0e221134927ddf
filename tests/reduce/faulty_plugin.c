/* SPDX-License-Identifier: Apache-2.0 */
/* Plugins with a planted fault: activations of PyTorch whose kernel is wrong, crashes, hangs or
 * takes all memory. The fault is chosen when the plugin is compiled. */
#include <fxge/plugin.h>

#include <math.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const char ops[] = "- schema: \"faulty::relu(Tensor x) -> Tensor\"\n"
						  "  ge: {op: FaultyRelu, in: {x: x}}\n"
						  "  replaces: aten.relu.default\n"
						  "  shape: [x.shape]\n"
						  "  dtype: [x]\n"
						  "- schema: \"faulty::gelu(Tensor x) -> Tensor\"\n"
						  "  ge: {op: FaultyGelu, in: {x: x}}\n"
						  "  replaces: aten.gelu.default\n"
						  "  shape: [x.shape]\n"
						  "  dtype: [x]\n"
						  "- schema: \"faulty::silu(Tensor x) -> Tensor\"\n"
						  "  ge: {op: FaultySilu, in: {x: x}}\n"
						  "  replaces: aten.silu.default\n"
						  "  shape: [x.shape]\n"
						  "  dtype: [x]\n"
						  "- ge: FaultyRelu\n"
						  "  in: {x: [f32]}\n"
						  "  out: {y: [f32]}\n"
						  "  shape: [x.shape]\n"
						  "  dtype: [x]\n"
						  "- ge: FaultyGelu\n"
						  "  in: {x: [f32]}\n"
						  "  out: {y: [f32]}\n"
						  "  shape: [x.shape]\n"
						  "  dtype: [x]\n"
						  "- ge: FaultySilu\n"
						  "  in: {x: [f32]}\n"
						  "  out: {y: [f32]}\n"
						  "  shape: [x.shape]\n"
						  "  dtype: [x]\n";

static double
relu(double x)
{
	return x > 0 ? x : 0;
}

static double
gelu(double x)
{
	return 0.5 * x * (1 + erf(x * sqrt(0.5)));
}

static double
silu(double x)
{
	return x / (1 + exp(-x));
}

/* Shows the fault where an element is above 0.25. */
static void
fault(float *y)
{
#if defined(FAULT_WRONG)
	*y *= 1.25F;
#elif defined(FAULT_CRASH)
	*y = 0;
	raise(SIGSEGV);
#elif defined(FAULT_HANG)
	*y = 0;
	sleep(1000);
#elif defined(FAULT_MEMORY)
	for (size_t n = 1; n; n *= 2) {
		void *p = malloc(n);

		if (!p)
			abort();
		memset(p, 1, n);
	}
	*y = 0;
#endif
}

typedef double function(double x);
static function *const functions[] = {relu, gelu, silu};

static bool
kernel(const fxge_plugin_api *api, const fxge_kernel_call *k, void *user)
{
	const float *x = k->in[0].data;
	float *y = k->out[0].data;

	(void)api;
	for (size_t i = 0; i < k->out[0].bytes / sizeof *y; i++) {
		y[i] = (float)(*(function *const *)user)(x[i]);
		if (x[i] > 0.25F)
			fault(&y[i]);
	}
	return true;
}

static bool
init(const fxge_plugin_api *api, fxge_plugin_host *h, void *user)
{
	(void)user;
	return api->describe(h, "faulty.yaml", ops, sizeof ops - 1)
		   && api->kernel(h, "FaultyRelu", kernel, (void *)(uintptr_t)&functions[0])
		   && api->kernel(h, "FaultyGelu", kernel, (void *)(uintptr_t)&functions[1])
		   && api->kernel(h, "FaultySilu", kernel, (void *)(uintptr_t)&functions[2]);
}

FXGE_PLUGIN("faulty", "1.0", init);
