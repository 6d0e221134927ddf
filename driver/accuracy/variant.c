/* SPDX-License-Identifier: Apache-2.0 */
/* Copies of a program in float64 and in the dtypes of a chip. */
#include "base/diag/run.h"
#include "driver/accuracy/accuracy.h"

#include <stdio.h>

#include "fxge_ge_cast.h"

typedef struct making {
	fxge_accuracy *accuracy;
	fxge_accuracy_variant *out;
	bool exact;
} making;

/* ---- float64 ---- */

static fxge_dtype
widened(fxge_dtype d)
{
	switch (d) {
	case FXGE_DT_F16:
	case FXGE_DT_BF16:
	case FXGE_DT_F32:
		return FXGE_DT_F64;
	case FXGE_DT_C64:
		return FXGE_DT_C128;
	default:
		return d;
	}
}

/* Returns the form in which the executor computes the type of a node. */
static fxge_dtypes_form
form_in(const fxge_strmap *forms, const fxge_node *n)
{
	return (fxge_dtypes_form)(uintptr_t)fxge_strmap_get(forms, n->op->name, strlen(n->op->name));
}

/* Returns true if the results of the node depend on the bits of a dtype, or on a random stream. */
static bool
has_fixed_dtypes(const fxge_node *n)
{
	return (int)n->op->id == GE_Bitcast || n->op->flags & (FXGE_OP_RANDOM | FXGE_OP_EFFECT);
}

static void
choose_exact(const fxge_accuracy *a, const fxge_node *n, fxge_node_dtypes *d)
{
	for (uint32_t i = 0; i < n->n_operands; i++)
		if (n->operands[i].kind == FXGE_K_VALUE
			&& n->operands[i].value->meta->kind == FXGE_META_TENSOR)
			d->operands[i] = widened(n->operands[i].value->meta->dtype);
	if ((int)n->op->id == GE_Cast)
		d->results[0] = widened(n->results[0]->meta->dtype);
	d->form = form_in(&a->no_f64, n);
}

/* ---- the chip ---- */

static const fxge_accuracy_row *
row_of(const fxge_accuracy *a, const fxge_node *n)
{
	uint32_t i = n->graph->parent || !n->n_results ? 0
												   : (uint32_t)(uintptr_t)fxge_map_get(&a->node_of,
													   fxge_ptr_key(n->results[0]->name));

	return i ? &a->rows[i - 1] : NULL;
}

static void
choose_low(const fxge_accuracy *a, const fxge_node *n, fxge_node_dtypes *d)
{
	const fxge_accuracy_row *row = row_of(a, n);
	bool keep = (row && row->shown.kept) || (int)n->op->id == GE_Cast; /* casts are as written */
	fxge_lowering l = fxge_node_lowering(n, a->kernels, a->mode, keep, d->operands, d->results);

	if (l.narrows)
		d->form = form_in(&a->no_low, n);
	if (l.narrows && l.wide_results && d->form == FXGE_DTYPES_CHOSEN)
		d->form = FXGE_DTYPES_IN_F32;
}

/* ---- the copy ---- */

static void
choose(void *user, const fxge_node *n, fxge_node_dtypes *d)
{
	const making *m = user;

	if (!n->op->ge || has_fixed_dtypes(n))
		return;
	if (m->exact)
		choose_exact(m->accuracy, n, d);
	else
		choose_low(m->accuracy, n, d);
}

static fxge_dtype
choose_region(void *user, fxge_dtype declared)
{
	const making *m = user;

	if (m->exact)
		return widened(declared);
	return declared == FXGE_DT_BF16 && m->accuracy->kernels->lowers_f32 ? FXGE_DT_F32 : declared;
}

/* Names a value by its number; the names survive further copies of the program. */
static void
name_value(void *user, uint32_t index, fxge_value *v, bool is_copy)
{
	const making *m = user;
	fxge_program *p = m->out->program;
	char text[64];

	if (is_copy)
		snprintf(text, sizeof text, "%u in %s", index, fxge_dtypes[v->meta->dtype].text);
	else
		snprintf(text, sizeof text, "%u in all", index);
	v->name = fxge_names_get(p->names, text);
	fxge_map_put(&p->arena, &m->out->of_name, fxge_ptr_key(v->name),
		(void *)(uintptr_t)(2 * (uintptr_t)index + 2 + is_copy));
}

static bool
make(fxge_accuracy *a, bool exact, fxge_accuracy_variant *out)
{
	making m = {a, out, exact};
	const fxge_dtype_choice choice = {.node = choose,
		.region = choose_region,
		.value = name_value,
		.user = &m,
		.relaxed = exact,
		.widened = exact};

	*out = (fxge_accuracy_variant){.program = fxge_program_copy(a->program)};
	if (!fxge_pass_dtypes(out->program, &choice))
		return false;
	out->exe = fxge_executable_open(out->program);
	return out->exe != NULL;
}

bool
fxge_accuracy_make(fxge_accuracy *a, bool exact, fxge_accuracy_variant *out)
{
	const fxge_diags before = a->session->diags;

	while (!make(a, exact, out)) {
		fxge_accuracy_drop(out);
		if (!fxge_accuracy_learn(a, exact, &before))
			return false;
	}
	return true;
}

void
fxge_accuracy_drop(fxge_accuracy_variant *v)
{
	fxge_executable_close(v->exe);
	if (v->program)
		fxge_program_release(v->program);
	*v = (fxge_accuracy_variant){0};
}

/* Returns the type of the program's node at which a copy failed, or NULL. */
static const char *
failed_type(const fxge_accuracy *a, const fxge_loc *l)
{
	unsigned k;

	if (l->node && sscanf(l->node, "%u in", &k) == 1 && k < a->n_values)
		return a->type_of[k];
	return l->op && strncmp(l->op, "ge.", 3) == 0 ? l->op : NULL;
}

bool
fxge_accuracy_learn(fxge_accuracy *a, bool exact, const fxge_diags *before)
{
	fxge_diags *d = &a->session->diags;
	const fxge_diag *last = d->list.len > before->list.len ? &d->list.data[d->list.len - 1] : NULL;
	const char *type = last && last->severity == FXGE_ERROR ? failed_type(a, &last->loc) : NULL;
	fxge_strmap *forms = exact ? &a->no_f64 : &a->no_low;

	if (!type)
		return false;
	size_t n = strlen(type);
	uintptr_t form = (uintptr_t)fxge_strmap_get(forms, type, n) + 1;

	if (form > FXGE_DTYPES_DECLARED)
		return false;
	fxge_strmap_put(&a->arena, forms, type, n, (void *)form);
	if (exact && form == FXGE_DTYPES_IN_F32)
		fxge_sbuf_fmt(&a->narrow, "%s%s", a->narrow.len ? " " : "", type + 3);
	fxge_diags_rewind(d, before, NULL);
	return true;
}
