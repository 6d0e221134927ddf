/* The whole way of a graph through the house. */
#ifndef FXGE_DRIVER_DRIVER_H
#define FXGE_DRIVER_DRIVER_H

#include "include/fxge/fxge.h"
#include "ir/graph.h"
#include "ops/table.h"

/* A session whose hooks are set: what the library's own tests use too. */
fxge_session *fxge_driver_session(const fxge_session_options *o);

/* What descriptions of operators may name of the library: for fxge_session_load_ops. */
fxge_op_builtins fxge_session_builtins(fxge_session *s);

/* The pipeline of passes up to stage `o->until`. False after diagnostics. */
bool fxge_pipeline_run(fxge_program *p, const fxge_compile_options *o);

#endif
