/* SPDX-License-Identifier: Apache-2.0 */
/* Checks of atc's options by themselves: names, values, files, and combinations. */
#include "driver/device/atc_options.h"

#include "backend/npu/options.h"
#include "base/diag/machine.h"
#include "ir/aipp/aipp.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

typedef struct options_check {
	const fxge_atc_request *request;
	fxge_atc_word *word;
	const char **made; /* options for atc */
	int n;
	bool ok;
} options_check;

static fxge_diags *
diags_of(const options_check *c)
{
	return &c->request->session->diags;
}

/* Reports an error; the check goes on, so that a call reports all of them. */
#define REFUSE(c, hint, ...)                                                                       \
	do {                                                                                           \
		const char *hint_text = (hint);                                                            \
                                                                                                   \
		(c)->ok = fxge_report(diags_of(c), NULL, FXGE_D_ATC_OPTION, __VA_ARGS__);                  \
		if (hint_text)                                                                             \
			fxge_report_hint(diags_of(c), "%s", hint_text);                                        \
	} while (0)

static const fxge_atc_word *
given(const options_check *c, const char *name)
{
	for (int i = 0; i < c->n; i++)
		if (strcmp(c->word[i].name, name) == 0)
			return &c->word[i];
	return NULL;
}

static const char *
value_of(const options_check *c, const char *name)
{
	const fxge_atc_word *w = given(c, name);

	return w ? w->value : NULL;
}

/* ---- one option ---- */

static void
check_unknown(options_check *c, const fxge_atc_word *w)
{
	fxge_arena *a = c->request->arena;
	const char *nearest = fxge_atc_option_nearest(w->name);

	if (nearest)
		REFUSE(c,
			fxge_arena_printf(a,
				"did you mean --%s? new:--%s passes an option of a newer atc unchecked", nearest,
				w->name),
			"atc has no option --%s", w->name);
	else
		fxge_report(diags_of(c), NULL, FXGE_D_ATC_DOUBT,
			"--%s is passed on: it is not among the documented options of atc", w->name);
}

static const char *
commas(fxge_arena *a, const char *words)
{
	fxge_sbuf b;

	fxge_sbuf_init(&b, a);
	for (; *words; words++)
		fxge_sbuf_str(&b, *words == ' ' ? ", " : (char[]){*words, 0});
	return b.data;
}

static void
check_words(options_check *c, const fxge_atc_word *w)
{
	const char *value = w->value ? w->value : "";

	if (!fxge_atc_has_word(w->option->text, value))
		REFUSE(c, NULL, "--%s=%s: expected %s", w->name, value,
			commas(c->request->arena, w->option->text));
}

static void
check_number(options_check *c, const fxge_atc_word *w)
{
	int64_t v;

	if (!w->value || !fxge_parse_i64(w->value, strlen(w->value), &v) || v < -1)
		REFUSE(
			c, NULL, "--%s=%s: expected an integer from -1 on", w->name, w->value ? w->value : "");
}

static void
check_file(options_check *c, const fxge_atc_word *w)
{
	if (!w->value || access(w->value, R_OK) != 0)
		REFUSE(c, NULL, "--%s: the file '%s' cannot be read", w->name, w->value ? w->value : "");
}

static void
check_ours(options_check *c, const fxge_atc_word *w)
{
	const char *soc = c->request->options->soc;

	if (strcmp(w->name, "soc_version") == 0 && soc && w->value && strcmp(soc, w->value) == 0)
		return;
	REFUSE(c, w->option->text, "--%s is set by fxge", w->name);
}

static void
check_gears(options_check *c, const fxge_atc_word *w)
{
	REFUSE(c, "--gears=x:0=1,8 names the sizes, and fxge sets the options of atc for them",
		"--%s would not fit the .io.json, which describes the sizes", w->name);
}

/* Returns the input that has AIPP and that the list "x;y" names, or NULL. */
static const char *
image_in(const options_check *c, const char *list)
{
	const fxge_program *p = c->request->program;

	for (int i = 0; p && p->aipp && i < p->aipp->n; i++) {
		const char *name = fxge_graph_input(p->main, (uint32_t)p->aipp->op[i].input)->name;

		for (const char *at = list; at && *at; at += strcspn(at, ";"), at += *at == ';')
			if (strcspn(at, ";") == strlen(name) && strncmp(at, name, strlen(name)) == 0)
				return name;
	}
	return NULL;
}

static void
check_face(options_check *c, const fxge_atc_word *w)
{
	const char *image = strcmp(w->name, "input_fp16_nodes") == 0 ? image_in(c, w->value) : NULL;

	if (image)
		REFUSE(c, "AIPP takes u8 and makes f16 itself: remove the input from the option",
			"input '%s' has AIPP and is in --input_fp16_nodes: atc refuses it (E10034)", image);
	else
		REFUSE(c, w->option->text, "--%s would not fit the .io.json, which describes the %s",
			w->name, strstr(w->name, "out") ? "results" : "inputs");
}

static void
check_chip(const options_check *c, const fxge_atc_word *w)
{
	const fxge_chip_model *chip = c->request->chip;

	if (w->option->families && chip && !fxge_atc_has_word(w->option->families, chip->family))
		fxge_report(
			diags_of(c), NULL, FXGE_D_ATC_DOUBT, "--%s has no effect on %s", w->name, chip->family);
}

static void
check_option(options_check *c, const fxge_atc_word *w)
{
	if (w->is_newer)
		return;
	if (!w->option) {
		check_unknown(c, w);
		return;
	}
	check_chip(c, w);
	switch (w->option->kind) {
	case FXGE_ATC_WORDS:
		check_words(c, w);
		break;
	case FXGE_ATC_NUMBER:
		check_number(c, w);
		break;
	case FXGE_ATC_PATH:
		check_file(c, w);
		break;
	case FXGE_ATC_OURS:
		check_ours(c, w);
		break;
	case FXGE_ATC_GEARS:
		check_gears(c, w);
		break;
	case FXGE_ATC_FACE:
		check_face(c, w);
		break;
	default:
		break;
	}
}

/* ---- combinations ---- */

static void
check_twice(options_check *c)
{
	for (int i = 1; i < c->n; i++)
		if (given(c, c->word[i].name) != &c->word[i])
			REFUSE(c, NULL, "--%s is given twice", c->word[i].name);
}

static void
check_precision(options_check *c)
{
	const char *chosen = c->request->options->precision;
	const char *old = value_of(c, "precision_mode"), *new = value_of(c, "precision_mode_v2");

	if (given(c, "precision_mode") && given(c, "precision_mode_v2"))
		REFUSE(c, NULL, "--precision_mode and --precision_mode_v2 exclude each other");
	else if (chosen && (given(c, "precision_mode") || given(c, "precision_mode_v2")))
		REFUSE(c, "give one of them", "--precision=%s and --precision_mode%s=%s set the same thing",
			chosen, old ? "" : "_v2",
			old   ? old
			: new ? new
				  : "");
	else if (chosen) {
		fxge_atc_word w;

		if (fxge_atc_word_of(c->request->arena,
				fxge_arena_printf(c->request->arena, "--precision_mode_v2=%s", chosen), &w))
			check_words(c, &w);
	}
}

/* Checks lists of operators, which only some precision modes read. */
static void
check_lists(options_check *c)
{
	const char *chosen = c->request->options->precision;
	const char *old = value_of(c, "precision_mode"), *v2 = value_of(c, "precision_mode_v2");
	const char *mode = old ? old : v2 ? v2 : chosen;
	bool lowers = !mode && c->request->chip && fxge_chip_lowers_f32(c->request->chip);

	if (!mode && !c->request->chip) /* the default depends on the chip */
		return;
	mode = mode ? mode : lowers ? "allow_fp32_to_fp16" : "origin";
	if (given(c, "modify_mixlist") && !strstr(mode, "mix"))
		REFUSE(c, "--precision_mode_v2=mixed_float16 is one",
			"--modify_mixlist needs a mixed precision mode, and it is '%s'", mode);
	if (given(c, "keep_dtype") && fxge_atc_has_word("origin must_keep_origin_dtype", mode))
		fxge_report(diags_of(c), NULL, FXGE_D_ATC_DOUBT,
			"--keep_dtype has no effect with the precision mode '%s'", mode);
}

static void
check_sizes(options_check *c)
{
	const fxge_program *p = c->request->program;

	if (!p || !p->gears.n)
		return;
	if (c->request->chip && p->gears.n > fxge_chip_max_gears(c->request->chip))
		REFUSE(c, NULL, "the program has %d gears, and atc accepts %d for this chip", p->gears.n,
			fxge_chip_max_gears(c->request->chip));
	for (int i = 0; i < c->n; i++)
		if (strncmp(c->word[i].name, "input_shape", 11) == 0
			|| strcmp(c->word[i].name, "input_hint_shape") == 0)
			REFUSE(c, NULL, "--%s contradicts the gears, which set the sizes", c->word[i].name);
	const char *format = value_of(c, "input_format");

	if (format && strcmp(format, "ND") != 0)
		REFUSE(c, NULL, "--input_format=%s: gears need ND", format);
}

static void
check_weights(options_check *c)
{
	const char *value = value_of(c, "external_weight");
	bool files = c->request->options->external_weights;

	if (value && (strcmp(value, "0") != 0) != files)
		REFUSE(c, "--weights=files stores weights as files",
			"--external_weight=%s contradicts --weights=%s", value, files ? "files" : "auto");
}

/* ---- the options for atc ---- */

/* Returns the option with an absolute path. */
static const char *
made_option(const options_check *c, const fxge_atc_word *w)
{
	fxge_arena *a = c->request->arena;
	bool path = w->option && (w->option->kind == FXGE_ATC_PATH || w->option->kind == FXGE_ATC_PLACE)
				&& !w->is_newer && w->value && *w->value != '/';
	char here[PATH_MAX];

	if (path && getcwd(here, sizeof here))
		return fxge_arena_printf(a, "--%s=%s/%s", w->name, here, w->value);
	return w->value ? fxge_arena_printf(a, "--%s=%s", w->name, w->value)
					: fxge_arena_printf(a, "--%s", w->name);
}

static void
parse(options_check *c)
{
	fxge_arena *a = c->request->arena;
	const char *const *list = c->request->options->atc_options;
	size_t n = 0;

	while (list && list[n])
		n++;
	c->word = FXGE_NEW_ARRAY(a, n, fxge_atc_word);
	c->made = FXGE_NEW_ARRAY(a, n + 1, const char *);
	for (size_t i = 0; i < n; i++)
		if (fxge_atc_word_of(a, list[i], &c->word[c->n]))
			c->n++;
		else
			REFUSE(c, NULL, "'%s' is not an option of atc: expected --NAME=VALUE", list[i]);
}

const char *const *
fxge_atc_options_check(const fxge_atc_request *r)
{
	options_check c = {.request = r, .ok = true};

	parse(&c);
	for (int i = 0; i < c.n; i++) {
		check_option(&c, &c.word[i]);
		c.made[i] = made_option(&c, &c.word[i]);
	}
	check_twice(&c);
	check_precision(&c);
	check_lists(&c);
	check_sizes(&c);
	check_weights(&c);
	return c.ok ? c.made : NULL;
}
