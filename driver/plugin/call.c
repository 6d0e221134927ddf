/* SPDX-License-Identifier: Apache-2.0 */
/* Calls of plugin functions from passes, converters and the executor. */
#include "base/diag/operators.h"
#include "driver/plugin/plugin.h"

#include "backend/cpu/kernels/kernel.h"
#include "driver/run/run.h"

static const fxge_plugin_op *
plugin_op(const fxge_op *op)
{
	return (const fxge_plugin_op *)(const void *)op->external; /* `of`, its first member */
}

static fxge_op_call
call_of(const fxge_plugin_op *g, fxge_call *c)
{
	return (fxge_op_call){.session = c->session, .plugin = g->plugin, .call = c};
}

/* Reports the outcome of a plugin call. `what` names the called function.
 *
 * Exhausted memory is thrown here, where no stack frame of the plugin is left. */
static bool
report_outcome(fxge_op_call *q, bool ok, const char *what)
{
	fxge_call *c = q->call;

	if (q->no_memory)
		fxge_heap_throw(&q->session->heap);
	if (q->failed)
		return fxge_call_fail(c, FXGE_D_PLUGIN, "plugin %s: %s", q->plugin, q->error);
	if (!ok && !c->failed)
		return fxge_call_fail(c, FXGE_D_PLUGIN, "plugin %s: the %s of %s failed without a reason",
			q->plugin, what, c->node->op->name);
	return !c->failed;
}

bool
fxge_plugin_call_meta(fxge_call *c)
{
	const fxge_plugin_op *g = plugin_op(c->node->op);
	fxge_op_call q = call_of(g, c);
	bool ok = g->meta(&fxge_the_plugin_api, &q, g->meta_user);

	if (!report_outcome(&q, ok, "meta function"))
		return false;
	for (uint32_t k = 0; k < c->n_out; k++)
		if (c->out[k].kind == FXGE_META_UNKNOWN)
			return fxge_call_fail(c, FXGE_D_PLUGIN,
				"plugin %s: the meta function of %s does not set result %u", g->plugin,
				c->node->op->name, k);
	return true;
}

bool
fxge_plugin_call_convert(fxge_cx *cx)
{
	const fxge_node *n = cx->node;
	const fxge_plugin_op *g = plugin_op(n->op);
	fxge_op_call q = call_of(g, &cx->call);

	q.cx = cx;
	bool ok = g->convert(&fxge_the_plugin_api, &q, g->convert_user);

	if (!report_outcome(&q, ok, "converter"))
		return false;
	for (uint32_t k = 0; k < n->n_results && k < 64; k++)
		if (!(q.given >> k & 1))
			return fxge_call_fail(&cx->call, FXGE_D_PLUGIN,
				"plugin %s: the converter of %s does not set result %u", g->plugin, n->op->name, k);
	return true;
}

bool
fxge_plugin_call_holds(fxge_match *m)
{
	const fxge_rule *r = fxge_match_rule(m);
	const fxge_plugin_rule *g =
		(const fxge_plugin_rule *)(const void *)r; /* `rule`, its first member */
	fxge_op_call q = {.session = fxge_match_session(m), .plugin = r->plugin, .match = m};
	bool ok = g->holds(&fxge_the_plugin_api, &q, g->user);

	if (q.no_memory)
		fxge_heap_throw(&q.session->heap);
	return (ok && !q.failed)
		   || fxge_no_match(m, "%s", q.failed ? q.error : "no reason was returned");
}

/* ---- kernels ---- */

static fxge_tensor_view *
views(fxge_kernel *k, int n)
{
	return FXGE_NEW_ARRAY(k->scratch, (size_t)n, fxge_tensor_view);
}

/* Fills the views of inputs in port order, without attributes. Returns their number. */
static int
view_inputs(fxge_kernel *k, fxge_tensor_view *v)
{
	const fxge_node *n = k->call.node;
	int count = 0;

	for (int p = 0; p < n->op->n_params; p++) {
		const fxge_port *q = &n->ports[p];
		const char *name = n->op->params[p].name;

		if (n->op->params[p].attr)
			continue;
		if (!q->present && !n->op->params[p].list)
			v[count++].name = name;
		for (uint32_t i = 0; q->present && i < q->count; i++) {
			const fxge_array *x = k->in[q->first + i];

			v[count++] = x ? fxge_array_view(x, name) : (fxge_tensor_view){.name = name};
		}
	}
	return count;
}

static void
view_results(fxge_kernel *k, fxge_tensor_view *v)
{
	const fxge_op *op = k->call.node->op;

	for (int i = 0; i < k->n_out; i++)
		v[i] = fxge_array_view(&k->out[i], i < op->n_results ? op->results[i].name : NULL);
}

static bool
bools_fit(fxge_kernel *k, const fxge_plugin_op *g)
{
	for (int i = 0; i < k->n_out; i++) {
		const fxge_array *x = &k->out[i];
		fxge_tensor t = {.dtype = x->dtype, .rank = x->rank, .shape = x->shape, .data = x->data};

		if (!fxge_bools_fit(&t))
			return fxge_call_fail(&k->call, FXGE_D_PLUGIN,
				"plugin %s: bool result %d of %s has a byte other than 0 and 1", g->plugin, i,
				k->call.node->op->name);
	}
	return true;
}

static bool
run_kernel(fxge_kernel *k, const fxge_plugin_op *g, const char *what)
{
	const fxge_op *op = k->call.node->op;
	fxge_op_call q = call_of(g, &k->call);
	fxge_tensor_view *in = views(k, k->n_in + op->n_params), *out = views(k, k->n_out);
	fxge_kernel_call call = {.size = sizeof call,
		.type = op->name + strlen("ge."),
		.in = in,
		.n_in = view_inputs(k, in),
		.out = out,
		.n_out = k->n_out,
		.call = &q};

	view_results(k, out);
	bool ok = g->kernel(&fxge_the_plugin_api, &call, g->kernel_user);

	return report_outcome(&q, ok, what) && bools_fit(k, g);
}

bool
fxge_plugin_call_kernel(fxge_kernel *k)
{
	return run_kernel(k, plugin_op(k->call.node->op), "kernel");
}

bool
fxge_plugin_call_exchange(fxge_kernel *k)
{
	const fxge_plugin_exchange *x =
		(const fxge_plugin_exchange *)(const void *)k->call.session->exchange;

	return run_kernel(k, &x->by, "exchange");
}
