/* SPDX-License-Identifier: Apache-2.0 */
/* File descriptors above 2, so that output of the host never lands in a file of the library, and
 * close-on-exec, so that other programs do not inherit them. Functions that return -1 or NULL set
 * errno. */
#ifndef FXGE_BASE_FILE_FD_H
#define FXGE_BASE_FILE_FD_H

#include <dirent.h>
#include <fcntl.h>
#include <stdbool.h>
#include <sys/types.h>

/* Opens a path, close-on-exec. */
int fxge_fd_open(const char *path, int flags, mode_t mode);
/* Creates a file in memory, close-on-exec. The name is for debuggers. */
int fxge_fd_memory(const char *name);
/* Moves a descriptor to 3 or above. Passes -1 through. On failure closes `fd` and returns -1. */
int fxge_fd_raise(int fd);
/* Opens an absolute path from realpath. Fails if a component has become a symbolic link since. */
int fxge_fd_open_real(const char *real, int flags);
/* Opens a directory for reading its entries. */
DIR *fxge_fd_opendir(const char *path);
/* The same for a path from realpath, as fxge_fd_open_real. */
DIR *fxge_fd_opendir_real(const char *real);
/* Makes a pipe; both ends are close-on-exec and above 2. */
bool fxge_fd_pipe(int ends[2]);

#endif
