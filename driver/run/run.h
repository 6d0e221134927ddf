/* SPDX-License-Identifier: Apache-2.0 */
/* Executables: executor, ports by position, states and results. */
#ifndef FXGE_DRIVER_RUN_RUN_H
#define FXGE_DRIVER_RUN_RUN_H

#include "driver/api.h"

struct fxge_executable {
	fxge_program *program;
	fxge_program *own; /* owned copy made for execution, or NULL */
	fxge_session *session;
	fxge_arena arena;
	fxge_exec *exec;            /* NULL on a chip */
	struct fxge_device *device; /* NULL on the CPU (device.c) */
	int n_in, n_out, n_states;  /* number of the user's ports */
	int *user_in, *user_out;    /* their indices in the main graph */
	const char **in_text, **out_text;
	fxge_session_state **states;
	fxge_session_state **state_of; /* by input of the main graph, NULL = not a state */
	fxge_array *in, *out; /* all ports of the main graph; data of `out` are in the session's heap */
	fxge_array *literal;  /* by output of the main graph: constant results */
	struct fxge_bisection *bisection; /* results of the last fxge_bisect, or NULL (bisect.c) */
	struct fxge_finite *finite;       /* observed values, or NULL (taps/finite.c) */
	bool ran;                         /* the last run succeeded */
	bool has_results;                 /* `out` holds results of the last packed call */
	struct fxge_packing *packing;     /* layout of packed calls (packed.c) */
	fxge_size *sizes;                 /* sizes of results that may overflow (size_limits.c) */
	size_t n_sizes;
	struct {
		bool on_chip;          /* data of tensors are addresses of the chip */
		const bool *unchanged; /* by user input: unchanged since the last call; or NULL */
	} call;                    /* arguments of the running packed call; zero between calls */
};

/* Drops the last results and initialises states. Returns false after a diagnostic. */
bool fxge_run_ready(fxge_executable *e, fxge_arena *a);
/* Binds the user's arrays and runs; allocates copies in `a`. Returns false after a diagnostic. */
bool fxge_run_views(fxge_executable *e, fxge_arena *a, const fxge_tensor_view *in, int n);

/* ---- random.c ---- */

/* Returns x with 0 <= x < n, equal on all machines. `state` starts as the seed. */
int64_t fxge_random_below(uint64_t *state, int64_t n);

/* ---- compare.c ---- */

/* Absolute tolerance without a float64 reference, for elements of at least 1. */
#define FXGE_DEFAULT_ATOL 1e-5
/* Maximum useful tolerance relative to the largest element: beyond it, zeros nearly pass. */
#define FXGE_BAR_MOST 0.5

/* Returns the tolerance of fxge_difference.error from PyTorch's own error: `factor` times `own`, at
 * least 2e-6 (f32) or 1e-13 (f64); 1.5 times `own`, at least 2^-8 (bf16) or 2^-11 (f16); else 0. */
double fxge_bar(const char *dtype, double own, double factor);
/* Compares like fxge_compare. With `eager`, `expected` is its float64 reference; if one of them is
 * not finite, an element may equal either. */
fxge_difference fxge_compare_eager(const fxge_tensor_view *found, const fxge_tensor_view *expected,
	const fxge_tensor_view *eager, double rtol, double atol);

/* ---- verdict_quantised.c ---- */

/* Sets the verdict on a value of a program that was compiled with --quant=exact (`exact`) or npu by
 * that of the quantised graph in PyTorch. */
void fxge_verdict_quantised(
	fxge_verdict *v, const fxge_tensor_view *found, const fxge_tensor_view *eager, bool exact);

/* ---- bind.c ---- */

/* Known values of the program's symbols. */
typedef struct fxge_binding {
	fxge_program *program;
	const fxge_executable *exe; /* executable whose inputs determine the values, or NULL */
	fxge_arena *arena;
	fxge_sym_value *value;
	bool *known;
	struct {
		int input,
			dim; /* origin of the value: user input, -1 = none; its dim, -1 = the input's value */
	} * source;
	int n;
	bool padded; /* set by fxge_gear_choose */
} fxge_binding;

/* Chooses small input sizes that satisfy the program's conditions, except `fixed` ones, by
 * generator `state` (random.c). Returns false after a diagnostic if none are found. */
bool fxge_binding_choose(fxge_binding *b, const bool *fixed, uint64_t *state);

/* Checks the user's arrays and binds them to the main graph's inputs (e->in). Allocates copies in
 * `a`. Stores known symbols in `sizes` unless NULL. Returns false after diagnostics. */
bool fxge_bind(
	fxge_executable *e, fxge_arena *a, const fxge_tensor_view *v, int n, fxge_binding *sizes);

/* Returns the user's name of a user input. */
const char *fxge_input_name(const fxge_executable *e, int i);

/* ---- bind_sizes.c ---- */

void fxge_binding_init(fxge_binding *b, fxge_program *p, const fxge_executable *e, fxge_arena *a);
/* Sets symbols by name from "s0=4" texts, NULL-terminated, or NULL; marks them in `fixed`. Returns
 * false after a diagnostic. */
bool fxge_binding_fix(fxge_binding *b, const char *const *sizes, bool *fixed);
/* Solves `expr` = `value` if exactly one symbol is unknown. `input` and `dim` are the origin of the
 * value, -1 = none. */
bool fxge_binding_solve(fxge_binding *b, fxge_size expr, int64_t value, int input, int dim);
bool fxge_binding_eval(const fxge_binding *b, fxge_size expr, fxge_sym_value *out);
/* Checks ranges and guards; without diagnostics if `quiet`. */
bool fxge_binding_check(fxge_binding *b, bool quiet);
/* Returns true if all symbols of the expression have values. */
bool fxge_binding_knows(const fxge_binding *b, fxge_size expr);

/* ---- size_limits.c ---- */

/* Lists the sizes of results that are products or powers of symbols. */
void fxge_sizes_list(fxge_executable *e);
/* Checks that these sizes have values of 64 bits; unknown symbols are left out. */
bool fxge_sizes_check(const fxge_binding *b, bool quiet);
/* Returns flags of symbols that inputs determine; a run determines the others. */
bool *fxge_binding_of_inputs(const fxge_binding *b);
/* Returns flags of symbols in shapes of user tensors, by index in the program's table. */
bool *fxge_binding_of_users(const fxge_binding *b);
/* Returns `s0 = 4 (dim 0 of input 'x'), s1 = 7` for the symbols of `expr`. */
const char *fxge_binding_show(const fxge_binding *b, fxge_size expr);

/* ---- gear_run.c ---- */

/* Replaces `sizes` by the smallest gear that fits, saves the inputs' sizes in `before`, and pads
 * inputs (e->in) if they differ. No effect without gears. Returns false after a diagnostic. */
bool fxge_gear_choose(fxge_binding *sizes, fxge_binding *before);
/* Crops results (e->out) to the sizes of the inputs. Returns false after a diagnostic. */
bool fxge_gear_crop(fxge_executable *e, const fxge_binding *before);

/* ---- views ---- */

/* Converts a view to a tensor of ir/. Returns false after a diagnostic that starts with `what
 * 'name'`. */
bool fxge_view_tensor(
	fxge_session *s, const char *what, const fxge_tensor_view *v, fxge_tensor *out);
/* Converts a view likewise, without checks of its data. */
bool fxge_view_meta(fxge_session *s, const char *what, const fxge_tensor_view *v, fxge_tensor *out);
/* Returns true if the value is a Python number, and sets its expression. */
bool fxge_meta_number(const fxge_meta *m, fxge_size *out);
/* Returns the dtype that represents a Python number of that type. */
fxge_dtype fxge_number_dtype(fxge_sym_type t);
fxge_tensor_view fxge_array_view(const fxge_array *a, const char *name);

/* ---- packed.c ---- */

typedef struct fxge_packing fxge_packing;

/* Computes the layout of the words of packed calls. */
void fxge_packing_plan(fxge_executable *e, fxge_arena *a);

/* ---- states.c ---- */

/* Copies the newest values of the executable's states to the host (device.c). Returns false after a
 * diagnostic. */
bool fxge_states_copy_back(fxge_executable *e, fxge_arena *a);
/* Marks the host's value as newer than the chip's. */
void fxge_state_changed(fxge_session_state *h);

/* Copy of a state's value. */
typedef struct fxge_saved_state {
	void *bytes;
	bool set;
} fxge_saved_state;

/* Copies the host's values of the executable's states into `a`. */
const fxge_saved_state *fxge_states_save(const fxge_executable *e, fxge_arena *a);
/* Restores copies of the same states. */
void fxge_states_restore(const fxge_executable *e, const fxge_saved_state *saved);

/* Finds or creates the executable's states in the session. Returns false after a diagnostic. */
bool fxge_states_open(fxge_executable *e);

/* Returns the program, or a copy in which operators described by rows with `compute` are expanded
 * (custom.c). Returns NULL after diagnostics. */
fxge_program *fxge_custom_expanded(fxge_program *p);
/* Corrects the biases of convolutions as GE does (quant_bias.c). Returns false after diagnostics.
 */
bool fxge_correct_biases(fxge_program *p);

/* ---- aipp.c ---- */

/* Returns the program with the camera's images as inputs, and with nodes that make the model's own
 * inputs of them: a copy, or with `own` the program itself. Returns NULL after diagnostics; an own
 * program is then released. */
fxge_program *fxge_aipp_inserted(fxge_program *p, bool own);

#endif
