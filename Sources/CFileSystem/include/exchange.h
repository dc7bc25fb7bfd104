#ifndef GLOSA_EXCHANGE_H
#define GLOSA_EXCHANGE_H

/// Swaps what two paths name, at a stroke. Returns 0, or -1 with errno set.
///
/// In C because the calls are variadic or hidden behind feature macros, which Swift cannot import.
int glosa_exchange(const char *first, const char *second);

/// Gives a file in an open folder another name in another one, at a stroke, unless something has that name already (EEXIST).
/// Returns 0, or -1 with errno set.
int glosa_rename_new(int folder, const char *name, int new_folder, const char *new_name);

#endif
