/* SPDX-License-Identifier: Apache-2.0 */
/* Deduplication of the formulas' code, constants, operators and file names. */
#include "ops/formula/pool.h"

fxge_fx_pool *
fxge_fx_pool_new(fxge_arena *a)
{
	fxge_fx_pool *p = FXGE_NEW(a, fxge_fx_pool);

	p->arena = a;
	p->formulas = FXGE_NEW(a, fxge_formulas);
	fxge_vec_push(a, &p->functions, (fxge_fx_function){0});
	fxge_vec_push(a, &p->sizes, 0);
	return p;
}

/* Returns the index of equal bytes; records `next` as their index if they are new. */
static size_t
place(fxge_fx_pool *p, fxge_strmap *m, const void *bytes, size_t n, size_t next)
{
	void *at = fxge_strmap_get(m, bytes, n);

	if (at)
		return (size_t)(uintptr_t)at - 1;
	fxge_strmap_put(p->arena, m, bytes, n, (void *)(uintptr_t)(next + 1));
	return next;
}

int
fxge_fx_pool_lit(fxge_fx_pool *p, const fxge_lit *l)
{
	bool text = l->kind == FXGE_LIT_STR;
	const void *key = text ? (const void *)l->s : fxge_arena_copy(p->arena, l, sizeof *l);
	size_t at = place(
		p, text ? &p->by_text : &p->by_lit, key, text ? strlen(l->s) : sizeof *l, p->lits.len);

	if (at == p->lits.len)
		fxge_vec_push(p->arena, &p->lits, *l);
	return (int)at;
}

int
fxge_fx_pool_op(fxge_fx_pool *p, const fxge_op *op)
{
	void *at = fxge_map_get(&p->by_op, fxge_ptr_key(op));

	if (at)
		return (int)(uintptr_t)at - 1;
	fxge_vec_push(p->arena, &p->ops, op);
	fxge_map_put(p->arena, &p->by_op, fxge_ptr_key(op), (void *)(uintptr_t)p->ops.len);
	return (int)p->ops.len - 1;
}

int
fxge_fx_pool_file(fxge_fx_pool *p, const char *path)
{
	size_t at = place(p, &p->by_file, path, strlen(path), p->files.len);

	if (at == p->files.len)
		fxge_vec_push(p->arena, &p->files, path);
	return (int)at;
}

int
fxge_fx_pool_function(fxge_fx_pool *p, fxge_fx_function f, const fxge_fx *nodes, size_t n_nodes,
	const int16_t *kids, size_t n_kids)
{
	fxge_arena *a = p->arena;

	f.nodes = (uint32_t)place(p, &p->by_nodes, nodes, n_nodes * sizeof *nodes, p->nodes.len);
	if (f.nodes == p->nodes.len)
		for (size_t i = 0; i < n_nodes; i++)
			fxge_vec_push(a, &p->nodes, nodes[i]);
	f.kids = (uint32_t)place(p, &p->by_kids, kids, n_kids * sizeof *kids, p->kids.len);
	if (f.kids == p->kids.len)
		for (size_t i = 0; i < n_kids; i++)
			fxge_vec_push(a, &p->kids, kids[i]);
	const void *key = fxge_arena_copy(a, &f, sizeof f);
	size_t at = place(p, &p->by_function, key, sizeof f, p->functions.len);

	if (at == p->functions.len) {
		fxge_vec_push(a, &p->functions, f);
		fxge_vec_push(a, &p->sizes, n_nodes);
	}
	return (int)at;
}

void
fxge_fx_pool_finish(fxge_fx_pool *p)
{
	*p->formulas = (fxge_formulas){.nodes = p->nodes.data,
		.kids = p->kids.data,
		.functions = p->functions.data,
		.lits = p->lits.data,
		.ops = p->ops.data,
		.files = p->files.data,
		.n_nodes = (int)p->nodes.len,
		.n_kids = (int)p->kids.len,
		.n_functions = (int)p->functions.len,
		.n_lits = (int)p->lits.len,
		.n_ops = (int)p->ops.len,
		.n_files = (int)p->files.len};
}
