/* Tells file forms apart by their first bytes, never by their names. */
#include "frontend/frontend.h"

#include "frontend/fxpb.h"

static bool
starts_with(fxge_bytes b, const char *s, size_t n)
{
	return b.size >= n && memcmp(b.data, s, n) == 0;
}

/* The text form: printable ASCII (or UTF-8) from the start, beginning with its keyword or a
 * comment. */
static bool
is_text(fxge_bytes b)
{
	size_t n = b.size < 64 ? b.size : 64, i = 0;

	while (
		i < n && (b.data[i] == ' ' || b.data[i] == '\n' || b.data[i] == '\t' || b.data[i] == '\r'))
		i++;
	for (size_t k = i; k < n; k++)
		if (b.data[k] < 0x20 && b.data[k] != '\n' && b.data[k] != '\t' && b.data[k] != '\r')
			return false;
	return i < n;
}

/* A first field of protobuf that a ModelDef has: number 1 to 11, in bytes or varint form. */
static bool
is_model(fxge_bytes b)
{
	if (b.size < 2)
		return false;
	unsigned field = b.data[0] >> 3, form = b.data[0] & 7;

	return b.data[0] < 0x80 && field >= 1 && field <= 11 && (form == 0 || form == 2);
}

fxge_file_kind
fxge_file_kind_of(fxge_bytes b)
{
	if (starts_with(b, "PK\3\4", 4) || starts_with(b, "PK\5\6", 4))
		return FXGE_KIND_PT2;
	if (starts_with(b, FXGE_FXPB_MAGIC, FXGE_FXPB_MAGIC_SIZE))
		return FXGE_KIND_FXPB;
	if (is_text(b))
		return FXGE_KIND_TEXT;
	return is_model(b) ? FXGE_KIND_AIR : FXGE_KIND_UNKNOWN;
}
