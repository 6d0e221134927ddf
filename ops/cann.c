/* SPDX-License-Identifier: Apache-2.0 */
/* CANN releases, and the table of host values of their shape functions. */
#include "ops/cann.h"

#include "base/diag/commands.h"

#include <ctype.h>
#include <string.h>

enum { MAX_PART = 999 };

/* Reads the number at *s and advances *s. Returns -1 if there is none. */
static int
read_part(const char **s)
{
	int n = -1;

	for (; isdigit((unsigned char)**s); (*s)++) {
		n = (n < 0 ? 0 : n) * 10 + (**s - '0');
		if (n > MAX_PART)
			return -1;
	}
	return n;
}

/* Returns the release, or 0 if the text is not one. */
static int
parse(const char *s)
{
	int major = read_part(&s), minor = 0;

	if (major <= 0)
		return 0;
	if (*s == '.' && isdigit((unsigned char)s[1])) {
		s++;
		minor = read_part(&s);
	}
	if (minor < 0 || !strchr(".-", *s))
		return 0;
	for (; *s; s++)
		if (!isalnum((unsigned char)*s) && !strchr(".-", *s))
			return 0;
	return FXGE_CANN(major, minor);
}

bool
fxge_cann_read(fxge_diags *d, const char *text, int *cann)
{
	*cann = text ? parse(text) : 0;
	if (!text || *cann)
		return true;
	fxge_report(d, NULL, FXGE_D_USAGE, "'%s' is no release of CANN", text);
	fxge_report_hint(d, "releases are called 8.3, 8.5.0, 9.1.0-beta.2");
	return false;
}

static const fxge_host_value rows[] = {
#define FXGE_HOST_VALUE(op, port, from, before, when, does, source)                                \
	{#op, #port, from, before, FXGE_HOST_##when, does},
#include "ops/host_values.def"
#undef FXGE_HOST_VALUE
};

static bool
holds_in(const fxge_host_value *v, int cann)
{
	return cann == 0 ? v->before == 0 : cann >= v->from && (v->before == 0 || cann < v->before);
}

const fxge_host_value *
fxge_host_value_next(const fxge_host_value *last, const char *op, int cann)
{
	const fxge_host_value *v = last ? last + 1 : rows, *end = rows + sizeof rows / sizeof *rows;

	for (; v < end; v++)
		if (strcmp(v->op, op) == 0 && holds_in(v, cann))
			return v;
	return NULL;
}
