/* SPDX-License-Identifier: Apache-2.0 */
/* `functional_text FILE.pt2`: prints the saved program after scopes and functionalise, for
 * functional_torch.py. The verifier checks that no node writes an operand. */
#include "frontend/frontend.h"
#include "ir/text/text.h"
#include "infer/infer.h"
#include "passes/passes.h"

#include <stdio.h>

typedef struct job {
	fxge_session *session;
	const char *path;
} job;

static bool
run(fxge_program *p)
{
	return fxge_pass_scopes(p) && fxge_program_verify(p, "scopes") && fxge_pass_functionalise(p)
		   && fxge_program_verify(p, "functional");
}

static int
work(void *arg)
{
	job *j = arg;
	fxge_session *s = j->session;
	fxge_file *f = fxge_file_open(&s->heap, &s->diags, j->path);
	fxge_sbuf b;

	s->infer = fxge_infer_node;
	fxge_sbuf_init(&b, &s->arena);
	fxge_program *p = f ? fxge_pt2_read(s, f, NULL) : NULL;
	bool ok = p && run(p);

	if (ok)
		fxge_text_print(&b, p, NULL);
	else
		for (size_t i = 0; i < s->diags.list.len; i++)
			fxge_diag_render(&b, &s->diags.list.data[i]);
	fputs(b.data ? b.data : "", ok ? stdout : stderr);
	if (p)
		fxge_program_release(p);
	fxge_file_close(f);
	return !ok;
}

int
main(int argc, char **argv)
{
	job j = {.session = fxge_session_new(NULL, NULL, NULL)};
	int status = 1;

	if (argc == 2 && j.session) {
		j.path = argv[1];
		status = fxge_heap_guard(&j.session->heap, work, &j);
	}
	if (j.session)
		fxge_session_release(j.session);
	return status != 0;
}
