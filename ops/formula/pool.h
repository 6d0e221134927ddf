/* The formulas of a table while it is loaded: what several have in common is kept once. */
#ifndef FXGE_OPS_FORMULA_POOL_H
#define FXGE_OPS_FORMULA_POOL_H

#include "base/map.h"
#include "base/vec.h"
#include "ops/formula/code.h"

typedef struct fxge_fx_pool {
	fxge_arena *arena;
	FXGE_VEC(fxge_fx) nodes;
	FXGE_VEC(int16_t) kids;
	FXGE_VEC(fxge_fx_function) functions;
	FXGE_VEC(size_t) sizes; /* how many nodes each has */
	FXGE_VEC(fxge_lit) lits;
	FXGE_VEC(const fxge_op *) ops;
	FXGE_VEC(const char *) files;
	/* from what it is to where it is, from 1 */
	fxge_strmap by_nodes, by_kids, by_function, by_lit, by_text, by_file;
	fxge_map by_op;
	fxge_formulas *formulas; /* as rows refer to them; filled by fxge_fx_pool_finish */
} fxge_fx_pool;

fxge_fx_pool *fxge_fx_pool_new(fxge_arena *a);
/* Where each is among its kind. */
int fxge_fx_pool_lit(fxge_fx_pool *p, const fxge_lit *l);
int fxge_fx_pool_op(fxge_fx_pool *p, const fxge_op *op);
int fxge_fx_pool_file(fxge_fx_pool *p, const char *path);
/* `f` says everything but where its code lies. The arrays must outlive the pool. */
int fxge_fx_pool_function(fxge_fx_pool *p, fxge_fx_function f, const fxge_fx *nodes, size_t n_nodes,
	const int16_t *kids, size_t n_kids);
void fxge_fx_pool_finish(fxge_fx_pool *p);

#endif
