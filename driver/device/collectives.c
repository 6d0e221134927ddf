/* SPDX-License-Identifier: Apache-2.0 */
/* Text of a program's collectives in execution order.
 *
 * Ranks must agree on them; a process compares this text with the other ranks before it waits for
 * them. */
#include "driver/api.h"

#include "ir/groups.h"

/* Returns whether the attribute is the rank itself, which differs between ranks. */
static bool
is_rank(const fxge_param *p)
{
	return strcmp(p->name, "ep_rank_id") == 0 || strcmp(p->name, "tp_rank_id") == 0;
}

static void
print_attr(fxge_sbuf *b, const fxge_syms *t, const fxge_param *p, const fxge_operand *o)
{
	int64_t v;

	if (o->kind == FXGE_K_STR) {
		fxge_sbuf_fmt(b, " %s=", p->name);
		fxge_sbuf_json(b, o->name, strlen(o->name));
	} else if (o->kind == FXGE_K_INT && fxge_sym_is_int(t, o->size, &v)) {
		fxge_sbuf_fmt(b, " %s=%lld", p->name, (long long)v);
	}
}

/* Appends `HcomAllReduce f32 reduction="sum" group="0"`, without sizes, which may differ between
 * ranks. */
static void
print_node(fxge_sbuf *b, const fxge_node *n)
{
	fxge_sbuf_str(b, n->op->name + strlen("ge."));
	for (uint32_t i = 0; i < n->n_operands; i++)
		if (n->operands[i].kind == FXGE_K_VALUE) {
			fxge_sbuf_fmt(b, " %s", fxge_dtypes[n->operands[i].value->meta->dtype].text);
			break;
		}
	for (int i = 0; i < n->op->n_params; i++)
		if (n->op->params[i].attr && !is_rank(&n->op->params[i]) && n->ports[i].present
			&& n->ports[i].count == 1)
			print_attr(
				b, n->graph->program->syms, &n->op->params[i], &n->operands[n->ports[i].first]);
	fxge_sbuf_chr(b, '\n');
}

/* Appends the collectives of a graph. Recursion is bounded: regions nest at most FXGE_MAX_DEPTH
 * deep. */
static void
print_graph(fxge_sbuf *b, const fxge_graph *g)
{
	FXGE_EACH_NODE (n, g) {
		for (uint32_t i = 0; i < n->n_regions; i++)
			print_graph(b, n->regions[i]);
		if (fxge_group_param(n->op) >= 0)
			print_node(b, n);
	}
}

void
fxge_collectives_text(fxge_sbuf *b, fxge_program *p)
{
	print_graph(b, p->main);
}
