/* SPDX-License-Identifier: Apache-2.0 */
/* Labels of nodes: short operators, types, and kinds of operators, which their colours show. */
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
