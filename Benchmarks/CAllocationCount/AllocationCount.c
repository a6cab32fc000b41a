// Replaces the C library's allocation functions in the executable that links it, and calls them by their other names.
// Allocations of shared libraries are counted too, since they look a function up in the executable first.

#include "CAllocationCount.h"

#include <errno.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_ulong allocations;

__attribute__((no_sanitize("address", "thread"))) static void count(void) { atomic_fetch_add_explicit(&allocations, 1, memory_order_relaxed); }

unsigned long allocation_count(void) { return atomic_load_explicit(&allocations, memory_order_relaxed); }

#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)

// A sanitizer replaces these functions itself, and reports each call.
__attribute__((no_sanitize("address", "thread"))) void __sanitizer_malloc_hook(const volatile void *memory, size_t size) {
  (void)memory;
  (void)size;
  count();
}

#else

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

void *malloc(size_t size) {
  count();
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  count();
  return __libc_calloc(number, size);
}

void *realloc(void *memory, size_t size) {
  count();
  return __libc_realloc(memory, size);
}

void *memalign(size_t alignment, size_t size) {
  count();
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **memory, size_t alignment, size_t size) {
  void *made = memalign(alignment, size);
  if (!made) return ENOMEM;
  *memory = made;
  return 0;
}

#endif
