/* SPDX-License-Identifier: Apache-2.0 */
/* Timelines in Chrome's trace event format, which Perfetto and chrome://tracing show. */
#include "driver/api.h"

#include "driver/driver.h"

#include <math.h>

enum { MODULES = 64 }; /* nested modules that are shown */

/* A module around the present slices. */
typedef struct open_module {
	size_t length; /* bytes of its path, a prefix of the present module path */
	int64_t from;  /* nanoseconds */
} open_module;

typedef struct timeline {
	fxge_sbuf *b;
	double seconds; /* sum of the slices so far */
	int64_t now;    /* the same in nanoseconds */
	size_t order;   /* number of slices so far */
	const char *module;
	open_module open[MODULES];
	int depth;
} timeline;

static void
text(timeline *t, const char *key, const char *value)
{
	if (!value || !*value)
		return;
	fxge_sbuf_fmt(t->b, ",\"%s\":", key);
	fxge_sbuf_json(t->b, value, strlen(value));
}

/* Appends a time in microseconds. Nanoseconds are whole, so that modules end with their nodes. */
static void
time_field(timeline *t, const char *key, int64_t ns)
{
	fxge_sbuf_fmt(t->b, ",\"%s\":%lld.%03d", key, (long long)(ns / 1000), (int)(ns % 1000));
}

static void
begin_event(timeline *t, const char *name, size_t n, const char *category, int64_t from, int64_t to)
{
	fxge_sbuf_str(t->b, ",\n{\"ph\":\"X\",\"pid\":1,\"tid\":1,\"name\":");
	fxge_sbuf_json(t->b, name, n);
	fxge_sbuf_fmt(t->b, ",\"cat\":\"%s\"", category);
	time_field(t, "ts", from);
	time_field(t, "dur", to - from);
}

/* ---- modules ---- */

/* Returns the length of the path in "layers.0.attn (Attention)". */
static size_t
path_length(const char *module)
{
	const char *class = strstr(module, " (");

	return class ? (size_t)(class - module) : strlen(module);
}

/* Returns the length of the common prefix of two module paths, in whole components. */
static size_t
common_length(const char *a, size_t n, const char *b, size_t m)
{
	size_t i = 0, whole = 0;

	for (; i < n && i < m && a[i] == b[i]; i++)
		if (a[i] == '.')
			whole = i;
	return (i == n || a[i] == '.') && (i == m || b[i] == '.') ? i : whole;
}

static void
close_modules(timeline *t, size_t common)
{
	for (; t->depth && t->open[t->depth - 1].length > common; t->depth--) {
		const open_module *m = &t->open[t->depth - 1];

		begin_event(t, t->module, m->length, "module", m->from, t->now);
		fxge_sbuf_str(t->b, "}");
	}
}

/* Ends the modules that the next slice is not in, and begins those that it is in. */
static void
enter_module(timeline *t, const char *module)
{
	const char *next = module ? module : "";
	size_t n = path_length(next), common = 0;

	if (t->depth)
		common = common_length(t->module, t->open[t->depth - 1].length, next, n);
	close_modules(t, common);
	t->module = next;
	for (size_t i = common ? common + 1 : 0; i <= n && n && t->depth < MODULES; i++)
		if (i == n || next[i] == '.')
			if (i > common)
				t->open[t->depth++] = (open_module){i, t->now};
}

/* ---- slices ---- */

static const double longest = 4e6; /* seconds; viewers, which read doubles, hold its nanoseconds */

static void
put_slice(timeline *t, const fxge_slice *s)
{
	int64_t from = t->now, end;

	enter_module(t, s->module);
	t->seconds = fmin(t->seconds + s->seconds, longest);
	end = t->now = (int64_t)(t->seconds * 1e9 + 0.5);
	begin_event(t, s->name ? s->name : "", s->name ? strlen(s->name) : 0, s->op ? "node" : "step",
		from, end);
	fxge_sbuf_fmt(t->b, ",\"args\":{\"order\":%zu", t->order++);
	text(t, "op", s->op);
	text(t, "module", s->module);
	if (s->file)
		text(t, "line", fxge_arena_printf(t->b->arena, "%s:%d", s->file, s->line));
	text(t, "source", s->source);
	text(t, "bound by", s->bound);
	fxge_sbuf_str(t->b, "}}");
	if (!s->has_live)
		return;
	fxge_sbuf_str(t->b, ",\n{\"ph\":\"C\",\"pid\":1,\"name\":\"live bytes\"");
	time_field(t, "ts", from);
	fxge_sbuf_fmt(t->b, ",\"args\":{\"bytes\":%llu}}", (unsigned long long)s->live);
}

static void
put_meta(timeline *t, const char *what, const char *name)
{
	fxge_sbuf_fmt(
		t->b, "{\"ph\":\"M\",\"pid\":1,\"tid\":1,\"name\":\"%s\",\"args\":{\"name\":", what);
	fxge_sbuf_json(t->b, name, strlen(name));
	fxge_sbuf_str(t->b, "}}");
}

static void
put_timeline(fxge_sbuf *b, const char *process, const char *track, const fxge_slice *s, size_t n)
{
	timeline t = {.b = b, .module = ""};

	fxge_sbuf_str(b, "{\"displayTimeUnit\":\"ns\",\"traceEvents\":[\n");
	put_meta(&t, "process_name", process);
	fxge_sbuf_str(b, ",\n");
	put_meta(&t, "thread_name", track);
	for (size_t i = 0; i < n; i++)
		if (s[i].seconds >= 0)
			put_slice(&t, &s[i]);
	close_modules(&t, 0);
	fxge_sbuf_str(b, "\n]}\n");
}

fxge_status
fxge_timeline_write(fxge_session *s, const char *process, const char *track,
	const fxge_slice *slices, size_t n, const char *path, bool force)
{
	fxge_api_guard *g = fxge_api_begin(s);

	if (FXGE_GUARDED(g)) {
		fxge_sbuf b;

		fxge_sbuf_init(&b, &g->arena);
		put_timeline(&b, process, track, slices, n);
		g->ok = fxge_api_write(&g->arena, &s->diags, path, force, &b);
	}
	return fxge_api_end(g);
}
