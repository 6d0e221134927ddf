/* SPDX-License-Identifier: Apache-2.0 */
/* Functions shared by all commands: common options, session, messages, JSON, help. */
#ifndef FXGE_CLI_CLI_H
#define FXGE_CLI_CLI_H

#include "cli/table.h"
#include "driver/command/command.h"

#include <fxge/fxge.h>
#include <fxge/plugin.h>

#include <getopt.h>
#include <stdio.h>

enum { CLI_MAX_LIST = 64, CLI_JSON_SCHEMA = 1 };

/* Values of an option that may be repeated. */
typedef struct cli_list {
	const char *item[CLI_MAX_LIST + 1]; /* NULL-terminated */
	int n;
} cli_list;

typedef struct cli {
	const cli_command *command;
	fxge_session *session;
	bool json; /* print JSON; before parsing: the word --json occurs */
	bool json_asked, quiet, verbose, strict, check_crc;
	bool color, color_out; /* on stderr, on stdout */
	int threads;
	uint64_t memory; /* limit in bytes, 0 = unlimited */
	cli_list ops, plugins, rules, weights_from, variants;
	const char *soc, *kernels, *cann, *times, *model;
	const char *trusted[2 * CLI_MAX_LIST + 1]; /* weights_from, and directories of cli_trust */
	int n_trusted;
	size_t shown; /* diagnostics printed so far */
	struct {
		const char *what;  /* current work of the library */
		double from, last; /* seconds: start of the work, last update */
		bool shown;        /* a progress line is on stderr */
		bool waited;       /* the wait for another process was reported */
	} progress;
	int failed; /* status and text of the command's own error, for --json */
	char text[1024];
} cli;

/* Returns the next option of the command itself; -1 = none left. CLI_STOP = end the command with
 * *status, after --help or an invalid option. */
enum { CLI_STOP = -2 };
int cli_next(cli *c, int argc, char **argv, int *status);
/* Returns the single file operand; NULL after a message. */
const char *cli_file(cli *c, int argc, char **argv);

void cli_help(FILE *f);
void cli_help_of(FILE *f, const cli_command *k);

/* Allows reading of weights below the directory of `path`: the command rereads files that it wrote.
 * Call before cli_open. */
void cli_trust(cli *c, const char *path);
/* Opens the session and loads --ops files and plugins. */
int cli_open(cli *c);
fxge_program *cli_load(cli *c, const char *path);
/* Checks a written .air by the rules of --cann. Returns a status. */
int cli_check_written(cli *c, const char *path, fxge_program *p);
/* Prints remaining diagnostics, closes the session and ends the JSON object. Returns `status`. */
int cli_close(cli *c, int status);

/* Reports an error of the command itself as `fxge compile: TEXT`, or among the JSON diagnostics;
 * returns `status`. cli_usage also prints a reference to --help. */
int cli_fail(cli *c, int status, const char *fmt, ...) __attribute__((format(printf, 3, 4)));
int cli_usage(cli *c, const char *fmt, ...) __attribute__((format(printf, 2, 3)));
/* Returns true if two outputs would be one file, links followed: the second would replace the
 * first. */
bool cli_is_same_output(const char *a, const char *b);
/* Reports an unknown `word` of a kind ("command", "pass"), with the nearest of `words` or all of
 * them. Returns 2. */
int cli_unknown(cli *c, const char *kind, const char *word, const char *const *words, size_t n);
/* Prints a line to stderr unless -q or --json. */
void cli_note(cli *c, const char *fmt, ...) __attribute__((format(printf, 2, 3)));
/* Returns "ok" or "DIFFERENT", coloured if standard output supports it. */
const char *cli_verdict(const cli *c, bool ok);
/* Returns the exit code of the session's last failed call; never 0. */
int cli_last_status(const cli *c);
/* Prints new diagnostics to stderr. */
void cli_show_diags(cli *c);
bool cli_list_add(cli *c, cli_list *l, const char *what, const char *value);
/* Adds the parts of a text between any of these characters; changes the text. */
bool cli_list_split(cli *c, cli_list *l, const char *what, char *text, const char *between);
/* Parses a decimal integer in [lo, hi]; returns false after a message. */
bool cli_number(
	cli *c, const char *option, const char *text, long long lo, long long hi, long long *out);
bool cli_real(cli *c, const char *option, const char *text, double *out);

/* Returns DIR/NAME.air for PATH/NAME.pt2 and the ending ".air", or NAME.air if `dir` is NULL; NULL
 * if memory is exhausted. */
const char *cli_output_in(cli *c, const char *dir, const char *path, const char *ending);
/* Parses a value of --weights; returns false after a message. */
bool cli_weights(cli *c, const char *text, fxge_weight_mode *out);

/* Takes a value of --trace, a file; returns false after a message. */
bool cli_parse_trace(cli *c, const char *value, const char **out);

/* Values of --gears, --gears-policy and --aipp. */
typedef struct cli_gears {
	const char *text; /* NULL = absent */
	bool zip, policy; /* policy: --gears-policy is present */
	const char *aipp; /* NULL = absent */
} cli_gears;

/* Parses one of the options; returns false after a message. */
bool cli_parse_gears(cli *c, cli_gears *g, int opt, const char *value);
/* Returns false after a message if the options contradict each other. */
bool cli_check_gears(cli *c, const cli_gears *g);
/* Sets gears and preprocessing of the compiled program; returns a status. */
int cli_set_gears(const cli_gears *g, fxge_program *p);

/* ---- text.c ---- */
/* Returns `s` for display on a terminal: itself, or a copy with control characters as \xNN. */
const char *cli_escape(cli *c, const char *s);

/* Prints a line with control characters as \xNN: file names and arguments may contain them. */
void cli_put_line(FILE *f, const char *s);

/* Prints JSON to stdout. Each command prints one object that begins with schema and command, and
 * ends with diagnostics and exit (cli_close). */
void cli_json_begin(cli *c);
void cli_json_str(const char *text);
/* Prints `,"key":`. */
void cli_json_key(const char *key);
void cli_json_text(const char *key, const char *value); /* NULL is printed as null */
void cli_json_real(double v);
void cli_json_number(const char *key, double v);
void cli_json_count(const char *key, uint64_t v);
void cli_json_known(const char *key, double v); /* a negative number is unknown: null */
/* Prints the Python line and the module of a node. NULL is unknown. */
void cli_json_location(const char *file, int line, const char *source, const char *module);

/* Formats a number in at most six characters, as "1.25M". Returns `out`. */
const char *cli_amount(char *out, size_t room, double v);

/* ---- progress.c ---- */
bool cli_progress_shown(const cli *c); /* false: stderr is not an interactive terminal */
void cli_progress(void *c, const char *what, uint64_t done, uint64_t total);
/* Reports only waits for other processes; for output without a terminal. */
void cli_waiting(void *c, const char *what, uint64_t done, uint64_t total);
void cli_progress_end(cli *c); /* call before any other output */

double cli_now(void); /* seconds */
void cli_catch_signals(void);
/* Between these calls a signal is noted, and ends the process afterwards. */
void cli_hold_signals(void);
void cli_release_signals(void);
/* Sets a function that a signal which ends the process calls before; NULL: none. It must be
 * async-signal-safe. */
void cli_at_end(void (*restore)(void));

int cli_compile(cli *c, int argc, char **argv);
int cli_dump(cli *c, int argc, char **argv);
int cli_run(cli *c, int argc, char **argv);
int cli_verify(cli *c, int argc, char **argv);
int cli_check(cli *c, int argc, char **argv);
int cli_cost(cli *c, int argc, char **argv);
int cli_view(cli *c, int argc, char **argv);
int cli_report(cli *c, int argc, char **argv);
int cli_diff(cli *c, int argc, char **argv);
int cli_reduce(cli *c, int argc, char **argv);
int cli_match(cli *c, int argc, char **argv);
int cli_why(cli *c, int argc, char **argv);
int cli_quant(cli *c, int argc, char **argv);
/* Prints how many layers of a compiled program are quantised; returns a status. */
int cli_quant_summary(cli *c, fxge_program *p);
int cli_keep_precision(cli *c, int argc, char **argv);
int cli_ops(cli *c, int argc, char **argv);
int cli_op(cli *c, int argc, char **argv);
int cli_explain(cli *c, int argc, char **argv);
int cli_doctor(cli *c, int argc, char **argv);
int cli_chips(cli *c, int argc, char **argv);
int cli_cache(cli *c, int argc, char **argv);

#endif
