/* SPDX-License-Identifier: Apache-2.0 */
/* Random programs of GE operators: mutated valid ones, and ones generated from rows, as text and as
 * .air, checked, planned and run. An invalid program must be refused with a diagnostic. No program
 * may crash, report an internal error, hang, exhaust memory, or yield other results in another
 * form. Build it with sanitizers.
 *
 *  ge_programs [--seed N] [--from I] [--count N] [--op NAME] [--show I] [--seconds N] [--stats 1]
 *              [--reach PERCENT] [--state FILE]
 *
 * Program I of a seed is always the same: --from continues a campaign, --state at the stored
 * position. Findings are minimised and printed. --stats prints how often each row was reached;
 * --reach fails if a smaller share of the executable rows ran. */
#include "differential/ge/ge_run.h"

#include "fxge_op_ids.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

enum { BATCH = 1000, MOST_FINDINGS = 20, MOST_TRIES = 400, SLOW_TRIES = 40 };

typedef struct options {
	uint64_t seed, from, count, seconds, stats, reach;
	bool shows;
	const char *state;
	ge_options ge;
} options;

/* ---- children ---- */

static void
too_long(int signal)
{
	(void)signal;
	_exit(VERDICT_HANG);
}

static void
start_clock(const options *o)
{
	struct itimerval t = {.it_value = {.tv_sec = (time_t)o->seconds}};

	setitimer(ITIMER_VIRTUAL, &t, NULL);
}

static choices
choices_of(fxge_arena *a, const options *o, uint64_t i)
{
	choices c = {.arena = a, .state = (o->seed + 1) * UINT64_C(0x9e3779b97f4a7c15) + i};

	for (int k = 0; k < 8; k++)
		c.state = (c.state ^ c.state >> 31) * UINT64_C(0xbf58476d1ce4e5b9) + i;
	return c;
}

static int
wait_for(pid_t child)
{
	int status = 0;

	waitpid(child, &status, 0);
	return WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
}

static void
be_quiet(void)
{
	if (!freopen("/dev/null", "w", stderr))
		_exit(1);
}

static int
batch(const options *o, uint64_t from, uint64_t to)
{
	fflush(stdout);
	pid_t child = fork();

	if (child)
		return wait_for(child);
	fxge_heap heap = {0};
	fxge_arena a;

	be_quiet();
	signal(SIGVTALRM, too_long);
	for (o->ge.board->at = from; o->ge.board->at < to; o->ge.board->at++) {
		fxge_arena_init(&a, &heap);
		choices c = choices_of(&a, o, o->ge.board->at);

		start_clock(o);
		verdict end = ge_run(&o->ge, &c);

		fxge_arena_release(&a);
		if (end)
			_exit((int)end);
	}
	exit(0); /* leaks are reported here */
}

/* Returns the outcome of replaying those choices. */
static int
replay(const options *o, const uint32_t *v, size_t n, bool verbose)
{
	fflush(stdout);
	pid_t child = fork();

	if (child)
		return wait_for(child);
	fxge_heap heap = {0};
	fxge_arena a;

	fxge_arena_init(&a, &heap);
	choices c = {.arena = &a, .replay = v, .n_replay = n};
	ge_options ge = o->ge;

	ge.verbose = verbose;
	if (!verbose)
		be_quiet();
	signal(SIGVTALRM, too_long);
	start_clock(o);
	_exit((int)ge_run(&ge, &c));
}

/* Sets those choices to 0, if the outcome stays the same. */
static void
without(const options *o, uint32_t *v, size_t n, size_t from, size_t to, int as)
{
	size_t size = (to - from) * sizeof *v;
	uint32_t *old = malloc(size);

	memcpy(old, v + from, size);
	memset(v + from, 0, size);
	if (replay(o, v, n, false) != as)
		memcpy(v + from, old, size);
	free(old);
}

/* Sets choices to 0, many at once and then one by one, as long as the outcome stays the same. */
static void
make_smaller(const options *o, uint32_t *v, size_t *n, int as)
{
	int tries = as == VERDICT_HANG ? SLOW_TRIES : MOST_TRIES;

	for (size_t size = *n; size > 0; size /= 2)
		for (size_t from = 0; from < *n && tries > 0; from += size) {
			size_t to = from + size < *n ? from + size : *n, i = from;

			while (i < to && !v[i])
				i++;
			if (i < to) {
				without(o, v, *n, from, to, as);
				tries--;
			}
		}
	while (*n && !v[*n - 1])
		--*n;
}

/* The choices come from the child that makes the program, which must not crash while it does. */
static void
say_choices(const options *o, uint64_t i, uint32_t *v)
{
	fxge_heap heap = {0};
	fxge_arena a;
	pid_t child = fork();
	bool air;

	if (child) {
		wait_for(child);
		return;
	}
	fxge_arena_init(&a, &heap);
	choices c = choices_of(&a, o, i);

	ge_program(&o->ge, &c, &air);
	for (int k = 0; k < 6000; k++) /* the values; true if it is written */
		choose(&c, 1u << 31);
	v[0] = (uint32_t)c.made.len;
	memcpy(v + 1, c.made.data, c.made.len * sizeof *v);
	_exit(0);
}

static void
tell(const options *o, uint64_t i, int how)
{
	static board before;
	uint32_t *v = mmap(NULL, 1 << 22, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
	size_t n;

	printf("program %llu of seed %llu: %s %d\n", (unsigned long long)i, (unsigned long long)o->seed,
		how == VERDICT_HANG      ? "takes too long,"
		: how == VERDICT_BUG     ? "our bug,"
		: how == VERDICT_ODD     ? "runs, and is refused as a file,"
		: how == VERDICT_DIFFERS ? "has two results,"
		: how > 128              ? "signal"
								 : "ends with",
		how > 128 ? how - 128 : how);
	before = *o->ge.board; /* programs of the campaign are counted */
	say_choices(o, i, v);
	n = v[0];
	if (replay(o, v + 1, n, false) == how)
		make_smaller(o, v + 1, &n, how);
	replay(o, v + 1, n, true);
	*o->ge.board = before;
	munmap(v, 1 << 22);
}

/* ---- the campaign ---- */

/* Prints how often each row was reached, on request. Returns false if a smaller percentage of the
 * executable rows ran than requested. */
static bool
tell_reach(const options *o)
{
	const board *b = o->ge.board;
	uint64_t rows = 0, execute = 0, ran = 0, passed = 0, refused = 0;

	if (o->stats)
		printf("%-28s %8s %8s %8s %8s\n", "row", "made", "passed", "ran", "refused");
	for (int i = 0; i < FXGE_OP_LIMIT; i++) {
		const reach *r = &b->of[i];

		if (!fxge_ops[i].ge)
			continue;
		rows++;
		execute += ge_executes(&fxge_ops[i]);
		ran += r->ran > 0;
		passed += r->passed > 0;
		refused += r->refused > 0;
		if (o->stats)
			printf("%-28s %8llu %8llu %8llu %8llu%s\n", fxge_ops[i].name + 3,
				(unsigned long long)r->made, (unsigned long long)r->passed,
				(unsigned long long)r->ran, (unsigned long long)r->refused,
				ge_executes(&fxge_ops[i]) ? "" : "  (no kernel)");
	}
	printf("of %llu rows %llu passed and %llu were refused; of %llu with a kernel %llu ran\n",
		(unsigned long long)rows, (unsigned long long)passed, (unsigned long long)refused,
		(unsigned long long)execute, (unsigned long long)ran);
	return ran * 100 >= execute * o->reach;
}

static void
remember(const options *o, uint64_t next)
{
	FILE *f = o->state ? fopen(o->state, "w") : NULL;

	if (f) {
		fprintf(f, "%llu\n", (unsigned long long)next);
		fclose(f);
	}
}

static uint64_t
remembered(const options *o)
{
	FILE *f = o->state ? fopen(o->state, "r") : NULL;
	unsigned long long at = o->from;

	if (f) {
		if (fscanf(f, "%llu", &at) != 1)
			at = o->from;
		fclose(f);
	}
	return at;
}

static int
run_campaign(const options *o)
{
	board *b = o->ge.board;
	uint64_t end = o->from + o->count;
	int findings = 0;

	for (uint64_t at = remembered(o); at < end && findings < MOST_FINDINGS; remember(o, at)) {
		uint64_t to = at + BATCH < end ? at + BATCH : end;
		int how = batch(o, at, to);

		if (!how || (how == VERDICT_HANG && b->loops)) {
			at = how ? b->at + 1 : to;
			b->large += how != 0;
			continue;
		}
		findings++;
		if (b->at < to)
			tell(o, b->at, how);
		else
			printf("programs %llu to %llu of seed %llu leak\n", (unsigned long long)at,
				(unsigned long long)to, (unsigned long long)o->seed);
		at = b->at + 1;
	}
	bool reached = tell_reach(o);

	printf("%llu ran, %llu were refused, %llu asked for too much; %d findings\n",
		(unsigned long long)b->ran, (unsigned long long)b->refused, (unsigned long long)b->large,
		findings);
	return findings || !reached;
}

/* ---- the command ---- */

static bool
number(const char *name, const char *key, const char *value, uint64_t *out)
{
	if (strcmp(name, key) != 0 || !value)
		return false;
	*out = strtoull(value, NULL, 10);
	return true;
}

static bool
option(options *o, const char *key, const char *v)
{
	if (strcmp(key, "--op") == 0 && v) {
		for (int i = 0; i < FXGE_OP_LIMIT; i++)
			if (fxge_ops[i].ge && strcmp(fxge_ops[i].name + 3, v) == 0)
				o->ge.only = &fxge_ops[i];
		return o->ge.only != NULL;
	}
	if (strcmp(key, "--state") == 0)
		return (o->state = v) != NULL;
	o->shows |= strcmp(key, "--show") == 0;
	return number(key, "--show", v, &o->from) || number(key, "--seed", v, &o->seed)
		   || number(key, "--from", v, &o->from) || number(key, "--count", v, &o->count)
		   || number(key, "--seconds", v, &o->seconds) || number(key, "--stats", v, &o->stats)
		   || number(key, "--reach", v, &o->reach);
}

static int
show(const options *o)
{
	fxge_heap heap = {0};
	fxge_arena a;

	fxge_arena_init(&a, &heap);
	choices c = choices_of(&a, o, o->from);
	ge_options ge = o->ge;

	ge.verbose = true;
	int end = (int)ge_run(&ge, &c);

	fxge_arena_release(&a);
	return end;
}

int
main(int argc, char **argv)
{
	char dir[] = "/tmp/fxge-ge-XXXXXX", command[300];
	options o = {.count = 1000, .seconds = 1, .ge = {.dir = mkdtemp(dir)}};
	fxge_heap heap = {0};
	fxge_arena a;

	o.ge.board =
		mmap(NULL, sizeof *o.ge.board, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
	for (int i = 1; i < argc; i += 2)
		if (!option(&o, argv[i], argv[i + 1])) {
			fprintf(stderr, "%s: no option '%s', or no such value\n", argv[0], argv[i]);
			return 2;
		}
	fxge_arena_init(&a, &heap);
	ge_seeds_read(&a);
	int end = o.shows ? show(&o) : run_campaign(&o);

	fxge_arena_release(&a);
	snprintf(command, sizeof command, "rm -rf %s", dir);
	return system(command) ? 2 : end;
}
