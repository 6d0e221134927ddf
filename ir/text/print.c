/* SPDX-License-Identifier: Apache-2.0 */
/* Printer of programs in the text form (grammar: doc/text-ir.md). */
#include "ir/text/text.h"

#include "base/file/reference.h"
#include "base/file/real.h"
#include "ir/text/names.h"

#include <math.h>
#include <stdio.h>

typedef struct printer {
	fxge_sbuf *b;
	fxge_program *p;
	fxge_print_options o;
	FXGE_VEC(const fxge_loc *) locs;
} printer;

const char *const fxge_role_names[] = {
	"user", "parameter", "buffer", "constant", "state", "token", "literal", NULL};
const char *const fxge_output_names[] = {
	"user", "loss", "state", "mutates", "gradient", "token", "trace", NULL};
const char *
fxge_format_text(int format)
{
	return format == FXGE_FORMAT_NCHW ? "nchw" : format == FXGE_FORMAT_NCDHW ? "ncdhw" : NULL;
}

static void
quoted(fxge_sbuf *b, const char *s)
{
	fxge_sbuf_json(b, s, strlen(s));
}

/* Prints a name bare if its characters allow it, else in quotes. */
static void
word(fxge_sbuf *b, const char *name)
{
	bool bare = name && *name;

	for (const char *s = name; bare && *s; s++)
		bare = fxge_text_is_name((unsigned char)*s);
	if (bare)
		fxge_sbuf_str(b, name);
	else
		quoted(b, name ? name : "");
}

/* Prints %name or @name. */
static void
sigil(fxge_sbuf *b, char c, const char *name)
{
	fxge_sbuf_chr(b, c);
	word(b, name);
}

/* ---- metas ---- */

static void
size_list(fxge_sbuf *b, const fxge_program *p, const fxge_size *s, int n)
{
	for (int i = 0; i < n; i++) {
		if (i)
			fxge_sbuf_str(b, ", ");
		fxge_sym_print(b, p->syms, s[i]);
	}
}

void
fxge_text_meta(fxge_sbuf *b, const fxge_program *p, const fxge_meta *m)
{
	switch (m->kind) {
	case FXGE_META_TENSOR:
		fxge_sbuf_str(b, fxge_dtypes[m->dtype].text);
		fxge_sbuf_chr(b, '[');
		if (m->rank < 0)
			fxge_sbuf_str(b, "...");
		else
			size_list(b, p, m->shape, m->rank);
		fxge_sbuf_chr(b, ']');
		if (m->rank > 0 && m->stride && !fxge_meta_contiguous(p, m)) {
			fxge_sbuf_chr(b, '{');
			size_list(b, p, m->stride, m->rank);
			fxge_sbuf_chr(b, '}');
		}
		if (fxge_format_text(m->format) && m->format != FXGE_FORMAT_ND)
			fxge_sbuf_fmt(b, " %s", fxge_format_text(m->format));
		break;
	case FXGE_META_SIZE:
		fxge_sbuf_str(b, "size(");
		fxge_sym_print(b, p->syms, m->size);
		fxge_sbuf_chr(b, ')');
		break;
	case FXGE_META_NONE:
		fxge_sbuf_str(b, "none");
		break;
	case FXGE_META_TOKEN:
		fxge_sbuf_str(b, "token");
		break;
	default:
		fxge_sbuf_chr(b, '?');
	}
}

/* ---- operands ---- */

static void
operand(fxge_sbuf *b, const fxge_program *p, const fxge_operand *o)
{
	switch (o->kind) {
	case FXGE_K_NONE:
		fxge_sbuf_str(b, "None");
		break;
	case FXGE_K_VALUE:
		sigil(b, '%', o->value->name);
		break;
	case FXGE_K_INT:
		fxge_sym_print(b, p->syms, o->size);
		break;
	case FXGE_K_SYM:
		fxge_sbuf_str(b, "sym(");
		fxge_sym_print(b, p->syms, o->size);
		fxge_sbuf_chr(b, ')');
		break;
	case FXGE_K_FLOAT:
		fxge_sbuf_f64(b, o->f);
		break;
	case FXGE_K_BOOL:
		fxge_sbuf_str(b, o->b ? "true" : "false");
		break;
	case FXGE_K_STR:
		quoted(b, o->name);
		break;
	case FXGE_K_DTYPE:
		fxge_sbuf_str(b, fxge_dtypes[o->dtype].text);
		break;
	case FXGE_K_LAYOUT:
		fxge_sbuf_fmt(b, "layout(%lld)", (long long)o->i);
		break;
	case FXGE_K_MEMORY_FORMAT:
		fxge_sbuf_fmt(b, "memory_format(%lld)", (long long)o->i);
		break;
	case FXGE_K_TENSOR:
		sigil(b, '@', o->tensor->name);
		break;
	case FXGE_K_COMPLEX:
		fxge_sbuf_str(b, "complex(");
		fxge_sbuf_f64(b, o->re);
		fxge_sbuf_str(b, ", ");
		fxge_sbuf_f64(b, o->im);
		fxge_sbuf_chr(b, ')');
		break;
	case FXGE_K_CAPTURE:
		fxge_sbuf_fmt(b, "$%s", o->name);
		break;
	}
}

void
fxge_text_operand(fxge_sbuf *b, const fxge_program *p, const fxge_operand *o)
{
	operand(b, p, o);
}

static void
arguments(fxge_sbuf *b, const fxge_node *n)
{
	const char *sep = "";

	for (int i = 0; i < n->op->n_params; i++) {
		const fxge_port *q = &n->ports[i];

		if (!q->present)
			continue;
		fxge_sbuf_str(b, sep);
		word(b, n->op->params[i].name);
		fxge_sbuf_chr(b, '=');
		sep = ", ";
		if (n->op->params[i].list)
			fxge_sbuf_chr(b, '[');
		for (uint32_t k = 0; k < q->count; k++) {
			if (k)
				fxge_sbuf_str(b, ", ");
			operand(b, n->graph->program, &n->operands[q->first + k]);
		}
		if (n->op->params[i].list)
			fxge_sbuf_chr(b, ']');
	}
}

/* ---- nodes and graphs ---- */

static void
indent(fxge_sbuf *b, int depth)
{
	for (int i = 0; i < depth; i++)
		fxge_sbuf_str(b, "  ");
}

static void
node_head(fxge_sbuf *b, const fxge_node *n)
{
	const fxge_program *p = n->graph->program;

	for (uint32_t i = 0; i < n->n_results; i++) {
		fxge_sbuf_str(b, i ? ", " : "");
		sigil(b, '%', n->results[i]->name);
	}
	if (n->n_results)
		fxge_sbuf_str(b, " = ");
	word(b, n->op->name);
	fxge_sbuf_chr(b, '(');
	arguments(b, n);
	fxge_sbuf_chr(b, ')');
	bool known = false;

	for (uint32_t i = 0; i < n->n_results; i++)
		known |= n->results[i]->meta->kind != FXGE_META_UNKNOWN;
	for (uint32_t i = 0; known && i < n->n_results; i++) {
		fxge_sbuf_str(b, i ? ", " : " : ");
		fxge_text_meta(b, p, n->results[i]->meta);
	}
}

void
fxge_text_node(fxge_sbuf *b, const fxge_node *n)
{
	if (n->op)
		node_head(b, n);
	else
		fxge_sbuf_str(b, "return");
}

static int
loc_number(printer *t, const fxge_loc *l)
{
	fxge_loc *mine = (fxge_loc *)(uintptr_t)l; /* `number` belongs to the printer */

	if (l->number == 0 || (size_t)l->number > t->locs.len || t->locs.data[l->number - 1] != l) {
		fxge_vec_push(&t->p->scratch, &t->locs, l);
		mine->number = (int)t->locs.len;
	}
	return l->number;
}

static void print_graph(printer *t, const fxge_graph *g, int depth);

static void
print_node(printer *t, const fxge_node *n, int depth)
{
	indent(t->b, depth);
	node_head(t->b, n);
	if (n->name && !(n->n_results && n->results[0]->name == n->name)) {
		fxge_sbuf_str(t->b, " name(");
		quoted(t->b, n->name);
		fxge_sbuf_chr(t->b, ')');
	}
	if (t->o.locs && fxge_loc_has_source(n->loc))
		fxge_sbuf_fmt(t->b, " loc(#%d)", loc_number(t, n->loc));
	if (n->n_regions && depth < FXGE_MAX_DEPTH) {
		fxge_sbuf_str(t->b, " {\n");
		for (uint32_t i = 0; i < n->n_regions; i++)
			print_graph(t, n->regions[i], depth + 1);
		indent(t->b, depth);
		fxge_sbuf_chr(t->b, '}');
	}
	fxge_sbuf_chr(t->b, '\n');
}

static void
print_role(printer *t, const fxge_input *in, const fxge_value *v)
{
	fxge_sbuf *b = t->b;

	if (in->role == FXGE_ROLE_USER && in->name == v->name)
		return;
	fxge_sbuf_fmt(b, " = %s(", fxge_role_names[in->role]);
	if (in->role == FXGE_ROLE_LITERAL) {
		operand(b, t->p, &in->literal);
		fxge_sbuf_str(b, ", ");
	} else if (in->tensor) {
		sigil(b, '@', in->tensor->name);
		fxge_sbuf_str(b, ", ");
	}
	const char *text =
		in->role == FXGE_ROLE_USER || in->role == FXGE_ROLE_LITERAL || in->role == FXGE_ROLE_TOKEN
			? in->name
			: in->target;

	quoted(b, text ? text : "");
	fxge_sbuf_chr(b, ')');
}

static void
print_input(printer *t, const fxge_input *in, const fxge_value *v)
{
	if (in->part)
		fxge_sbuf_str(t->b, " part");
	if (in->addressed)
		fxge_sbuf_str(t->b, " addressed");
	print_role(t, in, v);
}

static void
print_inputs(printer *t, const fxge_graph *g, int depth)
{
	for (uint32_t i = 0; i < fxge_graph_n_inputs(g); i++) {
		const fxge_value *v = fxge_graph_input(g, i);

		fxge_sbuf_str(t->b, i ? ",\n" : "\n");
		indent(t->b, depth + 2);
		sigil(t->b, '%', v->name);
		fxge_sbuf_str(t->b, " : ");
		fxge_text_meta(t->b, t->p, v->meta);
		if (v->meta->kind == FXGE_META_TENSOR && v->meta->rank == 0 && v->meta->const_value) {
			fxge_sbuf_str(t->b, " holds(");
			fxge_sym_print(t->b, t->p->syms, v->meta->const_value[0]);
			fxge_sbuf_chr(t->b, ')');
		}
		if (g == t->p->main && i < t->p->inputs.len)
			print_input(t, &t->p->inputs.data[i], v);
	}
}

static void
print_outputs(printer *t, const fxge_graph *g)
{
	for (uint32_t i = 0; i < fxge_graph_n_outputs(g); i++) {
		fxge_sbuf_str(t->b, i ? ", " : " ");
		operand(t->b, t->p, fxge_graph_output(g, i));
		if (g != t->p->main || i >= t->p->outputs.len)
			continue;
		const fxge_output *o = &t->p->outputs.data[i];

		if (o->kind != FXGE_OUT_USER)
			fxge_sbuf_fmt(t->b, " %s", fxge_output_names[o->kind]);
		if (o->target) {
			fxge_sbuf_chr(t->b, '(');
			quoted(t->b, o->target);
			fxge_sbuf_chr(t->b, ')');
		}
		if (o->name) {
			fxge_sbuf_str(t->b, " as ");
			quoted(t->b, o->name);
		}
	}
}

static void
print_graph(printer *t, const fxge_graph *g, int depth)
{
	indent(t->b, depth);
	fxge_sbuf_str(t->b, "graph ");
	quoted(t->b, g->name);
	fxge_sbuf_chr(t->b, '(');
	print_inputs(t, g, depth);
	fxge_sbuf_str(t->b, ") {\n");
	FXGE_EACH_NODE (n, g)
		print_node(t, n, depth + 1);
	indent(t->b, depth + 1);
	fxge_sbuf_str(t->b, "return");
	print_outputs(t, g);
	fxge_sbuf_chr(t->b, '\n');
	indent(t->b, depth);
	fxge_sbuf_str(t->b, "}\n");
}

/* ---- constants ---- */

/* Prints the shortest decimal that is stored as the same element. */
static void
element(fxge_sbuf *b, const fxge_tensor *t, int64_t i, const uint8_t *dense)
{
	size_t size = fxge_dtype_size(t->dtype);
	double v = fxge_tensor_float(t, i), back;

	if (t->dtype == FXGE_DT_BOOL) {
		fxge_sbuf_str(b, fxge_tensor_int(t, i) ? "true" : "false");
		return;
	}
	if (!fxge_dtype_is_float(t->dtype)) {
		fxge_sbuf_i64(b, fxge_tensor_int(t, i));
		return;
	}
	for (int digits = 1; digits <= 9 && isfinite(v); digits++) {
		char text[40];
		uint8_t again[16];
		int n = snprintf(text, sizeof text, "%.*e", digits - 1, v);

		for (char *c = text; *c; c++)
			if (*c == ',') /* decimal point of the locale */
				*c = '.';
		if (!fxge_parse_f64(text, (size_t)n, &back))
			break;
		fxge_store_float(t->dtype, again, 0, back);
		if (memcmp(again, dense, size) == 0) {
			fxge_sbuf_f64(b, back);
			return;
		}
	}
	fxge_sbuf_f64(b, v);
}

#define PRINTED_ELEMENTS 64 /* larger tensors are printed as bytes in hexadecimal */

static void
tensor_data(printer *t, const fxge_tensor *x)
{
	static const char digits[] = "0123456789abcdef";
	int64_t n = fxge_tensor_numel(x);
	size_t size = fxge_dtype_size(x->dtype);
	uint8_t block[4096];
	bool hex = n > PRINTED_ELEMENTS || fxge_dtype_is_complex(x->dtype)
			   || fxge_dtypes[x->dtype].bits < 8 || x->dtype == FXGE_DT_F8E4M3
			   || x->dtype == FXGE_DT_F8E5M2 || x->dtype == FXGE_DT_U64;

	fxge_sbuf_str(t->b, hex ? " = hex \"" : " = {");
	for (int64_t i = 0; i < n; i++) {
		fxge_tensor_gather(x, i, 1, block);
		if (!hex) {
			fxge_sbuf_str(t->b, i ? ", " : "");
			element(t->b, x, i, block);
			continue;
		}
		for (size_t k = 0; k < size; k++) {
			fxge_sbuf_chr(t->b, digits[block[k] >> 4]);
			fxge_sbuf_chr(t->b, digits[block[k] & 15]);
		}
	}
	fxge_sbuf_chr(t->b, hex ? '"' : '}');
}

static void
int_list(fxge_sbuf *b, const int64_t *v, int n)
{
	for (int i = 0; i < n; i++) {
		fxge_sbuf_str(b, i ? ", " : "");
		fxge_sbuf_i64(b, v[i]);
	}
}

/* Returns whether the text may refer to the tensor's file. Tensors in memory, and of a file that
 * was removed or replaced (as the temporary file of fxge.compile), are printed with their data. */
static bool
is_in_file(const fxge_tensor *x)
{
	return x->file && x->file->mapped && x->file_offset != UINT64_MAX
		   && !fxge_file_replaced(x->file);
}

static void
print_tensor(printer *t, const fxge_tensor *x)
{
	fxge_sbuf *b = t->b;

	fxge_sbuf_str(b, "tensor ");
	sigil(b, '@', x->name);
	fxge_sbuf_fmt(b, " : %s[", fxge_dtypes[x->dtype].text);
	int_list(b, x->shape, x->rank);
	fxge_sbuf_chr(b, ']');
	bool in_file = is_in_file(x);

	if (in_file && x->stride && !fxge_tensor_contiguous(x)) {
		fxge_sbuf_chr(b, '{');
		int_list(b, x->stride, x->rank);
		fxge_sbuf_chr(b, '}');
	}
	if (x->lifted)
		fxge_sbuf_str(b, " lifted");
	if (in_file) {
		fxge_sbuf_str(b, " = file ");
		quoted(
			b, t->o.path ? fxge_reference_name(b->arena, t->o.path, x->file->path) : x->file->path);
		fxge_sbuf_fmt(b, " %llu %zu", (unsigned long long)x->file_offset, x->size);
	} else if (t->o.brief && fxge_tensor_numel(x) > PRINTED_ELEMENTS) {
		fxge_sbuf_str(b, " = ...");
	} else {
		tensor_data(t, x);
	}
	fxge_sbuf_chr(b, '\n');
}

/* ---- head and tail ---- */

static void
print_symbol(printer *t, fxge_size s)
{
	static const char *const types[] = {"int", "float", "bool"};
	int64_t lo, hi;
	fxge_sym_type type = fxge_sym_type_of(t->p->syms, s);

	fxge_sbuf_str(t->b, "symbol ");
	word(t->b, fxge_sym_name(t->p->syms, s));
	fxge_sbuf_fmt(t->b, " : %s", types[type]);
	if (type == FXGE_SYM_T_INT) {
		fxge_sym_range(t->p->syms, s, &lo, &hi);
		fxge_sbuf_fmt(t->b, " [%lld, %lld]", (long long)lo, (long long)hi);
	}
	fxge_sbuf_chr(t->b, '\n');
}

static void
print_guard(printer *t, const fxge_guard *g)
{
	fxge_sbuf_str(t->b, g->inferred ? "guard inferred " : "guard ");
	quoted(t->b, g->text);
	if (g->parsed) {
		fxge_sbuf_str(t->b, " sym(");
		fxge_sym_print(t->b, t->p->syms, g->cond);
		fxge_sbuf_chr(t->b, ')');
	}
	fxge_sbuf_chr(t->b, '\n');
}

static void
print_head(printer *t)
{
	fxge_sbuf_str(t->b, "fxge 1\nmodel ");
	quoted(t->b, t->p->name);
	fxge_sbuf_str(t->b, " stage ");
	quoted(t->b, t->p->stage);
	if (t->p->producer) {
		fxge_sbuf_str(t->b, " producer ");
		quoted(t->b, t->p->producer);
	}
	fxge_sbuf_chr(t->b, '\n');
	for (int i = 0; i < fxge_syms_count(t->p->syms); i++)
		print_symbol(t, fxge_syms_at(t->p->syms, i));
	for (size_t i = 0; i < t->p->guards.len; i++)
		print_guard(t, &t->p->guards.data[i]);
	for (size_t i = 0; i < t->p->tensors.len; i++)
		print_tensor(t, t->p->tensors.data[i]);
}

static void
print_loc(printer *t, const fxge_loc *l, int number)
{
	fxge_sbuf_fmt(t->b, "loc #%d =", number);
	if (l->module) {
		fxge_sbuf_str(t->b, " module ");
		quoted(t->b, l->module);
	}
	for (int i = 0; i < l->n_frames; i++) {
		const fxge_frame *f = &l->frames[i];

		fxge_sbuf_str(t->b, " at ");
		quoted(t->b, f->file ? f->file : "");
		fxge_sbuf_fmt(t->b, ":%d in ", f->line);
		quoted(t->b, f->function ? f->function : "");
		if (f->text) {
			fxge_sbuf_str(t->b, " : ");
			quoted(t->b, f->text);
		}
	}
	for (int i = 0; i < l->n_marks; i++) {
		fxge_sbuf_str(t->b, " mark ");
		quoted(t->b, l->marks[i].name);
		fxge_sbuf_str(t->b, " = ");
		quoted(t->b, l->marks[i].text);
	}
	if (fxge_loc_has_source(l->also))
		fxge_sbuf_fmt(t->b, " also #%d", loc_number(t, l->also));
	fxge_sbuf_chr(t->b, '\n');
}

void
fxge_text_print(fxge_sbuf *b, fxge_program *p, const fxge_print_options *o)
{
	printer t = {.b = b, .p = p};
	fxge_arena_mark m = fxge_arena_save(&p->scratch);

	if (o)
		t.o = *o;
	fxge_program_name_values(p);
	print_head(&t);
	print_graph(&t, p->main, 0);
	for (size_t i = 0; i < t.locs.len; i++) /* grows while `also` chains are printed */
		print_loc(&t, t.locs.data[i], (int)i + 1);
	fxge_arena_restore(&p->scratch, m);
}
