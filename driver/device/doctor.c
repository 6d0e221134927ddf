/* What of this machine is usable: CANN, the driver, chips, the environment, modules of the
 * executor, PyTorch; and what supplies each lack. */
#include "driver/api.h"

#include "backend/cpu/runtime/lapack.h"
#include "backend/cpu/runtime/onednn.h"
#include "backend/npu/child.h"
#include "backend/npu/probe.h"

#include <stdlib.h>
#include <unistd.h>

enum { PYTHON_SECONDS = 60 };

typedef struct doctor {
	fxge_session *session;
	fxge_arena *arena; /* of the call */
	fxge_cann cann;
	int lacks;
} doctor;

static void
tell(doctor *d, fxge_fact f)
{
	fxge_arena *a = &d->session->arena;

	f.size = sizeof f;
	f.value = f.value ? fxge_arena_printf(a, "%s", f.value) : NULL;
	f.lack = f.lack ? fxge_arena_printf(a, "%s", f.lack) : NULL;
	f.fix = f.fix ? fxge_arena_printf(a, "%s", f.fix) : NULL;
	f.name = fxge_arena_printf(a, "%s", f.name);
	d->lacks += f.lack != NULL;
	fxge_vec_push(a, &d->session->api->facts, f);
}

static void
found(doctor *d, const char *group, const char *name, const char *value)
{
	tell(d, (fxge_fact){.group = group, .name = name, .value = value});
}

static void
lacks(doctor *d, const char *group, const char *name, const char *lack, const char *fix)
{
	tell(d, (fxge_fact){.group = group, .name = name, .lack = lack, .fix = fix});
}

/* ---- CANN ---- */

static void
ask_compiler(doctor *d)
{
	const fxge_cann *c = &d->cann;

	if (!c->atc)
		lacks(d, "CANN", "atc", "bin/atc is not there",
			"install the toolkit's package; the runtime's alone does not compile");
	else if (c->other_atc)
		tell(d, (fxge_fact){.group = "CANN",
					.name = "atc",
					.value = c->atc,
					.lack = fxge_arena_printf(
						d->arena, "the shell finds %s, of another installation", c->other_atc),
					.fix = "read one set_env.sh only, in a new shell"});
	else
		found(d, "CANN", "atc", c->atc);
	if (c->opp)
		found(d, "CANN", "operators", c->opp);
	else
		lacks(d, "CANN", "operators", "there is no folder opp",
			"install the operators' package of the chip (ops), which atc takes kernels from");
}

/* What only some programs need. */
static void
ask_more(doctor *d)
{
	const char *hccl = fxge_arena_printf(d->arena, "%s/lib64/libhccl.so", d->cann.home);
	const char *msprof = fxge_cann_msprof(d->arena, &d->cann);

	if (access(hccl, F_OK) == 0)
		found(d, "CANN", "HCCL", hccl);
	else
		lacks(d, "CANN", "HCCL", "lib64/libhccl.so is not there: ranks exchange no tensors",
			"install CANN's toolkit; programs of one rank do without");
	if (msprof)
		found(d, "CANN", "msprof", msprof);
	else
		lacks(d, "CANN", "msprof", "it is not there: --profile times whole runs alone",
			"install CANN's toolkit");
}

static void
ask_cann(doctor *d)
{
	const fxge_cann *c = &d->cann;

	if (!c->home && !c->atc) {
		lacks(d, "CANN", "location", "CANN is not found",
			"install CANN's toolkit and the operators' package of the chip, and read its "
			"set_env.sh; a .air is compiled without");
		return;
	}
	if (c->home)
		found(d, "CANN", "location", fxge_arena_printf(d->arena, "%s (%s)", c->home, c->how));
	if (c->version)
		found(d, "CANN", "version", c->version);
	else if (c->home)
		lacks(d, "CANN", "version", "no file share/info/*/version.info tells it",
			"the installation is not whole: install the toolkit again");
	ask_compiler(d);
	if (c->home)
		ask_more(d);
}

static void
ask_environment(doctor *d)
{
	static const char *const names[] = {"ASCEND_HOME_PATH", "ASCEND_OPP_PATH", "ASCEND_AICPU_PATH"};

	if (d->cann.stale)
		lacks(d, "environment", "stale",
			fxge_arena_printf(d->arena, "%s is no folder", d->cann.stale),
			"unset it, or read the set_env.sh of the installation that is there");
	for (size_t i = 0; d->cann.home && i < sizeof names / sizeof *names; i++) {
		const char *value = getenv(names[i]);

		if (value && *value)
			found(d, "environment", names[i], value);
		else
			lacks(d, "environment", names[i], "it is not set",
				fxge_arena_printf(d->arena, "source %s/set_env.sh", d->cann.home));
	}
}

/* ---- driver and chips ---- */

static void
ask_device(doctor *d, const fxge_probe *p, int i)
{
	const char *name = fxge_arena_printf(d->arena, "npu:%d", i);
	const char *soc = p->device[i].soc ? p->device[i].soc : "of an unknown chip";

	if (p->device[i].failure)
		lacks(d, "chip", name, p->device[i].failure,
			"`npu-smi info` shows its health; another process may hold it");
	else if (p->device[i].total)
		found(d, "chip", name,
			fxge_arena_printf(d->arena, "%s, %.1f of %.1f GiB free", soc,
				(double)p->device[i].left / 0x1p30, (double)p->device[i].total / 0x1p30));
	else
		found(d, "chip", name, soc);
}

/* Where devices answer, a driver is there, wherever it lies. */
static void
ask_driver(doctor *d, const fxge_probe *p)
{
	const fxge_cann *c = &d->cann;

	if (c->driver)
		found(d, "driver", "location",
			c->driver_version ? fxge_arena_printf(d->arena, "%s, %s", c->driver, c->driver_version)
							  : c->driver);
	else if (p->n_devices == 0)
		lacks(d, "driver", "location", "/usr/local/Ascend/driver is not there",
			"install the NPU's driver and firmware; compiling for a chip does without");
}

static void
ask_chips(doctor *d)
{
	fxge_probe *p = FXGE_NEW(d->arena, fxge_probe);

	fxge_probe_run(d->arena, &d->cann, p);
	ask_driver(d, p);
	if (p->libraries)
		found(d, "AscendCL", "libraries", p->libraries);
	if (p->version)
		found(d, "AscendCL", "version", p->version);
	if (p->missing)
		found(d, "AscendCL", "not in this CANN", p->missing);
	if (p->lack)
		lacks(d, "AscendCL", "devices", p->lack, p->fix);
	for (int i = 0; i < p->n_devices; i++)
		ask_device(d, p, i);
}

/* ---- the executor's modules ---- */

static void
ask_modules(doctor *d)
{
	if (fxge_onednn_load())
		found(d, "CPU", "oneDNN", "products and convolutions");
	else
		lacks(d, "CPU", "oneDNN", "the module is not there: products are slower",
			"apt install libdnnl-dev and build again; FXGE_ONEDNN=off switches it off");
	if (fxge_lapack_load())
		found(d, "CPU", "LAPACK", "linear algebra");
	else
		lacks(d, "CPU", "LAPACK", "the module is not there: factors of matrices do not run",
			"apt install liblapack-dev and build again; FXGE_LAPACK=off switches it off");
}

/* ---- PyTorch ---- */

/* Prints versions from the packages' metadata and imports none of them. Runs isolated, since
 * modules of the current directory would run otherwise; the user's own packages are looked at all
 * the same. */
static const char ask_python[] = "import importlib.metadata as m, site, sys\n"
								 "sys.path.append(site.getusersitepackages())\n"
								 "print('fxge-python', sys.version.split()[0])\n"
								 "for name in ('torch', 'torch_npu'):\n"
								 "    try:\n"
								 "        print('fxge-' + name, m.version(name))\n"
								 "    except m.PackageNotFoundError:\n"
								 "        pass\n";

typedef struct python {
	fxge_arena *arena;
	const char *python, *torch, *torch_npu;
} python;

static void
hear_python(void *user, const char *line, size_t n)
{
	python *p = user;
	const struct {
		const char *mark;
		const char **to;
	} all[] = {{"fxge-python ", &p->python}, {"fxge-torch ", &p->torch},
		{"fxge-torch_npu ", &p->torch_npu}};

	for (size_t i = 0; i < sizeof all / sizeof *all; i++)
		if (n > strlen(all[i].mark) && memcmp(line, all[i].mark, strlen(all[i].mark)) == 0)
			*all[i].to =
				fxge_arena_strndup(p->arena, line + strlen(all[i].mark), n - strlen(all[i].mark));
}

/* "2.13" of "2.13.0+cpu": what torch and torch_npu have in common. */
static size_t
series(const char *version)
{
	const char *dot = strchr(version, '.');

	return dot ? (size_t)(dot - version) + 1 + strspn(dot + 1, "0123456789") : strlen(version);
}

static void
ask_torch_npu(doctor *d, const python *p)
{
	size_t n = series(p->torch);

	if (!p->torch_npu)
		lacks(d, "PyTorch", "torch_npu", "the package is not installed",
			fxge_arena_printf(d->arena,
				"pip install torch_npu==%.*s.*, for tensors on the chip; programs run there "
				"without",
				(int)n, p->torch));
	else if (series(p->torch_npu) != n || strncmp(p->torch, p->torch_npu, n) != 0)
		lacks(d, "PyTorch", "torch_npu",
			fxge_arena_printf(d->arena, "%s is made for another torch", p->torch_npu),
			fxge_arena_printf(d->arena, "pip install torch_npu==%.*s.*", (int)n, p->torch));
	else
		found(d, "PyTorch", "torch_npu", p->torch_npu);
}

static void
ask_torch(doctor *d)
{
	python p = {.arena = d->arena};
	const char *path = fxge_cann_program(d->arena, "python3");
	const char *argv[] = {path, "-I", "-c", ask_python, NULL};
	fxge_child child = {.argv = argv, .seconds = PYTHON_SECONDS, .line = hear_python, .user = &p};
	fxge_child_end end = {0};

	if (path)
		fxge_child_run(d->arena, &child, &end);
	if (!p.python) {
		lacks(d, "PyTorch", "python3",
			path ? fxge_arena_printf(
				d->arena, "%s: %s", path, fxge_child_ended(d->arena, &child, &end))
				 : "it is not in PATH",
			"programs are saved and called live from Python 3; the command does without");
		return;
	}
	found(d, "PyTorch", "python3", fxge_arena_printf(d->arena, "%s, %s", p.python, path));
	if (!p.torch) {
		lacks(d, "PyTorch", "torch", "this Python has no torch",
			"pip install torch, or put the Python that has it first in PATH");
		return;
	}
	found(d, "PyTorch", "torch", p.torch);
	ask_torch_npu(d, &p);
}

/* ---- public ---- */

static bool
doctor_body(fxge_arena *a, void *arg)
{
	fxge_session *s = arg;
	doctor d = {.session = s, .arena = a};

	s->api->facts.len = 0;
	fxge_cann_find(a, "", &d.cann);
	ask_cann(&d);
	ask_environment(&d);
	ask_chips(&d);
	ask_modules(&d);
	ask_torch(&d);
	return d.lacks == 0
		   || fxge_report(&s->diags, NULL, FXGE_D_MACHINE, "of %zu things this machine lacks %d",
			   s->api->facts.len, d.lacks);
}

fxge_status
fxge_doctor(fxge_session *s)
{
	return fxge_api_call(s, doctor_body, s);
}

bool
fxge_fact_get(const fxge_session *s, size_t i, fxge_fact *out)
{
	return i < s->api->facts.len && fxge_copy_out(out, &s->api->facts.data[i], sizeof *out);
}
