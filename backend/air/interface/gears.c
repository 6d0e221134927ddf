/* SPDX-License-Identifier: Apache-2.0 */
/* Gears in the interface of an .air, and the atc options for them. */
#include "backend/air/reader.h"
#include "backend/air/writer.h"
#include "base/diag/air.h"
#include "base/diag/commands.h"
#include "base/limits.h"
#include "ir/analysis/padding.h"

/* ---- writing ---- */

typedef struct io_writer {
	fxge_sbuf *b;
	fxge_program *p;
	const fxge_air_graph *g;
	const fxge_sym_env *env; /* by gear */
	fxge_sbuf shape, dims;   /* values of atc's options --input_shape and --dynamic_dims */
} io_writer;

static int64_t
size_in(const io_writer *t, int gear, fxge_size s)
{
	fxge_sym_value v = {0};

	fxge_sym_eval(t->p->syms, s, &t->env[gear], &v);
	return v.i;
}

static bool
varies(const io_writer *t, fxge_size s)
{
	for (int i = 1; i < t->p->gears.n; i++)
		if (size_in(t, i, s) != size_in(t, 0, s))
			return true;
	return false;
}

/* Appends "x:-1,8": sizes that are equal in all gears are fixed for atc. */
static void
put_shape(io_writer *t, const char *node, const fxge_meta *m)
{
	int rank = m->kind == FXGE_META_TENSOR ? m->rank : 0;

	fxge_sbuf_fmt(&t->shape, "%s%s:", t->shape.len ? ";" : "", node);
	for (int d = 0; d < rank; d++)
		fxge_sbuf_fmt(&t->shape, "%s%lld", d ? "," : "",
			varies(t, m->shape[d]) ? -1LL : (long long)size_in(t, 0, m->shape[d]));
}

/* Appends the values of all -1 dims in order. */
static void
put_row(io_writer *t, int gear)
{
	bool first = true;

	fxge_sbuf_str(&t->dims, gear ? ";" : "");
	for (uint32_t i = 0; i < fxge_graph_n_inputs(t->p->main); i++) {
		const fxge_meta *m = fxge_graph_input(t->p->main, i)->meta;
		bool fed = fxge_air_input_is_fed(t->p, t->p->main, i) && m->kind == FXGE_META_TENSOR;

		for (int d = 0; fed && d < m->rank; d++)
			if (varies(t, m->shape[d])) {
				fxge_sbuf_fmt(
					&t->dims, "%s%lld", first ? "" : ",", (long long)size_in(t, gear, m->shape[d]));
				first = false;
			}
	}
}

static void
put_atc(io_writer *t)
{
	fxge_sym_env *env = FXGE_NEW_ARRAY(t->b->arena, (size_t)t->p->gears.n, fxge_sym_env);

	for (int i = 0; i < t->p->gears.n; i++)
		env[i] = fxge_gear_env(&t->p->gears, t->p->syms, i, t->b->arena);
	t->env = env;
	fxge_sbuf_init(&t->shape, t->b->arena);
	fxge_sbuf_init(&t->dims, t->b->arena);
	for (uint32_t i = 0; i < fxge_graph_n_inputs(t->p->main); i++)
		if (fxge_air_input_is_fed(t->p, t->p->main, i))
			put_shape(t, t->g->inputs[i], fxge_graph_input(t->p->main, i)->meta);
	fxge_sbuf_fmt(t->b, "[\"--input_shape=%s\"", t->shape.data);
	for (int i = 0; i < t->p->gears.n; i++)
		put_row(t, i);
	if (t->p->gears.n > 1) /* a single gear is a program of fixed sizes */
		fxge_sbuf_fmt(t->b, ", \"--dynamic_dims=%s\"", t->dims.data);
	fxge_sbuf_chr(t->b, ']');
}

static void
put_names(io_writer *t, bool padded)
{
	const fxge_gears *g = &t->p->gears;
	const char *sep = "";

	fxge_sbuf_chr(t->b, '[');
	for (int k = 0; k < g->n_symbols; k++) {
		const char *name = fxge_sym_name(t->p->syms, g->symbol[k]);

		if (padded && !g->padded[k])
			continue;
		fxge_sbuf_str(t->b, sep);
		fxge_sbuf_json(t->b, name, strlen(name));
		sep = ", ";
	}
	fxge_sbuf_chr(t->b, ']');
}

void
fxge_io_gears_put(fxge_sbuf *b, fxge_program *p, const fxge_air_graph *names)
{
	io_writer t = {.b = b, .p = p, .g = names};
	const fxge_gears *g = &p->gears;

	if (!g->n)
		return;
	fxge_sbuf_str(b, ",\n  \"gears\": {\n    \"symbols\": ");
	put_names(&t, false);
	fxge_sbuf_str(b, ",\n    \"padded\": ");
	put_names(&t, true);
	fxge_sbuf_str(b, ",\n    \"sizes\": [");
	for (int i = 0; i < g->n; i++)
		for (int k = 0; k < g->n_symbols; k++)
			fxge_sbuf_fmt(b, "%s%lld%s",
				k   ? ", "
				: i ? ", ["
					: "[",
				(long long)g->size[i * g->n_symbols + k], k + 1 < g->n_symbols ? "" : "]");
	fxge_sbuf_str(b, "],\n    \"atc\": ");
	put_atc(&t);
	fxge_sbuf_str(b, "\n  }");
}

/* ---- sizes that GE must determine ---- */

static bool
has_known_sizes(const fxge_program *p, const fxge_meta *m)
{
	const fxge_growth g = {p->gears.symbol, p->gears.padded, p->gears.n_symbols};

	for (int d = 0; m->kind == FXGE_META_TENSOR && d < m->rank; d++)
		if (!fxge_size_is_known_at_run_time(p->syms, &g, m->shape[d]))
			return false;
	return true;
}

/* Returns true for a used number input whose value is a gear's size: GE does not specialise for
 * values of numbers. Live graphs pass unused numbers together with tensors. */
static bool
is_gear_number(fxge_program *p, const fxge_value *v)
{
	const fxge_meta *m = v->meta;
	const fxge_gears *g = &p->gears;
	const fxge_size *s = m->kind == FXGE_META_SIZE ? &m->size
						 : m->rank == 0            ? m->const_value
												   : NULL;
	bool *all = FXGE_NEW_ARRAY(&p->scratch, (size_t)g->n_symbols, bool);

	for (int k = 0; k < g->n_symbols; k++)
		all[k] = true;
	return s && v->uses
		   && fxge_size_grows(p->syms, &(fxge_growth){g->symbol, all, g->n_symbols}, *s);
}

bool
fxge_io_gears_fit(fxge_program *p)
{
	for (uint32_t i = 0; p->gears.n && i < fxge_graph_n_inputs(p->main); i++)
		if (p->inputs.data[i].role == FXGE_ROLE_USER
			&& is_gear_number(p, fxge_graph_input(p->main, i)))
			return fxge_report(&p->session->diags, NULL, FXGE_D_GEARS_UNFIT,
				"input '%s' is a number with gears: GE does not specialise for values of numbers",
				fxge_graph_input(p->main, i)->name);
	bool ours = !p->read_lowered && !p->reading; /* an .air declares inner sizes unknown */

	FXGE_EACH_NODE (n, p->main)
		for (uint32_t k = 0; p->gears.n && ours && k < n->n_results; k++)
			if (!has_known_sizes(p, n->results[k]->meta))
				return fxge_report(&p->session->diags, n->loc, FXGE_D_GEARS_UNFIT,
					"%s: its sizes do not follow from a gear", n->op->name);
	return true;
}

/* ---- reading ---- */

static bool
report_invalid(fxge_air_reader *r, const char *what)
{
	return fxge_air_bad(r, FXGE_D_IO_INVALID, "the interface of the file: %s", what);
}

/* Finds the symbol of that name behind index *after of the program's table. */
static bool
next_symbol(fxge_air_reader *r, yyjson_val *v, int *after, fxge_size *out)
{
	fxge_syms *t = r->p->syms;

	for (++*after; yyjson_is_str(v) && *after < fxge_syms_count(t); ++*after) {
		*out = fxge_syms_at(t, *after);
		if (yyjson_equals_str(v, fxge_sym_name(t, *out)))
			return fxge_sym_type_of(t, *out) == FXGE_SYM_T_INT;
	}
	return false;
}

static bool
is_named(yyjson_val *list, const char *name)
{
	yyjson_val *v;
	size_t i, n;

	yyjson_arr_foreach(list, i, n, v)
	{
		if (yyjson_equals_str(v, name))
			return true;
	}
	return false;
}

static bool
read_symbols(fxge_air_reader *r, yyjson_val *o, fxge_gears *g)
{
	yyjson_val *list = yyjson_obj_get(o, "symbols"), *v;
	size_t i, n = yyjson_arr_size(list);
	fxge_size *symbol = FXGE_NEW_ARRAY(&r->p->arena, n, fxge_size);
	bool *padded = FXGE_NEW_ARRAY(&r->p->arena, n, bool);
	int at = -1;

	yyjson_arr_foreach(list, i, n, v)
	{
		if (!next_symbol(r, v, &at, &symbol[i]))
			return report_invalid(r, "gears have unknown sizes, or sizes in another order");
		padded[i] = is_named(yyjson_obj_get(o, "padded"), fxge_sym_name(r->p->syms, symbol[i]));
	}
	g->symbol = symbol;
	g->padded = padded;
	g->n_symbols = (int)n;
	return n > 0 || report_invalid(r, "gears have no sizes");
}

static bool
read_rows(fxge_air_reader *r, yyjson_val *o, fxge_gears *g)
{
	yyjson_val *rows = yyjson_obj_get(o, "sizes"), *row, *v;
	size_t i, k, n = yyjson_arr_size(rows), n_row;
	int64_t *size;

	if (n < 1 || n > FXGE_MAX_GEARS)
		return report_invalid(r, "the number of gears is 0 or too large");
	size = FXGE_NEW_ARRAY(&r->p->arena, n * (size_t)g->n_symbols, int64_t);
	yyjson_arr_foreach(rows, i, n, row)
	{
		if (yyjson_arr_size(row) != (size_t)g->n_symbols)
			return report_invalid(r, "a gear has too few or too many sizes");
		yyjson_arr_foreach(row, k, n_row, v)
		{
			int64_t *s = &size[i * n_row + k];

			if (!fxge_json_int(v, s) || *s < 1 || *s > INT32_MAX)
				return report_invalid(r, "a gear has an invalid size");
		}
	}
	g->size = size;
	g->n = (int)n;
	return true;
}

/* Checks that the gear determines all sizes of the input. */
static bool
determines_all(fxge_air_reader *r, const fxge_sym_env *env, const fxge_meta *m)
{
	fxge_sym_value v;

	for (int d = 0; d < m->rank; d++)
		if (!fxge_sym_eval(r->p->syms, m->shape[d], env, &v) || v.type != FXGE_SYM_T_INT || v.i < 0)
			return report_invalid(r, "a gear does not determine all sizes of the inputs");
	return true;
}

static bool
fits_inputs(fxge_air_reader *r, const fxge_gears *g)
{
	fxge_sym_env *env = FXGE_NEW_ARRAY(r->a, (size_t)g->n, fxge_sym_env);
	int dims = 0;

	for (int k = 0; k < g->n; k++)
		env[k] = fxge_gear_env(g, r->p->syms, k, r->a);

	for (uint32_t i = 0; i < fxge_graph_n_inputs(r->p->main); i++) {
		const fxge_meta *m = fxge_graph_input(r->p->main, i)->meta;

		if (r->p->inputs.data[i].role == FXGE_ROLE_STATE
			&& !fxge_meta_static(r->p, m, (int64_t[FXGE_MAX_RANK]){0}))
			return report_invalid(r, "a state of a program with gears has a dynamic size");
		if (r->p->inputs.data[i].role != FXGE_ROLE_USER || m->kind != FXGE_META_TENSOR)
			continue;
		dims += m->rank;
		if (m->rank < 0 || dims > FXGE_MAX_GEAR_DIMS)
			return report_invalid(r, "inputs with gears have too many dims");
		for (int k = 0; k < g->n; k++)
			if (!determines_all(r, &env[k], m))
				return false;
	}
	return true;
}

bool
fxge_io_gears(fxge_air_reader *r)
{
	yyjson_val *o = yyjson_obj_get(r->io, "gears");
	fxge_gears g = {0};

	if (!o)
		return true;
	if (!read_symbols(r, o, &g) || !read_rows(r, o, &g) || !fits_inputs(r, &g))
		return false;
	r->p->gears = g;
	return true;
}
