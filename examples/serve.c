/* Example server of one model: opens a directory of `python -m fxge export`, or an .om, once, and
 * computes each request of its standard input: the name of a file of inputs (.npz, or .npy for a
 * single input). It answers in lines of JSON, and goes on after a request that fails.
 *
 *   serve DIR|FILE [cpu|npu:0]     on a chip FILE is an .om; DIR has a single program */
#include <fxge/fxge.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { MOST_INPUTS = 64, SHOWN = 4 };

static double
now(void)
{
	struct timespec t;

	clock_gettime(CLOCK_MONOTONIC, &t);
	return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

/* Returns the length of the character at s in UTF-8, or 0. */
static int
length_of(const char *s)
{
	unsigned char c = (unsigned char)*s, d = (unsigned char)s[1];
	int n = c < 0x80 ? 1 : c < 0xc2 ? 0 : c < 0xe0 ? 2 : c < 0xf0 ? 3 : c < 0xf5 ? 4 : 0;

	if ((c == 0xe0 && d < 0xa0) || (c == 0xed && d > 0x9f) || (c == 0xf0 && d < 0x90)
		|| (c == 0xf4 && d > 0x8f))
		return 0;
	for (int i = 1; i < n; i++)
		if (((unsigned char)s[i] & 0xc0) != 0x80)
			return 0;
	return n;
}

/* Prints a text as a JSON string. Names of files need not be UTF-8: other bytes become the
 * characters of their numbers. */
static void
put_text(const char *s)
{
	putchar('"');
	while (*s) {
		int n = length_of(s);

		if (*s == '"' || *s == '\\')
			printf("\\%c", *s);
		else if (n == 0 || (n == 1 && (*s < ' ' || *s == 0x7f)))
			printf("\\u%04x", (unsigned)(unsigned char)*s);
		else
			fwrite(s, 1, (size_t)n, stdout);
		s += n ? n : 1;
	}
	putchar('"');
}

/* Prints a number; JSON has no infinities, which are strings. */
static void
put_number(double v)
{
	if (v - v == 0)
		printf("%.9g", v);
	else
		fputs(v != v ? "\"nan\"" : v > 0 ? "\"inf\"" : "\"-inf\"", stdout);
}

/* Prints dtype, shape and the first elements of a result. */
static void
put_result(const fxge_executable *e, int i)
{
	fxge_port_info info = FXGE_OPTIONS(fxge_port_info);
	fxge_tensor_view v;
	size_t n = 1;

	if (!fxge_output_get(e, i, &info) || !fxge_get_result(e, i, &v))
		return;
	fputs(i ? "," : "", stdout);
	put_text(info.name);
	printf(":{\"dtype\":\"%s\",\"shape\":[", v.dtype);
	for (int d = 0; d < v.rank; d++) {
		printf("%s%lld", d ? "," : "", (long long)v.shape[d]);
		n *= (size_t)v.shape[d];
	}
	fputs("],\"first\":[", stdout);
	for (size_t k = 0; k < n && k < SHOWN; k++) {
		fputs(k ? "," : "", stdout);
		put_number(fxge_element(&v, k));
	}
	fputs("]}", stdout);
}

static fxge_status
compute(fxge_session *s, fxge_executable *e, const char *path)
{
	fxge_tensor_view in[MOST_INPUTS];
	int n = 0;
	fxge_arrays *a = fxge_arrays_read(s, path);

	if (!a)
		return fxge_last_status(s);
	while (n < MOST_INPUTS && fxge_arrays_get(a, (size_t)n, &in[n]))
		n++;
	fxge_status status = fxge_run(e, in, n);

	fxge_arrays_close(a);
	return status;
}

static void
answer(fxge_session *s, fxge_executable *e, const char *path)
{
	double from = now();
	fxge_status status = compute(s, e, path);

	printf("{\"request\":");
	put_text(path);
	printf(",\"status\":%d,\"ms\":%.3f", (int)status, (now() - from) * 1e3);
	if (status == FXGE_OK) {
		fputs(",\"results\":{", stdout);
		for (int i = 0; i < fxge_n_outputs(e); i++)
			put_result(e, i);
		putchar('}');
	} else {
		fputs(",\"error\":", stdout);
		put_text(fxge_diag_text(s));
	}
	puts("}");
	fflush(stdout);
	fxge_diag_clear(s);
}

static fxge_status
serve(fxge_session *s, const char *path, const char *device)
{
	char *line = NULL;
	size_t room = 0;
	fxge_program *p = fxge_load(s, path, NULL);
	fxge_executable *e =
		p && fxge_compile(p, NULL) == FXGE_OK ? fxge_executable_open_on(p, device) : NULL;

	if (!e)
		return fxge_last_status(s);
	while (getline(&line, &room, stdin) > 0) {
		line[strcspn(line, "\n")] = '\0';
		if (*line)
			answer(s, e, line);
	}
	free(line);
	return FXGE_OK;
}

int
main(int argc, char **argv)
{
	fxge_session *s = argc == 2 || argc == 3 ? fxge_open(NULL) : NULL;

	if (!s) {
		fputs("usage: serve DIR|FILE [cpu|npu:0]\n", stderr);
		return FXGE_USAGE;
	}
	fxge_status status = serve(s, argv[1], argc == 3 ? argv[2] : "cpu");

	fputs(fxge_diag_text(s), stderr);
	fxge_close(s);
	return (int)status;
}
