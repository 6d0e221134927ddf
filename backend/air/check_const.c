/* SPDX-License-Identifier: Apache-2.0 */
/* Checks of Data and RefData, Const and FileConstant, and their files. */
#include "backend/air/check.h"
#include "base/diag/air.h"

#include "base/file/fd.h"
#include "base/file/reference.h"
#include "base/limits.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

bool
check_is_data(const char *type)
{
	return strcmp(type, "Data") == 0 || strcmp(type, "RefData") == 0;
}

bool
check_is_const(const char *type)
{
	return strcmp(type, "Const") == 0 || strcmp(type, "Constant") == 0
		   || strcmp(type, "FileConstant") == 0;
}

static bool
same_desc(const check_desc *a, const check_desc *b)
{
	return a->dtype == b->dtype && a->rank == b->rank
		   && (a->rank <= 0 || memcmp(a->dims, b->dims, (size_t)a->rank * sizeof *a->dims) == 0);
}

static const int64_t *
int_attr(const ge_op *op, const char *key)
{
	const ge_attr *v = fxge_air_find_attr(op->attr, op->n_attr, key);

	return v && v->value_case == GE_ATTR(I) ? &v->i : NULL;
}

/* Warns of the first dim whose range has no upper bound. */
static void
check_upper_bounds(checker *c, const ge_desc *d)
{
	const ge_attr *v = fxge_air_find_attr(d->attr, d->n_attr, "shape_range");
	size_t n = v && v->value_case == GE_ATTR(LIST_LIST_INT) ? v->list_list_int->n_list_list_i : 0;

	for (size_t i = 0; i < n; i++) {
		const ge_list_int *l = v->list_list_int->list_list_i[i];

		if (l->n_list_i != 2 || l->list_i[1] >= 0)
			continue;
		check_fail(c, FXGE_D_AIR_OPEN_RANGE,
			"the range of dim %zu in 'shape_range' has no upper bound", i);
		return;
	}
}

void
check_data(checker *c, const ge_op *op, check_op *o)
{
	const int64_t *index = int_attr(op, "index"), *parent = int_attr(op, "_parent_node_index");

	o->index = index && *index >= 0 ? *index : -1;
	if (!index)
		check_fail(c, FXGE_D_AIR_INDEX, "'index' is missing");
	else if (*index < 0)
		check_fail(c, FXGE_D_AIR_INDEX, "'index' is %lld", (long long)*index);
	if (parent)
		o->parent_index = *parent;
	if (o->n_in != 1 || o->n_out != 1)
		check_fail(c, FXGE_D_AIR_DATA_DESC,
			"%u input_desc and %u output_desc, expected one of each", o->n_in, o->n_out);
	else if (!same_desc(&o->in[0], &o->out[0])
			 || strcmp(op->input_desc[0]->layout, op->output_desc[0]->layout) != 0)
		check_fail(c, FXGE_D_AIR_DATA_DESC, "input_desc and output_desc differ");
	if (o->n_out == 1)
		check_upper_bounds(c, op->output_desc[0]);
}

/* Returns the bytes of a dense tensor; -1 if unknown or too large. */
static int64_t
dense_bytes(checker *c, const check_desc *d)
{
	int64_t n = fxge_air_dtype_bits(d->dtype);

	if (!n || d->rank < 0) {
		check_fail(c, FXGE_D_AIR_CONST_SIZE,
			"the size of a constant of dtype %lld and %s is unknown", (long long)d->dtype,
			d->rank < 0 ? "unknown rank" : "known rank");
		return -1;
	}
	for (int i = 0; i < d->rank; i++)
		if (d->dims[i] < 0 || __builtin_mul_overflow(n, d->dims[i], &n)) {
			check_fail(c, FXGE_D_AIR_CONST_SIZE,
				"a constant has the dim %lld, or too many elements", (long long)d->dims[i]);
			return -1;
		}
	return n / 8 + (n % 8 != 0);
}

/* ---- side files ---- */

static bool
text_attr(checker *c, const ge_op *op, const char *key, const char **out)
{
	const ge_attr *v = fxge_air_find_attr(op->attr, op->n_attr, key);

	if (!v || v->value_case != GE_ATTR(S))
		return false;
	*out = fxge_arena_strndup(c->a, (const char *)v->s.data, v->s.len);
	return true;
}

static void
check_in_zip(checker *c, const char *location, int64_t offset, int64_t length, bool exact)
{
	const fxge_zip_entry *e = fxge_zip_find(c->zip, location);

	if (!e || !fxge_zip_stored(e))
		check_fail(c, FXGE_D_AIR_LOCATION, "the package has no uncompressed entry '%s'", location);
	else if (exact ? (int64_t)e->size != length
				   : length > (int64_t)e->size || offset > (int64_t)e->size - length)
		check_fail(c, FXGE_D_AIR_LOCATION, "the entry '%s' has %lld bytes, expected %s%lld",
			location, (long long)e->size, exact ? "" : "at least ",
			(long long)(exact ? length : offset + length));
}

/* Checks that a directory of side files has the hash in its name; each directory once. */
static void
check_generation(checker *c, const char *real)
{
	size_t n = (size_t)(strrchr(real, '/') - real);
	const char *dir = fxge_arena_strndup(c->a, real, n), *last = strrchr(dir, '/');
	char found[FXGE_GENERATION];
	bool hash;

	last = last ? last + 1 : dir;
	if (!fxge_is_generation(last, &hash) || !hash || fxge_strmap_get(&c->generations, dir, n))
		return;
	fxge_strmap_put(c->a, &c->generations, dir, n, (void *)(uintptr_t)dir);
	if (fxge_generation_sum(c->a, &c->s->diags, dir, found) && strcmp(found, last) != 0)
		check_fail(c, FXGE_D_AIR_LOCATION,
			"the files of '%s' do not match its name: found the hash %s", dir, found);
}

/* Returns whether the file that was found below the directory is still there. A path may lead to
 * another one by now. */
static bool
stat_real(const char *real, struct stat *st)
{
	int fd = *real ? fxge_fd_open_real(real, O_PATH) : -1;
	bool ok = fd >= 0 && fstat(fd, st) == 0;

	if (fd >= 0)
		close(fd);
	return ok;
}

static void
check_file(checker *c, const char *location, int64_t offset, int64_t length, bool exact)
{
	if (c->zip) {
		check_in_zip(c, location, offset, length, exact);
		return;
	}
	char real[PATH_MAX];
	const char *path = fxge_reference_path(c->a, c->file.session, c->file.path, location, real);
	struct stat st;

	if (!path)
		check_fail(c, FXGE_D_AIR_LOCATION,
			"'%s' is not a file below the .air's directory (see --weights-from)", location);
	else if (!stat_real(real, &st) || !S_ISREG(st.st_mode))
		check_fail(c, FXGE_D_AIR_LOCATION, "the file '%s' is missing", location);
	else if (exact ? st.st_size != length : length > st.st_size || offset > st.st_size - length)
		check_fail(c, FXGE_D_AIR_LOCATION, "the file '%s' has %lld bytes, expected %s%lld",
			location, (long long)st.st_size, exact ? "" : "at least ",
			(long long)(exact ? length : offset + length));
	else
		check_generation(c, real);
}

static void
check_const_file(
	checker *c, const ge_op *op, const char *location, int64_t bytes, size_t inline_bytes)
{
	const int64_t *length = int_attr(op, "length");

	if (inline_bytes)
		check_fail(c, FXGE_D_AIR_LOCATION, "a constant with 'location' also has inline data");
	if (!length)
		check_fail(
			c, FXGE_D_AIR_LOCATION, "'location' without 'length': GE leaves the constant empty");
	else if (bytes >= 0 && *length != bytes)
		check_fail(c, FXGE_D_AIR_CONST_SIZE,
			"'length' is %lld, but the descriptor needs %lld bytes", (long long)*length,
			(long long)bytes);
	else
		check_file(c, location, 0, *length, true);
}

void
check_constant(checker *c, const ge_op *op, const check_op *o)
{
	const ge_attr *v = fxge_air_find_attr(op->attr, op->n_attr, "value");
	const char *location;
	check_desc d;

	if (!v || v->value_case != GE_ATTR(T) || !v->t->desc) {
		check_fail(
			c, FXGE_D_AIR_CONST_VALUE, "'value' is missing or not a tensor with a descriptor");
		return;
	}
	check_desc_of(c, v->t->desc, "the descriptor of 'value'", false, &d);
	int64_t bytes = dense_bytes(c, &d);

	if (o->n_out != 1 || !same_desc(&d, &o->out[0]))
		check_fail(c, FXGE_D_AIR_CONST_VALUE, "the descriptor of 'value' and output_desc differ");
	if (text_attr(c, op, "location", &location))
		check_const_file(c, op, location, bytes, v->t->data.len);
	else if (bytes >= 0 && (uint64_t)bytes != v->t->data.len
			 && !(d.rank == 0 && v->t->data.len == 0))
		check_fail(c, FXGE_D_AIR_CONST_SIZE, "%zu bytes of data, but the descriptor needs %lld",
			v->t->data.len, (long long)bytes);
}

static void
check_place(checker *c, const ge_op *op, const check_desc *d)
{
	const int64_t *offset = int_attr(op, "offset"), *length = int_attr(op, "length");
	int64_t bytes = dense_bytes(c, d);
	const char *text;

	if (!text_attr(c, op, "location", &text)) {
		if (!text_attr(c, op, "file_path", &text) && !text_attr(c, op, "file_id", &text))
			check_fail(c, FXGE_D_AIR_FILE_CONSTANT,
				"the constant has none of 'location', 'file_path' and 'file_id'");
		return;
	}
	if ((offset && *offset < 0) || (length && (*length < 0 || (bytes >= 0 && *length != bytes)))) {
		check_fail(c, FXGE_D_AIR_FILE_CONSTANT, "'offset' or 'length' do not fit %lld bytes",
			(long long)bytes);
		return;
	}
	if (bytes >= 0)
		check_file(c, text, offset ? *offset : 0, bytes, false);
}

void
check_file_constant(checker *c, const ge_op *op, const check_op *o)
{
	const ge_attr *shape = fxge_air_find_attr(op->attr, op->n_attr, "shape");
	const ge_attr *dtype = fxge_air_find_attr(op->attr, op->n_attr, "dtype");

	if (!shape || shape->value_case != GE_ATTR(LIST) || !dtype
		|| dtype->value_case != GE_ATTR(DT)) {
		check_fail(c, FXGE_D_AIR_FILE_CONSTANT, "'shape' and 'dtype' are both needed");
		return;
	}
	fxge_dtype dt = fxge_dtype_by_ge(dtype->dt);
	check_desc d = {.dtype = dt == FXGE_DT_NONE ? 0 : fxge_dtypes[dt].proto,
		.rank = shape->list->n_i <= FXGE_MAX_RANK ? (int32_t)shape->list->n_i : -1,
		.dims = shape->list->i};

	if (dt == FXGE_DT_NONE)
		check_fail(c, FXGE_D_AIR_FILE_CONSTANT, "a constant of dtype %lld is not known",
			(long long)dtype->dt);
	else if (o->n_out != 1 || !same_desc(&d, &o->out[0]))
		check_fail(c, FXGE_D_AIR_FILE_CONSTANT, "'shape' and 'dtype' differ from output_desc");
	else
		check_place(c, op, &d);
}
