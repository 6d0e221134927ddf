/* SPDX-License-Identifier: Apache-2.0 */
/* Taps of run and verify: options, runs, figures as text and JSON. */
#include "cli/values/taps.h"
#include "cli/values/observed.h"

#include <math.h>
#include <string.h>

enum { BAR = 30 }; /* characters of the longest bar of a histogram */

enum { ALL, NOT_FINITE, MIN, MAX, MEAN, NORM, HISTOGRAM, N_REDUCERS };

static const char *const reducers[] = {"all", "nan", "min", "max", "mean", "norm", "histogram"};

/* ---- options ---- */

/* Returns the reducer behind the last colon, and sets *length to the length of the name before it.
 * Without a reducer the whole text is a name. */
static int
reducer_of(const char *text, size_t *length)
{
	const char *colon = strrchr(text, ':');

	*length = strlen(text);
	for (int i = 0; colon && colon > text && i < N_REDUCERS; i++)
		if (strcmp(colon + 1, reducers[i]) == 0) {
			*length = (size_t)(colon - text);
			return i;
		}
	return ALL;
}

/* Reports a word behind a colon that is nearly a reducer; names may have colons. */
static bool
is_misspelt(cli *c, const char *text)
{
	const char *colon = strrchr(text, ':');
	const char *near = colon ? fxge_nearest(colon + 1, reducers, N_REDUCERS) : NULL;

	if (near)
		cli_usage(c, "--tap %s: unknown reducer '%s', did you mean '%s'?", text, colon + 1, near);
	return near != NULL;
}

bool
cli_taps_add(cli *c, cli_taps *t, const char *text)
{
	int i = t->texts.n;
	size_t length;

	if (!cli_list_add(c, &t->texts, "--tap", text))
		return false;
	t->reducer[i] = reducer_of(text, &length);
	if (t->reducer[i] == ALL && !text[length] && is_misspelt(c, text))
		return false;
	t->name[i] = text;
	return *text != '\0' || (cli_usage(c, "--tap: a name is expected"), false);
}

int
cli_taps_check(cli *c, const cli_taps *t, const char *path, const cli_gears *gears, bool chip)
{
	if (!t->texts.n)
		return 0;
	if (chip)
		return cli_usage(c, "--tap observes runs on the CPU: leave out --device");
	if (gears->text || gears->aipp)
		return cli_usage(c, "--tap excludes --gears and --aipp");
	if (strcmp(path, "-") == 0)
		return cli_usage(c, "--tap reads the program twice: it cannot be standard input");
	return 0;
}

/* Cuts the reducers off the names. Returns false without memory. */
static bool
cut_names(cli *c, cli_taps *t)
{
	for (int i = 0; i < t->texts.n; i++) {
		size_t length;

		reducer_of(t->texts.item[i], &length);
		char *name = fxge_alloc(c->session, length + 1);

		if (!name)
			return false;
		memcpy(name, t->texts.item[i], length);
		t->name[i] = name;
	}
	return true;
}

int
cli_taps_open(cli *c, cli_taps *t, const char *path, const cli_quant_options *quant)
{
	fxge_compile_options o = FXGE_OPTIONS(fxge_compile_options);

	if (!t->texts.n)
		return 0;
	if (!cut_names(c, t))
		return FXGE_NO_MEMORY;
	fxge_program *p = cli_load(c, path);

	o.cann = c->cann;
	cli_set_quant(quant, &o);
	if (p)
		t->taps = fxge_taps_open(p, t->name, (size_t)t->texts.n, &o);
	return t->taps ? 0 : cli_last_status(c);
}

void
cli_taps_close(cli_taps *t)
{
	fxge_taps_close(t->taps);
}

/* ---- text ---- */

static const char *
name_of(double value)
{
	return isnan(value) ? "NaN" : value < 0 ? "-inf" : "inf";
}

static void
show_not_finite(const fxge_value_stats *s)
{
	if (s->at)
		printf("    %llu NaN, %llu inf; first that is not finite at %s: %s\n",
			(unsigned long long)s->nans, (unsigned long long)s->infinite, s->at, name_of(s->value));
	else
		printf("    all elements are finite\n");
}

static void
show_all(const fxge_value_stats *s)
{
	if (isnan(s->least))
		printf("    no finite element");
	else
		printf("    min %.7g, max %.7g, mean %.7g, norm %.7g", s->least, s->most, s->mean, s->norm);
	printf("; %llu elements, %llu zeros, %llu NaN, %llu inf\n", (unsigned long long)s->elements,
		(unsigned long long)s->zeros, (unsigned long long)s->nans, (unsigned long long)s->infinite);
	if (s->at)
		printf("    first that is not finite at %s: %s\n", s->at, name_of(s->value));
}

static void
show_histogram(const fxge_tap *x)
{
	static const char bar[] = "##############################";
	double low = x->value.least, width = (x->value.most - low) / FXGE_TAP_BINS;
	uint64_t most = 1;

	for (int i = 0; i < FXGE_TAP_BINS; i++)
		most = x->counts[i] > most ? x->counts[i] : most;
	for (int i = 0; i < FXGE_TAP_BINS; i++)
		printf("    %12.5g to %12.5g %10llu %.*s\n", low + i * width, low + (i + 1) * width,
			(unsigned long long)x->counts[i], (int)((double)x->counts[i] / (double)most * BAR),
			bar);
	if (x->value.nans || x->value.infinite)
		show_not_finite(&x->value);
}

static void
show_figures(const fxge_tap *x, int reducer)
{
	const fxge_value_stats *s = &x->value;
	const double figures[] = {
		[MIN] = s->least, [MAX] = s->most, [MEAN] = s->mean, [NORM] = s->norm};

	if (reducer == ALL)
		show_all(s);
	else if (reducer == NOT_FINITE)
		show_not_finite(s);
	else if (reducer == HISTOGRAM)
		show_histogram(x);
	else
		printf("    %s %.9g\n", reducers[reducer], figures[reducer]);
}

static void
show_tap(cli *c, const fxge_tap *x)
{
	printf("tap %s%s%s", x->label ? cli_escape(c, x->label) : "", x->label ? "/" : "",
		cli_escape(c, x->name));
	printf(": %s, %s at stage %s", x->value.type, cli_escape(c, x->op), x->stage);
	if (x->file)
		printf(", %s:%d", cli_escape(c, x->file), x->line);
	printf("; %s %s\n", x->beside ? "beside the graph, by" : "computed by",
		cli_escape(c, x->computed));
}

/* Returns the i-th reducer of a tap, or -1. */
static int
reducer_at(const cli_taps *t, const char *name, int *i)
{
	for (; *i < t->texts.n; ++*i)
		if (strcmp(t->name[*i], name) == 0)
			return t->reducer[(*i)++];
	return -1;
}

int
cli_taps_run(cli *c, cli_taps *t, const fxge_tensor_view *in, int n, const char *label)
{
	fxge_tap x = FXGE_OPTIONS(fxge_tap);
	int status = t->taps ? (int)fxge_taps_run(t->taps, in, n, label) : 0;

	if (!t->taps || status)
		return status;
	cli_progress_end(c);
	for (; !c->json && fxge_tap_get(t->taps, t->shown, &x); t->shown++) {
		show_tap(c, &x);
		for (int i = 0, r; (r = reducer_at(t, x.name, &i)) >= 0;)
			show_figures(&x, r);
	}
	return 0;
}

/* ---- JSON ---- */

static void
json_tap(const fxge_tap *x)
{
	fputs("{\"name\":", stdout);
	cli_json_str(x->name);
	cli_json_text("run", x->label);
	cli_json_text("stage", x->stage);
	cli_json_text("op", x->op);
	cli_json_text("computed", x->computed);
	printf(",\"beside\":%s", x->beside ? "true" : "false");
	cli_json_location(x->file, x->line, x->source, x->module);
	cli_json_text("function", x->function);
	cli_json_stats(&x->value);
	fputs(",\"histogram\":[", stdout);
	for (int i = 0; i < FXGE_TAP_BINS; i++)
		printf("%s%llu", i ? "," : "", (unsigned long long)x->counts[i]);
	fputs("]}", stdout);
}

void
cli_taps_show(cli *c, const cli_taps *t)
{
	fxge_tap x = FXGE_OPTIONS(fxge_tap);
	const char *change = t->taps ? fxge_taps_change(t->taps) : NULL;

	if (!t->taps)
		return;
	if (!c->json && change)
		printf("beside the graph, in a second compilation: %s\n", change);
	if (!c->json)
		return;
	fputs(",\"taps\":[", stdout);
	for (size_t i = 0; fxge_tap_get(t->taps, i, &x); i++) {
		fputs(i ? ",\n" : "", stdout);
		json_tap(&x);
	}
	putchar(']');
	cli_json_text("beside", change);
}
