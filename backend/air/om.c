/* SPDX-License-Identifier: Apache-2.0 */
/* Text form of .om files: header, partitions, interface, attributes, embedded graph.
 *
 * Sources of the layout: public headers and loaders of GE (framework_types_internal.h,
 * om_file_helper.cc, model_parser_base.cc). */
#include "backend/air/air.h"
#include "backend/air/load.h"
#include "base/diag/air.h"
#include "proto/wire.h"

#include <inttypes.h>

enum { HEAD = 256, MAX_MODELS = 4096, MAX_PARTITIONS = 8, SHOWN_DIMS = 64 };

typedef struct om {
	fxge_session *s; /* NULL: damage is not reported */
	fxge_arena *a;
	fxge_file *file;
	fxge_sbuf *b;
	fxge_bytes rest; /* unread bytes */
	bool wide;       /* table entries have 24 bytes instead of 12 */
} om;

static bool
report_damaged(const om *o, const char *what)
{
	if (!o->s)
		return false;
	fxge_loc l = {.file = fxge_names_get(o->s->names, o->file->path),
		.offset = o->rest.data ? o->rest.data - o->file->bytes.data : 0};

	return fxge_report(&o->s->diags, &l, FXGE_D_OM_DAMAGED, "%s", what);
}

/* ---- readers ---- */

static bool
take_bytes(fxge_bytes *from, size_t n, fxge_bytes *out)
{
	if (from->size < n)
		return false;
	*out = (fxge_bytes){from->data, n};
	from->data += n;
	from->size -= n;
	return true;
}

static bool
take32(fxge_bytes *from, uint32_t *out)
{
	fxge_bytes x;

	if (!take_bytes(from, 4, &x))
		return false;
	*out = fxge_le32(x.data);
	return true;
}

static bool
take64(fxge_bytes *from, uint64_t *out)
{
	fxge_bytes x;

	if (!take_bytes(from, 8, &x))
		return false;
	*out = fxge_le64(x.data);
	return true;
}

/* Appends text up to the first NUL, if any. */
static void
put_text(const om *o, const char *what, const uint8_t *p, size_t n)
{
	size_t len = strnlen((const char *)p, n);

	if (!len)
		return;
	fxge_sbuf_fmt(o->b, "  %-13s ", what);
	fxge_sbuf_safe(o->b, (const char *)p, len);
	fxge_sbuf_chr(o->b, '\n');
}

/* ---- interface: INOUT_INFO ---- */

static const char *
dtype_name(int32_t ge)
{
	for (int i = 1; i < FXGE_DT_COUNT; i++)
		if (fxge_dtypes[i].ge == ge)
			return fxge_dtypes[i].text;
	return NULL;
}

/* Returns the name of a format of plain tensors, or of the chip's first internal ones; otherwise
 * NULL. */
static const char *
format_name(int32_t ge)
{
	switch (ge) {
	case 0:
		return "NCHW";
	case 1:
		return "NHWC";
	case 2:
		return "ND";
	case 3:
		return "NC1HWC0";
	case 29:
		return "FRACTAL_NZ";
	case 30:
		return "NCDHW";
	default:
		return NULL;
	}
}

static void
put_dims(const om *o, fxge_bytes dims)
{
	uint64_t d;

	fxge_sbuf_chr(o->b, '[');
	for (size_t i = 0; take64(&dims, &d); i++) {
		if (i == SHOWN_DIMS) {
			fxge_sbuf_str(o->b, ", ...");
			break;
		}
		fxge_sbuf_fmt(o->b, "%s%" PRId64, i ? ", " : "", (int64_t)d);
	}
	fxge_sbuf_chr(o->b, ']');
}

static void
put_range(const om *o, fxge_bytes range)
{
	uint64_t lo, hi;

	for (size_t i = 0; i < SHOWN_DIMS && take64(&range, &lo) && take64(&range, &hi); i++)
		fxge_sbuf_fmt(
			o->b, "%s%" PRId64 "~%" PRId64, i ? ", " : ", range ", (int64_t)lo, (int64_t)hi);
}

static bool
put_port(const om *o, const char *what, uint32_t i, fxge_bytes *in)
{
	uint64_t size;
	uint32_t kind[2], length[4];
	fxge_bytes name, dims, raw, range;

	if (!take64(in, &size) || !take32(in, &kind[0]) || !take32(in, &kind[1]))
		return false;
	for (int k = 0; k < 4; k++)
		if (!take32(in, &length[k]))
			return false;
	if (!take_bytes(in, length[0], &name) || !take_bytes(in, length[1], &dims)
		|| !take_bytes(in, length[2], &raw) || !take_bytes(in, length[3], &range))
		return false;
	const char *dtype = dtype_name((int32_t)kind[1]), *format = format_name((int32_t)kind[0]);

	fxge_sbuf_fmt(o->b, "  %-6s %-6u ", what, i);
	fxge_sbuf_safe(o->b, (const char *)name.data, name.size);
	if (dtype)
		fxge_sbuf_fmt(o->b, " : %s", dtype);
	else
		fxge_sbuf_fmt(o->b, " : dtype %" PRId32, (int32_t)kind[1]);
	put_dims(o, dims);
	if (format)
		fxge_sbuf_fmt(o->b, " %s", format);
	else
		fxge_sbuf_fmt(o->b, " format %" PRId32, (int32_t)kind[0]);
	if (size)
		fxge_sbuf_fmt(o->b, ", %" PRIu64 " bytes", size);
	put_range(o, range);
	fxge_sbuf_chr(o->b, '\n');
	return true;
}

static bool
put_ports(const om *o, const char *what, fxge_bytes in)
{
	uint32_t n;

	if (!take32(&in, &n))
		return false;
	for (uint32_t i = 0; i < n; i++)
		if (!put_port(o, what, i, &in))
			return false;
	return in.size == 0;
}

static bool
put_batches(const om *o, fxge_bytes in)
{
	uint32_t n;
	uint64_t v;

	if (!take32(&in, &n) || in.size != (size_t)n * 8)
		return false;
	fxge_sbuf_str(o->b, "  gears         batch");
	while (take64(&in, &v))
		fxge_sbuf_fmt(o->b, " %" PRIu64, v);
	fxge_sbuf_chr(o->b, '\n');
	return true;
}

static bool
put_interface(const om *o, fxge_bytes info)
{
	static const char *const more[] = {
		"sizes of images", "sizes", "shapes of results", "order of inputs"};

	while (info.size) {
		uint32_t type, length;
		fxge_bytes part;
		bool ok =
			take32(&info, &type) && take32(&info, &length) && take_bytes(&info, length, &part);

		if (!ok)
			return false;
		if (type < 2)
			ok = put_ports(o, type ? "output" : "input", part);
		else if (type == 2)
			ok = put_batches(o, part);
		else if (type < 7)
			fxge_sbuf_fmt(o->b, "  %s %s, %zu bytes\n",
				type < 5 ? "gears        " : "parameters   ", more[type - 3], part.size);
		else
			fxge_sbuf_fmt(o->b, "  interface     part %" PRIu32 ", %zu bytes\n", type, part.size);
		if (!ok)
			return false;
	}
	return true;
}

/* ---- graph: MODEL_DEF ---- */

static void
put_attr(const om *o, fxge_bytes entry)
{
	enum { KEY = 1, VALUE = 2, S = 2, I = 3, B = 5 };
	fxge_wire w = fxge_wire_of(entry), v = {0};
	fxge_bytes key = {0};

	while (fxge_wire_next(&w))
		if (w.type == FXGE_WIRE_BYTES && w.field == KEY)
			key = w.value;
		else if (w.type == FXGE_WIRE_BYTES && w.field == VALUE)
			v = fxge_wire_of(w.value);
	if (!key.size || !fxge_wire_next(&v) || (v.field != S && v.field != I && v.field != B))
		return; /* lists and tensors are not printed */
	fxge_sbuf_str(o->b, "  attribute     ");
	fxge_sbuf_safe(o->b, (const char *)key.data, key.size);
	fxge_sbuf_str(o->b, " = ");
	if (v.field == S && v.type == FXGE_WIRE_BYTES)
		fxge_sbuf_safe(o->b, (const char *)v.value.data, v.value.size);
	else
		fxge_sbuf_fmt(o->b, "%" PRId64, (int64_t)v.number);
	fxge_sbuf_chr(o->b, '\n');
}

static void
put_attrs(const om *o, fxge_bytes model)
{
	enum { MODEL_ATTR = 11 };
	fxge_wire w = fxge_wire_of(model);

	while (fxge_wire_next(&w))
		if (w.field == MODEL_ATTR && w.type == FXGE_WIRE_BYTES)
			put_attr(o, w.value);
}

static bool
has_graph(fxge_bytes model)
{
	enum { MODEL_GRAPH = 7 };
	fxge_wire w = fxge_wire_of(model);

	while (fxge_wire_next(&w))
		if (w.field == MODEL_GRAPH)
			return true;
	return w.error != NULL; /* unpacking reports the error */
}

static void
put_desc(const om *o, const ge_desc *d)
{
	fxge_dtype dt = d ? fxge_dtype_by_proto((int64_t)d->dtype) : FXGE_DT_NONE;
	size_t n = d && d->shape ? d->shape->n_dim : 0;

	fxge_sbuf_str(o->b, dt == FXGE_DT_NONE ? "?" : fxge_dtypes[dt].text);
	fxge_sbuf_chr(o->b, '[');
	for (size_t i = 0; i < n && i < SHOWN_DIMS; i++)
		fxge_sbuf_fmt(o->b, "%s%" PRId64, i ? ", " : "", d->shape->dim[i]);
	fxge_sbuf_str(o->b, n > SHOWN_DIMS ? ", ...]" : "]");
}

static void
put_name(const om *o, const char *s)
{
	fxge_sbuf_safe(o->b, s, strlen(s));
}

static void
put_op(const om *o, const ge_op *op)
{
	fxge_sbuf_str(o->b, "    ");
	put_name(o, op->name);
	fxge_sbuf_str(o->b, " = ");
	put_name(o, op->type);
	fxge_sbuf_chr(o->b, '(');
	for (size_t i = 0; i < op->n_input; i++) {
		fxge_sbuf_str(o->b, i ? ", " : "");
		put_name(o, op->input[i]);
	}
	fxge_sbuf_chr(o->b, ')');
	for (size_t i = 0; i < op->n_output_desc; i++) {
		fxge_sbuf_str(o->b, i ? ", " : " : ");
		put_desc(o, op->output_desc[i]);
	}
	fxge_sbuf_chr(o->b, '\n');
}

static bool
put_graphs(const om *o, fxge_bytes model)
{
	fxge_air_file *f = FXGE_NEW(o->a, fxge_air_file);

	put_attrs(o, model);
	if (!has_graph(model)) /* GE may have omitted it */
		return true;
	if (!fxge_air_file_open(f, o->s, o->a, model, o->file->path))
		return false;
	for (size_t i = 0; i < f->graphs.len; i++) {
		const fxge_air_gdef *g = &f->graphs.data[i];

		fxge_sbuf_str(o->b, "  graph         ");
		put_name(o, g->name);
		fxge_sbuf_fmt(o->b, ", %zu nodes\n", g->ops.len);
		for (size_t k = 0; k < g->ops.len; k++) {
			const ge_op *op = fxge_air_file_op(f, g->ops.data[k]);

			if (!op)
				return false;
			put_op(o, op);
		}
	}
	return true;
}

/* ---- kernels ---- */

/* Appends the kernels, stored as {magic, length of name, length of kernel} name kernel. */
static bool
put_kernels(const om *o, fxge_bytes in)
{
	while (in.size) {
		uint32_t magic, name_len, bin_len;
		fxge_bytes name, bin;

		if (!take32(&in, &magic) || !take32(&in, &name_len) || !take32(&in, &bin_len)
			|| !take_bytes(&in, name_len, &name) || !take_bytes(&in, bin_len, &bin))
			return false;
		fxge_sbuf_str(o->b, "  kernel        ");
		fxge_sbuf_safe(o->b, (const char *)name.data, name.size);
		fxge_sbuf_fmt(o->b, ", %zu bytes\n", bin.size);
	}
	return true;
}

/* ---- partitions ---- */

enum { MODEL_DEF = 0, TBE_KERNELS = 3, INOUT_INFO = 8 };

static const char *
partition_name(uint32_t type)
{
	static const char *const names[] = {"MODEL_DEF", "WEIGHTS", "TASK_INFO", "TBE_KERNELS",
		"CUST_AICPU_KERNELS", "SO_BINS", "FLOW_MODEL", "FLOW_SUBMODEL", "INOUT_INFO"};

	return type < sizeof names / sizeof *names ? names[type] : NULL;
}

typedef struct partition {
	uint32_t type;
	fxge_bytes bytes;
} partition;

static bool
read_table(om *o, partition *p, uint32_t *n)
{
	uint32_t pad, offset32, size32;
	uint64_t offset, size[MAX_PARTITIONS];

	if (!take32(&o->rest, n) || (o->wide && !take32(&o->rest, &pad)))
		return report_damaged(o, "the table of partitions is cut off");
	if (*n < 1 || *n > MAX_PARTITIONS)
		return report_damaged(o, "a model has 1 to 8 partitions");
	for (uint32_t i = 0; i < *n; i++) {
		bool ok = take32(&o->rest, &p[i].type);

		if (o->wide)
			ok = ok && take32(&o->rest, &pad) && take64(&o->rest, &offset)
				 && take64(&o->rest, &size[i]);
		else if ((ok = ok && take32(&o->rest, &offset32) && take32(&o->rest, &size32)))
			size[i] = size32;
		if (!ok)
			return report_damaged(o, "the table of partitions is cut off");
	}
	for (uint32_t i = 0; i < *n; i++) /* GE uses the sizes and ignores the offsets */
		if (size[i] > o->rest.size || !take_bytes(&o->rest, (size_t)size[i], &p[i].bytes))
			return report_damaged(o, "a partition exceeds the file");
	return true;
}

/* Appends the partitions in order of interest. */
static bool
put_contents(const om *o, const partition *p, uint32_t n)
{
	static const uint32_t order[] = {INOUT_INFO, MODEL_DEF, TBE_KERNELS};

	for (size_t k = 0; k < sizeof order / sizeof *order; k++)
		for (uint32_t i = 0; i < n; i++) {
			if (p[i].type != order[k])
				continue;
			if (order[k] == INOUT_INFO && !put_interface(o, p[i].bytes))
				return report_damaged(o, "the interface is damaged");
			if (order[k] == TBE_KERNELS && !put_kernels(o, p[i].bytes))
				return report_damaged(o, "the kernels are damaged");
			if (order[k] == MODEL_DEF && !put_graphs(o, p[i].bytes))
				return false;
		}
	return true;
}

static bool
put_model(om *o, uint32_t number)
{
	partition p[MAX_PARTITIONS];
	uint32_t n = 0;

	if (!read_table(o, p, &n))
		return false;
	fxge_sbuf_fmt(o->b, "model %" PRIu32 "\n", number);
	for (uint32_t i = 0; i < n; i++) {
		const char *name = partition_name(p[i].type);

		if (name)
			fxge_sbuf_fmt(o->b, "  partition     %s, %zu bytes\n", name, p[i].bytes.size);
		else
			fxge_sbuf_fmt(
				o->b, "  partition     type %" PRIu32 ", %zu bytes\n", p[i].type, p[i].bytes.size);
	}
	return put_contents(o, p, n);
}

/* ---- header ---- */

static const char *
model_kind(uint8_t type)
{
	switch (type) {
	case 0:
		return "compiled graph";
	case 1:
		return "standard";
	case 3:
		return "flow of models";
	case 5:
		return "bundle of models";
	default:
		return "unknown";
	}
}

bool
fxge_om_show(fxge_session *s, fxge_arena *a, fxge_file *f, fxge_sbuf *b)
{
	om o = {.s = s, .a = a, .file = f, .b = b, .rest = f->bytes};
	fxge_bytes head;

	if (!take_bytes(&o.rest, HEAD, &head))
		return report_damaged(&o, "the header is cut off");
	uint64_t length = fxge_le64(head.data + 184);
	uint32_t models = fxge_le32(head.data + 156);

	o.wide = length != 0;
	length = length ? length : fxge_le32(head.data + 76);
	if (length != o.rest.size)
		return report_damaged(&o, "the length in the header differs from the file's");
	fxge_sbuf_str(b, "om\n");
	put_text(&o, "name", head.data + 84, 32);
	fxge_sbuf_fmt(b, "  %-13s %s (%u)\n", "kind", model_kind(head.data[82]), head.data[82]);
	fxge_sbuf_fmt(b, "  %-13s 0x%" PRIx32 "\n", "version", fxge_le32(head.data + 8));
	put_text(&o, "platform", head.data + 160, 20);
	put_text(&o, "user string", head.data + 120, 32);
	fxge_sbuf_fmt(b, "  %-13s %s\n", "sizes",
		head.data[193] || models > 1 ? "set by each run" : "fixed, or by gears");
	if (head.data[192])
		fxge_sbuf_str(
			b, "  host          only systems and processors like those of the compilation\n");
	if (head.data[80]) {
		fxge_sbuf_str(b, "  encrypted     no further contents\n");
		return true;
	}
	if (models > MAX_MODELS)
		return report_damaged(&o, "the header has too many models");
	for (uint32_t i = 0; i < (models ? models : 1); i++)
		if (!put_model(&o, i))
			return false;
	return o.rest.size == 0 || report_damaged(&o, "bytes follow the last partition");
}

/* ---- origin ---- */

/* Sets the member that the attribute holds: a text. */
static void
take_origin(fxge_arena *a, fxge_bytes entry, fxge_om_origin *out)
{
	enum { KEY = 1, VALUE = 2, S = 2 };
	fxge_wire w = fxge_wire_of(entry), v = {0};
	fxge_bytes key = {0};

	while (fxge_wire_next(&w))
		if (w.type == FXGE_WIRE_BYTES && w.field == KEY)
			key = w.value;
		else if (w.type == FXGE_WIRE_BYTES && w.field == VALUE)
			v = fxge_wire_of(w.value);
	const char **to = key.size == 11 && memcmp(key.data, "soc_version", 11) == 0   ? &out->soc
					  : key.size == 11 && memcmp(key.data, "atc_version", 11) == 0 ? &out->atc
																				   : NULL;

	if (to && fxge_wire_next(&v) && v.field == S && v.type == FXGE_WIRE_BYTES && v.value.size)
		*to = fxge_arena_strndup(a, (const char *)v.value.data, v.value.size);
}

void
fxge_om_origin_of(fxge_arena *a, fxge_file *f, fxge_om_origin *out)
{
	enum { MODEL_ATTR = 11 };
	om o = {.a = a, .file = f, .rest = f->bytes};
	partition p[MAX_PARTITIONS];
	fxge_bytes head;
	uint32_t n = 0;

	*out = (fxge_om_origin){0};
	if (!take_bytes(&o.rest, HEAD, &head) || memcmp(head.data, "IMOD", 4) != 0 || head.data[80])
		return; /* unknown or encrypted */
	o.wide = fxge_le64(head.data + 184) != 0;
	if (!read_table(&o, p, &n))
		return;
	for (uint32_t i = 0; i < n; i++) {
		fxge_wire w = fxge_wire_of(p[i].bytes);

		while (p[i].type == MODEL_DEF && fxge_wire_next(&w))
			if (w.field == MODEL_ATTR && w.type == FXGE_WIRE_BYTES)
				take_origin(a, w.value, out);
	}
}
