/* SPDX-License-Identifier: Apache-2.0 */
/* Explanations of diagnostics: the sections of doc/diagnostics.md as strings. */
#include "base/diag/air.h"
#include "base/diag/bugs.h"
#include "base/diag/commands.h"
#include "base/diag/convert.h"
#include "base/diag/files.h"
#include "base/diag/import.h"
#include "base/diag/passes.h"
#include "base/diag/run.h"
#include "base/diag/shapes.h"
#include "driver/api.h"

static const char *const texts[FXGE_D_END] = {
#include "fxge_explain.inc"
};

const char *
fxge_diag_explanation(fxge_diag_id id)
{
	return texts[id];
}
