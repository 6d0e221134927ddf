/* Whether a run is to end before its time. Whoever opened the session is asked now and then, by the
 * thread that runs: between nodes, and between the ranges of elements that threads share. */
#ifndef FXGE_BACKEND_CPU_RUNTIME_STOP_H
#define FXGE_BACKEND_CPU_RUNTIME_STOP_H

#include "base/session.h"

#include <time.h>

typedef struct fxge_stop {
	const fxge_session *session;
	int64_t asked; /* when, in ns */
	bool found;    /* yes: nobody is asked again, and what kernels have left is not to be read */
} fxge_stop;

/* Cheap enough for every node. */
static inline bool
fxge_stopped(fxge_stop *s)
{
	enum { NS = 1000000000, PAUSE = 20000000 };
	struct timespec t;

	if (s->found || !s->session->stop)
		return s->found;
	clock_gettime(CLOCK_MONOTONIC_COARSE, &t);
	int64_t now = (int64_t)t.tv_sec * NS + t.tv_nsec;

	if (!s->asked)
		s->asked = now;
	if (now - s->asked < PAUSE)
		return false;
	s->asked = now;
	return s->found = s->session->stop(s->session->stop_user);
}

#endif
