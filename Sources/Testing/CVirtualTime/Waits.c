// Waits with a time limit. They block the thread in the kernel, so the limit is a delay in real time.

#include "Interposition.h"

#define TRANSLATED(timeout)                                                                        \
  ((timeout) == DISPATCH_TIME_NOW || (timeout) == DISPATCH_TIME_FOREVER || !vt_is_virtual(CALLER) \
     ? (timeout)                                                                                   \
     : vt_real_time(timeout))

intptr_t dispatch_semaphore_wait(void *semaphore, dispatch_time_t timeout) {
  return REAL(dispatch_semaphore_wait)(semaphore, TRANSLATED(timeout));
}

intptr_t dispatch_group_wait(group_t group, dispatch_time_t timeout) {
  return REAL(dispatch_group_wait)(group, TRANSLATED(timeout));
}

intptr_t dispatch_block_wait(block_t block, dispatch_time_t timeout) {
  return REAL(dispatch_block_wait)(block, TRANSLATED(timeout));
}
