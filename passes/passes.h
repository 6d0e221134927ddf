/* The passes, in the order of the pipeline. Each works on the whole program and returns false after
 * diagnostics. Each source file states what its pass requires, keeps and breaks. */
#ifndef FXGE_PASSES_PASSES_H
#define FXGE_PASSES_PASSES_H

#include "ir/build.h"
#include "ir/call.h"

/* Inlines invoke_subgraph, wrap_with_set_grad_enabled and wrap_with_autocast (with the casts that
 * autocast prescribes). */
bool fxge_pass_scopes(fxge_program *p);
/* A call that fxge_pass_scopes inlines. */
bool fxge_is_scope(const fxge_node *n);
/* In-place operators, views and writes through views become values; mutated state and inputs become
 * outputs. */
bool fxge_pass_functionalise(fxge_program *p);
/* Nested graphs take the sizes that they use as operands, and hold constants themselves. */
bool fxge_pass_regions(fxge_program *p);
/* Puts users' operators in the place of those that their rows name. */
bool fxge_pass_replace(fxge_program *p);
/* Replaces composites by what they compute. */
bool fxge_pass_decompose(fxge_program *p);
/* Gives each draw of random numbers the program's seed and its own number. */
bool fxge_pass_random(fxge_program *p);
/* One form for each thing: alpha multiplied in, identities gone, dims normalised. */
bool fxge_pass_canonicalise(fxge_program *p);
bool fxge_pass_cse(fxge_program *p);
bool fxge_pass_dce(fxge_program *p);
/* Computes what is exact on every machine. */
bool fxge_pass_fold(fxge_program *p);
/* Applies the rewrite rules of passes/fuse.def. */
bool fxge_pass_fuse(fxge_program *p);
/* There is a rule of that name in it. */
bool fxge_fusion_is_built_in(const char *name);
/* Puts the variant of a node's operator in its place (passes/variants.c); `told`: those of which
 * it was told that their conditions are open. False after a diagnostic. */
bool fxge_take_variant(fxge_node *n, fxge_map *told);
/* The dtype of the node's first tensor is one of the set; 0 = any. */
bool fxge_first_dtype(const fxge_node *n, fxge_dtype_set set);
#define FXGE_EXPLAIN_VARIANTS "variants"
#define FXGE_FUSE_ALL         "all"
/* What the caller says about them, through program->fuse. Lists of names end with NULL, or are
 * NULL. */
typedef struct fxge_fuse_options {
	const char *const *no_fuse; /* rules to leave out; "all" */
	/* rules whose near misses become notes; "variants": which are taken, and why */
	const char *const *explain;
} fxge_fuse_options;

/* Parameters and buffers that nothing writes become ge.Const nodes; state stays an input. */
bool fxge_pass_constants(fxge_program *p);
/* After conversion: casts, reshapes and transposes that cancel or do nothing. */
bool fxge_pass_ge_clean(fxge_program *p);
/* view(mm(view(x), w)) as one product over all dims of x. */
bool fxge_pass_linear(fxge_program *p);
/* Forgets constants that nothing uses any more. */
bool fxge_pass_prune(fxge_program *p);
/* After conversion: a state's new value is written by ge.Assign, and is no output any more. */
bool fxge_pass_state(fxge_program *p);
/* What a result of a GE operator that is an argument, written in place, was before; NULL: it is
 * none. */
fxge_value *fxge_ge_before_write(const fxge_value *v);

#endif
