// Says which of two descriptors, a low and a high one, a program would inherit.
#define _GNU_SOURCE
#include "steps.h"

#include <fcntl.h>
#include <stdio.h>

int main(void) {
    int low = open("/dev/null", O_RDONLY);
    int high = fcntl(low, F_DUPFD, 900);
    int result = glosa_keep_descriptors();
    int is_inherited = !(fcntl(low, F_GETFD) & FD_CLOEXEC) || !(fcntl(high, F_GETFD) & FD_CLOEXEC);
    printf("%d %d %d %d\n", result, high >= 900, is_inherited, fcntl(1, F_GETFD) & FD_CLOEXEC);
    return 0;
}
