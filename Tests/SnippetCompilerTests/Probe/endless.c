// Never ends by itself, and takes no notice of any signal that can be ignored. Says so first.
#include <signal.h>
#include <unistd.h>

int main(int count, char *arguments[]) {
    for (int number = 1; number < 65; number++) signal(number, SIG_IGN);
    if (write(1, "ready\n", 6) != 6) return 1;
    // A stopped process gets no signal either.
    if (count > 1 && arguments[1][0] == 's') kill(getpid(), SIGSTOP);
    for (;;) pause();
}
