// The queue: every job for the main queue, the global queues and the concurrency runtime's, in the order of arrival.

#include "Interposition.h"

#include <string.h>

// So many jobs run before the run loop gets a turn: a task that yields for ever does not shut timers out.
enum { jobs_per_turn = 256 };

typedef struct job {
  queue_t queue;
  void *context;
  work_t work;
  struct job *next;
} job;

static job *first, **end = &first;
static int64_t job_count;

extern queue_t dispatch_get_global_queue(intptr_t identifier, uintptr_t flags);
extern void dispatch_group_enter(group_t group);
extern void dispatch_group_leave(group_t group);

bool vt_is_global_queue(queue_t queue) {
  // The concurrency runtime's queues are ordinary concurrent ones, known by their label (as are libdispatch's roots).
  const char *label = dispatch_queue_get_label(queue);
  return label && (!strcmp(label, "Swift global concurrent queue") || !strncmp(label, "com.apple.root.", 15));
}

static bool append(queue_t queue, void *context, work_t work) {
  job *added = malloc(sizeof *added);
  if (!added) abort();
  *added = (job){queue, context, work, NULL};
  vt_lock();
  // A close on the main thread may have come between the caller's look and this one: a job must not be left behind.
  bool is_open = vt_open;
  if (is_open) {
    *end = added;
    end = &added->next;
    job_count++;
  }
  vt_unlock();
  if (is_open) vt_ring();
  else free(added);
  return is_open;
}

bool vt_submit(queue_t queue, void *context, work_t work) {
  if (queue == MAIN_QUEUE || vt_is_global_queue(queue)) return append(queue, context, work);
  vt_submit_private(queue, context, work, REAL(dispatch_async_f));
  return true;
}

bool vt_has_jobs(bool is_nested) {
  for (job *each = first; each; each = each->next)
    if (!is_nested || each->queue != MAIN_QUEUE) return true;
  return false;
}

/// Takes the first job; for a nested loop the first that is not the main queue's: as on Apple's systems the main queue
/// is not reentrant, while work in the background goes on.
static job *take(bool is_nested) {
  vt_lock();
  job **link = &first;
  while (*link && is_nested && (*link)->queue == MAIN_QUEUE) link = &(*link)->next;
  job *taken = *link;
  if (taken) {
    *link = taken->next;
    if (end == &taken->next) end = link;
    job_count--;
  }
  vt_unlock();
  return taken;
}

bool vt_run_jobs(bool is_nested) {
  int count = 0;
  for (job *next; count < jobs_per_turn && vt_open && (next = take(is_nested)); count++) {
    vt_watchdog_busy(true);
    next->work(next->context);
    free(next);
  }
  return count > 0;
}

void vt_hand_over_jobs(void) {
  for (job *next; (next = take(false)); free(next)) REAL(dispatch_async_f)(next->queue, next->context, next->work);
}

int64_t virtual_time_pending_jobs(void) {
  vt_lock();
  int64_t count = job_count;
  vt_unlock();
  return count;
}

// Blocks travel as functions whose context is the copied block.

void vt_run_block(void *block) {
  ((block_t)block)();
  _Block_release(block);
}

static bool submit_block(queue_t queue, block_t block) {
  void *copy = _Block_copy(block);
  bool is_taken = vt_submit(queue, copy, vt_run_block);
  if (!is_taken) _Block_release(copy);
  return is_taken;
}

// dispatch_async and its variants

#define IS_OURS(queue) (vt_intercepts(CALLER) || (!vt_is_exempt(CALLER) && vt_remembers_clock(queue)))

void dispatch_async_f(queue_t queue, void *context, work_t work) {
  if (!IS_OURS(queue) || !vt_submit(queue, context, work)) REAL(dispatch_async_f)(queue, context, work);
}

void dispatch_async(queue_t queue, block_t block) {
  if (!IS_OURS(queue) || !submit_block(queue, block)) REAL(dispatch_async)(queue, block);
}

void dispatch_barrier_async_f(queue_t queue, void *context, work_t work) {
  if (!IS_OURS(queue)) return REAL(dispatch_barrier_async_f)(queue, context, work);
  // On the main and the global queues a barrier is an ordinary job.
  if (queue == MAIN_QUEUE || vt_is_global_queue(queue)) return dispatch_async_f(queue, context, work);
  vt_submit_private(queue, context, work, REAL(dispatch_barrier_async_f));
}

void dispatch_barrier_async(queue_t queue, block_t block) {
  if (!IS_OURS(queue)) return REAL(dispatch_barrier_async)(queue, block);
  dispatch_barrier_async_f(queue, _Block_copy(block), vt_run_block);
}

// Groups

void dispatch_group_async(group_t group, queue_t queue, block_t block) {
  if (!IS_OURS(queue)) return REAL(dispatch_group_async)(group, queue, block);
  dispatch_group_enter(group);
  dispatch_async(queue, ^{
    block();
    dispatch_group_leave(group);
  });
}

void dispatch_group_async_f(group_t group, queue_t queue, void *context, work_t work) {
  if (!IS_OURS(queue)) return REAL(dispatch_group_async_f)(group, queue, context, work);
  dispatch_group_async(group, queue, ^{ work(context); });
}

// The last job of a group leaves it on the main thread; by way of the real main queue the notification reaches our
// queue within the same turn of the run loop, without another thread. Whoever asks may let go of the queue meanwhile.

void dispatch_group_notify(group_t group, queue_t queue, block_t block) {
  if (!vt_intercepts(CALLER)) return REAL(dispatch_group_notify)(group, queue, block);
  dispatch_retain(queue);
  REAL(dispatch_group_notify)(group, MAIN_QUEUE, ^{
    dispatch_async(queue, block);
    dispatch_release(queue);
  });
}

void dispatch_group_notify_f(group_t group, queue_t queue, void *context, work_t work) {
  if (!vt_intercepts(CALLER)) return REAL(dispatch_group_notify_f)(group, queue, context, work);
  dispatch_retain(queue);
  REAL(dispatch_group_notify)(group, MAIN_QUEUE, ^{
    dispatch_async_f(queue, context, work);
    dispatch_release(queue);
  });
}

void dispatch_block_notify(block_t block, queue_t queue, block_t notification) {
  if (!vt_intercepts(CALLER)) return REAL(dispatch_block_notify)(block, queue, notification);
  dispatch_retain(queue);
  REAL(dispatch_block_notify)(block, MAIN_QUEUE, ^{
    dispatch_async(queue, notification);
    dispatch_release(queue);
  });
}
