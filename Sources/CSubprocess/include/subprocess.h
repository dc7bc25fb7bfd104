#ifndef GLOSA_SUBPROCESS_H
#define GLOSA_SUBPROCESS_H

#include <sys/types.h>

/// What a child process may use up; 0 leaves a limit as it is.
struct glosa_limits {
    /// Seconds of processor time.
    unsigned long cpu;
    /// Bytes of address space.
    unsigned long memory;
    /// Whether it must not write any file.
    int no_files;
};

/// Starts a program in a process group of its own. Returns its id, or -1 with errno set.
///
/// In C because nothing but calls that are safe between fork and exec may run there, which Swift does not promise.
///
/// - output: descriptor for standard output and standard error; standard input is empty.
/// - confined: whether the program must be kept from the network, from other processes and from every file outside
///   `readable` (a list that ends with NULL). Where the system can't, the child ends with status 125.
pid_t glosa_spawn(const char *path, char *const argv[], char *const envp[], const char *directory, int output,
                  struct glosa_limits limits, int confined, const char *const readable[]);

/// Whether this system can confine a program.
int glosa_can_confine(void);

#endif
