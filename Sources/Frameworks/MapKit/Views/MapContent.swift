import Foundation
import ScrollworkCoreLocation
import ScrollworkSwiftUI

/// The content of a map.
@MainActor @preconcurrency
public protocol MapContent {
  /// The type of the body.
  associatedtype Body: MapContent
  /// The content's composition.
  @MapContentBuilder var body: Body { get }
  /// Adds the content's items. The default adds those of `body`.
  static func _add(_ content: Self, to list: inout _MapItems)
}

extension MapContent {
  public static func _add(_ content: Self, to list: inout _MapItems) { Body._add(content.body, to: &list) }
}

extension MapContent where Body == Never {
  /// Not called: this content has no body.
  public var body: Never { preconditionFailure("\(Self.self) has no body, so nothing may ask for it.") }
}

extension Never: MapContent {
  /// Not called: there is no body.
  @_implements(MapContent,body) public var _mapBody: Never { switch self {} }
  public static func _add(_ content: Never, to list: inout _MapItems) {}
}

/// The items on a map, in order, and their look.
public struct _MapItems {
  var items: [MapItem] = []
  /// The look of the next items.
  var look = MapItem.Look()
  /// The identity of the next items.
  var path: [AnyHashable] = []
  private var counts: [[AnyHashable]: Int] = [:]

  mutating func add(_ kind: MapItem.Kind) {
    let count = counts[path, default: 0]
    counts[path] = count + 1
    items.append(MapItem(id: path + [count], kind: kind, look: look))
  }

  /// Adds the items of `body`, with the look changed by `change`.
  mutating func with(_ change: (inout MapItem.Look) -> Void, _ body: (inout _MapItems) -> Void) {
    let outer = look
    change(&look)
    body(&self)
    look = outer
  }

  /// Adds the items of `body` under an identity.
  mutating func under(_ id: AnyHashable, _ body: (inout _MapItems) -> Void) {
    path.append(id)
    body(&self)
    path.removeLast()
  }
}

/// An item on a map.
struct MapItem: Identifiable {
  enum Kind {
    case marker(CLLocationCoordinate2D, MarkerFace)
    case annotation(CLLocationCoordinate2D, anchor: UnitPoint, title: AnyView?, content: AnyView)
    case shape(MapOutline)
    /// Tiles below all shapes.
    case tiles(MapTiles, alpha: Double)
    /// The phone's location.
    case user(anchor: UnitPoint = .center, ((UserLocation) -> AnyView)? = nil)
  }

  struct Look {
    var tag: AnyHashable?
    var tint: Color?
    var fill: AnyShapeStyle?
    var stroke: AnyShapeStyle?
    var strokeStyle: StrokeStyle?
    var titles = Visibility.automatic
    /// Whether it is in front of those that are not.
    var isInFront = false
  }

  let id: [AnyHashable]
  let kind: Kind
  let look: Look
}

/// Empty content.
public struct EmptyMapContent: MapContent {
  public typealias Body = Never
  /// Creates empty content.
  nonisolated public init() {}
  public static func _add(_ content: EmptyMapContent, to list: inout _MapItems) {}
}

/// Several pieces of content.
public struct TupleMapContent<T>: MapContent {
  public typealias Body = Never
  /// The pieces of content.
  public var value: T
  let add: @MainActor (inout _MapItems) -> Void
  public static func _add(_ content: Self, to list: inout _MapItems) { content.add(&list) }
}

/// One of two pieces of content.
public enum _ConditionalMapContent<First: MapContent, Second: MapContent>: MapContent {
  public typealias Body = Never
  case first(First)
  case second(Second)
  public static func _add(_ content: Self, to list: inout _MapItems) {
    switch content {
    case .first(let first): list.under("first") { First._add(first, to: &$0) }
    case .second(let second): list.under("second") { Second._add(second, to: &$0) }
    }
  }
}

extension Optional: MapContent where Wrapped: MapContent {
  public typealias Body = Never
  public static func _add(_ content: Self, to list: inout _MapItems) {
    if let content { Wrapped._add(content, to: &list) }
  }
}

extension Group: MapContent where Content: MapContent {
  public typealias Body = Never
  public static func _add(_ content: Self, to list: inout _MapItems) { Content._add(content.content, to: &list) }
}

extension Group where Content: MapContent {
  /// Creates a group. Modifiers on it apply to each of its members.
  public init(@MapContentBuilder content: () -> Content) { self.init(_elements: content()) }
}

extension ForEach: MapContent where Content: MapContent {
  public typealias Body = Never
  public static func _add(_ content: Self, to list: inout _MapItems) {
    for element in content.data {
      list.under(AnyHashable(element[keyPath: content.id])) { Content._add(content.content(element), to: &$0) }
    }
  }
}

extension ForEach where Content: MapContent {
  /// Creates content for each element; `id` identifies elements.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @MapContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(_elements: data, id: id, content: content)
  }

  /// Creates content for each element, which is identifiable.
  public init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content)
  where ID == Data.Element.ID, Data.Element: Identifiable {
    self.init(_elements: data, id: \.id, content: content)
  }
}

/// Builds the content of a map from the statements of a closure.
@resultBuilder @MainActor
public struct MapContentBuilder {
  /// Builds content from an expression.
  public static func buildExpression<Content: MapContent>(_ content: Content) -> Content { content }
  /// Builds empty content.
  public static func buildBlock() -> EmptyMapContent { EmptyMapContent() }
  /// Builds content from a single statement.
  public static func buildBlock<Content: MapContent>(_ content: Content) -> Content { content }
  /// Builds content from several statements.
  public static func buildBlock<each Content: MapContent>(
    _ content: repeat each Content
  ) -> TupleMapContent<(repeat each Content)> {
    TupleMapContent(value: (repeat each content)) { list in
      var index = 0
      @MainActor func add<C: MapContent>(_ content: C) {
        list.path.append(index)
        C._add(content, to: &list)
        list.path.removeLast()
        index += 1
      }
      repeat add(each content)
    }
  }
  /// Builds the content of an `if` without `else`.
  public static func buildIf<Content: MapContent>(_ content: Content?) -> Content? { content }
  /// Builds the first branch.
  public static func buildEither<First: MapContent, Second: MapContent>(
    first: First
  ) -> _ConditionalMapContent<First, Second> { .first(first) }
  /// Builds the other branch.
  public static func buildEither<First: MapContent, Second: MapContent>(
    second: Second
  ) -> _ConditionalMapContent<First, Second> { .second(second) }
  /// Builds the content of an `if #available`.
  public static func buildLimitedAvailability<Content: MapContent>(_ content: Content) -> Content { content }
}
