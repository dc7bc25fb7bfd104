#define _GNU_SOURCE
#include "processes.h"

#ifndef __APPLE__
#include <fcntl.h>
#include <stdint.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

const char *glosa_process_state(pid_t process, char *buffer, size_t size) {
    char path[32] = "/proc/", digits[12];
    int count = 0, place = 6;
    for (unsigned rest = (unsigned)process; rest || !count; rest /= 10) digits[count++] = (char)('0' + rest % 10);
    while (count) path[place++] = digits[--count];
    memcpy(path + place, "/stat", 6);
    int file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0) return NULL;
    ssize_t length = read(file, buffer, size - 1);
    close(file);
    if (length <= 0) return NULL;
    buffer[length] = 0;
    const char *end = strrchr(buffer, ')');
    return end && end[1] == ' ' ? end + 2 : NULL;
}

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

int glosa_numbers_in(const char *path, void (*each)(int number, void *context), void *context) {
    int folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (folder < 0) return 0;
    _Alignas(struct entry) char buffer[4096];
    long count;
    while ((count = syscall(SYS_getdents64, folder, buffer, sizeof buffer)) > 0) {
        for (long position = 0; position < count;) {
            const struct entry *entry = (const void *)(buffer + position);
            int found = number(entry->name);
            if (found >= 0) each(found, context);
            position += entry->length;
        }
    }
    close(folder);
    return count == 0;
}
#endif
