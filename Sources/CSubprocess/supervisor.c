// The process that starts this one's programs. It is their parent, and on Linux that of all whose own parents end before them:
// so it can end everything that was ever started, however the process ends that it works for, and whatever that can't say
// any more when it is killed. On macOS what has lost its parent is out of reach.
//
// It is a fork that never calls exec: it may call only what is safe after a fork, and allocates no memory.
#define _GNU_SOURCE
#include "processes.h"
#include "requests.h"
#include "steps.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#ifdef __linux__
#include <sys/prctl.h>
#endif

/// Further requests wait until one of so many programs has ended.
enum { most_programs = 256 };

struct running {
    pid_t process;
    int watch;
    /// Whether it has been told to end.
    int is_ended;
};

static struct running programs[most_programs];
static int program_count;

/// Where the handler says that a child has changed.
static int changed;

static void note_change(int signal) {
    (void)signal;
    int error = errno;
    // A full pipe says it too.
    (void)!write(changed, "", 1);
    errno = error;
}

static void tell(int watch, const void *bytes, size_t count) {
    // Whoever has gone away doesn't want to know.
    while (write(watch, bytes, count) < 0 && errno == EINTR) {}
}

static void start(struct glosa_received *received) {
    struct glosa_start start = glosa_spawn(&received->program);
    glosa_release(received);
    tell(received->watch, &start, sizeof start);
    if (start.failed == GLOSA_NO_STEP) {
        programs[program_count++] = (struct running){start.process, received->watch, 0};
    } else {
        close(received->watch);
    }
}

static double seconds(struct timeval time) { return (double)time.tv_sec + (double)time.tv_usec / 1e6; }

/// What getrusage(2) counts memory in.
#ifdef __APPLE__
enum { bytes_of_maximum = 1 };
#else
enum { bytes_of_maximum = 1024 };
#endif

/// Waits for a program that has ended, with what it has left running in its group.
static void finish(int place) {
    struct running program = programs[place];
    struct glosa_end end;
    struct rusage usage;
    memset(&end, 0, sizeof end);
    memset(&usage, 0, sizeof usage);
    // As long as nobody has waited for it, its number is no other's.
    kill(-program.process, SIGKILL);
    while (wait4(program.process, &end.status, 0, &usage) < 0 && errno == EINTR) {}
    end.seconds = seconds(usage.ru_utime) + seconds(usage.ru_stime);
    end.peak_memory = usage.ru_maxrss * bytes_of_maximum;
    tell(program.watch, &end, sizeof end);
    close(program.watch);
    programs[place] = programs[--program_count];
}

/// Waits for all children that have ended: programs, and what has lost its parent.
static void reap(void) {
    for (;;) {
        siginfo_t child;
        memset(&child, 0, sizeof child);
        if (waitid(P_ALL, 0, &child, WEXITED | WNOWAIT | WNOHANG) != 0) {
            if (errno == EINTR) continue;
            return;
        }
        if (child.si_pid == 0) return;
        int place = 0;
        while (place < program_count && programs[place].process != child.si_pid) place++;
        if (place < program_count) {
            finish(place);
        } else {
            waitpid(child.si_pid, NULL, 0);
        }
    }
}

// What can't be ended, since it belongs to another user or hangs in the kernel, is given up after half a minute.
enum { most_rounds = 300, longest_pause = 100000 };

static void end_all(void) {
    useconds_t pause = 500;
    for (int round = 0; round < most_rounds; round++) {
        int found = glosa_end_descendants();
        pid_t ended;
        while ((ended = waitpid(-1, NULL, WNOHANG)) > 0) {}
        if (!found && ended < 0 && errno == ECHILD) return;
        usleep(pause);
        pause = pause * 2 < longest_pause ? pause * 2 : longest_pause;
    }
}

/// A process that no signal of a terminal reaches, and no signal that is meant for the one it works for.
static int prepare(int requests, int *changes) {
    setsid();
    static const int ignored[] = {SIGHUP, SIGINT, SIGQUIT, SIGPIPE, SIGTERM};
    for (size_t place = 0; place < sizeof ignored / sizeof *ignored; place++) signal(ignored[place], SIG_IGN);
    glosa_close_descriptors(requests);
    // Whoever waits for the end of a stream must not wait for this process.
    int nothing = open("/dev/null", O_RDWR);
    if (nothing < 0 || dup2(nothing, 0) < 0 || dup2(nothing, 1) < 0 || dup2(nothing, 2) < 0) return -1;
    if (nothing > 2) close(nothing);
    int ends[2];
    if (pipe(ends) != 0) return -1;
    for (int end = 0; end < 2; end++) {
        if (fcntl(ends[end], F_SETFD, FD_CLOEXEC) != 0 || fcntl(ends[end], F_SETFL, O_NONBLOCK) != 0) return -1;
    }
    *changes = ends[0];
    changed = ends[1];
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_handler = note_change;
    action.sa_flags = SA_NOCLDSTOP | SA_RESTART;
    if (sigaction(SIGCHLD, &action, NULL) != 0) return -1;
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
#ifdef __linux__
    prctl(PR_SET_NAME, "glosa-programs");
    // Where a kernel lacks it (before 3.4), what has lost its parent is out of reach.
    prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0);
#endif
    return 0;
}

static void supervise(int requests) {
    int changes;
    if (prepare(requests, &changes) != 0) return;
    for (;;) {
        struct pollfd entries[most_programs + 2];
        int count = program_count;
        entries[0] = (struct pollfd){changes, POLLIN, 0};
        entries[1] = (struct pollfd){count < most_programs ? requests : -1, POLLIN, 0};
        for (int place = 0; place < count; place++) {
            entries[place + 2] = (struct pollfd){programs[place].is_ended ? -1 : programs[place].watch, POLLIN, 0};
        }
        if (poll(entries, (nfds_t)count + 2, -1) < 0) {
            if (errno == EINTR) continue;
            break;
        }
        // Nobody ever writes there: its other end has been shut down.
        for (int place = 0; place < count; place++) {
            if (!entries[place + 2].revents) continue;
            programs[place].is_ended = 1;
            glosa_end_tree(programs[place].process);
        }
        if (entries[0].revents) {
            char bytes[64];
            while (read(changes, bytes, sizeof bytes) > 0) {}
            reap();
        }
        if (entries[1].revents) {
            struct glosa_received received;
            if (!glosa_receive(requests, &received)) break;
            start(&received);
        }
    }
    end_all();
}

pid_t glosa_start_supervisor(int *requests) {
    int ends[2];
#ifdef __linux__
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0) return -1;
#else
    if (socketpair(AF_UNIX, SOCK_STREAM, 0, ends) != 0) return -1;
    int on = 1;
    for (int end = 0; end < 2; end++) {
        fcntl(ends[end], F_SETFD, FD_CLOEXEC);
        // Who asks learns by the result that nobody listens.
        setsockopt(ends[end], SOL_SOCKET, SO_NOSIGPIPE, &on, sizeof on);
    }
#endif
    pid_t process = fork();
    if (process == 0) {
        // While the other end is open here too, its closing would never be seen.
        close(ends[0]);
        supervise(ends[1]);
        _exit(0);
    }
    int error = errno;
    close(ends[1]);
    if (process < 0) {
        close(ends[0]);
        errno = error;
        return -1;
    }
    *requests = ends[0];
    return process;
}
