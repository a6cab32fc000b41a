import Foundation
@_spi(Scrollwork) import ScrollworkUIKit

@MainActor
protocol TabStatementRender: RenderNode {
  func write(to facts: inout TabFacts)
}

/// What is known of a tab. What is said further out goes first.
struct TabFacts {
  var title: String?
  var image: UIImage?
  var identifier: String?
  var tag: AnyHashable?
  var badge: String?
  private var hasLabel = false

  /// What a view and those that wrap it say.
  @MainActor
  init(of leaf: RenderNode) {
    var node: RenderNode? = leaf
    while let current = node {
      (current as? any TabStatementRender)?.write(to: &self)
      node = current is UnaryRender ? current.children.first : nil
    }
  }

  /// Takes title and picture from a label.
  @MainActor
  mutating func take(label: Any, in environment: EnvironmentValues) {
    guard !hasLabel else { return }
    hasLabel = true
    look(at: label, environment)
  }

  @MainActor
  private mutating func look(at part: Any, _ environment: EnvironmentValues) {
    switch part {
    case let text as Text: title = title ?? text.string(in: environment)
    case let picture as Image: image = image ?? picture.uiImage(in: environment)
    case AccessibilityStatement.identifier(let name): identifier = name
    case is any _EnvironmentReading: return
    default: for child in Mirror(reflecting: part).children { look(at: child.value, environment) }
    }
  }
}

/// A property that leads out of a view.
protocol _EnvironmentReading {}
extension Environment: _EnvironmentReading {}

extension Image {
  fileprivate func uiImage(in environment: EnvironmentValues) -> UIImage? {
    switch source {
    case .symbol(let name): return UIImage(systemName: name)
    case .bitmap(let bitmap?, let scale): return UIImage(bitmap: bitmap, scale: scale)
    case .resource(let name, let bundle):
      return ImageResources.image(named: name, in: bundle ?? .main, displayScale: environment.displayScale)
        .map { UIImage(bitmap: $0.bitmap, scale: $0.scale) }
    case .bitmap(nil, _), .loading: return nil
    }
  }
}

/// A node whose pages tell it about their tabs.
@MainActor
protocol TabPagesOwner: _Node {
  func tabDidChange()
}

extension RenderNode {
  fileprivate func tellTabView() {
    var node: _Node? = owner
    while let current = node {
      if let pages = current as? any TabPagesOwner { return pages.tabDidChange() }
      node = current.parent
    }
  }
}

/// Gives a view the label of its tab.
public struct _TabItemModifier<Label: View>: RenderModifier {
  let label: Label
  public typealias Body = Never
  func makeRender(owner: _Node, child: RenderNode) -> TabItemRender { TabItemRender(label, owner: owner, child: child) }
  func update(_ render: TabItemRender) { render.label = label }
}

@MainActor
final class TabItemRender: UnaryRender, TabStatementRender {
  var label: Any { didSet { tellTabView() } }

  init(_ label: Any, owner: _Node, child: RenderNode) {
    self.label = label
    super.init(owner: owner, child: child)
  }

  func write(to facts: inout TabFacts) { facts.take(label: label, in: environment) }
}

/// Gives a view the value by which it is selected.
public struct _TabTagModifier: RenderModifier {
  let tag: AnyHashable?
  public typealias Body = Never
  func makeRender(owner: _Node, child: RenderNode) -> TabTagRender { TabTagRender(tag, owner: owner, child: child) }
  func update(_ render: TabTagRender) { render.tag = tag }
}

@MainActor
final class TabTagRender: UnaryRender, TabStatementRender {
  var tag: AnyHashable? { didSet { if tag != oldValue { tellTabView() } } }

  init(_ tag: AnyHashable?, owner: _Node, child: RenderNode) {
    self.tag = tag
    super.init(owner: owner, child: child)
  }

  func write(to facts: inout TabFacts) { facts.tag = facts.tag ?? tag }
}

/// Gives a tab a badge.
public struct _BadgeModifier: RenderModifier {
  let label: Text?
  public typealias Body = Never
  func makeRender(owner: _Node, child: RenderNode) -> BadgeRender { BadgeRender(label, owner: owner, child: child) }
  func update(_ render: BadgeRender) { render.label = label }
}

@MainActor
final class BadgeRender: UnaryRender, TabStatementRender {
  var label: Text? { didSet { if label != oldValue { tellTabView() } } }

  init(_ label: Text?, owner: _Node, child: RenderNode) {
    self.label = label
    super.init(owner: owner, child: child)
  }

  func write(to facts: inout TabFacts) { facts.badge = facts.badge ?? label?.string(in: environment) }
}

extension View {
  /// The label of the view's tab: a picture, and a text below it.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(_TabItemModifier(label: label()))
  }

  /// The value by which the view is selected in a `TabView`.
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(_TabTagModifier(tag: AnyHashable(tag)))
  }

  /// A number beside the picture of the view's tab; none for 0. Caveat: only tabs show badges.
  public func badge(_ count: Int) -> some View {
    modifier(_BadgeModifier(label: count == 0 ? nil : Text(verbatim: String(count))))
  }
  /// A text beside the picture of the view's tab. Caveat: only tabs show badges.
  public func badge(_ label: Text?) -> some View { modifier(_BadgeModifier(label: label)) }
  /// A text beside the picture of the view's tab. Caveat: only tabs show badges.
  public func badge(_ key: LocalizedStringKey?) -> some View { modifier(_BadgeModifier(label: key.map { Text($0) })) }
  /// A text beside the picture of the view's tab. Caveat: only tabs show badges.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some View {
    modifier(_BadgeModifier(label: label.map { Text($0) }))
  }
}
