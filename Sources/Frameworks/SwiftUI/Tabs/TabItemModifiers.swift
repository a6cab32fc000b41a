import Foundation
@_spi(Scrollwork) import ScrollworkUIKit

/// Says something about the tab of its content. Nothing of it is shown, so there is no render node for it.
@MainActor
protocol TabStatement: ViewModifier where Body == Never {
  func write(to facts: inout TabFacts, in environment: EnvironmentValues)
}

extension TabStatement {
  public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    TabStatementNode(view, inputs)
  }

  public static func _leafCount(of base: Int?) -> Int? { base }
}

/// Says something that layouts ask for.
protocol LayoutStatement {}

@MainActor
final class TabStatementNode<Base: View, Modifier: TabStatement>: ContentNode<ModifiedContent<Base, Modifier>, Base> {
  override func contentView(of view: ModifiedContent<Base, Modifier>) -> Base { view.content }

  override func origin(ofLeaf index: Int, _ facts: inout TabFacts) -> LeafOrigin {
    view.modifier.write(to: &facts, in: environment)
    return super.origin(ofLeaf: index, &facts)
  }

  override func viewDidChange(from old: ModifiedContent<Base, Modifier>) {
    super.viewDidChange(from: old)
    tellTabView()
    // What is told to a layout decides where the view is.
    if view.modifier is any LayoutStatement { forEachLiveLeaf { $0.enclosingContainer?.setNeedsLayout() } }
  }

  override func environmentDidChange(from old: EnvironmentValues) { tellTabView() }

  private func tellTabView() {
    var node = parent
    while let current = node {
      if let pages = current as? any TabPagesOwner { return pages.tabDidChange() }
      node = current.parent
    }
  }
}

/// What is known of a tab. What is said further out goes first.
struct TabFacts {
  var title: String?
  var image: UIImage?
  var identifier: String?
  var tag: AnyHashable?
  var badge: String?
  /// What it tells the container around it, the outermost first.
  var containerValues: [(inout ContainerValues) -> Void] = []
  /// How many of those are said of the section around, and its tag; nil outside of sections.
  private(set) var section: (values: Int, tag: AnyHashable?)?
  /// It is not in the bar.
  var isHidden = false
  /// Nobody can choose it.
  var isDisabled = false
  /// What assistive technology hears in place of what is seen, and besides.
  var spoken: (label: String?, value: String?, hint: String?) = (nil, nil, nil)
  /// It is the tab for searching.
  var isSearch = false
  var sidebar = TabSidebarFacts()
  /// What stands for the section around in its list's index, and the controls added to it.
  var sectionIndexLabel: String?
  var sectionActions: AnyView?
  private var hasLabel = false

  /// What was said until now is said of a section.
  mutating func enterSection() { section = (containerValues.count, tag) }

  /// Title or picture are known.
  var isNamed: Bool { hasLabel }

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
  @MainActor
  fileprivate func uiImage(in environment: EnvironmentValues) -> UIImage? {
    switch source {
    case .symbol(let name): return UIImage(systemName: name)
    case .bitmap(let bitmap?, let scale): return UIImage(bitmap: bitmap, scale: scale)
    case .resource(let name, let bundle):
      return ImageResources.image(named: name, in: bundle ?? .main, environment)
        .map { UIImage(bitmap: $0.bitmap, scale: $0.scale) }
    case .drawn(let drawn): return UIImage(bitmap: drawn.bitmap(in: environment), scale: environment.displayScale)
    case .bitmap(nil, _), .loading: return nil
    }
  }
}

/// A node whose pages tell it about their tabs.
@MainActor
protocol TabPagesOwner: _Node {
  func tabDidChange()
}

/// Gives a view the label of its tab.
nonisolated public struct _TabItemModifier<Label: View>: TabStatement {
  let label: Label
  public typealias Body = Never
  @MainActor func write(to facts: inout TabFacts, in environment: EnvironmentValues) {
    facts.take(label: label, in: environment)
  }
}

/// Gives a view the value by which it is selected.
nonisolated public struct _TabTagModifier: TabStatement {
  let tag: AnyHashable?
  public typealias Body = Never
  @MainActor func write(to facts: inout TabFacts, in environment: EnvironmentValues) { facts.tag = facts.tag ?? tag }
}

/// Says whether a tab is the one for searching.
nonisolated public struct _TabRoleModifier: TabStatement {
  let isSearch: Bool
  public typealias Body = Never
  @MainActor func write(to facts: inout TabFacts, in environment: EnvironmentValues) { facts.isSearch = isSearch }
}

/// Gives a tab a badge.
nonisolated public struct _BadgeModifier: TabStatement {
  let label: Text?
  public typealias Body = Never
  @MainActor func write(to facts: inout TabFacts, in environment: EnvironmentValues) {
    facts.badge = facts.badge ?? label?.string(in: environment)
  }
}

nonisolated extension View {
  /// The label of the view's tab: a picture, and a text below it.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(_TabItemModifier(label: label()))
  }

  /// The value by which the view is selected in a `TabView`.
  public func tag<V: Hashable>(_ tag: V) -> some View { modifier(_TabTagModifier(tag: AnyHashable(tag))) }

  /// The value by which the view is selected in a `TabView`.
  @_disfavoredOverload
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(_TabTagModifier(tag: AnyHashable(tag)))
  }

  /// A number beside the picture of the view's tab, or at the end of its row in a list; none for 0. Caveat: not in menus and on bars.
  public func badge(_ count: Int) -> some View {
    badge(count == 0 ? nil : Text(verbatim: String(count)))
  }
  /// A text beside the picture of the view's tab, or at the end of its row in a list. Caveat: not in menus and on bars.
  public func badge(_ label: Text?) -> some View {
    modifier(_BadgeModifier(label: label)).modifier(RowBadgeModifier(text: label))
  }
  /// A text beside the picture of the view's tab, or at the end of its row in a list. Caveat: not in menus and on bars.
  public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }
  /// A text beside the picture of the view's tab, or at the end of its row in a list. Caveat: not in menus and on bars.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some View { badge(label.map { Text($0) }) }
}
