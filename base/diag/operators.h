/* SPDX-License-Identifier: Apache-2.0 */
/* Identifiers FXGE_D_<NAME> of diagnostics 0901 to 0930: operator files. */
#ifndef FXGE_BASE_DIAG_OPERATORS_H
#define FXGE_BASE_DIAG_OPERATORS_H

#include "base/diag/id.h"

enum {
#include "base/diag/operators.def"
};

#endif
