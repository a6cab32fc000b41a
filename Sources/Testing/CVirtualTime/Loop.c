// The loop of the main thread.
//
// Swift Testing, an async `main` and `dispatchMain()` all end in `dispatch_main`, which on Linux gives the main
// thread up and serves the main queue from a worker. Ours keeps it: in real time it is CoreFoundation's run loop and
// nothing else (asleep in the kernel when idle); in virtual time it runs our jobs and gives the run loop turns that
// never sleep. XCTest keeps the main thread to itself and runs its run loop, for 0.1 s at a time, when it waits: such a
// run loop, outside any job, serves as `dispatch_main` does. `virtual_time_run_until` is the third way in.
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

// A stop of a run loop that is not inside CoreFoundation just now, as while our jobs run, would be lost.
void CFRunLoopStop(CFRunLoopRef loop);

// CoreFoundation runs the real main queue with this function of libdispatch.
void _dispatch_main_queue_callback_4CF(void *message);

// Every way to run a run loop, in Foundation too, ends in this function.
int32_t CFRunLoopRunSpecific(CFRunLoopRef loop, CFStringRef mode, double seconds, unsigned char returns_after_source);

// So does every `RunLoop.perform` in this one.
void CFRunLoopPerformBlock(CFRunLoopRef loop, const void *mode, block_t block);

static const double for_ever = 1e10;

// External work that nobody waits for explicitly holds the clock for so long, in real time.
static const int64_t longest_hold = 10 * 1000000000ll;

static virtual_time_idle_handler idle_handler;

/// The main thread is in our `dispatch_main`: whatever it runs is inside a job or a source of the run loop.
static bool is_in_dispatch_main;
/// How many calls of `serve` are on the main thread's stack, and how many runs of the real main queue.
static int serve_depth, main_queue_depth;

/// A source without work of its own: signalled, it ends the run loop's sleep.
static CFRunLoopSourceRef doorbell;
static atomic_bool is_asleep;
static int64_t held_since;

/// Calls of `RunLoop.perform` for any run loop, and of `CFRunLoopStop` for the main one.
static _Atomic uint64_t perform_count, stop_count;

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

static int32_t sleep_until_rung(CFStringRef mode, bool spares_main_queue) {
  // From here on arrivals ring; what came before is seen by the look that follows.
  bool was_asleep = is_asleep;  // A run loop inside something that runs during the sleep of the outer one.
  is_asleep = true;
  vt_lock();
  bool has_jobs = vt_has_jobs(spares_main_queue);
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

/// How the main thread came into the loop.
typedef struct {
  enum {
    /// By our `dispatch_main`, until the clock is closed.
    for_dispatch_main,
    /// By a run loop outside any job, as XCTest's.
    for_run_loop,
    /// By a run loop inside a job. Nobody else can move the clock until it returns, so it does so itself; the main queue's
    /// jobs wait, since as on Apple's systems that queue is not reentrant.
    for_nested_run_loop,
    /// By somebody who blocks the main thread until a result is there, in a job or not.
    for_result,
  } purpose;
  CFStringRef mode;
  int64_t deadline;
  bool returns_after_source;
  const bool *is_done;
  int64_t longest_standstill;
} visit;

/// Serves jobs and run loop until the clock is closed, or the purpose is fulfilled (`run_stopped` for a result).
static int32_t serve_visit(const visit *visit) {
  bool is_run_loop = visit->purpose == for_run_loop || visit->purpose == for_nested_run_loop;
  bool is_nested = visit->purpose == for_nested_run_loop;
  int quiet_turns = 0;
  int64_t standstill_since = 0;
  uint64_t seen_performs = perform_count, seen_stops = stop_count;
  while (vt_open) {
    bool ran_jobs = vt_run_jobs(is_nested);
    if (!vt_open || (visit->is_done && *visit->is_done)) break;
    if (is_run_loop && stop_count != seen_stops) break;
    int32_t result = turn(visit->mode);
    if (visit->is_done && *visit->is_done) break;
    if (is_run_loop) {
      if (result == run_finished || result == run_stopped) return result;
      // Outside any job, the main queue is one of the run loop's sources.
      bool handled = result == run_handled_source || (ran_jobs && !is_nested);
      if (handled && visit->returns_after_source) return run_handled_source;
    }
    vt_lock();
    bool has_jobs = vt_has_jobs(is_nested);
    vt_unlock();
    if (ran_jobs || has_jobs || result == run_handled_source || perform_count != seen_performs) {
      seen_performs = perform_count;
      quiet_turns = 0;
      standstill_since = 0;
      continue;
    }
    if (++quiet_turns < 2) continue;
    quiet_turns = 0;

    if (is_run_loop && virtual_time_now() >= visit->deadline) return run_timed_out;
    virtual_time_idle_answer answer = is_nested ? VIRTUAL_TIME_NOBODY_WAITS : idle_handler();
    if (answer == VIRTUAL_TIME_RESUMED) continue;
    if (answer == VIRTUAL_TIME_NOBODY_WAITS && is_free_to_move()) {
      if (virtual_time_fire_next(visit->deadline)) continue;
      if (visit->deadline != INT64_MAX) {
        virtual_time_move(visit->deadline);
        continue;
      }
      if (visit->purpose == for_result) {
        // The watchdog rings now and then, so that this is looked at.
        int64_t now = virtual_time_real_clock();
        if (!standstill_since) standstill_since = now;
        if (now - standstill_since > visit->longest_standstill) return run_timed_out;
      }
    }
    result = sleep_until_rung(visit->mode, is_nested);
    if (is_run_loop && result != run_handled_source) return result;
  }
  return run_stopped;
}

static int32_t serve(visit visit) {
  serve_depth++;
  int32_t result = serve_visit(&visit);
  // Between XCTest's own calls the main thread is nobody's job.
  if (--serve_depth == 0) vt_watchdog_busy(false);
  return result;
}

static bool is_inside_job(void) { return is_in_dispatch_main || serve_depth > 0 || main_queue_depth > 0; }

int32_t CFRunLoopRunSpecific(CFRunLoopRef loop, CFStringRef mode, double seconds, unsigned char returns_after_source) {
  if (!vt_is_virtual(CALLER) || loop != CFRunLoopGetMain())
    return REAL(CFRunLoopRunSpecific)(loop, mode, seconds, returns_after_source);
  CFRunLoopAddSource(loop, doorbell, mode);
  double furthest = (double)(INT64_MAX / 2);
  int64_t span = seconds <= 0 ? 0 : seconds * 1e9 >= furthest ? INT64_MAX / 2 : (int64_t)(seconds * 1e9);
  return serve((visit){
    .purpose = is_inside_job() ? for_nested_run_loop : for_run_loop,
    .mode = mode,
    .deadline = span == INT64_MAX / 2 ? INT64_MAX : virtual_time_now() + span,
    .returns_after_source = returns_after_source,
  });
}

virtual_time_run_result virtual_time_run_until(const bool *is_done, int64_t limit) {
  while (!*is_done) {
    if (vt_open) {
      visit visit = {
        .purpose = for_result,
        .mode = kCFRunLoopDefaultMode,
        .deadline = INT64_MAX,
        .is_done = is_done,
        .longest_standstill = limit,
      };
      if (serve(visit) == run_timed_out) return VIRTUAL_TIME_STOOD_STILL;
    } else if (is_inside_job()) {
      return VIRTUAL_TIME_INSIDE_JOB;
    } else {
      REAL(CFRunLoopRunSpecific)(CFRunLoopGetMain(), kCFRunLoopDefaultMode, for_ever, true);
    }
  }
  return VIRTUAL_TIME_DONE;
}

void CFRunLoopPerformBlock(CFRunLoopRef loop, const void *mode, block_t block) {
  REAL(CFRunLoopPerformBlock)(loop, mode, block);
  perform_count++;
}

void CFRunLoopStop(CFRunLoopRef loop) {
  if (loop == CFRunLoopGetMain()) {
    stop_count++;
    if (vt_open) vt_ring();
  }
  REAL(CFRunLoopStop)(loop);
}

void _dispatch_main_queue_callback_4CF(void *message) {
  main_queue_depth++;
  REAL(_dispatch_main_queue_callback_4CF)(message);
  main_queue_depth--;
}

_Noreturn void dispatch_main(void) {
  is_in_dispatch_main = true;
  for (;;) {
    visit visit = {.purpose = for_dispatch_main, .mode = kCFRunLoopDefaultMode, .deadline = INT64_MAX};
    if (vt_open) serve(visit);
    else REAL(CFRunLoopRunSpecific)(CFRunLoopGetMain(), kCFRunLoopDefaultMode, for_ever, false);
  }
}

bool virtual_time_is_open(void) { return vt_open; }

bool virtual_time_open(
  int64_t wall_start, virtual_time_idle_handler idle, virtual_time_foreign_handler foreign) {
  if (vt_open || !vt_thread_has_virtual_time()) return false;
  if (!doorbell) {
    CFRunLoopSourceContext context = {.perform = answer_doorbell};
    doorbell = CFRunLoopSourceCreate(NULL, 0, &context);
    CFRunLoopAddSource(CFRunLoopGetMain(), doorbell, kCFRunLoopCommonModes);
  }
  vt_clock_reset(wall_start);
  idle_handler = idle;
  vt_foreign_handler = foreign;
  held_since = 0;
  vt_clock++;
  vt_open = true;
  vt_watchdog_start();
  REAL(CFRunLoopStop)(CFRunLoopGetMain());  // Back to `dispatch_main` or XCTest's wait, which now serve.
  return true;
}

void virtual_time_close(void) {
  vt_lock();
  vt_open = false;
  vt_unlock();
  vt_watchdog_busy(false);
  vt_forget_work();
  vt_hand_over_jobs();
  vt_hand_over_timers();
}
