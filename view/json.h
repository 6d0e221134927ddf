/* SPDX-License-Identifier: Apache-2.0 */
/* Parts of view-json: operators and constants. */
#ifndef FXGE_VIEW_JSON_H
#define FXGE_VIEW_JSON_H

#include "view/view.h"

/* Appends a number; NaN and infinities are strings. */
void fxge_view_json_number(fxge_sbuf *b, double x);
/* Append `,"ops":{...}`: the schema or the prototype of each operator; and `,"tensors":[...]`:
 * first elements and statistics. */
void fxge_view_json_ops(fxge_sbuf *b, const fxge_view *v);
void fxge_view_json_tensors(fxge_sbuf *b, const fxge_view *v);

#endif
