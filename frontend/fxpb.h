/* What reader and writer of .fxpb files share. */
#ifndef FXGE_FRONTEND_FXPB_H
#define FXGE_FRONTEND_FXPB_H

/* Tag of ExportedProgram.magic (field 500, fixed64) and its value. GE's ModelDef has no such field,
 * and a transfer as text would change the line ends. */
#define FXGE_FXPB_MAGIC                                                                            \
	"\xa1\x1f"                                                                                     \
	"FXPB\r\n\x1a\n"
#define FXGE_FXPB_MAGIC_SIZE 10

#endif
