/* SPDX-License-Identifier: Apache-2.0 */
/* ONNX's numbers of dtypes, and ONNX files. */
#ifndef FXGE_BACKEND_EXPORTERS_ONNX_H
#define FXGE_BACKEND_EXPORTERS_ONNX_H

#include "ir/graph.h"

/* Returns TensorProto.DataType; 0 = ONNX has no equivalent. */
int32_t fxge_onnx_dtype(fxge_dtype dt);

/* Writes a program of any stage as an ONNX model, atomically, for viewers. Operators have the
 * domain of their namespace (ge.Add: "Add" of the domain "ge"; aten.mm.default: "mm"), so no ONNX
 * runtime executes them.
 * Weights are in the file, or with `references` where possible in the archive that they were loaded
 * from. Returns false after diagnostics. */
bool fxge_onnx_write(fxge_program *p, const char *path, bool references);

#endif
