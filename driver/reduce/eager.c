/* SPDX-License-Identifier: Apache-2.0 */
/* PyTorch in a process of its own, which computes candidates: it is imported once. */
#include "driver/reduce/reduce.h"

#include "backend/npu/child.h"

enum { START_SECONDS = 120, ANSWER = 256 };

struct fxge_reduce_eager {
	const char *python;
	fxge_dialogue *dialogue; /* NULL = not running */
};

static bool
start(fxge_reducer *r, struct fxge_reduce_eager *e)
{
	const char *argv[] = {
		"/usr/bin/env", e->python, "-m", "fxge._verification.reduction_server", NULL};
	char answer[ANSWER];

	e->dialogue = fxge_dialogue_open(r->arena, &(fxge_child){.argv = argv});
	if (!e->dialogue)
		return false;
	if (fxge_dialogue_hear(e->dialogue, answer, sizeof answer, START_SECONDS)
		&& strcmp(answer, "ready") == 0)
		return true;
	fxge_dialogue_close(e->dialogue);
	e->dialogue = NULL;
	return false;
}

struct fxge_reduce_eager *
fxge_reduce_eager_start(fxge_reducer *r)
{
	struct fxge_reduce_eager *e = FXGE_NEW(r->arena, struct fxge_reduce_eager);

	e->python = r->o.python;
	return e->python && start(r, e) ? e : NULL;
}

void
fxge_reduce_eager_stop(fxge_reducer *r)
{
	if (r->eager && r->eager->dialogue)
		fxge_dialogue_close(r->eager->dialogue);
	r->eager = NULL;
}

bool
fxge_reduce_eager_record(fxge_reducer *r, const char *path)
{
	struct fxge_reduce_eager *e = r->eager;
	char answer[ANSWER];

	r->refusal = "it cannot be started";
	if (!e->dialogue && !start(r, e)) /* the last candidate ended it */
		return false;
	r->refusal = NULL;
	if (fxge_dialogue_say(e->dialogue, fxge_arena_printf(r->arena, "%s\t%s\n", r->script, path))
		&& fxge_dialogue_hear(e->dialogue, answer, sizeof answer, r->o.seconds)) {
		if (strcmp(answer, "ok") == 0)
			return true;
		r->refusal = fxge_arena_strndup(r->arena, answer, strlen(answer));
		return false;
	}
	fxge_dialogue_close(e->dialogue);
	e->dialogue = NULL;
	r->refusal = "it ended, or took too long";
	return false;
}
