/* SPDX-License-Identifier: Apache-2.0 */
/* The build's generator, fxge-opgen --out-dir DIR FILE.yaml ... TABLE.tsv ...: loads all rows and
 * prints them as C. */
#include "ops/print.h"

#include <stdio.h>

typedef struct run {
	fxge_session *session;
	fxge_op_table table;
	const char *dir;
	char **files;
	int n_files;
} run;

static const struct {
	const char *name;
	void (*print)(fxge_sbuf *b, const fxge_op_table *t);
} outputs[] = {
	{"fxge_op_limit.h", fxge_print_limit},
	{"fxge_op_meta_functions.h", fxge_print_meta_functions},
	{"fxge_op_conv_functions.h", fxge_print_conv_functions},
	{"fxge_op_decomp_functions.h", fxge_print_decomp_functions},
	{"fxge_op_kernel_functions.h", fxge_print_kernel_functions},
	{"fxge_op_rows.c", fxge_print_rows},
	{"fxge_op_meta.inc", fxge_print_meta},
	{"fxge_op_meta_names.inc", fxge_print_meta_names},
	{"fxge_op_conv.inc", fxge_print_conv},
	{"fxge_op_conv_names.inc", fxge_print_conv_names},
	{"fxge_op_decomp.inc", fxge_print_decomp},
	{"fxge_op_decomp_names.inc", fxge_print_decomp_names},
	{"fxge_op_kernel.inc", fxge_print_kernel},
	{"fxge_op_kernel_names.inc", fxge_print_kernel_names},
};

static const char *
stem(fxge_arena *a, const char *path)
{
	const char *slash = strrchr(path, '/'), *from = slash ? slash + 1 : path;

	return fxge_arena_strndup(a, from, strcspn(from, "."));
}

static void
close_file(void *f)
{
	fxge_file_close(f);
}

static fxge_file *
open_file(fxge_session *s, const char *path)
{
	fxge_file *f = fxge_file_open(&s->heap, &s->diags, path);

	if (f)
		fxge_arena_defer(&s->arena, close_file, f);
	return f;
}

static bool
load(run *r, const char *path)
{
	fxge_session *s = r->session;
	fxge_file *f = open_file(s, path);

	return f
		   && fxge_op_table_load(&r->table, &s->diags, path, (const char *)f->bytes.data,
			   f->bytes.size, stem(&s->arena, path));
}

static bool
is_same(run *r, const char *path, const fxge_sbuf *b)
{
	FILE *have = fopen(path, "rb"); /* a missing file is not an error here */

	if (!have)
		return false;
	fclose(have);
	fxge_file *f = open_file(r->session, path);
	return f && f->bytes.size == b->len && !memcmp(f->bytes.data, b->data, b->len);
}

/* Writes a file, or leaves an equal one unchanged with its time, so that nothing is recompiled. */
static bool
write_output(run *r, const char *name, const fxge_sbuf *b)
{
	fxge_session *s = r->session;
	const char *path = fxge_arena_printf(&s->arena, "%s/%s", r->dir, name);

	if (is_same(r, path, b))
		return true;
	fxge_out *o = fxge_out_open(&s->arena, &s->diags, path);
	if (!o)
		return false;
	fxge_out_write(o, b->data, b->len);
	return fxge_out_commit(o);
}

static bool
is_table(const char *path)
{
	size_t n = strlen(path);

	return n > 4 && strcmp(path + n - 4, ".tsv") == 0;
}

/* Prints a table of a chip's kernels, or of external facts. Tables name operators of all rows. */
static bool
print_table(run *r, const char *path)
{
	fxge_session *s = r->session;
	fxge_file *f = open_file(s, path);
	bool kernels = strstr(path, "/chips/") != NULL;
	fxge_sbuf b;

	fxge_sbuf_init(&b, &s->arena);
	return f
		   && (kernels ? fxge_print_kernels : fxge_print_record)(
			   &b, &r->table, &s->diags, path, (const char *)f->bytes.data, f->bytes.size)
		   && write_output(r,
			   fxge_arena_printf(
				   &s->arena, "fxge_op_%s%s.inc", kernels ? "kernels_" : "", stem(&s->arena, path)),
			   &b);
}

/* Prints the prototypes of a GE file's kernels: fxge_kernels_unary.h for ops/ge/unary.yaml. */
static bool
print_prototypes(run *r, const char *family, const char *path)
{
	fxge_arena *a = &r->session->arena;
	fxge_sbuf b;

	fxge_sbuf_init(&b, a);
	fxge_print_prototypes(&b, &r->table, family, path);
	return write_output(r, fxge_arena_printf(a, "fxge_kernels_%s.h", family), &b);
}

/* Returns `aten_unary` for ops/aten/unary.yaml. */
static const char *
family_of(fxge_arena *a, const char *path)
{
	const char *family = stem(a, path), *end = strrchr(path, '/'), *from = end ? end : path;

	while (from > path && from[-1] != '/')
		from--;
	const char *directory = fxge_arena_strndup(a, from, end ? (size_t)(end - from) : 0);

	return fxge_arena_printf(a, "%s_%s", directory, family);
}

/* Prints ids and parameters of a file's operators: fxge_aten_unary.h for ops/aten/unary.yaml. */
static bool
print_family(run *r, const char *path)
{
	fxge_arena *a = &r->session->arena;
	const char *name = family_of(a, path);
	fxge_sbuf b;

	fxge_sbuf_init(&b, a);
	fxge_print_family(&b, &r->table, name, path);
	return write_output(r, fxge_arena_printf(a, "fxge_%s.h", name), &b)
		   && (strncmp(name, "ge_", 3) != 0 || print_prototypes(r, stem(a, path), path));
}

static void
number_rows(run *r)
{
	uint32_t id = 1; /* 0 belongs to no operator */

	for (int i = 0; i < r->n_files; i++)
		if (!is_table(r->files[i]))
			id = fxge_print_number(&r->table, r->files[i], id);
}

/* Prints fxge_op_ids.h, which includes the headers of all families. */
static bool
print_ids(run *r)
{
	fxge_arena *a = &r->session->arena;
	fxge_sbuf b;

	fxge_sbuf_init(&b, a);
	fxge_sbuf_str(&b, "/* Made by fxge-opgen from the rows of ops/: do not edit. */\n"
					  "#ifndef FXGE_OP_IDS_H\n#define FXGE_OP_IDS_H\n\n"
					  "#include \"fxge_op_limit.h\"\n");
	for (int i = 0; i < r->n_files; i++)
		if (!is_table(r->files[i]))
			fxge_sbuf_fmt(&b, "#include \"fxge_%s.h\"\n", family_of(a, r->files[i]));
	fxge_sbuf_str(&b, "\n#endif\n");
	return write_output(r, "fxge_op_ids.h", &b);
}

static int
generate(void *arg)
{
	run *r = arg;
	fxge_session *s = r->session;

	fxge_op_table_init(&r->table, &s->arena, s->names);
	bool ok = true;
	for (int i = 0; i < r->n_files; i++)
		if (!is_table(r->files[i]))
			ok = load(r, r->files[i]) && ok;
	ok = fxge_op_table_finish(&r->table, &s->diags, 0) && ok;
	if (!ok || !fxge_print_check(&r->table, &s->diags))
		return 1;
	number_rows(r);
	for (size_t i = 0; i < sizeof outputs / sizeof *outputs; i++) {
		fxge_sbuf b;
		fxge_sbuf_init(&b, &s->arena);
		outputs[i].print(&b, &r->table);
		ok = write_output(r, outputs[i].name, &b) && ok;
	}
	for (int i = 0; i < r->n_files; i++)
		ok = (is_table(r->files[i]) ? print_table : print_family)(r, r->files[i]) && ok;
	return !(print_ids(r) && ok);
}

static int
show(void *arg)
{
	fxge_session *s = arg;

	for (size_t i = 0; i < s->diags.list.len; i++) {
		fxge_sbuf b;
		fxge_sbuf_init(&b, &s->arena);
		fxge_diag_render(&b, &s->diags.list.data[i]);
		fputs(b.data, stderr);
	}
	return 0;
}

int
main(int argc, char **argv)
{
	if (argc < 4 || strcmp(argv[1], "--out-dir") != 0) {
		fputs("usage: fxge-opgen --out-dir DIR FILE.yaml ... CHIP.tsv ...\n", stderr);
		return 2;
	}
	run r = {.session = fxge_session_new(NULL, NULL, NULL), .dir = argv[2]};
	r.files = argv + 3;
	r.n_files = argc - 3;
	int status = r.session ? fxge_heap_guard(&r.session->heap, generate, &r) : -1;
	if (status < 0)
		fputs("fxge-opgen: out of memory\n", stderr);
	else
		fxge_heap_guard(&r.session->heap, show, r.session);
	if (r.session)
		fxge_session_release(r.session);
	return status != 0;
}
