/* SPDX-License-Identifier: Apache-2.0 */
/* Temporary directories, and async-signal-safe removal of directories. */
#include "base/file/tree.h"

#include "base/diag/files.h"
#include "base/file/fd.h"
#include "base/file/out_table.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

enum { DEPTH = 8, BLOCK = 1024, TRIES = 100 };

/* The kernel's directory entry. readdir may allocate, which a signal handler must not do. */
typedef struct entry {
	uint64_t ino;
	int64_t next;
	uint16_t size;
	uint8_t type;
	char name[];
} entry;

static void remove_entries(int fd, int depth);

static void
remove_entry(int fd, const char *name, int depth)
{
	if (strcmp(name, ".") == 0 || strcmp(name, "..") == 0 || unlinkat(fd, name, 0) == 0)
		return;
	int inner = fxge_fd_raise(openat(fd, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC));

	if (inner < 0)
		return;
	remove_entries(inner, depth + 1);
	close(inner);
	unlinkat(fd, name, AT_REMOVEDIR);
}

/* Removes all entries. Repeats until a walk finds none, because a walk may skip entries while
 * others are removed. */
static void
remove_entries(int fd, int depth)
{
	_Alignas(entry) char block[BLOCK];
	long n;

	while (depth < DEPTH && (n = syscall(SYS_getdents64, fd, block, sizeof block)) > 0)
		for (long at = 0; at < n;) {
			const entry *e = (const entry *)(block + at);

			remove_entry(fd, e->name, depth);
			at += e->size;
		}
}

void
fxge_tree_remove(const char *path)
{
	int fd = fxge_fd_open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW, 0);

	if (fd >= 0) {
		remove_entries(fd, 0);
		close(fd);
	}
	rmdir(path);
}

static bool link_entries(fxge_arena *a, DIR *d, const char *from, const char *to, int depth);

/* Returns false with errno; entries that are neither files, directories nor links are left out. */
static bool
link_entry(fxge_arena *a, const char *from, const char *to, int depth)
{
	struct stat st;
	char text[PATH_MAX];

	if (lstat(from, &st) != 0)
		return false;
	if (S_ISREG(st.st_mode))
		return link(from, to) == 0;
	if (S_ISLNK(st.st_mode)) {
		ssize_t n = readlink(from, text, sizeof text - 1);

		text[n > 0 ? n : 0] = '\0';
		return n > 0 && symlink(text, to) == 0;
	}
	if (!S_ISDIR(st.st_mode))
		return true;
	errno = ELOOP;
	DIR *d = depth < DEPTH && mkdir(to, st.st_mode & 07777) == 0 ? opendir(from) : NULL;
	bool ok = d && link_entries(a, d, from, to, depth + 1);
	int error = errno;

	if (d)
		closedir(d);
	errno = error;
	return ok;
}

static bool
link_entries(fxge_arena *a, DIR *d, const char *from, const char *to, int depth)
{
	bool ok = true;

	for (struct dirent *e; ok && (e = readdir(d)) != NULL;)
		if (strcmp(e->d_name, ".") != 0 && strcmp(e->d_name, "..") != 0)
			ok = link_entry(a, fxge_arena_printf(a, "%s/%s", from, e->d_name),
				fxge_arena_printf(a, "%s/%s", to, e->d_name), depth);
	return ok;
}

bool
fxge_tree_link(fxge_arena *a, const char *from, const char *to)
{
	return link_entry(a, from, to, 0);
}

bool
fxge_tree_exchange(const char *a, const char *b, const char *spare)
{
	if (renameat2(AT_FDCWD, a, AT_FDCWD, b, RENAME_EXCHANGE) == 0)
		return true;
	if (errno != EINVAL && errno != ENOSYS)
		return false;
	if (rename(b, spare) != 0)
		return false;
	if (rename(a, b) == 0)
		return rename(spare, a) == 0;
	int error = errno;

	rename(spare, b);
	errno = error;
	return false;
}

typedef struct tree {
	const char *path;
	int fd; /* opened at creation: removal must not fail for lack of a descriptor */
	struct stat st;
	int slot;
} tree;

/* Returns whether the directory still has its name. A published directory was renamed and is
 * kept. */
static bool
is_there(const tree *t)
{
	struct stat st;

	return t->fd >= 0 && lstat(t->path, &st) == 0 && st.st_dev == t->st.st_dev
		   && st.st_ino == t->st.st_ino;
}

static void
discard_tree(void *p)
{
	tree *t = p;

	if (is_there(t))
		remove_entries(t->fd, 0);
	if (t->fd >= 0)
		close(t->fd);
	if (t->path)
		rmdir(t->path);
	fxge_out_table_remove(t->slot);
}

const char *
fxge_tree_new(fxge_arena *a, fxge_diags *d, const char *stem, mode_t mode)
{
	tree *t = FXGE_NEW(a, tree);
	const char *slash = strrchr(stem, '/');
	size_t dir = slash ? (size_t)(slash - stem) + 1 : 0, n = strlen(stem + dir);
	size_t cut =
		dir + (n < NAME_MAX - strlen(FXGE_OUT_SUFFIX) ? n : NAME_MAX - strlen(FXGE_OUT_SUFFIX));
	char *path = fxge_arena_printf(a, "%.*s" FXGE_OUT_SUFFIX, (int)cut, stem);
	fxge_loc loc = {.file = fxge_arena_strndup(d->arena, stem, strlen(stem)), .offset = -1};
	int made = -1;

	*t = (tree){.fd = -1, .slot = -1};
	fxge_arena_defer(a, discard_tree, t);
	for (int i = 0; i < TRIES && made != 0; i++) {
		fxge_out_suffix(path + cut);
		t->slot = fxge_out_table_add(
			path); /* before the directory exists, so that a signal at any moment finds it */
		made = mkdir(path, mode);
		if (made == 0)
			break;
		fxge_out_table_remove(t->slot);
		t->slot = -1;
		if (errno != EEXIST)
			break;
	}
	if (made != 0) {
		fxge_report(d, &loc, FXGE_D_FILE_WRITE, "cannot make a temporary directory: %s",
			strerrordesc_np(errno));
		return NULL;
	}
	t->path = path;
	t->fd = fxge_fd_open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW, 0);
	if (t->fd < 0 || fstat(t->fd, &t->st) != 0) {
		fxge_report(d, &loc, FXGE_D_FILE_WRITE, "cannot open the temporary directory: %s",
			strerrordesc_np(errno));
		return NULL;
	}
	return path;
}

typedef struct created {
	int slot;
} created;

static void
forget_created(void *p)
{
	created *c = p;

	fxge_out_table_remove(c->slot);
	c->slot = -1;
}

int
fxge_tree_make(fxge_arena *a, const char *path, mode_t mode)
{
	struct stat st;

	if (lstat(path, &st) == 0) {
		errno = EEXIST;
		return -1;
	}
	created *c = FXGE_NEW(a, created);
	const char *own = fxge_arena_strndup(a, path, strlen(path));

	c->slot = -1;
	fxge_arena_defer(a, forget_created, c);
	c->slot = fxge_out_table_add_directory(
		own); /* before the directory exists, so that a signal at any moment finds it */
	if (mkdir(path, mode) == 0)
		return 0;
	int saved = errno;

	forget_created(c);
	errno = saved;
	return -1;
}
