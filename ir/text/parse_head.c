/* SPDX-License-Identifier: Apache-2.0 */
/* Parser of the text form's header (model, symbols, guards, constants) and of its table of
 * locations. */
#include "ir/text/parse.h"

#include "base/file/reference.h"

static bool
parse_symbol(fxge_tp *t)
{
	fxge_name name = fxge_lex_word_or_string(&t->x);

	if (!name || !*name || !fxge_lex_need(&t->x, ":"))
		return fxge_lex_fail(&t->x, "a symbol is `symbol s0 : int [lo, hi]`");
	fxge_sym_type type = fxge_lex_take(&t->x, "float")  ? FXGE_SYM_T_FLOAT
						 : fxge_lex_take(&t->x, "bool") ? FXGE_SYM_T_BOOL
														: FXGE_SYM_T_INT;
	if (type == FXGE_SYM_T_INT && !fxge_lex_need(&t->x, "int"))
		return false;
	fxge_size s = fxge_sym_symbol(t->p->syms, name, type);

	if (!fxge_lex_take(&t->x, "["))
		return true;
	int64_t lo = fxge_lex_int(&t->x);

	if (!fxge_lex_need(&t->x, ","))
		return false;
	int64_t hi = fxge_lex_int(&t->x);

	if (!fxge_lex_need(&t->x, "]"))
		return false;
	return fxge_sym_set_range(t->p->syms, s, lo, hi)
		   || fxge_lex_fail(&t->x, "the range of %s is empty", name);
}

static bool
parse_guard(fxge_tp *t)
{
	fxge_guard g = {.inferred = fxge_lex_take(&t->x, "inferred")};

	g.text = fxge_lex_string(&t->x);
	if (!g.text)
		return false;
	if (fxge_lex_take(&t->x, "sym")) {
		if (!fxge_lex_need(&t->x, "(") || !fxge_tp_size(t, &g.cond) || !fxge_lex_need(&t->x, ")"))
			return false;
		g.parsed = true;
		fxge_sym_assume(t->p->syms, g.cond);
	}
	fxge_vec_push(&t->p->arena, &t->p->guards, g);
	return true;
}

/* ---- constants ---- */

static bool
int_list(fxge_tp *t, const char *close, int64_t *out, int *n)
{
	*n = 0;
	if (fxge_lex_take(&t->x, close))
		return true;
	do {
		if (*n == FXGE_MAX_RANK)
			return fxge_lex_fail(&t->x, "more than %d dims", FXGE_MAX_RANK);
		out[*n] = fxge_lex_int(&t->x);
		if (out[*n] < 0)
			return fxge_lex_fail(&t->x, "a dim or stride is negative");
		(*n)++;
	} while (fxge_lex_take(&t->x, ","));
	return fxge_lex_need(&t->x, close);
}

static bool
elements(fxge_tp *t, fxge_tensor *x, int64_t n)
{
	uint8_t *data = (uint8_t *)(uintptr_t)x->data;
	fxge_operand o;
	int64_t v;

	for (int64_t i = 0; i < n; i++) {
		if ((i && !fxge_lex_need(&t->x, ",")) || !fxge_tp_operand(t, NULL, &o))
			return false;
		if (o.kind == FXGE_K_BOOL)
			fxge_store_int(x->dtype, data, i, o.b);
		else if (o.kind == FXGE_K_FLOAT)
			fxge_store_float(x->dtype, data, i, o.f);
		else if (o.kind == FXGE_K_INT && fxge_sym_is_int(t->p->syms, o.size, &v))
			fxge_store_int(x->dtype, data, i, v);
		else
			return fxge_lex_fail(&t->x, "element %lld is not a number", (long long)i);
	}
	return fxge_lex_need(&t->x, "}");
}

static int
nibble(char c)
{
	return c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

static bool
hex_bytes(fxge_tp *t, fxge_tensor *x)
{
	uint8_t *data = (uint8_t *)(uintptr_t)x->data;

	if (!fxge_lex_need(&t->x, "\""))
		return false;
	for (size_t i = 0; i < x->size; i++) {
		int hi = t->x.end - t->x.at >= 2 ? nibble(t->x.at[0]) : -1,
			lo = hi < 0 ? -1 : nibble(t->x.at[1]);

		if (lo < 0)
			return fxge_lex_fail(&t->x, "%zu bytes in hexadecimal are expected", x->size);
		data[i] = (uint8_t)(hi << 4 | lo);
		t->x.at += 2;
	}
	return fxge_lex_need(&t->x, "\"");
}

static bool
inline_tensor(fxge_tp *t, fxge_tensor *x, bool hex)
{
	int64_t n = fxge_tensor_numel(x);
	uint64_t size = fxge_tensor_dense_size(x), need;

	/* An element takes at least two characters, so the remaining text limits the claimed size. */
	if (n < 0 || n > t->x.end - t->x.at)
		return fxge_lex_fail(&t->x, "the tensor has more elements than the text");
	if (!fxge_tensor_span(x, &need) || need > size)
		return fxge_lex_fail(
			&t->x, "the strides of @%s reach beyond its %lld elements", x->name, (long long)n);

	x->data = fxge_arena_alloc(&t->p->arena, size);
	x->size = size;
	x->file_offset = UINT64_MAX;
	return hex ? hex_bytes(t, x) : elements(t, x, n);
}

/* Opens a file of tensors, once for each name. */
static fxge_file *
open_file(fxge_tp *t, fxge_name name)
{
	fxge_file *f = fxge_map_get(&t->files, fxge_ptr_key(name));
	fxge_loc l = {.file = t->x.path, .offset = t->x.at - t->x.begin};

	if (f)
		return f;
	f = fxge_reference_open(&t->p->arena, t->p->session, &l, t->place, name);
	if (!f)
		return NULL;
	fxge_dense_hold(&t->sum, f->bytes.size);
	fxge_map_put(&t->p->scratch, &t->files, fxge_ptr_key(name), f);
	return f;
}

static bool
file_tensor(fxge_tp *t, fxge_tensor *x)
{
	fxge_name path = fxge_lex_string(&t->x);

	if (!path)
		return false;
	int64_t offset = fxge_lex_int(&t->x), size = fxge_lex_int(&t->x);
	uint64_t need;

	if (!fxge_tensor_span(x, &need))
		return fxge_lex_fail(&t->x, "the sizes and strides of @%s overflow", x->name);
	fxge_file *f = open_file(t, path);

	if (!f)
		return !(t->x.failed = true);
	if (offset < 0 || size < 0 || (uint64_t)offset > f->bytes.size
		|| (uint64_t)size > f->bytes.size - (uint64_t)offset || need > (uint64_t)size)
		return fxge_lex_fail(&t->x, "@%s is outside of %s", x->name, path);
	x->file = f;
	x->data = f->bytes.data + offset;
	x->file_offset = (uint64_t)offset;
	x->size = (size_t)size;
	fxge_loc l = {.file = t->x.path, .offset = t->x.at - t->x.begin};

	if (!fxge_dense_admit(&t->sum, &t->p->session->diags, &l, x))
		return !(t->x.failed = true);
	fxge_tensor_own(&t->p->arena, x);
	return true;
}

static bool
tensor_shape(fxge_tp *t, fxge_tensor *x)
{
	int64_t dims[FXGE_MAX_RANK], strides[FXGE_MAX_RANK];
	int n;

	if (!fxge_lex_need(&t->x, "[") || !int_list(t, "]", dims, &x->rank))
		return false;
	x->shape = fxge_arena_copy(&t->p->arena, dims, (size_t)x->rank * sizeof *dims);
	if (!fxge_lex_take(&t->x, "{"))
		return true;
	if (!int_list(t, "}", strides, &n))
		return false;
	if (n != x->rank)
		return fxge_lex_fail(&t->x, "%d strides for %d dims", n, x->rank);
	x->stride = fxge_arena_copy(&t->p->arena, strides, (size_t)n * sizeof *strides);
	return true;
}

static bool
parse_tensor(fxge_tp *t)
{
	fxge_tensor *x = FXGE_NEW(&t->p->arena, fxge_tensor);

	if (!fxge_lex_need(&t->x, "@") || !(x->name = fxge_lex_name(&t->x))
		|| !fxge_lex_need(&t->x, ":"))
		return false;
	fxge_name dt = fxge_lex_word(&t->x);

	x->dtype = dt ? fxge_dtype_by_text(dt, fxge_name_len(dt)) : FXGE_DT_NONE;
	if (x->dtype == FXGE_DT_NONE)
		return fxge_lex_fail(&t->x, "@%s has no dtype", x->name);
	if (!tensor_shape(t, x))
		return false;
	x->lifted = fxge_lex_take(&t->x, "lifted");
	if (fxge_program_tensor(t->p, x->name))
		return fxge_lex_fail(&t->x, "@%s is defined twice", x->name);
	if (!fxge_lex_need(&t->x, "="))
		return false;
	bool ok = fxge_lex_take(&t->x, "file")  ? file_tensor(t, x)
			  : fxge_lex_take(&t->x, "hex") ? inline_tensor(t, x, true)
			  : fxge_lex_take(&t->x, "{")   ? inline_tensor(t, x, false)
			  : fxge_lex_take(&t->x, "...")
				  ? fxge_lex_fail(&t->x, "the text was printed without the data of @%s", x->name)
				  : fxge_lex_fail(&t->x, "the data of @%s is expected", x->name);

	if (ok)
		fxge_program_add_tensor(t->p, x);
	return ok;
}

bool
fxge_tp_head(fxge_tp *t)
{
	static const char *const stages[] = {
		"import", "scopes", "functional", "decomposed", "fused", "ge"};

	if (!fxge_lex_need(&t->x, "fxge"))
		return false;
	if (fxge_lex_int(&t->x) != 1)
		return fxge_lex_fail(&t->x, "this version reads the text form `fxge 1`");
	if (fxge_lex_take(&t->x, "model") && !(t->p->name = fxge_lex_string(&t->x)))
		return false;
	if (fxge_lex_take(&t->x, "stage")) {
		fxge_name s = fxge_lex_string(&t->x);

		t->p->stage = NULL;
		for (size_t i = 0; s && i < sizeof stages / sizeof *stages; i++)
			if (strcmp(s, stages[i]) == 0)
				t->p->stage = stages[i];
		if (!t->p->stage)
			return fxge_lex_fail(&t->x, "unknown stage");
	}
	if (fxge_lex_take(&t->x, "producer") && !(t->p->producer = fxge_lex_string(&t->x)))
		return false;
	for (;;) {
		bool ok = fxge_lex_take(&t->x, "symbol")   ? parse_symbol(t)
				  : fxge_lex_take(&t->x, "guard")  ? parse_guard(t)
				  : fxge_lex_take(&t->x, "tensor") ? parse_tensor(t)
												   : false;
		if (!ok)
			return !t->x.failed;
	}
}

/* ---- locations ---- */

/* Returns the entry of a location number, made at its first mention and filled by its line. */
static fxge_tp_place *
place_of(fxge_tp *t, int64_t number)
{
	if (t->x.failed || number < 1 || number > FXGE_MAX_NODES) {
		fxge_lex_fail(&t->x, "a location's number is expected");
		return NULL;
	}
	fxge_tp_place *l = fxge_map_get(&t->place_of, (uint64_t)number);

	if (l)
		return l;
	l = FXGE_NEW(&t->p->scratch, fxge_tp_place);
	l->number = (int)number;
	l->loc = FXGE_NEW(&t->p->arena, fxge_loc);
	l->loc->offset = -1;
	fxge_map_put(&t->p->scratch, &t->place_of, (uint64_t)number, l);
	fxge_vec_push(&t->p->scratch, &t->places, l);
	return l;
}

const fxge_loc *
fxge_tp_loc(fxge_tp *t, int64_t number)
{
	fxge_tp_place *l = place_of(t, number);

	return l ? l->loc : NULL;
}

static bool
parse_frame(fxge_tp *t, fxge_frame *f)
{
	f->file = fxge_lex_string(&t->x);
	if (!f->file || !fxge_lex_need(&t->x, ":"))
		return false;
	f->line = (int)fxge_lex_int(&t->x);
	if (!fxge_lex_need(&t->x, "in") || !(f->function = fxge_lex_string(&t->x)))
		return false;
	return !fxge_lex_take(&t->x, ":") || (f->text = fxge_lex_string(&t->x)) != NULL;
}

bool
fxge_tp_loc_line(fxge_tp *t)
{
	FXGE_VEC(fxge_frame) frames = {0};
	FXGE_VEC(fxge_mark) marks = {0};

	if (!fxge_lex_need(&t->x, "#"))
		return false;
	int64_t number = fxge_lex_int(&t->x);
	fxge_tp_place *place = place_of(t, number);

	if (!place || !fxge_lex_need(&t->x, "="))
		return false;
	fxge_loc *l = place->loc;

	if (fxge_lex_take(&t->x, "module") && !(l->module = fxge_lex_string(&t->x)))
		return false;
	while (fxge_lex_take(&t->x, "at")) {
		fxge_frame f = {0};

		if (!parse_frame(t, &f))
			return false;
		fxge_vec_push(&t->p->arena, &frames, f);
	}
	while (fxge_lex_take(&t->x, "mark")) {
		fxge_mark m = {.name = fxge_lex_string(&t->x)};

		if (!m.name || !fxge_lex_need(&t->x, "=") || !(m.text = fxge_lex_string(&t->x)))
			return false;
		fxge_vec_push(&t->p->arena, &marks, m);
	}
	if (fxge_lex_take(&t->x, "also")) {
		if (!fxge_lex_need(&t->x, "#"))
			return false;
		l->also = fxge_tp_loc(t, fxge_lex_int(&t->x));
	}
	l->frames = frames.data;
	l->n_frames = (int)frames.len;
	l->marks = marks.data;
	l->n_marks = (int)marks.len;
	place->filled = true;
	return !t->x.failed;
}

bool
fxge_tp_locs_done(fxge_tp *t)
{
	for (size_t i = 0; i < t->places.len; i++)
		if (!t->places.data[i]->filled)
			return fxge_lex_fail(
				&t->x, "loc #%d is used and not defined", t->places.data[i]->number);
	return true;
}
