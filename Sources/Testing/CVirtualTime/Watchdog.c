// The watchdog: a thread that looks after the main one while the clock is open or a test has a limit, and sleeps without
// waking otherwise.
//
// It reports a job that does not return, since such a job stops the whole process, it wakes a main thread that waits for
// external work, so that this wait can end at its limit, and it ends the process when a test takes too long: nothing else
// can, if the main thread is blocked.

#include "Interposition.h"

#include <pthread.h>
#include <stdio.h>
#include <time.h>
#include <unistd.h>

static const int64_t longest_job = 5 * 1000000000ll;
static const long period = 100 * 1000000l;

static pthread_once_t once = PTHREAD_ONCE_INIT;
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t opened = PTHREAD_COND_INITIALIZER;

/// The test that has a limit, until when on the real monotonic clock, and how long that is. Under `mutex`.
static char test_name[256], test_place[256];
static int64_t test_end, test_limit;

/// Counts what the main thread has begun; even while it sleeps.
static _Atomic uint64_t beat;

void vt_watchdog_busy(bool is_busy) {
  uint64_t now = beat;
  beat = is_busy ? (now + 2) | 1 : (now + 2) & ~1ull;
}

static void print_name(const char *name, void *context) {
  (void)context;
  fprintf(stderr, "  external work: %s\n", name);
}

static void print_state(void) {
  int64_t deadline = virtual_time_next_deadline();
  if (vt_open) fprintf(stderr, "  clock: %.6f s since it was opened\n", virtual_time_now() / 1e9);
  fprintf(stderr, "  waiting jobs: %lld\n  timers: %lld", (long long)virtual_time_pending_jobs(),
      (long long)virtual_time_pending_timers());
  if (deadline != INT64_MAX) fprintf(stderr, ", the next at %.6f s", deadline / 1e9);
  fprintf(stderr, "\n");
  virtual_time_for_each_work(print_name, NULL);
  vt_print_main_thread();
}

static void report(void) {
  fprintf(stderr, "VirtualTime: the main thread has been inside one job for more than %lld real seconds.\n",
      (long long)(longest_job / 1000000000));
  if (test_end) fprintf(stderr, "  test: %s at %s\n", test_name, test_place);
  print_state();
  fprintf(stderr,
      "In virtual time every job runs on the main thread, so one that blocks (DispatchQueue.main.sync from a private\n"
      "queue, a semaphore, a group's or a condition's wait, a lock held across an await) waits for jobs that cannot\n"
      "begin. Use await or a completion handler instead, or give the test the trait .realTime.\n");
}

/// As Swift Testing says that a test failed, so that whoever reads its output finds it.
static void end_process(void) {
  fprintf(stderr, "✘ Test %s recorded an issue at %s: Still running after %.4g s of real time, which ends the process.\n",
      test_name, test_place, test_limit / 1e9);
  print_state();
  _exit(EXIT_FAILURE);
}

static void *watch(void *context) {
  (void)context;
  uint64_t seen = 0, reported = 0;
  int64_t seen_since = 0;
  for (;;) {
    pthread_mutex_lock(&mutex);
    while (!vt_open && !test_end) pthread_cond_wait(&opened, &mutex);
    if (test_end && virtual_time_real_clock() >= test_end) end_process();
    pthread_mutex_unlock(&mutex);
    nanosleep(&(struct timespec){0, period}, NULL);
    uint64_t now = beat;
    if (now != seen) {
      seen = now;
      seen_since = virtual_time_real_clock();
    }
    bool is_busy = now & 1;
    if (!is_busy) vt_ring();
    else if (vt_open && now != reported && virtual_time_real_clock() - seen_since > longest_job) {
      reported = now;
      report();
    }
  }
  return NULL;
}

static void start(void) {
  pthread_t thread;
  if (!pthread_create(&thread, NULL, watch, NULL)) pthread_detach(thread);
}

void vt_watchdog_start(void) {
  pthread_once(&once, start);
  pthread_mutex_lock(&mutex);
  pthread_cond_broadcast(&opened);
  pthread_mutex_unlock(&mutex);
}

void virtual_time_begin_limit(const char *name, const char *place, int64_t limit) {
  pthread_mutex_lock(&mutex);
  snprintf(test_name, sizeof test_name, "%s", name);
  snprintf(test_place, sizeof test_place, "%s", place);
  test_limit = limit;
  test_end = limit ? virtual_time_real_clock() + limit : 0;
  pthread_mutex_unlock(&mutex);
  vt_watchdog_start();
}

void virtual_time_end_limit(void) {
  pthread_mutex_lock(&mutex);
  test_end = 0;
  pthread_mutex_unlock(&mutex);
}
