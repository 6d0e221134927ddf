/* SPDX-License-Identifier: Apache-2.0 */
/* Element types and the tables that number them. */
#ifndef FXGE_OPS_DTYPE_H
#define FXGE_OPS_DTYPE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef enum fxge_dtype {
	FXGE_DT_NONE, /* unknown, or not a tensor */
#define FXGE_DTYPE(id, text, torch, proto, ge, bits, klass, ge_name) FXGE_DT_##id,
#include "ops/dtype.def"
#undef FXGE_DTYPE
	FXGE_DT_COUNT
} fxge_dtype;

typedef enum fxge_dtype_class {
	FXGE_CLASS_NONE,
	FXGE_CLASS_BOOL,
	FXGE_CLASS_UINT,
	FXGE_CLASS_INT,
	FXGE_CLASS_FLOAT,
	FXGE_CLASS_COMPLEX,
} fxge_dtype_class;

typedef struct fxge_dtype_row {
	const char *text;     /* "f32" */
	int torch, proto, ge; /* numbers in the three enumerations, -1: none */
	int bits;
	fxge_dtype_class klass;
	const char *ge_name; /* "DT_FLOAT" */
} fxge_dtype_row;

extern const fxge_dtype_row fxge_dtypes[FXGE_DT_COUNT];

/* A set of dtypes: bit 1 << FXGE_DT_x. 0: any. Bits from FXGE_DT_COUNT on are data types of GE
 * prototypes that tensors of fxge never have (ops/dtype_ge.def). */
typedef uint64_t fxge_dtype_set;

enum {
	FXGE_DT_LAST_ = FXGE_DT_COUNT - 1,
#define FXGE_DTYPE_GE(text, name, ge) FXGE_DT_GE_##ge,
#include "ops/dtype_ge.def"
#undef FXGE_DTYPE_GE
	FXGE_DT_SET_COUNT
};

static inline size_t
fxge_dtype_size(fxge_dtype d)
{
	return (size_t)fxge_dtypes[d].bits / 8;
}
static inline bool
fxge_dtype_is_float(fxge_dtype d)
{
	return fxge_dtypes[d].klass == FXGE_CLASS_FLOAT;
}
static inline bool
fxge_dtype_is_complex(fxge_dtype d)
{
	return fxge_dtypes[d].klass == FXGE_CLASS_COMPLEX;
}
/* Returns whether d is an integer dtype; bool is not. */
static inline bool
fxge_dtype_is_int(fxge_dtype d)
{
	return fxge_dtypes[d].klass == FXGE_CLASS_INT || fxge_dtypes[d].klass == FXGE_CLASS_UINT;
}

/* Returns the dtype in which PyTorch computes: f32 for f16 and bf16. */
static inline fxge_dtype
fxge_dtype_opmath(fxge_dtype d)
{
	return d == FXGE_DT_F16 || d == FXGE_DT_BF16 ? FXGE_DT_F32 : d;
}

/* Returns the largest finite number of a float dtype, torch.finfo(d).max; 0 for other dtypes. */
double fxge_dtype_largest(fxge_dtype d);

/* Return the complex dtype with parts of dtype d, and the dtype of d's parts; NONE if it does not
 * exist. A complex dtype is its own complex dtype, a real one its own part. */
fxge_dtype fxge_dtype_complex(fxge_dtype d);
fxge_dtype fxge_dtype_real(fxge_dtype d);

/* Returns the name of the dtype with a bit of a set, for messages and rows. */
const char *fxge_dtype_set_text(int bit);
/* Returns GE's name of a bit, DT_FLOAT16; DT_UNDEFINED for 0. */
const char *fxge_dtype_ge_name(int bit);
/* Returns a dtype or a class of dtypes by any of its names: fxge's (f16), GE's (DT_FLOAT16,
 * float16), PyTorch's (half), msopgen's (fp16); a class of rows (floating) or of GE's TensorType
 * (NumberType). 0: none. */
fxge_dtype_set fxge_dtype_set_by_name(const char *name, size_t n);
fxge_dtype_set fxge_dtype_class_set(const char *name, size_t n);

/* Returns the dtype named `text`, or FXGE_DT_NONE. */
fxge_dtype fxge_dtype_by_text(const char *text, size_t n);
/* Returns the dtype of a number in the schema of torch.export, or FXGE_DT_NONE. float8_e8m0fnu is
 * u8: fxge has no dtype for it, and its values are bytes. */
fxge_dtype fxge_dtype_by_torch(int64_t scalar_type);
enum { FXGE_TORCH_E8M0 = 33 };
fxge_dtype fxge_dtype_by_proto(int64_t number);
fxge_dtype fxge_dtype_by_ge(int64_t number);

/* Returns the dtype that represents both, as torch.promote_types (NONE with another: the other). */
fxge_dtype fxge_dtype_promote(fxge_dtype a, fxge_dtype b);

#endif
