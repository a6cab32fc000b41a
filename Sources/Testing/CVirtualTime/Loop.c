// The loop of the main thread.
//
// Swift Testing, an async `main` and `dispatchMain()` all end in `dispatch_main`, which on Linux gives the main
// thread up and serves the main queue from a worker. Ours keeps it: in real time it is CoreFoundation's run loop and
// nothing else (asleep in the kernel when idle); in virtual time it runs our jobs and gives the run loop turns that
// never sleep.
//
// Nothing is left to run when, twice in a row, there was no job, the turn handled no source and nobody called
// `RunLoop.perform`. Twice, because a turn does not say whether a timer fired, and what that left in the real main
// queue comes with the next one.

#include "Interposition.h"

// CoreFoundation, as far as it is used here. Its headers are not on a C target's search path.
typedef const void *CFStringRef;
typedef struct CFRunLoop *CFRunLoopRef;
typedef struct CFRunLoopSource *CFRunLoopSourceRef;
typedef struct {
  intptr_t version;
  void *info;
  const void *(*retain)(const void *);
  void (*release)(const void *);
  CFStringRef (*copyDescription)(const void *);
  unsigned char (*equal)(const void *, const void *);
  uintptr_t (*hash)(const void *);
  void (*schedule)(void *, CFRunLoopRef, CFStringRef);
  void (*cancel)(void *, CFRunLoopRef, CFStringRef);
  void (*perform)(void *);
} CFRunLoopSourceContext;

enum { run_finished = 1, run_stopped, run_timed_out, run_handled_source };

extern CFStringRef kCFRunLoopDefaultMode, kCFRunLoopCommonModes;
extern CFRunLoopRef CFRunLoopGetMain(void);
extern CFRunLoopSourceRef CFRunLoopSourceCreate(const void *allocator, intptr_t order, CFRunLoopSourceContext *context);
extern void CFRunLoopAddSource(CFRunLoopRef loop, CFRunLoopSourceRef source, CFStringRef mode);
extern void CFRunLoopSourceSignal(CFRunLoopSourceRef source);
extern void CFRunLoopWakeUp(CFRunLoopRef loop);
extern void CFRunLoopStop(CFRunLoopRef loop);

// Every way to run a run loop, in Foundation too, ends in this function.
int32_t CFRunLoopRunSpecific(CFRunLoopRef loop, CFStringRef mode, double seconds, unsigned char returns_after_source);

// So does every `RunLoop.perform` in this one.
void CFRunLoopPerformBlock(CFRunLoopRef loop, const void *mode, block_t block);

static const double for_ever = 1e10;

// External work that nobody waits for explicitly holds the clock for so long, in real time.
static const int64_t longest_hold = 10 * 1000000000ll;

static virtual_time_idle_handler idle_handler;
static bool is_serving;

/// A source without work of its own: signalled, it ends the run loop's sleep.
static CFRunLoopSourceRef doorbell;
static atomic_bool is_asleep;
static int64_t held_since;

/// Calls of `RunLoop.perform` for any run loop.
static _Atomic uint64_t perform_count;

static void answer_doorbell(void *info) { (void)info; }

void vt_ring(void) {
  if (!is_asleep) return;
  CFRunLoopSourceSignal(doorbell);
  CFRunLoopWakeUp(CFRunLoopGetMain());
}

static int32_t turn(CFStringRef mode) {
  vt_watchdog_busy(true);
  return REAL(CFRunLoopRunSpecific)(CFRunLoopGetMain(), mode, 0, true);
}

static int32_t sleep_until_rung(CFStringRef mode, bool is_nested) {
  // From here on arrivals ring; what came before is seen by the look that follows.
  bool was_asleep = is_asleep;  // A run loop inside something that runs during the sleep of the outer one.
  is_asleep = true;
  vt_lock();
  bool has_jobs = vt_has_jobs(is_nested);
  vt_unlock();
  vt_watchdog_busy(false);
  int32_t result = has_jobs ? run_handled_source : REAL(CFRunLoopRunSpecific)(CFRunLoopGetMain(), mode, for_ever, true);
  is_asleep = was_asleep;
  return result;
}

/// The clock may move: no external work is in flight, or it has been for too long.
static bool is_free_to_move(void) {
  if (virtual_time_work_count() == 0) {
    held_since = 0;
    return true;
  }
  int64_t now = virtual_time_real_clock();
  if (!held_since) held_since = now;
  if (now - held_since < longest_hold) return false;
  vt_abandon_work();
  held_since = 0;
  return true;
}

/// Serves jobs and run loop until the clock is closed or, for a run loop inside a job, as long as that one was to run.
static int32_t serve(CFStringRef mode, int64_t deadline, bool is_nested, bool returns_after_source) {
  int quiet_turns = 0;
  uint64_t seen_performs = perform_count;
  while (vt_open) {
    bool ran_jobs = vt_run_jobs(is_nested);
    if (!vt_open) break;
    int32_t result = turn(mode);
    if (is_nested) {
      if (result == run_finished || result == run_stopped) return result;
      if (result == run_handled_source && returns_after_source) return result;
    }
    vt_lock();
    bool has_jobs = vt_has_jobs(is_nested);
    vt_unlock();
    if (ran_jobs || has_jobs || result == run_handled_source || perform_count != seen_performs) {
      seen_performs = perform_count;
      quiet_turns = 0;
      continue;
    }
    if (++quiet_turns < 2) continue;
    quiet_turns = 0;

    if (is_nested && virtual_time_now() >= deadline) return run_timed_out;
    virtual_time_idle_answer answer = is_nested ? VIRTUAL_TIME_NOBODY_WAITS : idle_handler();
    if (answer == VIRTUAL_TIME_RESUMED) continue;
    if (answer == VIRTUAL_TIME_NOBODY_WAITS && is_free_to_move()) {
      if (virtual_time_fire_next(deadline)) continue;
      if (deadline != INT64_MAX) {
        virtual_time_move(deadline);
        continue;
      }
    }
    result = sleep_until_rung(mode, is_nested);
    if (is_nested && result != run_handled_source) return result;
  }
  return run_stopped;
}

int32_t CFRunLoopRunSpecific(CFRunLoopRef loop, CFStringRef mode, double seconds, unsigned char returns_after_source) {
  if (!vt_is_virtual(CALLER) || !is_serving || loop != CFRunLoopGetMain())
    return REAL(CFRunLoopRunSpecific)(loop, mode, seconds, returns_after_source);
  // A run loop inside a job. Nobody else can move the clock until it returns, so it does so itself.
  CFRunLoopAddSource(loop, doorbell, mode);
  double furthest = (double)(INT64_MAX / 2);
  int64_t span = seconds <= 0 ? 0 : seconds * 1e9 >= furthest ? INT64_MAX / 2 : (int64_t)(seconds * 1e9);
  return serve(mode, span == INT64_MAX / 2 ? INT64_MAX : virtual_time_now() + span, true, returns_after_source);
}

void CFRunLoopPerformBlock(CFRunLoopRef loop, const void *mode, block_t block) {
  REAL(CFRunLoopPerformBlock)(loop, mode, block);
  perform_count++;
}

_Noreturn void dispatch_main(void) {
  CFRunLoopSourceContext context = {.perform = answer_doorbell};
  doorbell = CFRunLoopSourceCreate(NULL, 0, &context);
  CFRunLoopAddSource(CFRunLoopGetMain(), doorbell, kCFRunLoopCommonModes);
  is_serving = true;
  for (;;) {
    if (vt_open) serve(kCFRunLoopDefaultMode, INT64_MAX, false, false);
    else REAL(CFRunLoopRunSpecific)(CFRunLoopGetMain(), kCFRunLoopDefaultMode, for_ever, false);
  }
}

bool virtual_time_is_open(void) { return vt_open; }

bool virtual_time_open(int64_t wall_start, virtual_time_idle_handler handler) {
  if (!is_serving || vt_open || !vt_thread_has_virtual_time()) return false;
  vt_clock_reset(wall_start);
  idle_handler = handler;
  held_since = 0;
  vt_open = true;
  vt_watchdog_start();
  CFRunLoopStop(CFRunLoopGetMain());  // Back to `dispatch_main`, which now serves.
  return true;
}

void virtual_time_close(void) {
  vt_lock();
  vt_open = false;
  vt_unlock();
  vt_watchdog_busy(false);
  vt_hand_over_jobs();
  vt_hand_over_timers();
}
