/* SPDX-License-Identifier: Apache-2.0 */
/* Common subexpression elimination.
 *
 *  - requires: functional program
 *  - keeps: metas, effectful nodes and their order, nodes with regions, operators without a row
 *  - breaks: nothing; a merged node records the source location of the erased one (loc->also)
 *
 * Value numbering in program order, with one table per graph. The key of a node is its operator
 * with all operands: values by identity, constants by content, small tensors by their bytes. Time
 * is linear in the number of operands. */
#include "passes/passes.h"
#include "base/key.h"

#include "fxge_ge_view.h"

/* Larger constant tensors compare equal only if they are the same bytes of the same file. */
#define MAX_COMPARED_BYTES 4096

typedef struct entry {
	fxge_node *node;
	struct entry *next; /* next entry with an equal hash */
} entry;

typedef struct table {
	fxge_program *program;
	fxge_map heads;
} table;

/* ---- tensors ---- */

static bool
tensor_same(const fxge_tensor *a, const fxge_tensor *b)
{
	if (a == b)
		return true;
	if (a->dtype != b->dtype || a->rank != b->rank || !a->stride != !b->stride)
		return false;
	for (int i = 0; i < a->rank; i++)
		if (a->shape[i] != b->shape[i] || (a->stride && a->stride[i] != b->stride[i]))
			return false;
	if (a->size != b->size)
		return false;
	if (a->fill || b->fill)
		return fxge_tensor_same_fill(a, b);
	if (a->data == b->data)
		return true;
	return a->size <= MAX_COMPARED_BYTES && a->data && b->data
		   && memcmp(a->data, b->data, a->size) == 0;
}

static uint64_t
tensor_hash(const fxge_tensor *t)
{
	uint64_t h = fxge_key_mix((uint64_t)t->dtype, (uint64_t)t->size);

	for (int i = 0; i < t->rank; i++)
		h = fxge_key_mix(h, (uint64_t)t->shape[i]);
	if (t->size <= MAX_COMPARED_BYTES && t->data)
		h = fxge_key_mix(h, fxge_key_bytes(t->data, t->size));
	return h;
}

/* ---- operands ---- */

static uint64_t
bits_of(double f)
{
	uint64_t u;

	memcpy(&u, &f, sizeof u);
	return u;
}

/* Hashes floats by their bits: 0.0 and -0.0 differ, equal NaNs do not. */
static uint64_t
operand_hash(const fxge_operand *o)
{
	uint64_t k = (uint64_t)o->kind;

	switch (o->kind) {
	case FXGE_K_VALUE:
		return fxge_key_mix(k + ((uint64_t)o->value->index << 8), o->value->def->id);
	case FXGE_K_INT:
	case FXGE_K_SYM:
		return fxge_key_mix(k, (uint64_t)o->size.raw);
	case FXGE_K_FLOAT:
		return fxge_key_mix(k, bits_of(o->f));
	case FXGE_K_BOOL:
		return fxge_key_mix(k, o->b);
	case FXGE_K_STR:
	case FXGE_K_CAPTURE:
		return fxge_key_mix(k, fxge_key_bytes(o->name, fxge_name_len(o->name)));
	case FXGE_K_DTYPE:
		return fxge_key_mix(k, (uint64_t)o->dtype);
	case FXGE_K_LAYOUT:
	case FXGE_K_MEMORY_FORMAT:
		return fxge_key_mix(k, (uint64_t)o->i);
	case FXGE_K_TENSOR:
		return fxge_key_mix(k, tensor_hash(o->tensor));
	case FXGE_K_COMPLEX:
		return fxge_key_mix(fxge_key_mix(k, bits_of(o->re)), bits_of(o->im));
	case FXGE_K_NONE:
		break;
	}
	return k;
}

static bool
operand_same(const fxge_operand *a, const fxge_operand *b)
{
	if (a->kind != b->kind)
		return false;
	switch (a->kind) {
	case FXGE_K_VALUE:
		return a->value == b->value;
	case FXGE_K_INT:
	case FXGE_K_SYM:
		return fxge_size_same(a->size, b->size);
	case FXGE_K_FLOAT:
		return bits_of(a->f) == bits_of(b->f);
	case FXGE_K_BOOL:
		return a->b == b->b;
	case FXGE_K_STR:
	case FXGE_K_CAPTURE:
		return a->name == b->name;
	case FXGE_K_DTYPE:
		return a->dtype == b->dtype;
	case FXGE_K_LAYOUT:
	case FXGE_K_MEMORY_FORMAT:
		return a->i == b->i;
	case FXGE_K_TENSOR:
		return tensor_same(a->tensor, b->tensor);
	case FXGE_K_COMPLEX:
		return bits_of(a->re) == bits_of(b->re) && bits_of(a->im) == bits_of(b->im);
	case FXGE_K_NONE:
		break;
	}
	return true;
}

/* ---- nodes ---- */

static uint64_t
node_hash(const fxge_node *n)
{
	uint64_t h = fxge_key_mix(n->op->id, n->n_results);

	for (int i = 0; i < n->op->n_params; i++) {
		const fxge_port *q = &n->ports[i];

		if (!q->present)
			continue;
		h = fxge_key_mix(h, (uint64_t)i << 32 | q->count);
		for (uint32_t k = 0; k < q->count; k++)
			h = fxge_key_mix(h, operand_hash(&n->operands[q->first + k]));
	}
	return h;
}

/* Compares the metas of results. Equal operands have equal results, except where inference had no
 * answer: there the metas decide. */
static bool
result_same(const fxge_meta *a, const fxge_meta *b)
{
	if (a->kind != b->kind || a->dtype != b->dtype || a->rank != b->rank || a->format != b->format)
		return false;
	for (int i = 0; i < a->rank && a->kind == FXGE_META_TENSOR; i++)
		if (!fxge_size_same(a->shape[i], b->shape[i]))
			return false;
	return a->kind != FXGE_META_SIZE || fxge_size_same(a->size, b->size);
}

static bool
node_same(const fxge_node *a, const fxge_node *b)
{
	if (a->op != b->op || a->n_results != b->n_results)
		return false;
	for (int i = 0; i < a->op->n_params; i++) {
		const fxge_port *p = &a->ports[i], *q = &b->ports[i];

		if (p->present != q->present || (p->present && p->count != q->count))
			return false;
		for (uint32_t k = 0; p->present && k < p->count; k++)
			if (!operand_same(&a->operands[p->first + k], &b->operands[q->first + k]))
				return false;
	}
	for (uint32_t k = 0; k < a->n_results; k++)
		if (!result_same(a->results[k]->meta, b->results[k]->meta))
			return false;
	return true;
}

static bool
can_merge(const fxge_node *n)
{
	return n->n_results && n->n_regions == 0 && n->op->id != UINT32_MAX
		   && n->op->id
				  != GE_TensorMove /* its result is written in place, so it must not be shared */
		   && !(n->op->flags & (FXGE_OP_EFFECT | FXGE_OP_MUTATES | FXGE_OP_RANDOM));
}

/* Prepends one location to the other node's chain. Chains are shared, so that a merge copies one
 * element. */
static void
merge_loc(fxge_program *p, fxge_node *keep, const fxge_node *gone)
{
	if (!gone->loc || gone->loc == keep->loc || (keep->loc && keep->loc->also))
		return;
	if (!keep->loc) {
		keep->loc = gone->loc;
		return;
	}
	fxge_loc *l = FXGE_NEW(&p->arena, fxge_loc);

	*l = *keep->loc;
	l->also = gone->loc;
	keep->loc = l;
}

static void
merge(fxge_program *p, fxge_node *keep, fxge_node *gone)
{
	for (uint32_t k = 0; k < gone->n_results; k++)
		fxge_value_replace(gone->results[k], keep->results[k]);
	merge_loc(p, keep, gone);
	fxge_node_erase(gone);
}

static void
number_node(table *t, fxge_node *n)
{
	fxge_arena *a = &t->program->scratch;
	void **head = fxge_map_at(a, &t->heads, node_hash(n));

	for (entry *e = *head; e; e = e->next)
		if (node_same(e->node, n)) {
			merge(t->program, e->node, n);
			return;
		}
	entry *e = FXGE_NEW(a, entry);

	*e = (entry){n, *head};
	*head = e;
}

static void
number_graph(fxge_graph *g)
{
	table t = {.program = g->program};

	FXGE_EACH_NODE_SAFE (n, g) {
		for (uint32_t i = 0; i < n->n_regions; i++)
			number_graph(n->regions[i]);
		if (can_merge(n))
			number_node(&t, n);
	}
}

bool
fxge_pass_cse(fxge_program *p)
{
	number_graph(p->main);
	return true;
}
