/* SPDX-License-Identifier: Apache-2.0 */
/* Execution of a model's graph on fxge's CPU executor, of which the fake has a private copy. */
#include "npu/fake/model.h"
#include "npu/fake/prof.h"

#include "base/session.h"
#include "fxge/fxge.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { MAX_PORTS = 4096 };

struct fake_program {
	fxge_session *session;
	fxge_executable *exe;
	fxge_tensor_view *view; /* inputs that are not states */
};

static const struct {
	int code;
	const char *text;
	size_t size;
} dtypes[] = {{0, "f32", 4}, {1, "f16", 2}, {2, "i8", 1}, {3, "i32", 4}, {4, "u8", 1},
	{6, "i16", 2}, {7, "u16", 2}, {8, "u32", 4}, {9, "i64", 8}, {10, "u64", 8}, {11, "f64", 8},
	{12, "bool", 1}, {16, "c64", 8}, {17, "c128", 16}, {27, "bf16", 2}};

static size_t
dtype_at(int code)
{
	for (size_t i = 0; i < sizeof dtypes / sizeof *dtypes; i++)
		if (dtypes[i].code == code)
			return i;
	fake_broken("the fake itself", "dtype %d", code);
}

size_t
fake_dtype_size(int code)
{
	return dtypes[dtype_at(code)].size;
}

/* Sets the preprocessing of the model, by a file. */
static bool
set_aipp(fxge_program *graph, const char *cfg, size_t n)
{
	char path[] = "/tmp/fake-aipp-XXXXXX";
	int fd = n ? mkstemp(path) : -1;

	if (!n)
		return true;
	bool ok = fd >= 0 && write(fd, cfg, n) == (ssize_t)n && fxge_set_aipp(graph, path) == FXGE_OK;

	close(fd);
	unlink(path);
	return ok;
}

struct fake_program *
fake_program_open(const fake_model *m, const void *air, size_t n, const void *cfg, size_t n_cfg)
{
	struct fake_program *p = calloc(1, sizeof *p);
	fxge_session_options o = FXGE_OPTIONS(fxge_session_options);

	if (!p)
		fake_broken("the fake itself", "no memory");
	o.threads = 1;
	p->session = fxge_open(&o);
	if (p->session)
		p->session->exchange = fake_between();
	p->view = calloc(m->n_in + 1, sizeof *p->view);
	fxge_program *graph =
		p->session ? fxge_load_bytes(p->session, "the OM's graph", air, n, NULL) : NULL;

	p->exe = graph && fake_has_groups(graph) && set_aipp(graph, cfg, n_cfg)
				 ? fxge_executable_open(graph)
				 : NULL;
	if (p->exe && p->view)
		return p;
	if (p->session && *fxge_diag_text(p->session))
		fprintf(stderr, "fake CANN: %s", fxge_diag_text(p->session));
	fake_program_close(p);
	return NULL;
}

void
fake_program_close(struct fake_program *p)
{
	fxge_close(p->session);
	free(p->view);
	free(p);
}

static fxge_tensor_view
view_of(const fake_port *port, const fake_value *v)
{
	size_t k = dtype_at(port->dtype), bytes = dtypes[k].size;

	for (size_t i = 0; i < v->n; i++)
		bytes *= (size_t)v->dims[i];
	return (fxge_tensor_view){.name = port->name,
		.dtype = dtypes[k].text,
		.rank = (int)v->n,
		.shape = v->dims,
		.data = v->p,
		.bytes = bytes};
}

static bool
is_state(const fxge_executable *e, const char *name, fxge_tensor_view *out)
{
	for (int i = 0; i < fxge_n_states(e); i++)
		if (fxge_state(e, i, out) && strcmp(out->name, name) == 0)
			return true;
	return false;
}

/* 6 RefData, static OM: the model keeps none, it writes the caller's buffer. */
static void
hand_back(const struct fake_program *p, const fake_model *m, const fake_value *in)
{
	fxge_tensor_view v;

	for (size_t i = 0; i < m->n_user; i++)
		if (is_state(p->exe, m->in[i].name, &v))
			memcpy(in[i].p, v.data, v.bytes);
}

/* Records the time of each node if profiling is on. */
static void
record(const struct fake_program *p, FILE *f)
{
	fxge_profile_node x = FXGE_OPTIONS(fxge_profile_node);

	for (size_t i = 0; f && fxge_profile_get(p->exe, i, &x); i++)
		if (x.calls && strcmp(x.op, "ge.Const") != 0) /* not a task */
			fprintf(f, "%s\t%s\t%.3f\n", x.origin ? x.origin : x.name,
				strncmp(x.op, "ge.", 3) == 0 ? x.op + 3 : x.op, x.total * 1e6);
	if (f)
		fclose(f);
}

bool
fake_program_run(struct fake_program *p, const fake_model *m, const fake_value *in, fake_value *out,
	const char **why)
{
	FILE *recorded = fake_prof_record(m->device);
	fxge_tensor_view v;
	int n = 0;
	bool ok = !recorded || fxge_profile(p->exe) == FXGE_OK;

	for (size_t i = 0; i < m->n_user && ok; i++) {
		fxge_tensor_view given = view_of(&m->in[i], &in[i]);

		if (is_state(p->exe, m->in[i].name, &v))
			ok = fxge_set_state(p->exe, &given) == FXGE_OK;
		else
			p->view[n++] = given;
	}
	ok = ok && fxge_run(p->exe, p->view, n) == FXGE_OK;
	*why = fxge_diag_text(p->session);
	record(p, recorded);
	if (!ok)
		return false;
	hand_back(p, m, in);
	for (size_t i = 0; i < m->n_out; i++) {
		if (!fxge_get_result(p->exe, (int)i, &v))
			fake_broken("the fake itself", "output %zu is not there", i);
		out[i] = (fake_value){v.data, v.bytes, (size_t)v.rank, {0}};
		memcpy(out[i].dims, v.shape, (size_t)v.rank * sizeof *v.shape);
	}
	return true;
}
