// Which files can be read, and which executed: Landlock (Linux 5.13,
// https://docs.kernel.org/userspace-api/landlock.html).
//
// It doesn't guard metadata, and the filter can't see paths: a program can still learn, by `stat`, `access` and
// `readlink`, which files there are, how large, how old and whose they are. It can't read them, nor list folders.
#ifdef __linux__
#define _GNU_SOURCE
#include "steps.h"

#include <fcntl.h>
#include <linux/landlock.h>
#include <stdint.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

// By number, as older headers lack them; the numbers of newer calls are the same on all architectures.
enum { CREATE_RULESET = 444, ADD_RULE = 445, RESTRICT_SELF = 446 };

// In the order of the kernel's header, so that older copies of it serve.
struct ruleset { uint64_t files, network, scope; };

// What the kernel executes to load a program.
static const char *const loaders[] = {
#if defined(__x86_64__)
    "/lib64/ld-linux-x86-64.so.2", "/lib/ld-musl-x86_64.so.1",
#elif defined(__aarch64__)
    "/lib/ld-linux-aarch64.so.1", "/lib/ld-musl-aarch64.so.1",
#endif
    NULL,
};

static int version(void) { return (int)syscall(CREATE_RULESET, NULL, 0, LANDLOCK_CREATE_RULESET_VERSION); }

int glosa_has_landlock(void) { return version() >= 1; }

/// All that the kernel's version knows: what is named here is forbidden but for the rules.
static uint64_t file_rights(int version) {
    int bits = version >= 5 ? 16 : version >= 3 ? 15 : version >= 2 ? 14 : 13;
    return (1ULL << bits) - 1;
}

static int allow(int set, const char *path, uint64_t rights) {
    int file = open(path, O_PATH | O_CLOEXEC);
    // What isn't there needs no rule.
    if (file < 0) return 0;
    struct stat information;
    int is_folder = fstat(file, &information) == 0 && S_ISDIR(information.st_mode);
    if (!is_folder) rights &= ~(uint64_t)LANDLOCK_ACCESS_FS_READ_DIR;
    struct landlock_path_beneath_attr rule = {.allowed_access = rights, .parent_fd = file};
    int result = (int)syscall(ADD_RULE, set, LANDLOCK_RULE_PATH_BENEATH, &rule, 0);
    close(file);
    return result;
}

int glosa_confine_files(const char *program, const char *const readable[]) {
    int known = version();
    if (known < 1) return -1;
    struct ruleset rules = {file_rights(known), known >= 4 ? 3 : 0, known >= 6 ? 3 : 0};
    size_t size = known >= 6 ? 24 : known >= 4 ? 16 : 8;
    int set = (int)syscall(CREATE_RULESET, &rules, size, 0);
    if (set < 0) return -1;
    for (int index = 0; readable[index]; index++) {
        uint64_t rights = LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_READ_DIR;
        // libdispatch reads /proc/ID/stat of its own threads, whose ids nobody knows before, and gives up if it can't.
        // What belongs to other processes beyond such numbers, Landlock keeps back by itself.
        if (strcmp(readable[index], "/proc") == 0) rights = LANDLOCK_ACCESS_FS_READ_FILE;
        if (allow(set, readable[index], rights) != 0) return -1;
    }
    // Nothing else, so that a program that calls exec begins anew and is no other.
    uint64_t rights = LANDLOCK_ACCESS_FS_EXECUTE | LANDLOCK_ACCESS_FS_READ_FILE;
    if (allow(set, program, rights) != 0) return -1;
    for (int index = 0; loaders[index]; index++) {
        if (allow(set, loaders[index], rights) != 0) return -1;
    }
    int result = (int)syscall(RESTRICT_SELF, set, 0);
    close(set);
    return result;
}

#endif
