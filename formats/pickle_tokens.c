/* SPDX-License-Identifier: Apache-2.0 */
/* Bytes, memo, numbers and names of a pickle, and messages for unexpected opcodes. */
#include "formats/pickle_tokens.h"

#include "base/bits.h"
#include "base/diag/import.h"
#include "base/limits.h"
#include "base/utf8.h"

/* Names of opcodes for messages, also of those that pickles of tensors never contain. */
static const char *const op_names[256] = {['('] = "MARK",
	[')'] = "EMPTY_TUPLE",
	['.'] = "STOP",
	['0'] = "POP",
	['1'] = "POP_MARK",
	['2'] = "DUP",
	['B'] = "BINBYTES",
	['C'] = "SHORT_BINBYTES",
	['F'] = "FLOAT",
	['G'] = "BINFLOAT",
	['I'] = "INT",
	['J'] = "BININT",
	['K'] = "BININT1",
	['L'] = "LONG",
	['M'] = "BININT2",
	['N'] = "NONE",
	['P'] = "PERSID",
	['Q'] = "BINPERSID",
	['R'] = "REDUCE",
	['S'] = "STRING",
	['T'] = "BINSTRING",
	['U'] = "SHORT_BINSTRING",
	['V'] = "UNICODE",
	['X'] = "BINUNICODE",
	[']'] = "EMPTY_LIST",
	['a'] = "APPEND",
	['b'] = "BUILD",
	['c'] = "GLOBAL",
	['d'] = "DICT",
	['e'] = "APPENDS",
	['g'] = "GET",
	['h'] = "BINGET",
	['i'] = "INST",
	['j'] = "LONG_BINGET",
	['l'] = "LIST",
	['o'] = "OBJ",
	['p'] = "PUT",
	['q'] = "BINPUT",
	['r'] = "LONG_BINPUT",
	['s'] = "SETITEM",
	['t'] = "TUPLE",
	['u'] = "SETITEMS",
	['}'] = "EMPTY_DICT",
	[0x80] = "PROTO",
	[0x81] = "NEWOBJ",
	[0x82] = "EXT1",
	[0x83] = "EXT2",
	[0x84] = "EXT4",
	[0x85] = "TUPLE1",
	[0x86] = "TUPLE2",
	[0x87] = "TUPLE3",
	[0x88] = "NEWTRUE",
	[0x89] = "NEWFALSE",
	[0x8a] = "LONG1",
	[0x8b] = "LONG4",
	[0x8c] = "SHORT_BINUNICODE",
	[0x8d] = "BINUNICODE8",
	[0x8e] = "BINBYTES8",
	[0x8f] = "EMPTY_SET",
	[0x90] = "ADDITEMS",
	[0x91] = "FROZENSET",
	[0x92] = "NEWOBJ_EX",
	[0x93] = "STACK_GLOBAL",
	[0x94] = "MEMOIZE",
	[0x95] = "FRAME",
	[0x96] = "BYTEARRAY8",
	[0x97] = "NEXT_BUFFER",
	[0x98] = "READONLY_BUFFER"};

static const fxge_pickle_global globals[] = {
	{"collections", "OrderedDict", FXGE_PK_ORDERED_DICT, FXGE_DT_NONE},
	{"torch._utils", "_rebuild_tensor_v2", FXGE_PK_TENSOR_V2, FXGE_DT_NONE},
	{"torch._utils", "_rebuild_tensor_v3", FXGE_PK_TENSOR_V3, FXGE_DT_NONE},
	{"torch._utils", "_rebuild_parameter", FXGE_PK_PARAMETER, FXGE_DT_NONE},
	{"torch.storage", "UntypedStorage", FXGE_PK_STORAGE, FXGE_DT_NONE},
	{"torch", "FloatStorage", FXGE_PK_STORAGE, FXGE_DT_F32},
	{"torch", "HalfStorage", FXGE_PK_STORAGE, FXGE_DT_F16},
	{"torch", "BFloat16Storage", FXGE_PK_STORAGE, FXGE_DT_BF16},
	{"torch", "DoubleStorage", FXGE_PK_STORAGE, FXGE_DT_F64},
	{"torch", "LongStorage", FXGE_PK_STORAGE, FXGE_DT_I64},
	{"torch", "IntStorage", FXGE_PK_STORAGE, FXGE_DT_I32},
	{"torch", "ShortStorage", FXGE_PK_STORAGE, FXGE_DT_I16},
	{"torch", "CharStorage", FXGE_PK_STORAGE, FXGE_DT_I8},
	{"torch", "ByteStorage", FXGE_PK_STORAGE, FXGE_DT_U8},
	{"torch", "BoolStorage", FXGE_PK_STORAGE, FXGE_DT_BOOL},
	{"torch", "ComplexFloatStorage", FXGE_PK_STORAGE, FXGE_DT_C64},
	{"torch", "ComplexDoubleStorage", FXGE_PK_STORAGE, FXGE_DT_C128},
	{"torch", "uint16", FXGE_PK_DTYPE, FXGE_DT_U16},
	{"torch", "uint32", FXGE_PK_DTYPE, FXGE_DT_U32},
	{"torch", "uint64", FXGE_PK_DTYPE, FXGE_DT_U64},
	{"torch", "float8_e4m3fn", FXGE_PK_DTYPE, FXGE_DT_F8E4M3},
	{"torch", "float8_e5m2", FXGE_PK_DTYPE, FXGE_DT_F8E5M2},
	{"torch._tensor", "_rebuild_from_type_v2", FXGE_PK_SUBCLASS, FXGE_DT_NONE},
	{"torch._utils", "_rebuild_wrapper_subclass", FXGE_PK_WRAPPER, FXGE_DT_NONE},
};

/* ---- rejection ---- */

#define REFUSE          FXGE_PICKLE_REFUSE
#define DAMAGED(r, ...) REFUSE(r, PICKLE_INVALID, (r)->at, __VA_ARGS__)

static const fxge_pickle_cell other = {.kind = FXGE_CELL_OTHER};

static bool
report_truncated(fxge_pickle *r)
{
	return REFUSE(r, PICKLE_INVALID, r->size, "found the end of the pickle in the middle");
}

static bool
refuse_op(fxge_pickle *r, const char *expected)
{
	if (r->at == r->size)
		return REFUSE(
			r, PICKLE_INVALID, r->at, "found the end of the pickle, expected %s", expected);
	uint8_t op = r->p[r->at];

	if (!op_names[op])
		return DAMAGED(
			r, "found byte 0x%02x, which is not a pickle opcode, expected %s", op, expected);
	return REFUSE(
		r, PICKLE_FORM, r->at, "found pickle opcode %s, expected %s", op_names[op], expected);
}

/* ---- bytes ---- */

static bool
take(fxge_pickle *r, size_t n, const uint8_t **p)
{
	if (n > r->size - r->at)
		return report_truncated(r);
	*p = r->p + r->at;
	r->at += n;
	return true;
}

/* Skips frames, which only announce the size of a buffer. */
int
fxge_pickle_peek(fxge_pickle *r)
{
	while (r->size - r->at > 9 && r->p[r->at] == FXGE_PICKLE_FRAME
		   && fxge_le64(r->p + r->at + 1) <= r->size - r->at - 9)
		r->at += 9;
	return r->at < r->size ? r->p[r->at] : -1;
}

bool
fxge_pickle_op(fxge_pickle *r, int want, const char *expected)
{
	if (fxge_pickle_peek(r) != want)
		return refuse_op(r, expected);
	r->at++;
	return true;
}

/* Reads an unsigned little-endian argument of 1, 2 or 4 bytes after the opcode. */
static bool
argument(fxge_pickle *r, size_t n, uint32_t *out)
{
	const uint8_t *p = NULL;

	if (!take(r, 1 + n, &p))
		return false;
	*out = n == 1 ? p[1] : n == 2 ? fxge_le16(p + 1) : fxge_le32(p + 1);
	return true;
}

/* ---- memo ---- */

bool
fxge_pickle_put(fxge_pickle *r, fxge_pickle_cell c)
{
	int o = fxge_pickle_peek(r);
	uint32_t i = (uint32_t)r->memo.len;
	size_t n = o == FXGE_PICKLE_BINPUT ? 1 : o == FXGE_PICKLE_LONG_BINPUT ? 4 : 0;

	if (n == 0 && o != FXGE_PICKLE_MEMOIZE)
		return true;
	if (n == 0)
		r->at++;
	else if (!argument(r, n, &i))
		return false;
	if (i != r->memo.len)
		return DAMAGED(r, "found memo index %u, expected %zu", i, r->memo.len);
	fxge_vec_push(r->a, &r->memo, c);
	return true;
}

static bool
load_memo(fxge_pickle *r, size_t n, fxge_pickle_cell *out)
{
	uint32_t i;

	if (!argument(r, n, &i))
		return false;
	if (i >= r->memo.len)
		return DAMAGED(r, "found memo index %u, which was not stored", i);
	*out = r->memo.data[i];
	return true;
}

/* ---- numbers ---- */

static bool
long_number(fxge_pickle *r, int64_t *out)
{
	const uint8_t *p = NULL;
	uint32_t n;
	uint64_t v = 0;

	if (!argument(r, 1, &n) || !take(r, n, &p))
		return false;
	if (n > 8)
		return DAMAGED(r, "found an integer of %u bytes, expected at most 8", n);
	for (uint32_t i = 0; i < 8; i++)
		v |= (uint64_t)(i < n ? p[i] : n && p[n - 1] >= 0x80 ? 0xff : 0) << (8 * i);
	*out = (int64_t)v;
	return true;
}

static bool
is_number(int o)
{
	return o == FXGE_PICKLE_BININT || o == FXGE_PICKLE_BININT1 || o == FXGE_PICKLE_BININT2
		   || o == FXGE_PICKLE_LONG1;
}

bool
fxge_pickle_number(fxge_pickle *r, int64_t *out)
{
	int o = fxge_pickle_peek(r);
	uint32_t v;

	if (o == FXGE_PICKLE_LONG1)
		return long_number(r, out);
	if (!is_number(o))
		return refuse_op(r, "an integer");
	if (!argument(r, o == FXGE_PICKLE_BININT ? 4 : o == FXGE_PICKLE_BININT2 ? 2 : 1, &v))
		return false;
	*out = o == FXGE_PICKLE_BININT ? (int32_t)v : (int64_t)v;
	return true;
}

bool
fxge_pickle_count(fxge_pickle *r, const char *what, int64_t *out)
{
	if (!fxge_pickle_number(r, out))
		return false;
	return *out >= 0 ? true
					 : DAMAGED(r, "found a %s of %lld, expected 0 or more", what, (long long)*out);
}

bool
fxge_pickle_flag(fxge_pickle *r)
{
	if (fxge_pickle_peek(r) == FXGE_PICKLE_NEWTRUE)
		r->at++;
	else if (!fxge_pickle_op(r, FXGE_PICKLE_NEWFALSE, "True or False"))
		return false;
	return true;
}

/* Reads the opcode that makes a tuple of `n` elements; tuples of more than three begin at a
 * MARK. */
static bool
close_ints(fxge_pickle *r, bool marked, int n)
{
	static const int short_ops[] = {
		FXGE_PICKLE_TUPLE, FXGE_PICKLE_TUPLE1, FXGE_PICKLE_TUPLE2, FXGE_PICKLE_TUPLE3};

	return fxge_pickle_op(r, marked ? FXGE_PICKLE_TUPLE : short_ops[n < 4 ? n : 0],
			   "the end of a tensor's sizes")
		   && fxge_pickle_put(r, other);
}

bool
fxge_pickle_ints(fxge_pickle *r, const char *what, int *n, const int64_t **out)
{
	int64_t v[FXGE_MAX_RANK];
	bool marked = fxge_pickle_peek(r) == FXGE_PICKLE_MARK;

	*n = 0;
	*out = NULL;
	if (fxge_pickle_peek(r) == FXGE_PICKLE_EMPTY_TUPLE) {
		r->at++;
		return true;
	}
	r->at += marked;
	while (is_number(fxge_pickle_peek(r))) {
		if (*n == FXGE_MAX_RANK)
			return REFUSE(r, LIMIT, r->at, "found more than %d dims", FXGE_MAX_RANK);
		if (!fxge_pickle_count(r, what, &v[*n]))
			return false;
		++*n;
	}
	if (!close_ints(r, marked, *n))
		return false;
	int64_t *copy = FXGE_NEW_ARRAY(r->a, (size_t)*n, int64_t);

	memcpy(copy, v, (size_t)*n * sizeof *v);
	*out = copy;
	return true;
}

/* ---- names ---- */

/* Returns whether the bytes are UTF-8 without NUL. */
static bool
is_text(const uint8_t *p, size_t n)
{
	uint32_t code;

	for (size_t i = 0, k; i < n; i += k)
		if (p[i] == 0 || (k = fxge_utf8_next((const char *)p + i, n - i, &code)) == 0)
			return false;
	return true;
}

static bool
text(fxge_pickle *r, fxge_pickle_cell *out)
{
	const uint8_t *p = NULL;
	uint32_t n;

	if (!argument(r, fxge_pickle_peek(r) == FXGE_PICKLE_BINUNICODE ? 4 : 1, &n) || !take(r, n, &p))
		return false;
	if (n > FXGE_MAX_NAME)
		return REFUSE(
			r, LIMIT, r->at, "found a text of %u bytes, expected at most %d", n, FXGE_MAX_NAME);
	if (!is_text(p, n))
		return DAMAGED(r, "found a text that is not UTF-8 or contains NUL");
	*out = (fxge_pickle_cell){.kind = FXGE_CELL_TEXT, .len = n, .text = (const char *)p};
	return fxge_pickle_put(r, *out);
}

static bool
equals(const char *s, const char *p, size_t n)
{
	return strlen(s) == n && memcmp(s, p, n) == 0;
}

static bool
look_up(fxge_pickle *r, size_t at, const fxge_pickle_cell *module, const fxge_pickle_cell *name,
	fxge_pickle_cell *out)
{
	static const fxge_pickle_global unknown = {"", "", FXGE_PK_NONE, FXGE_DT_NONE};

	for (size_t i = 0; i < sizeof globals / sizeof *globals; i++)
		if ((r->any_global || globals[i].kind < FXGE_PK_SUBCLASS)
			&& equals(globals[i].module, module->text, module->len)
			&& equals(globals[i].name, name->text, name->len)) {
			*out = (fxge_pickle_cell){.kind = FXGE_CELL_GLOBAL, .global = &globals[i]};
			return fxge_pickle_put(r, *out);
		}
	if (r->any_global) {
		*out = (fxge_pickle_cell){.kind = FXGE_CELL_GLOBAL, .global = &unknown};
		return fxge_pickle_put(r, *out);
	}
	return REFUSE(r, PICKLE_FORM, at,
		"found a pickle that names %.*s.%.*s, expected tensors and parameters only",
		(int)module->len, module->text, (int)name->len, name->text);
}

/* Reads one of the two lines of GLOBAL. */
static bool
read_global_line(fxge_pickle *r, fxge_pickle_cell *out)
{
	size_t room = r->size - r->at, most = room < FXGE_MAX_NAME ? room : FXGE_MAX_NAME;
	const uint8_t *p = r->p + r->at, *end = memchr(p, '\n', most);

	if (!end)
		return room > most ? REFUSE(r, LIMIT, r->at, "found a name of more than %zu bytes", most)
						   : report_truncated(r);
	*out = (fxge_pickle_cell){
		.kind = FXGE_CELL_TEXT, .len = (uint32_t)(end - p), .text = (const char *)p};
	r->at += out->len + 1;
	return is_text(p, out->len) ? true
								: DAMAGED(r, "found a name that is not UTF-8 or contains NUL");
}

bool
fxge_pickle_name(fxge_pickle *r, const char *expected, fxge_pickle_cell *out)
{
	fxge_pickle_cell module, second;
	size_t at = r->at;

	switch (fxge_pickle_peek(r)) {
	case FXGE_PICKLE_BINUNICODE:
	case FXGE_PICKLE_SHORT_BINUNICODE:
		return text(r, out);
	case FXGE_PICKLE_BINGET:
		return load_memo(r, 1, out);
	case FXGE_PICKLE_LONG_BINGET:
		return load_memo(r, 4, out);
	case FXGE_PICKLE_GLOBAL:
		r->at++;
		return read_global_line(r, &module) && read_global_line(r, &second)
			   && look_up(r, at, &module, &second, out);
	default:
		return refuse_op(r, expected);
	}
}

bool
fxge_pickle_text(fxge_pickle *r, const char *expected, fxge_pickle_cell *out)
{
	size_t at = r->at;

	if (!fxge_pickle_name(r, expected, out))
		return false;
	return out->kind == FXGE_CELL_TEXT
			   ? true
			   : REFUSE(r, PICKLE_FORM, at, "found another reference, expected %s", expected);
}

bool
fxge_pickle_global_or_tensor(fxge_pickle *r, const char *expected, fxge_pickle_cell *out)
{
	fxge_pickle_cell module, second;
	size_t at = r->at;

	if (!fxge_pickle_name(r, expected, out))
		return false;
	if (out->kind != FXGE_CELL_TEXT)
		return true;
	module = *out;
	return fxge_pickle_text(r, expected, &second)
		   && fxge_pickle_op(r, FXGE_PICKLE_STACK_GLOBAL, expected)
		   && look_up(r, at, &module, &second, out);
}

const fxge_pickle_global *
fxge_pickle_want(fxge_pickle *r, fxge_pickle_kind kind, const char *expected)
{
	fxge_pickle_cell c;
	size_t at = r->at;

	if (!fxge_pickle_global_or_tensor(r, expected, &c))
		return NULL;
	if (c.kind == FXGE_CELL_GLOBAL && c.global->kind == kind)
		return c.global;
	REFUSE(r, PICKLE_FORM, at, "found %s%s%s, expected %s",
		c.kind == FXGE_CELL_GLOBAL ? c.global->module : "another reference",
		c.kind == FXGE_CELL_GLOBAL ? "." : "", c.kind == FXGE_CELL_GLOBAL ? c.global->name : "",
		expected);
	return NULL;
}
