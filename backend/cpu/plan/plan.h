/* What is decided about a graph before it runs: its steps, and where each value lives. */
#ifndef FXGE_BACKEND_CPU_PLAN_PLAN_H
#define FXGE_BACKEND_CPU_PLAN_PLAN_H

#include "backend/cpu/kernels/kernel.h"

#define FXGE_NO_SLOT UINT32_MAX

typedef enum fxge_cpu_place {
	FXGE_CPU_PLACE_INPUT, /* the caller's array */
	FXGE_CPU_PLACE_CONST, /* bytes of a tensor */
	FXGE_CPU_PLACE_BLOCK, /* in the run's block, at an offset fixed by the plan */
	FXGE_CPU_PLACE_HEAP,  /* its size is known only while running */
	FXGE_CPU_PLACE_SHARE, /* the bytes of another slot: results of ref operators and of views */
} fxge_cpu_place;

/* One value. Slots that share bytes form a group; its root is the one that does not share. */
typedef struct fxge_slot {
	const fxge_value *value;
	fxge_meta meta;      /* constant sizes, when `known` */
	const int64_t *dims; /* the same as numbers, when `known` */
	const void *data;    /* CONST */
	size_t offset, size; /* BLOCK, CONST */
	uint32_t root;       /* itself, unless SHARE */
	uint32_t last;       /* root: last step that uses the group; n_steps when it is an output */
	uint32_t last_write; /* root that is written: the last step that does */
	uint8_t place;
	uint8_t area; /* BLOCK: 0, or 1 + the number of the output whose memory it is in so long */
	bool known;   /* shape and dtype are known before the run */
	bool written; /* root: a ref operator writes into the group */
	bool channels_last; /* an image: see fxge_array, image_layout.c */
} fxge_slot;

/* What a step's kernel is called with. */
typedef struct fxge_step_call {
	fxge_kernel kernel;
	fxge_array *array;         /* of the operands, then of the results */
	fxge_epilogues *epilogues; /* what those of the step do, or NULL */
} fxge_step_call;

typedef struct fxge_step {
	const fxge_node *node;
	fxge_kernel_fn *fn;  /* NULL: control flow or a constant */
	const uint32_t *in;  /* slot of each operand; FXGE_NO_SLOT where it is not a value */
	const uint32_t *out; /* slot of each result */
	uint8_t *held; /* dtypes of operands, then of results, as the wall saw them last (validate.h) */
	struct fxge_plan **regions;
	fxge_kept *kept;             /* what the kernel keeps between runs; NULL: nothing */
	bool *fixed;                 /* by operand: it is a constant, or stays (constant_inputs.h) */
	struct fxge_step *epilogues; /* elementwise steps that run on its result (epilogue.h) */
	uint32_t n_epilogues;
	uint32_t inner;            /* the result that the first epilogue takes */
	struct fxge_step *factors; /* the Mul whose result it sums, and nobody writes down */
	bool joined;               /* is done by a step elsewhere */
	uint32_t as_lie;           /* so many operands it takes in either order of images */
	size_t spare, spare_size;  /* memory of the run that no value has while it runs */
	uint8_t spare_area;        /* as fxge_slot's */
	uint32_t *dead;            /* roots whose last use this is */
	uint32_t n_dead;
	uint32_t n_freed;        /* so many of them, the first, give memory back to the run */
	bool known;              /* all results' shapes are known before the run */
	const fxge_meta **metas; /* of the operands, when `known` */
	fxge_step_call *call;    /* made once, when `known`: runs set addresses; NULL: in every run */
	bool still; /* a constant or a view: there is nothing to compute, nor anybody who looks on */
} fxge_step;

/* Memory that the caller has for a result. */
typedef struct fxge_given {
	void *data;
	size_t size;
} fxge_given;

enum { FXGE_PLAN_AREAS = 4 };

typedef struct fxge_plan {
	const fxge_graph *graph;
	fxge_slot *slots; /* the graph's inputs first */
	fxge_step *steps;
	uint32_t n_slots, n_steps;
	uint32_t first;          /* number of its first step among those of all graphs (profile.c) */
	const uint32_t *outputs; /* slot of each output; FXGE_NO_SLOT where it is a constant */
	fxge_given *given;       /* of the main graph: one a slot, set in every run */
	fxge_kept *kept;         /* one a node, or another plan's */
	uint8_t **held;          /* likewise: of the node, wherever its step was put (epilogue.h) */
	bool fixed;              /* all shapes are known before a run, those of nested graphs apart */
	size_t block;            /* bytes */
	uint32_t area[FXGE_PLAN_AREAS]; /* outputs in whose memory other values lie before */
	uint32_t n_areas;
	size_t *beside; /* one a step: the most that its kernel took beside, of all runs */
} fxge_plan;

/* Plans a graph and its regions in arena `a`, with elementwise steps as epilogues of products where
 * `joins`; NULL after diagnostics, of which there is one for every operator that has no kernel. */
fxge_plan *fxge_plan_new(fxge_program *p, fxge_graph *g, fxge_arena *a, bool joins);

struct fxge_live;

/* Plans the graph of `base` for inputs of these sizes; numbers among them (not tensors) have these
 * values. What steps keep, nested graphs and constants are those of `base`, which outlives it: it
 * is not released. */
fxge_plan *fxge_plan_for(
	fxge_program *p, const fxge_plan *base, const struct fxge_live *inputs, fxge_arena *a);

/* Of two values whose shapes are known. */
bool fxge_same_shape(const fxge_meta *a, const fxge_meta *b);
/* Decides which images have their channels last: before steps are joined. */
void fxge_plan_layout(fxge_program *program, fxge_plan *p, fxge_arena *a);
/* Its kernel is one loop, whose `arg` outlives the call, and whose result may be its operand. */
bool fxge_is_elementwise(const fxge_node *n);
/* Slots that joining the graph's steps takes, at most, beside those of its values. */
size_t fxge_plan_more_slots(const fxge_graph *g);
/* Finds steps that run as parts of others: epilogues, and products that are summed. */
void fxge_plan_joins(fxge_program *program, fxge_plan *p, fxge_arena *a);
/* Finds places in the block, when lifetimes are known; `a` is for the time of the call. */
void fxge_plan_places(fxge_plan *p, fxge_arena *a);
/* The same for the block of a very large graph. */
void fxge_plan_holes(fxge_plan *p, fxge_arena *a);
/* The same again where kernels took more beside than there was room for, nested graphs too. */
void fxge_plan_places_again(fxge_plan *p, fxge_arena *a);
/* Gives back what the steps kept. */
void fxge_plan_release(fxge_plan *p);

#endif
