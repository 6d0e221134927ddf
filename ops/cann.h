/* What releases of CANN differ in: values that GE's shape functions want to know when it compiles.
 */
#ifndef FXGE_OPS_CANN_H
#define FXGE_OPS_CANN_H

#include "base/diag.h"

/* A release is a number, FXGE_CANN(9, 1); 0 stands for those of now and of the future. */
#define FXGE_CANN(major, minor) ((major)*1000 + (minor))

/* When a row holds of a port's value that is no constant. */
typedef enum fxge_host_when {
	FXGE_HOST_ALWAYS,
	FXGE_HOST_KNOWN_DIM, /* where a dim of x that is taken apart is known */
	FXGE_HOST_ANY_DIM,   /* no matter what the value is: where a dim of x is not known */
} fxge_host_when;

/* A row of ops/host_values.def. */
typedef struct fxge_host_value {
	const char *op, *port;
	int from, before; /* releases; before 0: no newer one is known that differs */
	fxge_host_when when;
	const char *does; /* "crashes", for messages */
} fxge_host_value;

/* "9", "8.5", "9.1.0-beta.2", "8.0.RC3.alpha001"; NULL is 0. False after a diagnostic. */
bool fxge_cann_read(fxge_diags *d, const char *text, int *cann);
/* The next row, behind `last` (NULL: from the first on), that is of this type ("BroadcastTo") and
 * holds in release `cann`, or if that is 0 in the newest that is known; NULL: there is no further
 * one. */
const fxge_host_value *fxge_host_value_next(const fxge_host_value *last, const char *op, int cann);

#endif
