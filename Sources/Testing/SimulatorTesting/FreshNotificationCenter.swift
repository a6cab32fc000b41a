import Foundation

/// Gives each test a `NotificationCenter.default` that nobody observes.
///
/// Foundation makes that object and offers neither to exchange it nor to list its observers. So the state inside is
/// exchanged with that of a new center, which then holds what the test before had registered, and ends with it. What such
/// a test or a singleton registered is told nothing any more; taking it off again does nothing.
///
/// Caveat: tests without `.simulator` that run at the same time lose their observers too.
@MainActor
enum FreshNotificationCenter {
  /// A Swift object begins with its type and its reference count.
  private static let header = 16

  static func begin() {
    let center = NotificationCenter.default
    // Of the same class, so that both have the same fields at the same places.
    guard type(of: center) == NotificationCenter.self else { return }
    let fresh = NotificationCenter()
    let (old, new) = (Unmanaged.passUnretained(center).toOpaque(), Unmanaged.passUnretained(fresh).toOpaque())
    let size = min(usableSize(old), usableSize(new))
    withExtendedLifetime((center, fresh)) {
      for offset in stride(from: header, to: size - size % 8, by: 8) {
        let word = old.load(fromByteOffset: offset, as: UInt.self)
        old.storeBytes(of: new.load(fromByteOffset: offset, as: UInt.self), toByteOffset: offset, as: UInt.self)
        new.storeBytes(of: word, toByteOffset: offset, as: UInt.self)
      }
    }
  }
}

/// Bytes of a block on the heap; Glibc's module leaves the function out.
@_silgen_name("malloc_usable_size")
private func usableSize(_ block: UnsafeMutableRawPointer) -> Int
