/* SPDX-License-Identifier: Apache-2.0 */
/* Input of the code generators: the operators of a table with their locations. */
#ifndef FXGE_DRIVER_WRITING_H
#define FXGE_DRIVER_WRITING_H

#include "ops/table.h"
#include "writers/writers.h"

/* Returns one entry per row of the table (export.c). */
const fxge_writing *fxge_driver_writings(fxge_arena *a, const fxge_op_table *t);

#endif
