/* SPDX-License-Identifier: Apache-2.0 */
/* Differences between CANN releases: host values, inputs whose value GE's shape functions read at
 * compile time. */
#ifndef FXGE_OPS_CANN_H
#define FXGE_OPS_CANN_H

#include "base/diag.h"

/* A release as a number, FXGE_CANN(9, 1); 0: the current and future releases. */
#define FXGE_CANN(major, minor) ((major)*1000 + (minor))

/* Condition under which a row applies to a non-constant value of a port. */
typedef enum fxge_host_when {
	FXGE_HOST_ALWAYS,
	FXGE_HOST_KNOWN_DIM, /* a dim of x that is split is known */
	FXGE_HOST_ANY_DIM,   /* any value, if a dim of x is unknown */
} fxge_host_when;

/* A row of ops/host_values.def. */
typedef struct fxge_host_value {
	const char *op, *port;
	int from, before; /* releases; before 0: no newer release is known to differ */
	fxge_host_when when;
	const char *does; /* effect for messages: "crashes" */
} fxge_host_value;

/* Reads a release: "9", "8.5", "9.1.0-beta.2", "8.0.RC3.alpha001"; NULL is 0. Returns false after a
 * diagnostic. */
bool fxge_cann_read(fxge_diags *d, const char *text, int *cann);
/* Returns the next row after `last` (NULL: the first) of type `op` ("BroadcastTo") that applies to
 * release `cann`; 0 means the newest known one. Returns NULL at the end. */
const fxge_host_value *fxge_host_value_next(const fxge_host_value *last, const char *op, int cann);

#endif
