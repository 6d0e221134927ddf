/* GE graphs as protobuf text, in the two forms that GE's own dumps have. */
#ifndef FXGE_BACKEND_EXPORTERS_PBTXT_H
#define FXGE_BACKEND_EXPORTERS_PBTXT_H

#include "ir/graph.h"

#include <protobuf-c/protobuf-c.h>

/* ge.proto.ModelDef, as GE's ge_proto_*.txt; the bytes of constants are left out. Program of stage
 * "ge", else a diagnostic and nothing. */
void fxge_show_pbtxt(fxge_sbuf *b, fxge_program *p);
/* ge.onnx.ModelProto, as GE's ge_onnx_*.pbtxt: viewers of ONNX files open it. */
void fxge_show_onnx(fxge_sbuf *b, fxge_program *p);

/* Any message as protobuf text. */
void fxge_pbtxt_message(fxge_sbuf *b, const ProtobufCMessage *m, int depth);

#endif
