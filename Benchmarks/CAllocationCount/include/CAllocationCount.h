#pragma once

/// How often this process has asked for memory: calls of malloc, calloc, realloc and their aligned relatives, by all threads.
unsigned long allocation_count(void);
