/* SPDX-License-Identifier: Apache-2.0 */
/* Walk over protobuf text. No descriptor is needed, so that fields of later versions of GE are
 * read, too. */
#include "backend/gefiles/gefiles.h"

typedef struct walker {
	const char *at, *end;
	int64_t line;
	fxge_arena *a;
	fxge_map names; /* field names met, so that each is stored once */
	fxge_strmap known;
	const fxge_pbtext_visitor *v;
	const char *path[FXGE_GE_DEPTH];
	char closing[FXGE_GE_DEPTH];
	int depth;
} walker;

static bool
is_word(char c)
{
	return c == '_' || c == '.' || c == '-' || c == '+' || c == '/' || (c >= '0' && c <= '9')
		   || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

static void
skip_blanks(walker *w)
{
	for (; w->at < w->end; w->at++) {
		if (*w->at == '#')
			while (w->at + 1 < w->end && w->at[1] != '\n')
				w->at++;
		else if (*w->at == '\n')
			w->line++;
		else if (*w->at != ' ' && *w->at != '\t' && *w->at != '\r' && *w->at != ','
				 && *w->at != ';')
			return;
	}
}

/* Returns a word; NULL if none begins here. */
static const char *
word(walker *w)
{
	const char *from = w->at;

	while (w->at < w->end && is_word(*w->at))
		w->at++;
	size_t n = (size_t)(w->at - from);

	if (n == 0 || n > FXGE_MAX_NAME)
		return NULL;
	const char *known = fxge_strmap_get(&w->known, from, n);

	if (known)
		return known;
	known = fxge_arena_strndup(w->a, from, n);
	fxge_strmap_put(w->a, &w->known, known, n, (void *)(uintptr_t)known);
	return known;
}

static int
octal(walker *w)
{
	int c = 0;

	for (int i = 0; i < 3 && w->at < w->end && *w->at >= '0' && *w->at <= '7'; i++)
		c = c * 8 + *w->at++ - '0';
	return c & 0xff;
}

/* Reads a string, and those that follow it directly. Long ones, such as weights, are cut. Returns
 * NULL if it does not end. */
static const char *
string(walker *w)
{
	static const char from[] = "nrt", to[] = "\n\r\t";
	enum { KEPT = 4096 };
	fxge_sbuf b;

	fxge_sbuf_init(&b, w->a);
	for (; w->at < w->end && (*w->at == '"' || *w->at == '\''); skip_blanks(w)) {
		char quote = *w->at++;

		while (w->at < w->end && *w->at != quote && *w->at != '\n') {
			char c = *w->at++;

			if (c == '\\' && w->at < w->end) {
				const char *known = strchr(from, *w->at);

				if (*w->at >= '0' && *w->at <= '7')
					c = (char)octal(w);
				else if (known && *known)
					c = to[known - from], w->at++;
				else
					c = *w->at++;
			}
			if (b.len < KEPT && c)
				fxge_sbuf_chr(&b, c);
		}
		if (w->at == w->end || *w->at != quote)
			return NULL;
		w->at++;
	}
	return b.data ? b.data : "";
}

static bool
scalar(walker *w, const char *field)
{
	const char *value = *w->at == '"' || *w->at == '\'' ? string(w) : word(w);

	if (value && w->v->scalar)
		w->v->scalar(w->v->user, w->path, w->depth, field, value);
	return value != NULL;
}

/* Reads `[a, b]`: scalars, or messages, which are entered one by one. */
static bool
list(walker *w, const char *field)
{
	w->at++;
	for (skip_blanks(w); w->at < w->end && *w->at != ']'; skip_blanks(w))
		if (*w->at == '{' || *w->at == '<' || !scalar(w, field))
			return false; /* no dump has lists of messages in this form */
	return w->at < w->end && *w->at++ == ']';
}

static bool
begin(walker *w, const char *field)
{
	if (w->depth == FXGE_GE_DEPTH)
		return false;
	w->closing[w->depth] = *w->at++ == '{' ? '}' : '>';
	w->path[w->depth++] = field;
	if (w->v->begin)
		w->v->begin(w->v->user, w->path, w->depth);
	return true;
}

static bool
field(walker *w)
{
	const char *name = word(w);

	skip_blanks(w);
	bool colon = w->at < w->end && *w->at == ':';

	w->at += colon;
	skip_blanks(w);
	if (!name || w->at >= w->end)
		return false;
	if (*w->at == '{' || *w->at == '<')
		return begin(w, name);
	return colon && (*w->at == '[' ? list(w, name) : scalar(w, name));
}

int64_t
fxge_pbtext_walk(fxge_arena *a, fxge_bytes text, const fxge_pbtext_visitor *v)
{
	walker w = {.at = (const char *)text.data,
		.end = (const char *)text.data + text.size,
		.line = 1,
		.a = a,
		.v = v};

	for (skip_blanks(&w); w.at < w.end; skip_blanks(&w)) {
		if (w.depth && *w.at == w.closing[w.depth - 1]) {
			w.at++;
			w.depth--;
		} else if (!field(&w)) {
			return w.line;
		}
	}
	return w.depth ? w.line : 0;
}
