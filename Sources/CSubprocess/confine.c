// Three barriers around a program that nobody trusts: no capabilities, Landlock for files, a filter for system calls.
// All are for unprivileged processes, last for good, and need neither namespaces nor a helper program. The filter lets
// no call pass that changes a file: so it doesn't matter what Landlock's version can forbid.
#define _GNU_SOURCE
#include "steps.h"

#ifdef __linux__
#include <linux/capability.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

int glosa_drop_privileges(void) {
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return -1;
    // Whoever runs Glosa as root doesn't mean samples to be.
    struct __user_cap_header_struct version = {_LINUX_CAPABILITY_VERSION_3, 0};
    struct __user_cap_data_struct none[_LINUX_CAPABILITY_U32S_3] = {{0, 0, 0}};
    return (int)syscall(SYS_capset, &version, none);
}

enum glosa_step glosa_obstacle(void) {
    if (!glosa_has_landlock()) return GLOSA_LANDLOCK;
    return glosa_has_filter() ? GLOSA_NO_STEP : GLOSA_FILTER;
}

#else
#include <errno.h>

// Elsewhere the program is started through the system's own sandbox (see SnippetCompiler), which needs nothing here.
static int unsupported(void) {
    errno = ENOSYS;
    return -1;
}

int glosa_drop_privileges(void) { return unsupported(); }
int glosa_confine_files(const char *program, const char *const readable[]) {
    (void)program, (void)readable;
    return unsupported();
}
int glosa_confine_calls(void) { return unsupported(); }
enum glosa_step glosa_obstacle(void) { return GLOSA_LANDLOCK; }

#endif
