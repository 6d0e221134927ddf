/* SPDX-License-Identifier: Apache-2.0 */
/* Fuzz target for pages: the stages of a program in the text form as JSON that parses, in a page
 * where no text of the program is markup. */
#include "fuzz.h"

#include "driver/driver.h"
#include "formats/json.h"
#include "ir/text/text.h"
#include "view/view.h"

/* Stages of a page under construction. */
typedef struct pages {
	fxge_view *view;
	const char *stage;
	bool ok;
} pages;

static void
add_stage(void *user, fxge_program *p, const char *pass)
{
	pages *k = user;

	(void)pass;
	if (!k->ok || strcmp(k->stage, p->stage) == 0)
		return;
	k->stage = p->stage;
	k->ok = fxge_view_add_stage(k->view, p);
}

/* Checks the data of the page: the text between its element's tags. */
static void
check_page(fxge_sbuf *b)
{
	static const char begin[] = "<script type=\"application/json\" id=\"data\">";
	const char *from = strstr(b->data, begin);
	const char *end = from ? strchr(from + strlen(begin), '<') : NULL;

	if (!end || strncmp(end, "</script>\n<script>", 18) != 0)
		abort();
}

static void
check(fxge_session *s, const fxge_view *v)
{
	fxge_sbuf json, page;
	fxge_loc loc = {.offset = -1};

	fxge_sbuf_init(&json, &s->arena);
	fxge_sbuf_init(&page, &s->arena);
	fxge_view_json(&json, v);
	if (!fxge_json_parse(
			&s->arena, &s->diags, &loc, (fxge_bytes){(const uint8_t *)json.data, json.len}))
		abort();
	fxge_view_html(&page, v);
	check_page(&page);
}

void
fuzz_one(fuzz_run *r)
{
	fxge_program *p = fxge_text_parse(r->s, "fuzz", (const char *)r->data, r->size);
	fxge_compile_options o = FXGE_OPTIONS(fxge_compile_options);

	if (!p)
		return;
	pages k = {.view = fxge_view_new(&r->s->arena), .stage = p->stage, .ok = true};

	p->follows_values = true;
	k.ok = fxge_view_add_stage(k.view, p);
	o.after = add_stage;
	o.after_user = &k;
	fxge_pipeline_run(p, &o);
	fxge_view_add_problems(k.view, &r->s->diags, 0);
	check(r->s, k.view);
	fxge_program_release(p);
}
