/* SPDX-License-Identifier: Apache-2.0 */
/* The formulas of a table during loading, with common parts stored once. */
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
	FXGE_VEC(size_t) sizes; /* number of nodes of each function */
	FXGE_VEC(fxge_lit) lits;
	FXGE_VEC(const fxge_op *) ops;
	FXGE_VEC(const char *) files;
	/* content -> index, from 1 */
	fxge_strmap by_nodes, by_kids, by_function, by_lit, by_text, by_file;
	fxge_map by_op;
	fxge_formulas *formulas; /* the result for rows; filled by fxge_fx_pool_finish */
} fxge_fx_pool;

fxge_fx_pool *fxge_fx_pool_new(fxge_arena *a);
/* Return the index of an item among its kind. */
int fxge_fx_pool_lit(fxge_fx_pool *p, const fxge_lit *l);
int fxge_fx_pool_op(fxge_fx_pool *p, const fxge_op *op);
int fxge_fx_pool_file(fxge_fx_pool *p, const char *path);
/* Adds a function; the pool sets the location of its code in `f`. The arrays must outlive the
 * pool. */
int fxge_fx_pool_function(fxge_fx_pool *p, fxge_fx_function f, const fxge_fx *nodes, size_t n_nodes,
	const int16_t *kids, size_t n_kids);
void fxge_fx_pool_finish(fxge_fx_pool *p);

#endif
