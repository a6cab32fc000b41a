/// Core Foundation's source of memory. Swift allocates by itself, so there is none.
public final class CFAllocator: Sendable {
  private init() {}
}

/// The default allocator of memory.
public var kCFAllocatorDefault: CFAllocator! { nil }

/// Core Foundation's type of counts and indexes.
public typealias CFIndex = Int
/// Core Foundation's type of option bits.
public typealias CFOptionFlags = UInt
