import Foundation

/// The position of a scroll view: a view id, an edge, an offset in the content, or wherever the user scrolled to.
@available(iOS 18.0, *)
public struct ScrollPosition: Equatable, Sendable {
  /// An id of any type.
  struct ViewID: Equatable, Sendable {
    let base: any Hashable & Sendable
    static func == (left: ViewID, right: ViewID) -> Bool { AnyHashable(left.base) == AnyHashable(right.base) }
  }

  enum Place: Equatable, Sendable {
    case automatic
    case view(ViewID, anchor: UnitPoint?)
    case edge(Edge)
    /// Nil for an axis that does not change.
    case offset(x: CGFloat?, y: CGFloat?)
    /// A user scroll, with the target of `idType` that is now at the anchor.
    case person(ViewID?)
  }

  private(set) var place: Place
  private let idType: ObjectIdentifier
  /// Returns an id if it is of the position's id type.
  private let matching: @Sendable (AnyHashable) -> ViewID?

  private init<ID: Hashable & Sendable>(_ place: Place, idType: ID.Type) {
    self.place = place
    self.idType = ObjectIdentifier(idType)
    matching = { ($0.base as? ID).map { ViewID(base: $0) } }
  }

  /// Creates an unspecified position. `idType` is the type of the scroll targets' ids.
  public init(idType: (some Hashable & Sendable).Type = Never.self) { self.init(.automatic, idType: idType) }

  /// Creates a position at an edge of the content.
  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) {
    self.init(.edge(edge), idType: idType)
  }

  /// Creates a position with a point of the content, in points, at the top left corner of the viewport.
  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
    self.init(.offset(x: point.x, y: point.y), idType: idType)
  }

  /// Creates a position with a point of the content, in points, at the top left corner of the viewport.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
    self.init(.offset(x: x, y: y), idType: idType)
  }

  /// Creates a position with an x coordinate of the content, in points, at the left edge of the viewport.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) {
    self.init(.offset(x: x, y: nil), idType: idType)
  }

  /// Creates a position with a y coordinate of the content, in points, at the top edge of the viewport.
  public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) {
    self.init(.offset(x: nil, y: y), idType: idType)
  }

  /// Creates a position at the view with an id. `anchor` is the point of the view and of the viewport that are aligned;
  /// nil for the anchor of the `scrollPosition` modifier.
  public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    self.init(.view(ViewID(base: id), anchor: anchor), idType: ID.self)
  }

  public static func == (left: ScrollPosition, right: ScrollPosition) -> Bool {
    left.place == right.place && left.idType == right.idType
  }

  // MARK: Going somewhere

  /// Scrolls to the view with an id; see `init(id:anchor:)`.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    place = .view(ViewID(base: id), anchor: anchor)
  }

  /// Scrolls to an edge of the content.
  public mutating func scrollTo(edge: Edge) { place = .edge(edge) }

  /// Scrolls a point of the content, in points, to the top left corner of the viewport, as far as the content allows.
  public mutating func scrollTo(point: CGPoint) { place = .offset(x: point.x, y: point.y) }

  /// Scrolls a point of the content, in points, to the top left corner of the viewport, as far as the content allows.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { place = .offset(x: x, y: y) }

  /// Scrolls an x coordinate of the content, in points, to the left edge of the viewport, as far as the content allows.
  public mutating func scrollTo(x: CGFloat) { place = .offset(x: x, y: nil) }

  /// Scrolls a y coordinate of the content, in points, to the top edge of the viewport, as far as the content allows.
  public mutating func scrollTo(y: CGFloat) { place = .offset(x: nil, y: y) }

  // MARK: What it is

  /// Whether the user scrolled last. Setting it to true clears the programmatic position.
  public var isPositionedByUser: Bool {
    get { if case .person = place { true } else { false } }
    set {
      if newValue != isPositionedByUser { place = newValue ? .person(storedID) : .automatic }
    }
  }

  /// The edge that code scrolled to last; nil if it scrolled elsewhere or the user has scrolled since.
  public var edge: Edge? { if case .edge(let edge) = place { edge } else { nil } }

  /// The point that code scrolled to last; nil if it scrolled elsewhere or the user has scrolled since.
  public var point: CGPoint? {
    if case .offset(let x?, let y?) = place { CGPoint(x: x, y: y) } else { nil }
  }

  /// The x coordinate that code scrolled to last; nil if it scrolled elsewhere or the user has scrolled since.
  public var x: CGFloat? { if case .offset(let x, _) = place { x } else { nil } }

  /// The y coordinate that code scrolled to last; nil if it scrolled elsewhere or the user has scrolled since.
  public var y: CGFloat? { if case .offset(_, let y) = place { y } else { nil } }

  /// The id of the view that code scrolled to last, or of the target that the user scrolled to the anchor.
  public var viewID: (any Hashable & Sendable)? { storedID?.base }

  /// `viewID`, if it is of this type.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { storedID?.base as? T }

  private var storedID: ViewID? {
    switch place {
    case .view(let id, _): id
    case .person(let id): id
    case .automatic, .edge, .offset: nil
    }
  }

  /// Returns the position after a user scroll to targets with these ids.
  func movedByPerson(to ids: [AnyHashable]) -> ScrollPosition {
    var new = self
    new.place = .person(ids.lazy.compactMap(matching).first)
    return new
  }
}
