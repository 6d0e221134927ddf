/* SPDX-License-Identifier: Apache-2.0 */
/* Installed packages of custom operators.
 *
 * CANN installs a package as a directory: op_proto/ holds prototypes, op_impl/ the parameters of
 * the kernels of each chip. */
#include "driver/package.h"

#include "base/diag/operators.h"
#include "base/file/walk.h"

#include "driver/api.h"

static bool
ends_with(const char *s, const char *end)
{
	size_t n = strlen(s), k = strlen(end);

	return n >= k && strcmp(s + n - k, end) == 0;
}

/* Returns the offset of the last component of a path. */
static size_t
last_component(const char *path)
{
	size_t n = strlen(path);

	while (n > 1 && path[n - 1] == '/')
		n--;
	while (n > 0 && path[n - 1] != '/')
		n--;
	return n;
}

/* Returns true for a header of prototypes, below op_proto/. `within`: the path without the
 * directories around the package. */
static bool
is_prototype(const char *within)
{
	static const char directory[] = "/op_proto/";

	return (strstr(within, directory) || strncmp(within, directory + 1, sizeof directory - 2) == 0)
		   && (ends_with(within, ".h") || ends_with(within, ".hpp"));
}

/* Appends the files of a package to `out`, prototypes first. Returns false after a diagnostic. */
static bool
add_directory(fxge_session *s, const char *path, fxge_paths *out)
{
	const fxge_loc at = {.file = path, .offset = -1};
	fxge_paths files = {0};
	size_t n = out->len, skip = last_component(path);

	const char *missing = fxge_walk(&s->arena, path, &files);

	if (missing)
		return fxge_report(
			&s->diags, &at, FXGE_D_OPS_VALUE, "the package cannot be read: %s", missing);
	for (size_t i = 0; i < files.len; i++)
		if (is_prototype(files.data[i] + skip))
			fxge_vec_push(&s->arena, out, files.data[i]);
	for (size_t i = 0; i < files.len; i++)
		if (ends_with(files.data[i], "-ops-info.json"))
			fxge_vec_push(&s->arena, out, files.data[i]);
	return out->len > n
		   || fxge_report(&s->diags, &at, FXGE_D_OPS_VALUE,
			   "not a package of operators: found neither op_proto/*.h nor *-ops-info.json");
}

bool
fxge_driver_describe(
	fxge_session *s, const char *const *given, size_t n, fxge_descriptions *all, fxge_op_table *t)
{
	fxge_op_builtins known = fxge_session_builtins(s);
	fxge_paths files = {0};
	bool ok = true;

	for (size_t i = 0; i < n; i++)
		if (fxge_is_directory(given[i]))
			ok = add_directory(s, given[i], &files) && ok;
		else
			fxge_vec_push(&s->arena, &files, given[i]);
	return ok && fxge_session_describe_ops(s, files.data, files.len, &known, all, t);
}
