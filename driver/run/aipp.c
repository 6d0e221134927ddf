/* SPDX-License-Identifier: Apache-2.0 */
/* Camera preprocessing (AIPP) of a program: the public function that sets it, and the copy of the
 * program that the executor runs.
 *
 * GE inserts its Aipp nodes itself, so that a program keeps the model's own inputs, and only the
 * copy has nodes for them. */
#include "base/diag/commands.h"
#include "driver/command/command.h"
#include "driver/run/run.h"

#include "ir/aipp/aipp.h"
#include "ir/build.h"
#include "ops/chips/chips.h"

#include "fxge_ge_cast.h"
#include "fxge_ge_grid.h"

/* ---- setting ---- */

static bool
set_aipp(fxge_arena *a, fxge_program *p, const char *path)
{
	fxge_diags *d = &p->session->diags;
	fxge_aipp *x = FXGE_NEW(&p->arena, fxge_aipp);

	if (!fxge_program_usable(p))
		return false;
	if (strcmp(p->stage, "ge") != 0)
		return fxge_report(d, NULL, FXGE_D_USAGE,
			"AIPP needs a program of stage 'ge', this one is at '%s'", p->stage);
	fxge_file *f = fxge_file_open_named(a, d, path);

	if (!f)
		return false;
	x->file = fxge_names_get(p->session->names, path);
	if (!fxge_aipp_read(&p->arena, d, f->bytes, false, x))
		return false;
	if (p->gears.n > 1) {
		fxge_report(d, NULL, FXGE_D_AIPP_UNFIT,
			"the program has %d gears, and atc takes --insert_op_conf only without --dynamic_dims",
			p->gears.n);
		fxge_report_hint(d, "compile one program with fixed sizes for each gear");
		return false;
	}
	if (!fxge_aipp_fit(p, x))
		return false;
	p->aipp = x;
	return true;
}

fxge_status
fxge_set_aipp(fxge_program *p, const char *path)
{
	fxge_api_guard *g = fxge_api_begin(p->session);

	if (FXGE_GUARDED(g))
		g->ok = set_aipp(&g->arena, p, path);
	return fxge_api_end(g);
}

/* ---- the copy ---- */

/* Mark of the outputs that are results of AIPP, by address. */
static const char AIPP_VALUE[] = "aipp";

/* Notes the parts of the result that the public documentation leaves open. */
static void
note_assumed(const fxge_program *p, const fxge_aipp_op *x)
{
	const char *name = fxge_graph_input(p->main, (uint32_t)x->input)->name;
	fxge_diags *d = &p->session->diags;

	if (!x->csc)
		return;
	fxge_report(d, NULL, FXGE_D_AIPP_ASSUMED,
		x->nearest
			? "assumed for '%s': the colour conversion rounds to nearest, as the published "
			  "kernel of the chip"
			: "assumed for '%s': the colour conversion rounds down (>> 8, as documented); the "
			  "published kernel, that of the 950, rounds to nearest: a level of 255 may differ "
			  "by 1",
		name);
}

/* Sets the meta of the input to that of the camera's image. */
static void
set_image(fxge_program *p, fxge_value *v, const fxge_aipp_op *x)
{
	int64_t shape[4];
	fxge_size sizes[4];
	int rank = fxge_aipp_image(x, shape);

	for (int d = 0; d < rank; d++)
		sizes[d] = fxge_sym_int(p->syms, shape[d]);
	fxge_meta m = fxge_meta_tensor(&p->scratch, FXGE_DT_U8, rank, sizes);

	fxge_value_set_meta(p, v, &m);
}

/* Adds the model's input as an output for comparison, of role "trace". */
static void
show_value(fxge_program *p, const fxge_aipp_op *x, fxge_value *v)
{
	uint32_t n = fxge_graph_n_outputs(p->main);
	fxge_operand *o = FXGE_NEW_ARRAY(&p->scratch, n + 1, fxge_operand);
	fxge_name user = p->inputs.data[x->input].name,
			  name = user ? user : fxge_graph_input(p->main, (uint32_t)x->input)->name;

	for (uint32_t i = 0; i < n; i++)
		o[i] = *fxge_graph_output(p->main, i);
	o[n] = (fxge_operand){.kind = FXGE_K_VALUE, .value = v};
	fxge_vec_push(&p->arena, &p->outputs,
		((fxge_output){.kind = FXGE_OUT_TRACE, .name = name, .target = AIPP_VALUE}));
	fxge_graph_set_outputs(p->main, o, n + 1);
}

/* Inserts the node, and a cast to the dtype of the input, in front of all uses of the input. */
static bool
insert(fxge_program *p, fxge_aipp_op *x)
{
	fxge_value *v = fxge_graph_input(p->main, (uint32_t)x->input);
	fxge_node *first = p->main->entry->next;
	fxge_dtype dt = v->meta->dtype;
	fxge_sbuf text;

	x->nearest = p->session->chip && strcmp(p->session->chip->family, "ascend950") == 0;
	note_assumed(p, x);
	set_image(p, v, x);
	if (p->om)
		return true;
	fxge_sbuf_init(&text, &p->scratch);
	fxge_aipp_print(&text, x, true);
	fxge_value *made = fxge_build1(p->main, first, &fxge_ops[GE_Aipp],
		FXGE_ARGS(
			fxge_a_value(GE_Aipp__images, v), fxge_a_str(GE_Aipp__aipp_config_path, text.data)),
		NULL);
	fxge_value *out = made;

	if (made && dt != FXGE_DT_F16)
		out = fxge_build1(p->main, first, &fxge_ops[GE_Cast],
			FXGE_ARGS(
				fxge_a_value(GE_Cast__x, made), fxge_a_int(GE_Cast__dst_type, fxge_dtypes[dt].ge)),
			NULL);
	if (!out)
		return false;
	fxge_value_replace(v, out);
	for (uint32_t i = 0; i < made->def->n_operands; i++) /* the node itself keeps the image */
		if (made->def->operands[i].kind == FXGE_K_VALUE)
			fxge_operand_set(&made->def->operands[i], v);
	show_value(p, x, out);
	return true;
}

fxge_program *
fxge_aipp_inserted(fxge_program *p, bool own)
{
	if (!p->aipp)
		return p;
	fxge_program *runs = own ? p : fxge_program_copy(p);
	bool ok = true;

	for (int i = 0; ok && i < p->aipp->n; i++) {
		fxge_aipp_op x = p->aipp->op[i];

		ok = insert(runs, &x);
	}
	if (ok)
		return runs;
	fxge_program_release(runs);
	return NULL;
}

/* ---- results ---- */

double
fxge_aipp_rounding(const fxge_executable *e)
{
	return e->program->aipp ? 0x1p-8 : 0;
}

bool
fxge_aipp_value(const fxge_executable *e, int i, fxge_tensor_view *out)
{
	const fxge_program *p = e->program;

	for (size_t k = 0; e->ran && k < p->outputs.len; k++)
		if (p->outputs.data[k].target == AIPP_VALUE && i-- == 0) {
			*out = fxge_array_view(&e->out[k], p->outputs.data[k].name);
			return true;
		}
	return false;
}
