/* SPDX-License-Identifier: Apache-2.0 */
/* Names, constants, types and shapes of rows in Python and C++ (code.h). */
#include "writers/code.h"

#include "base/utf8.h"

/* ---- names and constants ---- */

void
fxge_code_string(fxge_sbuf *b, const char *s, size_t n)
{
	static const char from[] = "\"\\\n\r\t", to[] = "\"\\nrt";

	fxge_sbuf_chr(b, '"');
	for (size_t i = 0; i < n;) {
		uint32_t c;
		size_t len = fxge_utf8_next(s + i, n - i, &c), step = len ? len : 1;
		const char *known = s[i] ? memchr(from, s[i], sizeof from - 1) : NULL;
		if (known)
			fxge_sbuf_fmt(b, "\\%c", to[known - from]);
		else if (s[i] == '?' && i && s[i - 1] == '?')
			fxge_sbuf_str(b, "\\?"); /* no trigraph */
		else if (len && fxge_utf8_printable(c))
			fxge_sbuf_add(b, s + i, len);
		else
			for (size_t k = 0; k < step; k++)
				fxge_sbuf_fmt(b, "\\%03o", (unsigned)(unsigned char)s[i + k]);
		i += step;
	}
	fxge_sbuf_chr(b, '"');
}

bool
fxge_code_is_reserved(const char *name)
{
	/* keywords of C++20 and Python, and macros of the C library */
	static const char *const words[] = {"EOF", "False", "INFINITY", "NAN", "NULL", "None", "True",
		"alignas", "alignof", "and", "and_eq", "as", "asm", "assert", "async", "auto", "await",
		"bitand", "bitor", "bool", "break", "case", "catch", "char", "char16_t", "char32_t",
		"char8_t", "class", "co_await", "co_return", "co_yield", "compl", "concept", "const",
		"const_cast", "consteval", "constexpr", "constinit", "continue", "decltype", "def",
		"default", "del", "delete", "do", "double", "dynamic_cast", "elif", "else", "enum", "errno",
		"except", "explicit", "export", "extern", "false", "finally", "float", "for", "friend",
		"from", "global", "goto", "if", "import", "in", "inline", "int", "is", "lambda", "linux",
		"long", "mutable", "namespace", "new", "noexcept", "nonlocal", "not", "not_eq", "nullptr",
		"operator", "or", "or_eq", "pass", "private", "protected", "public", "raise", "register",
		"reinterpret_cast", "requires", "return", "short", "signed", "sizeof", "static",
		"static_assert", "static_cast", "stderr", "stdin", "stdout", "struct", "switch", "template",
		"this", "thread_local", "throw", "true", "try", "typedef", "typeid", "typename", "union",
		"unix", "unsigned", "using", "virtual", "void", "volatile", "wchar_t", "while", "with",
		"xor", "xor_eq", "yield"};

	for (size_t i = 0; i < sizeof words / sizeof *words; i++)
		if (!strcmp(name, words[i]))
			return true;
	return false;
}

/* Returns whether the text uses a name itself: modules, functions, and its variables v1, v2. */
static bool
is_used(const char *name)
{
	static const char *const words[] = {"at", "c10", "enumerate", "list", "std", "torch", "zip"};

	for (size_t i = 0; i < sizeof words / sizeof *words; i++)
		if (!strcmp(name, words[i]))
			return true;
	return *name == 'v' && name[1] && !name[1 + strspn(name + 1, "0123456789")];
}

const char *
fxge_coder_name(fxge_coder *c, const char *name)
{
	size_t n = strcspn(name, "_");
	bool before = name[n] && !name[n + strspn(name + n, "_")]; /* `in_` beside `in` */
	const char *word = before ? fxge_arena_strndup(c->arena, name, n) : name;

	return fxge_code_is_reserved(word) || is_used(word) ? fxge_arena_printf(c->arena, "%s_", name)
														: name;
}

const char *
fxge_coder_dtype(const fxge_coder *c, int64_t d)
{
	static const char *const names[FXGE_DT_COUNT][2] = {
		[FXGE_DT_F32] = {"torch.float32", "at::kFloat"},
		[FXGE_DT_F16] = {"torch.float16", "at::kHalf"},
		[FXGE_DT_BF16] = {"torch.bfloat16", "at::kBFloat16"},
		[FXGE_DT_F64] = {"torch.float64", "at::kDouble"},
		[FXGE_DT_I8] = {"torch.int8", "at::kChar"},
		[FXGE_DT_I16] = {"torch.int16", "at::kShort"},
		[FXGE_DT_I32] = {"torch.int32", "at::kInt"},
		[FXGE_DT_I64] = {"torch.int64", "at::kLong"},
		[FXGE_DT_U8] = {"torch.uint8", "at::kByte"},
		[FXGE_DT_U16] = {"torch.uint16", "at::kUInt16"},
		[FXGE_DT_U32] = {"torch.uint32", "at::kUInt32"},
		[FXGE_DT_U64] = {"torch.uint64", "at::kUInt64"},
		[FXGE_DT_BOOL] = {"torch.bool", "at::kBool"},
		[FXGE_DT_C32] = {"torch.complex32", "at::kComplexHalf"},
		[FXGE_DT_C64] = {"torch.complex64", "at::kComplexFloat"},
		[FXGE_DT_C128] = {"torch.complex128", "at::kComplexDouble"},
		[FXGE_DT_F8E4M3] = {"torch.float8_e4m3fn", "at::kFloat8_e4m3fn"},
		[FXGE_DT_F8E5M2] = {"torch.float8_e5m2", "at::kFloat8_e5m2"},
	};
	const char *name = d < FXGE_DT_COUNT ? names[d][c->language] : NULL;

	return name ? name : c->language == FXGE_CODE_CPP ? "at::ScalarType::Undefined" : "None";
}

static void
put_float(fxge_coder *c, fxge_sbuf *b, double v)
{
	if (v - v == 0)
		fxge_sbuf_f64(b, v);
	else if (c->language == FXGE_CODE_CPP)
		fxge_sbuf_fmt(b, "%sstd::numeric_limits<double>::%s()", v < 0 ? "-" : "",
			v != v ? "quiet_NaN" : "infinity");
	else
		fxge_sbuf_fmt(b, "float(\"%s\")", v != v ? "nan" : v < 0 ? "-inf" : "inf");
}

/* Appends element k, or the constant itself if it is not a list. */
static void
put_constant(fxge_coder *c, fxge_sbuf *b, fxge_ptype type, const fxge_lit *l, int k)
{
	bool cpp = c->language == FXGE_CODE_CPP;
	int64_t i = l->kind == FXGE_LIT_INTS || l->kind == FXGE_LIT_BOOLS ? l->ints[k] : l->i;
	const char *s = l->kind == FXGE_LIT_STRS ? l->strs[k] : l->s;

	switch (l->kind) {
	case FXGE_LIT_NONE:
	case FXGE_LIT_ABSENT:
		fxge_sbuf_str(b, cpp ? "std::nullopt" : "None");
		return;
	case FXGE_LIT_FLOAT:
	case FXGE_LIT_FLOATS:
		put_float(c, b, l->kind == FXGE_LIT_FLOATS ? l->floats[k] : l->f);
		return;
	case FXGE_LIT_BOOL:
	case FXGE_LIT_BOOLS:
		fxge_sbuf_str(b, cpp ? (i ? "true" : "false") : i ? "True" : "False");
		return;
	case FXGE_LIT_STR:
	case FXGE_LIT_STRS:
		if (cpp)
			fxge_code_string(b, s, strlen(s));
		else
			fxge_sbuf_json(b, s, strlen(s));
		return;
	default:
		if (type == FXGE_P_DTYPE || l->kind == FXGE_LIT_DTYPE)
			fxge_sbuf_str(b, fxge_coder_dtype(c, i));
		else
			fxge_sbuf_i64(b, i);
	}
}

const char *
fxge_coder_literal(fxge_coder *c, fxge_ptype type, const fxge_lit *l)
{
	bool cpp = c->language == FXGE_CODE_CPP, list = l->kind >= FXGE_LIT_INTS;
	fxge_sbuf b;

	fxge_sbuf_init(&b, c->arena);
	if (!list) {
		put_constant(c, &b, type, l, 0);
		return b.data;
	}
	fxge_sbuf_chr(&b, cpp ? '{' : '[');
	for (int k = 0; k < l->n; k++) {
		fxge_sbuf_str(&b, k ? ", " : "");
		put_constant(c, &b, type, l, k);
	}
	fxge_sbuf_chr(&b, cpp ? '}' : ']');
	return b.data;
}

const char *
fxge_coder_type(const fxge_param *p)
{
	static const char *const plain[] = {[FXGE_P_TENSOR] = "const at::Tensor &",
		[FXGE_P_INT] = "int64_t ",
		[FXGE_P_FLOAT] = "double ",
		[FXGE_P_BOOL] = "bool ",
		[FXGE_P_SCALAR] = "const at::Scalar &",
		[FXGE_P_STR] = "std::string_view ",
		[FXGE_P_DTYPE] = "at::ScalarType "};
	static const char *const maybe[] = {[FXGE_P_TENSOR] = "const std::optional<at::Tensor> &",
		[FXGE_P_INT] = "std::optional<int64_t> ",
		[FXGE_P_FLOAT] = "std::optional<double> ",
		[FXGE_P_BOOL] = "std::optional<bool> ",
		[FXGE_P_SCALAR] = "const std::optional<at::Scalar> &",
		[FXGE_P_STR] = "std::optional<std::string_view> ",
		[FXGE_P_DTYPE] = "std::optional<at::ScalarType> "};
	static const char *const list[] = {[FXGE_P_TENSOR] = "at::TensorList ",
		[FXGE_P_INT] = "at::IntArrayRef ",
		[FXGE_P_FLOAT] = "at::ArrayRef<double> ",
		[FXGE_P_BOOL] = "at::ArrayRef<bool> "};

	if (p->type > FXGE_P_DTYPE || (p->list && (p->type > FXGE_P_BOOL || p->optional)))
		return NULL;
	return p->list ? list[p->type] : p->optional ? maybe[p->type] : plain[p->type];
}

/* ---- shapes of rows ---- */

static const char *
step_text(fxge_coder *c, const fxge_op *op, const fxge_shape_step *s)
{
	const fxge_param *p = &op->params[s->param];
	const char *name = fxge_coder_name(c, p->name);

	if (s->kind == FXGE_SHAPE_NUMBER)
		return fxge_arena_printf(c->arena, "%lld", (long long)s->value);
	if (s->kind == FXGE_SHAPE_ARGUMENT)
		return name;
	if (s->kind == FXGE_SHAPE_ELEMENT)
		return fxge_arena_printf(c->arena, "%s[%lld]", name, (long long)s->value);
	if (p->list)
		name = fxge_arena_printf(c->arena, "%s[%lld]", name, (long long)s->item);
	return fxge_arena_printf(c->arena,
		c->language == FXGE_CODE_CPP ? "%s.size(%lld)" : "%s.shape[%lld]", name,
		(long long)s->value);
}

static const char *
step_of_two(fxge_coder *c, fxge_shape_kind kind, const char *a, const char *b)
{
	static const char *const signs[] = {[FXGE_SHAPE_ADD] = "+",
		[FXGE_SHAPE_SUB] = "-",
		[FXGE_SHAPE_MUL] = "*",
		[FXGE_SHAPE_DIV] = "//",
		[FXGE_SHAPE_MOD] = "%"};

	if (kind == FXGE_SHAPE_MIN || kind == FXGE_SHAPE_MAX)
		return fxge_arena_printf(c->arena, "%s%s(%s, %s)",
			c->language == FXGE_CODE_CPP ? "std::" : "", kind == FXGE_SHAPE_MIN ? "min" : "max", a,
			b);
	if (c->language == FXGE_CODE_CPP && kind >= FXGE_SHAPE_DIV) {
		c->why = "`//` and `%` of sizes";
		return "";
	}
	return fxge_arena_printf(c->arena, "(%s %s %s)", a, signs[kind], b);
}

const char *
fxge_coder_shape(fxge_coder *c, const fxge_op *op, const fxge_shape *s)
{
	FXGE_VEC(const char *) stack = {0};
	fxge_sbuf b;

	if (s->rank < 0) {
		const fxge_param *p = &op->params[s->steps->param];
		const char *name = fxge_coder_name(c, p->name);

		if (p->list)
			name = fxge_arena_printf(c->arena, "%s[%lld]", name, (long long)s->steps->item);
		return fxge_arena_printf(
			c->arena, c->language == FXGE_CODE_CPP ? "%s.sizes()" : "%s.shape", name);
	}
	for (int i = 0; i < s->n_steps; i++) {
		const char *text;

		if (s->steps[i].kind < FXGE_SHAPE_ADD)
			text = step_text(c, op, &s->steps[i]);
		else {
			stack.len -= 2;
			text =
				step_of_two(c, s->steps[i].kind, stack.data[stack.len], stack.data[stack.len + 1]);
		}
		fxge_vec_push(c->arena, &stack, text);
	}
	fxge_sbuf_init(&b, c->arena);
	for (size_t i = 0; i < stack.len; i++)
		fxge_sbuf_fmt(&b, "%s%s", i ? ", " : "", stack.data[i]);
	return fxge_arena_printf(
		c->arena, c->language == FXGE_CODE_CPP ? "{%s}" : "[%s]", b.data ? b.data : "");
}
