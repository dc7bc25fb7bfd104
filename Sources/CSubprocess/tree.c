#include "processes.h"

#include <signal.h>
#include <stdlib.h>
#include <unistd.h>

#ifdef __APPLE__
#include <libproc.h>
#endif

/// No program of ours has that many below it; of more, the rest is found when these have ended.
enum { most = 4096 };

struct processes {
    int count;
    /// The first is the one above all others.
    pid_t all[most];
    int added;
};

static void add(struct processes *list, pid_t process) {
    for (int place = 0; place < list->count; place++) {
        if (list->all[place] == process) return;
    }
    if (list->count == most) return;
    list->all[list->count++] = process;
    list->added = 1;
}

#ifdef __APPLE__

/// Adds the children of those that are on the list.
static void add_children(struct processes *list) {
    for (int place = 0; place < list->count; place++) {
        pid_t children[512];
        int count = proc_listchildpids(list->all[place], children, sizeof children);
        for (int child = 0; child < count && child < 512; child++) add(list, children[child]);
    }
}

#else

/// The parent of a process that has not ended; -1 of others. The third field is its state, the fourth its parent.
static pid_t parent(pid_t process) {
    char text[1024];
    const char *state = glosa_process_state(process, text, sizeof text);
    return state && *state != 'Z' && state[1] == ' ' ? (pid_t)atoi(state + 2) : -1;
}

static void add_if_child(int process, void *context) {
    struct processes *list = context;
    pid_t above = parent(process);
    for (int place = 0; above > 0 && place < list->count; place++) {
        if (list->all[place] == above) return add(list, process);
    }
}

/// Adds the children of those that are on the list.
static void add_children(struct processes *list) { glosa_numbers_in("/proc", add_if_child, list); }

#endif

/// Ends all below the list's first process.
///
/// \returns whether anything was there.
static int end_all_below(struct processes *list) {
    // What has been stopped starts nothing more, so this comes to an end.
    for (int round = 0; round < 64; round++) {
        list->added = 0;
        add_children(list);
        if (!list->added) break;
        for (int place = 1; place < list->count; place++) kill(list->all[place], SIGSTOP);
    }
    for (int place = 1; place < list->count; place++) kill(list->all[place], SIGKILL);
    return list->count > 1;
}

void glosa_end_tree(pid_t process) {
    struct processes list = {1, {process}, 0};
    kill(-process, SIGSTOP);
    end_all_below(&list);
    kill(-process, SIGKILL);
}

int glosa_end_descendants(void) {
    struct processes list = {1, {getpid()}, 0};
    return end_all_below(&list);
}
