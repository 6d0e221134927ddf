/* SPDX-License-Identifier: Apache-2.0 */
/* The tree of a program's modules: plain text, and a screen that answers to keys. */
#include "cli/view/tree.h"

#include "cli/view/terminal.h"

#include <string.h>

enum {
	PLAIN_DEPTH = 3,
	SCREEN_DEPTH = 2,
	OTHER_ROWS = 3, /* titles, facts of the selected line, help */
	MOST_TEXT = 120,
};

/* State of the screen. */
typedef struct screen {
	fxge_program *program;
	int rows, columns;
	size_t selected, top;     /* lines */
	char text[MOST_TEXT + 1]; /* last search */
	const char *message;      /* in place of the help, or NULL */
} screen;

/* ---- plain text ---- */

/* Prints a line without blanks at its end. */
static bool
put_line(const char *s)
{
	size_t n = s ? strlen(s) : 0;

	while (n && s[n - 1] == ' ')
		n--;
	printf("%.*s\n", (int)n, s ? s : "");
	return s != NULL;
}

static int
print_all(cli *c, fxge_program *p)
{
	bool ok = put_line(fxge_outline_text(p, FXGE_OUTLINE_HEAD, 0, 0));

	for (size_t i = 0; ok && i < fxge_outline_size(p); i++)
		ok = put_line(fxge_outline_text(p, FXGE_OUTLINE_LINE, i, 0));
	return ok ? FXGE_OK : cli_last_status(c);
}

/* ---- screen ---- */

/* Writes a text in a row of the screen. */
static void
put_row(int row, const char *style, const char *text)
{
	printf("\033[%d;1H\033[0m%s%s\033[K\033[0m", row, style, text ? text : "");
}

static size_t
body_rows(const screen *s)
{
	return s->rows > OTHER_ROWS + 1 ? (size_t)(s->rows - OTHER_ROWS) : 1;
}

/* Moves the part in sight so that it has the selected line. */
static void
scroll(screen *s)
{
	size_t n = fxge_outline_size(s->program), body = body_rows(s);

	s->selected = s->selected < n ? s->selected : n - 1;
	if (s->selected < s->top)
		s->top = s->selected;
	if (s->selected >= s->top + body)
		s->top = s->selected - body + 1;
	if (s->top + body > n)
		s->top = n > body ? n - body : 0;
}

static void
draw(screen *s)
{
	size_t width = (size_t)s->columns, body = body_rows(s);

	scroll(s);
	put_row(1, "\033[1m", fxge_outline_text(s->program, FXGE_OUTLINE_HEAD, 0, width));
	for (size_t i = 0; i < body; i++) {
		size_t line = s->top + i;

		put_row((int)i + 2, line == s->selected ? "\033[7m" : "",
			line < fxge_outline_size(s->program)
				? fxge_outline_text(s->program, FXGE_OUTLINE_LINE, line, width)
				: "");
	}
	put_row((int)body + 2, "\033[2m",
		fxge_outline_text(s->program, FXGE_OUTLINE_FACTS, s->selected, width));
	put_row((int)body + 3, "",
		s->message ? s->message
				   : "arrows: move, fold   * 0: unfold, fold all   / n: search   q: quit");
	fflush(stdout);
}

static void
act(screen *s, fxge_outline_action action, const char *text)
{
	fxge_outline_act(s->program, &s->selected, action, text);
}

/* Searches the text that was typed last. */
static void
find(screen *s)
{
	size_t at = s->selected;

	act(s, FXGE_OUTLINE_FIND, s->text);
	s->message = *s->text && at == s->selected ? "not found" : NULL;
}

/* Reads the text of a search. Returns the key that ended the input. */
static int
read_text(screen *s)
{
	char shown[MOST_TEXT + 2];
	size_t n = 0;
	int key;

	do {
		s->text[n] = '\0';
		snprintf(shown, sizeof shown, "/%s", s->text);
		s->message = shown;
		draw(s);
		key = terminal_key();
		if ((key == 127 || key == '\b') && n)
			n--;
		else if (key >= ' ' && key < 256 && key != 127 && n < MOST_TEXT)
			s->text[n++] = (char)key;
		else if (key == TERMINAL_REDRAW)
			terminal_size(&s->rows, &s->columns);
	} while (key != TERMINAL_END && key != TERMINAL_ESCAPE && key != '\n' && key != '\r');
	s->message = NULL;
	return key;
}

static void
search(screen *s)
{
	int key = read_text(s);

	if (key == '\n' || key == '\r')
		find(s);
}

static void
move(screen *s, long long by)
{
	long long n = (long long)fxge_outline_size(s->program), at = (long long)s->selected + by;

	s->selected = (size_t)(at < 0 ? 0 : at >= n ? n - 1 : at);
}

/* Folds or unfolds all; the first line is selected. */
static void
unfold(screen *s, int depth)
{
	fxge_outline_unfold(s->program, depth);
	s->selected = s->top = 0;
}

/* Answers to a key. Returns false at the end. */
static bool
answer(screen *s, int key)
{
	long long page = (long long)body_rows(s), all = (long long)fxge_outline_size(s->program);

	s->message = NULL;
	switch (key) {
	case TERMINAL_END:
	case TERMINAL_ESCAPE:
	case 'q':
		return false;
	case TERMINAL_REDRAW:
		terminal_size(&s->rows, &s->columns);
		printf("\033[2J");
		break;
	case TERMINAL_UP:
	case 'k':
		move(s, -1);
		break;
	case TERMINAL_DOWN:
	case 'j':
		move(s, 1);
		break;
	case TERMINAL_PAGE_UP:
		move(s, -page);
		break;
	case TERMINAL_PAGE_DOWN:
	case ' ':
		move(s, page);
		break;
	case TERMINAL_HOME:
	case 'g':
		move(s, -all);
		break;
	case TERMINAL_LAST:
	case 'G':
		move(s, all);
		break;
	case TERMINAL_LEFT:
	case 'h':
		act(s, FXGE_OUTLINE_FOLD, NULL);
		break;
	case TERMINAL_RIGHT:
	case 'l':
		act(s, FXGE_OUTLINE_UNFOLD, NULL);
		break;
	case '\n':
	case '\r':
		act(s, FXGE_OUTLINE_TOGGLE, NULL);
		break;
	case '*':
		unfold(s, -1);
		break;
	case '0':
		unfold(s, 1);
		break;
	case '/':
		search(s);
		break;
	case 'n':
		find(s);
		break;
	}
	return true;
}

static void
run(fxge_program *p)
{
	screen s = {.program = p};

	terminal_size(&s.rows, &s.columns);
	do
		draw(&s);
	while (answer(&s, terminal_key()));
}

int
tree_show(cli *c, fxge_program *p, long long depth)
{
	bool on_screen = terminal_is_there();
	int status = (int)fxge_outline_open(p, on_screen);

	if (status == FXGE_OK)
		status = (int)fxge_outline_unfold(p, depth >= 0  ? (int)depth
											 : on_screen ? SCREEN_DEPTH
														 : PLAIN_DEPTH);
	cli_progress_end(c);
	if (status != FXGE_OK)
		return status;
	if (!on_screen || !terminal_open())
		return print_all(c, p);
	run(p);
	fflush(stdout);
	terminal_close();
	return FXGE_OK;
}
