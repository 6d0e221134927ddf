/* Diagnostics: what went wrong, where, and what to do. Collected, never printed, by the library. */
#ifndef FXGE_BASE_DIAG_H
#define FXGE_BASE_DIAG_H

#include "base/intern.h"
#include "base/map.h"
#include "base/sbuf.h"
#include "base/vec.h"

typedef enum fxge_severity { FXGE_NOTE, FXGE_WARNING, FXGE_ERROR } fxge_severity;

/* How a run that met this diagnostic ends; the values are the command line's exit codes. */
typedef enum fxge_exit {
	FXGE_EXIT_OK = 0,
	FXGE_EXIT_DIFFERENT = 1, /* a comparison or a check failed */
	FXGE_EXIT_USAGE = 2,
	FXGE_EXIT_UNSUPPORTED = 3, /* operators or forms that fxge does not convert */
	FXGE_EXIT_INVALID = 4,     /* PyTorch would refuse the input too, or it is damaged */
	FXGE_EXIT_IO = 5,
	FXGE_EXIT_MEMORY = 6,
	FXGE_EXIT_LIMIT = 7,
	FXGE_EXIT_OUTSIDE = 8, /* another program, a driver or a device failed */
	FXGE_EXIT_STOPPED = 9, /* whoever started a run wanted its end */
	FXGE_EXIT_BUG = 70,
} fxge_exit;

/* In diag.def: rules that PyTorch checks too. INVALID, but of a program that PyTorch made the lack
 * is ours: UNSUPPORTED. */
enum { FXGE_TORCH_CHECKS = 0x100, FXGE_EXIT_CHECKED = FXGE_EXIT_INVALID | FXGE_TORCH_CHECKS };

/* One enumerator FXGE_D_<NAME> a row of diag.def. */
typedef enum fxge_diag_id {
#define FXGE_DIAG(number, severity, exit, name, hint) FXGE_D_##name,
#include "base/diag.def"
#undef FXGE_DIAG
	FXGE_D_COUNT
} fxge_diag_id;

typedef struct fxge_diag_row {
	int number; /* stable, never reused: shown as FXGE-E0302, -W0302 or -N0302 */
	fxge_severity severity;
	fxge_exit exit;
	bool torch_checks; /* FXGE_EXIT_CHECKED */
	const char *name;  /* as in diag.def; JSON shows it in lower case */
	const char *hint;  /* what to do, or NULL */
} fxge_diag_row;

extern const fxge_diag_row fxge_diag_rows[FXGE_D_COUNT];

/* One frame of the user's Python, innermost first in a location. */
typedef struct fxge_frame {
	fxge_name file;
	int line;
	fxge_name function;
	fxge_name text; /* the source line, or NULL */
} fxge_frame;

/* What a scope of the user's says of the nodes within (TorchAir's scopes): an attribute that the
 * nodes of GE get which these become, no part of their meaning. */
typedef struct fxge_mark {
	fxge_name name, text;
} fxge_mark;

/* Where a node comes from. Parts that are not known are NULL or 0; never invented. */
typedef struct fxge_loc {
	fxge_name file; /* the file that was read */
	int64_t offset; /* byte offset (or line, if `is_line`) of the place in that file, -1 = none */
	bool is_line;
	fxge_name graph, node, op;
	const fxge_frame *frames;
	int n_frames;
	fxge_name module; /* module path, `layers.0.attn (Attention)` */
	const fxge_mark *marks;
	int n_marks;
	const struct fxge_loc *also; /* a merged node's further location, or NULL */
	int number;                  /* printing number in the text form, 0 = not numbered */
} fxge_loc;

typedef struct fxge_diag {
	fxge_diag_id id;
	fxge_severity severity; /* may be raised by --strict */
	fxge_loc loc;
	const char *message; /* one line: what was found, what was expected */
	const char *note;    /* further lines, or NULL */
	const char *hint;    /* row's hint, or one made for the case */
	const char *group;   /* the operator of the saved program that it is about, or NULL */
	uint64_t count;      /* nodes that it is told of; `loc.also` has the places of some */
	/* names of all of them, where they are several */
	FXGE_VEC(const char *) nodes;
} fxge_diag;

typedef struct fxge_diags {
	fxge_arena *arena;
	FXGE_VEC(fxge_diag) list;
	uint64_t errors, warnings; /* also those beyond FXGE_MAX_ERRORS */
	fxge_exit exit;            /* of the first error; FXGE_EXIT_BUG wins over it */
	const char *context;       /* "fusing rms_norm", added as a note, or NULL */
	bool dropped;              /* the last one was beyond FXGE_MAX_ERRORS: counted, not kept */
	bool torch_made;           /* of a program that PyTorch made, and so accepted */
	fxge_strmap groups;        /* errors of nodes by what they tell -> index + 1 */
	size_t grouped;            /* so many of the list are grouped */
} fxge_diags;

void fxge_diags_init(fxge_diags *d, fxge_arena *a);
void fxge_diags_clear(fxge_diags *d);

/* Records a diagnostic and returns false, so that a check can `return fxge_report(...)`.
 * `loc` may be NULL. The message is formatted at once. */
bool fxge_report(fxge_diags *d, const fxge_loc *loc, fxge_diag_id id, const char *fmt, ...)
	__attribute__((format(printf, 4, 5)));
/* Replace hint / add note / set group of the diagnostic that was recorded last. */
void fxge_report_hint(fxge_diags *d, const char *fmt, ...) __attribute__((format(printf, 2, 3)));
void fxge_report_note(fxge_diags *d, const char *fmt, ...) __attribute__((format(printf, 2, 3)));
void fxge_report_group(fxge_diags *d, const char *group);

/* Errors of nodes: from fxge_group_begin on, fxge_group_close after a node gives those reported of
 * it their group, and counts those that tell what an earlier one tells (same operator, same words)
 * there; warnings that have a group, too. */
void fxge_group_begin(fxge_diags *d);
void fxge_group_close(fxge_diags *d, const char *group);
/* Forgets those that were recorded since `before`, a copy of `d`, but for those that `keep` says
 * (NULL: none). */
void fxge_diags_rewind(fxge_diags *d, const fxge_diags *before, bool (*keep)(const fxge_diag *g));

/* Whether a location says anything that a file of a program keeps. */
bool fxge_loc_says(const fxge_loc *l);
/* The user's own line: the innermost frame outside of PyTorch's files, else the innermost. NULL
 * when there are no frames. */
const fxge_frame *fxge_loc_frame(const fxge_loc *l);

/* Text as the command line shows it: `file: error[FXGE-E0302]: op: message` and indented lines
 * node / at / module / hint. No colour, no trailing blank line. */
void fxge_diag_render(fxge_sbuf *b, const fxge_diag *d);
/* One JSON object. */
void fxge_diag_json(fxge_sbuf *b, const fxge_diag *d);

#endif
