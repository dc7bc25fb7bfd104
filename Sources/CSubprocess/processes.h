// What the system says of processes, and how whole trees of them are ended. Nothing here allocates memory: the supervisor is a
// fork of a process that may have had threads.
#ifndef GLOSA_PROCESSES_H
#define GLOSA_PROCESSES_H

#include <sys/types.h>

/// Ends a process that nobody has waited for yet, its group, and all that was started below it, in other groups too.
void glosa_end_tree(pid_t process);

/// Ends all that was started below this process.
///
/// \returns whether anything was there.
int glosa_end_descendants(void);

#ifndef __APPLE__
#include <stddef.h>

/// Reads `/proc/ID/stat` (`man 5 proc`) into a buffer.
///
/// Returns the place of the third field in it, since the second, the program's name, may hold anything; NULL where there is no
/// such process.
const char *glosa_process_state(pid_t process, char *buffer, size_t size);

/// Reads the numbers in a folder's names, such as those of `/proc`; negative ones mark other names.
///
/// \returns whether the folder could be read; `each` is called with every number.
int glosa_numbers_in(const char *folder, void (*each)(int number, void *context), void *context);
#endif

#endif
