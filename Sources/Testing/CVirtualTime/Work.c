// Work of the real world: it takes real time, and the clock stands still for as long as any is in flight.
//
// Jobs on private queues are such work by themselves: they run on libdispatch's threads as always (their order among
// themselves is the queue's business), but nothing becomes due before they have ended.

#include "Interposition.h"

#include <stdio.h>
#include <string.h>

typedef struct work {
  uint64_t number;
  char *name;
  struct work *next;
} work;

static work *oldest;
static int64_t work_count;
static uint64_t last_number;

uint64_t virtual_time_begin_work(const char *name) {
  work *added = malloc(sizeof *added);
  char *copy = strdup(name);
  if (!added || !copy) abort();
  vt_lock();
  uint64_t number = ++last_number;
  *added = (work){number, copy, NULL};
  work **end = &oldest;
  while (*end) end = &(*end)->next;
  *end = added;
  work_count++;
  vt_unlock();
  return number;
}

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
  uint64_t number;  // 0: does not hold the clock
  bool inherits, is_foreign;
} private_job;

virtual_time_foreign_handler vt_foreign_handler;

static __thread bool runs_foreign_job;

bool vt_is_foreign(void) { return runs_foreign_job; }

static void run_private(void *context) {
  private_job *job = context;
  bool before = vt_set_inherited(job->inherits), was_foreign = runs_foreign_job;
  runs_foreign_job = job->is_foreign;
  job->work(job->context);
  runs_foreign_job = was_foreign;
  vt_set_inherited(before);
  if (job->number) virtual_time_end_work(job->number);
  free(job);
}

void vt_submit_private(queue_t queue, void *context, work_t work, void (*submit)(queue_t, void *, work_t)) {
  const char *label = dispatch_queue_get_label(queue);
  char name[128];
  snprintf(name, sizeof name, "a job on the queue \"%s\"", label && *label ? label : "(no label)");
  // URLSession's own queues drive libcurl and time-outs of the real network: they stay in real time.
  bool is_transfer = label && !strncmp(label, "org.swift.URLSession", 20);
  bool is_virtual = vt_thread_has_virtual_time();
  bool is_foreign = runs_foreign_job || (is_virtual && vt_foreign_handler && vt_foreign_handler());
  private_job *job = malloc(sizeof *job);
  if (!job) abort();
  *job = (private_job){
    .context = context,
    .work = work,
    .number = is_foreign ? 0 : virtual_time_begin_work(name),
    .inherits = is_virtual && !is_transfer && !is_foreign,
    .is_foreign = is_foreign,
  };
  submit(queue, job, run_private);
}
