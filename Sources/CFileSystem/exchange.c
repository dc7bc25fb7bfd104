#define _GNU_SOURCE
#include "exchange.h"

#if defined(__APPLE__)
#include <stdio.h>

int glosa_exchange(const char *first, const char *second) {
    return renamex_np(first, second, RENAME_SWAP);
}
#else
#include <fcntl.h>
#include <sys/syscall.h>
#include <unistd.h>

#define GLOSA_RENAME_EXCHANGE 2

int glosa_exchange(const char *first, const char *second) {
    return (int)syscall(SYS_renameat2, AT_FDCWD, first, AT_FDCWD, second, GLOSA_RENAME_EXCHANGE);
}
#endif
