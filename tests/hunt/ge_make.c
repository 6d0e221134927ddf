/* Programs of one GE operator: ports, dtypes, shapes and attributes as its row has them, and now
 * and then as it has not. */
#include "hunt/ge_make.h"

#include <stdio.h>

#include "backend/cpu/isa.h"
#include "base/limits.h"
#include "ir/tensor.h"

enum { MOST_INPUTS = 24, MOST_DIMS = 8 };

uint32_t
choose(choices *c, uint32_t n)
{
	uint32_t v = 0;

	if (c->replay) {
		v = c->made.len < c->n_replay ? c->replay[c->made.len] % n : 0;
	} else {
		c->state = c->state * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
		v = (uint32_t)((c->state >> 33) % n);
	}
	fxge_vec_push(c->arena, &c->made, v);
	return v;
}

/* True once in `n` times. */
static bool
rarely(choices *c, uint32_t n)
{
	return choose(c, n) == n - 1;
}

/* ---- numbers ---- */

static int64_t
any_int(choices *c)
{
	static const int64_t small[] = {1, 0, 2, -1, 3, 4, 1, 2, -2, 5, 7, 8, -3, 16, 64, 65};
	static const int64_t large[] = {INT64_MAX, INT64_MIN, INT32_MAX, INT32_MIN, INT64_C(1) << 62,
		INT64_C(1) << 40, UINT32_MAX, -(INT64_C(1) << 33), 1000, 2147483647};

	return rarely(c, 12) ? large[choose(c, 10)] : small[choose(c, 16)];
}

static double
any_float(choices *c)
{
	static const double v[] = {1, 0, 0.5, -1, 2, 1e-5, -0.25, 1e30, -1e30, 1e308, 65504, 1e-40};

	return v[choose(c, 12)];
}

static const char *
any_text(choices *c, const char *given)
{
	static const char *const v[] = {"NCHW", "none", "tanh", "constant", "add", "reflect", "BNSD",
		"BSH", "BSND", "SBH", "CALCULATED", "NCDHW", "NHWC", "mul", "max", "edge", "symmetric",
		"circular", "SAME", "", "x"};

	return given && *given && !rarely(c, 3) ? given : v[choose(c, 21)];
}

static fxge_dtype
any_dtype(choices *c, fxge_dtype_set set)
{
	fxge_dtype of[FXGE_DT_COUNT];
	uint32_t n = 0;

	for (int d = 1; d < FXGE_DT_COUNT; d++)
		if (!set || set >> d & 1)
			of[n++] = (fxge_dtype)d;
	return of[choose(c, n)];
}

/* ---- shapes ---- */

typedef struct shape {
	int rank;
	int64_t dim[MOST_DIMS];
} shape;

static int64_t
any_dim(choices *c)
{
	static const int64_t v[] = {2, 1, 3, 4, 2, 3, 5, 8, 1, 0, 6, 16, 17, 64, 33, 2};
	static const int64_t large[] = {INT64_C(1) << 40, INT32_MAX, INT64_C(1) << 62, 70000};

	return rarely(c, 60) ? large[choose(c, 4)] : v[choose(c, 16)];
}

static shape
any_shape(choices *c)
{
	static const int ranks[] = {2, 1, 4, 3, 0, 2, 4, 5, 1, 3, 4, 2, 6, 4, 3, 8};
	shape s = {.rank = ranks[choose(c, 16)]};

	for (int d = 0; d < s.rank; d++)
		s.dim[d] = any_dim(c);
	return s;
}

/* A shape that has to do with another one: equal, broadcast, a part, a channel's, turned. */
static shape
near(choices *c, const shape *of)
{
	shape s = *of;
	int k;

	switch (choose(c, 11)) {
	case 0:
	case 1:
	case 2:
		break;
	case 3: /* one stretched dim */
		if (s.rank)
			s.dim[choose(c, (uint32_t)s.rank)] = 1;
		break;
	case 4: /* the last dims */
		k = (int)choose(c, (uint32_t)s.rank + 1);
		memmove(s.dim, s.dim + k, (size_t)(s.rank - k) * sizeof *s.dim);
		s.rank -= k;
		break;
	case 5: /* a channel's */
		s = (shape){.rank = 1, .dim = {of->rank > 1 ? of->dim[1] : 1}};
		break;
	case 6: /* the last two turned */
		if (s.rank > 1) {
			s.dim[s.rank - 1] = of->dim[s.rank - 2];
			s.dim[s.rank - 2] = of->dim[s.rank - 1];
		}
		break;
	case 7: /* as many elements as dims */
		s = (shape){.rank = 1, .dim = {of->rank}};
		break;
	case 8: /* the first dims */
		s.rank = (int)choose(c, (uint32_t)s.rank + 1);
		break;
	case 9: /* one other size */
		if (s.rank)
			s.dim[choose(c, (uint32_t)s.rank)] = any_dim(c);
		break;
	default:
		return any_shape(c);
	}
	return s;
}

/* A list of sizes, axes, pads: a vector as long as dims, or twice that. */
static shape
list_for(choices *c, const shape *of)
{
	static const int64_t lengths[] = {1, 2, 4, 0, 3, 65, 6};
	shape s = {.rank = 1, .dim = {of->rank}};

	switch (choose(c, 6)) {
	case 0:
	case 1:
		break;
	case 2:
		s.rank = 0;
		break;
	case 3:
		s.dim[0] *= 2;
		break;
	case 4:
		s.dim[0] = lengths[choose(c, 7)];
		break;
	default:
		return near(c, of);
	}
	return s;
}

/* ---- a program ---- */

typedef struct input {
	const char *name; /* %i0; in a nested graph %p0 */
	const char *type, *inner;
	bool constant; /* @i0 */
} input;

typedef struct maker {
	fxge_arena *a;
	choices *c;
	const fxge_op *op;
	fxge_sbuf head, args;
	shape base;
	fxge_dtype dtype;
	input in[MOST_INPUTS];
	int n_in, n_symbols;
	bool dynamic, lies; /* sizes are symbols; the nested graph says other types */
} maker;

static const char *
dims_text(maker *m, const shape *s, bool symbols)
{
	fxge_sbuf b;

	fxge_sbuf_init(&b, m->a);
	for (int d = 0; d < s->rank; d++) {
		fxge_sbuf_str(&b, d ? ", " : "");
		if (symbols && rarely(m->c, 2)) {
			/* a size that only the run tells: its hint stands in the name */
			fxge_sbuf_fmt(&m->head, "symbol d%d_%lld : int [0, 9223372036854775807]\n",
				m->n_symbols, (long long)s->dim[d]);
			fxge_sbuf_fmt(&b, "d%d_%lld", m->n_symbols++, (long long)s->dim[d]);
		} else {
			fxge_sbuf_fmt(&b, "%lld", (long long)s->dim[d]);
		}
	}
	return b.data ? b.data : "";
}

static const char *
type_text(maker *m, fxge_dtype dt, const shape *s, bool symbols)
{
	return fxge_arena_printf(m->a, "%s[%s]", fxge_dtypes[dt].text, dims_text(m, s, symbols));
}

/* A small constant, its bytes at random: integers mostly small. */
static bool
add_constant(maker *m, input *in, fxge_dtype dt, const shape *s)
{
	int64_t n = 1;
	uint8_t data[16 * 70];

	for (int d = 0; d < s->rank; d++)
		n = s->dim[d] > 70 || n > 70 ? 71 : n * s->dim[d];
	if (n > 70)
		return false;
	ge_fill(m->c, dt, data, (size_t)n);
	in->constant = true;
	fxge_sbuf_fmt(&m->head, "tensor @c%d : %s = hex \"", m->n_in, in->type);
	for (size_t i = 0; i < (size_t)n * fxge_dtype_size(dt); i++)
		fxge_sbuf_fmt(&m->head, "%02x", data[i]);
	fxge_sbuf_str(&m->head, "\"\n");
	return true;
}

static void
add_input(maker *m, fxge_dtype dt, const shape *s, bool host)
{
	input *in = &m->in[m->n_in];

	in->name = fxge_arena_printf(m->a, "%d", m->n_in);
	in->type = type_text(m, dt, s, false);
	if ((!host && !rarely(m->c, 10)) || rarely(m->c, 3) || !add_constant(m, in, dt, s)) {
		in->constant = false;
		if (m->dynamic)
			in->type = type_text(m, dt, s, true);
	}
	in->inner = in->type;
	if (m->lies && rarely(m->c, 2)) {
		shape t = near(m->c, s);

		in->inner = type_text(m, rarely(m->c, 2) ? any_dtype(m->c, 0) : dt, &t, false);
	}
	fxge_sbuf_fmt(&m->args, "%%v%d", m->n_in++);
}

static bool
is_one_of(const char *name, const char *const *names, size_t n)
{
	for (size_t i = 0; i < n; i++)
		if (strcmp(name, names[i]) == 0)
			return true;
	return false;
}

/* What ports of that name mostly have: one element, one a channel, a filter of the channels. */
static shape
usual(maker *m, const fxge_param *p)
{
	static const char *const numbers[] = {"value", "on_value", "off_value", "depth", "k", "num",
		"start", "limit", "delta", "stop", "axis", "dimension", "concat_dim", "split_dim",
		"threshold", "constant_values", "alpha"};
	static const char *const channels[] = {
		"scale", "offset", "mean", "variance", "gamma", "beta", "bias", "weight"};
	const shape *b = &m->base;
	bool image = m->op->flags & FXGE_OP_IMAGE;
	shape s = *b;

	if (is_one_of(p->name, numbers, sizeof numbers / sizeof *numbers))
		return (shape){.rank = (int)choose(m->c, 2), .dim = {1}};
	if (image && is_one_of(p->name, channels, sizeof channels / sizeof *channels))
		return (shape){.rank = 1, .dim = {b->rank > 1 ? b->dim[1] : 1}};
	if (image && strcmp(p->name, "filter") == 0 && b->rank > 2) {
		s.dim[0] = b->dim[1];
		for (int d = 2; d < s.rank; d++)
			s.dim[d] = 1 + (int64_t)choose(m->c, 3);
		return s;
	}
	return p->host ? list_for(m->c, b) : near(m->c, b);
}

static void
tensor_arg(maker *m, const fxge_param *p)
{
	uint32_t n = p->list ? choose(m->c, 4) : 1;
	bool own = p->host || (m->dtype != FXGE_DT_NONE && p->dtypes && !(p->dtypes >> m->dtype & 1));

	if (p->list)
		fxge_sbuf_chr(&m->args, '[');
	for (uint32_t i = 0; i < n && m->n_in < MOST_INPUTS - 1; i++) {
		fxge_dtype dt = rarely(m->c, 25)          ? any_dtype(m->c, 0)
						: own || rarely(m->c, 12) ? any_dtype(m->c, p->dtypes)
												  : m->dtype;
		shape s = m->n_in == 0 && !p->host ? m->base
				  : choose(m->c, 4)        ? usual(m, p)
				  : p->host                ? list_for(m->c, &m->base)
										   : near(m->c, &m->base);

		fxge_sbuf_str(&m->args, i ? ", " : "");
		add_input(m, dt, &s, p->host);
	}
	if (p->list)
		fxge_sbuf_chr(&m->args, ']');
}

static void
one_attr(maker *m, const fxge_param *p)
{
	fxge_sbuf *b = &m->args;
	choices *c = m->c;

	switch (p->type) {
	case FXGE_P_INT: /* windows of images are mostly small */
		fxge_sbuf_i64(b,
			m->op->flags & FXGE_OP_IMAGE && choose(c, 8) ? 1 + (int64_t)choose(c, 2) : any_int(c));
		break;
	case FXGE_P_FLOAT:
		fxge_sbuf_fmt(b, "%.17g", any_float(c));
		break;
	case FXGE_P_BOOL:
		fxge_sbuf_str(b, choose(c, 2) ? "true" : "false");
		break;
	case FXGE_P_STR:
		fxge_sbuf_fmt(b, "\"%s\"",
			strcmp(p->name, "data_format") == 0 && choose(c, 8)
				? m->base.rank == 5 ? "NCDHW" : "NCHW"
				: any_text(c, p->dflt.kind == FXGE_LIT_STR ? p->dflt.s : NULL));
		break;
	case FXGE_P_DTYPE:
		fxge_sbuf_str(b, fxge_dtypes[any_dtype(c, 0)].text);
		break;
	default:
		fxge_sbuf_str(b, "None");
		break;
	}
}

static void
attr_arg(maker *m, const fxge_param *p)
{
	static const uint32_t lengths[] = {4, 2, 1, 3, 0, 5, 6, 10, 65};
	uint32_t rank = m->op->flags & FXGE_OP_IMAGE ? 4 : (uint32_t)m->base.rank;
	uint32_t n = !p->list ? 1 : choose(m->c, 2) ? rank : lengths[choose(m->c, 9)];

	if (p->list)
		fxge_sbuf_chr(&m->args, '[');
	for (uint32_t i = 0; i < n; i++) {
		fxge_sbuf_str(&m->args, i ? ", " : "");
		one_attr(m, p);
	}
	if (p->list)
		fxge_sbuf_chr(&m->args, ']');
}

/* GE's number of a dtype, for attributes that hold one. */
static bool
dtype_number(maker *m, const fxge_param *p)
{
	bool is = p->type == FXGE_P_INT && !p->list
			  && (strcmp(p->name, "dtype") == 0 || strcmp(p->name, "dst_type") == 0);

	if (is && !rarely(m->c, 8))
		fxge_sbuf_fmt(&m->args, "%d", fxge_dtypes[any_dtype(m->c, 0)].ge);
	return is && m->args.data[m->args.len - 1] != '=';
}

static void
add_args(maker *m)
{
	const char *sep = "";

	for (int i = 0; i < m->op->n_params; i++) {
		const fxge_param *p = &m->op->params[i];
		bool needed = !p->optional && p->dflt.kind == FXGE_LIT_NONE;

		if (p->type == FXGE_P_CONST || (!needed && !p->list && choose(m->c, 3))
			|| (p->attr && !needed && strcmp(p->name, "data_format") != 0 && choose(m->c, 2)))
			continue;
		fxge_sbuf_fmt(&m->args, "%s%s=", sep, p->name);
		sep = ", ";
		if (!p->attr)
			tensor_arg(m, p);
		else if (!dtype_number(m, p))
			attr_arg(m, p);
	}
}

/* ---- results, and graphs around ---- */

static const char *
result_types(maker *m, uint32_t n, bool declared)
{
	fxge_sbuf b;

	fxge_sbuf_init(&b, m->a);
	for (uint32_t i = 0; i < n; i++) {
		shape s = declared ? near(m->c, &m->base) : m->base;
		const fxge_result *r = &m->op->results[0];

		fxge_sbuf_str(&b, i ? ", " : "");
		fxge_sbuf_str(&b, !declared ? "?"
									: type_text(m,
										rarely(m->c, 8) || !r->dtypes || r->dtypes >> m->dtype & 1
											? m->dtype
											: any_dtype(m->c, r->dtypes),
										&s, false));
	}
	return b.data;
}

static const char *
names(maker *m, const char *stem, uint32_t n)
{
	fxge_sbuf b;

	fxge_sbuf_init(&b, m->a);
	for (uint32_t i = 0; i < n; i++)
		fxge_sbuf_fmt(&b, "%s%s%u", i ? ", " : "", stem, i);
	return b.data ? b.data : "";
}

/* Constants of the graph, and the operator. */
static void
body(maker *m, fxge_sbuf *b, uint32_t n, const char *types)
{
	for (int i = 0; i < m->n_in; i++)
		if (m->in[i].constant)
			fxge_sbuf_fmt(b, "  %%v%d = ge.Const(value=@c%d) : %s\n", i, i, m->in[i].type);
	fxge_sbuf_fmt(b, "  %s = %s(%s) : %s\n", names(m, "%r", n), m->op->name,
		m->args.data ? m->args.data : "", types);
}

static void
parameters(maker *m, fxge_sbuf *b, const char *stem, bool inner)
{
	const char *sep = "";

	for (int i = 0; i < m->n_in; i++)
		if (!m->in[i].constant) {
			fxge_sbuf_fmt(b, "%s%%%s%d : %s", sep, stem, i, inner ? m->in[i].inner : m->in[i].type);
			sep = ", ";
		}
}

static void
operands(maker *m, fxge_sbuf *b)
{
	const char *sep = "";

	for (int i = 0; i < m->n_in; i++)
		if (!m->in[i].constant) {
			fxge_sbuf_fmt(b, "%s%%w%d", sep, i);
			sep = ", ";
		}
}

static void
nested(maker *m, fxge_sbuf *b, const char *name, uint32_t n, const char *types)
{
	fxge_sbuf_fmt(b, "  graph \"%s\"(", name);
	parameters(m, b, "v", true);
	fxge_sbuf_str(b, ") {\n");
	body(m, b, n, types);
	fxge_sbuf_fmt(b, "  return %s\n  }\n", names(m, "%r", n));
}

/* The operator in a nested graph, or in two. */
static void
around(maker *m, fxge_sbuf *b, uint32_t form, uint32_t n, const char *types)
{
	fxge_sbuf_str(b, "graph \"main\"(");
	parameters(m, b, "w", false);
	bool call = form == 1;

	fxge_sbuf_fmt(b, "%s) {\n  %s = ge.%s(",
		call                         ? ""
		: b->data[b->len - 1] == '(' ? "%k : i32[]"
									 : ", %k : i32[]",
		names(m, "%y", n),
		call        ? "PartitionedCall"
		: form == 2 ? "If"
					: "Case");
	fxge_sbuf_str(b, call ? "args=[" : form == 2 ? "cond=%k, input=[" : "branch_index=%k, input=[");
	operands(m, b);
	fxge_sbuf_fmt(b, "]) : %s {\n", types);
	nested(m, b, "a", n, types);
	if (!call)
		nested(m, b, "b", n, types);
	fxge_sbuf_fmt(b, "  }\n  return %s\n}\n", names(m, "%y", n));
}

static const fxge_op *
any_op(choices *c, const char *only)
{
	static const fxge_op *rows[1024];
	static uint32_t n;

	for (int i = 0, first = n == 0; first && i < FXGE_OP_COUNT_; i++)
		if (fxge_kernels_base[i])
			rows[n++] = &fxge_ops[i];
	for (uint32_t i = 0; only && i < n; i++)
		if (strcmp(rows[i]->name + 3, only) == 0)
			return rows[i];
	return rows[choose(c, n)];
}

const char *
ge_make(fxge_arena *a, choices *c, const char *only, bool declared)
{
	maker m = {.a = a, .c = c, .op = any_op(c, only)};
	uint32_t form = rarely(c, 4) ? choose(c, 4) : 0, n = 0;
	fxge_sbuf b;

	fxge_sbuf_init(&b, a);
	fxge_sbuf_init(&m.head, a);
	fxge_sbuf_init(&m.args, a);
	m.dynamic = !declared && rarely(c, 4);
	m.lies = form && rarely(c, 3);
	m.base = any_shape(c);
	if (m.op->flags & FXGE_OP_IMAGE && choose(c, 8))
		while (m.base.rank < 4)
			m.base.dim[m.base.rank++] = any_dim(c);
	m.dtype = FXGE_DT_F32;
	for (int i = 0; i < m.op->n_params; i++)
		if (!m.op->params[i].attr && !m.op->params[i].host) {
			m.dtype = any_dtype(c, m.op->params[i].dtypes);
			break;
		}
	add_args(&m);
	for (int i = 0; i < m.op->n_results; i++)
		n += m.op->results[i].list ? choose(c, 4) + 1 : 1;
	const char *types = result_types(&m, n, declared || form);

	fxge_sbuf_fmt(&b, "fxge 1\nmodel \"m\" stage \"ge\"\n%s", m.head.data ? m.head.data : "");
	if (form) {
		around(&m, &b, form, n, types);
		return b.data;
	}
	fxge_sbuf_str(&b, "graph \"main\"(");
	parameters(&m, &b, "v", false);
	fxge_sbuf_str(&b, ") {\n");
	body(&m, &b, n, types);
	fxge_sbuf_fmt(&b, "  return %s\n}\n", names(&m, "%r", n));
	return b.data;
}

/* ---- values ---- */

/* The first elements are chosen, the others repeat them. */
void
ge_fill(choices *c, fxge_dtype dt, void *data, size_t n)
{
	enum { CHOSEN = 32 };
	size_t size = fxge_dtype_size(dt);
	char *p = data;

	for (size_t i = 0; i < n && i < CHOSEN; i++)
		if (dt == FXGE_DT_BOOL)
			p[i] = (char)choose(c, 2);
		else if (fxge_dtype_is_int(dt))
			fxge_store_int(dt, p, (int64_t)i, any_int(c));
		else
			fxge_store_float(dt, p, (int64_t)i, any_float(c));
	for (size_t i = CHOSEN; i < n; i++)
		memcpy(p + i * size, p + (i - CHOSEN) * size, size);
}
