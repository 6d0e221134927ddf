/* SPDX-License-Identifier: Apache-2.0 */
/* Metas, constant tensors, guards and value names of a program. */
#include "ir/graph.h"
#include "base/key.h"

#include <stdio.h>

/* ---- interned lists ---- */

typedef struct list {
	size_t size;
	_Alignas(8) char bytes[];
} list;

/* Returns the program's copy of the bytes; equal contents share one copy. */
static const void *
intern_bytes(fxge_program *p, fxge_map *lists, const void *bytes, size_t size)
{
	uint64_t key = fxge_key_bytes(bytes, size);
	list *known = fxge_map_get(lists, key);

	if (known && known->size == size && (size == 0 || memcmp(known->bytes, bytes, size) == 0))
		return known->bytes;
	list *fresh = fxge_arena_alloc(&p->arena, sizeof *fresh + size);

	fresh->size = size;
	if (size)
		memcpy(fresh->bytes, bytes, size);
	fxge_map_put(&p->arena, lists, key, fresh);
	return fresh->bytes;
}

const fxge_size *
fxge_program_sizes(fxge_program *p, const fxge_size *s, size_t n)
{
	return intern_bytes(p, &p->tables.shapes, s, n * sizeof *s);
}

const fxge_port *
fxge_program_ports(fxge_program *p, const fxge_port *q, size_t n)
{
	_Static_assert(sizeof *q == 8, "a port has no padding bits");
	return intern_bytes(p, &p->tables.ports, q, n * sizeof *q);
}

/* ---- metas ---- */

static int64_t
content_count(const fxge_program *p, const fxge_meta *m)
{
	int64_t n = 1, d;

	for (int i = 0; i < m->rank; i++) {
		if (!fxge_sym_is_int(p->syms, m->shape[i], &d) || d < 0 || d > FXGE_MAX_CONST_VALUE)
			return -1;
		n *= d;
		if (n > FXGE_MAX_CONST_VALUE)
			return -1;
	}
	return n;
}

const fxge_meta fxge_meta_unknown;

static bool
same_meta(const fxge_meta *a, const fxge_meta *b)
{
	return a->kind == b->kind && a->dtype == b->dtype && a->format == b->format
		   && a->rank == b->rank && a->shape == b->shape && a->stride == b->stride
		   && a->const_value == b->const_value && fxge_size_same(a->size, b->size);
}

/* Returns the program's copy of a meta whose lists are interned. */
static const fxge_meta *
program_meta(fxge_program *p, const fxge_meta *m)
{
	uint64_t key = (uint64_t)m->kind | (uint64_t)m->dtype << 8 | (uint64_t)m->format << 16
				   | (uint64_t)(uint8_t)m->rank << 24;

	key = fxge_key_mix(key, fxge_ptr_key(m->shape));
	key = fxge_key_mix(key, fxge_ptr_key(m->stride));
	key = fxge_key_mix(key, fxge_ptr_key(m->const_value));
	key = fxge_key_mix(key, (uint64_t)m->size.raw);
	const fxge_meta *known = fxge_map_get(&p->tables.metas, key);

	if (known && same_meta(known, m))
		return known;
	fxge_meta *fresh = fxge_arena_copy(&p->arena, m, sizeof *m);

	fxge_map_put(&p->arena, &p->tables.metas, key, fresh);
	return fresh;
}

void
fxge_value_set_meta(fxge_program *p, fxge_value *v, const fxge_meta *m)
{
	fxge_meta c = *m;

	if (m->kind == FXGE_META_TENSOR && m->rank >= 0) {
		int64_t n = m->const_value ? content_count(p, m) : -1;
		const fxge_size one =
			fxge_size_small(1); /* dim 0 of a 0-d tensor is read by some operators */
		size_t rank = (size_t)m->rank;

		c.shape = m->rank ? fxge_program_sizes(p, m->shape, rank) : fxge_program_sizes(p, &one, 1);
		c.stride = m->stride ? fxge_program_sizes(p, m->stride, rank) : NULL;
		c.const_value = n >= 0 ? fxge_program_sizes(p, m->const_value, (size_t)n) : NULL;
	}
	v->meta = program_meta(p, &c);
}

bool
fxge_meta_in_order(fxge_syms *t, const fxge_meta *m)
{
	fxge_size n = fxge_size_small(1);
	int64_t one;

	for (int d = m->rank - 1; m->stride && d >= 0; d--) {
		if (fxge_sym_is_int(t, m->shape[d], &one) && one == 1)
			continue;
		if (!fxge_sym_proves_eq(t, m->stride[d], n))
			return false;
		n = fxge_sym_mul(t, n, m->shape[d]);
	}
	return true;
}

fxge_meta
fxge_meta_tensor(fxge_arena *a, fxge_dtype dt, int rank, const fxge_size *shape)
{
	fxge_size *s = FXGE_NEW_ARRAY(a, rank ? (size_t)rank : 1, fxge_size);

	if (rank)
		memcpy(s, shape, (size_t)rank * sizeof *s);
	else
		*s = fxge_size_small(1); /* dim 0 of a 0-d tensor is valid for many operators */
	return (fxge_meta){.kind = FXGE_META_TENSOR,
		.dtype = dt,
		.format = FXGE_FORMAT_ND,
		.rank = (int8_t)rank,
		.shape = s};
}

bool
fxge_meta_static(const fxge_program *p, const fxge_meta *m, int64_t *out)
{
	if (m->kind != FXGE_META_TENSOR || m->rank < 0)
		return false;
	for (int i = 0; i < m->rank; i++)
		if (!fxge_sym_is_int(p->syms, m->shape[i], &out[i]))
			return false;
	return true;
}

/* ---- guards ---- */

void
fxge_program_guard(fxge_program *p, fxge_size cond)
{
	fxge_sbuf b;
	int64_t v;

	if (fxge_sym_is_int(p->syms, cond, &v))
		return;
	for (size_t i = 0; i < p->guards.len; i++)
		if (p->guards.data[i].parsed && fxge_size_same(p->guards.data[i].cond, cond))
			return;
	fxge_sbuf_init(&b, &p->arena);
	fxge_sym_print(&b, p->syms, cond);
	fxge_guard g = {
		fxge_names_getn(p->names, b.data, b.len), cond, .parsed = true, .inferred = true};

	fxge_vec_push(&p->arena, &p->guards, g);
	fxge_sym_assume(p->syms, cond);
}

/* ---- tensors ---- */

void
fxge_program_add_tensor(fxge_program *p, const fxge_tensor *t)
{
	fxge_vec_push(&p->arena, &p->tensors, t);
	fxge_map_put(&p->arena, &p->tensor_by_name, fxge_ptr_key(t->name), (void *)(uintptr_t)t);
}

const fxge_tensor *
fxge_program_tensor(const fxge_program *p, fxge_name name)
{
	return fxge_map_get(&p->tensor_by_name, fxge_ptr_key(name));
}

fxge_name
fxge_program_fresh_tensor_name(fxge_program *p, const char *stem)
{
	fxge_name base = fxge_names_get(p->names, stem), n = base;
	uint64_t k = fxge_ptr_key(fxge_map_get(&p->tables.tensor_suffix, fxge_ptr_key(base)));
	char text[512];

	/* Starting at the number of tensors avoids a quadratic search for many constants with one
	 * stem. */
	for (k = k > p->tensors.len ? k : p->tensors.len; fxge_program_tensor(p, n); k++) {
		snprintf(text, sizeof text, "%.400s_%llu", stem, (unsigned long long)k);
		n = fxge_names_get(p->names, text);
	}
	if (n != base)
		fxge_map_put(&p->arena, &p->tables.tensor_suffix, fxge_ptr_key(base), (void *)(uintptr_t)k);
	return n;
}

/* ---- names of values ---- */

typedef struct namer {
	fxge_program *p;
	fxge_map taken; /* names in use, as a set */
	fxge_map next;  /* next suffix + 1, by stem */
} namer;

static bool
namer_take(namer *m, fxge_name n)
{
	void *name = (void *)(uintptr_t)n;

	return !fxge_map_put(&m->p->scratch, &m->taken, fxge_ptr_key(n), name);
}

static fxge_name
namer_fresh(namer *m, fxge_name stem)
{
	if (namer_take(m, stem))
		return stem;
	uint64_t k = fxge_ptr_key(fxge_map_get(&m->next, fxge_ptr_key(stem)));

	for (k = k ? k : 1;; k++) {
		fxge_name n = fxge_names_get(m->p->names, fxge_arena_printf(&m->p->scratch, "%.*s_%llu",
													  FXGE_MAX_NAME, stem, (unsigned long long)k));

		if (namer_take(m, n)) {
			fxge_map_put(&m->p->scratch, &m->next, fxge_ptr_key(stem), (void *)(uintptr_t)(k + 1));
			return n;
		}
	}
}

/* Returns the middle part of an operator's name: `add` of "aten.add.Tensor", `MatMulV2` of
 * "ge.MatMulV2". */
static fxge_name
op_stem(fxge_program *p, const fxge_op *op)
{
	const char *from = strchr(op->name, '.');

	from = from ? from + 1 : op->name;
	return fxge_names_getn(p->names, from, strcspn(from, "."));
}

static void
keep_names(namer *m, fxge_node *n)
{
	for (uint32_t i = 0; i < n->n_results; i++)
		if (n->results[i]->name && !namer_take(m, n->results[i]->name))
			n->results[i]->name = NULL;
}

static void
make_names(namer *m, fxge_node *n)
{
	for (uint32_t i = 0; i < n->n_results; i++)
		if (!n->results[i]->name)
			n->results[i]->name = namer_fresh(
				m, n->name ? n->name
						   : (n->op ? op_stem(m->p, n->op) : fxge_names_get(m->p->names, "input")));
}

/* Keeps existing unique names, in program order, then makes the missing ones. */
static void
name_graph(fxge_program *p, fxge_graph *g, int depth)
{
	namer m = {.p = p};

	keep_names(&m, g->entry);
	FXGE_EACH_NODE (n, g)
		keep_names(&m, n);
	make_names(&m, g->entry);
	FXGE_EACH_NODE (n, g) {
		make_names(&m, n);
		for (uint32_t i = 0; i < n->n_regions && depth < FXGE_MAX_DEPTH; i++)
			name_graph(p, n->regions[i], depth + 1);
	}
}

void
fxge_program_name_values(fxge_program *p)
{
	fxge_arena_mark m = fxge_arena_save(&p->scratch);

	name_graph(p, p->main, 0);
	fxge_arena_restore(&p->scratch, m);
}

/* Saves the names of all values, or restores them from *at on. */
static void
visit_names(const fxge_graph *g, fxge_arena *a, fxge_saved_names *names, size_t *at, int depth)
{
	for (fxge_node *n = g->entry; n; n = n == g->ret ? NULL : n->next) {
		for (uint32_t i = 0; i < n->n_results; i++)
			if (at)
				n->results[i]->name = names->list.data[(*at)++];
			else
				fxge_vec_push(a, &names->list, n->results[i]->name);
		for (uint32_t i = 0; i < n->n_regions && depth < FXGE_MAX_DEPTH; i++)
			visit_names(n->regions[i], a, names, at, depth + 1);
	}
}

fxge_saved_names
fxge_program_name_for_now(fxge_program *p, fxge_arena *a)
{
	fxge_saved_names names = {{0}};

	visit_names(p->main, a, &names, NULL, 0);
	fxge_program_name_values(p);
	return names;
}

void
fxge_program_restore_names(fxge_program *p, const fxge_saved_names *names)
{
	fxge_saved_names all = *names;
	size_t at = 0;

	visit_names(p->main, NULL, &all, &at, 0);
}
