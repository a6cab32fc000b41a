// The clocks: one number, nanoseconds since the opening, behind every way to ask for the time.

#include "Interposition.h"

#include <sys/time.h>
#include <time.h>

// What the monotonic clocks show at the opening: 100 s. Small, because a run loop timer set in real time is compared
// with it: on any machine that has been up for longer such a timer waits for the close instead of firing at once.
static const int64_t monotonic_start = 100 * 1000000000ll;

// libdispatch's encoding of `dispatch_time_t` (dispatch/time.h): positive is CLOCK_MONOTONIC, the two top bits 10
// CLOCK_BOOTTIME, 11 the negated wall clock.
static const dispatch_time_t boot_time_now = 1ull << 63;
static const dispatch_time_t wall_time_now = ~1ull;
static const dispatch_time_t clock_bits = 3ull << 62;

static _Atomic int64_t elapsed;
static _Atomic int64_t wall_start;

__thread int64_t vt_ahead;

static int64_t monotonic_now(void) { return monotonic_start + elapsed + vt_ahead; }
static int64_t wall_now(void) { return wall_start + elapsed; }

static struct timespec timespec_of(int64_t nanoseconds) {
  return (struct timespec){nanoseconds / 1000000000, nanoseconds % 1000000000};
}

void vt_clock_reset(int64_t start) {
  elapsed = 0;
  wall_start = start;
}

int64_t virtual_time_now(void) { return elapsed; }

void virtual_time_move(int64_t to) {
  if (to > elapsed) elapsed = to;
}

int clock_gettime(clockid_t clock, struct timespec *time) {
  if (!vt_is_virtual(CALLER)) return REAL(clock_gettime)(clock, time);
  switch (clock) {
  case CLOCK_REALTIME:
  case CLOCK_REALTIME_COARSE:
    *time = timespec_of(wall_now());
    return 0;
  case CLOCK_MONOTONIC:
  case CLOCK_MONOTONIC_RAW:
  case CLOCK_MONOTONIC_COARSE:
  case CLOCK_BOOTTIME:
    *time = timespec_of(monotonic_now());
    return 0;
  default:  // The CPU clocks measure work, not time.
    return REAL(clock_gettime)(clock, time);
  }
}

// Swift Testing measures how long tests take with `SuspendingClock.Instant.now`. Tests that begin while the clock of another one is
// open would mix both clocks. The instant is returned where the caller says.

#define SUSPENDING_NOW "$ss15SuspendingClockV7InstantV3nowADvgZ"

__attribute__((swiftcall)) void suspending_clock_now(__attribute__((swift_indirect_result)) void *instant)
    __asm__(SUSPENDING_NOW);

__attribute__((swiftcall)) void suspending_clock_now(__attribute__((swift_indirect_result)) void *instant) {
  static __typeof__(&suspending_clock_now) found;
  if (!found) found = (__typeof__(&suspending_clock_now))dlsym(RTLD_NEXT, SUSPENDING_NOW);
  bool before = vt_set_reads_real_time(vt_is_testing(CALLER));
  found(instant);
  vt_set_reads_real_time(before);
}

int gettimeofday(struct timeval *restrict time, void *restrict zone) {
  if (!vt_is_virtual(CALLER)) return REAL(gettimeofday)(time, zone);
  struct timespec now = timespec_of(wall_now());
  *time = (struct timeval){now.tv_sec, now.tv_nsec / 1000};
  return 0;
}

time_t time(time_t *result) {
  if (!vt_is_virtual(CALLER)) return REAL(time)(result);
  time_t now = wall_now() / 1000000000;
  if (result) *result = now;
  return now;
}

int64_t virtual_time_real_clock(void) {
  struct timespec now;
  REAL(clock_gettime)(CLOCK_MONOTONIC, &now);
  return now.tv_sec * 1000000000ll + now.tv_nsec;
}

dispatch_time_t dispatch_time(dispatch_time_t when, int64_t delta) {
  if (vt_is_virtual(CALLER)) {
    // libdispatch would read its own clock for these three; everything else is arithmetic.
    if (when == DISPATCH_TIME_NOW) when = monotonic_now();
    if (when == boot_time_now) when = boot_time_now | monotonic_now();
    if (when == wall_time_now) when = -wall_now();
  }
  return REAL(dispatch_time)(when, delta);
}

dispatch_time_t dispatch_walltime(const struct timespec *time, int64_t delta) {
  struct timespec now = timespec_of(wall_now());
  return REAL(dispatch_walltime)(time || !vt_is_virtual(CALLER) ? time : &now, delta);
}

int64_t vt_deadline(dispatch_time_t when) {
  if (when == DISPATCH_TIME_FOREVER) return INT64_MAX;
  if (when == DISPATCH_TIME_NOW || when == boot_time_now || when == wall_time_now) return elapsed;
  if ((when & clock_bits) == clock_bits) return -(int64_t)when - wall_start;
  return (int64_t)(when & ~clock_bits) - monotonic_start;
}

dispatch_time_t vt_real_time(dispatch_time_t when) {
  int64_t deadline = vt_deadline(when);
  if (deadline == INT64_MAX) return DISPATCH_TIME_FOREVER;
  return REAL(dispatch_time)(DISPATCH_TIME_NOW, deadline > elapsed ? deadline - elapsed : 0);
}
