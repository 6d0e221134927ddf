/* Runs one pass over every NAME.fx of a folder and compares with NAME.expect: the printed program,
 * or the diagnostics where the pass fails. `run_passes [--bless] PASS FOLDER`; --bless writes what
 * came out. */
#include "ir/text.h"
#include "passes/passes.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>

static const struct {
	const char *name;
	bool (*run)(fxge_program *p);
} passes[] = {
	{"scopes", fxge_pass_scopes},
	{"functionalise", fxge_pass_functionalise},
	{"infer", fxge_pass_infer},
	{"cse", fxge_pass_cse},
	{"dce", fxge_pass_dce},
	{"fold", fxge_pass_fold},
	{"fuse", fxge_pass_fuse},
};

typedef struct job {
	fxge_session *session;
	bool (*run)(fxge_program *p);
	const char *path;
	char *out;              /* malloc'd */
	const char *explain[2]; /* fusions: the rule is the folder's name */
	fxge_fuse_options fuse;
} job;

static void
show_diags(fxge_sbuf *b, const fxge_session *s)
{
	for (size_t i = 0; i < s->diags.list.len; i++) {
		fxge_diag_render(b, &s->diags.list.data[i]);
		fxge_sbuf_chr(b, '\n');
	}
}

/* Text that does not name the machine: paths are given as file names. */
static int
work(void *arg)
{
	job *j = arg;
	fxge_session *s = j->session;
	fxge_file *f = fxge_file_open(&s->heap, &s->diags, j->path);
	const char *slash = strrchr(j->path, '/');
	fxge_sbuf b;

	s->infer = fxge_infer_node;
	s->fuse = &j->fuse;
	fxge_sbuf_init(&b, &s->arena);
	fxge_program *p = f ? fxge_text_parse(s, slash ? slash + 1 : j->path,
						  (const char *)f->bytes.data, f->bytes.size)
						: NULL;
	bool ok = p && (j->run != fxge_pass_fuse || fxge_pass_infer(p)) && j->run(p)
			  && fxge_program_verify(p, NULL);

	show_diags(&b, s);
	if (ok)
		fxge_text_print(&b, p, &(fxge_print_options){.locs = j->run == fxge_pass_fuse});
	if (p)
		fxge_program_release(p);
	fxge_file_close(f);
	j->out = strdup(b.data ? b.data : "");
	return 0;
}

static char *
slurp(const char *path)
{
	FILE *f = fopen(path, "rb");
	char *s = calloc(1, 1 << 20);

	if (f) {
		if (fread(s, 1, (1 << 20) - 1, f) == 0)
			s[0] = 0;
		fclose(f);
	}
	return s;
}

static bool
judge(const char *path, const char *out, bool bless)
{
	char expect[4096];
	bool same;

	snprintf(expect, sizeof expect, "%.*s.expect", (int)(strlen(path) - 3), path);
	if (bless) {
		FILE *f = fopen(expect, "wb");

		if (!f)
			return false;
		fputs(out, f);
		return fclose(f) == 0;
	}
	char *want = slurp(expect);

	same = strcmp(want, out) == 0;
	if (!same)
		printf("FAILED %s\n--- expected\n%s--- found\n%s", path, want, out);
	free(want);
	return same;
}

static bool
run_file(job *j, bool bless)
{
	bool ok = false;

	j->session = fxge_session_new(NULL, NULL, NULL);
	if (!j->session)
		return false;
	if (fxge_heap_guard(&j->session->heap, work, j) == 0) {
		ok = judge(j->path, j->out, bless);
		free(j->out);
	}
	fxge_session_release(j->session);
	return ok;
}

static int
is_case(const struct dirent *e)
{
	size_t n = strlen(e->d_name);

	return n > 3 && strcmp(e->d_name + n - 3, ".fx") == 0;
}

static int
run_folder(job *j, const char *folder, bool bless)
{
	struct dirent **list;
	int n = scandir(folder, &list, is_case, alphasort), failed = 0;

	if (n <= 0) {
		printf("no cases in %s\n", folder);
		return 1;
	}
	for (int i = 0; i < n; i++) {
		char path[4096];

		snprintf(path, sizeof path, "%s/%s", folder, list[i]->d_name);
		j->path = path;
		failed += !run_file(j, bless);
		free(list[i]);
	}
	free(list);
	printf("%d cases, %d failed\n", n, failed);
	return failed != 0;
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
		fputs("usage: run_passes [--bless] PASS FOLDER\n", stderr);
		return 2;
	}
	const char *slash = strrchr(argv[2 + bless], '/');

	j.explain[0] = slash ? slash + 1 : argv[2 + bless];
	if (j.run == fxge_pass_fuse)
		j.fuse.explain = j.explain;
	return run_folder(&j, argv[2 + bless], bless);
}
