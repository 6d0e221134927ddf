/* Makes .om files by hand, as section 9 of the facts page describes them. */
#include "npu/make_om.h"

#include "unit/check.h"

#include "fxge/fxge.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { F32 = 0, ND = 2 };

static void
put(FILE *f, const void *p, size_t n)
{
	fwrite(p, 1, n, f);
}

/* One TLV of INOUT_INFO: ports f32[rows, 3]. */
static void
put_ports(FILE *f, int32_t type, const char *const *names, uint32_t n, int64_t rows)
{
	uint32_t length = 4, shared = (uint32_t)(rows < 0 ? 0 : rows * 12);

	for (uint32_t i = 0; i < n; i++)
		length += 8 + 8 + 16 + (uint32_t)strlen(names[i]) + 16;
	put(f, &type, 4);
	put(f, &length, 4);
	put(f, &n, 4);
	for (uint32_t i = 0; i < n; i++) {
		uint64_t size = shared;
		int32_t kind[] = {ND, F32};
		uint32_t lengths[] = {(uint32_t)strlen(names[i]), 16, 0, 0};
		int64_t dims[] = {rows, 3};

		put(f, &size, 8);
		put(f, kind, 8);
		put(f, lengths, 16);
		put(f, names[i], lengths[0]);
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

void
make_om(const char *path, const char *graph, const char *const *inputs, uint32_t n, int64_t rows)
{
	static const char *const results[] = {"y"};
	fxge_session *s = fxge_open(NULL);
	fxge_program *p = fxge_load_bytes(s, "graph", graph, strlen(graph), NULL);
	fxge_write_options o = FXGE_OPTIONS(fxge_write_options);
	static char air[65536], air_path[4096];
	char *info = NULL;
	size_t n_info;

	snprintf(air_path, sizeof air_path, "%.*s.air", (int)strlen(path) - 3, path);
	o.force = true;
	o.weights = FXGE_WEIGHT_INLINE;
	assert_non_null(p);
	assert_int_equal(fxge_write(p, air_path, "air", &o), FXGE_OK);
	FILE *f = fopen(air_path, "rb"), *to = open_memstream(&info, &n_info);
	size_t n_air = fread(air, 1, sizeof air, f);

	fclose(f);
	put_ports(to, 0, inputs, n, rows);
	put_ports(to, 1, results, 1, rows);
	fclose(to);
	f = fopen(path, "wb");
	put_om(f, air, n_air, info, n_info, rows < 0);
	fclose(f);
	free(info);
	fxge_close(s);
	remove(air_path);
}
