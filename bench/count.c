/* SPDX-License-Identifier: Apache-2.0 */
/* A qemu plugin that counts a program's aarch64 instructions between two calls of getppid(), and
 * writes the number into the program's output; built and loaded by aarch64.py. Debian ships no
 * header of plugins, so the used part of their interface is declared here. */
#include <inttypes.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

enum { GETPPID = 173, NO_REGISTERS = 0 };

typedef uint64_t plugin_id;
struct qemu_plugin_tb; /* instructions that are translated together: they run from first to last */

__attribute__((visibility("default"))) int qemu_plugin_version =
	1; /* version of the plugin interface */

size_t qemu_plugin_tb_n_insns(const struct qemu_plugin_tb *tb);
void qemu_plugin_register_vcpu_tb_trans_cb(
	plugin_id id, void (*translated)(plugin_id id, struct qemu_plugin_tb *tb));
void qemu_plugin_register_vcpu_tb_exec_cb(
	struct qemu_plugin_tb *tb, void (*executed)(unsigned cpu, void *data), int flags, void *data);
void qemu_plugin_register_vcpu_syscall_cb(
	plugin_id id, void (*called)(plugin_id id, unsigned cpu, int64_t number, uint64_t, uint64_t,
					  uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t));
__attribute__((visibility("default"))) int qemu_plugin_install(
	plugin_id id, const void *info, int argc, char **argv);

static uint64_t count, start; /* one thread only; start: 0 outside of a pair of calls */

static void
executed(unsigned cpu, void *instructions)
{
	(void)cpu;
	count += (uintptr_t)instructions;
}

static void
translated(plugin_id id, struct qemu_plugin_tb *tb)
{
	(void)id;
	qemu_plugin_register_vcpu_tb_exec_cb(
		tb, executed, NO_REGISTERS, (void *)(uintptr_t)qemu_plugin_tb_n_insns(tb));
}

static void
called(plugin_id id, unsigned cpu, int64_t number, uint64_t a, uint64_t b, uint64_t c, uint64_t d,
	uint64_t e, uint64_t f, uint64_t g, uint64_t h)
{
	(void)id, (void)cpu, (void)a, (void)b, (void)c, (void)d, (void)e, (void)f, (void)g, (void)h;
	if (number != GETPPID)
		return;
	if (start)
		dprintf(1, "\t%" PRIu64, count - start);
	start = start ? 0 : count;
}

int
qemu_plugin_install(plugin_id id, const void *info, int argc, char **argv)
{
	(void)info, (void)argc, (void)argv;
	qemu_plugin_register_vcpu_tb_trans_cb(id, translated);
	qemu_plugin_register_vcpu_syscall_cb(id, called);
	return 0;
}
