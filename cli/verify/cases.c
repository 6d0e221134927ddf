/* SPDX-License-Identifier: Apache-2.0 */
/* Cases of a file of expected values. */
#include "cli/verify/cases.h"

#include <stdlib.h>
#include <string.h>

bool
cli_case_find(const fxge_arrays *file, const char *run, const char *group, const char *key,
	fxge_tensor_view *out)
{
	char name[4096];
	int n = snprintf(name, sizeof name, "%s/%s/%s", run, group, key);

	return n > 0 && (size_t)n < sizeof name && fxge_arrays_find(file, name, out);
}

/* Parses the first component of array k's name as a case: "c3" has prefix "c" and number 3. */
static bool
case_of(const fxge_arrays *file, size_t k, const char *prefix, long *number)
{
	fxge_tensor_view a;
	size_t n = strlen(prefix);
	char *end;

	if (!fxge_arrays_get(file, k, &a) || strncmp(a.name, prefix, n) != 0 || a.name[n] < '0'
		|| a.name[n] > '9')
		return false;
	*number = strtol(a.name + n, &end, 10);
	return *end == '/' && *number < 1000000;
}

static int
compare(const void *a, const void *b)
{
	const cli_case_array *x = a, *y = b;

	return x->number != y->number ? (x->number > y->number) - (x->number < y->number)
								  : (x->at > y->at) - (x->at < y->at);
}

bool
cli_cases_find(cli *c, const fxge_arrays *file, const char *prefix, cli_cases *out)
{
	size_t count = fxge_arrays_count(file);
	long number;

	out->n = 0;
	out->array = fxge_alloc(c->session, (count + 1) * sizeof *out->array);
	if (!out->array)
		return false;
	for (size_t k = 0; k < count; k++)
		if (case_of(file, k, prefix, &number))
			out->array[out->n++] = (cli_case_array){number, k};
	qsort(out->array, out->n, sizeof *out->array, compare);
	return true;
}

bool
cli_case_next(const cli_cases *all, cli_case *at)
{
	size_t from = at->end, to = from;

	while (to < all->n && all->array[to].number == all->array[from].number)
		to++;
	*at = (cli_case){.array = all->array + from, .n = to - from, .end = to};
	return to > from;
}

int
cli_case_bind(
	const fxge_arrays *file, const char *run, const fxge_executable *e, fxge_tensor_view *in)
{
	fxge_port_info info = FXGE_OPTIONS(fxge_port_info);
	int n = 0;

	for (int i = 0; n < CLI_MAX_INPUTS && fxge_input_get(e, i, &info); i++)
		if (cli_case_find(file, run, "in", info.name, &in[n])
			|| cli_case_find(file, run, "in", info.value, &in[n])) {
			in[n].name = info.name;
			cli_restore_dtype(&in[n++], info.dtype);
		}
	return n;
}
