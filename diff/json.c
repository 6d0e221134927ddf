/* SPDX-License-Identifier: Apache-2.0 */
/* Differences as JSON (doc/diff.md). */
#include "diff/compare.h"

static void
add_string(fxge_sbuf *b, const char *s)
{
	if (s)
		fxge_sbuf_json(b, s, strlen(s));
	else
		fxge_sbuf_str(b, "null");
}

static void
add_side(fxge_sbuf *b, const fxge_diff_side *s)
{
	fxge_sbuf_str(b, "{\"file\":");
	add_string(b, s->path);
	fxge_sbuf_str(b, ",\"stage\":");
	add_string(b, s->program->stage);
	fxge_sbuf_fmt(b, ",\"nodes\":%u}", s->program->n_nodes);
}

static void
add_counts(fxge_sbuf *b, const fxge_diff_counts *c)
{
	fxge_sbuf_fmt(b,
		"{\"added\":%llu,\"removed\":%llu,\"changed\":%llu,\"moved\":%llu,\"renamed\":%llu,"
		"\"located\":%llu,\"fields\":{",
		(unsigned long long)c->added, (unsigned long long)c->removed,
		(unsigned long long)c->changed, (unsigned long long)c->moved,
		(unsigned long long)c->renamed, (unsigned long long)c->located);
	for (int i = 0, n = 0; i < FXGE_DIFF_KINDS; i++)
		if (c->kinds[i])
			fxge_sbuf_fmt(b, "%s\"%s\":%llu", n++ ? "," : "", fxge_diff_words[i],
				(unsigned long long)c->kinds[i]);
	fxge_sbuf_str(b, "}}");
}

static void
add_modules(fxge_sbuf *b, const fxge_diff *d)
{
	fxge_sbuf_str(b, ",\n\"modules\":[");
	for (size_t i = 0; i < d->modules.len; i++) {
		fxge_sbuf_str(b, i ? ",\n{\"module\":" : "\n{\"module\":");
		add_string(b, d->modules.data[i].module);
		fxge_sbuf_str(b, ",\"counts\":");
		add_counts(b, &d->modules.data[i].counts);
		fxge_sbuf_chr(b, '}');
	}
	fxge_sbuf_chr(b, ']');
}

static void
add_size(fxge_sbuf *b, const fxge_diff *d, int side, fxge_size s)
{
	fxge_syms *t = d->side[side].program->syms;
	int64_t low, high;

	fxge_sbuf_str(b, "{\"name\":");
	add_string(b, fxge_sym_name(t, s));
	if (fxge_sym_type_of(t, s) == FXGE_SYM_T_INT) {
		fxge_sym_range(t, s, &low, &high);
		fxge_sbuf_fmt(b, ",\"low\":%lld,\"high\":", (long long)low);
		if (high == FXGE_SIZE_UNKNOWN_MAX)
			fxge_sbuf_str(b, "null");
		else
			fxge_sbuf_i64(b, high);
	}
	fxge_sbuf_chr(b, '}');
}

static void
add_sizes(fxge_sbuf *b, const fxge_diff *d)
{
	fxge_sbuf_str(b, ",\n\"sizes\":[");
	for (size_t i = 0; i < d->sizes.len; i++) {
		fxge_sbuf_str(b, i ? ",{\"a\":" : "{\"a\":");
		add_size(b, d, 0, d->sizes.data[i].a);
		fxge_sbuf_str(b, ",\"b\":");
		add_size(b, d, 1, d->sizes.data[i].b);
		fxge_sbuf_chr(b, '}');
	}
	fxge_sbuf_chr(b, ']');
}

static void
add_guards(fxge_sbuf *b, const fxge_diff *d)
{
	fxge_sbuf_str(b, ",\n\"guards\":[");
	for (size_t i = 0; i < d->guards.len; i++) {
		fxge_sbuf_fmt(
			b, "%s{\"only\":\"%s\",\"text\":", i ? "," : "", d->guards.data[i].side ? "b" : "a");
		add_string(b, d->guards.data[i].text);
		fxge_sbuf_chr(b, '}');
	}
	fxge_sbuf_chr(b, ']');
}

/* ---- nodes ---- */

typedef struct fields {
	fxge_sbuf *b;
	bool any;
} fields;

static void
add_field(void *user, const fxge_diff_field *f)
{
	fields *k = user;
	bool first = true;

	fxge_sbuf_str(k->b, k->any ? ",{\"field\":" : "{\"field\":");
	k->any = true;
	add_string(k->b, f->name);
	fxge_sbuf_str(k->b, ",\"kinds\":[");
	for (int i = 0; i < FXGE_DIFF_KINDS; i++)
		if (f->bit >> i & 1) {
			fxge_sbuf_fmt(k->b, "%s\"%s\"", first ? "" : ",", fxge_diff_words[i]);
			first = false;
		}
	fxge_sbuf_chr(k->b, ']');
	for (int side = 0; side < 2 && !f->single; side++) {
		fxge_sbuf_str(k->b, side ? ",\"b\":" : ",\"a\":");
		fxge_sbuf_json(k->b, f->text[side].data, f->text[side].len);
	}
	if (f->single) {
		fxge_sbuf_str(k->b, ",\"text\":");
		fxge_sbuf_json(k->b, f->text[0].data, f->text[0].len);
	}
	fxge_sbuf_chr(k->b, '}');
}

static void
add_item(fxge_sbuf *b, const fxge_diff *d, int side, uint32_t i)
{
	static const char *const kinds[] = {"input", "node", "output"};
	const fxge_diff_item *x = fxge_diff_at(d, side, i);
	fxge_sbuf line;
	fxge_arena_mark mark = fxge_arena_save(&d->side[side].program->scratch);

	fxge_sbuf_fmt(
		b, ",\"%c\":{\"index\":%u,\"kind\":\"%s\",\"name\":", 'a' + side, i, kinds[x->kind]);
	add_string(b, x->name);
	if (x->kind == FXGE_DIFF_NODE) {
		fxge_sbuf_str(b, ",\"op\":");
		add_string(b, x->node->op->name);
		fxge_sbuf_str(b, ",\"module\":");
		add_string(b, x->module);
	}
	if (x->node->graph->parent) {
		fxge_sbuf_str(b, ",\"graph\":");
		add_string(b, x->node->graph->name);
	}
	fxge_sbuf_init(&line, &d->side[side].program->scratch);
	fxge_diff_line(&line, d, side, i);
	fxge_sbuf_str(b, ",\"text\":");
	fxge_sbuf_json(b, line.data, line.len);
	fxge_sbuf_chr(b, '}');
	fxge_arena_restore(&d->side[side].program->scratch, mark);
}

static void
add_row(fxge_sbuf *b, const fxge_diff *d, const fxge_diff_row *r, char sign, bool first)
{
	const fxge_diff_item *x = fxge_diff_row_item(d, r);
	fields k = {.b = b};

	fxge_sbuf_fmt(b, "%s\n{\"change\":\"%s\"", first ? "" : ",",
		sign == '+'                      ? "added"
		: sign == '-'                    ? "removed"
		: x->changes & FXGE_DIFF_CHANGED ? "changed"
		: r->block                       ? "moved"
		: x->changes & FXGE_DIFF_NAME    ? "renamed"
										 : "located");
	if (r->block)
		fxge_sbuf_fmt(b, ",\"block\":%u", r->block - 1);
	for (int side = 0; side < 2; side++)
		if (r->item[side] != FXGE_DIFF_NONE)
			add_item(b, d, side, r->item[side]);
	if (x->changes && r->item[0] != FXGE_DIFF_NONE) {
		fxge_sbuf_str(b, ",\"fields\":[");
		fxge_diff_fields(d, r->item[0], add_field, &k);
		fxge_sbuf_chr(b, ']');
	}
	fxge_sbuf_chr(b, '}');
}

static void
add_blocks(fxge_sbuf *b, const fxge_diff *d)
{
	fxge_sbuf_str(b, ",\n\"blocks\":[");
	for (size_t i = 0; i < d->blocks.len; i++) {
		const fxge_diff_block *k = &d->blocks.data[i];

		fxge_sbuf_fmt(b, "%s{\"a\":%u,\"b\":%u,\"nodes\":%u}", i ? "," : "", k->first[0],
			k->first[1], k->count);
	}
	fxge_sbuf_chr(b, ']');
}

void
fxge_diff_json(fxge_sbuf *b, const fxge_diff *d)
{
	bool first = true;

	fxge_sbuf_fmt(b,
		"{\"format\":\"fxge diff\",\"version\":%d,\"equal\":%s,\n\"a\":", FXGE_DIFF_VERSION,
		d->equal ? "true" : "false");
	add_side(b, &d->side[0]);
	fxge_sbuf_str(b, ",\n\"b\":");
	add_side(b, &d->side[1]);
	fxge_sbuf_str(b, ",\n\"counts\":");
	add_counts(b, &d->counts);
	add_modules(b, d);
	add_sizes(b, d);
	add_guards(b, d);
	add_blocks(b, d);
	fxge_sbuf_str(b, ",\n\"nodes\":[");
	for (size_t i = 0; i < d->rows.len; i++) {
		const fxge_diff_row *r = &d->rows.data[i];
		char sign = fxge_diff_sign(d, r);

		if (sign == ' ' || sign == '<')
			continue;
		add_row(b, d, r, sign, first);
		first = false;
	}
	fxge_sbuf_str(b, "]}\n");
}
