import Foundation
import ScrollworkCoreLocation
import ScrollworkSwiftUI

/// What an app puts on a map.
@MainActor @preconcurrency
public protocol MapContent {
  /// What it is made of.
  associatedtype Body: MapContent
  /// What it is made of.
  @MapContentBuilder var body: Body { get }
  /// Adds what it shows. The default adds what `body` does.
  static func _add(_ content: Self, to list: inout _MapItems)
}

extension MapContent {
  public static func _add(_ content: Self, to list: inout _MapItems) { Body._add(content.body, to: &list) }
}

extension MapContent where Body == Never {
  /// Nothing: this content is made of no other.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Never: MapContent {
  /// There is none.
  @_implements(MapContent,body) public var _mapBody: Never { switch self {} }
  public static func _add(_ content: Never, to list: inout _MapItems) {}
}

/// What is on a map, in order, and how it looks there.
public struct _MapItems {
  var items: [MapItem] = []
  /// How what is added next looks.
  var look = MapItem.Look()
  /// Tells what is added next apart.
  var path: [AnyHashable] = []
  private var counts: [[AnyHashable]: Int] = [:]

  mutating func add(_ kind: MapItem.Kind) {
    let count = counts[path, default: 0]
    counts[path] = count + 1
    items.append(MapItem(id: path + [count], kind: kind, look: look))
  }

  /// Adds what `body` adds, changed by `change`.
  mutating func with(_ change: (inout MapItem.Look) -> Void, _ body: (inout _MapItems) -> Void) {
    let outer = look
    change(&look)
    body(&self)
    look = outer
  }

  /// Adds what `body` adds below an identity.
  mutating func under(_ id: AnyHashable, _ body: (inout _MapItems) -> Void) {
    path.append(id)
    body(&self)
    path.removeLast()
  }
}

/// One thing on a map.
struct MapItem: Identifiable {
  enum Kind {
    case marker(CLLocationCoordinate2D, MarkerFace)
    case annotation(CLLocationCoordinate2D, anchor: UnitPoint, title: AnyView?, content: AnyView)
    case shape(MapOutline)
    /// Pictures below all shapes.
    case tiles(MapTiles, alpha: Double)
    /// Where the phone is.
    case user(anchor: UnitPoint = .center, ((UserLocation) -> AnyView)? = nil)
  }

  struct Look {
    var tag: AnyHashable?
    var tint: Color?
    var fill: AnyShapeStyle?
    var stroke: AnyShapeStyle?
    var strokeStyle: StrokeStyle?
    var titles = Visibility.automatic
    /// It lies before all that does not.
    var isInFront = false
  }

  let id: [AnyHashable]
  let kind: Kind
  let look: Look
}

/// No content.
public struct EmptyMapContent: MapContent {
  public typealias Body = Never
  /// Nothing.
  nonisolated public init() {}
  public static func _add(_ content: EmptyMapContent, to list: inout _MapItems) {}
}

/// Several contents.
public struct TupleMapContent<T>: MapContent {
  public typealias Body = Never
  /// The contents.
  public var value: T
  let add: @MainActor (inout _MapItems) -> Void
  public static func _add(_ content: Self, to list: inout _MapItems) { content.add(&list) }
}

/// One of two contents.
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
  /// Modifiers on a group apply to each of its contents.
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
  /// Content for each element; `id` tells elements apart.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @MapContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(_elements: data, id: id, content: content)
  }

  /// Content for each element, which tells its own id.
  public init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content)
  where ID == Data.Element.ID, Data.Element: Identifiable {
    self.init(_elements: data, id: \.id, content: content)
  }
}

/// Builds what is on a map from the statements of a closure.
@resultBuilder @MainActor
public struct MapContentBuilder {
  /// A statement is content.
  public static func buildExpression<Content: MapContent>(_ content: Content) -> Content { content }
  /// Nothing.
  public static func buildBlock() -> EmptyMapContent { EmptyMapContent() }
  /// One statement.
  public static func buildBlock<Content: MapContent>(_ content: Content) -> Content { content }
  /// Several statements.
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
  /// An `if` without `else`.
  public static func buildIf<Content: MapContent>(_ content: Content?) -> Content? { content }
  /// The first branch.
  public static func buildEither<First: MapContent, Second: MapContent>(
    first: First
  ) -> _ConditionalMapContent<First, Second> { .first(first) }
  /// The other branch.
  public static func buildEither<First: MapContent, Second: MapContent>(
    second: Second
  ) -> _ConditionalMapContent<First, Second> { .second(second) }
  /// An `if #available`.
  public static func buildLimitedAvailability<Content: MapContent>(_ content: Content) -> Content { content }
}
