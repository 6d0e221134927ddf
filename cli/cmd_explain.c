/* SPDX-License-Identifier: Apache-2.0 */
/* fxge explain: explains diagnostics, and codes of CANN in a log. */
#include "cli/cli.h"

#include "driver/command/command.h"

#include <ctype.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

static const char *const severities[] = {"note", "warning", "error"};

/* Returns the number in "FXGE-E0401", "E0401" or "401"; LONG_MAX for one beyond all. */
static long
number_of(const char *id)
{
	while (*id && !isdigit((unsigned char)*id))
		id++;
	return strtol(id, NULL, 10);
}

/* Prints a diagnostic code, with its explanation if `whole`. */
static void
show(const cli *c, const fxge_diag_kind *k, bool first, bool whole)
{
	if (!c->json) {
		printf("%s  %-7s exit %-2d  %s\n", k->id, severities[k->severity], (int)k->status, k->name);
		if (whole && k->text)
			printf("\n%s", k->text);
		else if (k->hint)
			printf("            %s\n", k->hint);
		return;
	}
	printf("%s{\"id\":\"%s\",\"name\":\"%s\",\"severity\":\"%s\",\"exit\":%d", first ? "" : ",\n",
		k->id, k->name, severities[k->severity], (int)k->status);
	cli_json_text("hint", k->hint);
	cli_json_text("text", k->text);
	putchar('}');
}

static int
explain(cli *c, const char *id)
{
	fxge_diag_kind k = FXGE_OPTIONS(fxge_diag_kind);
	int found = 0;

	if (c->json)
		fputs(",\"kinds\":[", stdout);
	for (size_t i = 0; fxge_diag_kind_get(c->session, i, &k); i++)
		if (!id || number_of(k.id) == number_of(id))
			show(c, &k, found++ == 0, id);
	if (c->json)
		putchar(']');
	if (found)
		return 0;
	return cli_usage(c, "unknown diagnostic '%s'; `fxge explain` lists all", id);
}

/* ---- codes of CANN ---- */

enum {
	MAX_SHOWN = 64,
	MAX_FOUND = 16,
	MAX_LINE = 4096,
	MAX_QUOTED = 160
};                          /* codes of a log and a line; bytes of a line, and of its quotation */
enum { MAX_LOG = 1 << 30 }; /* bytes of a log: a device may have no end */

static void
show_code(const cli *c, const fxge_cann_code *k, const char *code, size_t n, bool first)
{
	char text[16];

	snprintf(text, sizeof text, "%.*s", (int)n, code);
	if (!c->json) {
		printf("%s  %s\n  hint    %s\n", text, k->meaning, k->remedy);
		return;
	}
	fputs(first ? "{" : ",{", stdout);
	printf("\"code\":\"%s\"", text);
	cli_json_text("meaning", k->meaning);
	cli_json_text("remedy", k->remedy);
}

/* Returns the length of a code of CANN at `s`, such as EZ3003, E10016, W11001 or 507011; else 0. */
static size_t
code_length(const char *s)
{
	size_t n = 0;

	while (isalnum((unsigned char)s[n]))
		n++;
	if (n != 6)
		return 0;
	bool number = strspn(s, "0123456789") == 6,
		 code = (*s == 'E' || *s == 'W') && strspn(s + 2, "0123456789") == 4;
	return number || code ? n : 0;
}

typedef struct log_reader {
	cli *c;
	uint64_t line;           /* number of the line */
	int n;                   /* number of explained codes */
	char seen[MAX_SHOWN][8]; /* explained codes */
	char text[MAX_LINE];     /* begin of the line */
	char found[MAX_FOUND][8];
	int n_found;
	char word[8];
	size_t length, word_length;
} log_reader;

static bool
is_seen(const log_reader *r, const char *code)
{
	for (int i = 0; i < r->n; i++)
		if (strcmp(r->seen[i], code) == 0)
			return true;
	return false;
}

static void
end_word(log_reader *r)
{
	r->word[r->word_length < sizeof r->word ? r->word_length : 0] = 0;
	if (code_length(r->word) == r->word_length && r->word_length && r->n_found < MAX_FOUND)
		memcpy(r->found[r->n_found++], r->word, sizeof r->word);
	r->word_length = 0;
}

/* Ends the quotation of a line between two characters of UTF-8. */
static void
quote_end(log_reader *r)
{
	size_t n = r->length < MAX_QUOTED ? r->length : MAX_QUOTED;

	while (n && n < r->length && ((unsigned char)r->text[n] & 0xc0) == 0x80)
		n--;
	r->text[n] = 0;
}

/* Explains the codes of the line that no line before it had. */
static void
end_line(log_reader *r)
{
	end_word(r);
	quote_end(r);
	for (int i = 0; i < r->n_found && r->n < MAX_SHOWN; i++) {
		const char *code = r->found[i];
		const fxge_cann_code *k = is_seen(r, code) ? NULL : fxge_cann_code_find(code, strlen(code));

		if (!k)
			continue;
		show_code(r->c, k, code, strlen(code), r->n == 0);
		if (r->c->json)
			printf(",\"line\":%llu}", (unsigned long long)r->line);
		else
			printf("  line    %llu: %s\n", (unsigned long long)r->line, cli_escape(r->c, r->text));
		memcpy(r->seen[r->n++], code, sizeof r->seen[0]);
	}
	r->n_found = 0;
	r->length = 0;
	r->line++;
}

static void
read_byte(log_reader *r, int byte)
{
	if (byte == 0 || byte == '\r') /* every second byte of UTF-16 is 0 */
		return;
	if (byte == '\n') {
		end_line(r);
		return;
	}
	if (!isalnum(byte))
		end_word(r);
	else if (r->word_length++ < sizeof r->word - 1)
		r->word[r->word_length - 1] = (char)byte;
	if (r->length < MAX_LINE - 1)
		r->text[r->length++] = (char)byte;
}

/* Opens a log, or returns NULL after a failure. A FIFO or device, which may have no end, is a log
 * as standard input only. */
static FILE *
open_log(cli *c, const char *path)
{
	if (strcmp(path, "-") == 0)
		return stdin;
	int fd = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC);
	FILE *f = fd >= 0 ? fdopen(fd, "rb") : NULL;
	struct stat st;

	if (f && fstat(fd, &st) == 0 && S_ISREG(st.st_mode))
		return f;
	cli_fail(c, FXGE_IO,
		f ? "%s: is not a regular file; --log - reads standard input" : "%s: cannot be opened",
		cli_escape(c, path));
	if (f)
		fclose(f);
	return NULL;
}

static int
explain_log(cli *c, const char *path)
{
	FILE *f = open_log(c, path);
	log_reader r = {.c = c, .line = 1};
	int left = MAX_LOG;

	if (!f)
		return FXGE_IO;
	if (c->json)
		fputs(",\"codes\":[", stdout);
	for (int byte; left && (byte = getc_unlocked(f)) != EOF; left--)
		read_byte(&r, byte);
	end_line(&r);
	bool failed = ferror(f);

	if (f != stdin)
		fclose(f);
	if (c->json)
		putchar(']');
	if (failed)
		return cli_fail(c, FXGE_IO, "%s: cannot be read", cli_escape(c, path));
	if (!left)
		return cli_fail(c, FXGE_LIMIT, "%s: has more than %d bytes", cli_escape(c, path), MAX_LOG);
	if (r.n == 0 && !c->json)
		cli_note(c, "%s: no known code of atc, GE or the run time", cli_escape(c, path));
	return 0;
}

/* Explains one code. Returns false if it is none of CANN's. */
static bool
explain_code(cli *c, const char *id)
{
	const fxge_cann_code *k =
		code_length(id) == strlen(id) ? fxge_cann_code_find(id, strlen(id)) : NULL;

	if (!k)
		return false;
	if (c->json)
		fputs(",\"codes\":[", stdout);
	show_code(c, k, id, strlen(id), true);
	if (c->json)
		fputs("}]", stdout);
	return true;
}

int
cli_explain(cli *c, int argc, char **argv)
{
	const char *log = NULL;
	int status = 0, opt;

	while ((opt = cli_next(c, argc, argv, &status)) >= 0)
		log = optarg;
	if (opt == CLI_STOP)
		return status;
	if (optind + (log ? 0 : 1) < argc)
		return cli_usage(c, "unexpected argument '%s'", argv[optind + (log ? 0 : 1)]);
	status = cli_open(c);
	if (status == 0 && log)
		status = explain_log(c, log);
	else if (status == 0 && !(argv[optind] && explain_code(c, argv[optind])))
		status = explain(c, argv[optind]);
	return cli_close(c, status);
}
