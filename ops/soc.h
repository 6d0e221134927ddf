/* SPDX-License-Identifier: Apache-2.0 */
/* GE operators of a chip: engines and kernel dtypes, from the rows of ops/ge/<chip>.tsv. */
#ifndef FXGE_OPS_SOC_H
#define FXGE_OPS_SOC_H

#include <stdbool.h>
#include <stddef.h>

typedef struct fxge_soc_row {
	const char *op;
	const char *engine; /* "aicore", "dsa"; "ge": GE itself, no kernel; "hccl": a collective */
	bool dynamic;       /* accepts dynamic shapes */
	const char *ports;  /* "x1 x2 bias? > y": inputs, then outputs; ? optional, * dynamic */
	/* "f16 f16; f32 f32": combinations of one dtype for each port, in order. Empty for engines
	 * without kernels; NULL: decided by the kernel's code. */
	const char *dtypes;
} fxge_soc_row;

/* A family of chips with the same kernels. */
typedef struct fxge_soc {
	const char *name;         /* "ascend910b" */
	const fxge_soc_row *rows; /* sorted by op; an operator may have several */
	size_t n;                 /* 0: no source lists its kernels */
	bool partial;             /* nothing is known about operators without a row */
} fxge_soc;

#endif
