/* The interface of a program as a message. */
#ifndef FXGE_FRONTEND_FXPB_SIGN_H
#define FXGE_FRONTEND_FXPB_SIGN_H

#include "frontend/fxpb_out.h"

Fx__GraphSignature *fxge_fxpb_signature(fxge_fxpb_tables *t);

#endif
