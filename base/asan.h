/* SPDX-License-Identifier: Apache-2.0 */
/* FXGE_ASAN: 1 in a build with AddressSanitizer, by GCC or by Clang; else 0. */
#ifndef FXGE_BASE_ASAN_H
#define FXGE_BASE_ASAN_H

#if defined(__SANITIZE_ADDRESS__)
#define FXGE_ASAN 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define FXGE_ASAN 1
#endif
#endif
#ifndef FXGE_ASAN
#define FXGE_ASAN 0
#endif

#endif
