// Requests of the real network hold the clock.
//
// FoundationNetworking hands every transfer to libcurl and takes it back when it has ended, in `curl_multi_add_handle` and
// `curl_multi_remove_handle`. libcurl itself is not a dependency of ours: in a process that does not load it nobody calls
// these functions.

#include "Interposition.h"

#include <stdio.h>
#include <strings.h>

// From curl/curl.h: CURLINFO_STRING is 0x100000.
enum { info_effective_url = 0x100000 + 1, info_content_type = 0x100000 + 18, info_effective_method = 0x100000 + 58 };

typedef struct request {
  void *multi, *easy;
  uint64_t work;
  struct request *next;
} request;

static request *all;

extern queue_t dispatch_get_current_queue(void);

int curl_multi_add_handle(void *multi, void *easy);
int curl_multi_remove_handle(void *multi, void *easy);
int curl_multi_socket_action(void *multi, int socket, int events, int *running);

static const char *ask(void *easy, int info) {
  static int (*found)(void *easy, int info, ...);
  if (!found) found = (int (*)(void *, int, ...))dlsym(RTLD_DEFAULT, "curl_easy_getinfo");
  const char *answer = NULL;
  return found && found(easy, info, &answer) == 0 && answer ? answer : "";
}

static void end_work(void *work) { virtual_time_end_work((uintptr_t)work); }

/// URLSession delivers what arrived to its delegate in the job that is running now: the clock may move after it.
static void end_after_this_job(uint64_t work) {
  REAL(dispatch_async_f)(dispatch_get_current_queue(), (void *)(uintptr_t)work, end_work);
}

/// Takes out the first request that `is_ended` knows; 0 if there is none.
static uint64_t take(void *multi, bool (*is_ended)(request *, void *), void *context) {
  vt_lock();
  request **link = &all;
  while (*link && ((*link)->multi != multi || !is_ended(*link, context))) link = &(*link)->next;
  request *taken = *link;
  if (taken) *link = taken->next;
  vt_unlock();
  uint64_t work = taken ? taken->work : 0;
  free(taken);
  return work;
}

static bool is_of_handle(request *request, void *easy) { return request->easy == easy; }

/// The head of a server-sent event stream is in: what follows comes whenever the server has something to say.
static bool is_event_stream(request *request, void *context) {
  (void)context;
  return !strncasecmp(ask(request->easy, info_content_type), "text/event-stream", 17);
}

int curl_multi_add_handle(void *multi, void *easy) {
  const char *url = ask(easy, info_effective_url);
  // A web socket stays open for as long as both sides like.
  if (!strncasecmp(url, "ws:", 3) || !strncasecmp(url, "wss:", 4)) return REAL(curl_multi_add_handle)(multi, easy);
  char name[512];
  snprintf(name, sizeof name, "%s %s", ask(easy, info_effective_method), url);
  // URLSession comes here some jobs after `resume()`, perhaps when the next clock is open.
  uint64_t work = vt_begin_work_of(vt_own_clock(), name);
  if (!work) return REAL(curl_multi_add_handle)(multi, easy);
  request *added = malloc(sizeof *added);
  if (!added) abort();
  *added = (request){multi, easy, work, NULL};
  vt_lock();
  added->next = all;
  all = added;
  vt_unlock();
  int result = REAL(curl_multi_add_handle)(multi, easy);
  if (result) virtual_time_end_work(take(multi, is_of_handle, easy));
  return result;
}

int curl_multi_remove_handle(void *multi, void *easy) {
  uint64_t work = take(multi, is_of_handle, easy);
  int result = REAL(curl_multi_remove_handle)(multi, easy);
  if (work) end_after_this_job(work);
  return result;
}

int curl_multi_socket_action(void *multi, int socket, int events, int *running) {
  int result = REAL(curl_multi_socket_action)(multi, socket, events, running);
  for (uint64_t work; (work = take(multi, is_event_stream, NULL));) end_after_this_job(work);
  return result;
}
