/* SPDX-License-Identifier: Apache-2.0 */
/* Driver: sessions and the pass pipeline. */
#ifndef FXGE_DRIVER_DRIVER_H
#define FXGE_DRIVER_DRIVER_H

#include "include/fxge/fxge.h"
#include "ir/graph.h"
#include "ops/table.h"

/* Opens a session with all hooks set. The library's own tests call it too. */
fxge_session *fxge_driver_session(const fxge_session_options *o);

/* Returns the library functions that operator descriptions may name, for fxge_session_load_ops. */
fxge_op_builtins fxge_session_builtins(fxge_session *s);

/* Runs the pipeline up to stage `o->until`. Returns false after diagnostics. */
bool fxge_pipeline_run(fxge_program *p, const fxge_compile_options *o);

#endif
