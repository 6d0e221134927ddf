/* SPDX-License-Identifier: Apache-2.0 */
/* Formulas as Python and C++ (code.h). */
#include "writers/code.h"

#include "writers/torch.h"

typedef struct frame {
	fxge_coder *c;
	const fxge_op *op; /* row of the operator; NULL in a function that it calls */
	const fxge_formulas *f;
	const fxge_fx_function *function;
	const fxge_fx *nodes;
	const int16_t *kids;
	const char **slots; /* names of slots */
	const char **types; /* declared types in C++; NULL: not declared yet */
	fxge_sbuf *out;
	int indent;
	const char *device; /* device of the first tensor argument; NULL if there is none */
} frame;

static const char *expr(frame *f, int32_t at);

#define TEXT(f, ...) fxge_arena_printf((f)->c->arena, __VA_ARGS__)

static bool
is_cpp(const frame *f)
{
	return f->c->language == FXGE_CODE_CPP;
}

static const char *
cannot(frame *f, const char *why)
{
	f->c->why = f->c->why ? f->c->why : why;
	return "";
}

static int32_t
kid(const frame *f, const fxge_fx *x, int i)
{
	return f->kids[x->first + i];
}

static const fxge_fx *
node_at(const frame *f, int32_t at)
{
	static const fxge_fx none = {.kind = FXGE_FX_CONST, .ref = -1};

	return at < 0 ? &none : &f->nodes[at];
}

static bool
is_optional(const frame *f, int32_t at)
{
	return is_cpp(f) && at < -1 && !f->c->why && f->types[fxge_fx_slot(at)]
		   && *f->types[fxge_fx_slot(at)] == '?';
}

/* Returns the value of an argument that may be absent, after a condition has tested it. */
static const char *
held(frame *f, int32_t at)
{
	const char *text = expr(f, at);

	return is_optional(f, at) ? TEXT(f, "(*%s)", text) : text;
}

/* ---- operators of static values ---- */

static const char *
sign(fxge_fx_op op)
{
	static const char *const signs[] = {[FXGE_FX_ADD] = "+",
		[FXGE_FX_SUB] = "-",
		[FXGE_FX_MUL] = "*",
		[FXGE_FX_DIV] = "/",
		[FXGE_FX_FLOORDIV] = "//",
		[FXGE_FX_MOD] = "%",
		[FXGE_FX_POW] = "**",
		[FXGE_FX_LT] = "<",
		[FXGE_FX_LE] = "<=",
		[FXGE_FX_GT] = ">",
		[FXGE_FX_GE] = ">=",
		[FXGE_FX_EQ] = "==",
		[FXGE_FX_NE] = "!=",
		[FXGE_FX_IN] = "in",
		[FXGE_FX_NOT_IN] = "not in",
		[FXGE_FX_IS] = "is",
		[FXGE_FX_IS_NOT] = "is not"};

	return signs[op];
}

static const char *
binary(frame *f, const fxge_fx *x)
{
	const char *a = held(f, kid(f, x, 0)), *b = held(f, kid(f, x, 1));

	if (is_cpp(f) && x->op == FXGE_FX_DIV)
		return TEXT(f, "(double(%s) / double(%s))", a, b);
	if (is_cpp(f) && x->op == FXGE_FX_POW)
		return TEXT(f, "std::pow(double(%s), double(%s))", a, b);
	if (is_cpp(f) && (x->op == FXGE_FX_FLOORDIV || x->op == FXGE_FX_MOD))
		return cannot(f, "`//` and `%` of sizes");
	return TEXT(f, "(%s %s %s)", a, sign((fxge_fx_op)x->op), b);
}

static bool
is_none(const frame *f, int32_t at)
{
	const fxge_fx *x = node_at(f, at);

	return at >= 0 && x->kind == FXGE_FX_CONST && f->f->lits[x->ref].kind == FXGE_LIT_ABSENT;
}

static const char *
class_text(frame *f, const fxge_fx *x)
{
	fxge_sbuf b;

	fxge_sbuf_init(&b, f->c->arena);
	for (int d = 1; d < FXGE_DT_COUNT; d++)
		if ((fxge_dtype_set)x->ref >> d & 1)
			fxge_sbuf_fmt(&b, "%s%s", b.len ? ", " : "", fxge_coder_dtype(f->c, d));
	return b.data ? b.data : "";
}

static const char *
compare_cpp(frame *f, const fxge_fx *x)
{
	const fxge_fx *right = node_at(f, kid(f, x, 1));
	bool no = x->op == FXGE_FX_IS_NOT || x->op == FXGE_FX_NOT_IN;
	const char *a = expr(f, kid(f, x, 0));

	if (x->op >= FXGE_FX_IS && is_none(f, kid(f, x, 1)))
		return TEXT(f, "%s%s.has_value()", no ? "" : "!", a);
	if (x->op >= FXGE_FX_IS)
		return TEXT(f, "%s%s.is_same(%s)", no ? "!" : "", a, expr(f, kid(f, x, 1)));
	if (x->op >= FXGE_FX_IN && right->kind == FXGE_FX_CLASS)
		return TEXT(f, "%sone_of(%s, {%s})", no ? "!" : "", a, class_text(f, right));
	if (x->op >= FXGE_FX_IN)
		return cannot(f, "`in` a list");
	return TEXT(f, "(%s %s %s)", a, sign((fxge_fx_op)x->op), expr(f, kid(f, x, 1)));
}

static const char *
compare(frame *f, const fxge_fx *x)
{
	if (is_cpp(f))
		return compare_cpp(f, x);
	return TEXT(
		f, "(%s %s %s)", expr(f, kid(f, x, 0)), sign((fxge_fx_op)x->op), expr(f, kid(f, x, 1)));
}

static const char *
choice(frame *f, const fxge_fx *x)
{
	int32_t first = kid(f, x, 1), second = kid(f, x, 2);
	bool value = !is_none(f, first) && !is_none(f, second)
				 && is_optional(f, first) != is_optional(f, second);
	const char *when = expr(f, kid(f, x, 0)), *a = (value ? held : expr)(f, first),
			   *b = (value ? held : expr)(f, second);

	return is_cpp(f) ? TEXT(f, "(%s ? %s : %s)", when, a, b)
					 : TEXT(f, "(%s if %s else %s)", a, when, b);
}

/* ---- tensors and lists ---- */

static const char *
attribute(frame *f, const fxge_fx *x)
{
	const char *of = held(f, kid(f, x, 0));

	if (x->kind == FXGE_FX_RANK)
		return TEXT(f, "%s.dim()", of);
	if (x->kind == FXGE_FX_DTYPE)
		return TEXT(f, is_cpp(f) ? "%s.scalar_type()" : "%s.dtype", of);
	return TEXT(f, is_cpp(f) ? "%s.sizes()" : "list(%s.shape)", of);
}

static const char *
element(frame *f, const fxge_fx *x)
{
	const fxge_fx *of = node_at(f, kid(f, x, 0));
	const char *i = expr(f, kid(f, x, 1));

	if (kid(f, x, 0) >= 0 && of->kind == FXGE_FX_SHAPE)
		return TEXT(f, is_cpp(f) ? "%s.size(%s)" : "%s.shape[%s]", held(f, kid(f, of, 0)), i);
	return TEXT(f, "%s[%s]", expr(f, kid(f, x, 0)), i);
}

static const char *
slice(frame *f, const fxge_fx *x)
{
	int k = 1;

	if (is_cpp(f))
		return cannot(f, "a part of a list");
	const char *of = expr(f, kid(f, x, 0)), *from = x->op & 1 ? expr(f, kid(f, x, k++)) : "";

	return TEXT(f, "%s[%s:%s]", of, from, x->op & 2 ? expr(f, kid(f, x, k)) : "");
}

static const char *
joined(frame *f, const fxge_fx *x, int from, int n)
{
	fxge_sbuf b;

	fxge_sbuf_init(&b, f->c->arena);
	for (int i = from; i < from + n; i++)
		fxge_sbuf_fmt(&b, "%s%s", i > from ? ", " : "", expr(f, kid(f, x, i)));
	return b.data ? b.data : "";
}

static const char *
list(frame *f, const fxge_fx *x)
{
	if (x->op)
		return cannot(f, "a text graph");
	return TEXT(f, is_cpp(f) ? "{%s}" : "[%s]", joined(f, x, 0, x->n));
}

/* Declares `a, b in zip(x, y)`: loop variables have the slots after the lists. */
static const char *
walk(frame *f, const fxge_fx *x, int first)
{
	const char *over = joined(f, x, first, x->ref);
	fxge_sbuf b;

	fxge_sbuf_init(&b, f->c->arena);
	for (int i = first + x->ref; i < x->n; i++) {
		int slot = kid(f, x, i);

		f->slots[slot] = TEXT(f, "v%d", slot);
		fxge_sbuf_fmt(&b, "%s%s", b.len ? ", " : "", f->slots[slot]);
	}
	return TEXT(f, "%s in %s%s%s", b.data,
		x->op         ? "enumerate("
		: x->ref != 1 ? "zip("
					  : "",
		over, x->op || x->ref != 1 ? ")" : "");
}

static const char *
comprehension(frame *f, const fxge_fx *x)
{
	if (is_cpp(f))
		return cannot(f, "a comprehension");
	const char *over = walk(f, x, 2), *e = expr(f, kid(f, x, 0));

	if (kid(f, x, 1) == -1)
		return TEXT(f, "[%s for %s]", e, over);
	return TEXT(f, "[%s for %s if %s]", e, over, expr(f, kid(f, x, 1)));
}

/* ---- calls ---- */

/* Returns whether the operator's C++ function has parameters that the schema does not show. */
static bool
has_options(const fxge_op *op)
{
	for (int i = 0; i < op->n_params; i++)
		if (op->params[i].type >= FXGE_P_LAYOUT && op->params[i].type <= FXGE_P_GENERATOR)
			return true;
	return false;
}

/* Returns the value of parameter p in a call; NULL if it is not passed. */
static const char *
given(frame *f, const fxge_fx *x, const fxge_op *op, int p)
{
	for (int i = 0; i < x->n / 2; i++)
		if (kid(f, x, 2 * i) == p)
			return (op->params[p].optional ? expr : held)(f, kid(f, x, 2 * i + 1));
	return NULL;
}

/* Prints at::add(x, y, 1): all arguments up to the last one that is passed. */
static const char *
call_cpp(frame *f, const fxge_fx *x, const fxge_op *op)
{
	int last = x->n ? kid(f, x, x->n - 2) : -1;
	fxge_sbuf b;

	if (has_options(op))
		return cannot(f, TEXT(f, "%s", op->name));
	fxge_sbuf_init(&b, f->c->arena);
	fxge_sbuf_fmt(
		&b, "at::%.*s(", (int)strcspn(op->name + 5, "."), op->name + 5); /* after "aten." */
	for (int p = 0; p <= last; p++) {
		const char *v = given(f, x, op, p);

		fxge_sbuf_fmt(&b, "%s%s", p ? ", " : "",
			v ? v : fxge_coder_literal(f->c, op->params[p].type, &op->params[p].dflt));
	}
	fxge_sbuf_chr(&b, ')');
	return b.data;
}

/* Prints torch.ops.aten.add.Tensor(x, y, alpha=1): by name after the first omitted argument. */
static const char *
call_python(frame *f, const fxge_fx *x, const fxge_op *op)
{
	fxge_sbuf b;

	fxge_sbuf_init(&b, f->c->arena);
	fxge_sbuf_fmt(&b, "torch.ops.%s(", op->name);
	for (int i = 0; i < x->n / 2; i++) {
		int p = kid(f, x, 2 * i);

		fxge_sbuf_str(&b, i ? ", " : "");
		if (p != i || op->params[p].keyword)
			fxge_sbuf_fmt(&b, "%s=", op->params[p].name);
		fxge_sbuf_str(&b, expr(f, kid(f, x, 2 * i + 1)));
	}
	fxge_sbuf_chr(&b, ')');
	return b.data;
}

/* Returns the name of a function that computes a user's operator by its description. The function
 * is emitted once. Returns NULL if there is no description. */
static const char *
described(frame *f, const fxge_op *op)
{
	char *name = fxge_map_get(&f->c->made, fxge_ptr_key(op));
	const char *body;

	if (name)
		return name;
	name = TEXT(f, "described_%d", f->c->n_made++);
	fxge_map_put(f->c->arena, &f->c->made, fxge_ptr_key(op), name);
	body = fxge_torch_compute(f->c, op);
	if (!body)
		return NULL;
	if (is_cpp(f))
		fxge_sbuf_fmt(&f->c->functions, "/* %s */\n%s\n%s(%s)\n{\n%s}\n\n", op->name,
			fxge_torch_result(f->c, op), name, fxge_torch_declared(f->c, op), body);
	else
		fxge_sbuf_fmt(&f->c->functions, "\n\ndef %s(%s):  # %s\n%s", name,
			fxge_torch_parameters(f->c, op), op->name, body);
	return name;
}

/* Returns the call of another operator that the user describes, with all of its arguments. */
static const char *
call_described(frame *f, const fxge_fx *x, const fxge_op *op)
{
	const char *name = described(f, op);
	bool keyword = false;
	fxge_sbuf b;

	if (!name || f->c->why)
		return cannot(f, op->name);
	fxge_sbuf_init(&b, f->c->arena);
	fxge_sbuf_fmt(&b, "%s(", name);
	for (int p = 0; p < op->n_params; p++) {
		const char *v = given(f, x, op, p);

		keyword |= op->params[p].keyword && !is_cpp(f);
		fxge_sbuf_str(&b, p ? ", " : "");
		if (keyword)
			fxge_sbuf_fmt(&b, "%s=", fxge_coder_name(f->c, op->params[p].name));
		fxge_sbuf_str(
			&b, v ? v : fxge_coder_literal(f->c, op->params[p].type, &op->params[p].dflt));
	}
	fxge_sbuf_chr(&b, ')');
	return b.data;
}

static const char *
call(frame *f, const fxge_fx *x)
{
	const fxge_op *op = f->f->ops[x->ref];

	if (op->ge || strncmp(op->name, "aten.", 5) != 0)
		return call_described(f, x, op);
	return is_cpp(f) ? call_cpp(f, x, op) : call_python(f, x, op);
}

static const char *const builtin_names[] = {
#define FXGE_FX_FN(name, ...) [FXGE_FX_FN_##name] = #name,
#include "ops/formula/builtins.def"
#undef FXGE_FX_FN
};

const char *
fxge_coder_helper(int fn)
{
	return builtin_names[fn];
}

static const char *
builtin(frame *f, const fxge_fx *x)
{
	static const bool in_cpp[FXGE_FX_FN_COUNT] = {
		[FXGE_FX_FN_cast] = true, [FXGE_FX_FN_wide] = true, [FXGE_FX_FN_wide_dtype] = true};
	bool makes = x->ref == FXGE_FX_FN_tensor || x->ref == FXGE_FX_FN_number;
	const char *args = joined(f, x, 0, x->n);

	if (is_cpp(f) && !in_cpp[x->ref])
		return cannot(f, TEXT(f, "`%s`", builtin_names[x->ref]));
	if (makes && !f->device)
		return cannot(f, "the device of a new tensor");
	f->c->helpers[x->ref] = true;
	return TEXT(
		f, "fx_%s(%s%s%s)", builtin_names[x->ref], args, makes ? ", " : "", makes ? f->device : "");
}

static const char *function(frame *f, const fxge_fx_function *fn, int n_args);

static const char *
call_function(frame *f, const fxge_fx *x)
{
	const char *name = function(f, &f->f->functions[x->ref], x->n);

	return TEXT(f, "%s(%s)", name, joined(f, x, 0, x->n));
}

static const char *
expr_of(frame *f, const fxge_fx *x)
{
	switch ((fxge_fx_kind)x->kind) {
	case FXGE_FX_CONST:
		return x->ref < 0 ? (is_cpp(f) ? "std::nullopt" : "None")
						  : fxge_coder_literal(f->c, FXGE_P_ANY, &f->f->lits[x->ref]);
	case FXGE_FX_CLASS:
		return TEXT(f, "(%s,)", class_text(f, x));
	case FXGE_FX_UNARY:
		return TEXT(f, "(%s%s)",
			x->op == FXGE_FX_NEG ? "-"
			: is_cpp(f)          ? "!"
								 : "not ",
			expr(f, kid(f, x, 0)));
	case FXGE_FX_BINARY:
		return binary(f, x);
	case FXGE_FX_COMPARE:
		return compare(f, x);
	case FXGE_FX_AND:
	case FXGE_FX_OR:
		return TEXT(f, "(%s %s %s)", expr(f, kid(f, x, 0)),
			x->kind == FXGE_FX_AND ? (is_cpp(f) ? "&&" : "and") : (is_cpp(f) ? "||" : "or"),
			expr(f, kid(f, x, 1)));
	case FXGE_FX_CHOICE:
		return choice(f, x);
	case FXGE_FX_SHAPE:
	case FXGE_FX_RANK:
	case FXGE_FX_DTYPE:
		return attribute(f, x);
	case FXGE_FX_INDEX:
		return element(f, x);
	case FXGE_FX_SLICE:
		return slice(f, x);
	case FXGE_FX_LIST:
		return list(f, x);
	case FXGE_FX_EACH:
		return comprehension(f, x);
	case FXGE_FX_BUILTIN:
		return builtin(f, x);
	case FXGE_FX_CALL:
	case FXGE_FX_EQUAL:
		return call(f, x);
	case FXGE_FX_CALL_LOCAL:
		return call_function(f, x);
	case FXGE_FX_RESULT:
		return cannot(f, "a use of its own results");
	default:
		return cannot(f, "a text graph");
	}
}

/* Recursion is limited by the checker's limit of nesting. */
static const char *
expr(frame *f, int32_t at)
{
	if (f->c->why)
		return "";
	if (at >= -1)
		return expr_of(f, node_at(f, at));
	return f->slots[fxge_fx_slot(at)];
}

/* ---- statements ---- */

static void execute(frame *f, int32_t at);

static void
line(frame *f, const char *text)
{
	fxge_sbuf_fmt(f->out, "%*s%s%s\n", f->indent, "", text,
		is_cpp(f) && !strchr("{}", text[strlen(text) - 1]) ? ";" : "");
}

static const char *
new_name(frame *f, int slot)
{
	if (!f->slots[slot])
		f->slots[slot] = TEXT(f, "v%d", slot);
	return f->slots[slot];
}

/* Assigns a variable. In C++ its declaration is at its first assignment, which must not be in a
 * branch: the scope would end there. */
static void
assign(frame *f, const fxge_fx *x)
{
	const char *v = expr(f, kid(f, x, 0));
	bool first = !f->slots[x->ref];

	if (is_cpp(f) && first && f->indent > 4)
		cannot(f, "a variable that is first assigned in a branch");
	if (is_cpp(f) && !first && f->types[x->ref])
		f->slots[x->ref] = TEXT(f, "v%d", x->ref); /* an argument, which is not overwritten */
	line(f, TEXT(f, "%s%s = %s", is_cpp(f) && (first || f->types[x->ref]) ? "auto " : "",
				new_name(f, x->ref), v));
	f->types[x->ref] = NULL;
}

static void
unpack(frame *f, const fxge_fx *x)
{
	const char *v = expr(f, kid(f, x, 0));
	fxge_sbuf b;

	fxge_sbuf_init(&b, f->c->arena);
	for (int i = 1; i < x->n; i++)
		fxge_sbuf_fmt(&b, "%s%s", i > 1 ? ", " : "", new_name(f, kid(f, x, i)));
	if (is_cpp(f) && x->n == 2)
		cannot(f, "a list of one result");
	line(f, TEXT(f, is_cpp(f) ? "auto [%s] = %s" : x->n == 2 ? "%s, = %s" : "%s = %s", b.data, v));
}

static void
give(frame *f, const fxge_fx *x)
{
	const fxge_fx *v = node_at(f, kid(f, x, 0));
	bool several = kid(f, x, 0) >= 0 && v->kind == FXGE_FX_LIST && f->op && f->op->n_results > 1;

	if (several)
		line(f,
			TEXT(f, is_cpp(f) ? "return std::make_tuple(%s)" : "return %s", joined(f, v, 0, v->n)));
	else
		line(f, TEXT(f, "return %s", expr(f, kid(f, x, 0))));
}

static void
indented(frame *f, int32_t at)
{
	f->indent += 4;
	execute(f, at);
	f->indent -= 4;
}

static void
choose(frame *f, const fxge_fx *x)
{
	const char *when = expr(f, kid(f, x, 0));

	line(f, TEXT(f, is_cpp(f) ? "if (%s) {" : "if %s:", when));
	indented(f, kid(f, x, 1));
	if (x->n > 2) {
		line(f, is_cpp(f) ? "} else {" : "else:");
		indented(f, kid(f, x, 2));
	}
	if (is_cpp(f))
		line(f, "}");
}

static void
loop(frame *f, const fxge_fx *x)
{
	if (is_cpp(f)) {
		cannot(f, "a loop");
		return;
	}
	line(f, TEXT(f, "for %s:", walk(f, x, 1)));
	indented(f, kid(f, x, 0));
}

static void
execute(frame *f, int32_t at)
{
	const fxge_fx *x = node_at(f, at);

	if (f->c->why)
		return;
	switch ((fxge_fx_kind)x->kind) {
	case FXGE_FX_ASSIGN:
		assign(f, x);
		break;
	case FXGE_FX_UNPACK:
		unpack(f, x);
		break;
	case FXGE_FX_RETURN:
		give(f, x);
		break;
	case FXGE_FX_IF:
		choose(f, x);
		break;
	case FXGE_FX_FOR:
		loop(f, x);
		break;
	case FXGE_FX_BLOCK:
		for (int i = 0; i < x->n; i++)
			execute(f, kid(f, x, i));
		break;
	default: /* DO */
		line(f, expr(f, at >= 0 && x->kind == FXGE_FX_DO ? kid(f, x, 0) : at));
	}
}

/* ---- functions ---- */

static frame
new_frame(fxge_coder *c, const fxge_formulas *f, const fxge_fx_function *fn, fxge_sbuf *out)
{
	fxge_sbuf_init(out, c->arena);
	return (frame){.c = c,
		.f = f,
		.function = fn,
		.nodes = f->nodes + fn->nodes,
		.kids = f->kids + fn->kids,
		.slots = FXGE_NEW_ARRAY(c->arena, (size_t)fn->n_slots + 1, const char *),
		.types = FXGE_NEW_ARRAY(c->arena, (size_t)fn->n_slots + 1, const char *),
		.out = out,
		.indent = 4};
}

/* Prints the head of a function whose arguments have any types. */
static const char *
head(frame *f, const char *name, int n_args)
{
	fxge_sbuf types, args;

	fxge_sbuf_init(&types, f->c->arena);
	fxge_sbuf_init(&args, f->c->arena);
	for (int i = 0; i < n_args; i++) {
		fxge_sbuf_fmt(&types, "%sclass T%d", i ? ", " : "", i);
		fxge_sbuf_fmt(&args, is_cpp(f) ? "%sconst T%d &v%d" : "%s", i ? ", " : "", i, i);
		if (!is_cpp(f))
			fxge_sbuf_fmt(&args, "v%d", i);
	}
	const char *list = args.data ? args.data : "";

	if (!is_cpp(f))
		return TEXT(f, "\n\ndef %s(%s):\n", name, list);
	return TEXT(f, "%s%s%sauto\n%s(%s)\n{\n", n_args ? "template <" : "", n_args ? types.data : "",
		n_args ? ">\n" : "", name, list);
}

/* Emits a function after those that it calls, once. Returns its name. */
static const char *
function(frame *caller, const fxge_fx_function *fn, int n_args)
{
	fxge_coder *c = caller->c;
	char *name = fxge_map_get(&c->made, fxge_ptr_key(fn));
	fxge_sbuf b;
	frame f = new_frame(c, caller->f, fn, &b);

	if (name)
		return name;
	name = fxge_arena_printf(c->arena, "function_%d", ++c->n_made);
	fxge_map_put(c->arena, &c->made, fxge_ptr_key(fn), name);
	for (int i = 0; i < n_args; i++) {
		f.slots[i] = TEXT(&f, "v%d", i);
		f.types[i] = "";
	}
	execute(&f, fn->body);
	fxge_sbuf_fmt(&c->functions, "%s%s%s", head(&f, name, n_args), b.data ? b.data : "",
		is_cpp(&f) ? "}\n\n" : "");
	return name;
}

void
fxge_coder_init(fxge_coder *c, fxge_arena *a, fxge_code_language language)
{
	*c = (fxge_coder){.arena = a, .language = language};
	fxge_sbuf_init(&c->functions, a);
}

static const char *
device_of(fxge_coder *c, const fxge_op *op)
{
	for (int i = 0; i < op->n_params; i++)
		if (op->params[i].type == FXGE_P_TENSOR && !op->params[i].optional && !op->params[i].attr)
			return fxge_arena_printf(c->arena, "%s%s.device%s",
				fxge_coder_name(c, op->params[i].name), op->params[i].list ? "[0]" : "",
				c->language == FXGE_CODE_CPP ? "()" : "");
	return NULL;
}

const char *
fxge_coder_body(fxge_coder *c, const fxge_op *op, int k)
{
	fxge_sbuf b;
	frame f = new_frame(c, op->formulas, &op->formulas->functions[k], &b);

	f.op = op;
	for (int i = 0; i < op->n_params; i++) {
		f.slots[i] = fxge_coder_name(c, op->params[i].name);
		f.types[i] = op->params[i].optional ? "?" : "";
	}
	f.device = device_of(c, op);
	execute(&f, f.function->body);
	return c->why ? NULL : b.data;
}
