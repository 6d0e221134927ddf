/* The files of a project for one operator (project.h), but for its PyTorch part. */
#include "writers/project.h"

#include "writers/kernel.h"

#include <ctype.h>

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

/* GELUCustom to gelu_custom, as CANN names kernels. */
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

/* `ai_core-Ascend910B1` to ascend910b, the family that configurations name. */
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

/* Attributes that the kernel gets with its tiling. */
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
			fxge_writer_put(w, &one, "name", ge->params[i].name);
			fxge_writer_put(w, &one, "c_type", type);
			fxge_writer_put(w, &one, "attr_c_type", types[ge->params[i].type]);
			fxge_writer_put(w, &one, "index", fxge_arena_printf(w->arena, "%d", k));
			fxge_tree_add(&list, fxge_tree_map(&one, 0));
		}
		k += ge->params[i].attr;
	}
	fxge_writer_put_tree(w, t, "scalars", fxge_tree_list(&list, 0));
}

static const fxge_yaml *
numbered(fxge_writer *w, const char *name, int number, int index)
{
	fxge_tree t = {.arena = w->arena};

	fxge_writer_put(w, &t, "name", name);
	fxge_writer_put(w, &t, "number", fxge_arena_printf(w->arena, "%d", number));
	fxge_writer_put(w, &t, "index", fxge_arena_printf(w->arena, "%d", index));
	return fxge_tree_map(&t, 0);
}

static void
put_ports(fxge_writer *w, fxge_tree *t, const fxge_op *ge, int buffers)
{
	fxge_tree in = {.arena = w->arena}, out = in, work = in;
	int n = 0;

	for (int i = 0; i < ge->n_params && !ge->params[i].attr; i++, n++)
		fxge_tree_add(&in, numbered(w, ge->params[i].name, i, i));
	for (int i = 0; i < ge->n_results; i++)
		fxge_tree_add(&out, numbered(w, ge->results[i].name, i, n + i));
	for (int i = 0; i < buffers; i++)
		fxge_tree_add(&work, numbered(w, "", i, n + ge->n_results + i));
	fxge_writer_put_tree(w, t, "inputs", fxge_tree_list(&in, 0));
	fxge_writer_put_tree(w, t, "outputs", fxge_tree_list(&out, 0));
	fxge_writer_put_tree(w, t, "work", fxge_tree_list(&work, 0));
	fxge_writer_put(w, t, "first_input", ge->params[0].name);
	fxge_writer_put(w, t, "first_input_upper", upper(w->arena, ge->params[0].name));
	fxge_writer_put(w, t, "first_output", ge->results[0].name);
	fxge_writer_put(w, t, "ports", fxge_arena_printf(w->arena, "%d", n + ge->n_results));
	fxge_writer_put(w, t, "buffers", fxge_arena_printf(w->arena, "%d", buffers));
}

static void
put_kernel(fxge_writer *w, fxge_tree *t, const fxge_op *ge, const fxge_formulas *builtins)
{
	fxge_vector_body k = fxge_vector_body_of(w->arena, ge, builtins);

	fxge_writer_put(
		w, t, "body", k.body ? fxge_arena_strndup(w->arena, k.body, strlen(k.body) - 1) : "");
	fxge_writer_put(w, t, "why", k.why ? k.why : "");
	put_ports(w, t, ge, k.buffers);
	put_scalars(w, t, ge, k.body != NULL);
}

/* ---- the host ---- */

static const char *
attr_kind(const fxge_param *p)
{
	static const char *const kinds[] = {[FXGE_P_INT] = "Int",
		[FXGE_P_FLOAT] = "Float",
		[FXGE_P_BOOL] = "Bool",
		[FXGE_P_STR] = "String"};

	return p->type <= FXGE_P_STR ? kinds[p->type] : NULL;
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
			fxge_writer_unsaid(w, "the type of attribute `%s`", p->name);
		fxge_writer_put(w, &one, "name", p->name);
		fxge_writer_put(w, &one, "attr_kind", required ? "REQUIRED" : "OPTIONAL");
		fxge_writer_put(w, &one, "kind",
			fxge_arena_printf(
				w->arena, "%s%s", p->list ? "List" : "", attr_kind(p) ? attr_kind(p) : ""));
		fxge_writer_put(
			w, &one, "value", required ? "" : fxge_coder_literal(&c, p->type, &p->dflt));
		fxge_tree_add(&list, fxge_tree_map(&one, 0));
	}
	fxge_writer_put_tree(w, t, "attrs_of_def", fxge_tree_list(&list, 0));
}

/* ---- the project ---- */

static const fxge_op *
schema_of(fxge_arena *a, const fxge_writing *ops, size_t n, const fxge_op *ge, const char *stem)
{
	for (size_t i = 0; i < n; i++)
		if (!ops[i].op->ge && ops[i].op->mapping && ops[i].op->mapping->ge == ge)
			return ops[i].op;
	return fxge_project_operator(a, ge, stem);
}

/* The only GE type; NULL after a report. */
static const fxge_writing *
only_type(fxge_diags *d, const fxge_writing *ops, size_t n)
{
	const fxge_writing *found = NULL;
	size_t types = 0;

	for (size_t i = 0; i < n; i++)
		if (ops[i].op->ge) {
			found = &ops[i];
			types++;
		}
	if (types == 1 && found->op->n_params && !found->op->params[0].attr && found->op->n_results)
		return found;
	fxge_report(d, types ? &found->at : NULL, FXGE_D_OPS_UNSAID,
		types == 1 ? "a project needs an input and an output"
				   : "a project is for one GE type, here are %zu",
		types);
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
	put_kernel(w, &t, ge, builtins);
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

bool
fxge_write_project(fxge_arena *a, fxge_diags *d, const fxge_writing *ops, size_t n,
	const char *unit, const fxge_formulas *builtins, fxge_project *out)
{
	const fxge_writing *type = only_type(d, ops, n);

	if (!type)
		return false;
	fxge_writer w = {
		.arena = a, .diags = d, .form = "json", .op = type->op, .at = &type->at, .ok = true};
	const char *stem = snake_case(a, type->op->name + 3);
	const fxge_yaml *said = model(&w, ops, n, unit, stem, builtins);
	bool ok = said && add_json(&w, type, stem, out);

	for (size_t k = 0; ok && k < sizeof files / sizeof *files; k++)
		ok = add_file(&w, k, stem, said, out);
	return ok;
}
