/* SPDX-License-Identifier: Apache-2.0 */
/* Identifiers FXGE_D_<NAME> of the diagnostics that most modules report. */
#ifndef FXGE_BASE_DIAG_COMMON_H
#define FXGE_BASE_DIAG_COMMON_H

#include "base/diag/id.h"

enum {
#include "base/diag/common.def"
};

#endif
