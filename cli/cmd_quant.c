/* SPDX-License-Identifier: Apache-2.0 */
/* fxge quant: shows the certificate of a quantised program. */
#include "cli/quantised.h"
#include "driver/command/command.h"

#include <fnmatch.h>
#include <inttypes.h>
#include <string.h>

typedef struct report {
	cli_list patterns; /* values of --fail-if-float */
	cli_quant_options quant;
	const fxge_program *program;
	size_t layers, integer, float8, weights;
	uint64_t before, after; /* bytes of the layers whose bytes as floats are known */
} report;

static bool
is_grade(const fxge_quant_layer *l, const char *grade)
{
	return strcmp(l->grade, grade) == 0;
}

static void
count(report *r)
{
	fxge_quant_layer l = FXGE_OPTIONS(fxge_quant_layer);

	for (size_t i = 0; fxge_quant_layer_get(r->program, i, &l); i++) {
		r->layers++;
		r->integer += is_grade(&l, "integer");
		r->float8 += is_grade(&l, "float8");
		r->weights += is_grade(&l, "weights");
		if (l.before) {
			r->before += l.before;
			r->after += l.after;
		}
	}
}

/* ---- JSON ---- */

static void
json_dtype(const char *key, const char *dtype, int bits)
{
	if (dtype)
		printf(",\"%s\":{\"dtype\":\"%s\",\"bits\":%d}", key, dtype, bits);
	else
		printf(",\"%s\":null", key);
}

static void
json_layer(const fxge_quant_layer *l)
{
	fputs("{\"layer\":", stdout);
	cli_json_str(l->name ? l->name : "");
	cli_json_text("node", l->node);
	cli_json_text("module", l->module);
	cli_json_text("kind", l->kind);
	cli_json_text("grade", l->grade);
	cli_json_text("kernel", l->kernel);
	json_dtype("x", l->x, l->x_bits);
	json_dtype("w", l->w, l->w_bits);
	json_dtype("kv", l->kv, l->kv_bits);
	json_dtype("y", l->y, l->y_bits);
	if (l->before)
		printf(",\"before\":%" PRIu64, l->before);
	else
		fputs(",\"before\":null", stdout);
	printf(",\"after\":%" PRIu64, l->after);
	cli_json_text("pattern", l->pattern);
	cli_json_text("reason", l->reason);
	putchar('}');
}

static void
json(const report *r)
{
	fxge_quant_layer l = FXGE_OPTIONS(fxge_quant_layer);

	cli_json_text("chip", fxge_quant_chip(r->program));
	printf(",\"integer\":%zu,\"float8\":%zu,\"weights\":%zu,\"float\":%zu,\"before\":%" PRIu64
		   ",\"after\":%" PRIu64 ",\"layers\":[",
		r->integer, r->float8, r->weights, r->layers - r->integer - r->float8 - r->weights,
		r->before, r->after);
	for (size_t i = 0; fxge_quant_layer_get(r->program, i, &l); i++) {
		fputs(i ? ",\n" : "", stdout);
		json_layer(&l);
	}
	putchar(']');
}

/* ---- text ---- */

static const char *
or_none(const char *text)
{
	return text ? text : "-";
}

static void
show_layer(cli *c, const fxge_quant_layer *l, int width)
{
	printf("%-*s  %-11s  %-28s  %-4s  %-4s  %-4s  %-4s  ", width, cli_escape(c, l->name), l->kind,
		cli_escape(c, l->kernel), or_none(l->x), or_none(l->w), or_none(l->kv), or_none(l->y));
	if (l->before)
		printf("%11" PRIu64 "  %11" PRIu64, l->before, l->after);
	else
		printf("%11s  %11" PRIu64, "-", l->after);
	if (l->reason)
		printf("  float: %s\n", cli_escape(c, l->reason));
	else
		printf("  %s\n", l->pattern ? cli_escape(c, l->pattern) : "");
}

static void
show(cli *c, const report *r)
{
	fxge_quant_layer l = FXGE_OPTIONS(fxge_quant_layer);
	const char *chip = fxge_quant_chip(r->program);
	int width = 5;

	if (!r->layers) {
		printf("the program has no product, convolution, attention or cache\n");
		return;
	}
	for (size_t i = 0; fxge_quant_layer_get(r->program, i, &l); i++) {
		int n = (int)strlen(cli_escape(c, l.name));

		width = n > width && n <= 60 ? n : width;
	}
	printf("%-*s  %-11s  %-28s  %-4s  %-4s  %-4s  %-4s  %11s  %11s  %s\n", width, "layer", "kind",
		"kernel", "x", "w", "kv", "y", "as floats", "bytes", "pattern");
	for (size_t i = 0; fxge_quant_layer_get(r->program, i, &l); i++)
		show_layer(c, &l, width);
	printf("\n%zu of %zu layers quantised%s%s: %zu integer, %zu float8, %zu weights only; %zu in "
		   "floats\n",
		r->integer + r->float8 + r->weights, r->layers, chip ? " for " : "",
		chip ? cli_escape(c, chip) : "", r->integer, r->float8, r->weights,
		r->layers - r->integer - r->float8 - r->weights);
	if (r->before)
		printf("constants of %" PRIu64 " bytes as floats: %" PRIu64 " bytes (%.2f)\n", r->before,
			r->after, (double)r->after / (double)r->before);
}

/* ---- --fail-if-float ---- */

/* Returns whether the pattern matches the name of the layer, or the path of its module. */
static bool
matches(const char *pattern, const fxge_quant_layer *l)
{
	char path[1024];
	size_t n = l->module ? strcspn(l->module, " ") : 0; /* `layers.0.attn (Attention)` */

	if (l->name && fnmatch(pattern, l->name, 0) == 0)
		return true;
	if (!n || n >= sizeof path)
		return false;
	memcpy(path, l->module, n);
	path[n] = '\0';
	return fnmatch(pattern, path, 0) == 0;
}

/* Returns 1 after a message if a layer that a pattern matches is in floats, or none matches. */
static int
check_floats(cli *c, const report *r)
{
	fxge_quant_layer l = FXGE_OPTIONS(fxge_quant_layer);

	for (int k = 0; k < r->patterns.n; k++) {
		size_t n = 0, floats = 0;
		const char *first = NULL;

		for (size_t i = 0; fxge_quant_layer_get(r->program, i, &l); i++) {
			if (!matches(r->patterns.item[k], &l))
				continue;
			n++;
			if (is_grade(&l, "float") && floats++ == 0)
				first = l.name;
		}
		if (n == 0)
			return cli_fail(
				c, 1, "--fail-if-float: no layer matches '%s'", cli_escape(c, r->patterns.item[k]));
		if (floats)
			return cli_fail(c, 1,
				"--fail-if-float: %zu of %zu layers that match '%s' are in floats, first %s",
				floats, n, cli_escape(c, r->patterns.item[k]), first);
	}
	return 0;
}

static int
certify(cli *c, report *r, const char *path)
{
	fxge_compile_options o = FXGE_OPTIONS(fxge_compile_options);
	fxge_program *p = cli_load(c, path);

	if (!p)
		return cli_last_status(c);
	o.cann = c->cann;
	cli_set_quant(&r->quant, &o);
	int status = o.quant ? (int)fxge_compile(p, &o) : 0;

	if (status == 0)
		status = (int)fxge_quant_report(p);
	cli_progress_end(c);
	if (status)
		return status;
	r->program = p;
	count(r);
	if (c->json)
		json(r);
	else
		show(c, r);
	return check_floats(c, r);
}

int
cli_quant_summary(cli *c, fxge_program *p)
{
	report r = {.program = p};
	int status = (int)fxge_quant_report(p);

	if (status)
		return status;
	count(&r);
	cli_note(c, "%zu of %zu layers quantised; `fxge quant report` lists them",
		r.integer + r.float8 + r.weights, r.layers);
	return 0;
}

int
cli_quant(cli *c, int argc, char **argv)
{
	report r = {0};
	int status = 0, opt;

	while ((opt = cli_next(c, argc, argv, &status)) >= 0)
		if (!(opt == CLI_OPT_FAIL_IF_FLOAT ? cli_list_add(c, &r.patterns, "--fail-if-float", optarg)
										   : cli_parse_quant(c, &r.quant, opt, optarg)))
			return FXGE_USAGE;
	if (opt == CLI_STOP)
		return status;
	if (optind >= argc || strcmp(argv[optind], "report") != 0)
		return cli_usage(
			c, "expected report, found '%s'", optind < argc ? argv[optind] : "nothing");
	optind++;
	const char *path = cli_file(c, argc, argv);

	if (!path)
		return FXGE_USAGE;
	status = cli_open(c);
	if (status == 0)
		status = certify(c, &r, path);
	return cli_close(c, status);
}
