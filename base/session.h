/* SPDX-License-Identifier: Apache-2.0 */
/* Sessions: heap, names, diagnostics and options.
 *
 * There is no global state: two sessions are independent, and one session is used by one thread at
 * a time. */
#ifndef FXGE_BASE_SESSION_H
#define FXGE_BASE_SESSION_H

#include "base/diag.h"
#include "base/file/file.h"
#include "base/map.h"

struct fxge_node;

typedef struct fxge_session {
	fxge_heap heap;
	fxge_arena arena; /* lifetime of the session */
	fxge_names *names;
	fxge_diags diags;
	bool strict;                         /* raises some warnings to errors */
	FXGE_VEC(const char *) weights_from; /* directories, or files in them: base/file/reference.h */
	struct fxge_owned *owned;            /* programs and other objects, released with the session */
	uint64_t work; /* nodes made so far, in all programs, and 256ths of the steps of formulas */
	int threads;   /* threads of the executor; 0 = all cores */
	void (*progress)(void *user, const char *what, uint64_t done, uint64_t total);
	void *progress_user;
	bool (*stop)(void *user); /* returns true to end a run early, or NULL */
	void *stop_user;
	/* State of higher modules, opaque here; NULL if unused. */
	struct fxge_op_overlay *ops;        /* operators loaded at run time: ops/table.h */
	const struct fxge_chip_model *chip; /* the chip of --soc: ops/chips/chips.h */
	const char *kernels; /* path of descriptions of kernels, or NULL: backend/chips/kernels.h */
	const struct fxge_chip_kernels *chip_kernels; /* those found last, or NULL */
	struct fxge_packed_rows *packed;              /* ir/packed.c */
	struct fxge_fusions *fusions; /* fusion rules of plugins: passes/match/match.h */
	struct fxge_exchange
		*exchange; /* collectives between ranks: backend/cpu/kernels/control/collective.h */
	struct fxge_prepack_cache *prepack_cache; /* backend/cpu/runtime/prepack.h */
	bool (*infer)(struct fxge_node *node); /* inference of nodes that ir/ builds: infer/infer.h */
	struct fxge_api_state *api;            /* driver/api.h */
	struct fxge_decomp_state *decomp;      /* decomp/formula/formula.h */
} fxge_session;

/* Reports the progress of long work to the session's callback: `done` of `total` nodes, passes or
 * bytes.
 *
 * Cheap enough for every node. The last call has done = total. */
static inline void
fxge_progress(const fxge_session *s, const char *what, uint64_t done, uint64_t total)
{
	if (s->progress)
		s->progress(s->progress_user, what, done, total);
}

/* Returns NULL if memory is exhausted. `alloc` and `dealloc` may be NULL (malloc, free). */
fxge_session *fxge_session_new(
	void *(*alloc)(void *, size_t), void (*dealloc)(void *, void *), void *user);
void fxge_session_release(fxge_session *s);

/* Registers an object in the heap with a lifetime of its own, such as a program. The session
 * releases it at the latest when it is released itself, so that a call that runs out of memory
 * leaks nothing. */
void fxge_session_adopt(fxge_session *s, void *p, void (*release)(void *p));
void fxge_session_disown(fxge_session *s, void *p); /* unregisters p without releasing it */

#endif
