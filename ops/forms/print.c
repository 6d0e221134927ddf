/* SPDX-License-Identifier: Apache-2.0 */
/* Output of rows as a file: one key per line, values in one line, block texts unchanged. */
#include "ops/forms/forms.h"

/* Returns whether a word needs no quotes: a name, a number. */
static bool
is_bare(const fxge_yaml *y)
{
	static const char ok[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_.+-";

	return y->plain && y->len && strspn(y->text, ok) == y->len && strcmp(y->text, "-") != 0;
}

static void
put_scalar(fxge_sbuf *b, const fxge_yaml *y)
{
	if (is_bare(y))
		fxge_sbuf_add(b, y->text, y->len);
	else
		fxge_sbuf_json(b, y->text, y->len);
}

void
fxge_forms_print_value(fxge_sbuf *b, const fxge_yaml *y)
{
	if (y->kind == FXGE_YAML_SCALAR) {
		put_scalar(b, y);
		return;
	}
	fxge_sbuf_chr(b, y->kind == FXGE_YAML_MAP ? '{' : '[');
	for (size_t i = 0; i < y->n; i++) {
		if (i)
			fxge_sbuf_str(b, ", ");
		if (y->kind == FXGE_YAML_MAP) {
			put_scalar(b, y->keys[i]);
			fxge_sbuf_str(b, ": ");
		}
		fxge_forms_print_value(b, y->items[i]); /* bounded by the depth of libyaml's reader */
	}
	fxge_sbuf_chr(b, y->kind == FXGE_YAML_MAP ? '}' : ']');
}

/* Prints a block scalar. */
static void
put_block(fxge_sbuf *b, const fxge_yaml *y, int indent)
{
	fxge_sbuf_str(b, y->len && y->text[y->len - 1] == '\n' ? "|\n" : "|-\n");
	for (const char *s = y->text, *end = s + y->len; s < end;) {
		const char *stop = memchr(s, '\n', (size_t)(end - s));
		size_t n = (size_t)((stop ? stop : end) - s);

		fxge_sbuf_fmt(b, "%*s%.*s\n", n ? indent : 0, "", (int)n, s);
		s += n + 1;
	}
}

/* Returns whether a text is printed as a block: a formula or a text graph. */
static bool
is_block(const fxge_yaml *y)
{
	return y->kind == FXGE_YAML_SCALAR && y->len && strchr(y->text, '\n') && *y->text != ' '
		   && *y->text != '\n' && !strpbrk(y->text, "\t\r\v\f");
}

static bool
has_block(const fxge_yaml *y)
{
	for (size_t i = 0; y->kind == FXGE_YAML_MAP && i < y->n; i++)
		if (is_block(y->items[i]))
			return true;
	return false;
}

/* Prints one key per line, for the formulas of `backward`. */
static void
put_map(fxge_sbuf *b, const fxge_yaml *y)
{
	fxge_sbuf_chr(b, '\n');
	for (size_t i = 0; i < y->n; i++) {
		fxge_sbuf_str(b, "    ");
		put_scalar(b, y->keys[i]);
		fxge_sbuf_str(b, ": ");
		if (is_block(y->items[i])) {
			put_block(b, y->items[i], 6);
			continue;
		}
		fxge_forms_print_value(b, y->items[i]);
		fxge_sbuf_chr(b, '\n');
	}
}

static void
put_row(fxge_sbuf *b, const fxge_description *d)
{
	for (size_t i = 0; i < d->row->n; i++) {
		const fxge_yaml *y = d->row->items[i];

		fxge_sbuf_str(b, i ? "  " : "- ");
		put_scalar(b, d->row->keys[i]);
		fxge_sbuf_str(b, ": ");
		if (is_block(y)) {
			put_block(b, y, 4);
			continue;
		}
		if (has_block(y)) {
			put_map(b, y);
			continue;
		}
		fxge_forms_print_value(b, y);
		if (!i) {
			fxge_sbuf_str(b, "  # ");
			fxge_sbuf_safe(b, d->path, strlen(d->path));
			fxge_sbuf_fmt(b, ":%d", d->row->line);
		}
		fxge_sbuf_chr(b, '\n');
	}
}

void
fxge_forms_print(fxge_sbuf *b, const fxge_descriptions *all)
{
	for (size_t i = 0; i < all->list.len; i++) {
		if (i)
			fxge_sbuf_chr(b, '\n');
		put_row(b, all->list.data[i]);
	}
}
