// What the files of CVirtualTime share.
//
// An executable's own definition of a function goes before that of the libraries it loads, for calls from those
// libraries too. So defining `clock_gettime` or `dispatch_async` here puts us between Foundation, the concurrency
// runtime and libdispatch; `REAL` reaches the definition behind ours.
#pragma once

#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <dlfcn.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include "CVirtualTime.h"

// libdispatch's and CoreFoundation's headers are not on a C target's search path.
typedef void *queue_t;
typedef void *source_t;
typedef void *group_t;
typedef void (*work_t)(void *context);
typedef void (^block_t)(void);
typedef uint64_t dispatch_time_t;

#define DISPATCH_TIME_NOW 0ull
#define DISPATCH_TIME_FOREVER (~0ull)

extern char _dispatch_main_q[];
extern const char *dispatch_queue_get_label(queue_t queue);
extern void *_Block_copy(const void *block);
extern void _Block_release(const void *block);

#define MAIN_QUEUE ((queue_t)_dispatch_main_q)

/// The definition behind ours: that of a library, or before it that of the thread sanitizer, which is in the executable too and
/// learns there who waits for whom.
#if __has_feature(thread_sanitizer)
#define BEHIND(name) \
  ({                                                                 \
    void *own = dlsym(RTLD_DEFAULT, "__interceptor_" name);          \
    own ? own : dlsym(RTLD_NEXT, name);                              \
  })
#else
#define BEHIND(name) dlsym(RTLD_NEXT, name)
#endif

#define REAL(name)                                                      \
  ({                                                                    \
    static __typeof__(&name) found;                                     \
    __typeof__(&name) real = __atomic_load_n(&found, __ATOMIC_RELAXED); \
    if (!real) {                                                        \
      real = (__typeof__(&name))BEHIND(#name);                          \
      __atomic_store_n(&found, real, __ATOMIC_RELAXED);                 \
    }                                                                   \
    real;                                                               \
  })

#define CALLER __builtin_return_address(0)

// The functions that several files reach by REAL.
void dispatch_async_f(queue_t queue, void *context, work_t work);
void dispatch_after_f(dispatch_time_t when, queue_t queue, void *context, work_t work);
void dispatch_after(dispatch_time_t when, queue_t queue, block_t block);
dispatch_time_t dispatch_time(dispatch_time_t when, int64_t delta);
void dispatch_retain(void *object);
void dispatch_release(void *object);

// Threads.c: who lives in virtual time.

/// The clock is open and the call comes from neither libdispatch nor libcurl, which always live in real time.
bool vt_intercepts(const void *caller);
/// As above, and the calling thread has the virtual clock.
bool vt_is_virtual(const void *caller);
/// Gives or takes the virtual clock for the calling thread; returns what was before.
bool vt_set_inherited(bool inherited);
bool vt_thread_has_virtual_time(void);
/// Shows the calling thread the real clocks, whichever it has; returns what was before.
bool vt_set_reads_real_time(bool reads);
/// The call comes from libdispatch or libcurl.
bool vt_is_exempt(const void *caller);
/// The call comes from Swift Testing.
bool vt_is_testing(const void *caller);
/// The call comes from Foundation.
bool vt_is_foundation(const void *caller);
bool vt_is_main_thread(void);

// Clock.c

/// `when` as nanoseconds since the opening; INT64_MAX for never.
int64_t vt_deadline(dispatch_time_t when);
/// The same delay from now, for libdispatch, whose clock is real.
dispatch_time_t vt_real_time(dispatch_time_t when);
void vt_clock_reset(int64_t wall_start);
/// How many nanoseconds the monotonic clock of the calling thread, one of a private queue, is ahead of all others.
extern __thread int64_t vt_ahead;

// State shared by all files, under one lock.

void vt_lock(void);
void vt_unlock(void);
extern atomic_bool vt_open;
/// How many clocks were opened; the number of the one that is open.
extern _Atomic uint64_t vt_clock;

// Jobs.c

/// Takes a job if the clock is open; false leaves it to the real queues.
bool vt_submit(queue_t queue, void *context, work_t work);
bool vt_is_global_queue(queue_t queue);
/// Runs what is queued, a bounded number of jobs; true if any ran. A nested loop leaves the main queue's jobs alone.
bool vt_run_jobs(bool is_nested);
/// Needs the lock.
bool vt_has_jobs(bool is_nested);
void vt_hand_over_jobs(void);
void vt_run_block(void *block);

// Work.c

/// Runs a job on a private queue; the clock stands still until it has ended.
void vt_submit_private(queue_t queue, void *context, work_t work, void (*submit)(queue_t, void *, work_t));
/// A job for the queue tells its clock even while none is open: what it leads to may come when the next one is.
bool vt_remembers_clock(queue_t queue);
/// The number of the clock that the calling thread's work belongs to, whether that is still open or not; 0 for none.
uint64_t vt_own_clock(void);
/// Work that holds the clock `clock` and no later one; 0, and nothing is held, if that is not open.
uint64_t vt_begin_work_of(uint64_t clock, const char *name);
/// The clock was closed: what was begun for it does not hold the next one.
void vt_forget_work(void);
extern virtual_time_foreign_handler vt_foreign_handler;
/// Stops waiting for what is in flight and says so.
void vt_abandon_work(void);

// Timers.c

void vt_add_source_timer(
  source_t source, queue_t target, int64_t deadline, int64_t interval, const void *creator);
void vt_remove_source_timers(source_t source);
void vt_hand_over_timers(void);

// Sources.c

void vt_fire_source(source_t source, queue_t target);
/// Goes on in real time: fires after `delay`, then every `interval`.
void vt_source_continues(source_t source, int64_t delay, int64_t interval);

// Tasks.c

/// The mangled name of the function that an address is in; empty if nobody knows.
const char *vt_symbol(const void *address);

// Backtrace.c

/// Says on stderr which functions the main thread is in. Any other thread.
void vt_print_main_thread(void);

// Loop.c

/// Wakes the main thread if it sleeps in virtual time. Any thread, without the lock.
void vt_ring(void);

// Watchdog.c

/// The clock was opened.
void vt_watchdog_start(void);
/// The main thread begins (true) something that may block, or goes to sleep (false).
void vt_watchdog_busy(bool is_busy);
