// Descriptors are marked, not closed: macOS ends a process that closes one of those that its system guards.
#define _GNU_SOURCE
#include "steps.h"

#include <fcntl.h>
#include <unistd.h>

#ifdef __linux__
#include "processes.h"

#include <sys/syscall.h>

// By number, as older headers lack it.
#ifndef CLOSE_RANGE
#define CLOSE_RANGE 436
#endif
enum { MARK_ONLY = 4 };

static void mark(int descriptor, void *failed) {
    if (descriptor > 2 && fcntl(descriptor, F_SETFD, FD_CLOEXEC) != 0) *(int *)failed = 1;
}

int glosa_keep_descriptors(void) {
    // Since Linux 5.11, and where no other filter refuses it.
    if (syscall(CLOSE_RANGE, 3u, ~0u, MARK_ONLY) == 0) return 0;
    int failed = 0;
    return glosa_numbers_in("/proc/self/fd", mark, &failed) && !failed ? 0 : -1;
}

void glosa_close_descriptors(int kept) {
    if (kept > 3) syscall(CLOSE_RANGE, 3u, (unsigned)kept - 1, 0);
    if (syscall(CLOSE_RANGE, (unsigned)kept + 1, ~0u, 0) == 0) return;
    for (int descriptor = 3, end = getdtablesize(); descriptor < end; descriptor++) {
        if (descriptor != kept) close(descriptor);
    }
}

#else

int glosa_keep_descriptors(void) {
    for (int descriptor = 3, end = getdtablesize(); descriptor < end; descriptor++) {
        fcntl(descriptor, F_SETFD, FD_CLOEXEC);
    }
    return 0;
}

/// Only what is forked first of all has none to close.
void glosa_close_descriptors(int kept) { (void)kept; }

#endif
