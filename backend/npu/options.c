/* SPDX-License-Identifier: Apache-2.0 */
/* Table of atc's options, and the parts of an option as given. */
#include "backend/npu/options.h"

#include "base/nearest.h"

#include <string.h>

static const fxge_atc_option options[] = {
#define FXGE_ATC_OPTION(name, kind, text, families) {name, FXGE_ATC_##kind, text, families},
#include "backend/npu/options.def"
#undef FXGE_ATC_OPTION
};

enum { COUNT = sizeof options / sizeof *options };

static const fxge_atc_option *
find(const char *name)
{
	for (size_t i = 0; i < COUNT; i++)
		if (strcmp(options[i].name, name) == 0)
			return &options[i];
	return NULL;
}

bool
fxge_atc_word_of(fxge_arena *a, const char *text, fxge_atc_word *out)
{
	*out = (fxge_atc_word){.is_newer = strncmp(text, "new:", 4) == 0};
	text += out->is_newer ? 4 : 0;
	if (strncmp(text, "--", 2) != 0 || text[2] == 0 || text[2] == '=')
		return false;
	size_t n = strcspn(text + 2, "=");

	out->name = fxge_arena_strndup(a, text + 2, n);
	out->value = text[2 + n] ? text + 3 + n : NULL;
	out->option = find(out->name);
	return true;
}

const char *
fxge_atc_option_nearest(const char *name)
{
	const char *names[COUNT];

	for (size_t i = 0; i < COUNT; i++)
		names[i] = options[i].name;
	return fxge_nearest_word(name, names, COUNT);
}

bool
fxge_atc_has_word(const char *words, const char *word)
{
	size_t n = strlen(word);

	for (const char *at = words; n && (at = strstr(at, word)); at += n)
		if ((at == words || at[-1] == ' ') && (at[n] == ' ' || at[n] == 0))
			return true;
	return false;
}
