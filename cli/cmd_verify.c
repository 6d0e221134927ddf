/* SPDX-License-Identifier: Apache-2.0 */
/* fxge verify: compiles, writes, rereads and runs a program, and compares the results with
 * PyTorch's. */
#include "cli/verify/accuracy.h"
#include "cli/verify/bisect.h"
#include "cli/values/observed.h"
#include "cli/values/taps.h"
#include "cli/quantised.h"
#include "driver/command/command.h"

#include <limits.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { COPIED_MOST = 64 << 20 }; /* maximum bytes of weights in the temporary file */

typedef struct verify {
	cli *cli;
	const char *expected, *only, *form, *keep;
	cli_accuracy chip;
	cli_placement place;
	cli_gears gears;
	cli_taps taps;
	bool bisect, first_nan;
	double factor, rtol, atol;
	cli_quant_options quant;
	bool quantised; /* the program has integer kernels by --quant */
	fxge_write_options write;
	fxge_arrays *file;
	fxge_program *traced; /* with --bisect or --first-nan: the program before writing */
	fxge_executable *exe;
	fxge_tensor_view *in;
	unsigned char *used;         /* by array of the file: compared or bound */
	int compared, failed, drawn; /* drawn: random values, compared by dtype and shape only */
	const char *run;             /* current case */
	cli_case arrays;             /* its arrays */
} verify;

static bool
set_form(cli *c, verify *v)
{
	v->form = optarg;
	if (strcmp(optarg, "default") == 0 || strcmp(optarg, "decomposed") == 0)
		return true;
	cli_usage(c, "--form: expected default or decomposed, got '%s'", optarg);
	return false;
}

static bool
set(cli *c, verify *v, int opt)
{
	switch (opt) {
	case CLI_OPT_DTYPES:
	case CLI_OPT_KEEP_DTYPE:
	case CLI_OPT_PRECISION:
	case CLI_OPT_BUDGET:
	case CLI_OPT_RANDOM:
	case CLI_OPT_SIZE:
		return cli_accuracy_set(c, &v->chip, opt, optarg);
	case CLI_OPT_FORM:
		return set_form(c, v);
	case CLI_OPT_BAR:
		return cli_real(c, "--bar", optarg, &v->factor);
	case CLI_OPT_RTOL:
		return cli_real(c, "--rtol", optarg, &v->rtol);
	case CLI_OPT_ATOL:
		return cli_real(c, "--atol", optarg, &v->atol);
	case CLI_OPT_WEIGHTS:
		return cli_weights(c, optarg, &v->write.weights);
	case CLI_OPT_GEARS:
	case CLI_OPT_GEARS_POLICY:
	case CLI_OPT_AIPP:
		return cli_parse_gears(c, &v->gears, opt, optarg);
	case CLI_OPT_EXPECTED:
	case CLI_OPT_BISECT:
		v->bisect = opt == CLI_OPT_BISECT;
		v->expected = v->chip.expected = optarg;
		break;
	case CLI_OPT_DEVICE:
	case CLI_OPT_RANK:
	case CLI_OPT_RANK_TABLE:
		return cli_parse_placement(c, &v->place, opt, optarg);
	case CLI_OPT_TAP:
		return cli_taps_add(c, &v->taps, optarg);
	case CLI_OPT_FIRST_NAN:
		v->first_nan = true;
		break;
	case CLI_OPT_CASE:
		v->only = v->chip.only = optarg;
		break;
	case CLI_OPT_KEEP:
		v->keep = optarg;
		break;
	case CLI_OPT_QUANT:
	case CLI_OPT_QUANT_FALLBACK:
	case CLI_OPT_QUANT_PER_TOKEN:
		return cli_parse_quant(c, &v->quant, opt, optarg);
	}
	return true;
}

/* ---- file of expected values ---- */

/* Looks up CASE/GROUP/KEY of the current case; returns false if absent. */
static bool
find(verify *v, const char *group, const char *key, fxge_tensor_view *out)
{
	return cli_case_find(v->file, v->run, group, key, out);
}

/* ---- verdicts ---- */

/* Returns the additional tolerance of the device and of AIPP. */
static double
rounding(const verify *v, const char *dtype)
{
	return fmax(
		cli_is_chip(v->place.device) ? fxge_npu_rounding(dtype) : 0, fxge_aipp_rounding(v->exe));
}

typedef struct verdict {
	const char *group, *key, *dtype, *why;
	double error, bar;
	bool ok, random; /* random: compared by dtype and shape only */
	fxge_difference d;
} verdict;

static void
show(verify *v, const verdict *r)
{
	cli *c = v->cli;

	v->failed += !r->ok;
	if (c->json) {
		printf("%s{\"case\":", v->compared++ ? "," : "");
		cli_json_str(v->run);
		cli_json_text("group", r->group);
		cli_json_text("key", r->key);
		cli_json_text("dtype", r->dtype);
		cli_json_key("error");
		cli_json_real(r->error);
		cli_json_key("bar");
		cli_json_real(r->bar);
		printf(",\"ok\":%s%s", r->ok ? "true" : "false", r->random ? ",\"random\":true" : "");
		if (r->why)
			cli_json_text("why", r->why);
		putchar('}');
		return;
	}
	if (v->compared++ == 0 && !c->quiet)
		printf("%-8s %-6s %-20s %-5s %12s %12s\n", "case", "what", "name", "dtype", "error", "bar");
	if (c->quiet && r->ok)
		return;
	printf("%-8s %-6s %-20s %-5s %12.4g %12.4g  %s%s%s\n", v->run, r->group, cli_escape(c, r->key),
		r->dtype ? r->dtype : "-", r->error, r->bar, cli_verdict(c, r->ok), r->why ? ": " : "",
		r->why ? r->why : "");
	if (!r->ok && r->d.elements)
		printf("         %llu of %llu elements differ; the largest difference is at %llu: %.9g, "
			   "expected %.9g\n",
			(unsigned long long)r->d.different, (unsigned long long)r->d.elements,
			(unsigned long long)r->d.at, r->d.a, r->d.b);
}

/* ---- comparison ---- */

static double
first_real(const fxge_tensor_view *v)
{
	double x = NAN;

	if (v->bytes >= sizeof x && strcmp(v->dtype, "f64") == 0)
		memcpy(&x, v->data, sizeof x);
	return x;
}

/* Compares a value with eager's, and with the float64 reference if PyTorch's own error `own` is
 * known. Missing operands are NULL. */
static void
judge(const verify *v, verdict *r, const fxge_tensor_view *got, const fxge_tensor_view *eager,
	const fxge_tensor_view *reference, const fxge_tensor_view *own)
{
	fxge_verify_options o = FXGE_OPTIONS(fxge_verify_options);
	fxge_verdict full = FXGE_OPTIONS(fxge_verdict);

	o.own_error = own ? first_real(own) : NAN;
	o.factor = v->factor;
	o.rtol = v->rtol;
	o.atol = v->atol;
	o.rounding = rounding(v, got->dtype);
	o.quant = !v->quantised ? NULL : v->quant.lowering ? v->quant.lowering : "npu";
	r->ok = fxge_verify_value(got, eager, reference, &o, &full);
	r->error = full.error;
	r->bar = full.bar;
	r->why = full.why;
	r->d = full.difference;
}

/* Groups of the file for one kind of value: PyTorch's result, reference, own error. */
typedef struct groups {
	const char *shown, *out, *ref, *err, *err_decomposed;
} groups;

static const groups of_outputs = {"out", "out", "ref", "err", "err_decomposed"};
static const groups of_states = {
	"state", "state", "state_ref", "state_err", "state_err_decomposed"};
static const groups of_images = {"aipp", "aipp", "aipp_ref", "aipp_err", "aipp_err_decomposed"};
static const groups of_inputs = {"mut", "mut", "mut_ref", "mut_err", "mut_err_decomposed"};

static bool
own_error(verify *v, const groups *g, const char *key, fxge_tensor_view *own)
{
	bool decomposed = v->form && strcmp(v->form, "decomposed") == 0;

	return (decomposed && find(v, g->err_decomposed, key, own)) || find(v, g->err, key, own);
}

/* Returns true if the value depends on random numbers (CASE/drawn/GROUP/KEY), which differ from
 * PyTorch's. */
static bool
is_drawn(verify *v, const groups *g, const char *key)
{
	char name[4096];
	fxge_tensor_view mark;
	int n = snprintf(name, sizeof name, "%s/%s", g->out, key);

	return n > 0 && (size_t)n < sizeof name && find(v, "drawn", name, &mark);
}

static bool
same_form(const fxge_tensor_view *a, const fxge_tensor_view *b)
{
	return strcmp(a->dtype, b->dtype) == 0 && a->rank == b->rank
		   && (a->rank == 0 || memcmp(a->shape, b->shape, (size_t)a->rank * sizeof *a->shape) == 0);
}

static void
against_form(verify *v, verdict *r, const fxge_tensor_view *got, const fxge_tensor_view *want)
{
	r->ok = same_form(got, want);
	r->random = true;
	r->error = r->ok ? 0 : INFINITY;
	r->why = r->ok ? "random, by dtype and shape alone"
				   : "its dtype or shape differs from the expected one";
	v->drawn++;
}

/* Compares one value; `got` NULL = the program has no such value. */
static void
compare(verify *v, const groups *g, const char *key, const fxge_tensor_view *got)
{
	fxge_tensor_view out, ref, own;
	verdict r = {.group = g->shown, .key = key, .d = FXGE_OPTIONS(fxge_difference)};
	bool have_out = find(v, g->out, key, &out), have_ref = find(v, g->ref, key, &ref);

	if (!got && !have_out && !have_ref)
		return;
	if (!got || (!have_out && !have_ref)) {
		r.why = got ? "found no expected value" : "the program has no such value";
		r.error = INFINITY;
		show(v, &r);
		return;
	}
	r.dtype = got->dtype;
	if (have_out)
		cli_restore_dtype(&out, got->dtype);
	if (have_out && is_drawn(v, g, key))
		against_form(v, &r, got, &out);
	else
		judge(v, &r, got, have_out ? &out : NULL, have_ref ? &ref : NULL,
			own_error(v, g, key, &own) ? &own : NULL);
	show(v, &r);
}

static void
compare_outputs(verify *v)
{
	fxge_port_info info = FXGE_OPTIONS(fxge_port_info);
	fxge_tensor_view got;
	char key[32];
	int users = 0;

	for (int i = 0; fxge_output_get(v->exe, i, &info); i++) {
		bool there = fxge_get_result(v->exe, i, &got), user = strcmp(info.role, "user") == 0;

		snprintf(key, sizeof key, "%d", info.position);
		users += user;
		compare(v, user ? &of_outputs : &of_inputs, user ? key : info.name, there ? &got : NULL);
	}
	for (int i = users; i < users + 64; i++) { /* expected values beyond the last output */
		snprintf(key, sizeof key, "%d", i);
		compare(v, &of_outputs, key, NULL);
	}
}

/* Compares the model's inputs that AIPP made of images with those of the user's own preprocessing,
 * where the file has them. */
static void
compare_images(verify *v)
{
	fxge_tensor_view got, want;

	for (int i = 0; fxge_aipp_value(v->exe, i, &got); i++)
		if (find(v, of_images.out, got.name, &want))
			compare(v, &of_images, got.name, &got);
}

/* Compares the states. Returns a status: copying them from a chip may fail. */
static int
compare_states(verify *v)
{
	fxge_tensor_view got, want;
	int status = 0;

	for (int i = 0; i < fxge_n_states(v->exe) && status == 0; i++)
		if (!fxge_state(v->exe, i, &got))
			status = (int)fxge_last_status(v->cli->session);
		else if (find(v, "state", got.name, &want))
			compare(v, &of_states, got.name, &got);
	return status;
}

/* Reports states and mutated inputs of the file that the program does not have. */
static void
compare_rest(verify *v, const groups *g)
{
	size_t n = strlen(v->run);
	fxge_tensor_view a, got;
	fxge_port_info info = FXGE_OPTIONS(fxge_port_info);

	for (size_t k = 0; k < v->arrays.n; k++) {
		fxge_arrays_get(v->file, v->arrays.array[k].at, &a);
		const char *group = a.name + n + 1;
		size_t m = strlen(g->out);
		bool found = false;

		if (strncmp(a.name, v->run, n) != 0 || a.name[n] != '/' || strncmp(group, g->out, m) != 0
			|| group[m] != '/')
			continue;
		for (int i = 0; i < fxge_n_states(v->exe) && g == &of_states; i++)
			found = found || (fxge_state(v->exe, i, &got) && strcmp(got.name, group + m + 1) == 0);
		for (int i = 0; g == &of_inputs && fxge_output_get(v->exe, i, &info); i++)
			found =
				found
				|| (strcmp(info.role, "mutation") == 0 && strcmp(info.name, group + m + 1) == 0);
		if (!found)
			compare(v, g, group + m + 1, NULL);
	}
}

/* ---- runs ---- */

static int
bind_case(verify *v)
{
	return cli_case_bind(v->file, v->run, v->exe, v->in);
}

static int
bisect_case(verify *v)
{
	cli_bisect b = {v->exe, v->traced, v->file, v->run, v->factor, v->rtol};

	return cli_bisect_case(v->cli, &b, v->in, bind_case(v), &v->compared);
}

static int
run_case(verify *v)
{
	if (v->bisect)
		return bisect_case(v);
	int n = bind_case(v), status = cli_taps_run(v->cli, &v->taps, v->in, n, v->run);

	if (status == 0)
		status = (int)fxge_run(v->exe, v->in, n);
	if (status)
		return status;
	compare_images(v);
	compare_outputs(v);
	status = compare_states(v);
	if (status)
		return status;
	compare_rest(v, &of_states);
	compare_rest(v, &of_inputs);
	return v->first_nan ? cli_finite_check(v->cli, v->exe) : 0;
}

static int
run_cases(verify *v, const char *prefix, bool keep_state)
{
	char name[64];
	cli_cases all;
	int status = cli_cases_find(v->cli, v->file, prefix, &all) ? 0 : FXGE_NO_MEMORY;

	fxge_reset_states(v->exe);
	v->arrays = (cli_case){0};
	while (status == 0 && cli_case_next(&all, &v->arrays)) {
		snprintf(name, sizeof name, "%s%ld", prefix, v->arrays.array->number);
		if (v->only && strcmp(v->only, name) != 0 && !keep_state)
			continue;
		v->run = name;
		if (!keep_state)
			fxge_reset_states(v->exe);
		status = run_case(v);
	}
	return status;
}

static int
run_all(verify *v)
{
	cli *c = v->cli;

	if (c->json)
		fputs(v->bisect ? ",\"cases\":[" : ",\"results\":[", stdout);
	int status = run_cases(v, "c", false);

	if (status == 0 && (!v->only || strncmp(v->only, "step", 4) == 0))
		status = run_cases(v, "step", true);
	if (c->json && v->bisect)
		putchar(']');
	else if (c->json)
		printf(
			"],\"compared\":%d,\"different\":%d,\"random\":%d", v->compared, v->failed, v->drawn);
	cli_taps_show(c, &v->taps);
	if (v->first_nan)
		cli_finite_show(c, v->exe, status);
	if (status)
		return status;
	if (v->compared == 0)
		return cli_usage(c, "%s has no case%s%s to compare", v->expected, v->only ? " " : "",
			v->only ? v->only : "");
	if (!v->bisect && v->drawn)
		cli_note(c, "%d compared, %d of them random, by dtype and shape alone; %d different",
			v->compared, v->drawn, v->failed);
	else if (!v->bisect)
		cli_note(c, "%d compared, %d different", v->compared, v->failed);
	return v->failed ? FXGE_DIFFERENT : 0;
}

/* ---- rereading ---- */

static fxge_program *
through_bytes(verify *v, const char *path, const char *dir)
{
	char air[PATH_MAX + 16];
	cli *c = v->cli;
	fxge_compile_options o = FXGE_OPTIONS(fxge_compile_options);
	bool made = v->bisect || v->gears.text || v->gears.aipp; /* the .om is another program */
	fxge_program *p = cli_load(c, made ? path : cli_place_path(c, path, &v->place));

	o.trace = v->bisect;
	o.cann = c->cann;
	cli_set_quant(&v->quant, &o);
	if (p && v->bisect && strcmp(fxge_program_stage(p), "ge") == 0) {
		cli_usage(c, "--bisect needs the saved program: %s is compiled already", path);
		return NULL;
	}
	if (!p || (strcmp(fxge_program_stage(p), "om") == 0 && !v->gears.text && !v->gears.aipp))
		return p;
	/* Traced values are additional results: fxge_check would warn about them. An .air that others
	 * wrote may have forms that some releases of GE refuse; `fxge check` reports these. */
	bool unchecked = v->bisect || strcmp(fxge_program_stage(p), "ge") == 0;

	if (fxge_compile(p, &o) != FXGE_OK || cli_set_gears(&v->gears, p) != 0)
		return NULL;
	v->quantised = fxge_quant_chip(p) != NULL;
	snprintf(air, sizeof air, "%s/model.air", dir);
	bool ok = fxge_write(p, air, "air", &v->write) == FXGE_OK
			  && (unchecked || cli_check_written(c, air, p) == 0);

	if (v->bisect || v->first_nan)
		v->traced = p;
	else
		fxge_program_close(p);
	return ok ? cli_load(c, air) : NULL;
}

static int
verify_in(verify *v, const char *path, const char *dir)
{
	cli *c = v->cli;

	v->file = fxge_arrays_read(c->session, v->expected);
	if (!v->file)
		return cli_last_status(c);
	v->in = fxge_alloc(c->session, CLI_MAX_INPUTS * sizeof *v->in);
	fxge_program *p = v->in ? through_bytes(v, path, dir) : NULL;

	v->exe = p ? cli_open_on(c, p, &v->place) : NULL;
	if (!v->exe)
		return cli_last_status(c);
	int status = cli_taps_open(c, &v->taps, path, &v->quant);

	if (status == 0 && v->first_nan)
		status = (int)fxge_finite_watch(v->exe, v->traced);
	status = cli_close_on(c, v->exe, status ? status : run_all(v));
	cli_taps_close(&v->taps);
	return status;
}

static int
verify_file(verify *v, const char *path)
{
	const char *directory = v->keep ? v->keep : fxge_temp_directory(v->cli->session);

	return directory ? verify_in(v, path, directory) : cli_last_status(v->cli);
}

/* Checks that the options agree. Returns a status. */
static int
check_options(cli *c, const verify *v)
{
	if (!v->chip.dtypes && (v->chip.precision || v->chip.keep || v->chip.budget_given))
		return cli_usage(c, "--precision, --keep-dtype and --budget need --dtypes=chip");
	if (!v->chip.dtypes && v->chip.random)
		return cli_usage(c, "--random needs --dtypes=chip: the results of PyTorch are in a file");
	if (v->chip.dtypes
		&& (v->bisect || v->gears.text || v->gears.aipp || v->keep || v->form || v->place.device))
		return cli_usage(
			c, "--dtypes=chip excludes --bisect, --gears, --aipp, --keep, --form and --device");
	if (!v->chip.dtypes && !v->expected)
		return cli_usage(c, "--expected F.npz or --bisect F.npz is missing");
	if (v->first_nan && (v->bisect || v->chip.dtypes))
		return cli_usage(c, "--first-nan excludes --bisect and --dtypes=chip");
	if (v->taps.texts.n && (v->bisect || v->chip.dtypes))
		return cli_usage(c, "--tap excludes --bisect and --dtypes=chip");
	if (v->bisect && v->gears.text)
		return cli_usage(c, "--bisect excludes --gears");
	if (v->quant.lowering && (v->bisect || v->chip.dtypes))
		return cli_usage(c, "--quant excludes --bisect and --dtypes=chip");
	if (v->chip.dtypes)
		return cli_accuracy_check(c, &v->chip);
	if (v->bisect && v->gears.aipp)
		return cli_usage(
			c, "--bisect excludes --aipp: it compares values of the model's own input");
	return cli_check_gears(c, &v->gears) ? 0 : FXGE_USAGE;
}

int
cli_verify(cli *c, int argc, char **argv)
{
	verify v = {.cli = c,
		.chip = {.budget = 1e-2},
		.factor = 3,
		.rtol = 1e-4,
		.atol = -1, /* relative to the largest element */
		.write = FXGE_OPTIONS(fxge_write_options)};
	int status = 0, opt;

	v.write.copied_most = COPIED_MOST;
	while ((opt = cli_next(c, argc, argv, &status)) > 0)
		if (!set(c, &v, opt))
			return FXGE_USAGE;
	if (opt == CLI_STOP)
		return status;
	const char *path = cli_file(c, argc, argv);

	if (!path)
		return FXGE_USAGE;
	status = check_options(c, &v);
	if (status == 0)
		status = cli_taps_check(c, &v.taps, path, &v.gears, cli_is_chip(v.place.device));
	if (status)
		return status;
	cli_trust(c, path);
	status = cli_open(c);
	if (status == 0)
		status = v.chip.dtypes ? cli_accuracy_verify(c, &v.chip, path) : verify_file(&v, path);
	return cli_close(c, status);
}
