/* SPDX-License-Identifier: Apache-2.0 */
/* Function table of plugins: registration in init, and failure of calls. */
#include "driver/plugin/plugin.h"

#include <stdarg.h>
#include <stdio.h>

/* ---- registration ---- */

static const char *
copy(fxge_arena *a, const char *s)
{
	return s ? fxge_arena_strndup(a, s, strlen(s)) : NULL;
}

static void
keep(fxge_plugin_host *h, const fxge_registration *given)
{
	fxge_arena *a = &h->session->arena;
	fxge_registration p = *given;

	p.name = copy(a, p.name);
	p.text = p.text ? fxge_arena_strndup(a, p.text, p.n) : NULL;
	p.replace = copy(a, p.replace);
	fxge_vec_push(a, &h->registrations, p);
}

static bool
refused(fxge_plugin_host *h, const char *why)
{
	if (!h->failed)
		snprintf(h->error, sizeof h->error, "%s", why);
	h->failed = true;
	return false;
}

static bool
add(fxge_plugin_host *h, const fxge_registration *p)
{
	bool whole = p->name
				 && (p->kind == FXGE_REGISTER_TEXT     ? p->text != NULL
					 : p->kind == FXGE_REGISTER_FUSION ? p->text && p->replace
													   : p->kernel || p->fn);

	if (!whole)
		return refused(h, "a registration lacks its name, text or function");
	fxge_recovery r;

	fxge_heap_enter(&h->session->heap, &r);
	if (FXGE_RECOVERS(&r))
		keep(h, p);
	bool kept = fxge_heap_leave(&r);

	h->no_memory |= !kept;
	return kept;
}

static bool
describe(fxge_plugin_host *h, const char *label, const char *text, size_t n)
{
	return add(
		h, &(fxge_registration){.kind = FXGE_REGISTER_TEXT, .name = label, .text = text, .n = n});
}

static bool
meta(fxge_plugin_host *h, const char *op, fxge_op_fn *fn, void *user)
{
	return add(
		h, &(fxge_registration){.kind = FXGE_REGISTER_META, .name = op, .fn = fn, .user = user});
}

static bool
converter(fxge_plugin_host *h, const char *op, fxge_op_fn *fn, void *user)
{
	return add(
		h, &(fxge_registration){.kind = FXGE_REGISTER_CONVERT, .name = op, .fn = fn, .user = user});
}

static bool
kernel(fxge_plugin_host *h, const char *type, fxge_op_kernel *fn, void *user)
{
	return add(h, &(fxge_registration){
					  .kind = FXGE_REGISTER_KERNEL, .name = type, .kernel = fn, .user = user});
}

static bool
fusion(fxge_plugin_host *h, const fxge_fusion *given)
{
	fxge_fusion f = FXGE_OPTIONS(fxge_fusion);

	fxge_copy_options(&f, sizeof f, given);
	return add(h, &(fxge_registration){.kind = FXGE_REGISTER_FUSION,
					  .name = f.name,
					  .text = f.pattern,
					  .n = f.pattern ? strlen(f.pattern) : 0,
					  .replace = f.replace,
					  .fn = f.holds,
					  .user = f.user});
}

static bool
exchange(fxge_plugin_host *h, fxge_op_kernel *fn, void *user)
{
	return add(h, &(fxge_registration){
					  .kind = FXGE_REGISTER_EXCHANGE, .name = "", .kernel = fn, .user = user});
}

static bool
refuse(fxge_plugin_host *h, const char *fmt, ...)
{
	char text[sizeof h->error];
	va_list ap;

	va_start(ap, fmt);
	vsnprintf(text, sizeof text, fmt, ap);
	va_end(ap);
	return refused(h, text);
}

/* ---- calls ---- */

static bool
fail(fxge_op_call *c, const char *fmt, ...)
{
	va_list ap;

	va_start(ap, fmt);
	if (!c->failed)
		vsnprintf(c->error, sizeof c->error, fmt, ap);
	va_end(ap);
	c->failed = true;
	return false;
}

bool
fxge_plugin_enter(fxge_op_call *c, fxge_recovery *r)
{
	if (c->failed || c->no_memory || (c->call && c->call->failed))
		return false;
	fxge_heap_enter(&c->session->heap, r);
	return true;
}

void
fxge_plugin_leave(fxge_op_call *c, const fxge_recovery *r)
{
	c->no_memory |= !fxge_heap_leave(r);
}

const fxge_plugin_api fxge_the_plugin_api = {
	.size = sizeof(fxge_plugin_api),
	.describe = describe,
	.meta = meta,
	.converter = converter,
	.kernel = kernel,
	.fusion = fusion,
	.refuse = refuse,
	.fail = fail,
	.count = fxge_plugin_count,
	.kind = fxge_plugin_kind,
	.dtype = fxge_plugin_dtype,
	.rank = fxge_plugin_rank,
	.dim = fxge_plugin_dim,
	.size_arg = fxge_plugin_size,
	.int_arg = fxge_plugin_int,
	.float_arg = fxge_plugin_float,
	.bool_arg = fxge_plugin_bool,
	.str_arg = fxge_plugin_str,
	.dim_of = fxge_plugin_dim_of,
	.dim_op = fxge_plugin_dim_op,
	.dim_known = fxge_plugin_dim_known,
	.dim_equal = fxge_plugin_dim_equal,
	.result = fxge_plugin_result,
	.value = fxge_plugin_value,
	.emit = fxge_plugin_emit,
	.cast = fxge_plugin_cast,
	.number = fxge_plugin_number,
	.give = fxge_plugin_give,
	.exchange = exchange,
};
