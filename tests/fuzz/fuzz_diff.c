/* SPDX-License-Identifier: Apache-2.0 */
/* Fuzz target for differences: a program in the text form equals itself, and differs from itself
 * without one line in text, JSON that parses, and a page. */
#include "fuzz.h"

#include "diff/diff.h"
#include "driver/driver.h"
#include "formats/json.h"
#include "ir/text/text.h"

/* Parses the text without the line that holds byte `at`. */
static fxge_program *
parse_without(fxge_session *s, const char *text, size_t n, size_t at)
{
	size_t from = at, to = at;
	fxge_sbuf b;

	while (from > 0 && text[from - 1] != '\n')
		from--;
	while (to < n && text[to] != '\n')
		to++;
	fxge_sbuf_init(&b, &s->arena);
	fxge_sbuf_add(&b, text, from);
	fxge_sbuf_add(&b, text + to, n - to);
	return fxge_text_parse(s, "other", b.data, b.len);
}

static void
check(fxge_session *s, const fxge_diff *d)
{
	fxge_sbuf json, other;
	fxge_loc loc = {.offset = -1};

	fxge_sbuf_init(&json, &s->arena);
	fxge_sbuf_init(&other, &s->arena);
	fxge_diff_json(&json, d);
	if (!fxge_json_parse(
			&s->arena, &s->diags, &loc, (fxge_bytes){(const uint8_t *)json.data, json.len}))
		abort();
	fxge_diff_text(&other, d);
	fxge_diff_html(&other, d);
	if (strstr(other.data, "<script"))
		abort();
}

void
fuzz_one(fuzz_run *r)
{
	static const fxge_diff_settings settings = {.context = 2, .all = true};
	const char *text = (const char *)r->data;
	fxge_program *p = fxge_text_parse(r->s, "fuzz", text, r->size);
	fxge_program *same = p ? fxge_text_parse(r->s, "fuzz", text, r->size) : NULL;
	fxge_program *other = p ? parse_without(r->s, text, r->size, r->size * 2 / 3) : NULL;

	if (same && !fxge_diff_programs(&r->s->arena, p, "a", same, "b", &settings)->equal)
		abort();
	if (other)
		check(r->s, fxge_diff_programs(&r->s->arena, p, "a", other, "b", &settings));
	fxge_program_release(p);
	fxge_program_release(same);
	fxge_program_release(other);
}
