/* SPDX-License-Identifier: Apache-2.0 */
/* Functions of the library for the command and the tests. The library exports them with version
 * FXGE_PRIVATE: the header is not installed, and a release may change them. The conventions are
 * those of fxge.h. */
#ifndef FXGE_DRIVER_COMMAND_COMMAND_H
#define FXGE_DRIVER_COMMAND_COMMAND_H

#include <fxge/fxge.h>

/* ---- the session and its process ---- */

/* Returns zeroed memory that lives as long as the session, or NULL if memory is exhausted. */
FXGE_API void *fxge_alloc(fxge_session *s, size_t size);
/* Test hook: makes all allocations from number `n` on fail (1 = the next one); 0 = never. */
FXGE_API void fxge_fail_allocation(fxge_session *s, uint64_t n);
/* Removes the unpublished temporary files of this process. Callable from a signal handler. */
FXGE_API void fxge_abort_files(void);
/* Creates a directory as mkdir does, with its result and errno. Until fxge_close, fxge_abort_files
 * removes the directory if it is empty. */
FXGE_API int fxge_make_directory(fxge_session *s, const char *path);
/* Creates a directory in $TMPDIR (default /tmp). fxge_close and fxge_abort_files remove it with its
 * contents. Returns NULL after a diagnostic. */
FXGE_API const char *fxge_temp_directory(fxge_session *s);
/* Returns the closest of `n` words to a misspelled `word`, or NULL. */
FXGE_API const char *fxge_nearest(const char *word, const char *const *words, size_t n);
/* Returns all diagnostics as a JSON array, with the lifetime of fxge_diag_text. */
FXGE_API const char *fxge_diag_json_text(fxge_session *s);

/* ---- descriptions of operators ---- */

/* Writes the rows of fxge_ops_import to a file atomically; "-" is standard output. `force` replaces
 * an existing file. */
FXGE_API fxge_status fxge_ops_write(
	fxge_session *s, const char *const *paths, size_t n, const char *path, bool force);
/* Returns for each operator of the files the parts that exist (schema, results, prototype,
 * converter, CPU kernel) and the source of each missing part. The result is text or JSON, with the
 * lifetime and failure value of fxge_ops_import. */
FXGE_API const char *fxge_ops_check(fxge_session *s, const char *const *paths, size_t n, bool json);
/* Returns the lowering and origin of each operator of the files, with the lifetime and failure
 * value of fxge_ops_import. */
FXGE_API const char *fxge_ops_list(fxge_session *s, const char *const *paths, size_t n, bool json);
/* Writes the operators of the files in a form of another tool, as fxge_ops_write does. Forms:
 * "json" (msopgen), "header" (REG_OP), "torch" (C++, TORCH_LIBRARY), "meta" (Python meta
 * functions), "torchair" (Python converters). */
FXGE_API fxge_status fxge_ops_export(fxge_session *s, const char *const *paths, size_t n,
	const char *form, const char *path, bool force);
/* Writes a project for the single GE type of the files into `directory`: Ascend C kernel, tiling,
 * PyTorch binding, tests. `unit`: "ai_core-Ascend910B". Writes all files or none. Keeps existing
 * files unless `force` is set. */
FXGE_API fxge_status fxge_ops_new(fxge_session *s, const char *const *paths, size_t n,
	const char *unit, const char *directory, bool force);

/* ---- codes of CANN ---- */

/* A code of atc, GE or the run time that a user can cause. */
typedef struct fxge_cann_code {
	const char *code;    /* "EZ3003"; "E11*": all codes with that beginning */
	const char *meaning; /* phrase */
	const char *remedy;  /* phrase */
} fxge_cann_code;

/* Returns the code that the n bytes of `text` are, or NULL. */
FXGE_API const fxge_cann_code *fxge_cann_code_find(const char *text, size_t n);
/* Returns the i-th code, or NULL after the last. */
FXGE_API const fxge_cann_code *fxge_cann_code_at(size_t i);

/* ---- chips ---- */

/* Returns the chips that the option --soc accepts, with their figures and the numbers of types
 * whose kernels are known. The result is text or JSON, with the lifetime and failure value of
 * fxge_ops_import. */
FXGE_API const char *fxge_chips_list(fxge_session *s, bool json);
/* Returns true if the session's chip is known to have a kernel of a GE type ("Conv2D") for the
 * dtypes of its first inputs ("i8 i8"), or may have one by `unknown`: no source tells of the type.
 */
FXGE_API bool fxge_chip_computes(
	fxge_session *s, const char *type, const char *dtypes, bool unknown);
/* Writes the kernels of a chip, or with `soc` NULL of all, as a file for the option --kernels. "-"
 * is standard output. Keeps an existing file unless `force` is set. Returns FXGE_USAGE if the chip
 * is unknown or no kernels of it are. */
FXGE_API fxge_status fxge_chips_export(
	fxge_session *s, const char *soc, const char *path, bool force);

/* ---- directories of an export ---- */

/* Returns the file of a program: `path`, or the program `model` in the directory of an export that
 * `path` is. The result has the lifetime and failure value of fxge_ops_import. */
FXGE_API const char *fxge_program_file(fxge_session *s, const char *path, const char *model);
/* Returns the .om that the manifest of an export's directory names for a program, with the lifetime
 * of the session; NULL if there is none, or if `path` is no such directory. Reports nothing. */
FXGE_API const char *fxge_program_om(fxge_session *s, const char *path, const char *model);

/* ---- programs of several ranks ---- */

/* A plan that cuts the weights of a full checkpoint for each rank (doc/distributed.md). Lives as
 * long as the session. */
typedef struct fxge_rank_plan fxge_rank_plan;

enum { FXGE_RANKS_MAX = 4096 };

/* Lets programs be loaded whose weights have no bytes, as those of a model on PyTorch's device
 * meta: for calls that read no values, and for fxge_rank_plan_bind. */
FXGE_API void fxge_allow_unbound(fxge_session *s);
/* Reads a plan for ranks 0 to n_ranks - 1, and the headers of its checkpoint. Returns NULL after a
 * diagnostic. */
FXGE_API fxge_rank_plan *fxge_rank_plan_open(fxge_session *s, const char *path, int n_ranks);
/* Checks that the plan makes each weight of a loaded program, for all ranks. Reads no weights. */
FXGE_API fxge_status fxge_rank_plan_check(fxge_rank_plan *plan, fxge_program *p);
/* Replaces the weights of a loaded program, before it is compiled, by those of a rank. If the
 * program was exported for that rank, compares them with the program's own. */
FXGE_API fxge_status fxge_rank_plan_bind(fxge_rank_plan *plan, fxge_program *p, int rank);
/* Checks the groups of a compiled program's collectives for all ranks. */
FXGE_API fxge_status fxge_rank_plan_check_groups(fxge_rank_plan *plan, fxge_program *p);
/* Writes the rank, the number of ranks and the ranks of the program's groups as JSON. */
FXGE_API fxge_status fxge_rank_plan_write(
	fxge_rank_plan *plan, fxge_program *p, int rank, const char *path, bool force);
/* Warns of rules and of tensors of the checkpoint that no program used. */
FXGE_API fxge_status fxge_rank_plan_finish(fxge_rank_plan *plan);
/* Returns the bytes that the program's collectives exchange in a call: those of their operands, by
 * the last fxge_cost. */
FXGE_API uint64_t fxge_cost_exchanged(const fxge_program *p);
/* Creates the directory PATH.tmp-XXXXXX, which fxge_close and fxge_abort_files remove with its
 * contents unless fxge_publish_directory has renamed it. Returns NULL after a diagnostic. */
FXGE_API const char *fxge_stage_directory(fxge_session *s, const char *path);
/* Renames a staged directory to `path`, which must not exist, or be an empty directory. */
FXGE_API fxge_status fxge_publish_directory(fxge_session *s, const char *staged, const char *path);
/* Makes STAGED/rank0 to STAGED/rank<N-1> with links to the files of the same directories of `path`.
 * Returns false, without a diagnostic, if ranks of `path` must be written in place: the file system
 * has no hard links, or a rank is a symbolic link. */
FXGE_API bool fxge_stage_ranks(fxge_session *s, const char *staged, const char *path, int n);
/* Exchanges the staged ranks for those of `path`. If one cannot be, the others are exchanged back.
 */
FXGE_API fxge_status fxge_publish_ranks(
	fxge_session *s, const char *staged, const char *path, int n);

/* ---- fusion rules ---- */

/* Returns the rules that fxge_load_rules loaded: names, positions, roots. The result is text or
 * JSON, with the lifetime and failure value of fxge_ops_import. */
FXGE_API const char *fxge_rules_list(fxge_session *s, bool json);
/* Tests these rules: for each alternative and each of its `try` lines, the pattern runs as a
 * program on random inputs, with fusion rules and without. `cases` are the runs of each (0 = 5).
 * Sets *out to a report as fxge_ops_test does. Returns FXGE_DIFFERENT if a rule does not apply to
 * its own pattern, does not run, or has other results. */
FXGE_API fxge_status fxge_rules_test(
	fxge_session *s, const fxge_ops_test_options *o, const char **out);

/* ---- environment ---- */

/* Result of one environment check. */
typedef struct fxge_fact {
	size_t size;
	const char *group, *name; /* "CANN", "version" */
	const char *value;        /* "9.1.0"; may be NULL if missing */
	const char *lack;         /* problem, or NULL if none */
	const char *fix;          /* remedy, or NULL */
} fxge_fact;

/* Checks for CANN, NPU driver, chips, environment variables, executor modules and PyTorch. Starts
 * child processes to query chips. Returns FXGE_DIFFERENT if something is missing. */
FXGE_API fxge_status fxge_doctor(fxge_session *s);
/* Returns result i of the last fxge_doctor; false if `i` is out of range. */
FXGE_API bool fxge_fact_get(const fxge_session *s, size_t i, fxge_fact *out);

/* ---- passes and traces ---- */

/* Returns the name of pass i in pipeline order (passes may repeat), or NULL. */
FXGE_API const char *fxge_pass_name(size_t i);
/* Returns a line on pass i, or NULL. */
FXGE_API const char *fxge_pass_summary(size_t i);
/* Runs these passes on the program in place, in the order given, each as often as it is named; the
 * list ends with NULL. The program then has the last stage whose properties the passes established.
 * Uses `no_fuse`, `explain`, `after`, `check_passes` and `cann` of the options, which may be NULL.
 *
 * Returns FXGE_USAGE for an unknown pass, and for one whose requirement neither the program's stage
 * nor an earlier pass meets: requirements are not run implicitly. */
FXGE_API fxge_status fxge_run_passes(
	fxge_program *p, const char *const *passes, const fxge_compile_options *o);

/* Value of the saved program, if compiled with `trace`. */
typedef struct fxge_trace_info {
	size_t size;
	const char *name, *op; /* name of the FX node; "aten.add.Tensor" */
	const char *file;      /* the user's Python line, or NULL */
	int line;
	const char *function, *source; /* or NULL */
	const char *module;            /* or NULL */
	bool kept;                     /* computed separately at stage "ge", hence comparable */
	const uint32_t *inputs;        /* indices of the traces that the node reads */
	uint32_t n_inputs;
} fxge_trace_info;

/* Returns traces in program order; false if out of range. */
FXGE_API bool fxge_trace_get(const fxge_program *p, size_t i, fxge_trace_info *out);

/* ---- the smallest program that shows a fault ---- */

typedef enum fxge_reduce_kind {
	FXGE_REDUCE_COMMAND,     /* a command exits with code 0 */
	FXGE_REDUCE_UNSUPPORTED, /* compilation or run report the same error of the same operator */
	FXGE_REDUCE_CRASH,       /* the same signal ends the process, or it does not end, or a bug */
	FXGE_REDUCE_WRONG,       /* results differ */
} fxge_reduce_kind;

/* Origin of the results that are right. */
typedef enum fxge_reduce_oracle {
	FXGE_REDUCE_ANY,      /* recorded values if there are any, else PyTorch */
	FXGE_REDUCE_EAGER,    /* PyTorch computes each candidate */
	FXGE_REDUCE_RECORDED, /* values of the given program, by fxge.record */
	FXGE_REDUCE_NO_FUSE,  /* the same program without fusion rules */
} fxge_reduce_oracle;

/* State and result of a reduction. Strings live as long as the session. */
typedef struct fxge_reduce_result {
	size_t size;
	uint64_t before, nodes; /* nodes of the given program, and of the smallest one so far */
	uint64_t tests, known;  /* tests made, and taken from an earlier run */
	const char *pass;       /* kind of changes that are tried */
	const char *fault;      /* fault of all candidates: "SIGSEGV (run)"; NULL = not found yet */
	const char *program, *inputs; /* paths of the written files */
	const char *script;           /* path of the Python script; NULL = none can be written */
	const char *refused;          /* operator that no script may call for a file, or NULL */
	const char *text;             /* the program */
} fxge_reduce_result;

typedef struct fxge_reduce_options {
	size_t size;
	fxge_reduce_kind kind;
	fxge_reduce_oracle oracle;   /* for FXGE_REDUCE_WRONG */
	const char *test;            /* shell command of FXGE_REDUCE_COMMAND */
	const char *op;              /* UNSUPPORTED: part of the operator's name; NULL = the first */
	const char *path;            /* file of the program: its change begins a new reduction */
	const char *directory;       /* for the results; is made */
	const char *inputs, *values; /* .npz files, or NULL */
	const char *const *sizes;    /* "s0=4" for random inputs, NULL-terminated; or NULL */
	const char *python;          /* program for PyTorch, or NULL */
	const char *const *modules; /* Python modules that define operators; NULL-terminated, or NULL */
	/* Options of the session that the script repeats; as above, or NULL. */
	const char *const *ops, *const *plugins, *const *rules, *const *variants;
	const char *soc;
	const fxge_compile_options *compile; /* or NULL */
	uint64_t seed;                       /* for random inputs */
	uint64_t memory;                     /* limit of a test in bytes; 0 = the machine's memory */
	int seconds;                         /* limit of a test */
	double rtol; /* tolerance where PyTorch's own error is unknown; 0 = 1e-3, recorded 1e-4 */
	bool force;  /* begins anew */
	void (*seen)(void *user, const fxge_reduce_result *r); /* progress, or NULL */
	void *user;
} fxge_reduce_options;

/* Searches the smallest program that still shows a fault of `p`, a program as it was read, and
 * writes it with its inputs and a Python script into a directory. Each candidate is tested in a
 * child process. The verdicts are kept in the directory, so that an interrupted reduction goes on.
 * Returns FXGE_USAGE, after a diagnostic, if the given program does not show the fault. */
FXGE_API fxge_status fxge_reduce(
	fxge_program *p, const fxge_reduce_options *o, fxge_reduce_result *out);

/* ---- dynamic sizes and scheduling on the host ---- */

typedef enum fxge_cause_kind {
	FXGE_CAUSE_INPUT, /* a size of an input, or an input that is a number */
	FXGE_CAUSE_DATA,  /* a node whose result has a data-dependent size */
	FXGE_CAUSE_LOOP,  /* a size that changes between iterations, or differs between branches */
	FXGE_CAUSE_READ,  /* a port whose computed value the host reads; the sizes are fixed */
	FXGE_CAUSE_MORE,  /* all causes beyond the first 63 */
} fxge_cause_kind;

typedef enum fxge_why_reason {
	FXGE_WHY_SIZES, /* a port has a dynamic size */
	FXGE_WHY_GRAPH, /* a nested graph has a node with dynamic sizes */
	FXGE_WHY_READ,  /* the host reads a computed value */
} fxge_why_reason;

/* A node that GE schedules on the host. Strings may be NULL. */
typedef struct fxge_why_node {
	size_t size;
	const char *name, *op, *origin; /* name in the .air, GE type, name in the saved graph */
	const char *file, *function, *source, *module;
	int line;
	fxge_why_reason reason;
	uint64_t causes; /* bit i: cause i; bit 63: a cause beyond the first 63 */
} fxge_why_node;

typedef struct fxge_cause {
	size_t size;
	fxge_cause_kind kind;
	const char *name;   /* the size, as "s77"; of a READ, the port */
	int64_t low, high;  /* range; INT64_MAX = no upper bound */
	const char *input;  /* an INPUT's; else the input whose value is read, or NULL */
	int dim;            /* an INPUT's; -1 = the input is a number */
	fxge_why_node node; /* node of the other kinds; else `op` is NULL */
	size_t nodes;       /* number of nodes with this cause */
	const char *remedy; /* form without this cause, or NULL */
} fxge_cause;

typedef struct fxge_why_sum {
	size_t size;
	size_t nodes;   /* nodes of all graphs at stage "ge", without constants */
	size_t dynamic; /* with a dynamic size */
	size_t host;    /* scheduled on the host: also those of the other reasons */
	size_t gears;   /* for which the program is compiled; 0 = none */
} fxge_why_sum;

/* Finds the causes of dynamic sizes. Compiles the program up to stage "ge". */
FXGE_API fxge_status fxge_why(fxge_program *p);
/* Return the results of the last fxge_why: the counts, cause i, and in execution order node i that
 * has a cause; false without such results or if `i` is out of range. */
FXGE_API bool fxge_why_sum_get(const fxge_program *p, fxge_why_sum *out);
FXGE_API bool fxge_why_cause_get(const fxge_program *p, size_t i, fxge_cause *out);
FXGE_API bool fxge_why_node_get(const fxge_program *p, size_t i, fxge_why_node *out);

/* ---- questions about nodes ---- */

/* Questions of fxge_why_ask. */
typedef enum fxge_why_question {
	FXGE_WHY_ERRORS = 1, /* errors of the compiler at the nodes; always answered */
	FXGE_WHY_ORIGIN = 2, /* why is it here: its way through the stages */
	FXGE_WHY_FUSION = 4, /* fusion rules that made it, and those that nearly apply */
	FXGE_WHY_STATIC = 8, /* why does a dim have a fixed size */
	FXGE_WHY_CASTS = 16, /* why are values cast */
	FXGE_WHY_CORES = 32, /* nodes that the AI Core does not compute */
} fxge_why_question;

typedef struct fxge_why_options {
	size_t size;
	const char *node;   /* node or value at any stage, or a line: "model.py:42"; NULL: all nodes */
	unsigned questions; /* set of fxge_why_question */
} fxge_why_options;

/* A node at stages. Strings may be NULL. */
typedef struct fxge_why_step {
	size_t size;
	const char *stage, *last;     /* first and last stage at which it is this node */
	const char *name, *op, *type; /* "linear", "aten.linear.default", "f32[s0, 4]" */
	const char *made;             /* phrase: origin of the node at `stage` */
	const char *pass, *rule;      /* pass and fusion rule that made it */
	const char *becomes;          /* phrase, if it is at no later stage */
	const char *file, *function, *source, *module; /* the user's Python line */
	int line;
	bool asked; /* it has the name, or the line, that was asked for */
} fxge_why_step;

/* Answer about a node. Strings may be NULL. */
typedef struct fxge_why_answer {
	size_t size;
	fxge_why_question question;
	const char *what; /* subject: "rule gelu_tanh", "dim 1 = 16", "f16 to f32", "ascend310p" */
	const char *why;  /* reason */
	const char *hint; /* remedy or details */
	fxge_why_step node;
} fxge_why_answer;

/* Compiles a copy of the program, also one that does not compile completely, and answers questions
 * about its nodes; without a node, about all of them. Returns FXGE_USAGE for an unknown node. */
FXGE_API fxge_status fxge_why_ask(fxge_program *p, const fxge_why_options *o);
/* Return the results of the last fxge_why_ask: the nodes that were asked for, at the first stage
 * that has them; their ways through the stages, and the answers; false if `i` is out of range. */
FXGE_API bool fxge_why_match_get(const fxge_program *p, size_t i, fxge_why_step *out);
FXGE_API bool fxge_why_step_get(const fxge_program *p, size_t i, fxge_why_step *out);
FXGE_API bool fxge_why_answer_get(const fxge_program *p, size_t i, fxge_why_answer *out);
/* Returns whether the program compiled in the last fxge_why_ask. */
FXGE_API bool fxge_why_compiles(const fxge_program *p);

/* ---- observed values ---- */

/* Statistics of a value. Minimum, maximum, mean and norm are those of the finite elements; NAN:
 * there are none. Parts of complex elements count as elements. */
typedef struct fxge_value_stats {
	size_t size;
	const char *name; /* name of the value */
	const char *port; /* port that reads it; NULL: not an operand */
	const char *type; /* "f32[2, 3]" */
	uint64_t elements, zeros, nans, infinite;
	double least, most, mean, norm;
	const char *at; /* index of the first element that is not finite, "[0, 2]"; or NULL */
	double value;   /* that element */
} fxge_value_stats;

/* A value of a run that is not finite. Strings may be NULL. */
typedef struct fxge_finite_row {
	size_t size;
	const char *kind; /* "node", "input" or "constant" */
	fxge_value_stats value;
	const char *op, *origin; /* GE type, and the operator of the saved program */
	const char *saved;       /* node of the saved program */
	const char *file, *function, *source, *module;
	int line;
	bool makes_nan, makes_inf; /* no operand has any */
	bool first;                /* fxge_finite_report reports it */
} fxge_finite_row;

/* Observes all values of further runs on the CPU, each result of each node: fused steps run
 * separately. `source`: program with the locations of the nodes, which must outlive the executable,
 * if that was read from an .air; or NULL. */
FXGE_API fxge_status fxge_finite_watch(fxge_executable *e, const fxge_program *source);
/* Reports the first value of the last run that has a NaN, and the first infinity that a node makes
 * of finite operands. Returns FXGE_DIFFERENT if there is one. */
FXGE_API fxge_status fxge_finite_report(fxge_executable *e);
/* Return value i of the last run that is not finite, in order of execution, and operand k of its
 * node; false if out of range. */
FXGE_API bool fxge_finite_get(const fxge_executable *e, size_t i, fxge_finite_row *out);
FXGE_API bool fxge_finite_operand_get(
	const fxge_executable *e, size_t i, size_t k, fxge_value_stats *out);

enum { FXGE_TAP_BINS = 10 };

/* A tapped value in one run. Strings may be NULL. */
typedef struct fxge_tap {
	size_t size;
	const char *name;  /* as asked for: "gelu", "gelu@fused" */
	const char *label; /* the run's */
	const char *stage; /* first stage that has the value, or the one asked for */
	const char *op;    /* operator there, or "input" */
	const char *file, *function, *source, *module;
	int line;
	const char *computed; /* GE node that computes it: "GeluV2 gelu" */
	bool beside;          /* the graph does not compute it: a second compilation does */
	fxge_value_stats value;
	uint64_t counts[FXGE_TAP_BINS]; /* finite elements in equal ranges from minimum to maximum */
} fxge_tap;

/* Programs that show values within a run. */
typedef struct fxge_taps fxge_taps;

/* Prepares taps of values by their names at any stage, NAME, or at one, NAME@STAGE.
 *
 * Values that the compiled graph computes become outputs of that graph, whose other nodes stay as
 * they are. A value that fusion or another pass removed is an output from its stage on, in a second
 * compilation; it is computed beside the graph. Both run on the CPU. The program is copied before
 * it is compiled. Returns NULL after a diagnostic. */
FXGE_API fxge_taps *fxge_taps_open(
	fxge_program *p, const char *const *names, size_t n, const fxge_compile_options *o);
FXGE_API void fxge_taps_close(fxge_taps *t);
/* Runs the programs from the present states of the session, which stay unchanged. `label` names the
 * run, or is NULL. */
FXGE_API fxge_status fxge_taps_run(
	fxge_taps *t, const fxge_tensor_view *in, int n_in, const char *label);
/* Returns value i of all runs, in order; false if out of range. */
FXGE_API bool fxge_tap_get(const fxge_taps *t, size_t i, fxge_tap *out);
/* Returns the operators in which the second compilation differs, as a phrase; NULL: there is
 * none. */
FXGE_API const char *fxge_taps_change(const fxge_taps *t);

/* ---- certificate of quantisation ---- */

/* A product, convolution, attention or cache. Strings may be NULL. */
typedef struct fxge_quant_layer {
	size_t size;
	const char *name, *node, *module; /* in the saved graph, in the .air, and the module path */
	const char *kind;   /* "linear", "matmul", "grouped", "convolution", "attention", "cache" */
	const char *grade;  /* "integer", "float8", "weights" (only these are quantised), "float" */
	const char *kernel; /* GE type */
	const char *x, *w, *kv, *y;          /* dtypes of activations, weights, keys, result */
	int x_bits, w_bits, kv_bits, y_bits; /* 0 = absent */
	uint64_t before, after; /* bytes of constants or the cache: as floats, and now; 0 = unknown */
	const char *pattern, *reason; /* rule or operator; why a layer is in floats */
} fxge_quant_layer;

/* Certifies a program. Compiles it up to stage "ge". */
FXGE_API fxge_status fxge_quant_report(fxge_program *p);
/* Returns layer i of the last fxge_quant_report, in execution order, caches last; false without one
 * or if `i` is out of range. */
FXGE_API bool fxge_quant_layer_get(const fxge_program *p, size_t i, fxge_quant_layer *out);
/* Returns the chip that the program was lowered for by --quant, or NULL. */
FXGE_API const char *fxge_quant_chip(const fxge_program *p);

/* ---- differences of programs ---- */

typedef struct fxge_diff_options {
	size_t size;
	const char *name_a, *name_b; /* names of the programs in headings */
	const char *format;          /* "text", "html" or "json" */
	const char *path;            /* output file ("-" is standard output), or NULL */
	bool force;                  /* replaces an existing file */
	bool ignore_names, ignore_locs, ignore_weights;
	bool all;         /* text: lists all renamed and relocated nodes */
	bool color;       /* text: with colours of a terminal */
	uint32_t context; /* unchanged nodes around each difference */
} fxge_diff_options;

/* Compares two programs of one session, which are not changed but for names of unnamed values. Sets
 * *out to the differences, valid until the next call that returns text; to "" in text form if there
 * are none. Returns FXGE_DIFFERENT if there are any. */
FXGE_API fxge_status fxge_program_diff(
	fxge_program *a, fxge_program *b, const fxge_diff_options *o, const char **out);

/* ---- pages ---- */

/* Adds the values of nodes in a report of another command to the program's pages (formats "html"
 * and "view-json"): the JSON of `fxge run --profile`, `fxge verify --bisect` or `fxge verify
 * --dtypes=chip`. Returns FXGE_USAGE for a file without such values. */
FXGE_API fxge_status fxge_view_add_report(fxge_program *p, const char *path);
/* Adds a directory whose Python files give the program's pages the lines around each location.
 * Files outside of it, also by links, are never read. Returns FXGE_USAGE if it is not a directory.
 */
FXGE_API fxge_status fxge_view_add_sources(fxge_program *p, const char *directory);
/* Adds a graph that GE dumped (ge_proto, onnx, readable) to the program's pages, as a stage behind
 * "ge". It is read when a page is made. A later file replaces an earlier one. */
FXGE_API fxge_status fxge_view_add_ge_dump(fxge_program *p, const char *path);

/* ---- files of GE ---- */

typedef struct fxge_match_options {
	size_t size;
	bool json, all;     /* all: every row of a text */
	const char *values; /* .npz that receives the dumped values of saved nodes, or NULL */
	const char *inputs; /* inputs to be stored in it (.npz), or NULL */
	bool force;         /* replace `values` */
} fxge_match_options;

/* Finds the program's nodes in n files that GE or its profiler wrote: dumps of graphs (ge_proto,
 * onnx, readable), tables of operators with times (op_summary, kernel_details), and dumps of
 * AscendCL or directories of them. Compiles the program up to stage "ge". Returns a text, or with
 * `json` a JSON array of files, with the lifetime and failure value of fxge_ops_import. `o` may be
 * NULL. With `values`, writes results in the form that fxge_bisect reads, as case c0; the program
 * must be a saved one. */
FXGE_API const char *fxge_match_files(
	fxge_program *p, const char *const *paths, size_t n, const fxge_match_options *o);

/* ---- timelines ---- */

/* A part of a timeline, which begins where the one before it ends. Texts may be NULL. */
typedef struct fxge_slice {
	const char *name;
	const char *op;            /* "MatMulV2"; NULL: the part is no node */
	const char *module;        /* "layers.0.attn (Attention)": consecutive nodes are shown in it */
	const char *file, *source; /* Python line */
	int line;
	const char *bound; /* resource that bounds an estimate */
	double seconds;    /* negative: left out */
	bool has_live;
	uint64_t live; /* bytes of live values */
} fxge_slice;

/* Writes n slices in Chrome's trace event format (JSON object), atomically. `process` and `track`
 * are names that the viewer shows. "-" is standard output. Keeps an existing file unless `force` is
 * set. */
FXGE_API fxge_status fxge_timeline_write(fxge_session *s, const char *process, const char *track,
	const fxge_slice *slices, size_t n, const char *path, bool force);

/* Trees of modules of a program, compiled up to stage "ge" or to the last one that it reaches.
 * A line is the program, a module, or with `nodes` a node of an unfolded module. */
typedef enum fxge_outline_action {
	FXGE_OUTLINE_FOLD,   /* folds the module, or goes to the one around it */
	FXGE_OUTLINE_UNFOLD, /* unfolds the module */
	FXGE_OUTLINE_TOGGLE,
	FXGE_OUTLINE_FIND, /* goes to the next line whose name, class or operator has a text */
} fxge_outline_action;

typedef enum fxge_outline_part {
	FXGE_OUTLINE_HEAD,  /* titles of the columns */
	FXGE_OUTLINE_LINE,  /* name and values of a line */
	FXGE_OUTLINE_FACTS, /* operator, module, Python line and problem of a line */
} fxge_outline_part;

/* Makes the tree, folded. It lives as long as the program, and has the reports added before. */
FXGE_API fxge_status fxge_outline_open(fxge_program *p, bool nodes);
/* Returns the number of visible lines; 0 without a tree. The other functions need a tree. */
FXGE_API size_t fxge_outline_size(const fxge_program *p);
/* Unfolds all modules to a depth, and folds others: 0 shows the program alone, -1 all. */
FXGE_API fxge_status fxge_outline_unfold(fxge_program *p, int depth);
/* Acts on *line, and sets it to the line that is selected then. `text` is that of
 * FXGE_OUTLINE_FIND.
 */
FXGE_API fxge_status fxge_outline_act(
	fxge_program *p, size_t *line, fxge_outline_action action, const char *text);
/* Returns a text of a line for a terminal of `width` columns, 0: as wide as its names, until the
 * session's next text. NULL if memory is exhausted. */
FXGE_API const char *fxge_outline_text(
	fxge_program *p, fxge_outline_part what, size_t line, size_t width);

/* ---- preprocessing of images ---- */

/* Returns the tolerance, relative to the largest element, of results behind AIPP, which rounds to
 * f16 after each operation; 0 without AIPP. */
FXGE_API double fxge_aipp_rounding(const fxge_executable *e);
/* Sets *out to the model's input that AIPP made of image i in the last run, by the input's name.
 * Returns false if out of range, before a run, and on a chip. */
FXGE_API bool fxge_aipp_value(const fxge_executable *e, int i, fxge_tensor_view *out);

/* ---- accuracy in the dtypes of a chip ---- */

/* Comparison of a program in the dtypes of a chip with float64. */
typedef struct fxge_accuracy fxge_accuracy;

/* Node of the main graph that a kernel computes. */
typedef struct fxge_accuracy_node {
	size_t size;
	const char *name, *type;      /* as in the .air */
	const char *dtype, *computed; /* declared dtype, and that of the chip; "f32", "f16" */
	const char *file;             /* the user's Python line, or NULL */
	int line;
	const char *source, *module; /* or NULL */
	/* Largest errors of all runs, relative to the largest element; negative: not observed. Of
	 * integers and bools: the share of elements that differ. Infinite: overflow, NaN, other sizes.
	 */
	double own;   /* node alone, on operands of the float64 run */
	double total; /* with the errors of the nodes before it */
	bool narrowed;
	bool assumed;     /* no source lists the kernels of the type */
	const char *wide; /* f32 kernel: "known", "assumed" or "none" */
	bool kept;        /* in f32 by the options, or by the last fxge_accuracy_keep */
} fxge_accuracy_node;

typedef struct fxge_accuracy_output {
	size_t size;
	const char *name, *role, *dtype;
	double error; /* as for nodes */
} fxge_accuracy_output;

typedef struct fxge_accuracy_sum {
	size_t size;
	const char *chip, *source; /* family, and source of its kernels */
	const char *option, *mode; /* option of atc: "--precision_mode", "allow_fp32_to_fp16" */
	uint32_t nodes, narrowed, assumed, kept;
	uint32_t runs, attempts; /* runs measured; programs tried by fxge_accuracy_keep */
	double error;       /* largest error of the outputs, of the last fxge_accuracy_keep or run */
	const char *narrow; /* types that the reference computes in f32, separated by blanks, or NULL */
} fxge_accuracy_sum;

typedef struct fxge_accuracy_options {
	size_t size;
	const char *mode; /* value of atc's --precision_mode or --precision_mode_v2; NULL: the one that
						 fxge passes to atc */
	const char *keep; /* file for atc's --keep_dtype, whose nodes stay in f32; or NULL */
} fxge_accuracy_options;

/* Prepares the comparison for the session's chip (fxge_choose_variants) and a program of stage
 * "ge", which must outlive it. Returns NULL after a diagnostic. */
FXGE_API fxge_accuracy *fxge_accuracy_open(fxge_program *p, const fxge_accuracy_options *o);
FXGE_API void fxge_accuracy_close(fxge_accuracy *a);
/* Returns the executable of the float64 reference: the inputs, and the results of the last run. */
FXGE_API fxge_executable *fxge_accuracy_reference(const fxge_accuracy *a);
/* Runs the reference and the chip's program on one set of inputs, which are copied, and updates the
 * errors. The states continue from those of the reference. */
FXGE_API fxge_status fxge_accuracy_run(fxge_accuracy *a, const fxge_tensor_view *in, int n_in);
/* Returns node i in the order of decreasing own error; false if out of range. */
FXGE_API bool fxge_accuracy_node_get(const fxge_accuracy *a, size_t i, fxge_accuracy_node *out);
FXGE_API bool fxge_accuracy_output_get(const fxge_accuracy *a, size_t i, fxge_accuracy_output *out);
FXGE_API void fxge_accuracy_sum_get(const fxge_accuracy *a, fxge_accuracy_sum *out);
/* Finds nodes, or with `types` all nodes of some types, to keep in f32, so that no output of the
 * runs so far has an error above `budget`, and that none of them can be left out. Only nodes whose
 * f32 kernel is known or assumed are kept. Returns FXGE_DIFFERENT, after a diagnostic, if that is
 * impossible. */
FXGE_API fxge_status fxge_accuracy_keep(fxge_accuracy *a, double budget, bool types);
/* Writes what the last fxge_accuracy_keep found: the names as a file for atc's --keep_dtype, the
 * types as one for --modify_mixlist. "-" is standard output. */
FXGE_API fxge_status fxge_accuracy_write(const fxge_accuracy *a, const char *path, bool force);

/* ---- CANN's tools and files ---- */

/* Compiles the single operators of `file`, an `atc --singleop` list, into one .om per operator.
 * Creates directory `path` if needed; file names are atc's. Ignores external_weights. Returns
 * FXGE_INVALID if the file is not an operator list. */
FXGE_API fxge_status fxge_write_singleop(
	fxge_session *s, const char *file, const char *path, const fxge_om_options *o);
/* Returns the equivalent atc command for a .air file, as a shell line or, with `json`, an array of
 * words. It must run in the .air file's directory. `soc` NULL = an example chip. `options` are
 * further options of atc, which replace those of fxge; a list that ends with NULL, or NULL. Valid
 * until the next call that returns text. */
FXGE_API const char *fxge_atc_command(
	fxge_session *s, const char *air, const char *soc, const char *const *options, bool json);
/* Returns the contents of an .om as text: header, partitions, inputs, outputs, attributes, embedded
 * graph. Returns NULL after a diagnostic, or without one if the file is not an .om. Valid until the
 * next call that returns text. */
FXGE_API const char *fxge_om_text(fxge_session *s, const char *path);

#endif
