/* SPDX-License-Identifier: Apache-2.0 */
/* fxge check: checks an .air file against GE's loader and the kernels of a chip. */
#include "cli/cli.h"

#include <string.h>

/* Returns true if the file is not a GE model at all, or descriptions of kernels are damaged: no
 * defect of a model. */
static bool
is_damaged(cli *c)
{
	fxge_diag_info d = FXGE_OPTIONS(fxge_diag_info);

	for (size_t i = 0; fxge_diag_get(c->session, i, &d); i++)
		if (strcmp(d.id, "FXGE-E0705") == 0 || strncmp(d.id, "FXGE-E09", 8) == 0)
			return true;
	return false;
}

/* Prints the summary of supported operators, which is the result of a check with --soc, and the
 * operators that need a package on the machine with CANN. */
static void
say_notes(cli *c)
{
	fxge_diag_info d = FXGE_OPTIONS(fxge_diag_info);

	for (size_t i = 0; fxge_diag_get(c->session, i, &d); i++)
		if (strcmp(d.id, "FXGE-N0383") == 0)
			cli_note(c, "%s", d.message);
		else if (strcmp(d.id, "FXGE-N0738") == 0)
			cli_note(c, "%s; %s", d.message, d.hint);
}

/* Checks a description of preprocessing against the inputs of the file. */
static int
check_aipp(cli *c, const char *path, const char *aipp)
{
	fxge_program *p = cli_load(c, path);
	int status = p ? (int)fxge_set_aipp(p, aipp) : cli_last_status(c);

	if (status == FXGE_OK)
		cli_note(c, "%s: fits %s", aipp, path);
	return status == FXGE_UNSUPPORTED ? FXGE_DIFFERENT : status;
}

static int
check(cli *c, const char *path)
{
	fxge_check_options o = FXGE_OPTIONS(fxge_check_options);

	o.soc = c->soc;
	o.cann = c->cann;
	o.model = c->model;
	int status = (int)fxge_check(c->session, path, &o);

	if (status == FXGE_OK)
		cli_note(c, "%s: no defects", path);
	say_notes(c);
	if ((status == FXGE_INVALID || status == FXGE_UNSUPPORTED) && !is_damaged(c))
		return FXGE_DIFFERENT;
	return status;
}

int
cli_check(cli *c, int argc, char **argv)
{
	const char *aipp = NULL;
	int status = 0, opt;

	while ((opt = cli_next(c, argc, argv, &status)) > 0)
		aipp = optarg;
	if (opt == CLI_STOP)
		return status;
	const char *path = cli_file(c, argc, argv);

	if (!path)
		return FXGE_USAGE;
	status = cli_open(c);
	if (status == 0)
		status = check(c, path);
	if (aipp && (status == 0 || status == FXGE_DIFFERENT)) {
		int fits = check_aipp(c, path, aipp);

		status = fits ? fits : status;
	}
	return cli_close(c, status);
}
