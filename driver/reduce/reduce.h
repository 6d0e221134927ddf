/* SPDX-License-Identifier: Apache-2.0 */
/* Reduction of a program to the smallest one that shows a fault: declarations shared by its
 * files. */
#ifndef FXGE_DRIVER_REDUCE_REDUCE_H
#define FXGE_DRIVER_REDUCE_REDUCE_H

#include "driver/run/run.h"
#include "formats/arrays.h"

/* Value of an input, in the memory of the program that has the input. */
typedef struct fxge_reduce_value {
	fxge_array array;
	uint64_t hash; /* includes dtype and shape */
} fxge_reduce_value;

/* Error of a compilation. Two errors are equal if all three parts are, apart from numbers. */
typedef struct fxge_reduce_error {
	int id;
	const char *op, *message;
} fxge_reduce_error;

typedef FXGE_VEC(fxge_reduce_error) fxge_reduce_errors;

/* Result of one test of a program, or the result that candidates must have. */
typedef struct fxge_reduce_outcome {
	const char *phase;  /* "load", "compile", "run", "compare", "end"; the last that began */
	int signal;         /* that ended the process, or 0 */
	int code;           /* exit code of a command */
	bool late;          /* the time limit was exceeded */
	bool runs;          /* it compiled */
	const char *output; /* last line that a command printed, or NULL */
	bool differs;       /* the comparison found a difference */
	int bug;            /* number of a diagnostic about a bug of fxge, or 0 */
	fxge_reduce_errors errors;
	FXGE_VEC(const char *) nodes; /* names of the nodes at fault */
} fxge_reduce_outcome;

typedef struct fxge_reducer {
	fxge_session *session;
	fxge_arena *arena; /* memory of the results and of the call */
	fxge_arena memory; /* memory of one candidate's files and tests */
	fxge_reduce_options o;
	fxge_reduce_result *result;
	fxge_program *best;
	const fxge_program *written; /* the program in the directory of the results, or NULL */
	fxge_strmap values;          /* fxge_reduce_value of each user input of `best`, by name */
	fxge_strmap pool;            /* recorded values of the given program (fxge_array), by name */
	fxge_binding sizes;          /* values of the symbols */
	fxge_reduce_errors all;      /* errors of the given program */
	fxge_reduce_outcome target;
	fxge_arrays *recorded;           /* file of recorded values, or NULL */
	const char *prefix;              /* prefix of its names, as "c0/" */
	fxge_reduce_oracle by;           /* oracle of the present tests */
	struct fxge_reduce_eager *eager; /* PyTorch, or NULL */
	bool runs;                       /* tests run the candidate after its compilation */
	const char *refusal;             /* why PyTorch did not compute the last candidate, or NULL */
	const fxge_node *refused; /* node of the last script that PyTorch may not call, or NULL */
	const char *directory;    /* temporary directory */
	const char *text, *inputs, *script; /* paths of the candidate's files in it */
	const char *eager_values;           /* path of PyTorch's values of the candidate */
	const char *other;                  /* path of another program in it */
	fxge_strmap verdicts;               /* "1" or "0", by the hash of the candidate */
	size_t log_size;                    /* bytes of its complete lines */
	int log;                            /* descriptor of the file of verdicts, -1 = none */
	const char *pass;                   /* for the progress */
} fxge_reducer;

/* ---- reduce.c ---- */

/* Returns a copy of `best` to change. */
fxge_program *fxge_reduce_copy(fxge_reducer *r);
/* Tests a changed copy, and closes it or makes it the best one. `given` has values
 * (fxge_reduce_value) that replace those of inputs, by name; or NULL. Returns true if it still
 * shows the fault. */
bool fxge_reduce_try(fxge_reducer *r, fxge_program *q, const fxge_strmap *given);
/* Writes a temporary file. Returns false if that fails. */
bool fxge_reduce_write_text(const char *path, const fxge_sbuf *text);

/* ---- cut.c ---- */

/* Returns the number of nodes of the main graph of `best`. */
uint32_t fxge_reduce_nodes(const fxge_reducer *r);
/* Returns node `at` of the main graph; its nodes must be more than `at`. */
fxge_node *fxge_reduce_node_at(const fxge_program *p, uint32_t at);
/* Leaves the nodes i of the main graph with keep[i]. Results that they read of other nodes become
 * inputs; results that nothing else reads become outputs. Nodes whose results cannot be inputs
 * stay, and are set in `keep`. */
void fxge_reduce_keep(fxge_program *q, bool *keep);
/* Removes inputs and tensors without uses. */
void fxge_reduce_tidy(fxge_program *q);
/* Reduces the nodes: first to those around the nodes at fault, then by halves. */
void fxge_reduce_cut(fxge_reducer *r);
/* Reduces outputs; a result becomes an ordinary one. */
void fxge_reduce_outputs(fxge_reducer *r);
/* Replaces nodes by one of their operands, and weights and states by inputs. */
void fxge_reduce_bypass(fxge_reducer *r);
void fxge_reduce_inputs(fxge_reducer *r);

/* ---- sizes.c ---- */

/* Replaces the symbols by the numbers of the present inputs. */
void fxge_reduce_fix_sizes(fxge_reducer *r);
/* Reduces the sizes of inputs. */
void fxge_reduce_shrink(fxge_reducer *r);

/* ---- passes.c ---- */

/* Infers the types that nodes of `best` lack. */
void fxge_reduce_infer(fxge_reducer *r);
/* Returns the best program with the graphs inline that only set a mode; NULL if it has none. */
fxge_program *fxge_reduce_inlined(fxge_reducer *r);

/* ---- simplify.c ---- */

/* Reduces arguments to defaults and small numbers. */
void fxge_reduce_arguments(fxge_reducer *r);
/* Replaces narrow floats by f32. */
void fxge_reduce_dtypes(fxge_reducer *r);
/* Replaces the values of inputs by zeros, ones, or small integers. */
void fxge_reduce_simple_values(fxge_reducer *r);

/* ---- values.c ---- */

/* Reads the inputs and the recorded values, and chooses sizes. Returns false after a diagnostic,
 * also if the inputs do not fit into the memory of a test. */
bool fxge_reduce_read_values(fxge_reducer *r);
/* Takes the values that PyTorch computed for the program just tested: its nodes may become inputs.
 */
void fxge_reduce_take_recorded(fxge_reducer *r);
/* Returns a dense copy of a tensor's elements. */
fxge_array fxge_reduce_array(fxge_arena *a, const fxge_tensor *t);
/* Sets the values of the user inputs of q, in its memory: not of those that have unknown sizes or
 * do not fit into the memory of a test. */
void fxge_reduce_bind(fxge_reducer *r, fxge_program *q, const fxge_strmap *given, fxge_strmap *out);
/* Makes a value of an input of this dtype and shape in the memory of q. `from` is a value whose
 * elements it takes as far as they go, or NULL: random elements. */
fxge_reduce_value *fxge_reduce_value_new(fxge_reducer *r, fxge_program *q, const fxge_array *from,
	fxge_dtype dtype, int rank, const int64_t *shape, const char *name);
/* Sets the hash of a value after its elements have changed. */
void fxge_reduce_value_hash(fxge_reduce_value *v);
/* Writes the inputs of the program, and its weights as "weight/NAME". Returns false after a
 * diagnostic. */
bool fxge_reduce_write_values(
	fxge_reducer *r, const fxge_program *q, const fxge_strmap *values, const char *path);
/* Returns an array as a tensor, to read its elements. */
fxge_tensor fxge_reduce_tensor(const fxge_array *a);

/* ---- test.c ---- */

/* Tests a program that was written to the candidate's files. */
void fxge_reduce_test(
	fxge_reducer *r, const fxge_program *q, const fxge_strmap *values, fxge_reduce_outcome *out);
/* Returns true if the outcome is the one that is looked for. */
bool fxge_reduce_shows(const fxge_reducer *r, const fxge_reduce_outcome *out);
/* Returns the bytes that a test may allocate: the option, or the memory of the machine. */
uint64_t fxge_reduce_memory(const fxge_reducer *r);
/* Runs a function in a child with the limits of a test. */
void fxge_reduce_in_child(fxge_reducer *r, void (*body)(void *arg, int out), void *arg);

/* ---- eager.c ---- */

/* Starts PyTorch. Returns NULL, without a diagnostic, if that is not possible. */
struct fxge_reduce_eager *fxge_reduce_eager_start(fxge_reducer *r);
void fxge_reduce_eager_stop(fxge_reducer *r);
/* Computes the candidate of r->script in eager PyTorch and records its values in `path`. Returns
 * false if PyTorch refuses the program. */
bool fxge_reduce_eager_record(fxge_reducer *r, const char *path);

/* ---- script.c ---- */

/* Appends a Python script that computes the program in PyTorch, and compares fxge with it. `nodes`:
 * adds the names of the nodes, for the recording. Returns false if a node has no form in Python, or
 * if PyTorch may not call its operator: the text must not be written then. */
bool fxge_reduce_script(fxge_sbuf *b, fxge_reducer *r, fxge_program *q, bool nodes);

/* ---- calls.c ---- */

/* Returns true if a script may call this operator of the program: rows of fxge that compute, and
 * operators of the namespaces that the modules of --import define. */
bool fxge_reduce_may_call(fxge_reducer *r, const fxge_op *op);

#endif
