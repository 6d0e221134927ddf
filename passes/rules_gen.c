/* SPDX-License-Identifier: Apache-2.0 */
/* The build's generator of rewrite rules, fxge-rulegen NAME OUT.c FILE.rules ...: prints the rules
 * of all files, in order, as the C table fxge_NAME_rules. */
#include "passes/match/rule_text.h"

#include <ctype.h>
#include <stdio.h>

typedef struct run {
	fxge_heap *heap;
	const char *name, *out;
	char **files;
	int n_files;
} run;

static const char *
read_all(fxge_arena *a, const char *path, size_t *n)
{
	FILE *f = fopen(path, "rb");
	fxge_sbuf b;
	char part[4096];

	fxge_sbuf_init(&b, a);
	if (!f)
		return NULL;
	for (size_t k; (k = fread(part, 1, sizeof part, f)) > 0;)
		fxge_sbuf_add(&b, part, k);
	fclose(f);
	*n = b.len;
	return b.data ? b.data : "";
}

/* ---- printing ---- */

/* Prints the C name of an operator: ATEN_add_Tensor, ATEN_relu for the overload `default`,
 * GE_Add. */
static void
print_op(fxge_sbuf *b, const char *name)
{
	size_t n = strlen(name), tail = sizeof ".default" - 1;
	bool in_namespace = true;

	if (n > tail && strcmp(name + n - tail, ".default") == 0)
		n -= tail;
	for (size_t i = 0; i < n; i++) {
		char c = name[i];

		in_namespace = in_namespace && c != '.';
		fxge_sbuf_chr(b, (char)(in_namespace ? toupper((unsigned char)c) : c == '.' ? '_' : c));
	}
}

static void
print_string(fxge_sbuf *b, const char *s)
{
	fxge_sbuf_chr(b, '"');
	for (; *s; s++)
		if (*s == '\n')
			fxge_sbuf_str(b, s[1] ? "\\n\"\n\t\t\t   \"" : "\\n");
		else
			fxge_sbuf_fmt(b, *s == '"' || *s == '\\' ? "\\%c" : "%c", *s);
	fxge_sbuf_chr(b, '"');
}

/* Prints the arguments of a condition: numbers as they are, names as strings. */
static void
print_arguments(fxge_sbuf *b, const char *s)
{
	while (*s) {
		size_t n = strcspn(s, ","), k = strspn(s, " ");

		if (isdigit((unsigned char)s[k]) || s[k] == '-')
			fxge_sbuf_fmt(b, ", %.*s", (int)(n - k), s + k);
		else
			fxge_sbuf_fmt(b, ", \"%.*s\"", (int)(n - k), s + k);
		s += n + (s[n] == ',');
	}
}

static void
print_condition(fxge_sbuf *b, const fxge_rule_text *r, size_t number)
{
	if (!r->conditions.len)
		return;

	fxge_sbuf_fmt(b, "static bool\nok_%zu(fxge_match *m)\n{\n\treturn ", number);
	for (size_t i = 0; i < r->conditions.len; i++) {
		const fxge_rule_condition *c = &r->conditions.data[i];

		fxge_sbuf_fmt(b, "%sfxge_rule_%s(m", i ? "\n\t\t   && " : "", c->name);
		print_arguments(b, c->arguments);
		fxge_sbuf_chr(b, ')');
	}
	fxge_sbuf_str(b, ";\n}\n\n");
}

static void
print_rule(fxge_sbuf *b, const fxge_rule_text *r, size_t number)
{
	fxge_sbuf_fmt(b, "\t{\n\t\t.name = \"%s\",\n\t\t.root = ", r->name);
	print_op(b, r->root);
	fxge_sbuf_str(b, ",\n\t\t.needs = ");
	print_op(b, r->needs);
	fxge_sbuf_str(b, ",\n\t\t.pattern = ");
	print_string(b, r->pattern);
	fxge_sbuf_str(b, ",\n\t\t.replace = ");
	print_string(b, r->replace);
	if (r->conditions.len)
		fxge_sbuf_fmt(b, ",\n\t\t.ok = ok_%zu", number);
	fxge_sbuf_str(b, ",\n\t},\n");
}

static void
print_all(fxge_sbuf *b, const char *name, const fxge_rule_texts *t)
{
	fxge_sbuf_str(b, "/* Made by fxge-rulegen from passes/rules/: do not edit. */\n"
					 "#include \"passes/rules/rules.h\"\n\n#include \"fxge_op_ids.h\"\n\n");
	for (size_t i = 0; i < t->list.len; i++)
		print_condition(b, &t->list.data[i], i);
	fxge_sbuf_fmt(b, "const fxge_rule fxge_%s_rules[] = {\n", name);
	for (size_t i = 0; i < t->list.len; i++)
		print_rule(b, &t->list.data[i], i);
	fxge_sbuf_fmt(b, "};\nconst size_t fxge_n_%s_rules = %zu;\n", name, t->list.len);
}

/* ---- the program ---- */

static int
generate(void *arg)
{
	const run *r = arg;
	fxge_arena a;
	fxge_rule_texts all = {0};
	fxge_sbuf b;

	fxge_arena_init(&a, r->heap);
	for (int i = 0; i < r->n_files; i++) {
		size_t n = 0;
		const char *s = read_all(&a, r->files[i], &n);

		if (!s) {
			fprintf(stderr, "fxge-rulegen: cannot read %s\n", r->files[i]);
			return 1;
		}
		if (!fxge_rule_texts_parse(&a, s, n, &all)) {
			fprintf(stderr, "%s:%d:%d: error: %s\n", r->files[i], all.at.line, all.at.column,
				all.error);
			return 1;
		}
	}
	fxge_sbuf_init(&b, &a);
	print_all(&b, r->name, &all);
	FILE *f = fopen(r->out, "wb");
	bool ok = f && fwrite(b.data, 1, b.len, f) == b.len;

	ok = (!f || fclose(f) == 0) && ok;
	fxge_arena_release(&a);
	return !ok;
}

int
main(int argc, char **argv)
{
	fxge_heap heap = {0};

	if (argc < 4) {
		fputs("usage: fxge-rulegen NAME OUT.c FILE.rules ...\n", stderr);
		return 2;
	}
	return fxge_heap_guard(&heap, generate, &(run){&heap, argv[1], argv[2], argv + 3, argc - 3})
		   != 0;
}
