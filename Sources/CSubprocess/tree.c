#include "subprocess.h"

#include <signal.h>
#include <stdlib.h>

#ifdef __APPLE__
#include <libproc.h>
#else
#include "processes.h"

#include <dirent.h>
#endif

/// No program of ours has that many below it; of more, the rest is left alone.
enum { most = 4096 };

struct processes {
    int count;
    pid_t all[most];
};

static int add(struct processes *list, pid_t process) {
    for (int place = 0; place < list->count; place++) {
        if (list->all[place] == process) return 0;
    }
    if (list->count == most) return 0;
    list->all[list->count++] = process;
    return 1;
}

#ifdef __APPLE__

/// Adds the children of those that are on the list.
static int add_children(struct processes *list) {
    int found = 0;
    for (int place = 0; place < list->count; place++) {
        pid_t children[512];
        int count = proc_listchildpids(list->all[place], children, sizeof children);
        for (int child = 0; child < count && child < 512; child++) found += add(list, children[child]);
    }
    return found;
}

#else

/// The parent of a process that has not ended; -1 of others. The third field is its state, the fourth its parent.
static pid_t parent(pid_t process) {
    char text[1024];
    const char *state = glosa_process_state(process, text, sizeof text);
    return state && *state != 'Z' && state[1] == ' ' ? (pid_t)atoi(state + 2) : -1;
}

/// Adds the children of those that are on the list.
static int add_children(struct processes *list) {
    DIR *folder = opendir("/proc");
    if (!folder) return 0;
    int found = 0;
    for (struct dirent *entry; (entry = readdir(folder));) {
        pid_t process = (pid_t)atoi(entry->d_name);
        if (process <= 0) continue;
        pid_t above = parent(process);
        for (int place = 0; above > 0 && place < list->count; place++) {
            if (list->all[place] != above) continue;
            found += add(list, process);
            break;
        }
    }
    closedir(folder);
    return found;
}

#endif

void glosa_end_tree(pid_t process) {
    struct processes *list = malloc(sizeof *list);
    if (list) {
        list->count = 0;
        add(list, process);
        // What has been stopped starts nothing more, so this comes to an end.
        kill(-process, SIGSTOP);
        for (int round = 0; round < 64 && add_children(list); round++) {
            for (int place = 1; place < list->count; place++) kill(list->all[place], SIGSTOP);
        }
        for (int place = 1; place < list->count; place++) kill(list->all[place], SIGKILL);
        free(list);
    }
    kill(-process, SIGKILL);
}
