/* SPDX-License-Identifier: Apache-2.0 */
/* Single passes on a program, in any order that their requirements allow. */
#include "driver/api.h"
#include "driver/pipeline.h"

#include "base/diag/commands.h"
#include "base/nearest.h"
#include "ops/cann.h"
#include "passes/passes.h"

enum { MAX_PASSES = 64 };

static const struct {
	unsigned property;
	const char *text;
} properties[] = {
	{FXGE_INLINED, "without scopes"},
	{FXGE_TYPED, "with inferred shapes"},
	{FXGE_FUNCTIONAL, "in functional form"},
	{FXGE_DECOMPOSED, "that is decomposed"},
	{FXGE_CONVERTED, "of GE operators"},
};
enum { N_PROPERTIES = sizeof properties / sizeof *properties };

/* Properties of programs at each stage, in the order of fxge_stages. */
static const unsigned of_stage[] = {
	0,
	FXGE_INLINED | FXGE_TYPED,
	FXGE_INLINED | FXGE_TYPED | FXGE_FUNCTIONAL,
	FXGE_INLINED | FXGE_TYPED | FXGE_FUNCTIONAL | FXGE_DECOMPOSED,
	FXGE_INLINED | FXGE_TYPED | FXGE_FUNCTIONAL | FXGE_DECOMPOSED | FXGE_FUSED,
	FXGE_INLINED | FXGE_TYPED | FXGE_FUNCTIONAL | FXGE_DECOMPOSED | FXGE_FUSED | FXGE_CONVERTED,
};
enum { N_STAGES = sizeof of_stage / sizeof *of_stage };

static const fxge_pass_step *
find_step(const char *name)
{
	for (size_t i = 0; fxge_pass_name(i); i++)
		if (strcmp(fxge_pass_steps[i].name, name) == 0)
			return &fxge_pass_steps[i];
	return NULL;
}

const char *
fxge_pass_summary(size_t i)
{
	return fxge_pass_name(i) ? fxge_pass_steps[i].summary : NULL;
}

static bool
unknown_pass(fxge_diags *d, const char *name)
{
	const char *names[MAX_PASSES];
	size_t n = 0;

	while (n < MAX_PASSES && (names[n] = fxge_pass_name(n)))
		n++;
	const char *near = fxge_nearest_word(name, names, n);

	fxge_report(d, NULL, FXGE_D_USAGE, "unknown pass '%s'", name);
	if (near)
		fxge_report_hint(d, "did you mean '%s'?", near);
	else
		fxge_report_hint(d, "`fxge dump --passes=help` lists the passes");
	return false;
}

/* Returns the pass that establishes a property. */
static const char *
giver_of(unsigned property)
{
	for (size_t i = 0; fxge_pass_name(i); i++)
		if (fxge_pass_steps[i].gives & property)
			return fxge_pass_steps[i].name;
	return "";
}

static bool
is_allowed(fxge_diags *d, const fxge_pass_step *s, unsigned has)
{
	for (int i = 0; i < N_PROPERTIES; i++) {
		unsigned property = properties[i].property;

		if (!(s->requires & ~has & property))
			continue;
		fxge_report(
			d, NULL, FXGE_D_USAGE, "pass %s requires a program %s", s->name, properties[i].text);
		fxge_report_hint(d, "run %s before it", giver_of(property));
		return false;
	}
	return !(s->before_conversion && has & FXGE_CONVERTED)
		   || fxge_report(d, NULL, FXGE_D_USAGE,
			   "pass %s is for programs of PyTorch's operators, not of GE operators", s->name);
}

/* Returns the last stage all of whose properties a program has. */
static const char *
stage_of(unsigned has)
{
	int k = 0;

	while (k + 1 < N_STAGES && (of_stage[k + 1] & ~has) == 0)
		k++;
	return fxge_stages()[k];
}

/* Runs one pass. The program has the stage that follows from the passes that ran: the stage that
 * the pass completes in the pipeline does not apply. */
static bool
run_pass(fxge_program *p, const fxge_pass_step *s, unsigned *has, const fxge_compile_options *o)
{
	fxge_pass_step alone = *s;

	if (!is_allowed(&p->session->diags, s, *has))
		return false;
	*has |= s->gives;
	/* fusion needs no run to be lowered further */
	if (*has & FXGE_CONVERTED)
		*has |= FXGE_FUSED;
	alone.stage = stage_of(*has);
	return fxge_pass_step_run(p, &alone, o);
}

/* Reports a name that is not a pass, and a program that no pass can run on. */
static bool
can_run(fxge_program *p, const char *const *passes)
{
	fxge_diags *d = &p->session->diags;

	if (!fxge_program_usable(p))
		return false;
	for (const char *const *name = passes; *name; name++)
		if (!find_step(*name))
			return unknown_pass(d, *name);
	return !p->om
		   || fxge_report(d, NULL, FXGE_D_USAGE, "an .om is compiled: no pass can run on it");
}

static bool
run_passes(fxge_program *p, const char *const *passes, const fxge_compile_options *o)
{
	const fxge_fuse_options fuse = {.no_fuse = o->no_fuse, .explain = o->explain};
	int stage = fxge_stage_index(p->stage);
	unsigned has = of_stage[stage < 0 ? 0 : stage];

	if (!can_run(p, passes) || !fxge_cann_read(&p->session->diags, o->cann, &p->cann))
		return false;
	bool ok = !p->reading || fxge_stage_check(p);

	p->fuse = &fuse;
	for (const char *const *name = passes; ok && *name; name++)
		ok = run_pass(p, find_step(*name), &has, o);
	p->fuse = NULL;
	return ok && p->n_refused == 0;
}

fxge_status
fxge_run_passes(fxge_program *p, const char *const *passes, const fxge_compile_options *o)
{
	fxge_compile_options options = FXGE_OPTIONS(fxge_compile_options);

	fxge_copy_options(&options, sizeof options, o);
	fxge_api_guard *g = fxge_api_begin(p->session);

	if (FXGE_GUARDED(g))
		g->ok = run_passes(p, passes, &options);
	fxge_status status = fxge_api_end(g);

	if (status != FXGE_OK && status != FXGE_USAGE) /* an unmet requirement leaves it whole */
		fxge_program_break(p);
	return status;
}
