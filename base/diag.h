/* SPDX-License-Identifier: Apache-2.0 */
/* Diagnostics: errors, warnings and notes with their locations and hints. The library collects them
 * and never prints. */
#ifndef FXGE_BASE_DIAG_H
#define FXGE_BASE_DIAG_H

#include "base/intern.h"
#include "base/map.h"
#include "base/sbuf.h"
#include "base/vec.h"

typedef enum fxge_severity { FXGE_NOTE, FXGE_WARNING, FXGE_ERROR } fxge_severity;

/* Results of a run; the values are the exit codes of the command line. */
typedef enum fxge_exit {
	FXGE_EXIT_OK = 0,
	FXGE_EXIT_DIFFERENT = 1, /* a comparison or a check failed */
	FXGE_EXIT_USAGE = 2,
	FXGE_EXIT_UNSUPPORTED = 3, /* operators or forms that fxge does not convert */
	FXGE_EXIT_INVALID = 4,     /* the input is damaged, or PyTorch rejects it too */
	FXGE_EXIT_IO = 5,
	FXGE_EXIT_MEMORY = 6,
	FXGE_EXIT_LIMIT = 7,
	FXGE_EXIT_OUTSIDE = 8, /* another program, a driver or a device failed */
	FXGE_EXIT_STOPPED = 9, /* the caller stopped the run */
	FXGE_EXIT_BUG = 70,
} fxge_exit;

/* Exit value, in base/diag/, of rules that PyTorch enforces too. It means INVALID, or UNSUPPORTED
 * for a program that PyTorch made: then fxge is stricter than PyTorch. */
enum { FXGE_TORCH_CHECKS = 0x100, FXGE_EXIT_CHECKED = FXGE_EXIT_INVALID | FXGE_TORCH_CHECKS };

/* Number of a diagnostic: an enumerator FXGE_D_<NAME> of a header in base/diag/. A file includes
 * the headers of the hundreds that it reports, so that a new row recompiles few files. */
typedef int fxge_diag_id;

enum { FXGE_D_END = 1000 }; /* above all numbers */

typedef struct fxge_diag_row {
	int number; /* stable, never reused; printed as FXGE-E0302, -W0302 or -N0302 */
	fxge_severity severity;
	fxge_exit exit;
	bool torch_checks; /* the row's exit is FXGE_EXIT_CHECKED */
	const char *name;  /* as in its .def file; JSON has it in lower case */
	const char *hint;  /* a remedy, or NULL */
} fxge_diag_row;

/* Row of each number; a number without a diagnostic has no name. */
extern const fxge_diag_row fxge_diag_rows[FXGE_D_END];

/* A frame of the user's Python stack; the innermost is the first in a location. */
typedef struct fxge_frame {
	fxge_name file;
	int line;
	fxge_name function;
	fxge_name text; /* the source line, or NULL */
} fxge_frame;

/* An attribute that a user's scope (TorchAir) adds to the GE nodes made of the nodes inside. It has
 * no effect on semantics. */
typedef struct fxge_mark {
	fxge_name name, text;
} fxge_mark;

/* Origin of a node. Unknown parts are NULL or 0. */
typedef struct fxge_loc {
	fxge_name file; /* the file that was read */
	int64_t offset; /* position in that file: a byte offset, or a line if `is_line`; -1 = none */
	bool is_line;
	fxge_name graph, node, op;
	const fxge_frame *frames;
	int n_frames;
	fxge_name module; /* module path, `layers.0.attn (Attention)` */
	const fxge_mark *marks;
	int n_marks;
	const struct fxge_loc *also; /* further location of a merged node, or NULL */
	int number;                  /* number of the node in the text form, 0 = not numbered */
} fxge_loc;

typedef struct fxge_diag {
	fxge_diag_id id;
	fxge_severity severity; /* --strict may raise it */
	fxge_loc loc;
	const char *message; /* one line: the finding and the expectation */
	const char *note;    /* further lines, or NULL */
	const char *hint;    /* the row's hint, or a more specific one */
	const char *group; /* the operator of the saved program that the diagnostic is about, or NULL */
	uint64_t
		count; /* number of nodes with this diagnostic; `loc.also` has some of their locations */
	/* Names of all these nodes, if there are several. */
	FXGE_VEC(const char *) nodes;
} fxge_diag;

typedef struct fxge_diags {
	fxge_arena *arena;
	FXGE_VEC(fxge_diag) list;
	uint64_t errors, warnings; /* includes diagnostics beyond FXGE_MAX_ERRORS */
	fxge_exit exit;            /* exit of the first error; FXGE_EXIT_BUG takes precedence */
	const char *context;       /* current activity ("fusing rms_norm"), added as a note, or NULL */
	bool dropped;       /* the last diagnostic was beyond FXGE_MAX_ERRORS: counted, not stored */
	bool torch_made;    /* the program was made, and so accepted, by PyTorch */
	fxge_strmap groups; /* index + 1 of a grouped error, by its operator and message */
	size_t grouped;     /* number of diagnostics at the start of the list that are grouped */
} fxge_diags;

void fxge_diags_init(fxge_diags *d, fxge_arena *a);
void fxge_diags_clear(fxge_diags *d);

/* Records a diagnostic and returns false, so that a check can `return fxge_report(...)`.
 *
 * `loc` may be NULL. The message is formatted at once. */
bool fxge_report(fxge_diags *d, const fxge_loc *loc, fxge_diag_id id, const char *fmt, ...)
	__attribute__((format(printf, 4, 5)));
/* Set the hint, add a note, or set the group of the diagnostic recorded last. */
void fxge_report_hint(fxge_diags *d, const char *fmt, ...) __attribute__((format(printf, 2, 3)));
void fxge_report_note(fxge_diags *d, const char *fmt, ...) __attribute__((format(printf, 2, 3)));
void fxge_report_group(fxge_diags *d, const char *group);

/* Groups the diagnostics of nodes.
 *
 * fxge_group_close follows each node: it sets the group of the errors reported since the previous
 * call, then merges each diagnostic with an earlier one of the same operator and message. Warnings
 * are merged if they have a group. */
void fxge_group_begin(fxge_diags *d);
void fxge_group_close(fxge_diags *d, const char *group);
/* Removes the diagnostics recorded since `before`, a copy of `d`. Keeps those for which `keep`
 * returns true; NULL keeps none. */
void fxge_diags_rewind(fxge_diags *d, const fxge_diags *before, bool (*keep)(const fxge_diag *g));

/* Returns whether a location has a part that program files store: frames, a module or marks. */
bool fxge_loc_has_source(const fxge_loc *l);
/* Returns the frame of the user's own code: the innermost outside of PyTorch's files, else the
 * innermost. Returns NULL if there are no frames. */
const fxge_frame *fxge_loc_frame(const fxge_loc *l);

/* Appends the text that the command line prints: `file: error[FXGE-E0302]: op: message` and
 * indented lines node / at / module / hint. Adds no colour and no trailing blank line. */
void fxge_diag_render(fxge_sbuf *b, const fxge_diag *d);
/* Appends one JSON object. */
void fxge_diag_json(fxge_sbuf *b, const fxge_diag *d);

#endif
