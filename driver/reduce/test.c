/* SPDX-License-Identifier: Apache-2.0 */
/* Tests of candidates, each in a child process with limits of time and memory. */
#include "driver/reduce/reduce.h"

#include "backend/npu/child.h"
#include "base/file/fd.h"

#include <math.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

/* First byte of the lines of a test: a program or a plugin may print lines of its own. */
#define MARK "\001"

/* ---- child ---- */

typedef struct run {
	fxge_reducer *r;
	const fxge_program *program;
	const fxge_strmap *values;
	const char *recorded; /* file with the values of PyTorch, or NULL: those of the reducer */
	int out;
	FXGE_VEC(fxge_tensor_view) in;
} run;

static void
say(const run *t, const char *key, const char *text)
{
	const char *line = fxge_arena_printf(t->r->arena, MARK "%s %s\n", key, text);

	(void)!write(t->out, line, strlen(line));
}

/* Returns the bytes of address space of this process. */
static uint64_t
mapped(void)
{
	char text[64] = "";
	int fd = fxge_fd_open("/proc/self/statm", O_RDONLY, 0);
	ssize_t n = fd < 0 ? 0 : read(fd, text, sizeof text - 1);
	uint64_t pages = n > 0 ? strtoull(text, NULL, 10) : 0;

	if (fd >= 0)
		close(fd);
	return pages * (uint64_t)sysconf(_SC_PAGESIZE);
}

uint64_t
fxge_reduce_memory(const fxge_reducer *r)
{
	return r->o.memory ? r->o.memory
					   : (uint64_t)sysconf(_SC_PHYS_PAGES) * (uint64_t)sysconf(_SC_PAGESIZE);
}

static void
limit_memory(const fxge_reducer *r)
{
	uint64_t now = mapped();
	rlim_t most = now + fxge_reduce_memory(r);

	if (now)
		setrlimit(RLIMIT_AS, &(struct rlimit){most, most});
}

/* Returns a message on one line without tabs, which separate fields. */
static const char *
one_line(fxge_arena *a, const char *message)
{
	char *out = fxge_arena_strndup(a, message, strlen(message));

	for (char *c = out; *c; c++)
		if (*c == '\n' || *c == '\t')
			*c = ' ';
	return out;
}

static void
say_nodes(const run *t, const fxge_diag *d)
{
	if (d->loc.node)
		say(t, "node", d->loc.node);
	for (size_t i = 0; i < d->nodes.len; i++)
		say(t, "node", d->nodes.data[i]);
}

/* Reports the errors of the session. Returns false if there are any. */
static bool
say_errors(run *t, bool ok)
{
	fxge_diags *all = &t->r->session->diags;

	for (size_t i = 0; i < all->list.len; i++) {
		const fxge_diag *d = &all->list.data[i];
		const char *op = d->group ? d->group : d->loc.op ? d->loc.op : "";

		if (d->severity != FXGE_ERROR)
			continue;
		ok = false;
		if (fxge_diag_rows[d->id].exit == FXGE_EXIT_BUG)
			say(t, "bug", fxge_arena_printf(t->r->arena, "%d", fxge_diag_rows[d->id].number));
		say(t, "error",
			fxge_arena_printf(t->r->arena, "%d\t%.200s\t%.2000s", fxge_diag_rows[d->id].number, op,
				one_line(t->r->arena, d->message)));
		say_nodes(t, d);
	}
	return ok;
}

static void
collect_inputs(run *t)
{
	for (size_t i = 0; i < t->program->inputs.len; i++) {
		const fxge_input *in = &t->program->inputs.data[i];
		const fxge_reduce_value *v = in->role == FXGE_ROLE_USER && in->name
										 ? fxge_strmap_get(t->values, in->name, strlen(in->name))
										 : NULL;

		if (v)
			fxge_vec_push(t->r->arena, &t->in, fxge_array_view(&v->array, in->name));
	}
}

static const char *const all_rules[] = {"all", NULL};

/* Compiles the candidate and opens it; NULL after its errors are reported. */
static fxge_executable *
open_candidate(run *t, bool trace, bool fuse)
{
	fxge_reducer *r = t->r;
	fxge_compile_options o = FXGE_OPTIONS(fxge_compile_options);

	fxge_copy_options(&o, sizeof o, r->o.compile);
	o.trace = trace;
	if (!fuse)
		o.no_fuse = all_rules;
	fxge_program *p = fxge_load(r->session, r->text, NULL);

	if (!say_errors(t, p != NULL))
		return NULL;
	say(t, "phase", "compile");
	if (!say_errors(t, fxge_compile(p, &o) == FXGE_OK) || !r->runs)
		return NULL;
	say(t, "phase", "run");
	fxge_executable *e = fxge_executable_open(p);

	return say_errors(t, e != NULL) ? e : NULL;
}

static void
compare_with_recorded(run *t)
{
	fxge_reducer *r = t->r;
	fxge_bisect_options o = FXGE_OPTIONS(fxge_bisect_options);
	fxge_arrays *f = t->recorded ? fxge_arrays_read(r->session, t->recorded) : r->recorded;
	fxge_executable *e = f ? open_candidate(t, true, true) : NULL;

	if (!e)
		return;
	o.prefix = t->recorded ? "c0/" : r->prefix;
	o.rtol = r->o.rtol;
	fxge_status status = fxge_bisect(e, t->in.data, (int)t->in.len, f, &o);

	say_errors(t, true);
	if (status == FXGE_DIFFERENT)
		say(t, "differs", "");
}

/* Compares results with those of the program without fusion. */
static void
compare_without_fusion(run *t)
{
	fxge_executable *fused = open_candidate(t, false, true);
	fxge_executable *plain = fused ? open_candidate(t, false, false) : NULL;
	fxge_verify_options o = FXGE_OPTIONS(fxge_verify_options);
	fxge_verdict v = FXGE_OPTIONS(fxge_verdict);
	fxge_tensor_view a, b;

	o.own_error = NAN;
	o.rtol = t->r->o.rtol > 0 ? t->r->o.rtol : 1e-3;
	o.atol = -1;
	if (!plain || fxge_run(fused, t->in.data, (int)t->in.len) != FXGE_OK
		|| fxge_run(plain, t->in.data, (int)t->in.len) != FXGE_OK) {
		say_errors(t, true);
		return;
	}
	for (int i = 0; i < fxge_n_outputs(fused); i++)
		if (fxge_get_result(fused, i, &a) && fxge_get_result(plain, i, &b)
			&& !fxge_verify_value(&a, &b, NULL, &o, &v))
			say(t, "differs", "");
}

static void
run_only(run *t)
{
	fxge_executable *e = open_candidate(t, false, true);

	if (e)
		say_errors(t, fxge_run(e, t->in.data, (int)t->in.len) == FXGE_OK);
}

static void
test_body(void *arg, int out)
{
	run *t = arg;
	fxge_session *s = t->r->session;

	t->out = out;
	limit_memory(t->r);
	s->progress = NULL;
	fxge_diags_clear(&s->diags);
	say(t, "phase", "load");
	collect_inputs(t);
	if (t->r->o.kind != FXGE_REDUCE_WRONG)
		run_only(t);
	else if (t->r->by == FXGE_REDUCE_NO_FUSE)
		compare_without_fusion(t);
	else
		compare_with_recorded(t);
	say(t, "phase", "end");
}

/* ---- parent ---- */

typedef struct reading {
	fxge_reducer *r;
	fxge_reduce_outcome *out;
} reading;

static void
add_error(fxge_reducer *r, fxge_reduce_outcome *out, char *text)
{
	char *op = strchr(text, '\t'), *message = op ? strchr(op + 1, '\t') : NULL;

	if (!message)
		return;
	*op = *message = 0;
	fxge_vec_push(r->arena, &out->errors,
		((fxge_reduce_error){
			.id = (int)strtol(text, NULL, 10), .op = op + 1, .message = message + 1}));
}

static void
read_line(void *user, const char *line, size_t n)
{
	reading *x = user;
	char *text = fxge_arena_strndup(x->r->arena, line, n);
	char *value = strchr(text, ' ');

	if (text[0] != MARK[0] && x->r->o.kind == FXGE_REDUCE_COMMAND)
		x->out->output = text;
	if (text[0] != MARK[0] || !value)
		return;
	*value++ = 0;
	if (strcmp(text + 1, "phase") == 0) {
		x->out->phase = value;
		x->out->runs = x->out->runs || strcmp(value, "run") == 0;
	} else if (strcmp(text + 1, "error") == 0)
		add_error(x->r, x->out, value);
	else if (strcmp(text + 1, "node") == 0)
		fxge_vec_push(x->r->arena, &x->out->nodes, (const char *)value);
	else if (strcmp(text + 1, "differs") == 0)
		x->out->differs = true;
	else if (strcmp(text + 1, "bug") == 0)
		x->out->bug = (int)strtol(value, NULL, 10);
}

static void
run_child(fxge_reducer *r, fxge_child *c, fxge_reduce_outcome *out)
{
	reading x = {r, out};
	fxge_child_end end;
	fxge_arena_mark mark = fxge_arena_save(&r->memory);

	c->seconds = r->o.seconds;
	c->line = read_line;
	c->user = &x;
	fxge_child_run(&r->memory, c, &end);
	fxge_arena_restore(&r->memory, mark);
	out->signal = end.signal;
	out->code = end.code;
	out->late = end.late;
}

void
fxge_reduce_in_child(fxge_reducer *r, void (*body)(void *arg, int out), void *arg)
{
	fxge_reduce_outcome ignored = {0};

	run_child(r, &(fxge_child){.body = body, .arg = arg}, &ignored);
}

/* ---- commands ---- */

extern char **environ;

/* Returns the environment with the directories of the weights, which the candidate names. */
static const char *const *
environment(fxge_reducer *r)
{
	FXGE_VEC(const char *) list = {0};
	fxge_sbuf b;

	fxge_sbuf_init(&b, r->arena);
	for (size_t i = 0; i < r->session->weights_from.len; i++)
		fxge_sbuf_fmt(&b, "%s%s", i ? ":" : "", r->session->weights_from.data[i]);
	for (char **e = environ; *e; e++)
		if (strncmp(*e, "FXGE_WEIGHTS_FROM=", 18) != 0 || !b.len)
			fxge_vec_push(r->arena, &list, *e);
	if (b.len)
		fxge_vec_push(r->arena, &list, fxge_arena_printf(r->arena, "FXGE_WEIGHTS_FROM=%s", b.data));
	fxge_vec_push(r->arena, &list, NULL);
	return list.data;
}

/* Returns the shell command with "$1" for {}, and behind it if it names no argument. */
static const char *
command_of(fxge_reducer *r)
{
	const char *c = r->o.test;
	bool named = strstr(c, "$1") || strstr(c, "{}") || strstr(c, "$@") || strstr(c, "${1");
	fxge_sbuf b;

	fxge_sbuf_init(&b, r->arena);
	if (r->o.memory)
		fxge_sbuf_fmt(&b, "ulimit -v %llu; ", (unsigned long long)r->o.memory / 1024);
	for (const char *at; (at = strstr(c, "{}")); c = at + 2) {
		fxge_sbuf_add(&b, c, (size_t)(at - c));
		fxge_sbuf_str(&b, "\"$1\"");
	}
	fxge_sbuf_str(&b, c);
	if (!named)
		fxge_sbuf_str(&b, " \"$1\"");
	return b.data;
}

/* Reports the errors of the candidate's types. */
static void
check_body(void *arg, int out)
{
	static const char *const passes[] = {"infer", NULL};
	fxge_reducer *r = arg;
	run t = {.r = r, .out = out};

	limit_memory(r);
	r->session->progress = NULL;
	fxge_diags_clear(&r->session->diags);
	fxge_program *p = fxge_load(r->session, r->text, NULL);

	say_errors(&t, p && fxge_run_passes(p, passes, NULL) == FXGE_OK);
}

static void
run_command(fxge_reducer *r, fxge_reduce_outcome *out)
{
	const char *argv[] = {"/bin/sh", "-c", command_of(r), "sh", r->text, r->inputs, NULL};
	fxge_reduce_outcome types = {0};

	out->phase = "end";
	run_child(r, &(fxge_child){.body = check_body, .arg = r}, &types);
	if (!r->result->fault) {
		r->all = types.errors; /* those of the given program */
	} else if (types.errors.len > r->all.len) {
		out->code = 1; /* a command may not notice that the candidate is not a program */
		return;
	}
	run_child(r, &(fxge_child){.argv = argv, .env = environment(r)}, out);
}

/* ---- verdicts ---- */

void
fxge_reduce_test(
	fxge_reducer *r, const fxge_program *q, const fxge_strmap *values, fxge_reduce_outcome *out)
{
	run t = {.r = r, .program = q, .values = values};

	*out = (fxge_reduce_outcome){.phase = "load"};
	if (r->o.kind == FXGE_REDUCE_COMMAND) {
		run_command(r, out);
		return;
	}
	if (r->o.kind == FXGE_REDUCE_WRONG && r->by == FXGE_REDUCE_EAGER) {
		t.recorded = r->eager_values;
		if (!fxge_reduce_eager_record(r, t.recorded))
			return;
	}
	run_child(r, &(fxge_child){.body = test_body, .arg = &t}, out);
}

/* Returns true if messages differ by numbers only, which follow from sizes. */
static bool
same_message(const char *a, const char *b)
{
	for (;; a++, b++) {
		a += strspn(a, "0123456789");
		b += strspn(b, "0123456789");
		if (*a != *b || !*a)
			return *a == *b;
	}
}

static bool
has_error(const fxge_reduce_errors *all, const fxge_reduce_error *e)
{
	for (size_t i = 0; i < all->len; i++)
		if (all->data[i].id == e->id && strcmp(all->data[i].op, e->op) == 0
			&& same_message(all->data[i].message, e->message))
			return true;
	return false;
}

/* Returns true if the error that is looked for is there, and no error that the given program does
 * not have. */
static bool
shows_error(const fxge_reducer *r, const fxge_reduce_outcome *out)
{
	for (size_t i = 0; i < out->errors.len; i++)
		if (!has_error(&r->all, &out->errors.data[i]))
			return false;
	return r->target.errors.len && has_error(&out->errors, &r->target.errors.data[0]);
}

bool
fxge_reduce_shows(const fxge_reducer *r, const fxge_reduce_outcome *out)
{
	const fxge_reduce_outcome *t = &r->target;

	switch (r->o.kind) {
	case FXGE_REDUCE_COMMAND:
		return out->code == 0 && !out->signal && !out->late;
	case FXGE_REDUCE_UNSUPPORTED:
		return !out->signal && shows_error(r, out);
	case FXGE_REDUCE_CRASH:
		return out->signal == t->signal && out->late == t->late && out->bug == t->bug
			   && strcmp(out->phase, t->phase) == 0;
	case FXGE_REDUCE_WRONG:
		return out->differs && !out->signal && !out->late;
	}
	return false;
}
