/* SPDX-License-Identifier: Apache-2.0 */
/* Location of CANN and the driver, from environment variables and default directories. Loads and
 * runs nothing. */
#ifndef FXGE_BACKEND_NPU_CANN_H
#define FXGE_BACKEND_NPU_CANN_H

#include "base/arena.h"

typedef struct fxge_cann {
	const char *home;      /* directory of the installation, or NULL */
	const char *how;       /* origin of `home`: "ASCEND_HOME_PATH", ..., or "the usual place" */
	const char *stale;     /* variable whose value is not a directory: "NAME=VALUE", or NULL */
	const char *version;   /* or NULL */
	const char *atc;       /* the compiler, or NULL */
	const char *other_atc; /* another atc, earlier in PATH, or NULL */
	const char *opp;       /* directory of the operator packages, or NULL */
	const char *driver;    /* directory of the driver, or NULL */
	const char *driver_version; /* or NULL */
} fxge_cann;

/* Finds the installation. `root` is a prefix for default directories: "" except in tests. */
void fxge_cann_find(fxge_arena *a, const char *root, fxge_cann *out);
/* Returns this process's environment for children, with missing variables of CANN's set_env.sh
 * added. NULL-terminated. */
const char *const *fxge_cann_env(fxge_arena *a, const fxge_cann *c);
/* Returns the path of msprof, which converts profiler records to tables, or NULL. */
const char *fxge_cann_msprof(fxge_arena *a, const fxge_cann *c);
/* Returns the path of a program in PATH, or NULL. */
const char *fxge_cann_program(fxge_arena *a, const char *name);

#endif
