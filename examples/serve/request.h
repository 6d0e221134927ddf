/* SPDX-License-Identifier: Apache-2.0 */
/* Requests as lines of JSON, and the file of their tokens by which a killed run goes on. */
#ifndef REQUEST_H
#define REQUEST_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

/* Numbers in memory of malloc; zero bytes are an empty list. */
typedef struct list {
	int64_t *v;
	size_t n, room;
} list;

/* Appends a number. Ends the process with exit code 6 if memory is exhausted. */
void list_add(list *l, int64_t v);

/* Prompt, answer so far, and place in the cache. */
typedef struct request {
	char *name;      /* UTF-8 */
	list tokens;     /* prompt, then answer */
	list stop;       /* tokens that end the answer */
	list table;      /* blocks of the cache, in order */
	size_t prompt;   /* tokens of the prompt */
	size_t longest;  /* tokens of the prompt and the longest answer */
	size_t read;     /* tokens whose keys and values are in the cache */
	size_t fresh;    /* tokens of the present step */
	int64_t adapter; /* number of the low-rank change of the model; 0 changes nothing */
	struct request *next;
} request;

/* Reads a line {"name", "prompt", "limit", "stop", "adapter"}. Returns a request for request_free;
 * NULL with a message in `why` if the line is something else. */
request *request_read(const char *line, char *why, size_t room);
void request_free(request *r);
/* Returns true if the answer has its last token. */
bool request_done(const request *r);

/* Prints a text as a JSON string. Bytes that are not UTF-8, as in quoted input, become the
 * characters of their numbers. */
void put_text(FILE *to, const char *s);

/* Names of all requests and the tokens of a former run. Zero bytes are a journal without a file. */
typedef struct journal {
	FILE *file;
	void *names; /* tree of <search.h> */
} journal;

/* Opens the file, which need not exist, and reads its lines {"name", "token"}. The beginning of a
 * line at the end, which a killed process left, is cut off. Returns false after a message. */
bool journal_open(journal *j, const char *path);
/* Takes the name of a request, and gives it the tokens of the former run. Returns false with a
 * message in `why` if the name was taken before, or the tokens do not fit the request. */
bool journal_take(journal *j, request *r, int64_t vocabulary, char *why, size_t room);
/* Appends the last `n` tokens of a request, which journal_flush puts on the disk. */
void journal_add(journal *j, const request *r, size_t n);
/* Returns false if the file cannot be written. */
bool journal_flush(journal *j);
/* Forgets the name of a request that is done, unless a file has its tokens. */
void journal_leave(journal *j, const request *r);
void journal_close(journal *j);

#endif
