# SPDX-License-Identifier: Apache-2.0
# Toolchain: Debian's cross compiler for aarch64, the libraries of FXGE_SYSROOT (made by
# scripts/aarch64.sh), and qemu for tests.
set(CMAKE_SYSTEM_NAME Linux)
set(CMAKE_SYSTEM_PROCESSOR aarch64)
set(triplet aarch64-linux-gnu)
set(CMAKE_C_COMPILER ${triplet}-gcc)
set(CMAKE_LIBRARY_ARCHITECTURE ${triplet})

set(FXGE_SYSROOT "" CACHE PATH "Root of a Debian arm64 file system with the libraries to link")
list(APPEND CMAKE_TRY_COMPILE_PLATFORM_VARIABLES FXGE_SYSROOT)
set(CMAKE_SYSROOT ${FXGE_SYSROOT})
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE ONLY)
set(ENV{PKG_CONFIG_LIBDIR} ${FXGE_SYSROOT}/usr/lib/${triplet}/pkgconfig:${FXGE_SYSROOT}/usr/share/pkgconfig)
set(ENV{PKG_CONFIG_SYSROOT_DIR} ${FXGE_SYSROOT})
set(ENV{PKG_CONFIG_PATH} "")

# The loader is named, and not the root (qemu's -L), below which qemu would look for every absolute path.
set(CMAKE_CROSSCOMPILING_EMULATOR qemu-aarch64 ${FXGE_SYSROOT}/lib/ld-linux-aarch64.so.1
	--library-path ${FXGE_SYSROOT}/lib/${triplet}:${FXGE_SYSROOT}/usr/lib/${triplet})
