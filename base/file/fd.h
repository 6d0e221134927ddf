/* File descriptors of our own: never 0 to 2, so that what the host prints never lands in a file of
 * ours, and never inherited by other programs. */
#ifndef FXGE_BASE_FILE_FD_H
#define FXGE_BASE_FILE_FD_H

#include <dirent.h>
#include <fcntl.h>
#include <stdbool.h>
#include <sys/types.h>

/* Opens a path close-on-exec. -1: errno says why. */
int fxge_fd_open(const char *path, int flags, mode_t mode);
/* Makes a file in memory, close-on-exec; its name is for debuggers. */
int fxge_fd_memory(const char *name);
/* Moves a descriptor to 3 or above; -1 stays -1. -1 also where that fails: `fd` is then closed. */
int fxge_fd_raise(int fd);
/* Opens an absolute path none of whose parts may be a symbolic link, as realpath made it: a link
 * that was put there since is not followed. -1: errno says why. */
int fxge_fd_open_real(const char *real, int flags);
/* Opens a directory for reading its names. NULL: errno says why. */
DIR *fxge_fd_opendir(const char *path);
/* Makes a pipe whose ends are both close-on-exec and above 2. */
bool fxge_fd_pipe(int ends[2]);

#endif
