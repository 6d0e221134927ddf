/* SPDX-License-Identifier: Apache-2.0 */
/* Static evaluation of formulas, without nodes: metas of results, and checks of arguments. */
#include "base/diag/common.h"
#include "decomp/formula/formula.h"
#include "decomp/formula/value.h"

static fxge_cx
static_context(fxge_call *c)
{
	return (fxge_cx){.call = *c, .node = (fxge_node *)(uintptr_t)c->node};
}

/* Copies the state of the evaluation to the call. */
static bool
end_static(fxge_call *c, const fxge_cx *cx)
{
	c->read |= cx->call.read;
	c->failed |= cx->call.failed;
	return !c->failed;
}

bool
fxge_formula_infer(fxge_call *c)
{
	fxge_cx cx = static_context(c);
	fxge_fx_run r;
	fxge_fxv v = fxge_fx_run_row(&r, &cx, c->node->op->result);
	bool ok = !cx.call.failed && fxge_fx_is_count(&r, v, c->n_out);

	for (uint32_t i = 0; ok && i < c->n_out; i++) {
		fxge_fxv one = v.kind == FXGE_FXV_LIST ? v.items[i] : v;

		if (one.kind == FXGE_FXV_TENSOR)
			fxge_out_like(c, i, one.meta->dtype, one.meta);
		else
			fxge_out_none(c, i);
	}
	return end_static(c, &cx);
}

/* Returns the parameter named at `s` in a condition's text; -1: none. A name after `.` is an
 * attribute. */
static int
named_at(const fxge_op *op, const char *text, const char *s, size_t n)
{
	for (int i = 0; i < op->n_params && n && (s == text || s[-1] != '.'); i++)
		if (strncmp(op->params[i].name, s, n) == 0 && !op->params[i].name[n])
			return i;
	return -1;
}

/* Refuses the node with the condition and the values of its arguments. */
static void
refuse(fxge_fx_run *r, const fxge_op_check *k)
{
	static const char letters[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_0123456789";
	fxge_sbuf b;
	const fxge_op *op = r->cx->node->op;
	uint64_t shown = 0;

	r->row.at = NULL; /* the whole condition, not a part of it */
	fxge_sbuf_init(&b, r->cx->call.arena);
	for (const char *s = k->text; *s;) {
		size_t n = strspn(s, letters);
		int i = named_at(op, k->text, s, n);

		s += n ? n : 1;
		if (i < 0 || i > 63 || shown >> i & 1)
			continue;
		shown |= UINT64_C(1) << i;
		fxge_sbuf_fmt(&b, "%s%s is %s", b.len ? ", " : "", op->params[i].name,
			fxge_fxv_text(r, fxge_fx_argument(r, i)));
	}
	fxge_fx_fail(r, FXGE_D_CONSTRAINT, "%s: expected %s%s%s", k->label, k->says ? k->says : k->text,
		b.len ? "; " : "", b.len ? b.data : "");
}

static uint64_t
given(const fxge_node *n)
{
	uint64_t mask = UINT64_C(1) << 63;

	for (int i = 0; i < n->op->n_params && i < 63; i++)
		mask |= (uint64_t)n->ports[i].present << i;
	return mask;
}

/* Evaluates a check. Returns false if it fails, or if sizes leave it open. */
static bool
check(fxge_fx_run *r, fxge_cx *cx, const fxge_op_check *k)
{
	fxge_fxv v = fxge_fx_run_row(r, cx, k->holds);

	if (v.kind == FXGE_FXV_COND)
		fxge_fx_guard(r, v.size);
	else if (!cx->call.failed && !v.b)
		refuse(r, k);
	return !cx->call.failed && v.kind != FXGE_FXV_COND;
}

fxge_holds
fxge_formula_holds(fxge_call *c, int condition)
{
	fxge_cx cx = static_context(c);
	fxge_fx_run r;
	fxge_fxv v = fxge_fx_run_row(&r, &cx, condition);

	if (!end_static(c, &cx))
		return FXGE_HOLDS_FAILED;
	if (v.kind == FXGE_FXV_COND)
		return FXGE_HOLDS_OPEN;
	return v.b ? FXGE_HOLDS : FXGE_HOLDS_NOT;
}

bool
fxge_formula_checks(fxge_call *c)
{
	fxge_session *s = c->session;
	const fxge_op *op = c->node->op;
	uint64_t args = given(c->node), asked = 0;
	fxge_map *known = &fxge_decomp_state_of(s)->held;
	uint64_t held = (uint64_t)(uintptr_t)fxge_map_get(known, fxge_ptr_key(op));
	bool all = true;

	c->read = UINT64_MAX; /* the checker guarantees that each argument is used, or irrelevant */
	if (held && !(held & args))
		return true;
	fxge_cx cx = static_context(c);

	for (int i = 0; i < op->n_checks && !cx.call.failed; i++) {
		fxge_fx_run r;

		all &= check(&r, &cx, &op->checks[i]);
		asked |= r.asked;
	}
	/* A check that reads defaults alone holds for every node with the same defaults. */
	if (all && asked && !(asked & args))
		fxge_map_put(&s->arena, known, fxge_ptr_key(op), (void *)(uintptr_t)asked);
	return end_static(c, &cx);
}
