/* SPDX-License-Identifier: Apache-2.0 */
/* Common options, sessions and messages of the commands. */
#include "cli/cli.h"

#include <errno.h>
#include <limits.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

enum { MEGABYTE = 1000000 };

double
cli_now(void)
{
	struct timespec t;

	clock_gettime(CLOCK_MONOTONIC, &t);
	return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

const char *
cli_verdict(const cli *c, bool ok)
{
	if (!c->color_out)
		return ok ? "ok" : "DIFFERENT";
	return ok ? "\033[32mok\033[0m" : "\033[1;31mDIFFERENT\033[0m";
}

/* Stores the name of the file that a write to `path` makes or replaces, links followed. Returns
 * false if there is none: a device, or a directory that does not exist. */
static bool
written_name(const char *path, char out[PATH_MAX])
{
	enum { MOST_LINKS = 40 };
	char name[PATH_MAX], to[PATH_MAX], directory[PATH_MAX];
	struct stat st;
	ssize_t n;

	if ((stat(path, &st) == 0 && !S_ISREG(st.st_mode)) || strlen(path) >= sizeof name)
		return false;
	strcpy(name, path);
	for (int i = 0; i < MOST_LINKS && (n = readlink(name, to, sizeof to)) > 0; i++) {
		char *slash = *to == '/' ? NULL : strrchr(name, '/');
		size_t kept = slash ? (size_t)(slash + 1 - name) : 0;

		if (kept + (size_t)n >= sizeof name)
			return false;
		memcpy(name + kept, to, (size_t)n);
		name[kept + (size_t)n] = '\0';
	}
	const char *last = strrchr(name, '/');

	snprintf(
		directory, sizeof directory, "%.*s", last ? (int)(last + 1 - name) : 1, last ? name : ".");
	return realpath(directory, to)
		   && (size_t)snprintf(out, PATH_MAX, "%s/%s", to, last ? last + 1 : name) < PATH_MAX;
}

bool
cli_is_same_output(const char *a, const char *b)
{
	char names[2][PATH_MAX];

	return strcmp(a, "-") != 0 && strcmp(b, "-") != 0 && written_name(a, names[0])
		   && written_name(b, names[1]) && strcmp(names[0], names[1]) == 0;
}

int
cli_last_status(const cli *c)
{
	int status = c->failed ? c->failed : (int)fxge_last_status(c->session);

	return status ? status : FXGE_BUG; /* a failure must never end with status 0 */
}

/* ---- messages ---- */

/* Prints an error of the command as a diagnostic of its kind. */
static void
json_failure(const cli *c)
{
	static const struct {
		int status;
		const char *id, *name;
	} ids[] = {{FXGE_USAGE, "FXGE-E0951", "usage"}, {FXGE_IO, "FXGE-E0103", "file_write"},
		{FXGE_LIMIT, "FXGE-E0105", "limit"}, {FXGE_NO_MEMORY, "FXGE-E0603", "no_memory"}};
	size_t i = 0;

	while (i + 1 < sizeof ids / sizeof *ids && ids[i].status != c->failed)
		i++;
	printf("{\"id\":\"%s\",\"name\":\"%s\",\"severity\":\"error\"", ids[i].id, ids[i].name);
	cli_json_text("message", c->text);
	putchar('}');
}

static void
show_failure(const cli *c)
{
	const char *name = c->command ? c->command->name : NULL;

	fprintf(stderr, "fxge%s%s: ", name ? " " : "", name ? name : "");
	cli_put_line(stderr, c->text);
	if (c->failed != FXGE_USAGE)
		return;
	if (name)
		fprintf(stderr, "usage: fxge %s %s\n", name, c->command->synopsis);
	fprintf(stderr, "`fxge%s%s --help` shows more\n", name ? " " : "", name ? name : "");
}

static int
fail(cli *c, int status, const char *fmt, va_list args)
{
	vsnprintf(c->text, sizeof c->text, fmt, args);
	c->failed = status;
	if (!c->json) {
		show_failure(c);
	} else if (!c->session) { /* no session yet: this is the complete output */
		cli_json_begin(c);
		fputs(",\"diagnostics\":[", stdout);
		json_failure(c);
		printf("],\"exit\":%d}\n", status);
	}
	return status;
}

int
cli_fail(cli *c, int status, const char *fmt, ...)
{
	va_list args;

	va_start(args, fmt);
	fail(c, status, fmt, args);
	va_end(args);
	return status;
}

int
cli_usage(cli *c, const char *fmt, ...)
{
	va_list args;

	va_start(args, fmt);
	fail(c, FXGE_USAGE, fmt, args);
	va_end(args);
	return FXGE_USAGE;
}

int
cli_unknown(cli *c, const char *kind, const char *word, const char *const *words, size_t n)
{
	const char *near = fxge_nearest(word, words, n);
	char all[512] = "";
	size_t used = 0;

	if (near)
		return cli_usage(c, "unknown %s '%s', did you mean '%s'?", kind, word, near);
	for (size_t i = 0; i < n && used < sizeof all; i++)
		used += (size_t)snprintf(all + used, sizeof all - used, "%s%s", i ? ", " : "", words[i]);
	return cli_usage(c, "unknown %s '%s', expected one of %s", kind, word, all);
}

void
cli_note(cli *c, const char *fmt, ...)
{
	char text[3 * PATH_MAX]; /* messages contain at most two file names */
	va_list args;

	if (c->quiet || c->json)
		return;
	cli_progress_end(c);
	va_start(args, fmt);
	vsnprintf(text, sizeof text, fmt, args);
	va_end(args);
	cli_put_line(stderr, text);
}

/* Prints the first line, `FILE: error[ID]: MESSAGE`, with the ID in the severity's colour. */
static void
color_head(const fxge_diag_info *d, const char *head, size_t n)
{
	static const char *const colors[] = {"\033[1;36m", "\033[1;35m", "\033[1;31m"};
	const char *id = strstr(head, d->id), *from = id, *end = head + n;

	while (from && from > head && from[-1] != ' ')
		from--;
	if (!id || id > end) {
		fwrite(head, 1, n, stderr);
		return;
	}
	const char *to = id + strlen(d->id) + 1;

	fprintf(stderr, "%.*s%s%.*s\033[0m\033[1m%.*s\033[0m", (int)(from - head), head,
		colors[d->severity], (int)(to - from), from, (int)(end - to), to);
}

/* Prints a line below the first: `  LABEL   TEXT`. */
static void
color_line(const char *line, size_t n)
{
	size_t blank = strspn(line, " "), label = blank + strcspn(line + blank, " \n");

	if (blank != 2 || label >= n) {
		fwrite(line, 1, n, stderr);
		return;
	}
	fprintf(stderr, "\033[36m%.*s\033[0m%.*s", (int)label, line, (int)(n - label), line + label);
}

static void
show_diag(const cli *c, const fxge_diag_info *d)
{
	if (!c->color) {
		fputs(d->text, stderr);
		return;
	}
	for (const char *line = d->text; *line;) {
		size_t n = strcspn(line, "\n");

		if (line == d->text)
			color_head(d, line, n);
		else
			color_line(line, n);
		fputc('\n', stderr);
		line += n + (line[n] != 0);
	}
}

void
cli_show_diags(cli *c)
{
	size_t n = fxge_diag_count(c->session), notes = 0;

	cli_progress_end(c);
	for (size_t i = c->shown; i < n; i++) {
		fxge_diag_info d = FXGE_OPTIONS(fxge_diag_info);

		fxge_diag_get(c->session, i, &d);
		notes += d.severity == FXGE_SEVERITY_NOTE;
		if (c->json || (c->quiet && d.severity != FXGE_SEVERITY_ERROR)
			|| (!c->verbose && d.severity == FXGE_SEVERITY_NOTE))
			continue;
		show_diag(c, &d);
	}
	if (notes && notes < n - c->shown && !c->verbose) /* beside a warning or an error */
		cli_note(c, "(%zu note%s: -v shows %s)", notes, notes == 1 ? "" : "s",
			notes == 1 ? "it" : "them");
	c->shown = n;
}

/* ---- options ---- */

bool
cli_list_add(cli *c, cli_list *l, const char *what, const char *value)
{
	if (l->n == CLI_MAX_LIST) {
		cli_usage(c, "%s occurs more than %d times", what, CLI_MAX_LIST);
		return false;
	}
	l->item[l->n++] = value;
	return true;
}

bool
cli_list_split(cli *c, cli_list *l, const char *what, char *text, const char *between)
{
	for (char *at = strtok(text, between); at; at = strtok(NULL, between))
		if (!cli_list_add(c, l, what, at))
			return false;
	return true;
}

bool
cli_number(cli *c, const char *option, const char *text, long long lo, long long hi, long long *out)
{
	char *end;

	errno = 0;
	*out = strtoll(text, &end, 10);
	if (*text && !*end && errno == 0 && *out >= lo && *out <= hi)
		return true;
	cli_usage(c, "%s: expected an integer from %lld to %lld, got '%s'", option, lo, hi, text);
	return false;
}

bool
cli_real(cli *c, const char *option, const char *text, double *out)
{
	char *end;

	*out = strtod(text, &end);
	if (*text && !*end && *out == *out)
		return true;
	cli_usage(c, "%s: expected a number, got '%s'", option, text);
	return false;
}

static bool
set_color(cli *c, const char *when)
{
	if (strcmp(when, "auto") == 0)
		return true;
	if (strcmp(when, "always") != 0 && strcmp(when, "never") != 0) {
		cli_usage(c, "--color: expected auto, always or never, got '%s'", when);
		return false;
	}
	c->color = c->color_out = when[0] == 'a';
	return true;
}

static bool
common_option(cli *c, int opt)
{
	long long n;

	switch (opt) {
	case CLI_OPT_JSON:
		c->json = c->json_asked = true;
		return true;
	case CLI_OPT_COLOR:
		return set_color(c, optarg);
	case CLI_OPT_STRICT:
		c->strict = true;
		return true;
	case CLI_OPT_OPS:
		return cli_list_add(c, &c->ops, "--ops", optarg);
	case CLI_OPT_PLUGIN:
		return cli_list_add(c, &c->plugins, "--plugin", optarg);
	case CLI_OPT_RULES:
		return cli_list_add(c, &c->rules, "--rules", optarg);
	case CLI_OPT_VARIANT:
		return cli_list_add(c, &c->variants, "--variant", optarg);
	case CLI_OPT_SOC:
		c->soc = optarg;
		return true;
	case CLI_OPT_KERNELS:
		c->kernels = optarg;
		return true;
	case CLI_OPT_CANN:
		c->cann = optarg;
		return true;
	case CLI_OPT_MODEL:
		c->model = optarg;
		return true;
	case CLI_OPT_CHECK_CRC:
		c->check_crc = true;
		return true;
	case CLI_OPT_TIMES:
		c->times = optarg;
		return true;
	case CLI_OPT_WEIGHTS_FROM:
		return cli_list_add(c, &c->weights_from, "--weights-from", optarg);
	case CLI_OPT_THREADS:
		if (!cli_number(c, "--threads", optarg, 0, 4096, &n))
			return false;
		c->threads = (int)n;
		return true;
	case CLI_OPT_MEMORY:
		if (!cli_number(c, "--memory", optarg, 0, INT64_MAX / MEGABYTE, &n))
			return false;
		c->memory = (uint64_t)n * MEGABYTE;
		return true;
	case 'q':
		c->quiet = true;
		return true;
	case 'v':
		c->verbose = true;
		return true;
	}
	return false;
}

/* Returns the number of the command's options that begin with `start`, and their names in
 * `text`. */
static int
options_like(const cli_command *k, const char *start, size_t n, char *text, size_t size)
{
	const cli_option *o;
	size_t used = 0;
	int found = 0;

	for (int i = 0; (o = cli_option_of(k, i)); i++)
		if (strncmp(o->name, start, n) == 0 && used < size) {
			used +=
				(size_t)snprintf(text + used, size - used, "%s--%s", found ? ", " : "", o->name);
			found++;
		}
	return found;
}

static int
unknown_option(cli *c, const char *name, size_t n)
{
	char word[64], dashed[CLI_MAX_OPTIONS][64];
	const char *words[CLI_MAX_OPTIONS];
	const cli_option *o;
	size_t count = 0;

	for (; count < CLI_MAX_OPTIONS && (o = cli_option_of(c->command, (int)count)); count++) {
		snprintf(dashed[count], sizeof dashed[count], "--%s", o->name);
		words[count] = dashed[count];
	}
	snprintf(word, sizeof word, "--%.*s", (int)n, name);
	return cli_unknown(c, "option", word, words, count);
}

static int
bad_option(cli *c, char **argv, int opt)
{
	const char *given = argv[optind > 1 ? optind - 1 : 1];
	char like[256];

	if (opt == ':')
		return cli_usage(c, "option %s needs a value", given);
	if (optopt && optopt < 256)
		return cli_usage(c, "unknown option -%c", optopt);
	if (optopt) /* a known option */
		return cli_usage(c, "option %s has no value", given);
	const char *name = given + strspn(given, "-");
	size_t n = strcspn(name, "=");

	if (options_like(c->command, name, n, like, sizeof like) > 1)
		return cli_usage(c, "option %s is not unique: %s", given, like);
	return unknown_option(c, name, n);
}

/* Option tables for getopt_long. */
typedef struct parser {
	struct option longs[CLI_MAX_OPTIONS + 1];
	char shorts[2 * CLI_MAX_OPTIONS + 2];
} parser;

static void
parser_init(parser *p, const cli_command *k)
{
	char *letter = p->shorts;
	const cli_option *o;

	*letter++ = ':'; /* distinguishes a missing value from an unknown option */
	memset(p->longs, 0, sizeof p->longs);
	for (int i = 0; i < CLI_MAX_OPTIONS && (o = cli_option_of(k, i)); i++) {
		p->longs[i].name = o->name;
		p->longs[i].has_arg = o->value ? required_argument : no_argument;
		p->longs[i].val = o->id;
		if (cli_has_letter(o))
			*letter++ = (char)o->id;
		if (cli_has_letter(o) && o->value)
			*letter++ = ':';
	}
	*letter = 0;
}

static bool
is_common(int opt)
{
	for (const cli_option *o = cli_common_options; o->name; o++)
		if (o->id == opt)
			return true;
	return false;
}

/* Returns the option if its value names a file or a directory, or NULL. */
static const cli_option *
path_option(const cli_command *k, int opt)
{
	const cli_option *o;

	for (int i = 0; (o = cli_option_of(k, i)); i++)
		if (o->id == opt && o->words
			&& (strcmp(o->words, CLI_A_FILE) == 0 || strcmp(o->words, CLI_A_DIRECTORY) == 0))
			return o;
	return NULL;
}

int
cli_next(cli *c, int argc, char **argv, int *status)
{
	parser p;

	parser_init(&p, c->command);
	opterr = 0;
	for (;;) {
		int opt = getopt_long(argc, argv, p.shorts, p.longs, NULL);

		if (opt == 'h') {
			cli_help_of(stdout, c->command);
			*status = 0;
			return CLI_STOP;
		}
		if (opt == '?' || opt == ':') {
			*status = bad_option(c, argv, opt);
			return CLI_STOP;
		}
		/* An unset variable of a script: with a file's name appended it would be the root. */
		const cli_option *path =
			opt > 0 && optarg && !*optarg ? path_option(c->command, opt) : NULL;

		if (path) {
			*status = cli_usage(c, "the path of --%s is empty", path->name);
			return CLI_STOP;
		}
		if (opt < 0)
			c->json = c->json_asked;
		if (!is_common(opt))
			return opt;
		if (!common_option(c, opt)) {
			*status = FXGE_USAGE;
			return CLI_STOP;
		}
	}
}

const char *
cli_file(cli *c, int argc, char **argv)
{
	if (optind + 1 == argc)
		return argv[optind];
	if (optind == argc)
		cli_usage(c, "the file is missing");
	else
		cli_usage(c, "unexpected argument '%s'", argv[optind + 1]);
	return NULL;
}

/* ---- sessions ---- */

void
cli_trust(cli *c, const char *path)
{
	if (c->n_trusted < 2 * CLI_MAX_LIST)
		c->trusted[c->n_trusted++] = path;
}

/* Trusts the directories of FXGE_WEIGHTS_FROM, a copy of which lives as long as the process. */
static void
trust_environment(cli *c)
{
	static char copy[4096];
	const char *value = getenv("FXGE_WEIGHTS_FROM");

	if (!value || strlen(value) >= sizeof copy)
		return;
	strcpy(copy, value);
	for (char *at = strtok(copy, ":"); at; at = strtok(NULL, ":"))
		cli_trust(c, at);
}

static int
choose(cli *c)
{
	fxge_variant_options o = FXGE_OPTIONS(fxge_variant_options);

	o.named = c->variants.n ? c->variants.item : NULL;
	o.soc = c->soc;
	o.times = c->times;
	return (int)fxge_choose_variants(c->session, &o);
}

int
cli_open(cli *c)
{
	fxge_session_options o = FXGE_OPTIONS(fxge_session_options);

	o.strict = c->strict;
	o.threads = c->threads;
	o.memory = c->memory;
	o.progress = cli_progress_shown(c) ? cli_progress : cli_waiting;
	o.progress_user = c;
	for (int i = 0; i < c->weights_from.n; i++)
		cli_trust(c, c->weights_from.item[i]);
	trust_environment(c);
	o.weights_from = c->trusted;
	o.kernels = c->kernels;
	c->session = fxge_open(&o);
	if (!c->session) {
		fputs("fxge: out of memory\n", stderr);
		return FXGE_NO_MEMORY;
	}
	if (c->json)
		cli_json_begin(c);
	/* `op` reads descriptions as operands, which may also be in that list */
	int status = c->command == &cli_commands[CLI_OP]
					 ? 0
					 : (int)fxge_load_ops_path(c->session, getenv("FXGE_OPS_PATH"));

	for (int i = 0; i < c->ops.n && status == 0; i++)
		status = (int)fxge_load_ops(c->session, c->ops.item[i]);
	for (int i = 0; i < c->plugins.n && status == 0; i++)
		status = (int)fxge_load_plugin(c->session, c->plugins.item[i]);
	for (int i = 0; i < c->rules.n && status == 0; i++)
		status = (int)fxge_load_rules(c->session, c->rules.item[i]);
	return status ? status : choose(c);
}

int
cli_check_written(cli *c, const char *path, fxge_program *p)
{
	fxge_check_options o = FXGE_OPTIONS(fxge_check_options);

	o.cann = c->cann;
	o.program = p;
	return (int)fxge_check(c->session, path, &o);
}

fxge_program *
cli_load(cli *c, const char *path)
{
	fxge_load_options o = FXGE_OPTIONS(fxge_load_options);

	o.model = c->model;
	o.check_crc = c->check_crc;
	return fxge_load(c->session, path, &o);
}

/* Prints the diagnostics of the library and of the command. */
static void
json_end(const cli *c, int status)
{
	const char *diags = fxge_diag_json_text(c->session);
	size_t n = strlen(diags);

	printf(",\"diagnostics\":%.*s", (int)n - 1, diags); /* without the closing bracket */
	if (c->failed) {
		fputs(n > 2 ? "," : "", stdout);
		json_failure(c);
	}
	printf("],\"exit\":%d}\n", status);
}

int
cli_close(cli *c, int status)
{
	if (!c->session)
		return status;
	cli_show_diags(c);
	if (c->json)
		json_end(c, status);
	fxge_close(c->session);
	c->session = NULL;
	return status;
}

/* ---- file names ---- */

const char *
cli_output_in(cli *c, const char *dir, const char *path, const char *ending)
{
	const char *slash = strrchr(path, '/'), *name = slash ? slash + 1 : path,
			   *dot = strrchr(name, '.');
	size_t n = dot && dot != name ? (size_t)(dot - name) : strlen(name);
	size_t size = (dir ? strlen(dir) + 1 : 0) + n + strlen(ending) + 1;
	char *out = fxge_alloc(c->session, size);

	if (out)
		snprintf(out, size, "%s%s%.*s%s", dir ? dir : "", dir ? "/" : "", (int)n, name, ending);
	return out;
}
