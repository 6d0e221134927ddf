/* SPDX-License-Identifier: Apache-2.0 */
/* Public functions of questions about nodes. */
#include "driver/why/why.h"

static bool
ask(fxge_asking *a)
{
	if (!fxge_viewing_collect(&a->w) || !fxge_asking_find(a))
		return false;
	a->out->compiled = a->w.compiled;
	fxge_asking_problems(a);
	if (a->way)
		fxge_asking_steps(a);
	if (a->o.questions & FXGE_WHY_FUSION)
		fxge_asking_fusion(a);
	if (a->o.questions & FXGE_WHY_STATIC)
		fxge_asking_static(a);
	if (a->o.questions & FXGE_WHY_CASTS)
		fxge_asking_casts(a);
	if (a->o.questions & FXGE_WHY_CORES)
		fxge_asking_cores(a);
	fxge_api_program_of(a->program)->answers = a->out;
	return true;
}

static bool
ask_about(fxge_program *p, fxge_arena *a, const fxge_why_options *o)
{
	fxge_asking k = {.program = p,
		.o = *o,
		.arena = a,
		.w = {.view = fxge_view_new(&p->arena), .copy = fxge_program_copy(p)},
		.out = FXGE_NEW(&p->arena, fxge_answers)};

	k.w.view->undrawn = true;
	bool ok = ask(&k);

	fxge_program_release(k.w.copy);
	return ok;
}

fxge_status
fxge_why_ask(fxge_program *p, const fxge_why_options *o)
{
	fxge_why_options own = FXGE_OPTIONS(fxge_why_options);

	fxge_copy_options(&own, sizeof own, o);
	fxge_api_guard *g = fxge_api_begin(p->session);

	if (p->api)
		p->api->answers = NULL;
	if (FXGE_GUARDED(g))
		g->ok = fxge_program_usable(p) && ask_about(p, &g->arena, &own);
	return fxge_api_end(g);
}

static const fxge_answers *
answers_in(const fxge_program *p)
{
	return p->api ? p->api->answers : NULL;
}

bool
fxge_why_match_get(const fxge_program *p, size_t i, fxge_why_step *out)
{
	const fxge_answers *k = answers_in(p);

	return k && i < k->matches.len && fxge_copy_out(out, &k->matches.data[i], sizeof *out);
}

bool
fxge_why_step_get(const fxge_program *p, size_t i, fxge_why_step *out)
{
	const fxge_answers *k = answers_in(p);

	return k && i < k->steps.len && fxge_copy_out(out, &k->steps.data[i], sizeof *out);
}

bool
fxge_why_answer_get(const fxge_program *p, size_t i, fxge_why_answer *out)
{
	const fxge_answers *k = answers_in(p);

	return k && i < k->answers.len && fxge_copy_out(out, &k->answers.data[i], sizeof *out);
}

bool
fxge_why_compiles(const fxge_program *p)
{
	const fxge_answers *k = answers_in(p);

	return k && k->compiled;
}
