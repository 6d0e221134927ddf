/* SPDX-License-Identifier: Apache-2.0 */
/* Reader of case files. */
#include "backend/cpu/case_file.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/file/file.h"

static void
wrong(const char *path, const char *line)
{
	fprintf(stderr, "%s: cannot read: %.80s\n", path, line);
	exit(2);
}

static char *
word(char **at)
{
	char *s = *at + strspn(*at, " ");

	*at = s + strcspn(s, " ");
	if (**at)
		*(*at)++ = '\0';
	return s;
}

/* Reads a 64-bit integer, signed or unsigned. */
static int64_t
number_of(const char *v)
{
	return *v == '-' ? strtoll(v, NULL, 10) : (int64_t)strtoull(v, NULL, 10);
}

/* Reads `f32[2,3] v v v ...`. */
static bool
read_array(fxge_array *x, char *text, fxge_arena *a)
{
	char *bracket = strchr(text, '[');
	int64_t n = 1;

	if (!bracket)
		return false;
	x->dtype = fxge_dtype_by_text(text, (size_t)(bracket - text));
	x->rank = 0;
	for (char *p = bracket + 1; *p != ']'; p += *p == ',') {
		x->shape[x->rank] = strtoll(p, &p, 10);
		n *= x->shape[x->rank++];
		text = p;
		if (*p != ',' && *p != ']')
			return false;
	}
	text = strchr(bracket, ']') + 1;
	x->size = (size_t)n * fxge_dtype_size(x->dtype);
	x->data = fxge_arena_alloc(a, x->size);
	for (int64_t i = 0; i < n; i++) {
		char *v = word(&text);

		if (!*v)
			return false;
		if (fxge_dtype_is_float(x->dtype))
			fxge_store_float(x->dtype, x->data, i, strtod(v, NULL));
		else
			fxge_store_int(x->dtype, x->data, i, number_of(v));
	}
	return *word(&text) == '\0' && x->dtype != FXGE_DT_NONE;
}

static bool
read_line(test_case *c, const char *key, char *rest, fxge_arena *a)
{
	if (strcmp(key, "in") == 0 && c->n_in < MOST_INPUTS) {
		snprintf(c->in_name[c->n_in], sizeof c->in_name[0], "%s", word(&rest));
		return read_array(&c->in[c->n_in++], rest, a);
	}
	if (strcmp(key, "out") == 0 && c->n_out < MOST_OUTS) {
		c->any[c->n_out] = strcmp(rest, "any") == 0;
		return c->any[c->n_out++] || read_array(&c->out[c->n_out - 1], rest, a);
	}
	if (strcmp(key, "attr") == 0 && c->n_attr < MOST_ATTRS) {
		case_attr *t = &c->attr[c->n_attr++];

		snprintf(t->name, sizeof t->name, "%s", word(&rest));
		snprintf(t->type, sizeof t->type, "%s", word(&rest));
		snprintf(t->text, sizeof t->text, "%s", rest);
		return true;
	}
	if (strcmp(key, "among") == 0) {
		c->random = true;
		c->least = strtod(rest, &rest);
		c->most = strtod(rest, &rest);
		return *rest == '\0';
	}
	if (strcmp(key, "tol") == 0) {
		c->rtol = strtod(rest, &rest);
		c->atol = strtod(rest, &rest);
		return true;
	}
	if (strcmp(key, "error") == 0)
		return snprintf(c->error, sizeof c->error, "%s", rest) > 0;
	return false;
}

static char *
read_text(const char *path, fxge_arena *a)
{
	FILE *f = fopen(path, "rb");
	long n = 0;

	if (!f || fseek(f, 0, SEEK_END) != 0 || (n = ftell(f)) < 0)
		wrong(path, "the file");
	rewind(f);
	char *text = fxge_arena_alloc(a, (size_t)n + 1);

	if (fread(text, 1, (size_t)n, f) != (size_t)n)
		wrong(path, "the file");
	fclose(f);
	return text;
}

void
case_file_read(case_file *f, const char *path, fxge_arena *a)
{
	char *text = read_text(path, a);
	int lines = 1;

	for (const char *p = text; *p; p++)
		lines += *p == '\n';
	*f = (case_file){.cases = fxge_arena_array(a, (size_t)lines, sizeof *f->cases)};
	for (char *line = text, *next; line; line = next) {
		next = strchr(line, '\n');
		if (next)
			*next++ = '\0';
		if (!*line || *line == '#')
			continue;
		char *rest = line, *key = word(&rest);

		if (strcmp(key, "op") == 0) {
			snprintf(f->op, sizeof f->op, "%s", rest);
		} else if (strcmp(key, "case") == 0) {
			test_case *c = &f->cases[f->n++];

			snprintf(c->name, sizeof c->name, "%s", rest);
			c->rtol = c->atol = -1;
		} else if (!f->n || !read_line(&f->cases[f->n - 1], key, rest, a)) {
			wrong(path, line);
		}
	}
}
