/* SPDX-License-Identifier: Apache-2.0 */
/* fxge compile: compiles saved programs to .air or .om files. */
#include "cli/cli.h"
#include "cli/quantised.h"

#include <errno.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { MAX_STEPS = 64, MAX_DETECTIONS = 2048 };

typedef struct compile {
	cli *cli;
	const char *output, *stage, *dump_after, *dump_dir;
	bool check, time, dump_failed;
	bool npu, air; /* --target */
	const char *precision, *singleop;
	cli_gears gears;
	cli_list atc_options;
	fxge_write_options write;
	cli_list no_fuse, explain;
	cli_quant_options quant;
	long long max_detections;
	const char *trace;     /* --trace, or NULL */
	const char *plan_path; /* --plan */
	long long n_ranks;     /* --ranks; 0 = one program for all */
	fxge_rank_plan *plan;
	int rank; /* rank whose programs are being compiled */
	fxge_program *program[CLI_MAX_LIST];
	struct {
		const char *pass;
		double seconds;
		uint64_t nodes;
	} step[MAX_STEPS];
	int n_steps;
	double last;
} compile;

bool
cli_weights(cli *c, const char *text, fxge_weight_mode *out)
{
	static const char *const modes[] = {"auto", "inline", "files", "ref"};

	for (int i = 0; i < 4; i++)
		if (strcmp(text, modes[i]) == 0) {
			*out = (fxge_weight_mode)i;
			return true;
		}
	cli_usage(c, "--weights: expected auto, inline, files or ref, got '%s'", text);
	return false;
}

static bool
set_target(cli *c, compile *k)
{
	k->npu = strcmp(optarg, "npu") == 0;
	k->air = strcmp(optarg, "air") == 0;
	if (!k->npu && !k->air)
		cli_usage(c, "--target: expected air or npu, got '%s'", optarg);
	return k->npu || k->air;
}

static bool
set(cli *c, compile *k, int opt)
{
	switch (opt) {
	case CLI_OPT_TARGET:
		return set_target(c, k);
	case CLI_OPT_PRECISION:
		k->precision = optarg;
		break;
	case CLI_OPT_SINGLEOP:
		k->singleop = optarg;
		break;
	case CLI_OPT_GEARS:
	case CLI_OPT_GEARS_POLICY:
	case CLI_OPT_AIPP:
		return cli_parse_gears(c, &k->gears, opt, optarg);
	case CLI_OPT_ATC_OPTIONS:
		return cli_list_split(c, &k->atc_options, "--atc-options", optarg, " \t\n");
	case CLI_OPT_WEIGHTS:
		return cli_weights(c, optarg, &k->write.weights);
	case CLI_OPT_NO_FUSE:
		return cli_list_split(c, &k->no_fuse, "--no-fuse", optarg, ",");
	case CLI_OPT_EXPLAIN:
		c->verbose = true; /* the explanations are notes */
		return cli_list_split(c, &k->explain, "--explain", optarg, ",");
	case CLI_OPT_MAX_DETECTIONS:
		return cli_number(c, "--max-detections", optarg, 1, MAX_DETECTIONS, &k->max_detections);
	case CLI_OPT_QUANT:
	case CLI_OPT_QUANT_PER_TOKEN:
	case CLI_OPT_QUANT_FALLBACK:
		return cli_parse_quant(c, &k->quant, opt, optarg);
	case CLI_OPT_RANKS:
		return cli_number(c, "--ranks", optarg, 1, FXGE_RANKS_MAX, &k->n_ranks);
	case CLI_OPT_PLAN:
		k->plan_path = optarg;
		break;
	case CLI_OPT_STAGE:
		k->stage = optarg;
		break;
	case CLI_OPT_DUMP_AFTER:
		k->dump_after = optarg;
		break;
	case CLI_OPT_DUMP_DIR:
		k->dump_dir = optarg;
		break;
	case CLI_OPT_CHECK:
		k->check = true;
		break;
	case CLI_OPT_FORCE:
		k->write.force = true;
		break;
	case CLI_OPT_TIME:
		k->time = true;
		break;
	case CLI_OPT_TRACE:
		return cli_parse_trace(c, optarg, &k->trace);
	case 'o':
		k->output = optarg;
		break;
	}
	return true;
}

/* ---- after each pass ---- */

static void
note_time(compile *k, const char *pass, fxge_program *p)
{
	double now = cli_now();

	if (k->n_steps < MAX_STEPS) {
		k->step[k->n_steps].pass = pass;
		k->step[k->n_steps].seconds = now - k->last;
		k->step[k->n_steps].nodes = p ? fxge_program_nodes(p) : 0;
		k->n_steps++;
	}
}

static void
dump_file(compile *k, fxge_program *p, const char *pass)
{
	char path[4096];
	int n = snprintf(path, sizeof path, "%s/%02d-%s.txt", k->dump_dir, k->n_steps, pass);

	if (k->dump_failed)
		return; /* further files would fail for the same reason */
	if (n < 0 || (size_t)n >= sizeof path || fxge_write(p, path, "text", &k->write) != FXGE_OK)
		k->dump_failed = true;
}

static void
after(void *user, fxge_program *p, const char *pass)
{
	compile *k = user;

	note_time(k, pass, p);
	if (k->dump_after && (strcmp(k->dump_after, "all") == 0 || strcmp(k->dump_after, pass) == 0)) {
		const char *text = k->dump_dir ? NULL : fxge_text(p, "text");

		if (k->dump_dir)
			dump_file(k, p, pass);
		else
			fprintf(stderr, "; after %s\n%s", pass, text ? text : "; cannot be printed\n");
	}
	k->last = cli_now();
}

/* ---- output files ---- */

/* Creates a directory unless it exists; sets *made to true if it was created. */
static int
make_directory(cli *c, const char *option, const char *path, bool *made)
{
	struct stat st;

	*made = fxge_make_directory(c->session, path) == 0;
	if (*made || (errno == EEXIST && stat(path, &st) == 0 && S_ISDIR(st.st_mode)))
		return 0;
	if (errno == EEXIST)
		return cli_usage(c, "%s must name a directory, %s is a file", option, path);
	return cli_fail(c, FXGE_IO, "%s: %s", path, strerror(errno));
}

/* ---- reports ---- */

static void
show_times(const compile *k)
{
	fprintf(stderr, "%-14s %10s %10s %14s\n", "step", "ms", "nodes", "us a node");
	for (int i = 0; i < k->n_steps; i++) {
		double s = k->step[i].seconds;
		uint64_t n = k->step[i].nodes;

		fprintf(stderr, "%-14s %10.3f %10llu %14.3f\n", k->step[i].pass, s * 1e3,
			(unsigned long long)n, n ? s * 1e6 / (double)n : 0);
	}
}

static void
json_times(const compile *k)
{
	fputs(",\"steps\":[", stdout);
	for (int i = 0; i < k->n_steps; i++) {
		printf("%s{\"name\":\"%s\",\"seconds\":", i ? "," : "", k->step[i].pass);
		cli_json_real(k->step[i].seconds);
		printf(",\"nodes\":%llu}", (unsigned long long)k->step[i].nodes);
	}
	putchar(']');
}

static int
write_trace(cli *c, const compile *k)
{
	fxge_slice slices[MAX_STEPS] = {{0}};

	for (int i = 0; i < k->n_steps; i++)
		slices[i] = (fxge_slice){.name = k->step[i].pass, .seconds = k->step[i].seconds};
	return (int)fxge_timeline_write(
		c->session, "fxge compile", "passes", slices, (size_t)k->n_steps, k->trace, k->write.force);
}

static bool
is_stream(const char *path)
{
	struct stat st;

	return stat(path, &st) == 0 && !S_ISREG(st.st_mode);
}

/* Prints the commands to run on a machine with CANN. */
static void
show_next(cli *c, const char *path)
{
	size_t n = strlen(path);
	int stem = (int)(n > 4 && strcmp(path + n - 4, ".air") == 0 ? n - 4 : n);
	const char *next = fxge_atc_command(c->session, path, c->soc, NULL, c->json);

	if (c->json) {
		cli_json_text("output", path);
		cli_json_key("next");
		fputs(next ? next : "[]", stdout);
		return;
	}
	if (is_stream(path)) { /* /dev/null: no file for atc */
		cli_note(c, "wrote %s", path);
		return;
	}
	cli_note(c, "wrote %s and %.*s.io.json; next, where CANN is installed%s:", path, stem, path,
		c->soc ? "" : " (for another chip than this example: --soc)");
	cli_note(c, "  %s", next ? next : "");
}

static void
show_line(void *user, const char *line)
{
	cli *c = user;

	if (*line)
		cli_note(c, "atc: %s", cli_escape(c, line));
}

static fxge_om_options
om_options(cli *c, const compile *k)
{
	fxge_om_options o = FXGE_OPTIONS(fxge_om_options);

	o.soc = c->soc;
	o.precision = k->precision;
	o.atc_options = k->atc_options.item;
	o.external_weights = k->write.weights == FXGE_WEIGHT_FILES;
	o.force = k->write.force;
	o.line = show_line;
	o.line_user = c;
	return o;
}

static int
write_om(cli *c, compile *k, fxge_program *p)
{
	fxge_om_options o = om_options(c, k);
	int status = (int)fxge_write_om(p, k->output, &o);

	note_time(k, "atc", p);
	if (status == 0 && c->json)
		cli_json_text("output", k->output);
	else if (status == 0)
		cli_note(c, "wrote %s and %.*s.io.json", k->output, (int)strlen(k->output) - 3, k->output);
	return status;
}

static int
write_out(cli *c, compile *k, fxge_program *p)
{
	bool air = strcmp(fxge_program_stage(p), "ge") == 0 && !k->stage;
	bool std = strcmp(k->output, "-") == 0;

	if (k->npu)
		return write_om(c, k, p);
	int status = (int)fxge_write(p, k->output, air ? "air" : "text", &k->write);

	note_time(k, "write", p);
	if (status == 0 && air && !std)
		show_next(c, k->output);
	if (status == 0 && k->quant.lowering && strcmp(k->quant.lowering, "keep") != 0)
		status = cli_quant_summary(c, p);
	if (status == 0 && k->check && air && !std)
		status = cli_check_written(c, k->output, p);
	return status;
}

static int
compile_file(cli *c, compile *k, const char *path, fxge_program **out)
{
	fxge_compile_options o = FXGE_OPTIONS(fxge_compile_options);

	k->last = cli_now();
	fxge_program *p = *out = cli_load(c, path);

	if (!p)
		return cli_last_status(c);
	note_time(k, "read", p);
	o.until = k->stage;
	o.cann = c->cann;
	o.max_detections = k->max_detections;
	cli_set_quant(&k->quant, &o);
	o.no_fuse = k->no_fuse.n ? k->no_fuse.item : NULL;
	o.explain = k->explain.n ? k->explain.item : NULL;
	o.after = after;
	o.after_user = k;
	int status = k->plan ? (int)fxge_rank_plan_bind(k->plan, p, k->rank) : 0;

	k->last = cli_now();
	if (status == 0)
		status = (int)fxge_compile(p, &o);
	if (status == 0 && k->plan)
		status = (int)fxge_rank_plan_check_groups(k->plan, p);
	k->last = cli_now();
	return status;
}

static int
compile_single(cli *c, compile *k, const char *path)
{
	bool made;
	int status = k->dump_dir ? make_directory(c, "--dump-dir", k->dump_dir, &made) : 0;

	if (!k->output)
		k->output = cli_output_in(c, NULL, path, k->npu ? ".om" : ".air");
	if (!k->output)
		return FXGE_NO_MEMORY;
	if (k->trace && cli_is_same_output(k->output, k->trace))
		return cli_usage(c, "-o and --trace name one file, %s", k->trace);
	if (status == 0)
		status = compile_file(c, k, path, &k->program[0]);
	if (status == 0)
		status = cli_set_gears(&k->gears, k->program[0]);
	if (status == 0)
		status = write_out(c, k, k->program[0]);
	if (k->time && c->json)
		json_times(k);
	else if (k->time)
		show_times(k);
	if (status == 0 && k->trace)
		status = write_trace(c, k);
	return status == 0 && k->dump_failed ? FXGE_IO : status;
}

/* ---- single operators ---- */

static int
compile_operators(cli *c, compile *k)
{
	fxge_om_options o = om_options(c, k);

	if (!k->output)
		k->output = cli_output_in(c, NULL, k->singleop, "");
	if (!k->output)
		return FXGE_NO_MEMORY;
	int status = (int)fxge_write_singleop(c->session, k->singleop, k->output, &o);

	if (status == 0 && c->json)
		cli_json_text("output", k->output);
	else if (status == 0)
		cli_note(c, "wrote the .om files of %s", k->output);
	return status;
}

/* ---- several programs that share weights ---- */

static int
name_outputs(cli *c, const compile *k, char **paths, int n, cli_list *out)
{
	for (int i = 0; i < n; i++) {
		const char *path = cli_output_in(c, k->output, paths[i], ".air");

		if (!path)
			return FXGE_NO_MEMORY;
		for (int j = 0; j < i; j++)
			if (strcmp(out->item[j], path) == 0)
				return cli_usage(c, "%s and %s would both become %s", paths[j], paths[i], path);
		out->item[out->n++] = path;
	}
	return 0;
}

/* Returns the file name of a path. */
static const char *
name_of(const char *path)
{
	const char *slash = strrchr(path, '/');

	return slash ? slash + 1 : path;
}

/* Prints the files of the programs, and the atc command of each. */
static void
show_set(cli *c, const compile *k, const cli_list *out)
{
	if (c->json) {
		cli_json_text("output", k->output ? k->output : ".");
		fputs(",\"programs\":[", stdout);
	}
	for (int i = 0; i < out->n; i++) {
		if (c->json) {
			fputs(i ? ",{\"name\":" : "{\"name\":", stdout);
			cli_json_str(name_of(out->item[i]));
		}
		show_next(c, out->item[i]);
		if (c->json)
			putchar('}');
	}
	if (c->json)
		putchar(']');
}

static int
write_set(cli *c, compile *k, const cli_list *out)
{
	bool made = false;
	int status = k->output ? make_directory(c, "with several models, -o", k->output, &made) : 0;

	if (status)
		return status;
	status = (int)fxge_write_set(k->program, out->item, (size_t)out->n, &k->write);
	if (status && made)
		rmdir(k->output);
	if (status == 0)
		show_set(c, k, out);
	for (int i = 0; status == 0 && k->check && i < out->n; i++)
		status = cli_check_written(c, out->item[i], k->program[i]);
	return status;
}

static int
compile_several(cli *c, compile *k, char **paths, int n)
{
	cli_list out = {0};
	int status = name_outputs(c, k, paths, n, &out);

	for (int i = 0; i < n && status == 0; i++)
		status = compile_file(c, k, paths[i], &k->program[i]);
	return status ? status : write_set(c, k, &out);
}

/* ---- several ranks ---- */

/* Returns "DIR/rankN", or NULL if memory is exhausted. */
static const char *
rank_directory(cli *c, const char *directory, int rank)
{
	size_t size = strlen(directory) + 20;
	char *out = fxge_alloc(c->session, size);

	if (out)
		snprintf(out, size, "%s/rank%d", directory, rank);
	return out;
}

/* Writes X.ranks.json next to each X.air. */
static int
write_facts(cli *c, compile *k, const cli_list *out)
{
	int status = 0;

	for (int i = 0; status == 0 && i < out->n; i++) {
		size_t size = strlen(out->item[i]) + 12;
		char *path = fxge_alloc(c->session, size);

		if (!path)
			return FXGE_NO_MEMORY;
		snprintf(path, size, "%.*s.ranks.json", (int)strlen(out->item[i]) - 4, out->item[i]);
		status = (int)fxge_rank_plan_write(k->plan, k->program[i], k->rank, path, k->write.force);
	}
	return status;
}

static int
compile_rank(cli *c, compile *k, char **paths, int n, const char *directory)
{
	cli_list out = {0};
	bool made;

	k->output = rank_directory(c, directory, k->rank);
	if (!k->output)
		return FXGE_NO_MEMORY;
	int status = make_directory(c, "-o", k->output, &made);

	if (status == 0)
		status = name_outputs(c, k, paths, n, &out);
	for (int i = 0; i < n && status == 0; i++)
		status = compile_file(c, k, paths[i], &k->program[i]);
	if (status == 0)
		status = (int)fxge_write_set(k->program, out.item, (size_t)out.n, &k->write);
	if (status == 0)
		status = write_facts(c, k, &out);
	for (int i = 0; status == 0 && k->check && i < out.n; i++)
		status = cli_check_written(c, out.item[i], k->program[i]);
	for (int i = 0; i < n; i++) {
		if (k->program[i])
			fxge_program_close(k->program[i]);
		k->program[i] = NULL;
	}
	return status;
}

/* Checks the plan for all programs and ranks before anything is written. */
static int
check_plan(cli *c, compile *k, char **paths, int n)
{
	int status = 0;

	for (int i = 0; i < n && status == 0; i++) {
		fxge_program *p = cli_load(c, paths[i]);

		status = p ? (int)fxge_rank_plan_check(k->plan, p) : cli_last_status(c);
		if (p)
			fxge_program_close(p);
	}
	return status;
}

static void
show_ranks(cli *c, const compile *k, const char *directory)
{
	if (c->json) {
		cli_json_text("output", directory);
		printf(",\"ranks\":%lld", k->n_ranks);
		return;
	}
	cli_note(c,
		"wrote %s/rank0/ to %s/rank%lld/; each has the programs, weights and groups of a rank",
		directory, directory, k->n_ranks - 1);
}

/* Returns the path without slashes at its end, or NULL if memory is exhausted. */
static const char *
without_slashes(cli *c, const char *path)
{
	size_t n = strlen(path);
	char *out = fxge_alloc(c->session, n + 1);

	while (n > 1 && path[n - 1] == '/')
		n--;
	if (out)
		memcpy(out, path, n); /* NOLINT: fxge_alloc returns zeros */
	return out;
}

/* Returns the directory in which the ranks are written: `directory` itself if it exists and nothing
 * is replaced, or if its ranks cannot be staged. Returns NULL after a diagnostic. */
static const char *
stage_ranks(cli *c, const compile *k, const char *directory, bool there)
{
	size_t size = strlen(directory) + sizeof "/rank";
	char *stem = fxge_alloc(c->session, size);

	if (!there)
		return fxge_stage_directory(c->session, directory);
	if (!k->write.force || !stem)
		return stem ? directory : NULL;
	snprintf(stem, size, "%s/rank", directory);
	const char *staged = fxge_stage_directory(c->session, stem);

	return !staged || fxge_stage_ranks(c->session, staged, directory, (int)k->n_ranks) ? staged
																					   : directory;
}

static int
publish_ranks(cli *c, const compile *k, const char *staged, const char *directory, bool there)
{
	if (!there)
		return (int)fxge_publish_directory(c->session, staged, directory);
	if (staged == directory)
		return 0;
	cli_hold_signals();
	int status = (int)fxge_publish_ranks(c->session, staged, directory, (int)k->n_ranks);

	cli_release_signals();
	return status;
}

/* Compiles the programs of each rank. A new directory appears as a whole. In one that exists, all
 * ranks are replaced together at the end. */
static int
compile_ranks(cli *c, compile *k, char **paths, int n)
{
	const char *directory = without_slashes(c, k->output);
	struct stat st;

	if (!directory)
		return FXGE_NO_MEMORY;
	fxge_allow_unbound(c->session);
	k->plan = fxge_rank_plan_open(c->session, k->plan_path, (int)k->n_ranks);
	if (!k->plan)
		return cli_last_status(c);
	int status = check_plan(c, k, paths, n);
	bool there = stat(directory, &st) == 0;
	const char *staged = status ? NULL : stage_ranks(c, k, directory, there);

	if (status == 0 && !staged)
		return cli_last_status(c);
	for (int i = 0; i < k->n_ranks && status == 0; i++) {
		k->rank = i;
		status = compile_rank(c, k, paths, n, staged);
	}
	if (status == 0)
		status = publish_ranks(c, k, staged, directory, there);
	if (status == 0)
		status = (int)fxge_rank_plan_finish(k->plan);
	if (status == 0)
		show_ranks(c, k, directory);
	return status;
}

static int
check_ranks(cli *c, const compile *k)
{
	if (!k->plan_path != !k->n_ranks)
		return cli_usage(c, "--ranks and --plan are used together");
	if (!k->n_ranks)
		return 0;
	if (k->npu || k->stage || k->dump_after || k->time || k->trace || k->gears.text
		|| k->gears.aipp)
		return cli_usage(c, "--ranks excludes .om files, --stage, --dump-after, --time, --trace, "
							"--gears and --aipp");
	return k->output && strcmp(k->output, "-") != 0
			   ? 0
			   : cli_usage(c, "with --ranks, -o must name a directory");
}

/* ---- the command ---- */

/* Checks that `name` is "all" or a pass. */
static int
check_pass(cli *c, const char *name)
{
	const char *words[MAX_STEPS] = {"all"};
	size_t n = 1;

	for (const char *pass; n < MAX_STEPS && (pass = fxge_pass_name(n - 1)); n++)
		words[n] = pass;
	for (size_t i = 0; i < n; i++)
		if (strcmp(words[i], name) == 0)
			return 0;
	return cli_unknown(c, "pass", name, words, n);
}

/* Treats -o X.om like --target=npu. */
static int
check_target(cli *c, compile *k, int n)
{
	size_t size = k->output ? strlen(k->output) : 0;
	bool om = size > 3 && strcmp(k->output + size - 3, ".om") == 0;

	k->npu = k->npu || (om && !k->air && !k->stage);
	if (!k->npu && (k->precision || k->atc_options.n))
		return cli_usage(c, "--precision and --atc-options need -o OUT.om or --target=npu");
	if (!k->npu)
		return 0;
	if (k->output && !om)
		return cli_usage(
			c, "'%s' is not a file name of an .om, which --target=npu writes", k->output);
	if (n > 1)
		return cli_usage(c, "--target=npu needs a single model");
	if (k->stage || k->check)
		return cli_usage(c, "--target=npu excludes --stage and --check");
	return 0;
}

static int
check_singleop(cli *c, const compile *k, int n)
{
	if (n)
		return cli_usage(c, "--singleop replaces the model");
	if (k->air || k->stage || k->dump_after || k->check || k->time || k->trace || k->gears.text
		|| k->gears.aipp)
		return cli_usage(
			c, "--singleop allows --soc, --precision, --atc-options, --force and -o only");
	return k->output && strcmp(k->output, "-") == 0
			   ? cli_usage(c, "with --singleop, -o must name a directory")
			   : 0;
}

static int
check_options(cli *c, compile *k, char **paths, int n)
{
	if (k->singleop)
		return check_singleop(c, k, n);
	int wrong = check_target(c, k, n);

	if (!wrong)
		wrong = check_ranks(c, k);
	if (wrong)
		return wrong;
	if (!cli_check_gears(c, &k->gears))
		return FXGE_USAGE;
	if (k->gears.text && (n > 1 || k->stage))
		return cli_usage(c, "--gears needs a single model and excludes --stage");
	if (k->gears.aipp && (n > 1 || k->stage))
		return cli_usage(c, "--aipp needs a single model and excludes --stage");
	if (!k->output && k->stage && n == 1) /* text for the terminal */
		k->output = "-";
	bool to_stdout = k->output && strcmp(k->output, "-") == 0;

	if (n == 0)
		return cli_usage(c, "the file is missing");
	for (int i = 0; i < n && !k->output; i++)
		if (strcmp(paths[i], "-") == 0)
			return cli_usage(c, "a model from standard input has no name: specify -o OUT.air");
	if (k->dump_dir && !k->dump_after)
		return cli_usage(c, "--dump-dir needs --dump-after");
	if (k->dump_dir && strcmp(k->dump_dir, "-") == 0)
		return cli_usage(c, "--dump-dir must name a directory");
	if (k->dump_after && check_pass(c, k->dump_after))
		return FXGE_USAGE;
	if (c->json && to_stdout)
		return cli_usage(c, "--json and -o - both write to standard output");
	if (n == 1)
		return 0;
	if (n > CLI_MAX_LIST)
		return cli_usage(c, "more than %d models", CLI_MAX_LIST);
	if (k->stage || k->dump_after || k->time || k->trace)
		return cli_usage(c, "--stage, --dump-after, --time and --trace need a single model");
	return to_stdout ? cli_usage(c, "with several models, -o must name a directory") : 0;
}

int
cli_compile(cli *c, int argc, char **argv)
{
	compile k = {.cli = c, .write = FXGE_OPTIONS(fxge_write_options)};
	int status = 0, opt;

	while ((opt = cli_next(c, argc, argv, &status)) > 0)
		if (!set(c, &k, opt))
			return FXGE_USAGE;
	if (opt == CLI_STOP)
		return status;
	char **paths = argv + optind;
	int n = argc - optind;

	status = check_options(c, &k, paths, n);
	if (status)
		return status;
	for (int i = 0; i < n; i++)
		cli_trust(c, paths[i]);
	status = cli_open(c);
	if (status == 0 && k.singleop)
		status = compile_operators(c, &k);
	else if (status == 0)
		status = k.n_ranks ? compile_ranks(c, &k, paths, n)
				 : n == 1  ? compile_single(c, &k, *paths)
						   : compile_several(c, &k, paths, n);
	return cli_close(c, status);
}
