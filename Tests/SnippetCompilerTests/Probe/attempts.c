// Tries what a confined program must not be able to do, by the calls of the system itself. Writes a line for each
// attempt: its name, and the number of the error, 0 if it succeeded.
//
// attempts: all of them. attempts safe: those that anybody may do unconfined and that harm nobody, each with a file
// made anew, to show that it is the confinement that they fail for. attempts reading: all, and what is left to Landlock.
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/ipc.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static int only_safe;
static int file = -1;
static pid_t parent;

/// A file that can be read; unconfined, it is made anew.
static void prepare(void) {
    if (file >= 0) close(file);
    if (only_safe) {
        unlink("victim"), unlink("new"), rmdir("new");
        int made = open("victim", O_WRONLY | O_CREAT | O_TRUNC, 0644);
        if (write(made, "whole\n", 6) != 6) printf("prepare %d\n", errno);
        syscall(SYS_setxattr, "victim", "user.a", "1", 1, 0);
        close(made);
    }
    file = open("victim", O_RDONLY);
    if (file < 0) printf("prepare %d\n", errno);
}

static void report(const char *name, long result) {
    int error = errno;
    printf("%s %d\n", name, result == -1 ? error : 0);
    fflush(stdout);
}

static long closed(long descriptor) {
    if (descriptor < 0) return descriptor;
    int error = errno;
    close((int)descriptor);
    errno = error;
    return 0;
}

#define CALL(...) syscall(__VA_ARGS__, 0L, 0L, 0L, 0L, 0L)
#define SAFE(name, expression) do { prepare(); errno = 0; report(name, (long)(expression)); } while (0)
#define TRY(name, expression) do { if (!only_safe) SAFE(name, expression); } while (0)

/// As <linux/fs.h> has them, which doesn't go with <sys/mount.h>.
enum { GETFLAGS = 0x80086601, SETFLAGS = 0x40086602, CLONE_FILE = 0x40049409 };

static const struct { uint64_t value; uint32_t size, flags; } attribute = {(uint64_t)(uintptr_t) "1", 1, 0};

static void try_contents(void) {
    struct { uint64_t flags, mode, resolve; } how = {O_WRONLY, 0, 0};
    SAFE("open-to-write", closed(CALL(SYS_openat, AT_FDCWD, "victim", O_WRONLY)));
    SAFE("open-to-read-and-write", closed(CALL(SYS_openat, AT_FDCWD, "victim", O_RDWR)));
    SAFE("open-to-append", closed(CALL(SYS_openat, AT_FDCWD, "victim", O_WRONLY | O_APPEND)));
    SAFE("open-to-truncate", closed(CALL(SYS_openat, AT_FDCWD, "victim", O_RDONLY | O_TRUNC)));
    SAFE("open-to-create", closed(CALL(SYS_openat, AT_FDCWD, "new", O_RDONLY | O_CREAT, 0644)));
    SAFE("open-temporary", closed(CALL(SYS_openat, AT_FDCWD, ".", O_TMPFILE | O_RDWR, 0644)));
    SAFE("open-path", closed(CALL(SYS_openat, AT_FDCWD, "victim", O_PATH)));
    SAFE("openat2", closed(CALL(437, AT_FDCWD, "victim", &how, sizeof how)));
    SAFE("own-descriptor-to-write", ({
        char path[64];
        snprintf(path, sizeof path, "/proc/self/fd/%d", file);
        closed(CALL(SYS_openat, AT_FDCWD, path, O_WRONLY));
    }));
    SAFE("truncate", CALL(SYS_truncate, "victim", 1));
    TRY("ftruncate", CALL(SYS_ftruncate, file, 1));
    TRY("fallocate", CALL(SYS_fallocate, file, 3, 0, 1));
    TRY("copy_file_range", CALL(SYS_copy_file_range, file, NULL, 1, NULL, 1, 0));
    TRY("sendfile", CALL(SYS_sendfile, 1, file, NULL, 1));
    TRY("splice", CALL(SYS_splice, file, NULL, 1, NULL, 1, 0));
    TRY("vmsplice", CALL(SYS_vmsplice, 1, NULL, 0, 0));
    TRY("tee", CALL(SYS_tee, 1, 1, 1, 0));
    TRY("clone-file", CALL(SYS_ioctl, file, CLONE_FILE, file));
    TRY("mmap-shared", closed(CALL(SYS_mmap, NULL, 4096, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0) == -1 ? -1 : 0));
    TRY("open_by_handle_at", CALL(SYS_open_by_handle_at, AT_FDCWD, NULL, O_RDONLY));
    TRY("name_to_handle_at", CALL(SYS_name_to_handle_at, AT_FDCWD, "victim", NULL, NULL, 0));
    SAFE("flock", CALL(SYS_flock, file, 2));
    SAFE("lock", ({ struct flock lock = {.l_type = F_RDLCK}; CALL(SYS_fcntl, file, F_SETLK, &lock); }));
    SAFE("lock-open-file", ({ struct flock lock = {.l_type = F_RDLCK}; CALL(SYS_fcntl, file, F_OFD_SETLK, &lock); }));
    SAFE("lease", CALL(SYS_fcntl, file, F_SETLEASE, F_RDLCK));
    SAFE("notify", ({
        int folder = open(".", O_RDONLY);
        long result = CALL(SYS_fcntl, folder, F_NOTIFY, 2);
        int error = errno;
        close(folder);
        errno = error;
        result;
    }));
    SAFE("owner", CALL(SYS_fcntl, file, F_SETOWN, getpid()));
    SAFE("fadvise", CALL(SYS_fadvise64, file, 0, 0, 4));
    SAFE("fsync", CALL(SYS_fsync, file));
    TRY("fdatasync", CALL(SYS_fdatasync, file));
    TRY("sync_file_range", CALL(SYS_sync_file_range, file, 0, 0, 0));
    TRY("syncfs", CALL(SYS_syncfs, file));
    TRY("sync", CALL(SYS_sync));
}

static void try_metadata(void) {
    struct timespec times[2] = {{1, 0}, {1, 0}};
    long flags = 0;
    uid_t user = getuid();
    gid_t group = getgid();
    SAFE("fchmod", CALL(SYS_fchmod, file, 04777));
    SAFE("fchmodat", CALL(SYS_fchmodat, AT_FDCWD, "victim", 04777));
    SAFE("fchmodat2", CALL(452, AT_FDCWD, "victim", 04777, 0));
    SAFE("fchown", CALL(SYS_fchown, file, user, group));
    SAFE("fchownat", CALL(SYS_fchownat, AT_FDCWD, "victim", user, group, 0));
    SAFE("utimensat", CALL(SYS_utimensat, AT_FDCWD, "victim", times, 0));
    SAFE("setxattr", CALL(SYS_setxattr, "victim", "user.b", "1", 1, 0));
    SAFE("lsetxattr", CALL(SYS_lsetxattr, "victim", "user.b", "1", 1, 0));
    SAFE("fsetxattr", CALL(SYS_fsetxattr, file, "user.b", "1", 1, 0));
    SAFE("setxattrat", CALL(463, AT_FDCWD, "victim", 0, "user.b", &attribute, sizeof attribute));
    SAFE("removexattr", CALL(SYS_removexattr, "victim", "user.a"));
    SAFE("lremovexattr", CALL(SYS_lremovexattr, "victim", "user.a"));
    SAFE("fremovexattr", CALL(SYS_fremovexattr, file, "user.a"));
    SAFE("removexattrat", CALL(466, AT_FDCWD, "victim", 0, "user.a"));
    TRY("getxattr", CALL(SYS_getxattr, "victim", "user.a", NULL, 0));
    TRY("listxattr", CALL(SYS_listxattr, "victim", NULL, 0));
    TRY("file_getattr", CALL(468, AT_FDCWD, "victim", NULL, 0, 0));
    TRY("file_setattr", CALL(469, AT_FDCWD, "victim", NULL, 0, 0));
    TRY("get-flags", CALL(SYS_ioctl, file, GETFLAGS, &flags));
    TRY("set-flags", CALL(SYS_ioctl, file, SETFLAGS, &flags));
    SAFE("umask", CALL(SYS_umask, 022));
#ifdef __x86_64__
    SAFE("open-as-of-old", closed(CALL(SYS_open, "victim", O_RDWR)));
    SAFE("creat", closed(CALL(SYS_creat, "new", 0644)));
    SAFE("chmod", CALL(SYS_chmod, "victim", 04777));
    SAFE("chown", CALL(SYS_chown, "victim", user, group));
    SAFE("lchown", CALL(SYS_lchown, "victim", user, group));
    SAFE("utime", CALL(SYS_utime, "victim", NULL));
    SAFE("utimes", CALL(SYS_utimes, "victim", NULL));
    SAFE("futimesat", CALL(SYS_futimesat, AT_FDCWD, "victim", NULL));
#endif
}

static void try_names(void) {
    SAFE("renameat2", CALL(SYS_renameat2, AT_FDCWD, "victim", AT_FDCWD, "new", 0));
    SAFE("linkat", CALL(SYS_linkat, AT_FDCWD, "victim", AT_FDCWD, "new", 0));
    SAFE("symlinkat", CALL(SYS_symlinkat, "victim", AT_FDCWD, "new"));
    SAFE("unlinkat", CALL(SYS_unlinkat, AT_FDCWD, "victim", 0));
    SAFE("mkdirat", CALL(SYS_mkdirat, AT_FDCWD, "new", 0755));
    SAFE("mknodat", CALL(SYS_mknodat, AT_FDCWD, "new", S_IFIFO | 0644, 0));
#ifdef __x86_64__
    SAFE("rename", CALL(SYS_rename, "victim", "new"));
    SAFE("link", CALL(SYS_link, "victim", "new"));
    SAFE("symlink", CALL(SYS_symlink, "victim", "new"));
    SAFE("unlink", CALL(SYS_unlink, "victim"));
    SAFE("mkdir", CALL(SYS_mkdir, "new", 0755));
    SAFE("mknod", CALL(SYS_mknod, "new", S_IFIFO | 0644, 0));
    TRY("rmdir", CALL(SYS_rmdir, "."));
#endif
#ifdef SYS_renameat
    SAFE("renameat", CALL(SYS_renameat, AT_FDCWD, "victim", AT_FDCWD, "new"));
#endif
    TRY("chroot", CALL(SYS_chroot, "."));
    TRY("pivot_root", CALL(SYS_pivot_root, ".", "."));
    TRY("mount", CALL(SYS_mount, "none", ".", "tmpfs", 0, NULL));
    TRY("umount2", CALL(SYS_umount2, ".", 0));
    for (long number = 428; number <= 433; number++) TRY("new-mount-calls", CALL(number, -1, NULL));
    TRY("mount_setattr", CALL(442, AT_FDCWD, ".", 0, NULL, 0));
    TRY("open_tree_attr", CALL(467, AT_FDCWD, ".", 0, NULL, 0));
    TRY("statmount", CALL(457, NULL, NULL, 0, 0));
    TRY("listmount", CALL(458, NULL, NULL, 0, 0));
    TRY("quotactl", CALL(SYS_quotactl, 0, NULL, 0, NULL));
    TRY("quotactl_fd", CALL(443, file, 0, 0, NULL));
    TRY("swapon", CALL(SYS_swapon, "victim", 0));
    TRY("swapoff", CALL(SYS_swapoff, "victim"));
    TRY("acct", CALL(SYS_acct, "victim"));
    SAFE("inotify_init1", closed(CALL(SYS_inotify_init1, 0)));
    TRY("inotify_add_watch", CALL(SYS_inotify_add_watch, file, ".", 2));
    TRY("fanotify_init", closed(CALL(SYS_fanotify_init, 0, 0)));
    TRY("fanotify_mark", CALL(SYS_fanotify_mark, file, 1, 2, AT_FDCWD, "."));
}

static void try_memory(void) {
    void *page = mmap(NULL, 4096, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    struct { uint64_t start, length; } range = {(uint64_t)(uintptr_t)page, 4096};
    SAFE("memfd_create", closed(CALL(SYS_memfd_create, "a", 0)));
    SAFE("memfd_secret", closed(CALL(447, 0)));
    SAFE("shmget", ({
        long id = CALL(SYS_shmget, IPC_PRIVATE, 4096, 0600);
        int error = errno;
        if (id >= 0) CALL(SYS_shmctl, id, IPC_RMID, NULL);
        errno = error;
        id < 0 ? -1 : 0;
    }));
    TRY("shmat", CALL(SYS_shmat, 0, NULL, 0) == -1 ? -1 : 0);
    TRY("shmctl", CALL(SYS_shmctl, 0, IPC_STAT, NULL));
    TRY("shmdt", CALL(SYS_shmdt, page));
    SAFE("semget", ({
        long id = CALL(SYS_semget, IPC_PRIVATE, 1, 0600);
        int error = errno;
        if (id >= 0) CALL(SYS_semctl, id, 0, IPC_RMID);
        errno = error;
        id < 0 ? -1 : 0;
    }));
    TRY("semop", CALL(SYS_semop, 0, NULL, 0));
    TRY("semtimedop", CALL(SYS_semtimedop, 0, NULL, 0, NULL));
    TRY("semctl", CALL(SYS_semctl, 0, 0, IPC_STAT));
    SAFE("msgget", ({
        long id = CALL(SYS_msgget, IPC_PRIVATE, 0600);
        int error = errno;
        if (id >= 0) CALL(SYS_msgctl, id, IPC_RMID, NULL);
        errno = error;
        id < 0 ? -1 : 0;
    }));
    TRY("msgsnd", CALL(SYS_msgsnd, 0, "a", 0, 0));
    TRY("msgrcv", CALL(SYS_msgrcv, 0, NULL, 0, 0, 04000));
    TRY("msgctl", CALL(SYS_msgctl, 0, IPC_STAT, NULL));
    TRY("mq_open", closed(CALL(SYS_mq_open, "glosa", O_RDWR | O_CREAT, 0600, NULL)));
    TRY("mq_unlink", CALL(SYS_mq_unlink, "glosa"));
    TRY("mq_timedsend", CALL(SYS_mq_timedsend, file, "a", 1, 0, NULL));
    TRY("mq_timedreceive", CALL(SYS_mq_timedreceive, file, NULL, 0, NULL, NULL));
    TRY("mq_notify", CALL(SYS_mq_notify, file, NULL));
    TRY("mq_getsetattr", CALL(SYS_mq_getsetattr, file, NULL, NULL));
    SAFE("mlock", CALL(SYS_mlock, page, 4096));
    SAFE("mlock2", CALL(SYS_mlock2, page, 4096, 0));
    TRY("mlockall", CALL(SYS_mlockall, MCL_CURRENT));
    const long fresh = MAP_PRIVATE | MAP_ANONYMOUS;
    SAFE("map-locked", CALL(SYS_mmap, NULL, 4096, PROT_READ, fresh | MAP_LOCKED, -1, 0) == -1 ? -1 : 0);
    TRY("map-huge", CALL(SYS_mmap, NULL, 1 << 21, PROT_READ, fresh | MAP_HUGETLB, -1, 0) == -1 ? -1 : 0);
    TRY("remove-pages", CALL(SYS_madvise, page, 4096, MADV_REMOVE));
    TRY("merge-pages", CALL(SYS_madvise, page, 4096, MADV_MERGEABLE));
    TRY("page-out", CALL(SYS_madvise, page, 4096, 21));
    TRY("poison-pages", CALL(SYS_madvise, page, 4096, 100));
    TRY("process_madvise", CALL(440, file, &range, 1, 4, 0));
    TRY("process_mrelease", CALL(448, file, 0));
    TRY("mbind", CALL(SYS_mbind, page, 4096, 0, NULL, 0, 0));
    TRY("set_mempolicy", CALL(SYS_set_mempolicy, 0, NULL, 0));
    TRY("migrate_pages", CALL(SYS_migrate_pages, parent, 0, NULL, NULL));
    TRY("move_pages", CALL(SYS_move_pages, parent, 0, NULL, NULL, NULL, 0));
    TRY("mincore", CALL(SYS_mincore, page, 4096, &range));
    TRY("cachestat", CALL(451, file, NULL, NULL, 0));
    TRY("pkey_alloc", CALL(SYS_pkey_alloc, 0, 0));
    TRY("userfaultfd", closed(CALL(SYS_userfaultfd, 1)));
    TRY("remap_file_pages", CALL(SYS_remap_file_pages, page, 4096, 0, 0, 0));
}

static void try_network(void) {
    char name[32];
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    int pair[2];
    for (int family = 0; family <= 46; family++) {
        static const int types[] = {SOCK_STREAM, SOCK_DGRAM, SOCK_RAW, SOCK_SEQPACKET};
        for (int index = 0; index < 4; index++) {
            snprintf(name, sizeof name, "socket-%d-%d", family, types[index]);
            if (family == AF_UNIX && index == 0) SAFE(name, closed(CALL(SYS_socket, family, types[index], 0)));
            else TRY(name, closed(CALL(SYS_socket, family, types[index], 0)));
        }
    }
    SAFE("socketpair", ({
        long result = CALL(SYS_socketpair, AF_UNIX, SOCK_STREAM, 0, pair);
        if (result == 0) close(pair[0]), close(pair[1]);
        result;
    }));
    TRY("connect", CALL(SYS_connect, file, &address, sizeof address));
    TRY("bind", CALL(SYS_bind, file, &address, sizeof address));
    TRY("listen", CALL(SYS_listen, file, 1));
    TRY("accept", CALL(SYS_accept, file, NULL, NULL));
    TRY("accept4", CALL(SYS_accept4, file, NULL, NULL, 0));
    TRY("sendto", CALL(SYS_sendto, file, "a", 1, 0, NULL, 0));
    TRY("sendmsg", CALL(SYS_sendmsg, file, NULL, 0));
    TRY("sendmmsg", CALL(SYS_sendmmsg, file, NULL, 0, 0));
    TRY("recvfrom", CALL(SYS_recvfrom, file, NULL, 0, 0, NULL, NULL));
    TRY("recvmsg", CALL(SYS_recvmsg, file, NULL, 0));
    TRY("recvmmsg", CALL(SYS_recvmmsg, file, NULL, 0, 0, NULL));
    TRY("setsockopt", CALL(SYS_setsockopt, file, 0, 0, NULL, 0));
    TRY("getsockopt", CALL(SYS_getsockopt, file, 0, 0, NULL, NULL));
    TRY("getsockname", CALL(SYS_getsockname, file, NULL, NULL));
    TRY("getpeername", CALL(SYS_getpeername, file, NULL, NULL));
    TRY("shutdown", CALL(SYS_shutdown, file, 2));
}

/// In the child, ends it.
static long forked(long process) {
    if (process == 0) _exit(0);
    int error = errno;
    if (process > 0) waitpid((pid_t)process, NULL, 0);
    errno = error;
    return process < 0 ? -1 : 0;
}

static void try_processes(void) {
    struct { uint64_t flags, rest[10]; } clone_arguments = {.rest = {[3] = SIGCHLD}};
    siginfo_t information = {.si_code = SI_QUEUE};
    struct rlimit limit;
    unsigned long processors[16];
    SAFE("fork", forked(CALL(SYS_clone, SIGCHLD, NULL)));
    SAFE("clone3", forked(CALL(435, &clone_arguments, 64)));
    static const long spaces[] = {CLONE_NEWNS, CLONE_NEWCGROUP, CLONE_NEWUTS, CLONE_NEWIPC, CLONE_NEWUSER, CLONE_NEWPID,
                                  CLONE_NEWNET};
    const long thread = CLONE_THREAD | CLONE_SIGHAND | CLONE_VM;
    for (int index = 0; index < 7; index++) {
        TRY("clone-into-namespace", forked(CALL(SYS_clone, spaces[index] | SIGCHLD, NULL)));
        TRY("thread-in-namespace", forked(CALL(SYS_clone, spaces[index] | thread, NULL)));
        TRY("unshare", CALL(SYS_unshare, spaces[index]));
    }
    TRY("thread-that-is-traced", forked(CALL(SYS_clone, CLONE_PTRACE | thread, NULL)));
    TRY("child-of-parent", forked(CALL(SYS_clone, CLONE_PARENT | SIGCHLD, NULL)));
    TRY("setns", CALL(SYS_setns, file, 0));
#ifdef __x86_64__
    SAFE("fork-as-of-old", forked(CALL(SYS_fork)));
#endif
    TRY("execveat", CALL(SYS_execveat, AT_FDCWD, "/bin/sh", NULL, NULL, 0));
    SAFE("signal-parent", CALL(SYS_kill, parent, 0));
    TRY("signal-first", CALL(SYS_kill, 1, 0));
    TRY("signal-group", CALL(SYS_kill, 0, 0));
    TRY("signal-all", CALL(SYS_kill, -1, 0));
    TRY("signal-own-group", CALL(SYS_kill, -getpgrp(), 0));
    SAFE("signal-thread", CALL(SYS_tkill, parent, 0));
    SAFE("signal-parent-thread", CALL(SYS_tgkill, parent, parent, 0));
    TRY("rt_sigqueueinfo", CALL(SYS_rt_sigqueueinfo, parent, 0, &information));
    TRY("rt_tgsigqueueinfo", CALL(SYS_rt_tgsigqueueinfo, parent, parent, 0, &information));
    SAFE("pidfd_open", closed(CALL(434, parent, 0)));
    TRY("pidfd_send_signal", CALL(424, file, 0, NULL, 0));
    TRY("pidfd_getfd", CALL(438, file, 0, 0));
    TRY("ptrace-attach", CALL(SYS_ptrace, 16, parent, NULL, NULL));
    TRY("ptrace-me", CALL(SYS_ptrace, 0, 0, NULL, NULL));
    TRY("process_vm_readv", CALL(SYS_process_vm_readv, parent, NULL, 0, NULL, 0, 0));
    TRY("process_vm_writev", CALL(SYS_process_vm_writev, parent, NULL, 0, NULL, 0, 0));
    TRY("kcmp", CALL(SYS_kcmp, parent, parent, 0, 0, 0));
    SAFE("limit-of-parent", CALL(SYS_prlimit64, parent, RLIMIT_NOFILE, NULL, &limit));
    SAFE("getpriority", CALL(SYS_getpriority, PRIO_PROCESS, parent) < 0 ? -1 : 0);
    SAFE("setpriority", CALL(SYS_setpriority, PRIO_PROCESS, 0, 0));
    TRY("ioprio_set", CALL(SYS_ioprio_set, 1, 0, 0));
    SAFE("sched_setaffinity", ({
        long length = CALL(SYS_sched_getaffinity, 0, sizeof processors, processors);
        length < 0 ? -1 : CALL(SYS_sched_setaffinity, 0, length, processors);
    }));
    SAFE("sched_setscheduler", ({ int priority = 0; CALL(SYS_sched_setscheduler, 0, 0, &priority); }));
    TRY("sched_setparam", ({ int priority = 0; CALL(SYS_sched_setparam, 0, &priority); }));
    TRY("sched_setattr", CALL(SYS_sched_setattr, 0, NULL, 0));
    TRY("setpgid", CALL(SYS_setpgid, 0, parent));
    TRY("setsid", CALL(SYS_setsid));
    TRY("wait4", CALL(SYS_wait4, -1, NULL, 1, NULL));
    TRY("waitid", CALL(SYS_waitid, 0, 0, NULL, 5, NULL));
    TRY("get_robust_list", CALL(SYS_get_robust_list, parent, &limit, processors));
    TRY("timer_create", CALL(SYS_timer_create, 0, NULL, processors));
}

static void try_privileges(void) {
    static const long changes[] = {SYS_setuid, SYS_setgid, SYS_setreuid, SYS_setregid, SYS_setresuid, SYS_setresgid,
                                   SYS_setfsuid, SYS_setfsgid, SYS_setgroups};
    for (int index = 0; index < 9; index++) TRY("change-of-identity", CALL(changes[index], 0, 0, 0));
    TRY("capset", CALL(SYS_capset, NULL, NULL));
    TRY("personality", CALL(SYS_personality, 0x0040000));
    static const long options[] = {PR_SET_PDEATHSIG, PR_SET_DUMPABLE, PR_SET_KEEPCAPS, PR_SET_SECUREBITS, PR_SET_MM,
                                   PR_SET_SECCOMP, PR_SET_PTRACER, PR_SET_CHILD_SUBREAPER, PR_CAPBSET_DROP,
                                   PR_CAP_AMBIENT, PR_SET_TIMERSLACK, 62 /* PR_SCHED_CORE */};
    for (int index = 0; index < 12; index++) TRY("prctl", CALL(SYS_prctl, options[index], -1, -1, -1, -1));
    TRY("seccomp", CALL(SYS_seccomp, 0, 0, NULL));
    for (long number = 444; number <= 446; number++) TRY("landlock", CALL(number, -1, NULL, 0, 0));
    for (long number = 459; number <= 461; number++) TRY("security-modules", CALL(number, 0, NULL, 0, 0));
    TRY("add_key", CALL(SYS_add_key, "user", "a", "1", 1, -3));
    TRY("request_key", CALL(SYS_request_key, "user", "a", NULL, 0));
    TRY("keyctl", CALL(SYS_keyctl, 0, -3, 0));
    TRY("bpf", CALL(SYS_bpf, 0, NULL, 0));
    TRY("perf_event_open", CALL(SYS_perf_event_open, NULL, 0, -1, -1, 0));
    for (long number = 425; number <= 427; number++) TRY("io_uring", CALL(number, 1, NULL));
    TRY("io_setup", CALL(SYS_io_setup, 1, NULL));
    TRY("settimeofday", CALL(SYS_settimeofday, NULL, NULL));
    TRY("clock_settime", CALL(SYS_clock_settime, 0, NULL));
    TRY("clock_adjtime", CALL(SYS_clock_adjtime, 0, NULL));
    TRY("adjtimex", CALL(SYS_adjtimex, NULL));
    TRY("sethostname", CALL(SYS_sethostname, "a", -1));
    TRY("setdomainname", CALL(SYS_setdomainname, "a", -1));
    TRY("reboot", CALL(SYS_reboot, 0, 0, 0, NULL));
    TRY("kexec_load", CALL(SYS_kexec_load, 0, -1, NULL, 0));
    TRY("init_module", CALL(SYS_init_module, NULL, 0, ""));
    TRY("finit_module", CALL(SYS_finit_module, -1, "", 0));
    TRY("delete_module", CALL(SYS_delete_module, "glosa-no-module", 0));
    TRY("syslog", CALL(SYS_syslog, 10, NULL, 0));
    TRY("vhangup", CALL(SYS_vhangup));
    TRY("push-into-terminal", CALL(SYS_ioctl, 0, TIOCSTI, "a"));
    TRY("become-owner-of-terminal", CALL(SYS_ioctl, 0, TIOCSCTTY, 0));
#ifdef __x86_64__
    TRY("iopl", CALL(SYS_iopl, 3));
    TRY("ioperm", CALL(SYS_ioperm, 0, 1, 1));
    TRY("modify_ldt", CALL(SYS_modify_ldt, 0, NULL, 0));
#endif
}

/// What Landlock alone forbids: reading, and other programs.
static void try_reading(void) {
    static char *const shell[] = {"/bin/sh", "-c", "echo execute 0; exit 0", NULL};
    report("read-outside", closed(open("../secret", O_RDONLY)));
    report("read-through-own-folder", closed(open("/proc/self/cwd/../secret", O_RDONLY)));
    report("list-outside", closed(open("..", O_RDONLY | O_DIRECTORY)));
    report("read-users", closed(open("/etc/passwd", O_RDONLY)));
    report("read-parent-environment", ({
        char path[64];
        snprintf(path, sizeof path, "/proc/%d/environ", parent);
        closed(open(path, O_RDONLY));
    }));
    report("list-processes", closed(open("/proc", O_RDONLY | O_DIRECTORY)));
    report("execute", execv("/bin/sh", shell));
}

int main(int count, char *arguments[]) {
    only_safe = count > 1 && strcmp(arguments[1], "safe") == 0;
    parent = getppid();
    try_contents();
    try_metadata();
    try_names();
    try_memory();
    try_network();
    try_processes();
    try_privileges();
    printf("done 1\n");
    fflush(stdout);
    // Last, as a shell that can be executed takes its place.
    if (count > 1 && strcmp(arguments[1], "reading") == 0) try_reading();
    return 0;
}
