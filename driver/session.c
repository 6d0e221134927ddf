/* SPDX-License-Identifier: Apache-2.0 */
/* Public functions of sessions: opening, closing, operators, and the guard of all calls. */
#include "base/diag/bugs.h"
#include "base/diag/common.h"
#include "driver/api.h"

#include "backend/cpu/runtime/prepack.h"
#include "backend/npu/child.h"
#include "base/file/out_table.h"
#include "base/file/tree.h"
#include "base/limits.h"
#include "base/nearest.h"
#include "ir/optab.h"
#include "ops/table.h"
#include "infer/infer.h"
#include "passes/passes.h"

#include "fxge_op_limit.h"

#include <errno.h>
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

static void
report_no_memory(fxge_session *s)
{
	fxge_report(&s->diags, NULL, FXGE_D_NO_MEMORY,
		"out of memory (%zu bytes were in use, %zu at most%s)", s->heap.live, s->heap.peak,
		s->heap.cap ? fxge_arena_printf(&s->arena, "; the session may hold %zu", s->heap.cap) : "");
	if (s->heap.cap)
		fxge_report_hint(&s->diags, "raise the limit: --memory=MB (memory in C and Python)");
}

static void
report_beyond(fxge_session *s)
{
	fxge_report(&s->diags, NULL, FXGE_D_LIMIT,
		"reading the file needs more than %d times its size in memory", FXGE_MAX_READ);
}

static void
report_no_reason(fxge_session *s)
{
	s->diags.exit = FXGE_EXIT_BUG; /* in case the report itself exhausts memory */
	fxge_report(&s->diags, NULL, FXGE_D_BUG, "a call failed without a reason");
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

/* Reports by `report`, which may exhaust memory as well. */
static void
report_safely(fxge_session *s, void (*report)(fxge_session *s))
{
	fxge_recovery r;

	fxge_heap_enter(&s->heap, &r);
	if (FXGE_RECOVERS(&r))
		report(s);
	fxge_heap_leave(&r);
}

/* Returns an unused guard. Only a call within a call may have to allocate it. */
static fxge_api_guard *
next_guard(fxge_session *s)
{
	fxge_api_guard *outer = s->api->guard;

	if (!outer)
		return &s->api->outermost;
	if (!outer->inner) {
		outer->inner = fxge_heap_need(&s->heap, sizeof *outer->inner);
		outer->inner->inner = NULL;
	}
	return outer->inner;
}

fxge_api_guard *
fxge_api_begin(fxge_session *s)
{
	fxge_diags *d = &s->diags;
	fxge_api_guard *g = next_guard(s);

	g->outer = s->api->guard;
	s->api->guard = g;
	g->session = s;
	g->ok = false;
	g->text = NULL;
	g->exit = d->exit;
	g->errors = d->errors;
	g->first = d->list.len;
	d->exit = FXGE_EXIT_OK;
	d->errors = 0;
	fxge_arena_init(&g->arena, &s->heap);
	fxge_heap_enter(&s->heap, &g->recovery);
	return g;
}

fxge_status
fxge_api_end(fxge_api_guard *g)
{
	fxge_session *s = g->session;
	fxge_diags *d = &s->diags;
	bool whole = fxge_heap_leave(&g->recovery), beyond = s->heap.beyond;

	d->context = NULL;
	d->torch_made = false;
	raise_warnings(s, g->first);
	if (whole && !g->ok && d->exit == FXGE_EXIT_OK)
		report_safely(s, report_no_reason);
	fxge_heap_clear_bound(&s->heap);
	if (!whole)
		report_safely(s, beyond ? report_beyond : report_no_memory);
	if (!whole && !beyond)
		d->exit = FXGE_EXIT_MEMORY;
	fxge_status status = (fxge_status)d->exit;

	d->errors += g->errors;
	if (g->exit != FXGE_EXIT_OK && d->exit != FXGE_EXIT_BUG)
		d->exit = g->exit;
	s->api->last = status;
	fxge_arena_release(&g->arena);
	s->api->guard = g->outer;
	return status;
}

const char *
fxge_api_end_text(fxge_api_guard *g)
{
	return fxge_api_end(g) == FXGE_OK ? g->text : NULL;
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
		fxge_session_state *x = f->states.data[i];

		fxge_heap_free(h, x->value.data);
		if (!x->initial_file)
			fxge_heap_free(h, (void *)(uintptr_t)x->initial);
		fxge_file_close(x->initial_file);
	}
	for (fxge_api_guard *g = f->outermost.inner, *inner; g; g = inner) {
		inner = g->inner;
		fxge_heap_free(f->text.heap, g);
	}
	fxge_arena_release(&f->text);
}

static void
set_up(fxge_session *s, const fxge_session_options *o)
{
	fxge_api_state *f = FXGE_NEW(&s->arena, fxge_api_state);

	if (o->kernels)
		s->kernels = fxge_arena_strndup(&s->arena, o->kernels, strlen(o->kernels));
	for (const char *const *at = o->weights_from; at && *at; at++)
		if (**at) /* an empty path would be the root, once a file's name is appended */
			fxge_vec_push(
				&s->arena, &s->weights_from, fxge_arena_strndup(&s->arena, *at, strlen(*at)));

	fxge_arena_init(&f->text, &s->heap);
	fxge_arena_defer(&s->arena, release_states, f);
	s->api = f;
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

	fxge_recovery r;

	fxge_heap_enter(&s->heap, &r);
	if (FXGE_RECOVERS(&r))
		set_up(s, &o);
	if (fxge_heap_leave(&r))
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

void *
fxge_alloc(fxge_session *s, size_t size)
{
	fxge_api_guard *g = fxge_api_begin(s);
	void *volatile p = NULL;

	if (FXGE_GUARDED(g))
		g->ok = (p = fxge_arena_alloc(&s->arena, size)) != NULL;
	fxge_api_end(g);
	return p;
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

int
fxge_make_directory(fxge_session *s, const char *path)
{
	volatile int why = ENOMEM;
	fxge_api_guard *g = fxge_api_begin(s);

	if (FXGE_GUARDED(g)) {
		why = fxge_tree_make(&s->arena, path, 0777) == 0 ? 0 : errno;
		g->ok = true;
	}
	fxge_api_end(g);
	errno = why;
	return why ? -1 : 0;
}

const char *
fxge_temp_directory(fxge_session *s)
{
	const char *base = getenv("TMPDIR");
	fxge_api_guard *g = fxge_api_begin(s);

	if (FXGE_GUARDED(g)) {
		g->text = fxge_tree_new(&s->arena, &s->diags,
			fxge_arena_printf(&g->arena, "%s/fxge", base && *base ? base : "/tmp"), 0700);
		g->ok = g->text != NULL;
	}
	return fxge_api_end_text(g);
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

fxge_status
fxge_load_ops(fxge_session *s, const char *path)
{
	fxge_api_guard *g = fxge_api_begin(s);

	if (FXGE_GUARDED(g)) {
		fxge_op_builtins known = fxge_session_builtins(s);

		g->ok = fxge_session_load_ops(s, path, &known);
	}
	return fxge_api_end(g);
}

static bool
choose(fxge_session *s, const fxge_variant_options *o)
{
	bool ok = !o->soc || fxge_choice_soc(s, o->soc);

	for (const char *const *name = o->named; name && *name; name++)
		ok = fxge_choice_name(s, *name) && ok;
	return (!o->times || fxge_choice_times(s, o->times)) && ok;
}

fxge_status
fxge_choose_variants(fxge_session *s, const fxge_variant_options *o)
{
	fxge_variant_options options = {0};

	fxge_copy_options(&options, sizeof options, o);
	fxge_api_guard *g = fxge_api_begin(s);

	if (FXGE_GUARDED(g))
		g->ok = choose(s, &options);
	return fxge_api_end(g);
}
