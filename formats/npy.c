/* SPDX-License-Identifier: Apache-2.0 */
/* NumPy's .npy files: a header that is a Python dict, then the elements of one array. A small
 * parser reads exactly that dict, because the header is untrusted text. */
#include "base/diag/commands.h"
#include "formats/arrays.h"

#include "base/bits.h"
#include "ir/tensor.h"

static const char magic[] = "\x93NUMPY";
enum { MAGIC = 6, MAX_HEADER = 1 << 16, SMALL = 1024 };

static const struct {
	const char *descr; /* kind and size, after the byte order */
	fxge_dtype dtype;
} types[] = {
	{"f2", FXGE_DT_F16},
	{"f4", FXGE_DT_F32},
	{"f8", FXGE_DT_F64},
	{"i1", FXGE_DT_I8},
	{"i2", FXGE_DT_I16},
	{"i4", FXGE_DT_I32},
	{"i8", FXGE_DT_I64},
	{"u1", FXGE_DT_U8},
	{"u2", FXGE_DT_U16},
	{"u4", FXGE_DT_U32},
	{"u8", FXGE_DT_U64},
	{"b1", FXGE_DT_BOOL},
	{"c8", FXGE_DT_C64},
	{"c16", FXGE_DT_C128},
};

typedef struct header {
	const char *at, *end;
	fxge_dtype dtype;
	bool big, fortran, have_descr, have_order, have_shape;
	int rank;
	int64_t shape[FXGE_MAX_RANK];
	const char *why; /* reason of a failure, or NULL */
	bool unsupported;
} header;

bool
fxge_npy_is(fxge_bytes b)
{
	return b.size >= MAGIC && memcmp(b.data, magic, MAGIC) == 0;
}

static bool
wrong(header *h, const char *why)
{
	if (!h->why)
		h->why = why;
	return false;
}

/* ---- the dict ---- */

static void
skip_space(header *h)
{
	while (h->at < h->end && (*h->at == ' ' || *h->at == '\n' || *h->at == '\t'))
		h->at++;
}

static bool
take_char(header *h, char c)
{
	skip_space(h);
	if (h->at == h->end || *h->at != c)
		return false;
	h->at++;
	return true;
}

/* Reads a quoted text without escapes. */
static bool
take_text(header *h, const char **s, size_t *n)
{
	skip_space(h);
	if (h->at == h->end || (*h->at != '\'' && *h->at != '"'))
		return wrong(h, "the header is not a dict of strings");
	char quote = *h->at++;
	const char *from = h->at;

	while (h->at < h->end && *h->at != quote && *h->at != '\\')
		h->at++;
	if (h->at == h->end || *h->at != quote)
		return wrong(h, "a string of the header is not terminated");
	*s = from;
	*n = (size_t)(h->at++ - from);
	return true;
}

static bool
take_word(header *h, const char *word)
{
	size_t n = strlen(word);

	skip_space(h);
	if ((size_t)(h->end - h->at) < n || memcmp(h->at, word, n) != 0)
		return false;
	h->at += n;
	return true;
}

static bool
descr(header *h)
{
	const char *s;
	size_t n;

	if (!take_text(h, &s, &n))
		return h->unsupported = true, wrong(h, "arrays with fields cannot be read");
	h->big = n > 0 && s[0] == '>';
	if (n > 0 && strchr("<>=|", s[0])) {
		s++;
		n--;
	}
	for (size_t i = 0; i < sizeof types / sizeof *types; i++)
		if (strlen(types[i].descr) == n && memcmp(types[i].descr, s, n) == 0)
			h->dtype = types[i].dtype;
	if (h->dtype != FXGE_DT_NONE)
		return true;
	h->unsupported = true;
	return wrong(h, "elements of this type cannot be read");
}

static bool
size(header *h, int64_t *out)
{
	const char *from = h->at;

	*out = 0;
	while (h->at < h->end && *h->at >= '0' && *h->at <= '9') {
		if (__builtin_mul_overflow(*out, 10, out)
			|| __builtin_add_overflow(*out, *h->at - '0', out))
			return wrong(h, "a size of the shape is too large");
		h->at++;
	}
	return h->at > from || wrong(h, "the shape is not a tuple of sizes");
}

static bool
shape(header *h)
{
	if (!take_char(h, '('))
		return wrong(h, "the shape is not a tuple of sizes");
	while (!take_char(h, ')')) {
		if (h->rank == FXGE_MAX_RANK)
			return wrong(h, "the array has too many dims");
		if (!size(h, &h->shape[h->rank++]))
			return false;
		if (!take_char(h, ',')) {
			if (take_char(h, ')'))
				return true;
			return wrong(h, "the shape is not a tuple of sizes");
		}
	}
	return true;
}

static bool
is_key(const char *s, size_t n, const char *key)
{
	return strlen(key) == n && memcmp(s, key, n) == 0;
}

static bool
entry(header *h)
{
	const char *s;
	size_t n;

	if (!take_text(h, &s, &n) || !take_char(h, ':'))
		return wrong(h, "the header is not a dict of strings");
	if (is_key(s, n, "descr") && !h->have_descr)
		return h->have_descr = true, descr(h);
	if (is_key(s, n, "shape") && !h->have_shape)
		return h->have_shape = true, shape(h);
	if (!is_key(s, n, "fortran_order") || h->have_order)
		return wrong(h, "the header has a key that is unknown or given twice");
	h->have_order = true;
	h->fortran = take_word(h, "True");
	return h->fortran || take_word(h, "False") || wrong(h, "fortran_order is not a bool");
}

static bool
dict(header *h)
{
	if (!take_char(h, '{'))
		return wrong(h, "the header is not a dict");
	while (!take_char(h, '}')) {
		if (!entry(h))
			return false;
		if (!take_char(h, ',') && !(take_char(h, '}') && (h->at--, true)))
			return wrong(h, "the header's dict does not end");
	}
	skip_space(h);
	if (h->at != h->end)
		return wrong(h, "something follows the header's dict");
	return (h->have_descr && h->have_order && h->have_shape)
		   || wrong(h, "the header lacks descr, fortran_order or shape");
}

/* ---- the elements ---- */

static void
swap_bytes(uint8_t *p, size_t n, size_t width)
{
	for (size_t i = 0; i < n; i += width)
		for (size_t k = 0; k < width / 2; k++) {
			uint8_t c = p[i + k];

			p[i + k] = p[i + width - 1 - k];
			p[i + width - 1 - k] = c;
		}
}

/* Copies bools with every nonzero byte as 1: later code relies on 0 and 1. */
static void
clean_bools(fxge_arena *a, fxge_array *out)
{
	const uint8_t *p = out->data;
	size_t i = 0;

	while (i < out->size && p[i] <= 1)
		i++;
	if (i == out->size)
		return;
	uint8_t *clean = fxge_arena_copy(a, p, out->size);

	for (; i < out->size; i++)
		clean[i] = clean[i] != 0;
	out->data = clean;
}

static void
from_fortran(fxge_arena *a, const header *h, fxge_array *out)
{
	int64_t stride[FXGE_MAX_RANK], step = 1;

	for (int i = 0; i < h->rank; i++) {
		stride[i] = step;
		step *= h->shape[i];
	}
	fxge_tensor t = {.dtype = h->dtype,
		.rank = h->rank,
		.shape = h->shape,
		.stride = stride,
		.data = out->data,
		.size = out->size};

	out->data = fxge_arena_alloc(a, out->size);
	fxge_tensor_gather(&t, 0, fxge_tensor_numel(&t), out->data);
}

static bool
elements(fxge_arena *a, header *h, fxge_bytes b, fxge_array *out)
{
	size_t width = fxge_dtype_size(h->dtype);
	bool complex = fxge_dtype_is_complex(h->dtype), bytes_stay;
	uint64_t n = width;
	bool empty = false;

	for (int i = 0; i < h->rank; i++)
		empty = empty || h->shape[i] == 0;
	for (int i = 0; i < h->rank && !empty; i++)
		if (__builtin_mul_overflow(n, (uint64_t)h->shape[i], &n))
			return wrong(h, "the array is larger than any memory");
	n = empty ? 0 : n;
	if (n != b.size)
		return wrong(h, n > b.size ? "it is cut off" : "bytes follow the array");
	*out = (fxge_array){.dtype = h->dtype, .rank = h->rank, .size = (size_t)n};
	memcpy(out->shape, h->shape, sizeof h->shape);
	/* Small arrays are copied: they may hold sizes, and another process may modify a mapped file
	 * between their check and their use. */
	bytes_stay = !h->big && ((uintptr_t)b.data & 15) == 0 && n > SMALL;
	out->data = bytes_stay ? (void *)(uintptr_t)b.data : fxge_arena_copy(a, b.data, b.size);
	if (h->big)
		swap_bytes(out->data, out->size, complex ? width / 2 : width);
	if (h->dtype == FXGE_DT_BOOL)
		clean_bools(a, out);
	if (h->fortran && h->rank > 1 && n)
		from_fortran(a, h, out);
	return true;
}

/* Locates the header. Its length has two bytes in version 1, four in versions 2 and 3. */
static bool
locate_header(fxge_arena *a, header *h, fxge_bytes b, size_t *data)
{
	size_t length = 0, at = 0;

	if (!fxge_npy_is(b) || b.size < MAGIC + 4)
		return wrong(h, "it does not begin as a .npy file");
	if (b.data[MAGIC] == 1) {
		at = MAGIC + 4;
		length = fxge_le16(b.data + MAGIC + 2);
	} else if (b.data[MAGIC] <= 3 && b.data[MAGIC] && b.size >= MAGIC + 6) {
		at = MAGIC + 6;
		length = fxge_le32(b.data + MAGIC + 2);
	}
	if (at == 0)
		return wrong(h, "its version is not 1, 2 or 3");
	if (length > MAX_HEADER || length > b.size - at)
		return wrong(h, "its header is cut off or too long");
	h->at = fxge_arena_strndup(
		a, (const char *)b.data + at, length); /* a copy, since the header is read more than once */
	h->end = h->at + length;
	*data = at + length;
	return true;
}

bool
fxge_npy_read(fxge_arena *a, fxge_diags *d, const char *label, fxge_bytes b, fxge_array *out)
{
	header h = {0};
	size_t data = 0;

	if (locate_header(a, &h, b, &data) && dict(&h)
		&& elements(a, &h, (fxge_bytes){b.data + data, b.size - data}, out))
		return true;
	fxge_loc loc = {.file = fxge_arena_strndup(d->arena, label, strlen(label)), .offset = -1};

	return fxge_report(
		d, &loc, h.unsupported ? FXGE_D_NPY_UNSUPPORTED : FXGE_D_NPY_INVALID, "array: %s", h.why);
}

/* ---- writing ---- */

static const char *
descr_of(fxge_dtype dt)
{
	if (dt == FXGE_DT_BF16)
		return "u2";
	for (size_t i = 0; i < sizeof types / sizeof *types; i++)
		if (types[i].dtype == dt)
			return types[i].descr;
	return "u1"; /* 8-bit floats are written as their bits */
}

void
fxge_npy_header(fxge_sbuf *b, const fxge_array *array)
{
	size_t start = b->len;
	bool one = fxge_dtype_size(array->dtype) == 1;

	fxge_sbuf_add(b, "\x93NUMPY\x01\x00..", MAGIC + 4);
	fxge_sbuf_fmt(b, "{'descr': '%c%s', 'fortran_order': False, 'shape': (", one ? '|' : '<',
		descr_of(array->dtype));
	for (int i = 0; i < array->rank; i++)
		fxge_sbuf_fmt(b, "%s%lld", i ? ", " : "", (long long)array->shape[i]);
	fxge_sbuf_str(b, array->rank == 1 ? ",), }" : "), }");
	while ((b->len - start + 1) % 64)
		fxge_sbuf_chr(b, ' ');
	fxge_sbuf_chr(b, '\n');
	size_t n = b->len - start - MAGIC - 4;

	b->data[start + MAGIC + 2] = (char)(n & 0xff);
	b->data[start + MAGIC + 3] = (char)(n >> 8);
}
