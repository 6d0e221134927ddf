/* SPDX-License-Identifier: Apache-2.0 */
/* Identifiers FXGE_D_<NAME> of diagnostics 02xx: import of programs. */
#ifndef FXGE_BASE_DIAG_IMPORT_H
#define FXGE_BASE_DIAG_IMPORT_H

#include "base/diag/id.h"

enum {
#include "base/diag/import.def"
};

#endif
