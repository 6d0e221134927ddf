/* SPDX-License-Identifier: Apache-2.0 */
/* Public functions of groups of ranks on chips. */
#include "base/diag/commands.h"
#include "driver/device/device.h"

#include "backend/npu/hccl.h"
#include "ir/groups.h"

/* ---- group names ---- */

const char *
fxge_program_group(fxge_program *p, int i)
{
	fxge_api_guard *g = fxge_api_begin(p->session);

	if (FXGE_GUARDED(g)) {
		fxge_group_names all = fxge_groups_of(p, &g->arena);

		g->text = i >= 0 && (size_t)i < all.len ? all.data[i] : NULL;
		g->ok = true;
	}
	fxge_api_end(g);
	return g->text;
}

/* ---- joining ---- */

typedef struct join_call {
	fxge_session *session;
	const char *device;
	fxge_group_options options;
	void *root; /* result of fxge_group_root */
} join_call;

static fxge_chip *
chip_of(const join_call *q, fxge_arena *a)
{
	fxge_diags *d = &q->session->diags;
	int32_t number;

	if (!fxge_device_number(d, q->device, &number))
		return NULL;
	if (number < 0) {
		fxge_report(d, NULL, FXGE_D_USAGE, "ranks exchange tensors by HCCL on chips, not on '%s'",
			q->device ? q->device : "cpu");
		return NULL;
	}
	return fxge_chip_need(q->session, a, number);
}

static bool
make_root(fxge_arena *a, const join_call *q)
{
	fxge_chip *c = chip_of(q, a);

	if (!c)
		return false;
	bool ok = fxge_npu_enter(&c->npu, a, &q->session->diags) && fxge_hccl_root(&c->npu, q->root);

	fxge_npu_leave(&c->npu);
	return ok;
}

fxge_status
fxge_group_root(fxge_session *s, const char *device, void *root)
{
	join_call q = {.session = s, .device = device, .root = root};

	fxge_api_guard *g = fxge_api_begin(s);

	if (FXGE_GUARDED(g))
		g->ok = make_root(&g->arena, &q);
	return fxge_api_end(g);
}

static bool
validate(const join_call *q)
{
	const fxge_group_options *o = &q->options;
	fxge_diags *d = &q->session->diags;

	if (!o->name || !*o->name)
		return fxge_report(d, NULL, FXGE_D_USAGE, "the group has no name");
	if (!o->root == !o->rank_table)
		return fxge_report(
			d, NULL, FXGE_D_USAGE, "group '%s': expected a root or a rank table", o->name);
	if (o->rank < 0 || (o->root && o->rank >= o->n_ranks))
		return fxge_report(
			d, NULL, FXGE_D_USAGE, "group '%s': rank %d of %d", o->name, o->rank, o->n_ranks);
	return true;
}

static bool
join(fxge_arena *a, const join_call *q)
{
	fxge_chip *c = validate(q) ? chip_of(q, a) : NULL;

	if (!c)
		return false;
	fxge_joined_group *g = FXGE_NEW(&q->session->arena, fxge_joined_group);
	fxge_hccl_group group = {q->options.name, q->options.n_ranks, q->options.rank, q->options.root,
		q->options.rank_table};

	if (fxge_npu_enter(&c->npu, a, &q->session->diags))
		g->comm = fxge_hccl_join(&c->npu, &group);
	fxge_npu_leave(&c->npu);
	if (!g->comm)
		return false;
	g->next = c->groups;
	c->groups = g;
	return true;
}

static fxge_status
call_join(const join_call *q)
{
	fxge_api_guard *g = fxge_api_begin(q->session);

	if (FXGE_GUARDED(g))
		g->ok = join(&g->arena, q);
	return fxge_api_end(g);
}

fxge_status
fxge_group_join(fxge_session *s, const fxge_group_options *o)
{
	join_call q = {.session = s, .options = FXGE_OPTIONS(fxge_group_options)};

	fxge_copy_options(&q.options, sizeof q.options, o);
	q.device = q.options.device;
	return call_join(&q);
}

/* ---- leaving ---- */

static bool
leave_all(fxge_arena *a, fxge_session *s)
{
	bool ok = true;

	for (size_t i = 0; i < s->api->chips.len; i++) {
		fxge_chip *c = s->api->chips.data[i];

		if (!c->groups || !fxge_npu_enter(&c->npu, a, &s->diags))
			continue;
		ok = fxge_chip_leave_groups(c) && ok;
		if (c->users)
			fxge_npu_leave(&c->npu);
		else
			ok = fxge_npu_close(&c->npu) && ok;
	}
	return ok;
}

fxge_status
fxge_group_leave_all(fxge_session *s)
{
	fxge_api_guard *g = fxge_api_begin(s);

	if (FXGE_GUARDED(g))
		g->ok = leave_all(&g->arena, s);
	return fxge_api_end(g);
}

bool
fxge_chip_leave_groups(fxge_chip *c)
{
	bool ok = true;

	for (; c->groups; c->groups = c->groups->next)
		ok = fxge_hccl_leave(&c->npu, c->groups->comm) && ok;
	return ok;
}
