/* SPDX-License-Identifier: Apache-2.0 */
/* Identifiers FXGE_D_<NAME> of diagnostics 0951 to 0999: commands and inputs. */
#ifndef FXGE_BASE_DIAG_COMMANDS_H
#define FXGE_BASE_DIAG_COMMANDS_H

#include "base/diag/id.h"

enum {
#include "base/diag/commands.def"
};

#endif
