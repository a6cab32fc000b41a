extension Transaction {
  private struct TargetAnchorKey: TransactionKey {
    static var defaultValue: UnitPoint? { nil }
  }
  private struct PreservesVelocityKey: TransactionKey {
    static var defaultValue: Bool { false }
  }

  /// Where a view that is scrolled to lies in the viewport: the point at which both meet. It takes precedence over the
  /// anchor of `scrollPosition(id:anchor:)`, but not over one passed to `scrollTo(_:anchor:)`; this order is a guess.
  @available(iOS 17.0, *)
  public var scrollTargetAnchor: UnitPoint? {
    get { self[TargetAnchorKey.self] }
    set { self[TargetAnchorKey.self] = newValue }
  }

  /// Whether content that is decelerating keeps its velocity when code sets its position. An animated change ignores
  /// it.
  @available(iOS 18.0, *)
  public var scrollPositionUpdatePreservesVelocity: Bool {
    get { self[PreservesVelocityKey.self] }
    set { self[PreservesVelocityKey.self] = newValue }
  }
}
