/* SPDX-License-Identifier: Apache-2.0 */
/* Plans that cut the weights of a full checkpoint into those of each rank. */
#ifndef FXGE_FRONTEND_SHARDING_SHARDING_H
#define FXGE_FRONTEND_SHARDING_SHARDING_H

#include "formats/safetensors.h"
#include "ir/graph.h"

enum {
	FXGE_MAX_RANKS = 4096,       /* ranks of a plan */
	FXGE_MAX_SHARD_GROUPS = 256, /* names of groups in a plan */
	FXGE_MAX_SHARD_PARTS = 8     /* tensors or segments that make one weight */
};

/* ---- checkpoint.c ---- */

/* Tensors of a full checkpoint: one .safetensors file, or those of a directory. */
typedef struct fxge_checkpoint {
	const char *path;
	FXGE_VEC(fxge_file *) files;
	fxge_strmap by_name; /* fxge_tensor, by name */
	FXGE_VEC(fxge_tensor *) tensors;
	fxge_map used; /* the tensor itself, by address: read by a rule */
} fxge_checkpoint;

/* Reads the headers of the checkpoint that the file `from` names as `name`, by the rules of
 * base/file/reference.h.
 *
 * Of a directory with an index (*.safetensors.index.json), reads the files that the index names;
 * else all *.safetensors. The files stay mapped until the arena is released. Returns false after a
 * diagnostic. */
bool fxge_checkpoint_read(fxge_arena *a, fxge_session *s, const fxge_loc *loc, const char *from,
	const char *name, fxge_checkpoint *out);

/* ---- plan.c ---- */

/* Groups of equal name: each rank is in at most one. */
typedef struct fxge_shard_group {
	const char *name;
	int32_t *place; /* each rank's number among the ranks of its group, -1 = in none */
	int32_t *size;  /* number of ranks in each rank's group */
	int32_t *group; /* number of each rank's group */
} fxge_shard_group;

typedef enum fxge_shard_kind {
	FXGE_SHARD_CUT,        /* a part of the tensors along `axis` */
	FXGE_SHARD_REPLICATED, /* the whole tensors on each rank */
	FXGE_SHARD_KEPT,       /* the program's own bytes */
	FXGE_SHARD_PLACE,      /* all elements: `step` times the rank's place in its group */
} fxge_shard_kind;

/* A rule of a plan: the source of the weights whose name matches. */
typedef struct fxge_shard_rule {
	fxge_loc loc;
	const char *name; /* pattern: `*` matches any text, `{expert}` a number */
	fxge_shard_kind kind;
	int axis;                               /* dim of the checkpoint's tensors, -1 = none */
	const fxge_shard_group *group;          /* ranks among which the tensors are cut */
	int n_from;                             /* names in the checkpoint, joined along `axis` */
	const char *from[FXGE_MAX_SHARD_PARTS]; /* with the placeholders of `name` */
	int n_segments; /* sizes of the parts of one tensor that are cut apart */
	int64_t segments[FXGE_MAX_SHARD_PARTS];
	int n_parts; /* number of parts; 0 = as many as ranks. A list has one for each tensor */
	int64_t parts[FXGE_MAX_SHARD_PARTS];
	int64_t experts; /* number of all experts, 0 = the names have no {expert} */
	const fxge_shard_group *expert_group; /* ranks that share the experts */
	int64_t step;                         /* factor for PLACE */
	bool transpose;                       /* swaps the last two dims after the cut */
	bool matched;
} fxge_shard_rule;

typedef struct fxge_shard_plan {
	fxge_session *session;
	fxge_arena *arena; /* the session's, which outlives the programs */
	const char *path;
	fxge_loc loc;
	int n_ranks;
	int source_rank; /* rank whose weights the programs hold, -1 = of none */
	fxge_checkpoint checkpoint;
	FXGE_VEC(fxge_shard_group *) groups;
	FXGE_VEC(fxge_shard_rule *) rules;
	uint64_t checkpoint_bytes; /* sum of the tensors of the checkpoint; 0 before it is needed */
} fxge_shard_plan;

/* Reads a plan and the headers of its checkpoint into a plan with `session`, `arena` and `n_ranks`.
 * Returns false after a diagnostic. */
bool fxge_shard_plan_read(fxge_shard_plan *p, const char *path);
/* Returns the group of that name, or NULL. The name "0" is the world, unless the plan declares
 * it. */
const fxge_shard_group *fxge_shard_group_find(const fxge_shard_plan *p, const char *name);

/* ---- bind.c ---- */

/* Replaces the weights of a program, which no pass has changed yet, by those of `rank`: views into
 * the checkpoint where one cut suffices, else copies.
 *
 * Compares the weights of the plan's source rank with those of the program. Returns false after
 * diagnostics, one for each weight. */
bool fxge_shard_bind(fxge_shard_plan *p, fxge_program *program, int rank);
/* Checks fxge_shard_bind for all ranks, without a change of the program. */
bool fxge_shard_check(fxge_shard_plan *p, fxge_program *program);

#endif
