/* SPDX-License-Identifier: Apache-2.0 */
/* Options of quantised programs. */
#ifndef FXGE_CLI_QUANTISED_H
#define FXGE_CLI_QUANTISED_H

#include "cli/cli.h"

/* Values of --quant, --quant-fallback and --quant-per-token. */
typedef struct cli_quant_options {
	const char *lowering; /* NULL = absent */
	bool floats, per_token;
} cli_quant_options;

/* Sets one of the options; returns false after a message. */
bool cli_parse_quant(cli *c, cli_quant_options *q, int opt, const char *value);
/* Sets the options of a compilation. */
void cli_set_quant(const cli_quant_options *q, fxge_compile_options *o);

#endif
