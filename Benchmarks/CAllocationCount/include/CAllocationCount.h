#pragma once

/// The number of allocations of this process: calls of malloc, calloc, realloc and their aligned relatives, by all
/// threads.
unsigned long allocation_count(void);
