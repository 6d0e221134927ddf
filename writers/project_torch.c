/* SPDX-License-Identifier: Apache-2.0 */
/* The PyTorch extension of a project: the computation in C++ and Python, and gradients. */
#include "writers/project.h"

#include "writers/kernel.h"

#include "writers/torch.h"

/* ---- PyTorch operators for types without one ---- */

static void
put_parameter(fxge_sbuf *b, fxge_coder *c, const fxge_param *p)
{
	static const char *const types[] = {[FXGE_P_TENSOR] = "Tensor",
		[FXGE_P_INT] = "int",
		[FXGE_P_FLOAT] = "float",
		[FXGE_P_BOOL] = "bool",
		[FXGE_P_STR] = "str",
		[FXGE_P_DTYPE] = "ScalarType"};
	bool optional = p->optional || p->dflt.kind == FXGE_LIT_ABSENT;

	fxge_sbuf_fmt(b, "%s%s%s %s",
		p->type <= FXGE_P_DTYPE && types[p->type] ? types[p->type] : "Tensor", p->list ? "[]" : "",
		optional && !p->list ? "?" : "", p->name);
	if (p->dflt.kind != FXGE_LIT_NONE)
		fxge_sbuf_fmt(b, "=%s", fxge_coder_literal(c, p->type, &p->dflt));
}

static const char *
schema_text(fxge_arena *a, const fxge_op *ge, const char *stem)
{
	fxge_coder c;
	fxge_sbuf b;

	fxge_coder_init(&c, a, FXGE_CODE_PYTHON);
	fxge_sbuf_init(&b, a);
	fxge_sbuf_fmt(&b, "npu::%s(", stem);
	for (int i = 0; i < ge->n_params; i++) {
		fxge_sbuf_str(&b, i ? ", " : "");
		put_parameter(&b, &c, &ge->params[i]);
	}
	fxge_sbuf_fmt(&b, ") -> %s", ge->n_results == 1 ? "" : "(");
	for (int i = 0; i < ge->n_results; i++)
		fxge_sbuf_fmt(&b, "%sTensor%s", i ? ", " : "", ge->results[i].list ? "[]" : "");
	fxge_sbuf_str(&b, ge->n_results == 1 ? "" : ")");
	return b.data;
}

const fxge_op *
fxge_project_operator(fxge_arena *a, const fxge_op *ge, const char *stem)
{
	fxge_op *op = FXGE_NEW(a, fxge_op);
	fxge_mapping *m = FXGE_NEW(a, fxge_mapping);
	fxge_map_port *ports = FXGE_NEW_ARRAY(a, (size_t)ge->n_params + 1, fxge_map_port);

	for (int i = 0; i < ge->n_params; i++)
		ports[i] = (fxge_map_port){.to = i, .kind = FXGE_MAP_ARG, .from = i};
	*m = (fxge_mapping){.ge = ge, .ports = ports, .n_ports = ge->n_params};
	*op = (fxge_op){.name = fxge_arena_printf(a, "npu.%s.default", stem),
		.schema = schema_text(a, ge, stem),
		.params = ge->params,
		.results = ge->results,
		.n_params = ge->n_params,
		.n_results = ge->n_results,
		.mapping = m};
	return op;
}

/* ---- C++ ---- */

static const char *
arguments(fxge_coder *c, const fxge_op *op)
{
	fxge_sbuf b;

	fxge_sbuf_init(&b, c->arena);
	for (int i = 0; i < op->n_params; i++)
		fxge_sbuf_fmt(&b, "%s%s", i ? ", " : "", fxge_coder_name(c, op->params[i].name));
	return b.data ? b.data : "";
}

static const char *
without_end(fxge_writer *w, const char *s)
{
	size_t n = s ? strlen(s) : 0;

	return n ? fxge_arena_strndup(w->arena, s, n - (s[n - 1] == '\n')) : "";
}

/* Separates name and type by a space, except after `&`. */
static const fxge_yaml *
types_of(fxge_writer *w, fxge_tree *t, fxge_coder *c, const fxge_op *op)
{
	fxge_tree list = {.arena = w->arena};
	fxge_sbuf b;

	fxge_sbuf_init(&b, w->arena);
	for (int i = 0; i < op->n_params; i++) {
		fxge_tree one = {.arena = w->arena};
		const char *type = fxge_coder_type(&op->params[i]);

		type = type ? type : "";
		fxge_writer_put(w, &one, "name", fxge_coder_name(c, op->params[i].name));
		fxge_writer_put(w, &one, "cpp_type", type);
		fxge_tree_add(&list, fxge_tree_map(&one, 0));
		fxge_sbuf_fmt(&b, "%s%s", i ? ", " : "", without_end(w, type));
	}
	fxge_writer_put(w, t, "types", b.data ? b.data : "");
	return fxge_tree_list(&list, 0);
}

/* ---- gradients ---- */

/* Returns the call that reads a value other than a tensor from autograd's context, or NULL if the
 * context cannot store it. */
static const char *
accessor(fxge_arena *a, const fxge_param *p)
{
	static const char *const one[] = {[FXGE_P_INT] = "toInt()",
		[FXGE_P_FLOAT] = "toDouble()",
		[FXGE_P_BOOL] = "toBool()",
		[FXGE_P_SCALAR] = "toScalar()",
		[FXGE_P_STR] = "toStringRef()",
		[FXGE_P_DTYPE] = "toScalarType()"},
							 *const types[] = {[FXGE_P_INT] = "int64_t",
								 [FXGE_P_FLOAT] = "double",
								 [FXGE_P_BOOL] = "bool",
								 [FXGE_P_SCALAR] = "at::Scalar",
								 [FXGE_P_STR] = "std::string",
								 [FXGE_P_DTYPE] = "at::ScalarType"};

	if (p->type == FXGE_P_TENSOR || p->type > FXGE_P_DTYPE || (p->list && p->optional))
		return NULL;
	if (p->list)
		return p->type == FXGE_P_INT     ? "toIntVector()"
			   : p->type == FXGE_P_FLOAT ? "toDoubleVector()"
										 : NULL;
	return p->optional ? fxge_arena_printf(a, "toOptional<%s>()", types[p->type]) : one[p->type];
}

/* Returns the expression that autograd's context stores for a value. */
static const char *
kept_value(fxge_arena *a, const fxge_param *p, const char *name)
{
	if (p->type != FXGE_P_STR)
		return name;
	return p->optional ? fxge_arena_printf(
			   a, "%s ? c10::IValue(std::string(*%s)) : c10::IValue()", name, name)
					   : fxge_arena_printf(a, "std::string(%s)", name);
}

static bool
is_tensor(const fxge_param *p)
{
	return p->type == FXGE_P_TENSOR && !p->list;
}

/* Returns the reason why no autograd function is generated, or NULL. */
static const char *
cannot_train(fxge_arena *a, const fxge_op *op)
{
	if (!op->n_backward)
		return "`backward`, which the description lacks";
	if (op->n_results != 1 || op->results[0].list)
		return "gradients of several results";
	for (int i = 0; i < op->n_params; i++)
		if (!is_tensor(&op->params[i]) && !accessor(a, &op->params[i]))
			return fxge_arena_printf(
				a, "gradients of operators with argument `%s`", op->params[i].name);
	return NULL;
}

static void
put_load(fxge_writer *w, fxge_tree *list, const char *declaration, const char *value)
{
	fxge_tree t = {.arena = w->arena};

	fxge_writer_put(w, &t, "declaration", declaration);
	fxge_writer_put(w, &t, "value", value);
	fxge_tree_add(list, fxge_tree_map(&t, 0));
}

static void
put_tensor_load(fxge_writer *w, fxge_tree *list, const fxge_param *p, const char *name, int saved)
{
	if (!p->optional)
		put_load(w, list, fxge_arena_printf(w->arena, "const at::Tensor &%s", name),
			fxge_arena_printf(w->arena, "saved[%d]", saved));
	else
		put_load(w, list, fxge_arena_printf(w->arena, "const std::optional<at::Tensor> %s", name),
			fxge_arena_printf(w->arena,
				"saved[%d].defined() ? std::optional<at::Tensor>(saved[%d]) : std::nullopt", saved,
				saved));
}

/* Stores arguments and the result in forward, and loads them in backward. */
static void
put_context(fxge_writer *w, fxge_tree *t, fxge_coder *c, const fxge_op *op)
{
	fxge_tree kept = {.arena = w->arena}, loads = kept;
	const char *result = op->results[0].name ? op->results[0].name : "result";
	fxge_sbuf saved;
	int n = 0;

	fxge_sbuf_init(&saved, w->arena);
	for (int i = 0; i < op->n_params; i++) {
		const fxge_param *p = &op->params[i];
		const char *name = fxge_coder_name(c, p->name);
		fxge_tree one = {.arena = w->arena};

		if (is_tensor(p)) {
			fxge_sbuf_fmt(&saved, p->optional ? "%s.value_or(at::Tensor()), " : "%s, ", name);
			put_tensor_load(w, &loads, p, name, n++);
			continue;
		}
		fxge_writer_put(w, &one, "name", name);
		fxge_writer_put(w, &one, "value", kept_value(w->arena, p, name));
		fxge_tree_add(&kept, fxge_tree_map(&one, 0));
		put_load(w, &loads, fxge_arena_printf(w->arena, "const auto %s", name),
			fxge_arena_printf(w->arena, "ctx->saved_data[\"%s\"].%s", name, accessor(w->arena, p)));
	}
	fxge_sbuf_str(&saved, "result");
	put_load(w, &loads,
		fxge_arena_printf(w->arena, "const at::Tensor &%s", fxge_coder_name(c, result)),
		fxge_arena_printf(w->arena, "saved[%d]", n));
	fxge_writer_put(w, t, "saved", saved.data);
	fxge_writer_put_tree(w, t, "kept", fxge_tree_list(&kept, 0));
	fxge_writer_put_tree(w, t, "loads", fxge_tree_list(&loads, 0));
}

/* Returns the assignment of a formula's gradients; an argument that is None has none. */
static const char *
assignment(fxge_coder *c, const fxge_op *op, const fxge_backward *g, const char *name)
{
	fxge_sbuf to, text;

	fxge_sbuf_init(&to, c->arena);
	fxge_sbuf_init(&text, c->arena);
	for (int i = 0; i < g->n_inputs; i++)
		fxge_sbuf_fmt(&to, "%sgradients[%d]", i ? ", " : "", g->inputs[i]);
	if (g->n_inputs == 1 && op->params[g->inputs[0]].optional)
		fxge_sbuf_fmt(&text, "if (%s)\n    ", fxge_coder_name(c, op->params[g->inputs[0]].name));
	fxge_sbuf_fmt(&text, g->n_inputs > 1 ? "std::tie(%s) = %s(%s);" : "%s = %s(%s);", to.data, name,
		arguments(c, g->op));
	for (int i = 0; i < g->n_inputs && g->n_inputs > 1; i++)
		if (op->params[g->inputs[i]].optional)
			fxge_sbuf_fmt(&text, "\nif (!%s)\n    gradients[%d] = at::Tensor();",
				fxge_coder_name(c, op->params[g->inputs[i]].name), g->inputs[i]);
	return text.data;
}

/* Adds a C++ function for the gradients of one formula. Returns false if the formula cannot be
 * expressed. */
static bool
add_gradient(
	fxge_writer *w, fxge_coder *c, fxge_tree *list, const fxge_op *op, const fxge_backward *g)
{
	const char *name = fxge_torch_identifier(w, g->op->name), *body = fxge_torch_compute(c, g->op);
	fxge_tree t = {.arena = w->arena};

	if (!body || c->why)
		return false;
	fxge_sbuf_fmt(&c->functions, "%s\n%s(%s)\n{\n%s}\n\n", fxge_torch_result(c, g->op), name,
		fxge_torch_declared(c, g->op), body);
	fxge_writer_put(w, &t, "assignment", assignment(c, op, g, name));
	fxge_tree_add(list, fxge_tree_map(&t, 0));
	return !c->why;
}

static void
put_gradients(fxge_writer *w, fxge_tree *t, fxge_coder *c, const fxge_op *op)
{
	fxge_tree list = {.arena = w->arena};
	const char *why = cannot_train(w->arena, op);

	for (int i = 0; !why && i < op->n_backward; i++)
		if (!add_gradient(w, c, &list, op, &op->backward[i]))
			why = fxge_arena_printf(
				w->arena, "%s in `backward`", c->why ? c->why : "a form of gradients");
	c->why = NULL;
	fxge_writer_put(w, t, "gradients", why ? "" : "1");
	fxge_writer_put(w, t, "gradients_missing", why ? why : "");
	if (why)
		return;
	fxge_writer_put_tree(w, t, "gradients_of", fxge_tree_list(&list, 0));
	put_context(w, t, c, op);
}

/* ---- on the NPU ---- */

/* Returns the arguments as meta tensors. */
static const char *
meta_arguments(fxge_coder *c, const fxge_op *op)
{
	fxge_sbuf b;

	fxge_sbuf_init(&b, c->arena);
	for (int i = 0; i < op->n_params; i++) {
		const fxge_param *p = &op->params[i];
		const char *name = fxge_coder_name(c, p->name);
		bool tensor = p->type == FXGE_P_TENSOR && !p->list;

		fxge_sbuf_str(&b, i ? ", " : "");
		if (tensor && p->optional)
			fxge_sbuf_fmt(
				&b, "%s ? std::optional<at::Tensor>(%s->to(at::kMeta)) : std::nullopt", name, name);
		else
			fxge_sbuf_fmt(&b, tensor ? "%s.to(at::kMeta)" : "%s", name);
	}
	return b.data ? b.data : "";
}

/* Returns new tensors for the results, on the device of the first input. */
static const char *
allocated(fxge_coder *c, const fxge_op *op)
{
	const char *beside = NULL;
	fxge_sbuf b;

	for (int i = 0; i < op->n_params && !beside; i++)
		if (is_tensor(&op->params[i]) && !op->params[i].optional)
			beside = fxge_coder_name(c, op->params[i].name);
	if (!beside || (op->n_results == 1 && op->results[0].list))
		return "shapes";
	fxge_sbuf_init(&b, c->arena);
	if (op->n_results == 1)
		fxge_sbuf_fmt(
			&b, "at::empty(shapes.sizes(), %s.options().dtype(shapes.scalar_type()))", beside);
	else
		fxge_sbuf_str(&b, "std::make_tuple(");
	for (int i = 0; i < op->n_results && op->n_results > 1; i++)
		fxge_sbuf_fmt(&b,
			"%sat::empty(std::get<%d>(shapes).sizes(), "
			"%s.options().dtype(std::get<%d>(shapes).scalar_type()))",
			i ? ", " : "", i, beside, i);
	fxge_sbuf_str(&b, op->n_results > 1 ? ")" : "");
	return b.data;
}

/* Returns the statements that pass an input to the command. */
static const char *
npu_input(fxge_coder *c, const fxge_op *op, const fxge_map_port *m)
{
	bool absent = fxge_torch_may_be_absent(op, m), literal = m->kind == FXGE_MAP_LITERAL;
	bool numbers = fxge_torch_feeds_numbers(op, m), list = numbers && fxge_torch_feeds_list(op, m);
	const char *value = fxge_torch_mapped(c, op, m), *call;

	if (literal && m->lit.kind == FXGE_LIT_ABSENT)
		return "command.Input();";
	bool real = literal ? m->lit.kind == FXGE_LIT_FLOAT
						: op->params[m->from].type == FXGE_P_FLOAT
							  || op->params[m->from].type == FXGE_P_SCALAR;

	call = !numbers ? (m->kind == FXGE_MAP_ARG && op->params[m->from].list ? "command.Inputs(%s%s);"
																		   : "command.Input(%s%s);")
		   : list   ? "command.Input(at::IntArrayRef(%s%s));"
		   : real   ? "command.Input(at::Scalar(%s%s), at::kFloat);"
					: "command.Input(at::Scalar(%s%s), at::kLong);";
	call = fxge_arena_printf(c->arena, call, absent ? "*" : "", value);
	return absent ? fxge_arena_printf(
			   c->arena, "if (%s)\n    %s\nelse\n    command.Input();", value, call)
				  : call;
}

/* Returns an attribute's value in the type that the command expects. */
static const char *
npu_attribute(fxge_coder *c, const fxge_op *op, const fxge_map_port *m)
{
	static const char *const forms[][2] = {
		[FXGE_P_INT] = {"static_cast<int64_t>(%s)", "at::IntArrayRef(%s)"},
		[FXGE_P_FLOAT] = {"static_cast<float>(%s)", "at::ArrayRef<float>(floats(%s))"},
		[FXGE_P_BOOL] = {"%s", "at::ArrayRef<uint8_t>(bytes(%s))"},
		[FXGE_P_SCALAR] = {"%s", "%s"},
		[FXGE_P_STR] = {"std::string(%s)", "%s"},
		[FXGE_P_DTYPE] = {"%s", "%s"}};
	const fxge_param *to = &op->mapping->ge->params[m->to];

	return fxge_arena_printf(c->arena, forms[to->type][to->list], fxge_torch_attribute(c, op, m));
}

/* Returns the operator's result that is output k of the type, or -1. */
static int
result_of(const fxge_op *op, int k)
{
	for (int i = 0; i < op->n_results; i++)
		if ((op->mapping->results ? op->mapping->results[i] : i) == k)
			return i;
	return -1;
}

/* Returns the reason why no command calls the type, or "". */
static const char *
npu_missing(fxge_writer *w, const fxge_op *op)
{
	const fxge_op *ge = op->mapping->ge;

	if (op->mapping->cast)
		return "the casts of the description";
	for (int k = 0; k < ge->n_results; k++)
		if (result_of(op, k) < 0 || ge->results[k].list)
			return fxge_arena_printf(w->arena, "output `%s`%s", ge->results[k].name,
				ge->results[k].list ? ", whose length is unknown" : ", which the operator lacks");
	return "";
}

static void
put_npu_outputs(fxge_writer *w, fxge_tree *t, const fxge_op *op)
{
	fxge_tree out = {.arena = w->arena};

	for (int k = 0; k < op->mapping->ge->n_results; k++) {
		fxge_tree one = {.arena = w->arena};

		fxge_writer_put(w, &one, "value",
			op->n_results == 1
				? "result"
				: fxge_arena_printf(w->arena, "std::get<%d>(result)", result_of(op, k)));
		fxge_tree_add(&out, fxge_tree_map(&one, 0));
	}
	fxge_writer_put_tree(w, t, "npu_outputs", fxge_tree_list(&out, 0));
}

/* Returns the port that the row maps to parameter `to` of the type, or NULL if there is none. */
static const fxge_map_port *
port_to(const fxge_op *op, int to)
{
	for (int i = 0; i < op->mapping->n_ports; i++)
		if (op->mapping->ports[i].to == to)
			return &op->mapping->ports[i];
	return NULL;
}

static void
put_npu(fxge_writer *w, fxge_tree *t, fxge_coder *c, const fxge_op *op)
{
	fxge_tree in = {.arena = w->arena}, attrs = in;
	const fxge_op *ge = op->mapping->ge;
	bool floats = false, bytes = false;

	fxge_writer_put(w, t, "meta_arguments", meta_arguments(c, op));
	fxge_writer_put(w, t, "allocated", allocated(c, op));
	for (int i = 0; i < ge->n_params; i++) {
		const fxge_map_port *m = port_to(op, i);
		bool attr = ge->params[i].attr;
		fxge_tree one = {.arena = w->arena};

		if (attr && !m)
			continue;
		floats |= attr && ge->params[i].list && ge->params[i].type == FXGE_P_FLOAT;
		bytes |= attr && ge->params[i].list && ge->params[i].type == FXGE_P_BOOL;
		fxge_writer_put(w, &one, "name", ge->params[i].name);
		fxge_writer_put(w, &one, "value",
			attr ? npu_attribute(c, op, m)
			: m  ? npu_input(c, op, m)
				 : "command.Input();");
		fxge_tree_add(attr ? &attrs : &in, fxge_tree_map(&one, 0));
	}
	fxge_writer_put(w, t, "floats", floats ? "1" : "");
	fxge_writer_put(w, t, "bytes", bytes ? "1" : "");
	fxge_writer_put(w, t, "npu_missing", npu_missing(w, op));
	fxge_writer_put(w, t, "npu_requirements", without_end(w, fxge_torch_requirements(c, op)));
	fxge_writer_put_tree(w, t, "npu_inputs", fxge_tree_list(&in, 0));
	fxge_writer_put_tree(w, t, "npu_attrs", fxge_tree_list(&attrs, 0));
	put_npu_outputs(w, t, op);
}

/* ---- the test ---- */

/* Returns whether an argument is passed to a bool port. */
static bool
is_mask(const fxge_op *op, int param)
{
	const fxge_mapping *m = op->mapping;

	for (int i = 0; m && i < m->n_ports; i++)
		if (m->ports[i].kind == FXGE_MAP_ARG && m->ports[i].from == param
			&& fxge_kernel_is_mask(m->ge->params[m->ports[i].to].dtypes))
			return true;
	return false;
}

/* Returns values for arguments without a default. */
static const char *
sample(fxge_coder *c, const fxge_op *op)
{
	static const char *const values[] = {[FXGE_P_TENSOR] = "torch.randn(shape).to(device, dtype)",
		[FXGE_P_INT] = "1",
		[FXGE_P_FLOAT] = "0.5",
		[FXGE_P_BOOL] = "True",
		[FXGE_P_SCALAR] = "2",
		[FXGE_P_STR] = "\"\"",
		[FXGE_P_DTYPE] = "dtype"};
	fxge_sbuf b;

	fxge_sbuf_init(&b, c->arena);
	for (int i = 0; i < op->n_params; i++) {
		const fxge_param *p = &op->params[i];

		if (p->dflt.kind != FXGE_LIT_NONE || p->type > FXGE_P_DTYPE)
			break;
		const char *value = p->optional ? "None"
							: p->type == FXGE_P_TENSOR && is_mask(op, i)
								? "torch.rand(shape).to(device) < 0.5"
								: values[p->type];

		fxge_sbuf_fmt(&b, p->list ? "%s[%s]" : "%s%s", i ? ", " : "", value);
	}
	return b.data ? b.data : "";
}

static const char *
test_dtypes(fxge_writer *w, fxge_coder *c, const fxge_op *ge)
{
	int element = fxge_kernel_element(ge);
	fxge_dtype_set set = ge->params[element < 0 ? 0 : element].dtypes;
	fxge_sbuf b;

	fxge_sbuf_init(&b, w->arena);
	for (int d = 1; d < FXGE_DT_COUNT; d++)
		if (set >> d & 1 && fxge_dtype_is_float((fxge_dtype)d) && fxge_dtypes[d].bits >= 16)
			fxge_sbuf_fmt(&b, "%s%s", b.len ? ", " : "", fxge_coder_dtype(c, d));
	return b.data ? b.data : "torch.float32";
}

static void
put_test(fxge_writer *w, fxge_tree *t, const fxge_op *op)
{
	fxge_coder c;
	const char *body;

	fxge_coder_init(&c, w->arena, FXGE_CODE_PYTHON);
	body = fxge_torch_compute(&c, op);
	fxge_writer_put(w, t, "reference", without_end(w, body));
	fxge_writer_put(w, t, "reference_functions", body ? without_end(w, c.functions.data) : "");
	fxge_writer_put(
		w, t, "reference_missing", c.why ? c.why : "its computation, which the description lacks");
	fxge_tree own = fxge_torch_begin(w, &c, op);
	const fxge_yaml *said = fxge_tree_map(&own, 0);

	fxge_writer_put_tree(w, t, "reference_parameters", fxge_yaml_get(said, "parameters"));
	fxge_writer_put(w, t, "sample", sample(&c, op));
	fxge_writer_put(w, t, "test_dtypes", test_dtypes(w, &c, op->mapping->ge));
	for (int k = 0; k < FXGE_FX_FN_COUNT; k++)
		if (c.helpers[k])
			fxge_writer_put(
				w, t, fxge_arena_printf(w->arena, "helper_%s", fxge_coder_helper(k)), "1");
}

/* ---- the whole extension ---- */

static void
put_names(fxge_writer *w, fxge_tree *t, const fxge_op *op)
{
	fxge_coder c;

	fxge_coder_init(&c, w->arena, FXGE_CODE_PYTHON);
	fxge_tree own = fxge_torch_begin(w, &c, op);
	const fxge_yaml *said = fxge_tree_map(&own, 0);
	static const char *const keys[] = {"qualified", "overload", "namespace", "definition"};
	const char *qualified = fxge_yaml_get(said, "qualified")->text,
			   *name = strstr(qualified, "::") + 2;
	size_t n = strcspn(name, ".");

	for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
		fxge_writer_put_tree(w, t, keys[i], fxge_yaml_get(said, keys[i]));
	fxge_writer_put(w, t, "impl", name);
	fxge_writer_put(
		w, t, "base", fxge_arena_strndup(w->arena, qualified, (size_t)(name - qualified) + n));
	fxge_writer_put(w, t, "overload_name", name[n] ? name + n + 1 : "");
}

void
fxge_project_torch(fxge_writer *w, fxge_tree *t, const fxge_op *op)
{
	fxge_coder c;
	const char *compute, *meta;

	fxge_coder_init(&c, w->arena, FXGE_CODE_CPP);
	put_names(w, t, op);
	fxge_writer_put(w, t, "parameters", fxge_torch_declared(&c, op));
	if (c.why)
		fxge_writer_unsupported(w, "the type of argument `%s`, in C++", c.why);
	fxge_writer_put(w, t, "arguments", arguments(&c, op));
	fxge_writer_put(w, t, "n_params", fxge_arena_printf(w->arena, "%d", op->n_params));
	fxge_writer_put(w, t, "result", fxge_torch_result(&c, op));
	fxge_writer_put_tree(w, t, "params", types_of(w, t, &c, op));
	compute = fxge_torch_compute(&c, op);
	fxge_writer_put(w, t, "compute", without_end(w, compute));
	fxge_writer_put(
		w, t, "missing", c.why ? c.why : "its computation, which the description lacks,");
	c.why = NULL;
	meta = op->shape ? fxge_torch_by_rules(&c, op) : NULL;
	c.why = NULL;
	fxge_writer_put(w, t, "meta", without_end(w, meta));
	put_gradients(w, t, &c, op);
	put_npu(w, t, &c, op);
	fxge_writer_put(w, t, "functions", without_end(w, c.functions.data));
	put_test(w, t, op);
}
