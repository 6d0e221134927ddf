/* SPDX-License-Identifier: Apache-2.0 */
/* Identifiers FXGE_D_<NAME> of diagnostics 01xx: files and text. */
#ifndef FXGE_BASE_DIAG_FILES_H
#define FXGE_BASE_DIAG_FILES_H

#include "base/diag/id.h"

enum {
#include "base/diag/files.def"
};

#endif
