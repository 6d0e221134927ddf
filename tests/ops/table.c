/* SPDX-License-Identifier: Apache-2.0 */
/* The record of executed operators: the rows of ops/executed.tsv. */
#include "tests/ops/numbers.h"

#include "tests/golden.h"

#include <stdio.h>
#include <stdlib.h>

enum { MAX_SEEN = 16, MAX_BECOMES = 40 };

typedef struct row {
	char *name;                       /* "aten.add.Tensor" */
	const char *becomes[MAX_BECOMES]; /* GE types in programs with this operator alone */
	int n_becomes;
	int cases[FXGE_DT_COUNT]; /* by dtype of the first tensor operand, or result if it has none */
	bool dynamic, empty, scalar; /* with symbolic sizes, without elements, of rank 0 */
} row;

typedef struct seen {
	char name[128];
	fxge_dtype dtype;
	bool empty, scalar;
} seen;

struct number_table {
	row *rows;
	size_t n, cap;
	seen now[MAX_SEEN];
	int n_now;
	bool dynamic;
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

/* ---- recording ---- */

/* Records a tensor operand, or a result of a node without tensor operands. */
static void
see_tensor(seen *now, const fxge_meta *m)
{
	if (m->kind != FXGE_META_TENSOR)
		return;
	if (now->dtype == FXGE_DT_NONE)
		now->dtype = m->dtype;
	now->scalar |= m->rank == 0;
	for (int i = 0; i < m->rank; i++)
		now->empty |= fxge_size_same(m->shape[i], fxge_size_small(0));
}

static seen
seen_of(const fxge_node *n)
{
	seen now = {.dtype = FXGE_DT_NONE};

	snprintf(now.name, sizeof now.name, "%s", n->op->name);
	for (uint32_t i = 0; i < n->n_operands; i++)
		if (n->operands[i].kind == FXGE_K_VALUE)
			see_tensor(&now, n->operands[i].value->meta);
	if (now.dtype == FXGE_DT_NONE && n->n_results)
		see_tensor(&now, n->results[0]->meta);
	return now;
}

static bool
is_listed(const char *name)
{
	static const char *const namespaces[] = {
		"aten.", "quantized_decomposed.", "torchvision.", "npu.", "air.", "atb.", "_C_ascend."};

	for (size_t i = 0; i < sizeof namespaces / sizeof *namespaces; i++)
		if (strncmp(name, namespaces[i], strlen(namespaces[i])) == 0)
			return true;
	return false;
}

void
numbers_table_see(number_table *t, const fxge_program *p, bool dynamic)
{
	t->n_now = 0;
	t->dynamic = dynamic;
	FXGE_EACH_NODE (n, p->main)
		if (t->n_now < MAX_SEEN && is_listed(n->op->name))
			t->now[t->n_now++] = seen_of(n);
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
	for (int i = 0; i < t->n_now; i++) {
		row *r = row_of(t, t->now[i].name);

		r->cases[t->now[i].dtype]++;
		r->dynamic |= t->dynamic;
		r->empty |= t->now[i].empty;
		r->scalar |= t->now[i].scalar;
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

/* Prints a column of words. */
static void
print_word(FILE *f, const char **between, const char *word)
{
	fprintf(f, "%s%s", *between, word);
	*between = " ";
}

static void
print_row(FILE *f, row *r)
{
	const char *between = "\t";
	char word[64];

	qsort(r->becomes, (size_t)r->n_becomes, sizeof *r->becomes, by_text);
	fputs(r->name, f);
	for (int d = 0; d < FXGE_DT_COUNT; d++)
		if (r->cases[d]) {
			snprintf(word, sizeof word, "%s:%d", d == FXGE_DT_NONE ? "none" : fxge_dtypes[d].text,
				r->cases[d]);
			print_word(f, &between, word);
		}
	between = "\t";
	print_word(f, &between, r->dynamic ? "dynamic" : "static");
	if (r->empty)
		print_word(f, &between, "empty");
	if (r->scalar)
		print_word(f, &between, "0-d");
	fputs(r->n_becomes ? "" : "\t", f);
	between = "\t";
	for (int i = 0; i < r->n_becomes; i++)
		print_word(f, &between, r->becomes[i]);
	fputc('\n', f);
}

bool
numbers_table_judge(number_table *t, const char *path, bool bless)
{
	char *text = NULL;
	size_t n = 0;
	FILE *f = open_memstream(&text, &n);

	qsort(t->rows, t->n, sizeof *t->rows, by_name);
	fputs("# Operators that cases of tests/ops/data executed, with PyTorch's numbers: written by "
		  "run_numbers --table.\n"
		  "# op, cases by the dtype of the first tensor, kinds of sizes, GE types without "
		  "constants.\n",
		f);
	for (size_t i = 0; i < t->n; i++)
		print_row(f, &t->rows[i]);
	fclose(f);
	bool same = golden_judge(path, text, bless);

	free(text);
	return same;
}
