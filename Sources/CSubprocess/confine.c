// Landlock (Linux 5.13, https://docs.kernel.org/userspace-api/landlock.html) for files, and a seccomp filter
// (https://docs.kernel.org/userspace-api/seccomp_filter.html) for the network and other processes. Both are for
// unprivileged processes, last for good, and need neither namespaces nor a helper program.
#define _GNU_SOURCE
#include "confine.h"
#include "subprocess.h"

#ifdef __linux__
#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/capability.h>
#include <linux/filter.h>
#include <linux/landlock.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

// By number, as older headers lack them; the numbers of newer calls are the same on all architectures.
enum { CREATE_RULESET = 444, ADD_RULE = 445, RESTRICT_SELF = 446, CLONE3 = 435 };
enum { IO_URING_SETUP = 425, PIDFD_OPEN = 434, PIDFD_SEND_SIGNAL = 424, PIDFD_GETFD = 438, MEMFD_SECRET = 447 };

// In the order of the kernel's header, so that older copies of it serve.
struct ruleset { uint64_t files, network, scope; };

static int landlock_version(void) {
    return (int)syscall(CREATE_RULESET, NULL, 0, LANDLOCK_CREATE_RULESET_VERSION);
}

static uint64_t file_rights(int version) {
    int bits = version >= 5 ? 16 : version >= 3 ? 15 : version >= 2 ? 14 : 13;
    return (1ULL << bits) - 1;
}

static int confine_files(const char *const readable[]) {
    int version = landlock_version();
    if (version < 1) return -1;
    struct ruleset rules = {file_rights(version), version >= 4 ? 3 : 0, version >= 6 ? 3 : 0};
    size_t size = version >= 6 ? 24 : version >= 4 ? 16 : 8;
    int set = (int)syscall(CREATE_RULESET, &rules, size, 0);
    if (set < 0) return -1;
    for (int index = 0; readable[index]; index++) {
        int folder = open(readable[index], O_PATH | O_CLOEXEC);
        if (folder < 0) continue;
        struct stat information;
        uint64_t rights = LANDLOCK_ACCESS_FS_EXECUTE | LANDLOCK_ACCESS_FS_READ_FILE;
        if (fstat(folder, &information) == 0 && S_ISDIR(information.st_mode)) rights |= LANDLOCK_ACCESS_FS_READ_DIR;
        // libdispatch reads /proc/ID/stat of its own threads, whose ids nobody knows before, and gives up if it can't.
        // What belongs to other processes beyond such numbers, Landlock keeps back by itself.
        if (strcmp(readable[index], "/proc") == 0) rights = LANDLOCK_ACCESS_FS_READ_FILE;
        struct landlock_path_beneath_attr rule = {.allowed_access = rights, .parent_fd = folder};
        int added = (int)syscall(ADD_RULE, set, LANDLOCK_RULE_PATH_BENEATH, &rule, 0);
        close(folder);
        if (added != 0) return -1;
    }
    int result = (int)syscall(RESTRICT_SELF, set, 0);
    close(set);
    return result;
}

#define LOAD(field) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, field))
#define REFUSE(error) BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | ((error) & SECCOMP_RET_DATA))
#define ALLOW BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW)
// The accumulator holds the call's number.
#define DENY(call) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (call), 0, 1), REFUSE(EPERM)
#if __BYTE_ORDER__ != __ORDER_LITTLE_ENDIAN__
#error "the filter reads the lower halves of arguments"
#endif

#if defined(__x86_64__)
#define ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

static int confine_calls(void) {
#ifdef ARCHITECTURE
    uint32_t self = (uint32_t)getpid();
    struct sock_filter filter[] = {
        LOAD(arch),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, ARCHITECTURE, 1, 0),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS),
        LOAD(nr),
        // The x32 interface numbers the same calls differently.
        BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, 0x40000000u, 0, 1), REFUSE(ENOSYS),
        // The C library takes clone instead, whose flags can be seen.
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, CLONE3, 0, 1), REFUSE(ENOSYS),
        // Threads, but no processes.
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_clone, 0, 4),
        LOAD(args[0]),
        BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, CLONE_THREAD, 0, 1), ALLOW, REFUSE(EPERM),
        // A process may end itself; nobody else.
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_tgkill, 0, 4),
        LOAD(args[0]),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, self, 0, 1), ALLOW, REFUSE(EPERM),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_prlimit64, 0, 4),
        LOAD(args[0]),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, 0, 0, 1), ALLOW, REFUSE(EPERM),
#ifdef __x86_64__
        DENY(SYS_fork), DENY(SYS_vfork),
#endif
        DENY(SYS_kill), DENY(SYS_tkill), DENY(SYS_rt_sigqueueinfo), DENY(SYS_rt_tgsigqueueinfo),
        DENY(PIDFD_OPEN), DENY(PIDFD_SEND_SIGNAL), DENY(PIDFD_GETFD), DENY(SYS_setpgid), DENY(SYS_setsid),
        DENY(SYS_socket), DENY(SYS_socketpair), DENY(SYS_connect), DENY(SYS_bind), DENY(SYS_sendto),
        DENY(SYS_ptrace), DENY(SYS_process_vm_readv), DENY(SYS_process_vm_writev), DENY(SYS_kcmp),
        DENY(SYS_unshare), DENY(SYS_setns), DENY(SYS_mount), DENY(SYS_umount2), DENY(SYS_chroot), DENY(SYS_pivot_root),
        DENY(SYS_bpf), DENY(SYS_perf_event_open), DENY(SYS_userfaultfd), DENY(IO_URING_SETUP), DENY(SYS_add_key),
        DENY(SYS_request_key), DENY(SYS_keyctl), DENY(SYS_shmget), DENY(SYS_msgget), DENY(SYS_semget),
        DENY(SYS_mq_open), DENY(SYS_memfd_create), DENY(MEMFD_SECRET), DENY(SYS_setpriority), DENY(SYS_sched_setaffinity),
        DENY(SYS_sched_setscheduler), DENY(SYS_sched_setattr), DENY(SYS_personality), DENY(SYS_reboot),
        DENY(SYS_fchmod), DENY(SYS_fchmodat), DENY(SYS_fchown), DENY(SYS_fchownat), DENY(SYS_utimensat),
#ifdef __x86_64__
        DENY(SYS_chmod), DENY(SYS_chown), DENY(SYS_lchown), DENY(SYS_utime), DENY(SYS_utimes), DENY(SYS_futimesat),
#endif
        DENY(SYS_setxattr), DENY(SYS_lsetxattr), DENY(SYS_fsetxattr), DENY(SYS_removexattr), DENY(SYS_lremovexattr),
        DENY(SYS_fremovexattr),
        ALLOW,
    };
    struct sock_fprog program = {sizeof filter / sizeof *filter, filter};
    return (int)syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, 0, &program);
#else
    return -1;
#endif
}

int glosa_confine(const char *const readable[]) {
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return -1;
    // Whoever runs Glosa as root doesn't mean samples to be.
    struct __user_cap_header_struct version = {_LINUX_CAPABILITY_VERSION_3, 0};
    struct __user_cap_data_struct none[_LINUX_CAPABILITY_U32S_3] = {{0, 0, 0}};
    if (syscall(SYS_capset, &version, none) != 0) return -1;
    if (confine_files(readable) != 0) return -1;
    return confine_calls();
}

int glosa_can_confine(void) {
#ifdef ARCHITECTURE
    return landlock_version() >= 1;
#else
    return 0;
#endif
}

#else

// Elsewhere the program is started through the system's own sandbox (see SnippetCompiler), which needs nothing here.
int glosa_confine(const char *const readable[]) { (void)readable; return -1; }
int glosa_can_confine(void) { return 0; }

#endif
