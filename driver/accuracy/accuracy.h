/* SPDX-License-Identifier: Apache-2.0 */
/* Accuracy of a program in the dtypes of a chip: declarations shared by its files. */
#ifndef FXGE_DRIVER_ACCURACY_ACCURACY_H
#define FXGE_DRIVER_ACCURACY_ACCURACY_H

#include "driver/run/run.h"
#include "passes/dtypes.h"
#include "passes/precision.h"

/* Node of the main graph that a kernel computes. */
typedef struct fxge_accuracy_row {
	fxge_accuracy_node shown;
	const fxge_loc *loc;
	bool keepable; /* narrowed, and not known to lack an f32 kernel */
} fxge_accuracy_row;

/* Line of a file of nodes to keep. */
typedef struct fxge_accuracy_line {
	const char *text;
	int number;
	bool used; /* it names a node of the program */
} fxge_accuracy_line;

/* A copy of the program in other dtypes, ready to run. */
typedef struct fxge_accuracy_variant {
	fxge_program *program;
	fxge_executable *exe;
	/* Name of a value -> 1 + twice the number of the value of the program that it holds; 1 more for
	 * casts of it. */
	fxge_map of_name;
} fxge_accuracy_variant;

/* One set of inputs with the results of the reference. */
typedef struct fxge_accuracy_case {
	const fxge_tensor_view *in;
	int n_in;
	const fxge_saved_state *states; /* before the run */
	const fxge_tensor_view *exact;  /* by user output */
	struct fxge_accuracy_case *next;
} fxge_accuracy_case;

struct fxge_accuracy {
	fxge_session *session;
	fxge_program *program;
	fxge_arena arena;
	const fxge_chip_kernels *kernels;
	const fxge_precision *mode;
	FXGE_VEC(fxge_accuracy_line *) lines; /* file of nodes to keep */
	fxge_strmap given;                    /* lines by their text */
	fxge_map node_of;                     /* name of a node's first result -> its row + 1 */
	uint32_t *row_of;                     /* by number of a value: row + 1 of its node; 0 = none */
	uint32_t n_values, n_rows, n_out;
	fxge_accuracy_row *rows;
	uint32_t *order; /* rows by decreasing own error */
	fxge_accuracy_output *outputs;
	const char **type_of;       /* by number of a value: type of its node, "ge.Exp" */
	fxge_strmap no_f64, no_low; /* types without a kernel of these dtypes -> fxge_dtypes_form */
	fxge_sbuf narrow;           /* the first of them as text */
	fxge_accuracy_variant exact, low, attempt;
	fxge_accuracy_case *cases, *last_case;
	uint32_t runs, attempts;
	double error; /* largest error of the outputs */
	bool types;   /* the last search kept types instead of nodes */
	/* the running comparison */
	fxge_tensor_view *values; /* results of the reference, by number; dtype NULL = not computed */
	bool forced;              /* values are replaced by those of the reference */
};

/* Makes the copy of the program in float64 (`exact`), or in the chip's dtypes with the kept rows in
 * f32. Returns false after a diagnostic. */
bool fxge_accuracy_make(fxge_accuracy *a, bool exact, fxge_accuracy_variant *out);
void fxge_accuracy_drop(fxge_accuracy_variant *v);
/* Reads a file for atc's --keep_dtype: a name, or OpType::TYPE, a line. Returns false after a
 * diagnostic. */
bool fxge_accuracy_read_keep(fxge_accuracy *a, const char *path);
/* Returns true if the file has the node, and marks its line as used. */
bool fxge_accuracy_is_given(fxge_accuracy *a, const char *name, const char *type);
/* Reports lines of the file that name no node of the program. */
bool fxge_accuracy_check_given(fxge_accuracy *a, const char *path);
/* Returns true if the last error is at a node whose type can be computed in another form, and
 * discards the diagnostics since `before`: the next copy has that form. */
bool fxge_accuracy_learn(fxge_accuracy *a, bool exact, const fxge_diags *before);
/* Returns the error of a value: a share of elements if it is of integers or bools. */
double fxge_accuracy_error(const fxge_tensor_view *found, const fxge_tensor_view *exact);
/* Runs a copy on a case and returns the largest error of its outputs, or -1 after a diagnostic.
 * Updates the errors of the outputs in `outputs` unless it is NULL. */
double fxge_accuracy_try(fxge_accuracy *a, fxge_accuracy_variant *v, const fxge_accuracy_case *c,
	fxge_arena *memory, fxge_accuracy_output *outputs);

#endif
