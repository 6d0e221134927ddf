/* SPDX-License-Identifier: Apache-2.0 */
/* Text of a program with one node, at the top or in nested graphs. */
#include "differential/ge/ge_text.h"

#include "ir/tensor.h"

enum { MOST_ELEMENTS = 1024 };

maker
ge_begin(fxge_arena *a, choices *c, const fxge_op *op)
{
	maker m = {.a = a, .c = c, .op = op, .form = rarely(c, 4) ? (form)choose(c, N_FORMS) : 0};

	fxge_sbuf_init(&m.head, a);
	fxge_sbuf_init(&m.args, a);
	return m;
}

const char *
ge_type(maker *m, fxge_dtype dt, const shape *s)
{
	fxge_sbuf b;

	fxge_sbuf_init(&b, m->a);
	fxge_sbuf_fmt(&b, "%s[", fxge_dtypes[dt].text);
	for (int d = 0; d < s->rank; d++)
		fxge_sbuf_fmt(&b, "%s%lld", d ? ", " : "", (long long)s->dim[d]);
	fxge_sbuf_chr(&b, ']');
	return b.data;
}

/* ---- operands ---- */

/* Returns the real dtype of a complex one. */
static void
element(fxge_sbuf *b, const fxge_tensor *t, int64_t i)
{
	if (t->dtype == FXGE_DT_BOOL)
		fxge_sbuf_str(b, fxge_tensor_int(t, i) ? "true" : "false");
	else if (fxge_dtype_is_int(t->dtype))
		fxge_sbuf_i64(b, fxge_tensor_int(t, i));
	else
		fxge_sbuf_f64(b, fxge_tensor_float(t, i));
}

/* Returns false if there are too many elements. */
static bool
add_tensor(maker *m, fxge_dtype dt, const shape *s, const void *data)
{
	int64_t n = 1;

	for (int d = 0; d < s->rank; d++)
		n = s->dim[d] > MOST_ELEMENTS || n > MOST_ELEMENTS ? INT32_MAX : n * s->dim[d];
	if (n > MOST_ELEMENTS)
		return false;
	if (!data) {
		void *any = fxge_arena_alloc(m->a, (size_t)n * fxge_dtype_size(dt));

		any_values(m->c, dt, any, (size_t)n);
		data = any;
	}
	fxge_tensor *t = fxge_tensor_new(m->a, "v", dt, s->rank, s->dim, data);

	fxge_sbuf_fmt(&m->head, "tensor @v%d : %s = {", m->n_in, ge_type(m, dt, s));
	for (int64_t i = 0; i < n; i++) {
		fxge_sbuf_str(&m->head, i ? ", " : "");
		element(&m->head, t, i);
	}
	fxge_sbuf_str(&m->head, "}\n");
	return true;
}

void
ge_operand(maker *m, fxge_dtype dt, const shape *s, bool constant, const void *data)
{
	bool has = (constant || data) && add_tensor(m, dt, s, data);

	m->in[m->n_in].type = ge_type(m, dt, s);
	m->in[m->n_in].constant = constant && has;
	fxge_sbuf_fmt(&m->args, "%%v%d", m->n_in++);
}

/* ---- graphs ---- */

static const char *
names(maker *m, const char *stem, uint32_t n)
{
	fxge_sbuf b;

	fxge_sbuf_init(&b, m->a);
	for (uint32_t i = 0; i < n; i++)
		fxge_sbuf_fmt(&b, "%s%s%u", i ? ", " : "", stem, i);
	return b.data ? b.data : "";
}

/* Writes operands that are not constants, with or without types. */
static void
inputs(maker *m, fxge_sbuf *b, bool types)
{
	const char *sep = "";

	for (int i = 0; i < m->n_in; i++) {
		if (m->in[i].constant)
			continue;
		fxge_sbuf_fmt(b, "%s%%v%d", sep, i);
		if (types)
			fxge_sbuf_fmt(b, " : %s", m->in[i].type);
		sep = ", ";
	}
}

static void
graph(maker *m, fxge_sbuf *b, const char *name, uint32_t n, const char *types)
{
	fxge_sbuf_fmt(b, "graph \"%s\"(", name);
	inputs(m, b, true);
	fxge_sbuf_str(b, ") {\n");
	for (int i = 0; i < m->n_in; i++)
		if (m->in[i].constant)
			fxge_sbuf_fmt(b, "  %%v%d = ge.Const(value=@v%d) : %s\n", i, i, m->in[i].type);
	fxge_sbuf_fmt(b, "  %s%s%s(%s) : %s\n  return %s\n}\n", names(m, "%r", n), n ? " = " : "",
		m->op->name, m->args.data ? m->args.data : "", n ? types : "", names(m, "%r", n));
}

/* Writes the node in a nested graph, or in two. */
static void
around(maker *m, fxge_sbuf *b, uint32_t n, const char *types)
{
	static const char *const head[] = {[FORM_CALL] = "PartitionedCall(args=[",
		[FORM_IF] = "If(cond=%k, input=[",
		[FORM_CASE] = "Case(branch_index=%k, input=["};

	fxge_sbuf_str(b, "graph \"main\"(%k : i32[]");
	for (int i = 0; i < m->n_in; i++)
		if (!m->in[i].constant)
			fxge_sbuf_fmt(b, ", %%v%d : %s", i, m->in[i].type);
	fxge_sbuf_fmt(b, ") {\n  %s = ge.%s", names(m, "%y", n), head[m->form]);
	inputs(m, b, false);
	fxge_sbuf_fmt(b, "]) : %s {\n", types);
	graph(m, b, "a", n, types);
	if (m->form != FORM_CALL)
		graph(m, b, "b", n, types);
	fxge_sbuf_fmt(b, "  }\n  return %s\n}\n", names(m, "%y", n));
}

const char *
ge_finish(maker *m, uint32_t n, const char *types)
{
	fxge_sbuf b;

	fxge_sbuf_init(&b, m->a);
	fxge_sbuf_fmt(&b, "fxge 1\nmodel \"m\" stage \"ge\"\n%s", m->head.data ? m->head.data : "");
	if (m->form && n)
		around(m, &b, n, types);
	else
		graph(m, &b, "main", n, types);
	return b.data;
}
