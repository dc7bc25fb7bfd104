#define _GNU_SOURCE
#include "subprocess.h"
#include "confine.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/resource.h>
#include <unistd.h>

static int limit(int resource, rlim_t value) {
    struct rlimit both = {value, value};
    struct rlimit old;
    if (getrlimit(resource, &old) == 0 && old.rlim_max != RLIM_INFINITY && old.rlim_max < value) return 0;
    return setrlimit(resource, &both);
}

static void child(const char *path, char *const argv[], char *const envp[], const char *directory, int output,
                  struct glosa_limits limits, int confined, const char *const readable[]) {
    setpgid(0, 0);
    // An ignored or blocked signal would stay so in the program.
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, 0);
    signal(SIGPIPE, SIG_DFL);
    int empty = open("/dev/null", O_RDONLY);
    if (empty < 0 || dup2(empty, 0) < 0 || dup2(output, 1) < 0 || dup2(output, 2) < 0) _exit(126);
    long highest = sysconf(_SC_OPEN_MAX);
    if (highest < 0 || highest > 4096) highest = 4096;
    for (int descriptor = 3; descriptor < highest; descriptor++) close(descriptor);
    if (chdir(directory) != 0) _exit(126);
    limit(RLIMIT_CORE, 0);
    if (limits.cpu && limit(RLIMIT_CPU, limits.cpu) != 0) _exit(125);
#ifndef __APPLE__
    if (limits.memory && limit(RLIMIT_AS, limits.memory) != 0) _exit(125);
#endif
    if (limits.no_files && limit(RLIMIT_FSIZE, 0) != 0) _exit(125);
    if (confined && glosa_confine(readable) != 0) _exit(125);
    execve(path, argv, envp);
    _exit(127);
}

pid_t glosa_spawn(const char *path, char *const argv[], char *const envp[], const char *directory, int output,
                  struct glosa_limits limits, int confined, const char *const readable[]) {
    pid_t process = fork();
    if (process == 0) child(path, argv, envp, directory, output, limits, confined, readable);
    // Both sides make the group, so that it is there whichever runs first.
    if (process > 0) setpgid(process, process);
    return process;
}
