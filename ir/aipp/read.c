/* SPDX-License-Identifier: Apache-2.0 */
/* Reader of descriptions of AIPP: protobuf's text form as atc reads it, and GE's JSON of one
 * operator. */
#include "ir/aipp/fields.h"

#include "base/diag/commands.h"
#include "base/diag/common.h"
#include "base/limits.h"
#include "base/nearest.h"

#include <ctype.h>
#include <string.h>

/* Limits of a token in bytes: messages show it. The names of inputs are strings. */
enum { MAX_WORD = 64, MAX_STRING = 4096 };

typedef enum token { END, WORD, NUMBER, STRING, MARK } token;

typedef struct reader {
	const char *at, *end;
	int line;
	token token;
	const char *text; /* text of the token, NUL-terminated; MARK: its character */
	bool node;
	fxge_arena *arena;
	fxge_diags *diags;
	fxge_aipp *out;
	fxge_aipp_op *op;
} reader;

static fxge_loc
loc_of(const reader *r, int line)
{
	return (fxge_loc){.file = r->out->file, .offset = r->out->file ? line : -1, .is_line = true};
}

static fxge_loc
here(const reader *r)
{
	return loc_of(r, r->line);
}

/* ---- tokens ---- */

static bool
fail(reader *r, const char *expected)
{
	fxge_loc l = here(r);

	return fxge_report(r->diags, &l, FXGE_D_AIPP, "found %s%s%s, expected %s",
		r->token == END ? "the end" : "'", r->token == END ? "" : r->text,
		r->token == END ? "" : "'", expected);
}

static void
skip_blanks(reader *r)
{
	for (; r->at < r->end; r->at++)
		if (*r->at == '#')
			for (; r->at + 1 < r->end && r->at[1] != '\n';)
				r->at++;
		else if (*r->at == '\n')
			r->line++;
		else if (*r->at != ' ' && *r->at != '\t' && *r->at != '\r')
			return;
}

static bool
is_of_word(char c)
{
	return isalnum((unsigned char)c) || c == '_' || c == '.' || c == '+' || c == '-';
}

static void
take(reader *r, token t, const char *from, size_t n)
{
	r->token = t;
	r->text = fxge_arena_strndup(r->arena, from, n);
}

static bool
report_length(reader *r, const char *what, ptrdiff_t n, int most)
{
	fxge_loc l = here(r);

	return fxge_report(
		r->diags, &l, FXGE_D_AIPP, "%s has %td bytes, expected at most %d", what, n, most);
}

/* Takes a string without escapes, which no value needs. */
static bool
take_string(reader *r)
{
	const char *from = r->at + 1, *end = from;

	while (end < r->end && *end != *r->at && *end != '\\' && (unsigned char)*end >= ' ')
		end++;
	if (end - from > MAX_STRING)
		return report_length(r, "a string", end - from, MAX_STRING);
	if (end == r->end || *end != *r->at) {
		fxge_loc l = here(r);

		return fxge_report(r->diags, &l, FXGE_D_AIPP, "a string is not closed, or has escapes");
	}
	take(r, STRING, from, (size_t)(end - from));
	r->at = end + 1;
	return true;
}

static bool
report_byte(reader *r)
{
	fxge_loc l = here(r);

	return fxge_report(
		r->diags, &l, FXGE_D_AIPP, "found the byte 0x%02x, expected text", (unsigned char)*r->at);
}

/* Reads the next token. Returns false after a diagnostic. */
static bool
next(reader *r)
{
	skip_blanks(r);
	const char *from = r->at;

	if (from == r->end) {
		take(r, END, "", 0);
		return true;
	}
	if (*from == '"' || *from == '\'')
		return take_string(r);
	if ((unsigned char)*from < ' ' || (unsigned char)*from >= 0x7f)
		return report_byte(r);
	while (r->at < r->end && is_of_word(*r->at))
		r->at++;
	if (r->at - from > MAX_WORD)
		return report_length(r, "a word", r->at - from, MAX_WORD);
	bool number = isdigit((unsigned char)*from) || strchr("+-.", *from);

	r->at += r->at == from;
	take(r, !is_of_word(*from) ? MARK : number ? NUMBER : WORD, from, (size_t)(r->at - from));
	return true;
}

static bool
is_mark(const reader *r, char c)
{
	return r->token == MARK && r->text[0] == c;
}

static bool
need_mark(reader *r, char c, const char *expected)
{
	return is_mark(r, c) ? next(r) : fail(r, expected);
}

/* ---- values ---- */

static bool
fail_range(reader *r, const fxge_aipp_field *f)
{
	fxge_loc l = here(r);

	return fxge_report(r->diags, &l, FXGE_D_AIPP, "%s is %s, expected %s from %.0f to %.0f",
		f->name, r->text, f->kind == FXGE_AIPP_REAL ? "a number" : "an integer", f->low, f->high);
}

static bool
read_int(reader *r, const fxge_aipp_field *f, int *out)
{
	int64_t v;

	if (r->token != NUMBER || !fxge_parse_i64(r->text, strlen(r->text), &v) || (double)v < f->low
		|| (double)v > f->high)
		return fail_range(r, f);
	*out = (int)v;
	return true;
}

static bool
read_real(reader *r, const fxge_aipp_field *f, double *out)
{
	size_t n = strlen(r->text);

	n -= n > 1 && (r->text[n - 1] == 'f' || r->text[n - 1] == 'F');
	if (r->token != NUMBER || !fxge_parse_f64(r->text, n, out)
		|| !(*out >= f->low && *out <= f->high))
		return fail_range(r, f);
	*out = (float)*out; /* GE keeps the field as a float */
	return true;
}

static bool
read_bool(reader *r, const fxge_aipp_field *f, bool *out)
{
	fxge_loc l = here(r);
	bool yes = strcmp(r->text, "true") == 0, no = strcmp(r->text, "false") == 0;

	*out = yes;
	return (yes || no)
		   || fxge_report(
			   r->diags, &l, FXGE_D_AIPP, "%s is %s, expected true or false", f->name, r->text);
}

static bool
read_mode(reader *r, int *out)
{
	fxge_loc l = here(r);

	*out = strcmp(r->text, "static") == 0;
	if (*out)
		return true;
	if (strcmp(r->text, "dynamic") != 0)
		return fxge_report(
			r->diags, &l, FXGE_D_AIPP, "aipp_mode is '%s', expected static", r->text);
	fxge_report(r->diags, &l, FXGE_D_AIPP_UNFIT,
		"aipp_mode is dynamic: each run sets the values (aclmdlSetInputAIPP), none is known here");
	fxge_report_hint(r->diags, "write a static description, with an .om for each set of values");
	return false;
}

static bool
read_format(reader *r, int *out)
{
	static const char *const words[] = {"YUV420SP_U8", "XRGB8888_U8", "RGB888_U8", "YUV400_U8"};
	fxge_loc l = here(r);

	for (int i = FXGE_AIPP_YUV420SP; i <= FXGE_AIPP_YUV400; i++)
		if (strcmp(r->text, fxge_aipp_format_text(i)) == 0) {
			*out = i;
			return true;
		}
	const char *near = fxge_nearest_word(r->text, words, sizeof words / sizeof *words);

	fxge_report(r->diags, &l, FXGE_D_AIPP,
		"input_format is '%s', expected YUV420SP_U8, XRGB8888_U8, RGB888_U8 or YUV400_U8", r->text);
	if (near)
		fxge_report_hint(r->diags, "did you mean '%s'?", near);
	return false;
}

static bool
read_text(reader *r, const fxge_aipp_field *f, const char **out)
{
	fxge_loc l = here(r);

	if (r->token != STRING)
		return fxge_report(
			r->diags, &l, FXGE_D_AIPP, "%s is %s, expected a string", f->name, r->text);
	*out = *r->text ? r->text : NULL;
	return true;
}

static bool
read_value(reader *r, const fxge_aipp_field *f)
{
	void *at = (char *)r->op + f->at;

	switch (f->kind) {
	case FXGE_AIPP_MODE:
		return read_mode(r, at);
	case FXGE_AIPP_FORMAT:
		return read_format(r, at);
	case FXGE_AIPP_BOOL:
		return read_bool(r, f, at);
	case FXGE_AIPP_INT:
		return read_int(r, f, at);
	case FXGE_AIPP_REAL:
		return read_real(r, f, at);
	default:
		return read_text(r, f, at);
	}
}

/* ---- fields ---- */

static bool
report_unknown(reader *r)
{
	const char *words[FXGE_AIPP_MAX_FIELDS];
	fxge_loc l = here(r);
	size_t n = 0;

	for (int i = 0; i < fxge_aipp_n_fields; i++)
		if (fxge_aipp_fields[i].use != FXGE_AIPP_USE_NODE)
			words[n++] = fxge_aipp_fields[i].name;
	const char *near = fxge_nearest_word(r->text, words, n);

	fxge_report(r->diags, &l, FXGE_D_AIPP, "unknown field '%s'", r->text);
	if (near)
		fxge_report_hint(r->diags, "did you mean '%s'?", near);
	return false;
}

static int
find_field(const reader *r)
{
	for (int i = 0; i < fxge_aipp_n_fields; i++)
		if (strcmp(fxge_aipp_fields[i].name, r->text) == 0
			&& (r->node || fxge_aipp_fields[i].use != FXGE_AIPP_USE_NODE))
			return i;
	return -1;
}

/* Reads "name: value", or "name: [value]": fields of the matrix are lists of one element. */
static bool
read_field(reader *r)
{
	int i = r->token == WORD || (r->node && r->token == STRING) ? find_field(r) : -1;

	if (i < 0)
		return r->token == WORD || r->token == STRING ? report_unknown(r) : fail(r, "a field");
	fxge_loc l = here(r);

	if (r->op->line[i])
		return fxge_report(r->diags, &l, FXGE_D_AIPP, "%s is given twice, first in line %d",
			r->text, r->op->line[i]);
	r->op->line[i] = r->line;
	if (!next(r) || !need_mark(r, ':', "':'"))
		return false;
	bool list = is_mark(r, '[');

	if ((list && !next(r)) || !read_value(r, &fxge_aipp_fields[i]) || !next(r)
		|| (list && !need_mark(r, ']', "']': a field has one value")))
		return false;
	return is_mark(r, ',') || is_mark(r, ';') ? next(r) : true;
}

/* ---- operators ---- */

/* Values of fields that are absent: config_file_template.md and SetCscDefaultValue,
 * SetDtcDefaultValue of aipp_op.cc; the matrix follows the format (set_matrix). */
static const fxge_aipp_op absent = {
	.input_bias = {16, 128, 128},
	.output_bias = {16, 128, 128},
	.factor = {1, 1, 1, 1},
};

/* Sets absent elements of the matrix: BT.601 narrow, to BGR from YUV and to YUV from RGB. */
static void
set_matrix(fxge_aipp_op *x)
{
	static const int bgr[] = {298, 516, 0, 298, -100, -208, 298, 0, 409};
	static const int yuv[] = {66, 129, 25, -38, -74, 112, 112, -94, -18};
	const int *from = x->format == FXGE_AIPP_YUV420SP ? bgr : yuv;

	for (int i = 0; i < fxge_aipp_n_fields; i++) {
		size_t at = fxge_aipp_fields[i].at - offsetof(fxge_aipp_op, matrix);

		if (fxge_aipp_fields[i].at >= offsetof(fxge_aipp_op, matrix) && at < sizeof x->matrix
			&& !x->line[i])
			x->matrix[at / sizeof *x->matrix] = from[at / sizeof *x->matrix];
	}
}

static bool
has_value(const fxge_aipp_op *x, const fxge_aipp_field *f)
{
	const void *at = (const char *)x + f->at;

	return f->kind == FXGE_AIPP_REAL   ? *(const double *)at != 0
		   : f->kind == FXGE_AIPP_BOOL ? *(const bool *)at
									   : *(const int *)at != 0;
}

/* Checks fields that CANN reserves. 8 is the default of raw_rgbir_to_f16_n. */
static bool
check_reserved(reader *r)
{
	fxge_aipp_op *x = r->op;
	bool ok = true;

	x->reserved.raw_n = x->reserved.raw_n == 8 ? 0 : x->reserved.raw_n;
	for (int i = 0; i < fxge_aipp_n_fields; i++) {
		const fxge_aipp_field *f = &fxge_aipp_fields[i];
		fxge_loc l = loc_of(r, x->line[i]);

		if (f->use == FXGE_AIPP_USE_RESERVED && has_value(x, f)) {
			ok = fxge_report(r->diags, &l, FXGE_D_AIPP_UNFIT,
				"%s is reserved: CANN does not support it", f->name);
			if (x->reserved.resize)
				fxge_report_hint(r->diags, "resize in the program, or before it; crop and padding "
										   "change sizes without interpolation");
		}
	}
	return ok;
}

static bool
check_op(reader *r)
{
	fxge_aipp_op *x = r->op;
	fxge_loc l = loc_of(r, x->start);

	if (!x->mode)
		return fxge_report(r->diags, &l, FXGE_D_AIPP, "aipp_mode is missing, expected static");
	if (!x->format)
		return fxge_report(r->diags, &l, FXGE_D_AIPP, "input_format is missing");
	set_matrix(x);
	return check_reserved(r);
}

/* Reads fields up to '}', which the caller has opened. */
static bool
read_op(reader *r, int line)
{
	fxge_aipp_op *all = FXGE_NEW_ARRAY(r->arena, (size_t)r->out->n + 1, fxge_aipp_op);

	if (r->out->n)
		memcpy(all, r->out->op, (size_t)r->out->n * sizeof *all);
	r->out->op = all;
	r->op = &all[r->out->n++];
	*r->op = absent;
	r->op->start = line;
	while (!is_mark(r, '}'))
		if (!read_field(r))
			return false;
	return next(r) && check_op(r);
}

static bool
open_op(reader *r)
{
	bool bare = r->node && is_mark(r, '{'); /* GE's JSON */
	fxge_loc l = here(r);

	if (r->out->n == FXGE_AIPP_MAX_OPS)
		return fxge_report(r->diags, &l, FXGE_D_LIMIT, "more than %d operators", FXGE_AIPP_MAX_OPS);
	if (!bare && !(r->token == WORD && strcmp(r->text, "aipp_op") == 0))
		return fail(r, "aipp_op { ... }");
	if (!bare && (!next(r) || (is_mark(r, ':') && !next(r))))
		return false;
	return need_mark(r, '{', "'{' after aipp_op");
}

bool
fxge_aipp_read(fxge_arena *a, fxge_diags *d, fxge_bytes text, bool node, fxge_aipp *out)
{
	const char *at = (const char *)text.data;
	reader r = {.at = at, .end = at + text.size, .line = 1, .node = node, .arena = a, .diags = d};

	r.out = out;
	out->n = 0;
	out->op = NULL;
	if (text.size > FXGE_MAX_AIPP_BYTES)
		return fxge_report(d, NULL, FXGE_D_LIMIT, "the description has %zu bytes, at most %u",
			text.size, FXGE_MAX_AIPP_BYTES);
	if (!next(&r))
		return false;
	while (r.token != END) {
		int line = r.line;

		if (!open_op(&r) || !read_op(&r, line))
			return false;
	}
	return out->n || fail(&r, "aipp_op { ... }");
}
