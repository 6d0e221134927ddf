/* SPDX-License-Identifier: Apache-2.0 */
/* Raw input files: the elements of one input in row-major order, without a header. */
#include "cli/arrays.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

bool
cli_is_raw(const char *path)
{
	const char *dot = strrchr(path, '.');

	return dot && (strcmp(dot, ".bin") == 0 || strcmp(dot, ".raw") == 0);
}

/* Returns the bytes of an element, or 0 for elements that share bytes. */
static int64_t
element_bytes(const char *dtype)
{
	int bits = atoi(dtype + strcspn(dtype, "0123456789"));

	if (strcmp(dtype, "bool") == 0 || strncmp(dtype, "f8", 2) == 0)
		return 1;
	return bits / 8;
}

/* Reads the shape of "f32[s0, 4]". A single symbolic dim becomes what `elements` leaves for it.
 * Returns false if the elements do not fill the shape. */
static bool
read_shape(const char *text, int64_t elements, int64_t *shape, int rank)
{
	const char *at = strchr(text, '[');
	int64_t known = 1;
	int symbol = -1;

	for (int i = 0; i < rank && at; i++) {
		char *end;

		at += 1 + strspn(at + 1, " ");
		shape[i] = strtoll(at, &end, 10);
		if (end == at && symbol >= 0)
			return false;
		if (end == at)
			symbol = i;
		else if (__builtin_mul_overflow(known, shape[i], &known))
			return false;
		at = strpbrk(end, ",]");
	}
	if (symbol < 0)
		return known == elements;
	shape[symbol] = known > 0 ? elements / known : 0;
	return shape[symbol] * known == elements;
}

/* Reads an open file of a known size into memory of the session, or returns the exit code. */
static int
read_bytes(cli *c, FILE *f, const char *path, size_t n, char **to)
{
	*to = fxge_alloc(c->session, n + 1);
	if (!*to)
		return FXGE_NO_MEMORY;
	if (fread(*to, 1, n, f) == n)
		return 0;
	return cli_fail(c, FXGE_IO, "%s: cannot read: %s", path,
		ferror(f) ? strerror(errno) : "the file has become shorter");
}

/* Reads the elements of an input from an open file. The size of the file is compared before
 * anything of that size is allocated. */
static int
read_input(cli *c, FILE *f, const char *path, const fxge_port_info *input, int64_t size,
	fxge_tensor_view *out)
{
	struct stat st;
	char *data;

	if (fstat(fileno(f), &st) != 0)
		return cli_fail(c, FXGE_IO, "%s: cannot read: %s", path, strerror(errno));
	if (!S_ISREG(st.st_mode))
		return cli_fail(c, FXGE_IO, "%s: cannot read: not a regular file", path);
	int64_t *shape = fxge_alloc(c->session, ((size_t)input->rank + 1) * sizeof *shape);

	if (!shape)
		return FXGE_NO_MEMORY;
	if (st.st_size % size || !read_shape(input->text, st.st_size / size, shape, input->rank))
		return cli_fail(c, FXGE_INVALID, "%s: %lld bytes are no %s, the input %s", path,
			(long long)st.st_size, input->text, input->name);
	int status = read_bytes(c, f, path, (size_t)st.st_size, &data);

	if (status)
		return status;
	*out = (fxge_tensor_view){.name = input->name,
		.dtype = input->dtype,
		.rank = input->rank,
		.shape = shape,
		.data = data,
		.bytes = (size_t)st.st_size};
	return 0;
}

int
cli_read_raw(cli *c, const char *path, const fxge_port_info *input, fxge_tensor_view *out)
{
	int64_t size = input->dtype ? element_bytes(input->dtype) : 0;

	if (input->number || size == 0 || input->rank < 0)
		return cli_usage(
			c, "%s: input %s is %s, which a raw file cannot hold", path, input->name, input->text);
	int fd = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC); /* does not wait at a FIFO */
	FILE *f = fd >= 0 ? fdopen(fd, "rb") : NULL;

	if (!f)
		return cli_fail(c, FXGE_IO, "%s: cannot read: %s", path, strerror(errno));
	int status = read_input(c, f, path, input, size, out);

	fclose(f);
	return status;
}
