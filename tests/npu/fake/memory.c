/* SPDX-License-Identifier: Apache-2.0 */
/* Device memory: separate pages with an inaccessible guard page after them. All pages are
 * inaccessible between calls, so that a host access is detected at once. */
#include "npu/fake/fake.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

enum { MAX_BLOCKS = 1 << 14, ALIGN = 64, DEVICES = 64 };

typedef struct block {
	unsigned char *p, *base; /* p ends, up to alignment, at the guard page */
	size_t size, pages;      /* requested bytes; bytes of pages before the guard */
	int32_t device;
} block;

static block blocks[MAX_BLOCKS];
static size_t n_blocks, used[DEVICES];
static int opened;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static size_t
total(void)
{
	const char *said = getenv("FAKE_CANN_MEMORY");

	return said ? strtoull(said, NULL, 10) : (size_t)1 << 30;
}

void *
fake_memory_new(int32_t device, size_t size)
{
	size_t page = (size_t)sysconf(_SC_PAGESIZE), rounded = (size + ALIGN - 1) / ALIGN * ALIGN;
	size_t pages = (rounded + page - 1) / page * page;
	block b = {.size = size, .pages = pages, .device = device};

	pthread_mutex_lock(&lock);
	if (size > total() || used[device] + size > total() || n_blocks == MAX_BLOCKS) {
		pthread_mutex_unlock(&lock);
		return NULL;
	}
	b.base = mmap(NULL, pages + page, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
	if (b.base == MAP_FAILED)
		fake_broken("the fake itself", "no memory");
	b.p = b.base + pages - rounded;
	mprotect(b.base, pages, PROT_READ | PROT_WRITE);
	memset(b.base, 0xa5, pages); /* 1.4 aclrtMalloc: undefined contents */
	if (!opened)
		mprotect(b.base, pages, PROT_NONE);
	blocks[n_blocks++] = b;
	used[device] += size;
	pthread_mutex_unlock(&lock);
	return b.p;
}

static block *
find(const void *p)
{
	const unsigned char *at = p;

	for (size_t i = 0; i < n_blocks; i++)
		if (at >= blocks[i].p && at < blocks[i].p + blocks[i].size)
			return &blocks[i];
	return NULL;
}

bool
fake_memory_end(void *p)
{
	pthread_mutex_lock(&lock);
	block *b = find(p);
	bool found = b && b->p == p;

	if (found) {
		used[b->device] -= b->size;
		mprotect(b->base, b->pages, PROT_NONE); /* permanently: a later use is detected */
		*b = blocks[--n_blocks];
	}
	pthread_mutex_unlock(&lock);
	return found;
}

bool
fake_memory_find(const void *p, int32_t *device, size_t *left)
{
	pthread_mutex_lock(&lock);
	const block *b = find(p);

	if (b) {
		*device = b->device;
		*left = b->size - (size_t)((const unsigned char *)p - b->p);
	}
	pthread_mutex_unlock(&lock);
	return b != NULL;
}

static void
protect_all(int how)
{
	for (size_t i = 0; i < n_blocks; i++)
		mprotect(blocks[i].base, blocks[i].pages, how);
}

void
fake_memory_open(void)
{
	pthread_mutex_lock(&lock);
	if (opened++ == 0)
		protect_all(PROT_READ | PROT_WRITE);
	pthread_mutex_unlock(&lock);
}

void
fake_memory_close(void)
{
	pthread_mutex_lock(&lock);
	if (--opened == 0)
		protect_all(PROT_NONE);
	pthread_mutex_unlock(&lock);
}

void
fake_memory_info(int32_t device, size_t *left, size_t *all)
{
	*all = total();
	*left = total() - used[device];
}

size_t
fake_memory_alive(void)
{
	return n_blocks;
}
