// Swift's `Mutex` is opened and closed by the code that uses it as long as nobody waits, which the thread sanitizer sees, and by the
// kernel otherwise, which it does not: what such a mutex guards would be a race to it. So it is told.
#include "Interposition.h"

#if __has_feature(thread_sanitizer)

extern void __tsan_acquire(void *address);
extern void __tsan_release(void *address);

// Methods, whose `self` is the mutex.
#define METHOD __attribute__((swiftcall))
#define SELF __attribute__((swift_context)) void *self

/// `_MutexHandle._lockSlow`
METHOD void $s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF(uint32_t thread, SELF) {
  REAL($s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF)(thread, self);
  __tsan_acquire(self);
}

/// `_MutexHandle._unlockSlow`
METHOD void $s15Synchronization12_MutexHandleV11_unlockSlowyyF(SELF) {
  __tsan_release(self);
  REAL($s15Synchronization12_MutexHandleV11_unlockSlowyyF)(self);
}

#endif
