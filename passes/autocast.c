/* SPDX-License-Identifier: Apache-2.0 */
/* Casts of autocast: by operator, on floating-point arguments other than f64. */
#include "passes/autocast.h"

#include "ir/optab.h"

#include "fxge_aten_cast.h"

typedef enum rule { RULE_NONE, RULE_LOWER, RULE_F32, RULE_WIDEST } rule;

typedef struct autocast_row {
	const char *op;
	rule cpu, cuda;
} autocast_row;

static const autocast_row rows[] = {
#define FXGE_AUTOCAST(op, cpu, cuda) {op, RULE_##cpu, RULE_##cuda},
#include "passes/autocast.def"
#undef FXGE_AUTOCAST
};

fxge_strmap *
fxge_autocast_lists(fxge_program *p)
{
	fxge_strmap *m = FXGE_NEW(&p->scratch, fxge_strmap);

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
		fxge_strmap_put(
			&p->scratch, m, rows[i].op, strlen(rows[i].op), (void *)(uintptr_t)&rows[i]);
	return m;
}

/* Returns the length of "aten.linear" in "aten.linear.default". */
static size_t
stem_length(const char *name)
{
	const char *dot = strrchr(name, '.');

	return dot ? (size_t)(dot - name) : strlen(name);
}

static rule
rule_of(const fxge_autocast *ac, const fxge_node *n)
{
	const autocast_row *r = fxge_strmap_get(ac->lists, n->op->name, stem_length(n->op->name));
	int dtype = r ? fxge_op_param(n->op, "dtype") : -1;

	if (!r)
		return RULE_NONE;
	/* CUDA autocast passes `dtype=f32` to reductions without a dtype; casting the operand first is
	 * equivalent */
	if (ac->cuda && r->cuda == RULE_F32 && dtype >= 0 && n->ports[dtype].present)
		return RULE_NONE;
	return ac->cuda ? r->cuda : r->cpu;
}

static const fxge_meta *
castable(const fxge_operand *o)
{
	if (o->kind != FXGE_K_VALUE || o->value->meta->kind != FXGE_META_TENSOR)
		return NULL;
	fxge_dtype d = o->value->meta->dtype;

	return fxge_dtype_is_float(d) && d != FXGE_DT_F64 ? o->value->meta : NULL;
}

static fxge_dtype
target_dtype(const fxge_autocast *ac, const fxge_node *n, rule r)
{
	fxge_dtype d = r == RULE_F32 ? FXGE_DT_F32 : ac->dtype;

	for (uint32_t i = 0; r == RULE_WIDEST && i < n->n_operands; i++) {
		const fxge_meta *m = castable(&n->operands[i]);

		if (m && m->dtype == FXGE_DT_F32)
			d = FXGE_DT_F32;
	}
	return d;
}

static bool
cast_operand(fxge_node *n, fxge_operand *o, fxge_dtype dt)
{
	const fxge_meta *m = castable(o);
	fxge_program *p = n->graph->program;

	if (!m || m->dtype == dt)
		return true;
	fxge_node *c = fxge_node_new(n->graph, n, &fxge_ops[ATEN__to_copy],
		FXGE_ARGS(
			fxge_a_value(ATEN__to_copy__self, o->value), fxge_a_dtype(ATEN__to_copy__dtype, dt)),
		1, n->loc);
	fxge_meta r = *m;

	if (!c)
		return false;
	r.dtype = dt;
	r.const_value = NULL;
	fxge_value_set_meta(p, c->results[0], &r);
	fxge_operand_set(o, c->results[0]);
	return true;
}

/* Returns the 16-bit dtype of the node's result if only autocast explains it, otherwise
 * FXGE_DT_NONE. The node's operator must have a rule. */
static fxge_dtype
implied_dtype(const fxge_autocast *ac, const fxge_node *n)
{
	rule r = rule_of(ac, n);
	const fxge_meta *out = n->n_results ? n->results[0]->meta : NULL;
	const fxge_meta *first = NULL;

	if ((r != RULE_LOWER && r != RULE_F32) || !out || out->kind != FXGE_META_TENSOR
		|| fxge_op_param(n->op, "dtype") >= 0 || fxge_op_param(n->op, "out_dtype") >= 0)
		return FXGE_DT_NONE;
	for (uint32_t i = 0; i < n->n_operands; i++) {
		const fxge_meta *m = castable(&n->operands[i]);

		if (m && first && m->dtype != first->dtype)
			return FXGE_DT_NONE;
		first = m ? m : first;
	}
	fxge_dtype low = !first ? FXGE_DT_NONE : r == RULE_LOWER ? out->dtype : first->dtype;
	fxge_dtype high = !first ? FXGE_DT_NONE : r == RULE_LOWER ? first->dtype : out->dtype;

	return high == FXGE_DT_F32 && (low == FXGE_DT_F16 || low == FXGE_DT_BF16) ? low : FXGE_DT_NONE;
}

bool
fxge_autocast_around(fxge_program *p, const fxge_graph *g, fxge_autocast *ac)
{
	fxge_autocast found = {.enabled = true, .lists = ac->lists};

	if (!found.lists)
		found.lists = fxge_autocast_lists(p);
	FXGE_EACH_NODE (n, g) {
		found.dtype = implied_dtype(&found, n);
		if (found.dtype != FXGE_DT_NONE) {
			*ac = found;
			return true;
		}
	}
	return false;
}

bool
fxge_autocast_node(const fxge_autocast *ac, fxge_node *n)
{
	rule r = ac->enabled ? rule_of(ac, n) : RULE_NONE;

	if (r == RULE_NONE)
		return true;
	fxge_dtype dt = target_dtype(ac, n, r);

	for (uint32_t i = 0; i < n->n_operands; i++)
		if (!cast_operand(n, &n->operands[i], dt))
			return false;
	return true;
}
