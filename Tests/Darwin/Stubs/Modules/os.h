// `import os`: its locks.
#include <os/lock.h>
