/* SPDX-License-Identifier: Apache-2.0 */
/* Commands as data: names, options and help texts.
 *
 * The option parser, --help, the manual and the shell completions are generated from this table. */
#ifndef FXGE_CLI_TABLE_H
#define FXGE_CLI_TABLE_H

#include <stdbool.h>

enum {
	CLI_COMPILE,
	CLI_DUMP,
	CLI_RUN,
	CLI_VERIFY,
	CLI_CHECK,
	CLI_COST,
	CLI_WHY,
	CLI_VIEW,
	CLI_REPORT,
	CLI_DIFF,
	CLI_REDUCE,
	CLI_MATCH,
	CLI_QUANT,
	CLI_KEEP_PRECISION,
	CLI_CHIPS,
	CLI_OPS,
	CLI_OP,
	CLI_EXPLAIN,
	CLI_DOCTOR,
	CLI_CACHE,
	CLI_N_COMMANDS
};

/* Options without a short form: numbers beyond all characters. */
enum {
	CLI_OPT_ATOL = 256,
	CLI_OPT_AGAINST,
	CLI_OPT_ATC_OPTIONS,
	CLI_OPT_AIPP,
	CLI_OPT_BAR,
	CLI_OPT_BISECT,
	CLI_OPT_BUDGET,
	CLI_OPT_CASE,
	CLI_OPT_DEVICE,
	CLI_OPT_DTYPES,
	CLI_OPT_CHECK,
	CLI_OPT_CLEAR,
	CLI_OPT_COLOR,
	CLI_OPT_CONTEXT,
	CLI_OPT_CRASH,
	CLI_OPT_DEPTH,
	CLI_OPT_DUMP_AFTER,
	CLI_OPT_DUMP_DIR,
	CLI_OPT_DYNAMIC,
	CLI_OPT_EXPECTED,
	CLI_OPT_EXPLAIN,
	CLI_OPT_FIRST_NAN,
	CLI_OPT_FORCE,
	CLI_OPT_FORM,
	CLI_OPT_FORMAT,
	CLI_OPT_FUSION,
	CLI_OPT_GEARS,
	CLI_OPT_GEARS_POLICY,
	CLI_OPT_HOST,
	CLI_OPT_IGNORE,
	CLI_OPT_IMPORT,
	CLI_OPT_INPUTS,
	CLI_OPT_IO,
	CLI_OPT_JSON,
	CLI_OPT_KEEP,
	CLI_OPT_KEEP_DTYPE,
	CLI_OPT_KERNELS,
	CLI_OPT_LAUNCH,
	CLI_OPT_LOCS,
	CLI_OPT_LOG,
	CLI_OPT_MAX_DETECTIONS,
	CLI_OPT_PLAN,
	CLI_OPT_QUANT,
	CLI_OPT_QUANT_FALLBACK,
	CLI_OPT_QUANT_PER_TOKEN,
	CLI_OPT_FAIL_IF_FLOAT,
	CLI_OPT_RANKS,
	CLI_OPT_MEASURE,
	CLI_OPT_MIXLIST,
	CLI_OPT_MODEL,
	CLI_OPT_NODE,
	CLI_OPT_CHECK_CRC,
	CLI_OPT_NO_FUSE,
	CLI_OPT_OFF_CORE,
	CLI_OPT_OP,
	CLI_OPT_OPS,
	CLI_OPT_ORIGIN,
	CLI_OPT_OUTPUTS,
	CLI_OPT_PASSES,
	CLI_OPT_PLUGIN,
	CLI_OPT_PRECISION,
	CLI_OPT_PROFILE,
	CLI_OPT_PYTHON,
	CLI_OPT_CHECK_RANGES,
	CLI_OPT_RANDOM,
	CLI_OPT_CASES,
	CLI_OPT_CASTS,
	CLI_OPT_REF,
	CLI_OPT_RANK,
	CLI_OPT_RANK_TABLE,
	CLI_OPT_REPEAT,
	CLI_OPT_REPORT,
	CLI_OPT_RTOL,
	CLI_OPT_RULES,
	CLI_OPT_SEED,
	CLI_OPT_SIZE,
	CLI_OPT_SOC,
	CLI_OPT_SOURCES,
	CLI_OPT_GE_DUMP,
	CLI_OPT_SINGLEOP,
	CLI_OPT_CANN,
	CLI_OPT_STAGE,
	CLI_OPT_STATE,
	CLI_OPT_TEXT,
	CLI_OPT_STATIC,
	CLI_OPT_STRICT,
	CLI_OPT_TAP,
	CLI_OPT_TARGET,
	CLI_OPT_TEST,
	CLI_OPT_TIMEOUT,
	CLI_OPT_UNSUPPORTED,
	CLI_OPT_VALUES,
	CLI_OPT_WRONG,
	CLI_OPT_THREADS,
	CLI_OPT_MEMORY,
	CLI_OPT_TIME,
	CLI_OPT_TRACE,
	CLI_OPT_TIMES,
	CLI_OPT_TO,
	CLI_OPT_GRAPH,
	CLI_OPT_VARIANT,
	CLI_OPT_WEIGHTS,
	CLI_OPT_WEIGHTS_FROM,
};

/* Kinds of completion, in place of a list of words. */
#define CLI_A_FILE      "<file>"
#define CLI_A_DIRECTORY "<directory>"
#define CLI_A_COMMAND   "<command>"

enum { CLI_MAX_OPTIONS = 48 }; /* maximum per command, common options included */

typedef struct cli_option {
	const char *name;  /* the long form, without dashes */
	int id;            /* short form, or a number from above */
	const char *value; /* name of its value, as FILE; NULL = none */
	const char *words; /* completions of the value: words, or a kind; NULL = none */
	const char *text;
} cli_option;

typedef struct cli_command {
	const char *name, *synopsis, *summary;
	const char *words;         /* completions of the operand */
	const char *about;         /* paragraphs */
	const cli_option *options; /* options of the command itself */
	const char *examples;      /* lines */
} cli_command;

typedef struct cli_fact {
	const char *name, *text;
} cli_fact;

/* All arrays end with a zero element. */
extern const cli_command cli_commands[];
extern const cli_option cli_common_options[]; /* options of every command */
extern const cli_option cli_main_options[];   /* options without a command */
extern const cli_fact cli_exit_codes[], cli_environment[];
extern const char cli_summary[], cli_about[], cli_examples[];

/* Returns option i of the command, its own before the common ones; NULL beyond the last. */
const cli_option *cli_option_of(const cli_command *k, int i);
static inline bool
cli_has_letter(const cli_option *o)
{
	return o->id < CLI_OPT_ATOL;
}

#endif
