#include "subprocess.h"

#include <errno.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

static int listener = -1;

/// Only what is safe in a handler (signal-safety(7)).
static void note(int signal) {
    int error = errno;
    unsigned char number = (unsigned char)signal;
    (void)!write(listener, &number, 1);
    errno = error;
}

int glosa_listen(int descriptor, const int *signals, int count) {
    listener = descriptor;
    for (int place = 0; place < count; place++) {
        struct sigaction action;
        // What was ignored when the process began, as by nohup, stays so.
        if (sigaction(signals[place], NULL, &action) != 0) return -1;
        if (action.sa_handler == SIG_IGN) continue;
        memset(&action, 0, sizeof action);
        action.sa_handler = note;
        // The second of its kind ends the process at once.
        action.sa_flags = (int)(SA_RESTART | SA_RESETHAND);
        if (sigaction(signals[place], &action, NULL) != 0) return -1;
    }
    return 0;
}

void glosa_die(int number) {
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, number);
    signal(number, SIG_DFL);
    sigprocmask(SIG_UNBLOCK, &set, NULL);
    kill(getpid(), number);
}
