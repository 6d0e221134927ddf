/* Example program with the installed library: compiles a saved model, writes it for GE, and runs
 * the written file on random inputs. Usage: embed MODEL.pt2 OUT.air */
#include <fxge/fxge.h>

#include <stdio.h>

/* Compiles and writes the model. The session owns all objects, so that failures only return. */
static fxge_status
compile(fxge_session *s, const char *model, const char *out)
{
	fxge_write_options o = FXGE_OPTIONS(fxge_write_options);
	fxge_program *p = fxge_load(s, model, NULL);

	if (!p || fxge_compile(p, NULL) != FXGE_OK)
		return fxge_last_status(s);
	o.force = true;
	return fxge_write(p, out, "air", &o);
}

static void
show(const fxge_executable *e, int i)
{
	fxge_port_info info = FXGE_OPTIONS(fxge_port_info);
	fxge_tensor_view v;

	if (!fxge_output_get(e, i, &info) || !fxge_get_result(e, i, &v))
		return;
	printf("%s %s[", info.name, v.dtype);
	for (int d = 0; d < v.rank; d++)
		printf("%s%lld", d ? ", " : "", (long long)v.shape[d]);
	printf("] begins with %g\n", fxge_element(&v, 0));
}

static fxge_status
run(fxge_session *s, const char *air)
{
	enum { MOST = 64 };
	fxge_tensor_view in[MOST];
	int n = 0;
	fxge_program *p = fxge_load(s, air, NULL);
	fxge_executable *e = p ? fxge_executable_open(p) : NULL;
	fxge_arrays *a = e ? fxge_random_inputs(e, 1, NULL) : NULL;

	if (!a)
		return fxge_last_status(s);
	while (n < MOST && fxge_arrays_get(a, (size_t)n, &in[n]))
		n++;
	fxge_status status = fxge_run(e, in, n);

	for (int i = 0; status == FXGE_OK && i < fxge_n_outputs(e); i++)
		show(e, i);
	return status;
}

int
main(int argc, char **argv)
{
	fxge_session *s = argc == 3 ? fxge_open(NULL) : NULL;

	if (!s) {
		fputs(argc == 3 ? "embed: out of memory\n" : "usage: embed MODEL.pt2 OUT.air\n", stderr);
		return argc == 3 ? FXGE_NO_MEMORY : FXGE_USAGE;
	}
	fxge_status status = compile(s, argv[1], argv[2]);

	if (status == FXGE_OK)
		status = run(s, argv[2]);
	fputs(fxge_diag_text(s), stderr);
	fxge_close(s);
	return (int)status;
}
