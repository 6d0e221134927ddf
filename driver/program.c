/* SPDX-License-Identifier: Apache-2.0 */
/* Public functions of programs: loading, compiling, writing, printing, checking. */
#include "base/diag/commands.h"
#include "base/diag/archives.h"
#include "base/diag/files.h"
#include "base/diag/machine.h"
#include "base/file/real.h"
#include "base/file/walk.h"
#include "driver/exported.h"
#include "driver/reread.h"

#include "backend/air/air.h"
#include "backend/exporters/onnx.h"
#include "base/limits.h"
#include "frontend/frontend.h"
#include "ir/text/text.h"
#include "ops/cann.h"
#include "passes/precision.h"

#include <sys/stat.h>
#include <unistd.h>

static const char broken[] = "broken";
enum { TRIES = 3 };

bool
fxge_program_usable(fxge_program *p)
{
	if (p->stage != broken)
		return true;
	return fxge_report(&p->session->diags, NULL, FXGE_D_USAGE,
		"the program cannot be used any more: an earlier call on it failed");
}

void
fxge_program_break(fxge_program *p)
{
	p->stage = broken;
}

const char *
fxge_program_stage(const fxge_program *p)
{
	return p->stage;
}

uint64_t
fxge_program_nodes(const fxge_program *p)
{
	return p->n_nodes;
}

bool
fxge_call_get(const fxge_program *p, fxge_call_info *out)
{
	const fxge_call_form *form = &p->form;
	fxge_call_info info = {
		.in_spec = form->in_spec, .out_spec = form->out_spec, .arg_names = form->arg_names};

	return (form->in_spec || form->out_spec) && fxge_copy_out(out, &info, sizeof info);
}

void
fxge_program_close(fxge_program *p)
{
	fxge_program_release(p);
}

/* ---- loading ---- */

typedef struct load {
	fxge_session *session;
	const char *path, *real; /* real: path without links of a file that a manifest names, or NULL */
	const void *bytes;       /* NULL: read from the file */
	size_t size;
	fxge_read_options options;
	const char *soc, *cann; /* fxge_check only */
	int release;            /* release number of `cann` */
	fxge_program *written;  /* fxge_check only: the program in the file, or NULL */
	fxge_program *program;
} load;

/* Returns the path of the interface X.io.json of X.air or X.om, or NULL if that file does not
 * exist. */
static const char *
io_path(fxge_arena *a, const char *path, const char *ending)
{
	size_t n = strlen(path), end = strlen(ending);
	struct stat st;

	if (n > end && strcmp(path + n - end, ending) == 0)
		n -= end;
	const char *io = fxge_arena_printf(a, "%.*s.io.json", (int)(n < 65536 ? n : 65536), path);

	return stat(io, &st) == 0 ? io : NULL;
}

/* Loads an .om: the file holds code for the chip, so the program consists of the interface next to
 * the file. */
static fxge_program *
read_om(load *l, fxge_arena *a, fxge_file *f)
{
	fxge_session *s = l->session;
	fxge_loc loc = {.file = fxge_names_get(s->names, l->path), .offset = -1};
	const char *io = l->bytes ? NULL : io_path(a, l->path, ".om");

	if (io)
		return fxge_air_interface(s, f, io);
	fxge_report(&s->diags, &loc, FXGE_D_OM, "its interface, X.io.json of X.om, is missing");
	return NULL;
}

static fxge_program *
read_kind(load *l, fxge_arena *a, fxge_file *f)
{
	fxge_session *s = l->session;
	fxge_loc loc = {.file = fxge_names_get(s->names, l->path), .offset = -1};

	const char *foreign = fxge_foreign_kind_of(f->bytes);

	switch (foreign ? FXGE_KIND_UNKNOWN : fxge_file_kind_of(f->bytes)) {
	case FXGE_KIND_PT2:
		return fxge_pt2_read(s, f, &l->options);
	case FXGE_KIND_PACKAGE:
		return fxge_air_read_package(s, f, &l->options);
	case FXGE_KIND_FXPB:
		return fxge_fxpb_read(s, f, &l->options);
	case FXGE_KIND_TEXT:
		fxge_file_own(f);
		return fxge_text_read(s, f);
	case FXGE_KIND_AIR:
		return fxge_air_read(s, f, l->bytes ? NULL : io_path(a, l->path, ".air"));
	case FXGE_KIND_OM:
		return read_om(l, a, f);
	case FXGE_KIND_UNKNOWN:
		break;
	}
	if (foreign)
		fxge_report(&s->diags, &loc, FXGE_D_FILE_KIND, "found %s, expected a program", foreign);
	else
		fxge_report(&s->diags, &loc, FXGE_D_FILE_KIND, "%s",
			f->bytes.size ? "unknown file format" : "the file is empty");
	return NULL;
}

static bool
check_bools(load *l)
{
	for (size_t i = 0; i < l->program->tensors.len; i++) {
		const fxge_tensor *t = l->program->tensors.data[i];
		fxge_loc loc = {.file = fxge_names_get(l->session->names, l->path), .offset = -1};

		if (!fxge_bools_fit(t))
			return fxge_report(&l->session->diags, &loc, FXGE_D_WEIGHT_INVALID,
				"%s: found a byte that is neither 0 nor 1 in a tensor of bools", t->name);
	}
	return true;
}

static bool
load_file(fxge_arena *a, fxge_file *f, void *arg)
{
	load *l = arg;

	l->program = read_kind(l, a, f);
	return l->program && check_bools(l);
}

/* Replaces a directory that `python -m fxge export` has written by the file of its program.
 * Compares files with the manifest, all of them with `all`. Returns false after a diagnostic. */
static bool
resolve_path(fxge_arena *a, load *l, bool all)
{
	fxge_session *s = l->session;
	fxge_exported e = {.path = l->path};
	bool ok = true;

	if (!fxge_is_directory(l->path))
		return true;
	for (int i = 0; i < TRIES; i++) {
		fxge_diags before = s->diags;

		ok = fxge_exported_find(s, a, l->path, l->options.model, &e)
			 && fxge_exported_compare(s, a, &e, all);
		if (ok || !e.manifest || !fxge_file_replaced(e.manifest))
			break; /* else another export has replaced the directory meanwhile */
		if (i < TRIES - 1)
			fxge_diags_rewind(&s->diags, &before, NULL);
	}
	if (e.path != l->path)
		l->options.model = NULL; /* the name of the program, not of a model within its file */
	l->path = e.path;
	l->real = e.real;
	return ok;
}

const char *
fxge_program_file(fxge_session *s, const char *path, const char *model)
{
	load l = {.session = s, .path = path, .options.model = model};
	fxge_api_guard *g = fxge_api_begin(s);

	if (FXGE_GUARDED(g)) {
		g->ok = resolve_path(&g->arena, &l, false);
		g->text = l.path;
	}
	return fxge_api_end_text(g);
}

const char *
fxge_program_om(fxge_session *s, const char *path, const char *model)
{
	fxge_exported e = {.path = path};
	fxge_api_guard *g = fxge_api_begin(s);

	if (FXGE_GUARDED(g)) {
		fxge_diags before = s->diags;

		g->ok = true;
		if (!fxge_is_directory(path) || !fxge_exported_find(s, &g->arena, path, model, &e))
			e.om = NULL;
		fxge_diags_rewind(&s->diags, &before, NULL); /* loading reports these */
		g->text = e.om;
	}
	return fxge_api_end_text(g);
}

static bool
load_program(fxge_arena *a, load *l)
{
	fxge_session *s = l->session;
	fxge_file *f;

	fxge_heap_raise_bound(&s->heap, FXGE_MAX_READ_ANY);
	if (!l->bytes && !resolve_path(a, l, l->options.check_crc))
		return false;
	if (!l->bytes)
		return fxge_reread(s, a, l->path, l->real, load_file, l);
	fxge_heap_grant(&s->heap, l->size); /* the copy itself */
	f = fxge_file_copy_in(a, &s->diags, l->path, l->bytes, l->size);
	fxge_file_grant(f);
	return load_file(a, f, l);
}

static fxge_program *
run_load(load *l, const fxge_load_options *o)
{
	fxge_load_options all = FXGE_OPTIONS(fxge_load_options);

	fxge_copy_options(&all, sizeof all, o);
	l->options = (fxge_read_options){
		.model = all.model, .check_crc = all.check_crc, .unbound = l->session->api->unbound};

	fxge_api_guard *g = fxge_api_begin(l->session);

	if (FXGE_GUARDED(g))
		g->ok = load_program(&g->arena, l);
	if (fxge_api_end(g) == FXGE_OK)
		return l->program;
	fxge_program_release(l->program);
	return NULL;
}

fxge_program *
fxge_load(fxge_session *s, const char *path, const fxge_load_options *o)
{
	load l = {.session = s, .path = path};

	return run_load(&l, o);
}

fxge_program *
fxge_load_bytes(
	fxge_session *s, const char *label, const void *bytes, size_t n, const fxge_load_options *o)
{
	load l = {.session = s, .path = label, .bytes = n ? bytes : "", .size = n};

	return run_load(&l, o);
}

/* ---- compiling ---- */

fxge_status
fxge_compile(fxge_program *p, const fxge_compile_options *o)
{
	fxge_compile_options options = FXGE_OPTIONS(fxge_compile_options);

	fxge_copy_options(&options, sizeof options, o);
	fxge_api_guard *g = fxge_api_begin(p->session);

	if (FXGE_GUARDED(g))
		g->ok = fxge_program_usable(p) && fxge_pipeline_run(p, &options);
	fxge_status status = fxge_api_end(g);

	if (status != FXGE_OK && status != FXGE_USAGE)
		fxge_program_break(p);
	return status;
}

static bool
analyse(fxge_program *p, fxge_arena *a, fxge_analysis *analysis, volatile bool *compiling)
{
	if (!fxge_program_usable(p))
		return false;
	if (p->om)
		return fxge_report(&p->session->diags, NULL, FXGE_D_USAGE,
			"an .om does not show its operators: give the program that it was compiled from");
	*compiling = true;
	if (!fxge_pipeline_run(p, NULL))
		return false;
	*compiling = false;
	return analysis(p, a);
}

fxge_status
fxge_program_analyse(fxge_program *p, fxge_analysis *analysis)
{
	fxge_api_guard *g = fxge_api_begin(p->session);
	volatile bool compiling = false; /* a failure leaves the program broken */

	if (FXGE_GUARDED(g))
		g->ok = analyse(p, &g->arena, analysis, &compiling);
	fxge_status status = fxge_api_end(g);

	if (status != FXGE_OK && compiling)
		fxge_program_break(p);
	return status;
}

/* ---- writing ---- */

typedef struct output {
	fxge_program *program;
	const char *path, *format;
	fxge_write_options options;
} output;

static bool
write_text(fxge_arena *a, const output *w)
{
	fxge_diags *d = &w->program->session->diags;
	fxge_sbuf b;

	fxge_sbuf_init(&b, a);
	if (!fxge_api_format(&b, w->program, w->format, strcmp(w->path, "-") ? w->path : NULL))
		return false;
	fxge_out *out = fxge_out_open(a, d, w->path);

	if (!out)
		return false;
	fxge_out_write(out, b.data, b.len);
	return fxge_out_commit(out);
}

static bool
writable(fxge_program *p, const char *path, bool force)
{
	if (!fxge_program_usable(p) || !fxge_out_may_write(&p->session->diags, path, force))
		return false;
	if (p->om)
		return fxge_report(&p->session->diags, NULL, FXGE_D_USAGE,
			"an .om is compiled for a chip and cannot be written in another format");
	if (p->in_place)
		return fxge_report(&p->session->diags, NULL, FXGE_D_USAGE,
			"the program was compiled to write its inputs in place: such a program only runs");
	return true;
}

static fxge_air_options
air_options(const fxge_write_options *o)
{
	return (fxge_air_options){(fxge_weights)o->weights, o->force, o->copied_most};
}

static bool
write_program(fxge_arena *a, const output *w)
{
	fxge_program *p = w->program;
	fxge_air_options air = air_options(&w->options);

	if (!writable(p, w->path, w->options.force))
		return false;
	if (strcmp(w->format, "air") == 0) {
		return fxge_warn_lowered(p, p->session->chip) && fxge_air_write(p, w->path, &air);
	}
	if (strcmp(w->format, "fxpb") == 0)
		return fxge_fxpb_write(p, w->path, w->options.weights != FXGE_WEIGHT_REF);
	if (strcmp(w->format, "onnx") == 0)
		return fxge_onnx_write(p, w->path, w->options.weights == FXGE_WEIGHT_REF);
	return write_text(a, w);
}

fxge_status
fxge_write(fxge_program *p, const char *path, const char *format, const fxge_write_options *o)
{
	output w = {p, path, format, FXGE_OPTIONS(fxge_write_options)};

	fxge_copy_options(&w.options, sizeof w.options, o);
	fxge_api_guard *g = fxge_api_begin(p->session);

	if (FXGE_GUARDED(g))
		g->ok = write_program(&g->arena, &w);
	return fxge_api_end(g);
}

static bool
write_set(
	fxge_program *const *programs, const char *const *paths, size_t n, const fxge_write_options *o)
{
	fxge_air_options air = air_options(o);
	bool ok = true;

	for (size_t i = 0; ok && i < n; i++)
		ok = writable(programs[i], paths[i], air.force);
	for (size_t i = 0; ok && i < n; i++)
		ok = fxge_warn_lowered(programs[i], programs[i]->session->chip);
	return ok && fxge_air_write_set(programs, paths, n, &air);
}

fxge_status
fxge_write_set(
	fxge_program *const *programs, const char *const *paths, size_t n, const fxge_write_options *o)
{
	fxge_write_options options = FXGE_OPTIONS(fxge_write_options);

	fxge_copy_options(&options, sizeof options, o);
	if (!n)
		return FXGE_OK;
	fxge_api_guard *g = fxge_api_begin(programs[0]->session);

	if (FXGE_GUARDED(g))
		g->ok = write_set(programs, paths, n, &options);
	return fxge_api_end(g);
}

const char *
fxge_text(fxge_program *p, const char *format)
{
	fxge_api_guard *g = fxge_api_begin(p->session);

	if (FXGE_GUARDED(g)) {
		fxge_sbuf b;

		fxge_api_text(p->session, &b);
		g->ok = fxge_program_usable(p) && fxge_api_format(&b, p, format, NULL);
		g->text = b.data ? b.data : "";
	}
	return fxge_api_end_text(g);
}

/* ---- printing an .om ---- */

/* Sets `text`, unless the file is not an .om. */
static bool
show_om(fxge_arena *a, fxge_session *s, const char *path, const char **text)
{
	if (fxge_is_directory(path))
		return true; /* not an .om; reading reports it, or finds its program */

	fxge_file *f = fxge_file_open_named(a, &s->diags, path);
	fxge_sbuf b;

	if (!f)
		return false;
	if (fxge_file_kind_of(f->bytes) != FXGE_KIND_OM)
		return true;
	fxge_heap_raise_bound(&s->heap, FXGE_MAX_READ_ANY);
	fxge_file_grant(f);
	fxge_api_text(s, &b);
	if (!fxge_om_show(s, a, f, &b))
		return false;
	*text = b.data;
	return true;
}

const char *
fxge_om_text(fxge_session *s, const char *path)
{
	fxge_api_guard *g = fxge_api_begin(s);

	if (FXGE_GUARDED(g))
		g->ok = show_om(&g->arena, s, path, &g->text);
	return fxge_api_end_text(g);
}

/* ---- checking ---- */

/* Returns true if the file may be an .air; otherwise reports its kind. */
static bool
may_be_air(load *l, const fxge_file *f)
{
	static const char *const found[] = {
		[FXGE_KIND_OM] = "an .om",
		[FXGE_KIND_PT2] = "a zip archive, as .pt2 is",
		[FXGE_KIND_FXPB] = "an .fxpb",
		[FXGE_KIND_TEXT] = "a text",
	};
	fxge_session *s = l->session;
	fxge_loc loc = {.file = fxge_names_get(s->names, l->path), .offset = -1};
	const char *foreign = fxge_foreign_kind_of(f->bytes);
	fxge_file_kind kind = fxge_file_kind_of(f->bytes);

	if (!f->bytes.size)
		foreign = "an empty file";
	if (foreign)
		fxge_report(&s->diags, &loc, FXGE_D_FILE_KIND, "found %s, expected an .air", foreign);
	else if ((size_t)kind < sizeof found / sizeof *found && found[kind])
		fxge_report(&s->diags, &loc, FXGE_D_USAGE, "found %s, expected an .air", found[kind]);
	else
		return true; /* fxge_air_check reports the damage */
	fxge_report_hint(&s->diags, "`fxge compile MODEL -o X.air` writes the .air that is checked");
	return false;
}

/* Returns true if the interface next to the .air, as fxge writes it, has gears. */
static bool
has_gears(const load *l, fxge_arena *a)
{
	static const char key[] = "\n  \"gears\": {";
	const char *io = io_path(a, l->path, ".air");
	struct stat st;

	if (l->written)
		return l->written->gears.n > 0;
	if (!io || stat(io, &st) != 0 || !S_ISREG(st.st_mode) || access(io, R_OK) != 0)
		return false;
	fxge_file *f = fxge_file_open_in(a, &l->session->diags, io);

	return f && memmem(f->bytes.data, f->bytes.size, key, strlen(key));
}

static bool
check_file(fxge_arena *a, fxge_file *f, void *arg)
{
	load *l = arg;

	return may_be_air(l, f)
		   && fxge_air_check(l->session, f, l->path, io_path(a, l->path, ".air"), l->soc,
			   l->release, l->written, has_gears(l, a));
}

static bool
check(fxge_arena *a, load *l)
{
	fxge_session *s = l->session;

	if (!fxge_cann_read(&s->diags, l->cann, &l->release))
		return false;
	fxge_heap_raise_bound(&s->heap, FXGE_MAX_READ_ANY);
	return resolve_path(a, l, true) && fxge_reread(s, a, l->path, l->real, check_file, l);
}

fxge_status
fxge_check(fxge_session *s, const char *path, const fxge_check_options *o)
{
	fxge_check_options options = FXGE_OPTIONS(fxge_check_options);

	fxge_copy_options(&options, sizeof options, o);
	load l = {.session = s,
		.path = path,
		.options.model = options.model,
		.soc = options.soc,
		.cann = options.cann,
		.written = options.program};

	fxge_api_guard *g = fxge_api_begin(s);

	if (FXGE_GUARDED(g))
		g->ok = check(&g->arena, &l);
	return fxge_api_end(g);
}
