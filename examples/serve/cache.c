/* SPDX-License-Identifier: Apache-2.0 */
/* Blocks of a paged cache: which are free, and checks of the tables of requests. */
#include "cache.h"

#include <stdlib.h>
#include <string.h>

void
cache_open(cache *c, size_t blocks, size_t block, size_t length)
{
	*c = (cache){.blocks = blocks, .block = block, .length = length};
	for (size_t i = blocks; i > 0; i--)
		list_add(&c->free, (int64_t)(i - 1));
	c->owner = calloc(blocks, sizeof *c->owner);
}

void
cache_close(cache *c)
{
	free(c->free.v);
	free(c->owner);
}

static size_t
blocks_of(const cache *c, const request *r)
{
	return (r->longest + c->block - 1) / c->block;
}

bool
cache_fits(const cache *c, const request *r, char *why, size_t room)
{
	bool ok = r->longest <= c->length;

	if (!ok)
		snprintf(why, room,
			"request %.80s: %zu tokens and %zu new ones, expected at most %zu together", r->name,
			r->prompt, r->longest - r->prompt, c->length);
	else if (blocks_of(c, r) > c->blocks) {
		snprintf(why, room, "request %.80s: %zu tokens, expected at most %zu, the whole cache",
			r->name, r->longest, c->blocks * c->block);
		ok = false;
	}
	return ok;
}

bool
cache_take(cache *c, request *r)
{
	size_t n = blocks_of(c, r);

	if (n > c->free.n)
		return false;
	while (n--)
		list_add(&r->table, c->free.v[--c->free.n]);
	return true;
}

void
cache_give(cache *c, request *r)
{
	while (r->table.n)
		list_add(&c->free, r->table.v[--r->table.n]);
}

/* Returns false with a message if a block of the request is out of range or has an owner. */
static bool
owns(cache *c, const request *r, char *why, size_t room)
{
	for (size_t i = 0; i < r->table.n; i++) {
		int64_t b = r->table.v[i];

		if (b < 0 || (size_t)b >= c->blocks) {
			snprintf(why, room, "request %.80s: block %lld, expected 0 to %zu", r->name,
				(long long)b, c->blocks - 1);
			return false;
		}
		if (c->owner[b]) {
			snprintf(why, room, "request %.80s: block %lld is a block of request %.80s already",
				r->name, (long long)b, c->owner[b]->name);
			return false;
		}
		c->owner[b] = r;
	}
	return true;
}

void
cache_check_begin(cache *c)
{
	memset(c->owner, 0, c->blocks * sizeof *c->owner);
}

bool
cache_check(cache *c, const request *r, char *why, size_t room)
{
	if (r->read >= r->tokens.n || r->tokens.n > r->longest || r->longest > c->length) {
		snprintf(why, room, "request %.80s: %zu of %zu tokens are read, of at most %zu", r->name,
			r->read, r->tokens.n, c->length);
		return false;
	}
	if (r->table.n < blocks_of(c, r) || r->table.n > c->length / c->block) {
		snprintf(why, room, "request %.80s: %zu blocks of %zu tokens, expected room for %zu",
			r->name, r->table.n, c->block, r->longest);
		return false;
	}
	return owns(c, r, why, room);
}

int64_t
cache_slot(const cache *c, const request *r, size_t position)
{
	return r->table.v[position / c->block] * (int64_t)c->block + (int64_t)(position % c->block);
}
