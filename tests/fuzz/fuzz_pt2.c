/* Fuzzes whole .pt2 files: what is read must pass the verifier and print. */
#include "fuzz.h"

#include "frontend/frontend.h"
#include "ir/text.h"

static int
body(void *arg)
{
	fuzz_run *r = arg;
	fxge_file *f = fuzz_file(r, "fuzz.pt2");
	fxge_program *p = fxge_pt2_read(r->s, f, NULL);
	fxge_sbuf b;

	fxge_file_close(f);
	if (!p)
		return 0;
	if (!fxge_program_verify(p, "import"))
		abort();
	fxge_sbuf_init(&b, &r->s->arena);
	fxge_text_print(&b, p, NULL);
	return 0;
}

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	fuzz_session(data, size, body);
	return 0;
}
