/* SPDX-License-Identifier: Apache-2.0 */
/* Search for CANN, its compiler, operator packages and the driver. */
#include "backend/npu/cann.h"

#include "base/file/fd.h"
#include "base/sbuf.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

enum { MAX_INFO = 4096 }; /* maximum bytes read of a version file */

static bool
is_directory(const char *path)
{
	struct stat st;

	return path && stat(path, &st) == 0 && S_ISDIR(st.st_mode);
}

static bool
is_program(const char *path)
{
	struct stat st;

	return stat(path, &st) == 0 && S_ISREG(st.st_mode) && access(path, X_OK) == 0;
}

/* Returns the value of a variable, or NULL if unset or empty. */
static const char *
get_variable(const char *name)
{
	const char *value = getenv(name);

	return value && *value ? value : NULL;
}

/* Returns an absolute path: atc runs in another directory. */
static const char *
absolute_path(fxge_arena *a, const char *path)
{
	char real[PATH_MAX];

	return *path != '/' && realpath(path, real) ? fxge_arena_strndup(a, real, strlen(real)) : path;
}

/* ---- files of lines KEY=VALUE ---- */

/* Returns the value of the first line that begins with `key`, or NULL. */
static const char *
value_in(fxge_arena *a, const char *path, const char *key)
{
	char text[MAX_INFO + 1];
	int fd = fxge_fd_open(path, O_RDONLY | O_NONBLOCK, 0);
	ssize_t n = fd < 0 ? -1 : read(fd, text, MAX_INFO);
	size_t len = strlen(key);

	if (fd >= 0)
		close(fd);
	if (n < 0)
		return NULL;
	text[n] = 0;
	for (const char *line = text; line; line = strchr(line, '\n')) {
		line += *line == '\n';
		if (strncmp(line, key, len) != 0)
			continue;
		size_t size = strcspn(line + len, " \t\r\n");

		return size ? fxge_arena_strndup(a, line + len, size) : NULL;
	}
	return NULL;
}

/* Returns the version of the runtime package, or of any package: each installation has its own
 * directory. */
static const char *
version_of(fxge_arena *a, const char *home)
{
	const char *info = fxge_arena_printf(a, "%s/share/info", home);
	const char *version =
		value_in(a, fxge_arena_printf(a, "%s/runtime/version.info", info), "Version=");
	DIR *d = version ? NULL : fxge_fd_opendir(info);

	for (const struct dirent *e; d && !version && (e = readdir(d));)
		if (e->d_name[0] != '.')
			version = value_in(
				a, fxge_arena_printf(a, "%s/%s/version.info", info, e->d_name), "Version=");
	if (d)
		closedir(d);
	return version;
}

/* ---- locations ---- */

static const char *const homes[] = {"ASCEND_HOME_PATH", "ASCEND_TOOLKIT_HOME"};

static void
find_home(fxge_arena *a, const char *root, fxge_cann *c)
{
	static const char *const usual[] = {
		"/usr/local/Ascend/cann", "/usr/local/Ascend/ascend-toolkit/latest"};

	for (size_t i = 0; !c->home && i < sizeof homes / sizeof *homes; i++) {
		const char *value = get_variable(homes[i]);

		if (is_directory(value)) {
			c->home = absolute_path(a, value);
			c->how = homes[i];
		} else if (value && !c->stale) {
			c->stale = fxge_arena_printf(a, "%s=%s", homes[i], value);
		}
	}
	for (size_t i = 0; !c->home && i < sizeof usual / sizeof *usual; i++) {
		const char *path = fxge_arena_printf(a, "%s%s", root, usual[i]);

		if (is_directory(path)) {
			c->home = path;
			c->how = "the usual place";
		}
	}
}

const char *
fxge_cann_program(fxge_arena *a, const char *name)
{
	const char *path = get_variable("PATH");

	for (const char *at = path; at; at = strchr(at, ':')) {
		at += *at == ':';
		size_t n = strcspn(at, ":");
		const char *file = fxge_arena_printf(a, "%.*s/%s", (int)n, n ? at : ".", name);

		if (n && is_program(file))
			return absolute_path(a, file);
	}
	return NULL;
}

const char *
fxge_cann_msprof(fxge_arena *a, const fxge_cann *c)
{
	static const char *const places[] = {"tools/profiler/bin", "bin"};

	for (size_t i = 0; c->home && i < sizeof places / sizeof *places; i++) {
		const char *path = fxge_arena_printf(a, "%s/%s/msprof", c->home, places[i]);

		if (is_program(path))
			return path;
	}
	return fxge_cann_program(a, "msprof");
}

static bool
same_file(const char *a, const char *b)
{
	struct stat x, y;

	return stat(a, &x) == 0 && stat(b, &y) == 0 && x.st_dev == y.st_dev && x.st_ino == y.st_ino;
}

/* Finds atc in the installation, otherwise in PATH. */
static void
find_atc(fxge_arena *a, fxge_cann *c)
{
	const char *own = c->home ? fxge_arena_printf(a, "%s/bin/atc", c->home) : NULL;
	const char *shell = fxge_cann_program(a, "atc");

	c->atc = own && is_program(own) ? own : shell;
	if (shell && c->atc && !same_file(shell, c->atc))
		c->other_atc = shell;
}

static void
find_opp(fxge_arena *a, fxge_cann *c)
{
	const char *value = get_variable("ASCEND_OPP_PATH");
	const char *own = c->home ? fxge_arena_printf(a, "%s/opp", c->home) : NULL;

	if (is_directory(value))
		c->opp = absolute_path(a, value);
	else if (is_directory(own))
		c->opp = own;
	if (value && !is_directory(value) && !c->stale)
		c->stale = fxge_arena_printf(a, "ASCEND_OPP_PATH=%s", value);
}

static void
find_driver(fxge_arena *a, const char *root, fxge_cann *c)
{
	const char *path_param = value_in(
		a, fxge_arena_printf(a, "%s/etc/ascend_install.info", root), "Driver_Install_Path_Param=");
	const char *path =
		fxge_arena_printf(a, "%s%s/driver", root, path_param ? path_param : "/usr/local/Ascend");

	if (!is_directory(path))
		return;
	c->driver = path;
	c->driver_version = value_in(a, fxge_arena_printf(a, "%s/version.info", path), "Version=");
}

void
fxge_cann_find(fxge_arena *a, const char *root, fxge_cann *out)
{
	*out = (fxge_cann){0};
	find_home(a, root, out);
	out->version = out->home ? version_of(a, out->home) : NULL;
	find_atc(a, out);
	find_opp(a, out);
	find_driver(a, root, out);
}

/* ---- environment of children ---- */

typedef struct list {
	fxge_arena *arena;
	const char **item;
	size_t n;
} list;

static void
remove_variable(list *l, const char *name)
{
	size_t n = strlen(name);

	for (size_t i = 0; i < l->n; i++)
		if (strncmp(l->item[i], name, n) == 0 && l->item[i][n] == '=')
			l->item[i--] = l->item[--l->n];
}

/* Sets a variable that is unset or relative to the current directory. */
static void
set_missing(list *l, const char *name, const char *value)
{
	const char *old = get_variable(name);

	if (!value || (old && *old == '/'))
		return;
	remove_variable(l, name);
	l->item[l->n++] = fxge_arena_printf(l->arena, "%s=%s", name, value);
}

/* Prepends `first` to a variable. */
static void
set_before(list *l, const char *name, const char *first)
{
	const char *old = get_variable(name);

	remove_variable(l, name);
	l->item[l->n++] = old ? fxge_arena_printf(l->arena, "%s=%s:%s", name, first, old)
						  : fxge_arena_printf(l->arena, "%s=%s", name, first);
}

const char *const *
fxge_cann_env(fxge_arena *a, const fxge_cann *c)
{
	size_t n = 0;

	while (environ[n])
		n++;
	list l = {a, FXGE_NEW_ARRAY(a, n + 8, const char *), n};

	memcpy(l.item, environ, n * sizeof *l.item);
	if (c->home && !get_variable("ASCEND_HOME_PATH")) { /* set_env.sh was not sourced */
		set_before(&l, "PATH", fxge_arena_printf(a, "%s/bin", c->home));
		set_before(&l, "LD_LIBRARY_PATH",
			fxge_arena_printf(a, "%s/lib64:%s/lib64/plugin/opskernel:%s/lib64/plugin/nnengine",
				c->home, c->home, c->home));
		set_before(&l, "PYTHONPATH", fxge_arena_printf(a, "%s/python/site-packages", c->home));
	}
	set_missing(&l, "ASCEND_HOME_PATH", c->home);
	set_missing(&l, "ASCEND_TOOLKIT_HOME", c->home);
	set_missing(&l, "ASCEND_OPP_PATH", c->opp);
	set_missing(&l, "ASCEND_AICPU_PATH", c->home);
	l.item[l.n] = NULL;
	return l.item;
}
