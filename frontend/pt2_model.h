/* SPDX-License-Identifier: Apache-2.0 */
/* Import of a model's JSON document. */
#ifndef FXGE_FRONTEND_PT2_MODEL_H
#define FXGE_FRONTEND_PT2_MODEL_H

#include "frontend/fields.h"
#include "ir/graph.h"

/* Imports the document `root`, an object, into `p`. `tmp` must outlive the import. */
bool fxge_pt2_model(fxge_program *p, fxge_arena *tmp, const char *path, yyjson_val *root);

#endif
