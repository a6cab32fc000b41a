import Foundation
@_spi(Scrollwork) import ScrollworkUIKit
import Typesetting

/// Sets a property of its content's tab. It shows nothing, so it has no render node.
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

/// Sets a value that layouts read.
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
    // A value for a layout determines where the view is.
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

/// The properties of a tab. Outer modifiers take precedence.
struct TabFacts {
  var title: String?
  /// The image as it is named, which is how a sidebar shows it (a guess).
  var image: UIImage?
  /// The image in the bar, where symbols are filled unless the label's environment says otherwise.
  var barImage: UIImage?
  var identifier: String?
  var tag: AnyHashable?
  var badge: String?
  /// The container values, outermost first.
  var containerValues: [(inout ContainerValues) -> Void] = []
  /// The number of those that belong to the enclosing section, and its tag; nil outside sections.
  private(set) var section: (values: Int, tag: AnyHashable?)?
  /// Whether it is not in the bar.
  var isHidden = false
  /// Whether it cannot be selected.
  var isDisabled = false
  /// The accessibility properties that replace or extend the visible ones.
  var spoken: (label: String?, value: String?, hint: String?) = (nil, nil, nil)
  /// Whether it is the search tab.
  var isSearch = false
  var sidebar = TabSidebarFacts()
  /// The section's label in its list's index, and the controls added to it.
  var sectionIndexLabel: String?
  var sectionActions: AnyView?
  private var hasLabel = false

  /// Assigns the values so far to a section.
  mutating func enterSection() { section = (containerValues.count, tag) }

  /// Whether the title or the image is known.
  var isNamed: Bool { hasLabel }

  /// Takes the title and the image from a label.
  @MainActor
  mutating func take(label: Any, in environment: EnvironmentValues) {
    guard !hasLabel else { return }
    hasLabel = true
    var environment = environment
    environment.symbolVariants = environment.symbolVariants.fill
    look(at: label, environment)
  }

  @MainActor
  private mutating func look(at part: Any, _ environment: EnvironmentValues) {
    switch part {
    case let text as Text: title = title ?? text.string(in: environment)
    case let picture as Image:
      guard image == nil else { return }
      image = picture.uiImage(in: environment, .none)
      barImage = picture.uiImage(in: environment, environment.symbolVariants)
    case AccessibilityStatement.identifier(let name): identifier = name
    case is any _EnvironmentReading: return
    default:
      let parts = Mirror(reflecting: part).children
      var environment = environment
      for case let writing as any EnvironmentWriting in parts.map(\.value) { writing.write(to: &environment) }
      for part in parts { look(at: part.value, environment) }
    }
  }
}

/// A property that reads from outside a view.
protocol _EnvironmentReading {}
extension Environment: _EnvironmentReading {}

extension Image {
  @MainActor
  fileprivate func uiImage(in environment: EnvironmentValues, _ variants: SymbolVariants) -> UIImage? {
    switch source {
    case .symbol(let name):
      return UIImage(systemName: variants == .none ? name : variants.name(of: name, exists: SymbolCatalog.contains))
    case .bitmap(let bitmap?, let scale): return UIImage(bitmap: bitmap, scale: scale)
    case .resource(let name, let bundle):
      return ImageResources.image(named: name, in: bundle ?? .main, environment)
        .map { UIImage(bitmap: $0.bitmap, scale: $0.scale) }
    case .drawn(let drawn): return UIImage(bitmap: drawn.bitmap(in: environment), scale: environment.displayScale)
    case .bitmap(nil, _), .loading: return nil
    }
  }
}

/// A node that receives its pages' tab properties.
@MainActor
protocol TabPagesOwner: _Node {
  func tabDidChange()
}

/// Sets the label of a view's tab.
nonisolated public struct _TabItemModifier<Label: View>: TabStatement {
  let label: Label
  public typealias Body = Never
  @MainActor func write(to facts: inout TabFacts, in environment: EnvironmentValues) {
    facts.take(label: label, in: environment)
  }
}

/// Sets the value by which a view is selected.
nonisolated public struct _TabTagModifier: TabStatement {
  let tag: AnyHashable?
  public typealias Body = Never
  @MainActor func write(to facts: inout TabFacts, in environment: EnvironmentValues) { facts.tag = facts.tag ?? tag }
}

/// Sets whether a tab is the search tab.
nonisolated public struct _TabRoleModifier: TabStatement {
  let isSearch: Bool
  public typealias Body = Never
  @MainActor func write(to facts: inout TabFacts, in environment: EnvironmentValues) { facts.isSearch = isSearch }
}

/// Sets the badge of a tab.
nonisolated public struct _BadgeModifier: TabStatement {
  let label: Text?
  public typealias Body = Never
  @MainActor func write(to facts: inout TabFacts, in environment: EnvironmentValues) {
    facts.badge = facts.badge ?? label?.string(in: environment)
  }
}

nonisolated extension View {
  /// Sets the label of the view's tab: an image above a text.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(_TabItemModifier(label: label()))
  }

  /// Sets the value by which the view is selected in a `TabView`.
  public func tag<V: Hashable>(_ tag: V) -> some View { modifier(_TabTagModifier(tag: AnyHashable(tag))) }

  /// Sets the value by which the view is selected in a `TabView`.
  @_disfavoredOverload
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(_TabTagModifier(tag: AnyHashable(tag)))
  }

  /// Sets a number shown next to the image of the view's tab, or at the trailing edge of its list row; 0 shows none.
  /// Caveat: not in menus and bars.
  public func badge(_ count: Int) -> some View {
    badge(count == 0 ? nil : Text(verbatim: String(count)))
  }
  /// Sets a text shown next to the image of the view's tab, or at the trailing edge of its list row. Caveat: not in
  /// menus and bars.
  public func badge(_ label: Text?) -> some View {
    modifier(_BadgeModifier(label: label)).modifier(RowBadgeModifier(text: label))
  }
  /// Sets a text shown next to the image of the view's tab, or at the trailing edge of its list row. Caveat: not in
  /// menus and bars.
  public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }
  /// Sets a text shown next to the image of the view's tab, or at the trailing edge of its list row. Caveat: not in
  /// menus and bars.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some View { badge(label.map { Text($0) }) }
}
