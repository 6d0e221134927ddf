/* SPDX-License-Identifier: Apache-2.0 */
/* Values of formulas: conversion from a node's arguments, and to arguments of new nodes. */
#include "decomp/formula/value.h"

#include "base/diag/convert.h"
#include "base/diag/shapes.h"
#include "decomp/builder.h"
#include "ir/text/text.h"

#include <stdarg.h>
#include <stdio.h>

static int
line_of(const fxge_fx_frame *f)
{
	return f->function->line + (f->at ? f->at->line : 0);
}

/* Notes the location in the row's file, and in the file of the failing function if it differs. */
fxge_fxv
fxge_fx_failed(fxge_fx_run *r)
{
	const fxge_fx_frame *f = r->frame;
	const char *const *files = r->formulas->files;
	fxge_sbuf b;

	if (!files)
		return (fxge_fxv){0};
	while (f->function->file != r->row.function->file)
		f = f->caller;
	fxge_sbuf_init(&b, r->cx->call.arena);
	fxge_sbuf_fmt(&b, "in the formula of %s, %s:%d", r->cx->node->op->name,
		files[f->function->file], line_of(f));
	if (f != r->frame)
		fxge_sbuf_fmt(
			&b, ", which calls %s:%d", files[r->frame->function->file], line_of(r->frame));
	fxge_report_note(&r->cx->call.session->diags, "%s", b.data);
	return (fxge_fxv){0};
}

fxge_fxv
fxge_fx_fail(fxge_fx_run *r, fxge_diag_id id, const char *fmt, ...)
{
	fxge_call *c = &r->cx->call;
	va_list args;
	char text[512];

	if (c->failed)
		return (fxge_fxv){0};
	va_start(args, fmt);
	vsnprintf(text, sizeof text, fmt, args);
	va_end(args);
	fxge_call_fail(c, id, "%s", text);
	return fxge_fx_failed(r);
}

/* ---- as text ---- */

static void
show_list(fxge_sbuf *b, fxge_fx_run *r, fxge_fxv v)
{
	fxge_sbuf_chr(b, '[');
	for (int i = 0; i < v.n; i++)
		fxge_sbuf_fmt(b, "%s%s", i ? ", " : "", i < 16 ? fxge_fxv_text(r, v.items[i]) : "");
	fxge_sbuf_chr(b, ']');
}

const char *
fxge_fxv_text(fxge_fx_run *r, fxge_fxv v)
{
	fxge_sbuf b;

	fxge_sbuf_init(&b, r->cx->call.arena);
	switch (v.kind) {
	case FXGE_FXV_TENSOR:
		fxge_text_meta(&b, r->cx->call.program, v.meta);
		break;
	case FXGE_FXV_INT:
	case FXGE_FXV_COND:
		fxge_sym_print(&b, r->cx->call.syms, v.size);
		break;
	case FXGE_FXV_FLOAT:
		fxge_sbuf_f64(&b, v.f);
		break;
	case FXGE_FXV_BOOL:
		fxge_sbuf_str(&b, v.b ? "True" : "False");
		break;
	case FXGE_FXV_STR:
		fxge_sbuf_fmt(&b, "'%s'", v.s);
		break;
	case FXGE_FXV_DTYPE:
		fxge_sbuf_str(&b, fxge_dtypes[v.dtype].text);
		break;
	case FXGE_FXV_LIST:
		show_list(&b, r, v);
		break;
	default:
		fxge_sbuf_str(&b, v.kind == FXGE_FXV_NONE ? "None" : "...");
	}
	return b.data;
}

const fxge_meta *
fxge_fxv_meta(fxge_fx_run *r, fxge_fxv v)
{
	if (v.kind == FXGE_FXV_TENSOR && v.meta->kind == FXGE_META_TENSOR && v.meta->rank >= 0)
		return v.meta;
	fxge_fx_fail(
		r, FXGE_D_UNSUPPORTED_FORM, "shape and dtype of %s are not known", fxge_fxv_text(r, v));
	return NULL;
}

bool
fxge_fxv_whole(fxge_fx_run *r, fxge_fxv v, int64_t *out)
{
	*out = 0;
	if (v.kind == FXGE_FXV_INT && fxge_sym_is_int(r->cx->call.syms, v.size, out))
		return true;
	if (v.kind == FXGE_FXV_BOOL)
		return *out = v.b, true;
	fxge_fx_fail(r, FXGE_D_UNSUPPORTED_FORM, "needs a constant size or number, and has %s",
		fxge_fxv_text(r, v));
	return false;
}

bool
fxge_fxv_real(fxge_fx_run *r, fxge_fxv v, double *out)
{
	int64_t i;

	if (v.kind == FXGE_FXV_FLOAT)
		return *out = v.f, true;
	if (!fxge_fxv_whole(r, v, &i))
		return false;
	return *out = (double)i, true;
}

/* ---- a node's arguments ---- */

fxge_fxv
fxge_fxv_operand(const fxge_operand *o, const fxge_meta *m)
{
	switch (o->kind) {
	case FXGE_K_NONE:
		return (fxge_fxv){0};
	case FXGE_K_VALUE:
		if (m->kind == FXGE_META_SIZE)
			return fxge_fxv_int(m->size);
		return (fxge_fxv){.kind = FXGE_FXV_TENSOR, .value = o->value, .meta = m};
	case FXGE_K_INT:
		return fxge_fxv_int(o->size);
	case FXGE_K_FLOAT:
		return fxge_fxv_float(o->f);
	case FXGE_K_BOOL:
		return fxge_fxv_bool(o->b);
	case FXGE_K_STR:
		return (fxge_fxv){.kind = FXGE_FXV_STR, .s = o->name};
	case FXGE_K_DTYPE:
		return (fxge_fxv){.kind = FXGE_FXV_DTYPE, .dtype = o->dtype};
	default:
		return (fxge_fxv){.kind = FXGE_FXV_RAW, .raw = o};
	}
}

/* Returns operand k of the node. */
static fxge_fxv
of_operand(fxge_fx_run *r, uint32_t k)
{
	return fxge_fxv_operand(&r->cx->node->operands[k], r->cx->call.metas[k]);
}

static fxge_fxv
lit_element(fxge_fx_run *r, const fxge_lit *l, int i)
{
	fxge_syms *t = r->cx->call.syms;

	switch (l->kind) {
	case FXGE_LIT_FLOATS:
		return fxge_fxv_float(l->floats[i]);
	case FXGE_LIT_STRS:
		return (fxge_fxv){.kind = FXGE_FXV_STR, .s = l->strs[i]};
	case FXGE_LIT_BOOLS:
		return fxge_fxv_bool(l->ints[i] != 0);
	default:
		return fxge_fxv_int(fxge_sym_int(t, l->ints[i]));
	}
}

fxge_fxv
fxge_fx_literal(fxge_fx_run *r, const fxge_lit *l)
{
	fxge_fxv *items;

	switch (l->kind) {
	case FXGE_LIT_NONE:
	case FXGE_LIT_ABSENT:
		return (fxge_fxv){0};
	case FXGE_LIT_INT:
		return fxge_fxv_int(fxge_sym_int(r->cx->call.syms, l->i));
	case FXGE_LIT_FLOAT:
		return fxge_fxv_float(l->f);
	case FXGE_LIT_BOOL:
		return fxge_fxv_bool(l->i != 0);
	case FXGE_LIT_STR:
		return (fxge_fxv){.kind = FXGE_FXV_STR, .s = l->s};
	case FXGE_LIT_DTYPE:
		return (fxge_fxv){.kind = FXGE_FXV_DTYPE, .dtype = (fxge_dtype)l->i};
	default:
		items = FXGE_NEW_ARRAY(r->cx->call.arena, (size_t)l->n + 1, fxge_fxv);
		for (int i = 0; i < l->n; i++)
			items[i] = lit_element(r, l, i);
		return fxge_fxv_list(items, l->n);
	}
}

/* Returns a number as a tensor of the dtype in which the node computes. */
static fxge_fxv
number_tensor(fxge_fx_run *r, int param)
{
	fxge_call *c = &r->cx->call;
	fxge_dtype dt = fxge_arg_promote_all(c);

	return fxge_fxv_tensor(fxge_emit_scalar(r->cx, param, dt));
}

/* Converts an int that is passed for a float parameter. A Scalar keeps its own kind. */
static fxge_fxv
as_declared(fxge_fx_run *r, const fxge_param *p, fxge_fxv v)
{
	int64_t i;

	if (p->type != FXGE_P_FLOAT)
		return v;
	if (v.kind == FXGE_FXV_INT && fxge_sym_is_int(r->cx->call.syms, v.size, &i))
		v = fxge_fxv_float((double)i);
	if (v.kind == FXGE_FXV_FLOAT && r->cx->node->op->ge)
		v.f = (double)(float)v.f; /* an .air stores f32 */
	return v;
}

/* Casts an input as the row requires. */
static fxge_value *
cast_input(fxge_cx *cx, fxge_value *x)
{
	fxge_dtype result = fxge_out_meta(cx, 0)->dtype;

	switch (cx->node->op->cast) {
	case FXGE_CAST_PROMOTE:
		return fxge_emit_cast(cx, x, fxge_arg_promote_all(&cx->call));
	case FXGE_CAST_RESULT:
		return fxge_emit_cast(cx, x, result);
	case FXGE_CAST_OPMATH:
		return fxge_emit_opmath(cx, x, result);
	case FXGE_CAST_NONE:
		break;
	}
	return x;
}

/* Returns an operand as an element; checks that a tensor parameter has a tensor. */
static fxge_fxv
element(fxge_fx_run *r, const fxge_param *p, uint32_t k)
{
	fxge_fxv v = as_declared(r, p, of_operand(r, k));

	if (p->type == FXGE_P_TENSOR && r->cx->graph && v.kind != FXGE_FXV_TENSOR
		&& v.kind != FXGE_FXV_NONE)
		return fxge_fx_fail(r, FXGE_D_ARGUMENT, "argument '%s' is not a tensor", p->name);
	return v;
}

static fxge_fxv
list_argument(fxge_fx_run *r, const fxge_param *p, const fxge_port *q)
{
	fxge_fxv *items = FXGE_NEW_ARRAY(r->cx->call.arena, (size_t)q->count + 1, fxge_fxv);

	for (uint32_t k = 0; k < q->count; k++)
		items[k] = element(r, p, q->first + k);
	return fxge_fxv_list(items, (int)q->count);
}

fxge_fxv
fxge_fx_argument(fxge_fx_run *r, int i)
{
	fxge_cx *cx = r->cx;
	const fxge_param *p = &cx->node->op->params[i];
	const fxge_port *q = &cx->node->ports[i];

	if (!q->present)
		return fxge_fx_literal(r, &p->dflt);
	if (p->list)
		return list_argument(r, p, q);
	if (q->count == 0)
		return (fxge_fxv){0};
	fxge_operand_kind kind = cx->node->operands[q->first].kind;
	bool made = p->type == FXGE_P_TENSOR && cx->graph,
		 number = kind != FXGE_K_VALUE && kind != FXGE_K_NONE;
	fxge_fxv v = made && number ? number_tensor(r, i) : element(r, p, q->first);

	return made && v.value && !cx->call.failed ? fxge_fxv_tensor(cast_input(cx, v.value)) : v;
}

/* ---- arguments of new nodes ---- */

static bool
misfit(fxge_fx_run *r, const fxge_op *op, int p, fxge_fxv v)
{
	fxge_fx_fail(r, FXGE_D_UNSUPPORTED_FORM, "argument '%s' of %s cannot be %s", op->params[p].name,
		op->name, fxge_fxv_text(r, v));
	return false;
}

static bool
one_operand(fxge_fx_run *r, const fxge_op *op, int p, fxge_fxv v, fxge_operand *o)
{
	fxge_ptype type = op->params[p].type;

	*o = (fxge_operand){.kind = FXGE_K_NONE};
	switch (v.kind) {
	case FXGE_FXV_NONE:
		return op->params[p].optional || op->params[p].elem_optional || misfit(r, op, p, v);
	case FXGE_FXV_TENSOR:
		*o = (fxge_operand){.kind = v.value ? FXGE_K_VALUE : FXGE_K_NONE, .value = v.value};
		break;
	case FXGE_FXV_INT:
		if (type == FXGE_P_FLOAT) {
			o->kind = FXGE_K_FLOAT;
			return fxge_fxv_real(r, v, &o->f);
		}
		*o = (fxge_operand){.kind = FXGE_K_INT, .size = v.size};
		break;
	case FXGE_FXV_FLOAT:
		*o = (fxge_operand){.kind = FXGE_K_FLOAT, .f = v.f};
		break;
	case FXGE_FXV_BOOL:
		*o = (fxge_operand){.kind = FXGE_K_BOOL, .b = v.b};
		break;
	case FXGE_FXV_STR:
		*o = (fxge_operand){
			.kind = FXGE_K_STR, .name = fxge_names_get(r->cx->call.session->names, v.s)};
		break;
	case FXGE_FXV_DTYPE:
		*o = (fxge_operand){.kind = FXGE_K_DTYPE, .dtype = v.dtype};
		break;
	case FXGE_FXV_RAW:
		*o = *v.raw;
		break;
	default:
		return misfit(r, op, p, v);
	}
	return (o->kind != FXGE_K_NONE && fxge_kind_fits(type, o->kind)) || misfit(r, op, p, v);
}

bool
fxge_fx_operand(fxge_fx_run *r, const fxge_op *op, int p, fxge_fxv v, fxge_arg *out)
{
	const fxge_param *row = &op->params[p];
	bool list = v.kind == FXGE_FXV_LIST, repeat = row->list && !list && v.kind != FXGE_FXV_NONE;
	int n = list ? v.n : repeat ? row->list_size : 1;
	fxge_operand *o = FXGE_NEW_ARRAY(r->cx->call.arena, (size_t)n + 1, fxge_operand);

	if (v.kind == FXGE_FXV_NONE && row->optional) {
		*out = fxge_a_value(p, NULL);
		return true;
	}
	if (list && !row->list)
		return misfit(r, op, p, v);
	for (int i = 0; i < n; i++)
		if (!one_operand(r, op, p, list ? v.items[i] : v, &o[i]))
			return false;
	*out = fxge_a_raw(p, o, n, row->list);
	return true;
}
