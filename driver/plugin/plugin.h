/* What a plugin registers, and its functions as the layers call them. */
#ifndef FXGE_DRIVER_PLUGIN_PLUGIN_H
#define FXGE_DRIVER_PLUGIN_PLUGIN_H

#include "backend/cpu/kernels/control/collective.h"
#include "driver/api.h"
#include "include/fxge/plugin.h"
#include "passes/match/match.h"
#include "passes/passes.h"

/* An operator's functions of plugins; `of` first: its row points there. */
typedef struct fxge_plugin_op {
	fxge_external of;
	const char *plugin; /* for messages */
	fxge_op_fn *meta, *convert;
	fxge_op_kernel *kernel;
	void *meta_user, *convert_user, *kernel_user;
} fxge_plugin_op;

/* What exchanges tensors between ranks; `of` first: the session points there. */
typedef struct fxge_plugin_exchange {
	struct fxge_exchange of;
	fxge_plugin_op by; /* of which the kernel counts */
} fxge_plugin_exchange;

/* A fusion of a plugin; `rule` first: the session's list points there. */
typedef struct fxge_plugin_rule {
	fxge_rule rule;
	fxge_op_fn *holds;
	void *user;
} fxge_plugin_rule;

typedef enum fxge_registration_kind {
	FXGE_REGISTER_TEXT,
	FXGE_REGISTER_META,
	FXGE_REGISTER_CONVERT,
	FXGE_REGISTER_KERNEL,
	FXGE_REGISTER_FUSION,
	FXGE_REGISTER_EXCHANGE,
} fxge_registration_kind;

/* One call of the registering functions. */
typedef struct fxge_registration {
	fxge_registration_kind kind;
	const char *name; /* label, operator, type or fusion */
	const char *text; /* of a description, a pattern */
	size_t n;
	const char *replace;
	fxge_op_fn *fn; /* of an operator, a condition */
	fxge_op_kernel *kernel;
	void *user;
} fxge_registration;

struct fxge_plugin_host {
	fxge_session *session;
	const char *name; /* of the plugin, for messages */
	FXGE_VEC(fxge_registration) plugs;
	bool failed, no_memory;
	char error[1024];
};

/* What a plugin's function is called for. Of a match `call` is NULL, of all but converters `cx`. */
struct fxge_op_call {
	fxge_session *session;
	const char *plugin;
	fxge_call *call;
	fxge_cx *cx;
	fxge_match *match;
	uint64_t given; /* bit k: a converter gave result k (beyond 63: whatever it did) */
	bool failed, no_memory;
	char error[1024]; /* what api->fail said */
};

extern const fxge_plugin_api fxge_the_plugin_api;

/* Memory may end in what a plugin calls, and its frames are never jumped across: it is told by a
 * failure, and the call ends when the plugin returns. False after that, or when body(arg) says 0.
 */
bool fxge_plugin_within(fxge_op_call *c, int (*body)(void *), void *arg);

/* read.c */
int fxge_plugin_count(fxge_op_call *c, const char *name);
const char *fxge_plugin_kind(fxge_op_call *c, const char *name);
const char *fxge_plugin_dtype(fxge_op_call *c, const char *name, int i);
int fxge_plugin_rank(fxge_op_call *c, const char *name, int i);
fxge_dim fxge_plugin_dim(fxge_op_call *c, const char *name, int i, int d);
fxge_dim fxge_plugin_size(fxge_op_call *c, const char *name, int i);
int64_t fxge_plugin_int(fxge_op_call *c, const char *name, int i);
double fxge_plugin_float(fxge_op_call *c, const char *name, int i);
bool fxge_plugin_bool(fxge_op_call *c, const char *name, int i);
const char *fxge_plugin_str(fxge_op_call *c, const char *name, int i);
/* The argument of that name, -1 after a failure. */
int fxge_plugin_param(fxge_op_call *c, const char *name);

/* build.c */
fxge_dim fxge_plugin_dim_of(fxge_op_call *c, int64_t value);
fxge_dim fxge_plugin_dim_op(fxge_op_call *c, char op, fxge_dim a, fxge_dim b);
bool fxge_plugin_dim_known(fxge_op_call *c, fxge_dim d, int64_t *value);
bool fxge_plugin_dim_equal(fxge_op_call *c, fxge_dim a, fxge_dim b);
bool fxge_plugin_result(fxge_op_call *c, int k, const char *dtype, int rank, const fxge_dim *shape);
fxge_op_value *fxge_plugin_value(fxge_op_call *c, const char *name, int i);
fxge_op_value *fxge_plugin_emit(fxge_op_call *c, const char *type, const fxge_op_arg *args,
	int n_args, fxge_op_value **results, int n_results);
fxge_op_value *fxge_plugin_cast(fxge_op_call *c, fxge_op_value *v, const char *dtype);
fxge_op_value *fxge_plugin_number(fxge_op_call *c, const char *dtype, double v);
bool fxge_plugin_give(fxge_op_call *c, int k, fxge_op_value *v);

/* Trampolines: what rows and rules name in the place of a function of ours. */
bool fxge_plugin_call_meta(fxge_call *c);
bool fxge_plugin_call_convert(fxge_cx *cx);
bool fxge_plugin_call_kernel(struct fxge_kernel *k);
bool fxge_plugin_call_exchange(struct fxge_kernel *k);
bool fxge_plugin_call_holds(fxge_match *m);

/* Registers what `p` says, all or nothing. `path`: of its file, or NULL. */
bool fxge_plugin_register(fxge_session *s, fxge_arena *a, const fxge_plugin *p, const char *path);

/* Opens the library and finds its plugin; *handle is to be closed then. NULL after a diagnostic. */
const fxge_plugin *fxge_plugin_open(fxge_session *s, const char *path, void **handle);
/* Opens and registers it in a child process: false after a diagnostic if that does not survive it,
 * true also where there can be no child. What is wrong with it otherwise is found again. */
bool fxge_plugin_try(fxge_session *s, fxge_arena *a, const char *path);

#endif
