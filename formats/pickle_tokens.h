/* SPDX-License-Identifier: Apache-2.0 */
/* Tokens of a pickle: opcodes with checked arguments. The grammar is in pickle.c. */
#ifndef FXGE_FORMATS_PICKLE_TOKENS_H
#define FXGE_FORMATS_PICKLE_TOKENS_H

#include "formats/pickle.h"

#include "base/diag/common.h"
#include "base/map.h"

enum {
	FXGE_PICKLE_MARK = '(',
	FXGE_PICKLE_EMPTY_TUPLE = ')',
	FXGE_PICKLE_STOP = '.',
	FXGE_PICKLE_BININT = 'J',
	FXGE_PICKLE_BININT1 = 'K',
	FXGE_PICKLE_BININT2 = 'M',
	FXGE_PICKLE_NONE = 'N',
	FXGE_PICKLE_BINPERSID = 'Q',
	FXGE_PICKLE_REDUCE = 'R',
	FXGE_PICKLE_BINUNICODE = 'X',
	FXGE_PICKLE_BUILD = 'b',
	FXGE_PICKLE_GLOBAL = 'c',
	FXGE_PICKLE_BINGET = 'h',
	FXGE_PICKLE_LONG_BINGET = 'j',
	FXGE_PICKLE_BINPUT = 'q',
	FXGE_PICKLE_LONG_BINPUT = 'r',
	FXGE_PICKLE_SETITEM = 's',
	FXGE_PICKLE_TUPLE = 't',
	FXGE_PICKLE_SETITEMS = 'u',
	FXGE_PICKLE_EMPTY_DICT = '}',
	FXGE_PICKLE_PROTO = 0x80,
	FXGE_PICKLE_TUPLE1 = 0x85,
	FXGE_PICKLE_TUPLE2 = 0x86,
	FXGE_PICKLE_TUPLE3 = 0x87,
	FXGE_PICKLE_NEWTRUE = 0x88,
	FXGE_PICKLE_NEWFALSE = 0x89,
	FXGE_PICKLE_LONG1 = 0x8a,
	FXGE_PICKLE_SHORT_BINUNICODE = 0x8c,
	FXGE_PICKLE_STACK_GLOBAL = 0x93,
	FXGE_PICKLE_MEMOIZE = 0x94,
	FXGE_PICKLE_FRAME = 0x95,
};

typedef enum fxge_pickle_kind {
	FXGE_PK_NONE,
	FXGE_PK_ORDERED_DICT,
	FXGE_PK_TENSOR_V2,
	FXGE_PK_TENSOR_V3,
	FXGE_PK_PARAMETER,
	FXGE_PK_STORAGE, /* storage of elements of `dtype`, or of bytes if it is NONE */
	FXGE_PK_DTYPE,
	FXGE_PK_SUBCLASS, /* begins a tensor subclass; `any_global` alone reads these two */
	FXGE_PK_WRAPPER,
} fxge_pickle_kind;

typedef struct fxge_pickle_global {
	const char *module, *name;
	fxge_pickle_kind kind;
	fxge_dtype dtype;
} fxge_pickle_global;

/* A memo entry or a name. */
typedef struct fxge_pickle_cell {
	enum { FXGE_CELL_OTHER, FXGE_CELL_TEXT, FXGE_CELL_GLOBAL, FXGE_CELL_TENSOR } kind;
	uint32_t len; /* bytes of `text` */
	union {
		const char *text; /* in the file, not NUL-terminated */
		const fxge_pickle_global *global;
		size_t tensor;
	};
} fxge_pickle_cell;

typedef struct fxge_pickle {
	fxge_arena *a;
	fxge_diags *d;
	fxge_loc loc;
	const uint8_t *p;
	size_t at, size;
	FXGE_VEC(fxge_pickle_cell) memo;
	fxge_pickled_list tensors; /* by number, without names */
	fxge_pickled_list *out;
	bool any_global;   /* unknown globals are read, as FXGE_PK_NONE */
	fxge_strmap names; /* names of `out`: a text that is referred to repeatedly is copied once */
} fxge_pickle;

#define FXGE_PICKLE_REFUSE(r, id, place, ...)                                                      \
	((r)->loc.offset = (int64_t)(place), fxge_report((r)->d, &(r)->loc, FXGE_D_##id, __VA_ARGS__))

/* Returns the next opcode, or -1 at the end. */
int fxge_pickle_peek(fxge_pickle *r);
/* Reads this opcode, which has no argument.
 *
 * Like all functions below, returns false after a diagnostic with the expectation. */
bool fxge_pickle_op(fxge_pickle *r, int op, const char *expected);
/* Reads the memo opcode after a value, if there is one, and stores `c` in the memo. */
bool fxge_pickle_put(fxge_pickle *r, fxge_pickle_cell c);

bool fxge_pickle_number(fxge_pickle *r, int64_t *out);
/* Reads a number that is not negative. */
bool fxge_pickle_count(fxge_pickle *r, const char *what, int64_t *out);
bool fxge_pickle_flag(fxge_pickle *r);
/* Reads a tuple of at most FXGE_MAX_RANK numbers that are not negative. */
bool fxge_pickle_ints(fxge_pickle *r, const char *what, int *n, const int64_t **out);

/* Reads a text, a GLOBAL, or a reference to an earlier one. */
bool fxge_pickle_name(fxge_pickle *r, const char *expected, fxge_pickle_cell *out);
bool fxge_pickle_text(fxge_pickle *r, const char *expected, fxge_pickle_cell *out);
/* Reads a global or tensor as fxge_pickle_name does. Two texts and STACK_GLOBAL are a global too; a
 * single text is rejected. */
bool fxge_pickle_global_or_tensor(fxge_pickle *r, const char *expected, fxge_pickle_cell *out);
/* Reads a global of one kind. Returns NULL after a diagnostic. */
const fxge_pickle_global *fxge_pickle_want(
	fxge_pickle *r, fxge_pickle_kind kind, const char *expected);
/* Reads a tensor or a parameter, which counts as the tensor that it wraps (pickle.c). */
bool fxge_pickle_value(fxge_pickle *r, fxge_pickle_cell *out);
#endif
