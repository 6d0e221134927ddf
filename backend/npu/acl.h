/* AscendCL, found at run time: its functions by their documented names, its numbers, its errors.
 * Never a build dependency. */
#ifndef FXGE_BACKEND_NPU_ACL_H
#define FXGE_BACKEND_NPU_ACL_H

#include "backend/npu/cann.h"

/* Codes that are told apart here (acl_base_rt.h). */
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
/* Policies of aclrtMalloc, kinds of aclrtMemcpy. */
enum { ACL_HUGE_FIRST = 0, ACL_TO_DEVICE = 1, ACL_TO_HOST = 2, ACL_WITHIN = 3 };

/* Handles of AscendCL: nothing of them is seen here. */
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
	void *handle[2];     /* never closed: the libraries keep threads and callbacks of their own */
	const char *path[2]; /* by which they were opened */
	int n;
	const char *missing[32]; /* functions that an old CANN lacks, by name; NULL-terminated */
} fxge_acl;

/* Opens the libraries and finds the functions. False: `*lack` is what is missing, `*fix` what
 * installs it. */
bool fxge_acl_open(
	fxge_arena *a, const fxge_cann *c, fxge_acl *t, const char **lack, const char **fix);
/* Opens a library of the installation, or as the loader finds its name; NULL = dlerror tells why.
 * `*path` is by which it was looked for. */
void *fxge_acl_library(fxge_arena *a, const fxge_cann *c, const char *name, const char **path);
/* A function of a library, and where in a table of such it goes. */
typedef struct fxge_symbol {
	const char *name;
	size_t at;
} fxge_symbol;

/* Finds all of them. NULL, or what is missing. */
const char *fxge_acl_symbols(fxge_arena *a, void *handle, const char *path,
	const fxge_symbol *wanted, size_t n, void *table);
/* What a code means and what to do, or NULL: "the device's memory is full". */
const char *fxge_acl_error(int code);
/* What to do about it. */
const char *fxge_acl_remedy(int code);
/* "aclrtMalloc failed with 207018 (the device's memory is full): MESSAGE"; code 0: "gave nothing".
 * At once, on the thread of the call. */
const char *fxge_acl_failure(fxge_arena *a, const fxge_acl *t, const char *call, int code);

#endif
