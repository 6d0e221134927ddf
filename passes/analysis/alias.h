/* Which values share memory while a program is made functional: storages, views of them, and how
 * far each is up to date.
 *
 * A storage is written through any of its aliases. The alias that was written last may be ahead of
 * the ones that it was taken from (`dirty`): they are rebuilt only when somebody looks, so that a
 * run of writes through one view costs one rebuild. */
#ifndef FXGE_PASSES_ANALYSIS_ALIAS_H
#define FXGE_PASSES_ANALYSIS_ALIAS_H

#include "ir/graph.h"

/* Views that are taken again and written back after writes: so many, and so many for each node of
 * the program. A chain of views that is written at both ends in turns would cost its square. */
#define FXGE_MAX_VIEWS_AGAIN  (1 << 16)
#define FXGE_VIEWS_AGAIN_EACH 32

typedef struct fxge_alias fxge_alias;

typedef struct fxge_storage {
	fxge_alias *root;
	fxge_alias *dirty; /* written, and not yet seen by what it is a view of; or NULL */
	uint64_t version;  /* how often it was written */
	bool touched;      /* written, or a name of it means something else now: reads have to look */
} fxge_storage;

struct fxge_alias {
	fxge_storage *storage;
	fxge_alias *parent; /* NULL = the storage itself */
	fxge_alias *fixed;  /* of it and its parents the nearest view without an inverse, or NULL */
	fxge_alias *stale;  /* while a chain is brought up to date: the next one of it */
	fxge_node *view;    /* what made it out of the parent */
	uint32_t result;    /* which result of `view` */
	fxge_size offset;   /* of a piece (split_with_sizes): where it begins */
	const fxge_meta *meta;
	bool conjugate, negative; /* what PyTorch only marks of it: it computes by resolve_conj, _neg */
	fxge_value *cur;          /* its contents ... */
	uint64_t version;         /* ... as of this version of the storage */
};

/* Aliases of the values of one program; `slots` is indexed by node->tag + result index. */
typedef struct fxge_aliases {
	fxge_program *program;
	fxge_alias **slots;
	uint64_t left; /* of the views that may be taken again */
} fxge_aliases;

/* Numbers all nodes (node->tag; those made later keep 0). Memory is the program's scratch. */
void fxge_aliases_init(fxge_aliases *t, fxge_program *p);

/* NULL: nothing is known to share memory with it. Only for values that were there at init. */
fxge_alias *fxge_alias_find(const fxge_aliases *t, const fxge_value *v);
/* As find, but makes it a storage of its own. */
fxge_alias *fxge_alias_get(fxge_aliases *t, fxge_value *v);
/* `v` is another name of `a`. */
void fxge_alias_set(fxge_aliases *t, const fxge_value *v, fxge_alias *a);
/* Result `k` of `view` is a view of `parent`, and up to date if that is. `offset` see above. */
fxge_alias *fxge_alias_view(
	fxge_aliases *t, fxge_alias *parent, fxge_node *view, uint32_t k, fxge_size offset);

/* Whether `resolve` has to compute what `a` is only marked with: its result is new memory. */
bool fxge_alias_is_resolved(const fxge_alias *a, const fxge_node *resolve);

/* The contents of `a` now, for use before `before`; derives it again after writes. NULL after
 * diagnostics. */
fxge_value *fxge_alias_read(fxge_aliases *t, fxge_alias *a, fxge_node *before);
/* `v` are the new contents of `a`, written by `at`. */
bool fxge_alias_write(fxge_aliases *t, fxge_alias *a, fxge_value *v, fxge_node *at);

#endif
