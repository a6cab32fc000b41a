// Who lives in virtual time.
//
// The main thread does while the clock is open: it runs everything of the main and global queues and the concurrency
// runtime. A thread of libdispatch does while it runs a job that a thread in virtual time sent to a private queue.
// Every other thread (a server's event loops, URLSession's transfers) keeps real time, so its own time-outs stay
// right.
//
// libdispatch and libcurl always see real time, whichever thread they are called on: they compare clock readings with
// what they read before the clock was opened, and sleep in the kernel. Times that cross libdispatch's interface are
// translated where they cross it.

#include "Interposition.h"

#include <link.h>
#include <pthread.h>
#include <string.h>

atomic_bool vt_open;
_Atomic uint64_t vt_clock;

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static __thread bool is_main_thread;
static __thread bool is_inherited;
static __thread bool reads_real_time;

typedef struct {
  uintptr_t start, end;
} text_range;

typedef struct {
  text_range ranges[8];
  int count;
} text_ranges;

static text_ranges exempt, testing, foundation;

void vt_lock(void) { pthread_mutex_lock(&mutex); }
void vt_unlock(void) { pthread_mutex_unlock(&mutex); }

static void note_library(const struct dl_phdr_info *info, text_ranges *ranges) {
  for (int i = 0; i < info->dlpi_phnum; i++) {
    const ElfW(Phdr) *segment = &info->dlpi_phdr[i];
    if (segment->p_type != PT_LOAD || !(segment->p_flags & PF_X) || ranges->count == 8) continue;
    uintptr_t start = info->dlpi_addr + segment->p_vaddr;
    ranges->ranges[ranges->count++] = (text_range){start, start + segment->p_memsz};
  }
}

static int note_known_library(struct dl_phdr_info *info, size_t size, void *context) {
  (void)size, (void)context;
  if (strstr(info->dlpi_name, "/libdispatch.so") || strstr(info->dlpi_name, "/libcurl")) note_library(info, &exempt);
  if (strstr(info->dlpi_name, "/libTesting.so")) note_library(info, &testing);
  if (strstr(info->dlpi_name, "/libFoundation.so")) note_library(info, &foundation);
  return 0;
}

static bool contains(const text_ranges *ranges, const void *caller) {
  for (int i = 0; i < ranges->count; i++)
    if ((uintptr_t)caller >= ranges->ranges[i].start && (uintptr_t)caller < ranges->ranges[i].end) return true;
  return false;
}

// An executable's constructors run on the main thread, after all libraries were loaded.
__attribute__((constructor)) static void note_main_thread(void) {
  is_main_thread = true;
  dl_iterate_phdr(note_known_library, NULL);
}

bool vt_is_exempt(const void *caller) { return contains(&exempt, caller); }
bool vt_is_testing(const void *caller) { return contains(&testing, caller); }
bool vt_is_foundation(const void *caller) { return contains(&foundation, caller); }
bool vt_is_main_thread(void) { return is_main_thread; }

bool vt_intercepts(const void *caller) {
  return atomic_load_explicit(&vt_open, memory_order_acquire) && !vt_is_exempt(caller);
}

bool vt_is_virtual(const void *caller) {
  return atomic_load_explicit(&vt_open, memory_order_acquire) && vt_thread_has_virtual_time() && !reads_real_time
    && !vt_is_exempt(caller);
}

bool vt_thread_has_virtual_time(void) { return is_main_thread || is_inherited; }

bool vt_set_inherited(bool inherited) {
  bool before = is_inherited;
  is_inherited = inherited;
  return before;
}

bool vt_set_reads_real_time(bool reads) {
  bool before = reads_real_time;
  reads_real_time = reads;
  return before;
}
