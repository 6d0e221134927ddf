/* What stands behind the public interface: the guarded call, and what a session keeps between
 * calls. */
#ifndef FXGE_DRIVER_API_H
#define FXGE_DRIVER_API_H

#include "backend/cpu/runtime/exec.h"
#include "backend/npu/device.h"
#include "driver/driver.h"

/* A buffer that programs keep between runs: one a qualified name and session. */
typedef struct fxge_session_state {
	fxge_name name;
	fxge_array value; /* dense, in the session's heap */
	void *initial;    /* a dense copy of the start value, or NULL when there is none */
	bool set;         /* `now` holds a value */
	/* on a chip (device.c) */
	fxge_npu *chip; /* that has memory for it, or NULL */
	fxge_npu_memory chip_memory;
	bool host_stale, chip_stale; /* a run changed the other of the two */
} fxge_session_state;

/* A group of ranks of which this process is a member (groups.c). */
typedef struct fxge_joined_group {
	void *comm;
	struct fxge_joined_group *next;
} fxge_joined_group;

/* A chip that programs of the session run on. */
typedef struct fxge_chip {
	fxge_npu npu;
	int users;                   /* executables */
	struct fxge_device *devices; /* of these executables */
	fxge_joined_group *groups;   /* which keep it open */
} fxge_chip;

/* Of a plugin. */
typedef struct fxge_loaded_plugin {
	const char *path;
	void *handle; /* NULL: nothing of it is registered */
} fxge_loaded_plugin;

typedef struct fxge_api_state {
	fxge_status last;
	fxge_arena text; /* of the last call that returned text */
	FXGE_VEC(fxge_session_state *) states;
	FXGE_VEC(fxge_chip *) chips;
	bool closing; /* nobody asks for a state any more */
	FXGE_VEC(fxge_loaded_plugin *) libraries;
	FXGE_VEC(fxge_fact) facts; /* of the last fxge_doctor */
} fxge_api_state;

/* One public call: its arguments behind `arg`, memory of its own, dropped when it ends. */
typedef bool fxge_call_body(fxge_arena *a, void *arg);
/* Runs body(a, arg) so that the end of memory is a diagnostic; the status is that of the first
 * error which the call reported. Kept as the session's last status. */
fxge_status fxge_api_call(fxge_session *s, fxge_call_body *body, void *arg);
/* The same of a body that needs no arena; it gives 0 where it failed, 1 otherwise. */
fxge_status fxge_api_guard(fxge_session *s, int (*body)(void *arg), void *arg);
/* Copies what fits into a caller's struct that begins with its size; true. */
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

/* Copies what a caller's struct of options, which begins with its size, has; NULL = nothing. */
static inline void
fxge_copy_options(void *own, size_t size, const void *from)
{
	size_t theirs;

	if (!from)
		return;
	memcpy(&theirs, from, sizeof theirs);
	memcpy(own, from, theirs < size ? theirs : size);
}

/* A string builder whose text lives until the session's next call for text. */
void fxge_api_text(fxge_session *s, fxge_sbuf *b);

/* True unless the program is broken (then a diagnostic). */
bool fxge_program_usable(fxge_program *p);
void fxge_program_break(fxge_program *p);

/* Bytes of bools are 0 or 1 (what lies between the elements of a strided tensor, too): operators on
 * bits rely on it. True of other dtypes. */
bool fxge_bools_fit(const fxge_tensor *t);

/* driver/text.c: the program in a format of fxge_text, as it goes to the file `path` (NULL: to
 * none); false after a diagnostic. */
bool fxge_api_format(fxge_sbuf *b, fxge_program *p, const char *format, const char *path);
/* Writes a text to a file, all or nothing ("-": standard output); `force`: one that is there is
 * replaced. False after a diagnostic. */
bool fxge_api_write(fxge_arena *a, fxge_diags *d, const char *path, bool force, const fxge_sbuf *b);
/* driver/explain.c: what the diagnostic is about, with an example and a remedy; NULL = nothing is
 * written of it. */
const char *fxge_diag_explanation(fxge_diag_id id);
/* driver/support.c: asks what compiling would tell, and changes nothing */
void fxge_support_text(fxge_sbuf *b, fxge_program *p, bool json);
/* The collectives of a program of stage ge, a line each (collectives.c). */
void fxge_collectives_text(fxge_sbuf *b, fxge_program *p);
void fxge_support_table(fxge_sbuf *b, fxge_session *s, bool json);
/* An operator of that table, all but the brace that ends it. */
void fxge_support_row_json(fxge_sbuf *b, const fxge_op *op);
/* The way of an operator to GE, or NULL when there is none. */
const char *fxge_lowering_of(const fxge_op *op);

#endif
