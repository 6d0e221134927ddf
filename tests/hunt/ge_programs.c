/* Hunts with made-up programs of GE operators: as text and as .air, checked, planned and run. A
 * wrong one must be refused with a diagnostic; none may crash, be called our bug, hang or eat
 * memory. Build it with sanitizers.
 *
 * ge_programs [--seed N] [--from I] [--count N] [--op NAME] [--show I] [--seconds N]
 *
 * Program I of a seed is always the same: a hunt goes on with --from. Findings are made smaller and
 * printed. */
#include "hunt/ge_make.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "backend/air.h"
#include "backend/cpu/exec.h"
#include "driver/driver.h"
#include "ir/text.h"
#include "passes/passes.h"

enum { BATCH = 1000, MOST_FINDINGS = 20, MOST_TRIES = 2000, BUG = 70, HANG = 71, ODD = 72 };
enum { MOST_ELEMENTS = 1 << 14 };
#define MOST_MEMORY ((size_t)200 << 20)

typedef struct options {
	uint64_t seed, from, count, seconds;
	const char *only, *dir;
	bool show;
} options;

/* What a child tells: how far it came. */
typedef struct shared {
	volatile uint64_t at, ran, refused, large;
} shared;

static shared *board;

/* ---- memory with an end ---- */

typedef struct purse {
	size_t live;
} purse;

enum { HEAD = 16 };

static void *
take(void *user, size_t size)
{
	purse *u = user;

	if (size > MOST_MEMORY || u->live + size > MOST_MEMORY)
		return NULL;
	char *p = malloc(size + HEAD);

	memcpy(p, &size, sizeof size);
	u->live += size;
	return p + HEAD;
}

static void
give(void *user, void *p)
{
	purse *u = user;
	size_t size;

	if (!p)
		return;
	memcpy(&size, (char *)p - HEAD, sizeof size);
	u->live -= size;
	free((char *)p - HEAD);
}

/* ---- one program ---- */

typedef struct job {
	fxge_session *s;
	choices *c;
	const options *o;
	const char *text, *path; /* of the .air */
	bool air;
	int verdict;
} job;

/* The size of a dim: a symbol's is told by its name (ge_make.c). */
static int64_t
size_of(fxge_program *p, fxge_size s)
{
	int64_t v;
	const char *hint;

	if (fxge_sym_is_int(p->syms, s, &v))
		return v;
	hint = fxge_sym_op_of(p->syms, s) == FXGE_SYM_SYMBOL ? strchr(fxge_sym_name(p->syms, s), '_')
														 : NULL;
	return hint && hint[1] >= '0' && hint[1] <= '9' ? strtoll(hint + 1, NULL, 10) : 2;
}

/* False: larger than what is tried here. */
static bool
make_input(job *j, fxge_program *p, const fxge_meta *m, fxge_array *x)
{
	size_t n = 1;

	*x = (fxge_array){.dtype = (fxge_dtype)m->dtype, .rank = m->rank < 0 ? 0 : m->rank};
	for (int d = 0; d < x->rank; d++) {
		x->shape[d] = size_of(p, m->shape[d]);
		if (x->shape[d] < 0 || (x->shape[d] && n > MOST_ELEMENTS / (size_t)x->shape[d]))
			n = SIZE_MAX / 32;
		else
			n *= (size_t)x->shape[d];
	}
	if (n > MOST_ELEMENTS) { /* sizes beside a 0 are as large as they like */
		for (int d = 0; d < x->rank; d++)
			n = x->shape[d] ? n : 0;
		if (n)
			return false;
	}
	x->size = n * fxge_dtype_size(x->dtype);
	x->data = fxge_arena_alloc(&p->scratch, x->size + 1);
	ge_fill(j->c, x->dtype, x->data, n);
	return true;
}

static bool
run(job *j, fxge_program *p)
{
	uint32_t n = fxge_graph_n_inputs(p->main), n_out = fxge_graph_n_outputs(p->main);
	fxge_array *in = FXGE_NEW_ARRAY(&p->scratch, n, fxge_array),
			   *out = FXGE_NEW_ARRAY(&p->scratch, n_out, fxge_array);
	fxge_exec *e = fxge_exec_new(p);
	bool ok = e != NULL;

	for (uint32_t i = 0; ok && i < n; i++)
		ok = make_input(j, p, &fxge_graph_input(p->main, i)->meta, &in[i]);
	/* from the fourth run of equal sizes on, they have a plan of their own */
	for (int i = 0; ok && i < 5; i++) {
		ok = fxge_exec_run_apart(e, in, (int)n, out, (int)n_out, i > 0);
		for (uint32_t k = 0; k < n_out; k++) {
			fxge_heap_free(&j->s->heap, ok ? out[k].data : NULL);
			out[k] = (fxge_array){0};
		}
	}
	fxge_exec_release(e);
	return ok;
}

static bool
compile_and_run(job *j, fxge_program *p)
{
	return p && fxge_pipeline_run(p, NULL) && run(j, p);
}

/* What was written is checked and read; what runs as text is no defect as a file. */
static bool
by_file(job *j, fxge_program *p, bool good)
{
	fxge_air_options o = {.weights = FXGE_WEIGHTS_INLINE, .force = true};

	if (!p || !fxge_air_write(p, j->path, &o))
		return false;
	fxge_file *f = fxge_file_open_in(&j->s->arena, &j->s->diags, j->path);
	bool fine = f && fxge_air_check(j->s, f, j->path, NULL);
	fxge_program *q = f ? fxge_air_read(j->s, f, NULL) : NULL;

	if (good && !fine)
		j->verdict = ODD;
	return compile_and_run(j, q);
}

static int
body(void *arg)
{
	job *j = arg;
	bool (*infer)(struct fxge_node *) = j->s->infer;

	j->s->infer = j->air ? NULL : infer; /* what nobody has looked at is written, too */
	fxge_program *p = fxge_text_parse(j->s, "made-up", j->text, strlen(j->text));

	j->s->infer = infer;
	return j->air ? by_file(j, p, false)
				  : compile_and_run(j, p) && (choose(j->c, 4) || by_file(j, p, true));
}

static void
show(fxge_session *s)
{
	fxge_sbuf b;

	fxge_sbuf_init(&b, &s->arena);
	for (size_t i = 0; i < s->diags.list.len; i++) {
		fxge_diag_render(&b, &s->diags.list.data[i]);
		fxge_sbuf_chr(&b, '\n');
	}
	fputs(b.data ? b.data : "", stderr);
}

/* 0, or what is wrong. */
static int
one(const options *o, choices *c, bool told)
{
	purse u = {0};
	fxge_session_options so = FXGE_OPTIONS(fxge_session_options);
	char path[256];

	so.alloc = take;
	so.dealloc = give;
	so.alloc_user = &u;
	so.threads = 1;
	fxge_session *s = fxge_driver_session(&so);
	job j = {.s = s, .c = c, .o = o, .path = path};

	snprintf(path, sizeof path, "%s/%ld.air", o->dir, (long)getpid());
	j.air = choose(c, 4) == 3;
	j.text = ge_make(c->arena, c, o->only, j.air);
	if (told)
		fprintf(stderr, "%s", j.text);
	int ok = fxge_heap_guard(&s->heap, body, &j);
	bool silent = ok == 0 && s->diags.errors == 0 && s->diags.exit == FXGE_EXIT_OK && !j.verdict;

	board->ran += ok == 1;
	board->refused += ok == 0 && !silent;
	board->large += ok < 0 || silent;
	if (s->diags.exit == FXGE_EXIT_BUG)
		j.verdict = BUG;
	if (told || j.verdict)
		show(s);
	fxge_close(s);
	return j.verdict;
}

/* ---- children ---- */

static void
too_long(int signal)
{
	(void)signal;
	_exit(HANG);
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
	for (board->at = from; board->at < to; board->at++) {
		fxge_arena_init(&a, &heap);
		choices c = choices_of(&a, o, board->at);

		start_clock(o);
		int verdict = one(o, &c, false);

		fxge_arena_release(&a);
		if (verdict)
			_exit(verdict);
	}
	exit(0); /* leaks are told here */
}

/* How playing those choices ends. */
static int
replay(const options *o, const uint32_t *v, size_t n, bool told)
{
	fflush(stdout);
	pid_t child = fork();

	if (child)
		return wait_for(child);
	fxge_heap heap = {0};
	fxge_arena a;

	fxge_arena_init(&a, &heap);
	choices c = {.arena = &a, .replay = v, .n_replay = n};

	if (!told)
		be_quiet();
	signal(SIGVTALRM, too_long);
	start_clock(o);
	_exit(one(o, &c, told));
}

/* Choice by choice to 0, as long as it ends in the same way. */
static void
make_smaller(const options *o, uint32_t *v, size_t *n, int as)
{
	int tries = 0;

	for (bool again = true; again && tries < MOST_TRIES;) {
		again = false;
		for (size_t i = *n; i-- > 0 && tries < MOST_TRIES;) {
			uint32_t old = v[i];

			if (!old)
				continue;
			v[i] = 0;
			tries++;
			if (replay(o, v, *n, false) == as)
				again = true;
			else
				v[i] = old;
		}
	}
	while (*n && !v[*n - 1])
		--*n;
}

static void
tell(const options *o, uint64_t i, int how)
{
	fxge_heap heap = {0};
	fxge_arena a;
	uint32_t *v = mmap(NULL, 1 << 22, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
	size_t n;

	printf("program %llu of seed %llu: %s %d\n", (unsigned long long)i, (unsigned long long)o->seed,
		how == HANG  ? "takes too long,"
		: how == BUG ? "our bug,"
		: how == ODD ? "runs, and is refused as a file,"
		: how > 128  ? "signal"
					 : "ends with",
		how > 128 ? how - 128 : how);
	fflush(stdout);
	/* the choices come from a child that makes the program, and lives to say them */
	pid_t child = fork();

	if (!child) {
		fxge_arena_init(&a, &heap);
		choices c = choices_of(&a, o, i);
		bool air = choose(&c, 4) == 3;

		ge_make(&a, &c, o->only, air);
		for (int k = 0; k < 6000; k++) /* values, and whether it is written */
			choose(&c, 1u << 31);
		v[0] = (uint32_t)c.made.len;
		memcpy(v + 1, c.made.data, c.made.len * sizeof *v);
		_exit(0);
	}
	wait_for(child);
	n = v[0];
	if (replay(o, v + 1, n, false) == how)
		make_smaller(o, v + 1, &n, how);
	replay(o, v + 1, n, true);
	munmap(v, 1 << 22);
}

static int
hunt(const options *o)
{
	uint64_t end = o->from + o->count;
	int findings = 0;

	for (uint64_t at = o->from; at < end && findings < MOST_FINDINGS;) {
		uint64_t to = at + BATCH < end ? at + BATCH : end;
		int how = batch(o, at, to);

		if (!how) {
			at = to;
			continue;
		}
		findings++;
		if (board->at < to)
			tell(o, board->at, how);
		else
			printf("programs %llu to %llu of seed %llu leak\n", (unsigned long long)at,
				(unsigned long long)to, (unsigned long long)o->seed);
		at = board->at + 1;
	}
	printf("%llu ran, %llu were refused, %llu asked for too much; %d findings\n",
		(unsigned long long)board->ran, (unsigned long long)board->refused,
		(unsigned long long)board->large, findings);
	return findings != 0;
}

static bool
number(const char *name, const char *key, const char *value, uint64_t *out)
{
	if (strcmp(name, key) != 0 || !value)
		return false;
	*out = strtoull(value, NULL, 10);
	return true;
}

int
main(int argc, char **argv)
{
	char dir[] = "/tmp/fxge-hunt-XXXXXX";
	options o = {.count = 1000, .seconds = 1, .dir = mkdtemp(dir)};

	board = mmap(NULL, sizeof *board, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
	for (int i = 1; i < argc; i += 2) {
		const char *v = argv[i + 1];

		if (strcmp(argv[i], "--op") == 0 && v)
			o.only = v;
		else if (number(argv[i], "--show", v, &o.from))
			o.show = true;
		else if (!number(argv[i], "--seed", v, &o.seed) && !number(argv[i], "--from", v, &o.from)
				 && !number(argv[i], "--count", v, &o.count)
				 && !number(argv[i], "--seconds", v, &o.seconds)) {
			fprintf(stderr, "%s: no option '%s', or no value of it\n", argv[0], argv[i]);
			return 2;
		}
	}
	int end;

	if (o.show) {
		fxge_heap heap = {0};
		fxge_arena a;

		fxge_arena_init(&a, &heap);
		choices c = choices_of(&a, &o, o.from);

		end = one(&o, &c, true);
		fxge_arena_release(&a);
	} else {
		end = hunt(&o);
	}
	char command[300];

	snprintf(command, sizeof command, "rm -rf %s", dir);
	return system(command) ? 2 : end;
}
