/* fxge: what a plugin is made of. A plugin is a shared library that describes operators and says in
 * C what a description cannot: what their results are, what they become in GE, what they compute on
 * the CPU, and which nodes they replace. `fxge --plugin FILE.so`, fxge_load_plugin.
 *
 * It exports one name, by FXGE_PLUGIN, and calls back through a table that it is given: it links
 * with nothing of ours. Both sides say how large their structs are, which grow at their ends; the
 * ABI's number changes when they do otherwise.
 *
 * Threads: `init` is called once a session, by the thread that loads the plugin; all else by the
 * thread that compiles or runs a program of that session, one call at a time. Two sessions may call
 * at the same time, from two threads. Functions may use threads of their own until they return.
 * Handles and texts that a call is given are gone when it returns. */
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

/* The plugin that is being loaded; one call of an operator, or one match of a fusion's pattern; a
 * tensor of the graph that a converter makes. */
typedef struct fxge_plugin_host fxge_plugin_host;
typedef struct fxge_op_call fxge_op_call;
typedef struct fxge_op_value fxge_op_value;
typedef struct fxge_plugin_api fxge_plugin_api;

/* A size, known or not: an expression over the program's symbols. */
typedef struct fxge_dim {
	int64_t word; /* fxge's own */
} fxge_dim;

/* ---- what a plugin gives ---- */

/* A meta function: tells every result by api->result. A converter: makes nodes by api->emit, and
 * gives every result by api->give. It must look at every argument that the call gives. False after
 * api->fail. */
typedef bool fxge_op_fn(const fxge_plugin_api *api, fxge_op_call *c, void *user);

/* One call of an operator of GE on the CPU: dense views, of inputs and results in the order of the
 * row's, of a dynamic port one each. An input that is not given has dtype NULL. */
typedef struct fxge_kernel_call {
	size_t size;
	const char *type; /* "MyGelu" */
	const fxge_tensor_view *in, *out;
	int n_in, n_out;
	fxge_op_call *call; /* attributes, and api->fail */
} fxge_kernel_call;

/* Computes the results, whose memory is there; false after api->fail. */
typedef bool fxge_op_kernel(const fxge_plugin_api *api, const fxge_kernel_call *k, void *user);

/* Nodes that become others. `pattern` is a graph in the text form whose inputs stand for any value;
 * `$name` in the place of a constant captures it; `?op` may be missing, `&op` may have other users.
 * `replace` is a formula of inputs and captures, which may call operators: doc/plugins.md. */
typedef struct fxge_fusion {
	size_t size;
	const char *name; /* for --no-fuse and --explain */
	const char *pattern, *replace;
	/* A condition: asks of values and captures by their names; false after api->fail, which says
	 * why not. NULL = none. */
	fxge_op_fn *holds;
	void *user;
} fxge_fusion;

/* ---- what a converter says of a node that it makes ---- */

typedef enum fxge_op_arg_kind {
	FXGE_ARG_VALUES = 1, /* of an input; elements may be NULL: not given */
	FXGE_ARG_DIMS,       /* sizes: of an input (a 1-D tensor), or, all known, of an attribute */
	FXGE_ARG_INTS,       /* likewise */
	FXGE_ARG_FLOATS,     /* of attributes, like all below */
	FXGE_ARG_BOOLS,
	FXGE_ARG_STRS,
	FXGE_ARG_DTYPE, /* of strs[0]: "f16" */
} fxge_op_arg_kind;

/* One input or attribute: `n` elements, 1 where it is no list. This struct does not grow. */
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

/* ---- what a plugin may call ---- */

struct fxge_plugin_api {
	size_t size;

	/* In init. What is registered counts when init has returned true; where anything is wrong with
	 * it, nothing of the plugin stays. Texts are copied; `user` is handed on. Operators are named
	 * as rows name them ("my.gelu.default"), GE's by their types ("MyGelu"). */
	/* Rows of ops/README.md, or another form of doc/own-ops.md; `label` ("ops.yaml", "ops.h") tells
	 * C++ by its end, and stands in messages. */
	bool (*describe)(fxge_plugin_host *h, const char *label, const char *text, size_t n);
	/* Of an operator that this plugin, or a file loaded before, describes. */
	bool (*meta)(fxge_plugin_host *h, const char *op, fxge_op_fn *fn, void *user);
	bool (*converter)(fxge_plugin_host *h, const char *op, fxge_op_fn *fn, void *user);
	/* Also of the types in ops/ge/prototypes.yaml. */
	bool (*kernel)(fxge_plugin_host *h, const char *type, fxge_op_kernel *fn, void *user);
	bool (*fusion)(fxge_plugin_host *h, const fxge_fusion *f);
	/* Why it cannot be loaded; false, for init to return. */
	bool (*refuse)(fxge_plugin_host *h, const char *fmt, ...) FXGE_PRINTF(2);

	/* In every function of an operator: its arguments by name; `i` is the element of a list, 0 of
	 * what is none. What is not there, or of another kind, fails the call, and gives 0 or NULL. */
	bool (*fail)(fxge_op_call *c, const char *fmt, ...) FXGE_PRINTF(2); /* false */
	int (*count)(fxge_op_call *c, const char *name); /* elements; 0 = not given, and no default */
	/* "tensor", "int", "float", "bool", "str", "dtype", with "[]" of a list; "number" where it may
	 * be any. NULL = there is no such argument, which is no failure. */
	const char *(*kind)(fxge_op_call *c, const char *name);
	const char *(*dtype)(fxge_op_call *c, const char *name, int i); /* of a tensor, or a dtype */
	int (*rank)(fxge_op_call *c, const char *name, int i);
	fxge_dim (*dim)(fxge_op_call *c, const char *name, int i, int d); /* size d of a tensor */
	fxge_dim (*size_arg)(fxge_op_call *c, const char *name, int i);   /* an int, known or not */
	int64_t (*int_arg)(fxge_op_call *c, const char *name, int i);     /* a known one */
	double (*float_arg)(fxge_op_call *c, const char *name, int i);    /* of any number */
	bool (*bool_arg)(fxge_op_call *c, const char *name, int i);
	const char *(*str_arg)(fxge_op_call *c, const char *name, int i);

	/* In meta functions, converters and conditions: sizes. `op`: + - * / (rounded down) % < (the
	 * lesser) > (the greater). */
	fxge_dim (*dim_of)(fxge_op_call *c, int64_t value);
	fxge_dim (*dim_op)(fxge_op_call *c, char op, fxge_dim a, fxge_dim b);
	bool (*dim_known)(fxge_op_call *c, fxge_dim d, int64_t *value);
	/* Both are equal for all inputs of the program. */
	bool (*dim_equal)(fxge_op_call *c, fxge_dim a, fxge_dim b);

	/* In meta functions: result k. */
	bool (*result)(fxge_op_call *c, int k, const char *dtype, int rank, const fxge_dim *shape);

	/* In converters. A tensor argument; NULL = not given. */
	fxge_op_value *(*value)(fxge_op_call *c, const char *name, int i);
	/* A node of GE, made of this type. Gives its first result, and puts all of them into `results`,
	 * which has room for `n_results`, or is NULL. NULL after a failure. */
	fxge_op_value *(*emit)(fxge_op_call *c, const char *type, const fxge_op_arg *args, int n_args,
		fxge_op_value **results, int n_results);
	fxge_op_value *(*cast)(fxge_op_call *c, fxge_op_value *v, const char *dtype);
	fxge_op_value *(*number)(fxge_op_call *c, const char *dtype, double v); /* a 0-d constant */
	/* `v` is result k, cast to its dtype where it has another. */
	bool (*give)(fxge_op_call *c, int k, fxge_op_value *v);

	/* In init: what exchanges tensors between the processes that run a program together, for a
	 * session one. It is called for every node of the types HcomAllGather, HcomAllReduce,
	 * HcomAllToAll, HcomAllToAllV, HcomBroadcast and HcomReduceScatter, in the program's order,
	 * like a kernel: with the type, the operands, the results to fill, and by `str_arg`, `int_arg`
	 * the attributes ("group", "reduction": sum prod max min, "rank_size", "root_rank"). It returns
	 * when the results are there. doc/distributed.md tells which part goes where. */
	bool (*exchange)(fxge_plugin_host *h, fxge_op_kernel *fn, void *user);
};

/* ---- the plugin ---- */

typedef struct fxge_plugin {
	size_t size;
	uint32_t abi;
	size_t api_size; /* of the table that it was compiled for */
	const char *name, *version;
	bool (*init)(const fxge_plugin_api *api, fxge_plugin_host *h, void *user);
	void *user; /* for init */
} fxge_plugin;

#define FXGE_PLUGIN_SYMBOL "fxge_plugin_entry"

#ifdef __cplusplus
#define FXGE_PLUGIN_EXTERN extern "C"
#else
#define FXGE_PLUGIN_EXTERN extern
#endif

/* FXGE_PLUGIN("my_ops", "1.2", init); once in a plugin, outside of functions. */
#define FXGE_PLUGIN(name, version, init)                                                           \
	FXGE_PLUGIN_EXTERN FXGE_API const fxge_plugin fxge_plugin_entry;                               \
	const fxge_plugin fxge_plugin_entry = {sizeof(fxge_plugin), FXGE_PLUGIN_ABI,                   \
		sizeof(fxge_plugin_api), (name), (version), (init), NULL}

/* ---- loading ---- */

/* Loads a plugin. The first time in a process it is tried in a child, so that one that crashes is
 * told and not met. It stays loaded until the session is closed; twice is once. */
FXGE_API fxge_status fxge_load_plugin(fxge_session *s, const char *path);
/* The same for a plugin that is part of the program, which must outlive the session; its functions
 * are called with the `user` that they were registered with. */
FXGE_API fxge_status fxge_add_plugin(fxge_session *s, const fxge_plugin *p);

#ifdef __cplusplus
}
#endif

#endif
