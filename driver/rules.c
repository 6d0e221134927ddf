/* SPDX-License-Identifier: Apache-2.0 */
/* Users' fusion rules: loading, and the list of loaded rules. */
#include "driver/api.h"

#include "base/limits.h"
#include "ops/load.h"
#include "passes/rules/user.h"

static bool
is_loaded(const fxge_fusions *all, const fxge_file *f)
{
	for (size_t i = 0; all && i < all->files.len; i++)
		if (all->files.data[i]->dev == f->dev && all->files.data[i]->ino == f->ino)
			return true;
	return false;
}

static bool
load_rules(fxge_session *s, const char *path)
{
	fxge_heap_raise_bound(&s->heap, FXGE_MAX_READ_ANY);
	fxge_file *f = fxge_load_open(s, path);

	if (!f)
		return false;
	if (is_loaded(s->fusions, f))
		return true;
	if (!fxge_user_rules_add(s, path, (const char *)f->bytes.data, f->bytes.size))
		return false;
	fxge_vec_push(&s->arena, &s->fusions->files, f);
	return true;
}

fxge_status
fxge_load_rules(fxge_session *s, const char *path)
{
	fxge_api_guard *g = fxge_api_begin(s);

	if (FXGE_GUARDED(g))
		g->ok = load_rules(s, path);
	return fxge_api_end(g);
}

static void
add_text(fxge_sbuf *b, const fxge_user_rule *r)
{
	fxge_sbuf_fmt(b, "%-24s ", r->rule.name);
	fxge_sbuf_safe(b, r->source.path, strlen(r->source.path));
	fxge_sbuf_fmt(b, ":%d  %s, %zu conditions, %zu tries\n", r->text->at.line, r->text->root,
		r->n_conditions, r->text->tries.len);
}

static void
add_json(fxge_sbuf *b, const fxge_user_rule *r)
{
	fxge_sbuf_str(b, b->data[b->len - 1] == '[' ? "\n{\"rule\":" : ",\n{\"rule\":");
	fxge_sbuf_json(b, r->rule.name, strlen(r->rule.name));
	fxge_sbuf_str(b, ",\"file\":");
	fxge_sbuf_json(b, r->source.path, strlen(r->source.path));
	fxge_sbuf_fmt(b, ",\"line\":%d,\"root\":\"%s\",\"conditions\":%zu,\"tries\":%zu}",
		r->text->at.line, r->text->root, r->n_conditions, r->text->tries.len);
}

static const char *
list_rules(fxge_session *s, bool json)
{
	const fxge_fusions *all = s->fusions;
	fxge_sbuf b;

	fxge_api_text(s, &b);
	fxge_sbuf_str(&b, json ? "[" : "");
	for (size_t i = 0; all && i < all->user.len; i++)
		(json ? add_json : add_text)(&b, (const void *)all->user.data[i]);
	fxge_sbuf_str(&b, json ? "]" : "");
	return b.data ? b.data : "";
}

const char *
fxge_rules_list(fxge_session *s, bool json)
{
	fxge_api_guard *g = fxge_api_begin(s);

	if (FXGE_GUARDED(g)) {
		g->text = list_rules(s, json);
		g->ok = true;
	}
	return fxge_api_end_text(g);
}
