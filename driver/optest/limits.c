/* SPDX-License-Identifier: Apache-2.0 */
/* Limits of self-tests. A file of many operators, or of operators that make many nodes or run for
 * hours, would otherwise occupy the processor for days. */
#include "driver/optest/optest.h"
#include "driver/run/run.h"

#include "base/diag/common.h"
#include "base/diag/run.h"

#include <time.h>

enum {
	CALLS = 1 << 16,        /* calls of all lists, unless the caller asks for more */
	ATTEMPTS = 1 << 20,     /* generated calls of all lists, those included that are not valid */
	MAX_ATTEMPTS = 2000,    /* generated calls of one list */
	NODES = 1 << 21,        /* nodes that all programs make, */
	NODES_OF_CALL = 1 << 8, /* beyond these of each */
	SECONDS = 10,           /* processor time of all runs, */
	CALLS_PER_SECOND = 20,  /* beyond the time of calls at this rate */
	MEMORY = 1 << 30        /* bytes of arguments and values, unless the session has a limit */
};

static uint64_t
share(uint64_t all, uint64_t lists, uint64_t least, uint64_t most)
{
	uint64_t n = lists ? all / lists : most;

	return n < least ? least : n > most ? most : n;
}

fxge_optest_limits
fxge_optest_limits_of(const fxge_session *s, uint64_t lists, uint64_t cases, uint64_t usual)
{
	fxge_optest_limits l = {
		.cases = cases ? cases : share(CALLS, lists, 1, usual), .from = s->work};
	uint64_t counted = l.cases < MAX_ATTEMPTS ? l.cases : MAX_ATTEMPTS;
	uint64_t least = cases || 4 * counted > MAX_ATTEMPTS ? MAX_ATTEMPTS : 4 * counted;

	l.attempts = share(ATTEMPTS, lists, least, MAX_ATTEMPTS);
	l.most = NODES + NODES_OF_CALL * lists * counted;
	l.most_seconds = (double)SECONDS + (double)(lists * counted) / (double)CALLS_PER_SECOND;
	l.begun = -1;
	return l;
}

/* ---- time of runs ---- */

/* Returns the processor time of this thread in seconds: the load of the machine does not count. */
static double
thread_seconds(void)
{
	struct timespec t;

	clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
	return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

/* Returns true if the current run must end. */
static bool
must_stop(void *user)
{
	fxge_optest_limits *l = user;

	l->stopped = l->stopped || (l->stop && l->stop(l->stop_user));
	return l->stopped
		   || (l->begun >= 0 && l->seconds + thread_seconds() - l->begun > l->most_seconds);
}

void
fxge_optest_begin(fxge_session *s, fxge_optest_limits *l)
{
	l->stop = s->stop;
	l->stop_user = s->stop_user;
	s->stop = must_stop;
	s->stop_user = l;
	l->cap = s->heap.cap;
	if (!l->cap)
		s->heap.cap = s->heap.live + MEMORY;
}

void
fxge_optest_end(fxge_session *s, const fxge_optest_limits *l)
{
	s->stop = l->stop;
	s->stop_user = l->stop_user;
	s->heap.cap = l->cap;
}

fxge_status
fxge_optest_run(fxge_executable *e, const fxge_tensor_view *in, int n)
{
	fxge_optest_limits *l = e->session->stop_user;

	l->begun = thread_seconds();
	fxge_status status = fxge_run(e, in, n);

	l->seconds += thread_seconds() - l->begun;
	l->begun = -1;
	return status;
}

/* ---- all calls ---- */

bool
fxge_optest_goes_on(const fxge_session *s, const fxge_optest_limits *l)
{
	return s->work - l->from <= l->most && l->seconds <= l->most_seconds && !l->stopped;
}

static bool
report(fxge_session *s, const fxge_optest_limits *l)
{
	if (l->stopped)
		return fxge_report(&s->diags, NULL, FXGE_D_RUN_STOPPED, "the test was stopped");
	if (l->seconds > l->most_seconds)
		return fxge_report(&s->diags, NULL, FXGE_D_LIMIT,
			"the calls run for more than %.0f seconds: test fewer operators or rules at a time",
			l->most_seconds);
	return fxge_report(&s->diags, NULL, FXGE_D_LIMIT,
		"the calls make more than %llu nodes: test fewer operators or rules at a time",
		(unsigned long long)l->most);
}

fxge_status
fxge_optest_fail(fxge_session *s, const fxge_optest_limits *l)
{
	fxge_api_guard *g = fxge_api_begin(s);

	if (FXGE_GUARDED(g))
		g->ok = report(s, l);
	return fxge_api_end(g);
}
