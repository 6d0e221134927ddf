/* SPDX-License-Identifier: Apache-2.0 */
/* Runs one pass over every NAME.fx of a directory and compares the printed program, or the
 * diagnostics if the pass fails, with NAME.expect. A file ops.yaml of the directory adds operators.
 * `run_passes [--bless] PASS DIRECTORY`; --bless writes the expected files. */
#include "ir/text/text.h"
#include "ops/table.h"
#include "infer/infer.h"
#include "infer/infer.h"
#include "passes/passes.h"
#include "tests/golden.h"

#include "fxge_op_limit.h"

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static const struct {
	const char *name;
	bool (*run)(fxge_program *p);
} passes[] = {
	{"scopes", fxge_pass_scopes},
	{"functionalise", fxge_pass_functionalise},
	{"infer", fxge_pass_infer},
	{"decompose", fxge_pass_decompose},
	{"canonicalise", fxge_pass_canonicalise},
	{"cse", fxge_pass_cse},
	{"dce", fxge_pass_dce},
	{"fold", fxge_pass_fold},
	{"fuse", fxge_pass_fuse},
	{"linear", fxge_pass_linear},
	{"state", fxge_pass_state},
};

typedef struct job {
	fxge_session *session;
	bool (*run)(fxge_program *p);
	const char *path;
	char *out;              /* malloc'd */
	const char *explain[2]; /* fusions: the name of the rule is the name of the directory */
	fxge_fuse_options fuse;
	bool bless;
} job;

static void
show_diags(fxge_sbuf *b, const fxge_session *s)
{
	for (size_t i = 0; i < s->diags.list.len; i++) {
		fxge_diag_render(b, &s->diags.list.data[i]);
		fxge_sbuf_chr(b, '\n');
	}
}

static const fxge_op *
find_op(void *user, const char *name, size_t n)
{
	return fxge_op_find(user, name, n);
}

static const fxge_op *
find_overload(void *user, const char *base, int k)
{
	(void)user;
	return fxge_op_overload(base, k);
}

/* Loads the operators of the directory, if it has any. */
static bool
load_ops(fxge_session *s, const char *path)
{
	const fxge_op_builtins known = {.find = find_op,
		.overload = find_overload,
		.user = s,
		.count = FXGE_OP_LIMIT,
		.prototype = NULL,
		.functions = fxge_op_shared};
	const char *slash = strrchr(path, '/');
	const char *ops = fxge_arena_printf(
		&s->arena, "%.*s/ops.yaml", slash ? (int)(slash - path) : 1, slash ? path : ".");

	if (access(ops, R_OK) != 0)
		return true;
	fxge_file *f = fxge_file_open(&s->heap, &s->diags, ops);
	bool ok = f
			  && fxge_session_load_ops_text(
				  s, "ops.yaml", (const char *)f->bytes.data, f->bytes.size, &known);

	fxge_file_close(f);
	return ok;
}

/* Makes text independent of the machine: paths are reduced to file names. */
static int
work(void *arg)
{
	job *j = arg;
	fxge_session *s = j->session;
	fxge_file *f = fxge_file_open(&s->heap, &s->diags, j->path);
	const char *slash = strrchr(j->path, '/');
	fxge_sbuf b;

	s->infer = fxge_infer_node;
	fxge_sbuf_init(&b, &s->arena);
	bool known = load_ops(s, j->path);
	fxge_program *p = f && known ? fxge_text_parse(s, slash ? slash + 1 : j->path,
						  (const char *)f->bytes.data, f->bytes.size)
								 : NULL;
	bool typed = j->run == fxge_pass_fuse || j->run == fxge_pass_canonicalise
				 || j->run == fxge_pass_decompose;
	if (p)
		p->fuse = &j->fuse;
	bool ok = p && (!typed || fxge_pass_infer(p)) && j->run(p) && !p->n_refused
			  && fxge_program_verify(p, NULL);

	show_diags(&b, s);
	if (ok)
		fxge_text_print(&b, p, &(fxge_print_options){.locs = j->run == fxge_pass_fuse});
	if (p)
		fxge_program_release(p);
	fxge_file_close(f);
	j->out = golden_without_lines(strdup(b.data ? b.data : ""));
	return 0;
}

static bool
judge(const char *path, const char *out, bool bless)
{
	char expect[4096];

	snprintf(expect, sizeof expect, "%.*s.expect", (int)(strlen(path) - 3), path);
	return golden_judge(expect, out, bless);
}

static bool
run_file(void *user, const char *path)
{
	job *j = user;
	bool ok = false;

	j->path = path;
	j->session = fxge_session_new(NULL, NULL, NULL);
	if (!j->session)
		return false;
	if (fxge_heap_guard(&j->session->heap, work, j) == 0) {
		ok = judge(path, j->out, j->bless);
		free(j->out);
	}
	fxge_session_release(j->session);
	return ok;
}

int
main(int argc, char **argv)
{
	bool bless = argc == 4 && strcmp(argv[1], "--bless") == 0;
	job j = {0};

	if (argc == 3 + bless)
		for (size_t i = 0; i < sizeof passes / sizeof *passes; i++)
			if (strcmp(passes[i].name, argv[1 + bless]) == 0)
				j.run = passes[i].run;
	if (!j.run) {
		fputs("usage: run_passes [--bless] PASS DIRECTORY\n", stderr);
		return 2;
	}
	const char *slash = strrchr(argv[2 + bless], '/');

	j.explain[0] = slash ? slash + 1 : argv[2 + bless];
	if (j.run == fxge_pass_fuse)
		j.fuse.explain = j.explain;
	j.bless = bless;
	return golden_directory(argv[2 + bless], ".fx", run_file, &j);
}
