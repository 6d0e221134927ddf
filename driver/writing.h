/* What is written for other tools: the operators of a table, each with its place. */
#ifndef FXGE_DRIVER_WRITING_H
#define FXGE_DRIVER_WRITING_H

#include "ops/table.h"
#include "writers/writers.h"

/* driver/export.c: one a row. */
const fxge_writing *fxge_driver_writings(fxge_arena *a, const fxge_op_table *t);

#endif
