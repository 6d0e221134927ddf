/* SPDX-License-Identifier: Apache-2.0 */
/* Reader of the fake atc's files: the OM's header, its table, its graph, its interface. */
#include "npu/fake/model.h"

#include <stdlib.h>
#include <string.h>

enum {
	HEAD = 256,
	BAD_DATA = 145006,
	NO_TASK = 545004,
	MODEL_DEF = 0,
	INOUT_INFO = 8,
	FAKE_AIPP = 99
};

typedef struct bytes {
	const unsigned char *p;
	size_t n;
} bytes;

static bool
take(bytes *from, void *to, size_t n)
{
	if (from->n < n)
		return false;
	memcpy(to, from->p, n);
	from->p += n;
	from->n -= n;
	return true;
}

/* 9 OM file: the table of 24-byte entries, data by size; offsets are ignored. */
static bool
partition(bytes om, int32_t type, bytes *out)
{
	uint32_t head[2];
	bytes table = {om.p + HEAD, om.n - HEAD}, data;

	if (!take(&table, head, sizeof head) || head[0] < 1 || head[0] > 8)
		return false;
	if (table.n / 24 < head[0])
		return false;
	data = (bytes){table.p + 24 * (size_t)head[0], table.n - 24 * (size_t)head[0]};
	for (uint32_t i = 0; i < head[0]; i++) {
		int32_t kind[2];
		uint64_t place[2];

		if (!take(&table, kind, sizeof kind) || !take(&table, place, sizeof place)
			|| place[1] > data.n)
			return false;
		*out = (bytes){data.p, (size_t)place[1]};
		if (kind[0] == type)
			return true;
		data.p += place[1];
		data.n -= (size_t)place[1];
	}
	return false;
}

/* 9 INOUT_INFO */
static bool
read_port(bytes *b, fake_port *p)
{
	int32_t kind[2];
	uint32_t length[4];

	if (!take(b, &p->size, sizeof p->size) || !take(b, kind, sizeof kind)
		|| !take(b, length, sizeof length) || length[0] >= sizeof p->name
		|| length[1] > sizeof p->dims || !take(b, p->name, length[0])
		|| !take(b, p->dims, length[1]) || b->n < (size_t)length[2] + length[3])
		return false;
	p->format = kind[0];
	p->dtype = kind[1];
	p->n = length[1] / sizeof *p->dims;
	b->p += length[2] + length[3];
	b->n -= length[2] + length[3];
	return true;
}

static bool
read_ports(bytes *b, fake_port **out, size_t *n)
{
	uint32_t count;

	if (!take(b, &count, sizeof count) || count > 4096)
		return false;
	*n = count;
	*out = calloc(count + 1, sizeof **out);
	for (uint32_t i = 0; *out && i < count; i++)
		if (!read_port(b, &(*out)[i]))
			return false;
	return *out != NULL;
}

/* 9 INOUT_INFO 4 dims: u32 n, u32 lens, u64s. */
static bool
read_gears(fake_model *m, bytes *b)
{
	uint32_t n, length;

	if (!take(b, &n, sizeof n) || n < 2 || n > 100)
		return false;
	for (uint32_t i = 0; i < n; i++) {
		if (!take(b, &length, sizeof length) || (i && length != m->n_holes))
			return false;
		m->n_holes = length;
	}
	m->n_gears = n;
	m->gear = calloc(n * m->n_holes + 1, sizeof *m->gear);
	return m->gear && take(b, m->gear, n * m->n_holes * sizeof *m->gear);
}

/* The fake's own: sizes of results, gear by gear. */
static bool
read_sizes(fake_model *m, bytes *b)
{
	m->n_sizes = b->n / sizeof *m->sizes;
	m->sizes = calloc(m->n_sizes + 1, sizeof *m->sizes);
	return m->sizes && take(b, m->sizes, m->n_sizes * sizeof *m->sizes);
}

static bool
read_interface(fake_model *m, bytes info)
{
	while (info.n) {
		int32_t type;
		uint32_t length = 0;
		bool ok = take(&info, &type, sizeof type) && take(&info, &length, sizeof length)
				  && length <= info.n;
		bytes part = {info.p, length};

		if (!ok)
			return false;
		if (type == 0)
			ok = read_ports(&part, &m->in, &m->n_in);
		if (type == 1)
			ok = read_ports(&part, &m->out, &m->n_out);
		if (type == 4)
			ok = read_gears(m, &part);
		if (type == 5)
			ok = read_sizes(m, &part);
		if (!ok || part.n)
			return false;
		info.p += length;
		info.n -= length;
	}
	return m->in && m->out;
}

int
fake_model_read(fake_model *m, const void *data, size_t n)
{
	bytes om = {data, n}, air, info, cfg;
	uint32_t magic = 0;
	uint64_t length = 0;

	if (n >= HEAD) {
		memcpy(&magic, om.p, sizeof magic);
		memcpy(&length, om.p + 184, sizeof length);
	}
	if (magic != 0x444F4D49 || n != HEAD + length || !partition(om, MODEL_DEF, &air)
		|| !partition(om, INOUT_INFO, &info) || !read_interface(m, info))
		return fake_fails(BAD_DATA, "it is no OM");
	m->dynamic = om.p[193];
	m->n_user = m->n_in - (m->n_gears != 0);
	if (m->n_gears)
		m->now = fake_largest_gear(m);
	if (!partition(om, FAKE_AIPP, &cfg))
		cfg = (bytes){0};
	m->program = fake_program_open(m, air.p, air.n, cfg.p, cfg.n);
	if (m->program)
		return 0;
	return fake_message() ? NO_TASK : fake_fails(BAD_DATA, "the graph of the OM cannot be used");
}
