import DisplayList

extension FragmentKey {
  @MainActor private static var last: UInt64 = 0

  /// A key that no other node of this process has.
  @MainActor package static func next() -> FragmentKey {
    last += 1
    return FragmentKey(rawValue: last)
  }
}
