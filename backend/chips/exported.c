/* SPDX-License-Identifier: Apache-2.0 */
/* Kernels as a YAML file, which `fxge chips export` writes and `--kernels` reads. */
#include "backend/chips/reader.h"

/* ---- reading ---- */

/* Reads the ports `x1 x2? > y*` of a row. Returns their number, -1 if the text is not in this form.
 */
static int
parse_ports(const char *s, int *n_in)
{
	int n = 0;

	*n_in = -1;
	while (*s && n <= FXGE_CHIPS_PORTS) {
		size_t len = fxge_chips_identifier(s);
		bool arrow = *s == '>';

		if (arrow ? *n_in >= 0 : !len)
			return -1;
		if (arrow)
			*n_in = n;
		n += !arrow;
		s += arrow ? 1 : len;
		s += !arrow && (*s == '?' || *s == '*');
		if (*s && (*s != ' ' || !s[1]))
			return -1;
		s += *s == ' ';
	}
	return n > FXGE_CHIPS_PORTS || (n && *n_in < 0) ? -1 : n;
}

/* Reads one word of dtypes. Returns its end, or NULL if it is none that add_dtype writes. */
static const char *
parse_dtype(const char *s)
{
	size_t n = strcspn(s, " ;");
	const char *text = fxge_chips_dtype(s, n);

	if (n == 1 && (*s == '-' || *s == '?'))
		return s + 1;
	return text && strlen(text) == n && memcmp(text, s, n) == 0 ? s + n : NULL;
}

/* Returns whether s has combinations of n dtypes, `f16 f16; f32 f32`. */
static bool
are_combinations(const char *s, int n)
{
	for (;; s += 2) {
		for (int i = 0; i < n; i++) {
			s = i ? (*s == ' ' ? s + 1 : NULL) : s;
			s = s ? parse_dtype(s) : NULL;
			if (!s)
				return false;
		}
		if (!n || s[0] != ';' || s[1] != ' ')
			return n && !*s;
	}
}

/* Returns whether s has the dtypes of n ports, the first n_in inputs: `f16 f32 | i32 > f16`. */
static bool
are_lists(const char *s, int n, int n_in)
{
	for (int i = 0; i < n; i++) {
		const char *between = i == n_in ? (i ? " > " : "> ") : i ? " | " : "";

		if (strncmp(s, between, strlen(between)) != 0)
			return false;
		s = parse_dtype(s + strlen(between));
		while (s && *s == ' ' && s[1] != '|' && s[1] != '>')
			s = parse_dtype(s + 1);
		if (!s)
			return false;
	}
	return n && !*s;
}

/* Returns what was expected of the ports and the last word of a row, or NULL. */
static const char *
row_fault(const fxge_kernel_row *row, const char *last)
{
	int n_in, n = parse_ports(row->ports, &n_in);

	if (n < 0)
		return "at most 64 ports as `x1 x2? > y`";
	if (!*last)
		return NULL;
	if (row->engine == FXGE_ENGINE_REWRITTEN)
		return fxge_chips_is_identifier(last) ? NULL : "the type that replaces it";
	if (strcmp(last, "by code") == 0)
		return NULL;
	if (row->engine == FXGE_ENGINE_AICPU)
		return are_lists(last, n, n_in) ? NULL : "known dtypes for each port as `f16 f32 > i32`";
	return are_combinations(last, n)
			   ? NULL
			   : "combinations of a known dtype for each port as `f16 i32; f32 i32`";
}

/* Reads `[Abs, aicore, dynamic, "x > y", "f16 f16; f32 f32"]`. */
static void
read_row(fxge_chips_reader *r, const fxge_yaml *y, bool cpu, fxge_kernel_list *out)
{
	const char *cell[5] = {"", "", "", "", ""};
	bool ok = y->kind == FXGE_YAML_LIST && y->n >= 3 && y->n <= 5;

	for (size_t i = 0; ok && i < y->n; i++) {
		cell[i] = fxge_chips_text(y->items[i]);
		ok = cell[i] != NULL;
	}
	fxge_kernel_row row = {.op = cell[0], .ports = cell[3]};

	row.engine = ok ? fxge_engine_of(cell[1]) : FXGE_ENGINE_COUNT;
	row.dynamic = ok && strcmp(cell[2], "dynamic") == 0;
	ok = ok && fxge_chips_is_identifier(row.op)
		 && (cpu ? row.engine == FXGE_ENGINE_AICPU
				 : row.engine >= FXGE_ENGINE_AICORE && row.engine < FXGE_ENGINE_COUNT)
		 && (row.dynamic || strcmp(cell[2], "static") == 0);
	if (!ok) {
		fxge_chips_fail(r, y, "[type, engine, dynamic or static, ports, dtypes]");
		return;
	}
	const char *fault = row_fault(&row, cell[4]);

	if (fault) {
		fxge_chips_fail_type(r, y, row.op, fault);
		return;
	}
	if (row.engine == FXGE_ENGINE_REWRITTEN)
		row.becomes = *cell[4] ? cell[4] : NULL;
	else
		row.dtypes = !*cell[4] || strcmp(cell[4], "by code") == 0 ? NULL : cell[4];
	fxge_chips_add(r, y, row, out);
}

void
fxge_chips_read_chip(fxge_chips_reader *r, const fxge_yaml *y)
{
	const fxge_yaml *list = y->kind == FXGE_YAML_MAP ? fxge_yaml_get(y, "kernels") : NULL;
	const char *chip = list ? fxge_chips_text(fxge_yaml_get(y, "chip")) : NULL;

	if (!chip || list->kind != FXGE_YAML_LIST) {
		fxge_chips_fail(r, y, "`chip`, `source`, `complete` and a list of `kernels`");
		return;
	}
	bool cpu = strcmp(chip, "aicpu") == 0;

	if (!cpu && strcmp(chip, r->family) != 0)
		return;
	if (!cpu) {
		const fxge_yaml *complete = fxge_yaml_get(y, "complete");

		r->source = fxge_chips_text(fxge_yaml_get(y, "source"));
		r->complete = complete && fxge_yaml_is(complete, "true");
	}
	for (size_t i = 0; i < list->n && r->ok; i++)
		read_row(r, list->items[i], cpu, cpu ? &r->cpu : &r->own);
}

/* ---- writing ---- */

static void
row_text(fxge_sbuf *b, const fxge_kernel_row *row)
{
	const char *last = row->engine == FXGE_ENGINE_REWRITTEN ? row->becomes
					   : row->dtypes                        ? row->dtypes
															: "by code";

	fxge_sbuf_fmt(b, "    - [%s, %s, %s, ", row->op, fxge_engine_name(row->engine),
		row->dynamic ? "dynamic" : "static");
	fxge_sbuf_json(b, row->ports, strlen(row->ports));
	if (last) {
		fxge_sbuf_str(b, ", ");
		fxge_sbuf_json(b, last, strlen(last));
	}
	fxge_sbuf_str(b, "]\n");
}

static void
chip_text(
	fxge_sbuf *b, const char *chip, const char *source, bool complete, const fxge_kernel_rows *rows)
{
	fxge_sbuf_fmt(b, "- chip: %s\n  source: ", chip);
	fxge_sbuf_json(b, source, strlen(source));
	fxge_sbuf_fmt(b, "\n  complete: %s\n  kernels:\n", complete ? "true" : "false");
	for (size_t i = 0; i < rows->len; i++)
		row_text(b, &rows->data[i]);
}

void
fxge_kernels_print(fxge_sbuf *b, const fxge_chip_kernels *const *all, size_t n)
{
	fxge_sbuf_str(b, "# Kernels of chips, written by `fxge chips export` and read by `--kernels`.\n"
					 "# A row: type, engine, dynamic or static, ports, dtypes.\n");
	for (size_t i = 0; i < n; i++)
		chip_text(b, all[i]->chip, all[i]->source, all[i]->complete, &all[i]->own);
	if (n)
		chip_text(b, "aicpu", all[0]->source, false, &all[0]->cpu);
}
