/* SPDX-License-Identifier: Apache-2.0 */
/* Prepack cache: constants rearranged once for a kernel, and shared by all steps of the session
 * that need the same arrangement. */
#ifndef FXGE_BACKEND_CPU_RUNTIME_PREPACK_H
#define FXGE_BACKEND_CPU_RUNTIME_PREPACK_H

#include "base/session.h"

typedef struct fxge_prepack_block fxge_prepack_block;

/* Prepacked data of one step. Released with the executable. */
typedef struct fxge_prepacked {
	fxge_prepack_block
		*block; /* shared block of the session's cache; NULL: nothing is prepacked yet */
	void *data; /* contents of `block`, aligned to 64 */
	fxge_prepack_block *handle_block; /* memory of `handle`, which is not shared */
	void *handle; /* state of an external library, or NULL; `close` is called before its memory is
					 freed */
	void (*close)(void *handle);
} fxge_prepacked;

typedef enum fxge_prepack_kind {
	FXGE_PREPACK_UNSHARED, /* used by one step only */
	FXGE_PREPACK_A_F32,
	FXGE_PREPACK_A_F64,
	FXGE_PREPACK_B_F32,
	FXGE_PREPACK_B_F64,
	FXGE_PREPACK_CONV,
	FXGE_PREPACK_ONEDNN_PRODUCT,
	FXGE_PREPACK_ONEDNN_CONV,
} fxge_prepack_kind;

enum { FXGE_PREPACK_SIZES = 28 };

/* Key of the prepack cache. Blocks with equal keys have equal contents while the constant
 * exists. */
typedef struct fxge_prepack_key {
	fxge_prepack_kind kind;
	const void *constant;              /* address of the constant */
	int64_t sizes[FXGE_PREPACK_SIZES]; /* parameters on which the arrangement depends, by kind */
} fxge_prepack_key;

/* Returns the block with this key and adds a reference, or returns NULL. */
fxge_prepack_block *fxge_prepack_find(const fxge_session *s, const fxge_prepack_key *key);
/* Allocates a block of `size` bytes with one reference. The caller must fill the block before the
 * next fxge_prepack_find. Never returns NULL (see fxge_heap_throw). */
fxge_prepack_block *fxge_prepack_new(fxge_session *s, const fxge_prepack_key *key, size_t size);
void fxge_prepack_unref(fxge_prepack_block *b); /* removes one reference; NULL is allowed */
void *fxge_prepack_data(const fxge_prepack_block *b);

/* Releases everything that is prepacked for a step. */
void fxge_prepacked_release(fxge_prepacked *p);

/* Returns the bytes of all blocks of the session. */
size_t fxge_prepack_bytes(const fxge_session *s);

#endif
