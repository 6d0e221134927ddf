/* SPDX-License-Identifier: Apache-2.0 */
/* Table of the fields of a description of AIPP (aipp.def). */
#ifndef FXGE_IR_AIPP_FIELDS_H
#define FXGE_IR_AIPP_FIELDS_H

#include "ir/aipp/aipp.h"

#include <stddef.h>

typedef enum fxge_aipp_kind {
	FXGE_AIPP_MODE,
	FXGE_AIPP_FORMAT,
	FXGE_AIPP_BOOL,
	FXGE_AIPP_INT,
	FXGE_AIPP_REAL,
	FXGE_AIPP_TEXT,
} fxge_aipp_kind;

/* Conditions under which a field has an effect. */
typedef enum fxge_aipp_use {
	FXGE_AIPP_USE_ALWAYS,
	FXGE_AIPP_USE_CROP,
	FXGE_AIPP_USE_PADDING,
	FXGE_AIPP_USE_CSC,
	FXGE_AIPP_USE_FROM_YUV,
	FXGE_AIPP_USE_TO_YUV,
	FXGE_AIPP_USE_COLOUR,
	FXGE_AIPP_USE_XRGB,
	FXGE_AIPP_USE_CHANNEL0, /* the model's input has this channel */
	FXGE_AIPP_USE_CHANNEL1,
	FXGE_AIPP_USE_CHANNEL2,
	FXGE_AIPP_USE_CHANNEL3,
	FXGE_AIPP_USE_RESERVED,
	FXGE_AIPP_USE_DYNAMIC,
	FXGE_AIPP_USE_NODE, /* text of a node alone */
} fxge_aipp_use;

typedef struct fxge_aipp_field {
	const char *name;
	fxge_aipp_kind kind;
	fxge_aipp_use use;
	size_t at; /* offset of the member: int, bool, double or const char * by kind */
	double low, high;
} fxge_aipp_field;

extern const fxge_aipp_field fxge_aipp_fields[];
extern const int fxge_aipp_n_fields;

/* Returns whether fields of that use have an effect. */
bool fxge_aipp_is_used(const fxge_aipp_op *x, int use);

#endif
