/* The support table: what executed cases showed of each operator. */
#include "tests/ops/numbers.h"

#include "tests/golden.h"

#include <stdio.h>
#include <stdlib.h>

enum { MAX_SEEN = 16, MAX_BECOMES = 40 };

typedef struct row {
	char *name;                       /* "aten.add.Tensor" */
	const char *becomes[MAX_BECOMES]; /* types of GE nodes, of programs with this operator alone */
	int n_becomes;
	uint32_t dtypes; /* of the first tensor that it takes (makes, when it takes none) */
	bool dynamic;
	int cases;
} row;

typedef struct seen {
	char name[128];
	fxge_dtype dtype;
} seen;

struct number_table {
	row *rows;
	size_t n, cap;
	seen now[MAX_SEEN];
	int n_now;
	bool dynamic;
	int cases;
};

number_table *
numbers_table_open(void)
{
	return calloc(1, sizeof(number_table));
}

void
numbers_table_close(number_table *t)
{
	for (size_t i = 0; t && i < t->n; i++) {
		free(t->rows[i].name);
		for (int k = 0; k < t->rows[i].n_becomes; k++)
			free((void *)(uintptr_t)t->rows[i].becomes[k]);
	}
	free(t ? t->rows : NULL);
	free(t);
}

/* ---- noting ---- */

static fxge_dtype
first_dtype(const fxge_node *n)
{
	for (uint32_t i = 0; i < n->n_operands; i++)
		if (n->operands[i].kind == FXGE_K_VALUE
			&& n->operands[i].value->meta.kind == FXGE_META_TENSOR)
			return n->operands[i].value->meta.dtype;
	return n->n_results ? n->results[0]->meta.dtype : FXGE_DT_NONE;
}

static bool
is_npu(const char *name)
{
	return strncmp(name, "npu.", 4) == 0 || strncmp(name, "atb.", 4) == 0
		   || strncmp(name, "_C_ascend.", 10) == 0;
}

static bool
is_listed(const char *name)
{
	return strncmp(name, "aten.", 5) == 0 || is_npu(name);
}

void
numbers_table_see(number_table *t, const fxge_program *p, bool dynamic)
{
	t->n_now = 0;
	t->dynamic = dynamic;
	FXGE_EACH_NODE (n, p->main)
		if (t->n_now < MAX_SEEN && is_listed(n->op->name)) {
			snprintf(t->now[t->n_now].name, sizeof t->now->name, "%s", n->op->name);
			t->now[t->n_now++].dtype = first_dtype(n);
		}
}

static row *
row_of(number_table *t, const char *name)
{
	for (size_t i = 0; i < t->n; i++)
		if (strcmp(t->rows[i].name, name) == 0)
			return &t->rows[i];
	if (t->n == t->cap) {
		t->cap = t->cap ? 2 * t->cap : 64;
		t->rows = realloc(t->rows, t->cap * sizeof *t->rows);
	}
	t->rows[t->n] = (row){.name = strdup(name)};
	return &t->rows[t->n++];
}

static void
add_becomes(row *r, const char *type)
{
	for (int i = 0; i < r->n_becomes; i++)
		if (strcmp(r->becomes[i], type) == 0)
			return;
	if (r->n_becomes < MAX_BECOMES)
		r->becomes[r->n_becomes++] = strdup(type);
}

void
numbers_table_keep(number_table *t, const fxge_program *p)
{
	t->cases++;
	for (int i = 0; i < t->n_now; i++) {
		row *r = row_of(t, t->now[i].name);

		r->dtypes |= 1u << t->now[i].dtype;
		r->dynamic |= t->dynamic;
		r->cases++;
		if (t->n_now > 1)
			continue;
		FXGE_EACH_NODE (n, p->main)
			if (strncmp(n->op->name, "ge.", 3) == 0 && strcmp(n->op->name, "ge.Const") != 0)
				add_becomes(r, n->op->name + 3);
	}
}

/* ---- printing ---- */

static int
by_name(const void *a, const void *b)
{
	return strcmp(((const row *)a)->name, ((const row *)b)->name);
}

static int
by_text(const void *a, const void *b)
{
	return strcmp(*(const char *const *)a, *(const char *const *)b);
}

static void
print_row(FILE *f, row *r)
{
	qsort(r->becomes, (size_t)r->n_becomes, sizeof *r->becomes, by_text);
	fprintf(f, "| `%s` |", strchr(r->name, '.') + 1);
	for (int i = 0; i < r->n_becomes; i++)
		fprintf(f, " %s", r->becomes[i]);
	fprintf(f, "%s |", r->n_becomes ? "" : " (folded or removed)");
	for (int d = 0; d < FXGE_DT_COUNT; d++)
		if (r->dtypes >> d & 1 && d != FXGE_DT_NONE)
			fprintf(f, " %s", fxge_dtypes[d].text);
	fprintf(f, " | %s | %d |\n", r->dynamic ? "yes" : "no", r->cases);
}

static void
print_rows(FILE *f, const number_table *t, bool npu)
{
	for (size_t i = 0; i < t->n; i++)
		if (is_npu(t->rows[i].name) == npu)
			print_row(f, &t->rows[i]);
}

/* Operators of the table with a way to GE that no case executed; with or without those that write.
 */
static void
print_missing(FILE *f, number_table *t)
{
	fxge_session *s = fxge_open(NULL);
	const char *line = fxge_ops_text(s, false);
	char way[64], name[128];

	for (line = strchr(line, '\n'); line; line = strchr(line + 1, '\n'))
		if (sscanf(line + 1, "%63s %127s", way, name) == 2 && strcmp(way, "-") != 0
			&& strcmp(way, "pass") != 0 && is_listed(name) && !is_npu(name)) {
			row key = {.name = name};

			if (!bsearch(&key, t->rows, t->n, sizeof *t->rows, by_name))
				fprintf(f, "- `%s` (%s)\n", name + 5, way);
		}
	fxge_close(s);
}

bool
numbers_table_judge(number_table *t, const char *path, bool bless)
{
	char *text = NULL;
	size_t n = 0;
	FILE *f = open_memstream(&text, &n);

	qsort(t->rows, t->n, sizeof *t->rows, by_name);
	fprintf(f,
		"# Operators\n\nMade by `run_numbers --table doc/ops.md --bless tests/ops/data/*.fx` from "
		"%d cases\nthat ran on the CPU executor and agreed with PyTorch's numbers: %zu overloads. "
		"*Becomes*: types of GE\nnodes that its cases compiled to (constants left out). *Dynamic*: "
		"ran "
		"with symbolic sizes, three sizes\neach.\n\n| ATen overload | becomes | dtypes | dynamic | "
		"cases "
		"|\n|---|---|---|---|---|\n",
		t->cases, t->n);
	print_rows(f, t, false);
	fprintf(f,
		"\n## torch_npu's operators\n\nTheir numbers are those of compositions in plain PyTorch "
		"(`tests/ops/npu_reference.py`).\n\n| npu overload | becomes | dtypes | dynamic | cases "
		"|\n|---|---|---|---|---|\n");
	print_rows(f, t, true);
	fprintf(f, "\n## Rows with a way to GE that no case executes\n\nThose of torch_npu: "
			   "[npu-ops.md](npu-ops.md).\n\n");
	print_missing(f, t);
	fclose(f);
	bool same = golden_judge(path, text, bless);

	free(text);
	return same;
}
