/* SPDX-License-Identifier: Apache-2.0 */
/* Identifiers FXGE_D_<NAME> of diagnostics 09xx: operator files, commands and inputs. */
#ifndef FXGE_BASE_DIAG_COMMANDS_H
#define FXGE_BASE_DIAG_COMMANDS_H

#include "base/diag/id.h"

enum {
#include "base/diag/commands.def"
};

#endif
