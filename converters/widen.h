/* Nodes of GE that are given a dtype which their operator does not take. */
#ifndef FXGE_CONVERTERS_WIDEN_H
#define FXGE_CONVERTERS_WIDEN_H

#include "ir/graph.h"

/* An input whose dtype the operator does not take; -1 = it takes all. */
int fxge_conv_refused_port(const fxge_node *n);
/* The node again, that input in a wider dtype and all that go with it; the old one is erased. NULL:
 * there is none, and nothing has happened, or after a failure. */
fxge_node *fxge_conv_widen(fxge_node *n, int port);

#endif
