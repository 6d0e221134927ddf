/* SPDX-License-Identifier: Apache-2.0 */
/* Words of the text form, for the printer and the parser. */
#ifndef FXGE_IR_TEXT_NAMES_H
#define FXGE_IR_TEXT_NAMES_H

#include <stdbool.h>

extern const char *const fxge_role_names[];   /* by fxge_role, NULL at the end */
extern const char *const fxge_output_names[]; /* by fxge_output_kind, NULL at the end */
/* Returns "nchw" or "ncdhw", or NULL for ND. */
const char *fxge_format_text(int format);

/* Returns whether a character needs no quotes in a name. */
static inline bool
fxge_text_is_name(unsigned char c)
{
	return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_'
		   || c == '.';
}

#endif
