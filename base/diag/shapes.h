/* SPDX-License-Identifier: Apache-2.0 */
/* Identifiers FXGE_D_<NAME> of diagnostics 03xx: meta functions and shapes. */
#ifndef FXGE_BASE_DIAG_SHAPES_H
#define FXGE_BASE_DIAG_SHAPES_H

#include "base/diag/id.h"

enum {
#include "base/diag/shapes.def"
};

#endif
