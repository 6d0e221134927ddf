/* SPDX-License-Identifier: Apache-2.0 */
/* Plans: the steps of a graph, and the memory of each value, decided before the graph runs. */
#ifndef FXGE_BACKEND_CPU_PLAN_PLAN_H
#define FXGE_BACKEND_CPU_PLAN_PLAN_H

#include "backend/cpu/kernels/kernel.h"

#define FXGE_NO_SLOT UINT32_MAX

typedef enum fxge_cpu_place {
	FXGE_CPU_PLACE_INPUT, /* memory of the caller */
	FXGE_CPU_PLACE_CONST, /* contents of a constant tensor */
	FXGE_CPU_PLACE_BLOCK, /* an offset in a memory area, assigned by the plan */
	FXGE_CPU_PLACE_HEAP,  /* allocated in each run: outputs, and values of data-dependent size */
	FXGE_CPU_PLACE_ALIAS, /* memory of another slot: results of ref operators and of views */
} fxge_cpu_place;

/* One value. Slots that share memory form a group; the group's root is the slot that owns the
 * memory. */
typedef struct fxge_slot {
	const fxge_value *value;
	fxge_meta meta;      /* if `known`: dtype and constant sizes */
	const int64_t *dims; /* if `known`: sizes as integers */
	const void *data;    /* CONST: contents */
	size_t offset, size; /* bytes; offset in its area (BLOCK) */
	uint32_t root;       /* slot that owns the memory: itself, unless ALIAS */
	uint32_t
		last_use; /* root: last step that uses the group; n_steps if the group holds an output */
	uint8_t place;
	uint8_t area;       /* BLOCK: 0 is the run's block, 1 + i the memory of output lender[i] */
	bool known;         /* shape and dtype are known before the run */
	bool written;       /* root: a ref operator writes into the group */
	bool channels_last; /* stored with channels last: see fxge_array, image_layout.c */
} fxge_slot;

/* The prepared kernel call of a step. */
typedef struct fxge_step_call {
	fxge_kernel kernel;
	fxge_array *array;         /* operands, then results */
	fxge_epilogues *epilogues; /* recorded epilogues of the step, or NULL */
} fxge_step_call;

typedef enum fxge_step_kind {
	FXGE_STEP_KERNEL,   /* calls the kernel `fn` */
	FXGE_STEP_CONTROL,  /* runs the plans of the node's regions */
	FXGE_STEP_CONSTANT, /* a constant in a plan without fused steps, or a node without results */
	FXGE_STEP_NO_OP, /* a constant or a view: nothing is computed, and no watch observes the step */
	FXGE_STEP_FUSED, /* executed as a part of another step */
} fxge_step_kind;

typedef struct fxge_step {
	const fxge_node *node;
	fxge_kernel_fn *fn;  /* NULL: control flow or a constant */
	const uint32_t *in;  /* slot of each operand; FXGE_NO_SLOT if it is not a value */
	const uint32_t *out; /* slot of each result */
	uint8_t
		*checked_dtypes; /* dtypes of operands, then of results, at the last check (validate.h) */
	struct fxge_plan **regions;
	fxge_prepacked *prepacked; /* prepacked data of the kernel; NULL: the kernel cannot prepack */
	bool *constant_operand;    /* by operand: contents are constant (see constant_inputs.h) */
	struct fxge_step
		*epilogues; /* fused elementwise steps that are applied to the result (epilogue.h) */
	uint32_t n_epilogues;
	uint32_t inner_slot;       /* slot of the product: operand of the first epilogue */
	struct fxge_step *factors; /* fused step whose result is not materialised: a Mul, for a
								  ReduceSum that was raised to a matrix product, or a GatherV2 of
								  rows, for a ScatterElements */
	fxge_step_kind kind;
	uint32_t n_any_layout; /* the first n operands are accepted with channels last, too */
	size_t workspace_offset,
		workspace_size;     /* memory within an area that no live value uses during the step */
	uint8_t workspace_area; /* area of the workspace, as fxge_slot.area */
	uint32_t *dead;         /* roots of the groups whose last use is this step */
	uint32_t n_dead;
	uint32_t n_freed; /* the first n_freed of `dead` are allocated in each run (HEAP), and freed
						 after the step */
	bool known;       /* the shapes of all results are known before the run */
	const fxge_meta **metas; /* metas of the operands, if `known` */
	fxge_step_call
		*call; /* prepared call, if `known`: runs set addresses only; NULL: prepared in each run */
} fxge_step;

/* Memory of the caller for a result. */
typedef struct fxge_bound_output {
	void *data;
	size_t size;
} fxge_bound_output;

enum { FXGE_PLAN_MAX_LENDERS = 4 };

typedef struct fxge_plan {
	const fxge_graph *graph;
	fxge_slot *slots; /* inputs of the graph first */
	fxge_step *steps;
	uint32_t n_slots, n_steps;
	uint32_t first;          /* number of the first step, counted over all graphs (profile.c) */
	const uint32_t *outputs; /* slot of each output; FXGE_NO_SLOT if it is a constant */
	fxge_bound_output *bound_outputs; /* main graph: by slot, set in each run */
	fxge_prepacked *prepacked;        /* by node; shared with the base plan */
	uint8_t **checked_dtypes; /* by node, also after steps have moved (epilogue.h); shared with the
								 base plan */
	bool static_shapes; /* all shapes of this graph are known before a run; nested graphs do not
						   count */
	size_t block;       /* bytes */
	uint32_t lender[FXGE_PLAN_MAX_LENDERS]; /* roots of outputs that lend their memory to earlier
											   values (memory_planner.c) */
	uint32_t n_lenders;
	size_t *workspace_peak; /* by step: most workspace that its kernel has used in any run that
							   exceeded the plan; before, a guess or 0 (memory_planner.c) */
} fxge_plan;

/* Plans a graph and its regions in arena `a`; `fuse` enables fused steps. Returns NULL after
 * diagnostics: one for each operator without a kernel. */
fxge_plan *fxge_plan_new(fxge_program *p, fxge_graph *g, fxge_arena *a, bool fuse);

struct fxge_live;

/* Specialises the plan `base` for inputs of the given sizes. Inputs that are numbers, not tensors,
 * have the given values. The new plan shares prepacked data, nested graphs and constants with
 * `base`, which must outlive it. The new plan must not be released. */
fxge_plan *fxge_plan_for(
	fxge_program *p, const fxge_plan *base, const struct fxge_live *inputs, fxge_arena *a);

/* Returns whether two known shapes are equal. */
bool fxge_same_shape(const fxge_meta *a, const fxge_meta *b);
/* Chooses the images that are stored with channels last. Runs before fusion. */
void fxge_plan_image_layout(fxge_program *program, fxge_plan *p, fxge_arena *a);
/* Returns whether the node's kernel is one elementwise loop whose `arg` outlives the call, and
 * whose result may overwrite an operand. */
bool fxge_is_elementwise(const fxge_node *n);
/* Returns an upper bound of the slots that fusion adds to those of the graph's values. */
size_t fxge_plan_extra_slots(const fxge_graph *g);
/* Fuses steps: elementwise steps become epilogues, and sums of products become matrix products. */
void fxge_fuse_steps(fxge_program *program, fxge_plan *p, fxge_arena *a);
/* Assigns offsets in the memory areas; lifetimes must be known. Uses `a` for temporary memory. */
void fxge_plan_memory(fxge_plan *p, fxge_arena *a);
/* Assigns offsets in the block of a very large graph, in linear time. Reserves the workspace that
 * kernels used in earlier runs. */
void fxge_plan_memory_by_free_list(fxge_plan *p, fxge_arena *a);
/* Plans the memory anew if kernels used more workspace than planned; includes nested graphs. */
void fxge_replan_memory(fxge_plan *p, fxge_arena *a);
/* Releases everything that is prepacked for the steps of the plan. */
void fxge_plan_release(fxge_plan *p);

#endif
