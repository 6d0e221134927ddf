/* SPDX-License-Identifier: Apache-2.0 */
/* Export of GE graphs as protobuf text, in the two forms of GE's own dumps. */
#ifndef FXGE_BACKEND_EXPORTERS_PBTXT_H
#define FXGE_BACKEND_EXPORTERS_PBTXT_H

#include "ir/graph.h"

#include <protobuf-c/protobuf-c.h>

/* Appends ge.proto.ModelDef, like GE's ge_proto_*.txt, without the bytes of constants. The program
 * must have stage "ge"; otherwise reports a diagnostic and appends nothing. */
void fxge_show_pbtxt(fxge_sbuf *b, fxge_program *p);
/* Appends ge.onnx.ModelProto, like GE's ge_onnx_*.pbtxt, for ONNX viewers. */
void fxge_show_onnx(fxge_sbuf *b, fxge_program *p);

/* Appends any message as protobuf text. */
void fxge_pbtxt_message(fxge_sbuf *b, const ProtobufCMessage *m, int depth);

#endif
