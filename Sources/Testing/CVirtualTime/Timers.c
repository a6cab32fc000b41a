// The timers: one list for delayed jobs, timer descriptors (run loop timers) and timer sources, ordered by deadline
// and, for equal deadlines, by creation. Only `virtual_time_fire_next` takes from it, one at a time.

#include "Interposition.h"

#include <poll.h>
#include <sys/timerfd.h>
#include <time.h>
#include <unistd.h>

typedef enum { delayed_job, descriptor, source } timer_kind;

typedef struct timer {
  int64_t deadline;
  timer_kind kind;
  int64_t interval;  // 0: fires once
  queue_t queue;
  void *context;  // delayed job: its argument; source: the source
  work_t work;
  int fd;
  struct timer *next, *previous;
} timer;

static timer *first, *last;
static int64_t timer_count;

/// Descriptors with a deadline here, so that `close` costs nothing otherwise.
static atomic_int descriptor_count;

/// Descriptors of the wall clock; all others are monotonic.
enum { max_descriptor = 65536 };
static atomic_bool is_wall_clock[max_descriptor];

// The list. Most timers are added in the order they will fire, so the place is looked for from the end.

static void insert(timer *added) {
  timer *before = last;
  while (before && before->deadline > added->deadline) before = before->previous;
  added->previous = before;
  added->next = before ? before->next : first;
  *(added->next ? &added->next->previous : &last) = added;
  *(before ? &before->next : &first) = added;
  timer_count++;
  if (added->kind == descriptor) descriptor_count++;
}

static void detach(timer *removed) {
  *(removed->previous ? &removed->previous->next : &first) = removed->next;
  *(removed->next ? &removed->next->previous : &last) = removed->previous;
  timer_count--;
  if (removed->kind == descriptor) descriptor_count--;
}

/// Adds a timer; false, with nothing added, if the clock was closed meanwhile.
static bool add(timer values) {
  timer *added = malloc(sizeof *added);
  if (!added) abort();
  *added = values;
  vt_lock();
  bool is_open = vt_open;
  if (is_open) insert(added);
  vt_unlock();
  if (is_open) vt_ring();
  else free(added);
  return is_open;
}

int64_t virtual_time_pending_timers(void) {
  vt_lock();
  int64_t count = timer_count;
  vt_unlock();
  return count;
}

int64_t virtual_time_next_deadline(void) {
  vt_lock();
  int64_t deadline = first ? first->deadline : INT64_MAX;
  vt_unlock();
  return deadline;
}

void virtual_time_for_each_timer(
    void (*each)(virtual_time_timer_kind kind, int64_t deadline, int64_t interval, void *context), void *context) {
  static const virtual_time_timer_kind kinds[] = {
      [delayed_job] = VIRTUAL_TIME_DELAYED_JOB,
      [descriptor] = VIRTUAL_TIME_RUN_LOOP_TIMER,
      [source] = VIRTUAL_TIME_TIMER_SOURCE,
  };
  vt_lock();
  for (timer *next = first; next; next = next->next)
    each(kinds[next->kind], next->deadline, next->interval, context);
  vt_unlock();
}

// Delayed jobs

static bool delay(dispatch_time_t when, queue_t queue, void *context, work_t work) {
  int64_t deadline = vt_deadline(when);
  if (deadline == INT64_MAX) return true;  // Never: as libdispatch does, forget it.
  dispatch_retain(queue);
  timer values = {.deadline = deadline, .kind = delayed_job, .queue = queue, .context = context, .work = work};
  bool is_taken = add(values);
  if (!is_taken) dispatch_release(queue);
  return is_taken;
}

void dispatch_after_f(dispatch_time_t when, queue_t queue, void *context, work_t work) {
  if (!vt_intercepts(CALLER)) return REAL(dispatch_after_f)(when, queue, context, work);
  if (vt_thread_has_virtual_time()) {
    if (!delay(when, queue, context, work)) REAL(dispatch_after_f)(when, queue, context, work);
  } else {
    // A thread in real time waits in real time, but what it waited for takes its place in our queue.
    REAL(dispatch_after)(when, queue, ^{ dispatch_async_f(queue, context, work); });
  }
}

void dispatch_after(dispatch_time_t when, queue_t queue, block_t block) {
  if (!vt_intercepts(CALLER)) return REAL(dispatch_after)(when, queue, block);
  dispatch_after_f(when, queue, _Block_copy(block), vt_run_block);
}

// Timer descriptors stay real ones. In virtual time the kernel does not arm them; when one is due it is set to the
// past.

static int64_t nanoseconds(struct timespec time) { return time.tv_sec * 1000000000ll + time.tv_nsec; }

static struct timespec timespec_of(int64_t time) { return (struct timespec){time / 1000000000, time % 1000000000}; }

static timer *find_descriptor(int fd) {
  timer *each = first;
  while (each && (each->kind != descriptor || each->fd != fd)) each = each->next;
  return each;
}

/// What `timerfd_gettime` tells about a descriptor, and a removed timer to free.
static timer *disarm(int fd, struct itimerspec *remaining) {
  vt_lock();
  timer *armed = find_descriptor(fd);
  if (armed) {
    detach(armed);
    int64_t left = armed->deadline - virtual_time_now();
    *remaining = (struct itimerspec){timespec_of(armed->interval), timespec_of(left > 0 ? left : 1)};
  }
  vt_unlock();
  return armed;
}

int timerfd_create(clockid_t clock, int flags) {
  int fd = REAL(timerfd_create)(clock, flags);
  if (fd >= 0 && fd < max_descriptor) is_wall_clock[fd] = clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_ALARM;
  return fd;
}

int timerfd_settime(int fd, int flags, const struct itimerspec *new_value, struct itimerspec *old_value) {
  bool is_virtual = vt_is_virtual(CALLER);
  if (!is_virtual && !descriptor_count) return REAL(timerfd_settime)(fd, flags, new_value, old_value);

  struct itimerspec remaining;
  timer *disarmed = disarm(fd, &remaining);
  if (!is_virtual) {
    free(disarmed);
    return REAL(timerfd_settime)(fd, flags, new_value, old_value);
  }
  // The kernel's part: disarmed, and expirations nobody has read yet are gone.
  struct itimerspec none = {{0, 0}, {0, 0}};
  int result = REAL(timerfd_settime)(fd, 0, &none, old_value);
  if (disarmed && old_value) *old_value = remaining;
  free(disarmed);
  int64_t value = nanoseconds(new_value->it_value);
  if (result || !value) return result;

  int64_t deadline = virtual_time_now() + value;
  if (flags & TFD_TIMER_ABSTIME) {
    struct timespec now;
    clock_gettime(fd < max_descriptor && is_wall_clock[fd] ? CLOCK_REALTIME : CLOCK_MONOTONIC, &now);
    deadline -= nanoseconds(now);
  }
  timer values = {.deadline = deadline, .kind = descriptor, .interval = nanoseconds(new_value->it_interval), .fd = fd};
  return add(values) ? 0 : REAL(timerfd_settime)(fd, flags, new_value, NULL);
}

int timerfd_gettime(int fd, struct itimerspec *value) {
  vt_lock();
  timer *armed = descriptor_count ? find_descriptor(fd) : NULL;
  if (armed) {
    int64_t left = armed->deadline - virtual_time_now();
    *value = (struct itimerspec){timespec_of(armed->interval), timespec_of(left > 0 ? left : 1)};
  }
  vt_unlock();
  return armed ? 0 : REAL(timerfd_gettime)(fd, value);
}

int close(int fd) {
  if (descriptor_count) {
    struct itimerspec ignored;
    free(disarm(fd, &ignored));
  }
  return REAL(close)(fd);
}

static void fire_descriptor(int fd) {
  struct itimerspec past = {{0, 0}, {0, 1}};
  REAL(timerfd_settime)(fd, TFD_TIMER_ABSTIME, &past, NULL);
  // The kernel marks it readable from an interrupt a moment later; the run loop's next turn must see it.
  struct pollfd readable = {fd, POLLIN, 0};
  poll(&readable, 1, 1000);
}

// Timer sources

void vt_add_source_timer(source_t object, queue_t target, int64_t deadline, int64_t interval) {
  if (deadline == INT64_MAX) return;
  add((timer){.deadline = deadline, .kind = source, .interval = interval, .queue = target, .context = object});
}

void vt_remove_source_timers(source_t object) {
  vt_lock();
  for (timer *each = first, *next; each; each = next) {
    next = each->next;
    if (each->kind != source || each->context != object) continue;
    detach(each);
    free(each);
  }
  vt_unlock();
}

// Firing

bool virtual_time_fire_next(int64_t limit) {
  vt_lock();
  timer *due = first && first->deadline <= limit ? first : NULL;
  if (!due) {
    vt_unlock();
    return false;
  }
  detach(due);
  virtual_time_move(due->deadline);
  timer fired = *due;
  if (due->interval) {
    due->deadline += due->interval;
    insert(due);
  }
  vt_unlock();
  if (!fired.interval) free(due);

  switch (fired.kind) {
  case delayed_job:
    if (!vt_submit(fired.queue, fired.context, fired.work))
      REAL(dispatch_async_f)(fired.queue, fired.context, fired.work);
    dispatch_release(fired.queue);
    break;
  case descriptor: fire_descriptor(fired.fd); break;
  case source: vt_fire_source(fired.context, fired.queue); break;
  }
  return true;
}

// The clock is closed: what is called here goes on to the real functions.
void vt_hand_over_timers(void) {
  for (;;) {
    vt_lock();
    timer *left = first;
    if (left) detach(left);
    vt_unlock();
    if (!left) return;
    int64_t delay = left->deadline - virtual_time_now();
    if (delay < 0) delay = 0;
    switch (left->kind) {
    case delayed_job:
      dispatch_after_f(REAL(dispatch_time)(DISPATCH_TIME_NOW, delay), left->queue, left->context, left->work);
      dispatch_release(left->queue);
      break;
    case descriptor: {
      struct itimerspec value = {timespec_of(left->interval), timespec_of(delay ? delay : 1)};
      REAL(timerfd_settime)(left->fd, 0, &value, NULL);
      break;
    }
    case source: vt_source_continues(left->context, delay, left->interval); break;
    }
    free(left);
  }
}
