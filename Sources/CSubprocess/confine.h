#ifndef GLOSA_CONFINE_H
#define GLOSA_CONFINE_H

/// Keeps this process, and what it executes, from everything but computing, and reading below the listed paths.
/// Returns 0, or -1 where the system can't.
int glosa_confine(const char *const readable[]);

#endif
