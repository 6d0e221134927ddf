/* SPDX-License-Identifier: Apache-2.0 */
/* Dumps of AscendCL: the operands and results of an operator, behind a message of type
 * toolkit.dumpdata.DumpData (GE's proto/dump_task.proto; msprobe's parser for the order of the
 * bytes: operands, then results). */
#include "backend/gefiles/gefiles.h"

#include "proto/wire.h"

enum {
	HEAD = 8,                /* bytes of the length of the message */
	MOST_MESSAGE = 16 << 20, /* bytes of the message */
	MOST_TENSORS = 1024,     /* tensors of an operator */
	DUMP_OUTPUT = 3,         /* fields of DumpData */
	DUMP_INPUT = 4,
	DUMP_NAME = 6,
	TENSOR_DTYPE = 1, /* fields of OpOutput and OpInput */
	TENSOR_FORMAT = 2,
	TENSOR_SHAPE = 3,
	OUTPUT_ORIGIN = 4,
	OUTPUT_SIZE = 6,
	INPUT_SIZE = 5,
};

typedef struct dumped {
	int64_t dtype, format;
	int64_t shape[FXGE_MAX_RANK];
	int rank; /* -1: too many dims */
	uint64_t size;
	const char *origin; /* name of the node before fusion, or NULL */
	uint64_t origin_index;
} dumped;

static const char *
text_of(fxge_arena *a, fxge_bytes b)
{
	return b.size <= FXGE_MAX_NAME ? fxge_arena_strndup(a, (const char *)b.data, b.size) : "";
}

static void
add_dim(dumped *t, uint64_t dim)
{
	if (t->rank >= FXGE_MAX_RANK || dim > INT64_MAX)
		t->rank = -1;
	else if (t->rank >= 0)
		t->shape[t->rank++] = (int64_t)dim;
}

/* Reads Shape: dims as a packed list, or one by one. */
static void
read_shape(dumped *t, fxge_bytes b)
{
	fxge_wire w = fxge_wire_of(b);

	while (fxge_wire_next(&w)) {
		uint64_t dim;

		if (w.field == 1 && w.type == FXGE_WIRE_VARINT)
			add_dim(t, w.number);
		for (size_t n; w.field == 1 && w.type == FXGE_WIRE_BYTES && w.value.size;
			 w.value.data += n, w.value.size -= n) {
			n = fxge_wire_varint(w.value, &dim);
			if (!n)
				break;
			add_dim(t, dim);
		}
	}
}

static void
read_origin(fxge_arena *a, dumped *t, fxge_bytes b)
{
	fxge_wire w = fxge_wire_of(b);

	while (fxge_wire_next(&w))
		if (w.field == 1 && w.type == FXGE_WIRE_BYTES)
			t->origin = text_of(a, w.value);
		else if (w.field == 2 && w.type == FXGE_WIRE_VARINT)
			t->origin_index = w.number;
}

static bool
read_tensor(fxge_arena *a, dumped *t, fxge_bytes b, bool output)
{
	fxge_wire w = fxge_wire_of(b);
	uint32_t size = output ? OUTPUT_SIZE : INPUT_SIZE;

	*t = (dumped){0};
	while (fxge_wire_next(&w)) {
		bool number = w.type == FXGE_WIRE_VARINT, bytes = w.type == FXGE_WIRE_BYTES;

		if (w.field == TENSOR_DTYPE && number)
			t->dtype = (int64_t)(w.number & INT32_MAX);
		else if (w.field == TENSOR_FORMAT && number)
			t->format = (int64_t)(w.number & INT32_MAX);
		else if (w.field == TENSOR_SHAPE && bytes)
			read_shape(t, w.value);
		else if (output && w.field == OUTPUT_ORIGIN && bytes)
			read_origin(a, t, w.value);
		else if (w.field == size && number)
			t->size = w.number;
	}
	return !w.error;
}

/* Adds a result with its bytes, or with the reason why they are not read. */
static void
add_value(fxge_ge_file *f, fxge_ge_row *row, const dumped *t, fxge_bytes data)
{
	fxge_ge_value v = {.origin = t->origin, .origin_index = t->origin_index};
	fxge_tensor *x = FXGE_NEW(f->arena, fxge_tensor);

	*x = (fxge_tensor){.dtype = fxge_dtype_by_proto(t->dtype),
		.rank = t->rank,
		.shape = fxge_arena_copy(
			f->arena, t->shape, (size_t)(t->rank > 0 ? t->rank : 0) * sizeof *t->shape),
		.data = data.data,
		.size = data.size,
		.file_offset = UINT64_MAX};
	if (x->dtype == FXGE_DT_NONE)
		v.lack = "its dtype is not one of fxge's";
	else if (t->format > 2 && t->format != 27 && t->format != 30)
		v.lack = "it is in a format of the chip";
	else if (t->rank < 0 || fxge_tensor_numel(x) < 0 || fxge_tensor_numel(x) > INT64_MAX / 16
			 || fxge_tensor_dense_size(x) > data.size)
		v.lack = "the file has fewer bytes than its shape needs";
	else
		v.tensor = x;
	fxge_vec_push(f->arena, &row->values, v);
}

/* Adds the results of the message. Their bytes follow those of the operands. */
static bool
read_message(fxge_ge_file *f, fxge_ge_row *row, fxge_bytes message, fxge_bytes data)
{
	uint64_t at = 0;

	for (int output = 0; output < 2; output++) {
		fxge_wire w = fxge_wire_of(message);
		size_t n = 0;

		while (fxge_wire_next(&w)) {
			dumped t;

			if (w.field == DUMP_NAME && w.type == FXGE_WIRE_BYTES && w.value.size && output)
				row->name = text_of(f->arena, w.value);
			if (w.field != (uint32_t)(output ? DUMP_OUTPUT : DUMP_INPUT)
				|| w.type != FXGE_WIRE_BYTES)
				continue;
			if (n++ == MOST_TENSORS || !read_tensor(f->arena, &t, w.value, output != 0))
				return false;
			uint64_t from = at < data.size ? at : data.size,
					 room = data.size - from < t.size ? data.size - from : t.size;

			if (output)
				add_value(f, row, &t, (fxge_bytes){data.data + from, (size_t)room});
			if (__builtin_add_overflow(at, t.size, &at))
				return false;
		}
		if (w.error)
			return false;
	}
	return true;
}

/* Sets type and name from a file's name: Type.Name.Task.Stream.Time. */
static void
name_row(fxge_ge_file *f, fxge_ge_row *row, const char *path)
{
	const char *slash = strrchr(path, '/'), *base = slash ? slash + 1 : path,
			   *dot = strchr(base, '.'), *end = dot ? strchr(dot + 1, '.') : NULL;

	row->type = fxge_arena_strndup(f->arena, base, dot ? (size_t)(dot - base) : strlen(base));
	row->name = end ? fxge_arena_strndup(f->arena, dot + 1, (size_t)(end - dot - 1)) : base;
}

bool
fxge_ge_is_data(fxge_bytes b)
{
	uint64_t n = 0;

	for (int i = HEAD - 1; i >= 0 && b.size > HEAD; i--)
		n = n << 8 | b.data[i];
	return n && n <= MOST_MESSAGE && n <= b.size - HEAD
		   && b.data[HEAD] == (1 << 3 | FXGE_WIRE_BYTES);
}

void
fxge_ge_read_data(fxge_ge_file *f, const char *path, fxge_bytes b)
{
	fxge_ge_row row = {.graph = "", .name = "", .type = "", .seconds = -1};
	size_t n = 0;

	for (int i = HEAD - 1; i >= 0; i--)
		n = n << 8 | b.data[i];
	name_row(f, &row, path);
	/* another process may change the mapped file: the message is read several times */
	fxge_bytes message = {fxge_arena_copy(f->arena, b.data + HEAD, n), n};
	bool whole = read_message(f, &row, message, (fxge_bytes){b.data + HEAD + n, b.size - HEAD - n});

	if (!whole)
		f->ends = 1;
	if (f->rows.len < FXGE_GE_MOST_ROWS)
		fxge_vec_push(f->arena, &f->rows, row);
}
