/// How a scroll view adjusts its offset to keep the visible content in place when sizes change.
@available(iOS 18.0, *)
public struct ScrollContentOffsetAdjustmentBehavior {
  fileprivate let isDisabled: Bool

  /// Adjusts the offset when content above the viewport changes, and keeps content at a default scroll anchor in place.
  public static var automatic: ScrollContentOffsetAdjustmentBehavior { Self(isDisabled: false) }
  /// Keeps the offset, whatever becomes visible.
  public static var disabled: ScrollContentOffsetAdjustmentBehavior { Self(isDisabled: true) }
}

private struct KeepsScrollOffsetsKey: TransactionKey { static var defaultValue: Bool { false } }

@available(iOS 18.0, *)
extension Transaction {
  /// How scroll views adjust their offset during the change to keep the visible content in place. The default is
  /// `.automatic`.
  public var scrollContentOffsetAdjustmentBehavior: ScrollContentOffsetAdjustmentBehavior {
    get { ScrollContentOffsetAdjustmentBehavior(isDisabled: self[KeepsScrollOffsetsKey.self]) }
    set { self[KeepsScrollOffsetsKey.self] = newValue.isDisabled }
  }
}

extension ScrollRender {
  /// Whether a change of this frame is carried out without moving the offset.
  var isOffsetKeptByChange: Bool {
    runtime.frameTransactions.contains { owner.reachingTransaction($0)[KeepsScrollOffsetsKey.self] }
  }
}
