/* SPDX-License-Identifier: Apache-2.0 */
/* Pass pipeline: the passes in order, and the stages that they complete. */
#include "base/diag/commands.h"
#include "driver/command/command.h"
#include "driver/driver.h"
#include "driver/pipeline.h"

#include "converters/conv.h"
#include "ops/cann.h"
#include "infer/infer.h"
#include "passes/passes.h"

enum { MAX_LOWERINGS = 4 }; /* replacements of replacements */

/* Replaces operators without a kernel on the session's chip until none is left that has a rule. */
static bool
lower_for_chip(fxge_program *p)
{
	for (int i = 0; p->session->chip && i < MAX_LOWERINGS; i++) {
		if (!fxge_pass_chip_dtypes(p) || !fxge_pass_ge_clean(p) || !fxge_pass_chip(p)
			|| !fxge_pass_chip_expand(p))
			return false;
		if (strcmp(p->stage, "ge") == 0)
			return true;
		if (!fxge_pass_decompose(p) || !fxge_pass_canonicalise(p) || !fxge_convert_program(p)
			|| !fxge_pass_cse(p) || !fxge_pass_ge_clean(p) || !fxge_pass_dce(p))
			return false;
	}
	return true;
}

const fxge_pass_step fxge_pass_steps[] = {
	{"scopes", fxge_pass_scopes, NULL, 0, FXGE_INLINED, true,
		"inline invoke_subgraph, set_grad_enabled and autocast"},
	{"infer", fxge_pass_infer, "scopes", 0, FXGE_TYPED, false, "infer dtypes and shapes"},
	{"functionalise", fxge_pass_functionalise, NULL, FXGE_INLINED, FXGE_FUNCTIONAL, true,
		"replace in-place operators and writes through views"},
	{"constants", fxge_pass_constants, NULL, FXGE_FUNCTIONAL, 0, true,
		"turn parameters and unwritten buffers into constants"},
	{"regions", fxge_pass_regions, NULL, FXGE_FUNCTIONAL, 0, true,
		"make sizes and constants that nested graphs use their own"},
	{"dce", fxge_pass_dce, "functional", 0, 0, false, "erase nodes without an effect or a use"},
	{"detections", fxge_pass_detections, NULL, FXGE_FUNCTIONAL | FXGE_TYPED, 0, true,
		"make numbers of detections constant"},
	{"replace", fxge_pass_replace, NULL, FXGE_FUNCTIONAL, 0, true,
		"replace operators by users' operators that name them"},
	{"state_writes", fxge_pass_state_writes, NULL, FXGE_FUNCTIONAL | FXGE_TYPED, 0, true,
		"write parts of states by one operator each"},
	{"decompose", fxge_pass_decompose, NULL, FXGE_FUNCTIONAL, FXGE_DECOMPOSED, true,
		"replace composite operators by their decompositions"},
	{"random", fxge_pass_random, NULL, FXGE_FUNCTIONAL | FXGE_DECOMPOSED, 0, true,
		"number the operators that draw random numbers"},
	{"canonicalise", fxge_pass_canonicalise, NULL, FXGE_FUNCTIONAL | FXGE_DECOMPOSED | FXGE_TYPED,
		0, true, "remove identities, normalise dims and arguments"},
	{"quantise", fxge_pass_quantise, NULL, FXGE_FUNCTIONAL | FXGE_DECOMPOSED | FXGE_TYPED, 0, true,
		"replace products of quantised values by integer products"},
	{"fold", fxge_pass_fold, NULL, FXGE_FUNCTIONAL, 0, true, "compute operators of constants"},
	{"cse", fxge_pass_cse, NULL, FXGE_FUNCTIONAL, 0, false, "merge equal nodes"},
	{"dce", fxge_pass_dce, "decomposed", 0, 0, false, "erase nodes without an effect or a use"},
	{"fuse", fxge_pass_fuse, NULL, FXGE_FUNCTIONAL | FXGE_DECOMPOSED | FXGE_TYPED, FXGE_FUSED, true,
		"apply fusion rules"},
	{"dce", fxge_pass_dce, "fused", 0, 0, false, "erase nodes without an effect or a use"},
	{"split_views", fxge_pass_split_views, NULL, FXGE_FUNCTIONAL | FXGE_DECOMPOSED | FXGE_TYPED, 0,
		true, "view a value before it is split, instead of each part"},
	{"linear", fxge_pass_linear, NULL, FXGE_FUNCTIONAL | FXGE_DECOMPOSED | FXGE_TYPED, 0, true,
		"rewrite products of flattened inputs as one product over all dims"},
	{"convert", fxge_convert_program, NULL, FXGE_FUNCTIONAL | FXGE_DECOMPOSED | FXGE_TYPED,
		FXGE_CONVERTED, true, "convert to GE operators"},
	{"ge_cse", fxge_pass_cse, NULL, FXGE_CONVERTED, 0, false, "merge equal GE nodes"},
	{"ge_clean", fxge_pass_ge_clean, NULL, FXGE_CONVERTED, 0, false,
		"remove casts, reshapes and transposes that cancel"},
	{"norms", fxge_pass_norms, NULL, FXGE_CONVERTED, 0, false,
		"make casts and quantisations of norms results of the norms"},
	{"ge_dce", fxge_pass_dce, NULL, FXGE_CONVERTED, 0, false,
		"erase GE nodes without an effect or a use"},
	{"chip", lower_for_chip, NULL, FXGE_CONVERTED, 0, false,
		"replace operators that the chip of --soc has no kernels for"},
	{"prune", fxge_pass_prune, NULL, 0, 0, false, "remove constants without users"},
	{"state", fxge_pass_state, "ge", FXGE_CONVERTED, 0, false,
		"write new values of states by Assign"},
};

enum { N_STEPS = sizeof fxge_pass_steps / sizeof *fxge_pass_steps };

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
	return i < N_STEPS ? fxge_pass_steps[i].name : NULL;
}

int
fxge_stage_index(const char *stage)
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
	int at = fxge_stage_index(p->stage), next = 0;

	for (int i = 0; i < N_STEPS; i++)
		if (fxge_pass_steps[i].stage && fxge_stage_index(fxge_pass_steps[i].stage) <= at)
			next = i + 1;
	return next;
}

bool
fxge_pass_step_run(fxge_program *p, const fxge_pass_step *s, const fxge_compile_options *o)
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

bool
fxge_stage_check(fxge_program *p)
{
	p->read_lowered = fxge_stage_index(p->stage) > fxge_stage_index("import");
	bool ok = !p->read_lowered || (fxge_program_verify(p, p->stage) && fxge_pass_infer(p));

	p->reading = false;
	return ok;
}

/* Returns the lowering of quantised operators of the options, or -1 after a diagnostic. */
static int
read_quant(fxge_program *p, const char *name)
{
	static const char *const names[] = {"keep", "exact", "npu"};
	fxge_diags *d = &p->session->diags;
	int i = 0;

	while (name && i < 3 && strcmp(name, names[i]) != 0)
		i++;
	if (i == 3) {
		fxge_report(d, NULL, FXGE_D_USAGE, "quant: expected keep, exact or npu, found '%s'", name);
		return -1;
	}
	if (i == FXGE_QUANT_KEEP)
		return i;
	if (!p->session->chip) {
		fxge_report(d, NULL, FXGE_D_USAGE, "quant '%s' needs a chip", name);
		fxge_report_hint(d, "name it by --soc=ascend910b");
		return -1;
	}
	if (fxge_stage_index(p->stage) < fxge_stage_index("decomposed"))
		return i;
	fxge_report(d, NULL, FXGE_D_USAGE, "quant: the program is decomposed already");
	return -1;
}

/* Nodes that cannot be compiled stay in the graph, so that one run reports all of them. */
bool
fxge_pipeline_run(fxge_program *p, const fxge_compile_options *o)
{
	fxge_diags *d = &p->session->diags;
	const fxge_compile_options none = FXGE_OPTIONS(fxge_compile_options);
	int until;

	o = o ? o : &none;
	until = fxge_stage_index(o->until ? o->until : "ge");
	if (until < 0) {
		fxge_report(d, NULL, FXGE_D_USAGE, "unknown stage '%s'", o->until);
		fxge_report_hint(d, "the stages are import, scopes, functional, decomposed, fused and ge");
		return false;
	}
	if (o->max_detections < 0
		|| (o->max_detections && fxge_stage_index(p->stage) > fxge_stage_index("functional"))) {
		fxge_report(d, NULL, FXGE_D_USAGE, "%s",
			o->max_detections < 0 ? "max_detections: expected 1 or more"
								  : "max_detections: the program is compiled already");
		return false;
	}
	int quant = read_quant(p, o->quant);

	if (quant < 0 || !fxge_cann_read(d, o->cann, &p->cann))
		return false;
	if (p->om) /* an .om is compiled already */
		return true;
	d->torch_made = p->producer != NULL;
	fxge_group_begin(d);
	const fxge_fuse_options fuse = {.no_fuse = o->no_fuse, .explain = o->explain};
	bool ok = !p->reading || fxge_stage_check(p), trace = o->trace && strcmp(p->stage, "ge") != 0;

	if (ok && trace)
		fxge_trace_begin(p);

	p->fuse = &fuse;
	p->in_place = o->in_place;
	p->most_detections = o->max_detections;
	p->quant = (enum fxge_quant)quant;
	p->keeps_floats = o->quant_float;
	p->per_token = o->quant_per_token;
	p->holds_quant = quant != FXGE_QUANT_KEEP;
	for (int i = first_step(p); ok && i < N_STEPS; i++) {
		if (fxge_stage_index(p->stage) >= until)
			break;
		fxge_progress(p->session, "compiling", (uint64_t)i, N_STEPS);
		ok = fxge_pass_step_run(p, &fxge_pass_steps[i], o);
	}
	fxge_progress(p->session, "compiling", N_STEPS, N_STEPS);
	p->fuse = NULL;
	d->torch_made = false;
	if (ok && trace && strcmp(p->stage, "ge") == 0)
		fxge_trace_end(p);
	return ok && p->n_refused == 0;
}
