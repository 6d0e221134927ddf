/* SPDX-License-Identifier: Apache-2.0 */
/* Checks of attributes and descriptors that GE would drop, misread or refuse. */
#include "backend/air/check.h"
#include "base/diag/air.h"

#include "base/limits.h"

/* Returns true for lists that GE reads by name and removes, or that TorchAir writes for itself;
 * they have no val_type. */
static bool
is_metadata(const char *key)
{
	static const char *const keys[] = {"_input_name_key", "_input_name_value", "_output_name_key",
		"_output_name_value", "_opt_input", "_ir_attr_names", "_ir_inputs_key", "_ir_inputs_value",
		"_ir_outputs_key", "_ir_outputs_value", "input_layout_info", "output_layout_info",
		"_inputs_all_sym"};

	for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
		if (strcmp(key, keys[i]) == 0)
			return true;
	return false;
}

static void check_value(checker *c, const ge_attr *v, const char *key, const char *what, int depth);

static void
check_map(checker *c, ge_entry *const *attr, size_t n, const char *what, bool metadata, int depth)
{
	fxge_arena_mark m = fxge_arena_save(c->a);
	fxge_strmap seen = {0};

	for (size_t i = 0; i < n; i++) {
		size_t len = strlen(attr[i]->key);

		if (!len)
			check_fail(c, FXGE_D_AIR_ATTR_EMPTY, "%s has an attribute without a name", what);
		if (fxge_strmap_put(c->a, &seen, attr[i]->key, len, (void *)(uintptr_t)1))
			check_fail(
				c, FXGE_D_AIR_ATTR_TWICE, "%s has the attribute '%s' twice", what, attr[i]->key);
		if (!(metadata && is_metadata(attr[i]->key)))
			check_value(c, attr[i]->value, attr[i]->key, what, depth);
	}
	fxge_arena_restore(c->a, m);
}

/* Returns the elements of a list in the field of `type`, and in *all those of all fields. */
static size_t
list_length(const ge_list *l, int type, size_t *all)
{
	const size_t n[] = {
		0, l->n_s, l->n_i, l->n_f, l->n_b, l->n_bt, l->n_td, l->n_t, l->n_g, l->n_na, l->n_dt};

	*all = 0;
	for (size_t i = 0; i < sizeof n / sizeof *n; i++)
		*all += n[i];
	return type > 0 && type < (int)(sizeof n / sizeof *n) ? n[type] : 0;
}

static void
check_list(checker *c, const ge_list *l, const char *key, const char *what, int depth)
{
	size_t all, n = list_length(l, (int)l->val_type, &all);

	if (l->val_type == GE_VT(NONE))
		check_fail(c, FXGE_D_AIR_VAL_TYPE, "the list '%s' of %s has no val_type", key, what);
	else if ((int)l->val_type < 0 || l->val_type > GE_VT(DATA_TYPE))
		check_fail(c, FXGE_D_AIR_VAL_TYPE, "the list '%s' of %s has the unknown val_type %d", key,
			what, (int)l->val_type);
	else if (n != all)
		check_fail(c, FXGE_D_AIR_VAL_TYPE,
			"the list '%s' of %s has val_type %d, which reads %zu of its %zu elements", key, what,
			(int)l->val_type, n, all);
	for (size_t i = 0; i < l->n_na; i++)
		check_map(c, l->na[i]->attr, l->na[i]->n_attr, key, false, depth + 1);
	for (size_t i = 0; i < l->n_dt; i++)
		if (fxge_dtype_by_ge(l->dt[i]) == FXGE_DT_NONE
			&& (l->dt[i] < 0 || l->dt[i] > 42 || l->dt[i] == 5))
			check_fail(c, FXGE_D_AIR_ATTR_DTYPE, "'%s' of %s has the unknown dtype %lld", key, what,
				(long long)l->dt[i]);
}

static void
check_value(checker *c, const ge_attr *v, const char *key, const char *what, int depth)
{
	if (depth > FXGE_MAX_DEPTH)
		return;
	switch (v ? v->value_case : GE_ATTR(_NOT_SET)) {
	case GE_ATTR(_NOT_SET):
		check_fail(c, FXGE_D_AIR_ATTR_EMPTY, "the attribute '%s' of %s has no value", key, what);
		break;
	case GE_ATTR(EXPRESSION):
		check_fail(
			c, FXGE_D_AIR_EXPRESSION, "the attribute '%s' of %s is an expression", key, what);
		break;
	case GE_ATTR(LIST):
		check_list(c, v->list, key, what, depth);
		break;
	case GE_ATTR(FUNC):
		check_map(c, v->func->attr, v->func->n_attr, key, false, depth + 1);
		break;
	case GE_ATTR(DT):
		if (v->dt < 0 || v->dt > 42 || v->dt == 5)
			check_fail(c, FXGE_D_AIR_ATTR_DTYPE,
				"the attribute '%s' of %s has the unknown dtype %lld", key, what, (long long)v->dt);
		break;
	default:
		break;
	}
}

void
check_attrs(checker *c, ge_entry *const *attr, size_t n, const char *what, bool metadata)
{
	check_map(c, attr, n, what, metadata, 0);
}

/* ---- descriptors ---- */

bool
check_desc_is_absent(const ge_desc *d)
{
	const ge_attr *f = fxge_air_find_attr(d->attr, d->n_attr, "format_for_int");
	int format =
		f && f->value_case == GE_ATTR(I) ? (int)(f->i & 0xff) : fxge_format_number(d->layout);

	return (int)d->dtype == 0 && (format == FXGE_FORMAT_NONE || format < 0);
}

static void
check_layout(checker *c, const ge_desc *d, const char *what)
{
	const ge_attr *f = fxge_air_find_attr(d->attr, d->n_attr, "format_for_int");
	int number = fxge_format_number(d->layout);

	if (!*d->layout)
		check_fail(
			c, FXGE_D_AIR_LAYOUT, "%s has no layout: GE would take it as FORMAT_RESERVED", what);
	else if (number < 0)
		check_fail(c, FXGE_D_AIR_LAYOUT, "%s has the unknown layout '%s'", what, d->layout);
	else if (number == FXGE_FORMAT_NONE)
		check_fail(c, FXGE_D_AIR_LAYOUT, "%s has the invalid layout '%s'", what, d->layout);
	else if (f && f->value_case == GE_ATTR(I) && (f->i & 0xff) != number)
		check_fail(c, FXGE_D_AIR_LAYOUT, "%s has layout '%s' and format_for_int %lld, which wins",
			what, d->layout, (long long)f->i);
	const ge_attr *dt = fxge_air_find_attr(d->attr, d->n_attr, "__tensor_desc_data_type__");

	if (dt)
		check_fail(c, FXGE_D_AIR_DESC_DTYPE,
			"%s has '__tensor_desc_data_type__', which hides its dtype", what);
}

static void
check_dims(checker *c, const ge_desc *d, const char *what, check_desc *out)
{
	size_t n = d->shape ? d->shape->n_dim : 0;
	const int64_t *dim = n ? d->shape->dim : NULL;
	bool unknown = n == 1 && dim[0] == -2;

	if (n > FXGE_MAX_RANK)
		check_fail(c, FXGE_D_AIR_DIM, "%s has %zu dims, more than %d", what, n, FXGE_MAX_RANK);
	for (size_t i = 0; i < n; i++)
		if (dim[i] < -1 && !unknown) {
			check_fail(c, FXGE_D_AIR_DIM, "%s has the dim %lld", what, (long long)dim[i]);
			break;
		}
	out->unstated = !d->shape;
	out->rank = unknown || n > FXGE_MAX_RANK ? -1 : (int32_t)n;
	out->dims = out->rank > 0 ? fxge_arena_copy(c->a, dim, n * sizeof *dim) : NULL;
}

static void
check_origin(checker *c, const ge_desc *d, const char *what)
{
	const ge_attr *on = fxge_air_find_attr(d->attr, d->n_attr, "origin_shape_initialized");
	const ge_attr *v = fxge_air_find_attr(d->attr, d->n_attr, "origin_shape");
	size_t n = d->shape ? d->shape->n_dim : 0;

	if (on && on->value_case == GE_ATTR(B) && on->b && !v && n)
		check_fail(c, FXGE_D_AIR_DESC_ATTR,
			"%s has origin_shape_initialized but no origin_shape: GE reads a scalar", what);
	v = fxge_air_find_attr(d->attr, d->n_attr, "shape_range");
	if (v && (v->value_case != GE_ATTR(LIST_LIST_INT) || v->list_list_int->n_list_list_i != n))
		check_fail(c, FXGE_D_AIR_DESC_ATTR, "%s has a shape_range that is not a list of %zu ranges",
			what, n);
}

void
check_desc_of(checker *c, const ge_desc *d, const char *what, bool may_be_absent, check_desc *out)
{
	*out = (check_desc){.rank = -1};
	if (!d) {
		check_fail(c, FXGE_D_AIR_LAYOUT, "%s is missing", what);
		return;
	}
	check_attrs(c, d->attr, d->n_attr, what, false);
	if (check_desc_is_absent(d)) {
		if (!may_be_absent)
			check_fail(c, FXGE_D_AIR_DESC_DTYPE, "%s has neither dtype nor layout", what);
		return;
	}
	out->dtype = (int64_t)d->dtype;
	if (out->dtype < 0 || out->dtype > 41)
		check_fail(
			c, FXGE_D_AIR_DESC_DTYPE, "%s has the unknown dtype %lld", what, (long long)out->dtype);
	else if (out->dtype == 0)
		check_fail(c, FXGE_D_AIR_DESC_DTYPE, "%s has no dtype", what);
	check_layout(c, d, what);
	check_dims(c, d, what, out);
	check_origin(c, d, what);
}

/* ---- attributes against the prototype ---- */

/* Returns true for attributes that framework code reads in addition to the prototype's. */
static bool
is_framework(const char *key)
{
	static const char *const keys[] = {"location", "offset", "length", "index", "value",
		"input_layout_info", "output_layout_info"};

	for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
		if (strcmp(key, keys[i]) == 0)
			return true;
	return key[0] == '_' || fxge_air_is_mark(key);
}

static const char *
case_name(const ge_attr *v)
{
	static const char *const names[] = {"nothing", "a list", "a string", "an int", "a float",
		"a bool", "", "bytes", "", "", "a function", "a descriptor", "a tensor", "a graph",
		"lists of ints", "a dtype", "lists of floats", "an expression"};
	unsigned i = (unsigned)v->value_case;

	return i < sizeof names / sizeof *names ? names[i] : "?";
}

static const fxge_param *
find_attr_param(const fxge_op *row, const char *key)
{
	int i = fxge_op_param(row, key);

	return i >= 0 && row->params[i].attr ? &row->params[i] : NULL;
}

void
check_attrs_row(checker *c, const ge_op *op, check_op *o)
{
	for (size_t i = 0; i < op->n_attr; i++) {
		const char *key = op->attr[i]->key;
		const ge_attr *v = op->attr[i]->value;
		const fxge_param *r = find_attr_param(o->row, key);

		if (!r && !is_framework(key))
			check_fail(c, FXGE_D_AIR_ATTR_UNKNOWN, "the prototype has no attribute '%s'", key);
		if (!r || !v || v->value_case == GE_ATTR(_NOT_SET))
			continue;
		if (!fxge_air_attr_fits(r, v))
			check_fail(c, FXGE_D_AIR_ATTR_TYPE,
				"the attribute '%s' is %s, which differs from the prototype", key, case_name(v));
		else if (strcmp(key, "dst_type") == 0
				 || (strcmp(key, "dtype") == 0 && r->type == FXGE_P_DTYPE && !r->list)) {
			o->dtype_attr = r->name;
			o->dtype_number = v->value_case == GE_ATTR(DT) ? v->dt : v->i;
		}
	}
	for (int i = 0; i < o->row->n_params; i++) {
		const fxge_param *r = &o->row->params[i];

		if (r->attr && r->dflt.kind == FXGE_LIT_NONE && !r->optional
			&& !fxge_air_find_attr(op->attr, op->n_attr, r->name))
			check_fail(
				c, FXGE_D_AIR_ATTR_MISSING, "the required attribute '%s' is missing", r->name);
	}
}
