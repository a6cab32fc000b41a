// An actor that inherits NSObject, such as a delegate, has the class SwiftNativeNSObject above it. Apple's runtime brings that
// class along; on Linux the compiler refers to it all the same and nobody defines it. Here it is: a copy of NSObject's
// metadata with NSObject as its superclass, so that casts find it.

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

// Before other constructors of the program: a global actor may be made in one.
__attribute__((constructor(101))) static void define(void) {
  uint32_t before = ns_object.class_address_point;
  if (before > ADDRESS_POINT || ns_object.class_size - before > SIZE - ADDRESS_POINT) return;
  memcpy(scrollwork_actor_object + ADDRESS_POINT - before, (const char *)&ns_object - before, ns_object.class_size);
  struct class_metadata *copy = (struct class_metadata *)(scrollwork_actor_object + ADDRESS_POINT);
  copy->superclass = &ns_object;
}
