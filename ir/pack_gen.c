/* The build's packer: a file's bytes, compressed, as C. fxge-packgen FILE OUT.inc */
#include <stdbool.h>
#include <stdio.h>
#include <zlib.h>

enum { MAX_FILE = 1 << 22, A_LINE = 16 };
static unsigned char raw[MAX_FILE], packed[MAX_FILE + MAX_FILE / 512];

static bool
write_bytes(const char *path, uLong n, uLong raw_size)
{
	FILE *f = fopen(path, "w");

	if (!f)
		return false;
	fprintf(f, "enum { RAW_SIZE = %lu };\nstatic const unsigned char packed[%lu] = {", raw_size, n);
	for (uLong i = 0; i < n; i++)
		fprintf(f, "%s%u,", i % A_LINE ? " " : "\n\t", packed[i]);
	fputs("\n};\n", f);
	return fclose(f) == 0;
}

int
main(int argc, char **argv)
{
	FILE *f = argc == 3 ? fopen(argv[1], "rb") : NULL;
	uLong n = f ? (uLong)fread(raw, 1, MAX_FILE, f) : 0, size = sizeof packed;
	bool ok = n && n < MAX_FILE && compress2(packed, &size, raw, n, 9) == Z_OK
			  && write_bytes(argv[2], size, n);

	if (f)
		fclose(f);
	if (!ok)
		fputs("fxge-packgen: FILE OUT.inc, of less than 4 MB\n", stderr);
	return !ok;
}
