/* SPDX-License-Identifier: Apache-2.0 */
/* Interface between fxge and plugins.
 *
 * A plugin is a shared library that describes operators and implements in C their meta functions,
 * converters, CPU kernels and fusions. `fxge --plugin FILE.so` and fxge_load_plugin load plugins.
 *
 * A plugin exports one symbol, by FXGE_PLUGIN, and calls fxge through a function table; it links
 * against no library of fxge. Both sides declare the sizes of their structs, which grow at their
 * ends. Any other change raises FXGE_PLUGIN_ABI.
 *
 * Threads: the loading thread calls `init` once per session. The thread that compiles or runs a
 * program calls all other functions, one at a time per session. Different sessions may call from
 * different threads at the same time. Functions may use threads of their own until they return.
 * Handles and strings passed to a call are invalid after it returns. */
#ifndef FXGE_PLUGIN_H
#define FXGE_PLUGIN_H

#include <fxge/fxge.h>

#ifdef __cplusplus
extern "C" {
#endif

#define FXGE_PLUGIN_ABI 1

#if defined(__GNUC__)
#define FXGE_PRINTF(n) __attribute__((format(printf, n, n + 1)))
#else
#define FXGE_PRINTF(n)
#endif

/* Opaque handles: the plugin being loaded; a call of an operator or a match of a fusion pattern; a
 * tensor of the graph that a converter builds. */
typedef struct fxge_plugin_host fxge_plugin_host;
typedef struct fxge_op_call fxge_op_call;
typedef struct fxge_op_value fxge_op_value;
typedef struct fxge_plugin_api fxge_plugin_api;

/* Size, constant or symbolic: an expression over the program's symbols. */
typedef struct fxge_dim {
	int64_t word; /* private */
} fxge_dim;

/* ---- functions of a plugin ---- */

/* Meta function or converter of an operator. A meta function sets every result by api->result. A
 * converter creates nodes by api->emit and sets every result by api->give. Both must read every
 * argument that the call passes. Returns false after api->fail. */
typedef bool fxge_op_fn(const fxge_plugin_api *api, fxge_op_call *c, void *user);

/* Call of a GE operator on the CPU. Views are dense, in the order of the prototype; a dynamic port
 * has one view per tensor. An absent input has dtype NULL. */
typedef struct fxge_kernel_call {
	size_t size;
	const char *type; /* "MyGelu" */
	const fxge_tensor_view *in, *out;
	int n_in, n_out;
	fxge_op_call *call; /* for attributes and api->fail */
} fxge_kernel_call;

/* Computes results into preallocated memory. Returns false after api->fail. */
typedef bool fxge_op_kernel(const fxge_plugin_api *api, const fxge_kernel_call *k, void *user);

/* Fusion rule. `pattern` is a graph in text form whose inputs match any value. `$name` captures a
 * constant; `?op` is optional; `&op` may have other users. `replace` is a formula of inputs and
 * captures, which may call operators: doc/plugins.md. */
typedef struct fxge_fusion {
	size_t size;
	const char *name; /* for --no-fuse and --explain */
	const char *pattern, *replace;
	/* Condition on values and captures, by name; NULL = none. Returns false after api->fail with
	 * the reason. */
	fxge_op_fn *holds;
	void *user;
} fxge_fusion;

/* ---- arguments of nodes that a converter creates ---- */

typedef enum fxge_op_arg_kind {
	FXGE_ARG_VALUES = 1, /* tensors of an input; NULL elements are absent */
	FXGE_ARG_DIMS,       /* sizes: of an input (1-D tensor), or constants of an attribute */
	FXGE_ARG_INTS,       /* integers of an input or attribute */
	FXGE_ARG_FLOATS,     /* attribute, like all below */
	FXGE_ARG_BOOLS,
	FXGE_ARG_STRS,
	FXGE_ARG_DTYPE, /* dtype name strs[0], as "f16" */
} fxge_op_arg_kind;

/* Input or attribute of `n` elements; n = 1 if not a list. This struct does not grow. */
typedef struct fxge_op_arg {
	const char *name;
	fxge_op_arg_kind kind;
	int n;
	union {
		fxge_op_value *const *values;
		const fxge_dim *dims;
		const int64_t *ints;
		const double *floats;
		const bool *bools;
		const char *const *strs;
	} of;
} fxge_op_arg;

/* ---- functions of fxge ---- */

struct fxge_plugin_api {
	size_t size;

	/* Registration, in init only. Takes effect when init returns true; any error discards all of
	 * the plugin. Strings are copied; `user` is passed to the function. Operators have the names of
	 * rows ("my.gelu.default"), GE operators their types ("MyGelu"). */
	/* Adds rows of ops/README.md, or another form of doc/own-ops.md. `label` ("ops.yaml", "ops.h")
	 * selects C++ by its extension and is the file name in messages. */
	bool (*describe)(fxge_plugin_host *h, const char *label, const char *text, size_t n);
	/* Set functions of an operator that this plugin or a loaded file describes. */
	bool (*meta)(fxge_plugin_host *h, const char *op, fxge_op_fn *fn, void *user);
	bool (*converter)(fxge_plugin_host *h, const char *op, fxge_op_fn *fn, void *user);
	/* Accepts the types of ops/ge/prototypes.yaml too. */
	bool (*kernel)(fxge_plugin_host *h, const char *type, fxge_op_kernel *fn, void *user);
	bool (*fusion)(fxge_plugin_host *h, const fxge_fusion *f);
	/* Reports the reason for not loading; returns false, as the result of init. */
	bool (*refuse)(fxge_plugin_host *h, const char *fmt, ...) FXGE_PRINTF(2);

	/* Arguments by name, in every function of an operator. `i` is an index into a list, 0
	 * otherwise. An absent argument, or one of another kind, fails the call and returns 0 or
	 * NULL. */
	bool (*fail)(fxge_op_call *c, const char *fmt, ...) FXGE_PRINTF(2); /* returns false */
	int (*count)(fxge_op_call *c, const char *name); /* elements; 0 = absent without a default */
	/* Returns "tensor", "int", "float", "bool", "str" or "dtype", with "[]" for a list; "number" if
	 * any is allowed. Returns NULL without a failure if the argument does not exist. */
	const char *(*kind)(fxge_op_call *c, const char *name);
	const char *(*dtype)(
		fxge_op_call *c, const char *name, int i); /* dtype of a tensor, or a dtype argument */
	int (*rank)(fxge_op_call *c, const char *name, int i);
	fxge_dim (*dim)(fxge_op_call *c, const char *name, int i, int d); /* size d of a tensor */
	fxge_dim (*size_arg)(fxge_op_call *c, const char *name, int i); /* int, constant or symbolic */
	int64_t (*int_arg)(fxge_op_call *c, const char *name, int i);   /* constant int */
	double (*float_arg)(fxge_op_call *c, const char *name, int i);  /* any number */
	bool (*bool_arg)(fxge_op_call *c, const char *name, int i);
	const char *(*str_arg)(fxge_op_call *c, const char *name, int i);

	/* Sizes, in meta functions, converters and conditions. `op`: + - * / (rounds down) % <
	 * (minimum) > (maximum). */
	fxge_dim (*dim_of)(fxge_op_call *c, int64_t value);
	fxge_dim (*dim_op)(fxge_op_call *c, char op, fxge_dim a, fxge_dim b);
	bool (*dim_known)(fxge_op_call *c, fxge_dim d, int64_t *value);
	/* Returns true if both are equal for all inputs of the program. */
	bool (*dim_equal)(fxge_op_call *c, fxge_dim a, fxge_dim b);

	/* Sets result k, in meta functions. */
	bool (*result)(fxge_op_call *c, int k, const char *dtype, int rank, const fxge_dim *shape);

	/* Returns a tensor argument, in converters; NULL = absent. */
	fxge_op_value *(*value)(fxge_op_call *c, const char *name, int i);
	/* Creates a GE node. Returns its first result, or NULL after a failure. Stores the results in
	 * `results`, which has room for `n_results`, or is NULL. */
	fxge_op_value *(*emit)(fxge_op_call *c, const char *type, const fxge_op_arg *args, int n_args,
		fxge_op_value **results, int n_results);
	fxge_op_value *(*cast)(fxge_op_call *c, fxge_op_value *v, const char *dtype);
	fxge_op_value *(*number)(fxge_op_call *c, const char *dtype, double v); /* 0-d constant */
	/* Sets result k to `v`, cast to the dtype of the result if needed. */
	bool (*give)(fxge_op_call *c, int k, fxge_op_value *v);

	/* Registers the exchange of tensors between the processes of a program, once per session, in
	 * init. Calls follow program order for the types HcomAllGather, HcomAllReduce, HcomAllToAll,
	 * HcomAllToAllV, HcomBroadcast and HcomReduceScatter. The function receives the call as a
	 * kernel does: type, operands, results to fill, and attributes by `str_arg` and `int_arg`
	 * ("group", "reduction": sum prod max min, "rank_size", "root_rank"). It returns when the
	 * results are complete. doc/distributed.md defines the data layout. */
	bool (*exchange)(fxge_plugin_host *h, fxge_op_kernel *fn, void *user);
};

/* ---- definition of a plugin ---- */

typedef struct fxge_plugin {
	size_t size;
	uint32_t abi;
	size_t api_size; /* size of the table at compile time */
	const char *name, *version;
	bool (*init)(const fxge_plugin_api *api, fxge_plugin_host *h, void *user);
	void *user; /* passed to init */
} fxge_plugin;

#define FXGE_PLUGIN_SYMBOL "fxge_plugin_entry"

#ifdef __cplusplus
#define FXGE_PLUGIN_EXTERN extern "C"
#else
#define FXGE_PLUGIN_EXTERN extern
#endif

/* Defines the plugin, once, at file scope: FXGE_PLUGIN("my_ops", "1.2", init); */
#define FXGE_PLUGIN(name, version, init)                                                           \
	FXGE_PLUGIN_EXTERN FXGE_API const fxge_plugin fxge_plugin_entry;                               \
	const fxge_plugin fxge_plugin_entry = {sizeof(fxge_plugin), FXGE_PLUGIN_ABI,                   \
		sizeof(fxge_plugin_api), (name), (version), (init), NULL}

/* ---- loading ---- */

/* Loads the plugin `path`, a shared library. The first load in a process runs in a child process
 * first, so that a crash is reported as an error. The plugin stays loaded until the session is
 * closed; repeated loads have no effect. Returns FXGE_INVALID for a file that is not a plugin of
 * this version, or whose init fails; nothing of it is registered then. */
FXGE_API fxge_status fxge_load_plugin(fxge_session *s, const char *path);
/* Registers the plugin `p` of the calling program, which must outlive the session. Functions
 * receive the `user` of their registration. Returns FXGE_INVALID for another version, or if its
 * init fails. */
FXGE_API fxge_status fxge_add_plugin(fxge_session *s, const fxge_plugin *p);

#ifdef __cplusplus
}
#endif

#endif
