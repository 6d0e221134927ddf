/* SPDX-License-Identifier: Apache-2.0 */
/* Values of a run that are not finite: --first-nan of run and verify. */
#include "cli/values/observed.h"

int
cli_finite_check(cli *c, fxge_executable *e)
{
	int status = (int)fxge_finite_report(e);

	cli_progress_end(c);
	return status;
}

void
cli_json_stats(const fxge_value_stats *s)
{
	cli_json_text("type", s->type);
	printf(",\"elements\":%llu,\"zeros\":%llu,\"nan\":%llu,\"inf\":%llu",
		(unsigned long long)s->elements, (unsigned long long)s->zeros, (unsigned long long)s->nans,
		(unsigned long long)s->infinite);
	cli_json_key("min");
	cli_json_real(s->least);
	cli_json_key("max");
	cli_json_real(s->most);
	cli_json_key("mean");
	cli_json_real(s->mean);
	cli_json_key("norm");
	cli_json_real(s->norm);
	cli_json_text("at", s->at);
}

static void
json_row(const fxge_executable *e, size_t i, const fxge_finite_row *r)
{
	fxge_value_stats s = FXGE_OPTIONS(fxge_value_stats);

	fputs("{\"name\":", stdout);
	cli_json_str(r->value.name);
	cli_json_text("kind", r->kind);
	cli_json_text("op", r->op);
	cli_json_text("origin", r->origin);
	cli_json_text("saved", r->saved);
	cli_json_location(r->file, r->line, r->source, r->module);
	cli_json_text("function", r->function);
	printf(",\"first\":%s,\"makes_nan\":%s,\"makes_inf\":%s,\"not_finite\":%llu",
		r->first ? "true" : "false", r->makes_nan ? "true" : "false",
		r->makes_inf ? "true" : "false", (unsigned long long)(r->value.nans + r->value.infinite));
	cli_json_stats(&r->value);
	cli_json_key("operands");
	putchar('[');
	for (size_t k = 0; fxge_finite_operand_get(e, i, k, &s); k++) {
		fputs(k ? ",{\"port\":" : "{\"port\":", stdout);
		cli_json_str(s.port);
		cli_json_text("name", s.name);
		cli_json_stats(&s);
		putchar('}');
	}
	fputs("]}", stdout);
}

void
cli_finite_show(cli *c, const fxge_executable *e, int status)
{
	fxge_finite_row r = FXGE_OPTIONS(fxge_finite_row);
	size_t n = 0;

	if (!c->json) {
		while (fxge_finite_get(e, n, &r))
			n++;
		if (status == 0 && n)
			printf("no NaN, and no infinity of finite operands; %zu values are infinite\n", n);
		else if (status == 0)
			printf("all values are finite\n");
		return;
	}
	fputs(",\"first_nan\":{\"nodes\":[", stdout);
	for (; fxge_finite_get(e, n, &r); n++) {
		fputs(n ? ",\n" : "", stdout);
		json_row(e, n, &r);
	}
	fputs("]}", stdout);
}
