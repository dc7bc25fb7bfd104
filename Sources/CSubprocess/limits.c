#include "steps.h"

#include <sys/resource.h>

/// Sets a limit unless a lower one holds already.
static int limit(int resource, rlim_t soft, rlim_t hard) {
    struct rlimit old;
    if (getrlimit(resource, &old) != 0) return -1;
    int is_bound = old.rlim_max != RLIM_INFINITY;
    if (is_bound && old.rlim_max < soft) return 0;
    struct rlimit both = {soft, is_bound && old.rlim_max < hard ? old.rlim_max : hard};
    return setrlimit(resource, &both);
}

int glosa_limit_resources(struct glosa_limits limits) {
    if (limit(RLIMIT_CORE, 0, 0) != 0) return -1;
    if (limits.cpu && limit(RLIMIT_CPU, limits.cpu, limits.cpu + 1) != 0) return -1;
#ifndef __APPLE__
    if (limits.memory && limit(RLIMIT_AS, limits.memory, limits.memory) != 0) return -1;
#endif
    if (limits.no_files) return limit(RLIMIT_FSIZE, 0, 0);
    return limits.file_size ? limit(RLIMIT_FSIZE, limits.file_size, limits.file_size) : 0;
}

int glosa_limit_descriptors(struct glosa_limits limits) {
    return limits.descriptors ? limit(RLIMIT_NOFILE, limits.descriptors, limits.descriptors) : 0;
}
