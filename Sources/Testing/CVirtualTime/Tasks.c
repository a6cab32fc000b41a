// The tasks of Swift's concurrency: which of those that a test began still run at its end. A task keeps itself alive while
// it runs, so a weak reference tells. The runtime's own function makes the task; ours remembers it and who called.

#include "Interposition.h"

#include <elf.h>
#include <execinfo.h>
#include <fcntl.h>
#include <link.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

typedef struct {
  void *value;
} weak_reference;

extern weak_reference *swift_weakInit(weak_reference *reference, void *object);
extern void *swift_weakLoadStrong(weak_reference *reference);
extern void swift_weakDestroy(weak_reference *reference);
extern void swift_release(void *object);

enum { max_frames = 12 };

typedef struct record {
  weak_reference task;
  int frame_count;
  void *frames[max_frames];
  struct record *next;
} record;

typedef struct {
  void *task, *context;
} task_and_context;

static _Atomic(virtual_time_task_filter) filter;
static record *records;
static int64_t record_count, prune_at;

static record *take_records(void) {
  vt_lock();
  record *taken = records;
  records = NULL;
  record_count = 0;
  vt_unlock();
  return taken;
}

static bool is_alive(record *each) {
  void *task = swift_weakLoadStrong(&each->task);
  if (task) swift_release(task);
  return task;
}

static void forget(record *each) {
  swift_weakDestroy(&each->task);
  free(each);
}

static void keep(record *each) {
  vt_lock();
  each->next = records;
  records = each;
  record_count++;
  vt_unlock();
}

/// Forgets tasks that are over whenever the list has doubled.
static void prune(void) {
  for (record *each = take_records(), *next; each; each = next) {
    next = each->next;
    if (is_alive(each)) keep(each);
    else forget(each);
  }
  prune_at = record_count * 2 < 256 ? 256 : record_count * 2;
}

__attribute__((swiftcall)) task_and_context swift_task_create(
    size_t flags, void *options, const void *result_type, void *entry, void *context) {
  task_and_context made = REAL(swift_task_create)(flags, options, result_type, entry, context);
  virtual_time_task_filter counts = atomic_load_explicit(&filter, memory_order_acquire);
  if (!counts || !vt_is_virtual(CALLER) || !counts()) return made;
  record *added = calloc(1, sizeof *added);
  if (!added) abort();
  swift_weakInit(&added->task, made.task);
  added->frame_count = backtrace(added->frames, max_frames);
  if (record_count >= prune_at) prune();
  keep(added);
  return made;
}

void virtual_time_track_tasks(virtual_time_task_filter new_filter) {
  for (record *each = take_records(), *next; each; each = next) {
    next = each->next;
    forget(each);
  }
  prune_at = 256;
  atomic_store_explicit(&filter, new_filter, memory_order_release);
}

void virtual_time_for_each_task(
    void (*each)(const char *const *symbols, int count, void *context), void *context) {
  prune();
  vt_lock();
  record *first = records;
  vt_unlock();
  for (record *next = first; next; next = next->next) {
    const char *symbols[max_frames];
    for (int i = 0; i < next->frame_count; i++) symbols[i] = vt_symbol(next->frames[i]);
    each(symbols, next->frame_count, context);
  }
}

// Names of functions. `dladdr` knows only what an executable exports; its own table of symbols knows all.

typedef struct {
  const ElfW(Sym) *symbols;
  size_t count;
  const char *names;
  uintptr_t base;
} symbol_table;

static int note_base(struct dl_phdr_info *info, size_t size, void *context) {
  (void)size;
  ((symbol_table *)context)->base = info->dlpi_addr;
  return 1;  // The executable comes first.
}

/// Maps the executable for good; empty if it was stripped.
static symbol_table load_symbols(void) {
  symbol_table table = {0};
  int fd = open("/proc/self/exe", O_RDONLY | O_CLOEXEC);
  struct stat status;
  if (fd < 0) return table;
  void *file = fstat(fd, &status) ? MAP_FAILED : mmap(NULL, (size_t)status.st_size, PROT_READ, MAP_PRIVATE, fd, 0);
  close(fd);
  if (file == MAP_FAILED) return table;
  const ElfW(Ehdr) *header = file;
  const ElfW(Shdr) *sections = (const void *)((char *)file + header->e_shoff);
  for (int i = 0; i < header->e_shnum; i++) {
    if (sections[i].sh_type != SHT_SYMTAB) continue;
    table.symbols = (const void *)((char *)file + sections[i].sh_offset);
    table.count = sections[i].sh_size / sizeof(ElfW(Sym));
    table.names = (char *)file + sections[sections[i].sh_link].sh_offset;
    dl_iterate_phdr(note_base, &table);
  }
  return table;
}

const char *vt_symbol(const void *address) {
  static symbol_table table;
  static bool is_loaded;
  if (!is_loaded) table = load_symbols();
  is_loaded = true;
  uintptr_t offset = (uintptr_t)address - table.base;
  for (size_t i = 0; i < table.count; i++) {
    const ElfW(Sym) *symbol = &table.symbols[i];
    if (ELF64_ST_TYPE(symbol->st_info) == STT_FUNC && offset - symbol->st_value < symbol->st_size)
      return table.names + symbol->st_name;
  }
  Dl_info info;
  return dladdr(address, &info) && info.dli_sname ? info.dli_sname : "";
}
