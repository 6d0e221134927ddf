/* What kernels keep from one run to the next: constants in a form of their own, each form once for
 * all steps of the session's programs that want it. */
#ifndef FXGE_BACKEND_CPU_RUNTIME_PREPACK_H
#define FXGE_BACKEND_CPU_RUNTIME_PREPACK_H

#include "base/session.h"

typedef struct fxge_kept_block fxge_kept_block;

/* Of one step. Dropped with the executable. */
typedef struct fxge_kept {
	fxge_kept_block *block; /* of the session; NULL: nothing yet */
	void *data;             /* its bytes, aligned to 64 */
	fxge_kept_block *held;  /* what `handle` lies in, of the step alone */
	void *handle;           /* or NULL; closed before it is freed */
	void (*close)(void *handle);
} fxge_kept;

typedef enum fxge_form_kind {
	FXGE_FORM_OWN, /* of the step alone */
	FXGE_FORM_LEFT_F32,
	FXGE_FORM_LEFT_F64,
	FXGE_FORM_RIGHT_F32,
	FXGE_FORM_RIGHT_F64,
	FXGE_FORM_CONV,
	FXGE_FORM_ONEDNN_PRODUCT,
	FXGE_FORM_ONEDNN_CONV,
} fxge_form_kind;

enum { FXGE_FORM_SIZES = 28 };

/* Tells a form: two that are equal here have equal bytes, as long as both constants are there. */
typedef struct fxge_form {
	fxge_form_kind kind;
	const void *of;                 /* where the constant lies */
	int64_t sizes[FXGE_FORM_SIZES]; /* whatever the kind depends on beside */
} fxge_form;

/* The block of that form that a step of the session keeps already, with one more reference, or
 * NULL. */
fxge_kept_block *fxge_kept_find(const fxge_session *s, const fxge_form *f);
/* A new one of so many bytes, to be filled before the next is looked for. Never NULL (see
 * fxge_heap_throw). */
fxge_kept_block *fxge_kept_new(fxge_session *s, const fxge_form *f, size_t size);
void fxge_kept_drop(fxge_kept_block *b); /* one reference; NULL is fine */
void *fxge_kept_data(const fxge_kept_block *b);

/* Gives back all that a step keeps. */
void fxge_kept_release(fxge_kept *kept);

/* Bytes of all blocks of the session. */
size_t fxge_kept_bytes(const fxge_session *s);

#endif
