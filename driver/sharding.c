/* SPDX-License-Identifier: Apache-2.0 */
/* Programs of several ranks, made from one rank's program and a plan. */
#include "base/diag/archives.h"
#include "base/diag/commands.h"
#include "base/diag/files.h"
#include "base/file/tree.h"
#include "driver/api.h"
#include "driver/command/command.h"
#include "frontend/sharding/sharding.h"
#include "ir/groups.h"

#include <errno.h>
#include <stdio.h>
#include <sys/stat.h>

enum { SHOWN = 5 }; /* names in a message */

struct fxge_rank_plan {
	fxge_shard_plan plan;
};

void
fxge_allow_unbound(fxge_session *s)
{
	s->api->unbound = true;
}

fxge_rank_plan *
fxge_rank_plan_open(fxge_session *s, const char *path, int n_ranks)
{
	fxge_rank_plan *volatile plan = NULL;
	fxge_api_guard *g = fxge_api_begin(s);

	if (FXGE_GUARDED(g)) {
		plan = FXGE_NEW(&s->arena, fxge_rank_plan);
		plan->plan = (fxge_shard_plan){.session = s, .arena = &s->arena, .n_ranks = n_ranks};
		g->ok = fxge_shard_plan_read(&plan->plan, path);
	}
	return fxge_api_end(g) == FXGE_OK ? plan : NULL;
}

fxge_status
fxge_rank_plan_check(fxge_rank_plan *plan, fxge_program *p)
{
	fxge_api_guard *g = fxge_api_begin(p->session);

	if (FXGE_GUARDED(g))
		g->ok = fxge_program_usable(p) && fxge_shard_check(&plan->plan, p);
	return fxge_api_end(g);
}

/* Checks bools, which the reader of a program checks for the weights of the file. */
static bool
check_bools(fxge_program *p)
{
	for (size_t i = 0; i < p->tensors.len; i++) {
		const fxge_tensor *t = p->tensors.data[i];
		fxge_loc loc = {.file = t->file ? t->file->path : NULL, .offset = -1};

		if (!fxge_bools_fit(t))
			return fxge_report(&p->session->diags, &loc, FXGE_D_CHECKPOINT,
				"%s: found a byte that is neither 0 nor 1 in a tensor of bools", t->name);
	}
	return true;
}

/* Sets the place of `rank` in its group, the argument ep_rank_id of operators that exchange tokens
 * of experts. Recursion is bounded: regions nest at most FXGE_MAX_DEPTH deep. */
static void
set_places(const fxge_shard_plan *plan, const fxge_graph *g, int rank)
{
	FXGE_EACH_NODE (n, g) {
		int place = fxge_op_param(n->op, "ep_rank_id"), name = fxge_op_param(n->op, "group_ep");
		const fxge_shard_group *group = NULL;

		for (uint32_t i = 0; i < n->n_regions; i++)
			set_places(plan, n->regions[i], rank);
		if (place < 0 || name < 0 || !n->ports[place].present || !n->ports[name].present)
			continue;
		if (n->operands[n->ports[name].first].kind == FXGE_K_STR)
			group = fxge_shard_group_find(plan, n->operands[n->ports[name].first].name);
		fxge_operand *o = &n->operands[n->ports[place].first];

		if (group && group->place[rank] >= 0 && o->kind == FXGE_K_INT)
			o->size = fxge_size_small(group->place[rank]);
	}
}

fxge_status
fxge_rank_plan_bind(fxge_rank_plan *plan, fxge_program *p, int rank)
{
	fxge_api_guard *g = fxge_api_begin(p->session);

	if (FXGE_GUARDED(g)) {
		g->ok = fxge_program_usable(p) && fxge_shard_bind(&plan->plan, p, rank) && check_bools(p);
		if (g->ok)
			set_places(&plan->plan, p->main, rank);
	}
	fxge_status status = fxge_api_end(g);

	if (status != FXGE_OK)
		fxge_program_break(p);
	return status;
}

/* ---- groups of the program ---- */

/* Returns an integer attribute of a collective, or -1. */
static int64_t
int_attr(const fxge_node *n, const char *name)
{
	for (int i = 0; i < n->op->n_params; i++) {
		int64_t v;

		if (strcmp(n->op->params[i].name, name) != 0 || !n->ports[i].present)
			continue;
		const fxge_operand *o = &n->operands[n->ports[i].first];

		return o->kind == FXGE_K_INT && fxge_sym_is_int(n->graph->program->syms, o->size, &v) ? v
																							  : -1;
	}
	return -1;
}

/* Checks the group of a collective for each rank. */
static bool
check_collective(const fxge_shard_plan *plan, const fxge_node *n, int k)
{
	fxge_diags *d = &plan->session->diags;
	const char *name = n->operands[n->ports[k].first].name, *type = n->op->name + strlen("ge.");
	const fxge_shard_group *group = fxge_shard_group_find(plan, name);
	const char *word = int_attr(n, "ep_world_size") < 0 ? "rank_size" : "ep_world_size";
	int64_t size = int_attr(n, word), root = int_attr(n, "root_rank");

	if (!group)
		return fxge_report(d, n->loc, FXGE_D_PLAN,
			"%s exchanges in the group '%s', which %s does not declare", type, name, plan->path);
	for (int rank = 0; rank < plan->n_ranks; rank++) {
		if (group->place[rank] < 0)
			return fxge_report(d, n->loc, FXGE_D_PLAN,
				"%s exchanges in the group '%s', and rank %d is in none of this name", type, name,
				rank);
		if ((size >= 0 && size != group->size[rank]) || root >= group->size[rank])
			return fxge_report(d, n->loc, FXGE_D_PLAN,
				"%s of the group '%s' has %s %lld, and rank %d's group has %d ranks", type, name,
				size >= 0 ? word : "root_rank", (long long)(size >= 0 ? size : root), rank,
				group->size[rank]);
	}
	return true;
}

/* Checks the collectives of a graph. Recursion is bounded: regions nest at most FXGE_MAX_DEPTH
 * deep. */
static bool
check_graph(const fxge_shard_plan *plan, const fxge_graph *g)
{
	bool ok = true;

	FXGE_EACH_NODE (n, g) {
		int k = fxge_group_param(n->op);

		for (uint32_t i = 0; i < n->n_regions; i++)
			ok = check_graph(plan, n->regions[i]) && ok;
		if (k >= 0 && n->ports[k].present && n->operands[n->ports[k].first].kind == FXGE_K_STR)
			ok = check_collective(plan, n, k) && ok;
	}
	return ok;
}

fxge_status
fxge_rank_plan_check_groups(fxge_rank_plan *plan, fxge_program *p)
{
	fxge_api_guard *g = fxge_api_begin(p->session);

	if (FXGE_GUARDED(g))
		g->ok = fxge_program_usable(p) && check_graph(&plan->plan, p->main);
	return fxge_api_end(g);
}

/* ---- X.ranks.json ---- */

static void
print_group(fxge_sbuf *b, fxge_arena *a, const fxge_shard_plan *plan, const char *name, int rank)
{
	const fxge_shard_group *group = fxge_shard_group_find(plan, name);
	int n = group ? group->size[rank] : 0;
	int *member = FXGE_NEW_ARRAY(a, (size_t)n, int); /* by place */

	for (int i = 0; n && i < plan->n_ranks; i++)
		if (group->place[i] >= 0 && group->group[i] == group->group[rank])
			member[group->place[i]] = i;
	fxge_sbuf_json(b, name, strlen(name));
	fxge_sbuf_str(b, ": [");
	for (int place = 0; place < n; place++)
		fxge_sbuf_fmt(b, "%s%d", place ? ", " : "", member[place]);
	fxge_sbuf_chr(b, ']');
}

static bool
write_facts(fxge_arena *a, const fxge_shard_plan *plan, fxge_program *p, int rank, const char *path,
	bool force)
{
	fxge_diags *d = &plan->session->diags;
	fxge_group_names groups = fxge_groups_of(p, a);
	fxge_sbuf b;

	fxge_sbuf_init(&b, a);
	fxge_sbuf_fmt(&b, "{\"rank\": %d, \"world\": %d, \"groups\": {", rank, plan->n_ranks);
	for (size_t i = 0; i < groups.len; i++) {
		fxge_sbuf_str(&b, i ? ", " : "");
		print_group(&b, a, plan, groups.data[i], rank);
	}
	fxge_sbuf_str(&b, "}}\n");
	fxge_out *out = fxge_out_may_write(d, path, force) ? fxge_out_open(a, d, path) : NULL;

	if (!out)
		return false;
	fxge_out_write(out, b.data, b.len);
	return fxge_out_commit(out);
}

fxge_status
fxge_rank_plan_write(fxge_rank_plan *plan, fxge_program *p, int rank, const char *path, bool force)
{
	fxge_api_guard *g = fxge_api_begin(p->session);

	if (FXGE_GUARDED(g))
		g->ok = fxge_program_usable(p) && write_facts(&g->arena, &plan->plan, p, rank, path, force);
	return fxge_api_end(g);
}

/* ---- the end ---- */

/* Warns of rules that no weight matched, and of tensors that no rule read. */
static void
report_unused(fxge_arena *a, const fxge_shard_plan *plan)
{
	fxge_diags *d = &plan->session->diags;
	size_t unused = 0;
	fxge_sbuf names;

	for (size_t i = 0; i < plan->rules.len; i++) {
		const fxge_shard_rule *x = plan->rules.data[i];

		if (!x->matched)
			fxge_report(d, &x->loc, FXGE_D_PLAN_UNUSED,
				"the rule '%s' matches no weight, or an earlier rule matches them", x->name);
	}
	fxge_sbuf_init(&names, a);
	for (size_t i = 0; i < plan->checkpoint.tensors.len; i++) {
		const fxge_tensor *t = plan->checkpoint.tensors.data[i];

		if (fxge_map_get(&plan->checkpoint.used, fxge_ptr_key(t)))
			continue;
		if (unused++ < SHOWN)
			fxge_sbuf_fmt(&names, "%s%s", unused > 1 ? ", " : "", t->name);
	}
	if (unused)
		fxge_report(d, &plan->loc, FXGE_D_PLAN_UNUSED, "%zu tensors of %s are in no program: %s%s",
			unused, plan->checkpoint.path, names.data, unused > SHOWN ? " ..." : "");
}

fxge_status
fxge_rank_plan_finish(fxge_rank_plan *plan)
{
	fxge_api_guard *g = fxge_api_begin(plan->plan.session);

	if (FXGE_GUARDED(g)) {
		report_unused(&g->arena, &plan->plan);
		g->ok = true;
	}
	return fxge_api_end(g);
}

/* ---- the directory of all ranks ---- */

const char *
fxge_stage_directory(fxge_session *s, const char *path)
{
	fxge_api_guard *g = fxge_api_begin(s);

	if (FXGE_GUARDED(g)) {
		g->text = fxge_tree_new(&s->arena, &s->diags, path, 0777);
		g->ok = g->text != NULL;
	}
	return fxge_api_end_text(g);
}

fxge_status
fxge_publish_directory(fxge_session *s, const char *staged, const char *path)
{
	fxge_api_guard *g = fxge_api_begin(s);

	if (FXGE_GUARDED(g))
		g->ok = rename(staged, path) == 0
				|| fxge_report(&s->diags, NULL, FXGE_D_FILE_WRITE, "%s: %s", path, strerror(errno));
	return fxge_api_end(g);
}

static const char *
rank_path(fxge_arena *a, const char *directory, int rank)
{
	return fxge_arena_printf(a, "%s/rank%d", directory, rank);
}

static bool
stage_ranks(fxge_arena *a, const char *staged, const char *path, int n)
{
	for (int i = 0; i < n; i++) {
		const char *old = rank_path(a, path, i);
		struct stat st;

		if (lstat(old, &st) != 0 && errno == ENOENT)
			continue; /* compiled into a new directory */
		if (!S_ISDIR(st.st_mode) || !fxge_tree_link(a, old, rank_path(a, staged, i)))
			return false;
	}
	return true;
}

bool
fxge_stage_ranks(fxge_session *s, const char *staged, const char *path, int n)
{
	fxge_api_guard *g = fxge_api_begin(s);
	volatile bool done = false;

	if (FXGE_GUARDED(g)) {
		done = stage_ranks(&g->arena, staged, path, n);
		g->ok = true;
	}
	return fxge_api_end(g) == FXGE_OK && done;
}

/* Exchanges the rank for that of `path`, which need not exist. Returns false with errno. */
static bool
exchange_rank(fxge_arena *a, const char *staged, const char *path, int rank)
{
	const char *from = rank_path(a, staged, rank), *to = rank_path(a, path, rank);
	struct stat st;

	if (lstat(to, &st) != 0 && errno == ENOENT)
		return rename(from, to) == 0;
	return fxge_tree_exchange(from, to, fxge_arena_printf(a, "%s.old", from));
}

static bool
publish_ranks(fxge_arena *a, fxge_diags *d, const char *staged, const char *path, int n)
{
	struct stat st;
	int done = 0;

	while (done < n && exchange_rank(a, staged, path, done))
		done++;
	if (done == n)
		return true;
	fxge_report(d, NULL, FXGE_D_FILE_WRITE, "%s: %s", rank_path(a, path, done), strerror(errno));
	while (done-- > 0) /* a rank that was not there before is removed with the staged ones */
		if (lstat(rank_path(a, staged, done), &st) == 0)
			exchange_rank(a, staged, path, done);
		else
			rename(rank_path(a, path, done), rank_path(a, staged, done));
	return false;
}

fxge_status
fxge_publish_ranks(fxge_session *s, const char *staged, const char *path, int n)
{
	fxge_api_guard *g = fxge_api_begin(s);

	if (FXGE_GUARDED(g))
		g->ok = publish_ranks(&g->arena, &s->diags, staged, path, n);
	return fxge_api_end(g);
}
