/* What all commands share: common options, the session, messages, JSON, help. */
#ifndef FXGE_CLI_CLI_H
#define FXGE_CLI_CLI_H

#include "cli/table.h"

#include <fxge/fxge.h>
#include <fxge/plugin.h>

#include <getopt.h>
#include <stdio.h>

enum { CLI_MAX_LIST = 64, CLI_JSON_SCHEMA = 1 };

/* Values of an option that may be given several times. */
typedef struct cli_list {
	const char *item[CLI_MAX_LIST + 1]; /* NULL-terminated */
	int n;
} cli_list;

typedef struct cli {
	const cli_command *command;
	fxge_session *session;
	bool json; /* until the options are read: the word --json is among them */
	bool json_asked, quiet, verbose, strict, check_crc;
	bool color, color_out; /* on stderr, on stdout */
	int threads;
	uint64_t memory; /* bytes, 0 = as many as there are */
	cli_list ops, plugins, weights_from, variants;
	const char *soc, *cann, *times, *model;
	const char *trusted[2 * CLI_MAX_LIST + 1]; /* weights_from, and files of cli_trust */
	int n_trusted;
	size_t shown; /* diagnostics that were printed already */
	struct {
		const char *what;  /* that the library does now */
		double from, last; /* seconds: when it began, when it was shown last */
		bool shown;        /* a line stands on stderr */
		bool waited;       /* the wait for another process was reported */
	} progress;
	int failed; /* status of what the command itself refused, and its text: for --json */
	char text[1024];
} cli;

/* The next option of the command's own; -1 = no more; CLI_STOP = end the command with c's status
 * *status (help was asked for, or an option makes no sense). */
enum { CLI_STOP = -2 };
int cli_next(cli *c, int argc, char **argv, int *status);
/* Exactly one file must follow the options: NULL after a message. */
const char *cli_file(cli *c, int argc, char **argv);

void cli_help(FILE *f);
void cli_help_of(FILE *f, const cli_command *k);

/* What this command writes may name files in the folder of `path`, and is read again. Before
 * cli_open. */
void cli_trust(cli *c, const char *path);
/* Opens the session and loads --ops files and plugins. */
int cli_open(cli *c);
fxge_program *cli_load(cli *c, const char *path);
/* Checks a .air that was just written, by the rules of --cann. A status. */
int cli_check_written(cli *c, const char *path);
/* Shows what the session reports, closes it, ends the JSON object; returns `status`, or 5 when
 * stdout failed. */
int cli_close(cli *c, int status);

/* What the command itself refuses, as `fxge compile: TEXT` or with --json among the diagnostics;
 * returns `status`. Usage (2) also tells where help stands. */
int cli_fail(cli *c, int status, const char *fmt, ...) __attribute__((format(printf, 3, 4)));
int cli_usage(cli *c, const char *fmt, ...) __attribute__((format(printf, 2, 3)));
/* Usage: `word` is not among the names of a kind (`command`, `pass`): which was meant, or all of
 * them. Returns 2. */
int cli_unknown(cli *c, const char *kind, const char *word, const char *const *words, size_t n);
/* A line to stderr unless -q or --json. */
void cli_note(cli *c, const char *fmt, ...) __attribute__((format(printf, 2, 3)));
/* "ok" or "DIFFERENT", in color where standard output shows it. */
const char *cli_verdict(const cli *c, bool ok);
/* The exit code of the call of the session that failed last; never 0. */
int cli_last_status(const cli *c);
/* Diagnostics that came since the last time, to stderr. */
void cli_show_diags(cli *c);
bool cli_list_add(cli *c, cli_list *l, const char *what, const char *value);
/* Whole decimal number in [lo, hi]; false after a message. */
bool cli_number(
	cli *c, const char *option, const char *text, long long lo, long long hi, long long *out);
bool cli_real(cli *c, const char *option, const char *text, double *out);

/* Reads a value of --weights; false after a message. */
bool cli_weights(cli *c, const char *text, fxge_weight_mode *out);

/* Values of --gears and --gears-policy. */
typedef struct cli_gears {
	const char *text; /* NULL = none */
	bool zip, policy; /* policy: one is given */
} cli_gears;

/* Takes one of the two options; false after a message. */
bool cli_parse_gears(cli *c, cli_gears *g, int opt, const char *value);
/* False after a message where they contradict each other. */
bool cli_check_gears(cli *c, const cli_gears *g);
/* Gives them to the compiled program; its status. */
int cli_set_gears(const cli_gears *g, fxge_program *p);

/* What a file calls something, as it may be shown on a terminal: `s`, or a copy with its control
 * characters as \\xNN. */
const char *cli_escape(cli *c, const char *s);

/* JSON to stdout: every command prints one object that begins with schema and command, and ends
 * with diagnostics and exit (cli_close). */
void cli_json_begin(cli *c);
void cli_json_str(const char *text);
/* `,"key":` */
void cli_json_key(const char *key);
void cli_json_text(const char *key, const char *value); /* NULL = null */
void cli_json_real(double v);

/* A bar on the terminal for what takes longer (progress.c). */
bool cli_progress_shown(const cli *c); /* false: nobody would look at it */
void cli_progress(void *c, const char *what, uint64_t done, uint64_t total);
/* Without a terminal: only that another process is waited for. */
void cli_waiting(void *c, const char *what, uint64_t done, uint64_t total);
void cli_progress_end(cli *c); /* before anything else is shown */

double cli_now(void); /* seconds */
void cli_catch_signals(void);

int cli_compile(cli *c, int argc, char **argv);
int cli_dump(cli *c, int argc, char **argv);
int cli_run(cli *c, int argc, char **argv);
int cli_verify(cli *c, int argc, char **argv);
int cli_check(cli *c, int argc, char **argv);
int cli_cost(cli *c, int argc, char **argv);
int cli_ops(cli *c, int argc, char **argv);
int cli_op(cli *c, int argc, char **argv);
int cli_explain(cli *c, int argc, char **argv);
int cli_doctor(cli *c, int argc, char **argv);
int cli_cache(cli *c, int argc, char **argv);

#endif
