/* SPDX-License-Identifier: Apache-2.0 */
/* Files of a project for one operator (project.h), except its PyTorch extension. */
#include "writers/project.h"

#include "base/diag/bugs.h"
#include "base/diag/commands.h"
#include "base/diag/operators.h"
#include "writers/kernel.h"

#include <ctype.h>
#include <stdio.h>

static const struct {
	const char *template, *path; /* %s: the operator's name */
	bool program;
} files[] = {
	{"CMakeLists.txt", "CMakeLists.txt", false},
	{"setup.py", "setup.py", false},
	{"kernel.cpp", "csrc/kernel/%s.cpp", false},
	{"host.cpp", "csrc/host/%s_host.cpp", false},
	{"tiling.h", "csrc/host/tiling/%s_tiling.h", false},
	{"tiling.cpp", "csrc/host/tiling/%s_tiling.cpp", false},
	{"extension.cpp", "csrc/torch_ext/%s_extension.cpp", false},
	{"test.py", "test/test_%s.py", false},
	{"test.cpp", "test/test_%s.cpp", false},
	{"build.sh", "scripts/build.sh", true},
	{"profile.sh", "scripts/profile.sh", true},
};

/* ---- names ---- */

/* Converts GELUCustom to gelu_custom, CANN's style for names of kernels. */
static const char *
snake_case(fxge_arena *a, const char *s)
{
	fxge_sbuf b;

	fxge_sbuf_init(&b, a);
	for (size_t i = 0; s[i]; i++) {
		bool up = isupper((unsigned char)s[i]), after_low = i && !isupper((unsigned char)s[i - 1]);

		if (i && up && s[i - 1] != '_' && (after_low || islower((unsigned char)s[i + 1])))
			fxge_sbuf_chr(&b, '_');
		fxge_sbuf_chr(&b, (char)tolower((unsigned char)s[i]));
	}
	return b.data;
}

static const char *
upper(fxge_arena *a, const char *s)
{
	char *copy = fxge_arena_printf(a, "%s", s);

	for (char *p = copy; *p; p++)
		*p = (char)toupper((unsigned char)*p);
	return copy;
}

/* Converts `ai_core-Ascend910B1` to ascend910b, the name of the family in configurations. */
static const char *
soc_of(fxge_arena *a, const char *unit)
{
	char *s = fxge_arena_printf(a, "%s", strchr(unit, '-') + 1);
	size_t n;

	for (char *p = s; *p; p++)
		*p = (char)tolower((unsigned char)*p);
	n = strlen(s);
	if (n > 1 && isdigit((unsigned char)s[n - 1]) && islower((unsigned char)s[n - 2]))
		s[n - 1] = 0;
	return s;
}

/* ---- the kernel ---- */

static const char *
scalar_type(const fxge_param *p, bool body)
{
	if (p->list)
		return NULL;
	if (p->type == FXGE_P_FLOAT || (body && (p->type == FXGE_P_INT || p->type == FXGE_P_BOOL)))
		return "float";
	return p->type == FXGE_P_INT ? "int64_t" : p->type == FXGE_P_BOOL ? "uint8_t" : NULL;
}

/* Adds attributes that are passed with the tiling. */
static void
put_scalars(fxge_writer *w, fxge_tree *t, const fxge_op *ge, bool body)
{
	static const char *const types[] = {
		[FXGE_P_INT] = "int64_t", [FXGE_P_FLOAT] = "float", [FXGE_P_BOOL] = "bool"};
	fxge_tree list = {.arena = w->arena};

	for (int i = 0, k = 0; i < ge->n_params; i++) {
		const char *type = ge->params[i].attr ? scalar_type(&ge->params[i], body) : NULL;
		fxge_tree one = {.arena = w->arena};

		if (type) {
			fxge_writer_put(w, &one, "name", fxge_kernel_name(w->arena, ge->params[i].name));
			fxge_writer_put(w, &one, "c_type", type);
			fxge_writer_put(w, &one, "attr_c_type", types[ge->params[i].type]);
			fxge_writer_put(w, &one, "index", fxge_arena_printf(w->arena, "%d", k));
			fxge_tree_add(&list, fxge_tree_map(&one, 0));
		}
		k += ge->params[i].attr;
	}
	fxge_writer_put_tree(w, t, "scalars", fxge_tree_list(&list, 0));
}

static const char *
text_of(fxge_writer *w, int n)
{
	return fxge_arena_printf(w->arena, "%d", n);
}

/* Returns a port; `index` is its part of the working memory, `mask` its mask or -1. */
static fxge_tree
port(fxge_writer *w, const char *name, int number, int index, int mask)
{
	fxge_tree t = {.arena = w->arena};

	fxge_writer_put(w, &t, "name", fxge_kernel_name(w->arena, name));
	fxge_writer_put(w, &t, "number", text_of(w, number));
	fxge_writer_put(w, &t, "index", text_of(w, index));
	fxge_writer_put(w, &t, "element", mask < 0 ? "T" : "uint8_t");
	fxge_writer_put(w, &t, "mask", mask < 0 ? "" : text_of(w, mask));
	fxge_writer_put(w, &t, "result_dtype", mask < 0 ? "" : "ge::DT_BOOL");
	return t;
}

/* Returns buffers of the working memory, or masks, after those of the ports. */
static const fxge_yaml *
buffers(fxge_writer *w, int n, int first)
{
	fxge_tree list = {.arena = w->arena};

	for (int i = 0; i < n; i++) {
		fxge_tree t = {.arena = w->arena};

		fxge_writer_put(w, &t, "number", text_of(w, i));
		fxge_writer_put(w, &t, "index", text_of(w, first + i));
		fxge_tree_add(&list, fxge_tree_map(&t, 0));
	}
	return fxge_tree_list(&list, 0);
}

static void
put_ports(fxge_writer *w, fxge_tree *t, const fxge_op *ge, const fxge_vector_body *k)
{
	fxge_tree in = {.arena = w->arena}, out = in;
	int n = 0, masks = 0, element = fxge_kernel_element(ge);

	for (int i = 0; i < ge->n_params && !ge->params[i].attr; i++, n++) {
		bool mask = fxge_kernel_is_mask(ge->params[i].dtypes);
		fxge_tree one = port(w, ge->params[i].name, i, i, mask ? masks++ : -1);

		fxge_tree_add(&in, fxge_tree_map(&one, 0));
	}
	for (int i = 0; i < ge->n_results; i++) {
		bool mask = fxge_kernel_is_mask(ge->results[i].dtypes);
		fxge_tree one = port(w, ge->results[i].name, i, n + i, mask ? masks++ : -1);

		fxge_writer_put(w, &one, "reads",
			fxge_arena_printf(w->arena, "%#x", k->reads ? (unsigned)k->reads[i] : 0));
		fxge_tree_add(&out, fxge_tree_map(&one, 0));
	}
	element = element < 0 ? 0 : element;
	fxge_writer_put_tree(w, t, "inputs", fxge_tree_list(&in, 0));
	fxge_writer_put_tree(w, t, "outputs", fxge_tree_list(&out, 0));
	fxge_writer_put_tree(w, t, "work", buffers(w, k->buffers, n + ge->n_results));
	fxge_writer_put_tree(w, t, "own_masks", buffers(w, k->masks, masks));
	fxge_writer_put(w, t, "several", k->body && n > 1 ? "1" : "");
	fxge_writer_put(
		w, t, "bf16", ge->params[element].dtypes & (fxge_dtype_set)1 << FXGE_DT_BF16 ? "1" : "");
	fxge_writer_put(w, t, "n_inputs", text_of(w, n));
	fxge_writer_put(w, t, "first_element", text_of(w, element));
	fxge_writer_put(w, t, "first_input", fxge_kernel_name(w->arena, ge->params[element].name));
	fxge_writer_put(w, t, "first_input_upper", upper(w->arena, ge->params[element].name));
	fxge_writer_put(w, t, "first_output", fxge_kernel_name(w->arena, ge->results[0].name));
	fxge_writer_put(w, t, "ports", text_of(w, n + ge->n_results));
	fxge_writer_put(w, t, "bool_ports", text_of(w, masks));
	fxge_writer_put(w, t, "buffers", text_of(w, k->buffers));
	fxge_writer_put(w, t, "masks", k->masks + masks ? text_of(w, k->masks + masks) : "");
	fxge_writer_put(w, t, "n_masks", text_of(w, k->masks + masks));
}

/* Returns whether the chip has the instructions for masks. The first Ascend 910 uses one mask for
 * all steps in Select and cannot compare with a number. */
static bool
has_masks(const char *soc)
{
	return strcmp(soc, "ascend910") != 0 && strcmp(soc, "ascend910a") != 0
		   && strncmp(soc, "ascend910p", 10) != 0;
}

static bool
uses_masks(const fxge_op *ge, const fxge_vector_body *k)
{
	bool masks = k->masks > 0;

	for (int i = 0; i < ge->n_params && !ge->params[i].attr; i++)
		masks |= fxge_kernel_is_mask(ge->params[i].dtypes);
	for (int i = 0; i < ge->n_results; i++)
		masks |= fxge_kernel_is_mask(ge->results[i].dtypes);
	return masks;
}

static void
put_kernel(
	fxge_writer *w, fxge_tree *t, const fxge_op *ge, const char *soc, const fxge_formulas *builtins)
{
	fxge_vector_body k = fxge_vector_body_of(w->arena, ge, builtins);

	if (k.body && !has_masks(soc) && uses_masks(ge, &k))
		k = (fxge_vector_body){.why = "comparisons, for which this chip has no instructions"};
	fxge_writer_put(
		w, t, "body", k.body ? fxge_arena_strndup(w->arena, k.body, strlen(k.body) - 1) : "");
	fxge_writer_put(w, t, "why", k.why ? k.why : "");
	fxge_writer_put(w, t, "rounds", k.rounds ? "1" : "");
	put_ports(w, t, ge, &k);
	put_scalars(w, t, ge, k.body != NULL);
}

/* ---- the host ---- */

/* Returns the function of OpAttrDef for an attribute's type, or NULL; dtypes are integers there. */
static const char *
attr_kind(const fxge_param *p)
{
	static const char *const kinds[][2] = {[FXGE_P_INT] = {"Int", "ListInt"},
		[FXGE_P_FLOAT] = {"Float", "ListFloat"},
		[FXGE_P_BOOL] = {"Bool", "ListBool"},
		[FXGE_P_SCALAR] = {NULL, NULL},
		[FXGE_P_STR] = {"String", NULL},
		[FXGE_P_DTYPE] = {"Int", NULL}};

	if (p->lists)
		return p->lists == FXGE_P_INT ? "ListListInt" : NULL;
	return p->type <= FXGE_P_DTYPE ? kinds[p->type][p->list] : NULL;
}

/* Returns the default of an attribute as in an operator definition. */
static const char *
attr_default(fxge_writer *w, fxge_coder *c, const fxge_param *p)
{
	if (p->type == FXGE_P_DTYPE && !p->list)
		return fxge_arena_printf(w->arena, "ge::%s", fxge_dtype_ge_name((int)p->dflt.i));
	if (!p->lists)
		return fxge_coder_literal(c, p->type, &p->dflt);
	char *s = fxge_arena_printf(w->arena, "%s", p->dflt.s);

	for (char *at = s; *at; at++)
		*at = (char)(*at == '[' ? '{' : *at == ']' ? '}' : *at);
	return s;
}

static void
put_attrs(fxge_writer *w, fxge_tree *t, const fxge_op *ge)
{
	fxge_tree list = {.arena = w->arena};
	fxge_coder c;

	fxge_coder_init(&c, w->arena, FXGE_CODE_CPP);
	for (int i = 0; i < ge->n_params; i++) {
		const fxge_param *p = &ge->params[i];
		fxge_tree one = {.arena = w->arena};
		bool required = p->dflt.kind == FXGE_LIT_NONE;

		if (!p->attr)
			continue;
		if (!attr_kind(p))
			fxge_writer_unsupported(w, "the type of attribute `%s`", p->name);
		fxge_writer_put(w, &one, "name", p->name);
		fxge_writer_put(w, &one, "attr_kind", required ? "REQUIRED" : "OPTIONAL");
		fxge_writer_put(w, &one, "kind", attr_kind(p) ? attr_kind(p) : "");
		fxge_writer_put(w, &one, "value", required ? "" : attr_default(w, &c, p));
		fxge_tree_add(&list, fxge_tree_map(&one, 0));
	}
	fxge_writer_put_tree(w, t, "attrs_of_def", fxge_tree_list(&list, 0));
}

/* ---- the project ---- */

/* Returns the first operator of PyTorch that maps to a GE type, or NULL. */
static const fxge_op *
mapped_operator(const fxge_writing *ops, size_t n, const fxge_op *ge)
{
	for (size_t i = 0; i < n; i++)
		if (!ops[i].op->ge && ops[i].op->mapping && ops[i].op->mapping->ge == ge)
			return ops[i].op;
	return NULL;
}

static const fxge_op *
schema_of(fxge_arena *a, const fxge_writing *ops, size_t n, const fxge_op *ge, const char *stem)
{
	const fxge_op *op = mapped_operator(ops, n, ge);

	return op ? op : fxge_project_operator(a, ge, stem);
}

/* Reports that files describe no GE type, or several between which nothing decides. */
static void
report_types(fxge_diags *d, const fxge_writing *ops, size_t n, size_t types)
{
	const fxge_writing *last = NULL;
	char names[256] = "";
	size_t len = 0;

	for (size_t i = 0; i < n; i++)
		if (ops[i].op->ge) {
			last = &ops[i];
			len += (size_t)snprintf(
				names + len, sizeof names - len, "%s%s", len ? ", " : "", ops[i].op->name + 3);
			if (len >= sizeof names)
				len = sizeof names - 1;
		}
	if (!types)
		fxge_report(d, NULL, FXGE_D_OPS_UNSAID,
			"a project is for one GE type, found none: a header with REG_OP, or JSON of msopgen, "
			"declares one");
	else
		fxge_report(d, &last->at, FXGE_D_OPS_UNSAID,
			"a project is for one GE type, found %zu (%s), of which a schema must name one", types,
			names);
}

/* Returns the GE type of a project: the only one, or the only one that an operator of PyTorch maps
 * to. Returns NULL after a diagnostic. */
static const fxge_writing *
only_type(fxge_diags *d, const fxge_writing *ops, size_t n)
{
	const fxge_writing *found = NULL, *mapped = NULL;
	size_t types = 0, mapped_types = 0;

	for (size_t i = 0; i < n; i++) {
		if (!ops[i].op->ge)
			continue;
		found = &ops[i];
		types++;
		if (mapped_operator(ops, n, ops[i].op)) {
			mapped = &ops[i];
			mapped_types++;
		}
	}
	if (types != 1 && mapped_types != 1)
		return report_types(d, ops, n, types), NULL;
	found = mapped_types == 1 ? mapped : found;
	if (found->op->n_params && !found->op->params[0].attr && found->op->n_results)
		return found;
	fxge_report(d, &found->at, FXGE_D_OPS_UNSAID, "a project needs an input and an output");
	return NULL;
}

static const fxge_yaml *
model(fxge_writer *w, const fxge_writing *ops, size_t n, const char *unit, const char *stem,
	const fxge_formulas *builtins)
{
	const fxge_op *ge = w->op;
	fxge_tree t = {.arena = w->arena};
	const fxge_yaml *type = fxge_write_msopgen(w, ge);

	fxge_writer_put(w, &t, "type", ge->name + 3);
	fxge_writer_put(w, &t, "stem", stem);
	fxge_writer_put(w, &t, "guard", upper(w->arena, stem));
	fxge_writer_put(w, &t, "unit", unit);
	fxge_writer_put(w, &t, "soc", soc_of(w->arena, unit));
	if (!type)
		return NULL;
	fxge_writer_put_tree(w, &t, "prototype", type);
	put_attrs(w, &t, ge);
	put_kernel(w, &t, ge, soc_of(w->arena, unit), builtins);
	fxge_project_torch(w, &t, schema_of(w->arena, ops, n, ge, stem));
	return w->ok ? fxge_tree_map(&t, 0) : NULL;
}

static bool
add_json(fxge_writer *w, const fxge_writing *type, const char *stem, fxge_project *out)
{
	fxge_sbuf b;

	fxge_sbuf_init(&b, w->arena);
	if (!fxge_write_form(w->arena, w->diags, "json", type, 1, &b))
		return false;
	fxge_vec_push(w->arena, out,
		((fxge_project_file){fxge_arena_printf(w->arena, "%s.json", stem), b.data, b.len, false}));
	return true;
}

static bool
add_file(fxge_writer *w, size_t k, const char *stem, const fxge_yaml *said, fxge_project *out)
{
	const char *slot = strstr(files[k].path, "%s");
	const char *path = slot ? fxge_arena_printf(w->arena, "%.*s%s%s", (int)(slot - files[k].path),
						   files[k].path, stem, slot + 2)
							: files[k].path;
	const char *name = fxge_arena_printf(w->arena, "project/%s", files[k].template);
	size_t n = 0;
	const char *text = fxge_template_find(w->arena, name, &n);
	fxge_sbuf b;

	fxge_sbuf_init(&b, w->arena);
	if (!text || !fxge_template_fill(&b, text, n, said))
		return fxge_report(w->diags, w->at, FXGE_D_BUG, "template %s", name);
	fxge_vec_push(w->arena, out, ((fxge_project_file){path, b.data, b.len, files[k].program}));
	return true;
}

/* Returns whether a text is safe in scripts and CMake, which do not quote it. */
static bool
is_word(const char *s)
{
	return *s
		   && s[strspn(s, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_")] == 0;
}

static bool
are_words(fxge_diags *d, const fxge_writing *type, const char *unit)
{
	const char *chip = strchr(unit, '-');

	if (!chip || chip == unit || !is_word(chip + 1)
		|| !is_word(fxge_arena_strndup(d->arena, unit, (size_t)(chip - unit))))
		return fxge_report(d, NULL, FXGE_D_USAGE,
			"expected a unit and a chip, as ai_core-Ascend910B, got '%s'", unit);
	return is_word(type->op->name + 3)
		   || fxge_report(d, &type->at, FXGE_D_USAGE,
			   "'%s' is not an identifier, so files and functions cannot be named after it",
			   type->op->name + 3);
}

bool
fxge_write_project(fxge_arena *a, fxge_diags *d, const fxge_writing *ops, size_t n,
	const char *unit, const fxge_formulas *builtins, fxge_project *out)
{
	const fxge_writing *type = only_type(d, ops, n);

	if (!type || !are_words(d, type, unit))
		return false;
	fxge_writer w = {.arena = a, .diags = d, .op = type->op, .at = &type->at, .ok = true};
	const char *stem = snake_case(a, type->op->name + 3);
	const fxge_yaml *said = model(&w, ops, n, unit, stem, builtins);
	bool ok = said && add_json(&w, type, stem, out);

	for (size_t k = 0; ok && k < sizeof files / sizeof *files; k++)
		ok = add_file(&w, k, stem, said, out);
	return ok;
}
