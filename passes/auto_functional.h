/* SPDX-License-Identifier: Apache-2.0 */
/* Expansion of higher_order.auto_functionalized and auto_functionalized_v2. */
#ifndef FXGE_PASSES_AUTO_FUNCTIONAL_H
#define FXGE_PASSES_AUTO_FUNCTIONAL_H

#include "ir/graph.h"

bool fxge_is_auto_functionalized(const fxge_node *n);
/* Replaces the call by the wrapped operator, applied to copies of the tensors that it writes.
 * Returns false after a diagnostic. */
bool fxge_open_auto_functionalized(fxge_node *n);

#endif
