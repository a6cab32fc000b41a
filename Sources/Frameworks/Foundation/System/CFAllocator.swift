/// What Core Foundation asks for memory. Swift sees to that by itself, so there is none.
public final class CFAllocator: Sendable {
  private init() {}
}

/// Memory comes from where it always comes from.
public var kCFAllocatorDefault: CFAllocator! { nil }

/// A number of things, or a place among them, where Core Foundation wants one.
public typealias CFIndex = Int
/// Options as bits, where Core Foundation wants them.
public typealias CFOptionFlags = UInt
