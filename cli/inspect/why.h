/* SPDX-License-Identifier: Apache-2.0 */
/* Answers of `fxge why` to questions about nodes. */
#ifndef FXGE_CLI_INSPECT_WHY_H
#define FXGE_CLI_INSPECT_WHY_H

#include "cli/rows.h"

/* Prints the answers of the last fxge_why_ask, as text or as members of the JSON object. `ways`:
 * those of several nodes, too. */
void cli_why_answers(cli *c, const fxge_program *p, const fxge_why_options *o, bool ways);
/* Returns whether `name` is a node of the last stage on the way of the nodes that were asked for.
 */
bool cli_why_has(const fxge_program *p, const char *name);
/* Prints "MatMulV2 linear, model.py:42  y = self.inner(x)  in inner (Linear)"; parts may be NULL.
 */
void cli_why_place(cli *c, const cli_row *r);

#endif
