/* SPDX-License-Identifier: Apache-2.0 */
/* Public functions of sessions: opening, closing, operators, and the guard of all calls. */
#include "base/diag/bugs.h"
#include "base/diag/files.h"
#include "driver/api.h"

#include "backend/cpu/runtime/prepack.h"
#include "backend/npu/child.h"
#include "base/limits.h"
#include "base/nearest.h"
#include "base/file/out_table.h"
#include "base/file/tree.h"
#include "ir/optab.h"
#include "ops/table.h"
#include "infer/infer.h"
#include "passes/passes.h"

#include "fxge_op_limit.h"

#include <stdio.h>
#include <stdlib.h>

#define TEXT_OF_(x) #x
#define TEXT_OF(x)  TEXT_OF_(x)

const char *
fxge_version(void)
{
	return TEXT_OF(FXGE_VERSION_MAJOR) "." TEXT_OF(FXGE_VERSION_MINOR) "." TEXT_OF(
		FXGE_VERSION_PATCH);
}

const char *
fxge_nearest(const char *word, const char *const *words, size_t n)
{
	return fxge_nearest_word(word, words, n);
}

void
fxge_abort_files(void)
{
	fxge_child_abort_all();
	fxge_out_abort_all();
}

/* ---- guarded calls ---- */

typedef struct guarded {
	fxge_arena arena;
	fxge_call_body *body;
	void *arg;
} guarded;

static int
run_body(void *arg)
{
	guarded *g = arg;

	return g->body(&g->arena, g->arg) ? 1 : 0;
}

static int
report_no_memory(void *arg)
{
	fxge_session *s = arg;

	fxge_report(&s->diags, NULL, FXGE_D_NO_MEMORY,
		"out of memory (%zu bytes were in use, %zu at most%s)", s->heap.live, s->heap.peak,
		s->heap.cap ? fxge_arena_printf(&s->arena, "; the session may hold %zu", s->heap.cap) : "");
	return 0;
}

static int
report_beyond(void *arg)
{
	fxge_session *s = arg;

	fxge_report(&s->diags, NULL, FXGE_D_LIMIT,
		"reading the file needs more than %d times its size in memory", FXGE_MAX_READ);
	return 0;
}

static int
report_no_reason(void *arg)
{
	fxge_session *s = arg;

	s->diags.exit = FXGE_EXIT_BUG; /* in case the report itself exhausts memory */
	fxge_report(&s->diags, NULL, FXGE_D_BUG, "a call failed without a reason");
	return 0;
}

/* Turns warnings with an exit code of their own into errors if the session is strict. */
static void
raise_warnings(fxge_session *s, size_t from)
{
	fxge_diags *d = &s->diags;

	for (size_t i = from; s->strict && i < d->list.len; i++) {
		fxge_diag *g = &d->list.data[i];
		fxge_exit exit = fxge_diag_rows[g->id].exit;

		if (g->severity != FXGE_WARNING || exit == FXGE_EXIT_OK)
			continue;
		g->severity = FXGE_ERROR;
		d->warnings--;
		d->exit = d->errors++ == 0 ? exit : d->exit;
	}
}

fxge_status
fxge_api_guard(fxge_session *s, int (*body)(void *arg), void *arg)
{
	fxge_diags *d = &s->diags;
	fxge_exit before = d->exit;
	uint64_t errors = d->errors;
	size_t first = d->list.len;

	d->exit = FXGE_EXIT_OK;
	d->errors = 0;
	int r = fxge_heap_guard(&s->heap, body, arg);

	d->context = NULL;
	d->torch_made = false;
	raise_warnings(s, first);
	if (r == 0 && d->exit == FXGE_EXIT_OK)
		fxge_heap_guard(&s->heap, report_no_reason, s);
	bool beyond = s->heap.beyond;

	fxge_heap_clear_bound(&s->heap);
	if (r < 0)
		/* This report may exhaust memory as well; the status is set in either case. */
		fxge_heap_guard(&s->heap, beyond ? report_beyond : report_no_memory, s);
	if (r < 0 && !beyond)
		d->exit = FXGE_EXIT_MEMORY;
	fxge_status status = (fxge_status)d->exit;

	d->errors += errors;
	if (before != FXGE_EXIT_OK && d->exit != FXGE_EXIT_BUG)
		d->exit = before;
	s->api->last = status;
	return status;
}

fxge_status
fxge_api_call(fxge_session *s, fxge_call_body *body, void *arg)
{
	guarded g; /* fxge_arena_init sets its arena */

	g.body = body;
	g.arg = arg;
	fxge_arena_init(&g.arena, &s->heap);
	fxge_status status = fxge_api_guard(s, run_body, &g);

	fxge_arena_release(&g.arena);
	return status;
}

void
fxge_api_text(fxge_session *s, fxge_sbuf *b)
{
	fxge_arena_release(&s->api->text);
	fxge_arena_init(&s->api->text, &s->heap);
	fxge_sbuf_init(b, &s->api->text);
}

/* ---- opening and closing ---- */

static void
release_states(void *arg)
{
	fxge_api_state *f = arg;

	for (size_t i = 0; i < f->states.len; i++) {
		fxge_heap *h = f->text.heap;

		fxge_heap_free(h, f->states.data[i]->value.data);
		fxge_heap_free(h, f->states.data[i]->initial);
	}
	fxge_arena_release(&f->text);
}

typedef struct opening {
	fxge_session *session;
	const char *const *weights_from;
} opening;

static int
set_up(void *arg)
{
	opening *o = arg;
	fxge_session *s = o->session;
	fxge_api_state *f = FXGE_NEW(&s->arena, fxge_api_state);

	for (const char *const *at = o->weights_from; at && *at; at++)
		fxge_vec_push(&s->arena, &s->weights_from, fxge_arena_strndup(&s->arena, *at, strlen(*at)));

	fxge_arena_init(&f->text, &s->heap);
	fxge_arena_defer(&s->arena, release_states, f);
	s->api = f;
	return 0;
}

/* Copies options of the caller, whose struct may be of an older, smaller version. */
static fxge_session_options
session_options(const fxge_session_options *o)
{
	fxge_session_options all = FXGE_OPTIONS(fxge_session_options);

	fxge_copy_options(&all, sizeof all, o);
	return all;
}

fxge_session *
fxge_open(const fxge_session_options *options)
{
	fxge_session_options o = session_options(options);
	fxge_session *s = fxge_session_new(o.alloc, o.dealloc, o.alloc_user);

	if (!s)
		return NULL;
	s->infer = fxge_infer_node;
	s->strict = o.strict;
	s->threads = o.threads;
	s->progress = o.progress;
	s->progress_user = o.progress_user;
	s->stop = o.stop;
	s->stop_user = o.stop_user;
	s->heap.cap = o.memory < SIZE_MAX ? (size_t)o.memory : 0;
	if (fxge_heap_guard(&s->heap, set_up, &(opening){s, o.weights_from}) == 0)
		return s;
	fxge_session_release(s);
	return NULL;
}

fxge_session *
fxge_driver_session(const fxge_session_options *o)
{
	return fxge_open(o);
}

void
fxge_close(fxge_session *s)
{
	if (s)
		s->api->closing = true;
	fxge_session_release(s);
}

fxge_status
fxge_last_status(const fxge_session *s)
{
	return s->api->last;
}

typedef struct asked {
	fxge_session *session;
	size_t size;
	void *p;
} asked;

static bool
alloc_body(fxge_arena *a, void *arg)
{
	asked *q = arg;

	(void)a;
	q->p = fxge_arena_alloc(&q->session->arena, q->size);
	return true;
}

void *
fxge_alloc(fxge_session *s, size_t size)
{
	asked q = {s, size, NULL};

	fxge_api_call(s, alloc_body, &q);
	return q.p;
}

void
fxge_memory(const fxge_session *s, size_t *live, size_t *peak)
{
	*live = s->heap.live;
	*peak = s->heap.peak;
}

size_t
fxge_memory_packed(const fxge_session *s)
{
	return fxge_prepack_bytes(s);
}

void
fxge_fail_allocation(fxge_session *s, uint64_t n)
{
	s->heap.fail_from = n ? s->heap.allocs + n : 0;
	s->heap.fail_more = UINT64_MAX;
}

/* ---- temporary directories ---- */

typedef struct temp {
	fxge_session *session;
	const char *path;
} temp;

static bool
temp_body(fxge_arena *a, void *arg)
{
	temp *t = arg;
	fxge_session *s = t->session;
	const char *base = getenv("TMPDIR");

	t->path = fxge_tree_new(
		&s->arena, &s->diags, fxge_arena_printf(a, "%s/fxge", base && *base ? base : "/tmp"), 0700);
	return t->path != NULL;
}

const char *
fxge_temp_directory(fxge_session *s)
{
	temp t = {.session = s};

	return fxge_api_call(s, temp_body, &t) == FXGE_OK ? t.path : NULL;
}

/* ---- operators ---- */

static const fxge_op *
find_op(void *user, const char *name, size_t n)
{
	return fxge_op_find(user, name, n);
}

static const fxge_op *
find_overload(void *user, const char *base, int k)
{
	(void)user;
	return fxge_op_overload(base, k);
}

static const fxge_op *
find_prototype(void *user, const char *name, size_t n)
{
	return fxge_op_prototype(user, name, n);
}

fxge_op_builtins
fxge_session_builtins(fxge_session *s)
{
	fxge_heap_raise_bound(&s->heap, FXGE_MAX_READ_ANY);
	return (fxge_op_builtins){.find = find_op,
		.overload = find_overload,
		.user = s,
		.count = FXGE_OP_LIMIT,
		.prototype = find_prototype,
		.functions = fxge_op_shared};
}

typedef struct load_ops {
	fxge_session *session;
	const char *path;
} load_ops;

static bool
load_ops_body(fxge_arena *a, void *arg)
{
	load_ops *c = arg;
	fxge_op_builtins known = fxge_session_builtins(c->session);

	(void)a;
	return fxge_session_load_ops(c->session, c->path, &known);
}

fxge_status
fxge_load_ops(fxge_session *s, const char *path)
{
	load_ops c = {s, path};

	return fxge_api_call(s, load_ops_body, &c);
}

typedef struct choose {
	fxge_session *session;
	fxge_variant_options options;
} choose;

static bool
choose_body(fxge_arena *a, void *arg)
{
	choose *c = arg;
	bool ok = !c->options.soc || fxge_choice_soc(c->session, c->options.soc);

	(void)a;
	for (const char *const *name = c->options.named; name && *name; name++)
		ok = fxge_choice_name(c->session, *name) && ok;
	return (!c->options.times || fxge_choice_times(c->session, c->options.times)) && ok;
}

fxge_status
fxge_choose_variants(fxge_session *s, const fxge_variant_options *o)
{
	choose c = {.session = s};

	fxge_copy_options(&c.options, sizeof c.options, o);
	return fxge_api_call(s, choose_body, &c);
}
