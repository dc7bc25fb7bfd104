// What is sent to the supervisor: a request's fixed part with the descriptors, then its texts.
#ifndef GLOSA_REQUESTS_H
#define GLOSA_REQUESTS_H

#include "subprocess.h"

/// A request as it was read.
struct glosa_received {
    struct glosa_program program;
    /// Where its start and its end are told.
    int watch;
    /// What the program's texts lie in, to be given back with ``glosa_release``.
    void *memory;
    size_t size;
};

/// Reads a request.
///
/// \returns 1; 0 where nobody sends any more, or what was sent is none.
int glosa_receive(int requests, struct glosa_received *received);

/// Gives back all that belongs to a request but its watch.
void glosa_release(struct glosa_received *received);

#endif
