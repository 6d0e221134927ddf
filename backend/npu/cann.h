/* Where CANN and the driver are on this machine, by environment variables and the places where
 * installers put them. Nothing is loaded or run. */
#ifndef FXGE_BACKEND_NPU_CANN_H
#define FXGE_BACKEND_NPU_CANN_H

#include "base/arena.h"

typedef struct fxge_cann {
	const char *home;           /* folder of the installation, or NULL */
	const char *how;            /* "ASCEND_HOME_PATH", ..., or "the usual place" */
	const char *stale;          /* a variable that names what is no folder: "NAME=VALUE", or NULL */
	const char *version;        /* or NULL */
	const char *atc;            /* the compiler, or NULL */
	const char *other_atc;      /* another one, which the shell would find first, or NULL */
	const char *opp;            /* folder of the operators' packages, or NULL */
	const char *driver;         /* folder of the driver, or NULL */
	const char *driver_version; /* or NULL */
} fxge_cann;

/* `root` stands before every absolute path that no variable names: "" but in tests. */
void fxge_cann_find(fxge_arena *a, const char *root, fxge_cann *out);
/* The environment of this process, with what CANN's set_env.sh sets where it is not set: for
 * children. NULL-terminated. */
const char *const *fxge_cann_env(fxge_arena *a, const fxge_cann *c);
/* msprof, which makes tables of what the profiler recorded; NULL = nowhere. */
const char *fxge_cann_msprof(fxge_arena *a, const fxge_cann *c);
/* The program `name` as the shell finds it in PATH; NULL = nowhere. */
const char *fxge_cann_program(fxge_arena *a, const char *name);

#endif
