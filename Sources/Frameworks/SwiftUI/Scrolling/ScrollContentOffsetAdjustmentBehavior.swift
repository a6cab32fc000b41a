/// What a scroll view does so that what is visible stays where it is while sizes change.
@available(iOS 18.0, *)
public struct ScrollContentOffsetAdjustmentBehavior {
  fileprivate let isDisabled: Bool

  /// The offset changes where the content above the viewport does, and content at a default scroll anchor stays there.
  public static var automatic: ScrollContentOffsetAdjustmentBehavior { Self(isDisabled: false) }
  /// The offset stays the same, whatever is visible then.
  public static var disabled: ScrollContentOffsetAdjustmentBehavior { Self(isDisabled: true) }
}

private struct KeepsScrollOffsetsKey: TransactionKey { static var defaultValue: Bool { false } }

@available(iOS 18.0, *)
extension Transaction {
  /// What scroll views do so that what is visible stays where it is while the change is carried out. The default is
  /// `.automatic`.
  public var scrollContentOffsetAdjustmentBehavior: ScrollContentOffsetAdjustmentBehavior {
    get { ScrollContentOffsetAdjustmentBehavior(isDisabled: self[KeepsScrollOffsetsKey.self]) }
    set { self[KeepsScrollOffsetsKey.self] = newValue.isDisabled }
  }
}

extension ScrollRender {
  /// A change of this frame is carried out without moving the offset.
  var isOffsetKeptByChange: Bool {
    runtime.frameTransactions.contains { owner.reachingTransaction($0)[KeepsScrollOffsetsKey.self] }
  }
}
