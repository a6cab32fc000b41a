// An actor that inherits NSObject, such as a delegate, has the class SwiftNativeNSObject above it. Apple's runtime brings that
// class along; on Linux the compiler refers to it all the same and nobody defines it. Here it is: a copy of NSObject's
// metadata with NSObject as its superclass, so that casts find it.
//
// An actor with a stored property whose size the compiler does not know, such as a `CheckedContinuation`, gets its metadata when
// it is first used. The runtime then looks for the superclass by its name, among the types that all images list.

#include <stddef.h>
#include <stdint.h>
#include <string.h>

// As in the Swift ABI: TargetClassMetadata without Objective-C interoperation.
struct class_metadata {
  void *kind;
  const void *superclass;
  uint32_t flags;
  uint32_t instance_address_point;
  uint32_t instance_size;
  uint16_t instance_align_mask;
  uint16_t reserved;
  uint32_t class_size;
  uint32_t class_address_point;
};

// Bytes before and in all: NSObject takes 24 and about 700 in Swift 6.3.
#define ADDRESS_POINT 64
#define SIZE 8192

extern const struct class_metadata ns_object __asm__("$s10Foundation8NSObjectCN");

__attribute__((used, aligned(16))) char scrollwork_actor_object[SIZE];
__asm__(".globl \"OBJC_CLASS_$_SwiftNativeNSObject\"\n"
        ".set \"OBJC_CLASS_$_SwiftNativeNSObject\", scrollwork_actor_object + 64\n");

// As in the Swift ABI: class and module context descriptors, with offsets from where they stand. The class is of module "__C", where
// imported types are; its kind is class (16), and there is but one (0x40). The runtime needs its name and how to get its metadata.
typedef struct {
  const void *metadata;
  size_t state;
} metadata_response;

__attribute__((used, swiftcall, visibility("hidden"))) metadata_response scrollwork_actor_object_metadata(size_t request) {
  (void)request;
  return (metadata_response){scrollwork_actor_object + ADDRESS_POINT, 0};
}

__asm__(".pushsection .rodata, \"a\", %progbits\n"
        ".balign 4\n"
        "scrollwork_actor_object_module_name: .asciz \"__C\"\n"
        "scrollwork_actor_object_name: .asciz \"SwiftNativeNSObject\"\n"
        ".balign 4\n"
        "scrollwork_actor_object_module:\n"
        ".long 0\n"
        ".long 0\n"
        ".long scrollwork_actor_object_module_name - .\n"
        "scrollwork_actor_object_descriptor:\n"
        ".long 0x50\n"
        ".long scrollwork_actor_object_module - .\n"
        ".long scrollwork_actor_object_name - .\n"
        ".long scrollwork_actor_object_metadata - .\n"
        ".long 0\n"
        ".long 0\n"
        ".long 0, 0, 0, 0, 0\n"
        ".popsection\n"
        ".pushsection swift5_type_metadata, \"a\", %progbits\n"
        ".balign 4\n"
        ".long scrollwork_actor_object_descriptor - .\n"
        ".popsection\n");

// Before other constructors of the program: a global actor may be made in one.
__attribute__((constructor(101))) static void define(void) {
  uint32_t before = ns_object.class_address_point;
  if (before > ADDRESS_POINT || ns_object.class_size - before > SIZE - ADDRESS_POINT) return;
  memcpy(scrollwork_actor_object + ADDRESS_POINT - before, (const char *)&ns_object - before, ns_object.class_size);
  struct class_metadata *copy = (struct class_metadata *)(scrollwork_actor_object + ADDRESS_POINT);
  copy->superclass = &ns_object;
}
