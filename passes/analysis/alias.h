/* SPDX-License-Identifier: Apache-2.0 */
/* Alias analysis for functionalisation: storages, their views, and the up-to-date value of each.
 *
 * A storage can be written through any of its aliases. The alias that was written last may be newer
 * than its parents (`dirty`). Parents are rebuilt only when one of them is read, so that a run of
 * writes through one view costs one rebuild. */
#ifndef FXGE_PASSES_ANALYSIS_ALIAS_H
#define FXGE_PASSES_ANALYSIS_ALIAS_H

#include "ir/graph.h"

/* Limit of the views that are emitted again after writes: FXGE_MAX_VIEWS_AGAIN plus
 * FXGE_VIEWS_AGAIN_EACH per node of the program. A chain of views that is written at both ends
 * alternately would otherwise cost quadratic time. */
#define FXGE_MAX_VIEWS_AGAIN  (1 << 16)
#define FXGE_VIEWS_AGAIN_EACH 32

typedef struct fxge_alias fxge_alias;

typedef struct fxge_storage {
	fxge_alias *root;
	fxge_alias *dirty; /* the alias that was written last and is newer than its parents, or NULL */
	uint64_t version;  /* number of writes so far */
	fxge_input *input; /* the input whose storage, or a clone of it, this is; NULL: another value */
	bool touched; /* a write or an in-place change of shape happened: reads must derive views again
				   */
} fxge_storage;

struct fxge_alias {
	fxge_storage *storage;
	fxge_alias *parent; /* NULL for the storage itself */
	fxge_alias
		*fixed; /* the nearest view without an inverse among this alias and its parents, or NULL */
	fxge_alias *stale; /* next alias of the chain that fxge_alias_read is bringing up to date */
	fxge_node *view;   /* node that derives this alias from its parent */
	uint32_t result;   /* result index of `view` */
	fxge_size offset;  /* begin along the split dim, for results of split_with_sizes */
	const fxge_meta *meta;
	bool conjugate, negative; /* lazy conjugation and negation bits of PyTorch; resolve_conj and
								 resolve_neg apply them */
	fxge_value *cur;          /* contents as of `version` */
	uint64_t version;         /* version of the storage that `cur` holds */
};

/* Aliases of the values of one program. `slots` is indexed by node->tag + result index. */
typedef struct fxge_aliases {
	fxge_program *program;
	fxge_alias **slots;
	uint64_t left; /* number of views that may still be emitted again */
} fxge_aliases;

/* Numbers all nodes in node->tag; nodes that are created later keep 0. Allocates in the program's
 * scratch arena. */
void fxge_aliases_init(fxge_aliases *t, fxge_program *p);

/* Returns the alias of `v`, or NULL if `v` is not known to share memory. `v` must have existed at
 * fxge_aliases_init. */
fxge_alias *fxge_alias_find(const fxge_aliases *t, const fxge_value *v);
/* Returns the alias of `v`; registers `v` as a storage of its own if it has none. */
fxge_alias *fxge_alias_get(fxge_aliases *t, fxge_value *v);
/* Returns the alias of a new storage with the contents `v`, which is not registered. */
fxge_alias *fxge_alias_storage(fxge_aliases *t, const fxge_meta *m, fxge_value *v);
/* Registers `v` as another name of `a`. */
void fxge_alias_set(fxge_aliases *t, const fxge_value *v, fxge_alias *a);
/* Registers result `k` of `view` as a view of `parent`. The new alias is up to date if `parent` is.
 * `offset` is explained at fxge_alias. */
fxge_alias *fxge_alias_view(
	fxge_aliases *t, fxge_alias *parent, fxge_node *view, uint32_t k, fxge_size offset);

/* Returns true if `resolve` (resolve_conj or resolve_neg) must compute a new tensor, because `a`
 * has the bit that it applies. */
bool fxge_alias_is_resolved(const fxge_alias *a, const fxge_node *resolve);

/* Returns the present contents of `a` for use before node `before`, and derives the view again
 * after writes. Returns NULL after diagnostics. */
fxge_value *fxge_alias_read(fxge_aliases *t, fxge_alias *a, fxge_node *before);
/* Records that node `at` wrote `v` into `a`. Returns false after a diagnostic. */
bool fxge_alias_write(fxge_aliases *t, fxge_alias *a, fxge_value *v, fxge_node *at);

#endif
