/* The interface of a program as a message. */
#ifndef FXGE_FRONTEND_FXPB_SIGN_H
#define FXGE_FRONTEND_FXPB_SIGN_H

#include "frontend/fxpb_out.h"

Fx__GraphSignature *fxge_fxpb_signature(fxge_fxpb_tables *t);
/* The entry of the main module: the trees of arguments and result; NULL where they are not known.
 */
Fx__ModuleCallEntry *fxge_fxpb_call(fxge_fxpb_tables *t);

#endif
