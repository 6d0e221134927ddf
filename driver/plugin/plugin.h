/* SPDX-License-Identifier: Apache-2.0 */
/* Registrations of plugins, and adapters by which the library calls plugin functions. */
#ifndef FXGE_DRIVER_PLUGIN_PLUGIN_H
#define FXGE_DRIVER_PLUGIN_PLUGIN_H

#include "backend/cpu/kernels/control/collective.h"
#include "driver/api.h"
#include "include/fxge/plugin.h"
#include "passes/match/match.h"
#include "passes/passes.h"

/* Plugin functions of an operator. `of` comes first: the operator's row points to it. */
typedef struct fxge_plugin_op {
	fxge_external of;
	const char *plugin; /* for messages */
	fxge_op_fn *meta, *convert;
	fxge_op_kernel *kernel;
	void *meta_user, *convert_user, *kernel_user;
} fxge_plugin_op;

/* Exchange of tensors between ranks. `of` comes first: the session points to it. */
typedef struct fxge_plugin_exchange {
	struct fxge_exchange of;
	fxge_plugin_op by; /* only its kernel is used */
} fxge_plugin_exchange;

/* Fusion rule of a plugin. `rule` comes first: the session's list points to it. */
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

/* Registration call of a plugin. */
typedef struct fxge_registration {
	fxge_registration_kind kind;
	const char *name; /* label, operator, type or fusion */
	const char *text; /* description or pattern */
	size_t n;
	const char *replace;
	fxge_op_fn *fn; /* function of an operator, or condition of a fusion */
	fxge_op_kernel *kernel;
	void *user;
} fxge_registration;

struct fxge_plugin_host {
	fxge_session *session;
	const char *name; /* plugin name, for messages */
	FXGE_VEC(fxge_registration) registrations;
	bool failed, no_memory;
	char error[1024];
};

/* Context of a plugin function. `call` is NULL for matches; `cx` is NULL except for converters. */
struct fxge_op_call {
	fxge_session *session;
	const char *plugin;
	fxge_call *call;
	fxge_cx *cx;
	fxge_match *match;
	uint64_t given; /* bit k: the converter set result k; results from 64 on are not tracked */
	bool failed, no_memory;
	char error[1024]; /* message of api->fail */
};

extern const fxge_plugin_api fxge_the_plugin_api;

/* Begins the work of a function of the table, unless the call has failed. The work may exhaust
 * memory without a jump across the plugin's stack frames. */
bool fxge_plugin_enter(fxge_op_call *c, fxge_recovery *r);
/* Ends the work. Records exhausted memory, which ends the call after the plugin returns. */
void fxge_plugin_leave(fxge_op_call *c, const fxge_recovery *r);

/* ---- read.c ---- */
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
/* Returns the index of the parameter of that name, -1 after a failure. */
int fxge_plugin_param(fxge_op_call *c, const char *name);

/* ---- build.c ---- */
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

/* Adapters that rows and rules name instead of built-in functions. */
bool fxge_plugin_call_meta(fxge_call *c);
bool fxge_plugin_call_convert(fxge_cx *cx);
bool fxge_plugin_call_kernel(struct fxge_kernel *k);
bool fxge_plugin_call_exchange(struct fxge_kernel *k);
bool fxge_plugin_call_holds(fxge_match *m);

/* Registers all contents of `p`, or nothing. `path` is the plugin's file, or NULL. */
bool fxge_plugin_register(fxge_session *s, fxge_arena *a, const fxge_plugin *p, const char *path);

/* Opens a library and returns its plugin, or NULL after a diagnostic. The caller closes *handle. */
const fxge_plugin *fxge_plugin_open(fxge_session *s, const char *path, void **handle);
/* Opens and registers a plugin in a child process. Returns false after a diagnostic if the child
 * crashes. Returns true for other errors, and if no child can start: the caller meets errors
 * again. */
bool fxge_plugin_try(fxge_session *s, fxge_arena *a, const char *path);

#endif
