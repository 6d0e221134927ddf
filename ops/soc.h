/* Where a chip runs GE operators, and which dtypes its kernels take: rows of ops/ge/<chip>.tsv. */
#ifndef FXGE_OPS_SOC_H
#define FXGE_OPS_SOC_H

#include <stdbool.h>
#include <stddef.h>

typedef struct fxge_soc_row {
	const char *op;
	const char *engine; /* "aicore", "dsa"; "ge": GE itself, no kernel; "hccl": a collective */
	bool dynamic;       /* takes shapes that are not known before the run */
	const char *ports;  /* "x1 x2 bias? > y": inputs, then outputs; ? optional, * dynamic */
	/* "f16 f16; f32 f32": combinations of a dtype a port, in order. Engines without kernels have
	 * none; NULL: the kernel decides by code. */
	const char *dtypes;
} fxge_soc_row;

/* A family of chips that have one set of kernels. */
typedef struct fxge_soc {
	const char *name;         /* "ascend910b" */
	const fxge_soc_row *rows; /* sorted by op; an operator may have several */
	size_t n;                 /* 0: no source tells its kernels */
	bool partial;             /* of operators that have no row nothing is known */
} fxge_soc;

#endif
