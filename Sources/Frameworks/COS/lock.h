// The lock that Apple's `os` has as C. It yields while it waits: who holds it does so for an instant.
#pragma once
#include <sched.h>
#include <stdbool.h>
#include <stdint.h>

typedef struct os_unfair_lock_s {
  uint32_t _taken;
} os_unfair_lock, *os_unfair_lock_t;

static inline bool os_unfair_lock_trylock(os_unfair_lock_t _Nonnull lock) {
  return __atomic_exchange_n(&lock->_taken, 1, __ATOMIC_ACQUIRE) == 0;
}

static inline void os_unfair_lock_lock(os_unfair_lock_t _Nonnull lock) {
  while (!os_unfair_lock_trylock(lock)) sched_yield();
}

static inline void os_unfair_lock_unlock(os_unfair_lock_t _Nonnull lock) {
  __atomic_store_n(&lock->_taken, 0, __ATOMIC_RELEASE);
}
