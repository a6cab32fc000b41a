// DispatchSource timers.
//
// In virtual time a timer source is made as a source of added data: libdispatch keeps its handlers, its suspension
// and its lifetime, and we add 1 whenever it is due. `dispatch_source_get_data` so answers the number of times it
// fired, as for a timer. Sources that were made in real time, or by a thread in real time, stay real.

#include "Interposition.h"

typedef struct tracked {
  source_t source;
  queue_t target;
  /// The caller's references. At none the source is libdispatch's to free, and ours to forget.
  int64_t references;
  /// Counts the settings, so that a delay on its way in real time knows that it is out of date.
  uint64_t setting;
  bool is_cancelled;
  struct tracked *next;
} tracked;

/// A firing that waits in real time because the clock was closed before it was due.
typedef struct {
  source_t source;
  uint64_t setting;
  int64_t interval;
} continued;

static tracked *all;
static atomic_int tracked_count;

extern char _dispatch_source_type_timer[], _dispatch_source_type_data_add[];
extern void dispatch_source_merge_data(source_t source, uintptr_t value);
extern queue_t dispatch_get_global_queue(intptr_t identifier, uintptr_t flags);

/// Needs the lock.
static tracked **find(source_t source) {
  tracked **link = &all;
  while (*link && (*link)->source != source) link = &(*link)->next;
  return link;
}

static void forget(source_t source) {
  vt_lock();
  tracked **link = find(source), *forgotten = *link;
  if (forgotten) {
    *link = forgotten->next;
    tracked_count--;
  }
  vt_unlock();
  if (!forgotten) return;
  vt_remove_source_timers(source);
  free(forgotten);
}

source_t dispatch_source_create(const void *type, uintptr_t handle, uintptr_t mask, queue_t queue) {
  if (type != _dispatch_source_type_timer || !vt_is_virtual(CALLER))
    return REAL(dispatch_source_create)(type, handle, mask, queue);
  // What would run on a global queue runs on the main thread, like every job.
  queue_t target = !queue || vt_is_global_queue(queue) ? MAIN_QUEUE : queue;
  tracked *added = malloc(sizeof *added);
  source_t source = REAL(dispatch_source_create)(_dispatch_source_type_data_add, 0, 0, target);
  if (!added || !source) abort();
  vt_lock();
  *added = (tracked){source, target, 1, 0, false, all};
  all = added;
  tracked_count++;
  vt_unlock();
  return source;
}

void dispatch_retain(void *object) {
  if (tracked_count && !vt_is_exempt(CALLER)) {
    vt_lock();
    tracked *found = *find(object);
    if (found) found->references++;
    vt_unlock();
  }
  REAL(dispatch_retain)(object);
}

void dispatch_release(void *object) {
  if (tracked_count && !vt_is_exempt(CALLER)) {
    vt_lock();
    tracked *found = *find(object);
    bool is_last = found && --found->references == 0;
    vt_unlock();
    if (is_last) forget(object);
  }
  REAL(dispatch_release)(object);
}

void dispatch_source_cancel(source_t source) {
  vt_lock();
  tracked *found = tracked_count ? *find(source) : NULL;
  if (found) found->is_cancelled = true, found->setting++;
  vt_unlock();
  if (found) vt_remove_source_timers(source);
  REAL(dispatch_source_cancel)(source);
}

/// The handler of a source on a private queue runs on a thread of libdispatch: it gets the virtual clock for that time.
void dispatch_source_set_event_handler(source_t source, block_t handler) {
  vt_lock();
  tracked *found = tracked_count ? *find(source) : NULL;
  bool is_private = found && found->target != MAIN_QUEUE;
  vt_unlock();
  if (!is_private || !handler) return REAL(dispatch_source_set_event_handler)(source, handler);
  block_t with_clock = ^{
    bool before = vt_set_inherited(true);
    handler();
    vt_set_inherited(before);
  };
  REAL(dispatch_source_set_event_handler)(source, with_clock);
}

// Firing in virtual time

static void nothing(void *context) { (void)context; }

void vt_fire_source(source_t source, queue_t target) {
  vt_lock();
  bool is_alive = *find(source) != NULL;
  if (is_alive) REAL(dispatch_retain)(source);
  vt_unlock();
  if (!is_alive) return;
  dispatch_source_merge_data(source, 1);
  // On a private queue the handler runs elsewhere: an empty job behind it holds the clock until it has.
  if (target != MAIN_QUEUE) vt_submit_private(target, NULL, nothing, REAL(dispatch_async_f));
  REAL(dispatch_release)(source);
}

// Firing in real time, once the clock is closed

static void fire_continued(void *context) {
  continued *firing = context;
  vt_lock();
  tracked *found = *find(firing->source);
  bool is_current = found && found->setting == firing->setting;
  if (is_current) REAL(dispatch_retain)(firing->source);
  vt_unlock();
  if (is_current) {
    dispatch_source_merge_data(firing->source, 1);
    if (firing->interval) vt_source_continues(firing->source, firing->interval, firing->interval);
    REAL(dispatch_release)(firing->source);
  }
  free(firing);
}

static void continue_at(dispatch_time_t when, source_t source, int64_t interval) {
  vt_lock();
  tracked *found = *find(source);
  uint64_t setting = found ? found->setting : 0;
  vt_unlock();
  if (!found) return;
  continued *firing = malloc(sizeof *firing);
  if (!firing) abort();
  *firing = (continued){source, setting, interval};
  REAL(dispatch_after_f)(when, dispatch_get_global_queue(0, 0), firing, fire_continued);
}

void vt_source_continues(source_t source, int64_t delay, int64_t interval) {
  continue_at(REAL(dispatch_time)(DISPATCH_TIME_NOW, delay), source, interval);
}

void dispatch_source_set_timer(source_t source, dispatch_time_t start, uint64_t interval, uint64_t leeway) {
  bool is_virtual = vt_is_virtual(CALLER);
  vt_lock();
  tracked *found = tracked_count ? *find(source) : NULL;
  queue_t target = found ? found->target : NULL;
  bool is_cancelled = found && found->is_cancelled;
  if (found) found->setting++;
  vt_unlock();
  if (!found)
    return REAL(dispatch_source_set_timer)(source, is_virtual ? vt_real_time(start) : start, interval, leeway);

  vt_remove_source_timers(source);
  if (is_cancelled || start == DISPATCH_TIME_FOREVER) return;
  int64_t repeat = interval > INT64_MAX ? 0 : (int64_t)interval;
  if (is_virtual) vt_add_source_timer(source, target, vt_deadline(start), repeat, CALLER);
  else continue_at(start, source, repeat);
}
