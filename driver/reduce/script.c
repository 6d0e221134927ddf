/* SPDX-License-Identifier: Apache-2.0 */
/* The Python script that computes a program in PyTorch. */
#include "driver/reduce/reduce.h"

#include <ctype.h>
#include <limits.h>
#include <stdlib.h>

typedef struct writer {
	fxge_sbuf *b;
	fxge_arena *a;
	fxge_reducer *r;
	fxge_program *q;
	fxge_strmap used; /* identifiers */
	fxge_map names;   /* identifiers of values and tensors, by their address */
	bool ok;
} writer;

/* ---- names ---- */

/* Returns an unused identifier like `name`. */
static const char *
identifier(writer *w, const char *name)
{
	fxge_sbuf b;

	fxge_sbuf_init(&b, w->a);
	for (const char *c = name; *c; c++)
		fxge_sbuf_chr(&b, isalnum((unsigned char)*c) && (unsigned char)*c < 128 ? *c : '_');
	if (!b.len || isdigit((unsigned char)b.data[0]))
		return fxge_strmap_fresh(
			w->a, &w->used, fxge_arena_printf(w->a, "v%s", b.len ? b.data : ""));
	return fxge_strmap_fresh(w->a, &w->used, b.data);
}

static const char *
name_of(writer *w, const void *p, const char *name)
{
	void **at = fxge_map_at(w->a, &w->names, fxge_ptr_key(p));

	if (!*at)
		*at = (void *)(uintptr_t)identifier(w, name ? name : "v");
	return *at;
}

/* Words that a name must not replace. */
static const char *const reserved[] = {"False", "None", "True", "and", "as", "assert", "async",
	"await", "break", "class", "continue", "def", "del", "elif", "else", "except", "finally", "for",
	"from", "global", "if", "import", "in", "is", "lambda", "nonlocal", "not", "or", "pass",
	"raise", "return", "try", "while", "with", "yield", "torch", "numpy", "self", "float",
	"pathlib", "max", "min", "HERE", "NODES", "fxge", "complex", "T_destination", "dump_patches",
	"training", "forward", "call_super_init", "__init__"};

/* ---- arguments ---- */

static const char *
dtype_name(fxge_dtype dt)
{
	static const char *const names[][2] = {{"f32", "float32"}, {"f64", "float64"},
		{"f16", "float16"}, {"bf16", "bfloat16"}, {"i8", "int8"}, {"i16", "int16"},
		{"i32", "int32"}, {"i64", "int64"}, {"u8", "uint8"}, {"u16", "uint16"}, {"u32", "uint32"},
		{"u64", "uint64"}, {"bool", "bool"}, {"c32", "complex32"}, {"c64", "complex64"},
		{"c128", "complex128"}, {"f8e4m3", "float8_e4m3fn"}, {"f8e5m2", "float8_e5m2"}};

	for (size_t i = 0; i < sizeof names / sizeof *names; i++)
		if (strcmp(fxge_dtypes[dt].text, names[i][0]) == 0)
			return names[i][1];
	return NULL;
}

static void
put_float(fxge_sbuf *b, double v)
{
	if (v - v == 0) /* finite */
		fxge_sbuf_f64(b, v);
	else
		fxge_sbuf_fmt(b, "float(\"%s\")", v > 0 ? "inf" : v < 0 ? "-inf" : "nan");
}

/* PyTorch's serialised numbers of memory formats. */
static const char *const memory_formats[] = {
	"contiguous_format", "channels_last", "channels_last_3d", "preserve_format"};

static void
put_dtype(writer *w, fxge_dtype dt)
{
	const char *name = dtype_name(dt);

	w->ok = w->ok && name;
	fxge_sbuf_fmt(w->b, "torch.%s", name ? name : "");
}

static void
put_operand(writer *w, const fxge_operand *o)
{
	fxge_sbuf *b = w->b;

	switch (o->kind) {
	case FXGE_K_NONE:
		fxge_sbuf_str(b, "None");
		break;
	case FXGE_K_VALUE:
		fxge_sbuf_str(b, name_of(w, o->value, o->value->name));
		break;
	case FXGE_K_INT:
	case FXGE_K_SYM:
		fxge_sym_print(b, w->q->syms, o->size);
		break;
	case FXGE_K_FLOAT:
		put_float(b, o->f);
		break;
	case FXGE_K_BOOL:
		fxge_sbuf_str(b, o->b ? "True" : "False");
		break;
	case FXGE_K_STR:
		fxge_sbuf_json(b, o->name, strlen(o->name));
		break;
	case FXGE_K_DTYPE:
		put_dtype(w, o->dtype);
		break;
	case FXGE_K_MEMORY_FORMAT:
		w->ok = w->ok && o->i >= 1 && o->i <= 4;
		fxge_sbuf_fmt(b, "torch.%s", w->ok ? memory_formats[o->i - 1] : "");
		break;
	case FXGE_K_LAYOUT:
		fxge_sbuf_str(b, "torch.strided");
		break;
	case FXGE_K_TENSOR:
		fxge_sbuf_fmt(b, "self.%s", name_of(w, o->tensor, o->tensor->name));
		break;
	case FXGE_K_COMPLEX:
		fxge_sbuf_str(b, "complex(");
		put_float(b, o->re);
		fxge_sbuf_str(b, ", ");
		put_float(b, o->im);
		fxge_sbuf_chr(b, ')');
		break;
	case FXGE_K_CAPTURE:
		w->ok = false;
		break;
	}
}

static void
put_arguments(writer *w, const fxge_node *n)
{
	const char *sep = "";
	bool by_position = true;

	for (int i = 0; i < n->op->n_params; i++) {
		const fxge_port *q = &n->ports[i];
		const fxge_param *p = &n->op->params[i];

		by_position = by_position && q->present && !p->keyword;
		if (!q->present)
			continue;
		fxge_sbuf_str(w->b, sep);
		sep = ", ";
		if (!by_position)
			fxge_sbuf_fmt(w->b, "%s=", p->name);
		fxge_sbuf_str(w->b, p->list ? "[" : "");
		for (uint32_t k = 0; k < q->count; k++) {
			fxge_sbuf_str(w->b, k ? ", " : "");
			put_operand(w, &n->operands[q->first + k]);
		}
		fxge_sbuf_str(w->b, p->list ? "]" : "");
	}
}

/* ---- nodes ---- */

/* Appends the user's line, if known. Control characters would end the comment. */
static void
put_line(writer *w, const fxge_node *n)
{
	const fxge_frame *f = fxge_loc_frame(n->loc);

	if (f && f->file) {
		const char *file = strrchr(f->file, '/');

		fxge_sbuf_str(w->b, "  # ");
		fxge_sbuf_safe(w->b, file ? file + 1 : f->file, strlen(file ? file + 1 : f->file));
		fxge_sbuf_fmt(w->b, ":%d", f->line);
		if (f->text) {
			fxge_sbuf_str(w->b, ": ");
			fxge_sbuf_safe(w->b, f->text, strlen(f->text));
		}
	}
	fxge_sbuf_chr(w->b, '\n');
}

static void
put_node(writer *w, const fxge_node *n)
{
	bool list = n->op->n_results > 1 || (n->op->n_results == 1 && n->op->results[0].list);
	const char *first = n->n_results ? name_of(w, n->results[0], n->results[0]->name) : "_";

	w->ok = w->ok && n->n_regions == 0;
	if (!w->r->refused && n->n_regions == 0 && !fxge_reduce_may_call(w->r, n->op))
		w->r->refused = n;
	if (list)
		first = identifier(w, "results");
	fxge_sbuf_fmt(w->b, "        %s = torch.ops.%s(", first, n->op->name);
	put_arguments(w, n);
	fxge_sbuf_chr(w->b, ')');
	put_line(w, n);
	for (uint32_t k = 0; k < n->n_results && list; k++)
		fxge_sbuf_fmt(w->b, "        %s = %s[%u]\n", name_of(w, n->results[k], n->results[k]->name),
			first, k);
}

/* ---- sizes ---- */

/* Defines the symbols of the program by the sizes of its inputs. */
static void
put_symbols(writer *w)
{
	fxge_syms *t = w->q->syms;

	for (int k = 0; k < fxge_syms_count(t); k++) {
		fxge_size symbol = fxge_syms_at(t, k);
		bool found = false;

		for (uint32_t i = 0; i < fxge_graph_n_inputs(w->q->main) && !found; i++) {
			const fxge_value *v = fxge_graph_input(w->q->main, i);

			for (int d = 0; v->meta->kind == FXGE_META_TENSOR && d < v->meta->rank && !found; d++)
				if (fxge_size_same(v->meta->shape[d], symbol)) {
					found = true;
					fxge_sbuf_fmt(w->b, "        %s = %s.shape[%d]\n", fxge_sym_name(t, symbol),
						name_of(w, v, v->name), d);
				}
		}
	}
}

static bool
is_dynamic(const fxge_program *q, const fxge_value *v)
{
	bool dynamic = false;
	int64_t n;

	for (int d = 0; v->meta->kind == FXGE_META_TENSOR && d < v->meta->rank; d++)
		dynamic = dynamic || !fxge_sym_is_int(q->syms, v->meta->shape[d], &n);
	return dynamic;
}

/* ---- parts of the script ---- */

static bool
is_argument(const fxge_input *in)
{
	return in->role == FXGE_ROLE_USER && in->name;
}

static void
put_module(writer *w)
{
	fxge_program *q = w->q;

	fxge_sbuf_str(w->b, "class Reduced(torch.nn.Module):\n    def __init__(self):\n"
						"        super().__init__()\n");
	for (size_t i = 0; i < q->tensors.len; i++) {
		const fxge_tensor *t = q->tensors.data[i];

		fxge_sbuf_fmt(w->b, "        self.register_buffer(\"%s\", read(\"", name_of(w, t, t->name));
		fxge_sbuf_str(w->b, "weight/\" + ");
		fxge_sbuf_json(w->b, t->name, strlen(t->name));
		fxge_sbuf_str(w->b, ", ");
		put_dtype(w, t->dtype);
		fxge_sbuf_str(w->b, "))\n");
	}
	fxge_sbuf_str(w->b, "\n    def forward(self");
	for (size_t i = 0; i < q->inputs.len; i++)
		if (is_argument(&q->inputs.data[i])) {
			const fxge_value *v = fxge_graph_input(q->main, (uint32_t)i);

			fxge_sbuf_fmt(w->b, ", %s", name_of(w, v, v->name));
		}
	fxge_sbuf_str(w->b, "):\n");
	for (size_t i = 0; i < q->inputs.len; i++) {
		const fxge_value *v = fxge_graph_input(q->main, (uint32_t)i);
		const fxge_input *in = &q->inputs.data[i];

		if (in->tensor)
			fxge_sbuf_fmt(w->b, "        %s = self.%s\n", name_of(w, v, v->name),
				name_of(w, in->tensor, in->tensor->name));
		else if (!is_argument(in))
			w->ok = false;
	}
	put_symbols(w);
	FXGE_EACH_NODE (n, q->main)
		put_node(w, n);
	fxge_sbuf_str(w->b, "        return (");
	for (uint32_t i = 0; i < fxge_graph_n_outputs(q->main); i++) {
		put_operand(w, fxge_graph_output(q->main, i));
		fxge_sbuf_str(w->b, ", ");
	}
	fxge_sbuf_str(w->b, ")\n\n\n");
}

static void
put_inputs(writer *w)
{
	fxge_program *q = w->q;

	fxge_sbuf_str(w->b, "def inputs():\n    return (");
	for (size_t i = 0; i < q->inputs.len; i++) {
		const fxge_input *in = &q->inputs.data[i];
		const fxge_value *v = fxge_graph_input(q->main, (uint32_t)i);

		if (!is_argument(in))
			continue;
		fxge_size number;

		fxge_sbuf_str(w->b, "read(");
		fxge_sbuf_json(w->b, in->name, strlen(in->name));
		fxge_sbuf_str(w->b, ", ");
		if (v->meta->kind == FXGE_META_TENSOR && !fxge_meta_number(v->meta, &number)) {
			put_dtype(w, v->meta->dtype);
			fxge_sbuf_str(w->b, "), ");
		} else {
			fxge_sbuf_str(w->b, "None), ");
		}
	}
	fxge_sbuf_str(w->b, ")\n\n\n");
}

static const char head[] = "import pathlib\n"
						   "\n"
						   "import numpy\n"
						   "import torch\n";

static const char reader[] =
	"\n"
	"HERE = pathlib.Path(__file__).parent\n"
	"\n"
	"\n"
	"def read(name, dtype):\n"
	"    array = numpy.load(HERE / \"%s\")[name]\n"
	"    if dtype is None:\n"
	"        return array.item()\n"
	"    value = torch.from_numpy(numpy.array(array))\n"
	"    if value.dtype == dtype:\n"
	"        return value\n"
	"    # NumPy has no such dtype: bits, or complex numbers as pairs\n"
	"    return value.view(dtype).squeeze(-1) if dtype.is_complex else value.view(dtype)\n"
	"\n"
	"\n";

static void
put_nodes(writer *w)
{
	const char *sep = "NODES = [";

	FXGE_EACH_NODE (n, w->q->main) {
		fxge_sbuf_str(w->b, sep);
		fxge_sbuf_chr(w->b, '(');
		fxge_sbuf_str(w->b, n->op->n_results > 1 || (n->op->n_results && n->op->results[0].list)
								? "True"
								: "False");
		for (uint32_t k = 0; k < n->n_results; k++) {
			fxge_sbuf_str(w->b, ", ");
			fxge_sbuf_json(w->b, n->results[k]->name, strlen(n->results[k]->name));
		}
		fxge_sbuf_str(w->b, ",)");
		sep = ", ";
	}
	fxge_sbuf_str(w->b, "]\n");
}

static void
put_text(fxge_sbuf *b, const char *text)
{
	fxge_sbuf_json(b, text, strlen(text));
}

/* Appends `, key=[..]` with paths from the root of the file system if `files`. */
static void
put_list(writer *w, const char *key, const char *const *list, bool files)
{
	char real[PATH_MAX];

	if (!list || !*list)
		return;
	fxge_sbuf_fmt(w->b, ", %s=[", key);
	for (; *list; list++) {
		put_text(w->b, files && realpath(*list, real) ? real : *list);
		fxge_sbuf_str(w->b, list[1] ? ", " : "]");
	}
}

static void
put_option(writer *w, const char *key, const char *value)
{
	if (!value)
		return;
	fxge_sbuf_fmt(w->b, ", %s=", key);
	put_text(w->b, value);
}

/* Appends the options of the compilation as keywords. */
static void
put_options(writer *w)
{
	const fxge_reduce_options *o = &w->r->o;
	const fxge_compile_options *c = o->compile;

	put_list(w, "ops", o->ops, true);
	put_list(w, "plugins", o->plugins, true);
	put_list(w, "rules", o->rules, true);
	put_list(w, "variants", o->variants, false);
	put_option(w, "soc", o->soc);
	if (!c)
		return;
	put_list(w, "no_fuse", c->no_fuse, false);
	put_option(w, "cann", c->cann);
	put_option(w, "quant", c->quant);
	fxge_sbuf_str(w->b, c->quant_float ? ", quant_float=True" : "");
	fxge_sbuf_str(w->b, c->quant_per_token ? ", quant_per_token=True" : "");
}

/* Appends the comparison of fxge with PyTorch, which fails where the program shows its fault. */
static void
put_main(writer *w)
{
	fxge_sbuf *b = w->b;
	bool dynamic = false;

	fxge_sbuf_str(b, "if __name__ == \"__main__\":\n"
					 "    print(*Reduced()(*inputs()))  # PyTorch's results\n"
					 "    import fxge\n"
					 "\n");
	for (const char *const *ops = w->r->o.ops; ops && *ops; ops++) {
		char real[PATH_MAX];

		fxge_sbuf_str(b, "    fxge.load_ops(");
		put_text(b, realpath(*ops, real) ? real : *ops);
		fxge_sbuf_str(b, ")\n");
	}
	for (size_t i = 0; i < w->q->inputs.len; i++)
		dynamic = dynamic || is_dynamic(w->q, fxge_graph_input(w->q->main, (uint32_t)i));
	fxge_sbuf_str(b, "    exported = torch.export.export(Reduced(), inputs()");
	if (dynamic) {
		fxge_sbuf_str(b, ", dynamic_shapes=(");
		for (size_t i = 0; i < w->q->inputs.len; i++) {
			const fxge_value *v = fxge_graph_input(w->q->main, (uint32_t)i);
			int64_t n;

			if (!is_argument(&w->q->inputs.data[i]))
				continue;
			fxge_sbuf_chr(b, '{');
			for (int d = 0; v->meta->kind == FXGE_META_TENSOR && d < v->meta->rank; d++)
				if (!fxge_sym_is_int(w->q->syms, v->meta->shape[d], &n))
					fxge_sbuf_fmt(b, "%d: torch.export.Dim.DYNAMIC, ", d);
			fxge_sbuf_str(b, "}, ");
		}
		fxge_sbuf_chr(b, ')');
	}
	fxge_sbuf_str(b, ")\n    # compiles, runs and compares\n    fxge.verify(exported, inputs()");
	put_options(w);
	fxge_sbuf_str(b, ")\n    print(\"fxge has the same results\")\n");
}

/* Expressions name symbols as they are: these must be identifiers. */
static void
reserve_symbols(writer *w)
{
	fxge_syms *t = w->q->syms;

	for (int k = 0; k < fxge_syms_count(t); k++) {
		const char *name = fxge_sym_name(t, fxge_syms_at(t, k));

		w->ok = w->ok && name && strcmp(identifier(w, name), name) == 0;
	}
}

bool
fxge_reduce_script(fxge_sbuf *b, fxge_reducer *r, fxge_program *q, bool nodes)
{
	writer w = {.b = b, .a = b->arena, .r = r, .q = q, .ok = true};
	const char *inputs = nodes ? strrchr(r->inputs, '/') + 1 : "inputs.npz";

	r->refused = NULL;
	fxge_program_name_values(q);
	for (size_t i = 0; i < sizeof reserved / sizeof *reserved; i++)
		fxge_strmap_fresh(w.a, &w.used, reserved[i]);
	reserve_symbols(&w);
	if (!nodes)
		fxge_sbuf_fmt(b,
			"\"\"\"Reduced by fxge %s: PyTorch's results, and whether fxge has them.\"\"\"\n\n",
			fxge_version());
	fxge_sbuf_str(b, head);
	for (const char *const *m = r->o.modules; m && *m; m++)
		fxge_sbuf_fmt(b, "import %s\n", *m);
	fxge_sbuf_fmt(b, reader, inputs);
	put_module(&w);
	put_inputs(&w);
	if (nodes)
		put_nodes(&w);
	else
		put_main(&w);
	return w.ok && !r->refused;
}
