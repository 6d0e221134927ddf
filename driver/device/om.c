/* SPDX-License-Identifier: Apache-2.0 */
/* Public functions that compile for a chip by CANN's atc.
 *
 * A temporary directory receives the .air and atc's output. The .om and its interface are then
 * moved to their place. */
#include "base/diag/archives.h"
#include "base/diag/chips.h"
#include "base/diag/commands.h"
#include "base/diag/files.h"
#include "base/diag/machine.h"
#include "driver/api.h"
#include "driver/command/command.h"
#include "driver/device/atc_options.h"

#include "backend/air/air.h"
#include "backend/air/load.h"
#include "backend/npu/atc.h"
#include "backend/npu/device.h"
#include "backend/npu/probe.h"
#include "base/file/fd.h"
#include "base/file/lock.h"
#include "base/file/tree.h"
#include "formats/json.h"
#include "passes/precision.h"

#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

enum { SHOWN = 12 /* reported lines of atc's output */ };

typedef struct build {
	fxge_session *session;
	fxge_program *program; /* NULL: operators of a file are compiled */
	const char *path;
	fxge_om_options options;
	fxge_arena *arena;
	fxge_cann cann;
	const char *soc;
	const char *directory, *name; /* temporary directory, absolute; "model" */
	const char *stem;             /* output path without extension: "out/model" */
	const char *const *atc_options;
	yyjson_val *interface; /* interface of the .air */
} build;

static fxge_diags *
diags_of(const build *b)
{
	return &b->session->diags;
}

/* ---- requirements ---- */

static bool
need_atc(build *b)
{
	fxge_cann_find(b->arena, "", &b->cann);
	return b->cann.atc
		   || fxge_report(diags_of(b), NULL, FXGE_D_CANN_LACKS, "atc is not found: %s%s",
			   b->cann.home ? "not in " : "found neither CANN nor a program `atc`",
			   b->cann.home ? b->cann.home : "");
}

/* Returns true if the name is that of one chip, not of a family. Returns false after a diagnostic.
 */
static bool
is_accepted(build *b)
{
	const fxge_chip_model *chip = fxge_chip_of(b->soc);
	bool is_family = chip && fxge_chip_is_family(b->soc);

	if (is_family)
		fxge_report(diags_of(b), NULL, FXGE_D_SOC_UNKNOWN,
			"'%s' is a family, and atc compiles for one chip, such as %s", b->soc, chip->name);
	return !is_family && (chip || fxge_chip_find(diags_of(b), b->soc));
}

/* Sets the chip name: the option, or the first device that responds. Returns false after a
 * diagnostic. */
static bool
need_soc(build *b)
{
	fxge_probe *p = FXGE_NEW(b->arena, fxge_probe);

	b->soc = b->options.soc ? b->options.soc : fxge_npu_soc();
	if (!b->soc) /* a child could not query a chip that this process has open */
		fxge_probe_run(b->arena, &b->cann, p);
	for (int i = 0; i < p->n_devices && !b->soc; i++)
		b->soc = p->device[i].soc;
	if (b->soc)
		return is_accepted(b);
	fxge_report(diags_of(b), NULL, FXGE_D_CANN_LACKS,
		"the chip is not specified, and none was found: %s",
		p->lack        ? p->lack
		: p->n_devices ? p->device[0].failure
					   : "no device responds");
	fxge_report_hint(diags_of(b), "specify one, as --soc=Ascend910B1");
	return false;
}

static fxge_atc_request
request_of(const build *b)
{
	const char *soc = b->soc ? b->soc : b->options.soc;

	return (fxge_atc_request){
		b->session, b->program, &b->options, soc ? fxge_chip_of(soc) : NULL, b->arena};
}

/* Checks the options that need no look at the .air. Returns false after diagnostics. */
static bool
check_options(build *b)
{
	const fxge_atc_request r = request_of(b);

	b->atc_options = fxge_atc_options_check(&r);
	return b->atc_options != NULL;
}

/* ---- errors of atc ---- */

static bool
is_of_name(char c)
{
	return c
		   && (strchr("_.-/", c) || (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z')
			   || (c >= 'A' && c <= 'Z'));
}

/* Returns the first node that the text names, or NULL. GE keeps the node names of the .air. */
static const fxge_node *
node_in(const build *b, const char *text)
{
	fxge_strmap names = {0};

	if (!b->program)
		return NULL;
	FXGE_EACH_NODE (n, b->program->main)
		if (n->name)
			fxge_strmap_put(b->arena, &names, n->name, strlen(n->name), n);
	for (const char *s = text; *s; s++) {
		size_t n = 0;

		while (is_of_name(s[n]))
			n++;
		const fxge_node *found = n ? fxge_strmap_get(&names, s, n) : NULL;

		while (!found && n && s[n - 1] == '.') /* the end of a sentence */
			found = fxge_strmap_get(&names, s, --n);
		if (found)
			return found;
		s += n ? n - 1 : 0;
	}
	return NULL;
}

/* Returns the last SHOWN lines of atc's output. */
static const char *
last_lines(const build *b, const char *said)
{
	size_t end = strlen(said);
	const char *at = said + end;

	for (int n = 0; at > said && n <= SHOWN;)
		n += *--at == '\n';
	at += at > said;
	return fxge_arena_strndup(
		b->arena, at, end && said[end - 1] == '\n' ? (size_t)(said + end - 1 - at) : strlen(at));
}

static bool
report_failure(build *b, const fxge_atc_end *e)
{
	const char *text =
		e->code ? fxge_arena_printf(b->arena, "%s %s", e->message, e->said) : e->said;
	const fxge_node *node = node_in(b, text);
	const fxge_cann_code *code = e->code ? fxge_cann_code_find(e->code, strlen(e->code)) : NULL;

	fxge_report(diags_of(b), node ? node->loc : NULL, FXGE_D_ATC, "atc failed: %s%s%s",
		e->code ? e->code : "", e->code ? ": " : "", e->message);
	fxge_report_note(diags_of(b), "%s", last_lines(b, e->said));
	if (code)
		fxge_report_hint(diags_of(b), "%s: %s", code->meaning, code->remedy);
	else if (e->fix)
		fxge_report_hint(diags_of(b), "%s", e->fix);
	return false;
}

/* ---- publishing ---- */

static bool
move(build *b, const char *from, const char *to)
{
	if (rename(from, to) == 0)
		return true;
	fxge_loc l = {.file = fxge_names_get(b->session->names, to), .offset = -1};

	return fxge_report(
		diags_of(b), &l, FXGE_D_FILE_WRITE, "cannot write: %s", strerrordesc_np(errno));
}

/* Creates the parent directories of `path`, from index `from` on. */
static void
make_directories(char *path, size_t from)
{
	for (char *at = path + from; (at = strchr(at, '/')); at++) {
		*at = 0;
		mkdir(path, 0777);
		*at = '/';
	}
}

/* Moves NAME from the temporary directory to the directory of the output. */
static bool
move_to_output(build *b, const char *name)
{
	const char *slash = strrchr(b->stem, '/');
	int n = slash ? (int)(slash - b->stem) + 1 : 0;
	char *to = fxge_arena_printf(b->arena, "%.*s%s", n, b->stem, name);

	make_directories(to, (size_t)n);
	return move(b, fxge_arena_printf(b->arena, "%s/%s", b->directory, name), to);
}

static yyjson_val *
read_interface(fxge_arena *a, fxge_diags *d, const char *path)
{
	fxge_file *f = fxge_file_open_in(a, d, path);

	return f ? fxge_json_parse(a, d, NULL, f->bytes) : NULL;
}

/* Returns the atc options that the interface lists for gears and AIPP, NULL-terminated, or NULL. */
static const char *const *
listed_options(fxge_arena *a, yyjson_val *io)
{
	static const char *const members[] = {"gears", "aipp"};
	FXGE_VEC(const char *) option = {0};
	yyjson_val *v;
	size_t i, n;

	for (size_t k = 0; k < sizeof members / sizeof *members; k++)
		yyjson_arr_foreach(yyjson_obj_get(yyjson_obj_get(io, members[k]), "atc"), i, n, v)
		{
			if (yyjson_is_str(v))
				fxge_vec_push(
					a, &option, fxge_arena_strndup(a, yyjson_get_str(v), yyjson_get_len(v)));
		}
	if (!option.len)
		return NULL;
	fxge_vec_push(a, &option, NULL);
	return option.data;
}

/* Moves the files of initial states, which the interface names; an .om does not hold them. */
static bool
move_states(build *b)
{
	yyjson_val *io = b->interface, *v;
	size_t i, n;
	bool ok = io != NULL;

	yyjson_arr_foreach(yyjson_obj_get(io, "inputs"), i, n, v)
	{
		const char *name = yyjson_get_str(yyjson_obj_get(yyjson_obj_get(v, "initial"), "location"));

		if (ok && name)
			ok = move_to_output(b, name);
	}
	return ok;
}

/* Moves external weights. Files are named by their contents, so that existing ones are equal. */
static bool
move_weights(build *b)
{
	const char *from = fxge_arena_printf(b->arena, "%s/weight", b->directory);
	const char *slash = strrchr(b->stem, '/');
	const char *to =
		slash ? fxge_arena_printf(b->arena, "%.*s/weight", (int)(slash - b->stem), b->stem)
			  : "weight";
	DIR *d = b->options.external_weights ? fxge_fd_opendir(from) : NULL;
	bool ok = true;

	if (d)
		mkdir(to, 0777);
	for (const struct dirent *e; ok && d && (e = readdir(d));)
		if (e->d_name[0] != '.')
			ok = move(b, fxge_arena_printf(b->arena, "%s/%s", from, e->d_name),
				fxge_arena_printf(b->arena, "%s/%s", to, e->d_name));
	if (d)
		closedir(d);
	return ok;
}

static bool
is_om(build *b, const char *path)
{
	fxge_file *f = fxge_file_open_in(b->arena, diags_of(b), path);

	if (!f)
		return false;
	if (f->bytes.size >= 4
		&& (memcmp(f->bytes.data, "IMOD", 4) == 0 || memcmp(f->bytes.data, "PK\3\4", 4) == 0))
		return true;
	return fxge_report(diags_of(b), NULL, FXGE_D_ATC, "atc failed: its output is not an .om");
}

/* Writes the interface of the .air with the hash of the .om ("om") in place of the .air's hash. */
static bool
write_interface(build *b, const char *om)
{
	static const char key[] = "\n  \"program\": \"";
	const char *from = fxge_arena_printf(b->arena, "%s/%s.io.json", b->directory, b->name);
	fxge_file *f = fxge_file_open_in(b->arena, diags_of(b), from),
			  *made = f ? fxge_file_open_in(b->arena, diags_of(b), om) : NULL;
	fxge_out *out = made ? fxge_out_open(
						b->arena, diags_of(b), fxge_arena_printf(b->arena, "%s.io.json", b->stem))
						 : NULL;
	char hash[FXGE_AIR_HASH];
	fxge_sbuf t;

	if (!out)
		return false;
	const char *text = fxge_arena_strndup(b->arena, (const char *)f->bytes.data, f->bytes.size);
	const char *at = strstr(text, key); /* quotes within strings are escaped */

	fxge_om_hash(made->bytes, hash);
	fxge_sbuf_init(&t, b->arena);
	fxge_sbuf_fmt(&t, "%.*s\n  \"om\": \"%s", (int)(at ? at - text : 0), text, hash);
	fxge_sbuf_str(&t, at ? at + strlen(key) + strlen(hash) : "");
	fxge_out_write(out, t.data, t.len);
	return fxge_out_commit(out);
}

/* Moves all files to their place, the .om last: a reader of the new .om finds all of its files. */
static bool
publish(build *b, const char *om)
{
	fxge_lock_directory_of(b->arena, b->session, b->path, false, FXGE_LOCK_SECONDS);
	return is_om(b, om) && move_weights(b) && move_states(b) && write_interface(b, om)
		   && move(b, om, b->path);
}

/* ---- compilation ---- */

static bool
lowers_f32(const char *soc)
{
	const fxge_chip_model *chip = soc ? fxge_chip_of(soc) : NULL;

	return chip && fxge_chip_lowers_f32(chip);
}

static bool
run_atc(build *b)
{
	fxge_atc t = {.directory = b->directory,
		.air = fxge_arena_printf(b->arena, "%s.air", b->name),
		.output = b->name,
		.soc = b->soc,
		.precision = b->options.precision,
		.lowers_f32 = lowers_f32(b->soc),
		.external_weights = b->options.external_weights,
		.options = b->atc_options,
		.line = b->options.line,
		.user = b->options.line_user};
	fxge_atc_end end;

	b->interface = read_interface(
		b->arena, diags_of(b), fxge_arena_printf(b->arena, "%s/%s.io.json", b->directory, b->name));
	if (!b->interface)
		return false;
	const fxge_atc_request r = request_of(b);

	if (!fxge_atc_names_check(
			&r, fxge_arena_printf(b->arena, "%s/%s", b->directory, t.air), b->interface))
		return false;
	t.listed = listed_options(b->arena, b->interface);
	if (fxge_atc_chooses_precision(&t) && !fxge_warn_lowered(b->program, fxge_chip_of(t.soc)))
		return false;
	fxge_atc_run(b->arena, &b->cann, &t, &end);
	return end.om ? publish(b, end.om) : report_failure(b, &end);
}

/* Creates the temporary directory next to the output: renames stay within a file system. */
static bool
make_directory(build *b)
{
	char full[PATH_MAX];

	b->directory = fxge_tree_new(b->arena, diags_of(b), b->stem, 0700);
	if (!b->directory)
		return false;
	if (realpath(b->directory, full))
		b->directory = fxge_arena_printf(b->arena, "%s", full);
	return true;
}

static bool
plan_paths(build *b)
{
	size_t n = strlen(b->path);
	const char *slash = strrchr(b->path, '/');

	if (n < 4 || strcmp(b->path + n - 3, ".om") != 0 || (slash && slash + 4 == b->path + n))
		return fxge_report(
			diags_of(b), NULL, FXGE_D_USAGE, "'%s' is not a file name of an .om", b->path);
	b->stem = fxge_arena_strndup(b->arena, b->path, n - 3);
	b->name = slash ? b->stem + (slash + 1 - b->path) : b->stem;
	return make_directory(b);
}

static bool
build_om(fxge_arena *a, build *b)
{
	fxge_air_options air = {.weights = FXGE_WEIGHTS_AUTO};
	fxge_diags *d = diags_of(b);

	b->arena = a;
	if (b->program->om)
		return fxge_report(d, NULL, FXGE_D_USAGE, "the program is an .om already");
	if (!fxge_program_usable(b->program) || !fxge_air_is_ge(b->program) || !check_options(b)
		|| !fxge_out_may_write(d, b->path, b->options.force) || !need_atc(b) || !need_soc(b))
		return false;
	const fxge_atc_request r = request_of(b);

	fxge_atc_work_check(&r);
	if (!plan_paths(b)
		|| !fxge_out_may_write(d, fxge_arena_printf(a, "%s.io.json", b->stem), b->options.force))
		return false;
	return fxge_air_write(
			   b->program, fxge_arena_printf(a, "%s/%s.air", b->directory, b->name), &air)
		   && run_atc(b);
}

fxge_status
fxge_write_om(fxge_program *p, const char *path, const fxge_om_options *o)
{
	build b = {.session = p->session,
		.program = p,
		.path = path,
		.options = FXGE_OPTIONS(fxge_om_options)};

	fxge_copy_options(&b.options, sizeof b.options, o);

	fxge_api_guard *g = fxge_api_begin(p->session);

	if (FXGE_GUARDED(g))
		g->ok = build_om(&g->arena, &b);
	return fxge_api_end(g);
}

/* ---- single operators ---- */

/* Returns the number of operators in the file, or -1 after a diagnostic. */
static int64_t
count_operators(build *b, const char *file)
{
	yyjson_val *list = read_interface(b->arena, diags_of(b), file), *v;
	size_t i, n;
	int64_t count = 0;

	if (!list)
		return -1;
	yyjson_arr_foreach(list, i, n, v)
	{
		count += yyjson_is_str(yyjson_obj_get(v, "op"));
	}
	if (count)
		return count;
	fxge_report(diags_of(b), NULL, FXGE_D_JSON_INVALID, "%s: expected a list of operators", file);
	fxge_report_hint(diags_of(b), "`fxge dump MODEL --stage=ge --format=singleop` writes one");
	return -1;
}

typedef FXGE_VEC(const char *) names;

/* Returns the names of the .om files in a directory. */
static names
oms_of(const build *b, const char *directory)
{
	names found = {0};
	DIR *d = fxge_fd_opendir(directory);

	for (const struct dirent *e; d && (e = readdir(d));) {
		size_t n = strlen(e->d_name);

		if (n > 3 && strcmp(e->d_name + n - 3, ".om") == 0)
			fxge_vec_push(b->arena, &found, fxge_arena_strndup(b->arena, e->d_name, n));
	}
	if (d)
		closedir(d);
	return found;
}

/* Renames atc's output directory to the requested one or, if that exists, moves the files there. */
static bool
publish_directory(build *b, const char *made, int64_t expected)
{
	names om = oms_of(b, made);
	const char *to = b->stem;

	if ((int64_t)om.len < expected)
		return fxge_report(diags_of(b), NULL, FXGE_D_ATC,
			"atc failed: it wrote %zu of %lld operators: operators of one name share a file",
			om.len, (long long)expected);
	for (size_t i = 0; i < om.len; i++)
		if (!is_om(b, fxge_arena_printf(b->arena, "%s/%s", made, om.data[i]))
			|| !fxge_out_may_write(diags_of(b),
				fxge_arena_printf(b->arena, "%s/%s", to, om.data[i]), b->options.force))
			return false;
	if (access(to, F_OK) != 0)
		return move(b, made, to);
	for (size_t i = 0; i < om.len; i++)
		if (!move(b, fxge_arena_printf(b->arena, "%s/%s", made, om.data[i]),
				fxge_arena_printf(b->arena, "%s/%s", to, om.data[i])))
			return false;
	return true;
}

static bool
plan_directory(build *b)
{
	size_t n = strlen(b->path);
	struct stat st;

	while (n > 1 && b->path[n - 1] == '/')
		n--;
	b->stem = fxge_arena_strndup(b->arena, b->path, n);
	if (n == 0 || (stat(b->stem, &st) == 0 && !S_ISDIR(st.st_mode)))
		return fxge_report(diags_of(b), NULL, FXGE_D_USAGE,
			"'%s' is not a directory; single operators are written to one file each", b->path);
	return make_directory(b);
}

static bool
build_operators(fxge_arena *a, build *b, const char *file)
{
	char full[PATH_MAX];
	fxge_atc_end end;

	b->arena = a;
	int64_t expected = count_operators(b, file);

	if (expected < 0 || !check_options(b) || !need_atc(b) || !need_soc(b) || !plan_directory(b))
		return false;
	fxge_atc t = {.directory = b->directory,
		.singleop = realpath(file, full) ? full : file,
		.output = "operators",
		.soc = b->soc,
		.precision = b->options.precision,
		.lowers_f32 = lowers_f32(b->soc),
		.options = b->atc_options,
		.line = b->options.line,
		.user = b->options.line_user};

	mkdir(fxge_arena_printf(a, "%s/%s", b->directory, t.output), 0777);
	fxge_atc_run(a, &b->cann, &t, &end);
	return end.om ? publish_directory(b, end.om, expected) : report_failure(b, &end);
}

fxge_status
fxge_write_singleop(fxge_session *s, const char *file, const char *path, const fxge_om_options *o)
{
	build b = {.session = s, .path = path, .options = FXGE_OPTIONS(fxge_om_options)};

	fxge_copy_options(&b.options, sizeof b.options, o);
	fxge_api_guard *g = fxge_api_begin(s);

	if (FXGE_GUARDED(g))
		g->ok = build_operators(&g->arena, &b, file);
	return fxge_api_end(g);
}

/* ---- equivalent command ---- */

typedef struct command_call {
	fxge_session *session;
	const char *air, *soc;
	const char *const *options; /* or NULL */
	bool json;
} command_call;

/* Appends a word, quoted for a shell if necessary. */
static void
append_word(fxge_sbuf *b, const char *s)
{
	bool plain = *s != 0;

	for (const char *c = s; *c; c++)
		plain = plain && (is_of_name(*c) || *c == '=');
	if (plain) {
		fxge_sbuf_str(b, s);
		return;
	}
	fxge_sbuf_chr(b, '\'');
	for (; *s; s++)
		if (*s == '\'')
			fxge_sbuf_str(b, "'\\''");
		else
			fxge_sbuf_chr(b, *s);
	fxge_sbuf_chr(b, '\'');
}

/* Returns the options in the interface next to the .air, or NULL. */
static const char *const *
options_of_air(const command_call *c, fxge_arena *a)
{
	size_t n = strlen(c->air), stem = n > 4 && strcmp(c->air + n - 4, ".air") == 0 ? n - 4 : n;
	const char *path = fxge_arena_printf(a, "%.*s.io.json", (int)stem, c->air);

	if (access(path, R_OK) != 0)
		return NULL;
	return listed_options(a, read_interface(a, &c->session->diags, path));
}

static const char *
command(fxge_arena *a, const command_call *c)
{
	const char *slash = strrchr(c->air, '/'), *name = slash ? slash + 1 : c->air;
	size_t n = strlen(name);
	const fxge_chip_model *chip = c->soc ? fxge_chip_of(c->soc) : NULL;
	bool is_family = chip && fxge_chip_is_family(c->soc);
	fxge_atc t = {.air = name,
		.soc = is_family ? chip->name
			   : c->soc  ? c->soc
						 : "Ascend910B1",
		.options = c->options};
	fxge_sbuf b;

	t.output =
		n > 4 && strcmp(name + n - 4, ".air") == 0 ? fxge_arena_strndup(a, name, n - 4) : name;
	t.listed = options_of_air(c, a);
	t.lowers_f32 = lowers_f32(t.soc);
	fxge_api_text(c->session, &b);
	if (slash && !c->json) { /* paths of weight files are relative to that directory */
		fxge_sbuf_str(&b, "cd ");
		append_word(
			&b, fxge_arena_strndup(a, c->air, (size_t)(slash - c->air) + (slash == c->air)));
		fxge_sbuf_str(&b, " && ");
	}
	const char *const *argv = fxge_atc_argv(a, "atc", &t);

	for (int i = 0; argv[i]; i++) {
		fxge_sbuf_str(&b, c->json ? (i ? "," : "[") : i ? " " : "");
		if (c->json)
			fxge_sbuf_json(&b, argv[i], strlen(argv[i]));
		else
			append_word(&b, argv[i]);
	}
	fxge_sbuf_str(&b, c->json ? "]" : "");
	return b.data;
}

const char *
fxge_atc_command(
	fxge_session *s, const char *air, const char *soc, const char *const *options, bool json)
{
	command_call c = {.session = s, .air = air, .soc = soc, .options = options, .json = json};

	fxge_api_guard *g = fxge_api_begin(s);

	if (FXGE_GUARDED(g))
		g->ok = (g->text = command(&g->arena, &c)) != NULL;
	return fxge_api_end_text(g);
}
