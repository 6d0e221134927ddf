/* SPDX-License-Identifier: Apache-2.0 */
/* Pickles as lists of opcodes with their arguments, and .npy files as header and data. */
#include "fuzz/tree.h"

#include "formats/pickle_tokens.h"

/* ---- pickles ---- */

typedef enum argument { ARG_NONE, ARG_NUMBER, ARG_TEXT, ARG_LINES } argument;

/* Returns the argument of an opcode; *width is the size of the number or of the text's length, in
 * bytes. */
static argument
argument_of(uint32_t op, size_t *width)
{
	*width = 0;
	switch (op) {
	case FXGE_PICKLE_PROTO:
	case FXGE_PICKLE_BININT1:
	case FXGE_PICKLE_BINGET:
	case FXGE_PICKLE_BINPUT:
		*width = 1;
		return ARG_NUMBER;
	case FXGE_PICKLE_BININT2:
		*width = 2;
		return ARG_NUMBER;
	case FXGE_PICKLE_BININT:
	case FXGE_PICKLE_LONG_BINGET:
	case FXGE_PICKLE_LONG_BINPUT:
		*width = 4;
		return ARG_NUMBER;
	case FXGE_PICKLE_FRAME:
		*width = 8;
		return ARG_NUMBER;
	case FXGE_PICKLE_LONG1:
	case FXGE_PICKLE_SHORT_BINUNICODE:
		*width = 1;
		return ARG_TEXT;
	case FXGE_PICKLE_BINUNICODE:
		*width = 4;
		return ARG_TEXT;
	case FXGE_PICKLE_GLOBAL:
		return ARG_LINES;
	default:
		return ARG_NONE;
	}
}

static void
put_number(fxge_sbuf *b, uint64_t v, size_t width)
{
	for (size_t i = 0; i < width; i++, v >>= 8)
		fxge_sbuf_chr(b, (char)(v & 0xff));
}

static uint64_t
number_at(const uint8_t *p, size_t width)
{
	uint64_t v = 0;

	while (width-- > 0)
		v = v << 8 | p[width];
	return v;
}

/* Returns the length of the two lines at p, or n. */
static size_t
two_lines(const uint8_t *p, size_t n)
{
	const uint8_t *first = memchr(p, '\n', n);
	const uint8_t *second = first ? memchr(first + 1, '\n', n - (size_t)(first + 1 - p)) : NULL;

	return second ? (size_t)(second + 1 - p) : n;
}

static tree *
read_pickle(fxge_arena *a, fxge_bytes b)
{
	tree *t = tree_new(a, TREE_LIST, NULL);

	for (size_t i = 0; i < b.size;) {
		tree *op = tree_new(a, TREE_NULL, "op");
		const uint8_t *p = b.data + i + 1;
		size_t left = b.size - i - 1, width, n;
		argument kind = argument_of(op->field = b.data[i], &width);

		if (width > left)
			break;
		n = kind == ARG_TEXT ? (size_t)number_at(p, width) : 0;
		if (n > left - width)
			break;
		if (kind == ARG_NUMBER) {
			op->kind = TREE_INT;
			op->number = (int64_t)number_at(p, width);
		} else if (kind != ARG_NONE) {
			op->kind = TREE_TEXT;
			op->text = (fxge_bytes){p + width, kind == ARG_LINES ? two_lines(p, left) : n};
		}
		tree_add(a, t, op);
		i += 1 + width + op->text.size;
	}
	return t;
}

static void
write_pickle(fxge_sbuf *b, const tree *t)
{
	size_t width;
	argument kind = argument_of(t->field, &width);

	if (t->field)
		fxge_sbuf_chr(b, (char)t->field);
	if (kind == ARG_NUMBER)
		put_number(b, (uint64_t)t->number, width);
	if (kind == ARG_TEXT)
		put_number(b, t->kind == TREE_TEXT ? t->text.size : 0, width);
	if (t->kind == TREE_TEXT)
		fxge_sbuf_add(b, t->text.data, t->text.size);
	for (size_t i = 0; i < t->kids.len; i++)
		write_pickle(b, t->kids.data[i]);
}

/* ---- .npy ---- */

enum { NPY_START = 10 };

static tree *
read_npy(fxge_arena *a, fxge_bytes b)
{
	size_t n = b.size >= NPY_START && b.data[6] == 1 ? (size_t)number_at(b.data + 8, 2) : 0;
	tree *t = tree_new(a, TREE_MAP, NULL), *version = tree_new(a, TREE_INT, "version"),
		 *more = tree_new(a, TREE_INT, "more"), *data = tree_new(a, TREE_TEXT, "data");

	if (!n || n > b.size - NPY_START)
		return NULL;
	tree *header = tree_source.read(a, (fxge_bytes){b.data + NPY_START, n});

	header->key = "header";
	version->number = 1;
	data->text = (fxge_bytes){b.data + NPY_START + n, b.size - NPY_START - n};
	tree_add(a, t, version);
	tree_add(a, t, more);
	tree_add(a, t, header);
	tree_add(a, t, data);
	return t;
}

/* Writes any tree: adds `more` to the length of the header, which is otherwise correct. */
static void
write_npy(fxge_sbuf *b, const tree *t)
{
	uint64_t version = 0, more = 0;
	fxge_sbuf header, data;

	fxge_sbuf_init(&header, b->arena);
	fxge_sbuf_init(&data, b->arena);
	for (size_t i = 0; i < t->kids.len; i++) {
		const tree *k = t->kids.data[i];

		if (k->key && strcmp(k->key, "version") == 0)
			version = (uint64_t)k->number;
		else if (k->key && strcmp(k->key, "more") == 0)
			more = (uint64_t)k->number;
		else
			tree_source.write(k->key && strcmp(k->key, "header") == 0 ? &header : &data, k);
	}
	fxge_sbuf_add(b, "\x93NUMPY", 6);
	put_number(b, version, 2);
	put_number(b, header.len + more, (version & 0xff) > 1 ? 4 : 2);
	fxge_sbuf_add(b, header.data ? header.data : "", header.len);
	fxge_sbuf_add(b, data.data ? data.data : "", data.len);
}

const tree_format tree_pickle = {.read = read_pickle, .write = write_pickle},
				  tree_npy = {.read = read_npy, .write = write_npy};
