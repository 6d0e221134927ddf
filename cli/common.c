/* Common options, sessions and messages of the commands. */
#include "cli/cli.h"

#include <errno.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

double
cli_now(void)
{
	struct timespec t;

	clock_gettime(CLOCK_MONOTONIC, &t);
	return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

int
cli_last_status(const cli *c)
{
	int status = (int)fxge_last_status(c->session);

	return status ? status : FXGE_BUG; /* what failed must never end as a success */
}

/* ---- messages ---- */

int
cli_usage(cli *c, const char *fmt, ...)
{
	va_list args;

	fprintf(stderr, "fxge %s: ", c->command->name);
	va_start(args, fmt);
	vfprintf(stderr, fmt, args);
	va_end(args);
	fprintf(stderr, "\nusage: fxge %s %s\n`fxge %s --help` tells more\n", c->command->name,
		c->command->synopsis, c->command->name);
	return FXGE_USAGE;
}

void
cli_say(cli *c, const char *fmt, ...)
{
	va_list args;

	if (c->quiet || c->json)
		return;
	va_start(args, fmt);
	vfprintf(stderr, fmt, args);
	va_end(args);
	fputc('\n', stderr);
}

static void
show_diag(const cli *c, const fxge_diag_info *d)
{
	static const char *const colors[] = {"\033[36m", "\033[35m", "\033[31m"};
	const char *end = strchr(d->text, '\n'), *id = strstr(d->text, d->id);
	const char *from = id;

	while (from && from > d->text && from[-1] != ' ')
		from--;
	if (!c->color || !id || (end && id > end)) {
		fputs(d->text, stderr);
		return;
	}
	const char *to = id + strlen(d->id) + 1;

	fprintf(stderr, "%.*s%s%.*s\033[0m%s", (int)(from - d->text), d->text, colors[d->severity],
		(int)(to - from), from, to);
}

static void
end_progress(cli *c)
{
	if (c->progress)
		fputs("\r\033[K", stderr);
	c->progress = false;
}

void
cli_show_diags(cli *c)
{
	size_t n = fxge_diag_count(c->session), notes = 0;

	end_progress(c);
	for (size_t i = c->shown; i < n; i++) {
		fxge_diag_info d = FXGE_OPTIONS(fxge_diag_info);

		fxge_diag_get(c->session, i, &d);
		notes += d.severity == FXGE_SEVERITY_NOTE;
		if (c->json || (c->quiet && d.severity != FXGE_SEVERITY_ERROR)
			|| (!c->verbose && d.severity == FXGE_SEVERITY_NOTE))
			continue;
		show_diag(c, &d);
	}
	if (notes && !c->verbose)
		cli_say(c, "(%zu note%s: -v shows %s)", notes, notes == 1 ? "" : "s",
			notes == 1 ? "it" : "them");
	c->shown = n;
}

/* ---- options ---- */

bool
cli_list_add(cli *c, cli_list *l, const char *what, const char *value)
{
	if (l->n == CLI_MAX_LIST) {
		cli_usage(c, "%s is given more than %d times", what, CLI_MAX_LIST);
		return false;
	}
	l->item[l->n++] = value;
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
	cli_usage(c, "%s takes a number from %lld to %lld, not '%s'", option, lo, hi, text);
	return false;
}

bool
cli_real(cli *c, const char *option, const char *text, double *out)
{
	char *end;

	*out = strtod(text, &end);
	if (*text && !*end && *out == *out)
		return true;
	cli_usage(c, "%s takes a number, not '%s'", option, text);
	return false;
}

static bool
set_color(cli *c, const char *when)
{
	if (strcmp(when, "auto") == 0)
		return true;
	if (strcmp(when, "always") != 0 && strcmp(when, "never") != 0) {
		cli_usage(c, "--color takes auto, always or never, not '%s'", when);
		return false;
	}
	c->color = when[0] == 'a';
	return true;
}

static bool
common_option(cli *c, int opt)
{
	long long n;

	switch (opt) {
	case CLI_OPT_JSON:
		c->json = true;
		return true;
	case CLI_OPT_COLOR:
		return set_color(c, optarg);
	case CLI_OPT_STRICT:
		c->strict = true;
		return true;
	case CLI_OPT_OPS:
		return cli_list_add(c, &c->ops, "--ops", optarg);
	case CLI_OPT_WEIGHTS_FROM:
		return cli_list_add(c, &c->weights_from, "--weights-from", optarg);
	case CLI_OPT_THREADS:
		if (!cli_number(c, "--threads", optarg, 0, 4096, &n))
			return false;
		c->threads = (int)n;
		return true;
	case 'q':
		c->quiet = true;
		return true;
	default: /* 'v' */
		c->verbose = true;
		return true;
	}
}

static int
bad_option(cli *c, char **argv, int opt)
{
	const char *given = argv[optind > 1 ? optind - 1 : 1];

	if (opt == ':')
		return cli_usage(c, "option %s needs a value", given);
	if (optopt && optopt < 256)
		return cli_usage(c, "there is no option -%c", optopt);
	return cli_usage(c, "option %s does not exist, is not unique, or takes no value", given);
}

/* What getopt takes, of the command's options. */
typedef struct parser {
	struct option longs[CLI_MAX_OPTIONS + 1];
	char shorts[2 * CLI_MAX_OPTIONS + 2];
} parser;

static void
parser_init(parser *p, const cli_command *k)
{
	char *letter = p->shorts;
	const cli_option *o;

	*letter++ = ':'; /* tells a missing value from an unknown option */
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
		cli_usage(c, "no file is given");
	else
		cli_usage(c, "'%s' is one argument too many", argv[optind + 1]);
	return NULL;
}

/* ---- sessions ---- */

static bool
shows_progress(const cli *c)
{
	const char *ci = getenv("CI"), *term = getenv("TERM");

	return isatty(2) && !c->quiet && !c->json && !(ci && *ci)
		   && !(term && strcmp(term, "dumb") == 0);
}

static void
progress(void *user, const char *what, uint64_t done, uint64_t total)
{
	cli *c = user;

	end_progress(c);
	if (total && done < total) {
		fprintf(
			stderr, "%s %llu%%", what, (unsigned long long)((double)done / (double)total * 100));
		c->progress = true;
	}
}

void
cli_trust(cli *c, const char *path)
{
	if (c->n_trusted < 2 * CLI_MAX_LIST)
		c->trusted[c->n_trusted++] = path;
}

int
cli_open(cli *c)
{
	fxge_session_options o = FXGE_OPTIONS(fxge_session_options);

	o.strict = c->strict;
	o.threads = c->threads;
	o.progress = shows_progress(c) ? progress : NULL;
	o.progress_user = c;
	for (int i = 0; i < c->weights_from.n; i++)
		cli_trust(c, c->weights_from.item[i]);
	o.weights_from = c->trusted;
	c->session = fxge_open(&o);
	if (!c->session) {
		fputs("fxge: out of memory\n", stderr);
		return FXGE_NO_MEMORY;
	}
	if (c->json)
		cli_json_begin(c);
	int status = 0;

	for (int i = 0; i < c->ops.n && status == 0; i++)
		status = (int)fxge_load_ops(c->session, c->ops.item[i]);
	return status;
}

fxge_program *
cli_load(cli *c, const char *path)
{
	return fxge_load(c->session, path, NULL);
}

int
cli_close(cli *c, int status)
{
	if (!c->session)
		return status;
	cli_show_diags(c);
	if (c->json) {
		const char *diags = fxge_diag_json_text(c->session);

		printf(",\"diagnostics\":%s,\"exit\":%d}\n", diags, status);
	}
	fxge_close(c->session);
	c->session = NULL;
	return status;
}

/* ---- JSON ---- */

void
cli_json_begin(cli *c)
{
	printf("{\"schema\":%d,\"command\":\"%s\",\"version\":\"%s\"", CLI_JSON_SCHEMA,
		c->command->name, fxge_version());
}

void
cli_json_str(const char *s)
{
	putchar('"');
	for (; *s; s++) {
		unsigned char ch = (unsigned char)*s;

		if (ch == '"' || ch == '\\')
			printf("\\%c", ch);
		else if (ch < 0x20 || ch == 0x7f)
			printf("\\u%04x", ch);
		else
			putchar(ch);
	}
	putchar('"');
}

void
cli_json_key(const char *key)
{
	printf(",\"%s\":", key);
}

void
cli_json_text(const char *key, const char *value)
{
	cli_json_key(key);
	if (value)
		cli_json_str(value);
	else
		fputs("null", stdout);
}

/* JSON has no infinities: they become texts. */
void
cli_json_real(double v)
{
	if (v - v == 0)
		printf("%.17g", v);
	else
		printf("\"%s\"", v != v ? "nan" : v > 0 ? "inf" : "-inf");
}
