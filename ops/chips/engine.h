/* SPDX-License-Identifier: Apache-2.0 */
/* Engines that compute operators of GE. */
#ifndef FXGE_OPS_CHIPS_ENGINE_H
#define FXGE_OPS_CHIPS_ENGINE_H

typedef enum fxge_engine {
	FXGE_ENGINE_GE,        /* GE itself, without a kernel */
	FXGE_ENGINE_HCCL,      /* a collective */
	FXGE_ENGINE_AICORE,    /* cores of the chip */
	FXGE_ENGINE_DSA,       /* random numbers of the chip */
	FXGE_ENGINE_REWRITTEN, /* GE replaces the type before it looks for a kernel */
	FXGE_ENGINE_AICPU,     /* a processor beside the cores */
	FXGE_ENGINE_NONE,      /* no kernel: assumed, since pages and definitions name none */
	FXGE_ENGINE_COUNT
} fxge_engine;

/* Name in tables: "aicore". */
const char *fxge_engine_name(fxge_engine e);
/* Returns FXGE_ENGINE_COUNT for a word that names no engine. */
fxge_engine fxge_engine_of(const char *name);

#endif
