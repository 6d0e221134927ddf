/* fxge: compiles PyTorch FX/ATen graphs to Ascend GE IR. The only public header.
 *
 * A session owns everything; two sessions are independent, one session is used by one thread at a
 * time. Handles are opaque. Functions return a status (0 = ok, otherwise the command line's exit
 * code for the cause) or a handle (NULL = failed); what happened stands in the session's
 * diagnostics, complete, until fxge_diag_clear. The library never prints, never exits and never
 * aborts. Option structs start with their size, so that later versions can grow them: set it with
 * FXGE_OPTIONS. Strings are UTF-8 and live as long as their handle unless said otherwise. */
#ifndef FXGE_H
#define FXGE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Options of type T at their defaults. */
#ifdef __cplusplus
template <typename T>
inline T
fxge_options_of()
{
	T o = T();

	o.size = sizeof(T);
	return o;
}
#define FXGE_OPTIONS(T) (fxge_options_of<T>())
extern "C" {
#else
#define FXGE_OPTIONS(T) ((T){.size = sizeof(T)})
#endif

#define FXGE_VERSION_MAJOR 0
#define FXGE_VERSION_MINOR 1
#define FXGE_VERSION_PATCH 0

#if defined(__GNUC__)
#define FXGE_API __attribute__((visibility("default")))
#else
#define FXGE_API
#endif

typedef struct fxge_session fxge_session;
typedef struct fxge_program fxge_program;
typedef struct fxge_executable fxge_executable;
typedef struct fxge_arrays fxge_arrays;

typedef enum fxge_status {
	FXGE_OK = 0,
	FXGE_DIFFERENT = 1, /* a comparison or a check failed */
	FXGE_USAGE = 2,     /* an argument of the call makes no sense */
	FXGE_UNSUPPORTED =
		3,            /* PyTorch accepts it, and fxge does not; the diagnostics name all nodes */
	FXGE_INVALID = 4, /* PyTorch would refuse it too, or the file is damaged */
	FXGE_IO = 5,
	FXGE_NO_MEMORY = 6,
	FXGE_LIMIT = 7,   /* a named limit was passed */
	FXGE_OUTSIDE = 8, /* another program, a driver or a device failed */
	FXGE_STOPPED = 9, /* whoever started the run wanted its end */
	FXGE_BUG = 70,    /* our fault */
} fxge_status;

/* "0.1.0" of the library that is loaded. */
FXGE_API const char *fxge_version(void);

/* ---- sessions ---- */

typedef struct fxge_session_options {
	size_t size;
	void *(*alloc)(void *user, size_t size); /* NULL = malloc */
	void (*dealloc)(void *user, void *p);    /* NULL = free; both or none */
	void *alloc_user;
	bool strict; /* warnings that say so become errors */
	int threads; /* for the executor; 0 = all cores */
	/* How far long work is, or NULL: `what` is "reading" (done of total nodes), "compiling"
	 * (passes), "writing" (bytes), "running" (nodes) or "waiting" for another writer (seconds).
	 * Called often, by the caller's thread; the last has done = total unless the work failed. */
	void (*progress)(void *user, const char *what, uint64_t done, uint64_t total);
	void *progress_user;
	/* Weights that a file names by path are read from below its own folder only, and from below
	 * these folders (or those of these files), where they are also looked for by their last part;
	 * NULL-terminated, copied; or NULL.
	 */
	const char *const *weights_from;
	/* Whether a run is to end before its time, or NULL: asked by the thread that runs, every few
	 * milliseconds of a long run. Such a run gives FXGE_STOPPED and no results; states keep what
	 * was written into them. It must not use the session. */
	bool (*stop)(void *user);
	void *stop_user;
	/* Bytes that the session may hold at a time, 0 = as many as there are: what fxge_memory counts,
	 * so graphs, values of runs and packed weights, but no pages of files that are mapped, nor what
	 * CANN and oneDNN take. A call that wants more gives FXGE_NO_MEMORY, and the session goes on.
	 */
	uint64_t memory;
} fxge_session_options;

/* `o` may be NULL. NULL when memory ends. */
FXGE_API fxge_session *fxge_open(const fxge_session_options *o);
FXGE_API void fxge_close(fxge_session *s); /* also every program and executable of it */

/* Loads operator descriptions (rows of ops/README.md, or another form that doc/own-ops.md lists). A
 * bad file registers nothing; one that was loaded before is passed over. */
FXGE_API fxge_status fxge_load_ops(fxge_session *s, const char *path);
/* The same of a list as the variable FXGE_OPS_PATH has it, `:` between paths: files, and folders,
 * of which each `*.yaml` is loaded. NULL is an empty list. */
FXGE_API fxge_status fxge_load_ops_path(fxge_session *s, const char *list);
/* What n files in any of these forms say, as rows of ours: what several say of an operator is one
 * row. NULL after diagnostics, of contradictions too; valid until the next call. Nothing is loaded.
 */
FXGE_API const char *fxge_ops_import(fxge_session *s, const char *const *paths, size_t n);
/* The same to a file, all or nothing ("-": standard output); `force`: one that is there is
 * replaced. */
FXGE_API fxge_status fxge_ops_write(
	fxge_session *s, const char *const *paths, size_t n, const char *path, bool force);
/* The links of each operator of the files (schema, results, prototype, converter, CPU meaning):
 * which are there, and what supplies those that are missing. As text or JSON, likewise. */
FXGE_API const char *fxge_ops_check(fxge_session *s, const char *const *paths, size_t n, bool json);
/* What each operator of the files becomes, and where it is described, likewise. */
FXGE_API const char *fxge_ops_list(fxge_session *s, const char *const *paths, size_t n, bool json);

/* What variants of operators are chosen by (doc/own-ops.md); NULL = nothing is said. */
typedef struct fxge_variant_options {
	size_t size;
	/* "my::gelu=v2": taken whatever its conditions say; NULL-terminated */
	const char *const *named;
	const char *soc;   /* the chip, as "ascend910b" */
	const char *times; /* a file of measured times */
} fxge_variant_options;

/* For programs that are compiled from now on, of operators that fxge_load_ops brought. */
FXGE_API fxge_status fxge_choose_variants(fxge_session *s, const fxge_variant_options *o);

typedef struct fxge_ops_test_options {
	size_t size;
	uint64_t seed;
	uint64_t cases; /* calls of each operator in each dtype; 0 = 20 */
	bool json;
	const char *times; /* a file that receives the times of variants, or NULL */
	bool force;        /* one that is there is replaced */
} fxge_ops_test_options;

/* Tries the operators that fxge_load_ops brought: random calls of each in ten dtypes are inferred,
 * converted and run, and where there is a `backward` gradients are compared with differences (in
 * f64 and f32); of operators with `variants` results and times are compared. `*out`: what became of
 * them, as text or JSON (with the programs that ran), valid until the next call; NULL after
 * diagnostics. FXGE_DIFFERENT where a call fails that was taken, a gradient is no slope, or no call
 * of an operator is taken. `o` may be NULL. */
FXGE_API fxge_status fxge_ops_test(
	fxge_session *s, const fxge_ops_test_options *o, const char **out);
/* What the files say in a form of other tools: "json" (msopgen), "header" (REG_OP), "torch" (C++:
 * TORCH_LIBRARY), "meta" (Python: results), "torchair" (Python: converters). Written to `path` as
 * fxge_ops_write does. */
FXGE_API fxge_status fxge_ops_export(fxge_session *s, const char *const *paths, size_t n,
	const char *form, const char *path, bool force);
/* A project for the one GE type of the files, in `folder`: kernel for Ascend C, tiling, PyTorch
 * part, tests. `unit`: "ai_core-Ascend910B". All files or none; those that are there stay, unless
 * `force`.
 */
FXGE_API fxge_status fxge_ops_new(fxge_session *s, const char *const *paths, size_t n,
	const char *unit, const char *folder, bool force);
/* How the last call of this session ended: tells why a handle is NULL. */
FXGE_API fxge_status fxge_last_status(const fxge_session *s);
/* Zeroed memory that lives as long as the session; NULL when memory ends. */
FXGE_API void *fxge_alloc(fxge_session *s, size_t size);
/* Bytes that the session holds now, and the most that it held. */
FXGE_API void fxge_memory(const fxge_session *s, size_t *live, size_t *peak);
/* Of these, what kernels of the CPU keep of constants in forms of their own, from their first run
 * on: each form once, however many programs want it. */
FXGE_API size_t fxge_memory_packed(const fxge_session *s);
/* Test hook: from allocation number `n` on (1 = the next one) memory ends; 0 = never. */
FXGE_API void fxge_fail_allocation(fxge_session *s, uint64_t n);
/* Removes the temporary files of this process that no call has published yet. For signal handlers.
 */
FXGE_API void fxge_abort_files(void);
/* Makes a folder in $TMPDIR (or /tmp), which goes with all that is in it when the session is
 * closed, or by fxge_abort_files. NULL after a diagnostic. */
FXGE_API const char *fxge_temp_folder(fxge_session *s);
/* What somebody who wrote `word` may have meant: the nearest of `n` words, or NULL. */
FXGE_API const char *fxge_nearest(const char *word, const char *const *words, size_t n);

/* ---- diagnostics ---- */

typedef enum fxge_diag_severity {
	FXGE_SEVERITY_NOTE,
	FXGE_SEVERITY_WARNING,
	FXGE_SEVERITY_ERROR
} fxge_diag_severity;

typedef struct fxge_diag_info {
	size_t size;
	fxge_diag_severity severity;
	const char *id;        /* "FXGE-E0302" */
	const char *op, *node; /* or NULL */
	const char *file;      /* the user's Python file, or NULL */
	int line;
	const char *message;
	const char *hint; /* or NULL */
	const char *text; /* all of it, as the command line shows it; ends with a line end */
	uint64_t count;   /* nodes that it is told of: one error a reason, however many nodes have it */
	const char *group; /* the operator of the program as it was loaded that it is about, or NULL:
						  `op` may be one that this was decomposed into */
	const char *const *nodes; /* where `count` > 1 the names of these nodes, "" where one has none,
								 in the order of the graph; else NULL */
} fxge_diag_info;

FXGE_API size_t fxge_diag_count(const fxge_session *s);
/* Fills *out (its `size` set by the caller); false when there is no such diagnostic. */
FXGE_API bool fxge_diag_get(fxge_session *s, size_t i, fxge_diag_info *out);
/* All diagnostics as the command line shows them, or as a JSON array; NUL-terminated, valid until
 * the next call. */
FXGE_API const char *fxge_diag_text(fxge_session *s);
FXGE_API const char *fxge_diag_json_text(fxge_session *s);
FXGE_API void fxge_diag_clear(fxge_session *s);

/* Every diagnostic that there is, by index; false behind the last. */
typedef struct fxge_diag_kind {
	size_t size;
	const char *id;   /* "FXGE-E0302"; lives until the next call on the session */
	const char *name; /* "META_DTYPE" */
	fxge_diag_severity severity;
	fxge_status status;
	const char *hint; /* or NULL */
	const char
		*text; /* what it is about, an example, a remedy: Markdown, as in doc/diagnostics.md */
} fxge_diag_kind;

FXGE_API bool fxge_diag_kind_get(fxge_session *s, size_t i, fxge_diag_kind *out);

/* ---- the machine ---- */

/* One thing that was looked for on this machine. */
typedef struct fxge_fact {
	size_t size;
	const char *group, *name; /* "CANN", "version" */
	const char *value;        /* "9.1.0"; may be NULL where it lacks */
	const char *lack;         /* what is wrong, or NULL: it is fine */
	const char *fix;          /* what supplies it, or NULL */
} fxge_fact;

/* Looks for CANN, the NPU's driver, chips, environment variables, modules of the executor, PyTorch.
 * Starts child processes, in which chips are asked. FXGE_DIFFERENT where anything lacks. */
FXGE_API fxge_status fxge_doctor(fxge_session *s);
/* What it found, until it is called again; false behind the last. */
FXGE_API bool fxge_fact_get(const fxge_session *s, size_t i, fxge_fact *out);

/* ---- programs ---- */

typedef struct fxge_load_options {
	size_t size;
	const char *model; /* of an archive with several; NULL = the only one */
	bool check_crc;    /* also of weights */
} fxge_load_options;

/* Reads .pt2, .fxpb, .air, a package of fxge.package or text, told apart by content; `path` "-" is
 * standard input. The file stays mapped while the program lives. */
FXGE_API fxge_program *fxge_load(fxge_session *s, const char *path, const fxge_load_options *o);
/* The bytes are copied. `label` names them in messages. */
FXGE_API fxge_program *fxge_load_bytes(
	fxge_session *s, const char *label, const void *bytes, size_t n, const fxge_load_options *o);
FXGE_API void fxge_program_close(fxge_program *p);

typedef struct fxge_compile_options {
	size_t size;
	const char *until;          /* stage to stop after (fxge_stages), NULL = "ge" */
	const char *const *no_fuse; /* names of fusion rules to leave out ("all"), NULL-terminated, or
								   NULL */
	/* names of fusion rules whose near misses become notes; "variants": which are taken, and why */
	const char *const *explain;
	/* called after every pass with its name; may print the program */
	void (*after)(void *user, fxge_program *p, const char *pass);
	void *after_user;
	bool check_passes; /* run the verifier after every pass */
	/* Inputs that the program changes may be written where they lie, as fxge_port_info says: for
	 * running, such a program is not written to files. */
	bool in_place;
	bool trace;       /* values of the saved program that are still computed at stage "ge" become
						 outputs of role "trace", called by their FX nodes: see fxge_bisect */
	const char *cann; /* "8.3": forms that this release of CANN takes; NULL = those that all take */
} fxge_compile_options;

/* Runs the pipeline on the program, in place. `o` may be NULL. */
FXGE_API fxge_status fxge_compile(fxge_program *p, const fxge_compile_options *o);
/* Names of the stages in order, NULL-terminated. */
FXGE_API const char *const *fxge_stages(void);
/* Name of pass i, in the order of the pipeline (some come more than once); NULL behind the last. */
FXGE_API const char *fxge_pass_name(size_t i);
/* "broken" after a call on it failed: then it can only be closed. */
FXGE_API const char *fxge_program_stage(const fxge_program *p);
FXGE_API uint64_t fxge_program_nodes(const fxge_program *p);

/* How the saved function was called: the trees of its arguments and of its result, as PyTorch's
 * pytree writes them (JSON), and the names of its arguments, NULL-terminated. Their leaves are the
 * inputs, and the outputs of role "user", in order. NULL: the file does not say. */
typedef struct fxge_call_info {
	size_t size;
	const char *in_spec, *out_spec;
	const char *const *arg_names;
} fxge_call_info;

/* False where the file says nothing of it. */
FXGE_API bool fxge_call_get(const fxge_program *p, fxge_call_info *out);

/* Gives a dynamic program of stage "ge" gears: fixed sizes, of which each run takes one, so that
 * what compiles it for a chip (fxge_write_om) knows all sizes. `gears`: "s0=1,8;x:1=128,512", sizes
 * of the program by name, or by input and dim, with their values; every size of the inputs needs
 * some. All that they make together are gears, or, `zip`, the first of each, the second of each,
 * ...; 100 at most. A run takes the smallest gear that holds its sizes: its inputs are padded, and
 * its results cut, where it is proved of the program that this changes nothing; other sizes must
 * be those of a gear. Written with it ("air", fxge_write_om), and read again. */
FXGE_API fxge_status fxge_set_gears(fxge_program *p, const char *gears, bool zip);

typedef enum fxge_weight_mode {
	FXGE_WEIGHT_AUTO,
	FXGE_WEIGHT_INLINE,
	FXGE_WEIGHT_FILES,
	FXGE_WEIGHT_REF,
} fxge_weight_mode;

typedef struct fxge_write_options {
	size_t size;
	fxge_weight_mode weights;
	bool force; /* replace existing files */
	/* AUTO: weights of more bytes than these in all stay where they are, as REF, those that can; 0:
	 * they never do. For a file that is read back at once. */
	uint64_t copied_most;
} fxge_write_options;

/* Formats: "air" (with .io.json beside it), "fxpb", and those of fxge_text. All or nothing. */
FXGE_API fxge_status fxge_write(
	fxge_program *p, const char *path, const char *format, const fxge_write_options *o);
typedef struct fxge_om_options {
	size_t size;
	const char *soc; /* as atc calls chips: "Ascend910B1"; NULL = that of the first device here */
	/* as --precision_mode_v2 takes it: "mixed_float16", ...; NULL = "origin": as the program says
	 */
	const char *precision;
	const char *const *atc_options; /* further options of atc, or others in the place of fxge's;
									   NULL-terminated, or NULL */
	bool external_weights;          /* in files of the folder weight/ beside the .om */
	bool force;                     /* replace existing files */
	void (*line)(void *user, const char *line); /* gets what atc says, or NULL */
	void *line_user;
} fxge_om_options;

/* Compiles a program of stage "ge" for a chip, by CANN's atc, a child process that works in a
 * folder of its own: X.om (`path`), X.io.json, and start values of states in X.weights/. All or
 * nothing. FXGE_OUTSIDE where there is no atc, or it fails. `o` may be NULL. */
FXGE_API fxge_status fxge_write_om(fxge_program *p, const char *path, const fxge_om_options *o);
/* Compiles the single operators of `file`, in the form of `atc --singleop`, for a chip, likewise:
 * an .om each in the folder `path`, which is made if need be; named as atc names them. Of `o`, all
 * but external_weights counts. FXGE_INVALID where the file is no list of operators. */
FXGE_API fxge_status fxge_write_singleop(
	fxge_session *s, const char *file, const char *path, const fxge_om_options *o);
/* The command that does the same with a .air, where CANN is installed; `soc` NULL = an example. As
 * a line for a shell; `json`: its words as an array, to be started in the folder of the .air. Valid
 * until the next call for text. */
FXGE_API const char *fxge_atc_command(fxge_session *s, const char *air, const char *soc, bool json);

/* Several programs of stage "ge" as "air", all or nothing. Weights of equal name and bytes are
 * stored once (AUTO means FILES for more than one program): beside the first program that has them,
 * or where they lie in its archive. */
FXGE_API fxge_status fxge_write_set(
	fxge_program *const *programs, const char *const *paths, size_t n, const fxge_write_options *o);
/* As text: "text", "brief" ("..." for large data that no file holds), "locs" (with locations), "io"
 * (the interface as JSON), "json", "dot", "pbtxt" and "onnx-pbtxt" (for graph viewers), "singleop"
 * (for `atc --singleop`; "singleop-custom": only types that loaded files describe), "collectives"
 * (what ranks exchange, in its order, a line each), "ops" (operators with counts and support),
 * "ops-json". Valid until the next call on this program. NULL after a diagnostic. */
FXGE_API const char *fxge_text(fxge_program *p, const char *format);
/* How many nodes of the program cannot be compiled, for whatever reason. The last status is that of
 * compiling it, the diagnostics too when `report` is set: the same list. The program stays as it
 * is.
 */
FXGE_API size_t fxge_unsupported(fxge_program *p, bool report);
/* What an .om holds, as text: header, partitions, inputs and outputs, attributes, the embedded
 * graph; nothing of it is changed or run. NULL after a diagnostic; and, which is no failure, where
 * the file is no .om. Valid until the next call for text. */
FXGE_API const char *fxge_om_text(fxge_session *s, const char *path);
/* All operators that the session knows and what becomes of them: as a table, or JSON. Valid until
 * the next call. */
FXGE_API const char *fxge_ops_text(fxge_session *s, bool json);
/* What is known of an operator: schema, its way to GE, the types that it becomes, how many cases of
 * which dtypes and sizes were executed as PyTorch does, its gradients, kernels of chips. `name`:
 * "aten.add.Tensor", "aten::add", "add": all that are called so. As text, or a list in JSON. Valid
 * until the next call. NULL after a diagnostic that names the nearest: there is none. */
FXGE_API const char *fxge_op_text(fxge_session *s, const char *name, bool json);
/* A type of GE ("Add") as JSON: inputs, attributes and outputs in order, whether the CPU executor
 * runs it, whether the session loaded it. Valid until the next call. NULL, which is not a failure:
 * nothing describes it. Without a type: the names of those that the session loaded, as a list. */
FXGE_API const char *fxge_type_text(fxge_session *s, const char *type);
typedef struct fxge_check_options {
	size_t size;
	/* "ascend910b": warns of every operator that no kernel of that chip takes. NULL = no chip */
	const char *soc;
	const char *cann; /* "8.3": by the rules of this release of CANN; NULL = of every one */
} fxge_check_options;

/* Checks a .air file as GE's loader would, and for what the loader silently loses. `o` may be NULL.
 */
FXGE_API fxge_status fxge_check(fxge_session *s, const char *path, const fxge_check_options *o);

/* ---- running ---- */

typedef struct fxge_tensor_view {
	const char *name;  /* from the interface; may be NULL where the position tells */
	const char *dtype; /* "f32", "bf16", "i64", "bool", ... */
	int rank;
	const int64_t *shape;
	const int64_t *stride; /* in elements; NULL = contiguous */
	void *data;
	size_t bytes; /* readable or writable behind data */
} fxge_tensor_view;

/* Plans a program of stage "ge". The program must outlive it. */
FXGE_API fxge_executable *fxge_executable_open(fxge_program *p);
/* The same on a device: "npu:0", "npu:1", ... take a program that was loaded from an .om (stage
 * "om"), "cpu" and NULL any other. The .om's interface is the .io.json beside it. Its states stay
 * on the chip between runs, also from one program of the session to the next; they come home when
 * they are asked for, and when the session's last program on that chip is closed. FXGE_OUTSIDE
 * where the chip, its driver or CANN fails. Never run on a chip by its authors: doc/npu-device.md.
 */
FXGE_API fxge_executable *fxge_executable_open_on(fxge_program *p, const char *device);
/* A chip of this machine. */
typedef struct fxge_device_info {
	size_t size;
	const char *soc;  /* its name, as fxge_write_om takes it: "Ascend910B1" */
	const char *cann; /* the version of the CANN that is here, or NULL */
} fxge_device_info;

/* What "npu:0", ... is. The chip is open from here on: until the session's last program on it is
 * closed, or, where there is none, until the session is. FXGE_OUTSIDE where the chip, its driver or
 * CANN fails. */
FXGE_API fxge_status fxge_device_get(fxge_session *s, const char *device, fxge_device_info *out);
/* ---- several ranks on chips ---- */

/* Collectives of an .om (HcomAllReduce ...) name the group of ranks that they exchange tensors
 * with: a communicator of HCCL of that name must be in the process before the .om is loaded. These
 * make one; doc/distributed.md. */

/* Group i of a program of stage "ge" or "om", as its collectives name it; NULL behind the last. */
FXGE_API const char *fxge_program_group(fxge_program *p, int i);

enum { FXGE_GROUP_ROOT = 4108 };
/* On rank 0 of a group that is to be joined: writes the FXGE_GROUP_ROOT bytes by which the other
 * ranks find it, and which the caller sends them. FXGE_OUTSIDE where HCCL is missing or fails. */
FXGE_API fxge_status fxge_group_root(fxge_session *s, const char *device, void *root);

typedef struct fxge_group_options {
	size_t size;
	const char *device;     /* "npu:0", a chip of this rank alone */
	const char *name;       /* of the group */
	int n_ranks, rank;      /* 0 <= rank < n_ranks; with a rank table n_ranks is not looked at */
	const void *root;       /* FXGE_GROUP_ROOT bytes of rank 0; or NULL, and */
	const char *rank_table; /* HCCL's file that tells all ranks, their chips and addresses */
} fxge_group_options;

/* Makes this process a rank of the group, until the session leaves it or is closed: the chip stays
 * open as long. Waits for the other ranks. Once a group and process. FXGE_OUTSIDE where HCCL is
 * missing or fails. */
FXGE_API fxge_status fxge_group_join(fxge_session *s, const fxge_group_options *o);
/* Leaves all groups that the session joined; programs that name them are closed before. */
FXGE_API fxge_status fxge_group_leave_all(fxge_session *s);

/* The last status is that of giving a chip back. */
FXGE_API void fxge_executable_close(fxge_executable *e);

/* One input, output or state of the interface. */
typedef struct fxge_port_info {
	size_t size;
	const char *name;
	const char *role;  /* "user", "literal" | "user", "mutation", "gradient" | "state" */
	const char *dtype; /* "f32", ...; of numbers "i64", "f64", "bool"; NULL where there is none */
	int rank;          /* -1 = not known */
	const char *text;  /* "f32[s0, 4]", "int s1", "None", "\"mean\"" */
	int position;      /* outputs: among those of the same role */
	bool number;       /* a Python number, not a tensor */
	const char *value; /* the graph's name of an input, which names it too: `past_0_key` where
						  `name` is `past[0]['key']`; NULL of other ports */
	bool in_place;     /* outputs: the memory of the input that it changes holds it already */
} fxge_port_info;

/* Inputs and outputs in the order of the interface: user inputs only, user outputs and mutated
 * inputs only. */
FXGE_API int fxge_n_inputs(const fxge_executable *e);
FXGE_API int fxge_n_outputs(const fxge_executable *e);
FXGE_API bool fxge_input_get(const fxge_executable *e, int i, fxge_port_info *out);
FXGE_API bool fxge_output_get(const fxge_executable *e, int i, fxge_port_info *out);

/* Binds inputs (by name where given, else by position), checks dtype, rank, sizes and guards, runs,
 * and keeps states. Results are read with fxge_get_result until the next run. */
FXGE_API fxge_status fxge_run(fxge_executable *e, const fxge_tensor_view *in, int n_in);
/* The same for callers that own dense row-major tensors, know that dtype, rank and every size that
 * is not among the words fit (nothing here can tell: wrong ones read or write beyond memory), and
 * call often, also with an executable on a chip: what it needs is copied there and back. `words`:
 * one an input (the address of its first element; the value of a number, a
 * float's bits; anything for a literal), two an output (address and size in bytes of the memory
 * that receives it, an error if the result's size is another; 0, 0: the executable keeps it for
 * fxge_get_result), then all sizes of each input for which fxge_input_dynamic says true. Outputs
 * must not overlap inputs, except that one which is in place may be given the memory of its input;
 * after a failure their contents are undefined. */
FXGE_API fxge_status fxge_run_packed(fxge_executable *e, const int64_t *words, size_t n);
/* The same; same[i] says that tensor i has the dtype, sizes and elements that it had in the last
 * call of the executable that succeeded: on a chip it is not copied there again, and on the CPU
 * products and convolutions keep weights in a form of their own, a second copy of them. */
FXGE_API fxge_status fxge_run_packed_again(
	fxge_executable *e, const int64_t *words, size_t n, const bool *same);
typedef struct fxge_launch_options {
	size_t size;
	void *stream; /* of AscendCL, of the default context of the executable's chip; NULL = the
					 context's own */
} fxge_launch_options;

/* The same of tensors that lie on the executable's chip, where nothing is copied: addresses are
 * those of AscendCL, of multiples of 32; numbers are the words themselves. The run is put behind
 * what is queued on the stream, and is not waited for: until it has ended nobody else may write
 * what it reads, or read what it writes. All outputs need memory, of which those without bytes have
 * none (0, 0). Runs of one executable wait for each other where streams differ. `o` may be NULL.
 *
 * An output whose size does not follow from those of the inputs may have (0, 0), too: such a run is
 * waited for, fxge_get_result then tells its dtype and sizes, without data, and fxge_result_copy
 * has it until the next run. */
FXGE_API fxge_status fxge_launch_packed(
	fxge_executable *e, const int64_t *words, size_t n, const fxge_launch_options *o);
/* Copies result i of such a run to memory of the chip, of exactly its size; waits for it. */
FXGE_API fxge_status fxge_result_copy(fxge_executable *e, int i, void *to, size_t bytes);
/* Some size of input i is neither constant nor follows from numbers and inputs before: a packed
 * call tells all of its sizes. */
FXGE_API bool fxge_input_dynamic(const fxge_executable *e, int i);
/* Result i of the last run; false when there is none. The data belong to the executable. */
FXGE_API bool fxge_get_result(const fxge_executable *e, int i, fxge_tensor_view *out);

/* States (mutated buffers) by qualified name: they start as saved. Programs of one session share
 * them. */
/* The state of a program that draws random numbers, i64[2]: the key of their stream, and how many
 * draws were made of it; a run adds its own. It starts as {0, 0}. */
#define FXGE_RANDOM_STATE "fxge.random"
FXGE_API int fxge_n_states(const fxge_executable *e);
FXGE_API bool fxge_state(const fxge_executable *e, int i, fxge_tensor_view *out);
FXGE_API fxge_status fxge_set_state(
	fxge_executable *e, const fxge_tensor_view *v); /* by name; copied */
FXGE_API void fxge_reset_states(fxge_executable *e);

/* Inputs made up from `seed`, the same on every machine: floats in [-1, 1), integers 0 or 1, sizes
 * within their ranges and guards. `sizes`: "s0=4" texts that fix symbols, NULL-terminated, or NULL.
 */
FXGE_API fxge_arrays *fxge_random_inputs(
	fxge_executable *e, uint64_t seed, const char *const *sizes);

/* ---- what runs cost ---- */

/* Counts time and memory of every node from the next run on; what was counted before is forgotten.
 * Nodes then run apart that are joined otherwise, so that a run takes longer. On a chip whole runs
 * are timed, from outside; what its nodes take is for CANN's own profiler to tell. */
FXGE_API fxge_status fxge_profile(fxge_executable *e);

/* Seconds are of all runs: total = nodes + before + after + counting. */
typedef struct fxge_profile_sum {
	size_t size;
	uint64_t runs;
	double total, best; /* of whole runs; of the fastest */
	double nodes;       /* of all nodes */
	double before;      /* until the first node: inputs checked and bound */
	double after;       /* behind the last node: results handed over */
	double counting;    /* what it cost to count */
	uint64_t peak;      /* the most bytes of computed values and temporaries at one time */
} fxge_profile_sum;

/* One node, in order of execution; those of nested graphs behind. Bytes are of the last run. */
typedef struct fxge_profile_node {
	size_t size;
	const char *name, *op; /* as `fxge dump --stage=ge` calls them: "mm", "ge.MatMulV2" */
	const char *origin;    /* the FX node that it was made for, or NULL */
	const char *file;      /* the user's Python line, or NULL */
	int line;
	const char *function, *source; /* or NULL */
	const char *module;            /* "layers.0.attn (Attention)", or NULL */
	uint64_t calls;                /* of all runs */
	double total, best;            /* seconds of all runs; in the fastest */
	uint64_t in, out;              /* bytes of operands, of results */
	uint64_t made;                 /* of results that take memory (views take none) */
	uint64_t temporary;            /* memory that the kernel took beside */
	uint64_t live;                 /* bytes of values and temporaries while it ran */
	uint64_t held;                 /* its part of the peak */
} fxge_profile_node;

/* Of an executable on a chip: has CANN's msprof tell what AscendCL's profiler recorded of the runs
 * since fxge_profile. Rows are then GE's operators, in the order of execution, with calls, times,
 * and, where `names` is the program (stage "ge") that the .om was made of, or NULL, the lines of
 * its nodes. Without msprof whole runs are timed alone: fxge_profile_lack. On the CPU nothing is to
 * be read. */
FXGE_API fxge_status fxge_profile_read(fxge_executable *e, fxge_program *names);
/* Why there are no rows of a chip, or NULL. */
FXGE_API const char *fxge_profile_lack(const fxge_executable *e);
/* An executable on a chip counts no more; what it counted is forgotten. */
FXGE_API void fxge_profile_end(fxge_executable *e);

/* False where nothing was counted, or behind the last node. */
FXGE_API bool fxge_profile_sum_get(const fxge_executable *e, fxge_profile_sum *out);
FXGE_API bool fxge_profile_get(const fxge_executable *e, size_t i, fxge_profile_node *out);

/* ---- what it would cost on a chip ---- */

typedef struct fxge_cost_options {
	size_t size;
	const char *soc;          /* "ascend910b", or as atc: "Ascend910B4"; NULL = "ascend910b" */
	const char *const *sizes; /* values of the program's symbols as "s0=4", NULL-terminated; NULL =
								 none has any */
	double launch;            /* seconds that any kernel takes at least; 0 = not counted */
	bool unfused;             /* also what it would cost without fusion rules */
} fxge_cost_options;

/* Counts what the program's graph computes and moves, and how long a chip takes for that at least:
 * each node as long as the slowest of its matrix units, its vector units and its memory needs, one
 * after the other. Bounds, not forecasts: doc/cost.md says what is counted, and where the figures
 * of chips are from. A program that is not compiled yet is compiled. Branches count as the dearest
 * of them, loops once. `o` may be NULL. FXGE_INVALID where a size that its inputs have is not
 * given. */
FXGE_API fxge_status fxge_cost(fxge_program *p, const fxge_cost_options *o);

/* Seconds of all nodes that count, and what bounds how much of them. */
typedef struct fxge_cost_sum {
	size_t size;
	const char *soc;
	double macs, lanes, bandwidth;         /* of the chip, a second: multiply-adds of f16 matrices,
											  operations on f16 vectors, bytes */
	uint64_t capacity;                     /* bytes of the chip's memory */
	double seconds;                        /* = matrix + vector + memory + launch */
	double matrix, vector, memory, launch; /* by what bounds a node */
	uint64_t kernels;
	uint64_t unknown;         /* of these: counted by bytes alone */
	uint64_t loops, branches; /* nodes that run nested graphs */
	uint64_t flops;           /* of matrices, two a multiply-add; UINT64_MAX: too many to count */
	uint64_t elements;        /* operations on vectors */
	uint64_t read, written;   /* bytes */
	uint64_t weights, states, inputs; /* bytes that are there all the time */
	uint64_t values;                  /* the most bytes of computed values at one time */
} fxge_cost_sum;

/* One node, in order of execution; those of nested graphs behind the node that runs them. */
typedef struct fxge_cost_node {
	size_t size;
	const char *name, *op; /* as `fxge dump --stage=ge` calls them: "mm", "ge.MatMulV2" */
	const char *origin;    /* the FX node that it was made for, or NULL */
	const char *file;      /* the user's Python line, or NULL */
	int line;
	const char *function, *source; /* or NULL */
	const char *module;            /* or NULL */
	const char *work;              /* "product": see doc/cost.md; NULL = not known */
	const char *bound;             /* "matrix", "vector", "memory", "launch"; NULL = takes none */
	bool counted;                  /* false: of a branch that is not the dearest */
	bool known;                    /* false: counted by bytes alone */
	bool kernel;                   /* something runs on the chip */
	double seconds;
	uint64_t flops, elements, read, written;
	uint64_t live; /* bytes of computed values while it runs */
} fxge_cost_node;

/* A symbol of the program, and what it was taken for. */
typedef struct fxge_cost_size {
	size_t size;
	const char *name;
	int64_t value;
	bool given;  /* false: chosen, or data decide it; then the smallest that is not empty */
	bool chosen; /* as fxge_random_inputs chooses sizes by the seed 1 */
} fxge_cost_size;

/* Of the last fxge_cost; false where there was none, or behind the last. `unfused`: without fusion
 * rules; false where that was not asked for, was compiled before, or does not compile. */
FXGE_API bool fxge_cost_sum_get(const fxge_program *p, bool unfused, fxge_cost_sum *out);
FXGE_API bool fxge_cost_get(const fxge_program *p, size_t i, fxge_cost_node *out);
FXGE_API bool fxge_cost_size_get(const fxge_program *p, size_t i, fxge_cost_size *out);

/* ---- arrays by name ---- */

/* Reads .npz or .npy (one array, named ""), told apart by content. bf16 stands in them as uint16.
 */
FXGE_API fxge_arrays *fxge_arrays_read(fxge_session *s, const char *path);
FXGE_API fxge_arrays *fxge_arrays_open(fxge_session *s); /* empty */
FXGE_API void fxge_arrays_close(fxge_arrays *a);
FXGE_API size_t fxge_arrays_count(const fxge_arrays *a);
FXGE_API bool fxge_arrays_get(const fxge_arrays *a, size_t i, fxge_tensor_view *out);
/* By name; false when there is none. */
FXGE_API bool fxge_arrays_find(const fxge_arrays *a, const char *name, fxge_tensor_view *out);
FXGE_API fxge_status fxge_arrays_add(fxge_arrays *a, const fxge_tensor_view *v); /* copied */
/* As .npz; equal arrays give equal bytes. */
FXGE_API fxge_status fxge_arrays_write(fxge_arrays *a, const char *path, bool force);

typedef struct fxge_difference {
	size_t size;
	bool comparable; /* shapes are equal and both are real numbers */
	double max_abs;  /* largest |a - b|; NaN equals NaN, an infinity itself, else infinite */
	double scale;    /* largest |b| that is finite */
	double error;    /* max_abs / scale; max_abs where scale is 0 */
	double excess;   /* largest |a - b| - (atol + rtol |b|) */
	uint64_t elements, different; /* not exactly equal */
	uint64_t at;                  /* flat index of the largest difference */
	double a, b;                  /* the elements there */
	uint64_t n_nan, n_inf;        /* elements of `a` that are NaN or infinite */
} fxge_difference;

/* Element i (flat, row-major) of a dense view of real numbers; NaN where there is none. */
FXGE_API double fxge_element(const fxge_tensor_view *v, uint64_t i);
/* How much more an NPU may be off than fxge_bar allows, as part of the largest element: it rounds
 * where PyTorch on a CPU does not. f32 2^-12 (convolutions take their operands as HF32, of 11
 * bits), f16 2^-10, bf16 2^-7 (sums of products are kept in f32, other steps round); others 0. */
FXGE_API double fxge_npu_rounding(const char *dtype);
/* How far `a` is from `b`, element by element, in double (two integers exactly). Dense views. */
FXGE_API bool fxge_compare(const fxge_tensor_view *a, const fxge_tensor_view *b, double rtol,
	double atol, fxge_difference *out);

/* How large an error (fxge_difference.error) may be, by PyTorch's own error `own`: f32 and f64
 * `factor` times that, at least 2e-6 and 1e-13; bf16 and f16 1.5 times that and 2^-8, 2^-11; others
 * none. */
FXGE_API double fxge_bar(const char *dtype, double own, double factor);

typedef struct fxge_verify_options {
	size_t size;
	double own_error, factor; /* of fxge_bar; an own error of NaN: unknown */
	double rtol, atol; /* without a reference; atol below 0: 1e-5 of the largest element, or 1e-5 */
	double rounding;   /* of fxge_npu_rounding, on a chip; 0 on the CPU */
} fxge_verify_options;

typedef struct fxge_verdict {
	size_t size;
	bool ok;
	double error, bar; /* relative to the largest element with a reference, else absolute */
	const char *why;   /* static: the reason of an unusual verdict, or NULL */
	fxge_difference difference;
} fxge_verdict;

/* Compares a value with eager PyTorch's and with a float64 reference; one of them may be NULL.
 * Integers and bools are equal. Other values are within fxge_bar of the reference; where that bar
 * is half of the largest element, or there is no reference, each element is near eager's. Where one
 * of the two is not finite, either value is right. Returns out->ok. */
FXGE_API bool fxge_verify_value(const fxge_tensor_view *found, const fxge_tensor_view *eager,
	const fxge_tensor_view *reference, const fxge_verify_options *options, fxge_verdict *out);

/* ---- the first differing node ---- */

/* A value of the saved program, of a program that was compiled with `trace`. */
typedef struct fxge_trace_info {
	size_t size;
	const char *name, *op; /* the FX node's name; "aten.add.Tensor" */
	const char *file;      /* the user's Python line, or NULL */
	int line;
	const char *function, *source; /* or NULL */
	const char *module;            /* or NULL */
	bool kept;              /* computed by itself at stage "ge" too, so that it can be compared */
	const uint32_t *inputs; /* the traces that its node reads */
	uint32_t n_inputs;
} fxge_trace_info;

/* In program order; false behind the last. */
FXGE_API bool fxge_trace_get(const fxge_program *p, size_t i, fxge_trace_info *out);

typedef struct fxge_bisect_options {
	size_t size;
	const char *prefix;         /* of the arrays' names, as "c0/"; NULL = none */
	double factor;              /* see fxge_bar; 0 = 3 */
	double rtol;                /* the bar where PyTorch's own error is not known; 0 = 1e-4 */
	const fxge_program *traced; /* has the locations (fxge_trace_get), where the executable's
								   program was read back from a file; NULL = none other */
} fxge_bisect_options;

/* Runs twice and compares every traced value with the recorded one. `values`: PREFIXnode/NAME (what
 * PyTorch computed), and where known PREFIXnode_ref/NAME (in float64 from the inputs on) and
 * PREFIXnode_err/NAME (the error of that node alone in PyTorch, from the recorded values that it
 * reads; a float64; infinite: any value is right).
 *
 * One run is free: its errors are those that inputs hand on, and new ones. In the other each value
 * is compared and then replaced by the recorded one, so that the error of a value is what was added
 * since the recorded values that it is computed from: its own. The first value, in program order,
 * whose own error is beyond its bar is reported (FXGE-E0966, status FXGE_DIFFERENT); if there is
 * none, the first whose error in the free run is (FXGE-E0967). States end as after one run.
 *
 * A chip makes the free run alone; its bars allow for fxge_npu_rounding. */
FXGE_API fxge_status fxge_bisect(fxge_executable *e, const fxge_tensor_view *in, int n_in,
	const fxge_arrays *values, const fxge_bisect_options *o);

/* What was compared, in program order. */
typedef struct fxge_bisect_row {
	size_t size;
	const char *name, *dtype;
	double own, own_bar;     /* the error that it adds itself, and what it may add; -1 on a chip: it
								is not known */
	double total, total_bar; /* the error in the free run */
	double torch;            /* PyTorch's own, of what is computed together; negative = not known */
	bool own_ok, total_ok;
	uint64_t elements, different, at; /* of the own error: counts, and where the largest is */
	double found, expected;           /* there */
} fxge_bisect_row;

/* False behind the last. */
FXGE_API bool fxge_bisect_get(const fxge_executable *e, size_t i, fxge_bisect_row *out);

#ifdef __cplusplus
}
#endif

#endif
