/* A program that can run: its executor, its interface by position, its states and results. */
#ifndef FXGE_DRIVER_RUN_RUN_H
#define FXGE_DRIVER_RUN_RUN_H

#include "driver/api.h"

struct fxge_executable {
	fxge_program *program;
	fxge_program *own; /* the same, where it is a copy that was made to run; or NULL */
	fxge_session *session;
	fxge_arena arena;
	fxge_exec *exec;            /* NULL on a chip */
	struct fxge_device *device; /* NULL on the CPU (device.c) */
	int n_in, n_out, n_states;  /* of the user's view */
	int *user_in, *user_out;    /* their indices in the main graph */
	const char **in_text, **out_text;
	fxge_session_state **states;
	fxge_session_state **state_of; /* by input of the main graph, NULL = no state */
	fxge_array *in, *out; /* all of the main graph's; data of `out` are in the session's heap */
	fxge_array *literal;  /* by output of the main graph: constants that are results */
	struct fxge_bisection *bisection; /* of the last fxge_bisect, or NULL (bisect.c) */
	bool ran;
	struct fxge_packing *packing; /* the words of packed calls (packed.c) */
	bool on_chip;                 /* data of tensors that are bound are addresses of the chip */
	const bool *constant; /* of a packed call, by input of the user's view: it is as in the last
						 one; or NULL */
	bool bound;       /* `in` is a packed call's: of the next one only the addresses may differ */
	bool has_results; /* there are results of the last packed call in `out` */
	bool replayed;    /* the last call was fxge_exec_again's */
};

/* Drops the last results, gives states their values. False after a diagnostic. */
bool fxge_run_ready(fxge_executable *e, fxge_arena *a);
/* Binds the user's arrays and runs; copies lie in `a`. False after a diagnostic. */
bool fxge_run_views(fxge_executable *e, fxge_arena *a, const fxge_tensor_view *in, int n);

/* ---- random.c ---- */

/* 0 <= x < n; the same numbers on every machine. `state` begins as the seed. */
int64_t fxge_random_below(uint64_t *state, int64_t n);

/* ---- compare.c ---- */

/* Absolute tolerance without a float64 reference, for elements of 1 and more. */
#define FXGE_DEFAULT_ATOL 1e-5
/* A bar from which on a result of zeros nearly passes: error relative to the largest element. */
#define FXGE_BAR_MOST 0.5

/* As fxge_compare. With `eager`, `expected` is its float64 reference: an element of which one is
 * not finite may be equal to either. */
fxge_difference fxge_compare_eager(const fxge_tensor_view *found, const fxge_tensor_view *expected,
	const fxge_tensor_view *eager, double rtol, double atol);

/* ---- bind.c ---- */

/* Values of the program's symbols, as far as they are known. */
typedef struct fxge_binding {
	fxge_program *program;
	const fxge_executable *exe; /* whose inputs tell them; NULL: none */
	fxge_arena *arena;
	fxge_sym_value *value;
	bool *known;
	struct {
		int input, dim; /* what told it: a user input, -1 = none; its dim, -1 = its value */
	} * source;
	int n;
	bool padded; /* by fxge_gear_choose */
} fxge_binding;

/* Chooses sizes of inputs that meet the program's conditions, but for those that are `fixed`: small
 * ones, by the generator `state`. False after a diagnostic where none are found. (random.c) */
bool fxge_binding_choose(fxge_binding *b, const bool *fixed, uint64_t *state);

/* The user's arrays, checked, as the main graph's inputs (e->in). Copies lie in `a`; `sizes`, or
 * NULL, gets what they say of the program's symbols. False after diagnostics. */
bool fxge_bind(
	fxge_executable *e, fxge_arena *a, const fxge_tensor_view *v, int n, fxge_binding *sizes);

/* The user's name of an input of the user's view. */
const char *fxge_input_name(const fxge_executable *e, int i);

/* ---- bind_sizes.c ---- */

void fxge_binding_init(fxge_binding *b, fxge_program *p, const fxge_executable *e, fxge_arena *a);
/* Symbols by name: "s0=4" texts, NULL-terminated, or NULL; `fixed`: which they were. False after a
 * diagnostic. */
bool fxge_binding_fix(fxge_binding *b, const char *const *sizes, bool *fixed);
/* The symbols of this expression follow from its value, as far as one of them alone is not known.
 * `input`, `dim`: where the value comes from, -1 = nowhere. */
bool fxge_binding_solve(fxge_binding *b, fxge_size expr, int64_t value, int input, int dim);
bool fxge_binding_eval(const fxge_binding *b, fxge_size expr, fxge_sym_value *out);
/* Ranges and guards; when `quiet`, without diagnostics. */
bool fxge_binding_check(fxge_binding *b, bool quiet);
/* Which symbols the inputs tell; the others are sizes that a run finds out. */
bool *fxge_binding_of_inputs(const fxge_binding *b);
/* Flags of the symbols in shapes of tensors that users give, by place in the program's table. */
bool *fxge_binding_of_users(const fxge_binding *b);
/* `s0 = 4 (dim 0 of input 'x'), s1 = 7` for the symbols of `expr`. */
const char *fxge_binding_show(const fxge_binding *b, fxge_size expr);

/* ---- gear_run.c ---- */

/* Takes the smallest gear that holds the sizes: these are the gear's from here on, `before` has
 * those of the inputs, which are padded (e->in) where they differ. Nothing where the program has no
 * gears. False after a diagnostic. */
bool fxge_gear_choose(fxge_binding *sizes, fxge_binding *before);
/* Results (e->out) of the sizes that the inputs had. False after a diagnostic. */
bool fxge_gear_crop(fxge_executable *e, const fxge_binding *before);

/* ---- views ---- */

/* The array as a tensor of ir/; false after a diagnostic that begins with `what 'name'`. */
bool fxge_view_tensor(
	fxge_session *s, const char *what, const fxge_tensor_view *v, fxge_tensor *out);
/* The same of one whose data are not looked at. */
bool fxge_view_meta(fxge_session *s, const char *what, const fxge_tensor_view *v, fxge_tensor *out);
/* A Python number among the inputs: its expression. */
bool fxge_meta_number(const fxge_meta *m, fxge_size *out);
/* What a Python number of that type is passed as. */
fxge_dtype fxge_number_dtype(fxge_sym_type t);
fxge_tensor_view fxge_array_view(const fxge_array *a, const char *name);

/* ---- packed.c ---- */

typedef struct fxge_packing fxge_packing;

/* Finds out what the words of packed calls are. */
void fxge_packing_plan(fxge_executable *e, fxge_arena *a);

/* ---- states.c ---- */

/* device.c: the newest values of the executable's states are in the host's memory. False after a
 * diagnostic. */
bool fxge_states_copy_back(fxge_executable *e, fxge_arena *a);
/* The host's memory has a new value. */
void fxge_state_changed(fxge_session_state *h);

/* Finds the executable's states in the session, or makes them. False after a diagnostic. */
bool fxge_states_open(fxge_executable *e);

/* The program, or a copy of it where rows with `compute` describe operators: there they are
 * replaced (custom.c). NULL after diagnostics. */
fxge_program *fxge_custom_expanded(fxge_program *p);

#endif
