import Foundation

/// A type that identifies an alignment guide and provides its default value.
public protocol AlignmentID: SendableMetatype {
  /// Returns the guide's distance in points from the view's top leading corner.
  static func defaultValue(in context: ViewDimensions) -> CGFloat

  /// Combines the guides of several children into their container's.
  static func _combineExplicit(_ values: [CGFloat]) -> CGFloat?
}

extension AlignmentID {
  /// The mean of the children's guides.
  public static func _combineExplicit(_ values: [CGFloat]) -> CGFloat? {
    values.isEmpty ? nil : values.reduce(0, +) / CGFloat(values.count)
  }
}

/// One guide on one axis, as a dictionary key.
struct AlignmentKey: Hashable, Sendable {
  let id: any AlignmentID.Type
  let axis: Axis
  /// Whether this is an edge or the middle. If a child sets it, it applies only in the child's own container, whose
  /// edges and middle are those of its frame.
  var isOfFrame = false

  static func == (a: AlignmentKey, b: AlignmentKey) -> Bool { a.id == b.id && a.axis == b.axis }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(id))
    hasher.combine(axis)
  }

  /// Combines the children's explicit guides: their mean, the topmost first baseline, the lowest last baseline.
  func combineExplicit(_ values: [CGFloat]) -> CGFloat? { id._combineExplicit(values) }
}

enum LeadingID: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

enum HorizontalCenterID: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
}

enum TrailingID: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}

enum TopID: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

enum VerticalCenterID: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}

enum BottomID: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

/// A view without text has its baseline at its lower edge.
enum FirstTextBaselineID: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  static func _combineExplicit(_ values: [CGFloat]) -> CGFloat? { values.min() }
}

enum LastTextBaselineID: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  static func _combineExplicit(_ values: [CGFloat]) -> CGFloat? { values.max() }
}
