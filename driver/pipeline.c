/* SPDX-License-Identifier: Apache-2.0 */
/* Pass pipeline: the passes in order, and the stages that they complete. */
#include "base/diag/commands.h"
#include "driver/command/command.h"
#include "driver/driver.h"

#include "converters/conv.h"
#include "ops/cann.h"
#include "infer/infer.h"
#include "passes/passes.h"

typedef struct step {
	const char *name;
	bool (*run)(fxge_program *p);
	const char *stage; /* stage that this step completes, or NULL */
} step;

static const step steps[] = {
	{"scopes", fxge_pass_scopes, NULL},
	{"infer", fxge_pass_infer, "scopes"},
	{"functionalise", fxge_pass_functionalise, NULL},
	{"constants", fxge_pass_constants, NULL},
	{"regions", fxge_pass_regions, NULL},
	{"dce", fxge_pass_dce, "functional"},
	{"replace", fxge_pass_replace, NULL},
	{"decompose", fxge_pass_decompose, NULL},
	{"random", fxge_pass_random, NULL},
	{"canonicalise", fxge_pass_canonicalise, NULL},
	{"fold", fxge_pass_fold, NULL},
	{"cse", fxge_pass_cse, NULL},
	{"dce", fxge_pass_dce, "decomposed"},
	{"fuse", fxge_pass_fuse, NULL},
	{"dce", fxge_pass_dce, "fused"},
	{"linear", fxge_pass_linear, NULL},
	{"convert", fxge_convert_program, NULL},
	{"ge_cse", fxge_pass_cse, NULL},
	{"ge_clean", fxge_pass_ge_clean, NULL},
	{"ge_dce", fxge_pass_dce, NULL},
	{"prune", fxge_pass_prune, NULL},
	{"state", fxge_pass_state, "ge"},
};

enum { N_STEPS = sizeof steps / sizeof *steps };

static const char *const stages[] = {
	"import", "scopes", "functional", "decomposed", "fused", "ge", NULL};

const char *const *
fxge_stages(void)
{
	return stages;
}

const char *
fxge_pass_name(size_t i)
{
	return i < N_STEPS ? steps[i].name : NULL;
}

static int
stage_index(const char *stage)
{
	for (int i = 0; stages[i]; i++)
		if (strcmp(stages[i], stage) == 0)
			return i;
	return -1;
}

/* Returns the index of the first step to run. A program that was read at a later stage has its
 * earlier steps done. */
static int
first_step(const fxge_program *p)
{
	int at = stage_index(p->stage), next = 0;

	for (int i = 0; i < N_STEPS; i++)
		if (steps[i].stage && stage_index(steps[i].stage) <= at)
			next = i + 1;
	return next;
}

static bool
run_step(fxge_program *p, const step *s, const fxge_compile_options *o)
{
	fxge_diags *d = &p->session->diags;
	const char *stage = p->stage;

	d->context = s->name;
	bool ok = s->run(p);

	d->context = NULL;
	fxge_arena_release(&p->scratch);
	fxge_arena_init(&p->scratch, &p->session->heap);
	if (!ok)
		return false;
	p->stage = s->stage ? s->stage : stage;
	/* Tests verify after each pass; the ends of stages are always verified, to find the pass at
	 * fault. */
	if ((o->check_passes || s->stage) && !fxge_program_verify(p, p->stage)) {
		fxge_report_note(d, "after pass %s", s->name);
		return false;
	}
	if (o->after)
		o->after(o->after_user, p, s->name);
	return true;
}

/* Verifies the graph and infers the metas of a program that was read at a later stage. */
static bool
check_stage(fxge_program *p)
{
	p->read_lowered = stage_index(p->stage) > stage_index("import");
	bool ok = !p->read_lowered || (fxge_program_verify(p, p->stage) && fxge_pass_infer(p));

	p->reading = false;
	return ok;
}

/* Nodes that cannot be compiled stay in the graph, so that one run reports all of them. */
bool
fxge_pipeline_run(fxge_program *p, const fxge_compile_options *o)
{
	fxge_diags *d = &p->session->diags;
	const fxge_compile_options none = FXGE_OPTIONS(fxge_compile_options);
	int until;

	o = o ? o : &none;
	until = stage_index(o->until ? o->until : "ge");
	if (until < 0) {
		fxge_report(d, NULL, FXGE_D_USAGE, "unknown stage '%s'", o->until);
		fxge_report_hint(d, "the stages are import, scopes, functional, decomposed, fused and ge");
		return false;
	}
	if (!fxge_cann_read(d, o->cann, &p->cann))
		return false;
	if (p->om) /* an .om is compiled already */
		return true;
	d->torch_made = p->producer != NULL;
	fxge_group_begin(d);
	const fxge_fuse_options fuse = {.no_fuse = o->no_fuse, .explain = o->explain};
	bool ok = !p->reading || check_stage(p), trace = o->trace && strcmp(p->stage, "ge") != 0;

	if (ok && trace)
		fxge_trace_begin(p);

	p->fuse = &fuse;
	p->in_place = o->in_place;
	for (int i = first_step(p); ok && i < N_STEPS; i++) {
		if (stage_index(p->stage) >= until)
			break;
		fxge_progress(p->session, "compiling", (uint64_t)i, N_STEPS);
		ok = run_step(p, &steps[i], o);
	}
	fxge_progress(p->session, "compiling", N_STEPS, N_STEPS);
	p->fuse = NULL;
	d->torch_made = false;
	if (ok && trace && strcmp(p->stage, "ge") == 0)
		fxge_trace_end(p);
	return ok && p->n_refused == 0;
}
