/* SPDX-License-Identifier: Apache-2.0 */
/* Limits of self-tests. A file of many operators, or of operators that make many nodes, would
 * otherwise occupy the processor for days. */
#include "driver/optest/optest.h"

#include "base/diag/common.h"

enum {
	CALLS = 1 << 16,       /* calls of all lists, unless the caller asks for more */
	ATTEMPTS = 1 << 20,    /* generated calls of all lists, those included that are not valid */
	MAX_ATTEMPTS = 2000,   /* generated calls of one list */
	NODES = 1 << 21,       /* nodes that all programs make, */
	NODES_OF_CALL = 1 << 8 /* beyond these of each */
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
	return l;
}

bool
fxge_optest_goes_on(const fxge_session *s, const fxge_optest_limits *l)
{
	return s->work - l->from <= l->most;
}

fxge_status
fxge_optest_fail(fxge_session *s, const fxge_optest_limits *l)
{
	fxge_api_guard *g = fxge_api_begin(s);

	if (FXGE_GUARDED(g))
		g->ok = fxge_report(&s->diags, NULL, FXGE_D_LIMIT,
			"the calls make more than %llu nodes: test fewer operators or rules at a time",
			(unsigned long long)l->most);
	return fxge_api_end(g);
}
