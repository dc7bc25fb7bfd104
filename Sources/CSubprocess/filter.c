// Which system calls pass (https://docs.kernel.org/userspace-api/seccomp_filter.html): those that a program needs to
// compute, to read, to write to what is open, to wait, to start threads and to end. All others are refused, even those
// that no kernel has yet: so nothing that changes a file, reaches the network, or touches another process gets through.
#ifdef __linux__
#define _GNU_SOURCE
#include "steps.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <asm/termbits.h>
#include <asm/ioctls.h>
#include <unistd.h>

#if __BYTE_ORDER__ != __ORDER_LITTLE_ENDIAN__
#error "the filter reads the lower halves of arguments"
#endif

#if defined(__x86_64__)
#define ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

#ifdef ARCHITECTURE

/// The first of the numbers that all architectures share (Linux 5.1).
enum { FIRST_SHARED = 424 };
// By number, as older headers lack them.
enum { FACCESSAT2 = 439, EPOLL_PWAIT2 = 441, GUARD_INSTALL = 102, GUARD_REMOVE = 103 };

enum { REFUSED = SECCOMP_RET_ERRNO | EPERM };

/// A call that passes if one of its arguments, looked at as 32 bits, is as it must be.
struct rule {
    uint32_t number;
    /// The argument's place.
    int argument;
    /// Bits that must not be set, and bits of which one must be, if there are any.
    uint32_t without, with;
    /// What it must be, if there are any.
    const uint32_t *values;
    size_t count;
    /// Whether it must be the process's own id.
    int is_self;
};

#define ONE_OF(...) .values = (const uint32_t[]){__VA_ARGS__}, .count = sizeof((const uint32_t[]){__VA_ARGS__}) / 4

/// O_TMPFILE holds O_DIRECTORY. A descriptor that is only a path could be had of any file, readable or not.
#define NOT_FOR_READING (O_WRONLY | O_RDWR | O_CREAT | O_TRUNC | (O_TMPFILE & ~O_DIRECTORY) | O_PATH)

/// Those of a thread that lives and ends with the process.
#define OF_THREAD \
    (CLONE_VM | CLONE_FS | CLONE_FILES | CLONE_SIGHAND | CLONE_THREAD | CLONE_SYSVSEM | CLONE_SETTLS \
     | CLONE_PARENT_SETTID | CLONE_CHILD_SETTID | CLONE_CHILD_CLEARTID | CLONE_DETACHED)

static const struct rule rules[] = {
    // Files, to be read; which, Landlock says.
    {SYS_openat, 2, .without = NOT_FOR_READING},
#ifdef SYS_open
    {SYS_open, 1, .without = NOT_FOR_READING},
#endif
    // No locks, which hold up others, and no owner, who gets signals.
    {SYS_fcntl, 1, ONE_OF(F_DUPFD, F_DUPFD_CLOEXEC, F_GETFD, F_SETFD, F_GETFL, F_SETFL)},
    {SYS_ioctl, 1, ONE_OF(TCGETS, TCGETS2, TIOCGWINSZ, FIONREAD, TIOCOUTQ, FIONBIO)},
    // Locked and huge pages are taken from all.
    {SYS_mmap, 3, .without = MAP_LOCKED | MAP_HUGETLB},
    // To give memory back and to guard stacks; not to share it with other processes, to page it out or to poison it.
    {SYS_madvise, 2,
     ONE_OF(MADV_NORMAL, MADV_RANDOM, MADV_SEQUENTIAL, MADV_WILLNEED, MADV_DONTNEED, MADV_FREE, MADV_HUGEPAGE,
            MADV_NOHUGEPAGE, MADV_DONTDUMP, MADV_DODUMP, MADV_WIPEONFORK, GUARD_INSTALL, GUARD_REMOVE)},
    // Threads. clone3 isn't allowed, since its flags can't be seen; the C library takes clone instead.
    {SYS_clone, 0, .without = ~(uint32_t)OF_THREAD, .with = CLONE_THREAD},
    {SYS_kill, 0, .is_self = 1},
    {SYS_tgkill, 0, .is_self = 1},
    {SYS_prlimit64, 0, ONE_OF(0)},
    {SYS_prctl, 0, ONE_OF(PR_SET_NAME, PR_GET_NAME)},
};

/// Calls that pass whatever their arguments are.
static const uint32_t harmless[] = {
    // Descriptors
    SYS_read, SYS_readv, SYS_pread64, SYS_preadv, SYS_write, SYS_writev, SYS_lseek, SYS_close, SYS_dup, SYS_dup3,
    SYS_pipe2,
    // Files
    SYS_newfstatat, SYS_fstat, SYS_statx, SYS_faccessat, FACCESSAT2, SYS_readlinkat, SYS_getdents64, SYS_getcwd,
    // Memory
    SYS_munmap, SYS_mremap, SYS_mprotect, SYS_brk,
    // Threads
    SYS_futex, SYS_set_robust_list, SYS_rseq, SYS_set_tid_address, SYS_gettid, SYS_exit, SYS_sched_yield,
    SYS_sched_getaffinity, SYS_sched_getparam, SYS_sched_getscheduler, SYS_sched_get_priority_max,
    SYS_sched_get_priority_min, SYS_getcpu,
    // Signals to itself
    SYS_rt_sigaction, SYS_rt_sigprocmask, SYS_rt_sigreturn, SYS_rt_sigpending, SYS_rt_sigsuspend, SYS_rt_sigtimedwait,
    SYS_sigaltstack, SYS_restart_syscall,
    // Waiting
    SYS_ppoll, SYS_pselect6, SYS_epoll_create1, SYS_epoll_ctl, SYS_epoll_pwait, EPOLL_PWAIT2, SYS_eventfd2,
    SYS_signalfd4, SYS_timerfd_create, SYS_timerfd_settime, SYS_timerfd_gettime, SYS_nanosleep, SYS_clock_nanosleep,
    // The time, itself, the system
    SYS_clock_gettime, SYS_clock_getres, SYS_gettimeofday, SYS_times, SYS_getrusage, SYS_getrlimit, SYS_getpid,
    SYS_getppid, SYS_getuid, SYS_geteuid, SYS_getgid, SYS_getegid, SYS_getgroups, SYS_uname, SYS_sysinfo, SYS_getrandom,
    // What may be executed, Landlock says: the program itself.
    SYS_execve, SYS_exit_group,
#ifdef __x86_64__
    // What C libraries call there instead of the newer ones above
    SYS_stat, SYS_lstat, SYS_access, SYS_readlink, SYS_dup2, SYS_pipe, SYS_poll, SYS_select, SYS_epoll_create,
    SYS_epoll_wait, SYS_eventfd, SYS_signalfd, SYS_time, SYS_getpgrp, SYS_arch_prctl,
#endif
};

struct filter {
    struct sock_filter code[512];
    unsigned short length;
};

static void append(struct filter *filter, uint16_t code, uint32_t operand, uint8_t if_true, uint8_t if_false) {
    filter->code[filter->length++] = (struct sock_filter){code, if_true, if_false, operand};
}

static void load(struct filter *filter, size_t offset) {
    append(filter, BPF_LD | BPF_W | BPF_ABS, (uint32_t)offset, 0, 0);
}

static void end(struct filter *filter, uint32_t action) { append(filter, BPF_RET | BPF_K, action, 0, 0); }

/// Ends with `action` if the comparison holds, else goes on.
static void end_if(struct filter *filter, uint16_t comparison, uint32_t operand, uint32_t action) {
    append(filter, BPF_JMP | comparison | BPF_K, operand, 0, 1);
    end(filter, action);
}

/// Ends for the rule's call, else goes on; the accumulator holds the call's number.
static void append_rule(struct filter *filter, const struct rule *rule) {
    unsigned short start = filter->length;
    append(filter, BPF_JMP | BPF_JEQ | BPF_K, rule->number, 0, 0);
    load(filter, offsetof(struct seccomp_data, args[0]) + 8 * (size_t)rule->argument);
    if (rule->without) end_if(filter, BPF_JSET, rule->without, REFUSED);
    if (rule->with) end_if(filter, BPF_JSET, rule->with, SECCOMP_RET_ALLOW);
    if (rule->is_self) end_if(filter, BPF_JEQ, (uint32_t)getpid(), SECCOMP_RET_ALLOW);
    for (size_t index = 0; index < rule->count; index++) {
        end_if(filter, BPF_JEQ, rule->values[index], SECCOMP_RET_ALLOW);
    }
    int is_open = !rule->with && !rule->is_self && !rule->count;
    end(filter, is_open ? SECCOMP_RET_ALLOW : REFUSED);
    filter->code[start].jf = (uint8_t)(filter->length - start - 1);
}

int glosa_confine_calls(void) {
    struct filter filter = {.length = 0};
    load(&filter, offsetof(struct seccomp_data, arch));
    append(&filter, BPF_JMP | BPF_JEQ | BPF_K, ARCHITECTURE, 1, 0);
    end(&filter, SECCOMP_RET_KILL_PROCESS);
    load(&filter, offsetof(struct seccomp_data, nr));
    for (size_t index = 0; index < sizeof harmless / sizeof *harmless; index++) {
        end_if(&filter, BPF_JEQ, harmless[index], SECCOMP_RET_ALLOW);
    }
    for (size_t index = 0; index < sizeof rules / sizeof *rules; index++) append_rule(&filter, &rules[index]);
    // The C library does without a newer call that isn't there, but not always without one that is forbidden.
    end_if(&filter, BPF_JGE, FIRST_SHARED, SECCOMP_RET_ERRNO | ENOSYS);
    end(&filter, REFUSED);
    struct sock_fprog program = {filter.length, filter.code};
    return (int)syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, 0, &program);
}

int glosa_has_filter(void) {
    uint32_t actions[] = {SECCOMP_RET_ERRNO, SECCOMP_RET_KILL_PROCESS};
    for (int index = 0; index < 2; index++) {
        if (syscall(SYS_seccomp, SECCOMP_GET_ACTION_AVAIL, 0, &actions[index]) != 0) return 0;
    }
    return 1;
}

#else

int glosa_confine_calls(void) {
    errno = ENOSYS;
    return -1;
}

int glosa_has_filter(void) { return 0; }

#endif
#endif
