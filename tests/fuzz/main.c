/* SPDX-License-Identifier: Apache-2.0 */
/* The fuzzers without libFuzzer, for any compiler.
 *
 *  fuzz_X [--seed N] [--from I] [--count N] [--save FILE] FILE|DIRECTORY ...
 *
 * Without --count the files are run unchanged. With it, case I of a seed is always the same
 * mutation of the files: --from continues a run, --save keeps the last case. A case that crashes,
 * uses over 10 s of processor time or reports an internal error is printed, and the next ones are
 * tried. */
#include <dirent.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

#include "tests/golden.h"

enum { BATCH = 1000, MOST_FINDINGS = 20, MOST_SIZE = 1 << 16, MOST_FILES = 4096, SECONDS = 10 };

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t max, unsigned seed);
size_t LLVMFuzzerCustomCrossOver(const uint8_t *a, size_t n_a, const uint8_t *b, size_t n_b,
	uint8_t *out, size_t max, unsigned seed);

typedef struct seed_file {
	uint8_t *data;
	size_t size;
} seed_file;

static seed_file files[MOST_FILES];
static size_t n_files;
static uint64_t *at; /* the case that a child process runs */

static void
add_file(const char *path)
{
	seed_file f = {0};

	f.data = (uint8_t *)golden_read(path, &f.size);
	if (f.data && f.size <= MOST_SIZE && n_files < MOST_FILES)
		files[n_files++] = f;
	else
		free(f.data);
}

/* Adds a file, or all files below a directory. */
static void
add(const char *path)
{
	struct dirent **names;
	int n = scandir(path, &names, NULL, alphasort);

	if (n < 0) {
		add_file(path);
		return;
	}
	for (int i = 0; i < n; i++) {
		char file[4096];

		snprintf(file, sizeof file, "%s/%s", path, names[i]->d_name);
		if (names[i]->d_name[0] != '.')
			add(file);
		free(names[i]);
	}
	free(names);
}

static uint64_t
random_of(uint64_t *state)
{
	uint64_t x = *state += UINT64_C(0x9e3779b97f4a7c15);

	x = (x ^ x >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
	x = (x ^ x >> 27) * UINT64_C(0x94d049bb133111eb);
	return x ^ x >> 31;
}

/* Mutates one file once, or in half of the cases several times. */
static size_t
make(uint64_t seed, uint64_t i, uint8_t *out)
{
	uint64_t state = seed * UINT64_C(0xd1b54a32d192ed03) + i;
	const seed_file *f = &files[random_of(&state) % n_files], *o;
	size_t n = f->size;

	memcpy(out, f->data, n);
	do {
		o = &files[random_of(&state) % n_files];
		if (random_of(&state) % 4)
			n = LLVMFuzzerCustomMutator(out, n, MOST_SIZE, (unsigned)random_of(&state));
		else
			n = LLVMFuzzerCustomCrossOver(
				out, n, o->data, o->size, out, MOST_SIZE, (unsigned)random_of(&state));
	} while (n && random_of(&state) % 2);
	return n;
}

static void
start_clock(void)
{
	struct itimerval t = {.it_value = {.tv_sec = SECONDS}};

	signal(SIGVTALRM, SIG_DFL);
	setitimer(ITIMER_VIRTUAL, &t, NULL);
}

/* Runs the cases [from, to) in a child. Returns 0, or the failure of case *at. */
static int
batch(uint64_t seed, uint64_t from, uint64_t to)
{
	static uint8_t data[MOST_SIZE];
	int status = 0;

	fflush(stdout);
	pid_t child = fork();

	if (child) {
		waitpid(child, &status, 0);
		return WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
	}
	for (*at = from; *at < to; ++*at) {
		start_clock();
		LLVMFuzzerTestOneInput(data, make(seed, *at, data));
	}
	exit(0); /* leaks are reported here */
}

static int
run_cases(uint64_t seed, uint64_t from, uint64_t count)
{
	uint64_t end = from + count;
	int findings = 0;

	at = mmap(NULL, sizeof *at, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
	while (from < end && findings < MOST_FINDINGS) {
		uint64_t to = from + BATCH < end ? from + BATCH : end;
		int how = batch(seed, from, to);

		from = how && *at < to ? *at + 1 : to;
		if (!how)
			continue;
		findings++;
		if (*at < to)
			printf("case %llu of seed %llu ends with %s %d\n", (unsigned long long)*at,
				(unsigned long long)seed, how > 128 ? "signal" : "exit code",
				how > 128 ? how - 128 : how);
		else
			printf("the cases before %llu of seed %llu leak\n", (unsigned long long)to,
				(unsigned long long)seed);
	}
	printf("%llu cases of %zu files, %d findings\n", (unsigned long long)(from - end + count),
		n_files, findings);
	return findings != 0;
}

static int
save(const char *path, uint64_t seed, uint64_t i)
{
	static uint8_t data[MOST_SIZE];
	size_t n = make(seed, i, data);
	FILE *f = fopen(path, "wb");

	return !f || fwrite(data, 1, n, f) != n || fclose(f) != 0;
}

int
main(int argc, char **argv)
{
	static const char *const names[] = {"--seed", "--from", "--count"};
	uint64_t values[] = {1, 0, 0};
	const char *to = NULL;

	for (int i = 1; i < argc; i++) {
		int k = 0;

		while (k < 3 && strcmp(argv[i], names[k]) != 0)
			k++;
		if (k < 3 && i + 1 < argc)
			values[k] = strtoull(argv[++i], NULL, 10);
		else if (strcmp(argv[i], "--save") == 0 && i + 1 < argc)
			to = argv[++i];
		else
			add(argv[i]);
	}
	if (!n_files) {
		fprintf(stderr, "%s: no files to start from\n", argv[0]);
		return 2;
	}
	if (to)
		return save(to, values[0], values[1] + values[2] - 1);
	for (size_t i = 0; !values[2] && i < n_files; i++)
		LLVMFuzzerTestOneInput(files[i].data, files[i].size);
	return values[2] ? run_cases(values[0], values[1], values[2]) : 0;
}
