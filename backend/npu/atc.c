/* SPDX-License-Identifier: Apache-2.0 */
/* Runs of atc: options, errors, and the name of the output. */
#include "backend/npu/atc.h"

#include "base/file/fd.h"
#include "base/sbuf.h"

#include <ctype.h>

enum { MAX_ARGS = 128, MAX_SAID = 1 << 20 };

/* ---- command line ---- */

typedef struct args {
	fxge_arena *arena;
	const fxge_atc *atc;
	const char **item;
	int n;
} args;

static bool
has_option(const char *const *list, const char *name)
{
	size_t n = strlen(name);

	for (const char *const *o = list; o && *o; o++)
		if (strncmp(*o, name, n) == 0 && ((*o)[n] == '=' || (*o)[n] == 0))
			return true;
	return false;
}

/* Returns true if the caller overrides the option. */
static bool
is_overridden(const args *l, const char *name)
{
	return has_option(l->atc->options, name);
}

static void
add_option(args *l, const char *name, const char *value)
{
	if (!is_overridden(l, name) && !has_option(l->atc->listed, name))
		l->item[l->n++] = fxge_arena_printf(l->arena, "%s=%s", name, value);
}

bool
fxge_atc_chooses_precision(const fxge_atc *t)
{
	args l = {.atc = t};

	return !t->precision && !is_overridden(&l, "--precision_mode")
		   && !is_overridden(&l, "--precision_mode_v2");
}

/* Adds one of the two options, which exclude each other. */
static void
add_precision(args *l)
{
	if (l->atc->lowers_f32 && fxge_atc_chooses_precision(l->atc))
		add_option(l, "--precision_mode", "allow_fp32_to_fp16");
	else if (!is_overridden(l, "--precision_mode"))
		add_option(l, "--precision_mode_v2", l->atc->precision ? l->atc->precision : "origin");
}

const char *const *
fxge_atc_argv(fxge_arena *a, const char *program, const fxge_atc *t)
{
	args l = {a, t, FXGE_NEW_ARRAY(a, MAX_ARGS, const char *), 0};

	l.item[l.n++] = program;
	if (t->singleop) {
		add_option(&l, "--singleop", t->singleop);
	} else {
		add_option(&l, "--framework", "1");
		add_option(&l, "--model", t->air);
	}
	add_option(&l, "--output", t->output);
	add_option(&l, "--soc_version", t->soc);
	if (!t->singleop) /* the file defines the formats */
		add_option(&l, "--input_format", "ND");
	add_precision(&l);
	if (t->external_weights)
		add_option(&l, "--external_weight", "1");
	for (const char *const *o = t->listed; o && *o && l.n + 1 < MAX_ARGS; o++)
		if (!is_overridden(&l, fxge_arena_strndup(a, *o, strcspn(*o, "="))))
			l.item[l.n++] = *o;
	for (const char *const *o = t->options; o && *o && l.n + 1 < MAX_ARGS; o++)
		l.item[l.n++] = *o;
	l.item[l.n] = NULL;
	return l.item;
}

/* ---- output ---- */

typedef struct output_parser {
	fxge_arena *arena;
	const fxge_atc *atc;
	fxge_atc_end *end;
	fxge_sbuf said;
	bool waits; /* the text of the first error follows on the next line */
} output_parser;

/* Returns the length of an error code ("E10001", "EZ3003") at the start, or 0. */
static size_t
code_at(const char *s)
{
	size_t n = 1;

	if (*s != 'E')
		return 0;
	while (isdigit((unsigned char)s[n]) || (n == 1 && isupper((unsigned char)s[n])))
		n++;
	return n >= 6 && n <= 7 && (s[n] == ':' || s[n] == ' ' || s[n] == 0) ? n : 0;
}

/* Returns the text behind "[PID: 12] 2025-02-25-14:07:19.774.362 ", which newer releases insert and
 * which differs between runs. */
static const char *
skip_stamp(const char *s)
{
	if (strncmp(s, "[PID:", 5) == 0 && strchr(s, ']'))
		s = strchr(s, ']') + 1;
	s += strspn(s, " ");
	size_t n = strspn(s, "0123456789-:.");

	return n >= 19 && s[n] == ' ' ? s + n + 1 : s;
}

static const char *
text_after(fxge_arena *a, const char *s)
{
	return fxge_arena_printf(a, "%s", skip_stamp(s + strspn(s, ": \t")));
}

static void
parse_error(output_parser *h, const char *line)
{
	const char *s = line + strspn(line, " \t");
	size_t n = h->end->code ? 0 : code_at(s);

	if (n) {
		h->end->code = fxge_arena_strndup(h->arena, s, n);
		h->end->message = text_after(h->arena, s + n);
		h->waits = !*h->end->message;
	} else if (h->waits && *s) {
		h->end->message = text_after(h->arena, s);
		h->waits = false;
	} else if (h->end->code && !h->end->fix && strncmp(s, "Solution:", 9) == 0) {
		h->end->fix = text_after(h->arena, s + 9);
	}
}

static void
parse_line(void *user, const char *line, size_t n)
{
	output_parser *h = user;

	(void)n;
	parse_error(h, line);
	if (h->said.len < MAX_SAID)
		fxge_sbuf_fmt(&h->said, "%s\n", line);
	if (h->atc->line)
		h->atc->line(h->atc->user, line);
}

/* ---- result ---- */

/* Returns the path of OUTPUT.om or, if the file contains host code, OUTPUT_linux_x86_64.om; NULL if
 * there is none. */
static const char *
find_om(fxge_arena *a, const fxge_atc *t)
{
	const char *found = NULL;
	size_t n = strlen(t->output);
	DIR *d = fxge_fd_opendir(t->directory);

	for (const struct dirent *e; d && (e = readdir(d));) {
		size_t len = strlen(e->d_name);

		if (len < n + 3 || strncmp(e->d_name, t->output, n) != 0
			|| strcmp(e->d_name + len - 3, ".om") != 0
			|| (e->d_name[n] != '.' && strncmp(e->d_name + n, "_linux_", 7) != 0))
			continue;
		found = fxge_arena_printf(a, "%s/%s", t->directory, e->d_name);
	}
	if (d)
		closedir(d);
	return found;
}

void
fxge_atc_run(fxge_arena *a, const fxge_cann *c, const fxge_atc *t, fxge_atc_end *end)
{
	output_parser h = {.arena = a, .atc = t, .end = end};
	fxge_child child = {.argv = fxge_atc_argv(a, c->atc, t),
		.directory = t->directory,
		.env = fxge_cann_env(a, c),
		.line = parse_line,
		.user = &h};
	fxge_child_end how;

	*end = (fxge_atc_end){0};
	fxge_sbuf_init(&h.said, a);
	fxge_sbuf_str(&h.said, "");
	fxge_child_run(a, &child, &how);
	end->said = h.said.data;
	bool fine = !how.error && !how.signal && how.code == 0;

	if (fine)
		end->om =
			t->singleop ? fxge_arena_printf(a, "%s/%s", t->directory, t->output) : find_om(a, t);
	if (!end->om && !end->message)
		end->message =
			fine ? "it reported no error and wrote no .om" : fxge_child_ended(a, &child, &how);
}
