/* SPDX-License-Identifier: Apache-2.0 */
/* Checks of operators against the kernels of a chip: the engine that computes each, and what no
 * kernel supports. */
#include "backend/air/air.h"
#include "backend/air/check.h"
#include "base/diag/chips.h"

enum { SHOWN = 6 }; /* types in a message */

static fxge_dtype
dtype_of(int64_t proto)
{
	for (fxge_dtype d = FXGE_DT_NONE + 1; d < FXGE_DT_COUNT; d++)
		if (fxge_dtypes[d].proto == proto)
			return d;
	return FXGE_DT_NONE;
}

static bool
any_unknown(const check_desc *d, uint32_t n)
{
	for (uint32_t i = 0; i < n; i++) {
		if (d[i].dtype == 0)
			continue;
		for (int k = 0; k < d[i].rank; k++)
			if (d[i].dims[k] < 0)
				return true;
		if (d[i].rank < 0)
			return true;
	}
	return false;
}

static const fxge_kernel_value *
values_of(checker *c, const check_desc *d, const int *port, uint32_t n)
{
	fxge_kernel_value *v = FXGE_NEW_ARRAY(c->a, n, fxge_kernel_value);

	for (uint32_t i = 0; i < n; i++) {
		v[i].port = d[i].dtype ? port[i] : -1; /* absent, or reported by another check */
		v[i].dtype = dtype_of(d[i].dtype);
	}
	return v;
}

static void
note_supported(const checker *c, const fxge_kernel_fit *fit)
{
	const char *supported = fxge_kernels_supported(c->a, fit);

	if (supported)
		fxge_report_note(&c->s->diags, "%s", supported);
}

static void
note_assumed(checker *c, const fxge_kernel_fit *fit)
{
	if (fit->packaged)
		fxge_report_note(
			&c->s->diags, "by the packages of CANN 8.1.RC1; open sources do not list it");
	if (fit->assumed)
		fxge_report_note(&c->s->diags, "assumed, since no page or definition names such a kernel");
}

static void
check_none(checker *c, const check_op *o, const fxge_kernel_use *use, const fxge_kernel_fit *fit)
{
	check_fail(c,
		fit->fixed_only ? FXGE_D_SOC_STATIC
		: fit->row      ? FXGE_D_SOC_DTYPES
						: FXGE_D_SOC_NO_KERNEL,
		"%s", fxge_kernels_reason(c->a, c->chip, fit, use));
	note_supported(c, fit);
	note_assumed(c, fit);
	c->counts.none++;
	check_group(c, o);
}

static void
check_aicpu(checker *c, const check_op *o, const fxge_kernel_use *use, const fxge_kernel_fit *fit)
{
	check_fail(c, FXGE_D_SOC_AICPU, "it runs on the AI CPU: %s",
		fxge_kernels_reason(c->a, c->chip, fit, use));
	note_supported(c, fit);
	if (fit->fixed_only)
		fxge_report_hint(&c->s->diags, "fixed sizes keep it on the cores");
	if (fit->row->differs)
		fxge_report_note(&c->s->diags, "there, %s", fit->row->differs);
	note_assumed(c, fit);
	c->counts.cpu++;
	check_group(c, o);
}

/* Records a type of unknown kernels for the summary. */
static void
note_unknown(checker *c, const char *type)
{
	c->counts.unknown++;
	if (!fxge_strmap_put(c->a, &c->unknown, type, strlen(type), (void *)(uintptr_t)1))
		fxge_vec_push(c->a, &c->unknown_types, type);
}

/* ---- custom operators ---- */

/* Checks the chips of a custom operator; its prototype has been checked already. */
static void
check_custom(checker *c, const check_op *o)
{
	if (o->row->socs && fxge_runs_on(o->row->socs, c->chip->chip)) {
		c->counts.cores++;
		return;
	}
	if (o->row->socs)
		check_fail(c, FXGE_D_SOC_UNTOLD, "%s is not among the chips that %s names for its kernel",
			c->chip->chip, o->row->file);
	else
		check_fail(
			c, FXGE_D_SOC_UNTOLD, "%s does not declare the chips of its kernel", o->row->file);
	c->counts.none++;
	check_group(c, o);
}

void
check_chip(checker *c, const check_op *o)
{
	if (!c->chip || !o->row || (o->n_in && !o->in_port) || (o->n_out && !o->out_port))
		return; /* unknown type, or reported by another check */
	if (o->row->socs
		|| (o->row->file && !fxge_kernels_first(&c->chip->own, o->type, strlen(o->type)))) {
		check_custom(c, o);
		return;
	}
	fxge_kernel_use use = {.op = o->row,
		.type = o->type,
		.in = values_of(c, o->in, o->in_port, o->n_in),
		.out = values_of(c, o->out, o->out_port, o->n_out),
		.n_in = o->n_in,
		.n_out = o->n_out,
		.dynamic = !c->geared && (any_unknown(o->in, o->n_in) || any_unknown(o->out, o->n_out))};
	fxge_kernel_fit fit = fxge_kernels_fit(c->chip, &use);

	switch (fit.place) {
	case FXGE_PLACE_GE:
		c->counts.ge++;
		break;
	case FXGE_PLACE_BY_CODE:
		c->counts.by_code++;
		c->counts.cores++;
		c->counts.lowered += fit.lowered;
		break;
	case FXGE_PLACE_CORES:
		c->counts.cores++;
		c->counts.lowered += fit.lowered;
		break;
	case FXGE_PLACE_REWRITTEN:
		c->counts.rewritten++;
		break;
	case FXGE_PLACE_AICPU:
		check_aicpu(c, o, &use, &fit);
		break;
	case FXGE_PLACE_UNKNOWN:
		note_unknown(c, o->type);
		break;
	case FXGE_PLACE_NONE:
		check_none(c, o, &use, &fit);
		break;
	}
}

/* ---- summary ---- */

static void
warn_unknown(checker *c)
{
	size_t n = c->unknown_types.len, shown = n < SHOWN ? n : SHOWN;
	fxge_sbuf b;

	fxge_sbuf_init(&b, c->a);
	for (size_t i = 0; i < shown; i++)
		fxge_sbuf_fmt(&b, "%s%s", i ? ", " : "", c->unknown_types.data[i]);
	if (n > shown)
		fxge_sbuf_fmt(&b, " and %zu more", n - shown);
	fxge_report(&c->s->diags, NULL, FXGE_D_SOC_NO_TABLE,
		"the kernels of %u operator%s are unknown for %s, not listed in %s: %s", c->counts.unknown,
		c->counts.unknown == 1 ? "" : "s", c->chip->chip, c->chip->source, b.data);
}

static void
add_count(fxge_sbuf *b, uint32_t n, const char *text)
{
	if (n)
		fxge_sbuf_fmt(b, ", %u %s", n, text);
}

void
check_chip_summary(checker *c)
{
	fxge_sbuf b;

	if (!c->chip)
		return;
	if (c->counts.unknown)
		warn_unknown(c);
	fxge_sbuf_init(&b, c->a);
	fxge_sbuf_fmt(&b,
		"%s: of the operators %u have a kernel (%u of these declare their limits only when "
		"compiled), %u need none",
		c->chip->chip, c->counts.cores, c->counts.by_code, c->counts.ge);
	add_count(&b, c->counts.lowered, "compute in f16 what is f32 here");
	add_count(&b, c->counts.rewritten, "are rewritten by GE");
	add_count(&b, c->counts.cpu, "run on the AI CPU");
	fxge_sbuf_fmt(&b, ", %u have none that fits", c->counts.none);
	add_count(&b, c->counts.unknown, "are unknown");
	fxge_report(&c->s->diags, NULL, FXGE_D_SOC_SUMMARY, "%s", b.data);
}
