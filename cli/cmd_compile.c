/* fxge compile: a saved program in, a .air file and its interface out. */
#include "cli/cli.h"

#include <string.h>

enum { MAX_STEPS = 64 };

typedef struct compile {
	cli *cli;
	const char *output, *stage, *dump_after, *dump_dir;
	bool check, time, dump_failed;
	fxge_write_options write;
	cli_list no_rule, explain;
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
	cli_usage(c, "--weights takes auto, inline, files or ref, not '%s'", text);
	return false;
}

/* Takes a comma-separated list apart, in place. */
static bool
split(cli *c, cli_list *l, const char *option, char *text)
{
	for (char *at = strtok(text, ","); at; at = strtok(NULL, ","))
		if (!cli_list_add(c, l, option, at))
			return false;
	return true;
}

static bool
set(cli *c, compile *k, int opt)
{
	switch (opt) {
	case CLI_OPT_WEIGHTS:
		return cli_weights(c, optarg, &k->write.weights);
	case CLI_OPT_NO_FUSE:
		return split(c, &k->no_rule, "--no-fuse", optarg);
	case CLI_OPT_EXPLAIN:
		return split(c, &k->explain, "--explain", optarg);
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
	default: /* 'o' */
		k->output = optarg;
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
			fprintf(stderr, "; after %s\n%s", pass, text ? text : "; it cannot be printed\n");
	}
	k->last = cli_now();
}

/* ---- what is told at the end ---- */

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

/* What the user runs on the machine with CANN. */
static void
show_next(cli *c, const char *path)
{
	size_t n = strlen(path);
	int stem = (int)(n > 4 && strcmp(path + n - 4, ".air") == 0 ? n - 4 : n);

	if (c->json) {
		cli_json_text("output", path);
		printf(",\"next\":[\"atc\",\"--framework=1\",\"--soc_version=SOC\"]");
		return;
	}
	cli_say(c, "wrote %s and %.*s.io.json; next, where CANN is installed:", path, stem, path);
	cli_say(c, "  atc --framework=1 --model=%s --output=%.*s --soc_version=Ascend910B1", path, stem,
		path);
}

static int
write_out(cli *c, compile *k, fxge_program *p)
{
	bool air = strcmp(fxge_program_stage(p), "ge") == 0 && !k->stage;
	bool std = strcmp(k->output, "-") == 0;
	int status = (int)fxge_write(p, k->output, air ? "air" : "text", &k->write);

	note_time(k, "write", p);
	if (status == 0 && air && !std)
		show_next(c, k->output);
	if (status == 0 && k->check && air && !std)
		status = (int)fxge_check(c->session, k->output);
	return status;
}

static int
compile_file(cli *c, compile *k, const char *path)
{
	fxge_compile_options o = FXGE_OPTIONS(fxge_compile_options);

	k->last = cli_now();
	fxge_program *p = cli_load(c, path);

	if (!p)
		return cli_last_status(c);
	note_time(k, "read", p);
	o.until = k->stage;
	o.no_rule = k->no_rule.n ? k->no_rule.item : NULL;
	o.explain = k->explain.n ? k->explain.item : NULL;
	o.after = after;
	o.after_user = k;
	k->last = cli_now();
	int status = (int)fxge_compile(p, &o);

	k->last = cli_now();
	if (status == 0)
		status = write_out(c, k, p);
	if (k->time && c->json)
		json_times(k);
	else if (k->time)
		show_times(k);
	return status == 0 && k->dump_failed ? FXGE_IO : status;
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
	const char *path = cli_file(c, argc, argv);

	if (!path)
		return FXGE_USAGE;
	if (!k.output)
		return cli_usage(c, "-o OUT.air is missing");
	if (c->json && strcmp(k.output, "-") == 0)
		return cli_usage(c, "--json and -o - both want standard output");
	if (k.dump_dir && !k.dump_after)
		return cli_usage(c, "--dump-dir needs --dump-after");
	status = cli_open(c);
	if (status == 0)
		status = compile_file(c, &k, path);
	return cli_close(c, status);
}
