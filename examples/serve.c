/* Example server of one model: opens a directory of `python -m fxge export`, or an .om, once, and
 * computes each request of its standard input: the name of a file of inputs (.npz, or .npy for a
 * single input). Arrays have the names of the inputs, or c0/in/NAME as in the files of expected
 * results. It answers in lines of JSON, and goes on after a request that fails.
 *
 *   serve DIR|FILE [--model NAME] [cpu|npu:0]
 *
 * On a chip FILE is an .om. NAME is a program of a directory with several. */
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

/* Returns the length of CASE/in/ at the start of a name, or 0. */
static size_t
case_of(const char *name)
{
	const char *first = strchr(name, '/');

	return first && strncmp(first, "/in/", 4) == 0 ? (size_t)(first - name) + 4 : 0;
}

/* Fills `in` with the inputs of the first case of a file of expected results, or with all arrays of
 * another file. Returns their number. */
static int
inputs_of(const fxge_arrays *a, fxge_tensor_view *in)
{
	fxge_tensor_view v;
	const char *prefix = NULL;
	size_t length = 0;
	int n = 0;

	for (size_t i = 0; !length && fxge_arrays_get(a, i, &v); i++) {
		prefix = v.name;
		length = case_of(v.name);
	}
	for (size_t i = 0; n < MOST_INPUTS && fxge_arrays_get(a, i, &v); i++)
		if (!length || strncmp(v.name, prefix, length) == 0) {
			v.name += length;
			in[n++] = v;
		}
	return n;
}

static fxge_status
compute(fxge_session *s, fxge_executable *e, const char *path)
{
	fxge_tensor_view in[MOST_INPUTS];
	fxge_arrays *a = fxge_arrays_read(s, path);

	if (!a)
		return fxge_last_status(s);
	fxge_status status = fxge_run(e, in, inputs_of(a, in));

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
	fxge_diag_clear(s);
}

static fxge_status
serve(fxge_session *s, const char *path, const char *model, const char *device)
{
	fxge_load_options o = FXGE_OPTIONS(fxge_load_options);
	char *line = NULL;
	size_t room = 0;
	ssize_t n;
	bool ok = true;

	o.model = model;
	fxge_program *p = fxge_load(s, path, &o);
	fxge_executable *e =
		p && fxge_compile(p, NULL) == FXGE_OK ? fxge_executable_open_on(p, device) : NULL;

	if (!e)
		return fxge_last_status(s);
	while (ok && (n = getline(&line, &room, stdin)) > 0) {
		line[n - (line[n - 1] == '\n')] = '\0';
		if (*line)
			answer(s, e, line);
		ok = fflush(stdout) == 0;
	}
	free(line);
	if (ok && !ferror(stdin))
		return FXGE_OK;
	perror(ok ? "serve: standard input" : "serve: standard output");
	return FXGE_IO;
}

int
main(int argc, char **argv)
{
	const char *model = NULL, *place[] = {NULL, "cpu"};
	int n = 0;
	bool usage = false;

	for (int i = 1; i < argc; i++)
		if (strcmp(argv[i], "--model") == 0 && i + 1 < argc)
			model = argv[++i];
		else if (argv[i][0] != '-' && n < 2)
			place[n++] = argv[i];
		else
			usage = true;
	fxge_session *s = n && !usage ? fxge_open(NULL) : NULL;

	if (!s) {
		fputs("usage: serve DIR|FILE [--model NAME] [cpu|npu:0]\n", stderr);
		return FXGE_USAGE;
	}
	fxge_status status = serve(s, place[0], model, place[1]);

	fputs(fxge_diag_text(s), stderr);
	fxge_close(s);
	return (int)status;
}
