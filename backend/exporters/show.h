/* SPDX-License-Identifier: Apache-2.0 */
/* Export of programs as diagrams and data for other tools. */
#ifndef FXGE_BACKEND_EXPORTERS_SHOW_H
#define FXGE_BACKEND_EXPORTERS_SHOW_H

#include "ir/graph.h"

/* Appends one JSON object: interface, nodes with their ports, values with their types. */
void fxge_show_json(fxge_sbuf *b, fxge_program *p);
/* Appends a list for `atc --singleop`: the operators of a program of stage "ge", once for each
 * combination of shapes, dtypes and attributes. The second form includes only types of loaded
 * files. */
void fxge_show_singleop(fxge_sbuf *b, fxge_program *p);
void fxge_show_singleop_custom(fxge_sbuf *b, fxge_program *p);
/* Appends a Graphviz graph. */
void fxge_show_dot(fxge_sbuf *b, fxge_program *p);

#endif
