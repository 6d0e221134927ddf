/* SPDX-License-Identifier: Apache-2.0 */
/* Labels of nodes: short operators, types, kinds of operators, which their colours show, and
 * values. */
#include "view/view.h"

/* Words of the operators of a kind, in lower case; "." is the begin and the end of a part of a
 * name. */
static const struct {
	const char *kind;
	const char *const words[18];
} kinds[] = {
	{"product", {"matmul", "conv", "linear", "addmm", ".mm.", ".bmm", "attention", "gemm", "einsum",
					"lstm", "gru"}},
	{"norm", {"norm", "softmax"}},
	{"cast", {".cast", "_to_copy", ".to.", "quant"}},
	{"move", {"gather", "scatter", "index", "embedding", "concat", "pack", "split", "cat.", "stack",
				 "slice", "select", "tile", "pad"}},
	{"view", {"view", "reshape", "permute", "transpose", "squeeze", "expand", "shape", "identity",
				 "clone", "contiguous", "alias", "detach", "getitem", "unbind", "broadcast"}},
};

const char *
fxge_view_kind(const char *op)
{
	enum { MOST = 96 };
	char name[MOST + 3] = ".";
	size_t n = 1;

	for (; *op && n <= MOST; op++)
		name[n++] = *op >= 'A' && *op <= 'Z' ? (char)(*op + 'a' - 'A') : *op;
	name[n] = '.';
	for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
		for (const char *const *w = kinds[i].words; *w; w++)
			if (strstr(name, *w))
				return kinds[i].kind;
	return "box";
}

const char *
fxge_view_short_op(const char *op)
{
	const char *dot = strchr(op, '.');

	return dot && dot[1] ? dot + 1 : op;
}

const char *
fxge_view_main_type(const fxge_view *v, const fxge_view_stage *s, const fxge_view_node *n)
{
	uint32_t i = n->main == FXGE_VIEW_NONE ? 0 : n->main;

	return n->out.count ? v->strings.data[s->outs.data[n->out.first + i].type] : "";
}

/* ---- values ---- */

/* Appends a number from 1 on, below 1000, in three digits, without zeros at the end. */
static void
three_digits(fxge_sbuf *b, double x)
{
	int scale = x < 9.995 ? 100 : x < 99.95 ? 10 : 1, n = (int)(x * scale + 0.5), rest = n % scale;

	fxge_sbuf_i64(b, n / scale);
	if (rest && scale == 100)
		fxge_sbuf_fmt(b, rest % 10 ? ".%02d" : ".%d", rest % 10 ? rest : rest / 10);
	else if (rest)
		fxge_sbuf_fmt(b, ".%d", rest);
}

/* Appends a number as a power of ten: "1.5e-07". */
static void
power(fxge_sbuf *b, double x)
{
	int e = 0;

	for (; x > 0 && x < 1; e--)
		x *= 10;
	for (; x >= 9.995; e++)
		x /= 10;
	three_digits(b, x);
	if (e)
		fxge_sbuf_fmt(b, "e%s%02d", e < 0 ? "-" : "+", e < 0 ? -e : e);
}

void
fxge_view_amount(fxge_sbuf *b, double value, const char *unit)
{
	static const char *const times[] = {"ns", "us", "ms", "s"}, *const sizes[] = {
																	"", "k", "M", "G", "T"};
	bool is_time = strcmp(unit, "s") == 0;
	int i = 0;

	if (value - value != 0 || value < 0) {
		fxge_sbuf_str(b, value > 0 ? "inf" : "nan");
		return;
	}
	if (strcmp(unit, "error") == 0) {
		power(b, value);
		return;
	}
	for (value *= is_time ? 1e9 : 1; value >= 999.5 && i < (is_time ? 3 : 4); i++)
		value /= 1000;
	if (value < 999.5)
		three_digits(b, value);
	else
		fxge_sbuf_i64(b, (int64_t)(value < 1e15 ? value + 0.5 : 1e15));
	fxge_sbuf_fmt(b, is_time ? " %s" : " %s%s", is_time ? times[i] : sizes[i], unit);
}
