#include "subprocess.h"

#ifdef __APPLE__
#include <libproc.h>

int glosa_thread_count(pid_t process) {
    struct proc_taskinfo information;
    int size = proc_pidinfo(process, PROC_PIDTASKINFO, 0, &information, sizeof information);
    return size == sizeof information ? information.pti_threadnum : -1;
}

#else
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/// The twentieth field of `/proc/ID/stat` (`man 5 proc`); the second, the program's name, may hold anything.
int glosa_thread_count(pid_t process) {
    char text[1024];
    snprintf(text, sizeof text, "/proc/%d/stat", (int)process);
    int file = open(text, O_RDONLY | O_CLOEXEC);
    if (file < 0) return -1;
    ssize_t length = read(file, text, sizeof text - 1);
    close(file);
    if (length <= 0) return -1;
    text[length] = 0;
    const char *field = strrchr(text, ')');
    for (int number = 2; field && number < 20; number++) field = strchr(field + 1, ' ');
    return field ? atoi(field) : -1;
}

#endif
