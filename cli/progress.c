/* SPDX-License-Identifier: Apache-2.0 */
/* Progress of long operations: one line on the terminal with rate and remaining time. */
#include "cli/cli.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { WIDTH = 24 }; /* characters of the bar */
#define PATIENCE 0.5 /* seconds before the first display */
#define EVERY    0.1 /* seconds between updates */

static bool
is_set(const char *variable)
{
	const char *value = getenv(variable);

	return value && *value;
}

bool
cli_progress_shown(const cli *c)
{
	const char *term = getenv("TERM");

	return isatty(2) && !c->quiet && !c->json && !is_set("CI")
		   && !(term && strcmp(term, "dumb") == 0);
}

void
cli_progress_end(cli *c)
{
	if (c->progress.shown)
		fputs("\r\033[K", stderr);
	c->progress.shown = false;
	c->progress.what = NULL;
}

static const char *
unit_of(const char *what)
{
	static const char *const units[][2] = {
		{"writing", "MB"}, {"comparing", "MB"}, {"compiling", "passes"}};

	for (size_t i = 0; i < sizeof units / sizeof *units; i++)
		if (strcmp(units[i][0], what) == 0)
			return units[i][1];
	return "nodes";
}

/* Reports once, on a line of its own, that another process blocks the command; without a terminal
 * too. */
void
cli_waiting(void *user, const char *what, uint64_t done, uint64_t total)
{
	cli *c = user;

	if (strcmp(what, "waiting") != 0 || done < 1 || done >= total || c->progress.waited)
		return;
	c->progress.waited = true;
	cli_progress_end(c);
	fprintf(stderr,
		"fxge: another process holds the lock of the directory: waiting, for %d seconds at most\n",
		(int)total);
	fflush(stderr);
}

static void
show(cli *c, const char *what, uint64_t done, uint64_t total, double now)
{
	char bar[WIDTH + 1];
	double part = (double)done / (double)total, seconds = now - c->progress.from;
	double scale = strcmp(unit_of(what), "MB") == 0 ? 1e-6 : 1;
	double left = done ? seconds * (1 - part) / part : 0;

	for (int i = 0; i < WIDTH; i++)
		bar[i] = i < (int)(part * (double)WIDTH) ? '#' : '-';
	bar[WIDTH] = 0;
	fprintf(stderr, "\r\033[K%-9s [%s] %3.0f%%  %.0f of %.0f %s, %.*f/s, %d:%02d left", what, bar,
		part * 100, (double)done * scale, (double)total * scale, unit_of(what),
		(double)done * scale < 10 * seconds, (double)done * scale / seconds, (int)left / 60,
		(int)left % 60);
	fflush(stderr);
	c->progress.shown = true;
	c->progress.last = now;
}

void
cli_progress(void *user, const char *what, uint64_t done, uint64_t total)
{
	cli *c = user;
	double now = cli_now();

	if (strcmp(what, "waiting") == 0) {
		cli_waiting(user, what, done, total);
		return;
	}
	if (done >= total) {
		cli_progress_end(c);
		return;
	}
	if (!c->progress.what || strcmp(what, c->progress.what) != 0) {
		c->progress.what = what;
		c->progress.from = now;
	}
	if (now - c->progress.from >= PATIENCE && now - c->progress.last >= EVERY)
		show(c, what, done, total, now);
}
