import DisplayList

extension FragmentKey {
  @MainActor private static var last: UInt64 = 0

  /// Returns a key unique to this node in the process.
  @MainActor package static func next() -> FragmentKey {
    last += 1
    return FragmentKey(rawValue: last)
  }
}
