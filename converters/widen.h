/* SPDX-License-Identifier: Apache-2.0 */
/* Dtype legalisation of GE nodes. */
#ifndef FXGE_CONVERTERS_WIDEN_H
#define FXGE_CONVERTERS_WIDEN_H

#include "ir/graph.h"

/* Returns an input whose dtype the operator rejects; -1: none. */
int fxge_conv_refused_port(const fxge_node *n);
/* Replaces the node by one with that input, and all inputs of the same dtype, in a wider dtype.
 * Erases the old node. Returns NULL without a change if no such dtype exists, and after a
 * failure. */
fxge_node *fxge_conv_widen(fxge_node *n, int port);

#endif
