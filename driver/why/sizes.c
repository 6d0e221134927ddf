/* SPDX-License-Identifier: Apache-2.0 */
/* Reasons of static dims, found by experiments on a copy of the program: a size is replaced by a
 * symbol, and shape inference shows the sizes that depend on it, or the node that requires it. */
#include "driver/why/why.h"

#include "infer/infer.h"

enum {
	MAX_PATH = 1024,   /* nodes between a dim and its origin */
	MAX_DIMS = 512,    /* dims that are explained in a call */
	MAX_TOGETHER = 32, /* dims that are replaced together */
};

/* State of the experiments. */
typedef struct probe {
	fxge_asking *ask;
	fxge_program *copy; /* typed, as saved otherwise */
	size_t n_symbols, n_dims;
} probe;

/* A dim of a value. */
typedef struct place {
	fxge_value *value;
	int dim;
} place;

static bool
is_static(const probe *k, const fxge_value *v, int dim)
{
	int64_t size;

	return v->meta->kind == FXGE_META_TENSOR && dim < v->meta->rank
		   && fxge_sym_is_int(k->copy->syms, v->meta->shape[dim], &size);
}

/* Returns a symbol that occurs nowhere. */
static fxge_size
new_symbol(probe *k)
{
	const char *name = fxge_arena_printf(k->ask->arena, "why%zu", k->n_symbols++);

	return fxge_sym_symbol(k->copy->syms, fxge_names_get(k->copy->names, name), FXGE_SYM_T_INT);
}

/* Returns the value's meta with another size of a dim, and without strides. */
static const fxge_meta *
with_size(const probe *k, const fxge_value *v, int dim, fxge_size size)
{
	fxge_meta *m = FXGE_NEW(k->ask->arena, fxge_meta);
	fxge_size *shape = FXGE_NEW_ARRAY(k->ask->arena, (size_t)v->meta->rank, fxge_size);

	*m = *v->meta;
	memcpy(shape, m->shape, (size_t)m->rank * sizeof *shape);
	shape[dim] = size;
	m->shape = shape;
	m->stride = NULL;
	m->const_value = NULL;
	return m;
}

/* Infers a node's results, as if nothing were known of them; NULL: inference fails or cannot. */
static const fxge_meta *
infer(probe *k, fxge_node *n)
{
	fxge_diags *d = &k->copy->session->diags, before = *d;
	const fxge_meta **old = FXGE_NEW_ARRAY(k->ask->arena, n->n_results, const fxge_meta *);
	fxge_meta *out = NULL;

	for (uint32_t i = 0; i < n->n_results; i++) {
		old[i] = n->results[i]->meta;
		n->results[i]->meta = &fxge_meta_unknown;
	}
	fxge_inferred r = fxge_infer_metas(n, &out);

	for (uint32_t i = 0; i < n->n_results; i++)
		n->results[i]->meta = old[i];
	fxge_diags_rewind(d, &before, NULL);
	return r == FXGE_INFERRED ? out : NULL;
}

/* ---- backwards: the origin of a size ---- */

/* Static dims of operands that an experiment replaces; those of one size by one symbol. */
typedef FXGE_VEC(place) places;

/* Returns whether the dim of a result becomes symbolic with the dims of operands. Inference may
 * assume equations between symbols, so it works on a copy of their table. */
static bool
depends(probe *k, place result, const places *operands)
{
	fxge_arena_mark mark = fxge_arena_save(&k->copy->scratch), own = fxge_arena_save(k->ask->arena);
	const fxge_meta **old = FXGE_NEW_ARRAY(k->ask->arena, operands->len, const fxge_meta *);
	fxge_syms *syms = k->copy->syms;
	size_t guards = k->copy->guards.len;
	fxge_map symbols = {0};
	int64_t size;

	k->copy->syms = fxge_syms_copy(k->ask->arena, syms);
	for (size_t i = 0; i < operands->len; i++) {
		place p = operands->data[i];
		fxge_size was = p.value->meta->shape[p.dim];
		fxge_size *to = fxge_map_get(&symbols, (uint64_t)was.raw);

		if (!to) {
			to = FXGE_NEW(k->ask->arena, fxge_size);
			*to = new_symbol(k);
			fxge_map_put(k->ask->arena, &symbols, (uint64_t)was.raw, to);
		}
		old[i] = p.value->meta;
		p.value->meta = with_size(k, p.value, p.dim, *to);
	}
	const fxge_meta *out = infer(k, result.value->def);

	for (size_t i = operands->len; i-- > 0;)
		operands->data[i].value->meta = old[i];
	const fxge_meta *m = out ? &out[result.value->index] : NULL;
	bool yes = m && m->kind == FXGE_META_TENSOR && m->rank > result.dim
			   && !fxge_sym_is_int(k->copy->syms, m->shape[result.dim], &size);

	k->copy->syms = syms;
	k->copy->guards.len = guards;
	fxge_arena_restore(&k->copy->scratch, mark);
	fxge_arena_restore(k->ask->arena, own);
	return yes;
}

static places
static_dims(const probe *k, const fxge_node *n)
{
	fxge_map seen = {0};
	places all = {0};

	for (uint32_t i = 0; n->op && i < n->n_operands; i++) {
		fxge_value *v = n->operands[i].kind == FXGE_K_VALUE ? n->operands[i].value : NULL;

		if (!v || v->meta->kind != FXGE_META_TENSOR || fxge_map_get(&seen, fxge_ptr_key(v)))
			continue;
		fxge_map_put(k->ask->arena, &seen, fxge_ptr_key(v), v);
		for (int d = 0; d < v->meta->rank && all.len < MAX_DIMS; d++)
			if (is_static(k, v, d))
				fxge_vec_push(k->ask->arena, &all, ((place){v, d}));
	}
	return all;
}

/* Sets *from to a dim of an operand that the dim depends on: alone, or together with others, as
 * those of the operands of a sum. Returns false if there is none. */
static bool
find_operand(probe *k, place p, place *from)
{
	places all = static_dims(k, p.value->def);

	for (size_t i = 0; i < all.len; i++) {
		places one = {.data = &all.data[i], .len = 1};

		if (depends(k, p, &one)) {
			*from = all.data[i];
			return true;
		}
	}
	if (all.len < 2 || all.len > MAX_TOGETHER || !depends(k, p, &all))
		return false;
	for (size_t i = all.len; i-- > 0;) { /* leaves out those that the dim does not need */
		places rest = {0};

		for (size_t j = 0; j < all.len; j++)
			if (j != i)
				fxge_vec_push(k->ask->arena, &rest, all.data[j]);
		if (rest.len && depends(k, p, &rest))
			all = rest;
	}
	*from = all.data[0];
	return true;
}

/* ---- forwards: the node that requires a size ---- */

/* Returns whether a guard recorded since `first` holds for one value of the symbol only. */
static bool
is_required(const probe *k, size_t first)
{
	for (size_t i = first; i < k->copy->guards.len; i++)
		if (k->copy->guards.data[i].inferred)
			return true;
	return false;
}

/* Infers a node one of whose operands depends on the symbol. Returns true if it requires a fixed
 * size. */
static bool
infer_forward(probe *k, fxge_node *n, fxge_map *changed)
{
	size_t guards = k->copy->guards.len;
	bool any = false;

	for (uint32_t i = 0; i < n->n_operands; i++)
		any |= n->operands[i].kind == FXGE_K_VALUE
			   && fxge_map_get(changed, fxge_ptr_key(n->operands[i].value));
	if (!any || !fxge_infer_is_complete(n))
		return false;
	fxge_arena_mark mark = fxge_arena_save(&k->copy->scratch);
	const fxge_meta *out = infer(k, n);
	bool required = !out || is_required(k, guards);

	for (uint32_t i = 0; out && !required && i < n->n_results; i++)
		if (out[i].kind == FXGE_META_TENSOR) {
			fxge_value_set_meta(k->copy, n->results[i], &out[i]);
			fxge_map_put(k->ask->arena, changed, fxge_ptr_key(n->results[i]), n);
		}
	fxge_arena_restore(&k->copy->scratch, mark);
	return required;
}

/* Returns the first node that requires the size of an input's dim, or NULL. Changes metas and
 * guards of the copy, and restores them. */
static const fxge_node *
requiring_node(probe *k, place p)
{
	fxge_program *whole = k->copy;
	const fxge_node *found = NULL;
	fxge_map changed = {0};

	k->copy = fxge_program_copy(whole);
	fxge_value *v = fxge_graph_input(k->copy->main, p.value->index);

	v->meta = with_size(k, v, p.dim, new_symbol(k));
	fxge_map_put(k->ask->arena, &changed, fxge_ptr_key(v), v);
	FXGE_EACH_NODE (n, k->copy->main)
		if (!found && infer_forward(k, n, &changed))
			found = n;
	/* the same node of the copy that stays: copies keep ids */
	uint32_t id = found ? found->id : 0;
	bool any = found != NULL;

	fxge_program_release(k->copy);
	k->copy = whole;
	found = NULL;
	FXGE_EACH_NODE (n, whole->main)
		if (any && n->id == id)
			found = n;
	return found;
}

/* ---- texts ---- */

static fxge_arena *
memory(const probe *k)
{
	return &k->ask->program->arena;
}

static const char *
name_of(const fxge_value *v)
{
	return v->name ? v->name : v->def->name ? v->def->name : "?";
}

/* Returns the saved guard that fixes the dim of an input, or NULL. */
static const char *
guard_of(const probe *k, const char *input, int dim, int64_t size)
{
	const char *text =
		fxge_arena_printf(k->ask->arena, "L['%s'].size()[%d] == %lld", input, dim, (long long)size);

	for (size_t i = 0; i < k->copy->guards.len; i++)
		if (k->copy->guards.data[i].text && strcmp(k->copy->guards.data[i].text, text) == 0)
			return text;
	return NULL;
}

static void
append_node(fxge_sbuf *b, const fxge_node *n)
{
	const fxge_frame *f = fxge_loc_frame(n->loc);

	fxge_sbuf_fmt(b, "%s (%s)", n->n_results ? name_of(n->results[0]) : n->name, n->op->name);
	if (f)
		fxge_sbuf_fmt(b, " at %s:%d", f->file, f->line);
}

static const char *
why_input(probe *k, place p, int64_t size, const char **hint)
{
	const fxge_input *in = &k->copy->inputs.data[p.value->index];
	const char *guard = guard_of(k, in->name ? in->name : "", p.dim, size);
	const fxge_node *n = requiring_node(k, p);
	fxge_sbuf b;

	fxge_sbuf_init(&b, memory(k));
	fxge_sbuf_fmt(&b, "dim %d of input %s", p.dim, in->name ? in->name : name_of(p.value));
	if (guard)
		fxge_sbuf_fmt(&b, ", which PyTorch specialised: guard %s", guard);
	if (n) {
		fxge_sbuf_str(&b, ", required by ");
		append_node(&b, n);
	} else if (!guard) {
		fxge_sbuf_str(&b, ", exported with this size");
	}
	if (!n && !guard)
		*hint = fxge_arena_printf(memory(k),
			"no node requires it: export with dynamic_shapes={\"%s\": {%d: torch.export.Dim.AUTO}}",
			in->name ? in->name : "", p.dim);
	return b.data;
}

/* Returns the reason for a dim that depends on no operand: the arguments of the call. */
static const char *
why_call(const probe *k, const fxge_node *n)
{
	fxge_sbuf b;

	fxge_sbuf_init(&b, memory(k));
	if (n->op->flags & FXGE_OP_UNKNOWN)
		fxge_sbuf_str(&b, "saved with the result of the unknown operator of ");
	else
		fxge_sbuf_str(
			&b, fxge_node_tensor(n) && n->n_operands == 1 ? "constant " : "arguments of ");
	append_node(&b, n);
	return b.data;
}

static const char *
why_weight(const probe *k, place p)
{
	const fxge_input *in = &k->copy->inputs.data[p.value->index];

	return fxge_arena_printf(
		memory(k), "dim %d of %s", p.dim, in->target ? in->target : name_of(p.value));
}

/* Returns the reason for a static dim: follows it to an input, a weight or a call. */
static const char *
reason_of(probe *k, place p, int64_t size, const char **hint)
{
	for (int i = 0; i < MAX_PATH; i++) {
		place from;

		if (!p.value->def->op && p.value->def->graph->parent)
			return "argument of a nested graph";
		if (!p.value->def->op)
			return k->copy->inputs.data[p.value->index].role == FXGE_ROLE_USER
					   ? why_input(k, p, size, hint)
					   : why_weight(k, p);
		if (!find_operand(k, p, &from))
			return why_call(k, p.value->def);
		p = from;
		fxge_sym_is_int(k->copy->syms, p.value->meta->shape[p.dim], &size);
	}
	return "more than 1,024 nodes away";
}

/* ---- subjects ---- */

static void
explain_value(probe *k, fxge_value *v, size_t stage, uint32_t node)
{
	fxge_arena *out = memory(k);

	for (int d = 0; v->meta->kind == FXGE_META_TENSOR && d < v->meta->rank; d++) {
		const char *hint = NULL;
		int64_t size;

		if (!fxge_sym_is_int(k->copy->syms, v->meta->shape[d], &size) || k->n_dims++ >= MAX_DIMS)
			continue;
		const char *why = reason_of(k, (place){v, d}, size, &hint);
		fxge_why_answer *x = fxge_asking_answer(k->ask, FXGE_WHY_STATIC, stage, node,
			fxge_arena_printf(out, "dim %d = %lld", d, (long long)size));

		x->why = why;
		x->hint = hint;
	}
}

static void
map_values(fxge_arena *a, fxge_strmap *values, const fxge_graph *g, int depth)
{
	for (uint32_t i = 0; i < fxge_graph_n_inputs(g); i++) {
		fxge_value *v = fxge_graph_input(g, i);

		if (v->name)
			fxge_strmap_put(a, values, v->name, strlen(v->name), v);
	}
	FXGE_EACH_NODE (n, g) {
		for (uint32_t i = 0; i < n->n_results; i++) {
			fxge_value *v = n->results[i];

			if (v->name)
				fxge_strmap_put(a, values, v->name, strlen(v->name), v);
		}
		for (uint32_t r = 0; r < n->n_regions && depth < FXGE_MAX_DEPTH; r++)
			map_values(a, values, n->regions[r], depth + 1);
	}
}

/* Explains the saved nodes on the way of a subject; without subjects, the inputs. */
static void
explain_stage(probe *k)
{
	const fxge_asking *a = k->ask;
	const fxge_view_stage *s = a->w.view->stages.data[0];
	fxge_strmap values = {0};

	map_values(a->arena, &values, k->copy->main, 0);
	for (uint32_t i = 0; i < s->nodes.len; i++) {
		const fxge_view_node *n = &s->nodes.data[i];
		bool asked = a->way ? a->way[0][i] : n->kind == FXGE_VIEW_INPUT && !n->region;

		if (!asked || !n->out.count)
			continue;
		uint32_t result = n->out.first + (n->main == FXGE_VIEW_NONE ? 0 : n->main);
		const char *name = a->w.view->strings.data[s->outs.data[result].name];
		fxge_value *v = fxge_strmap_get(&values, name, strlen(name));

		if (v)
			explain_value(k, v, 0, i);
	}
}

void
fxge_asking_static(fxge_asking *a)
{
	fxge_diags *d = &a->program->session->diags, before = *d;
	probe k = {.ask = a, .copy = fxge_program_copy(a->program)};
	fxge_compile_options o = FXGE_OPTIONS(fxge_compile_options);

	o.until = strcmp(k.copy->stage, "import") == 0 ? "scopes" : k.copy->stage;
	fxge_pipeline_run(k.copy, &o);
	explain_stage(&k);
	fxge_diags_rewind(d, &before, NULL);
	fxge_program_release(k.copy);
}
