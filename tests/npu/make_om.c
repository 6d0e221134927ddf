/* SPDX-License-Identifier: Apache-2.0 */
/* Builder of .om files, by section 9 of the facts page. */
#include "npu/make_om.h"

#include "unit/check.h"

#include "fxge/fxge.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { F32 = 0, I32 = 3, ND = 2 };

static void
put(FILE *f, const void *p, size_t n)
{
	fwrite(p, 1, n, f);
}

typedef struct port {
	const char *name;
	int32_t dtype, n; /* n: number of dims */
	uint64_t size;
	int64_t dims[2];
} port;

/* Writes one TLV of INOUT_INFO. */
static void
put_ports(FILE *f, int32_t type, const port *p, uint32_t n)
{
	uint32_t length = 4;

	for (uint32_t i = 0; i < n; i++)
		length += 8 + 8 + 16 + (uint32_t)strlen(p[i].name) + 8 * (uint32_t)p[i].n;
	put(f, &type, 4);
	put(f, &length, 4);
	put(f, &n, 4);
	for (uint32_t i = 0; i < n; i++) {
		int32_t kind[] = {ND, p[i].dtype};
		uint32_t lengths[] = {(uint32_t)strlen(p[i].name), 8 * (uint32_t)p[i].n, 0, 0};

		put(f, &p[i].size, 8);
		put(f, kind, 8);
		put(f, lengths, 16);
		put(f, p[i].name, lengths[0]);
		put(f, p[i].dims, lengths[1]);
	}
}

static port
rows_of(const char *name, int64_t rows, uint64_t most)
{
	return (port){name, F32, 2, (rows < 0 ? most : (uint64_t)rows) * 12, {rows, 3}};
}

/* 9 INOUT_INFO 4 dims; 5, the fake's own: the sizes of y in each. */
static void
put_gears(FILE *f, const uint64_t *gear, uint32_t n)
{
	int32_t type[] = {4, 5};
	uint32_t one = 1, length[] = {4 + 12 * n, 16 * n};

	put(f, &type[0], 4);
	put(f, &length[0], 4);
	put(f, &n, 4);
	for (uint32_t i = 0; i < n; i++)
		put(f, &one, 4);
	put(f, gear, 8 * n);
	put(f, &type[1], 4);
	put(f, &length[1], 4);
	for (uint32_t i = 0; i < n; i++) {
		uint64_t dims[] = {gear[i], 3};

		put(f, dims, 16);
	}
}

static void
put_om(FILE *f, const char *air, size_t n_air, const char *info, size_t n_info, bool dynamic)
{
	unsigned char head[256] = "IMOD";
	uint32_t size = 256, version = 0x20000000, count[] = {2, 0};
	uint64_t length = 8 + 2 * 24 + n_air + n_info;
	int32_t type[] = {0, 0, 8, 0};
	uint64_t place[] = {0, n_air, n_air, n_info};

	memcpy(head + 4, &size, 4);
	memcpy(head + 8, &version, 4);
	memcpy(head + 184, &length, 8);
	head[193] = dynamic;
	put(f, head, sizeof head);
	put(f, count, 8);
	for (int i = 0; i < 2; i++) {
		put(f, type + 2 * i, 8);
		put(f, place + 2 * i, 16);
	}
	put(f, air, n_air);
	put(f, info, n_info);
}

/* Wraps the graph as .air and the bytes of `info` as an .om. */
static void
make(const char *path, const char *graph, const char *info, size_t n_info, bool dynamic)
{
	fxge_session *s = fxge_open(NULL);
	fxge_program *p = fxge_load_bytes(s, "graph", graph, strlen(graph), NULL);
	fxge_write_options o = FXGE_OPTIONS(fxge_write_options);
	static char air[65536], air_path[4096];

	snprintf(air_path, sizeof air_path, "%.*s.air", (int)strlen(path) - 3, path);
	o.force = true;
	o.weights = FXGE_WEIGHT_INLINE;
	assert_non_null(p);
	assert_int_equal(fxge_write(p, air_path, "air", &o), FXGE_OK);
	FILE *f = fopen(air_path, "rb");
	size_t n_air = fread(air, 1, sizeof air, f);

	fclose(f);
	f = fopen(path, "wb");
	put_om(f, air, n_air, info, n_info, dynamic);
	fclose(f);
	fxge_close(s);
	remove(air_path);
}

void
make_om(const char *path, const char *graph, const char *const *inputs, uint32_t n, int64_t rows)
{
	port in[8], out = rows_of("y", rows, 0);
	char *info = NULL;
	size_t size;
	FILE *to = open_memstream(&info, &size);

	for (uint32_t i = 0; i < n && i < 8; i++)
		in[i] = rows_of(inputs[i], rows, 0);
	put_ports(to, 0, in, n);
	put_ports(to, 1, &out, 1);
	fclose(to);
	make(path, graph, info, size, rows < 0);
	free(info);
}

void
make_geared_om(const char *path, const char *graph, const uint64_t *gear, uint32_t n)
{
	const port in[] = {rows_of("x", -1, gear[n - 1]), {"ascend_mbatch_shape_data", I32, 1, 4, {1}}};
	const port out = rows_of("y", -1, gear[n - 1]);
	char *info = NULL;
	size_t size;
	FILE *to = open_memstream(&info, &size);

	put_ports(to, 0, in, 2);
	put_ports(to, 1, &out, 1);
	put_gears(to, gear, n);
	fclose(to);
	make(path, graph, info, size, false);
	free(info);
}
