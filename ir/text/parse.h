/* SPDX-License-Identifier: Apache-2.0 */
/* Interface between the parts of the text parser. */
#ifndef FXGE_IR_TEXT_PARSE_H
#define FXGE_IR_TEXT_PARSE_H

#include "ir/dense.h"
#include "ir/optab.h"
#include "ir/text/text.h"
#include "ir/text/lex.h"

typedef struct fxge_tp_place {
	fxge_loc *loc;
	int number;
	bool filled;
} fxge_tp_place;

typedef struct fxge_tp {
	fxge_lex x;
	fxge_program *p;
	const char *place; /* path to which names of files are relative, or NULL */
	bool pattern;
	fxge_map place_of; /* locations by number */
	FXGE_VEC(fxge_tp_place *) places;
	fxge_dense sum; /* dense size of tensors in files */
	fxge_map files; /* files of tensors, by their name in the text */
} fxge_tp;

bool fxge_tp_size(fxge_tp *t, fxge_size *out);
bool fxge_tp_meta(fxge_tp *t, fxge_meta *m);
/* Parses an operand. `scope` NULL rejects values. Value operands are not linked to use lists. */
bool fxge_tp_operand(fxge_tp *t, const void *scope, fxge_operand *o);

bool fxge_tp_head(fxge_tp *t);
const fxge_loc *fxge_tp_loc(fxge_tp *t, int64_t number);
bool fxge_tp_loc_line(fxge_tp *t);
bool fxge_tp_locs_done(fxge_tp *t);

#endif
