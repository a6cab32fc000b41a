// The measuring functions of all peers: clocks, memory, medians. C, and C++ for Qt.
#pragma once

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>

static inline double seconds_on(clockid_t clock) {
  struct timespec time = {0, 0};
  clock_gettime(clock, &time);
  return time.tv_sec + time.tv_nsec / 1e9;
}

// CPU time of this process, all threads, in milliseconds.
static inline double own_cpu_ms(void) { return seconds_on(CLOCK_PROCESS_CPUTIME_ID) * 1000; }

// CPU time of another process in milliseconds; clock_getcpuclockid(3) makes this number from a process's.
static inline double cpu_ms_of(int process) { return seconds_on((clockid_t)(~(unsigned)process << 3 | 2)) * 1000; }

// Milliseconds since the process was started; the program that starts it passes the time in PEER_STARTED, in
// nanoseconds of the monotonic clock.
static inline double ms_since_start(void) {
  const char *started = getenv("PEER_STARTED");
  return started ? seconds_on(CLOCK_MONOTONIC) * 1000 - atof(started) / 1e6 : 0;
}

// Waits until the monotonic clock shows this many seconds.
static inline void sleep_until(double second) {
  struct timespec time = {(time_t)second, (long)((second - (time_t)second) * 1e9)};
  clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &time, NULL);
}

// The peak memory of the process, in millions of bytes.
static inline double peak_mb(void) {
  struct rusage usage;
  getrusage(RUSAGE_SELF, &usage);
  return usage.ru_maxrss * 1024 / 1e6;
}

static int ascending(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

// Sorts the values.
static inline double median(double *values, int count) {
  qsort(values, count, sizeof *values, ascending);
  return count ? values[(count - 1) / 2] : 0;
}

// The words of one card; cards 50 rows apart look the same. As Benchmarks/Feed/FeedItem.swift.
static const char *const names[] = {"Ada",     "Grace",  "Edsger", "Barbara", "Tony",
                                    "Frances", "Donald", "Radia",  "Dennis",  "Karen"};
static const char *const families[] = {"Lovelace", "Hopper", "Dijkstra", "Liskov", "Hoare"};
static const char *const words[] = {
    "the",    "quick",     "reply", "was",    "written", "on",  "a",    "small", "screen", "in",    "a",      "train",
    "that",   "left",      "town",  "before", "breakfast", "and", "nobody", "noticed", "how", "long", "lines", "became",
    "until",  "somebody",  "turned", "phone", "around"};

static inline void card_author(int row, char *author, size_t size) {
  int look = row % 50;
  snprintf(author, size, "%s %s", names[look % 10], families[look / 10]);
}

// The tokens of a streaming answer: words of 2 to 9 letters. As Benchmarks/Transcript/TranscriptModel.swift.
static inline const char *token_text(int number) { return "abcdefghi " + number * 5 % 8; }

// Tokens with this many letters, in memory that is never freed.
static inline char *stream_text(int count) {
  char *text = (char *)malloc(count + 16), *end = text;
  for (int token = 0; end < text + count; token++) end += sprintf(end, "%s", token_text(token));
  text[count] = 0;
  return text;
}

static inline void card_text(int row, char *text, size_t size) {
  int look = row % 50, count = 10 + look * 7 % 9;
  size_t length = 0;
  for (int word = 0; word < count && length < size; word++) {
    const char *next = words[(look * 11 + word * 7) % (sizeof words / sizeof *words)];
    length += snprintf(text + length, size - length, word ? " %s" : "%s", next);
  }
}
