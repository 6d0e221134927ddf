/* SPDX-License-Identifier: Apache-2.0 */
/* A terminal that shows one screen and sends keys. */
#ifndef FXGE_CLI_VIEW_TERMINAL_H
#define FXGE_CLI_VIEW_TERMINAL_H

#include <stdbool.h>

/* Keys besides characters, which are their bytes. */
enum {
	TERMINAL_END = -1,    /* no more input */
	TERMINAL_REDRAW = -2, /* the size changed, or the process continues after a stop */
	TERMINAL_ESCAPE = 27,
	TERMINAL_UP = 256,
	TERMINAL_DOWN,
	TERMINAL_LEFT,
	TERMINAL_RIGHT,
	TERMINAL_PAGE_UP,
	TERMINAL_PAGE_DOWN,
	TERMINAL_HOME,
	TERMINAL_LAST, /* the key End */
	TERMINAL_OTHER,
};

/* Returns whether standard input and output are a terminal that can move its cursor. */
bool terminal_is_there(void);
/* Shows an empty screen and takes keys one by one. The terminal is as before at any signal that
 * ends or stops the process. Returns false if that is not possible. */
bool terminal_open(void);
void terminal_close(void);
/* Sets the size; 80 columns of 24 rows if it is unknown. */
void terminal_size(int *rows, int *columns);
/* Waits for a key. */
int terminal_key(void);

#endif
