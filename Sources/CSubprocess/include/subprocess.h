#ifndef GLOSA_SUBPROCESS_H
#define GLOSA_SUBPROCESS_H

#include <sys/types.h>

/// What a child process may use up; 0 leaves a limit as it is.
struct glosa_limits {
    /// Seconds of processor time: the process gets SIGXCPU then, and SIGKILL a second later.
    unsigned long cpu;
    /// Bytes of address space; without effect on macOS.
    unsigned long memory;
    /// Open files, pipes and the like.
    unsigned long descriptors;
    /// Bytes of any file that it writes.
    unsigned long file_size;
    /// Whether it must not write any file.
    int no_files;
};

struct glosa_program {
    const char *path;
    char *const *arguments;
    char *const *environment;
    const char *directory;
    /// Descriptor for standard input; 0: it is empty.
    int input;
    /// Descriptor for standard output and standard error.
    int output;
    /// True if standard error is discarded.
    int is_quiet;
    struct glosa_limits limits;
    /// Where not NULL, the program is kept from the network, from other processes and from every file that isn't below
    /// one of these paths; the list ends with NULL.
    const char *const *readable;
};

/// What is done before a program runs.
enum glosa_step {
    GLOSA_NO_STEP,
    GLOSA_FORK,
    /// That the program is ended with the process that has started it.
    GLOSA_PARENT,
    GLOSA_STREAMS,
    GLOSA_DIRECTORY,
    GLOSA_LIMITS,
    GLOSA_PRIVILEGES,
    GLOSA_LANDLOCK,
    GLOSA_FILTER,
    GLOSA_EXECUTE,
};

struct glosa_start {
    /// The process; -1 where the program doesn't run.
    pid_t process;
    /// What failed; GLOSA_NO_STEP where the program runs.
    enum glosa_step failed;
    /// The system's error number of what failed.
    int error;
};

/// How a program has ended, and what it has used up.
struct glosa_end {
    /// As wait4(2) gives it.
    int status;
    /// Processor time, with that of its processes that it waited for.
    double seconds;
    /// Bytes of memory that the largest of them has held at once.
    long peak_memory;
};

/// Starts a program in a process group of its own; it inherits no descriptors but those of its standard streams. On Linux it
/// ends with the thread that calls this.
///
/// In C because nothing but calls that are safe between fork and exec may run there, which Swift does not promise.
struct glosa_start glosa_spawn(const struct glosa_program *program);

/// Starts the process that starts this one's programs and is their parent.
///
/// It reads requests until nobody can write any more, since this process has ended, however that came about; then it ends
/// all that it has started, with all that was started below, and itself.
///
/// \param requests is set to the descriptor for ``glosa_request``.
/// \returns its number; -1 with errno set.
pid_t glosa_start_supervisor(int *requests);

/// Has the supervisor start a program.
///
/// \param watch one end of a pair of sockets: at the other, a `glosa_start` can be read, and after that a `glosa_end` if the
///   program runs. Where that end is shut down for writing, or closed, the supervisor ends the program with all that was
///   started below it.
/// \returns 0; -1 with errno set where the supervisor isn't there.
int glosa_request(int requests, const struct glosa_program *program, int watch);

/// What keeps this system from confining a program: GLOSA_LANDLOCK, GLOSA_FILTER; GLOSA_NO_STEP if nothing does.
enum glosa_step glosa_obstacle(void);

/// How many threads a process has; -1 where that can't be read.
int glosa_thread_count(pid_t process);

/// Has each of some signals that arrives written to a descriptor, as a byte with its number; the second of its kind has its
/// default effect. Signals that are ignored stay so.
///
/// \returns 0; -1 with errno set.
int glosa_listen(int descriptor, const int *signals, int count);

/// Ends this process by a signal, as if nobody had caught it.
void glosa_die(int number);

/// This process's environment, as posix_spawn wants it: Swift can't import the variable.
char **glosa_environment(void);

#endif
