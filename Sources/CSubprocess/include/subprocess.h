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
    struct glosa_limits limits;
    /// Where not NULL, the program is kept from the network, from other processes and from every file that isn't below
    /// one of these paths; the list ends with NULL.
    const char *const *readable;
};

/// What is done before a program runs.
enum glosa_step {
    GLOSA_NO_STEP,
    GLOSA_FORK,
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

/// Starts a program in a process group of its own; it inherits no descriptors but those of its standard streams.
///
/// In C because nothing but calls that are safe between fork and exec may run there, which Swift does not promise.
struct glosa_start glosa_spawn(const struct glosa_program *program);

/// What keeps this system from confining a program: GLOSA_LANDLOCK, GLOSA_FILTER; GLOSA_NO_STEP if nothing does.
enum glosa_step glosa_obstacle(void);

/// How many threads a process has; -1 where that can't be read.
int glosa_thread_count(pid_t process);

/// Ends a process that nobody has waited for yet, its group, and all that was started below it, in other groups too.
void glosa_end_tree(pid_t process);

/// This process's environment, as posix_spawn wants it: Swift can't import the variable.
char **glosa_environment(void);

#endif
