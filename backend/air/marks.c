/* SPDX-License-Identifier: Apache-2.0 */
/* Scope marks: attributes beyond the prototypes, which the user's scopes set on nodes. Names and
 * kinds are those of TorchAir (python/torchair/scope), which GE reads. */
#include "backend/air/reader.h"
#include "backend/air/writer.h"

static const struct mark_kind {
	const char *name;
	bool flag; /* "True" or "False", written as a bool */
} kinds[] = {
	{"_enable_inner_parallel", true},
	{"_op_aicore_num", false},
	{"_op_exec_never_timeout", true},
	{"_op_vectorcore_num", false},
	{"_super_kernel_options", false},
	{"_super_kernel_scope", false},
	{"_user_stream_label", false},
	{"_user_stream_priority", false},
	{"torchair_enable_data_dump", false},
};

static const struct mark_kind *
kind_of(const char *name)
{
	for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
		if (strcmp(kinds[i].name, name) == 0)
			return &kinds[i];
	return NULL;
}

bool
fxge_air_is_mark(const char *key)
{
	return kind_of(key) != NULL;
}

void
fxge_air_put_marks(fxge_ge_attrs *t, const fxge_node *n)
{
	for (int i = 0; n->loc && i < n->loc->n_marks; i++) {
		const fxge_mark *m = &n->loc->marks[i];
		const struct mark_kind *k = kind_of(m->name);

		if (k && fxge_op_param(n->op, m->name) < 0)
			fxge_ge_put(t, m->name,
				k->flag ? fxge_ge_bool(t->arena, strcmp(m->text, "True") == 0)
						: fxge_ge_str(t->arena, m->text));
	}
}

static fxge_name
mark_text(fxge_air_reader *r, const struct mark_kind *k, const ge_attr *v)
{
	if (k->flag && v && v->value_case == GE_ATTR(B))
		return fxge_names_get(r->s->names, v->b ? "True" : "False");
	if (!k->flag && v && v->value_case == GE_ATTR(S) && v->s.len <= FXGE_MAX_NAME
		&& !memchr(v->s.data, 0, v->s.len))
		return fxge_names_getn(r->s->names, (const char *)v->s.data, v->s.len);
	return NULL;
}

const fxge_loc *
fxge_air_read_marks(fxge_air_reader *r, const ge_op *op)
{
	FXGE_VEC(fxge_mark) marks = {0};

	for (size_t i = 0; i < op->n_attr; i++) {
		const struct mark_kind *k = kind_of(op->attr[i]->key);
		fxge_name text = k ? mark_text(r, k, op->attr[i]->value) : NULL;

		if (text)
			fxge_vec_push(
				&r->p->arena, &marks, ((fxge_mark){fxge_names_get(r->s->names, k->name), text}));
	}
	if (!marks.len)
		return NULL;
	fxge_loc *l = FXGE_NEW(&r->p->arena, fxge_loc);

	*l = (fxge_loc){
		.file = r->file.path, .offset = -1, .marks = marks.data, .n_marks = (int)marks.len};
	return l;
}
