/* SPDX-License-Identifier: Apache-2.0 */
/* Identifiers FXGE_D_<NAME> of diagnostics 0106 to 0121: archives and checkpoints. */
#ifndef FXGE_BASE_DIAG_ARCHIVES_H
#define FXGE_BASE_DIAG_ARCHIVES_H

#include "base/diag/id.h"

enum {
#include "base/diag/archives.def"
};

#endif
