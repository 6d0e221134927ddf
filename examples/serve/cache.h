/* SPDX-License-Identifier: Apache-2.0 */
/* Blocks of a paged cache: which are free, and checks of the tables of requests. */
#ifndef CACHE_H
#define CACHE_H

#include "request.h"

/* Cache of `blocks` blocks of `block` tokens; a request has at most `length` tokens. */
typedef struct cache {
	size_t blocks, block, length;
	list free;             /* blocks, the last one is the next */
	const request **owner; /* request of each block, in a check */
} cache;

void cache_open(cache *c, size_t blocks, size_t block, size_t length);
void cache_close(cache *c);
/* Returns false with a message in `why` if the request is longer than the cache allows. */
bool cache_fits(const cache *c, const request *r, char *why, size_t room);
/* Gives a request the blocks of its longest answer. Returns false if too few are free. */
bool cache_take(cache *c, request *r);
/* Takes the blocks of a request back. */
void cache_give(cache *c, request *r);
/* Begins a check of the tables of all requests of a step. */
void cache_check_begin(cache *c);
/* Returns false with a message in `why` if the table of the request is too short, has a number out
 * of range, or a block of a request that was checked since the begin. */
bool cache_check(cache *c, const request *r, char *why, size_t room);
/* Returns the slot of the cache for a token of a request. */
int64_t cache_slot(const cache *c, const request *r, size_t position);

#endif
