/* SPDX-License-Identifier: Apache-2.0 */
/* Reduction of a program: order of the passes, verdicts on candidates, results. */
#include "base/diag/commands.h"
#include "driver/reduce/reduce.h"

#include "base/file/fd.h"
#include "base/file/tree.h"
#include "base/sha256.h"
#include "ir/text/text.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

enum { MAX_ROUNDS = 8, READ = 1 << 16 };

fxge_program *
fxge_reduce_copy(fxge_reducer *r)
{
	fxge_program_name_values(r->best);
	return fxge_program_copy(r->best);
}

/* ---- files of a candidate ---- */

bool
fxge_reduce_write_text(const char *path, const fxge_sbuf *b)
{
	int fd = fxge_fd_open(path, O_WRONLY | O_CREAT | O_TRUNC, 0600);
	bool ok = fd >= 0;

	for (size_t at = 0; ok && at < b->len;) {
		ssize_t n = write(fd, b->data + at, b->len - at);

		if (n < 0 && errno == EINTR)
			continue;
		ok = n > 0;
		at += ok ? (size_t)n : 0;
	}
	if (fd >= 0)
		ok = close(fd) == 0 && ok;
	return ok;
}

static const fxge_print_options with_lines = {.locs = true};

/* Writes the files that the tests of this kind read. */
static bool
write_candidate(fxge_reducer *r, fxge_program *q, const fxge_strmap *values, const fxge_sbuf *text)
{
	bool eager = r->o.kind == FXGE_REDUCE_WRONG && r->by == FXGE_REDUCE_EAGER, ok = true;
	fxge_sbuf script;

	if (!fxge_reduce_write_text(r->text, text))
		return false;
	if (eager || r->o.kind == FXGE_REDUCE_COMMAND)
		ok = fxge_reduce_write_values(r, q, values, r->inputs);
	if (!eager || !ok)
		return ok;
	fxge_sbuf_init(&script, &r->memory);
	return fxge_reduce_script(&script, r, q, true) && fxge_reduce_write_text(r->script, &script);
}

/* ---- verdicts ---- */

/* Second character of the verdicts that an earlier run has left. */
static const char of_earlier_run[] = "+";

/* Writes the hash of a candidate: of its text, of the values of its inputs, and of the oracle. */
static void
hash_candidate(const fxge_reducer *r, const fxge_program *q, const fxge_strmap *values,
	const fxge_sbuf *text, char hex[FXGE_SHA256_HEX])
{
	fxge_sha256 h;

	fxge_sha256_init(&h);
	fxge_sha256_add(&h, text->data, text->len);
	fxge_sha256_add(&h, &r->by, sizeof r->by);
	for (size_t i = 0; i < q->inputs.len; i++) {
		const char *name = q->inputs.data[i].name;
		const fxge_reduce_value *v = name ? fxge_strmap_get(values, name, strlen(name)) : NULL;

		if (v)
			fxge_sha256_add(&h, &v->hash, sizeof v->hash);
	}
	fxge_sha256_hex(&h, hex);
}

static void
remember(fxge_reducer *r, const char *hex, bool shows)
{
	const char *line = fxge_arena_printf(r->arena, "%s %d\n", hex, shows);
	size_t n = strlen(line);

	fxge_strmap_put(r->arena, &r->verdicts, line, FXGE_SHA256_HEX - 1, shows ? "1" : "0");
	if (r->log >= 0 && write(r->log, line, n) != (ssize_t)n)
		r->log = -1; /* the disk is full: the verdicts of this run are still in memory */
}

static void
report_progress(fxge_reducer *r)
{
	r->result->nodes = fxge_reduce_nodes(r);
	r->result->pass = r->pass;
	if (r->o.seen)
		r->o.seen(r->o.user, r->result);
}

/* Returns true if the candidate shows the fault, by an earlier verdict or by a test. */
static bool
judge(fxge_reducer *r, fxge_program *q, const fxge_strmap *values)
{
	char hex[FXGE_SHA256_HEX];
	fxge_reduce_outcome out;
	fxge_sbuf text;

	fxge_sbuf_init(&text, &r->memory);
	fxge_text_print(&text, q, &with_lines);
	hash_candidate(r, q, values, &text, hex);
	const char *known = fxge_strmap_get(&r->verdicts, hex, FXGE_SHA256_HEX - 1);

	if (known) {
		r->result->known += known[1] == *of_earlier_run;
		return *known == '1';
	}
	report_progress(r);
	bool shows = false;

	if (write_candidate(r, q, values, &text)) {
		r->result->tests++;
		fxge_reduce_test(r, q, values, &out);
		shows = fxge_reduce_shows(r, &out);
	}
	remember(r, hex, shows);
	return shows;
}

bool
fxge_reduce_try(fxge_reducer *r, fxge_program *q, const fxge_strmap *given)
{
	fxge_arena_mark mark = fxge_arena_save(&r->memory);
	fxge_diags before = r->session->diags;
	fxge_strmap values = {0};
	bool stopped = r->session->stop && r->session->stop(r->session->stop_user);
	bool shows = !stopped && fxge_program_verify(q, q->stage);

	if (shows) {
		fxge_reduce_bind(r, q, given, &values);
		shows = judge(r, q, &values);
	}
	fxge_arena_restore(&r->memory, mark);
	fxge_diags_rewind(&r->session->diags, &before, NULL);
	if (!shows) {
		fxge_program_close(q);
		return false;
	}
	r->best = q; /* shares parts with the former one, which therefore stays */
	r->values = values;
	report_progress(r);
	return true;
}

/* ---- file of verdicts ---- */

static void
add_text(fxge_sbuf *b, const char *text)
{
	fxge_sbuf_chr(b, ' ');
	fxge_sbuf_json(b, text ? text : "", text ? strlen(text) : 0);
}

/* Adds the size and the time of a file. */
static void
add_file(fxge_sbuf *b, const char *path)
{
	struct stat st;

	if (path && stat(path, &st) == 0)
		fxge_sbuf_fmt(b, " %llu.%lld.%ld", (unsigned long long)st.st_size,
			(long long)st.st_mtim.tv_sec, st.st_mtim.tv_nsec);
}

/* Adds texts, which may be names of files. */
static void
add_list(fxge_sbuf *b, const char *const *list)
{
	fxge_sbuf_str(b, " [");
	for (; list && *list; list++) {
		add_text(b, *list);
		add_file(b, *list);
	}
	fxge_sbuf_str(b, " ]");
}

/* Returns the line that names everything which the verdicts depend on. Files are known by size and
 * time. */
static const char *
key_of(fxge_reducer *r)
{
	const fxge_reduce_options *o = &r->o;
	const fxge_compile_options none = FXGE_OPTIONS(fxge_compile_options);
	const fxge_compile_options *c = o->compile ? o->compile : &none;
	fxge_sbuf b;

	fxge_sbuf_init(&b, r->arena);
	fxge_sbuf_fmt(&b, "fxge %s reduce %d %d %llu %g", fxge_version(), (int)o->kind, (int)o->oracle,
		(unsigned long long)o->seed, o->rtol);
	add_file(&b, o->path);
	add_file(&b, o->inputs);
	add_file(&b, o->values);
	add_file(&b, "/proc/self/exe");
	add_text(&b, o->test);
	add_text(&b, o->op);
	add_text(&b, o->soc);
	add_text(&b, c->cann);
	add_text(&b, c->quant);
	fxge_sbuf_fmt(&b, " %d %d", c->quant_float, c->quant_per_token);
	add_list(&b, c->no_fuse);
	add_list(&b, o->sizes);
	add_list(&b, o->ops);
	add_list(&b, o->plugins);
	add_list(&b, o->rules);
	add_list(&b, o->variants);
	fxge_sbuf_chr(&b, '\n');
	return b.data;
}

/* Reads verdicts from a text and returns the bytes of complete lines. */
static size_t
read_verdicts(fxge_reducer *r, const char *text, size_t n)
{
	const char *line = text;

	for (const char *end; (end = memchr(line, '\n', n - (size_t)(line - text))); line = end + 1)
		if (end - line == FXGE_SHA256_HEX + 1)
			fxge_strmap_put(r->arena, &r->verdicts, line, FXGE_SHA256_HEX - 1,
				line[FXGE_SHA256_HEX] == '1' ? "1+" : "0+");
	return (size_t)(line - text);
}

static const char *
log_path(fxge_reducer *r)
{
	return fxge_arena_printf(r->arena, "%s/tests.log", r->o.directory);
}

/* Reads the verdicts of an earlier run with equal options. Returns false after a diagnostic if the
 * directory holds another reduction. */
static bool
read_log(fxge_reducer *r)
{
	const char *path = log_path(r), *key = key_of(r);
	fxge_diags *d = &r->session->diags, before = *d;
	size_t n = strlen(key);
	fxge_file *f = access(path, F_OK) == 0 ? fxge_file_open_in(r->arena, d, path) : NULL;

	fxge_diags_rewind(d, &before, NULL);
	if (!f && access(path, F_OK) == 0)
		return fxge_report(d, NULL, FXGE_D_USAGE, "%s is not a file", path);
	if (!f || r->o.force)
		return true;
	fxge_file_own(f);
	if (f->bytes.size >= n && memcmp(f->bytes.data, key, n) == 0) {
		r->log_size = n + read_verdicts(r, (const char *)f->bytes.data + n, f->bytes.size - n);
		return true;
	}
	fxge_report(d, NULL, FXGE_D_USAGE,
		"%s holds the reduction of another program or with other options", r->o.directory);
	fxge_report_hint(d, "name another directory by -o, or add --force");
	return false;
}

/* Begins the file of verdicts, or continues it behind its complete lines. */
static bool
open_log(fxge_reducer *r)
{
	const char *path = log_path(r), *key = key_of(r);
	size_t n = strlen(key);

	r->log = fxge_fd_open(path, O_WRONLY | O_CREAT | O_APPEND, 0666);
	if (r->log < 0 || ftruncate(r->log, (off_t)r->log_size) != 0)
		return fxge_report(&r->session->diags, NULL, FXGE_D_USAGE, "cannot write %s: %s", path,
			strerrordesc_np(errno));
	if (r->log_size == 0 && write(r->log, key, n) != (ssize_t)n)
		r->log = -1;
	return true;
}

/* ---- results ---- */

static const fxge_print_options for_people = {0};

/* Writes the best program, its inputs and its script into the directory. */
static bool
write_results(fxge_reducer *r)
{
	fxge_diags *d = &r->session->diags;
	const char *text = fxge_arena_printf(r->arena, "%s/reduced.fx", r->o.directory);
	const char *script = fxge_arena_printf(r->arena, "%s/reduced.py", r->o.directory);
	const char *inputs = fxge_arena_printf(r->arena, "%s/inputs.npz", r->o.directory);
	fxge_print_options o = for_people;
	fxge_sbuf b, s;

	if (r->written == r->best)
		return true;
	r->written = r->best;
	o.path = text;
	fxge_sbuf_init(&b, r->arena);
	fxge_sbuf_init(&s, &r->memory);
	fxge_text_print(&b, r->best, &o);
	r->result->program = text;
	r->result->inputs = inputs;
	r->result->text = b.data;
	if (!fxge_reduce_write_values(r, r->best, &r->values, inputs)
		|| !fxge_api_write(r->arena, d, text, true, &b))
		return false;
	if (!fxge_reduce_script(&s, r, r->best, false)) {
		unlink(script); /* written for an earlier state */
		r->result->script = NULL;
		r->result->refused = r->refused ? r->refused->op->name : NULL;
		return true;
	}
	r->result->script = script;
	r->result->refused = NULL;
	return fxge_api_write(r->arena, d, script, true, &s);
}

/* Returns true if both paths lead to one file. */
static bool
is_same_file(const char *a, const char *b)
{
	struct stat x, y;

	return a && b && stat(a, &x) == 0 && stat(b, &y) == 0 && x.st_dev == y.st_dev
		   && x.st_ino == y.st_ino;
}

/* Checks that no file of the user's would be replaced. */
static bool
may_write_results(fxge_reducer *r)
{
	static const char *const names[] = {"reduced.fx", "reduced.py", "inputs.npz", "tests.log"};
	const char *const read[] = {r->o.path, r->o.inputs, r->o.values};
	fxge_diags *d = &r->session->diags;

	for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
		const char *path = fxge_arena_printf(r->arena, "%s/%s", r->o.directory, names[i]);

		for (size_t k = 0; k < sizeof read / sizeof *read; k++)
			if (is_same_file(path, read[k])) {
				fxge_report(
					d, NULL, FXGE_D_USAGE, "the results would replace %s, which is read", read[k]);
				fxge_report_hint(d, "name another directory by -o");
				return false;
			}
		/* those of an earlier run with equal options are replaced */
		if (r->log_size == 0 && !fxge_out_may_write(d, path, r->o.force))
			return false;
	}
	return true;
}

/* ---- the given program ---- */

static const char *
fault_text(fxge_reducer *r, const fxge_reduce_outcome *t)
{
	fxge_sbuf b;

	fxge_sbuf_init(&b, r->arena);
	switch (r->o.kind) {
	case FXGE_REDUCE_COMMAND:
		return "the command succeeds";
	case FXGE_REDUCE_WRONG:
		return "results differ";
	case FXGE_REDUCE_UNSUPPORTED:
		fxge_sbuf_fmt(&b, "FXGE-E%04d of %s", t->errors.data[0].id, t->errors.data[0].op);
		break;
	case FXGE_REDUCE_CRASH:
		if (t->late)
			fxge_sbuf_fmt(&b, "no end within %d seconds", r->o.seconds);
		else if (t->bug)
			fxge_sbuf_fmt(&b, "FXGE-E%04d, a bug of fxge", t->bug);
		else if (sigabbrev_np(t->signal))
			fxge_sbuf_fmt(&b, "SIG%s", sigabbrev_np(t->signal));
		else
			fxge_sbuf_fmt(&b, "signal %d", t->signal);
		fxge_sbuf_fmt(&b, " (%s)", t->phase);
		break;
	}
	return b.data;
}

/* Takes the first error of the operator that the options name, or the first of all. */
static bool
choose_error(fxge_reducer *r)
{
	r->all = r->target.errors;
	for (size_t i = 0; i < r->all.len; i++) {
		const fxge_reduce_error e = r->all.data[i];

		if (r->o.op && !strstr(e.op, r->o.op))
			continue;
		r->target.errors = (fxge_reduce_errors){0};
		fxge_vec_push(r->arena, &r->target.errors, e);
		return true;
	}
	return false;
}

static bool
is_fault(fxge_reducer *r)
{
	const fxge_reduce_outcome *t = &r->target;

	switch (r->o.kind) {
	case FXGE_REDUCE_UNSUPPORTED:
		return choose_error(r);
	case FXGE_REDUCE_CRASH:
		return t->signal || t->late || t->bug;
	default:
		return fxge_reduce_shows(r, t);
	}
}

/* Reports the end of a test that does not show the fault. */
static bool
report_sound(fxge_reducer *r)
{
	static const char *const expected[] = {
		[FXGE_REDUCE_COMMAND] = "the command to exit with code 0 for the given program",
		[FXGE_REDUCE_UNSUPPORTED] = "an error of the compilation or the run",
		[FXGE_REDUCE_CRASH] = "a signal, no end within the limit of time, or a bug of fxge",
		[FXGE_REDUCE_WRONG] = "different results",
	};
	const fxge_reduce_outcome *t = &r->target;
	fxge_diags *d = &r->session->diags;
	const char *found = "found none";

	if (t->signal && sigabbrev_np(t->signal))
		found = fxge_arena_printf(
			r->arena, "it ended by SIG%s (%s)", sigabbrev_np(t->signal), t->phase);
	else if (t->late)
		found =
			fxge_arena_printf(r->arena, "no end within %d seconds (%s)", r->o.seconds, t->phase);
	else if (r->o.kind == FXGE_REDUCE_COMMAND)
		found = fxge_arena_printf(r->arena, "exit code %d", t->code);
	else if (t->errors.len)
		found = fxge_arena_printf(r->arena, "FXGE-E%04d of %s: %s", t->errors.data[0].id,
			t->errors.data[0].op, t->errors.data[0].message);
	fxge_report(
		d, NULL, FXGE_D_USAGE, "nothing to reduce: expected %s, %s", expected[r->o.kind], found);
	if (t->output)
		fxge_report_note(d, "its last line is: %s", t->output);
	if (t->late)
		fxge_report_hint(d, "--timeout=%d allows more time", 4 * r->o.seconds);
	else if (r->o.kind == FXGE_REDUCE_COMMAND)
		fxge_report_hint(d, "the command must succeed while the fault is there");
	else if (r->o.kind == FXGE_REDUCE_WRONG && r->by == FXGE_REDUCE_NO_FUSE)
		fxge_report_hint(d, "this comparison finds faults of fusion only: --against=eager computes "
							"the results in PyTorch");
	else if (r->o.kind != FXGE_REDUCE_UNSUPPORTED && t->errors.len)
		fxge_report_hint(
			d, "--unsupported reduces programs with an error of the compilation or the run");
	else if (r->o.kind != FXGE_REDUCE_UNSUPPORTED && !r->o.inputs && !r->o.values)
		fxge_report_hint(d, "the inputs are random: --inputs=FILE.npz names those that show it");
	return false;
}

/* Tests a program for the fault that candidates must show. Sets *written to false, without a
 * diagnostic, if the files of the test cannot be written. */
static bool
find_target(fxge_reducer *r, fxge_program *q, bool *written)
{
	fxge_strmap values = {0};
	fxge_sbuf text;

	fxge_reduce_bind(r, q, NULL, &values);
	fxge_sbuf_init(&text, &r->memory);
	fxge_text_print(&text, q, &with_lines);
	*written = write_candidate(r, q, &values, &text);
	if (!*written)
		return false;
	r->runs = true;
	r->result->tests++;
	fxge_reduce_test(r, q, &values, &r->target);
	if (!is_fault(r))
		return report_sound(r);
	r->result->fault = fault_text(r, &r->target);
	r->runs = r->o.kind != FXGE_REDUCE_UNSUPPORTED || r->target.runs;
	r->best = q;
	r->values = values;
	if (r->o.kind == FXGE_REDUCE_WRONG && r->by == FXGE_REDUCE_EAGER)
		fxge_reduce_take_recorded(r);
	return true;
}

/* Reports that PyTorch does not compute the program of the last script. */
static bool
report_without_script(fxge_reducer *r)
{
	fxge_diags *d = &r->session->diags;

	if (!r->refused) {
		fxge_report(d, NULL, FXGE_D_USAGE,
			"the program has a node without a form in Python, so that PyTorch cannot compute it");
		fxge_report_hint(d, "record its values by fxge.record, and name the file by --values");
		return false;
	}
	fxge_report(d, r->refused->loc, FXGE_D_USAGE,
		"PyTorch does not compute '%s' here: a file calls only operators that have rows of fxge "
		"and no effects",
		r->refused->op->name);
	fxge_report_hint(d, "record the values by fxge.record, and name the file by --values; for an "
						"operator of your own, name the module that defines it by --import");
	return false;
}

/* Finds the fault of the given program, or where PyTorch cannot compute it as it is, of the one
 * with inline graphs. */
static bool
begin(fxge_reducer *r)
{
	fxge_program *q = fxge_reduce_copy(r), *inlined = fxge_reduce_inlined(r);
	fxge_diags *d = &r->session->diags;
	bool written;

	r->pass = "given program";
	report_progress(r);
	if (find_target(r, q, &written)) {
		if (inlined)
			fxge_reduce_try(r, inlined, NULL);
		return true;
	}
	if (!written && inlined && find_target(r, inlined, &written))
		return true;
	if (written)
		return false;
	if (r->by != FXGE_REDUCE_EAGER)
		return fxge_report(d, NULL, FXGE_D_USAGE, "cannot write temporary files");
	return report_without_script(r);
}

/* ---- oracle ---- */

/* Chooses the oracle of the results: recorded values first, which need no PyTorch. */
static bool
choose_oracle(fxge_reducer *r)
{
	fxge_diags *d = &r->session->diags;

	r->by = r->o.oracle;
	if (r->by == FXGE_REDUCE_ANY)
		r->by = r->o.values ? FXGE_REDUCE_RECORDED : FXGE_REDUCE_EAGER;
	if (r->o.kind != FXGE_REDUCE_WRONG)
		return true;
	if (r->by == FXGE_REDUCE_RECORDED && !r->o.values)
		return fxge_report(d, NULL, FXGE_D_USAGE, "--against=values needs --values=FILE.npz");
	if (r->by == FXGE_REDUCE_NO_FUSE)
		return true;
	r->eager = fxge_reduce_eager_start(r);
	if (r->eager || r->by == FXGE_REDUCE_RECORDED)
		return true;
	fxge_report(d, NULL, FXGE_D_USAGE, "%s cannot import the packages torch and fxge",
		r->o.python ? r->o.python : "python3");
	fxge_report_hint(d, "name another one by --python, or the values of PyTorch by --values");
	return false;
}

/* Continues with PyTorch after a cut by recorded values, so that sizes may change. */
static bool
may_change_values(fxge_reducer *r)
{
	if (r->o.kind != FXGE_REDUCE_WRONG || r->by != FXGE_REDUCE_RECORDED)
		return true;
	if (!r->eager)
		return false;
	r->by = FXGE_REDUCE_EAGER;
	if (fxge_reduce_try(r, fxge_reduce_copy(r), NULL))
		return true;
	r->by = FXGE_REDUCE_RECORDED;
	return false;
}

/* ---- all passes ---- */

static bool
stopped(const fxge_reducer *r)
{
	return r->session->stop && r->session->stop(r->session->stop_user);
}

/* Runs all passes until none finds a smaller program. */
static bool
run_passes(fxge_reducer *r)
{
	static void (*const simplify[])(fxge_reducer * r) = {fxge_reduce_inputs, fxge_reduce_fix_sizes,
		fxge_reduce_shrink, fxge_reduce_bypass, fxge_reduce_arguments, fxge_reduce_dtypes,
		fxge_reduce_simple_values};
	const fxge_program *before = NULL;

	for (int round = 0; round < MAX_ROUNDS && r->best != before && !stopped(r); round++) {
		before = r->best;
		fxge_reduce_cut(r); /* first: tests of the whole program are the slow ones */
		fxge_reduce_outputs(r);
		if (!write_results(r))
			return false;
		if (!may_change_values(r))
			continue;
		for (size_t i = 0; i < sizeof simplify / sizeof *simplify && !stopped(r); i++) {
			simplify[i](r);
			if (!write_results(r))
				return false;
		}
	}
	return true;
}

/* Tests the result once more if verdicts of an earlier run led to it: a command, say, may have
 * changed since. */
static bool
still_shows(fxge_reducer *r)
{
	fxge_diags *d = &r->session->diags, before = *d;
	fxge_reduce_outcome out;
	fxge_sbuf text;

	if (r->result->known == 0)
		return true;
	fxge_sbuf_init(&text, &r->memory);
	fxge_text_print(&text, r->best, &with_lines);
	bool shows = write_candidate(r, r->best, &r->values, &text);

	if (shows) {
		fxge_reduce_test(r, r->best, &r->values, &out);
		shows = fxge_reduce_shows(r, &out);
	}
	fxge_diags_rewind(d, &before, NULL);
	if (shows)
		return true;
	fxge_report(d, NULL, FXGE_D_USAGE,
		"the result does not show the fault: the verdicts in %s are of another state", log_path(r));
	fxge_report_hint(d, "--force begins anew");
	return false;
}

static bool
make_directory(fxge_reducer *r)
{
	const char *path = r->o.directory;
	struct stat st;

	if (mkdir(path, 0777) == 0 || (errno == EEXIST && stat(path, &st) == 0 && S_ISDIR(st.st_mode)))
		return true;
	fxge_report(&r->session->diags, NULL, FXGE_D_USAGE, "cannot make the directory %s: %s", path,
		strerrordesc_np(errno == EEXIST ? ENOTDIR : errno));
	return false;
}

static bool
reduce(fxge_reducer *r)
{
	const char *directory = fxge_temp_directory(r->session);

	if (!directory || !make_directory(r))
		return false;
	r->directory = directory;
	r->text = fxge_arena_printf(r->arena, "%s/candidate.fx", directory);
	r->inputs = fxge_arena_printf(r->arena, "%s/candidate.npz", directory);
	r->script = fxge_arena_printf(r->arena, "%s/candidate.py", directory);
	r->eager_values = fxge_arena_printf(r->arena, "%s/recorded.npz", directory);
	r->other = fxge_arena_printf(r->arena, "%s/other.fx", directory);
	r->result->before = fxge_reduce_nodes(r);
	bool ok = read_log(r) && may_write_results(r) && fxge_reduce_read_values(r) && choose_oracle(r)
			  && begin(r);

	if (!ok)
		rmdir(r->o.directory); /* if it is empty */
	ok = ok && open_log(r) && run_passes(r) && still_shows(r);
	fxge_reduce_eager_stop(r);
	report_progress(r);
	return ok;
}

static void
release_memory(void *arg)
{
	fxge_reducer *r = arg;

	fxge_arena_release(&r->memory);
	if (r->log >= 0)
		close(r->log);
}

fxge_status
fxge_reduce(fxge_program *p, const fxge_reduce_options *o, fxge_reduce_result *out)
{
	fxge_session *s = p->session;
	const fxge_reduce_options defaults = FXGE_OPTIONS(fxge_reduce_options);
	const fxge_reduce_result result = FXGE_OPTIONS(fxge_reduce_result);
	fxge_api_guard *g = fxge_api_begin(s);
	fxge_reducer *volatile made = NULL;

	if (FXGE_GUARDED(g) && fxge_program_usable(p)) {
		fxge_reducer *r = FXGE_NEW(&s->arena, fxge_reducer);

		made = r;
		r->session = s;
		r->arena = &s->arena; /* results live as long as the session */
		fxge_arena_init(&r->memory, &s->heap);
		fxge_arena_defer(r->arena, release_memory, r);
		r->o = defaults;
		fxge_copy_options(&r->o, sizeof r->o, o);
		r->result = FXGE_NEW(&s->arena, fxge_reduce_result);
		*r->result = result;
		r->best = p;
		r->log = -1;
		g->ok = reduce(r);
	}
	if (made)
		fxge_copy_out(out, made->result, sizeof *made->result);
	return fxge_api_end(g);
}
