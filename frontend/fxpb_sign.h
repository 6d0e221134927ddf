/* SPDX-License-Identifier: Apache-2.0 */
/* Returns the interface of a program as a message. */
#ifndef FXGE_FRONTEND_FXPB_SIGN_H
#define FXGE_FRONTEND_FXPB_SIGN_H

#include "frontend/fxpb_out.h"

Fx__GraphSignature *fxge_fxpb_signature(fxge_fxpb_tables *t);
/* Returns the entry of the main module: pytrees of its arguments and result, or NULL if they are
 * unknown. */
Fx__ModuleCallEntry *fxge_fxpb_call(fxge_fxpb_tables *t);

#endif
