/* SPDX-License-Identifier: Apache-2.0 */
/* Writes the file of the checker's tests with one defect of the table: air_defect NAME FILE. */
#include "backend/air/defects.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const defect *
find_defect(const char *name)
{
	for (size_t i = 0; i < n_defects; i++)
		if (strcmp(defects[i].name, name) == 0)
			return &defects[i];
	fprintf(stderr, "air_defect: the table has no defect '%s'\n", name);
	exit(2);
}

/* Writes the defective model; returns false if the file cannot be written. */
static bool
write_model(const ge_model *m, const char *path)
{
	size_t size = ge__proto__model_def__get_packed_size(m);
	uint8_t *bytes = malloc(size);
	FILE *f = fopen(path, "wb");

	ge__proto__model_def__pack(m, bytes);
	bool ok = f && fwrite(bytes, 1, size, f) == size;

	free(bytes);
	return f && fclose(f) == 0 && ok;
}

int
main(int argc, char **argv)
{
	void *state = NULL;
	size_t n;

	if (argc != 3) {
		fputs("usage: air_defect NAME FILE\n", stderr);
		return 2;
	}
	const defect *d = find_defect(argv[1]);

	air_open(&state);
	air_write_base(state, FXGE_WEIGHTS_INLINE);
	uint8_t *b = air_read_file(((air_test *)state)->path, &n);
	ge_model *m = ge__proto__model_def__unpack(NULL, n, b);

	d->make(m);
	bool ok = write_model(m, argv[2]);

	ge__proto__model_def__free_unpacked(m, NULL);
	free(b);
	air_close(&state);
	return ok ? 0 : 1;
}
