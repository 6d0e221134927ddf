/* The process's unpublished temporary files, so that a signal handler can remove them. */
#ifndef FXGE_BASE_FILE_OUT_TABLE_H
#define FXGE_BASE_FILE_OUT_TABLE_H

/* Returns the slot of the path, which must stay as it is until fxge_out_table_remove; -1 when
 * memory ends. */
int fxge_out_table_add(const char *path);
/* The path is published or gone; -1 is fine. */
void fxge_out_table_remove(int slot);

/* What distinguishes temporary names; FXGE_OUT_SUFFIX is as long. */
#define FXGE_OUT_SUFFIX ".tmp-XXXXXX"
void fxge_out_suffix(char *at);

#endif
