/* SPDX-License-Identifier: Apache-2.0 */
/* Modules of a program as a tree: on a terminal with keys, in a pipe as text. */
#ifndef FXGE_CLI_VIEW_TREE_H
#define FXGE_CLI_VIEW_TREE_H

#include "cli/cli.h"

/* Shows the tree of a program. `depth`: modules that are unfolded at first; negative: the default.
 * Returns a status. */
int tree_show(cli *c, fxge_program *p, long long depth);

#endif
