#define _GNU_SOURCE
#include "subprocess.h"
#include "steps.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

static int open_streams(int input, int output) {
    // None may be one of those that are replaced.
    int source = fcntl(output, F_DUPFD_CLOEXEC, 3);
    int given = input > 0 ? fcntl(input, F_DUPFD_CLOEXEC, 3) : open("/dev/null", O_RDONLY);
    if (source < 0 || given < 0 || dup2(given, 0) < 0 || dup2(source, 1) < 0 || dup2(source, 2) < 0) return -1;
    return glosa_keep_descriptors();
}

/// Returns the step that failed; it does not return if none does.
static enum glosa_step become(const struct glosa_program *program) {
    setpgid(0, 0);
    // An ignored or blocked signal would stay so in the program.
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, 0);
    signal(SIGPIPE, SIG_DFL);
    if (open_streams(program->input, program->output) != 0) return GLOSA_STREAMS;
    if (chdir(program->directory) != 0) return GLOSA_DIRECTORY;
    if (glosa_limit_resources(program->limits) != 0) return GLOSA_LIMITS;
    if (program->readable) {
        if (glosa_drop_privileges() != 0) return GLOSA_PRIVILEGES;
        if (glosa_confine_files(program->path, program->readable) != 0) return GLOSA_LANDLOCK;
    }
    if (glosa_limit_descriptors(program->limits) != 0) return GLOSA_LIMITS;
    if (program->readable && glosa_confine_calls() != 0) return GLOSA_FILTER;
    execve(program->path, program->arguments, program->environment);
    return GLOSA_EXECUTE;
}

static struct glosa_start try_to_spawn(const struct glosa_program *program) {
    struct glosa_start start = {-1, GLOSA_FORK, 0};
    // The child says here what failed; nothing, if the program runs, which closes it.
    int report[2];
#ifdef __linux__
    int made = pipe2(report, O_CLOEXEC);
#else
    int made = pipe(report);
    if (made == 0) fcntl(report[0], F_SETFD, FD_CLOEXEC);
    if (made == 0) fcntl(report[1], F_SETFD, FD_CLOEXEC);
#endif
    if (made != 0) {
        start.error = errno;
        return start;
    }
    pid_t process = fork();
    if (process == 0) {
        // It must not be one of the standard streams, which are replaced.
        int end = fcntl(report[1], F_DUPFD_CLOEXEC, 3);
        start.failed = become(program);
        start.error = errno;
        ssize_t written = write(end, &start, sizeof start);
        _exit(written == sizeof start ? 127 : 126);
    }
    start.error = errno;
    close(report[1]);
    if (process > 0) {
        // Both sides make the group, so that it is there whichever runs first.
        setpgid(process, process);
        ssize_t got;
        while ((got = read(report[0], &start, sizeof start)) < 0 && errno == EINTR) {}
        if (got == 0) {
            start = (struct glosa_start){process, GLOSA_NO_STEP, 0};
        } else {
            if (got != sizeof start) start = (struct glosa_start){-1, GLOSA_FORK, EIO};
            while (waitpid(process, NULL, 0) < 0 && errno == EINTR) {}
        }
    }
    close(report[0]);
    return start;
}

// A program that this process has just written is still open for writing in a child that another thread forked meanwhile.
// The kernel refuses to execute it until that child has called exec.
enum { MOST_TRIES = 1000, MICROSECONDS_BETWEEN_TRIES = 5000 };

struct glosa_start glosa_spawn(const struct glosa_program *program) {
    struct glosa_start start = try_to_spawn(program);
    for (int tries = 1; tries < MOST_TRIES && start.failed == GLOSA_EXECUTE && start.error == ETXTBSY; tries++) {
        usleep(MICROSECONDS_BETWEEN_TRIES);
        start = try_to_spawn(program);
    }
    return start;
}
