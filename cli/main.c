/* SPDX-License-Identifier: Apache-2.0 */
/* Entry point of the command: looks up the subcommand and runs it. */
#include "cli/cli.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static int (*const run[CLI_N_COMMANDS])(cli *c, int argc, char **argv) = {
	[CLI_COMPILE] = cli_compile,
	[CLI_DUMP] = cli_dump,
	[CLI_RUN] = cli_run,
	[CLI_VERIFY] = cli_verify,
	[CLI_CHECK] = cli_check,
	[CLI_COST] = cli_cost,
	[CLI_WHY] = cli_why,
	[CLI_VIEW] = cli_view,
	[CLI_REPORT] = cli_report,
	[CLI_DIFF] = cli_diff,
	[CLI_REDUCE] = cli_reduce,
	[CLI_MATCH] = cli_match,
	[CLI_QUANT] = cli_quant,
	[CLI_KEEP_PRECISION] = cli_keep_precision,
	[CLI_CHIPS] = cli_chips,
	[CLI_OPS] = cli_ops,
	[CLI_OP] = cli_op,
	[CLI_EXPLAIN] = cli_explain,
	[CLI_DOCTOR] = cli_doctor,
	[CLI_CACHE] = cli_cache,
};

static int
version(void)
{
	printf("fxge %s\n", fxge_version());
	return 0;
}

static const cli_command *
command_of(const char *name)
{
	for (const cli_command *k = cli_commands; k->name; k++)
		if (strcmp(k->name, name) == 0)
			return k;
	return NULL;
}

static int
unknown_command(cli *c, const char *name)
{
	const char *words[CLI_N_COMMANDS];

	if (strcmp(name, "export") == 0)
		return cli_usage(c, "`export` needs Python: python -m fxge export SOURCE -o DIR");
	for (int i = 0; i < CLI_N_COMMANDS; i++)
		words[i] = cli_commands[i].name;
	return cli_unknown(c, "command", name, words, CLI_N_COMMANDS);
}

/* Handles `fxge help [COMMAND]` as `fxge [COMMAND] --help`. */
static int
help(cli *c, int argc, char **argv)
{
	const cli_command *k = argc > 2 ? command_of(argv[2]) : NULL;

	if (argc > 2 && !k)
		return unknown_command(c, argv[2]);
	if (k)
		cli_help_of(stdout, k);
	else
		cli_help(stdout);
	return 0;
}

static bool
is_one_of(const char *s, const char *a, const char *b, const char *c)
{
	return strcmp(s, a) == 0 || strcmp(s, b) == 0 || strcmp(s, c) == 0;
}

/* Returns true if --json occurs: errors in options are then reported as JSON too. */
static bool
asks_json(int argc, char **argv)
{
	for (int i = 1; i < argc && strcmp(argv[i], "--") != 0; i++)
		if (strcmp(argv[i], "--json") == 0)
			return true;
	return false;
}

/* Returns true if the stream is a terminal that shows colours and NO_COLOR is not set. */
static bool
shows_color(int fd)
{
	const char *no_color = getenv("NO_COLOR"), *term = getenv("TERM");

	return isatty(fd) && !(no_color && *no_color) && !(term && strcmp(term, "dumb") == 0);
}

static int
dispatch(int argc, char **argv)
{
	cli c = {.json = asks_json(argc, argv), .color = shows_color(2), .color_out = shows_color(1)};

	if (argc < 2) {
		cli_help(stderr);
		return FXGE_USAGE;
	}
	if (is_one_of(argv[1], "-V", "--version", "version"))
		return version();
	if (is_one_of(argv[1], "-h", "--help", "help"))
		return help(&c, argc, argv);
	c.command = command_of(argv[1]);
	if (!c.command)
		return unknown_command(&c, argv[1]);
	return run[c.command - cli_commands](&c, argc - 1, argv + 1);
}

/* Opens standard streams that the caller closed: other files must not get their numbers. */
static void
hold_standard_streams(void)
{
	for (int fd = 0; fd < 3; fd++)
		if (fcntl(fd, F_GETFD) < 0)
			(void)open("/dev/null",
				fd ? O_RDONLY : O_WRONLY); /* opened the wrong way, so that using it fails */
}

int
main(int argc, char **argv)
{
	hold_standard_streams();
	cli_catch_signals();
	int status = dispatch(argc, argv);

	errno = 0;
	if (fflush(stdout) != 0 || ferror(stdout)) {
		if (errno != EPIPE)
			fprintf(stderr, "fxge: standard output: %s\n", strerror(errno ? errno : EIO));
		status = status ? status : FXGE_IO;
	}
	return status;
}
