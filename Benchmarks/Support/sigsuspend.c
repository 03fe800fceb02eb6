/* Valgrind before 3.21 writes into the mask that a program hands to sigsuspend, and ends where that is a constant, as
   libdispatch's is. Preloaded, this hands on a copy. */
#include <signal.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

int sigsuspend(const sigset_t *mask) {
    sigset_t copy;
    memcpy(&copy, mask, sizeof copy);
    return (int)syscall(SYS_rt_sigsuspend, &copy, _NSIG / 8);
}
