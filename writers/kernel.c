/* Unrolls the formula of an elementwise operator into vector instructions (kernel.h). What depends
 * on attributes alone stays an expression of C++; a condition must be decided for all dtypes and
 * values. */
#include "writers/kernel.h"

#include <math.h>

typedef enum value_kind {
	NOTHING,
	TENSOR, /* `at`: virtual buffer */
	NUMBER, /* `text`; `known`: of the value `number` */
	WORD,   /* a text: `text` */
	DTYPE,  /* `set`: what it may be */
	CLASS,
	LIST,
} value_kind;

typedef struct value {
	value_kind kind;
	bool known, whole; /* NUMBER: a constant; an int or bool */
	double number;
	const char *text;
	int at;
	fxge_dtype_set set;
	const struct value *items; /* LIST */
	int n;
} value;

typedef struct instruction {
	const char *name;
	int to, from[2];    /* virtual buffers; -1: none */
	const char *scalar; /* or NULL */
} instruction;

typedef struct unroller {
	fxge_arena *arena;
	const fxge_op *ge;
	const fxge_formulas *builtins;
	FXGE_VEC(instruction) list;
	int n_virtual, steps, depth;
	const char *why;
} unroller;

typedef struct frame {
	unroller *u;
	const fxge_formulas *f;
	const fxge_fx *nodes;
	const int16_t *kids;
	value *slots, result;
	bool returned;
} frame;

enum { MOST_STEPS = 4096, DEEPEST = 32 };

#define TEXT(u, ...) fxge_arena_printf((u)->arena, __VA_ARGS__)

static value evaluate(frame *f, int32_t at);
static void execute(frame *f, int32_t at);

static value
cannot(unroller *u, const char *why)
{
	u->why = u->why ? u->why : why;
	return (value){0};
}

/* ---- numbers ---- */

static value
number(unroller *u, double v, bool whole)
{
	fxge_sbuf b;

	fxge_sbuf_init(&b, u->arena);
	if (v - v == 0)
		fxge_sbuf_f64(&b, v);
	else
		fxge_sbuf_str(&b, v != v ? "NAN" : v < 0 ? "-INFINITY" : "INFINITY");
	if (v - v == 0)
		fxge_sbuf_chr(&b, 'f');
	return (value){.kind = NUMBER, .known = true, .whole = whole, .number = v, .text = b.data};
}

static double
modulo(double a, double b)
{
	double m = fmod(a, b);

	return m != 0 && (m < 0) != (b < 0) ? m + b : m;
}

static double
computed(fxge_fx_op op, double a, double b)
{
	switch (op) {
	case FXGE_FX_ADD:
		return a + b;
	case FXGE_FX_SUB:
		return a - b;
	case FXGE_FX_MUL:
		return a * b;
	case FXGE_FX_DIV:
		return a / b;
	case FXGE_FX_FLOORDIV:
		return floor(a / b);
	case FXGE_FX_MOD:
		return modulo(a, b);
	case FXGE_FX_POW:
		return pow(a, b);
	case FXGE_FX_LT:
		return a < b;
	case FXGE_FX_LE:
		return a <= b;
	case FXGE_FX_GT:
		return a > b;
	case FXGE_FX_GE:
		return a >= b;
	case FXGE_FX_EQ:
		return a == b;
	default:
		return a != b;
	}
}

static value
arithmetic(unroller *u, fxge_fx_op op, value a, value b)
{
	static const char *const signs[] = {
		[FXGE_FX_ADD] = "+", [FXGE_FX_SUB] = "-", [FXGE_FX_MUL] = "*", [FXGE_FX_DIV] = "/"};

	if (a.kind != NUMBER || b.kind != NUMBER)
		return cannot(u, "arithmetic on what is no number");
	if (a.known && b.known)
		return number(u, computed(op, a.number, b.number), a.whole && b.whole && op != FXGE_FX_DIV);
	if (op > FXGE_FX_DIV)
		return cannot(u, "a number that is computed by more than + - * /");
	return (value){.kind = NUMBER, .text = TEXT(u, "(%s %s %s)", a.text, signs[op], b.text)};
}

/* ---- conditions ---- */

/* A comparison that holds, or does not, whatever the dtypes are. */
static value
compared(unroller *u, fxge_fx_op op, value a, value b)
{
	bool no = op == FXGE_FX_NE || op == FXGE_FX_NOT_IN || op == FXGE_FX_IS_NOT;

	if (op >= FXGE_FX_IS)
		return b.kind == NOTHING ? number(u, (a.kind == NOTHING) != no, true)
								 : cannot(u, "whether two tensors are one");
	if (a.kind == WORD && b.kind == WORD)
		return number(u, !strcmp(a.text, b.text) != no, true);
	if (a.kind == DTYPE && (b.kind == DTYPE || b.kind == CLASS)) {
		bool all = !(a.set & ~b.set) && (b.kind == CLASS || !(b.set & (b.set - 1)));

		return all || !(a.set & b.set) ? number(u, all != no, true)
									   : cannot(u, "a choice by the dtype");
	}
	if (a.kind == NUMBER && b.kind == NUMBER && a.known && b.known)
		return number(u, computed(op, a.number, b.number), true);
	return cannot(u, "a choice by an attribute");
}

static bool
holds(frame *f, int32_t at)
{
	value v = evaluate(f, at);

	if (!f->u->why && (v.kind != NUMBER || !v.known))
		cannot(f->u, "a choice by an attribute");
	return v.number != 0;
}

/* ---- instructions ---- */

static value
emit(unroller *u, const char *name, value a, value b, const char *scalar)
{
	instruction i = {
		name, u->n_virtual++, {a.kind == TENSOR ? a.at : -1, b.kind == TENSOR ? b.at : -1}, scalar};

	fxge_vec_push(u->arena, &u->list, i);
	return (value){.kind = TENSOR, .at = i.to};
}

static value
unary(unroller *u, const char *name, value a)
{
	return emit(u, name, a, (value){0}, NULL);
}

static value
with_scalar(unroller *u, const char *name, value a, value s)
{
	return emit(u, name, a, (value){0}, s.text);
}

static value
filled(unroller *u, value s)
{
	return emit(u, "Duplicate", (value){0}, (value){0}, s.text);
}

static value
negated(unroller *u, value s)
{
	return s.known ? number(u, -s.number, s.whole)
				   : (value){.kind = NUMBER, .text = TEXT(u, "(-%s)", s.text)};
}

/* x + c, x - c, c - x, x * c, x / c, where either may be a tensor. */
static value
combined(unroller *u, fxge_fx_op op, value a, value b)
{
	static const char *const tensors[] = {
		[FXGE_FX_ADD] = "Add", [FXGE_FX_SUB] = "Sub", [FXGE_FX_MUL] = "Mul", [FXGE_FX_DIV] = "Div"};

	if (a.kind == NUMBER && b.kind == NUMBER)
		return arithmetic(u, op, a, b);
	if (a.kind == TENSOR && b.kind == TENSOR)
		return emit(u, tensors[op], a, b, NULL);
	if (a.kind == NUMBER && (op == FXGE_FX_ADD || op == FXGE_FX_MUL))
		return combined(u, op, b, a);
	if (a.kind == NUMBER)
		return op == FXGE_FX_DIV
				   ? emit(u, "Div", filled(u, a), b, NULL)
				   : with_scalar(u, "Adds", with_scalar(u, "Muls", b, number(u, -1, true)), a);
	if (op == FXGE_FX_DIV)
		return emit(u, "Div", a, filled(u, b), NULL);
	if (op == FXGE_FX_MUL)
		return with_scalar(u, "Muls", a, b);
	return with_scalar(u, "Adds", a, op == FXGE_FX_SUB ? negated(u, b) : b);
}

/* Small whole powers by products. */
static value
power(unroller *u, value a, value b)
{
	if (a.kind == TENSOR && b.kind == NUMBER && b.known) {
		value square;

		if (b.number == 1)
			return a;
		if (b.number == 0.5)
			return unary(u, "Sqrt", a);
		if (b.number == 2 || b.number == 3 || b.number == 4) {
			square = emit(u, "Mul", a, a, NULL);
			return b.number == 2 ? square
								 : emit(u, "Mul", square, b.number == 3 ? a : square, NULL);
		}
	}
	if (b.kind == TENSOR && a.kind == NUMBER)
		return emit(u, "Power", filled(u, a), b, NULL);
	return b.kind == TENSOR ? emit(u, "Power", a, b, NULL)
							: emit(u, "Power", a, filled(u, b), NULL);
}

/* ---- operators ---- */

/* By the name of PyTorch's operator, without its overload: one instruction. */
static const char *const unaries[][2] = {{"abs", "Abs"}, {"exp", "Exp"}, {"log", "Ln"},
	{"sqrt", "Sqrt"}, {"relu", "Relu"}, {"tanh", "Tanh"}, {"sigmoid", "Sigmoid"}, {"sin", "Sin"},
	{"cos", "Cos"}, {"tan", "Tan"}, {"asin", "Asin"}, {"acos", "Acos"}, {"atan", "Atan"},
	{"sinh", "Sinh"}, {"cosh", "Cosh"}, {"asinh", "Asinh"}, {"acosh", "Acosh"}, {"atanh", "Atanh"},
	{"erf", "Erf"}, {"erfc", "Erfc"}, {"floor", "Floor"}, {"ceil", "Ceil"}, {"trunc", "Trunc"},
	{"log2", "Log2"}, {"log10", "Log10"}};

static bool
is(const fxge_op *op, const char *name)
{
	size_t n = strlen(name);

	return !strncmp(op->name, "aten.", 5) && !strncmp(op->name + 5, name, n)
		   && op->name[5 + n] == '.';
}

static value
bounded(unroller *u, value x, value low, value high)
{
	if (low.kind == NUMBER)
		x = with_scalar(u, "Maxs", x, low);
	return high.kind == NUMBER ? with_scalar(u, "Mins", x, high) : x;
}

static value
hard_sigmoid(unroller *u, value x)
{
	value sixth = with_scalar(u, "Muls", x, number(u, 1.0 / 6, false));

	return bounded(u, with_scalar(u, "Adds", sixth, number(u, 0.5, false)), number(u, 0, true),
		number(u, 1, true));
}

static value
leaky_relu(unroller *u, value x, value slope)
{
	value low = with_scalar(u, "Muls", with_scalar(u, "Mins", x, number(u, 0, true)), slope);

	return emit(u, "Add", unary(u, "Relu", x), low, NULL);
}

/* False: there is no instruction, the operator's own formula may have some. */
static bool
instructions(unroller *u, const fxge_op *op, const value *args, value *out)
{
	static const struct {
		const char *name;
		fxge_fx_op op;
	} two[] = {
		{"add", FXGE_FX_ADD}, {"sub", FXGE_FX_SUB}, {"mul", FXGE_FX_MUL}, {"div", FXGE_FX_DIV}};
	const value one = number(u, 1, true);

	for (size_t i = 0; i < sizeof unaries / sizeof *unaries; i++)
		if (is(op, unaries[i][0]))
			return *out = unary(u, unaries[i][1], args[0]), true;
	for (size_t i = 0; i < sizeof two / sizeof *two; i++) {
		if (!is(op, two[i].name) || !strcmp(op->name, "aten.div.Tensor_mode"))
			continue;
		bool scaled =
			op->n_params > 2 && args[2].kind == NUMBER && !(args[2].known && args[2].number == 1);
		value b = scaled ? combined(u, FXGE_FX_MUL, args[1], args[2]) : args[1];

		return *out = combined(u, two[i].op, args[0], b), true;
	}
	if (is(op, "rsub") && args[2].known && args[2].number == 1)
		return *out = combined(u, FXGE_FX_SUB, args[1], args[0]), true;
	if (is(op, "neg"))
		return *out = with_scalar(u, "Muls", args[0], number(u, -1, true)), true;
	if (is(op, "reciprocal"))
		return *out = emit(u, "Div", filled(u, one), args[0], NULL), true;
	if (is(op, "rsqrt"))
		return *out = emit(u, "Div", filled(u, one), unary(u, "Sqrt", args[0]), NULL), true;
	if (is(op, "square"))
		return *out = emit(u, "Mul", args[0], args[0], NULL), true;
	if (is(op, "silu"))
		return *out = emit(u, "Mul", args[0], unary(u, "Sigmoid", args[0]), NULL), true;
	if (is(op, "hardsigmoid"))
		return *out = hard_sigmoid(u, args[0]), true;
	if (is(op, "hardswish"))
		return *out = emit(u, "Mul", args[0], hard_sigmoid(u, args[0]), NULL), true;
	if (is(op, "leaky_relu"))
		return *out = leaky_relu(u, args[0], args[1]), true;
	if (is(op, "pow"))
		return *out = power(u, args[0], args[1]), true;
	if (is(op, "maximum") || is(op, "minimum"))
		return *out = emit(u, is(op, "maximum") ? "Max" : "Min", args[0], args[1], NULL), true;
	if (is(op, "clamp") && args[1].kind != TENSOR && args[2].kind != TENSOR)
		return *out = bounded(u, args[0], args[1], args[2]), true;
	return false;
}

static value run(unroller *u, const fxge_formulas *of, int k, const value *args, int n);

static value
literal(unroller *u, const fxge_lit *l)
{
	switch (l->kind) {
	case FXGE_LIT_INT:
	case FXGE_LIT_BOOL:
		return number(u, (double)l->i, true);
	case FXGE_LIT_FLOAT:
		return number(u, l->f, false);
	case FXGE_LIT_STR:
		return (value){.kind = WORD, .text = l->s};
	case FXGE_LIT_DTYPE:
		return (value){.kind = DTYPE, .set = (fxge_dtype_set)1 << l->i};
	case FXGE_LIT_NONE:
	case FXGE_LIT_ABSENT:
		return (value){0};
	default:
		return cannot(u, "a list");
	}
}

static value
call(frame *f, const fxge_fx *x)
{
	unroller *u = f->u;
	const fxge_op *op = f->f->ops[x->ref];
	value *args = FXGE_NEW_ARRAY(u->arena, (size_t)op->n_params + 3, value), out = {0};

	for (int i = 0; i < op->n_params; i++)
		if (op->params[i].dflt.kind < FXGE_LIT_INTS)
			args[i] = literal(u, &op->params[i].dflt);
	for (int i = 0; i < x->n / 2; i++)
		args[f->kids[x->first + 2 * i]] = evaluate(f, f->kids[x->first + 2 * i + 1]);
	if (u->why || instructions(u, op, args, &out))
		return out;
	const fxge_composition *c = op->compositions;

	if (op->n_compositions != 1 || !c->formula || c->when || op->cast)
		return cannot(u, TEXT(u, "%s", op->name));
	return run(u, op->formulas ? op->formulas : u->builtins, c->formula, args, op->n_params);
}

static value
builtin(frame *f, const fxge_fx *x)
{
	value a = evaluate(f, f->kids[x->first]);

	switch ((fxge_fx_builtin)x->ref) {
	case FXGE_FX_FN_cast: /* all is computed in f32, and rounded once */
		if (a.kind == TENSOR
			&& !(evaluate(f, f->kids[x->first + 1]).set
				 & ~(fxge_dtype_set)(1 << FXGE_DT_F32 | 1 << FXGE_DT_F16 | 1 << FXGE_DT_BF16)))
			return a;
		return cannot(f->u, "`cast` to what is no float");
	case FXGE_FX_FN_wide:
	case FXGE_FX_FN_float:
		return a;
	default:
		return cannot(f->u, "a function that is not elementwise");
	}
}

/* ---- expressions and statements ---- */

static int32_t
kid(const frame *f, const fxge_fx *x, int i)
{
	return f->kids[x->first + i];
}

static fxge_dtype_set
floats(void)
{
	return (fxge_dtype_set)1 << FXGE_DT_F32 | (fxge_dtype_set)1 << FXGE_DT_F16
		   | (fxge_dtype_set)1 << FXGE_DT_BF16;
}

static value
evaluate_node(frame *f, const fxge_fx *x)
{
	value a, b, *args;

	switch ((fxge_fx_kind)x->kind) {
	case FXGE_FX_CONST:
		return literal(f->u, &f->f->lits[x->ref]);
	case FXGE_FX_CLASS:
		return (value){.kind = CLASS, .set = (fxge_dtype_set)x->ref};
	case FXGE_FX_DTYPE:
		return (value){.kind = DTYPE, .set = f->u->ge->params[0].dtypes & floats()};
	case FXGE_FX_UNARY:
		a = evaluate(f, kid(f, x, 0));
		return x->op == FXGE_FX_NEG ? negated(f->u, a) : number(f->u, a.number == 0, true);
	case FXGE_FX_BINARY:
	case FXGE_FX_COMPARE:
		a = evaluate(f, kid(f, x, 0));
		b = evaluate(f, kid(f, x, 1));
		return f->u->why                   ? b
			   : x->kind == FXGE_FX_BINARY ? arithmetic(f->u, (fxge_fx_op)x->op, a, b)
										   : compared(f->u, (fxge_fx_op)x->op, a, b);
	case FXGE_FX_AND:
	case FXGE_FX_OR:
		if (holds(f, kid(f, x, 0)) != (x->kind == FXGE_FX_AND))
			return number(f->u, x->kind == FXGE_FX_OR, true);
		return number(f->u, holds(f, kid(f, x, 1)), true);
	case FXGE_FX_CHOICE:
		return evaluate(f, kid(f, x, holds(f, kid(f, x, 0)) ? 1 : 2));
	case FXGE_FX_LIST:
		args = FXGE_NEW_ARRAY(f->u->arena, (size_t)x->n + 1, value);
		for (int i = 0; i < x->n; i++)
			args[i] = evaluate(f, kid(f, x, i));
		return (value){.kind = LIST, .items = args, .n = x->n};
	case FXGE_FX_BUILTIN:
		return builtin(f, x);
	case FXGE_FX_CALL:
		return call(f, x);
	case FXGE_FX_CALL_LOCAL:
		args = FXGE_NEW_ARRAY(f->u->arena, (size_t)x->n + 1, value);
		for (int i = 0; i < x->n; i++)
			args[i] = evaluate(f, kid(f, x, i));
		return run(f->u, f->f, x->ref, args, x->n);
	default:
		return cannot(f->u, "what is not elementwise");
	}
}

static value
evaluate(frame *f, int32_t at)
{
	if (f->u->why)
		return (value){0};
	if (f->u->steps++ > MOST_STEPS)
		return cannot(f->u, "more than its steps");
	if (at < -1)
		return f->slots[fxge_fx_slot(at)];
	return at < 0 ? (value){0} : evaluate_node(f, &f->nodes[at]);
}

static void
execute(frame *f, int32_t at)
{
	const fxge_fx *x = &f->nodes[at < 0 ? 0 : at];

	if (at < 0 || f->u->why || f->returned)
		return;
	switch ((fxge_fx_kind)x->kind) {
	case FXGE_FX_ASSIGN:
		f->slots[x->ref] = evaluate(f, kid(f, x, 0));
		break;
	case FXGE_FX_RETURN:
		f->result = evaluate(f, kid(f, x, 0));
		f->returned = true;
		break;
	case FXGE_FX_IF:
		if (holds(f, kid(f, x, 0)))
			execute(f, kid(f, x, 1));
		else if (x->n > 2)
			execute(f, kid(f, x, 2));
		break;
	case FXGE_FX_BLOCK:
		for (int i = 0; i < x->n; i++)
			execute(f, kid(f, x, i));
		break;
	default:
		cannot(f->u, "a statement that is not elementwise");
	}
}

static value
run(unroller *u, const fxge_formulas *of, int k, const value *args, int n)
{
	const fxge_fx_function *fn = &of->functions[k];
	frame f = {.u = u, .f = of, .nodes = of->nodes + fn->nodes, .kids = of->kids + fn->kids};

	if (u->depth == DEEPEST)
		return cannot(u, "calls within each other");
	f.slots = FXGE_NEW_ARRAY(u->arena, (size_t)fn->n_slots + (size_t)n + 1, value);
	for (int i = 0; i < n; i++)
		f.slots[i] = args[i];
	u->depth++;
	execute(&f, fn->body);
	u->depth--;
	return f.result;
}

/* ---- buffers ---- */

typedef struct allocation {
	const char **names; /* by virtual buffer */
	int *last;          /* the instruction that reads it last */
	int *own;           /* its buffer, -1: none */
	FXGE_VEC(int) free;
	int n;
} allocation;

static void
find_last(const unroller *u, allocation *al, const value *results, int n)
{
	for (size_t i = 0; i < u->list.len; i++)
		for (int k = 0; k < 2; k++)
			if (u->list.data[i].from[k] >= 0)
				al->last[u->list.data[i].from[k]] = (int)i;
	for (int i = 0; i < n; i++)
		al->last[results[i].at] = (int)u->list.len;
}

/* Instructions of the vector unit; the others are functions, whose result may not lie on an
 * operand. */
static bool
may_overlap(const char *name)
{
	static const char *const units[] = {"Abs", "Add", "Adds", "Div", "Duplicate", "Exp", "Ln",
		"Max", "Maxs", "Min", "Mins", "Mul", "Muls", "Relu", "Sqrt", "Sub"};

	for (size_t i = 0; i < sizeof units / sizeof *units; i++)
		if (!strcmp(name, units[i]))
			return true;
	return false;
}

/* Buffers that the instruction reads last. */
static void
release(unroller *u, allocation *al, size_t i)
{
	const instruction *x = &u->list.data[i];

	for (int k = 0; k < 2; k++)
		if (x->from[k] >= 0 && al->last[x->from[k]] == (int)i && al->own[x->from[k]] >= 0
			&& !(k && x->from[1] == x->from[0]))
			fxge_vec_push(u->arena, &al->free, al->own[x->from[k]]);
}

static void
place(unroller *u, allocation *al, size_t i)
{
	const instruction *x = &u->list.data[i];
	bool before = may_overlap(x->name);

	if (before)
		release(u, al, i);
	if (!al->names[x->to]) {
		al->own[x->to] = al->free.len ? al->free.data[--al->free.len] : al->n++;
		al->names[x->to] = TEXT(u, "w%d", al->own[x->to]);
	}
	if (!before)
		release(u, al, i);
}

static void
put_instruction(fxge_sbuf *b, const allocation *al, const instruction *x)
{
	fxge_sbuf_fmt(b, "%s(%s", x->name, al->names[x->to]);
	for (int k = 0; k < 2; k++)
		if (x->from[k] >= 0)
			fxge_sbuf_fmt(b, ", %s", al->names[x->from[k]]);
	if (x->scalar)
		fxge_sbuf_fmt(b, ", %s", x->scalar);
	fxge_sbuf_str(b, ", count);\n");
}

static fxge_vector_body
written(unroller *u, const value *results, int n, int n_inputs)
{
	allocation al = {.names = FXGE_NEW_ARRAY(u->arena, (size_t)u->n_virtual, const char *),
		.last = FXGE_NEW_ARRAY(u->arena, (size_t)u->n_virtual, int),
		.own = FXGE_NEW_ARRAY(u->arena, (size_t)u->n_virtual, int)};
	fxge_sbuf b;

	fxge_sbuf_init(&b, u->arena);
	memset(al.own, -1, (size_t)u->n_virtual * sizeof *al.own);
	find_last(u, &al, results, n);
	for (int i = 0; i < n_inputs; i++)
		al.names[i] = TEXT(u, "%s_", u->ge->params[i].name);
	for (int i = 0; i < n; i++)
		al.names[results[i].at] = TEXT(u, "%s_", u->ge->results[i].name);
	for (size_t i = 0; i < u->list.len; i++) {
		place(u, &al, i);
		put_instruction(&b, &al, &u->list.data[i]);
	}
	return (fxge_vector_body){.body = b.data, .buffers = al.n};
}

/* ---- the operator ---- */

/* Inputs and results of one dtype, all there; NULL, or what is not so. */
static const char *
not_elementwise(const fxge_op *ge, int *n_inputs)
{
	fxge_dtype_set set = ge->n_params ? ge->params[0].dtypes & floats() : 0;

	for (*n_inputs = 0; *n_inputs < ge->n_params && !ge->params[*n_inputs].attr; ++*n_inputs) {
		const fxge_param *p = &ge->params[*n_inputs];

		if (p->optional || p->list)
			return "inputs that may be absent, or are lists";
		if (p->symbol != ge->params[0].symbol && *n_inputs)
			return "inputs whose dtypes differ";
	}
	if (!*n_inputs || !set)
		return "no input of f32, f16 or bf16";
	for (int i = 0; i < ge->n_results; i++)
		if (ge->results[i].list)
			return "results that are a list";
	return NULL;
}

/* Attributes that are numbers come with the tiling. */
static value
argument(unroller *u, const fxge_param *p)
{
	if (!p->attr)
		return (value){.kind = TENSOR, .at = u->n_virtual++};
	if (p->list || p->type > FXGE_P_BOOL || p->type == FXGE_P_TENSOR)
		return (value){0};
	return (value){.kind = NUMBER, .text = TEXT(u, "%s_", p->name)};
}

/* A result that is an input, or another result, is a copy. */
static void
own_results(unroller *u, value *results, int n, int n_inputs)
{
	for (int i = 0; i < n; i++) {
		bool taken = results[i].kind == TENSOR && results[i].at < n_inputs;

		for (int k = 0; k < i && results[i].kind == TENSOR; k++)
			taken |= results[k].at == results[i].at;
		if (results[i].kind == NUMBER)
			results[i] = filled(u, results[i]);
		else if (results[i].kind != TENSOR)
			cannot(u, "a result that is no tensor");
		else if (taken)
			results[i] = with_scalar(u, "Muls", results[i], number(u, 1, true));
	}
}

fxge_vector_body
fxge_vector_body_of(fxge_arena *a, const fxge_op *ge, const fxge_formulas *builtins)
{
	unroller u = {.arena = a, .ge = ge, .builtins = builtins};
	const fxge_composition *c = ge->compositions;
	int n_inputs;

	u.why = not_elementwise(ge, &n_inputs);
	if (!ge->n_compositions)
		return (fxge_vector_body){.why = "no formula (`compute`)"};
	if (ge->n_compositions != 1 || !c->formula || c->when || ge->cast)
		return (fxge_vector_body){.why = "a text graph, or several cases"};
	value *args = FXGE_NEW_ARRAY(a, (size_t)ge->n_params + 1, value), v;

	for (int i = 0; i < ge->n_params && !u.why; i++)
		args[i] = argument(&u, &ge->params[i]);
	v = u.why ? (value){0}
			  : run(&u, ge->formulas ? ge->formulas : builtins, c->formula, args, ge->n_params);
	value *results = FXGE_NEW_ARRAY(a, (size_t)ge->n_results + 1, value);

	for (int i = 0; i < ge->n_results && !u.why; i++)
		results[i] = v.kind == LIST ? (i < v.n ? v.items[i] : (value){0}) : v;
	if (!u.why)
		own_results(&u, results, ge->n_results, n_inputs);
	return u.why ? (fxge_vector_body){.why = u.why} : written(&u, results, ge->n_results, n_inputs);
}
