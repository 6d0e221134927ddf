/* SPDX-License-Identifier: Apache-2.0 */
/* The build's packer: compresses files into a C array, with a table of offsets if there are
 * several. Usage: fxge-packgen OUT.inc FILE... */
#include <stdbool.h>
#include <stdio.h>
#include <zlib.h>

enum { MAX_BYTES = 1 << 22, A_LINE = 16 };
static unsigned char raw[MAX_BYTES], packed[MAX_BYTES + MAX_BYTES / 512];

/* Reads a file to raw + at. Returns its size; 0 if it is unreadable, empty or too large. */
static uLong
read_file(const char *path, uLong at)
{
	FILE *f = fopen(path, "rb");
	uLong n = f ? (uLong)fread(raw + at, 1, MAX_BYTES - at, f) : 0;

	if (f)
		fclose(f);
	return at + n < MAX_BYTES ? n : 0;
}

static void
write_bytes(FILE *f, uLong n, uLong raw_size)
{
	fprintf(f, "enum { RAW_SIZE = %lu };\nstatic const unsigned char packed[%lu] = {", raw_size, n);
	for (uLong i = 0; i < n; i++)
		fprintf(f, "%s%u,", i % A_LINE ? " " : "\n\t", packed[i]);
	fputs("\n};\n", f);
}

static bool
pack(FILE *f, char **files, int n)
{
	uLong at = 0, size, total = sizeof packed;

	if (n > 1)
		fputs(
			"static const struct {\n\tconst char *name;\n\tunsigned at, size;\n} files[] = {\n", f);
	for (int i = 0; i < n; i++, at += size) {
		if (!(size = read_file(files[i], at)))
			return false;
		if (n > 1)
			fprintf(f, "\t{\"%s\", %lu, %lu},\n", files[i], at, size);
	}
	fputs(n > 1 ? "};\n" : "", f);
	if (!at || compress2(packed, &total, raw, at, 9) != Z_OK)
		return false;
	write_bytes(f, total, at);
	return true;
}

int
main(int argc, char **argv)
{
	FILE *f = argc > 2 ? fopen(argv[1], "w") : NULL;
	bool ok = f && pack(f, argv + 2, argc - 2);

	ok = (!f || fclose(f) == 0) && ok;
	if (!ok)
		fputs("usage: fxge-packgen OUT.inc FILE... (less than 4 MB in total)\n", stderr);
	return !ok;
}
