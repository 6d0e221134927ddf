/* SPDX-License-Identifier: Apache-2.0 */
/* Chips by name, and the families that share kernels (ops/chips/models.def). */
#include "ops/chips/chips.h"

#include "base/limits.h"
#include "base/diag/chips.h"
#include "base/file/file.h"
#include "base/nearest.h"

#include <ctype.h>
#include <stdlib.h>
#include <strings.h>
#include <unistd.h>

static const fxge_chip_model chips[] = {
#define FXGE_CHIP(name, family, cores, vectors, mhz, memory, bandwidth)                            \
	{name, family, cores, vectors, (mhz)*1e6, memory, bandwidth},
#include "ops/chips/models.def"
#undef FXGE_CHIP
};
enum { N_CHIPS = sizeof chips / sizeof *chips, MAX_PLATFORM = 1 << 20 };

const fxge_chip_model *
fxge_chip_at(size_t i)
{
	return i < N_CHIPS ? &chips[i] : NULL;
}

bool
fxge_chip_is_family(const char *name)
{
	bool family = false;

	for (size_t i = 0; i < N_CHIPS; i++) {
		if (strcmp(chips[i].name, name) == 0)
			return false;
		family = family || strcasecmp(chips[i].family, name) == 0;
	}
	return family;
}

static const fxge_chip_model *
first_of(const char *family)
{
	for (size_t i = 0; i < N_CHIPS; i++)
		if (strcasecmp(chips[i].family, family) == 0)
			return &chips[i];
	return NULL;
}

/* Returns true if `tail` selects a part of a chip: "Vir02". */
static bool
is_part(const char *tail)
{
	return strncasecmp(tail, "Vir", 3) == 0 && isdigit((unsigned char)tail[3])
		   && isdigit((unsigned char)tail[4]) && !tail[5];
}

static bool
is_name_of(const fxge_chip_model *chip, const char *name)
{
	size_t n = strlen(chip->name);

	return strncasecmp(chip->name, name, n) == 0 && (!name[n] || is_part(name + n));
}

/* Returns true for names such as "Ascend950DT_95A1": no public table lists the 950 series whole. */
static bool
is_950(const char *name)
{
	size_t n = strlen("Ascend950PR_"), digits;

	if (strncasecmp(name, "Ascend950PR_", n) != 0 && strncasecmp(name, "Ascend950DT_", n) != 0)
		return false;
	for (digits = 0; isalnum((unsigned char)name[n + digits]);)
		digits++;
	return name[n] == '9' && name[n + 1] == '5' && digits >= 3 && digits <= 5 && !name[n + digits];
}

const fxge_chip_model *
fxge_chip_of(const char *name)
{
	if (fxge_chip_is_family(name))
		return first_of(name);
	for (size_t i = 0; i < N_CHIPS; i++)
		if (strcmp(chips[i].name, name) == 0)
			return &chips[i];
	const fxge_chip_model *family = first_of(name);

	if (family)
		return family;
	for (size_t i = 0; i < N_CHIPS; i++)
		if (is_name_of(&chips[i], name))
			return &chips[i];
	return is_950(name) ? first_of("ascend950") : NULL;
}

/* ---- chips of an installation ---- */

/* Returns the usual chip of the family that a platform file names: `Short_SoC_version=Ascend910B`.
 */
static const fxge_chip_model *
chip_of_platform(fxge_arena *a, fxge_bytes b)
{
	static const char key[] = "Short_SoC_version=";
	const char *text = fxge_arena_strndup(a, (const char *)b.data, b.size), *at = strstr(text, key);
	size_t n = 0;

	if (!at)
		return NULL;
	for (at += sizeof key - 1; isalnum((unsigned char)at[n]) || at[n] == '_';)
		n++;
	return first_of(fxge_arena_strndup(a, at, n));
}

/* Returns the usual chip of the family of a name that the installed CANN describes, or NULL. */
static const fxge_chip_model *
chip_of_installation(fxge_diags *d, const char *name)
{
	static const char *const places[] = {
		"data", "compiler/data", "x86_64-linux/data", "aarch64-linux/data"};
	const char *home = getenv("ASCEND_HOME_PATH");

	for (const char *s = name; *s; s++)
		if (!isalnum((unsigned char)*s) && *s != '_' && *s != '-')
			return NULL;
	for (size_t i = 0; home && *name && i < sizeof places / sizeof *places; i++) {
		const char *path =
			fxge_arena_printf(d->arena, "%s/%s/platform_config/%s.ini", home, places[i], name);
		fxge_file *f = access(path, R_OK) == 0 ? fxge_file_open_in(d->arena, d, path) : NULL;

		if (f && f->bytes.size < MAX_PLATFORM)
			return chip_of_platform(d->arena, f->bytes);
	}
	return NULL;
}

/* Returns the first chip whose name begins with `name`, or NULL. */
static const char *
completion(const char *name)
{
	for (size_t i = 0; *name && i < N_CHIPS; i++)
		if (strncasecmp(chips[i].name, name, strlen(name)) == 0)
			return chips[i].name;
	return NULL;
}

const fxge_chip_model *
fxge_chip_find(fxge_diags *d, const char *name)
{
	const fxge_chip_model *chip = fxge_chip_of(name);
	const char *names[2 * N_CHIPS];
	size_t n = 0;

	if (!chip && strncasecmp(name, "ai_core-", 8) == 0) /* msopgen's form */
		chip = fxge_chip_of(name + 8);
	if (!chip)
		chip = chip_of_installation(d, name);
	if (chip)
		return chip;
	for (size_t i = 0; i < N_CHIPS; i++) {
		names[n++] = chips[i].name;
		if (!i || strcmp(chips[i].family, chips[i - 1].family) != 0)
			names[n++] = chips[i].family;
	}
	const char *longer = completion(name),
			   *near = longer ? longer : fxge_nearest_word(name, names, n);

	fxge_report(d, NULL, FXGE_D_SOC_UNKNOWN, "unknown chip '%s'", name);
	if (near)
		fxge_report_hint(d, "did you mean '%s'?", near);
	return NULL;
}

bool
fxge_chip_lowers_f32(const fxge_chip_model *chip)
{
	return strcmp(chip->family, "ascend310p") == 0 || strcmp(chip->family, "ascend310b") == 0;
}

int
fxge_chip_max_gears(const fxge_chip_model *chip)
{
	return chip && strcmp(chip->family, "ascend950") == 0 ? FXGE_MAX_GEARS : 100;
}
