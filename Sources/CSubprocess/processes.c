#include "processes.h"

#ifndef __APPLE__
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

const char *glosa_process_state(pid_t process, char *buffer, size_t size) {
    char path[32];
    snprintf(path, sizeof path, "/proc/%d/stat", (int)process);
    int file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0) return NULL;
    ssize_t length = read(file, buffer, size - 1);
    close(file);
    if (length <= 0) return NULL;
    buffer[length] = 0;
    const char *end = strrchr(buffer, ')');
    return end && end[1] == ' ' ? end + 2 : NULL;
}
#endif
