/* SPDX-License-Identifier: Apache-2.0 */
/* Registration of plugins in a session: all parts of a plugin, or none. */
#include "driver/plugin/plugin.h"

#include "base/diag/operators.h"
#include "base/diag/files.h"
#include "ops/table.h"

#include <dlfcn.h>
#include <limits.h>
#include <stdlib.h>

#define FAIL(s, ...) fxge_report(&(s)->diags, NULL, FXGE_D_PLUGIN, __VA_ARGS__)

typedef struct registering {
	fxge_session *session;
	fxge_plugin_host *host;
	const char *label; /* origin of texts: the file or the plugin */
} registering;

/* ---- operators ---- */

/* Returns true if the plugin registers a converter for the operator. */
static bool
converts(void *user, const char *name)
{
	const fxge_plugin_host *h = user;

	for (size_t i = 0; i < h->registrations.len; i++)
		if (h->registrations.data[i].kind == FXGE_REGISTER_CONVERT
			&& !strcmp(h->registrations.data[i].name, name))
			return true;
	return false;
}

static bool
load_texts(const registering *r)
{
	fxge_session *s = r->session;
	fxge_op_builtins known = fxge_session_builtins(s);
	bool ok = true;

	known.converted = converts;
	known.converted_user = r->host;
	for (size_t i = 0; i < r->host->registrations.len; i++) {
		const fxge_registration *p = &r->host->registrations.data[i];

		if (p->kind == FXGE_REGISTER_TEXT)
			ok =
				fxge_session_load_ops_text(s,
					fxge_arena_printf(&s->arena, "%s:%s", r->label, p->name), p->text, p->n, &known)
				&& ok;
	}
	return ok;
}

static const char *
kind_text(fxge_registration_kind kind)
{
	return kind == FXGE_REGISTER_META     ? "meta function"
		   : kind == FXGE_REGISTER_KERNEL ? "kernel"
										  : "converter";
}

/* Returns the row of the operator or type if it may be changed: rows of loaded files and public
 * prototypes. NULL after a diagnostic. */
static fxge_op *
find_row(const registering *r, const fxge_registration *p)
{
	fxge_session *s = r->session;
	const char *name =
		p->kind == FXGE_REGISTER_KERNEL ? fxge_arena_printf(&s->arena, "ge.%s", p->name) : p->name;
	size_t n = strlen(name);
	const fxge_op *op = fxge_op_find(s, name, n);

	op = op ? op : fxge_op_prototype(s, name, n);
	if (op && op->flags & FXGE_OP_CUSTOM)
		return (fxge_op *)(uintptr_t)op;
	if (op)
		FAIL(s, "plugin %s registers a %s for %s, which is built in", r->host->name,
			kind_text(p->kind), name);
	else
		FAIL(s, "plugin %s registers a %s for %s, which has no description", r->host->name,
			kind_text(p->kind), name);
	return NULL;
}

static bool
has_function(const fxge_op *op, fxge_registration_kind kind)
{
	const fxge_external *e = op->external;

	switch (kind) {
	case FXGE_REGISTER_META:
		return (e && e->meta) || !(op->flags & FXGE_OP_UNCHECKED);
	case FXGE_REGISTER_KERNEL:
		return (e && e->kernel) || op->n_compositions;
	default:
		return (e && e->convert) || op->mapping || op->n_compositions || op->functional
			   || op->flags & (FXGE_OP_IDENTITY | FXGE_OP_DROP | FXGE_OP_PASS);
	}
}

static void
set_function(fxge_plugin_op *g, const fxge_registration *p)
{
	switch (p->kind) {
	case FXGE_REGISTER_META:
		g->of.meta = fxge_plugin_call_meta;
		g->meta = p->fn;
		g->meta_user = p->user;
		break;
	case FXGE_REGISTER_KERNEL:
		g->of.kernel = fxge_plugin_call_kernel;
		g->kernel = p->kernel;
		g->kernel_user = p->user;
		break;
	default:
		g->of.convert = fxge_plugin_call_convert;
		g->convert = p->fn;
		g->convert_user = p->user;
	}
}

/* State of an operator before the registration, restored after a failure. */
typedef struct saved_op {
	fxge_op *op;
	const fxge_external *external;
	uint32_t flags;
} saved_op;

static bool
add_function(const registering *r, const fxge_registration *p, saved_op *was)
{
	fxge_op *op = find_row(r, p);

	if (!op)
		return false;
	if (op->ge && p->kind == FXGE_REGISTER_CONVERT)
		return FAIL(r->session,
			"plugin %s registers a converter for %s, which is a GE type already", r->host->name,
			op->name);
	if (has_function(op, p->kind))
		return FAIL(r->session,
			"plugin %s registers a second %s for %s: its row or another plugin has one",
			r->host->name, kind_text(p->kind), op->name);
	fxge_plugin_op *g = FXGE_NEW(&r->session->arena, fxge_plugin_op);

	*was = (saved_op){op, op->external, op->flags};
	if (op->external)
		*g = *(const fxge_plugin_op *)(const void *)op->external;
	g->plugin = r->host->name;
	set_function(g, p);
	op->external = &g->of;
	if (p->kind == FXGE_REGISTER_META)
		op->flags &= ~(uint32_t)FXGE_OP_UNCHECKED;
	return true;
}

/* ---- fusions ---- */

static bool
name_is_free(const registering *r, const char *name)
{
	const fxge_fusions *all = r->session->fusions;

	for (size_t i = 0; i < all->rules.len + all->user.len; i++) {
		const fxge_rule *known =
			i < all->rules.len ? all->rules.data[i] : all->user.data[i - all->rules.len];

		if (!strcmp(known->name, name))
			return FAIL(
				r->session, "plugin %s registers a second fusion `%s`", r->host->name, name);
	}
	return !fxge_fusion_is_built_in(name)
		   || FAIL(r->session, "plugin %s registers a fusion `%s`, which is built in",
			   r->host->name, name);
}

/* Parses pattern and replacement, as passes do at their first use. */
static bool
check_fusion(fxge_program *p, fxge_rule *rule)
{
	fxge_pattern *t = fxge_pattern_new(p, rule);
	bool ok = t && fxge_pattern_ready(p, t);

	if (ok)
		rule->root = rule->needs = (int)fxge_pattern_root(t)->id;
	fxge_pattern_release(t);
	return ok;
}

static bool
add_fusion(const registering *r, const fxge_registration *p, fxge_program *scratch)
{
	fxge_plugin_rule *g = FXGE_NEW(&r->session->arena, fxge_plugin_rule);

	*g = (fxge_plugin_rule){.rule = {.name = p->name,
								.pattern = p->text,
								.replace = p->replace,
								.ok = p->fn ? fxge_plugin_call_holds : NULL,
								.plugin = r->host->name},
		.holds = p->fn,
		.user = p->user};
	if (!name_is_free(r, p->name) || !check_fusion(scratch, &g->rule))
		return false;
	fxge_vec_push(&r->session->arena, &r->session->fusions->rules, &g->rule);
	return true;
}

static bool
add_fusions(const registering *r)
{
	fxge_session *s = r->session;
	fxge_program *scratch = fxge_program_new(s, r->host->name);
	bool ok = true;

	for (size_t i = 0; i < r->host->registrations.len; i++)
		if (r->host->registrations.data[i].kind == FXGE_REGISTER_FUSION)
			ok = add_fusion(r, &r->host->registrations.data[i], scratch) && ok;
	fxge_program_release(scratch);
	return ok;
}

/* ---- exchange between ranks ---- */

static bool
add_exchange(const registering *r)
{
	fxge_session *s = r->session;

	for (size_t i = 0; i < r->host->registrations.len; i++) {
		const fxge_registration *p = &r->host->registrations.data[i];

		if (p->kind != FXGE_REGISTER_EXCHANGE)
			continue;
		if (s->exchange)
			return FAIL(s, "plugin %s registers a second exchange between ranks", r->host->name);
		fxge_plugin_exchange *x = FXGE_NEW(&s->arena, fxge_plugin_exchange);

		*x = (fxge_plugin_exchange){.of.run = fxge_plugin_call_exchange,
			.by = {.plugin = r->host->name, .kernel = p->kernel, .kernel_user = p->user}};
		s->exchange = &x->of;
	}
	return true;
}

/* ---- commit ---- */

static bool
add_functions(const registering *r, saved_op *was, size_t *n)
{
	bool ok = true;

	for (size_t i = 0; i < r->host->registrations.len; i++) {
		const fxge_registration *p = &r->host->registrations.data[i];

		if (p->kind == FXGE_REGISTER_TEXT || p->kind == FXGE_REGISTER_FUSION
			|| p->kind == FXGE_REGISTER_EXCHANGE)
			continue;
		if (add_function(r, p, &was[*n]))
			++*n;
		else
			ok = false;
	}
	return ok;
}

/* Adds all parts that init registered, or none.
 *
 * If memory is exhausted here, the session's call fails and operators may keep functions. */
static bool
commit(const registering *r)
{
	fxge_session *s = r->session;
	fxge_op_overlay *ops = fxge_session_branch_ops(s);
	saved_op *was = FXGE_NEW_ARRAY(&s->arena, r->host->registrations.len, saved_op);
	size_t changed = 0;

	if (!s->fusions)
		s->fusions = FXGE_NEW(&s->arena, fxge_fusions);
	size_t rules = s->fusions->rules.len;
	struct fxge_exchange *exchange = s->exchange;

	if (load_texts(r) && add_functions(r, was, &changed) && add_fusions(r) && add_exchange(r))
		return true;
	s->exchange = exchange;
	while (changed-- > 0) {
		was[changed].op->external = was[changed].external;
		was[changed].op->flags = was[changed].flags;
	}
	s->fusions->rules.len = rules;
	s->ops = ops;
	return false;
}

/* ---- validation of the plugin struct ---- */

static bool
is_of_our_abi(fxge_session *s, const fxge_plugin *p, const char *label)
{
	if (p->size < offsetof(fxge_plugin, user))
		return FAIL(s, "plugin %s: its fxge_plugin struct is too short", label);
	if (p->abi != FXGE_PLUGIN_ABI)
		return FAIL(s, "plugin %s has ABI %u, expected %u", label, p->abi, FXGE_PLUGIN_ABI);
	if (p->api_size > sizeof(fxge_plugin_api))
		return FAIL(s,
			"plugin %s is made for a newer fxge than %s: it may call functions that this "
			"one has not",
			label, fxge_version());
	return (p->name && p->init) || FAIL(s, "plugin %s: its name or init is NULL", label);
}

bool
fxge_plugin_register(fxge_session *s, fxge_arena *a, const fxge_plugin *given, const char *path)
{
	fxge_plugin p = FXGE_OPTIONS(fxge_plugin);
	const char *label = path ? path : "of the program";

	if (!is_of_our_abi(s, given, label))
		return false;
	fxge_copy_options(&p, sizeof p, given);
	fxge_plugin_host *h = FXGE_NEW(a, fxge_plugin_host);

	h->session = s;
	h->name = fxge_arena_strndup(&s->arena, p.name, strlen(p.name));
	bool ok = p.init(&fxge_the_plugin_api, h, p.user);

	if (h->no_memory)
		fxge_heap_throw(&s->heap);
	if (!ok || h->failed)
		return FAIL(s, "plugin %s (%s): %s", h->name, label,
			h->failed ? h->error : "its init failed without a reason");
	return commit(&(registering){s, h, path ? path : h->name})
		   || FAIL(s, "plugin %s (%s): none of its parts are registered", h->name, label);
}

/* ---- public functions ---- */

static void
close_library(void *arg)
{
	fxge_loaded_plugin *l = arg;

	if (l->handle)
		dlclose(l->handle);
	l->handle = NULL;
}

static bool
is_loaded(const fxge_session *s, const char *path)
{
	for (size_t i = 0; i < s->api->libraries.len; i++)
		if (s->api->libraries.data[i]->handle && !strcmp(s->api->libraries.data[i]->path, path))
			return true;
	return false;
}

static bool
load_library(fxge_arena *a, fxge_session *s, const char *given)
{
	char real[PATH_MAX];

	if (!realpath(given, real))
		return fxge_report(&s->diags, NULL, FXGE_D_FILE_OPEN, "cannot open plugin %s", given);
	const char *path = fxge_arena_strndup(&s->arena, real, strlen(real));

	if (is_loaded(s, path))
		return true;
	if (!fxge_plugin_try(s, a, path))
		return false;
	fxge_loaded_plugin *l = FXGE_NEW(&s->arena, fxge_loaded_plugin);

	l->path = path;
	fxge_vec_push(&s->arena, &s->api->libraries, l);
	fxge_arena_defer(&s->arena, close_library, l);
	const fxge_plugin *p = fxge_plugin_open(s, path, &l->handle);

	if (p && fxge_plugin_register(s, a, p, path))
		return true;
	close_library(l);
	return false;
}

fxge_status
fxge_load_plugin(fxge_session *s, const char *path)
{
	fxge_api_guard *g = fxge_api_begin(s);

	if (FXGE_GUARDED(g))
		g->ok = load_library(&g->arena, s, path);
	return fxge_api_end(g);
}

fxge_status
fxge_add_plugin(fxge_session *s, const fxge_plugin *p)
{
	fxge_api_guard *g = fxge_api_begin(s);

	if (FXGE_GUARDED(g))
		g->ok = fxge_plugin_register(s, &g->arena, p, NULL);
	return fxge_api_end(g);
}
