/* SPDX-License-Identifier: Apache-2.0 */
/* PyTorch operators: their definitions, fake implementations and TorchAir converters. */
#include "writers/torch.h"

#include <ctype.h>

/* Returns `my::gelu` for `my.gelu.default`; a named overload is appended. */
static const char *
qualified(fxge_writer *w, const fxge_op *op)
{
	size_t ns = strcspn(op->name, ".");
	const char *name = op->name + ns + 1;
	size_t n = strcspn(name, ".");

	if (!strcmp(name + n, ".default"))
		return fxge_arena_printf(w->arena, "%.*s::%.*s", (int)ns, op->name, (int)n, name);
	return fxge_arena_printf(w->arena, "%.*s::%s", (int)ns, op->name, name);
}

const char *
fxge_torch_identifier(fxge_writer *w, const char *name)
{
	char *s = fxge_arena_printf(w->arena, "%s", name), *dot = strstr(s, ".default");

	if (dot && !dot[8])
		*dot = 0;
	for (char *p = s; *p; p++)
		*p = isalnum((unsigned char)*p) ? *p : '_';
	return s;
}

const char *
fxge_torch_parameters(fxge_coder *c, const fxge_op *op)
{
	bool keyword = false;
	fxge_sbuf b;

	fxge_sbuf_init(&b, c->arena);
	for (int i = 0; i < op->n_params; i++) {
		const fxge_param *p = &op->params[i];

		if (p->lists)
			continue;
		fxge_sbuf_fmt(&b, "%s%s%s", b.len ? ", " : "", p->keyword && !keyword ? "*, " : "",
			fxge_coder_name(c, p->name));
		keyword |= p->keyword;
		if (!op->ge && p->dflt.kind != FXGE_LIT_NONE)
			fxge_sbuf_fmt(&b, "=%s", fxge_coder_literal(c, p->type, &p->dflt));
	}
	return b.data ? b.data : "";
}

/* Returns `x, beta=beta`: all arguments, for a call of a function with the same parameters. */
static const char *
passed(fxge_coder *c, const fxge_op *op)
{
	fxge_sbuf b;

	fxge_sbuf_init(&b, c->arena);
	for (int i = 0; i < op->n_params; i++) {
		const char *name = fxge_coder_name(c, op->params[i].name);

		fxge_sbuf_fmt(&b, op->params[i].keyword ? "%s%s=%s" : "%s%s", i ? ", " : "", name, name);
	}
	return b.data ? b.data : "";
}

const char *
fxge_torch_declared(fxge_coder *c, const fxge_op *op)
{
	fxge_sbuf b;

	fxge_sbuf_init(&b, c->arena);
	for (int i = 0; i < op->n_params; i++) {
		const char *type = fxge_coder_type(&op->params[i]);

		if (op->params[i].lists)
			continue;
		if (!type)
			c->why = op->params[i].name;
		else
			fxge_sbuf_fmt(
				&b, "%s%s%s", b.len ? ", " : "", type, fxge_coder_name(c, op->params[i].name));
	}
	return b.data ? b.data : "";
}

const char *
fxge_torch_result(fxge_coder *c, const fxge_op *op)
{
	fxge_sbuf b;

	if (op->n_results == 1)
		return op->results[0].list ? "std::vector<at::Tensor>" : "at::Tensor";
	fxge_sbuf_init(&b, c->arena);
	for (int i = 0; i < op->n_results; i++)
		fxge_sbuf_str(&b, i ? ", at::Tensor" : "std::tuple<at::Tensor");
	fxge_sbuf_chr(&b, '>');
	return b.data;
}

/* Returns a C++ string literal. */
static const char *
quoted(fxge_writer *w, const char *s)
{
	fxge_sbuf b;

	fxge_sbuf_init(&b, w->arena);
	fxge_code_string(&b, s, strlen(s));
	return b.data;
}

/* Returns the data common to all formats. */
fxge_tree
fxge_torch_begin(fxge_writer *w, fxge_coder *c, const fxge_op *op)
{
	fxge_tree t = {.arena = w->arena};
	const char *in = strstr(op->schema, "::");

	fxge_writer_put(w, &t, "qualified", qualified(w, op));
	fxge_writer_put(w, &t, "overload", op->name);
	fxge_writer_put(w, &t, "identifier", fxge_torch_identifier(w, op->name));
	fxge_writer_put(
		w, &t, "namespace", fxge_arena_strndup(w->arena, op->schema, (size_t)(in - op->schema)));
	fxge_writer_put(w, &t, "definition", quoted(w, in + 2));
	fxge_writer_put(w, &t, "parameters", fxge_torch_parameters(c, op));
	return t;
}

const fxge_yaml *
fxge_write_torch(fxge_writer *w, fxge_coder *c, const fxge_op *op)
{
	fxge_tree t = fxge_torch_begin(w, c, op);

	return fxge_tree_map(&t, 0);
}

/* ---- results ---- */

static const char *
rule_dtype(fxge_coder *c, const fxge_op *op, int i)
{
	int p = fxge_op_param(op, op->dtype[i]);
	fxge_lit d = {.kind = FXGE_LIT_DTYPE,
		.i = (int64_t)fxge_dtype_by_text(op->dtype[i], strlen(op->dtype[i]))};

	if (p < 0)
		return fxge_coder_literal(c, FXGE_P_DTYPE, &d);
	return fxge_arena_printf(c->arena,
		c->language == FXGE_CODE_CPP ? "%s%s.scalar_type()" : "%s%s.dtype",
		fxge_coder_name(c, op->params[p].name), op->params[p].list ? "[0]" : "");
}

/* Returns statements by the rules `shape` and `dtype`. */
const char *
fxge_torch_by_rules(fxge_coder *c, const fxge_op *op)
{
	bool cpp = c->language == FXGE_CODE_CPP;
	const char *maker = NULL;
	fxge_sbuf b;

	fxge_sbuf_init(&b, c->arena);
	for (int i = 0; i < op->n_params && !maker; i++)
		if (op->params[i].type == FXGE_P_TENSOR && !op->params[i].optional)
			maker = fxge_arena_printf(c->arena, "%s%s", fxge_coder_name(c, op->params[i].name),
				op->params[i].list ? "[0]" : "");
	if (!maker)
		return NULL;
	fxge_sbuf_fmt(&b, "    return %s", op->n_results > 1 ? (cpp ? "{" : "(") : "");
	for (int i = 0; i < op->n_results; i++)
		fxge_sbuf_fmt(&b, cpp ? "%s%s.new_empty(%s, %s)" : "%s%s.new_empty(%s, dtype=%s)",
			i ? ", " : "", maker, fxge_coder_shape(c, op, &op->shape[i]), rule_dtype(c, op, i));
	fxge_sbuf_str(&b, op->n_results > 1 ? (cpp ? "};\n" : ")\n") : cpp ? ";\n" : "\n");
	return c->why ? NULL : b.data;
}

static const fxge_composition *
only_formula(const fxge_op *op)
{
	const fxge_composition *f = op->compositions;

	return op->n_compositions == 1 && f->formula && !f->when && op->cast == FXGE_CAST_NONE ? f
																						   : NULL;
}

const char *
fxge_torch_mapped(fxge_coder *c, const fxge_op *op, const fxge_map_port *m)
{
	bool cpp = c->language == FXGE_CODE_CPP;
	fxge_sbuf b;

	if (m->kind == FXGE_MAP_LITERAL)
		return fxge_coder_literal(c, op->mapping->ge->params[m->to].type, &m->lit);
	const char *name = fxge_coder_name(c, op->params[m->from].name);

	if (m->kind == FXGE_MAP_ARG)
		return name;
	if (m->kind == FXGE_MAP_PRESENT)
		return fxge_arena_printf(c->arena, cpp ? "%s.has_value()" : "%s is not None", name);
	fxge_sbuf_init(&b, c->arena);
	fxge_sbuf_chr(&b, cpp ? '{' : '[');
	for (int i = 0; i < m->count; i++)
		fxge_sbuf_fmt(&b, "%s%s", i ? ", " : "", fxge_coder_name(c, op->params[m->from + i].name));
	fxge_sbuf_chr(&b, cpp ? '}' : ']');
	return b.data;
}

bool
fxge_torch_may_be_absent(const fxge_op *op, const fxge_map_port *m)
{
	return m->kind == FXGE_MAP_ARG && op->params[m->from].optional;
}

bool
fxge_torch_feeds_numbers(const fxge_op *op, const fxge_map_port *m)
{
	const fxge_param *to = &op->mapping->ge->params[m->to];

	if (to->attr || (m->kind == FXGE_MAP_LITERAL && m->lit.kind == FXGE_LIT_ABSENT))
		return false;
	return m->kind == FXGE_MAP_LITERAL || op->params[m->from].type != FXGE_P_TENSOR;
}

bool
fxge_torch_feeds_list(const fxge_op *op, const fxge_map_port *m)
{
	return m->kind == FXGE_MAP_LITERAL ? m->lit.kind >= FXGE_LIT_INTS
									   : m->kind == FXGE_MAP_LIST || op->params[m->from].list;
}

/* Returns a tensor of numbers as converters make it: i64 for integers, else f32. */
static const char *
constant(fxge_coder *c, const fxge_op *op, const fxge_map_port *m, const char *value)
{
	bool literal = m->kind == FXGE_MAP_LITERAL;
	bool integer =
		literal ? m->lit.kind == FXGE_LIT_INT || m->lit.kind == FXGE_LIT_BOOL
				: op->params[m->from].type == FXGE_P_INT || op->params[m->from].type == FXGE_P_BOOL;

	if (c->language == FXGE_CODE_PYTHON)
		return fxge_arena_printf(c->arena,
			integer && !fxge_torch_feeds_list(op, m) ? "torch.tensor(%s, dtype=torch.int64)"
													 : "torch.tensor(%s)",
			value);
	if (fxge_torch_feeds_list(op, m))
		return fxge_arena_printf(c->arena, "at::tensor(at::IntArrayRef(%s))", value);
	return fxge_arena_printf(
		c->arena, integer ? "at::scalar_tensor(%s, at::kLong)" : "at::scalar_tensor(%s)", value);
}

const char *
fxge_torch_attribute(fxge_coder *c, const fxge_op *op, const fxge_map_port *m)
{
	const char *value = fxge_torch_mapped(c, op, m);
	const fxge_param *to = &op->mapping->ge->params[m->to];
	bool cpp = c->language == FXGE_CODE_CPP, absent = fxge_torch_may_be_absent(op, m);
	bool scalar =
		cpp && m->kind == FXGE_MAP_ARG && op->params[m->from].type == FXGE_P_SCALAR && !to->list;
	const char *dflt = absent ? fxge_coder_literal(c, to->type, &to->dflt) : NULL;

	if (scalar && !absent)
		return fxge_arena_printf(c->arena, "%s.toDouble()", value);
	if (!absent)
		return value;
	if (!cpp)
		return fxge_arena_printf(c->arena, "%s if %s is None else %s", dflt, value, value);
	return scalar ? fxge_arena_printf(c->arena, "%s ? %s->toDouble() : %s", value, value, dflt)
				  : fxge_arena_printf(c->arena, "%s.value_or(%s)", value, dflt);
}

/* Returns the argument of `compute_TYPE` for a port: a tensor, or an attribute's value. */
static const char *
port_argument(fxge_coder *c, const fxge_op *op, const fxge_map_port *m)
{
	bool absent = fxge_torch_may_be_absent(op, m);
	const char *value = fxge_torch_mapped(c, op, m);

	if (op->mapping->ge->params[m->to].attr)
		return fxge_torch_attribute(c, op, m);
	if (!fxge_torch_feeds_numbers(op, m))
		return value;
	if (!absent)
		return constant(c, op, m, value);
	if (c->language == FXGE_CODE_PYTHON)
		return fxge_arena_printf(
			c->arena, "None if %s is None else %s", value, constant(c, op, m, value));
	return fxge_arena_printf(c->arena, "%s ? std::optional<at::Tensor>(%s) : std::nullopt", value,
		constant(c, op, m, fxge_arena_printf(c->arena, "*%s", value)));
}

/* Returns the argument of `compute_TYPE` for an optional parameter `to` of the type. */
static const char *
port_value(fxge_coder *c, const fxge_op *op, int to)
{
	const fxge_param *p = &op->mapping->ge->params[to];

	for (int i = 0; i < op->mapping->n_ports; i++)
		if (op->mapping->ports[i].to == to)
			return port_argument(c, op, &op->mapping->ports[i]);
	return fxge_coder_literal(c, p->type, &p->dflt);
}

/* Returns those of the type's results `of` that are the operator's. */
static const char *
some_of(fxge_coder *c, const fxge_op *op)
{
	bool cpp = c->language == FXGE_CODE_CPP;
	fxge_sbuf b;

	fxge_sbuf_init(&b, c->arena);
	for (int i = 0; i < op->n_results; i++)
		fxge_sbuf_fmt(
			&b, cpp ? "%sstd::get<%d>(of)" : "%sof[%d]", i ? ", " : "", op->mapping->results[i]);
	return fxge_arena_printf(c->arena,
		!cpp                ? "    return %s\n"
		: op->n_results > 1 ? "    return std::make_tuple(%s);\n"
							: "    return %s;\n",
		b.data ? b.data : "None");
}

/* Returns the condition that an argument has the value of `require`. */
static const char *
required_value(fxge_coder *c, const fxge_op *op, const fxge_map_port *m)
{
	const fxge_param *p = &op->params[m->from];
	bool absent = m->lit.kind == FXGE_LIT_ABSENT;
	const char *name = fxge_coder_name(c, p->name),
			   *value = fxge_coder_literal(c, p->type, &m->lit);

	if (c->language == FXGE_CODE_PYTHON)
		return fxge_arena_printf(c->arena, absent ? "%s is %s" : "%s == %s", name, value);
	if (absent)
		return fxge_arena_printf(c->arena, "!%s.has_value()", name);
	if (p->type == FXGE_P_SCALAR)
		return p->optional ? fxge_arena_printf(c->arena, "%s && %s->equal(%s)", name, name, value)
						   : fxge_arena_printf(c->arena, "%s.equal(%s)", name, value);
	return fxge_arena_printf(c->arena, p->list ? "%s.equals(%s)" : "%s == %s", name, value);
}

const char *
fxge_torch_requirements(fxge_coder *c, const fxge_op *op)
{
	const fxge_mapping *m = op->mapping;
	bool cpp = c->language == FXGE_CODE_CPP;
	fxge_sbuf b;

	fxge_sbuf_init(&b, c->arena);
	for (int i = 0; i < m->n_require; i++)
		fxge_sbuf_fmt(&b,
			cpp ? "    TORCH_CHECK_NOT_IMPLEMENTED(%s, \"%s: %s supports only one value of "
				  "`%s`\");\n"
				: "    if not (%s):\n        raise NotImplementedError(\"%s: %s supports only one "
				  "value of "
				  "`%s`\")\n",
			required_value(c, op, &m->require[i]), op->name, m->ge->name + 3,
			op->params[m->require[i].from].name);
	return b.data ? b.data : "";
}

/* Returns a call of the GE type's `compute` with the arguments that are mapped to its ports. */
static const char *
by_type(fxge_coder *c, const fxge_op *op)
{
	const fxge_mapping *m = op->mapping;
	const fxge_composition *f = m && !m->cast ? only_formula(m->ge) : NULL;
	const char *body = f && m->ge->formulas ? fxge_coder_body(c, m->ge, f->formula) : NULL;
	bool cpp = c->language == FXGE_CODE_CPP, chosen = m && m->results && m->ge->n_results > 1;
	fxge_sbuf b;

	if (!body)
		return NULL;
	if (cpp)
		fxge_sbuf_fmt(&c->functions, "%s\ncompute_%s(%s)\n{\n%s}\n\n", fxge_torch_result(c, m->ge),
			m->ge->name + 3, fxge_torch_declared(c, m->ge), body);
	else
		fxge_sbuf_fmt(&c->functions, "\n\ndef compute_%s(%s):\n%s", m->ge->name + 3,
			fxge_torch_parameters(c, m->ge), body);
	fxge_sbuf_init(&b, c->arena);
	fxge_sbuf_str(&b, fxge_torch_requirements(c, op));
	fxge_sbuf_fmt(&b, "    %s compute_%s(",
		!chosen ? "return"
		: cpp   ? "auto of ="
				: "of =",
		m->ge->name + 3);
	for (int i = 0, n = 0; i < m->ge->n_params; i++)
		if (!m->ge->params[i].lists)
			fxge_sbuf_fmt(&b, "%s%s", n++ ? ", " : "", port_value(c, op, i));
	fxge_sbuf_str(&b, cpp ? ");\n" : ")\n");
	if (chosen)
		fxge_sbuf_str(&b, some_of(c, op));
	return c->why ? NULL : b.data;
}

const char *
fxge_torch_compute(fxge_coder *c, const fxge_op *op)
{
	const fxge_composition *f = only_formula(op);

	return f && op->formulas ? fxge_coder_body(c, op, f->formula) : by_type(c, op);
}

static const char *
meta_of(fxge_coder *c, const fxge_op *op)
{
	if (op->result && op->formulas)
		return fxge_coder_body(c, op, op->result);
	return op->shape ? fxge_torch_by_rules(c, op) : fxge_torch_compute(c, op);
}

/* Returns the functional form of an operator that writes, else the operator itself. */
static const fxge_op *
functional(const fxge_op *op)
{
	return op->flags & FXGE_OP_MUTATES && op->functional ? op->functional : op;
}

/* Returns the index of a result among those of the functional form, which has new results first,
 * then written arguments. Sets `*written` to the written argument, or to -1 for a new result. */
static int
functional_result(const fxge_op *op, int result, int *written)
{
	int at = 0;

	*written = fxge_op_written_as(op, op->results[result].alias);
	if (*written < 0) {
		for (int i = 0; i < result; i++)
			at += fxge_op_written_as(op, op->results[i].alias) < 0;
		return at;
	}
	for (int i = 0; i < op->n_results; i++)
		at += fxge_op_written_as(op, op->results[i].alias) < 0;
	for (int i = 0; i < *written; i++)
		at += op->params[i].writes;
	return at;
}

/* Returns the results of an operator that writes: written arguments themselves, and new results
 * from the functional form. */
static const char *
meta_of_writing(fxge_coder *c, const fxge_op *op)
{
	bool any = false;
	fxge_sbuf b;

	fxge_sbuf_init(&b, c->arena);
	for (int i = 0, written; i < op->n_results; i++) {
		int at = functional_result(op, i, &written);

		any |= written < 0;
		fxge_sbuf_str(&b, i ? ", " : op->n_results > 1 ? "    return (" : "    return ");
		if (written < 0)
			fxge_sbuf_fmt(&b, "new[%d]", at);
		else
			fxge_sbuf_str(&b, fxge_coder_name(c, op->params[written].name));
	}
	fxge_sbuf_str(&b, !op->n_results ? "    return None\n" : op->n_results > 1 ? ")\n" : "\n");
	if (!any)
		return b.data;
	const char *body = meta_of(c, op->functional), *name;

	if (!body)
		return NULL;
	name = fxge_arena_printf(c->arena, "functional_%d", c->n_made++);
	fxge_sbuf_fmt(
		&c->functions, "\n\ndef %s(%s):\n%s", name, fxge_torch_parameters(c, op->functional), body);
	return fxge_arena_printf(
		c->arena, "    new = %s(%s)\n%s", name, passed(c, op->functional), b.data);
}

const fxge_yaml *
fxge_write_meta(fxge_writer *w, fxge_coder *c, const fxge_op *op)
{
	fxge_tree t = fxge_torch_begin(w, c, op);
	const char *body;

	c->why = NULL;
	body = functional(op) != op ? meta_of_writing(c, op) : meta_of(c, op);
	if (!body && c->why)
		fxge_writer_unsupported(w, "%s, which determines its results", c->why);
	else if (!body)
		fxge_writer_unsupported(
			w, "its results: describe them by `result`, or by `shape` and `dtype`");
	fxge_writer_put(
		w, &t, "body", body ? fxge_arena_strndup(w->arena, body, strlen(body) - 1) : "");
	return fxge_tree_map(&t, 0);
}

/* ---- lowering to GE ---- */

static const char *
attr_class(const fxge_param *p)
{
	static const char *const one[] = {[FXGE_P_INT] = "Int",
		[FXGE_P_FLOAT] = "Float",
		[FXGE_P_BOOL] = "Bool",
		[FXGE_P_STR] = "Str",
		[FXGE_P_DTYPE] = "DataType"};

	return p->type <= FXGE_P_DTYPE ? one[p->type] : NULL;
}

static void
add_attribute(
	fxge_writer *w, fxge_coder *c, fxge_tree *list, const fxge_op *op, const fxge_map_port *m)
{
	const fxge_param *to = &op->mapping->ge->params[m->to];
	const char *class = attr_class(to);
	fxge_tree t = {.arena = w->arena};

	if (!class || (to->type == FXGE_P_DTYPE && to->list)) {
		fxge_writer_unsupported(w, "the type of attribute `%s`", to->name);
		return;
	}
	fxge_writer_put(w, &t, "name", to->name);
	fxge_writer_put(
		w, &t, "class", fxge_arena_printf(w->arena, "%s%s", to->list ? "List" : "", class));
	fxge_writer_put(w, &t, "value", fxge_torch_mapped(c, op, m));
	fxge_writer_put(w, &t, "absent", fxge_torch_may_be_absent(op, m) ? "1" : "");
	fxge_writer_put(w, &t, "dtype", to->type == FXGE_P_DTYPE ? "1" : "");
	c->ge_dtypes |= to->type == FXGE_P_DTYPE;
	fxge_tree_add(list, fxge_tree_map(&t, 0));
}

static void
add_input(fxge_writer *w, fxge_coder *c, fxge_tree *list, const fxge_op *op, const fxge_map_port *m)
{
	fxge_tree t = {.arena = w->arena};
	bool constant = fxge_torch_feeds_numbers(op, m);

	fxge_writer_put(w, &t, "name", op->mapping->ge->params[m->to].name);
	fxge_writer_put(w, &t, "value", fxge_torch_mapped(c, op, m));
	fxge_writer_put(w, &t, "absent", constant && fxge_torch_may_be_absent(op, m) ? "1" : "");
	fxge_writer_put(w, &t, "constant", constant ? "1" : "");
	fxge_tree_add(list, fxge_tree_map(&t, 0));
}

static void
add_requirements(fxge_writer *w, fxge_coder *c, fxge_tree *t, const fxge_op *op)
{
	fxge_tree list = {.arena = w->arena};

	for (int i = 0; i < op->mapping->n_require; i++) {
		const fxge_map_port *m = &op->mapping->require[i];
		fxge_tree one = {.arena = w->arena};

		fxge_writer_put(w, &one, "argument", fxge_coder_name(c, op->params[m->from].name));
		fxge_writer_put(w, &one, "value", fxge_coder_literal(c, op->params[m->from].type, &m->lit));
		fxge_tree_add(&list, fxge_tree_map(&one, 0));
	}
	fxge_writer_put_tree(w, t, "requirements", fxge_tree_list(&list, 0));
}

/* Returns `outputs[1], outputs[0]` if the operator's results differ from those of the type in
 * order. */
static const char *
returned(fxge_writer *w, const fxge_op *op)
{
	const fxge_mapping *m = functional(op)->mapping;
	bool writes = functional(op) != op;
	fxge_sbuf b;

	if (writes && !op->n_results)
		return "None";
	if (m->ge->n_results == 1 || (!m->results && !writes))
		return "outputs";
	fxge_sbuf_init(&b, w->arena);
	for (int i = 0, written; i < op->n_results; i++) {
		int at = writes ? functional_result(op, i, &written) : i;

		fxge_sbuf_fmt(&b, "%soutputs[%d]", i ? ", " : "", m->results ? m->results[at] : at);
	}
	return b.data;
}

static const char *
output_names(fxge_writer *w, const fxge_op *ge)
{
	fxge_sbuf b;

	fxge_sbuf_init(&b, w->arena);
	for (int i = 0; i < ge->n_results; i++) {
		if (ge->results[i].list)
			fxge_writer_unsupported(w, "the number of outputs `%s`", ge->results[i].name);
		fxge_sbuf_fmt(&b, "%s\"%s\"", i ? ", " : "", ge->results[i].name);
	}
	return b.data ? b.data : "";
}

const fxge_yaml *
fxge_write_converter(fxge_writer *w, fxge_coder *c, const fxge_op *op)
{
	fxge_tree t = fxge_torch_begin(w, c, op), inputs = {.arena = w->arena}, attrs = inputs;
	const fxge_op *by = functional(op); /* the functional form has the same arguments */
	const fxge_mapping *m = by->mapping;

	if (!m) {
		fxge_writer_unsupported(w, "a lowering that is not a GE type");
		return NULL;
	}
	if (m->cast)
		fxge_writer_unsupported(w, "`cast`");
	for (int i = 0; i < m->n_ports; i++)
		if (m->ge->params[m->ports[i].to].attr)
			add_attribute(w, c, &attrs, by, &m->ports[i]);
		else
			add_input(w, c, &inputs, by, &m->ports[i]);
	add_requirements(w, c, &t, by);
	fxge_writer_put(w, &t, "type", m->ge->name + 3);
	fxge_writer_put_tree(w, &t, "inputs", fxge_tree_list(&inputs, 0));
	fxge_writer_put_tree(w, &t, "attrs", fxge_tree_list(&attrs, 0));
	fxge_writer_put(w, &t, "outputs", output_names(w, m->ge));
	fxge_writer_put(w, &t, "returned", returned(w, op));
	return fxge_tree_map(&t, 0);
}
