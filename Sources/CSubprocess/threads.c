#include "subprocess.h"

#ifdef __APPLE__
#include <libproc.h>

int glosa_thread_count(pid_t process) {
    struct proc_taskinfo information;
    int size = proc_pidinfo(process, PROC_PIDTASKINFO, 0, &information, sizeof information);
    return size == sizeof information ? information.pti_threadnum : -1;
}

#else
#include "processes.h"

#include <stdlib.h>
#include <string.h>

/// The twentieth field.
int glosa_thread_count(pid_t process) {
    char text[1024];
    const char *field = glosa_process_state(process, text, sizeof text);
    for (int number = 3; field && number < 20; number++) {
        field = strchr(field, ' ');
        if (field) field++;
    }
    return field ? atoi(field) : -1;
}

#endif
