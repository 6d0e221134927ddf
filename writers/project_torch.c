/* The PyTorch part of a project: what the operator computes in C++ and in Python, its gradients. */
#include "writers/project.h"

#include "writers/kernel.h"

#include "writers/torch.h"

/* ---- an operator for a type that no schema leads to ---- */

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

/* In C++ a name behind its type needs no space behind `&`. */
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

/* What autograd's context keeps: tensors, and numbers with the name of their accessor. */
static const char *
accessor(const fxge_param *p)
{
	if (p->list || p->optional)
		return NULL;
	return p->type == FXGE_P_INT     ? "toInt"
		   : p->type == FXGE_P_FLOAT ? "toDouble"
		   : p->type == FXGE_P_BOOL  ? "toBool"
									 : NULL;
}

static bool
is_tensor(const fxge_param *p)
{
	return p->type == FXGE_P_TENSOR && !p->list && !p->optional;
}

static bool
can_train(const fxge_op *op)
{
	bool ok = op->n_backward && op->n_results == 1 && !op->results[0].list;

	for (int i = 0; i < op->n_params; i++)
		ok = ok && (is_tensor(&op->params[i]) || accessor(&op->params[i]));
	return ok;
}

static void
put_load(fxge_writer *w, fxge_tree *list, const char *declaration, const char *value)
{
	fxge_tree t = {.arena = w->arena};

	fxge_writer_put(w, &t, "declaration", declaration);
	fxge_writer_put(w, &t, "value", value);
	fxge_tree_add(list, fxge_tree_map(&t, 0));
}

/* Arguments and the result go from forward to backward. */
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
			fxge_sbuf_fmt(&saved, "%s, ", name);
			put_load(w, &loads, fxge_arena_printf(w->arena, "const at::Tensor &%s", name),
				fxge_arena_printf(w->arena, "saved[%d]", n++));
			continue;
		}
		fxge_writer_put(w, &one, "name", name);
		fxge_tree_add(&kept, fxge_tree_map(&one, 0));
		put_load(w, &loads, fxge_arena_printf(w->arena, "auto %s", name),
			fxge_arena_printf(w->arena, "ctx->saved_data[\"%s\"].%s()", name, accessor(p)));
	}
	fxge_sbuf_str(&saved, "result");
	put_load(w, &loads,
		fxge_arena_printf(w->arena, "const at::Tensor &%s", fxge_coder_name(c, result)),
		fxge_arena_printf(w->arena, "saved[%d]", n));
	fxge_writer_put(w, t, "saved", saved.data);
	fxge_writer_put_tree(w, t, "kept", fxge_tree_list(&kept, 0));
	fxge_writer_put_tree(w, t, "loads", fxge_tree_list(&loads, 0));
}

/* One formula's gradients: a function of C++, and where its results go. False: it has no words. */
static bool
add_gradient(fxge_writer *w, fxge_coder *c, fxge_tree *list, const fxge_backward *g)
{
	const char *name = fxge_torch_identifier(w, g->op->name), *body = fxge_torch_compute(c, g->op);
	fxge_tree t = {.arena = w->arena};
	fxge_sbuf to;

	if (!body || c->why)
		return false;
	fxge_sbuf_fmt(&c->functions, "%s\n%s(%s)\n{\n%s}\n\n", fxge_torch_result(c, g->op), name,
		fxge_torch_declared(c, g->op), body);
	fxge_sbuf_init(&to, w->arena);
	for (int i = 0; i < g->n_inputs; i++)
		fxge_sbuf_fmt(&to, "%sgradients[%d]", i ? ", " : "", g->inputs[i]);
	fxge_writer_put(w, &t, "assignment",
		fxge_arena_printf(w->arena, g->n_inputs > 1 ? "std::tie(%s) = %s(%s);" : "%s = %s(%s);",
			to.data, name, arguments(c, g->op)));
	fxge_tree_add(list, fxge_tree_map(&t, 0));
	return !c->why;
}

static void
put_gradients(fxge_writer *w, fxge_tree *t, fxge_coder *c, const fxge_op *op)
{
	fxge_tree list = {.arena = w->arena};
	bool ok = can_train(op);

	for (int i = 0; ok && i < op->n_backward; i++)
		ok = add_gradient(w, c, &list, &op->backward[i]);
	c->why = NULL;
	fxge_writer_put(w, t, "gradients", ok ? "1" : "");
	if (!ok)
		return;
	fxge_writer_put_tree(w, t, "gradients_of", fxge_tree_list(&list, 0));
	put_context(w, t, c, op);
}

/* ---- on the NPU ---- */

/* The arguments without data. */
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

/* Tensors for the results, beside the first input. */
static const char *
allocated(fxge_coder *c, const fxge_op *op)
{
	const char *beside = NULL;
	fxge_sbuf b;

	for (int i = 0; i < op->n_params && !beside; i++)
		if (is_tensor(&op->params[i]))
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

static void
put_npu(fxge_writer *w, fxge_tree *t, fxge_coder *c, const fxge_op *op)
{
	fxge_tree in = {.arena = w->arena}, attrs = in, out = in;

	fxge_writer_put(w, t, "meta_arguments", meta_arguments(c, op));
	fxge_writer_put(w, t, "allocated", allocated(c, op));
	for (int i = 0; i < op->mapping->n_ports; i++) {
		const fxge_map_port *m = &op->mapping->ports[i];
		const fxge_param *to = &op->mapping->ge->params[m->to], *from = &op->params[m->from];
		fxge_tree one = {.arena = w->arena};
		bool maybe = m->kind == FXGE_MAP_ARG && from->optional;

		fxge_writer_put(w, &one, "name", to->name);
		fxge_writer_put(w, &one, "value",
			m->kind == FXGE_MAP_LITERAL ? fxge_coder_literal(c, to->type, &m->lit)
			: maybe                     ? fxge_arena_printf(
									  w->arena, "%s.value_or(at::Tensor())", fxge_coder_name(c, from->name))
					: fxge_coder_name(c, from->name));
		fxge_tree_add(to->attr ? &attrs : &in, fxge_tree_map(&one, 0));
	}
	for (int i = 0; i < op->n_results; i++) {
		fxge_tree one = {.arena = w->arena};

		fxge_writer_put(w, &one, "value",
			op->n_results == 1 ? "result" : fxge_arena_printf(w->arena, "std::get<%d>(result)", i));
		fxge_tree_add(&out, fxge_tree_map(&one, 0));
	}
	fxge_writer_put_tree(w, t, "npu_inputs", fxge_tree_list(&in, 0));
	fxge_writer_put_tree(w, t, "npu_attrs", fxge_tree_list(&attrs, 0));
	fxge_writer_put_tree(w, t, "npu_outputs", fxge_tree_list(&out, 0));
}

/* ---- the test ---- */

/* Whether an argument goes to a port of bool. */
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

/* Arguments for those that have no default. */
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
	fxge_writer_put(w, t, "reference_missing",
		c.why ? c.why : "what it computes, which the description does not tell,");
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

/* ---- all of it ---- */

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
		fxge_writer_unsaid(w, "the type of argument `%s`, in C++", c.why);
	fxge_writer_put(w, t, "arguments", arguments(&c, op));
	fxge_writer_put(w, t, "n_params", fxge_arena_printf(w->arena, "%d", op->n_params));
	fxge_writer_put(w, t, "result", fxge_torch_result(&c, op));
	fxge_writer_put_tree(w, t, "params", types_of(w, t, &c, op));
	compute = fxge_torch_compute(&c, op);
	fxge_writer_put(w, t, "compute", without_end(w, compute));
	fxge_writer_put(
		w, t, "missing", c.why ? c.why : "what it computes, which the description does not tell,");
	c.why = NULL;
	meta = op->shape ? fxge_torch_by_rules(&c, op) : NULL;
	c.why = NULL;
	fxge_writer_put(w, t, "meta", without_end(w, meta));
	put_gradients(w, t, &c, op);
	put_npu(w, t, &c, op);
	fxge_writer_put(w, t, "functions", without_end(w, c.functions.data));
	put_test(w, t, op);
}
