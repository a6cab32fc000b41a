// Work of the real world: it takes real time, and the clock stands still for as long as any is in flight.
//
// Jobs on private queues are such work by themselves: they run on libdispatch's threads as always (their order among
// themselves is the queue's business), but nothing becomes due before they have ended.
//
// Every job on a private queue knows the clock it was sent in, and so does what it sends on. One that comes late, when its clock
// was closed and the next one is open, holds neither: it is no work of the test that runs now.

#include "Interposition.h"

#include <stdio.h>
#include <string.h>

typedef struct work {
  uint64_t number;
  /// The clock that it holds; 0 for any, if it was announced.
  uint64_t clock;
  char *name;
  struct work *next;
} work;

static work *oldest;
static int64_t work_count;
static uint64_t last_number;

static uint64_t add(uint64_t clock, const char *name) {
  work *added = malloc(sizeof *added);
  char *copy = strdup(name);
  if (!added || !copy) abort();
  vt_lock();
  // A close may have come meanwhile.
  bool holds = !clock || (vt_open && clock == vt_clock);
  uint64_t number = holds ? ++last_number : 0;
  *added = (work){number, clock, copy, NULL};
  work **end = &oldest;
  while (*end) end = &(*end)->next;
  if (holds) {
    *end = added;
    work_count++;
  }
  vt_unlock();
  if (!holds) {
    free(copy);
    free(added);
  }
  return number;
}

uint64_t virtual_time_begin_work(const char *name) { return add(0, name); }

uint64_t vt_begin_work_of(uint64_t clock, const char *name) { return clock ? add(clock, name) : 0; }

void virtual_time_end_work(uint64_t number) {
  vt_lock();
  work **link = &oldest;
  while (*link && (*link)->number != number) link = &(*link)->next;
  work *ended = *link;
  if (ended) {
    *link = ended->next;
    work_count--;
  }
  vt_unlock();
  if (!ended) return;
  free(ended->name);
  free(ended);
  vt_ring();
}

int64_t virtual_time_work_count(void) {
  vt_lock();
  int64_t count = work_count;
  vt_unlock();
  return count;
}

void virtual_time_for_each_work(void (*each)(const char *name, void *context), void *context) {
  vt_lock();
  for (work *next = oldest; next; next = next->next) each(next->name, context);
  vt_unlock();
}

void vt_forget_work(void) {
  work *forgotten = NULL;
  vt_lock();
  for (work **link = &oldest, *each; (each = *link);) {
    if (!each->clock) {
      link = &each->next;
      continue;
    }
    *link = each->next;
    each->next = forgotten;
    forgotten = each;
    work_count--;
  }
  vt_unlock();
  for (work *next; forgotten; forgotten = next) {
    next = forgotten->next;
    free(forgotten->name);
    free(forgotten);
  }
}

void vt_abandon_work(void) {
  vt_lock();
  work *abandoned = oldest;
  oldest = NULL;
  work_count = 0;
  vt_unlock();
  for (work *next; abandoned; abandoned = next) {
    next = abandoned->next;
    fprintf(stderr, "VirtualTime: the clock no longer waits for \"%s\", which is still in flight.\n", abandoned->name);
    free(abandoned->name);
    free(abandoned);
  }
}

// Private queues

typedef struct {
  void *context;
  work_t work;
  uint64_t clock;
  uint64_t number;  // 0: does not hold the clock
  bool inherits;
} private_job;

virtual_time_foreign_handler vt_foreign_handler;

/// Of the private job that the thread runs.
static __thread bool is_in_job;
static __thread uint64_t clock_of_job;

uint64_t vt_own_clock(void) { return is_in_job ? clock_of_job : vt_open ? vt_clock : 0; }

// URLSession's own queues drive libcurl and time-outs of the real network: they stay in real time.
static bool is_transfer_queue(queue_t queue) {
  const char *label = dispatch_queue_get_label(queue);
  return label && !strncmp(label, "org.swift.URLSession", 20);
}

bool vt_remembers_clock(queue_t queue) { return is_in_job || is_transfer_queue(queue); }

static void run_private(void *context) {
  private_job *job = context;
  bool before = vt_set_inherited(job->inherits), was_in_job = is_in_job;
  uint64_t clock_before = clock_of_job;
  is_in_job = true;
  clock_of_job = job->clock;
  job->work(job->context);
  is_in_job = was_in_job;
  clock_of_job = clock_before;
  vt_set_inherited(before);
  vt_ahead = 0;
  if (job->number) virtual_time_end_work(job->number);
  free(job);
}

void vt_submit_private(queue_t queue, void *context, work_t work, void (*submit)(queue_t, void *, work_t)) {
  const char *label = dispatch_queue_get_label(queue);
  char name[128];
  snprintf(name, sizeof name, "a job on the queue \"%s\"", label && *label ? label : "(no label)");
  bool is_virtual = vt_thread_has_virtual_time();
  // What a test in real time does in parallel belongs to no clock.
  bool is_foreign = is_virtual && vt_open && vt_foreign_handler && vt_foreign_handler();
  uint64_t clock = is_foreign ? 0 : vt_own_clock(), number = vt_begin_work_of(clock, name);
  private_job *job = malloc(sizeof *job);
  if (!job) abort();
  *job = (private_job){
    .context = context,
    .work = work,
    .clock = clock,
    .number = number,
    .inherits = is_virtual && number && !is_transfer_queue(queue),
  };
  submit(queue, job, run_private);
}
