/* SPDX-License-Identifier: Apache-2.0 */
/* Chips that fxge knows: their list, and the export of their kernels. */
#include "backend/chips/kernels.h"
#include "base/diag/chips.h"
#include "driver/api.h"
#include "driver/command/command.h"
#include "ops/chips/chips.h"
#include "passes/chip.h"

enum { MAX_FAMILIES = 64 };

/* Returns the kernels of a family from one source, or NULL. */
static const fxge_chip_kernels *
kernels_of(fxge_session *s, fxge_arena *a, const char *family)
{
	const char *path = fxge_kernels_path(s);
	const fxge_chip_kernels *k =
		path ? fxge_kernels_read(a, &s->diags, path, !s->kernels, family) : fxge_kernels_of(family);

	return k && k->own.len ? k : NULL;
}

/* Returns the number of types that a kernel of the cores computes, or that GE rewrites. */
static size_t
count_types(const fxge_kernel_rows *rows)
{
	const char *before = "";
	size_t n = 0;

	for (size_t i = 0; i < rows->len; before = rows->data[i++].op) {
		fxge_engine e = rows->data[i].engine;

		n += e != FXGE_ENGINE_NONE && e != FXGE_ENGINE_AICPU
			 && strcmp(rows->data[i].op, before) != 0;
	}
	return n;
}

/* ---- list ---- */

/* Appends a figure, or nothing if it is unknown. */
static void
add_figure(fxge_sbuf *b, double value, const char *unit, bool json, const char *key)
{
	if (json && value > 0)
		fxge_sbuf_fmt(b, ",\"%s\":%.15g", key, value);
	else if (value > 0)
		fxge_sbuf_fmt(b, "  %.4g %s", value, unit);
}

static void
add_chip(fxge_sbuf *b, const fxge_chip_model *m, size_t types, bool json)
{
	if (json)
		fxge_sbuf_fmt(b, "{\"name\":\"%s\",\"family\":\"%s\"", m->name, m->family);
	else
		fxge_sbuf_fmt(b, "%-18s %-14s", m->name, m->family);
	add_figure(b, m->cores, m->cores == 1 ? "core" : "cores", json, "cores");
	add_figure(b, m->hz / (json ? 1 : 1e6), "MHz", json, "hz");
	add_figure(b, (double)m->memory / (json ? 1 : 1 << 30), "GiB", json, "memory");
	add_figure(b, m->bandwidth / (json ? 1 : 1e9), "GB/s", json, "bandwidth");
	add_figure(b, (double)types, "types with kernels", json, "types");
	fxge_sbuf_chr(b, json ? '}' : '\n');
}

static void
list(fxge_session *s, fxge_arena *a, fxge_sbuf *b, bool json)
{
	const fxge_chip_model *m, *before = NULL;
	size_t types = 0;

	if (json)
		fxge_sbuf_chr(b, '[');
	else
		fxge_sbuf_fmt(b, "%-18s %-14s  %s\n", "--soc", "family", "figures, where known; kernels");
	for (size_t i = 0; (m = fxge_chip_at(i)); before = m, i++) {
		if (!before || strcmp(before->family, m->family) != 0) {
			const fxge_chip_kernels *k = kernels_of(s, a, m->family);

			types = k ? count_types(&k->own) : 0;
		}
		fxge_sbuf_str(b, json && i ? "," : "");
		add_chip(b, m, types, json);
	}
	fxge_sbuf_str(b, json ? "]" : "");
}

const char *
fxge_chips_list(fxge_session *s, bool json)
{
	fxge_api_guard *g = fxge_api_begin(s);

	if (FXGE_GUARDED(g)) {
		uint64_t errors = s->diags.errors;
		fxge_sbuf b;

		fxge_api_text(s, &b);
		list(s, &g->arena, &b, json);
		g->text = b.data;
		g->ok = s->diags.errors == errors;
	}
	return fxge_api_end_text(g);
}

/* ---- kernels ---- */

static bool
computes(fxge_session *s, const char *type, const char *dtypes, bool unknown)
{
	enum { MOST = 4 };
	fxge_dtype in[MOST];
	int n = 0;

	for (const char *at = dtypes; *at && n < MOST; n++) {
		size_t length = strcspn(at, " ");

		in[n] = fxge_dtype_by_text(at, length);
		at += length + strspn(at + length, " ");
	}
	fxge_place place = fxge_chip_place(s, type, in, n, FXGE_DT_NONE);

	return place == FXGE_PLACE_CORES || place == FXGE_PLACE_BY_CODE
		   || (unknown && (place == FXGE_PLACE_UNKNOWN || place == FXGE_PLACE_REWRITTEN));
}

bool
fxge_chip_computes(fxge_session *s, const char *type, const char *dtypes, bool unknown)
{
	fxge_api_guard *g = fxge_api_begin(s);
	volatile bool there = false;

	if (FXGE_GUARDED(g)) {
		there = computes(s, type, dtypes, unknown);
		g->ok = true;
	}
	return fxge_api_end(g) == FXGE_OK && there;
}

/* ---- export ---- */

static bool export(fxge_session *s, fxge_arena *a, const char *soc, fxge_sbuf *b)
{
	const fxge_chip_model *asked = soc ? fxge_chip_find(&s->diags, soc) : NULL, *m;
	const fxge_chip_kernels *all[MAX_FAMILIES];
	const char *before = "";
	uint64_t errors = s->diags.errors;
	size_t n = 0;

	if (soc && !asked)
		return false;
	for (size_t i = 0; (m = fxge_chip_at(i)) && n < MAX_FAMILIES; before = m->family, i++) {
		if (strcmp(before, m->family) == 0 || (asked && strcmp(asked->family, m->family) != 0))
			continue;
		all[n] = kernels_of(s, a, m->family);
		n += all[n] != NULL;
	}
	if (s->diags.errors > errors)
		return false;
	if (n == 0)
		return fxge_report(&s->diags, NULL, FXGE_D_SOC_NO_FILES, "%s: no kernels of %s",
			fxge_kernels_path(s) ? fxge_kernels_path(s) : "open sources",
			asked ? asked->family : "any known chip");
	fxge_kernels_print(b, all, n);
	return true;
}

fxge_status
fxge_chips_export(fxge_session *s, const char *soc, const char *path, bool force)
{
	fxge_api_guard *g = fxge_api_begin(s);

	if (FXGE_GUARDED(g)) {
		fxge_sbuf b;

		fxge_sbuf_init(&b, &g->arena);
		g->ok =
			export(s, &g->arena, soc, &b) && fxge_api_write(&g->arena, &s->diags, path, force, &b);
	}
	return fxge_api_end(g);
}
