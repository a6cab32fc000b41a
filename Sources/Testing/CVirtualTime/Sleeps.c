// `Thread.sleep` and `sleep`. `usleep` and C's `nanosleep` stay real: libraries wait for the outside world with them.

#include "Interposition.h"

#include <time.h>
#include <unistd.h>

/// The main thread runs nothing while it sleeps: what becomes due meanwhile runs afterwards, late as on an iPhone.
static void move(int64_t nanoseconds) { virtual_time_move(virtual_time_now() + nanoseconds); }

// `Thread.sleep` ends when the monotonic clock says so, which stands still for a job on a private queue.
int nanosleep(const struct timespec *duration, struct timespec *remaining) {
  if (!vt_is_foundation(CALLER) || !vt_is_virtual(CALLER)) return REAL(nanosleep)(duration, remaining);
  int64_t nanoseconds = duration->tv_sec * 1000000000ll + duration->tv_nsec;
  if (vt_is_main_thread()) {
    move(nanoseconds);
    return 0;
  }
  int result = REAL(nanosleep)(duration, remaining);
  if (result == 0) vt_ahead += nanoseconds;
  return result;
}

unsigned sleep(unsigned seconds) {
  if (!vt_is_main_thread() || !vt_is_virtual(CALLER)) return REAL(sleep)(seconds);
  move(seconds * 1000000000ll);
  return 0;
}
