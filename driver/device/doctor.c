/* SPDX-License-Identifier: Apache-2.0 */
/* Checks of the environment: CANN, driver, chips, variables, executor modules, PyTorch; with
 * remedies. */
#include "base/diag/machine.h"
#include "driver/api.h"

#include "backend/chips/kernels.h"
#include "backend/cpu/runtime/lapack.h"
#include "backend/cpu/runtime/onednn.h"
#include "backend/npu/child.h"
#include "backend/npu/probe.h"
#include "ops/chips/chips.h"

#include <stdlib.h>
#include <unistd.h>

enum { PYTHON_SECONDS = 60 };

typedef struct doctor {
	fxge_session *session;
	fxge_arena *arena; /* memory of the call */
	fxge_cann cann;
	int lacks;
} doctor;

static void
add_fact(doctor *d, fxge_fact f)
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
add_value(doctor *d, const char *group, const char *name, const char *value)
{
	add_fact(d, (fxge_fact){.group = group, .name = name, .value = value});
}

static void
add_lack(doctor *d, const char *group, const char *name, const char *lack, const char *fix)
{
	add_fact(d, (fxge_fact){.group = group, .name = name, .lack = lack, .fix = fix});
}

/* ---- CANN ---- */

static void
ask_compiler(doctor *d)
{
	const fxge_cann *c = &d->cann;

	if (!c->atc)
		add_lack(d, "CANN", "atc", "bin/atc is missing",
			"install the toolkit package; the runtime package does not contain a compiler");
	else if (c->other_atc)
		add_fact(d, (fxge_fact){.group = "CANN",
						.name = "atc",
						.value = c->atc,
						.lack = fxge_arena_printf(
							d->arena, "the shell finds %s, of another installation", c->other_atc),
						.fix = "source only one set_env.sh, in a new shell"});
	else
		add_value(d, "CANN", "atc", c->atc);
	if (c->opp)
		add_value(d, "CANN", "operators", c->opp);
	else
		add_lack(d, "CANN", "operators", "directory opp is missing",
			"install the chip's package of operators (ops), which contains the kernels for atc");
}

/* Checks tools that only some programs need. */
static void
ask_more(doctor *d)
{
	const char *hccl = fxge_arena_printf(d->arena, "%s/lib64/libhccl.so", d->cann.home);
	const char *msprof = fxge_cann_msprof(d->arena, &d->cann);

	if (access(hccl, F_OK) == 0)
		add_value(d, "CANN", "HCCL", hccl);
	else
		add_lack(d, "CANN", "HCCL", "lib64/libhccl.so is missing: ranks cannot exchange tensors",
			"install the CANN toolkit; programs of one rank do not need it");
	if (msprof)
		add_value(d, "CANN", "msprof", msprof);
	else
		add_lack(d, "CANN", "msprof", "msprof is missing: --profile measures whole runs only",
			"install the CANN toolkit");
}

/* Checks for the kernels of the session's chip in the installed package of operators. */
static void
ask_kernels(doctor *d)
{
	const fxge_chip_model *chip = d->session->chip;
	const char *name = chip ? fxge_arena_printf(d->arena, "kernels of %s", chip->family) : NULL;

	if (!chip || !d->cann.home || !d->cann.opp)
		return;
	const fxge_chip_kernels *k =
		fxge_kernels_read(d->arena, &d->session->diags, d->cann.home, true, chip->family);

	if (k)
		add_value(d, "CANN", name,
			fxge_arena_printf(d->arena, "%zu descriptions for the cores, %zu for the AI CPU",
				k->own.len, k->cpu.len));
	else
		add_lack(d, "CANN", name, "the installed package of operators describes no kernels of it",
			fxge_arena_printf(d->arena,
				"install the package of operators for %s, as Ascend-cann-kernels-%s; atc would "
				"report E10001 or EZ3003",
				chip->family, chip->family + strlen("ascend")));
}

static void
ask_cann(doctor *d)
{
	const fxge_cann *c = &d->cann;

	if (!c->home && !c->atc) {
		add_lack(d, "CANN", "location", "CANN is not found",
			"install the CANN toolkit and the chip's package of operators, and source its "
			"set_env.sh; compiling to .air does not need CANN");
		return;
	}
	if (c->home)
		add_value(d, "CANN", "location", fxge_arena_printf(d->arena, "%s (%s)", c->home, c->how));
	if (c->version)
		add_value(d, "CANN", "version", c->version);
	else if (c->home)
		add_lack(d, "CANN", "version", "share/info/*/version.info is missing",
			"the installation is incomplete: install the toolkit again");
	ask_compiler(d);
	ask_kernels(d);
	if (c->home)
		ask_more(d);
}

static void
ask_environment(doctor *d)
{
	static const char *const names[] = {"ASCEND_HOME_PATH", "ASCEND_OPP_PATH", "ASCEND_AICPU_PATH"};

	if (d->cann.stale)
		add_lack(d, "environment", "stale",
			fxge_arena_printf(d->arena, "%s is not a directory", d->cann.stale),
			"unset it, or source the set_env.sh of the existing installation");
	for (size_t i = 0; d->cann.home && i < sizeof names / sizeof *names; i++) {
		const char *value = getenv(names[i]);

		if (value && *value)
			add_value(d, "environment", names[i], value);
		else
			add_lack(d, "environment", names[i], "the variable is not set",
				fxge_arena_printf(d->arena, "source %s/set_env.sh", d->cann.home));
	}
}

/* ---- driver and chips ---- */

static void
ask_device(doctor *d, const fxge_probe *p, int i)
{
	const char *name = fxge_arena_printf(d->arena, "npu:%d", i);
	const char *soc = p->device[i].soc ? p->device[i].soc : "unknown chip";

	if (p->device[i].failure)
		add_lack(d, "chip", name, p->device[i].failure,
			"`npu-smi info` shows its health; another process may hold it");
	else if (p->device[i].total)
		add_value(d, "chip", name,
			fxge_arena_printf(d->arena, "%s, %.1f of %.1f GiB free", soc,
				(double)p->device[i].left / 0x1p30, (double)p->device[i].total / 0x1p30));
	else
		add_value(d, "chip", name, soc);
}

/* Checks for the driver's directory. If devices respond, the driver exists elsewhere and the check
 * is skipped. */
static void
ask_driver(doctor *d, const fxge_probe *p)
{
	const fxge_cann *c = &d->cann;

	if (c->driver)
		add_value(d, "driver", "location",
			c->driver_version ? fxge_arena_printf(d->arena, "%s, %s", c->driver, c->driver_version)
							  : c->driver);
	else if (p->n_devices == 0)
		add_lack(d, "driver", "location", "/usr/local/Ascend/driver is missing",
			"install the NPU driver and firmware; compiling for a chip does not need them");
}

static void
ask_chips(doctor *d)
{
	fxge_probe *p = FXGE_NEW(d->arena, fxge_probe);

	fxge_probe_run(d->arena, &d->cann, p);
	ask_driver(d, p);
	if (p->libraries)
		add_value(d, "AscendCL", "libraries", p->libraries);
	if (p->version)
		add_value(d, "AscendCL", "version", p->version);
	if (p->missing)
		add_value(d, "AscendCL", "not in this CANN", p->missing);
	if (p->lack)
		add_lack(d, "AscendCL", "devices", p->lack, p->fix);
	for (int i = 0; i < p->n_devices; i++)
		ask_device(d, p, i);
}

/* ---- executor modules ---- */

static void
ask_modules(doctor *d)
{
	if (fxge_onednn_load())
		add_value(d, "CPU", "oneDNN", "products and convolutions");
	else
		add_lack(d, "CPU", "oneDNN", "the module is missing: products are slower",
			"apt install libdnnl-dev and build again; FXGE_ONEDNN=off disables it");
	if (fxge_lapack_load())
		add_value(d, "CPU", "LAPACK", "linear algebra");
	else
		add_lack(d, "CPU", "LAPACK", "the module is missing: matrix factorisations do not run",
			"apt install liblapack-dev and build again; FXGE_LAPACK=off disables it");
}

/* ---- PyTorch ---- */

/* Prints versions from package metadata without importing the packages. Isolated mode (-I) ignores
 * modules of the current directory; the user's site directory is added again. */
static const char ask_python[] = "import importlib.metadata as m, site, sys\n"
								 "sys.path.append(site.getusersitepackages())\n"
								 "print('fxge-python', sys.version.split()[0])\n"
								 "for name in ('torch', 'torch_npu', 'numpy', 'decorator', "
								 "'attrs', 'sympy', 'psutil', 'scipy'):\n"
								 "    try:\n"
								 "        print('fxge-' + name, m.version(name))\n"
								 "    except m.PackageNotFoundError:\n"
								 "        pass\n";

/* Packages that atc's compiler of operators imports. */
static const char *const compiler_needs[] = {
	"numpy", "decorator", "attrs", "sympy", "psutil", "scipy"};
enum { N_NEEDS = sizeof compiler_needs / sizeof *compiler_needs };

typedef struct python {
	fxge_arena *arena;
	const char *python, *torch, *torch_npu;
	const char *needs[N_NEEDS]; /* versions of compiler_needs, or NULL */
} python;

static void
parse_python(void *user, const char *line, size_t n)
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
	for (int i = 0; i < N_NEEDS; i++) {
		const char *mark = fxge_arena_printf(p->arena, "fxge-%s ", compiler_needs[i]);
		size_t k = strlen(mark);

		if (n > k && memcmp(line, mark, k) == 0)
			p->needs[i] = fxge_arena_strndup(p->arena, line + k, n - k);
	}
}

/* Checks the packages that atc's compiler of operators imports in this Python (E40020, E40024). */
static void
ask_packages(doctor *d, const python *p)
{
	fxge_sbuf missing;

	fxge_sbuf_init(&missing, d->arena);
	for (int i = 0; i < N_NEEDS; i++)
		if (!p->needs[i])
			fxge_sbuf_fmt(&missing, "%s%s", missing.len ? " " : "", compiler_needs[i]);
	if (missing.len)
		add_lack(d, "atc", "Python packages",
			fxge_arena_printf(d->arena, "not installed: %s", missing.data),
			"pip install decorator attrs sympy psutil scipy 'numpy<2': atc's compiler of operators "
			"imports them");
	else if (atoi(p->needs[0]) >= 2)
		add_lack(d, "atc", "Python packages",
			fxge_arena_printf(d->arena,
				"numpy %s, of which atc's compiler of operators needs a version below 2",
				p->needs[0]),
			"pip install 'numpy<2'");
	else
		add_value(d, "atc", "Python packages",
			fxge_arena_printf(
				d->arena, "numpy %s, decorator, attrs, sympy, psutil, scipy", p->needs[0]));
}

/* Returns the length of the release series, as 2.13 of 2.13.0+cpu, in which torch and torch_npu
 * must agree. */
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
		add_value(d, "PyTorch", "torch_npu",
			fxge_arena_printf(d->arena,
				"not installed; programs run on the chip without it, tensors of PyTorch there need "
				"torch_npu %.*s",
				(int)n, p->torch));
	else if (series(p->torch_npu) != n || strncmp(p->torch, p->torch_npu, n) != 0)
		add_lack(d, "PyTorch", "torch_npu",
			fxge_arena_printf(d->arena, "%s requires another version of torch", p->torch_npu),
			fxge_arena_printf(d->arena, "pip install torch_npu==%.*s.*", (int)n, p->torch));
	else
		add_value(d, "PyTorch", "torch_npu", p->torch_npu);
}

static void
ask_torch(doctor *d)
{
	python p = {.arena = d->arena};
	const char *path = fxge_cann_program(d->arena, "python3");
	const char *argv[] = {path, "-I", "-c", ask_python, NULL};
	fxge_child child = {.argv = argv, .seconds = PYTHON_SECONDS, .line = parse_python, .user = &p};
	fxge_child_end end = {0};

	if (path)
		fxge_child_run(d->arena, &child, &end);
	if (!p.python) {
		add_lack(d, "PyTorch", "python3",
			path ? fxge_arena_printf(
				d->arena, "%s: %s", path, fxge_child_ended(d->arena, &child, &end))
				 : "python3 is not in PATH",
			"saving and live calls need Python 3; the command does not");
		return;
	}
	if (d->cann.atc)
		ask_packages(d, &p);
	add_value(d, "PyTorch", "python3", fxge_arena_printf(d->arena, "%s, %s", p.python, path));
	if (!p.torch) {
		add_value(d, "PyTorch", "torch",
			"not installed in this Python; `fxge` runs compiled programs without it, fxge in "
			"Python "
			"needs it");
		return;
	}
	add_value(d, "PyTorch", "torch", p.torch);
	ask_torch_npu(d, &p);
}

/* ---- public functions ---- */

static bool
check_machine(fxge_arena *a, fxge_session *s)
{
	doctor d = {.session = s, .arena = a};

	s->api->facts.len = 0;
	fxge_cann_find(a, "", &d.cann);
	ask_cann(&d);
	ask_environment(&d);
	ask_chips(&d);
	ask_modules(&d);
	ask_torch(&d);
	return d.lacks == 0
		   || fxge_report(&s->diags, NULL, FXGE_D_MACHINE,
			   "of %zu checks %d failed on this machine", s->api->facts.len, d.lacks);
}

fxge_status
fxge_doctor(fxge_session *s)
{
	fxge_api_guard *g = fxge_api_begin(s);

	if (FXGE_GUARDED(g))
		g->ok = check_machine(&g->arena, s);
	return fxge_api_end(g);
}

bool
fxge_fact_get(const fxge_session *s, size_t i, fxge_fact *out)
{
	return i < s->api->facts.len && fxge_copy_out(out, &s->api->facts.data[i], sizeof *out);
}
