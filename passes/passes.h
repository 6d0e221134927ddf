/* SPDX-License-Identifier: Apache-2.0 */
/* The passes, in the order of the pipeline.
 *
 * Each pass transforms the whole program and returns false after diagnostics. The file comment of
 * each pass lists its requirements, the properties that it preserves and those that it breaks. */
#ifndef FXGE_PASSES_PASSES_H
#define FXGE_PASSES_PASSES_H

#include "ir/build.h"
#include "ir/call.h"

/* Inlines invoke_subgraph, wrap_with_set_grad_enabled and wrap_with_autocast. Inserts the casts
 * that autocast prescribes. */
bool fxge_pass_scopes(fxge_program *p);
/* Returns true if fxge_pass_scopes inlines the call `n`. */
bool fxge_is_scope(const fxge_node *n);
/* Functionalisation: replaces in-place operators and writes through views by functional forms.
 * Mutated states and inputs become outputs. */
bool fxge_pass_functionalise(fxge_program *p);
/* Turns sizes that a nested graph uses into its operands, and copies the constants that it uses
 * into it. */
bool fxge_pass_regions(fxge_program *p);
/* Makes the numbers of results of torchvision::nms constants (p->most_detections). */
bool fxge_pass_detections(fxge_program *p);
/* Replaces operators by the users' operators whose rows name them. */
bool fxge_pass_replace(fxge_program *p);
/* Makes one operator of each write of a part of a state, which fxge_pass_state lets write the
 * state's memory. */
bool fxge_pass_state_writes(fxge_program *p);
/* Replaces composite operators by their decompositions. */
bool fxge_pass_decompose(fxge_program *p);
/* Returns true if fxge_pass_decompose replaces every node of the operator. */
bool fxge_is_decomposed(const fxge_op *op);
/* Adds the program's seed and a number of its own to each operator that draws random numbers. */
bool fxge_pass_random(fxge_program *p);
/* Canonicalises: multiplies `alpha` in, removes identities, normalises dims. */
bool fxge_pass_canonicalise(fxge_program *p);
bool fxge_pass_cse(fxge_program *p);
bool fxge_pass_dce(fxge_program *p);
/* Returns true if result k of n is the first value with a data-dependent size, or is one. */
bool fxge_result_defines_size(const fxge_node *n, uint32_t k);
/* Folds constants: computes operators whose results are exact on every machine. */
bool fxge_pass_fold(fxge_program *p);
/* Replaces products between quantised operators by integer products (passes/rules/quant.rules), and
 * decomposes the other quantised operators. */
bool fxge_pass_quantise(fxge_program *p);
/* Packs the constant weights of 4 bits that the rules left as fxge.int4_columns
 * (fold/fold_quant.c). */
bool fxge_pack_weights(fxge_program *p);
/* Applies the fusion rules of passes/rules/ and of the session. */
bool fxge_pass_fuse(fxge_program *p);
/* Replaces the GE operators that the session's chip has no kernels for (passes/rules/chips.rules),
 * after the conversion. New nodes await conversion: the stage is then "fused". */
bool fxge_pass_chip(fxge_program *p);
/* Names of --no-fuse for the three passes below. */
#define FXGE_NORM_RESULTS "norm_results"
#define FXGE_CHIP_DTYPES  "chip_bf16"
#define FXGE_CHIP_FORMULA "chip_formula"
/* Returns true if --no-fuse has the name. */
bool fxge_fusion_is_off(const fxge_program *p, const char *name);
/* Makes casts and quantisations of norms results of the norms. Runs after conversion. */
bool fxge_pass_norms(fxge_program *p);
/* Computes values of bf16 in f32 on a chip whose kernels take no bf16. */
bool fxge_pass_chip_dtypes(fxge_program *p);
/* Replaces GE operators that no kernel of the chip computes by the formulas of their rows. */
bool fxge_pass_chip_expand(fxge_program *p);
/* Returns true if passes/rules/ has a rule called `name`. */
bool fxge_fusion_is_built_in(const char *name);
/* Replaces the operator of `n` by the variant chosen for it (passes/variants.c). `reported` holds
 * the variants with undecided conditions that were already reported. Returns false after a
 * diagnostic. */
bool fxge_take_variant(fxge_node *n, fxge_map *reported);
/* Returns true if the dtype of the node's first tensor is in the set. An empty set (0) contains
 * every dtype. */
bool fxge_first_dtype(const fxge_node *n, fxge_dtype_set set);
#define FXGE_EXPLAIN_VARIANTS "variants"
#define FXGE_FUSE_ALL         "all"
/* The caller's options of fusion and variants, reachable through program->fuse. A list of names
 * ends with NULL; an absent list is NULL. */
typedef struct fxge_fuse_options {
	const char *const *no_fuse; /* names of rules that are not applied; "all" disables every rule */
	/* rules whose near misses are reported as notes; "variants" reports each choice and its reason
	 */
	const char *const *explain;
} fxge_fuse_options;

/* Replaces parameters and buffers that no operator writes by ge.Const nodes. States stay inputs. */
bool fxge_pass_constants(fxge_program *p);
/* Removes casts, reshapes and transposes that cancel each other or do nothing. Runs after
 * conversion. */
bool fxge_pass_ge_clean(fxge_program *p);
/* Views a value before it is split into heads, instead of each part. */
bool fxge_pass_split_views(fxge_program *p);
/* Rewrites view(mm(view(x), w)) as one product over all dims of x. */
bool fxge_pass_linear(fxge_program *p);
/* Removes constants without users from the program. */
bool fxge_pass_prune(fxge_program *p);
/* Writes new values of states by ge.Assign instead of returning them as outputs. Runs after
 * conversion. */
bool fxge_pass_state(fxge_program *p);

#endif
