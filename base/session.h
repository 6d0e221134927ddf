/* A session: heap, names, diagnostics and options that everything else hangs on. No global state:
 * two sessions are independent, and one session is used by one thread at a time. */
#ifndef FXGE_BASE_SESSION_H
#define FXGE_BASE_SESSION_H

#include "base/diag.h"
#include "base/file/file.h"
#include "base/map.h"

struct fxge_node;

typedef struct fxge_session {
	fxge_heap heap;
	fxge_arena arena; /* lives as long as the session */
	fxge_names *names;
	fxge_diags diags;
	bool strict;                         /* warnings that say so become errors */
	FXGE_VEC(const char *) weights_from; /* folders, or files in them: base/file/reference.h */
	struct fxge_owned *owned;            /* programs and the like, released with the session */
	int threads;                         /* for the executor; 0 = all cores */
	void (*progress)(void *user, const char *what, uint64_t done, uint64_t total);
	void *progress_user;
	bool (*stop)(void *user); /* whether a run is to end before its time, or NULL */
	void *stop_user;
	/* Of rooms above, NULL where there is nothing; nobody here looks behind them. */
	struct fxge_op_overlay *ops;     /* ops/table.h: operators loaded at run time */
	struct fxge_packed_rows *packed; /* ir/packed.c */
	struct fxge_fusions *fusions;    /* passes/match/match.h: rules that plugins brought */
	struct fxge_exchange *exchange;  /* backend/cpu/kernels/control/collective.h: between ranks */
	struct fxge_kept_blocks
		*kept;        /* backend/cpu/runtime/prepack.h: what kernels made of constants */
	fxge_map lowered; /* decomp/lower.c: code of text graphs, by text */
	bool (*infer)(
		struct fxge_node *node); /* infer/infer.h: how ir/ infers the nodes that it builds */
	struct fxge_front *front;    /* driver/front.h */
	fxge_map held; /* decomp/formula/known.c: operators whose checks defaults satisfy */
} fxge_session;

/* Tells whoever asked for it how far long work is: `done` of `total` nodes, passes, bytes. Cheap
 * enough for every node; the last call has done = total. */
static inline void
fxge_progress(const fxge_session *s, const char *what, uint64_t done, uint64_t total)
{
	if (s->progress)
		s->progress(s->progress_user, what, done, total);
}

/* NULL when memory ends. `alloc`/`free` may be NULL (malloc, free). */
fxge_session *fxge_session_new(
	void *(*alloc)(void *, size_t), void (*dealloc)(void *, void *), void *user);
void fxge_session_release(fxge_session *s);

/* What lives in the heap with a lifetime of its own (programs): released with the session at the
 * latest, so that a call which runs out of memory loses nothing. */
void fxge_session_adopt(fxge_session *s, void *p, void (*release)(void *p));
void fxge_session_disown(fxge_session *s, void *p); /* forgets it without releasing */

#endif
