/* SPDX-License-Identifier: Apache-2.0 */
/* Operator profile of a chip: rows with the program's nodes and source lines. */
#include "driver/device/device.h"

#include "backend/air/writer.h"

typedef struct collecting {
	fxge_executable *exe;
	fxge_program *names;
	fxge_arena *arena;
	fxge_strmap seen, nodes; /* row index + 1 by name; node by GE name */
} collecting;

/* ---- nodes ---- */

static void
name_nodes(collecting *c)
{
	fxge_air_names t = {0};

	fxge_air_names_make(&t, c->names, c->arena);
	for (size_t i = 0; i < t.graphs.len; i++)
		FXGE_EACH_NODE (n, t.graphs.data[i].graph) {
			const char *name = t.graphs.data[i].nodes[n->mark];

			if (name)
				fxge_strmap_put(c->arena, &c->nodes, name, strlen(name), n);
		}
}

static bool
is_end(char c)
{
	return c == 0 || c == '_' || c == '/';
}

/* Returns the first node that an operator's name contains, or NULL. GE joins the names of fused
 * nodes. */
static const fxge_node *
node_of(const collecting *c, const char *name)
{
	for (const char *at = name; *at; at++)
		for (size_t n = at == name || is_end(at[-1]) ? strlen(at) : 0; n; n--) {
			const fxge_node *found = is_end(at[n]) ? fxge_strmap_get(&c->nodes, at, n) : NULL;

			if (found)
				return found;
		}
	return NULL;
}

/* ---- rows ---- */

static void
set_location(const collecting *c, fxge_profile_node *x)
{
	const fxge_node *n = c->names ? node_of(c, x->name) : NULL;
	const fxge_frame *f = n ? fxge_loc_frame(n->loc) : NULL;

	if (!n)
		return;
	x->origin = n->name;
	x->module = n->loc ? n->loc->module : NULL;
	if (!f)
		return;
	x->file = f->file;
	x->line = f->line;
	x->function = f->function;
	x->source = f->text;
}

static const char *
copy_string(collecting *c, const char *s)
{
	return fxge_arena_strndup(&c->exe->arena, s, strlen(s));
}

static void
add_row(void *user, const fxge_prof_row *r)
{
	collecting *c = user;
	fxge_device *d = c->exe->device;
	size_t at = (size_t)(uintptr_t)fxge_strmap_get(&c->seen, r->name, strlen(r->name));

	if (!at) {
		fxge_profile_node x = {.name = copy_string(c, r->name), .op = copy_string(c, r->type)};

		set_location(c, &x);
		fxge_vec_push(&c->exe->arena, &d->rows, x);
		at = d->rows.len;
		fxge_strmap_put(c->arena, &c->seen, x.name, strlen(x.name), (void *)(uintptr_t)at);
	}
	fxge_profile_node *x = &d->rows.data[at - 1];

	x->best = x->calls && x->best < r->seconds ? x->best : r->seconds;
	x->calls++;
	x->total += r->seconds;
}

/* ---- public functions ---- */

static bool
read_profile(collecting *c)
{
	fxge_device *d = c->exe->device;

	if (!d || !d->prof)
		return true;
	d->rows.len = 0;
	if (c->names && strcmp(c->names->stage, "ge") == 0)
		name_nodes(c);
	else
		c->names = NULL;
	if (d->cost && d->cost->runs && !fxge_prof_read(d->prof, &c->exe->arena, add_row, c))
		d->rows.len = 0;
	return true;
}

fxge_status
fxge_profile_read(fxge_executable *e, fxge_program *names)
{
	fxge_api_guard *g = fxge_api_begin(e->session);

	if (FXGE_GUARDED(g))
		g->ok = read_profile(&(collecting){.exe = e, .names = names, .arena = &g->arena});
	return fxge_api_end(g);
}

const char *
fxge_profile_lack(const fxge_executable *e)
{
	return e->device && e->device->prof ? e->device->prof->lack : NULL;
}

void
fxge_profile_end(fxge_executable *e)
{
	if (!e->device)
		return;
	e->device->cost = NULL;
	e->device->prof = NULL;
	e->device->rows.len = 0;
}
