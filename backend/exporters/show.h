/* Programs as pictures and data for other tools. */
#ifndef FXGE_BACKEND_EXPORTERS_SHOW_H
#define FXGE_BACKEND_EXPORTERS_SHOW_H

#include "ir/graph.h"

/* One JSON object: interface, nodes with their ports, values with their types. */
void fxge_show_json(fxge_sbuf *b, fxge_program *p);
/* What `atc --singleop` reads: the operators of a program of stage "ge", each with its shapes,
 * dtypes and attributes once; or only those of types that files describe. */
void fxge_show_singleop(fxge_sbuf *b, fxge_program *p);
void fxge_show_singleop_custom(fxge_sbuf *b, fxge_program *p);
/* Graphviz. */
void fxge_show_dot(fxge_sbuf *b, fxge_program *p);

#endif
