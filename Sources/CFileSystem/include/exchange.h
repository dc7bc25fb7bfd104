#ifndef GLOSA_EXCHANGE_H
#define GLOSA_EXCHANGE_H

/// Swaps what two paths name, at a stroke. Returns 0, or -1 with errno set.
///
/// In C because the calls are variadic or hidden behind feature macros, which Swift cannot import.
int glosa_exchange(const char *first, const char *second);

#endif
