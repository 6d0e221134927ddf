/* SPDX-License-Identifier: Apache-2.0 */
/* Hashes by which an interface identifies its file: all bytes except the inner ones of large
 * weights, which need not be read from disk. */
#include "backend/air/load.h"
#include "proto/wire.h"

#include <stdio.h>

enum {
	EDGE = 1024,       /* bytes hashed at each end of a large weight */
	LARGE = 4 * EDGE,  /* smaller weights are hashed completely */
	OM_EDGE = 1 << 20, /* likewise for an .om, which starts with its graph */
	DEPTH = 6,         /* nesting of messages around the bytes of a weight */
};

/* Fields from the model to the bytes of a constant: graph, op, attr, value, t, data. */
static const uint32_t path_fields[DEPTH] = {7, 6, 10, 2, 12, 2};

/* State of fxge_air_parts. */
typedef struct parts {
	const uint8_t *from; /* first byte that was not passed yet */
	fxge_air_part *part;
	void *user;
} parts;

static void
pass_bytes(parts *p, const uint8_t *to)
{
	p->part(p->user, (fxge_bytes){p->from, (size_t)(to - p->from)});
}

/* Passes the parts of a message at nesting `depth`. */
static void
walk_message(parts *p, fxge_bytes b, int depth)
{
	fxge_wire w = fxge_wire_of(b);

	while (fxge_wire_next(&w)) {
		if (w.field != path_fields[depth] || w.type != FXGE_WIRE_BYTES || w.value.size <= LARGE)
			continue;
		if (depth + 1 < DEPTH) {
			walk_message(p, w.value, depth + 1);
		} else {
			pass_bytes(p, w.value.data + EDGE);
			p->from = w.value.data + w.value.size - EDGE;
		}
	}
}

void
fxge_air_parts(fxge_bytes air, fxge_air_part *part, void *user)
{
	parts p = {air.data, part, user};

	walk_message(&p, air, 0);
	pass_bytes(&p, air.data + air.size);
}

static void
add_bytes(void *user, fxge_bytes b)
{
	uint64_t *hash = user;

	*hash = fxge_hash_mix(*hash, fxge_hash_bytes(b.data, b.size));
}

static void
format_hash(uint64_t hash, char out[FXGE_AIR_HASH])
{
	snprintf(out, FXGE_AIR_HASH, "%016llx", (unsigned long long)hash);
}

void
fxge_air_hash(fxge_bytes air, char out[FXGE_AIR_HASH])
{
	uint64_t hash = air.size;

	fxge_air_parts(air, add_bytes, &hash);
	format_hash(hash, out);
}

void
fxge_om_hash(fxge_bytes om, char out[FXGE_AIR_HASH])
{
	uint64_t hash = om.size;

	if (om.size > 2 * OM_EDGE) {
		add_bytes(&hash, (fxge_bytes){om.data, OM_EDGE});
		add_bytes(&hash, (fxge_bytes){om.data + om.size - OM_EDGE, OM_EDGE});
	} else {
		add_bytes(&hash, om);
	}
	format_hash(hash, out);
}
