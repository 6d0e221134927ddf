/* SPDX-License-Identifier: Apache-2.0 */
/* Lines with columns as locations: `offset` of such a location holds both. */
#ifndef FXGE_BASE_POSITION_H
#define FXGE_BASE_POSITION_H

#include "base/diag.h"

/* Returns the location of a line and a column in bytes, from 1; 0 = unknown column. */
static inline fxge_loc
fxge_loc_at(fxge_name file, int line, int column)
{
	return (fxge_loc){.file = file, .offset = (int64_t)column << 32 | line, .is_line = true};
}

/* Return the parts of a location with `is_line`. */
static inline int
fxge_loc_line(const fxge_loc *l)
{
	return (int)(l->offset & INT32_MAX);
}

static inline int
fxge_loc_column(const fxge_loc *l)
{
	return (int)(l->offset >> 32);
}

#endif
