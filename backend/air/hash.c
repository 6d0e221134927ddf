/* Hashes of programs, by which an interface says which file it belongs to: all bytes but the inner
 * ones of large weights, so that no weight is read from disk for them. */
#include "backend/air/load.h"
#include "proto/wire.h"

#include <stdio.h>

enum {
	EDGE = 1024,       /* bytes hashed at each end of a large weight */
	LARGE = 4 * EDGE,  /* smaller weights are hashed as a whole */
	OM_EDGE = 1 << 20, /* likewise of an .om, which begins with its graph */
	DEPTH = 6,         /* messages around the bytes of a weight */
};

/* Fields from the model to a constant's bytes: graph, op, attr, value, t, data. */
static const uint32_t way[DEPTH] = {7, 6, 10, 2, 12, 2};

/* Calls `part` with the bytes between the inner ones of large weights, in their order. */
typedef struct parts {
	const uint8_t *from; /* bytes from here on were not passed yet */
	fxge_air_part *part;
	void *user;
} parts;

static void
pass(parts *p, const uint8_t *to)
{
	p->part(p->user, (fxge_bytes){p->from, (size_t)(to - p->from)});
}

/* Below a message of that depth. */
static void
walk(parts *p, fxge_bytes b, int depth)
{
	fxge_wire w = fxge_wire_of(b);

	while (fxge_wire_next(&w)) {
		if (w.field != way[depth] || w.type != FXGE_WIRE_BYTES || w.value.size <= LARGE)
			continue;
		if (depth + 1 < DEPTH) {
			walk(p, w.value, depth + 1);
		} else {
			pass(p, w.value.data + EDGE);
			p->from = w.value.data + w.value.size - EDGE;
		}
	}
}

void
fxge_air_parts(fxge_bytes air, fxge_air_part *part, void *user)
{
	parts p = {air.data, part, user};

	walk(&p, air, 0);
	pass(&p, air.data + air.size);
}

static void
add(void *user, fxge_bytes b)
{
	uint64_t *hash = user;

	*hash = fxge_hash_mix(*hash, fxge_hash_bytes(b.data, b.size));
}

static void
put(uint64_t hash, char out[FXGE_AIR_HASH])
{
	snprintf(out, FXGE_AIR_HASH, "%016llx", (unsigned long long)hash);
}

void
fxge_air_hash(fxge_bytes air, char out[FXGE_AIR_HASH])
{
	uint64_t hash = air.size;

	fxge_air_parts(air, add, &hash);
	put(hash, out);
}

void
fxge_om_hash(fxge_bytes om, char out[FXGE_AIR_HASH])
{
	uint64_t hash = om.size;

	if (om.size > 2 * OM_EDGE) {
		add(&hash, (fxge_bytes){om.data, OM_EDGE});
		add(&hash, (fxge_bytes){om.data + om.size - OM_EDGE, OM_EDGE});
	} else {
		add(&hash, om);
	}
	put(hash, out);
}
