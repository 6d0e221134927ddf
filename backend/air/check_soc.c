/* SPDX-License-Identifier: Apache-2.0 */
/* Checks of operators against the kernels of a chip: dtypes and dynamic shapes. */
#include "backend/air/air.h"
#include "backend/air/check.h"
#include "base/diag/chips.h"

enum { SHOWN = 6, MAX_PORTS = 64 }; /* combinations in a message; ports of a kernel */

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Woverlength-strings"
static const fxge_soc_row rows_ascend910b[] = {
#include "fxge_op_soc_ascend910b.inc"
};
static const fxge_soc_row rows_ascend910_93[] = {
#include "fxge_op_soc_ascend910_93.inc"
};
#pragma GCC diagnostic pop

#define ROWS(of) (of), sizeof(of) / sizeof *(of)

static const fxge_soc families[] = {
	{"ascend910b", ROWS(rows_ascend910b), false},
	{"ascend910_93", ROWS(rows_ascend910_93), true},
	{.name = "ascend310p"},
	{.name = "ascend310b"},
	{.name = "ascend310"},
	{.name = "ascend950"},
	{.name = "ascend910"},
};

const fxge_soc *
fxge_soc_of(const char *family)
{
	for (size_t i = 0; i < sizeof families / sizeof *families; i++)
		if (strcmp(family, families[i].name) == 0)
			return &families[i];
	return NULL;
}

/* ---- one kernel ---- */

typedef struct kernel {
	const fxge_soc_row *row;
	struct {
		const char *name;
		size_t len;
	} port[MAX_PORTS];
	int n_in, n_ports;
} kernel;

static void
read_ports(kernel *k)
{
	const char *s = k->row->ports;

	while (*s && k->n_ports < MAX_PORTS) {
		if (*s == '>')
			k->n_in = k->n_ports;
		size_t len = strcspn(s, " >?*");

		if (len) {
			k->port[k->n_ports].name = s;
			k->port[k->n_ports++].len = len;
		}
		s += len + (s[len] != 0);
	}
}

/* Returns the kernel's port for a port of the prototype, by name or else by position; -1 = none. */
static int
port_of(const kernel *k, const char *name, int position, bool output)
{
	int from = output ? k->n_in : 0, to = output ? k->n_ports : k->n_in;

	for (int i = from; i < to; i++)
		if (k->port[i].len == strlen(name) && memcmp(k->port[i].name, name, k->port[i].len) == 0)
			return i;
	return from + position < to ? from + position : -1;
}

static const char *
dtype_text(int64_t proto)
{
	for (int i = 0; i < FXGE_DT_COUNT; i++)
		if (fxge_dtypes[i].text && fxge_dtypes[i].proto == proto)
			return fxge_dtypes[i].text;
	return "?";
}

/* Returns the next dtype combination, or NULL. */
static const char *
next_combination(const char *s)
{
	s = strchr(s, ';');
	return s ? s + 2 : NULL;
}

/* Returns true if the n-th word of a combination is `word`. */
static bool
has_word(const char *combination, int n, const char *word)
{
	for (; n > 0; n--) {
		combination = strchr(combination, ' ');
		if (!combination)
			return false;
		combination++;
	}
	size_t len = strcspn(combination, " ;");

	return len == strlen(word) && memcmp(combination, word, len) == 0;
}

static bool
side_fits(const kernel *k, const check_op *o, const char *combination, bool output)
{
	const int *port = output ? o->out_port : o->in_port;
	const check_desc *d = output ? o->out : o->in;
	uint32_t n = output ? o->n_out : o->n_in;

	for (uint32_t i = 0; i < n; i++) {
		if (port[i] < 0 || d[i].dtype == 0)
			continue; /* absent, or reported by another check */
		const char *name = output ? o->row->results[port[i]].name : o->row->params[port[i]].name;
		int at = port_of(k, name, port[i], output);

		if (at >= 0 && !has_word(combination, at, dtype_text(d[i].dtype)))
			return false;
	}
	return true;
}

static bool
supports_dtypes(const kernel *k, const check_op *o)
{
	for (const char *c = k->row->dtypes; c && *c; c = next_combination(c))
		if (side_fits(k, o, c, false) && side_fits(k, o, c, true))
			return true;
	return false;
}

/* ---- the operator ---- */

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

static const char *
dtypes_of(checker *c, const check_op *o)
{
	fxge_sbuf b;

	fxge_sbuf_init(&b, c->a);
	for (uint32_t i = 0; i < o->n_in; i++)
		if (o->in[i].dtype)
			fxge_sbuf_fmt(&b, "%s%s", i ? " " : "", dtype_text(o->in[i].dtype));
	fxge_sbuf_str(&b, " >");
	for (uint32_t i = 0; i < o->n_out; i++)
		fxge_sbuf_fmt(&b, " %s", dtype_text(o->out[i].dtype));
	return b.data;
}

static void
note_supported(checker *c, const fxge_soc_row *row)
{
	fxge_sbuf b;
	int n = 0, more = 0;

	fxge_sbuf_init(&b, c->a);
	for (const char *t = row->dtypes; t && *t; t = next_combination(t))
		if (n++ < SHOWN)
			fxge_sbuf_fmt(&b, "%s%.*s", n > 1 ? "; " : "", (int)strcspn(t, ";"), t);
		else
			more++;
	if (more)
		fxge_sbuf_fmt(&b, "; and %d more", more);
	fxge_report_note(&c->s->diags, "its kernel supports (%s): %s", row->ports, b.data);
}

static const fxge_soc_row *
first_row(const fxge_soc *soc, const char *type)
{
	size_t from = 0, to = soc->n;

	while (from < to) {
		size_t middle = from + (to - from) / 2;

		if (strcmp(soc->rows[middle].op, type) < 0)
			from = middle + 1;
		else
			to = middle;
	}
	return from < soc->n && strcmp(soc->rows[from].op, type) == 0 ? &soc->rows[from] : NULL;
}

static bool
on_ai_core(const fxge_soc_row *row)
{
	return strcmp(row->engine, "ge") != 0 && strcmp(row->engine, "hccl") != 0;
}

/* Counts an operator without a fitting kernel; equal warnings of a type are grouped. */
static void
count_elsewhere(checker *c, const check_op *o)
{
	c->elsewhere++;
	check_group(c, o);
}

/* Checks that one of the kernels supports the operator. */
static void
check_kernels(checker *c, const check_op *o, const fxge_soc_row *row)
{
	const fxge_soc_row *end = c->soc->rows + c->soc->n, *first = row;
	bool dynamic = any_unknown(o->in, o->n_in) || any_unknown(o->out, o->n_out), fits = false;

	for (; row < end && strcmp(row->op, o->type) == 0; row++) {
		kernel k = {.row = row};

		read_ports(&k);
		if (row->dtypes && !supports_dtypes(&k, o))
			continue;
		fits = true;
		if (dynamic && !row->dynamic)
			continue;
		c->on_chip++;
		c->by_code += !row->dtypes;
		return;
	}
	if (fits) {
		check_fail(
			c, FXGE_D_SOC_STATIC, "the kernel of %s supports fixed sizes only", c->soc->name);
	} else {
		check_fail(c, FXGE_D_SOC_DTYPES, "no AI-core kernel of %s supports %s", c->soc->name,
			dtypes_of(c, o));
		note_supported(c, first);
	}
	count_elsewhere(c, o);
}

/* ---- custom operators ---- */

/* Checks the chips of a custom operator; its prototype has been checked already. */
static void
check_custom(checker *c, const check_op *o)
{
	if (o->row->socs && fxge_runs_on(o->row->socs, c->soc->name)) {
		c->on_chip++;
		return;
	}
	if (o->row->socs)
		check_fail(c, FXGE_D_SOC_UNTOLD, "%s is not among the chips that %s names for its kernel",
			c->soc->name, o->row->file);
	else
		check_fail(
			c, FXGE_D_SOC_UNTOLD, "%s does not declare the chips of its kernel", o->row->file);
	count_elsewhere(c, o);
}

void
check_soc(checker *c, const check_op *o)
{
	if (!c->soc || !o->row || (o->n_in && !o->in_port) || (o->n_out && !o->out_port))
		return; /* unknown type, or reported by another check */
	if (o->row->socs || (o->row->file && !first_row(c->soc, o->type))) {
		check_custom(c, o);
		return;
	}
	const fxge_soc_row *row = first_row(c->soc, o->type);

	if (row && on_ai_core(row)) {
		check_kernels(c, o, row);
	} else if (row) {
		c->without++;
	} else if (c->soc->partial || c->soc->n == 0) {
		c->unknown++;
	} else {
		check_fail(c, FXGE_D_SOC_NO_KERNEL, "%s has no AI-core kernel of this type", c->soc->name);
		count_elsewhere(c, o);
	}
}

/* Returns the summary's remark for families without a complete public table. */
static const char *
unknown_text(checker *c)
{
	return c->unknown ? fxge_arena_printf(c->a, ", %u are unknown from public sources", c->unknown)
					  : "";
}

void
check_soc_summary(checker *c)
{
	if (!c->soc)
		return;
	if (c->soc->n == 0)
		fxge_report(&c->s->diags, NULL, FXGE_D_SOC_NO_TABLE,
			"the kernels of %s are unknown: no public source lists them", c->soc->name);
	fxge_report(&c->s->diags, NULL, FXGE_D_SOC_SUMMARY,
		"%s: of the operators %u have a kernel (%u of these declare their limits only when "
		"compiled), %u need none, %u have none that fits%s",
		c->soc->name, c->on_chip, c->by_code, c->without, c->elsewhere, unknown_text(c));
}
