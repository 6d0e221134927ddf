/* SPDX-License-Identifier: Apache-2.0 */
/* Stop requests: the thread that runs a graph asks the session from time to time whether to stop.
 * It asks between nodes and between the chunks of a parallel range. */
#ifndef FXGE_BACKEND_CPU_RUNTIME_STOP_H
#define FXGE_BACKEND_CPU_RUNTIME_STOP_H

#include "base/session.h"

#include <time.h>

typedef struct fxge_stop {
	const fxge_session *session;
	int64_t asked; /* time of the last query, in nanoseconds */
	bool found; /* the session asked to stop; there are no further queries, and results are invalid
				 */
} fxge_stop;

/* Returns whether the run must stop. Asks the session at most every 20 ms, so calls are cheap. */
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
