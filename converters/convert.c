/* The conversion of a program: every aten.* node becomes ge.* nodes.
 * requires: functional, decomposed; metas of all values. keeps: interface, order of effects.
 * breaks: sharing of equal constants (CSE follows), dead GE nodes (DCE follows). */
#include "converters/conv.h"
#include "converters/sizes.h"

#define FXGE_CONV_ROW(op, fn) extern fxge_conv_fn fn;
#include "fxge_op_conv.inc"
#undef FXGE_CONV_ROW

fxge_conv_fn *const fxge_converters[FXGE_OP_COUNT_] = {
#define FXGE_CONV_ROW(op, fn) [op] = fn,
#include "fxge_op_conv.inc"
#undef FXGE_CONV_ROW
};

static fxge_conv_fn *
converter_of(const fxge_op *op)
{
	if (op->id < FXGE_OP_COUNT_ && fxge_converters[op->id])
		return fxge_converters[op->id];
	return op->mapping ? fxge_conv_table : NULL;
}

static const fxge_meta *const *
operand_metas(fxge_arena *a, const fxge_node *n)
{
	const fxge_meta **m = FXGE_NEW_ARRAY(a, n->n_operands, const fxge_meta *);

	for (uint32_t i = 0; i < n->n_operands; i++)
		if (n->operands[i].kind == FXGE_K_VALUE)
			m[i] = &n->operands[i].value->meta;
	return m;
}

static bool
unsupported(fxge_program *p, const fxge_node *n)
{
	fxge_fail(p, n, FXGE_D_NO_CONVERTER, "no conversion to GE for this operator");
	fxge_report_group(&p->session->diags, n->op->name);
	return false;
}

/* An argument that nobody looked at would be ignored silently. */
static bool
all_read(fxge_conv *cx)
{
	const fxge_node *n = cx->node;

	for (int i = 0; i < n->op->n_params && i < 64; i++)
		if (n->ports[i].present && !(cx->call.read & UINT64_C(1) << i)
			&& n->op->params[i].type != FXGE_P_LAYOUT && n->op->params[i].type != FXGE_P_DEVICE
			&& n->op->params[i].type != FXGE_P_MEMORY_FORMAT)
			return fxge_call_fail(&cx->call, FXGE_D_UNREAD_ARGUMENT, "argument '%s' is given and not handled",
				n->op->params[i].name);
	return true;
}

static bool
convert_node(fxge_node *n, fxge_sizer *z)
{
	fxge_program *p = n->graph->program;
	fxge_conv_fn *fn = converter_of(n->op);

	if (!fn)
		return unsupported(p, n);
	fxge_arena_mark mark = fxge_arena_save(&p->scratch);
	fxge_conv cx = {.node = n, .graph = n->graph, .sizer = z};

	cx.call = (fxge_call){.session = p->session,
		.program = p,
		.syms = p->syms,
		.arena = &p->scratch,
		.node = n,
		.metas = operand_metas(&p->scratch, n)};
	bool ok = fn(&cx) && !cx.call.failed && all_read(&cx);

	fxge_arena_restore(&p->scratch, mark);
	if (!ok && !p->session->diags.errors)
		fxge_bug(p, n, "the converter failed without a reason");
	if (ok)
		fxge_node_erase(n);
	return ok;
}

/* Outputs that are symbolic numbers become values; constants stay, io.json tells them. */
static bool
convert_outputs(fxge_graph *g, fxge_sizer *z)
{
	fxge_program *p = g->program;
	int64_t k;

	for (uint32_t i = 0; i < fxge_graph_n_outputs(g); i++) {
		fxge_operand *o = fxge_graph_output(g, i);

		if (o->kind != FXGE_K_INT || fxge_sym_is_int(p->syms, o->size, &k))
			continue;
		fxge_conv cx = {.node = g->ret, .graph = g, .sizer = z};

		cx.call = (fxge_call){.session = p->session,
			.program = p,
			.syms = p->syms,
			.arena = &p->scratch,
			.node = g->ret};
		fxge_value *v = fxge_conv_size(&cx, o->size);

		if (!v)
			return false;
		fxge_operand_set(o, v);
	}
	return true;
}

/* Integer inputs are 0-d int64 tensors from here on. */
static void
convert_inputs(fxge_graph *g)
{
	for (uint32_t i = 0; i < fxge_graph_n_inputs(g); i++) {
		fxge_value *v = fxge_graph_input(g, i);

		if (v->meta.kind != FXGE_META_SIZE)
			continue;
		fxge_size content = v->meta.size;
		fxge_meta m = fxge_meta_tensor(&g->program->arena, FXGE_DT_I64, 0, NULL);

		m.content = &content;
		fxge_value_set_meta(g->program, v, &m);
	}
}

static bool
convert_graph(fxge_graph *g, int depth)
{
	bool ok = true;
	fxge_sizer *z = fxge_sizer_new(g, &g->program->arena);

	convert_inputs(g);
	FXGE_EACH_NODE_SAFE(n, g)
	{
		for (uint32_t i = 0; i < n->n_regions && depth < FXGE_MAX_DEPTH; i++)
			ok &= convert_graph(n->regions[i], depth + 1);
		if (!n->op->ge)
			ok &= convert_node(n, z);
	}
	return ok && convert_outputs(g, z);
}

bool
fxge_convert(fxge_program *p)
{
	if (!convert_graph(p->main, 0))
		return false;
	p->stage = "ge";
	return true;
}
