// Starts a program as another user or confined in part: launcher MODE USER PROGRAM ARGUMENT…, in the program's folder.
//
// MODE is `filter` (the filter of system calls alone, as if Landlock forbade nothing) or `confined`.
#define _GNU_SOURCE
#include "steps.h"
#include "subprocess.h"

#include <grp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

static char *const environment[] = {NULL};

static int confined(const char *program, char *const *arguments, const char *folder) {
    const char *const readable[] = {
        folder, "/lib", "/lib64", "/usr/lib", "/usr/lib64", "/etc/ld.so.cache", "/proc", NULL,
    };
    struct glosa_program start = {
        .path = program, .arguments = arguments, .environment = environment, .directory = folder, .output = 1,
        .limits = {.cpu = 20, .memory = 1ul << 31, .descriptors = 256, .no_files = 1}, .readable = readable,
    };
    struct glosa_start started = glosa_spawn(&start);
    if (started.failed != GLOSA_NO_STEP) {
        printf("step %d failed: %s\n", started.failed, strerror(started.error));
        return 1;
    }
    int status;
    while (waitpid(started.process, &status, 0) < 0) {}
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

int main(int count, char *arguments[]) {
    if (count < 4) return 2;
    const char *mode = arguments[1], *program = arguments[3];
    uid_t user = (uid_t)atoi(arguments[2]);
    if (user != getuid() && (setgroups(0, NULL) != 0 || setgid(user) != 0 || setuid(user) != 0)) return 3;
    char folder[4096];
    snprintf(folder, sizeof folder, "%.*s", (int)(strrchr(program, '/') - program), program);
    if (strcmp(mode, "confined") == 0) return confined(program, arguments + 3, folder);
    if (chdir(folder) != 0) return 4;
    // Its capabilities stay: the filter must do without that they are gone.
    if (strcmp(mode, "filter") == 0) {
        if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0 || glosa_confine_calls() != 0) return 5;
    }
    execve(program, arguments + 3, environment);
    return 6;
}
