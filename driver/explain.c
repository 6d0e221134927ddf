/* SPDX-License-Identifier: Apache-2.0 */
/* Explanations of diagnostics: the sections of doc/diagnostics.md as strings. */
#include "driver/api.h"

static const char *const texts[FXGE_D_END] = {
#include "fxge_explain.inc"
};

const char *
fxge_diag_explanation(fxge_diag_id id)
{
	return texts[id];
}
