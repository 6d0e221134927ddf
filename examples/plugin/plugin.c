/* Example plugin: an operator with meta function, converter and CPU kernel in C, and a fusion that
 * finds it.
 *
 * fxge compile gelu.fx -o gelu.air --plugin ./gelu.so
 * fxge run gelu.air --random 1 --plugin ./gelu.so */
#include <fxge/plugin.h>

#include <math.h>

/* Descriptions of the operator and its GE type. `my::scaled_gelu` is lowered by the converter
 * below; `MyGelu` is the GE type of the NPU kernel. */
static const char ops[] = "- schema: \"my::scaled_gelu(Tensor x, float scale=1.0) -> Tensor\"\n"
						  "- ge: MyGelu\n"
						  "  in: {x: [f16, f32]}\n"
						  "  out: {y: [f16, f32]}\n"
						  "  attr: {scale: {float: 1.0}}\n"
						  "  shape: [x.shape]\n"
						  "  dtype: [x]\n";

/* Sets the result to a tensor like x. The description could do the same with `shape` and
 * `dtype`. */
static bool
meta(const fxge_plugin_api *api, fxge_op_call *c, void *user)
{
	fxge_dim shape[64]; /* PyTorch's limit of dims */
	int rank = api->rank(c, "x", 0);

	(void)user;
	for (int d = 0; d < rank; d++)
		shape[d] = api->dim(c, "x", 0, d);
	return api->result(c, 0, api->dtype(c, "x", 0), rank, shape);
}

/* Lowers the operator to MyGelu, whose kernel rejects negative scales. */
static bool
convert(const fxge_plugin_api *api, fxge_op_call *c, void *user)
{
	fxge_op_value *x = api->value(c, "x", 0);
	double scale = api->float_arg(c, "scale", 0);
	fxge_op_arg args[] = {{"x", FXGE_ARG_VALUES, 1, {.values = &x}},
		{"scale", FXGE_ARG_FLOATS, 1, {.floats = &scale}}};

	(void)user;
	if (scale < 0)
		return api->fail(c, "expected a scale of at least 0, got %g", scale);
	return api->give(c, 0, api->emit(c, "MyGelu", args, 2, NULL, 0));
}

static float
gelu(float x)
{
	float inner = 0.7978845608f * (x + 0.044715f * x * x * x);

	return 0.5f * x * (1.0f + tanhf(inner));
}

static int64_t
elements(const fxge_tensor_view *v)
{
	int64_t n = 1;

	for (int d = 0; d < v->rank; d++)
		n *= v->shape[d];
	return n;
}

/* Computes MyGelu on the CPU. */
static bool
kernel(const fxge_plugin_api *api, const fxge_kernel_call *k, void *user)
{
	const float *x = k->in[0].data;
	float *y = k->out[0].data, scale = (float)api->float_arg(k->call, "scale", 0);

	(void)user;
	if (k->in[0].dtype[0] != 'f' || k->in[0].dtype[1] != '3')
		return api->fail(k->call, "the CPU kernel expects f32, got %s", k->in[0].dtype);
	for (int64_t i = 0, n = elements(&k->in[0]); i < n; i++)
		y[i] = scale * gelu(x[i]);
	return true;
}

/* Returns true if the fusion applies: MyGelu has no kernel for scalars. */
static bool
holds(const fxge_plugin_api *api, fxge_op_call *c, void *user)
{
	(void)user;
	return api->rank(c, "x", 0) > 0 || api->fail(c, "%%x is a scalar");
}

/* x * sigmoid(1.702 x), the quick approximation of GELU. */
static const char pattern[] = "graph quick_gelu(%x) {\n"
							  "  %s = aten.mul.Scalar(self=%x, other=1.702)\n"
							  "  %g = aten.sigmoid.default(self=%s)\n"
							  "  %y = aten.mul.Tensor(self=%x, other=%g)\n"
							  "  return %y\n"
							  "}\n";

static bool
init(const fxge_plugin_api *api, fxge_plugin_host *h, void *user)
{
	fxge_fusion f = FXGE_OPTIONS(fxge_fusion);

	(void)user;
	f.name = "my_gelu";
	f.pattern = pattern;
	f.replace = "my.scaled_gelu(x, 1.0)";
	f.holds = holds;
	return api->describe(h, "ops.yaml", ops, sizeof ops - 1)
		   && api->meta(h, "my.scaled_gelu.default", meta, NULL)
		   && api->converter(h, "my.scaled_gelu.default", convert, NULL)
		   && api->kernel(h, "MyGelu", kernel, NULL) && api->fusion(h, &f);
}

FXGE_PLUGIN("my_gelu", "1.0", init);
