/* SPDX-License-Identifier: Apache-2.0 */
/* Public functions of cost estimation: chips, values of sizes, totals over all graphs. */
#include "driver/cost/cost.h"

#include "base/diag/commands.h"
#include "driver/run/run.h"
#include "driver/command/command.h"
#include "ir/fit.h"
#include "ir/groups.h"
#include "ops/chips/chips.h"
#include "passes/passes.h"

/* ---- chips ---- */

/* Per clock cycle: multiply-adds of a core's matrix unit; f16 lanes of a vector unit. */
enum { CUBE = 16 * 16 * 16, LANES = 128 };

/* Sets the rates of a chip; those of a family are the rates of its usual chip. Returns false after
 * a diagnostic. */
static bool
find_rates(fxge_session *s, const char *name, fxge_cost_rates *out)
{
	const char *wanted = name ? name : "ascend910b";
	const fxge_chip_model *chip = fxge_chip_find(&s->diags, wanted);

	if (!chip)
		return false;
	if (chip->cores && chip->bandwidth > 0) {
		*out = (fxge_cost_rates){.name = fxge_chip_is_family(wanted) ? chip->family : chip->name,
			.macs = chip->cores * (double)CUBE * chip->hz,
			.lanes = chip->vectors * (double)LANES * chip->hz,
			.bandwidth = chip->bandwidth,
			.memory = chip->memory};
		return true;
	}
	fxge_report(&s->diags, NULL, FXGE_D_USAGE, "%s of %s is unknown",
		chip->cores ? "the memory bandwidth" : "the number of cores", chip->name);
	fxge_sbuf b;

	fxge_sbuf_init(&b, s->diags.arena);
	for (size_t i = 0, n = 0; (chip = fxge_chip_at(i)); i++)
		if (chip->bandwidth > 0)
			fxge_sbuf_fmt(&b, "%s%s", n++ ? ", " : "", chip->name);
	fxge_report_hint(&s->diags, "chips with all figures are %s", b.data);
	return false;
}

/* ---- sizes ---- */

typedef struct estimate {
	fxge_program *program;
	fxge_cost_options options;
	fxge_cost_rates chip;
	fxge_costs *costs;
} estimate;

/* Returns true for a symbol that the .air reader created for an unknown size: the file has no
 * expression for that size. */
static bool
is_unknown_size(const fxge_syms *t, fxge_size s)
{
	return fxge_sym_op_of(t, s) == FXGE_SYM_SYMBOL && strncmp(fxge_sym_name(t, s), "_d", 2) == 0;
}

static bool
has_unknown_size(const fxge_binding *b, const bool *of_inputs)
{
	const fxge_syms *t = b->program->syms;

	for (int i = 0; i < b->n; i++)
		if (!of_inputs[i] && !b->known[i] && is_unknown_size(t, fxge_syms_at(t, i)))
			return true;
	return false;
}

/* Sets data-dependent sizes without a value to the smallest nonzero value, so that estimates are
 * lower bounds. */
static void
choose_data_dependent(fxge_binding *b, const bool *of_inputs)
{
	fxge_syms *t = b->program->syms;
	int64_t lo, hi;

	for (int i = 0; i < b->n; i++) {
		fxge_size s = fxge_syms_at(t, i);

		if (of_inputs[i] || b->known[i] || fxge_sym_type_of(t, s) != FXGE_SYM_T_INT)
			continue;
		fxge_sym_range(t, s, &lo, &hi);
		b->known[i] = true;
		b->value[i] = (fxge_sym_value){.type = FXGE_SYM_T_INT, .i = lo > 1 ? lo : hi < 1 ? hi : 1};
	}
}

static void
store_sizes(const estimate *k, const fxge_binding *b, const bool *fixed, const bool *of_inputs)
{
	const fxge_syms *t = b->program->syms;
	fxge_arena *a = &k->program->arena;

	k->costs->sizes.len = 0;
	for (int i = 0; i < b->n; i++) {
		fxge_size s = fxge_syms_at(t, i);
		fxge_cost_size row = {
			.given = fixed[i], .value = b->value[i].i, .chosen = of_inputs[i] && !fixed[i]};

		if (!b->known[i] || fxge_sym_op_of(t, s) != FXGE_SYM_SYMBOL)
			continue;
		row.name = fxge_arena_strndup(a, fxge_sym_name(t, s), strlen(fxge_sym_name(t, s)));
		fxge_vec_push(a, &k->costs->sizes, row);
	}
}

static bool
bind_sizes(const estimate *k, fxge_binding *b)
{
	fxge_diags *d = &b->program->session->diags;
	bool *fixed = FXGE_NEW_ARRAY(b->arena, (size_t)b->n, bool);

	if (!fxge_binding_fix(b, k->options.sizes, fixed) || !fxge_binding_check(b, false))
		return false;
	const bool *of_inputs = fxge_binding_of_inputs(b);
	uint64_t seed = 1;

	if (has_unknown_size(b, of_inputs)) {
		fxge_report(d, NULL, FXGE_D_NO_SIZES, "the file does not contain the sizes of its values");
		fxge_report_hint(d, "estimate the program that the .air was compiled from");
		return false;
	}
	if (!fxge_binding_choose(b, fixed, &seed))
		return false;
	choose_data_dependent(b, of_inputs);
	store_sizes(k, b, fixed, of_inputs);
	return true;
}

/* ---- totals ---- */

static double count_graph(fxge_counting *c, const fxge_graph *g, int depth);

/* Counts the most expensive of the branches. */
static double
count_branches(fxge_counting *c, const fxge_node *n, int depth)
{
	double most = 0;
	size_t from = 0, to = 0; /* rows of the most expensive branch so far */

	for (uint32_t i = 0; i < n->n_regions; i++) {
		size_t at = c->rows.len;
		double seconds = count_graph(c, n->regions[i], depth + 1);
		bool dearer = i == 0 || seconds > most;
		size_t drop = dearer ? from : at, end = dearer ? to : c->rows.len;

		for (size_t k = drop; k < end; k++)
			c->rows.data[k].counted = false;
		if (dearer) {
			most = seconds;
			from = at;
			to = c->rows.len;
		}
	}
	return most;
}

/* Counts the nested graphs of a node; the condition and the body of a loop count once. */
static double
count_regions(fxge_counting *c, const fxge_node *n, int depth)
{
	const fxge_control *control = fxge_control_of(n->op);
	double sum = 0;

	if (depth >= FXGE_MAX_DEPTH)
		return 0;
	if (control && control->skips)
		return count_branches(c, n, depth);
	for (uint32_t i = 0; i < n->n_regions; i++)
		sum += count_graph(c, n->regions[i], depth + 1);
	return sum;
}

static double
count_graph(fxge_counting *c, const fxge_graph *g, int depth)
{
	double sum = 0;

	FXGE_EACH_NODE (n, g) {
		fxge_cost_row row = {.counted = true};

		fxge_cost_work(c, n, &row);
		fxge_vec_push(c->arena, &c->rows, row);
		sum += row.seconds;
		if (n->n_regions)
			sum += count_regions(c, n, depth);
	}
	return sum;
}

static void
add_time(fxge_cost_sum *sum, const fxge_cost_row *r)
{
	double *of = !r->bound                         ? NULL
				 : strcmp(r->bound, "matrix") == 0 ? &sum->matrix
				 : strcmp(r->bound, "vector") == 0 ? &sum->vector
				 : strcmp(r->bound, "memory") == 0 ? &sum->memory
												   : &sum->launch;

	if (of)
		*of += r->seconds;
	sum->seconds += r->seconds;
}

static void
add_rows(fxge_counting *c)
{
	fxge_cost_sum *sum = &c->sum;

	for (size_t i = 0; i < c->rows.len; i++) {
		const fxge_cost_row *r = &c->rows.data[i];
		const fxge_control *control = fxge_control_of(r->node->op);

		if (!r->counted)
			continue;
		sum->kernels += r->kernel;
		sum->unknown += !r->known;
		sum->loops += control && control->loop;
		sum->branches += control && control->skips;
		sum->flops = fxge_cost_plus(sum->flops, r->flops);
		sum->elements = fxge_cost_plus(sum->elements, r->elements);
		sum->read = fxge_cost_plus(sum->read, r->read);
		sum->written = fxge_cost_plus(sum->written, r->written);
		add_time(sum, r);
	}
}

static bool
estimate_program(const estimate *k, fxge_program *p, fxge_arena *a, fxge_counting *c)
{
	fxge_binding sizes;

	fxge_binding_init(&sizes, p, NULL, a);
	if (!bind_sizes(k, &sizes))
		return false;
	*c = (fxge_counting){.program = p,
		.arena = a,
		.chip = k->chip,
		.launch = k->options.launch > 0 ? k->options.launch : 0,
		.sizes = &sizes};
	c->sum = (fxge_cost_sum){.soc = k->chip.name,
		.macs = k->chip.macs,
		.lanes = k->chip.lanes,
		.bandwidth = k->chip.bandwidth,
		.capacity = k->chip.memory};
	count_graph(c, p->main, 0);
	add_rows(c);
	fxge_cost_live(c);
	c->sizes = NULL;
	return true;
}

/* Estimates a copy compiled without fusion rules. Drops its diagnostics: compiling the program
 * repeats them. Without a compilable copy there is no comparison. */
static void
count_unfused(const estimate *k, fxge_arena *a)
{
	static const char *const all[] = {FXGE_FUSE_ALL, NULL};
	fxge_diags *d = &k->program->session->diags, before = *d;
	fxge_compile_options o = FXGE_OPTIONS(fxge_compile_options);
	fxge_program *copy = fxge_program_copy(k->program);
	fxge_counting c;

	o.no_fuse = all;
	k->costs->has_unfused = fxge_pipeline_run(copy, &o) && estimate_program(k, copy, a, &c);
	if (k->costs->has_unfused)
		k->costs->unfused = c.sum;
	fxge_program_release(copy);
	fxge_diags_rewind(d, &before, NULL);
}

static bool
estimate_costs(fxge_arena *a, estimate *k, volatile bool *compiling)
{
	fxge_program *p = k->program;
	fxge_counting c;

	if (!find_rates(p->session, k->options.soc, &k->chip) || !fxge_program_usable(p))
		return false;
	if (p->om)
		return fxge_report(&p->session->diags, NULL, FXGE_D_USAGE,
			"an .om does not show its operators: estimate the program that it was compiled from");
	k->costs = FXGE_NEW(&p->arena, fxge_costs);
	if (k->options.unfused && strcmp(p->stage, "ge") != 0)
		count_unfused(k, a);
	*compiling = true;
	if (!fxge_pipeline_run(p, NULL))
		return false;
	*compiling = false;
	fxge_program *counted = fxge_aipp_inserted(p, false); /* a copy is the session's */

	if (!counted || !estimate_program(k, counted, &p->arena, &c))
		return false;
	k->costs->rows = c.rows;
	k->costs->sum = c.sum;
	fxge_api_program_of(p)->costs = k->costs;
	return true;
}

fxge_status
fxge_cost(fxge_program *p, const fxge_cost_options *o)
{
	estimate k = {.program = p, .options = FXGE_OPTIONS(fxge_cost_options)};

	fxge_copy_options(&k.options, sizeof k.options, o);
	if (p->api)
		p->api->costs = NULL;

	fxge_api_guard *g = fxge_api_begin(p->session);
	volatile bool compiling = false; /* a failure leaves the program broken */

	if (FXGE_GUARDED(g))
		g->ok = estimate_costs(&g->arena, &k, &compiling);
	fxge_status status = fxge_api_end(g);

	if (status != FXGE_OK && compiling)
		fxge_program_break(p);
	return status;
}

/* ---- results ---- */

static const fxge_costs *
costs_of(const fxge_program *p)
{
	return p->api ? p->api->costs : NULL;
}

bool
fxge_cost_sum_get(const fxge_program *p, bool unfused, fxge_cost_sum *out)
{
	const fxge_costs *k = costs_of(p);

	if (!k || (unfused && !k->has_unfused))
		return false;
	return fxge_copy_out(out, unfused ? &k->unfused : &k->sum, sizeof k->sum);
}

uint64_t
fxge_cost_exchanged(const fxge_program *p)
{
	const fxge_costs *k = costs_of(p);
	uint64_t bytes = 0;

	for (size_t i = 0; k && i < k->rows.len; i++)
		if (k->rows.data[i].counted && fxge_group_param(k->rows.data[i].node->op) >= 0)
			bytes = fxge_cost_plus(bytes, k->rows.data[i].read);
	return bytes;
}

bool
fxge_cost_size_get(const fxge_program *p, size_t i, fxge_cost_size *out)
{
	const fxge_costs *k = costs_of(p);

	return k && i < k->sizes.len && fxge_copy_out(out, &k->sizes.data[i], sizeof k->sizes.data[i]);
}

/* Returns the name of the first named result; unused results have none. */
static const char *
name_of(const fxge_node *n)
{
	for (uint32_t k = 0; k < n->n_results; k++)
		if (n->results[k]->name)
			return n->results[k]->name;
	return n->name;
}

bool
fxge_cost_get(const fxge_program *p, size_t i, fxge_cost_node *out)
{
	static const char *const works[FXGE_WORK_COUNT] = {
#define FXGE_WORK(id, word) [FXGE_WORK_##id] = word,
#include "ops/work.def"
#undef FXGE_WORK
	};
	const fxge_costs *k = costs_of(p);

	if (!k || i >= k->rows.len)
		return false;
	const fxge_cost_row *r = &k->rows.data[i];
	const fxge_node *n = r->node;
	const fxge_frame none = {0}, *user = fxge_loc_frame(n->loc), *f = user ? user : &none;
	fxge_cost_node row = {.name = name_of(n),
		.op = n->op->name,
		.origin = n->name,
		.file = f->file,
		.line = f->line,
		.function = f->function,
		.source = f->text,
		.module = n->loc ? n->loc->module : NULL,
		.work = n->n_regions ? "control" : works[n->op->work],
		.bound = r->bound,
		.counted = r->counted,
		.known = r->known,
		.kernel = r->kernel,
		.seconds = r->seconds,
		.flops = r->flops,
		.elements = r->elements,
		.read = r->read,
		.written = r->written,
		.live = r->live};

	return fxge_copy_out(out, &row, sizeof row);
}
