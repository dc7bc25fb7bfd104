// What the system says of processes.
#ifndef GLOSA_PROCESSES_H
#define GLOSA_PROCESSES_H

#ifndef __APPLE__
#include <stddef.h>
#include <sys/types.h>

/// Reads `/proc/ID/stat` (`man 5 proc`) into a buffer.
///
/// Returns the place of the third field in it, since the second, the program's name, may hold anything; NULL where there is no
/// such process.
const char *glosa_process_state(pid_t process, char *buffer, size_t size);
#endif

#endif
