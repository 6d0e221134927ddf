/* SPDX-License-Identifier: Apache-2.0 */
/* Built-in kernels of chips, and the choice of an engine for one operator. */
#include "backend/chips/kernels.h"

#include <stdlib.h>

enum { MAX_PORTS = 64 };

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Woverlength-strings"
#define ROWS(name) static const fxge_kernel_row name[] =
ROWS(rows_common){
#include "fxge_op_kernels_common.inc"
};
ROWS(rows_aicpu){
#include "fxge_op_kernels_aicpu.inc"
};
ROWS(rows_ascend910b){
#include "fxge_op_kernels_ascend910b.inc"
};
ROWS(rows_ascend910_93){
#include "fxge_op_kernels_ascend910_93.inc"
};
ROWS(rows_ascend310p){
#include "fxge_op_kernels_ascend310p.inc"
};
ROWS(rows_ascend310b){
#include "fxge_op_kernels_ascend310b.inc"
};
ROWS(rows_ascend950){
#include "fxge_op_kernels_ascend950.inc"
};
#undef ROWS
#pragma GCC diagnostic pop

#define LIST(of)                                                                                   \
	{                                                                                              \
		(of), sizeof(of) / sizeof *(of)                                                            \
	}
#define CHIP(name, all, low)                                                                       \
	{                                                                                              \
#name, "open sources", LIST(rows_##name), LIST(rows_aicpu), all, low                       \
	}

static const fxge_kernel_rows common = LIST(rows_common);
static const fxge_chip_kernels built_in[] = {
	CHIP(ascend910b, true, false),
	CHIP(ascend910_93, false, false),
	CHIP(ascend310p, false, true),
	CHIP(ascend310b, false, true),
	CHIP(ascend950, false, false),
	/* known names without any row */
	{"ascend310", "open sources", {0}, LIST(rows_aicpu), false, false},
	{"ascend910", "open sources", {0}, LIST(rows_aicpu), false, false},
};

#undef CHIP
#undef LIST

const fxge_chip_kernels *
fxge_kernels_of(const char *family)
{
	for (size_t i = 0; i < sizeof built_in / sizeof *built_in; i++)
		if (strcmp(family, built_in[i].chip) == 0)
			return &built_in[i];
	return NULL;
}

/* Compares a row's type with the n bytes of `type`. */
static int
compare(const fxge_kernel_row *row, const char *type, size_t n)
{
	int order = strncmp(row->op, type, n);

	return order ? order : row->op[n] != 0;
}

const fxge_kernel_row *
fxge_kernels_first(const fxge_kernel_rows *rows, const char *type, size_t n)
{
	size_t from = 0, to = rows->len;

	while (from < to) {
		size_t middle = from + (to - from) / 2;

		if (compare(&rows->data[middle], type, n) < 0)
			from = middle + 1;
		else
			to = middle;
	}
	return from < rows->len && compare(&rows->data[from], type, n) == 0 ? &rows->data[from] : NULL;
}

fxge_engine
fxge_kernels_engine(const fxge_chip_kernels *k, const char *type, size_t n)
{
	const fxge_kernel_row *row = fxge_kernels_first(&common, type, n);

	row = row ? row : fxge_kernels_first(&k->own, type, n);
	row = row ? row : fxge_kernels_first(&k->cpu, type, n);
	return row ? row->engine : FXGE_ENGINE_COUNT;
}

/* ---- ports of a kernel ---- */

typedef struct ports {
	struct {
		const char *name;
		size_t len;
	} of[MAX_PORTS];
	int n_in, n;
} ports;

static void
read_ports(ports *p, const char *s)
{
	p->n = p->n_in = 0;
	while (*s && p->n < MAX_PORTS) {
		if (*s == '>')
			p->n_in = p->n;
		size_t len = strcspn(s, " >?*");

		if (len) {
			p->of[p->n].name = s;
			p->of[p->n++].len = len;
		}
		s += len + (s[len] != 0);
	}
}

/* Returns the kernel's port for a port of the prototype, by name or else by position; -1 = none. */
static int
port_of(const ports *p, const char *name, int position, bool output)
{
	int from = output ? p->n_in : 0, to = output ? p->n : p->n_in;

	for (int i = from; i < to; i++)
		if (p->of[i].len == strlen(name) && memcmp(p->of[i].name, name, p->of[i].len) == 0)
			return i;
	return from + position < to ? from + position : -1;
}

/* ---- dtypes ---- */

static bool
is_word(const char *s, size_t n, const char *word)
{
	return (n == 1 && *s == '-') || (n == strlen(word) && memcmp(s, word, n) == 0);
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
	return is_word(combination, strcspn(combination, " ;"), word);
}

/* Returns true if the dtypes of a port of the AI CPU, `f16 f32 | i32 > f16`, have `word`. */
static bool
has_dtype(const char *dtypes, int port, const char *word)
{
	dtypes += *dtypes == '>'; /* no inputs */
	for (; port > 0; port--) {
		dtypes += strcspn(dtypes, "|>");
		if (!*dtypes)
			return false;
		dtypes++;
	}
	for (dtypes += strspn(dtypes, " "); *dtypes && *dtypes != '|' && *dtypes != '>';) {
		size_t n = strcspn(dtypes, " ");

		if (is_word(dtypes, n, word))
			return true;
		dtypes += n + strspn(dtypes + n, " ");
	}
	return false;
}

typedef bool (*has_fn)(const char *dtypes, int port, const char *word);

/* Returns the kernel's port for input or output i of the use; -1 = none. */
static int
kernel_port(const ports *p, const fxge_kernel_use *u, uint32_t i, bool output)
{
	int port = output ? u->out[i].port : u->in[i].port;

	if (port < 0)
		return -1;
	const char *name = output ? u->op->results[port].name : u->op->params[port].name;

	return port_of(p, name, port, output);
}

/* Returns whether the use's i-th input is a weight of int4 numbers, which programs keep as i32 (the
 * Bitcast is in the file only). */
static bool
is_int4(const fxge_kernel_use *u, uint32_t i, bool output)
{
	return !output && u->in[i].dtype == FXGE_DT_I32
		   && (strcmp(u->type, "GroupedMatmul") == 0
			   || strcmp(u->type, "GroupedMatmulSwigluQuantV2") == 0)
		   && strcmp(u->op->params[u->in[i].port].name, "weight") == 0;
}

/* Returns whether a port takes numbers of a dtype that programs lack, which bytes carry. */
static bool
has_carried(const char *dtypes, int port, has_fn has)
{
	static const char *const carried[] = {"hifloat8", "float8_e8m0", "float4_e2m1", "float4_e1m2"};

	for (size_t i = 0; i < sizeof carried / sizeof *carried; i++)
		if (has(dtypes, port, carried[i]))
			return true;
	return false;
}

static bool
side_fits(const ports *p, const fxge_kernel_use *u, const char *dtypes, bool output, has_fn has)
{
	const fxge_kernel_value *v = output ? u->out : u->in;
	uint32_t n = output ? u->n_out : u->n_in;
	bool must = u->lowered && !output;

	for (uint32_t i = 0; i < n; i++) {
		bool widened = u->bf16_as_f32 && v[i].dtype == FXGE_DT_BF16;
		fxge_dtype dt = widened ? FXGE_DT_F32 : v[i].dtype;
		int at = dt == FXGE_DT_NONE ? -1 : kernel_port(p, u, i, output);

		if (at < 0)
			continue;
		bool is_f32 = dt == FXGE_DT_F32 && u->f32_as != FXGE_DT_NONE;
		bool low = is_f32 && has(dtypes, at, fxge_dtypes[u->f32_as].text);

		const char *word = is_int4(u, i, output) ? "int4" : fxge_dtypes[dt].text;
		bool fits = has(dtypes, at, word) || (dt == FXGE_DT_U8 && has_carried(dtypes, at, has));

		if (!low && ((is_f32 && must) || !fits))
			return false;
		must = must && !is_f32;
	}
	return true;
}

static bool
use_fits(const ports *p, const fxge_kernel_use *u, const char *dtypes, has_fn has)
{
	return side_fits(p, u, dtypes, false, has) && side_fits(p, u, dtypes, true, has);
}

/* Returns the combination of a row's dtypes that fits, or of the AI CPU all dtypes; NULL = none. */
static const char *
fitting_dtypes(const fxge_kernel_row *row, const fxge_kernel_use *u)
{
	ports p;

	read_ports(&p, row->ports);
	if (row->engine == FXGE_ENGINE_AICPU)
		return use_fits(&p, u, row->dtypes, has_dtype) ? row->dtypes : NULL;
	for (const char *c = row->dtypes; *c;) {
		if (use_fits(&p, u, c, has_word))
			return c;
		c += strcspn(c, ";");
		c += strspn(c, "; ");
	}
	return NULL;
}

/* ---- the choice ---- */

/* Finds the kernel among the rows of a type from `row` on. */
static void
fit_rows(const fxge_kernel_rows *rows, const fxge_kernel_row *row, const fxge_kernel_use *u,
	fxge_kernel_fit *fit)
{
	const fxge_kernel_row *end = rows->data + rows->len;
	const char *type = row->op;

	for (; row < end && strcmp(row->op, type) == 0; row++) {
		const char *dtypes = row->dtypes ? fitting_dtypes(row, u) : NULL;

		if (row->dtypes && !dtypes)
			continue;
		if (u->dynamic && !row->dynamic) {
			fit->fixed_only = true;
			continue;
		}
		fit->row = row;
		fit->combination = row->engine == FXGE_ENGINE_AICPU ? NULL : dtypes;
		fit->place = row->engine == FXGE_ENGINE_AICPU ? FXGE_PLACE_AICPU
					 : row->dtypes                    ? FXGE_PLACE_CORES
													  : FXGE_PLACE_BY_CODE;
		return;
	}
}

/* Judges a type that GE replaces by the one it becomes, if both are known. */
static const fxge_kernel_row *
replaced(const fxge_chip_kernels *k, const fxge_kernel_row *row)
{
	return row->becomes ? fxge_kernels_first(&k->own, row->becomes, strlen(row->becomes)) : NULL;
}

/* Returns true if the kernel of the type supports fixed sizes only, by the packages of
 * CANN 8.1.RC1, which the built-in tables do not contain. */
static bool
needs_fixed_sizes(const char *family, const char *type)
{
	static const struct {
		const char *type;
		const char *families;
	} all[] = {{"AdaptiveMaxPool2d", "ascend310p ascend310b"},
		{"AttentionLnQKV", "ascend310p ascend310b"}, {"Conv2DTransposeD", "ascend310p ascend310b"},
		{"InstanceNorm", "ascend310p ascend310b"}, {"Mish", "ascend310b"},
		{"QuantConv2D", "ascend310p ascend310b"}};

	for (size_t i = 0; i < sizeof all / sizeof *all; i++)
		if (strcmp(all[i].type, type) == 0)
			return strstr(all[i].families, family) != NULL;
	return false;
}

static fxge_kernel_fit
fit_dtypes(const fxge_chip_kernels *k, const fxge_kernel_use *u)
{
	size_t n = strlen(u->type);
	const fxge_kernel_row *ge = fxge_kernels_first(&common, u->type, n),
						  *own = fxge_kernels_first(&k->own, u->type, n), *cpu;
	fxge_kernel_fit fit = {.place = FXGE_PLACE_NONE};

	if (ge)
		return (fxge_kernel_fit){.place = FXGE_PLACE_GE, .row = ge};
	if (own && own->engine == FXGE_ENGINE_REWRITTEN) {
		const fxge_kernel_row *now = replaced(k, own);

		if (!now)
			return (fxge_kernel_fit){.place = FXGE_PLACE_REWRITTEN, .row = own};
		own = now;
	}
	if (own && own->engine == FXGE_ENGINE_AICPU)
		return (fxge_kernel_fit){.place = FXGE_PLACE_AICPU, .row = own, .assumed = true};
	if (own && own->engine == FXGE_ENGINE_NONE)
		return (fxge_kernel_fit){.place = FXGE_PLACE_NONE, .assumed = true};
	if (own)
		fit_rows(&k->own, own, u, &fit);
	else if (!k->complete) {
		if (!u->dynamic || !needs_fixed_sizes(k->chip, u->type))
			return (fxge_kernel_fit){.place = FXGE_PLACE_UNKNOWN};
		fit.fixed_only = fit.packaged = true;
	}
	if (fit.row)
		return fit;
	cpu = fxge_kernels_first(&k->cpu, u->type, n);
	if (cpu)
		fit_rows(&k->cpu, cpu, u, &fit);
	if (fit.row)
		fit.refused = own;
	else
		fit.row = own;
	return fit;
}

fxge_kernel_fit
fxge_kernels_fit(const fxge_chip_kernels *k, const fxge_kernel_use *u)
{
	fxge_kernel_use low = *u;
	fxge_kernel_fit fit = fit_dtypes(k, u);

	if (!k->lowers_f32 || (fit.place != FXGE_PLACE_NONE && fit.place != FXGE_PLACE_AICPU))
		return fit;
	low.f32_as = FXGE_DT_F16;
	fxge_kernel_fit lower = fit_dtypes(k, &low);

	lower.lowered = true;
	return lower.place == FXGE_PLACE_CORES ? lower : fit;
}

fxge_dtype
fxge_kernel_dtype_at(
	const fxge_kernel_fit *fit, const fxge_kernel_use *use, uint32_t i, bool output)
{
	const char *word = fit->combination;
	ports p;

	if (!word)
		return FXGE_DT_NONE;
	read_ports(&p, fit->row->ports);
	int at = kernel_port(&p, use, i, output);

	for (int k = 0; word && k < at; k++) {
		word = strchr(word, ' ');
		word += word != NULL;
	}
	return word && at >= 0 ? fxge_dtype_by_text(word, strcspn(word, " ;")) : FXGE_DT_NONE;
}

/* ---- texts ---- */

/* Returns the dtypes of the operator's tensors: "f32 i64 > f32". */
static const char *
dtypes_of(fxge_arena *a, const fxge_kernel_use *use)
{
	fxge_sbuf b;

	fxge_sbuf_init(&b, a);
	for (uint32_t i = 0; i < use->n_in; i++)
		if (use->in[i].port >= 0) {
			const char *text = fxge_dtypes[use->in[i].dtype].text;

			fxge_sbuf_fmt(&b, "%s%s", i ? " " : "", text ? text : "?");
		}
	fxge_sbuf_str(&b, " >");
	for (uint32_t i = 0; i < use->n_out; i++) {
		const char *text = fxge_dtypes[use->out[i].dtype].text;

		fxge_sbuf_fmt(&b, " %s", text ? text : "?");
	}
	return b.data;
}

/* Returns the first row of the cores for the type of an operator that they do not compute. */
static const fxge_kernel_row *
row_of_cores(const fxge_kernel_fit *fit)
{
	return fit->place == FXGE_PLACE_AICPU ? fit->refused : fit->row;
}

const char *
fxge_kernels_reason(fxge_arena *a, const fxge_chip_kernels *k, const fxge_kernel_fit *fit,
	const fxge_kernel_use *use)
{
	if (fit->fixed_only)
		return fxge_arena_printf(a, "the kernel of %s supports fixed sizes only", k->chip);
	return row_of_cores(fit)
			   ? fxge_arena_printf(
				   a, "no AI-core kernel of %s supports %s", k->chip, dtypes_of(a, use))
			   : fxge_arena_printf(a, "%s has no AI-core kernel of this type", k->chip);
}

const char *
fxge_kernels_supported(fxge_arena *a, const fxge_kernel_fit *fit)
{
	enum { SHOWN = 6 };
	const fxge_kernel_row *row = row_of_cores(fit);
	int n = 0, more = 0;
	fxge_sbuf b;

	if (fit->fixed_only || !row || !row->dtypes || !*row->dtypes)
		return NULL;
	fxge_sbuf_init(&b, a);
	fxge_sbuf_fmt(&b, "its kernel supports (%s): ", row->ports);
	for (const char *t = row->dtypes; *t; t += strcspn(t, ";"), t += strspn(t, "; "))
		if (n++ < SHOWN)
			fxge_sbuf_fmt(&b, "%s%.*s", n > 1 ? "; " : "", (int)strcspn(t, ";"), t);
		else
			more++;
	if (more)
		fxge_sbuf_fmt(&b, "; and %d more", more);
	return b.data;
}
