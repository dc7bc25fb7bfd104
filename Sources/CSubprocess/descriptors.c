// Descriptors are marked, not closed: macOS ends a process that closes one of those that its system guards.
#define _GNU_SOURCE
#include "steps.h"

#include <fcntl.h>
#include <unistd.h>

#ifdef __linux__
#include <errno.h>
#include <stdint.h>
#include <sys/syscall.h>

// By number, as older headers lack it.
#ifndef CLOSE_RANGE
#define CLOSE_RANGE 436
#endif
enum { MARK_ONLY = 4 };

/// As the kernel writes it; the C library's own way to read folders is not safe after fork.
struct entry {
    uint64_t inode;
    int64_t offset;
    uint16_t length;
    uint8_t type;
    char name[];
};

static int number(const char *name) {
    int value = 0;
    for (; *name >= '0' && *name <= '9'; name++) value = value * 10 + (*name - '0');
    return *name ? -1 : value;
}

static int mark_listed(void) {
    int folder = open("/proc/self/fd", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (folder < 0) return -1;
    _Alignas(struct entry) char buffer[4096];
    long count;
    while ((count = syscall(SYS_getdents64, folder, buffer, sizeof buffer)) > 0) {
        for (long position = 0; position < count;) {
            const struct entry *entry = (const void *)(buffer + position);
            int descriptor = number(entry->name);
            if (descriptor > 2 && fcntl(descriptor, F_SETFD, FD_CLOEXEC) != 0) return -1;
            position += entry->length;
        }
    }
    close(folder);
    return (int)count;
}

/// Has exec close all descriptors but those of the standard streams.
int glosa_keep_descriptors(void) {
    // Since Linux 5.11, and where no other filter refuses it.
    if (syscall(CLOSE_RANGE, 3u, ~0u, MARK_ONLY) == 0) return 0;
    return mark_listed();
}

#else

int glosa_keep_descriptors(void) {
    for (int descriptor = 3, end = getdtablesize(); descriptor < end; descriptor++) {
        fcntl(descriptor, F_SETFD, FD_CLOEXEC);
    }
    return 0;
}

#endif
