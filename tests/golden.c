/* SPDX-License-Identifier: Apache-2.0 */
/* Text goldens: reading, comparison, differences, directory walks. */
#include "tests/golden.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

char *
golden_read(const char *path, size_t *n)
{
	FILE *f = fopen(path, "rb");
	long size;
	char *s = NULL;

	if (!f)
		return NULL;
	if (fseek(f, 0, SEEK_END) == 0 && (size = ftell(f)) >= 0 && fseek(f, 0, SEEK_SET) == 0) {
		s = calloc(1, (size_t)size + 1);
		size = s ? (long)fread(s, 1, (size_t)size, f) : 0;
		if (n)
			*n = (size_t)size;
	}
	fclose(f);
	return s;
}

/* ---- differences ---- */

static const char *
next_line(const char *s)
{
	const char *end = strchr(s, '\n');

	return end ? end + 1 : s + strlen(s);
}

static void
put_lines(const char *mark, const char *from, const char *to)
{
	while (from < to) {
		const char *next = next_line(from);

		printf("%s%.*s%s", mark, (int)(next - from), from, next[-1] == '\n' ? "" : "\n");
		from = next;
	}
}

/* Returns the start of the line of s that ends before `end`. */
static const char *
line_before(const char *s, const char *end)
{
	end--;
	while (end > s && end[-1] != '\n')
		end--;
	return end;
}

void
golden_diff(const char *title, const char *want, const char *got)
{
	const char *w = want, *g = got, *context = want;
	const char *we = want + strlen(want), *ge = got + strlen(got);
	int line = 1;

	while (w < we && next_line(w) - w == next_line(g) - g
		   && memcmp(w, g, (size_t)(next_line(w) - w)) == 0) {
		if (line > 3)
			context = next_line(context);
		w = next_line(w);
		g = next_line(g);
		line++;
	}
	while (we > w && ge > g) {
		const char *wl = line_before(w, we), *gl = line_before(g, ge);

		if (we - wl != ge - gl || memcmp(wl, gl, (size_t)(we - wl)) != 0)
			break;
		we = wl;
		ge = gl;
	}
	printf("FAILED %s\n--- expected\n+++ found\n@@ line %d @@\n", title, line);
	put_lines(" ", context, w);
	put_lines("-", w, we);
	put_lines("+", g, ge);
	put_lines(" ", we, next_line(we));
}

/* ---- files ---- */

static bool
bless_file(const char *path, const char *text)
{
	if (!text) {
		unlink(path);
		return true;
	}
	FILE *f = fopen(path, "wb");

	if (!f)
		return false;
	fputs(text, f);
	return fclose(f) == 0;
}

bool
golden_judge(const char *path, const char *found, bool bless)
{
	if (bless)
		return bless_file(path, found);
	char *want = golden_read(path, NULL);
	bool same = want && found ? strcmp(want, found) == 0 : !want && !found;

	if (!same)
		golden_diff(path, want ? want : "", found ? found : "");
	free(want);
	return same;
}

int
golden_directory(const char *directory, const char *suffix,
	bool (*run)(void *user, const char *path), void *user)
{
	struct dirent **list;
	int n = scandir(directory, &list, NULL, alphasort), cases = 0, failed = 0;

	for (int i = 0; i < n; i++) {
		size_t len = strlen(list[i]->d_name), tail = strlen(suffix);
		char path[4096];

		snprintf(path, sizeof path, "%s/%s", directory, list[i]->d_name);
		if (len > tail && strcmp(list[i]->d_name + len - tail, suffix) == 0) {
			cases++;
			failed += !run(user, path);
		}
		free(list[i]);
	}
	if (n >= 0)
		free(list);
	printf("%s: %d cases, %d failed\n", directory, cases, failed);
	return cases == 0 || failed != 0;
}

char *
golden_without_lines(char *s)
{
	static const char mark[] = ".yaml:", ours[] = "ops/";
	char *to = s;
	bool word = true;     /* at the start of a word */
	bool of_ours = false; /* in a word that starts with `ours` */

	for (const char *from = s; s && *from;) {
		of_ours = word ? strncmp(from, ours, sizeof ours - 1) == 0 : of_ours;
		word = *from == ' ' || *from == '\n';
		bool at = of_ours && strncmp(from, mark, sizeof mark - 1) == 0;
		size_t n = at ? sizeof mark - 2 : 1;

		memmove(to, from, n);
		to += n;
		from += at ? sizeof mark - 1 + strspn(from + sizeof mark - 1, "0123456789") : 1;
	}
	if (s)
		*to = 0;
	return s;
}
