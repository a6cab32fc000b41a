import Foundation

/// A guide on the horizontal axis.
public struct HorizontalAlignment: Equatable, Sendable {
  let key: AlignmentKey

  /// A guide of one's own.
  public init(_ id: any AlignmentID.Type) {
    key = AlignmentKey(id: id, axis: .horizontal)
  }

  init(_ key: AlignmentKey) { self.key = key }

  private init(frame id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .horizontal, isOfFrame: true) }

  /// The guides of several views joined into one; views without one count for nothing.
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
    key.combineExplicit(values.compactMap { $0 })
  }

  /// The edge at which reading starts.
  public static let leading = HorizontalAlignment(frame: LeadingID.self)
  /// The middle.
  public static let center = HorizontalAlignment(frame: HorizontalCenterID.self)
  /// The edge at which reading ends.
  public static let trailing = HorizontalAlignment(frame: TrailingID.self)
}

/// A guide on the vertical axis.
public struct VerticalAlignment: Equatable, Sendable {
  let key: AlignmentKey

  /// A guide of one's own.
  public init(_ id: any AlignmentID.Type) {
    key = AlignmentKey(id: id, axis: .vertical)
  }

  init(_ key: AlignmentKey) { self.key = key }

  private init(frame id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .vertical, isOfFrame: true) }

  /// The guides of several views joined into one; views without one count for nothing.
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
    key.combineExplicit(values.compactMap { $0 })
  }

  /// The upper edge.
  public static let top = VerticalAlignment(frame: TopID.self)
  /// The middle.
  public static let center = VerticalAlignment(frame: VerticalCenterID.self)
  /// The lower edge.
  public static let bottom = VerticalAlignment(frame: BottomID.self)
  /// The topmost line's baseline.
  public static let firstTextBaseline = VerticalAlignment(FirstTextBaselineID.self)
  /// The lowest line's baseline.
  public static let lastTextBaseline = VerticalAlignment(LastTextBaselineID.self)
}

/// A guide on each axis.
public struct Alignment: Equatable, Sendable {
  /// The horizontal guide.
  public var horizontal: HorizontalAlignment
  /// The vertical guide.
  public var vertical: VerticalAlignment

  /// Two guides.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle of the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The middle of the upper edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The middle of the lower edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The top leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The top trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The bottom leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The bottom trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// The middle of the first line's baseline.
  public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
  /// The middle of the last line's baseline.
  public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
  /// The leading end of the first line's baseline.
  public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  /// The leading end of the last line's baseline.
  public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  /// The trailing end of the first line's baseline.
  public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  /// The trailing end of the last line's baseline.
  public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}
