/* SPDX-License-Identifier: Apache-2.0 */
/* Continuous batching over a paged cache in C: serve.py by the public API alone.
 *
 *   llm_serve DIR [--state FILE] [--speculate] [--device NAME]
 *
 * DIR has the compiled programs of export.py: .air files, or .om files for a device such as npu:0.
 * Requests are lines {"name", "prompt", "limit", "stop", "adapter"} of standard input, at any time.
 * Prints
 * {"name", "token"} for each new token, {"name", "answer"} at the end of each request, and {"name",
 * "error"} for one that does not fit. --state keeps the tokens of all answers in a file, by which a
 * killed run goes on. --speculate verifies proposals of the draft. A line has at most 1 MiB. */
#include "cache.h"

#include <fxge/fxge.h>

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum { TOKENS, POSITIONS, SLOTS, TABLES, LAST, ADAPTERS, MOST_INPUTS, MESSAGE = 400 };
enum { MOST_LINE = 1 << 20, MOST_SIZE = 1 << 24 /* dims of an input or a cache */ };

static const char *const input_names[] = {
	"tokens", "positions", "slots", "tables", "last", "adapters"};

/* Executable and its inputs, all of rank 2; `last` and `adapters` may be missing: NULL. */
typedef struct program {
	fxge_executable *e;
	int64_t shape[MOST_INPUTS][2];
	int64_t *in[MOST_INPUTS];
} program;

typedef struct server {
	fxge_session *session;
	program prefill, decode, draft, verify;
	bool speculate;
	size_t batch; /* rows of decode */
	int64_t vocabulary;
	cache cache;
	journal journal;
	request *waiting; /* without blocks, in order */
	size_t n_waiting;
	request **reading, **decoding; /* `batch` places each */
	size_t n_reading, n_decoding;
	uint64_t made, proposed, confirmed;
	bool refused;
	bool io_failed; /* standard input or output, or the state */
	struct {
		char *text;
		size_t n, room, searched; /* bytes, of which `searched` have no end of a line */
		bool ended, skipping;     /* skipping: the rest of a line that is too long */
	} input;
} server;

static bool
fail(const char *text)
{
	fprintf(stderr, "llm_serve: %s\n", text);
	return false;
}

/* ---- programs ---- */

/* Allocates the inputs of a program by its interface. */
static bool
open_inputs(program *p)
{
	for (int i = 0, k = 0; i < fxge_n_inputs(p->e); i++, k++) {
		fxge_port_info info = FXGE_OPTIONS(fxge_port_info);
		long long rows, columns;

		if (!fxge_input_get(p->e, i, &info))
			return false;
		while (k < MOST_INPUTS && strcmp(info.name, input_names[k]) != 0)
			k++;
		if (k == MOST_INPUTS || sscanf(info.text, "i64[%lld, %lld]", &rows, &columns) != 2
			|| rows < 1 || columns < 1 || rows > MOST_SIZE || columns > MOST_SIZE / rows)
			return false;
		p->shape[k][0] = rows;
		p->shape[k][1] = columns;
		p->in[k] = calloc((size_t)(rows * columns), sizeof *p->in[k]);
		if (!p->in[k])
			return false;
	}
	return p->in[TOKENS] && p->in[POSITIONS] && p->in[SLOTS] && p->in[TABLES];
}

static bool
open_program(server *s, program *p, const char *directory, const char *name, const char *device)
{
	char path[4096];
	bool chip = strcmp(device, "cpu") != 0;

	snprintf(path, sizeof path, "%s/%s.%s", directory, name, chip ? "om" : "air");
	fxge_program *loaded = fxge_load(s->session, path, NULL);

	if (!loaded || (!chip && fxge_compile(loaded, NULL) != FXGE_OK))
		return false;
	p->e = fxge_executable_open_on(loaded, device);
	if (!p->e)
		return false;
	return open_inputs(p)
		   || fail(
			   "expected programs of export.py with the inputs tokens, positions, slots, tables");
}

/* Returns true if the inputs have these sizes, as set_row needs them. */
static bool
has_shapes(const server *s, const program *p, int64_t rows, int64_t columns, int64_t chunk)
{
	bool ok = p->shape[TOKENS][0] == rows && p->shape[TOKENS][1] == columns
			  && p->shape[POSITIONS][1] == chunk && p->shape[SLOTS][1] == chunk
			  && p->shape[TABLES][1] == s->decode.shape[TABLES][1]
			  && p->shape[ADAPTERS][1] == s->decode.shape[ADAPTERS][1];

	for (int i = 1; i < MOST_INPUTS; i++)
		ok = ok && (!p->in[i] || p->shape[i][0] == rows);
	return ok;
}

/* Returns true if the first result is a list of numbers for each row, as the logits are, or, with
 * `words` 0, a number for each proposal. */
static bool
returns(const program *p, int64_t rows, int64_t columns, int64_t words)
{
	fxge_port_info info = FXGE_OPTIONS(fxge_port_info);
	long long r = -1, c = -1, w = 0;
	int n = fxge_output_get(p->e, 0, &info)
				? sscanf(info.text, "%*[^[][%lld, %lld, %lld]", &r, &c, &w)
				: 0;

	return n == (words ? 3 : 2) && r == rows && c == columns && w == words;
}

/* Returns true if the programs belong together. */
static bool
agree(const server *s)
{
	int64_t rows = s->decode.shape[TOKENS][0], chunk = s->prefill.shape[TOKENS][1];
	int64_t drafts = s->speculate ? s->draft.shape[POSITIONS][1] : 0, words = s->vocabulary;

	return (has_shapes(s, &s->prefill, 1, chunk, chunk) && s->prefill.shape[LAST][1] == 1
			   && returns(&s->prefill, 1, 1, words) && has_shapes(s, &s->decode, rows, 1, 1)
			   && returns(&s->decode, rows, 1, words)
			   && (!s->speculate
				   || (has_shapes(s, &s->draft, rows, 1, drafts)
					   && returns(&s->draft, rows, drafts, 0)
					   && has_shapes(s, &s->verify, rows, 1 + drafts, 1 + drafts)
					   && s->verify.shape[LAST][1] == 1 + drafts
					   && returns(&s->verify, rows, 1 + drafts, words))))
		   || fail("the programs have inputs of different sizes, expected those of one export.py");
}

/* Reads the sizes of the cache and of the calls off the programs. */
static bool
open_sizes(server *s)
{
	fxge_port_info info = FXGE_OPTIONS(fxge_port_info);
	fxge_tensor_view state;
	long long words = 0;

	if (!fxge_state(s->decode.e, 0, &state) || state.rank != 4 || state.shape[0] < 2
		|| state.shape[1] < 1 || state.shape[0] > MOST_SIZE / state.shape[1]
		|| s->decode.shape[TABLES][1] > MOST_SIZE / state.shape[1]
		|| !fxge_output_get(s->decode.e, 0, &info)
		|| sscanf(info.text, "%*[^[][%*d, %*d, %lld]", &words) != 1 || words < 1)
		return fail("expected a cache [blocks, block, heads, size] and logits of rank 3");
	s->batch = (size_t)s->decode.shape[TOKENS][0];
	s->vocabulary = words;
	cache_open(&s->cache, (size_t)state.shape[0] - 1, (size_t)state.shape[1],
		(size_t)(s->decode.shape[TABLES][1] * state.shape[1]));
	s->reading = calloc(s->batch, sizeof(request *));
	s->decoding = calloc(s->batch, sizeof(request *));
	return s->cache.owner && s->reading && s->decoding;
}

/* Fills the inputs with padding, whose keys and values go into the last block. */
static void
clear(const server *s, program *p)
{
	for (int i = 0; i < MOST_INPUTS; i++)
		for (int64_t k = 0; p->in[i] && k < p->shape[i][0] * p->shape[i][1]; k++)
			p->in[i][k] = i == SLOTS ? (int64_t)(s->cache.blocks * s->cache.block) : 0;
}

/* Sets row `i`: the tokens, and the places of the next `n` tokens of the request. */
static void
set_row(const server *s, program *p, size_t i, const request *r, const int64_t *tokens,
	size_t n_tokens, size_t n)
{
	int64_t *positions = p->in[POSITIONS] + (int64_t)i * p->shape[POSITIONS][1];
	int64_t *slots = p->in[SLOTS] + (int64_t)i * p->shape[SLOTS][1];

	memcpy(p->in[TOKENS] + (int64_t)i * p->shape[TOKENS][1], tokens, n_tokens * sizeof *tokens);
	memcpy(p->in[TABLES] + (int64_t)i * p->shape[TABLES][1], r->table.v,
		r->table.n * sizeof *r->table.v);
	for (size_t k = 0; k < n; k++) {
		positions[k] = (int64_t)(r->read + k);
		slots[k] = cache_slot(&s->cache, r, r->read + k);
	}
	if (p->in[ADAPTERS])
		p->in[ADAPTERS][(int64_t)i * p->shape[ADAPTERS][1] + r->adapter] = 1;
}

static bool
run(program *p, fxge_tensor_view *result)
{
	fxge_tensor_view in[MOST_INPUTS];
	int n = 0;

	for (int i = 0; i < MOST_INPUTS; i++)
		if (p->in[i])
			in[n++] = (fxge_tensor_view){.name = input_names[i],
				.dtype = "i64",
				.rank = 2,
				.shape = p->shape[i],
				.data = p->in[i],
				.bytes = (size_t)(p->shape[i][0] * p->shape[i][1]) * sizeof(int64_t)};
	return fxge_run(p->e, in, n) == FXGE_OK && fxge_get_result(p->e, 0, result);
}

/* Returns the most probable token by row `row` of the logits. */
static int64_t
best(const server *s, const fxge_tensor_view *logits, size_t row)
{
	uint64_t n = (uint64_t)s->vocabulary, from = row * n, found = 0;

	for (uint64_t i = 1; i < n; i++)
		if (fxge_element(logits, from + i) > fxge_element(logits, from + found))
			found = i;
	return (int64_t)found;
}

/* ---- steps ---- */

/* Gives waiting requests their blocks, in order, as long as there are rows and blocks. */
static void
admit(server *s)
{
	while (s->waiting && s->n_reading + s->n_decoding < s->batch
		   && cache_take(&s->cache, s->waiting)) {
		s->reading[s->n_reading++] = s->waiting;
		s->waiting = s->waiting->next;
		s->n_waiting--;
	}
}

/* Appends a token to the answer, which may have ended. */
static void
accept(server *s, request *r, int64_t token)
{
	if (request_done(r))
		return;
	list_add(&r->tokens, token);
	r->fresh++;
	s->made++;
}

/* Reads a chunk of the oldest prompt; its last chunk yields the first token. */
static bool
read_chunk(server *s)
{
	request *r = s->reading[0];
	size_t n = r->tokens.n - r->read, chunk = (size_t)s->prefill.shape[TOKENS][1];
	fxge_tensor_view logits;

	n = n < chunk ? n : chunk;
	clear(s, &s->prefill);
	set_row(s, &s->prefill, 0, r, r->tokens.v + r->read, n, n);
	s->prefill.in[LAST][0] = (int64_t)n - 1;
	if (!run(&s->prefill, &logits))
		return false;
	r->read += n;
	if (r->read < r->tokens.n)
		return true;
	accept(s, r, best(s, &logits, 0));
	s->n_reading--;
	memmove(s->reading, s->reading + 1, s->n_reading * sizeof *s->reading);
	s->decoding[s->n_decoding++] = r;
	return true;
}

/* Decodes a token of each of the first `n` rows. */
static bool
decode_rows(server *s, size_t n)
{
	fxge_tensor_view logits;

	clear(s, &s->decode);
	for (size_t i = 0; i < n; i++)
		set_row(s, &s->decode, i, s->decoding[i], s->decoding[i]->tokens.v + s->decoding[i]->read,
			1, 1);
	if (!run(&s->decode, &logits))
		return false;
	for (size_t i = 0; i < n; i++) {
		s->decoding[i]->read++;
		accept(s, s->decoding[i], best(s, &logits, i));
	}
	return true;
}

/* Returns the number of proposals for a request: the answer has room for one token more. */
static size_t
proposals_of(const server *s, const request *r)
{
	size_t most = (size_t)s->draft.shape[POSITIONS][1], left = r->longest - r->tokens.n - 1;

	return left < most ? left : most;
}

/* Reads the last token and the proposals of the first `n` rows, and accepts those
 * that the model confirms. The next step overwrites keys and values of the others. */
static bool
speculate(server *s, size_t n)
{
	fxge_tensor_view proposals, logits;
	size_t width = (size_t)s->draft.shape[POSITIONS][1];

	clear(s, &s->draft);
	clear(s, &s->verify);
	for (size_t i = 0; i < n; i++)
		set_row(s, &s->draft, i, s->decoding[i], s->decoding[i]->tokens.v + s->decoding[i]->read, 1,
			proposals_of(s, s->decoding[i]));
	if (!run(&s->draft, &proposals))
		return false;
	for (size_t i = 0; i < n; i++) {
		request *r = s->decoding[i];
		size_t count = proposals_of(s, r);
		int64_t *row = s->verify.in[TOKENS] + i * (1 + width);

		row[0] = r->tokens.v[r->read];
		for (size_t k = 0; k < count; k++) {
			double token = fxge_element(&proposals, i * width + k);

			row[1 + k] = token >= 0 && token < (double)s->vocabulary ? (int64_t)token : 0;
		}
		set_row(s, &s->verify, i, r, row, 0, 1 + count);
	}
	for (size_t i = 0; i < s->batch * (1 + width); i++)
		s->verify.in[LAST][i] = (int64_t)(i % (1 + width));
	if (!run(&s->verify, &logits))
		return false;
	for (size_t i = 0; i < n; i++) {
		request *r = s->decoding[i];
		size_t count = proposals_of(s, r), k = 0;
		const int64_t *row = s->verify.in[TOKENS] + i * (1 + width);
		int64_t token = best(s, &logits, i * (1 + width));

		while (k < count && row[1 + k] == token) {
			accept(s, r, token);
			token = best(s, &logits, i * (1 + width) + ++k);
		}
		accept(s, r, token);
		r->read += 1 + k;
		s->proposed += count;
		s->confirmed += k;
	}
	return true;
}

/* Puts what was printed out. Returns false if it cannot be written. */
static bool
flush(server *s)
{
	if (fflush(stdout) == 0 && !ferror(stdout))
		return true;
	perror("llm_serve: standard output");
	s->io_failed = true;
	return false;
}

static void
show(const request *r, size_t fresh)
{
	for (size_t i = r->tokens.n - fresh; i < r->tokens.n; i++) {
		fputs("{\"name\": ", stdout);
		put_text(stdout, r->name);
		printf(", \"token\": %lld}\n", (long long)r->tokens.v[i]);
	}
	if (!request_done(r))
		return;
	fputs("{\"name\": ", stdout);
	put_text(stdout, r->name);
	fputs(", \"answer\": [", stdout);
	for (size_t i = r->prompt; i < r->tokens.n; i++)
		printf("%s%lld", i == r->prompt ? "" : ", ", (long long)r->tokens.v[i]);
	puts("]}");
}

/* Writes the new tokens to the state, then prints them, and frees requests that are done. */
static bool
deliver(server *s)
{
	size_t left = 0;

	for (size_t i = 0; i < s->n_decoding; i++)
		journal_add(&s->journal, s->decoding[i], s->decoding[i]->fresh);
	if (!journal_flush(&s->journal)) {
		s->io_failed = true;
		return false;
	}
	for (size_t i = 0; i < s->n_decoding; i++) {
		request *r = s->decoding[i];

		show(r, r->fresh);
		r->fresh = 0;
		if (request_done(r)) {
			cache_give(&s->cache, r);
			journal_leave(&s->journal, r);
			request_free(r);
		} else
			s->decoding[left++] = r;
	}
	s->n_decoding = left;
	return flush(s);
}

static bool
check(server *s)
{
	char why[MESSAGE];

	cache_check_begin(&s->cache);
	for (size_t i = 0; i < s->n_reading + s->n_decoding; i++) {
		const request *r = i < s->n_reading ? s->reading[i] : s->decoding[i - s->n_reading];

		if (!cache_check(&s->cache, r, why, sizeof why))
			return fail(why);
	}
	return true;
}

static bool
step(server *s)
{
	admit(s);
	size_t n = s->n_decoding;

	if (!check(s))
		return false;
	if (s->n_reading && !read_chunk(s))
		return false;
	if (n && !(s->speculate ? speculate : decode_rows)(s, n))
		return false;
	return deliver(s);
}

/* ---- requests ---- */

static void
refuse(server *s, const request *r, const char *why)
{
	fputs("{\"name\": ", stdout);
	if (r)
		put_text(stdout, r->name);
	else
		fputs("null", stdout);
	fputs(", \"error\": ", stdout);
	put_text(stdout, why);
	puts("}");
	flush(s);
	s->refused = true;
}

static bool
tokens_fit(const server *s, const request *r, char *why, size_t room)
{
	for (size_t i = 0; i < r->prompt; i++)
		if (r->tokens.v[i] < 0 || r->tokens.v[i] >= s->vocabulary) {
			snprintf(why, room, "request %.80s: token %lld, expected 0 to %lld", r->name,
				(long long)r->tokens.v[i], (long long)s->vocabulary - 1);
			return false;
		}
	return true;
}

static bool
adapter_fits(const server *s, const request *r, char *why, size_t room)
{
	int64_t most = s->decode.in[ADAPTERS] ? s->decode.shape[ADAPTERS][1] : 1;

	if (r->adapter >= 0 && r->adapter < most)
		return true;
	snprintf(why, room, "request %.80s: adapter %lld, expected 0 to %lld", r->name,
		(long long)r->adapter, (long long)most - 1);
	return false;
}

static void
add(server *s, const char *line)
{
	char why[MESSAGE];
	request *r = request_read(line, why, sizeof why), **end = &s->waiting;
	bool ok = r && tokens_fit(s, r, why, sizeof why) && adapter_fits(s, r, why, sizeof why)
			  && cache_fits(&s->cache, r, why, sizeof why)
			  && journal_take(&s->journal, r, s->vocabulary, why, sizeof why);

	if (ok && !request_done(r)) {
		while (*end)
			end = &(*end)->next;
		*end = r;
		s->n_waiting++;
		return;
	}
	if (!ok)
		refuse(s, r, why);
	else {
		show(r, 0); /* done by the state */
		flush(s);
	}
	if (r)
		request_free(r);
}

/* Makes room for more bytes; a line of MOST_LINE bytes is refused and skipped. */
static void
make_room(server *s)
{
	if (s->input.n >= MOST_LINE) {
		if (!s->input.skipping)
			refuse(s, NULL, "not a request: a line of more than 1 MiB");
		s->input.skipping = true;
		s->input.n = s->input.searched = 0;
	}
	if (s->input.room - s->input.n < 4096) {
		s->input.room += 65536;
		s->input.text = realloc(s->input.text, s->input.room);
		if (!s->input.text) {
			fail("out of memory");
			exit(FXGE_NO_MEMORY);
		}
	}
}

/* Moves bytes of standard input behind the text; waits for some if `wait`. Returns false if there
 * are none now. */
static bool
receive(server *s, bool wait)
{
	struct pollfd fd = {.fd = STDIN_FILENO, .events = POLLIN};

	if (s->input.ended || poll(&fd, 1, wait ? -1 : 0) <= 0)
		return false;
	make_room(s);
	ssize_t n = read(STDIN_FILENO, s->input.text + s->input.n, s->input.room - s->input.n - 1);

	if (n > 0)
		s->input.n += (size_t)n;
	else if (n == 0 || (errno != EINTR && errno != EAGAIN))
		s->input.ended = true;
	if (n < 0 && s->input.ended) {
		perror("llm_serve: standard input");
		s->io_failed = true;
	}
	if (s->input.ended && (s->input.n || s->input.skipping)) /* a last line without its end */
		s->input.text[s->input.n++] = '\n';
	return true;
}

/* Returns the end of the first line of the text, or NULL. */
static char *
line_end(server *s)
{
	size_t from = s->input.searched;
	char *end = s->input.n > from ? memchr(s->input.text + from, '\n', s->input.n - from) : NULL;

	s->input.searched = end ? 0 : s->input.n;
	return end;
}

/* Adds the request of a line, whose end is 0 now. */
static void
take_line(server *s, const char *end)
{
	size_t n = (size_t)(end - s->input.text);

	if (s->input.skipping)
		s->input.skipping = false;
	else if (strlen(s->input.text) != n)
		refuse(s, NULL, "not a request: it has a byte of 0");
	else if (s->input.text[strspn(s->input.text, " \t\r")])
		add(s, s->input.text);
}

/* Adds the requests that have come, as long as few wait. Waits for one if there is nothing to do.
 * Returns false at the end of the input. */
static bool
take_lines(server *s)
{
	while (s->n_waiting < s->batch && !s->io_failed) {
		bool idle = s->n_reading + s->n_decoding + s->n_waiting == 0;
		char *end = line_end(s);

		if (!end) {
			if (!receive(s, idle))
				return !s->input.ended;
			continue;
		}
		*end = '\0';
		take_line(s, end);
		s->input.n -= (size_t)(end - s->input.text) + 1;
		memmove(s->input.text, end + 1, s->input.n);
	}
	return true;
}

static bool
serve(server *s)
{
	struct timespec from, to;

	clock_gettime(CLOCK_MONOTONIC, &from);
	while (take_lines(s) || s->n_waiting || s->n_reading || s->n_decoding)
		if (s->io_failed || !step(s))
			return false;
	if (s->io_failed)
		return false;
	clock_gettime(CLOCK_MONOTONIC, &to);
	double seconds = (double)(to.tv_sec - from.tv_sec) + 1e-9 * (double)(to.tv_nsec - from.tv_nsec);

	fprintf(stderr, "%llu tokens in %.2f s: %.0f tokens/s\n", (unsigned long long)s->made, seconds,
		(double)s->made / seconds);
	if (s->speculate)
		fprintf(stderr, "%llu of %llu proposals were confirmed\n", (unsigned long long)s->confirmed,
			(unsigned long long)s->proposed);
	return true;
}

static bool
open_all(server *s, const char *directory, const char *device, const char *state)
{
	if (!open_program(s, &s->prefill, directory, "prefill", device)
		|| !open_program(s, &s->decode, directory, "decode", device) || !open_sizes(s))
		return false;
	if (s->speculate
		&& (!open_program(s, &s->draft, directory, "draft", device)
			|| !open_program(s, &s->verify, directory, "verify", device)))
		return false;
	if (!agree(s))
		return false;
	return !state || journal_open(&s->journal, state);
}

static void
close_all(server *s)
{
	program *const all[] = {&s->prefill, &s->decode, &s->draft, &s->verify};

	for (size_t i = 0; i < 4; i++)
		for (int k = 0; k < MOST_INPUTS; k++)
			free(all[i]->in[k]);
	journal_close(&s->journal);
	cache_close(&s->cache);
	free(s->reading);
	free(s->decoding);
	free(s->input.text);
	fxge_close(s->session);
}

/* Opens missing standard streams, so that no file gets their numbers. They cannot be used: reads
 * and writes fail. */
static void
hold_streams(void)
{
	for (int fd = 0; fd <= 2; fd++)
		if (fcntl(fd, F_GETFD) < 0)
			open("/dev/null", fd ? O_RDONLY : O_WRONLY);
}

int
main(int argc, char **argv)
{
	fxge_session_options o = FXGE_OPTIONS(fxge_session_options);
	server s = {0};
	const char *state = NULL, *device = "cpu", *directory = NULL;
	bool usage = false;

	hold_streams();
	for (int i = 1; i < argc; i++)
		if (strcmp(argv[i], "--speculate") == 0)
			s.speculate = true;
		else if (strcmp(argv[i], "--state") == 0 && i + 1 < argc)
			state = argv[++i];
		else if (strcmp(argv[i], "--device") == 0 && i + 1 < argc)
			device = argv[++i];
		else if (argv[i][0] != '-' && !directory)
			directory = argv[i];
		else
			usage = true;
	if (usage || !directory) {
		fputs("usage: llm_serve DIR [--state FILE] [--speculate] [--device NAME]\n", stderr);
		return FXGE_USAGE;
	}
	o.threads = 1;
	s.session = fxge_open(&o);
	if (!s.session)
		return FXGE_NO_MEMORY;
	bool ok = open_all(&s, directory, device, state) && serve(&s);
	int status = ok ? (s.refused ? FXGE_INVALID : FXGE_OK) : (int)fxge_last_status(s.session);

	if (!ok && status == FXGE_OK)
		status = s.io_failed ? FXGE_IO : FXGE_INVALID;
	fputs(fxge_diag_text(s.session), stderr);
	close_all(&s);
	return status;
}
