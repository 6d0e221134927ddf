/* SPDX-License-Identifier: Apache-2.0 */
/* Common functions of the tests of the operator table. */
#include "tests/ops_table/support.h"
#include "ops/load.h"

const char *
read_text(fxge_session *s, const char *path)
{
	fxge_file *f = fxge_file_open(&s->heap, &s->diags, path);

	if (!f)
		return NULL;
	const char *text = fxge_arena_strndup(&s->arena, (const char *)f->bytes.data, f->bytes.size);
	fxge_file_close(f);
	return text;
}

const char *
rendered(fxge_session *s)
{
	fxge_sbuf b;

	fxge_sbuf_init(&b, &s->arena);
	fxge_sbuf_str(&b, "");
	for (size_t i = 0; i < s->diags.list.len; i++)
		fxge_diag_render(&b, &s->diags.list.data[i]);
	return b.data;
}

static void
add_list(fxge_sbuf *b, const fxge_lit *l)
{
	for (int i = 0; i < l->n; i++) {
		fxge_sbuf_str(b, i ? ", " : "");
		if (l->kind == FXGE_LIT_FLOATS)
			fxge_sbuf_f64(b, l->floats[i]);
		else if (l->kind == FXGE_LIT_STRS)
			fxge_sbuf_json(b, l->strs[i], strlen(l->strs[i]));
		else
			fxge_sbuf_i64(b, l->ints[i]);
	}
}

static void
add_lit(fxge_sbuf *b, const fxge_lit *l)
{
	switch (l->kind) {
	case FXGE_LIT_NONE:
		break;
	case FXGE_LIT_ABSENT:
		fxge_sbuf_str(b, "absent");
		break;
	case FXGE_LIT_INT:
		fxge_sbuf_i64(b, l->i);
		break;
	case FXGE_LIT_BOOL:
		fxge_sbuf_str(b, l->i ? "true" : "false");
		break;
	case FXGE_LIT_DTYPE:
		fxge_sbuf_str(b, fxge_dtypes[l->i].text);
		break;
	case FXGE_LIT_FLOAT:
		fxge_sbuf_f64(b, l->f);
		break;
	case FXGE_LIT_STR:
		fxge_sbuf_json(b, l->s, strlen(l->s));
		break;
	default:
		fxge_sbuf_chr(b, '[');
		add_list(b, l);
		fxge_sbuf_chr(b, ']');
	}
}

static void
add_alias(fxge_sbuf *b, char alias, bool writes)
{
	if (alias)
		fxge_sbuf_fmt(b, "(%c%s)", alias, writes ? "!" : "");
}

static void
add_param(fxge_sbuf *b, const fxge_param *p)
{
	fxge_sbuf_str(b, fxge_param_type_text(b->arena, p));
	if (p->list_size)
		fxge_sbuf_fmt(b, "#%d", p->list_size);
	add_alias(b, p->alias, p->writes);
	fxge_sbuf_fmt(b, " %s", p->name);
	if (p->dflt.kind != FXGE_LIT_NONE)
		fxge_sbuf_chr(b, '=');
	add_lit(b, &p->dflt);
}

const char *
described(fxge_session *s, const fxge_op *op)
{
	fxge_sbuf b;

	fxge_sbuf_init(&b, &s->arena);
	fxge_sbuf_fmt(&b, "%s(", op->name);
	for (int i = 0; i < op->n_params; i++) {
		fxge_sbuf_str(&b, i ? ", " : "");
		if (op->params[i].keyword && (!i || !op->params[i - 1].keyword))
			fxge_sbuf_str(&b, "*, ");
		add_param(&b, &op->params[i]);
	}
	fxge_sbuf_str(&b, ") ->");
	for (int i = 0; i < op->n_results; i++) {
		const fxge_result *r = &op->results[i];
		const fxge_param p = {.type = r->type, .list = r->list};
		fxge_sbuf_fmt(&b, "%s %s", i ? "," : "", fxge_param_type_text(b.arena, &p));
		add_alias(&b, r->alias, r->writes);
		fxge_sbuf_fmt(&b, "%s%s", r->name ? " " : "", r->name ? r->name : "");
	}
	return b.data;
}
