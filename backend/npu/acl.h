/* SPDX-License-Identifier: Apache-2.0 */
/* AscendCL, loaded at run time: functions under their documented names, constants, errors. Never a
 * build dependency. */
#ifndef FXGE_BACKEND_NPU_ACL_H
#define FXGE_BACKEND_NPU_ACL_H

#include "backend/npu/cann.h"

/* Error codes that are handled separately (acl_base_rt.h). */
enum {
	ACL_OK = 0,
	ACL_REPEAT_INIT = 100002,
	ACL_STUB = 100039,
	ACL_NO_CONTEXT = 107002,
	ACL_NO_DEVICE = 207004,
	ACL_NO_PERMISSION = 207006,
	ACL_OUT_OF_MEMORY = 207018
};
enum { ACL_HBM = 1, ACL_ND = 2, ACL_NO_DTYPE = -1 };
/* Policies of aclrtMalloc and kinds of aclrtMemcpy. */
enum { ACL_HUGE_FIRST = 0, ACL_TO_DEVICE = 1, ACL_TO_HOST = 2, ACL_WITHIN = 3 };

/* Opaque handles of AscendCL. */
typedef struct acl_buffer acl_buffer;
typedef struct acl_tensor acl_tensor;
typedef struct acl_model acl_model;
typedef struct acl_dataset acl_dataset;

typedef struct acl_dims { /* aclmdlIODims */
	char name[128];
	size_t n;
	int64_t dims[128];
} acl_dims;

typedef struct fxge_acl {
#define FXGE_ACL(need, type, name, parameters) type(*name) parameters;
#include "backend/npu/acl.def"
#undef FXGE_ACL
	void *handle[2];     /* never closed: the libraries own threads and callbacks */
	const char *path[2]; /* paths of the libraries */
	int n;
	const char *missing[32]; /* optional functions that this CANN lacks; NULL-terminated */
} fxge_acl;

/* Opens the libraries and resolves the functions. On failure returns false and sets `*lack` to the
 * missing part and `*fix` to the remedy. */
bool fxge_acl_open(
	fxge_arena *a, const fxge_cann *c, fxge_acl *t, const char **lack, const char **fix);
/* Opens a library of the installation, or by the loader's search path. Sets `*path` to the name
 * used. Returns NULL on failure (dlerror). */
void *fxge_acl_library(fxge_arena *a, const fxge_cann *c, const char *name, const char **path);
/* Function of a library, and its offset in a function table. */
typedef struct fxge_symbol {
	const char *name;
	size_t at;
} fxge_symbol;

/* Resolves all functions. Returns NULL, or a text that names the missing one. */
const char *fxge_acl_symbols(fxge_arena *a, void *handle, const char *path,
	const fxge_symbol *wanted, size_t n, void *table);
/* Returns the meaning of a code, as "the device's memory is full", or NULL. */
const char *fxge_acl_error(int code);
/* Returns the remedy for a code. */
const char *fxge_acl_remedy(int code);
/* Returns "aclrtMalloc failed with 207018 (the device's memory is full): MESSAGE"; code 0:
 * "returned nothing". Call at once on the same thread: MESSAGE is AscendCL's last one. */
const char *fxge_acl_failure(fxge_arena *a, const fxge_acl *t, const char *call, int code);

#endif
