/* SPDX-License-Identifier: Apache-2.0 */
/* Names of dtypes and dtype classes in PyTorch, GE, msopgen and rows. */
#include "ops/dtype.h"

#include <ctype.h>
#include <string.h>

typedef struct name_row {
	const char *name, *ours;
} name_row;

/* Names of PyTorch and msopgen that differ from GE's. */
static const name_row others[] = {
	{"half", "f16"},
	{"fp16", "f16"},
	{"bfloat16", "bf16"},
	{"float32", "f32"},
	{"fp32", "f32"},
	{"float64", "f64"},
	{"fp64", "f64"},
};

/* Class name and members. */
static const name_row classes[] = {
#define FXGE_DTYPE_CLASS(name, members) {name, members},
#include "ops/dtype_class.def"
#undef FXGE_DTYPE_CLASS
};

/* Name in rows, and in GE. */
static const name_row foreign[] = {
#define FXGE_DTYPE_GE(text, name, ge) {name, text},
#include "ops/dtype_ge.def"
#undef FXGE_DTYPE_GE
};

const char *
fxge_dtype_set_text(int bit)
{
	return bit < FXGE_DT_COUNT ? fxge_dtypes[bit].text : foreign[bit - FXGE_DT_COUNT].ours;
}

const char *
fxge_dtype_ge_name(int bit)
{
	if (bit == FXGE_DT_NONE)
		return "DT_UNDEFINED";
	return bit < FXGE_DT_COUNT ? fxge_dtypes[bit].ge_name : foreign[bit - FXGE_DT_COUNT].name;
}

static bool
is(const char *s, size_t n, const char *name)
{
	return strlen(name) == n && memcmp(s, name, n) == 0;
}

/* Returns whether s is GE's name of a dtype: DT_FLOAT16, or float16. */
static bool
is_ge_name(const char *s, size_t n, const char *text)
{
	size_t skip = n > 3 && memcmp(s, "DT_", 3) == 0 ? 0 : 3;

	if (strlen(text) != n + skip)
		return false;
	for (size_t i = 0; i < n; i++)
		if (s[i] != (skip ? tolower((unsigned char)text[i + skip]) : text[i]))
			return false;
	return true;
}

/* Returns whether s is another name, or that name in the form of GE's, as some headers have it:
 * DT_FLOAT32. */
static bool
is_other_name(const char *s, size_t n, const char *name)
{
	if (is(s, n, name))
		return true;
	if (n != strlen(name) + 3 || memcmp(s, "DT_", 3) != 0)
		return false;
	for (size_t i = 3; i < n; i++)
		if (s[i] != toupper((unsigned char)name[i - 3]))
			return false;
	return true;
}

static int
one(const char *s, size_t n)
{
	for (size_t i = 0; i < sizeof others / sizeof *others; i++)
		if (is_other_name(s, n, others[i].name))
			return (int)fxge_dtype_by_text(others[i].ours, strlen(others[i].ours));
	for (int d = FXGE_DT_NONE + 1; d < FXGE_DT_COUNT; d++)
		if (is(s, n, fxge_dtypes[d].text) || is_ge_name(s, n, fxge_dtypes[d].ge_name))
			return d;
	for (int d = FXGE_DT_COUNT; d < FXGE_DT_SET_COUNT; d++)
		if (is_ge_name(s, n, foreign[d - FXGE_DT_COUNT].name))
			return d;
	return FXGE_DT_NONE;
}

static fxge_dtype_set
members(const char *words)
{
	fxge_dtype_set set = 0;

	for (; *words; words += strspn(words, " ")) {
		size_t n = strcspn(words, " ");

		set |= fxge_dtype_set_by_name(words, n);
		words += n;
	}
	return set;
}

fxge_dtype_set
fxge_dtype_class_set(const char *name, size_t n)
{
	for (size_t i = 0; i < sizeof classes / sizeof *classes; i++)
		if (is(name, n, classes[i].name))
			return members(classes[i].ours);
	return 0;
}

fxge_dtype_set
fxge_dtype_set_by_name(const char *name, size_t n)
{
	int d = one(name, n);

	return d != FXGE_DT_NONE ? (fxge_dtype_set)1 << d : fxge_dtype_class_set(name, n);
}
