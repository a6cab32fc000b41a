import Foundation

/// A guide on the horizontal axis.
public struct HorizontalAlignment: Equatable, Sendable {
  let key: AlignmentKey

  /// Creates a custom guide.
  public init(_ id: any AlignmentID.Type) {
    key = AlignmentKey(id: id, axis: .horizontal)
  }

  init(_ key: AlignmentKey) { self.key = key }

  private init(frame id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .horizontal, isOfFrame: true) }

  /// Combines the guides of several views into one; views without one are ignored.
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
    key.combineExplicit(values.compactMap { $0 })
  }

  /// The leading edge.
  public static let leading = HorizontalAlignment(frame: LeadingID.self)
  /// The centre.
  public static let center = HorizontalAlignment(frame: HorizontalCenterID.self)
  /// The trailing edge.
  public static let trailing = HorizontalAlignment(frame: TrailingID.self)
}

/// A guide on the vertical axis.
public struct VerticalAlignment: Equatable, Sendable {
  let key: AlignmentKey

  /// Creates a custom guide.
  public init(_ id: any AlignmentID.Type) {
    key = AlignmentKey(id: id, axis: .vertical)
  }

  init(_ key: AlignmentKey) { self.key = key }

  private init(frame id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .vertical, isOfFrame: true) }

  /// Combines the guides of several views into one; views without one are ignored.
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
    key.combineExplicit(values.compactMap { $0 })
  }

  /// The upper edge.
  public static let top = VerticalAlignment(frame: TopID.self)
  /// The centre.
  public static let center = VerticalAlignment(frame: VerticalCenterID.self)
  /// The lower edge.
  public static let bottom = VerticalAlignment(frame: BottomID.self)
  /// The baseline of the first line of text.
  public static let firstTextBaseline = VerticalAlignment(FirstTextBaselineID.self)
  /// The baseline of the last line of text.
  public static let lastTextBaseline = VerticalAlignment(LastTextBaselineID.self)
}

/// A guide on each axis.
public struct Alignment: Equatable, Sendable {
  /// The horizontal guide.
  public var horizontal: HorizontalAlignment
  /// The vertical guide.
  public var vertical: VerticalAlignment

  /// Creates an alignment from two guides.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The centre.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The centre of the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The centre of the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The centre of the upper edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The centre of the lower edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The top leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The top trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The bottom leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The bottom trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// The centre of the first baseline.
  public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
  /// The centre of the last baseline.
  public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
  /// The leading end of the first baseline.
  public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  /// The leading end of the last baseline.
  public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  /// The trailing end of the first baseline.
  public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  /// The trailing end of the last baseline.
  public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}
