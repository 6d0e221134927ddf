/* auto_functionalized, in which PyTorch wraps an operator that writes where a program must be
 * functional, becomes what it stands for: copies, the operator on them or on views of them, and the
 * copies in place of its results. What that computes, functionalisation says.
 *
 * The first form has the operator's arguments; its results are the operator's, then the new values
 * of what is written. The second has the tensors `_all_bases`, and for each that is written which
 * part of which one it is: `_NAME_base_index`, and nothing, `_NAME_alias`, `_NAME_slice_dim`,
 * `_slice_start`, `_slice_end`, or `_NAME_size`, `_stride`, `_storage_offset`; of a list
 * `_NAME_length`, and these for `_NAME_0`, `_NAME_1`, ...; it gives the bases' new values. Of an
 * operator that only writes (torch.Tag.out) it has `_NAME_size` and `_NAME_dtype` of what is to be
 * made, and gives nothing but the operator's results. */
#include "passes/auto_functional.h"

#include "ir/call.h"
#include "ir/optab.h"

#include "fxge_aten_create.h"
#include "fxge_aten_view.h"
#include "fxge_op_ids.h"

static const char prefix[] = "higher_order.auto_functionalized";

typedef FXGE_VEC(fxge_value *) values;

typedef struct opening {
	fxge_node *n; /* the call */
	fxge_program *program;
	const fxge_op *op; /* that it wraps */
	bool second;       /* form */
	bool gives_copies; /* among its results */
	values copies;     /* of what is written, or of the bases; NULL where that is None */
	values memory;     /* of the copies of bases, in its order */
	fxge_arg *args;    /* of the operator */
	uint32_t n_args;
} opening;

bool
fxge_is_auto_functionalized(const fxge_node *n)
{
	return strncmp(n->op->name, prefix, sizeof prefix - 1) == 0;
}

static bool
wrong(const opening *o, const char *what)
{
	return fxge_fail(
		o->program, o->n, FXGE_D_SCOPE_FORM, "%s of %s, which it wraps", what, o->op->name);
}

/* ---- arguments of the call ---- */

/* The port of that name, -1: there is none, or it is None. */
static int
port_of(const opening *o, const char *name)
{
	int k = fxge_op_param(o->n->op, name);
	const fxge_port *q = k < 0 ? NULL : &o->n->ports[k];

	if (!q || !q->present)
		return -1;
	return q->count == 1 && fxge_port_at(o->n, k, 0)->kind == FXGE_K_NONE ? -1 : k;
}

/* Of what stands under `name`: `_cache_base_index`. */
static int
port_about(const opening *o, const char *name, const char *what)
{
	return port_of(o, fxge_arena_printf(&o->program->scratch, "_%s_%s", name, what));
}

static bool
read_operator(opening *o)
{
	static const char torch_ops[] = "torch.ops.";
	const fxge_node *n = o->n;
	const fxge_operand *first = n->n_operands ? fxge_port_at(n, 0, 0) : NULL;
	const char *name = first && first->kind == FXGE_K_STR ? first->name : "";

	if (strncmp(name, torch_ops, sizeof torch_ops - 1) == 0)
		name += sizeof torch_ops - 1;
	o->op = fxge_op_find(o->program->session, name, strlen(name));
	if (!o->op)
		return fxge_fail(o->program, n, FXGE_D_NO_CONVERTER,
			"no conversion to GE for `%s`, which it wraps", name);
	return (o->op->flags & FXGE_OP_MUTATES && !o->op->ge)
		   || wrong(o, "nothing is written by the schema");
}

/* ---- copies, and parts of them ---- */

static fxge_value *
made(opening *o, uint32_t op, const fxge_arg *args)
{
	fxge_node *r = fxge_node_new(o->n->graph, o->n, &fxge_ops[op], args, 1, o->n->loc);

	return r ? r->results[0] : NULL;
}

/* The dims of `m` in the order in which its elements lie in memory; false where they do not lie
 * close together in any. */
static bool
memory_order(const opening *o, const fxge_meta *m, int64_t *order)
{
	fxge_syms *t = o->program->syms;
	fxge_size next = fxge_size_small(1);
	bool placed[FXGE_MAX_RANK] = {0};

	for (int at = m->rank; at-- > 0;) {
		int d = m->rank;

		while (d-- > 0)
			if (!placed[d]
				&& (fxge_sym_proves_eq(t, m->shape[d], fxge_size_small(1))
					|| fxge_sym_proves_eq(t, m->stride[d], next)))
				break;
		if (d < 0)
			return false;
		placed[d] = true;
		order[at] = d;
		next = fxge_sym_mul(t, next, m->shape[d]);
	}
	return true;
}

static fxge_value *
permuted(opening *o, fxge_value *v, const int64_t *dims, int rank)
{
	return made(o, ATEN_permute,
		FXGE_ARGS(
			fxge_a_value(ATEN_permute__self, v), fxge_a_ints(ATEN_permute__dims, dims, rank)));
}

static fxge_value *
cloned(opening *o, fxge_value *v)
{
	return made(o, ATEN_clone, FXGE_ARGS(fxge_a_value(ATEN_clone__self, v)));
}

static fxge_value *
with_meta(opening *o, fxge_value *v, const fxge_meta *like)
{
	fxge_meta m = *like;

	m.const_value = NULL;
	if (m.kind == FXGE_META_TENSOR)
		fxge_value_set_meta(o->program, v, &m);
	return v;
}

/* Of the dims of `like` in this order, close together. */
static void
set_ordered(opening *o, fxge_value *v, const fxge_meta *like, const int64_t *order)
{
	fxge_size shape[FXGE_MAX_RANK];
	fxge_meta m = *like;

	for (int d = 0; d < m.rank; d++)
		shape[d] = like->shape[order[d]];
	m.shape = shape;
	m.stride = NULL;
	m.const_value = NULL;
	fxge_value_set_meta(o->program, v, &m);
}

/* As PyTorch makes it, with the strides of `v`: parts are counted in its memory. */
static fxge_value *
copy(opening *o, fxge_value *v, fxge_value **memory)
{
	const fxge_meta *m = v->meta;
	int64_t order[FXGE_MAX_RANK], back[FXGE_MAX_RANK];

	if (m->kind != FXGE_META_TENSOR || m->rank < 0 || !m->stride || !memory_order(o, m, order)) {
		*memory = cloned(o, v);
		return *memory ? with_meta(o, *memory, m) : NULL;
	}
	fxge_value *p = permuted(o, v, order, m->rank);

	if (!p || !(*memory = cloned(o, p)))
		return NULL;
	set_ordered(o, p, m, order);
	set_ordered(o, *memory, m, order);
	for (int d = 0; d < m->rank; d++)
		back[order[d]] = d;
	fxge_value *r = permuted(o, *memory, back, m->rank);

	return r ? with_meta(o, r, m) : NULL;
}

static bool
copy_port(opening *o, int port)
{
	for (uint32_t i = 0; i < o->n->ports[port].count; i++) {
		const fxge_operand *from = fxge_port_at(o->n, port, i);

		if (from->kind != FXGE_K_VALUE)
			return wrong(o, "a constant is written by a call");
		fxge_value *memory, *v = copy(o, from->value, &memory);

		if (!v)
			return false;
		fxge_vec_push(&o->program->scratch, &o->copies, v);
		fxge_vec_push(&o->program->scratch, &o->memory, memory);
	}
	return true;
}

/* Absent where the call has it not: what needs it says so. */
static fxge_arg
argument(const opening *o, int param, int port)
{
	return port < 0 ? fxge_a_value(param, NULL) : fxge_a_port(param, o->n, port);
}

static fxge_value *
strided(opening *o, const char *name, fxge_value *base)
{
	return made(o, ATEN_as_strided,
		FXGE_ARGS(fxge_a_value(ATEN_as_strided__self, base),
			argument(o, ATEN_as_strided__size, port_about(o, name, "size")),
			argument(o, ATEN_as_strided__stride, port_about(o, name, "stride")),
			argument(o, ATEN_as_strided__storage_offset, port_about(o, name, "storage_offset"))));
}

static fxge_value *
slice(opening *o, const char *name, fxge_value *base)
{
	return made(o, ATEN_slice_Tensor,
		FXGE_ARGS(fxge_a_value(ATEN_slice_Tensor__self, base),
			argument(o, ATEN_slice_Tensor__dim, port_about(o, name, "slice_dim")),
			argument(o, ATEN_slice_Tensor__start, port_about(o, name, "slice_start")),
			argument(o, ATEN_slice_Tensor__end, port_about(o, name, "slice_end"))));
}

/* What `_NAME_...` says is written; `*v` is NULL where that is None. */
static bool
part(opening *o, const char *name, fxge_value **v)
{
	int port = port_about(o, name, "base_index");
	int64_t i;

	*v = NULL;
	if (port < 0)
		return true;
	const fxge_operand *index = fxge_port_at(o->n, port, 0);

	if (index->kind != FXGE_K_INT || !fxge_sym_is_int(o->program->syms, index->size, &i) || i < 0
		|| (uint64_t)i >= o->copies.len)
		return wrong(o, "a base that is not there is written by a call");
	*v = o->copies.data[i];
	if (port_about(o, name, "size") >= 0)
		*v = strided(o, name, o->memory.data[i]);
	else if (port_about(o, name, "slice_dim") >= 0)
		*v = slice(o, name, *v);
	return *v != NULL;
}

/* What an operator writes and does not read (torch.Tag.out). */
static fxge_value *
empty(opening *o, const char *name)
{
	return made(o, ATEN_empty_memory_format,
		FXGE_ARGS(argument(o, ATEN_empty_memory_format__size, port_about(o, name, "size")),
			argument(o, ATEN_empty_memory_format__dtype, port_about(o, name, "dtype"))));
}

/* ---- arguments of the operator ---- */

static bool
add_parts(opening *o, int param)
{
	const char *name = o->op->params[param].name;
	int port = port_about(o, name, "length");
	values v = {0};
	int64_t n;

	if (port < 0)
		return true;
	const fxge_operand *length = fxge_port_at(o->n, port, 0);

	if (length->kind != FXGE_K_INT || !fxge_sym_is_int(o->program->syms, length->size, &n))
		return wrong(o, "the length of a list is no number in a call");
	for (int64_t i = 0; i < n; i++) {
		fxge_value *x;

		if (!part(o, fxge_arena_printf(&o->program->scratch, "%s_%lld", name, (long long)i), &x))
			return false;
		if (!x)
			return wrong(o, "an element of a list is missing in a call");
		fxge_vec_push(&o->program->scratch, &v, x);
	}
	o->args[o->n_args++] = fxge_a_values(param, v.data, (int)v.len);
	return true;
}

static bool
add_part(opening *o, int param)
{
	const char *name = o->op->params[param].name;
	fxge_value *v = NULL;

	if (o->op->params[param].list)
		return add_parts(o, param);
	if (port_about(o, name, "dtype") >= 0) {
		v = empty(o, name);
		o->gives_copies = false;
		if (!v)
			return false;
	} else if (!part(o, name, &v)) {
		return false;
	}
	if (v)
		o->args[o->n_args++] = fxge_a_value(param, v);
	return true;
}

/* Of the first form. */
static bool
add_copies(opening *o, int param)
{
	const fxge_param *p = &o->op->params[param];
	int port = port_of(o, p->name);
	size_t from = o->copies.len;

	if (port < 0) {
		fxge_vec_push(&o->program->scratch, &o->copies, NULL);
		return true;
	}
	if (!copy_port(o, port))
		return false;
	o->args[o->n_args++] =
		p->list ? fxge_a_values(param, o->copies.data + from, (int)(o->copies.len - from))
				: fxge_a_value(param, o->copies.data[from]);
	return true;
}

static bool
add_argument(opening *o, int param)
{
	if (o->op->params[param].writes)
		return o->second ? add_part(o, param) : add_copies(o, param);
	int port = port_of(o, o->op->params[param].name);

	if (port >= 0)
		o->args[o->n_args++] = fxge_a_port(param, o->n, port);
	return true;
}

static bool
read_arguments(opening *o)
{
	int all = port_of(o, "_all_bases");

	o->second = fxge_op_param(o->n->op, "_all_bases") >= 0;
	o->gives_copies = true;
	o->args = FXGE_NEW_ARRAY(&o->program->scratch, (size_t)o->op->n_params + 1, fxge_arg);
	if (all >= 0 && !copy_port(o, all))
		return false;
	for (int i = 0; i < o->op->n_params; i++)
		if (!add_argument(o, i))
			return false;
	o->args[o->n_args].param = -1;
	return true;
}

/* ---- results ---- */

static void
replace(fxge_value *old, fxge_value *v)
{
	if (old->meta->kind == FXGE_META_TENSOR)
		fxge_value_set_meta(old->def->graph->program, v, old->meta);
	fxge_value_replace(old, v);
}

/* What is written has a name of its own, of what it is then. */
static bool
give_copies(opening *o, uint32_t from)
{
	for (uint32_t i = 0; i < o->copies.len; i++) {
		fxge_value *v = o->copies.data[i];

		if (!v)
			continue;
		v = made(o, ATEN_alias, FXGE_ARGS(fxge_a_value(ATEN_alias__self, v)));
		if (!v)
			return false;
		replace(o->n->results[from + i], v);
	}
	return true;
}

/* A call of an operator without results gives None for them. */
static bool
give(opening *o, fxge_node *f)
{
	uint32_t n_copies = o->gives_copies ? (uint32_t)o->copies.len : 0,
			 n_own = o->n->n_results - n_copies;

	if (o->n->n_results < n_copies || n_own < f->n_results || n_own > f->n_results + !f->n_results)
		return wrong(o, "the number of results is not that");
	for (uint32_t k = 0; k < f->n_results; k++)
		replace(o->n->results[k], f->results[k]);
	return !o->gives_copies || give_copies(o, n_own);
}

static bool
open_call(opening *o)
{
	if (!read_operator(o) || !read_arguments(o))
		return false;
	fxge_node *f = fxge_node_new(o->n->graph, o->n, o->op, o->args, 0, o->n->loc);

	if (!f)
		return false;
	f->name = o->n->name;
	return give(o, f);
}

bool
fxge_open_auto_functionalized(fxge_node *n)
{
	fxge_program *p = n->graph->program;
	opening o = {.n = n, .program = p};
	fxge_node *before = n->prev;
	bool reading = p->reading;

	p->reading = true; /* what does not fit the operator's row is the file's fault */
	bool ok = open_call(&o);

	p->reading = reading;
	while (!ok && n->prev != before)
		fxge_node_erase(n->prev);
	if (ok)
		fxge_node_erase(n);
	return ok;
}
