/* SPDX-License-Identifier: Apache-2.0 */
/* Detection of file kinds by their first bytes. */
#include "formats/detect.h"

static bool
starts_with(fxge_bytes b, const char *s, size_t n)
{
	return b.size >= n && memcmp(b.data, s, n) == 0;
}

static bool
is_space(uint8_t c)
{
	return c == ' ' || c == '\n' || c == '\t' || c == '\r';
}

/* Returns whether the bytes may be a ModelDef, whose first field is its name: the byte after the
 * name is not printable. */
static bool
begins_with_name(fxge_bytes b)
{
	size_t end = b.size > 2 ? 2 + (size_t)b.data[1] : 0;

	return end && end < b.size && b.data[0] == '\n' && b.data[end] < 0x20 && !is_space(b.data[end]);
}

/* Returns whether the bytes begin a text: printable ASCII or UTF-8, from a keyword or a comment on.
 * A ModelDef begins with a line feed, the length of its name and the name, all of them possibly
 * printable; the byte after the name is not. */
static bool
is_text(fxge_bytes b)
{
	size_t name = b.size > 1 && b.data[0] == '\n' ? b.data[1] : 0;
	size_t n = b.size < 64 + name ? b.size : 64 + name, i = 0;

	while (i < n && is_space(b.data[i]))
		i++;
	for (size_t k = i; k < n; k++)
		if (b.data[k] < 0x20 && !is_space(b.data[k]))
			return false;
	return i < n && !begins_with_name(b);
}

enum { VARINT = 0, BYTES = 2 }; /* wire types of protobuf */

/* First byte of a field of a protobuf message. */
#define TAG(field, wire) ((field) << 3 | (wire))

/* Returns whether the bytes begin with a field that may be first in ge.proto.ModelDef: name,
 * version, custom_version, graph or attr. */
static bool
is_model(fxge_bytes b)
{
	static const uint8_t tag[] = {
		TAG(1, BYTES), TAG(2, VARINT), TAG(3, BYTES), TAG(7, BYTES), TAG(11, BYTES)};

	return b.size >= 2 && memchr(tag, b.data[0], sizeof tag);
}

/* Returns whether the bytes begin an onnx.ModelProto: a small ir_version, then another field. */
static bool
is_onnx(fxge_bytes b)
{
	static const uint8_t tag[] = {TAG(2, BYTES), TAG(3, BYTES), TAG(4, BYTES), TAG(5, VARINT),
		TAG(6, BYTES), TAG(7, BYTES), TAG(8, BYTES), TAG(14, BYTES)};

	return b.size > 3 && b.data[0] == TAG(1, VARINT) && b.data[1] < 0x80
		   && memchr(tag, b.data[2], sizeof tag);
}

/* ---- other common formats, for messages ---- */

typedef struct foreign {
	const char *magic;
	size_t n;
	const char *what;
} foreign;

static const foreign by_start[] = {
	{"\x80\x02", 2, "a pickle (as torch.save wrote before 1.6)"},
	{"\x80\x03", 2, "a pickle"},
	{"\x80\x04", 2, "a pickle"},
	{"\x80\x05", 2, "a pickle"},
	{"\x93NUMPY", 6, "a NumPy array"},
	{"\x1f\x8b", 2, "a file compressed by gzip"},
	{"\x89HDF", 4, "an HDF5 file"},
	{"GGUF", 4, "a file of weights (GGUF)"},
	{"RIFF", 4, "a sound or an image (RIFF)"},
	{"\x89PNG", 4, "an image (PNG)"},
	{"\xff\xd8\xff", 3, "an image (JPEG)"},
	{"fLaC", 4, "a sound (FLAC)"},
	{"OggS", 4, "a sound (Ogg)"},
	{"ID3", 3, "a sound (MP3)"},
	{"%PDF", 4, "a PDF"},
	{"BZh", 3, "a file compressed by bzip2"},
	{"\xfd"
	 "7zXZ",
		5, "a file compressed by xz"},
	{"\x28\xb5\x2f\xfd", 4, "a file compressed by zstd"},
	{"\x7f"
	 "ELF",
		4, "a program or a library (an .om of GE has no such header)"},
};

static const foreign by_word[] = {
	{"import ", 7, "Python source"},
	{"from ", 5, "Python source"},
	{"#!", 2, "a script"},
	{"\"\"\"", 3, "Python source"},
	{"class ", 6, "Python source"},
	{"def ", 4, "Python source"},
	{"<?xml", 5, "XML"},
	{"{", 1, "JSON"},
	{"- schema", 8, "YAML of operators, an argument of --ops"},
};

/* Returns whether the bytes begin with the size of a JSON header in 8 bytes, then the header. */
static bool
is_safetensors(fxge_bytes b)
{
	return b.size > 9 && b.data[8] == '{' && fxge_le64(b.data) <= b.size - 8;
}

const char *
fxge_foreign_kind_of(fxge_bytes b)
{
	for (size_t i = 0; i < sizeof by_start / sizeof *by_start; i++)
		if (starts_with(b, by_start[i].magic, by_start[i].n))
			return by_start[i].what;
	for (size_t i = 0; i < sizeof by_word / sizeof *by_word; i++)
		if (starts_with(b, by_word[i].magic, by_word[i].n))
			return by_word[i].what;
	if (b.size > 8 && memcmp(b.data + 4, "TFL3", 4) == 0)
		return "a model of TensorFlow Lite";
	if (is_onnx(b))
		return "an ONNX model";
	return is_safetensors(b) ? "a file of weights (safetensors)" : NULL;
}

/* Returns whether the name of the first entry, after the fixed part of its local header, is the
 * package manifest. */
static bool
is_package(fxge_bytes b)
{
	enum { HEAD = 30, NAME_SIZE = 26, NAME = sizeof FXGE_PACKAGE_MANIFEST - 1 };

	return b.size >= HEAD + NAME && b.data[NAME_SIZE] == NAME && b.data[NAME_SIZE + 1] == 0
		   && memcmp(b.data + HEAD, FXGE_PACKAGE_MANIFEST, NAME) == 0;
}

fxge_file_kind
fxge_file_kind_of(fxge_bytes b)
{
	if (starts_with(b, "PK\3\4", 4) || starts_with(b, "PK\5\6", 4))
		return is_package(b) ? FXGE_KIND_PACKAGE : FXGE_KIND_PT2;
	if (starts_with(b, FXGE_FXPB_MAGIC, FXGE_FXPB_MAGIC_SIZE))
		return FXGE_KIND_FXPB;
	if (starts_with(b, "IMOD", 4))
		return FXGE_KIND_OM;
	if (is_text(b))
		return FXGE_KIND_TEXT;
	return is_model(b) ? FXGE_KIND_AIR : FXGE_KIND_UNKNOWN;
}
