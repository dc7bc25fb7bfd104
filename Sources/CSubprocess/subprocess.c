#define _GNU_SOURCE
#include "subprocess.h"
#include "steps.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#ifdef __linux__
#include <sys/prctl.h>

/// Has the system end this process with its parent, whose thread has forked it (PR_SET_PDEATHSIG of prctl(2)).
static int end_with_parent(pid_t parent) {
    if (prctl(PR_SET_PDEATHSIG, SIGKILL) != 0) return -1;
    // The signal never comes for a parent that is gone already.
    if (getppid() == parent) return 0;
    errno = ESRCH;
    return -1;
}
#else
static int end_with_parent(pid_t parent) {
    (void)parent;
    return 0;
}
#endif

/// An ignored or blocked signal would stay so in the program.
static void reset_signals(void) {
    static const int ignored[] = {SIGHUP, SIGINT, SIGQUIT, SIGPIPE, SIGTERM};
    for (size_t place = 0; place < sizeof ignored / sizeof *ignored; place++) signal(ignored[place], SIG_DFL);
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, 0);
}

static int open_streams(int input, int output, int is_quiet) {
    // None may be one of those that are replaced.
    int source = fcntl(output, F_DUPFD_CLOEXEC, 3);
    int given = input > 0 ? fcntl(input, F_DUPFD_CLOEXEC, 3) : open("/dev/null", O_RDONLY);
    int errors = is_quiet ? open("/dev/null", O_WRONLY) : source;
    if (source < 0 || given < 0 || errors < 0) return -1;
    if (dup2(given, 0) < 0 || dup2(source, 1) < 0 || dup2(errors, 2) < 0) return -1;
    return glosa_keep_descriptors();
}

/// Returns the step that failed; it does not return if none does.
static enum glosa_step become(const struct glosa_program *program, pid_t parent) {
    setpgid(0, 0);
    reset_signals();
    // Before the filter, so that nothing the program does can undo it. Others are ended by their parent alone, where the system
    // doesn't know this.
    if (end_with_parent(parent) != 0 && (program->readable || errno == ESRCH)) return GLOSA_PARENT;
    if (open_streams(program->input, program->output, program->is_quiet) != 0) return GLOSA_STREAMS;
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

struct glosa_start glosa_spawn(const struct glosa_program *program) {
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
    pid_t parent = getpid();
    pid_t process = fork();
    if (process == 0) {
        // It must not be one of the standard streams, which are replaced.
        int end = fcntl(report[1], F_DUPFD_CLOEXEC, 3);
        start.failed = become(program, parent);
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
