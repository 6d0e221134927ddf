/* SPDX-License-Identifier: Apache-2.0 */
/* Generation of the manual and of shell completions. */
#ifndef FXGE_CLI_DOCGEN_DOCGEN_H
#define FXGE_CLI_DOCGEN_DOCGEN_H

#include "cli/table.h"

#include <stdio.h>

void cli_write_man(FILE *f);
void cli_write_bash(FILE *f);
void cli_write_zsh(FILE *f);
void cli_write_fish(FILE *f);

#endif
