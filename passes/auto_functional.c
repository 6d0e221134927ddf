/* SPDX-License-Identifier: Apache-2.0 */
/* Expansion of auto_functionalized calls.
 *
 * PyTorch wraps a mutating operator in auto_functionalized where a program must be functional. The
 * call is replaced by copies of the written tensors and by the operator, applied to the copies or
 * to views of them. The copies replace the call's results. Functionalisation then handles the
 * operator's writes.
 *
 * The first form has the operator's arguments. Its results are the operator's results, followed by
 * the new values of the written tensors.
 *
 * The second form has the tensors `_all_bases` and describes each written argument NAME as a part
 * of one of them:
 *  - `_NAME_base_index`: the base; alone, or with `_NAME_alias`, the whole base
 *  - `_NAME_slice_dim`, `_NAME_slice_start`, `_NAME_slice_end`: a slice of the base
 *  - `_NAME_size`, `_NAME_stride`, `_NAME_storage_offset`: a strided view of its memory
 *  - `_NAME_length`: length of a list, whose elements are described as `_NAME_0`, `_NAME_1`, ...
 * Its results are the operator's results, followed by the new values of the bases.
 *
 * For an operator that only writes (torch.Tag.out) the call has `_NAME_size` and `_NAME_dtype` of
 * the tensor to create, and returns only the operator's results. */
#include "passes/auto_functional.h"

#include "base/diag/convert.h"
#include "base/diag/passes.h"
#include "ir/call.h"
#include "ir/optab.h"

#include "fxge_aten_create.h"
#include "fxge_aten_view.h"

static const char prefix[] = "higher_order.auto_functionalized";

typedef FXGE_VEC(fxge_value *) values;

typedef struct expansion {
	fxge_node *n; /* the call of auto_functionalized */
	fxge_program *program;
	const fxge_op *op;   /* the wrapped operator */
	bool second;         /* form of auto_functionalized_v2 */
	bool returns_copies; /* the call returns the copies too */
	values copies;  /* copies of written tensors (first form) or of bases (second form); NULL for
					   None */
	values memory;  /* the same copies, with dims in the order of memory */
	fxge_arg *args; /* arguments for the wrapped operator */
	uint32_t n_args;
} expansion;

bool
fxge_is_auto_functionalized(const fxge_node *n)
{
	return strncmp(n->op->name, prefix, sizeof prefix - 1) == 0;
}

static bool
report_form(const expansion *o, const char *what)
{
	return fxge_fail(
		o->program, o->n, FXGE_D_SCOPE_FORM, "%s of the wrapped %s", what, o->op->name);
}

/* ---- arguments of the call ---- */

/* Returns the parameter called `name`, or -1 if it is absent or None. */
static int
port_of(const expansion *o, const char *name)
{
	int k = fxge_op_param(o->n->op, name);
	const fxge_port *q = k < 0 ? NULL : &o->n->ports[k];

	if (!q || !q->present)
		return -1;
	return q->count == 1 && fxge_port_at(o->n, k, 0)->kind == FXGE_K_NONE ? -1 : k;
}

/* Returns the parameter that describes `name`, such as `_cache_base_index`. */
static int
described_param(const expansion *o, const char *name, const char *what)
{
	return port_of(o, fxge_arena_printf(&o->program->scratch, "_%s_%s", name, what));
}

static bool
read_operator(expansion *o)
{
	static const char torch_ops[] = "torch.ops.";
	const fxge_node *n = o->n;
	const fxge_operand *first = n->n_operands ? fxge_port_at(n, 0, 0) : NULL;
	const char *name = first && first->kind == FXGE_K_STR ? first->name : "";

	if (strncmp(name, torch_ops, sizeof torch_ops - 1) == 0)
		name += sizeof torch_ops - 1;
	o->op = fxge_op_find(o->program->session, name, strlen(name));
	if (!o->op)
		return fxge_fail(
			o->program, n, FXGE_D_NO_CONVERTER, "no conversion to GE for the wrapped `%s`", name);
	return (o->op->flags & FXGE_OP_MUTATES && !o->op->ge)
		   || report_form(o, "no argument is written by the schema");
}

/* ---- copies, and parts of copies ---- */

static fxge_value *
emit(expansion *o, uint32_t op, const fxge_arg *args)
{
	fxge_node *r = fxge_node_new(o->n->graph, o->n, &fxge_ops[op], args, 1, o->n->loc);

	return r ? r->results[0] : NULL;
}

/* Sets `order` to the dims of `m` from the outermost to the innermost in memory. Returns false if
 * memory has gaps or overlaps. */
static bool
memory_order(const expansion *o, const fxge_meta *m, int64_t *order)
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
permuted(expansion *o, fxge_value *v, const int64_t *dims, int rank)
{
	return emit(o, ATEN_permute,
		FXGE_ARGS(
			fxge_a_value(ATEN_permute__self, v), fxge_a_ints(ATEN_permute__dims, dims, rank)));
}

static fxge_value *
cloned(expansion *o, fxge_value *v)
{
	return emit(o, ATEN_clone, FXGE_ARGS(fxge_a_value(ATEN_clone__self, v)));
}

static fxge_value *
with_meta(expansion *o, fxge_value *v, const fxge_meta *like)
{
	fxge_meta m = *like;

	m.const_value = NULL;
	if (m.kind == FXGE_META_TENSOR)
		fxge_value_set_meta(o->program, v, &m);
	return v;
}

/* Sets the meta of `v` to a contiguous tensor with the dims of `like` in this order. */
static void
set_ordered(expansion *o, fxge_value *v, const fxge_meta *like, const int64_t *order)
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

/* Copies `v` with its strides, as PyTorch does, since parts of the copy are given by offsets in its
 * memory. Sets *memory to the copy with its dims in the order of memory. */
static fxge_value *
emit_copy(expansion *o, fxge_value *v, fxge_value **memory)
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
copy_port(expansion *o, int port)
{
	for (uint32_t i = 0; i < o->n->ports[port].count; i++) {
		const fxge_operand *from = fxge_port_at(o->n, port, i);

		if (from->kind != FXGE_K_VALUE)
			return report_form(o, "a constant is written by a call");
		fxge_value *memory, *v = emit_copy(o, from->value, &memory);

		if (!v)
			return false;
		fxge_vec_push(&o->program->scratch, &o->copies, v);
		fxge_vec_push(&o->program->scratch, &o->memory, memory);
	}
	return true;
}

/* Returns an argument from the call, or an absent one. The operator that requires it reports its
 * absence. */
static fxge_arg
argument(const expansion *o, int param, int port)
{
	return port < 0 ? fxge_a_value(param, NULL) : fxge_a_port(param, o->n, port);
}

static fxge_value *
emit_strided(expansion *o, const char *name, fxge_value *base)
{
	return emit(o, ATEN_as_strided,
		FXGE_ARGS(fxge_a_value(ATEN_as_strided__self, base),
			argument(o, ATEN_as_strided__size, described_param(o, name, "size")),
			argument(o, ATEN_as_strided__stride, described_param(o, name, "stride")),
			argument(
				o, ATEN_as_strided__storage_offset, described_param(o, name, "storage_offset"))));
}

static fxge_value *
emit_slice(expansion *o, const char *name, fxge_value *base)
{
	return emit(o, ATEN_slice_Tensor,
		FXGE_ARGS(fxge_a_value(ATEN_slice_Tensor__self, base),
			argument(o, ATEN_slice_Tensor__dim, described_param(o, name, "slice_dim")),
			argument(o, ATEN_slice_Tensor__start, described_param(o, name, "slice_start")),
			argument(o, ATEN_slice_Tensor__end, described_param(o, name, "slice_end"))));
}

/* Sets *v to the part of a base that the `_NAME_...` arguments describe, or to NULL for None. */
static bool
emit_part(expansion *o, const char *name, fxge_value **v)
{
	int port = described_param(o, name, "base_index");
	int64_t i;

	*v = NULL;
	if (port < 0)
		return true;
	const fxge_operand *index = fxge_port_at(o->n, port, 0);

	if (index->kind != FXGE_K_INT || !fxge_sym_is_int(o->program->syms, index->size, &i) || i < 0
		|| (uint64_t)i >= o->copies.len)
		return report_form(o, "an index of a missing base is in a call");
	*v = o->copies.data[i];
	if (described_param(o, name, "size") >= 0)
		*v = emit_strided(o, name, o->memory.data[i]);
	else if (described_param(o, name, "slice_dim") >= 0)
		*v = emit_slice(o, name, *v);
	return *v != NULL;
}

/* Emits an uninitialised tensor for an argument that the operator only writes (torch.Tag.out). */
static fxge_value *
emit_empty(expansion *o, const char *name)
{
	return emit(o, ATEN_empty_memory_format,
		FXGE_ARGS(argument(o, ATEN_empty_memory_format__size, described_param(o, name, "size")),
			argument(o, ATEN_empty_memory_format__dtype, described_param(o, name, "dtype"))));
}

/* ---- arguments of the operator ---- */

static bool
add_parts(expansion *o, int param)
{
	const char *name = o->op->params[param].name;
	int port = described_param(o, name, "length");
	values v = {0};
	int64_t n;

	if (port < 0)
		return true;
	const fxge_operand *length = fxge_port_at(o->n, port, 0);

	if (length->kind != FXGE_K_INT || !fxge_sym_is_int(o->program->syms, length->size, &n))
		return report_form(o, "the length of a list is not a constant in a call");
	for (int64_t i = 0; i < n; i++) {
		fxge_value *x;

		if (!emit_part(
				o, fxge_arena_printf(&o->program->scratch, "%s_%lld", name, (long long)i), &x))
			return false;
		if (!x)
			return report_form(o, "an element of a list is missing in a call");
		fxge_vec_push(&o->program->scratch, &v, x);
	}
	o->args[o->n_args++] = fxge_a_values(param, v.data, (int)v.len);
	return true;
}

static bool
add_part(expansion *o, int param)
{
	const char *name = o->op->params[param].name;
	fxge_value *v = NULL;

	if (o->op->params[param].list)
		return add_parts(o, param);
	if (described_param(o, name, "dtype") >= 0) {
		v = emit_empty(o, name);
		o->returns_copies = false;
		if (!v)
			return false;
	} else if (!emit_part(o, name, &v)) {
		return false;
	}
	if (v)
		o->args[o->n_args++] = fxge_a_value(param, v);
	return true;
}

/* Copies a written argument, for the first form. */
static bool
add_copies(expansion *o, int param)
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
add_argument(expansion *o, int param)
{
	if (o->op->params[param].writes)
		return o->second ? add_part(o, param) : add_copies(o, param);
	int port = port_of(o, o->op->params[param].name);

	if (port >= 0)
		o->args[o->n_args++] = fxge_a_port(param, o->n, port);
	return true;
}

static bool
read_arguments(expansion *o)
{
	int all = port_of(o, "_all_bases");

	o->second = fxge_op_param(o->n->op, "_all_bases") >= 0;
	o->returns_copies = true;
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
replace_result(fxge_value *old, fxge_value *v)
{
	if (old->meta->kind == FXGE_META_TENSOR)
		fxge_value_set_meta(old->def->graph->program, v, old->meta);
	fxge_value_replace(old, v);
}

/* Replaces the results that return copies. Each becomes an alias of its copy, so that it has a name
 * of its own. */
static bool
replace_copy_results(expansion *o, uint32_t from)
{
	for (uint32_t i = 0; i < o->copies.len; i++) {
		fxge_value *v = o->copies.data[i];

		if (!v)
			continue;
		v = emit(o, ATEN_alias, FXGE_ARGS(fxge_a_value(ATEN_alias__self, v)));
		if (!v)
			return false;
		replace_result(o->n->results[from + i], v);
	}
	return true;
}

/* Replaces the call's results. A call of an operator without results has one None result instead.
 */
static bool
replace_results(expansion *o, fxge_node *f)
{
	uint32_t n_copies = o->returns_copies ? (uint32_t)o->copies.len : 0,
			 n_own = o->n->n_results - n_copies;

	if (o->n->n_results < n_copies || n_own < f->n_results || n_own > f->n_results + !f->n_results)
		return report_form(o, "the number of results differs from that");
	for (uint32_t k = 0; k < f->n_results; k++)
		replace_result(o->n->results[k], f->results[k]);
	return !o->returns_copies || replace_copy_results(o, n_own);
}

static bool
expand_call(expansion *o)
{
	if (!read_operator(o) || !read_arguments(o))
		return false;
	fxge_node *f = fxge_node_new(o->n->graph, o->n, o->op, o->args, 0, o->n->loc);

	if (!f)
		return false;
	f->name = o->n->name;
	return replace_results(o, f);
}

bool
fxge_open_auto_functionalized(fxge_node *n)
{
	fxge_program *p = n->graph->program;
	expansion o = {.n = n, .program = p};
	fxge_node *before = n->prev;
	bool reading = p->reading;

	p->reading = true; /* a mismatch with the operator's row is an error of the program file */
	bool ok = expand_call(&o);

	p->reading = reading;
	while (!ok && n->prev != before)
		fxge_node_erase(n->prev);
	if (ok)
		fxge_node_erase(n);
	return ok;
}
