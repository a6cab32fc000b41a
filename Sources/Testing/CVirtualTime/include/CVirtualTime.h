// The C side of VirtualTime: what the Swift module calls. docs/virtual-time.md explains the model.
//
// All times are nanoseconds since the virtual clock was opened. Functions marked (main) are for the main thread only.
#pragma once

#include <stdbool.h>
#include <stdint.h>

/// What the owner of the clock answers when nothing in the process is left to run.
typedef enum {
  /// Nobody waits for rest: the clock may jump to the next deadline by itself.
  VIRTUAL_TIME_NOBODY_WAITS,
  /// Somebody waited and was resumed: there is a job again.
  VIRTUAL_TIME_RESUMED,
  /// Somebody waits for more than rest (external work): sleep until something arrives.
  VIRTUAL_TIME_KEEP_WAITING,
} virtual_time_idle_answer;

/// Called on the main thread whenever no job and no run loop source is left.
typedef virtual_time_idle_answer (*virtual_time_idle_handler)(void);

/// Asked when a private queue is given work: does it belong to a test in real time that runs in parallel? Such work does not hold the clock.
typedef bool (*virtual_time_foreign_handler)(void);

/// Switches the process to virtual time, at 0 and with the date `wall_start` (nanoseconds since 1970). (main)
/// False, and nothing happens, if the clock is open already.
bool virtual_time_open(
  int64_t wall_start, virtual_time_idle_handler idle, virtual_time_foreign_handler foreign);

/// Switches back to real time; jobs and timers that are left go on in the real queues. (main)
void virtual_time_close(void);

/// How `virtual_time_run_until` ended.
typedef enum {
  VIRTUAL_TIME_DONE,
  /// In virtual time, nothing was left to do for as long as the caller allows.
  VIRTUAL_TIME_STOOD_STILL,
  /// In real time, the caller is inside a job, and the main queue runs one at a time.
  VIRTUAL_TIME_INSIDE_JOB,
} virtual_time_run_result;

/// Runs jobs, timers and run loop, in either mode, until `*is_done`, which one of them sets. (main)
/// `limit`: nanoseconds of real time to stand still in virtual time.
virtual_time_run_result virtual_time_run_until(const bool *is_done, int64_t limit);

bool virtual_time_is_open(void);
int64_t virtual_time_now(void);

/// A test begins: from now on it may take `limit` nanoseconds of real time. A test that takes longer, because it blocks the main
/// thread or never ends, ends the process, which says on stderr where it is. 0: any time.
/// `name` and `place` ("File.swift:1:2") are the test's, for that message. (main)
void virtual_time_begin_limit(const char *name, const char *place, int64_t limit);
void virtual_time_end_limit(void);

/// Jobs for the main and the global queues that have not begun.
int64_t virtual_time_pending_jobs(void);

/// Timers of all kinds that are armed.
int64_t virtual_time_pending_timers(void);

/// The earliest deadline, or INT64_MAX.
int64_t virtual_time_next_deadline(void);

typedef enum {
  VIRTUAL_TIME_SLEEP,
  VIRTUAL_TIME_DELAYED_JOB,
  VIRTUAL_TIME_RUN_LOOP_TIMER,
  VIRTUAL_TIME_SOURCE,
} virtual_time_timer_kind;

typedef struct {
  int64_t deadline;
  /// 0: fires once.
  int64_t interval;
  virtual_time_timer_kind kind;
  /// The label of the queue it fires on; NULL for a run loop's.
  const char *queue;
} virtual_time_timer;

/// Calls `each` with every armed timer, the earliest first. `each` must not use any queue or timer.
void virtual_time_for_each_timer(void (*each)(const virtual_time_timer *timer, void *context), void *context);

/// Moves the clock to the earliest deadline not later than `limit` and fires that one timer. (main)
bool virtual_time_fire_next(int64_t limit);

/// Moves the clock forward without firing anything; a time in the past is ignored. (main)
void virtual_time_move(int64_t to);

/// Work of the real world that holds the clock. Returns what `virtual_time_end_work` takes.
uint64_t virtual_time_begin_work(const char *name);
void virtual_time_end_work(uint64_t work);
int64_t virtual_time_work_count(void);

/// Calls `each` with the name of every piece of work that holds the clock, oldest first.
void virtual_time_for_each_work(void (*each)(const char *name, void *context), void *context);

/// Says whether a task that is made now, on this thread, is to be remembered.
typedef bool (*virtual_time_task_filter)(void);

/// Forgets all tasks, and remembers from now on those that the filter accepts.
void virtual_time_track_tasks(virtual_time_task_filter filter);

/// Calls `each` for every remembered task that is not over, with the mangled names of the functions that made it,
/// innermost first.
void virtual_time_for_each_task(void (*each)(const char *const *symbols, int count, void *context), void *context);

/// The real monotonic clock in nanoseconds, in either mode.
int64_t virtual_time_real_clock(void);
