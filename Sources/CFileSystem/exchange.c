#define _GNU_SOURCE
#include "exchange.h"

#if defined(__APPLE__)
#include <stdio.h>

int glosa_exchange(const char *first, const char *second) {
    return renamex_np(first, second, RENAME_SWAP);
}

int glosa_rename_new(int folder, const char *name, int new_folder, const char *new_name) {
    return renameatx_np(folder, name, new_folder, new_name, RENAME_EXCL);
}
#else
#include <fcntl.h>
#include <sys/syscall.h>
#include <unistd.h>

#define GLOSA_RENAME_NOREPLACE 1
#define GLOSA_RENAME_EXCHANGE 2

int glosa_exchange(const char *first, const char *second) {
    return (int)syscall(SYS_renameat2, AT_FDCWD, first, AT_FDCWD, second, GLOSA_RENAME_EXCHANGE);
}

int glosa_rename_new(int folder, const char *name, int new_folder, const char *new_name) {
    return (int)syscall(SYS_renameat2, folder, name, new_folder, new_name, GLOSA_RENAME_NOREPLACE);
}
#endif
