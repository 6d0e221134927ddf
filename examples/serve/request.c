/* SPDX-License-Identifier: Apache-2.0 */
/* Requests as lines of JSON, and the file of their tokens by which a killed run goes on. */
#include "request.h"

#include <errno.h>
#include <search.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { NAME = 1, PROMPT = 2, LIMIT = 4, STOP = 8, TOKEN = 16, ADAPTER = 32, KEYS = 6 };

/* Values of a line by key; `keys` are those that occurred. */
typedef struct line {
	char *name;
	list prompt, stop;
	int64_t limit, token, adapter;
	unsigned keys;
} line;

static void *
must(void *p)
{
	if (!p) {
		fputs("llm_serve: out of memory\n", stderr);
		exit(6);
	}
	return p;
}

void
list_add(list *l, int64_t v)
{
	if (l->n == l->room) {
		l->room = l->room ? 2 * l->room : 16;
		l->v = must(realloc(l->v, l->room * sizeof *l->v));
	}
	l->v[l->n++] = v;
}

/* ---- JSON ---- */

static const char *
spaces(const char *s)
{
	return s + strspn(s, " \t\r\n");
}

static const char *
hex4(const char *s, unsigned long *code)
{
	char digits[5] = "";

	if (strspn(s, "0123456789abcdefABCDEF") < 4)
		return NULL;
	memcpy(digits, s, 4);
	*code = strtoul(digits, NULL, 16);
	return s + 4;
}

static char *
put_utf8(char *to, unsigned long c)
{
	int more = c < 0x80 ? 0 : c < 0x800 ? 1 : c < 0x10000 ? 2 : 3;
	static const unsigned first[] = {0, 0xc0, 0xe0, 0xf0};

	*to++ = (char)(first[more] | c >> 6 * more);
	while (more--)
		*to++ = (char)(0x80 | (c >> 6 * more & 0x3f));
	return to;
}

/* Reads the escape behind a backslash. Returns NULL if it is wrong. */
static const char *
escape(const char *s, char **to)
{
	static const char from[] = "\"\\/bfnrt", into[] = "\"\\/\b\f\n\r\t";
	const char *found = *s ? strchr(from, *s) : NULL;
	unsigned long c, low;

	if (found) {
		*(*to)++ = into[found - from];
		return s + 1;
	}
	if (*s != 'u' || !(s = hex4(s + 1, &c)) || c == 0 || (c >= 0xdc00 && c < 0xe000))
		return NULL;
	if (c >= 0xd800 && c < 0xdc00) {
		if (s[0] != '\\' || s[1] != 'u' || !(s = hex4(s + 2, &low)) || low < 0xdc00 || low > 0xdfff)
			return NULL;
		c = 0x10000 + ((c - 0xd800) << 10) + (low - 0xdc00);
	}
	*to = put_utf8(*to, c);
	return s;
}

/* Returns the bytes of a string up to its closing quote; its text needs no more. */
static size_t
bytes_of(const char *s)
{
	size_t n = 1;

	while (s[n] && s[n] != '"')
		n += s[n] == '\\' && s[n + 1] ? 2 : 1;
	return n;
}

/* Reads a string into memory of malloc, which replaces *out. Returns NULL if there is none. */
static const char *
string(const char *s, char **out)
{
	if (*s != '"')
		return NULL;
	char *text = must(malloc(bytes_of(s))), *to = text;

	for (s++; s && *s && *s != '"';)
		if (*s == '\\')
			s = escape(s + 1, &to);
		else
			*to++ = *s++;
	if (!s || *s != '"') {
		free(text);
		return NULL;
	}
	*to = '\0';
	free(*out);
	*out = text;
	return s + 1;
}

static const char *
number(const char *s, int64_t *out)
{
	char *end;
	const char *digits = s + (*s == '-');

	errno = 0;
	if (*digits < '0' || *digits > '9' || (*digits == '0' && digits[1] >= '0' && digits[1] <= '9'))
		return NULL;
	*out = strtoll(s, &end, 10);
	return errno || strchr(".eE", *end ? *end : ' ') ? NULL : end;
}

static const char *
numbers(const char *s, list *out)
{
	int64_t v;

	out->n = 0;
	if (*s != '[')
		return NULL;
	s = spaces(s + 1);
	if (*s == ']')
		return s + 1;
	for (;; s = spaces(s + 1)) {
		s = number(s, &v);
		if (!s)
			return NULL;
		list_add(out, v);
		s = spaces(s);
		if (*s == ']')
			return s + 1;
		if (*s != ',')
			return NULL;
	}
}

/* Reads the value of a key into the line. Returns NULL if the key or the value is wrong. */
static const char *
value(const char *s, const char *key, unsigned allowed, line *l)
{
	static const char *const names[] = {"name", "prompt", "limit", "stop", "token", "adapter"};
	unsigned bit = 1;
	size_t i = 0;

	while (i < KEYS && strcmp(key, names[i]) != 0)
		i++, bit <<= 1;
	if (!(bit & allowed))
		return NULL;
	l->keys |= bit;
	return bit == NAME     ? string(s, &l->name)
		   : bit == PROMPT ? numbers(s, &l->prompt)
		   : bit == STOP   ? numbers(s, &l->stop)
						   : number(s, bit == LIMIT   ? &l->limit
									   : bit == TOKEN ? &l->token
													  : &l->adapter);
}

/* Reads an object with these keys. Returns NULL, or the fault with the key in `why`. */
static bool
object(const char *s, unsigned allowed, line *l, char *why, size_t room)
{
	char *key = NULL;
	bool ok = *(s = spaces(s)) == '{', more = ok;

	snprintf(why, room, "expected an object");
	if (more && *spaces(s + 1) == '}')
		s = spaces(s + 1) + 1, more = false;
	while (ok && more) {
		s = string(spaces(s + 1), &key);
		if (s && *(s = spaces(s)) == ':') {
			snprintf(why, room, "the key %.40s or its value is not expected", key);
			s = value(spaces(s + 1), key, allowed, l);
			s = s ? spaces(s) : NULL;
		} else
			s = NULL;
		ok = s && (*s == ',' || *s == '}');
		more = ok && *s == ',';
		s = ok && !more ? s + 1 : s;
	}
	free(key);
	if (ok && *spaces(s)) {
		snprintf(why, room, "text behind the object");
		ok = false;
	}
	return ok;
}

static void
line_free(line *l)
{
	free(l->name);
	free(l->prompt.v);
	free(l->stop.v);
}

/* ---- requests ---- */

/* Returns the bytes of the character at s in UTF-8, or 0. */
static int
length_of(const char *s)
{
	unsigned char c = (unsigned char)*s, d = (unsigned char)s[1];
	int n = c < 0x80 ? 1 : c < 0xc2 ? 0 : c < 0xe0 ? 2 : c < 0xf0 ? 3 : c < 0xf5 ? 4 : 0;

	if ((c == 0xe0 && d < 0xa0) || (c == 0xed && d > 0x9f) || (c == 0xf0 && d < 0x90)
		|| (c == 0xf4 && d > 0x8f))
		return 0;
	for (int i = 1; i < n; i++)
		if (((unsigned char)s[i] & 0xc0) != 0x80)
			return 0;
	return n;
}

static bool
is_utf8(const char *s)
{
	while (*s) {
		int n = length_of(s);

		if (n == 0)
			return false;
		s += n;
	}
	return true;
}

request *
request_read(const char *text, char *why, size_t room)
{
	line l = {0};
	char fault[100];
	bool ok = object(text, NAME | PROMPT | LIMIT | STOP | ADAPTER, &l, fault, sizeof fault);

	if (ok && (l.keys & (NAME | PROMPT | LIMIT)) != (NAME | PROMPT | LIMIT)) {
		snprintf(fault, sizeof fault, "expected name, prompt and limit");
		ok = false;
	}
	if (ok && !is_utf8(l.name)) { /* the state could not tell it from another name */
		snprintf(fault, sizeof fault, "the name is not UTF-8");
		ok = false;
	}
	if (!ok) {
		snprintf(why, room, "not a request: '%.80s': %s", text, fault);
		line_free(&l);
		return NULL;
	}
	if (l.prompt.n == 0 || l.limit < 1 || l.limit > INT32_MAX) {
		snprintf(why, room, "request %.80s: needs a token and a limit of at least 1", l.name);
		line_free(&l);
		return NULL;
	}
	request *r = must(calloc(1, sizeof *r));

	*r = (request){.name = l.name,
		.tokens = l.prompt,
		.stop = l.stop,
		.prompt = l.prompt.n,
		.adapter = l.adapter};
	r->longest = r->prompt + (size_t)l.limit;
	return r;
}

void
request_free(request *r)
{
	free(r->name);
	free(r->tokens.v);
	free(r->stop.v);
	free(r->table.v);
	free(r);
}

static bool
ends_at(const request *r, size_t n)
{
	if (n >= r->longest)
		return true;
	for (size_t i = 0; n > r->prompt && i < r->stop.n; i++)
		if (r->stop.v[i] == r->tokens.v[n - 1])
			return true;
	return false;
}

bool
request_done(const request *r)
{
	return ends_at(r, r->tokens.n);
}

void
put_text(FILE *to, const char *s)
{
	putc('"', to);
	while (*s) {
		int n = length_of(s);

		if (*s == '"' || *s == '\\')
			fprintf(to, "\\%c", *s);
		else if (n == 0 || (n == 1 && (*s < ' ' || *s == 0x7f)))
			fprintf(to, "\\u%04x", (unsigned)(unsigned char)*s);
		else
			fwrite(s, 1, (size_t)n, to);
		s += n ? n : 1;
	}
	putc('"', to);
}

/* ---- journal ---- */

/* Name of a request, and its tokens of a former run until a request takes them. */
typedef struct known {
	char *name;
	list tokens;
	bool taken;
} known;

static int
by_name(const void *a, const void *b)
{
	return strcmp(((const known *)a)->name, ((const known *)b)->name);
}

/* Returns the entry of a name, which is copied if it is new. */
static known *
entry(journal *j, const char *name)
{
	known key = {.name = (char *)(uintptr_t)name};
	void *found = tfind(&key, &j->names, by_name);

	if (found)
		return *(known **)found;
	known *k = must(calloc(1, sizeof *k));

	k->name = must(strdup(name));
	must(tsearch(k, &j->names, by_name));
	return k;
}

/* Returns true if the text is the beginning of a line that put_text and journal_add write. */
static bool
begins_line(const char *text, size_t n)
{
	static const char start[] = "{\"name\": \"";

	return strncmp(text, start, n < strlen(start) ? n : strlen(start)) == 0;
}

/* Reads the lines; *whole receives their bytes. Returns false after a message. */
static bool
read_lines(journal *j, FILE *f, const char *path, off_t *whole)
{
	char *text = NULL, why[120];
	size_t room = 0, number = 0;
	ssize_t n;
	bool ok = true;

	while (ok && (n = getline(&text, &room, f)) > 0) {
		line l = {0};
		bool ends = text[n - 1] == '\n';

		number++;
		ok = ends ? strlen(text) == (size_t)n && object(text, NAME | TOKEN, &l, why, sizeof why)
						&& l.keys == (NAME | TOKEN)
				  : begins_line(text, (size_t)n);
		if (ok && ends)
			list_add(&entry(j, l.name)->tokens, l.token);
		else if (!ok)
			fprintf(stderr, "llm_serve: %s:%zu: not a token of a request\n", path, number);
		line_free(&l);
		*whole += ends ? n : 0;
	}
	free(text);
	if (ferror(f))
		perror(path);
	return ok && !ferror(f);
}

bool
journal_open(journal *j, const char *path)
{
	FILE *f = fopen(path, "r");
	off_t whole = 0;
	bool ok = f ? read_lines(j, f, path, &whole) : errno == ENOENT;

	if (!f && !ok)
		perror(path);
	if (f)
		fclose(f);
	if (!ok)
		return false;
	if ((f && truncate(path, whole) != 0) || !(j->file = fopen(path, "a")))
		perror(path);
	return j->file;
}

bool
journal_take(journal *j, request *r, int64_t vocabulary, char *why, size_t room)
{
	known *k = entry(j, r->name);
	bool fits = true;

	if (k->taken) {
		snprintf(why, room, "request %.80s: the name occurs twice", r->name);
		return false;
	}
	for (size_t i = 0; fits && i < k->tokens.n; i++) {
		fits = !request_done(r) && k->tokens.v[i] >= 0 && k->tokens.v[i] < vocabulary;
		list_add(&r->tokens, k->tokens.v[i]);
	}
	if (!fits) {
		snprintf(why, room, "request %.80s: the tokens of the state do not fit", r->name);
		return false;
	}
	k->taken = true;
	free(k->tokens.v);
	k->tokens = (list){0};
	return true;
}

void
journal_add(journal *j, const request *r, size_t n)
{
	for (size_t i = r->tokens.n - n; j->file && i < r->tokens.n; i++) {
		fputs("{\"name\": ", j->file);
		put_text(j->file, r->name);
		fprintf(j->file, ", \"token\": %lld}\n", (long long)r->tokens.v[i]);
	}
}

bool
journal_flush(journal *j)
{
	if (!j->file || (fflush(j->file) == 0 && fsync(fileno(j->file)) == 0))
		return true;
	perror("llm_serve: the state");
	return false;
}

static void
forget(journal *j, known *k)
{
	tdelete(k, &j->names, by_name);
	free(k->name);
	free(k->tokens.v);
	free(k);
}

void
journal_leave(journal *j, const request *r)
{
	if (!j->file)
		forget(j, entry(j, r->name));
}

void
journal_close(journal *j)
{
	if (j->file)
		fclose(j->file);
	while (j->names)
		forget(j, *(known **)j->names);
}
