/* Programs as pictures and data for other tools. */
#ifndef FXGE_BACKEND_VIEWERS_SHOW_H
#define FXGE_BACKEND_VIEWERS_SHOW_H

#include "ir/graph.h"

/* One JSON object: interface, nodes with their ports, values with their types. */
void fxge_show_json(fxge_sbuf *b, fxge_program *p);
/* Graphviz. */
void fxge_show_dot(fxge_sbuf *b, fxge_program *p);

#endif
