/* SPDX-License-Identifier: Apache-2.0 */
/* Camera preprocessing (AIPP): the description of atc's --insert_op_conf, by input of a program.
 *
 * Sources: hicann/ge docs/zh/user_guides/atc_tools/AIPP (config_file_template.md: fields, ranges
 * and the order of steps; CSC_config.md), graph_metadef/proto/insert_op.proto,
 * compiler/graph/preprocess/insert_op/aipp_op.cc (defaults, refusals); hicann/ops-cv image/aipp
 * (README: limits; op_kernel/arch35: arithmetic of the one published kernel, that of the 950).
 *
 * Steps of a static description: exchange of R and B, or of U and V; crop; colour conversion; mean,
 * minimum and factor of each channel in f16; padding. Resizing, rotation and raw formats are
 * reserved. */
#ifndef FXGE_IR_AIPP_AIPP_H
#define FXGE_IR_AIPP_AIPP_H

#include "base/diag.h"
#include "base/file/file.h"

struct fxge_program;

/* Numbers of insert_op.proto. */
typedef enum fxge_aipp_format {
	FXGE_AIPP_NONE,
	FXGE_AIPP_YUV420SP, /* NV12: the plane of Y, then pairs of U and V, each for 2 x 2 pixels */
	FXGE_AIPP_XRGB8888,
	FXGE_AIPP_RGB888,
	FXGE_AIPP_YUV400, /* Y alone */
} fxge_aipp_format;

enum { FXGE_AIPP_MAX_OPS = 64, FXGE_AIPP_MAX_FIELDS = 64, FXGE_AIPP_MAX_SIZE = 4096 };

/* Preprocessing of one input. Sizes are pixels. */
typedef struct fxge_aipp_op {
	int mode, rank;   /* rank: number of the input among those that GE feeds */
	const char *name; /* name of the input in place of `rank`, or NULL */
	int format;       /* fxge_aipp_format */
	bool csc, swap_rb, swap_ax, crop, padding;
	int src_w, src_h, crop_x, crop_y, crop_w, crop_h;
	int left, right, top, bottom;
	double pad_value;
	int matrix[9], input_bias[3], output_bias[3];
	int mean[4];
	double min[4], factor[4];
	struct { /* fields that CANN reserves: only their defaults are accepted */
		bool single_line, resize, rotation;
		int resize_w, resize_h, raw_n, max_size;
		double channel_value;
	} reserved;
	int line[FXGE_AIPP_MAX_FIELDS]; /* by field of aipp.def: its line, 0 = absent */
	int start;                      /* line of the operator */
	/* Set by fxge_aipp_fit, or by the text of a node. */
	int channels; /* channels of the model's input: 1 or 3 */
	bool nearest; /* the colour conversion rounds to nearest, instead of down (>> 8) */
	int input;    /* index in the main graph */
	int64_t batch;
} fxge_aipp_op;

typedef struct fxge_aipp {
	int n;
	fxge_aipp_op *op;
	const char *file; /* for messages, or NULL */
} fxge_aipp;

/* Reads a description in atc's text form; with `node`, the attribute of an Aipp node: GE's JSON of
 * one operator, or text with the fields that fxge_aipp_print adds. Returns false after diagnostics.
 */
bool fxge_aipp_read(fxge_arena *a, fxge_diags *d, fxge_bytes text, bool node, fxge_aipp *out);
/* Finds the inputs, checks their sizes, and sets the sizes that the description leaves open.
 * Returns false after diagnostics. */
bool fxge_aipp_fit(struct fxge_program *p, fxge_aipp *x);
/* Appends the description of one operator with all values that have an effect; with `node`, also
 * channels and rounding. */
void fxge_aipp_print(fxge_sbuf *b, const fxge_aipp_op *x, bool node);
/* Returns "RGB888_U8". */
const char *fxge_aipp_format_text(int format);
/* Sets the shape of the u8 array that the operator takes; returns its rank. YUV420SP has the rows
 * of both planes in one dim: [N, H * 3 / 2, W]. */
int fxge_aipp_image(const fxge_aipp_op *x, int64_t shape[4]);
/* Sets the sizes that the description of a node leaves open, from the shape of its image. Returns
 * false if the crop is empty or outside of the image. */
bool fxge_aipp_complete(fxge_aipp_op *x, const int64_t *image, int rank);
/* Returns the file's line of the field that is stored in `member`. */
int fxge_aipp_line(const fxge_aipp_op *x, const void *member);

#endif
