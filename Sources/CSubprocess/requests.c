#define _GNU_SOURCE
#include "requests.h"

#include <errno.h>
#include <stdint.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <unistd.h>

/// The fixed part. After it come the texts, each with a zero at its end: path, directory, arguments, variables, readable paths.
struct head {
    /// Bytes of the texts.
    uint64_t size;
    uint32_t arguments, variables, readable;
    uint8_t is_confined, has_input, is_quiet;
    struct glosa_limits limits;
};

/// Output, watch, input.
enum { most_descriptors = 3, most_bytes = 1 << 26 };
/// Each of the lists of texts ends with NULL.
enum { lists_ends = 4 };

union ancillary {
    struct cmsghdr alignment;
    char bytes[CMSG_SPACE(most_descriptors * sizeof(int))];
};

#ifdef __linux__
enum { without_signal = MSG_NOSIGNAL, closed_by_exec = MSG_CMSG_CLOEXEC };
#else
enum { without_signal = 0, closed_by_exec = 0 };
#endif

// MARK: Sending

static int send_all(int line, const char *bytes, size_t count) {
    while (count) {
        ssize_t sent = send(line, bytes, count, without_signal);
        if (sent < 0 && errno != EINTR) return -1;
        if (sent > 0) bytes += sent, count -= (size_t)sent;
    }
    return 0;
}

static int send_text(int line, const char *text) { return send_all(line, text, strlen(text) + 1); }

static uint32_t measure(const char *const texts[], uint64_t *size) {
    uint32_t count = 0;
    for (; texts && texts[count]; count++) *size += strlen(texts[count]) + 1;
    return count;
}

static int send_head(int line, const struct head *head, const int *descriptors, size_t count) {
    union ancillary ancillary;
    memset(&ancillary, 0, sizeof ancillary);
    struct iovec part = {(void *)(uintptr_t)head, sizeof *head};
    struct msghdr message = {
        .msg_iov = &part, .msg_iovlen = 1, .msg_control = ancillary.bytes, .msg_controllen = CMSG_SPACE(count * sizeof(int)),
    };
    struct cmsghdr *rights = CMSG_FIRSTHDR(&message);
    rights->cmsg_level = SOL_SOCKET;
    rights->cmsg_type = SCM_RIGHTS;
    rights->cmsg_len = CMSG_LEN(count * sizeof(int));
    memcpy(CMSG_DATA(rights), descriptors, count * sizeof(int));
    ssize_t sent;
    while ((sent = sendmsg(line, &message, without_signal)) < 0 && errno == EINTR) {}
    if (sent < 0) return -1;
    return send_all(line, (const char *)head + sent, sizeof *head - (size_t)sent);
}

int glosa_request(int requests, const struct glosa_program *program, int watch) {
    struct head head = {
        .limits = program->limits, .is_confined = program->readable != NULL, .has_input = program->input > 0,
        .is_quiet = program->is_quiet != 0,
    };
    head.size = strlen(program->path) + strlen(program->directory) + 2;
    const char *const *lists[] = {
        (const char *const *)program->arguments, (const char *const *)program->environment, program->readable,
    };
    head.arguments = measure(lists[0], &head.size);
    head.variables = measure(lists[1], &head.size);
    head.readable = measure(lists[2], &head.size);
    if (head.size > most_bytes) {
        errno = E2BIG;
        return -1;
    }
    int descriptors[most_descriptors] = {program->output, watch, program->input};
    if (send_head(requests, &head, descriptors, head.has_input ? 3 : 2) != 0) return -1;
    if (send_text(requests, program->path) != 0 || send_text(requests, program->directory) != 0) return -1;
    for (int list = 0; list < 3; list++) {
        for (const char *const *text = lists[list]; text && *text; text++) {
            if (send_text(requests, *text) != 0) return -1;
        }
    }
    return 0;
}

// MARK: Receiving

static int receive_all(int line, char *bytes, size_t count) {
    while (count) {
        ssize_t got = read(line, bytes, count);
        if (got == 0 || (got < 0 && errno != EINTR)) return 0;
        if (got > 0) bytes += got, count -= (size_t)got;
    }
    return 1;
}

/// \returns how many descriptors came along; -1 at the end.
static int receive_head(int line, struct head *head, int *descriptors) {
    union ancillary ancillary;
    struct iovec part = {head, sizeof *head};
    struct msghdr message = {
        .msg_iov = &part, .msg_iovlen = 1, .msg_control = ancillary.bytes, .msg_controllen = sizeof ancillary.bytes,
    };
    ssize_t got;
    while ((got = recvmsg(line, &message, closed_by_exec)) < 0 && errno == EINTR) {}
    if (got <= 0) return -1;
    struct cmsghdr *rights = CMSG_FIRSTHDR(&message);
    if (!rights || rights->cmsg_type != SCM_RIGHTS) return -1;
    size_t count = (rights->cmsg_len - CMSG_LEN(0)) / sizeof(int);
    if (count < 2 || count > most_descriptors) return -1;
    memcpy(descriptors, CMSG_DATA(rights), count * sizeof(int));
    if (!receive_all(line, (char *)head + got, sizeof *head - (size_t)got)) return -1;
    return (int)count;
}

/// The next texts, as a list that ends with NULL.
static char **list(char ***room, uint32_t count, char **text, const char *end) {
    char **first = *room;
    for (uint32_t place = 0; place < count && *text < end; place++) {
        *(*room)++ = *text;
        *text += strlen(*text) + 1;
    }
    *(*room)++ = NULL;
    return first;
}

int glosa_receive(int requests, struct glosa_received *received) {
    struct head head;
    int descriptors[most_descriptors] = {0, 0, 0};
    int count = receive_head(requests, &head, descriptors);
    uint64_t texts = 2ull + head.arguments + head.variables + head.readable;
    if (count < 0 || head.size < 2 || head.size > most_bytes || texts > head.size) return 0;
    // Not by malloc, which a fork of a process with threads must not call.
    size_t pointers = (size_t)(texts + lists_ends) * sizeof(char *);
    *received = (struct glosa_received){.size = pointers + head.size, .watch = descriptors[1]};
    received->memory = mmap(NULL, received->size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0);
    if (received->memory == MAP_FAILED) return 0;
    char **room = received->memory;
    char *text = (char *)received->memory + pointers, *end = text + head.size;
    if (!receive_all(requests, text, head.size) || end[-1]) return 0;
    char **places = list(&room, 2, &text, end);
    struct glosa_program *program = &received->program;
    program->path = places[0];
    program->directory = places[1];
    program->arguments = list(&room, head.arguments, &text, end);
    program->environment = list(&room, head.variables, &text, end);
    const char *const *readable = (const char *const *)list(&room, head.readable, &text, end);
    program->readable = head.is_confined ? readable : NULL;
    program->limits = head.limits;
    program->output = descriptors[0];
    program->is_quiet = head.is_quiet;
    program->input = head.has_input && count == 3 ? descriptors[2] : 0;
    return places[1] != NULL;
}

void glosa_release(struct glosa_received *received) {
    close(received->program.output);
    if (received->program.input > 0) close(received->program.input);
    munmap(received->memory, received->size);
}
