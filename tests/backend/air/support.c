/* SPDX-License-Identifier: Apache-2.0 */
/* The base program of the tests, and readers of the written files. */
#define _XOPEN_SOURCE 700
#include "backend/air/support.h"

#include "infer/infer.h"
#include "ir/text/text.h"

#include <dirent.h>
#include <ftw.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

/* A program with dynamic dims, a state that is read and then written, a trailing optional input
 * left out, constants, a cast, a dynamic port, attributes, and a functional operator with two
 * graphs. */
const char base_text[] =
	"fxge 1\n"
	"model \"base\" stage \"ge\"\n"
	"symbol s0 : int [2, 64]\n"
	"tensor @w : f32[4, 4] = {0.5, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0, 12.0, "
	"13.0, 14.0, 15.0}\n"
	"tensor @cache : f32[4] = {0.0, 0.0, 0.0, 0.0}\n"
	"tensor @start : f32[4] = {1.0, 2.0, 3.0, 4.0}\n"
	"graph \"main\"(\n"
	"    %x : f32[s0, 4],\n"
	"    %cond : bool[],\n"
	"    %kv : f32[4] = state(@cache, \"layer.cache\"),\n"
	"    %st : f32[4] = state(@start, \"layer.start\")) {\n"
	"  %w = ge.Const(value=@w) : f32[4, 4]\n"
	"  %mm = ge.MatMulV2(x1=%x, x2=%w, transpose_x2=true) : f32[s0, 4]\n"
	"  %old = ge.Add(x1=%mm, x2=%kv) : f32[s0, 4]\n"
	"  %half = ge.Cast(x=%old, dst_type=1) : f16[s0, 4]\n"
	"  %sm = ge.SoftmaxV2(x=%half, axes=[0]) : f16[s0, 4]\n"
	"  %cat = ge.ConcatD(x=[%sm, %half, %sm], concat_dim=1, N=3) : f16[s0, 12]\n"
	"  %new = ge.Add(x1=%st, x2=%st) : f32[4]\n"
	"  %pick = ge.If(cond=%cond, input=[%new, %mm]) : f32[4] {\n"
	"    graph \"then\"(\n"
	"        %a : f32[4],\n"
	"        %b : f32[s0, 4]) {\n"
	"      %r = ge.Relu(x=%a) : f32[4]\n"
	"      return %r\n"
	"    }\n"
	"    graph \"else\"(\n"
	"        %a : f32[4],\n"
	"        %b : f32[s0, 4]) {\n"
	"      %n = ge.Neg(x=%a) : f32[4]\n"
	"      return %n\n"
	"    }\n"
	"  }\n"
	"  %set = ge.Assign(ref=%kv, value=%pick) : f32[4]\n"
	"  return %cat as \"joined\", %old\n"
	"}\n";

static int
remove_one(const char *path, const struct stat *st, int kind, struct FTW *ftw)
{
	(void)st, (void)kind, (void)ftw;
	return remove(path);
}

int
air_open(void **state)
{
	air_test *t = calloc(1, sizeof *t);

	if (!temp_make(t->dir) || !(t->s = fxge_session_new(NULL, NULL, NULL)))
		return -1;
	t->s->infer = fxge_infer_node;
	snprintf(t->path, sizeof t->path, "%s/m.air", t->dir);
	*state = t;
	return 0;
}

int
air_close(void **state)
{
	air_test *t = *state;

	fxge_session_release(t->s);
	int r = nftw(t->dir, remove_one, 8, FTW_DEPTH | FTW_PHYS);

	free(t);
	return r;
}

const char *
air_in(air_test *t, const char *name)
{
	return fxge_arena_printf(&t->s->arena, "%s/%s", t->dir, name);
}

void
air_show(const air_test *t)
{
	fxge_sbuf b;

	fxge_sbuf_init(&b, &t->s->arena);
	for (size_t i = 0; i < t->s->diags.list.len; i++) {
		fxge_diag_render(&b, &t->s->diags.list.data[i]);
		fxge_sbuf_chr(&b, '\n');
	}
	if (b.data)
		print_error("%s", b.data);
}

fxge_program *
air_program(air_test *t, const char *text)
{
	fxge_program *p = fxge_text_parse(t->s, "base.fx", text, strlen(text));

	if (!p)
		air_show(t);
	assert_non_null(p);
	return p;
}

static const char big_text[] = "fxge 1\n"
							   "model \"big\" stage \"ge\"\n"
							   "tensor @a.b : f32[300] = hex \"%s\"\n"
							   "graph \"main\"(\n"
							   "    %%x : f32[300]) {\n"
							   "  %%w = ge.Const(value=@a.b) : f32[300]\n"
							   "  %%y = ge.Add(x1=%%x, x2=%%w) : f32[300]\n"
							   "  return %%y\n"
							   "}\n";

fxge_program *
air_big_program(air_test *t)
{
	char *hex = fxge_arena_alloc(&t->s->arena, 2401);

	memset(hex, '3', 2400);
	return air_program(t, fxge_arena_printf(&t->s->arena, big_text, hex));
}

void
air_write_base(air_test *t, fxge_weights w)
{
	fxge_program *p = air_program(t, base_text);
	fxge_air_options o = {.weights = w, .force = true};

	if (!fxge_air_write(p, t->path, &o)) {
		air_show(t);
		fail();
	}
	fxge_program_release(p);
	FILE *f = fopen(air_in(t, "m.weights/start"), "wb"); /* names in models of other writers */

	assert_non_null(f);
	assert_int_equal(fwrite("0123456789abcdef", 1, 16, f), 16);
	fclose(f);
}

const char *
air_side(air_test *t, const char *name)
{
	DIR *d = opendir(air_in(t, "m.weights"));
	const struct dirent *e;
	const char *path = NULL;

	while (d && (e = readdir(d)))
		if (strlen(e->d_name) == 17) /* a generation directory */
			path = air_in(t, fxge_arena_printf(&t->s->arena, "m.weights/%s/%s", e->d_name, name));
	if (d)
		closedir(d);
	assert_non_null(path);
	return path;
}

uint8_t *
air_read_file(const char *path, size_t *n)
{
	FILE *f = fopen(path, "rb");

	assert_non_null(f);
	fseek(f, 0, SEEK_END);
	*n = (size_t)ftell(f);
	rewind(f);
	uint8_t *p = malloc(*n + 1);

	assert_int_equal(fread(p, 1, *n, f), *n);
	fclose(f);
	return p;
}

bool
air_check_file(air_test *t)
{
	fxge_diags_clear(&t->s->diags);
	fxge_file *f = fxge_file_open(&t->s->heap, &t->s->diags, t->path);

	assert_non_null(f);
	bool ok = fxge_air_check(t->s, f, t->path, NULL, "ascend910b", 0, NULL, false);

	fxge_file_close(f);
	return ok;
}

bool
air_check_bytes(air_test *t, const void *p, size_t n)
{
	fxge_diags_clear(&t->s->diags);
	fxge_file *f = fxge_file_copy(&t->s->heap, &t->s->diags, t->path, p, n);

	assert_non_null(f);
	bool ok = fxge_air_check(t->s, f, t->path, NULL, "ascend910b", 0, NULL, false);

	fxge_file_close(f);
	return ok;
}

int
air_count(const air_test *t, fxge_diag_id id)
{
	int n = 0;

	for (size_t i = 0; i < t->s->diags.list.len; i++)
		n += t->s->diags.list.data[i].id == id;
	return n;
}

ge_op *
model_op(ge_model *m, const char *name)
{
	for (size_t g = 0; g < m->n_graph; g++)
		for (size_t i = 0; i < m->graph[g]->n_op; i++)
			if (strcmp(m->graph[g]->op[i]->name, name) == 0)
				return m->graph[g]->op[i];
	fail_msg("no operator %s", name);
	return NULL;
}

ge_attr *
op_attr(ge_op *op, const char *key)
{
	for (size_t i = 0; i < op->n_attr; i++)
		if (strcmp(op->attr[i]->key, key) == 0)
			return op->attr[i]->value;
	fail_msg("%s has no attribute %s", op->name, key);
	return NULL;
}
