#include "subprocess.h"

#ifdef __APPLE__
#include <crt_externs.h>

// environ(7): a library has no access to the variable itself.
char **glosa_environment(void) { return *_NSGetEnviron(); }
#else
extern char **environ;

char **glosa_environment(void) { return environ; }
#endif
