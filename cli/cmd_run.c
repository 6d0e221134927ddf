/* SPDX-License-Identifier: Apache-2.0 */
/* fxge run: runs a program on the CPU executor or on a chip. */
#include "cli/arrays.h"
#include "cli/values/observed.h"
#include "cli/profile.h"
#include "cli/values/taps.h"

#include <math.h>
#include <string.h>
#include <strings.h>
#include <unistd.h>

typedef struct run {
	cli_list inputs, sizes;
	cli_gears gears;
	cli_quant_options quant;
	const char *outputs, *state, *trace;
	cli_placement place;
	cli_taps taps;
	bool random, seeded, force, profile, check_ranges, first_nan;
	double wall;                        /* seconds of all runs */
	cli_timing timing;                  /* times of the last step, with --repeat */
	long long seed, draws_from, repeat; /* seeds of inputs and of the program's random numbers */
	fxge_program *program;              /* program of the executable */
	fxge_executable *exe;
	fxge_executable *checked; /* the program on the CPU, for --check-ranges, or NULL */
	fxge_arrays *results;     /* results to be written at the end, or NULL */
	fxge_tensor_view *in;     /* inputs of one step */
	int n_in, step;
	const char *label; /* case name of a file of expected values, or NULL */
} run;

static bool
set(cli *c, run *r, int opt)
{
	switch (opt) {
	case CLI_OPT_INPUTS:
		return cli_list_add(c, &r->inputs, "--inputs", optarg);
	case CLI_OPT_SIZE:
		return cli_list_add(c, &r->sizes, "--size", optarg);
	case CLI_OPT_GEARS:
	case CLI_OPT_GEARS_POLICY:
	case CLI_OPT_AIPP:
		return cli_parse_gears(c, &r->gears, opt, optarg);
	case CLI_OPT_QUANT:
	case CLI_OPT_QUANT_PER_TOKEN:
	case CLI_OPT_QUANT_FALLBACK:
		return cli_parse_quant(c, &r->quant, opt, optarg);
	case CLI_OPT_RANDOM:
		r->random = true;
		return cli_number(c, "--random", optarg, 0, 0x7fffffffffffffff, &r->seed);
	case CLI_OPT_REPEAT:
		return cli_number(c, "--repeat", optarg, 1, 1000000000, &r->repeat);
	case CLI_OPT_OUTPUTS:
		r->outputs = optarg;
		break;
	case CLI_OPT_STATE:
		r->state = optarg;
		break;
	case CLI_OPT_SEED:
		r->seeded = true;
		return cli_number(c, "--seed", optarg, 0, 0x7fffffffffffffff, &r->draws_from);
	case CLI_OPT_DEVICE:
	case CLI_OPT_RANK:
	case CLI_OPT_RANK_TABLE:
		return cli_parse_placement(c, &r->place, opt, optarg);
	case CLI_OPT_PROFILE:
		r->profile = true;
		break;
	case CLI_OPT_TRACE:
		return cli_parse_trace(c, optarg, &r->trace);
	case CLI_OPT_CHECK_RANGES:
		r->check_ranges = true;
		break;
	case CLI_OPT_TAP:
		return cli_taps_add(c, &r->taps, optarg);
	case CLI_OPT_FIRST_NAN:
		r->first_nan = true;
		break;
	case CLI_OPT_FORCE:
		r->force = true;
		break;
	}
	return true;
}

/* ---- inputs ---- */

/* Returns true if `name` is the user's or the graph's name of the input. */
static bool
names_input(const fxge_port_info *i, const char *name, size_t n)
{
	return (strlen(i->name) == n && memcmp(i->name, name, n) == 0)
		   || (strlen(i->value) == n && memcmp(i->value, name, n) == 0);
}

static const char *
dtype_of(const run *r, const char *name, int position)
{
	fxge_port_info info = FXGE_OPTIONS(fxge_port_info);

	for (int i = 0; fxge_input_get(r->exe, i, &info); i++)
		if (*name ? names_input(&info, name, strlen(name)) : i == position)
			return info.dtype;
	return NULL;
}

static int
add_input(cli *c, run *r, fxge_tensor_view v)
{
	if (r->n_in == CLI_MAX_INPUTS)
		return cli_fail(c, FXGE_LIMIT, "more than %d inputs", CLI_MAX_INPUTS);
	cli_restore_dtype(&v, dtype_of(r, v.name, r->n_in));
	r->in[r->n_in++] = v;
	return 0;
}

/* Reads a raw file for the named input, or the next one. */
static int
add_raw(cli *c, run *r, const char *name, const char *path)
{
	fxge_port_info info = FXGE_OPTIONS(fxge_port_info);
	fxge_tensor_view v;

	for (int i = 0; fxge_input_get(r->exe, i, &info); i++) {
		if (name ? !names_input(&info, name, strlen(name)) : i != r->n_in)
			continue;
		int status = cli_read_raw(c, path, &info, &v);

		return status ? status : add_input(c, r, v);
	}
	return cli_usage(c, "%s: the program has %d inputs", path, fxge_n_inputs(r->exe));
}

/* Splits NAME=FILE if the program has an input NAME; otherwise the text is a file name. */
static const char *
split_name(cli *c, const run *r, const char *text, char **name)
{
	const char *eq = strchr(text, '=');
	fxge_port_info info = FXGE_OPTIONS(fxge_port_info);

	*name = NULL;
	for (int i = 0; eq && fxge_input_get(r->exe, i, &info); i++) {
		size_t n = (size_t)(eq - text);

		if (!names_input(&info, text, n))
			continue;
		*name = fxge_alloc(c->session, n + 1);
		if (*name)
			memcpy(*name, text, n);
		return eq + 1;
	}
	return text;
}

/* ---- the seed ---- */

static const char *
state_dtype(const run *r, const char *name)
{
	fxge_tensor_view v;

	for (int i = 0; i < fxge_n_states(r->exe); i++)
		if (fxge_state(r->exe, i, &v) && strcmp(v.name, name) == 0)
			return v.dtype;
	return NULL;
}

/* Sets the random seed if the program draws random numbers. */
static int
seed_states(const run *r)
{
	const int64_t n = 2;
	int64_t seed[] = {r->draws_from, 0};
	fxge_tensor_view v = {.name = FXGE_RANDOM_STATE,
		.dtype = "i64",
		.rank = 1,
		.shape = &n,
		.data = seed,
		.bytes = sizeof seed};

	return r->seeded && state_dtype(r, v.name) ? (int)fxge_set_state(r->exe, &v) : 0;
}

/* ---- cases ---- */

/* Returns the length of CASE if the name is CASE/in/NAME or CASE/out/POSITION, as in files for
 * `fxge verify --expected`; otherwise 0. */
static size_t
case_of(const char *name)
{
	size_t stem = name[0] == 'c' ? 1 : strncmp(name, "step", 4) == 0 ? 4 : 0;
	size_t n = stem ? strspn(name + stem, "0123456789") : 0;
	const char *rest = name + stem + n;

	return n && (strncmp(rest, "/in/", 4) == 0 || strncmp(rest, "/out/", 5) == 0) ? stem + n : 0;
}

static bool
has_cases(const fxge_arrays *a)
{
	fxge_tensor_view v;

	for (size_t i = 0; fxge_arrays_get(a, i, &v); i++)
		if (case_of(v.name))
			return true;
	return false;
}

static int run_step(cli *c, run *r, bool steps);

/* Runs the case whose first array is *at, and advances *at behind its arrays, which are
 * adjacent. */
static int
run_case(cli *c, run *r, const fxge_arrays *a, size_t *at)
{
	fxge_tensor_view v;
	int status = 0;

	fxge_arrays_get(a, *at, &v);
	size_t n = case_of(v.name);
	char *label = fxge_alloc(c->session, n + 1);

	if (!label)
		return FXGE_NO_MEMORY;
	memcpy(label, v.name, n);
	for (; status == 0 && fxge_arrays_get(a, *at, &v); ++*at) {
		if (strncmp(v.name, label, n) != 0 || v.name[n] != '/')
			break;
		if (strncmp(v.name + n, "/in/", 4) != 0)
			continue; /* an expected value */
		v.name += n + strlen("/in/");
		status = add_input(c, r, v);
	}
	if (label[0] == 'c') { /* cases start from the saved state, steps continue */
		fxge_reset_states(r->exe);
		status = status ? status : seed_states(r);
	}
	r->label = label;
	status = status ? status : run_step(c, r, true);
	r->label = NULL;
	return status;
}

static int
run_cases(cli *c, run *r, const fxge_arrays *a)
{
	fxge_tensor_view v;
	int status = 0;

	for (size_t i = 0; status == 0 && fxge_arrays_get(a, i, &v);)
		if (case_of(v.name))
			status = run_case(c, r, a, &i);
		else
			i++;
	return status;
}

static bool
is_image(const char *path)
{
	static const char *const endings[] = {
		".jpg", ".jpeg", ".png", ".bmp", ".webp", ".gif", ".tif", ".tiff"};
	const char *dot = strrchr(path, '.');

	for (size_t i = 0; dot && i < sizeof endings / sizeof *endings; i++)
		if (strcasecmp(dot, endings[i]) == 0)
			return true;
	return false;
}

/* Reports NAME=FILE with a name that no input has. Returns 0 if the text names a file. */
static int
check_name(cli *c, const run *r, const char *text)
{
	const char *eq = strchr(text, '=');
	fxge_port_info info = FXGE_OPTIONS(fxge_port_info);
	char names[512] = "none";
	size_t n = 0;

	if (!eq || access(text, F_OK) == 0 || access(eq + 1, F_OK) != 0)
		return 0;
	for (int i = 0; n < sizeof names && fxge_input_get(r->exe, i, &info); i++)
		n += (size_t)snprintf(
			names + n, sizeof names - n, "%s%s", n ? ", " : "", cli_escape(c, info.name));
	return cli_usage(
		c, "--inputs %s: unknown input '%.*s', expected %s", text, (int)(eq - text), text, names);
}

static int
take_file(cli *c, run *r, const char *text, bool *whole, bool *ran)
{
	char *name;
	const char *path = split_name(c, r, text, &name);
	bool raw = cli_is_raw(path);

	if (!name && check_name(c, r, text) != 0)
		return FXGE_USAGE;
	if (is_image(path))
		return cli_usage(c,
			"%s is an image, expected .npy, .npz, .bin or .raw; in Python, "
			"fxge.read_image(\"%s\", DIR) prepares it as the model of an export takes it",
			path, path);
	fxge_arrays *a = raw ? NULL : fxge_arrays_read(c->session, path);
	fxge_tensor_view v;
	int status = 0;

	*whole = !name && !raw;
	if (raw)
		return add_raw(c, r, name, path);
	if (!a)
		return cli_last_status(c);
	if (!name && has_cases(a)) {
		*ran = true;
		return run_cases(c, r, a);
	}
	if (name && fxge_arrays_count(a) != 1)
		return cli_usage(
			c, "--inputs %s: the file has %zu arrays, expected one", text, fxge_arrays_count(a));
	for (size_t i = 0; status == 0 && fxge_arrays_get(a, i, &v); i++) {
		if (name)
			v.name = name;
		status = add_input(c, r, v);
	}
	return status;
}

/* ---- results ---- */

enum { SHOWN = 6 }; /* printed elements of a result */

static bool
has_finite(const fxge_difference *d)
{
	return d->n_nan + d->n_inf < d->elements || d->elements == 0;
}

/* Returns a complex tensor as alternating real and imaginary parts; doubles *n. */
static fxge_tensor_view
parts_of(const fxge_tensor_view *v, int64_t *n)
{
	fxge_tensor_view parts = *v;

	*n *= 2;
	parts.dtype = strcmp(v->dtype, "c128") == 0 ? "f64" : "f32";
	parts.rank = 1;
	parts.shape = n;
	return parts;
}

static void
show_complex(const fxge_tensor_view *parts, uint64_t i)
{
	printf("%.7g%+.7gj", fxge_element(parts, 2 * i), fxge_element(parts, 2 * i + 1));
}

static void
show_elements(const fxge_tensor_view *v, const fxge_difference *d)
{
	int64_t n = (int64_t)d->elements;
	bool is_complex = v->dtype[0] == 'c';
	fxge_tensor_view parts = is_complex ? parts_of(v, &n) : *v;

	fputs(" {", stdout);
	for (uint64_t i = 0; i < d->elements && i < SHOWN; i++) {
		fputs(i ? ", " : "", stdout);
		if (is_complex)
			show_complex(&parts, i);
		else
			printf("%.7g", fxge_element(v, i));
	}
	fputs(d->elements > SHOWN ? ", ...}" : "}", stdout);
}

/* Prints the largest finite magnitude and the numbers of NaNs and infinities. */
static void
show_range(const fxge_difference *d)
{
	if (!has_finite(d))
		fputs(", no finite element", stdout);
	else
		printf(", max abs %.7g", d->scale);
	if (d->n_nan)
		printf(", %llu NaN", (unsigned long long)d->n_nan);
	if (d->n_inf)
		printf(", %llu inf", (unsigned long long)d->n_inf);
}

static void
show_result(cli *c, const run *r, const fxge_tensor_view *v)
{
	fxge_difference d = FXGE_OPTIONS(fxge_difference);

	printf("%s%s%s: %s[", r->label ? cli_escape(c, r->label) : "", r->label ? "/" : "",
		cli_escape(c, v->name), v->dtype);
	for (int i = 0; i < v->rank; i++)
		printf("%s%lld", i ? ", " : "", (long long)v->shape[i]);
	putchar(']');
	if (fxge_compare(v, v, 0, 0, &d)) {
		show_elements(v, &d);
		show_range(&d);
	}
	putchar('\n');
}

static void
json_result(const fxge_tensor_view *v, bool first)
{
	fxge_difference d = FXGE_OPTIONS(fxge_difference);

	fputs(first ? "{\"name\":" : ",{\"name\":", stdout);
	cli_json_str(v->name);
	printf(",\"dtype\":\"%s\",\"shape\":[", v->dtype);
	for (int i = 0; i < v->rank; i++)
		printf("%s%lld", i ? "," : "", (long long)v->shape[i]);
	putchar(']');
	if (fxge_compare(v, v, 0, 0, &d)) {
		fputs(",\"max_abs\":", stdout);
		cli_json_real(has_finite(&d) ? d.scale : NAN);
		printf(
			",\"nan\":%llu,\"inf\":%llu", (unsigned long long)d.n_nan, (unsigned long long)d.n_inf);
	}
	putchar('}');
}

static int
keep_result(cli *c, run *r, fxge_tensor_view v, bool steps)
{
	if (!r->results)
		return 0;
	if (steps) {
		size_t n = strlen(v.name) + (r->label ? strlen(r->label) : 0) + 32;
		char *name = fxge_alloc(c->session, n);

		if (!name)
			return FXGE_NO_MEMORY;
		if (r->label)
			snprintf(name, n, "%s/%s", r->label, v.name);
		else
			snprintf(name, n, "step%d/%s", r->step, v.name);
		v.name = name;
	}
	return (int)fxge_arrays_add(r->results, &v);
}

static int
give_results(cli *c, run *r, bool steps)
{
	fxge_tensor_view v;
	int status = 0;
	bool first = true;

	if (c->json)
		fputs(r->step ? ",[" : "[", stdout);
	for (int i = 0; i < fxge_n_outputs(r->exe) && status == 0; i++) {
		if (!fxge_get_result(r->exe, i, &v))
			continue;
		if (c->json)
			json_result(&v, first);
		else if (!r->results)
			show_result(c, r, &v);
		first = false;
		status = keep_result(c, r, v, steps);
	}
	if (c->json)
		putchar(']');
	return status;
}

/* ---- steps ---- */

/* Runs the step on the CPU for --check-ranges, from the values that the states have on the chip.
 * States are shared by both executables: afterwards they have those values again. */
static int
check_step(cli *c, const run *r)
{
	fxge_arrays *saved = fxge_arrays_open(c->session);
	fxge_tensor_view v;
	int status = saved ? 0 : FXGE_NO_MEMORY;

	for (int i = 0; i < fxge_n_states(r->checked) && status == 0; i++)
		if (fxge_state(r->checked, i, &v)) /* false: the state has no value yet */
			status = (int)fxge_arrays_add(saved, &v);
	if (status == 0)
		status = (int)fxge_run(r->checked, r->in, r->n_in);
	for (size_t i = 0; status == 0 && fxge_arrays_get(saved, i, &v); i++)
		status = (int)fxge_set_state(r->checked, &v);
	fxge_arrays_close(saved);
	return status;
}

/* Runs the taps on the inputs of a step. */
static int
tap_step(cli *c, run *r, bool steps)
{
	char step[32];

	snprintf(step, sizeof step, "step%d", r->step);
	return cli_taps_run(c, &r->taps, r->in, r->n_in, r->label ? r->label : steps ? step : NULL);
}

static int
run_step(cli *c, run *r, bool steps)
{
	cli_times times;
	int status = cli_times_start(c, &times, r->repeat) ? tap_step(c, r, steps) : FXGE_NO_MEMORY;

	for (long long k = 0; k < r->repeat && status == 0; k++) {
		bool check = r->checked && (k == 0 || fxge_n_states(r->checked));

		if (check && (status = check_step(c, r)) != 0)
			break;
		double from = cli_now();

		status = (int)fxge_run(r->exe, r->in, r->n_in);
		double took = cli_now() - from;

		r->wall += took;
		cli_times_add(&times, took);
	}
	if (status == 0)
		status = give_results(c, r, steps);
	if (status == 0 && r->first_nan)
		status = cli_finite_check(c, r->exe);
	if (r->repeat > 1 && status == 0) {
		r->timing = cli_times_sum(&times);
		if (!r->profile && !r->trace)
			cli_show_timing(c, &r->timing);
	}
	r->step++;
	r->n_in = 0;
	return status;
}

/* Runs one step for each whole .npz file or single .npy file. Arrays of named inputs are collected
 * for one step. */
static int
run_files(cli *c, run *r)
{
	int status = 0;
	bool pending = false, steps = r->inputs.n > 1;

	for (int i = 0; i < r->inputs.n && status == 0; i++) {
		bool whole = false, ran = false;

		status = take_file(c, r, r->inputs.item[i], &whole, &ran);
		pending = !whole;
		if (status == 0 && whole && !ran)
			status = run_step(c, r, steps);
	}
	return status == 0 && pending ? run_step(c, r, r->step > 0) : status;
}

static int
run_random(cli *c, run *r)
{
	fxge_arrays *a = fxge_random_inputs(r->exe, (uint64_t)r->seed, r->sizes.item);
	fxge_tensor_view v;
	int status = 0;

	if (!a)
		return cli_last_status(c);
	for (size_t i = 0; status == 0 && fxge_arrays_get(a, i, &v); i++)
		status = add_input(c, r, v);
	return status ? status : run_step(c, r, false);
}

/* ---- states ---- */

static int
read_states(cli *c, const run *r)
{
	if (!r->state || access(r->state, F_OK) != 0)
		return 0;
	fxge_arrays *a = fxge_arrays_read(c->session, r->state);
	fxge_tensor_view v;
	int status = a ? 0 : cli_last_status(c);

	for (size_t i = 0; status == 0 && fxge_arrays_get(a, i, &v); i++) {
		cli_restore_dtype(&v, state_dtype(r, v.name));
		status = (int)fxge_set_state(r->exe, &v);
	}
	return status;
}

static int
write_states(cli *c, const run *r)
{
	fxge_arrays *a = r->state ? fxge_arrays_open(c->session) : NULL;
	fxge_tensor_view v;
	int status = 0;

	if (!r->state)
		return 0;
	if (fxge_n_states(r->exe) == 0)
		cli_note(c, "the program has no states: %s will be empty", r->state);
	for (int i = 0; a && status == 0 && i < fxge_n_states(r->exe); i++)
		status = fxge_state(r->exe, i, &v) ? (int)fxge_arrays_add(a, &v)
										   : (int)fxge_last_status(c->session);
	if (!a || status)
		return cli_last_status(c);
	return (int)fxge_arrays_write(a, r->state, true);
}

/* ---- the command ---- */

static int
show_profile(cli *c, const run *r)
{
	bool chip = cli_is_chip(r->place.device);
	int status = chip ? (int)fxge_profile_read(r->exe, r->program) : 0;

	if (status == 0 && r->profile)
		status = cli_profile_show(c, r->exe, r->wall, chip);
	if (status == 0 && r->trace)
		status = cli_profile_trace(c, r->exe, r->trace, r->force);
	return status;
}

static int
run_open(cli *c, run *r)
{
	r->in = fxge_alloc(c->session, CLI_MAX_INPUTS * sizeof *r->in);
	if (r->outputs)
		r->results = fxge_arrays_open(c->session);
	int status = !r->in || (r->outputs && !r->results) ? FXGE_NO_MEMORY : read_states(c, r);

	if (status == 0)
		status = seed_states(r);
	if (status == 0 && (r->profile || r->trace))
		status = (int)fxge_profile(r->exe);
	if (status == 0 && r->first_nan)
		status = (int)fxge_finite_watch(r->exe, NULL);
	if (status)
		return status;
	if (c->json)
		fputs(",\"steps\":[", stdout);
	if (r->random)
		status = run_random(c, r);
	else
		status = r->inputs.n ? run_files(c, r) : run_step(c, r, false);
	if (c->json)
		putchar(']');
	cli_taps_show(c, &r->taps);
	if (r->first_nan)
		cli_finite_show(c, r->exe, status);
	if (c->json && status == 0 && r->repeat > 1)
		cli_json_timing(&r->timing);
	if (status == 0 && (r->profile || r->trace))
		status = show_profile(c, r);
	if (status == 0 && r->results)
		status = (int)fxge_arrays_write(r->results, r->outputs, r->force);
	if (status == 0) /* last: a step whose results are lost can be repeated */
		status = write_states(c, r);
	return status;
}

/* Opens the program on the CPU, whose kernels check indices, for --check-ranges. */
static int
open_checked(cli *c, run *r)
{
	static const cli_placement cpu = {0};

	r->checked = cli_open_on(c, r->program, &cpu);
	return r->checked ? 0 : cli_last_status(c);
}

static int
run_file(cli *c, run *r, const char *path)
{
	bool made = r->gears.text || r->gears.aipp || r->check_ranges; /* the .om is another program */
	fxge_program *p =
		cli_load_compiled(c, made ? path : cli_place_path(c, path, &r->place), &r->quant);

	r->program = p;
	if (!p || cli_set_gears(&r->gears, p) != 0)
		return cli_last_status(c);
	int status = r->check_ranges ? open_checked(c, r) : 0;

	if (status == 0) {
		r->exe = cli_open_on(c, p, &r->place);
		status = r->exe ? cli_taps_open(c, &r->taps, path, &r->quant) : cli_last_status(c);
		if (r->exe)
			status = cli_close_on(c, r->exe, status ? status : run_open(c, r));
		cli_taps_close(&r->taps);
	}
	fxge_executable_close(r->checked);
	return status;
}

int
cli_run(cli *c, int argc, char **argv)
{
	run r = {.repeat = 1};
	int status = 0, opt;

	while ((opt = cli_next(c, argc, argv, &status)) > 0)
		if (!set(c, &r, opt))
			return FXGE_USAGE;
	if (opt == CLI_STOP)
		return status;
	const char *path = cli_file(c, argc, argv);

	if (!path)
		return FXGE_USAGE;
	if (!cli_check_gears(c, &r.gears))
		return FXGE_USAGE;
	status = cli_taps_check(c, &r.taps, path, &r.gears, cli_is_chip(r.place.device));
	if (status)
		return status;
	if (r.random && r.inputs.n)
		return cli_usage(c, "--random and --inputs exclude each other");
	if (r.sizes.n && !r.random)
		return cli_usage(c, "--size needs --random");
	if (r.outputs && r.state && cli_is_same_output(r.outputs, r.state))
		return cli_usage(c, "--outputs and --state name one file, %s", r.outputs);
	if (r.trace && r.outputs && cli_is_same_output(r.outputs, r.trace))
		return cli_usage(c, "--outputs and --trace name one file, %s", r.outputs);
	if (r.trace && r.state && cli_is_same_output(r.state, r.trace))
		return cli_usage(c, "--state and --trace name one file, %s", r.state);
	if (r.check_ranges && !cli_is_chip(r.place.device))
		return cli_usage(c, "--check-ranges needs --device=npu:N: the CPU always checks ranges");
	size_t n = strlen(path);

	if (r.check_ranges && n > 3 && strcmp(path + n - 3, ".om") == 0)
		return cli_usage(c, "--check-ranges needs the program, which an .om does not contain");
	status = cli_open(c);
	if (status == 0)
		status = run_file(c, &r, path);
	return cli_close(c, status);
}
