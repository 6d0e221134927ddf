/* SPDX-License-Identifier: Apache-2.0 */
/* Meetings of ranks. Meeting T of a communicator is a file PLACE.T.R for each rank R, written
 * atomically; a rank that starts T + 1 has read all files of T. */
#include "npu/fake/ranks.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

enum { MAX_COMMS = 256, MAX_WHAT = 128, PATH = 512 };

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static fake_comm *comms[MAX_COMMS];

static double
limit(void)
{
	const char *said = getenv("FAKE_HCCL_SECONDS");

	return said ? atof(said) : 60;
}

static double
now(void)
{
	struct timespec t;

	clock_gettime(CLOCK_MONOTONIC, &t);
	return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

/* ---- files ---- */

static void
path_of(char out[PATH], const fake_comm *c, unsigned turn, uint32_t rank)
{
	snprintf(out, PATH, "%s.%u.%u", c->place, turn, rank);
}

static bool
bring(const fake_comm *c, const char *what, const void *own, size_t size)
{
	char path[PATH], beside[PATH + 8], head[MAX_WHAT] = {0};

	path_of(path, c, c->turn, c->rank);
	snprintf(beside, sizeof beside, "%s.new", path);
	snprintf(head, sizeof head, "%s", what);
	FILE *f = fopen(beside, "wb");

	if (!f)
		return false;
	bool ok = fwrite(head, sizeof head, 1, f) == 1 && (!size || fwrite(own, size, 1, f) == 1);

	ok = fclose(f) == 0 && ok;
	return ok && rename(beside, path) == 0;
}

/* Returns false until the other rank has written it. */
static bool
fetch(const fake_comm *c, uint32_t rank, char what[MAX_WHAT], fake_part *out)
{
	char path[PATH];
	struct stat st;

	path_of(path, c, c->turn, rank);
	FILE *f = fopen(path, "rb");

	if (!f)
		return false;
	fstat(fileno(f), &st);
	out->size = (size_t)st.st_size - MAX_WHAT;
	out->p = malloc(out->size + 1);
	if (!out->p || fread(what, MAX_WHAT, 1, f) != 1
		|| (out->size && fread(out->p, out->size, 1, f) != 1))
		fake_broken("the fake itself", "%s cannot be read", path);
	fclose(f);
	return true;
}

void
fake_part_free(fake_part *part, uint32_t n)
{
	for (uint32_t i = 0; i < n; i++)
		free(part[i].p);
}

bool
fake_meet(
	fake_comm *c, const char *what, const void *own, size_t size, fake_part *part, const char **why)
{
	static _Thread_local char text[3 * MAX_WHAT];
	char theirs[MAX_WHAT], path[PATH];
	double end = now() + limit();

	*why = text;
	memset(part, 0, c->n * sizeof *part);
	if (!bring(c, what, own, size)) {
		snprintf(text, sizeof text, "%s is not there", c->place);
		return false;
	}
	for (uint32_t r = 0; r < c->n; r++) {
		while (!fetch(c, r, theirs, &part[r])) {
			if (now() > end) {
				snprintf(text, sizeof text, "rank %u of '%s' did not come: %s", r, c->name, what);
				return false;
			}
			usleep(500);
		}
		if (strncmp(theirs, what, MAX_WHAT - 1) != 0) {
			snprintf(text, sizeof text, "rank %u of '%s' is at %s, rank %u at %s", r, c->name,
				theirs, c->rank, what);
			return false;
		}
	}
	if (c->turn) {
		path_of(path, c, c->turn - 1, c->rank);
		unlink(path);
	}
	c->turn++;
	return true;
}

/* ---- communicators ---- */

fake_comm *
fake_comm_named(const char *name)
{
	fake_comm *found = NULL;

	pthread_mutex_lock(&lock);
	for (int i = 0; i < MAX_COMMS; i++)
		if (comms[i] && strcmp(comms[i]->name, name) == 0)
			found = comms[i];
	pthread_mutex_unlock(&lock);
	return found;
}

static void
keep(fake_comm *c)
{
	int i = 0;

	pthread_mutex_lock(&lock);
	while (i < MAX_COMMS && comms[i])
		i++;
	if (i == MAX_COMMS)
		fake_broken("the fake itself", "no room for a communicator");
	comms[i] = c;
	pthread_mutex_unlock(&lock);
}

/* The last rank removes the remaining files. */
static void
leave(const fake_comm *c)
{
	char path[PATH];
	bool last = true;

	snprintf(path, sizeof path, "%s.end.%u", c->place, c->rank);
	FILE *f = fopen(path, "wb");

	if (f)
		fclose(f);
	for (uint32_t r = 0; r < c->n; r++) {
		snprintf(path, sizeof path, "%s.end.%u", c->place, r);
		last = last && access(path, F_OK) == 0;
	}
	for (uint32_t r = 0; last && r < c->n; r++) {
		snprintf(path, sizeof path, "%s.end.%u", c->place, r);
		unlink(path);
		for (unsigned turn = c->turn ? c->turn - 1 : 0; turn <= c->turn; turn++) {
			path_of(path, c, turn, r);
			unlink(path);
		}
	}
	if (last)
		unlink(c->place);
}

fake_comm *
fake_comm_new(const char *name, const char *place, uint32_t n, uint32_t rank, const char *call)
{
	const fake_context *at = fake_need_context(call);
	fake_part *part = calloc(n, sizeof *part);
	const char *why;

	if (!part)
		fake_broken("the fake itself", "no memory");
	fake_comm *c = fake_new(FAKE_COMM, sizeof *c);

	*c = (fake_comm){.n = n, .rank = rank, .context = at};
	snprintf(c->name, sizeof c->name, "%s", name);
	snprintf(c->place, sizeof c->place, "%s", place);
	bool ok = fake_meet(c, "the beginning", &n, sizeof n, part, &why);

	for (uint32_t r = 0; ok && r < c->n; r++)
		if (memcmp(part[r].p, &n, sizeof n) != 0)
			fake_broken(
				"8 HcclCommInitRootInfo: the same n on all", "%s: rank %u differs", call, r);
	fake_part_free(part, n);
	free(part);
	if (ok) {
		keep(c);
		return c;
	}
	fake_fails(9, "%s", why); /* 8: timeout */
	fake_end(FAKE_COMM, c, call);
	leave(c);
	return NULL;
}

void
fake_comm_end(fake_comm *c, const char *call)
{
	fake_end(FAKE_COMM, c, call);
	pthread_mutex_lock(&lock);
	for (int i = 0; i < MAX_COMMS; i++)
		if (comms[i] == c)
			comms[i] = NULL;
	pthread_mutex_unlock(&lock);
	leave(c);
}
