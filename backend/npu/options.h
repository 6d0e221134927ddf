/* SPDX-License-Identifier: Apache-2.0 */
/* Options of atc: names, values and chips (options.def). */
#ifndef FXGE_BACKEND_NPU_OPTIONS_H
#define FXGE_BACKEND_NPU_OPTIONS_H

#include "base/arena.h"

typedef enum fxge_atc_kind {
	FXGE_ATC_ANY,
	FXGE_ATC_WORDS,  /* one of several values */
	FXGE_ATC_NUMBER, /* an integer from -1 on */
	FXGE_ATC_PATH,   /* a file that exists */
	FXGE_ATC_PLACE,  /* a directory that atc may create */
	FXGE_ATC_OURS,   /* set by fxge alone */
	FXGE_ATC_GEARS,  /* sizes, which gears set */
	FXGE_ATC_FACE,   /* changes inputs or results, which the .io.json describes */
} fxge_atc_kind;

typedef struct fxge_atc_option {
	const char *name; /* "precision_mode" */
	fxge_atc_kind kind;
	const char *text; /* values of WORDS, separated by blanks; advice for OURS and FACE; or NULL */
	const char *families; /* chips on which the option has an effect, or NULL = all */
} fxge_atc_option;

/* An option as given: "--log=info". */
typedef struct fxge_atc_word {
	const char *name, *value;      /* "log", "info"; value NULL = none */
	bool is_newer;                 /* "new:--name=value": passed unchecked */
	const fxge_atc_option *option; /* NULL = unknown */
} fxge_atc_word;

/* Parses an option. Returns false if it is not of the form --NAME or --NAME=VALUE. */
bool fxge_atc_word_of(fxge_arena *a, const char *text, fxge_atc_word *out);
/* Returns the name of the option nearest to a misspelt one, or NULL. */
const char *fxge_atc_option_nearest(const char *name);
/* Returns true if the words, separated by blanks, contain `word`. */
bool fxge_atc_has_word(const char *words, const char *word);

#endif
