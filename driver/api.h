/* SPDX-License-Identifier: Apache-2.0 */
/* API boundary: guarded calls of public functions, and their state in a session. */
#ifndef FXGE_DRIVER_API_H
#define FXGE_DRIVER_API_H

#include "backend/cpu/runtime/exec.h"
#include "backend/npu/device.h"
#include "driver/command/command.h"
#include "driver/driver.h"

/* Buffer that programs keep between runs, one per session and qualified name. */
typedef struct fxge_session_state {
	fxge_name name;
	fxge_array value;        /* dense, in the session's heap */
	const void *initial;     /* dense initial value; NULL: it is zero, or none is known */
	fxge_file *initial_file; /* mapping that owns `initial`; NULL: the heap does */
	bool starts;             /* an initial value is known */
	bool set;                /* `value` is valid */
	/* chip copy (device.c) */
	fxge_npu *chip; /* chip that holds memory for it, or NULL */
	fxge_npu_memory chip_memory;
	bool host_stale, chip_stale; /* a run changed the other copy */
} fxge_session_state;

/* Group of ranks with this process as a member (groups.c). */
typedef struct fxge_joined_group {
	void *comm;
	struct fxge_joined_group *next;
} fxge_joined_group;

/* Chip that programs of the session run on. */
typedef struct fxge_chip {
	fxge_npu npu;
	int users;                   /* number of executables */
	struct fxge_device *devices; /* list of these executables */
	fxge_joined_group *groups;   /* groups that keep the chip open */
} fxge_chip;

/* Shared library of a plugin. */
typedef struct fxge_loaded_plugin {
	const char *path;
	void *handle; /* NULL: nothing of the plugin is registered */
} fxge_loaded_plugin;

/* State that the driver keeps about a program, in the program's memory. */
typedef struct fxge_api_program {
	struct fxge_support *support;         /* report on whether it compiles, or NULL (support.c) */
	struct fxge_certificate *certificate; /* layers, or NULL (certificate.c) */
	struct fxge_costs *costs;             /* cost estimate, or NULL (cost/cost.c) */
	struct fxge_viewing_report
		*reports; /* values of nodes for pages (viewing/reports.c), or NULL */
	struct fxge_viewing_directory
		*sources; /* directories of Python sources (viewing/sources.c), or NULL */
	struct fxge_view_outline *outline; /* tree of modules (viewing/outline.c), or NULL */
	const char *ge_dump;          /* graph that GE dumped, for pages (viewing/gedumps.c), or NULL */
	struct fxge_causes *causes;   /* causes of dynamic sizes, or NULL (causes.c) */
	struct fxge_answers *answers; /* answers about nodes, or NULL (why/ask.c) */
} fxge_api_program;

/* Returns the state of the program; makes it at the first call. */
static inline fxge_api_program *
fxge_api_program_of(fxge_program *p)
{
	return p->api ? p->api : (p->api = FXGE_NEW(&p->arena, fxge_api_program));
}

/* Guard of a public call: its memory, its status, and its recovery from exhausted memory.
 *
 *	fxge_api_guard *g = fxge_api_begin(s);
 *
 *	if (FXGE_GUARDED(g))
 *		g->ok = ...; (memory of the call: &g->arena)
 *	return fxge_api_end(g);
 *
 * A jump leaves local variables indeterminate that the block changes. So the session owns the
 * guard, which holds the results, and a local variable that is read afterwards is volatile. The
 * block has no return, break or goto out of it. A call without a diagnostic has to set `ok`. */
typedef struct fxge_api_guard {
	fxge_session *session;
	struct fxge_api_guard *outer; /* guard of the call whose callback makes this call, or NULL */
	struct fxge_api_guard *inner; /* memory for a call within this one, or NULL */
	fxge_recovery recovery;
	fxge_arena arena; /* released at the end */
	bool ok;
	const char *text; /* result, or NULL; valid after fxge_api_end */
	/* state of the diagnostics before the call */
	fxge_exit exit;
	uint64_t errors;
	size_t first;
} fxge_api_guard;

#define FXGE_GUARDED(g) FXGE_RECOVERS(&(g)->recovery)

typedef struct fxge_api_state {
	fxge_api_guard outermost;
	fxge_api_guard *guard; /* innermost one in use, or NULL */
	fxge_status last;
	fxge_arena text; /* memory of the last returned text */
	FXGE_VEC(fxge_session_state *) states;
	FXGE_VEC(fxge_chip *) chips;
	bool closing; /* the session is closing: states are not copied back */
	bool unbound; /* programs may have weights without bytes (fxge_allow_unbound) */
	FXGE_VEC(fxge_loaded_plugin *) libraries;
	FXGE_VEC(fxge_fact) facts; /* results of the last fxge_doctor */
} fxge_api_state;

/* Begins a guarded call. Callbacks may make calls within it. */
fxge_api_guard *fxge_api_begin(fxge_session *s);
/* Ends the call: reports exhausted memory, and failure without a reason, as diagnostics. Returns
 * the status of the first error of the call and stores it as the session's last status. */
fxge_status fxge_api_end(fxge_api_guard *g);
/* Ends the call. Returns its text, or NULL if the call failed. */
const char *fxge_api_end_text(fxge_api_guard *g);
/* Copies `from` into a caller's struct, up to the size that the struct declares. Returns true. */
static inline bool
fxge_copy_out(void *out, const void *from, size_t size)
{
	size_t theirs;

	memcpy(&theirs, out, sizeof theirs);
	if (theirs > sizeof theirs)
		memcpy((char *)out + sizeof theirs, (const char *)from + sizeof theirs,
			(theirs < size ? theirs : size) - sizeof theirs);
	return true;
}

/* Copies a caller's option struct, up to the size that it declares; NULL copies nothing. */
static inline void
fxge_copy_options(void *own, size_t size, const void *from)
{
	size_t theirs;

	if (!from)
		return;
	memcpy(&theirs, from, sizeof theirs);
	memcpy(own, from, theirs < size ? theirs : size);
}

/* Initialises a string builder whose text lives until the session's next call that returns text. */
void fxge_api_text(fxge_session *s, fxge_sbuf *b);

/* Returns true unless the program is broken; then reports it. */
bool fxge_program_usable(fxge_program *p);
void fxge_program_break(fxge_program *p);
/* Analysis of a program at stage ge. `a` is memory of the call. Returns false after a diagnostic.
 */
typedef bool fxge_analysis(fxge_program *p, fxge_arena *a);
/* Compiles the program, and analyses it. Refuses an .om. The program is broken if it does not
 * compile. */
fxge_status fxge_program_analyse(fxge_program *p, fxge_analysis *analysis);

/* Returns true if all bytes of a bool tensor are 0 or 1, also bytes between strided elements.
 * Returns true for other dtypes. Bitwise operators rely on this. */
bool fxge_bools_fit(const fxge_tensor *t);

/* Appends the program in a format of fxge_text (text.c). `path` is the target file, or NULL.
 * Returns false after a diagnostic. */
bool fxge_api_format(fxge_sbuf *b, fxge_program *p, const char *format, const char *path);
/* Writes a text to a file atomically; "-" is standard output. `force` replaces an existing file.
 * Returns false after a diagnostic. */
bool fxge_api_write(fxge_arena *a, fxge_diags *d, const char *path, bool force, const fxge_sbuf *b);
/* Returns the explanation, example and remedy of a diagnostic (explain.c), or NULL. */
const char *fxge_diag_explanation(fxge_diag_id id);
/* Appends the operators of the program with their counts, lowerings and reasons of refusal
 * (support.c). Compiles a copy; the program stays unchanged. */
void fxge_support_text(fxge_sbuf *b, fxge_program *p, bool json);
/* Appends the collectives of a program of stage ge, one per line (collectives.c). */
void fxge_collectives_text(fxge_sbuf *b, fxge_program *p);
void fxge_support_table(fxge_sbuf *b, fxge_session *s, bool json);
/* Appends an operator of the support table as JSON, without the closing brace. */
void fxge_support_row_json(fxge_sbuf *b, const fxge_op *op);
/* Returns the lowering of an operator to GE as text, or NULL. */
const char *fxge_lowering_of(const fxge_op *op);

#endif
