import Foundation

/// Where a scroll view is to be, or that a person has moved it: a view by its id, an edge, or a place of the content.
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
    /// Nil for an axis that is left as it is.
    case offset(x: CGFloat?, y: CGFloat?)
    /// A person moved the content; the target of `idType` that is there now.
    case person(ViewID?)
  }

  private(set) var place: Place
  private let idType: ObjectIdentifier
  /// An id if it is of the position's type of ids.
  private let matching: @Sendable (AnyHashable) -> ViewID?

  private init<ID: Hashable & Sendable>(_ place: Place, idType: ID.Type) {
    self.place = place
    self.idType = ObjectIdentifier(idType)
    matching = { ($0.base as? ID).map { ViewID(base: $0) } }
  }

  /// Nowhere in particular. `idType` is the type of the scroll targets' ids.
  public init(idType: (some Hashable & Sendable).Type = Never.self) { self.init(.automatic, idType: idType) }

  /// At an edge of the content.
  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) {
    self.init(.edge(edge), idType: idType)
  }

  /// With a point of the content, in points, at the viewport's upper left corner.
  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
    self.init(.offset(x: point.x, y: point.y), idType: idType)
  }

  /// With a point of the content, in points, at the viewport's upper left corner.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
    self.init(.offset(x: x, y: y), idType: idType)
  }

  /// With a coordinate of the content, in points, at the viewport's left edge.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) {
    self.init(.offset(x: x, y: nil), idType: idType)
  }

  /// With a coordinate of the content, in points, at the viewport's upper edge.
  public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) {
    self.init(.offset(x: nil, y: y), idType: idType)
  }

  /// At the view with an id. `anchor` is the point of the view and of the viewport that are to meet; nil for the anchor of the
  /// `scrollPosition` modifier.
  public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    self.init(.view(ViewID(base: id), anchor: anchor), idType: ID.self)
  }

  public static func == (left: ScrollPosition, right: ScrollPosition) -> Bool {
    left.place == right.place && left.idType == right.idType
  }

  // MARK: Going somewhere

  /// Goes to the view with an id; see `init(id:anchor:)`.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    place = .view(ViewID(base: id), anchor: anchor)
  }

  /// Goes to an edge of the content.
  public mutating func scrollTo(edge: Edge) { place = .edge(edge) }

  /// Brings a point of the content, in points, to the viewport's upper left corner, as far as there is content.
  public mutating func scrollTo(point: CGPoint) { place = .offset(x: point.x, y: point.y) }

  /// Brings a point of the content, in points, to the viewport's upper left corner, as far as there is content.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { place = .offset(x: x, y: y) }

  /// Brings a coordinate of the content, in points, to the viewport's left edge, as far as there is content.
  public mutating func scrollTo(x: CGFloat) { place = .offset(x: x, y: nil) }

  /// Brings a coordinate of the content, in points, to the viewport's upper edge, as far as there is content.
  public mutating func scrollTo(y: CGFloat) { place = .offset(x: nil, y: y) }

  // MARK: What it is

  /// True since a person has moved the content, until code goes somewhere. Setting it to true forgets where code went.
  public var isPositionedByUser: Bool {
    get { if case .person = place { true } else { false } }
    set {
      if newValue != isPositionedByUser { place = newValue ? .person(storedID) : .automatic }
    }
  }

  /// The edge that code went to last; nil if it went elsewhere or a person has moved the content since.
  public var edge: Edge? { if case .edge(let edge) = place { edge } else { nil } }

  /// The point that code went to last; nil if it went elsewhere or a person has moved the content since.
  public var point: CGPoint? {
    if case .offset(let x?, let y?) = place { CGPoint(x: x, y: y) } else { nil }
  }

  /// The horizontal coordinate that code went to last; nil if it went elsewhere or a person has moved the content since.
  public var x: CGFloat? { if case .offset(let x, _) = place { x } else { nil } }

  /// The vertical coordinate that code went to last; nil if it went elsewhere or a person has moved the content since.
  public var y: CGFloat? { if case .offset(_, let y) = place { y } else { nil } }

  /// The id of the view that code went to last, or of the target that a person has brought to the anchor.
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

  /// The same position after a person has moved the content to where targets with these ids are.
  func movedByPerson(to ids: [AnyHashable]) -> ScrollPosition {
    var new = self
    new.place = .person(ids.lazy.compactMap(matching).first)
    return new
  }
}
