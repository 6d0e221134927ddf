/* SPDX-License-Identifier: Apache-2.0 */
/* Kernels of a chip: the engine that computes an operator of GE, by type, dtypes and sizes. */
#ifndef FXGE_BACKEND_CHIPS_KERNELS_H
#define FXGE_BACKEND_CHIPS_KERNELS_H

#include "base/session.h"
#include "ops/chips/engine.h"
#include "ops/op.h"

typedef struct fxge_kernel_row {
	const char *op;
	fxge_engine engine;
	bool dynamic;      /* supports unknown sizes */
	const char *ports; /* "x1 x2 bias? > y": inputs, then outputs; ? optional, * dynamic */
	/* Cores: "f16 f16; f32 f32", combinations of one dtype for each port, in order. AI CPU:
	 * "f16 f32 | i32 > f16 f32", the dtypes of each port. "-": any. NULL: the kernel decides. */
	const char *dtypes;
	const char *becomes; /* rewritten: the new type, or NULL */
	const char *differs; /* AI CPU: results that differ from those of the cores, or NULL */
} fxge_kernel_row;

/* Rows sorted by type, which may have several. */
typedef struct fxge_kernel_rows {
	const fxge_kernel_row *data;
	size_t len;
} fxge_kernel_rows;

typedef struct fxge_chip_kernels {
	const char *chip;     /* a family of the built-in tables, "ascend910b"; or as files name it */
	const char *source;   /* phrase for messages: "open sources of August 2026" */
	fxge_kernel_rows own; /* kernels of the chip's cores */
	fxge_kernel_rows cpu; /* kernels of the AI CPU */
	bool complete;        /* the cores have no kernel of a type without a row */
	bool lowers_f32;      /* atc computes in f16 where no kernel takes f32 (fxge_chip_lowers_f32) */
} fxge_chip_kernels;

/* Returns the built-in kernels of a family ("ascend310p"). NULL for a family that is not one. */
const fxge_chip_kernels *fxge_kernels_of(const char *family);
/* Returns the first row of a type in sorted rows, or NULL. */
const fxge_kernel_row *fxge_kernels_first(const fxge_kernel_rows *rows, const char *type, size_t n);
/* Returns the engine that computes a type on the chip if its dtypes permit, FXGE_ENGINE_COUNT if no
 * row tells. */
fxge_engine fxge_kernels_engine(const fxge_chip_kernels *k, const char *type, size_t n);

/* ---- one operator ---- */

/* A tensor at a port of the prototype. */
typedef struct fxge_kernel_value {
	int port;         /* position in the prototype; -1: absent */
	fxge_dtype dtype; /* FXGE_DT_NONE: any */
} fxge_kernel_value;

typedef struct fxge_kernel_use {
	const fxge_op *op; /* the prototype */
	const char *type;
	const fxge_kernel_value *in, *out;
	uint32_t n_in, n_out;
	bool dynamic; /* has an unknown size */
	/* A dtype that also serves at ports of f32; NONE: only f32 does. With `lowered`, it has to
	 * serve at the first of these ports. */
	fxge_dtype f32_as;
	bool lowered;
	bool bf16_as_f32; /* ports of bf16 are judged as f32 */
} fxge_kernel_use;

typedef enum fxge_place {
	FXGE_PLACE_GE,        /* needs no kernel */
	FXGE_PLACE_CORES,     /* a kernel of the cores fits */
	FXGE_PLACE_BY_CODE,   /* there is a kernel, which decides when it is compiled */
	FXGE_PLACE_REWRITTEN, /* GE replaces it by another type, of which nothing more is known */
	FXGE_PLACE_AICPU,     /* no kernel of the cores fits, one of the AI CPU does */
	FXGE_PLACE_UNKNOWN,   /* no source tells */
	FXGE_PLACE_NONE,      /* no kernel fits */
} fxge_place;

typedef struct fxge_kernel_fit {
	fxge_place place;
	/* The row that fits. NONE: the first row of the cores, or NULL if the type has none. */
	const fxge_kernel_row *row;
	const fxge_kernel_row *refused; /* AICPU: the first row of the cores, which does not fit */
	const char *combination;        /* CORES: dtypes in `row`, from the combination that fits on */
	bool fixed_only;                /* a kernel fits but for its unknown sizes */
	bool packaged;                  /* fixed_only: by the packages of CANN 8.1.RC1 */
	bool assumed;                   /* NONE, AICPU: since no source names a kernel of the cores */
	bool lowered;                   /* CORES: in f16, where the operator has f32 */
} fxge_kernel_fit;

/* Finds the engine that computes an operator. */
fxge_kernel_fit fxge_kernels_fit(const fxge_chip_kernels *k, const fxge_kernel_use *use);

/* Returns the reason why no kernel of the cores computes an operator, from its fit (NONE, AICPU),
 * as a clause. */
const char *fxge_kernels_reason(fxge_arena *a, const fxge_chip_kernels *k,
	const fxge_kernel_fit *fit, const fxge_kernel_use *use);
/* Returns the dtypes of the kernel that the cores have for the type, as a phrase; NULL if the fit
 * has no such kernel, or if its sizes are at fault. */
const char *fxge_kernels_supported(fxge_arena *a, const fxge_kernel_fit *fit);

/* Returns the dtype that the fitting combination has at input or output i of the use; NONE if it
 * accepts any, or no combination is known. */
fxge_dtype fxge_kernel_dtype_at(
	const fxge_kernel_fit *fit, const fxge_kernel_use *use, uint32_t i, bool output);

/* ---- kernels of an installation ---- */

/* Returns the path of the descriptions of kernels: that of --kernels, or ASCEND_HOME_PATH. NULL:
 * the built-in tables. */
const char *fxge_kernels_path(const fxge_session *s);
/* Returns the kernels of a family by the files of --kernels, by the CANN in ASCEND_HOME_PATH, or
 * else the built-in ones. NULL after a diagnostic. */
const fxge_chip_kernels *fxge_kernels_find(fxge_session *s, const char *family);
/* Returns true if the cores of the session's chip are known to have no kernel of a GE type
 * ("Trunc").
 */
bool fxge_kernels_lack(fxge_session *s, const char *type);
/* Returns the kernels of a family by the files at `path`: an installation of CANN, a directory with
 * its description files (aic-CHIP-ops-info*.json) unless `installed`, or a file that
 * fxge_kernels_print wrote. Files larger than 64 MiB are refused, and 256 MiB of them. Returns NULL
 * after a diagnostic, or without one if the files have no kernels of the family. */
const fxge_chip_kernels *fxge_kernels_read(
	fxge_arena *a, fxge_diags *d, const char *path, bool installed, const char *family);
/* Appends kernels as a YAML document that fxge_kernels_read accepts. */
void fxge_kernels_print(fxge_sbuf *b, const fxge_chip_kernels *const *all, size_t n);

#endif
