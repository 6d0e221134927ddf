/* SPDX-License-Identifier: Apache-2.0 */
/* Accuracy in the dtypes of a chip: options and inputs shared by `fxge verify --dtypes=chip` and
 * `fxge keep-precision`. */
#ifndef FXGE_CLI_ACCURACY_H
#define FXGE_CLI_ACCURACY_H

#include "cli/verify/cases.h"

typedef struct cli_accuracy {
	bool dtypes;           /* --dtypes=chip */
	const char *precision; /* mode of atc, or NULL */
	const char *keep;      /* file for atc's --keep_dtype, or NULL */
	double budget;
	bool budget_given;
	const char *expected, *only; /* file of cases, and the only case to run; or NULL */
	bool random;
	long long seed;
	cli_list sizes;
	/* largest distance of the float64 run from the references of the file; negative: none */
	double reference_error;
} cli_accuracy;

/* Parses --dtypes, --precision, --budget, --random, --size. Returns false after a message. */
bool cli_accuracy_set(cli *c, cli_accuracy *o, int opt, const char *value);
/* Returns a status after a message if options are missing or contradict each other. */
int cli_accuracy_check(cli *c, const cli_accuracy *o);
/* Compiles the program and runs its inputs. Returns NULL after a diagnostic or a message; *status
 * is the exit code. */
fxge_accuracy *cli_accuracy_measure(cli *c, cli_accuracy *o, const char *path, int *status);
/* Prints the members of fxge_accuracy_sum in JSON. */
void cli_accuracy_json_sum(const cli_accuracy *o, const fxge_accuracy_sum *sum);
/* Prints nodes in a table or as JSON; `kept`: only those that are kept. */
void cli_accuracy_show_nodes(cli *c, const fxge_accuracy *a, size_t most, bool kept);
/* Runs verify --dtypes=chip. Returns a status. */
int cli_accuracy_verify(cli *c, cli_accuracy *o, const char *path);

#endif
