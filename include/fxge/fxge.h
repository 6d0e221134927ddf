/* SPDX-License-Identifier: Apache-2.0 */
/* Public C API of fxge, a compiler from PyTorch FX/ATen graphs to Ascend GE IR with a CPU executor.
 *
 * A session owns all other objects. Sessions are independent; a session serves one thread at a
 * time. Handles are opaque.
 *
 * Functions return a status (0 = success, otherwise the command's exit code for the cause) or a
 * handle (NULL = failure). The session collects diagnostics until fxge_diag_clear. The library
 * never prints, exits or aborts.
 *
 * Option structs start with their size, so that later versions can extend them: initialise them
 * with FXGE_OPTIONS. Strings are UTF-8 and live as long as their handle unless stated otherwise. */
#ifndef FXGE_H
#define FXGE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Returns option struct T with its default values. */
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
#define FXGE_VERSION_MINOR 2
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
	FXGE_DIFFERENT = 1,   /* a comparison or a check failed */
	FXGE_USAGE = 2,       /* invalid argument */
	FXGE_UNSUPPORTED = 3, /* accepted by PyTorch, not by fxge; diagnostics list every node */
	FXGE_INVALID = 4,     /* rejected by PyTorch too, or a damaged file */
	FXGE_IO = 5,
	FXGE_NO_MEMORY = 6,
	FXGE_LIMIT = 7,   /* a named limit was exceeded */
	FXGE_OUTSIDE = 8, /* another program, a driver or a device failed */
	FXGE_STOPPED = 9, /* stopped by the caller (fxge_session_options.stop) */
	FXGE_BUG = 70,    /* internal error */
} fxge_status;

/* Returns the version of the loaded library, as "0.2.0": a static string, never NULL. */
FXGE_API const char *fxge_version(void);

/* ---- sessions ---- */

typedef struct fxge_session_options {
	size_t size;
	void *(*alloc)(void *user, size_t size); /* NULL = malloc */
	void (*dealloc)(void *user, void *p);    /* NULL = free; set both or neither */
	void *alloc_user;
	bool strict; /* strict warnings are errors */
	int threads; /* executor threads; 0 = all cores */
	/* Progress callback, or NULL. `what` is "reading" (unit of done and total: nodes), "compiling"
	 * (passes), "writing" and "comparing" (bytes), "running" (nodes) or "waiting" for a writer (s).
	 * Called often, in the caller's thread; the last call has done = total unless the work
	 * failed. */
	void (*progress)(void *user, const char *what, uint64_t done, uint64_t total);
	void *progress_user;
	/* Directories from which weights named by path may be read, in addition to the directory of the
	 * naming file. Missing weights are searched there by base name. An entry may also be a file,
	 * for its directory. NULL-terminated and copied, or NULL. */
	const char *const *weights_from;
	/* Returns true to stop a run, or NULL. Called every few milliseconds by the running thread;
	 * must not use the session. A stopped run returns FXGE_STOPPED without results; states keep
	 * written values. */
	bool (*stop)(void *user);
	void *stop_user;
	/* Limit in bytes of the memory that fxge_memory counts: graphs, values and prepacked weights; 0
	 * = unlimited. Mapped files and allocations of CANN and oneDNN do not count. A call that
	 * exceeds the limit returns FXGE_NO_MEMORY; the session stays usable. */
	uint64_t memory;
	const char *kernels; /* descriptions for fxge_check, as --kernels; NULL = ASCEND_HOME_PATH's */
} fxge_session_options;

/* Opens a session, which the caller closes by fxge_close. `o` may be NULL. Returns NULL if memory
 * is exhausted. */
FXGE_API fxge_session *fxge_open(const fxge_session_options *o);
/* Closes a session, its programs, executables and arrays. NULL has no effect. */
FXGE_API void fxge_close(fxge_session *s);

/* Loads operator descriptions from the file `path`: rows of ops/README.md, or another form of
 * doc/own-ops.md. A file that is already loaded is skipped. Returns FXGE_INVALID if the file is
 * invalid, FXGE_IO if it cannot be read; it registers nothing then. */
FXGE_API fxge_status fxge_load_ops(fxge_session *s, const char *path);
/* Loads a `list` in the form of FXGE_OPS_PATH: files, or directories of `*.yaml` files, separated
 * by `:`. NULL is an empty list. Returns the status of the first file that cannot be loaded:
 * FXGE_INVALID or FXGE_IO. */
FXGE_API fxge_status fxge_load_ops_path(fxge_session *s, const char *list);
/* Returns the descriptions of the `n` files `paths` of any supported form as merged rows, one for
 * each operator. Loads nothing. Returns NULL after diagnostics, also for contradictory files; the
 * text is valid until the next call. */
FXGE_API const char *fxge_ops_import(fxge_session *s, const char *const *paths, size_t n);

/* Loads the file `path` of fusion rules (doc/own-rules.md) for later compilations of the session.
 * They are applied before the built-in rules, in the order of loading. The operators that they name
 * must be loaded before. A file that is already loaded is skipped.
 *
 * Returns FXGE_INVALID, with the line and column of the first fault, for: bad syntax; an unknown
 * operator, argument, value or condition; an operator that is decomposed before fusion; a
 * replacement that is not a formula; the name of a built-in rule, or of one of another file or a
 * plugin. Returns FXGE_LIMIT beyond 1 MiB, 16 KiB a rule, 64 alternatives of a rule or 1024 rules
 * of the session; FXGE_IO if the file cannot be read. Nothing of the file is registered then.
 *
 * A replacement with another dtype or shape than the pattern's fails the compilation that applies
 * it (FXGE_INVALID), as do rules that apply to their own replacements without end. */
FXGE_API fxge_status fxge_load_rules(fxge_session *s, const char *path);

/* Criteria for choosing operator variants (doc/own-ops.md); NULL = unspecified. */
typedef struct fxge_variant_options {
	size_t size;
	/* "my::gelu=v2": chosen unconditionally; NULL-terminated */
	const char *const *named;
	const char *soc;   /* chip, as "ascend910b" */
	const char *times; /* file of measured times */
} fxge_variant_options;

/* Sets the criteria `o` for later compilations, copied. They apply to operators loaded by
 * fxge_load_ops. Returns FXGE_USAGE for an unknown operator, variant or chip, FXGE_IO or
 * FXGE_INVALID for a file of times that cannot be read. */
FXGE_API fxge_status fxge_choose_variants(fxge_session *s, const fxge_variant_options *o);

typedef struct fxge_ops_test_options {
	size_t size;
	uint64_t seed;
	uint64_t cases; /* calls per operator and dtype; 0 = 20, fewer for many operators */
	bool json;
	const char *times; /* output file for the times of variants, or NULL */
	bool force;        /* replace an existing file */
} fxge_ops_test_options;

/* Tests the operators that fxge_load_ops loaded: infers, converts and runs random calls in ten
 * dtypes. Gradients of operators with `backward` are compared with finite differences in f64 and
 * f32; results and times of `variants` are compared.
 *
 * Sets `*out` to a report as text or JSON (with the programs that ran), valid until the next call;
 * NULL after diagnostics. `o` may be NULL. Returns FXGE_DIFFERENT if an accepted call fails, a
 * gradient is wrong, or an operator accepts no call. */
FXGE_API fxge_status fxge_ops_test(
	fxge_session *s, const fxge_ops_test_options *o, const char **out);
/* Returns the status of the session's last call: the cause of a NULL handle, as FXGE_IO. */
FXGE_API fxge_status fxge_last_status(const fxge_session *s);
/* Sets `*live` and `*peak` to the current and the peak number of bytes that the session holds. */
FXGE_API void fxge_memory(const fxge_session *s, size_t *live, size_t *peak);
/* Returns the bytes of prepacked constants, a part of `live`. CPU kernels prepack in their first
 * run; programs share equal prepacked weights. */
FXGE_API size_t fxge_memory_packed(const fxge_session *s);

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
	const char *text; /* complete rendering, as printed by the command; ends with a newline */
	uint64_t count;   /* number of nodes that have this error */
	const char *
		group; /* operator before decomposition, or NULL; `op` may be a part of its decomposition */
	const char *const *nodes; /* if `count` > 1, the names of the nodes in graph order, "" for
								 unnamed nodes; else NULL */
} fxge_diag_info;

/* Returns the number of collected diagnostics. */
FXGE_API size_t fxge_diag_count(const fxge_session *s);
/* Fills `*out`, whose `size` the caller has set, with diagnostic `i`, in order of reporting. Its
 * strings are valid until fxge_diag_clear. Returns false if `i` is out of range. */
FXGE_API bool fxge_diag_get(fxge_session *s, size_t i, fxge_diag_info *out);
/* Returns all diagnostics as printed by the command. NUL-terminated, never NULL, valid until the
 * next call. */
FXGE_API const char *fxge_diag_text(fxge_session *s);
/* Forgets all diagnostics. */
FXGE_API void fxge_diag_clear(fxge_session *s);

/* Description of a diagnostic code. */
typedef struct fxge_diag_kind {
	size_t size;
	const char *id;   /* "FXGE-E0302"; valid until the next call on the session */
	const char *name; /* "META_DTYPE" */
	fxge_diag_severity severity;
	fxge_status status;
	const char *hint; /* or NULL */
	const char *text; /* explanation, example and remedy, in Markdown */
} fxge_diag_kind;

/* Fills `*out` with code `i` of the table, in order of numbers. Returns false after the last one,
 * or if memory is exhausted. */
FXGE_API bool fxge_diag_kind_get(fxge_session *s, size_t i, fxge_diag_kind *out);

/* ---- programs ---- */

typedef struct fxge_load_options {
	size_t size;
	const char *model; /* model name in a multi-model archive; NULL = the only model */
	bool check_crc;    /* verify checksums of weights, and of all files of an export, too */
} fxge_load_options;

/* Loads a .pt2, .fxpb, .air, fxge.package or text file, recognised by its contents. `path` "-" is
 * standard input. `o` may be NULL. The file stays mapped for the lifetime of the program, which
 * ends by fxge_program_close or with the session. Returns NULL after a diagnostic. */
FXGE_API fxge_program *fxge_load(fxge_session *s, const char *path, const fxge_load_options *o);
/* Loads a program from the `n` bytes at `bytes`, which are copied. `label` is the file name in
 * messages: only weights_from allows weights in files. `o` may be NULL. Returns NULL after a
 * diagnostic; the lifetime of the program is that of fxge_load. */
FXGE_API fxge_program *fxge_load_bytes(
	fxge_session *s, const char *label, const void *bytes, size_t n, const fxge_load_options *o);
/* Closes a program after its executables. NULL has no effect. */
FXGE_API void fxge_program_close(fxge_program *p);

typedef struct fxge_compile_options {
	size_t size;
	const char *until;          /* last stage to run (fxge_stages); NULL = "ge" */
	const char *const *no_fuse; /* disabled fusion rules ("all"); NULL-terminated, or NULL */
	/* Fusion rules whose near misses are reported as notes. "variants" reports choices of
	 * variants. */
	const char *const *explain;
	/* Called after every pass with its name, or NULL; may read the program. */
	void (*after)(void *user, fxge_program *p, const char *pass);
	void *after_user;
	bool check_passes; /* run the verifier after every pass */
	bool in_place;     /* fxge_port_info.in_place, for execution only: files cannot hold it */
	bool trace; /* make values of the program outputs of role "trace", by FX name: fxge_bisect */
	const char *cann;       /* target CANN release, as "8.3"; NULL = forms that all accept */
	int64_t max_detections; /* constant number of detections, doc/vision.md; 0 = data-dependent */
	/* "keep", "exact" or "npu" (doc/quantised-graphs.md); NULL = "keep". Others need a chip. */
	const char *quant;
	bool quant_float, quant_per_token; /* as --quant-fallback=float, --quant-per-token */
} fxge_compile_options;

/* Runs the pass pipeline on the program in place. `o` may be NULL. Returns FXGE_UNSUPPORTED if a
 * node cannot be compiled, with a diagnostic for each; FXGE_INVALID for a program that PyTorch
 * rejects, too. The program can only be closed then. After FXGE_USAGE, for wrong options, it is
 * unchanged. */
FXGE_API fxge_status fxge_compile(fxge_program *p, const fxge_compile_options *o);
/* Returns the stage names in order: a static, NULL-terminated list. */
FXGE_API const char *const *fxge_stages(void);
/* Returns the stage, never NULL, valid until the next call. "broken" after a failed call. */
FXGE_API const char *fxge_program_stage(const fxge_program *p);
/* Returns the number of nodes at the present stage. */
FXGE_API uint64_t fxge_program_nodes(const fxge_program *p);

/* Calling convention of the saved function: pytree specs (JSON) of its arguments and result, and
 * argument names, NULL-terminated. Leaves are the inputs and the outputs of role "user", in order.
 * NULL = not recorded in the file. */
typedef struct fxge_call_info {
	size_t size;
	const char *in_spec, *out_spec;
	const char *const *arg_names;
} fxge_call_info;

/* Fills `*out`; strings live as long as the program. Returns false if the file does not record the
 * calling convention. */
FXGE_API bool fxge_call_get(const fxge_program *p, fxge_call_info *out);

/* Adds gears to a dynamic program of stage "ge": fixed sizes for chip compilers (fxge_write_om).
 * `gears`: "s0=1,8;x:1=128,512", with symbols or input:dim and their values; every dynamic input
 * size needs values. Gears are all combinations, or, with `zip`, the values at equal positions; at
 * most 100, on 950 256. Returns FXGE_USAGE for another form, FXGE_UNSUPPORTED for gears that do not
 * fit. A run uses the smallest gear that fits. Inputs are padded and results cropped only if
 * results and states are proved unchanged; other sizes must equal a gear. States have fixed sizes
 * and continue from run to run in all gears. Files of "air" and "om" store gears. */
FXGE_API fxge_status fxge_set_gears(fxge_program *p, const char *gears, bool zip);
/* Sets the preprocessing of camera images (AIPP) of a program of stage "ge". `path`: a file in the
 * form of atc's --insert_op_conf. Executables then take u8 images; "air" and "om" files store it.
 * Returns FXGE_USAGE for a file in another form, FXGE_UNSUPPORTED for one that does not fit. */
FXGE_API fxge_status fxge_set_aipp(fxge_program *p, const char *path);

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
	/* AUTO: limit in bytes above which weights are referenced (REF) if possible; 0 = unlimited. For
	 * files that are read back at once. */
	uint64_t copied_most;
} fxge_write_options;

/* Writes a program atomically to the file `path` in `format`: "air" (with .io.json), "fxpb", "onnx"
 * (for viewers), or a format of fxge_text. `o` may be NULL. Returns FXGE_IO if the file exists or
 * cannot be written, FXGE_USAGE for an unknown format or stage; no file changes then. */
FXGE_API fxge_status fxge_write(
	fxge_program *p, const char *path, const char *format, const fxge_write_options *o);

typedef struct fxge_om_options {
	size_t size;
	const char *soc; /* chip name of atc, as "Ascend910B1"; NULL = the first local device */
	/* Value of --precision_mode_v2, as "mixed_float16"; NULL = "origin": the program's dtypes. */
	const char *precision;
	const char *const
		*atc_options;      /* additional or overriding atc options; NULL-terminated, or NULL */
	bool external_weights; /* stored as files in weight/ next to the .om */
	bool force;            /* replace existing files */
	void (*line)(void *user, const char *line); /* receives atc's output, or NULL */
	void *line_user;
} fxge_om_options;

/* Compiles a program of stage "ge" for a chip by CANN's atc, in a child process with its own
 * working directory. Writes X.om (`path`), X.io.json and initial states in X.weights/, atomically.
 * Returns FXGE_USAGE for bad options, FXGE_OUTSIDE if atc is missing or fails. `o` may be NULL. */
FXGE_API fxge_status fxge_write_om(fxge_program *p, const char *path, const fxge_om_options *o);

/* Writes the `n` `programs` of stage "ge", all of one session, as "air" to `paths`, atomically.
 * `o` may be NULL. Stores weights of equal name and bytes once (AUTO means FILES for several
 * programs): next to the first program that has them, or in the original archive. Returns FXGE_IO
 * if a file exists or cannot be written, FXGE_USAGE for another stage. */
FXGE_API fxge_status fxge_write_set(
	fxge_program *const *programs, const char *const *paths, size_t n, const fxge_write_options *o);
/* Returns the program as text, valid until the next call on this program; NULL after a diagnostic.
 * `format`: "text", "brief" (large in-memory data as "..."), "locs" (with locations), "io"
 * (interface, JSON), "json", "dot", "pbtxt", "onnx-pbtxt" (graph viewers), "singleop" (`atc
 * --singleop`; "singleop-custom": types of loaded files only), "collectives" (exchanges between
 * ranks in order, one per line), "ops" (operators with counts and support), "ops-json". */
FXGE_API const char *fxge_text(fxge_program *p, const char *format);
/* Returns the number of nodes that cannot be compiled, and leaves the program unchanged. Sets the
 * status, and with `report` the diagnostics, that compilation would set. */
FXGE_API size_t fxge_unsupported(fxge_program *p, bool report);
/* Returns all registered operators with their lowering, as a table or, with `json`, as JSON; valid
 * until the next call. NULL if memory is exhausted. */
FXGE_API const char *fxge_ops_text(fxge_session *s, bool json);
/* Returns schema, lowering, GE types, verified cases by dtype and size, gradients and chip kernels
 * of an operator, as text or, with `json`, a JSON list. `name`: "aten.add.Tensor", "aten::add" or
 * "add", for all matching operators. Valid until the next call; NULL after a diagnostic with the
 * closest name. */
FXGE_API const char *fxge_op_text(fxge_session *s, const char *name, bool json);
/* Returns a GE type ("Add") as JSON: ordered inputs, attributes and outputs, CPU support, whether
 * the session loaded it. NULL without a diagnostic if no description exists. `type` NULL lists the
 * loaded types. The text is valid until the next call. */
FXGE_API const char *fxge_type_text(fxge_session *s, const char *type);

typedef struct fxge_check_options {
	size_t size;
	const char *soc;       /* chip, as "ascend910b", to warn of missing kernels; NULL = none */
	const char *cann;      /* CANN release whose rules apply, as "8.3"; NULL = all releases */
	fxge_program *program; /* written to the file, for Python lines; or NULL */
	const char *model;     /* program of an exported directory; NULL = the only one */
} fxge_check_options;

/* Checks the .air file `path` for errors that GE's loader reports or silently ignores. `o` may be
 * NULL. Returns the status of the first error: FXGE_INVALID, FXGE_UNSUPPORTED, or FXGE_IO if the
 * file cannot be read. */
FXGE_API fxge_status fxge_check(fxge_session *s, const char *path, const fxge_check_options *o);

/* ---- execution ---- */

typedef struct fxge_tensor_view {
	const char *name;  /* port name; may be NULL to bind by position */
	const char *dtype; /* "f32", "bf16", "i64", "bool", ... */
	int rank;
	const int64_t *shape;
	const int64_t *stride; /* in elements; NULL = contiguous */
	void *data;
	size_t bytes; /* size of the memory at data */
} fxge_tensor_view;

/* Creates an executable of a program of stage "ge", for fxge_executable_close. The program must
 * outlive it. NULL after a diagnostic. */
FXGE_API fxge_executable *fxge_executable_open(fxge_program *p);
/* Creates an executable on a `device`, for fxge_executable_close. The program must outlive it.
 * "npu:0" etc. need a program of stage "om", with the .io.json next to the .om file; "cpu" and NULL
 * need stage "ge".
 *
 * States stay on the chip between runs and across programs of the session. They are copied back on
 * access, and when the last program on the chip is closed. Returns NULL with FXGE_OUTSIDE if chip,
 * driver or CANN fails. Not verified on hardware: doc/npu-device.md. */
FXGE_API fxge_executable *fxge_executable_open_on(fxge_program *p, const char *device);
/* Properties of a chip. */
typedef struct fxge_device_info {
	size_t size;
	const char *soc;  /* chip name for fxge_write_om, as "Ascend910B1" */
	const char *cann; /* version of the installed CANN, or NULL */
} fxge_device_info;

/* Opens the chip `device` ("npu:0") and fills `*out`, whose strings live as long as the session.
 * The chip stays open until the session or its last program on the chip is closed. Returns
 * FXGE_OUTSIDE if chip, driver or CANN fails. */
FXGE_API fxge_status fxge_device_get(fxge_session *s, const char *device, fxge_device_info *out);
/* ---- several ranks on chips ---- */

/* Collectives of an .om (HcomAllReduce ...) name an HCCL communicator, which must exist in the
 * process before the .om is loaded. These functions create communicators: doc/distributed.md. */

/* Returns group name `i` of a program of stage "ge" or "om", valid until the next call; NULL if out
 * of range. */
FXGE_API const char *fxge_program_group(fxge_program *p, int i);

enum { FXGE_GROUP_ROOT = 4108 };
/* Opens the chip `device` and writes FXGE_GROUP_ROOT bytes that identify the group to `root`,
 * memory of the caller. Rank 0 calls this and sends the bytes to all ranks. Returns FXGE_OUTSIDE if
 * HCCL is missing or fails. */
FXGE_API fxge_status fxge_group_root(fxge_session *s, const char *device, void *root);

typedef struct fxge_group_options {
	size_t size;
	const char *device;     /* "npu:0", used by this rank only */
	const char *name;       /* group name */
	int n_ranks, rank;      /* 0 <= rank < n_ranks; a rank table overrides n_ranks */
	const void *root;       /* FXGE_GROUP_ROOT bytes of rank 0; NULL with a rank table */
	const char *rank_table; /* HCCL file of all ranks, chips and addresses; NULL with root */
} fxge_group_options;

/* Joins this process to the group of `o` until the session leaves it or is closed; the chip stays
 * open. Blocks until all ranks have joined. Allowed once per group and process. Returns
 * FXGE_OUTSIDE if HCCL is missing or fails. */
FXGE_API fxge_status fxge_group_join(fxge_session *s, const fxge_group_options *o);
/* Leaves all groups of the session. Close programs that use them first. Returns FXGE_OUTSIDE if
 * HCCL fails. */
FXGE_API fxge_status fxge_group_leave_all(fxge_session *s);

/* Closes an executable. fxge_last_status is then the status of releasing its chip. */
FXGE_API void fxge_executable_close(fxge_executable *e);

/* Input, output or state of the interface. */
typedef struct fxge_port_info {
	size_t size;
	const char *name;
	const char *role;  /* "user", "literal" | "user", "mutation", "gradient" | "state" */
	const char *dtype; /* "f32", ...; of Python numbers "i64", "f64", "bool"; NULL = none */
	int rank;          /* -1 = unknown */
	const char *text;  /* "f32[s0, 4]", "int s1", "None", "\"mean\"" */
	int position;      /* outputs: index among outputs of the same role */
	bool number;       /* Python number instead of a tensor */
	const char *value; /* inputs: name in the graph, an alias of `name`, as `past_0_key` of
						  `past[0]['key']`; else NULL */
	bool in_place;     /* outputs: the memory of the mutated input already holds the value */
	bool addressed;    /* inputs: the tensor must start its storage, which as_strided addresses */
} fxge_port_info;

/* Return the numbers of ports: user inputs; user outputs and mutated inputs. */
FXGE_API int fxge_n_inputs(const fxge_executable *e);
FXGE_API int fxge_n_outputs(const fxge_executable *e);
/* Fill `*out` with port `i` in interface order; strings live as long as the executable. Return
 * false if `i` is out of range. */
FXGE_API bool fxge_input_get(const fxge_executable *e, int i, fxge_port_info *out);
FXGE_API bool fxge_output_get(const fxge_executable *e, int i, fxge_port_info *out);

/* Binds the `n_in` views `in` by name, or by position without a name, checks dtypes, shapes and
 * guards, runs, and updates states. Reads the inputs' memory until it returns. fxge_get_result
 * returns results until the next run.
 *
 * Returns FXGE_INVALID for inputs that the program does not accept, FXGE_UNSUPPORTED for an
 * operator without a kernel, FXGE_STOPPED, FXGE_NO_MEMORY, or FXGE_OUTSIDE for a failure of the
 * chip. */
FXGE_API fxge_status fxge_run(fxge_executable *e, const fxge_tensor_view *in, int n_in);
/* Runs without checks, for frequent calls with dense row-major tensors. Also copies to and from a
 * chip if needed. Dtypes, ranks and sizes must match: errors cause out-of-bounds accesses.
 *
 * `words` holds one word per input: the data address, a number (floats by their bits), or anything
 * for a literal. Two words per output follow: address and size in bytes of its memory, or 0, 0 to
 * keep it in the executable (fxge_get_result). All sizes of each input with fxge_input_dynamic
 * follow. `n` is the number of words.
 *
 * A result of another size is an error. Outputs must not overlap inputs, except in-place outputs
 * with their own input. Outputs are undefined after a failure. Returns FXGE_USAGE for another
 * number of words, and the statuses of fxge_run, as FXGE_INVALID. */
FXGE_API fxge_status fxge_run_packed(fxge_executable *e, const int64_t *words, size_t n);
/* Runs like fxge_run_packed, with its `words`, `n` and statuses (FXGE_USAGE, ...), with constant
 * inputs. `same` has an element per input: true if the input has the dtype, sizes and contents of
 * the last successful call. Constant inputs are not copied to chips; the CPU prepacks
 * weights into a second copy. */
FXGE_API fxge_status fxge_run_packed_again(
	fxge_executable *e, const int64_t *words, size_t n, const bool *same);

typedef struct fxge_launch_options {
	size_t size;
	void *stream; /* AscendCL stream of the default context of the executable's chip; NULL = the
					 default stream */
} fxge_launch_options;

/* Runs like fxge_run_packed, with its `words` and `n`, on tensors in the memory of the chip,
 * without copies. Addresses are AscendCL addresses, multiples of 32; number words hold values. `o`
 * may be NULL. Returns FXGE_USAGE on the CPU, FXGE_OUTSIDE for a failure of the chip.
 *
 * The run is queued on the stream, and the call returns before it ends. Until then inputs must not
 * be written and outputs must not be accessed. All outputs need memory, except empty ones (0, 0).
 * Runs of one executable on different streams are serialised.
 *
 * An output of data-dependent size may have 0, 0: the call then waits for the run. fxge_get_result
 * returns its dtype and sizes without data, and fxge_result_copy its data, until the next run. */
FXGE_API fxge_status fxge_launch_packed(
	fxge_executable *e, const int64_t *words, size_t n, const fxge_launch_options *o);
/* Copies result `i` of a launch to the `bytes` bytes of chip memory at `to`; the size must be
 * exact. Blocks. Returns FXGE_USAGE for another size or result, FXGE_OUTSIDE for a failure of the
 * chip. */
FXGE_API fxge_status fxge_result_copy(fxge_executable *e, int i, void *to, size_t bytes);
/* Returns true if packed calls must pass all sizes of input `i`: some size is neither constant nor
 * determined by numbers and earlier inputs; false otherwise, or if `i` is out of range. */
FXGE_API bool fxge_input_dynamic(const fxge_executable *e, int i);
/* Sets `*out` to result `i` of the last run; returns false if there is none. The executable owns
 * the data, until its next run. */
FXGE_API bool fxge_get_result(const fxge_executable *e, int i, fxge_tensor_view *out);

/* States are mutated buffers by qualified name, initialised from the program and shared by the
 * programs of a session. */
/* State of programs with random numbers, i64[2]: stream key and number of draws. Starts as {0,
 * 0}. */
#define FXGE_RANDOM_STATE "fxge.random"
/* Returns the number of states. */
FXGE_API int fxge_n_states(const fxge_executable *e);
/* Sets `*out` to state `i`, whose data is valid until the next call on the session. Returns false
 * if `i` is out of range, the state has no value yet, or it cannot be copied from the chip. */
FXGE_API bool fxge_state(const fxge_executable *e, int i, fxge_tensor_view *out);
/* Copies `*v` into the state of its name. Returns FXGE_INVALID for an unknown name, or another
 * dtype or shape. */
FXGE_API fxge_status fxge_set_state(fxge_executable *e, const fxge_tensor_view *v);
/* Sets all states to their initial values. */
FXGE_API void fxge_reset_states(fxge_executable *e);

/* Generates inputs from `seed`, equal on all machines: floats in [-1, 1), integers 0 or 1, sizes
 * within ranges and guards. `sizes`: fixed symbols as "s0=4", NULL-terminated, or NULL. The caller
 * closes the arrays (fxge_arrays_close), or the session does. Returns NULL after a diagnostic. */
FXGE_API fxge_arrays *fxge_random_inputs(
	fxge_executable *e, uint64_t seed, const char *const *sizes);

/* ---- profiling ---- */

/* Starts profiling of time and memory by node with the next run, and discards earlier data.
 * Disables fusion of CPU steps, which slows runs down. Chips report times of whole runs;
 * fxge_profile_read adds operators. Returns FXGE_OUTSIDE if the chip's profiler fails. */
FXGE_API fxge_status fxge_profile(fxge_executable *e);

/* Totals in seconds over all runs: total = nodes + before + after + counting. */
typedef struct fxge_profile_sum {
	size_t size;
	uint64_t runs;
	double total, best; /* all runs; fastest run */
	double nodes;       /* sum over nodes */
	double before;      /* before the first node: checks and binding of inputs */
	double after;       /* after the last node: delivery of results */
	double counting;    /* profiling overhead */
	uint64_t peak;      /* peak bytes of computed values and temporaries */
} fxge_profile_sum;

/* Profile of a node, in execution order; nodes of nested graphs follow at the end. Byte counts are
 * of the last run. */
typedef struct fxge_profile_node {
	size_t size;
	const char *name, *op; /* as in `fxge dump --stage=ge`: "mm", "ge.MatMulV2" */
	const char *origin;    /* original FX node, or NULL */
	const char *file;      /* the user's Python line, or NULL */
	int line;
	const char *function, *source; /* or NULL */
	const char *module;            /* "layers.0.attn (Attention)", or NULL */
	uint64_t calls;                /* total over all runs */
	double total, best;            /* seconds over all runs; in the fastest run */
	uint64_t in, out;              /* bytes of operands, of results */
	uint64_t made;                 /* bytes allocated for results (views: 0) */
	uint64_t temporary;            /* bytes of workspace */
	uint64_t live;                 /* bytes of live values and temporaries during the node */
	uint64_t held;                 /* contribution to the peak */
} fxge_profile_node;

/* Reads the AscendCL profile of the runs since fxge_profile by CANN's msprof. Rows are then GE
 * operators in execution order with calls and times. `names` is the program of stage "ge" behind
 * the .om, for source lines, or NULL. Without msprof only whole runs are timed (fxge_profile_lack).
 * No effect on the CPU. Returns FXGE_OUTSIDE if AscendCL fails. */
FXGE_API fxge_status fxge_profile_read(fxge_executable *e, fxge_program *names);
/* Returns the reason for missing chip rows, valid until the next profile, or NULL. */
FXGE_API const char *fxge_profile_lack(const fxge_executable *e);
/* Stops profiling on a chip and discards the data. */
FXGE_API void fxge_profile_end(fxge_executable *e);

/* Fill `*out` with the totals, and with row `i`; strings live as long as the executable. Return
 * false without profile data, or if `i` is out of range. */
FXGE_API bool fxge_profile_sum_get(const fxge_executable *e, fxge_profile_sum *out);
FXGE_API bool fxge_profile_get(const fxge_executable *e, size_t i, fxge_profile_node *out);

/* ---- cost estimates ---- */
typedef struct fxge_cost_options {
	size_t size;
	const char *soc; /* "ascend910b" or an atc name as "Ascend910B4"; NULL = "ascend910b" */
	const char *const *sizes; /* values of symbols as "s0=4", NULL-terminated; NULL = none */
	double launch;            /* minimal seconds per kernel; 0 = ignored */
	bool unfused;             /* also estimate without fusion rules */
} fxge_cost_options;

/* Estimates lower bounds of a program's time on a chip from its operations and memory traffic. Each
 * node takes the maximum of matrix, vector and memory time; nodes run in sequence. doc/cost.md
 * defines the counts and the sources of chip figures.
 *
 * Compiles the program if needed. Counts the most expensive branch, and loops once. `o` may be
 * NULL. Returns FXGE_INVALID if the size of an input is missing. */
FXGE_API fxge_status fxge_cost(fxge_program *p, const fxge_cost_options *o);

/* Totals over all counted nodes, by bounding resource. */
typedef struct fxge_cost_sum {
	size_t size;
	const char *soc;
	double macs, lanes, bandwidth; /* chip rates per second: f16 matrix multiply-adds, f16 vector
									  operations, bytes */
	uint64_t capacity;             /* chip memory in bytes */
	double seconds;                /* = matrix + vector + memory + launch */
	double matrix, vector, memory, launch; /* by the bound of each node */
	uint64_t kernels;
	uint64_t unknown;         /* kernels estimated from bytes only */
	uint64_t loops, branches; /* nodes that run nested graphs */
	uint64_t flops;           /* matrix operations, two per multiply-add; UINT64_MAX = overflow */
	uint64_t elements;        /* vector operations */
	uint64_t read, written;   /* bytes */
	uint64_t weights, states, inputs; /* bytes of permanent data */
	uint64_t values;                  /* peak bytes of computed values */
} fxge_cost_sum;

/* Estimate of a node, in execution order; nodes of nested graphs follow their parent. */
typedef struct fxge_cost_node {
	size_t size;
	const char *name, *op; /* as in `fxge dump --stage=ge`: "mm", "ge.MatMulV2" */
	const char *origin;    /* original FX node, or NULL */
	const char *file;      /* the user's Python line, or NULL */
	int line;
	const char *function, *source; /* or NULL */
	const char *module;            /* or NULL */
	const char *work;              /* "product" etc. (doc/cost.md); NULL = unknown */
	const char *bound;             /* "matrix", "vector", "memory", "launch"; NULL = free */
	bool counted;                  /* false: in a branch other than the most expensive */
	bool known;                    /* false: estimated from bytes only */
	bool kernel;                   /* runs a kernel on the chip */
	double seconds;
	uint64_t flops, elements, read, written;
	uint64_t live; /* bytes of live values during the node */
} fxge_cost_node;

/* Symbol of the program and its assumed value. */
typedef struct fxge_cost_size {
	size_t size;
	const char *name;
	int64_t value;
	bool given;  /* false: chosen, or data-dependent (then the smallest nonzero value) */
	bool chosen; /* chosen as by fxge_random_inputs with seed 1 */
} fxge_cost_size;

/* Fill `*out` with results of the last fxge_cost, valid until the next one. Return false without
 * one, or if `i` is out of range. `unfused`:
 * without fusion rules; false if not requested, compiled earlier, or not compilable. */
FXGE_API bool fxge_cost_sum_get(const fxge_program *p, bool unfused, fxge_cost_sum *out);
FXGE_API bool fxge_cost_get(const fxge_program *p, size_t i, fxge_cost_node *out);
FXGE_API bool fxge_cost_size_get(const fxge_program *p, size_t i, fxge_cost_size *out);

/* ---- arrays by name ---- */

/* Reads the file `path`, .npz or .npy (one array, named ""), recognised by contents. Files hold
 * bf16 as uint16. The caller closes the arrays (fxge_arrays_close), or the session does. Returns
 * NULL after a diagnostic. */
FXGE_API fxge_arrays *fxge_arrays_read(fxge_session *s, const char *path);
/* Returns an empty list, which the caller or the session closes; NULL if memory is exhausted. */
FXGE_API fxge_arrays *fxge_arrays_open(fxge_session *s);
/* Frees the arrays. NULL has no effect. */
FXGE_API void fxge_arrays_close(fxge_arrays *a);
/* Returns the number of arrays. */
FXGE_API size_t fxge_arrays_count(const fxge_arrays *a);
/* Sets `*out` to array `i`, in order of addition. The list owns name and data, until it is closed.
 * Returns false if `i` is out of range. */
FXGE_API bool fxge_arrays_get(const fxge_arrays *a, size_t i, fxge_tensor_view *out);
/* Sets `*out` to the array `name`, as fxge_arrays_get; returns false if none has this name. */
FXGE_API bool fxge_arrays_find(const fxge_arrays *a, const char *name, fxge_tensor_view *out);
/* Adds a copy of `*v`. Returns FXGE_INVALID for an unknown dtype, or less memory than its shape
 * needs. */
FXGE_API fxge_status fxge_arrays_add(fxge_arrays *a, const fxge_tensor_view *v);
/* Writes the .npz file `path`, with `force` in place of an existing file; equal arrays produce
 * equal bytes. Returns FXGE_IO if it exists or cannot be written. */
FXGE_API fxge_status fxge_arrays_write(fxge_arrays *a, const char *path, bool force);

typedef struct fxge_difference {
	size_t size;
	bool comparable; /* equal shapes of real numbers */
	double max_abs;  /* largest |a - b|; 0 for equal NaNs or infinities, else infinite */
	double scale;    /* largest finite |b| */
	double error;    /* max_abs / scale; max_abs if scale is 0 */
	double excess;   /* largest |a - b| - (atol + rtol |b|) */
	uint64_t elements, different; /* not exactly equal */
	uint64_t at;                  /* flat index of the largest difference */
	double a, b;                  /* elements at that index */
	uint64_t n_nan, n_inf;        /* NaNs and infinities of `a` */
} fxge_difference;

/* Returns element `i` (flat, row-major) of the dense real view `v`; NaN if out of range. */
FXGE_API double fxge_element(const fxge_tensor_view *v, uint64_t i);
/* Returns the additional tolerance for `dtype` on NPUs relative to the largest element: f32 2^-12
 * (HF32 convolutions, 11 bits), f16 2^-10, bf16 2^-7 (intermediate rounding; products accumulate in
 * f32), others 0. */
FXGE_API double fxge_npu_rounding(const char *dtype);
/* Compares the dense views `a` and `b` element by element, in double (two integers exactly), and
 * fills `*out`. `rtol` and `atol` count for its `excess`: atol + rtol |b|. Returns false if the
 * views are not comparable. */
FXGE_API bool fxge_compare(const fxge_tensor_view *a, const fxge_tensor_view *b, double rtol,
	double atol, fxge_difference *out);

typedef struct fxge_verify_options {
	size_t size;
	double own_error, factor; /* see fxge_verify_value; own_error NaN = unknown */
	double rtol,
		atol;        /* without a reference; negative atol: 1e-5 of the largest element, or 1e-5 */
	double rounding; /* fxge_npu_rounding on a chip; 0 on the CPU */
	const char *quant; /* `quant` of the compilation, "exact" or "npu"; NULL = none, or "keep" */
} fxge_verify_options;

typedef struct fxge_verdict {
	size_t size;
	bool ok;
	double error, bar; /* relative to the largest element with a reference, else absolute */
	const char *why;   /* static: reason of an unusual verdict, or NULL */
	fxge_difference difference;
} fxge_verdict;

/* Compares the dense view `found` with `eager` PyTorch and a float64 `reference`; either may be
 * NULL. Integers and bools must be equal. `options` may be NULL. Fills `*out`; returns its `ok`,
 * false also for views of different dtypes or shapes. The tolerance of fxge_difference.error to the
 * reference follows from PyTorch's own error: `own_error` times `factor` (1 + 8 / elements), at
 * least 2e-6 (f32) or 1e-13 (f64); 1.5 times, at least 2^-8 (bf16) or 2^-11 (f16); else 0. Without
 * a reference, or if that tolerance is half of the largest element, each element must be close to
 * eager. If only one of eager and reference is finite, either passes. With `quant`, eager counts:
 * integers may be a step off, one in 1,000 or 20 ("npu"); noise is at most 0.0032 or 0.032. */
FXGE_API bool fxge_verify_value(const fxge_tensor_view *found, const fxge_tensor_view *eager,
	const fxge_tensor_view *reference, const fxge_verify_options *options, fxge_verdict *out);

/* ---- bisection of differences ---- */

typedef struct fxge_bisect_options {
	size_t size;
	const char *prefix;         /* prefix of array names, as "c0/"; NULL = none */
	double factor;              /* as in fxge_verify_options; 0 = 3 */
	double rtol;                /* tolerance if PyTorch's own error is unknown; 0 = 1e-4 */
	const fxge_program *traced; /* source of the locations of values for an executable of a
								   reread program; NULL = its own program */
} fxge_bisect_options;

/* Runs twice with the `n_in` views `in`, as fxge_run, and compares every traced value with recorded
 * values. `o` may be NULL.
 *
 * `values` holds PREFIXnode/NAME (PyTorch's result) and optionally PREFIXnode_ref/NAME (float64
 * from the inputs on) and PREFIXnode_err/NAME (float64: error of the node alone in PyTorch, from
 * recorded operands; infinite = any value passes).
 *
 * The free run accumulates errors. The other run replaces each value by the recorded one after
 * comparison, so that each error is the value's own. Reports the first value in program order whose
 * own error exceeds its tolerance (FXGE-E0966, FXGE_DIFFERENT), else the first in the free run
 * (FXGE-E0967). States end as after one run. Chips do the free run only, with fxge_npu_rounding. */
FXGE_API fxge_status fxge_bisect(fxge_executable *e, const fxge_tensor_view *in, int n_in,
	const fxge_arrays *values, const fxge_bisect_options *o);

/* Comparison of a value, in program order. */
typedef struct fxge_bisect_row {
	size_t size;
	const char *name, *dtype;
	double own, own_bar; /* error of the value alone, and its tolerance; -1 on a chip: unknown */
	double total, total_bar; /* error in the free run */
	double torch;            /* PyTorch's own error of the fused nodes; negative = unknown */
	bool own_ok, total_ok;
	uint64_t elements, different, at; /* own error: counts, and index of the largest */
	double found, expected;           /* at that index */
} fxge_bisect_row;

/* Fills `*out` with row `i` of the last fxge_bisect, valid until the next one. Returns false if `i`
 * is out of range. */
FXGE_API bool fxge_bisect_get(const fxge_executable *e, size_t i, fxge_bisect_row *out);

#ifdef __cplusplus
}
#endif

#endif
