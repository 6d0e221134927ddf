/* Greedy decoding with a KV cache: two programs that share one state in one session.
 *
 * llama_decode PREFILL DECODE EXPECTED.npz [DEVICE]
 *
 * The programs are .pt2 files, .air files of `fxge compile`, or .om files with a device such as
 * npu:0, on which the cache stays. They take input_ids [1, n] and cache_position [n] and return
 * logits [1, n, vocabulary]. EXPECTED.npz holds the prompt and the tokens that PyTorch
 * generates. */
#include <fxge/fxge.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { MAX_PROMPT = 1024 };

static fxge_session *session;

/* Prints the session's diagnostics and returns the exit code. */
static int
failed(void)
{
	fputs(fxge_diag_text(session), stderr);
	return (int)fxge_last_status(session);
}

static fxge_executable *
open_program(const char *path, const char *device)
{
	fxge_program *p = fxge_load(session, path, NULL);

	return p && fxge_compile(p, NULL) == FXGE_OK ? fxge_executable_open_on(p, device) : NULL;
}

/* Returns the most probable token after `tokens` at positions from `start` on; -1 = failure. */
static int64_t
next_token(fxge_executable *e, int64_t *tokens, int64_t n, int64_t start)
{
	int64_t position[MAX_PROMPT], ids_shape[] = {1, n}, position_shape[] = {n};
	fxge_tensor_view logits,
		in[] = {
			{.name = "input_ids", .dtype = "i64", .rank = 2, .shape = ids_shape, .data = tokens},
			{.name = "cache_position",
				.dtype = "i64",
				.rank = 1,
				.shape = position_shape,
				.data = position},
		};

	in[0].bytes = in[1].bytes = (size_t)n * sizeof *tokens;
	for (int64_t i = 0; i < n; i++)
		position[i] = start + i;
	if (fxge_run(e, in, 2) != FXGE_OK || !fxge_get_result(e, 0, &logits))
		return -1;
	if (logits.rank != 3) {
		fputs("expected logits [1, n, vocabulary]\n", stderr);
		return -1;
	}
	uint64_t words = (uint64_t)logits.shape[2], last = (uint64_t)(n - 1) * words, best = 0;

	for (uint64_t i = 1; i < words; i++)
		if (fxge_element(&logits, last + i) > fxge_element(&logits, last + best))
			best = i;
	return (int64_t)best;
}

static double
now(void)
{
	struct timespec t;

	timespec_get(&t, TIME_UTC);
	return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

/* Generates tokens and compares them. The session holds the cache as a state of both
 * executables. */
static int
generate(fxge_executable *prefill, fxge_executable *decode, const fxge_tensor_view *prompt,
	const fxge_tensor_view *expected)
{
	int64_t n = prompt->shape[1], count = expected->shape[0], different = 0;
	const int64_t *want = expected->data;
	double start = now();
	int64_t token = next_token(prefill, prompt->data, n, 0);

	for (int64_t i = 0; i < count && token >= 0; i++) {
		printf("%lld ", (long long)token);
		different += token != want[i];
		if (i + 1 < count)
			token = next_token(decode, &token, 1, n + i);
	}
	if (token < 0)
		return failed();
	printf("\n%lld tokens in %.1f ms: %s\n", (long long)count, 1e3 * (now() - start),
		different ? "different from PyTorch" : "equal to PyTorch");
	if (fflush(stdout) != 0) {
		perror("llama_decode: standard output");
		return FXGE_IO;
	}
	return different != 0;
}

/* Finds an array of i64 of that rank, with elements; of rank 2 it has one row. */
static bool
find(const fxge_arrays *a, const char *name, int rank, fxge_tensor_view *out)
{
	return fxge_arrays_find(a, name, out) && strcmp(out->dtype, "i64") == 0 && out->rank == rank
		   && (rank < 2 || out->shape[0] == 1) && out->shape[rank - 1] >= 1;
}

int
main(int argc, char **argv)
{
	fxge_tensor_view prompt, expected;

	if (argc != 4 && argc != 5) {
		fputs("usage: llama_decode PREFILL DECODE EXPECTED.npz [DEVICE]\n", stderr);
		return FXGE_USAGE;
	}
	session = fxge_open(NULL);
	if (!session)
		return FXGE_NO_MEMORY;
	fxge_executable *prefill = open_program(argv[1], argv[4]),
					*decode = prefill ? open_program(argv[2], argv[4]) : NULL;
	fxge_arrays *arrays = decode ? fxge_arrays_read(session, argv[3]) : NULL;
	int status;

	if (!arrays)
		status = failed();
	else if (!find(arrays, "prompt", 2, &prompt) || prompt.shape[1] > MAX_PROMPT
			 || !find(arrays, "tokens", 1, &expected)) {
		fprintf(stderr, "%s: expected arrays of i64: prompt [1, n], n <= %d, and tokens [k]\n",
			argv[3], MAX_PROMPT);
		status = FXGE_INVALID;
	} else
		status = generate(prefill, decode, &prompt, &expected);
	fxge_close(session);
	return status;
}
