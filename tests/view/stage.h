/* SPDX-License-Identifier: Apache-2.0 */
/* Stages of pages from programs in the text form. */
#ifndef FXGE_TESTS_VIEW_STAGE_H
#define FXGE_TESTS_VIEW_STAGE_H

#include "unit/check.h"

#include "infer/infer.h"
#include "ir/text/text.h"
#include "view/view.h"

/* A program as a page with one stage. */
typedef struct shown {
	fxge_session *session;
	fxge_program *program;
	fxge_arena arena;
	fxge_view *view;
} shown;

static inline void
show(shown *s, const char *text)
{
	*s = (shown){.session = fxge_session_new(NULL, NULL, NULL)};
	assert_non_null(s->session);
	s->session->infer = fxge_infer_node;
	s->program = fxge_text_parse(s->session, "test.fx", text, strlen(text));
	assert_non_null(s->program);
	fxge_arena_init(&s->arena, &s->session->heap);
	s->view = fxge_view_new(&s->arena);
	s->program->follows_values = true;
	assert_true(fxge_view_add_stage(s->view, s->program));
}

static inline void
shown_release(shown *s)
{
	fxge_arena_release(&s->arena);
	fxge_program_release(s->program);
	fxge_session_release(s->session);
}

/* Returns the label of a group or the name of a node. */
static inline const char *
name_of(const shown *s, const fxge_view_stage *stage, int32_t ref)
{
	return s->view->strings
		.data[ref >= 0 ? stage->nodes.data[ref].name : stage->groups.data[~ref].label];
}

#endif
