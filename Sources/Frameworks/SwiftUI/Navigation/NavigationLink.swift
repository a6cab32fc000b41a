import Foundation
import ScrollworkUIKit

/// A button that pushes a page onto the enclosing navigation stack.
nonisolated public struct NavigationLink<Label: View, Destination: View>: View, KeptFrameworkView {
  private enum Target {
    case value(AnyHashable?)
    case view(Destination)
    /// A view that is shown while the binding is true.
    case bound(Destination, Binding<Bool>)
  }

  private let target: Target
  private let label: Label
  @State private var place = LinkPlace()
  @Environment(\.navigationLink) private var stack
  @Environment(\.listContext) private var list
  @Environment(\.splitColumn) private var around
  @Environment(\.isDetailLink) private var isDetailLink

  /// The split view column that contains the link, if the link leads to the next column.
  @MainActor private var column: SplitColumn? { isDetailLink ? around : nil }

  private init(target: Target, label: Label) {
    self.target = target
    self.label = label
  }

  init(isActive: Binding<Bool>, destination: Destination, label: Label) {
    self.init(target: .bound(destination, isActive), label: label)
  }

  @MainActor public var body: some View {
    link
      .transformEnvironment(\.self) { [list] values in
        // In a list the row shows that it is a link.
        if list != nil, case .standard = values.buttonStyle { values.buttonStyle = .primitive(PlainButtonStyle()) }
      }
      .modifier(_ListRowTraitModifier(trait: .link))
  }

  @MainActor @ViewBuilder private var shownLabel: some View {
    // Next to its column a link has no arrow.
    if list != nil { ListLinkLabel(label: label, hasArrow: column?.isCompact != false) } else { label }
  }

  @MainActor @ViewBuilder private var link: some View {
    let (stack, place, column) = (stack, place, column)
    switch target {
    case .value(let value?) where column != nil && list?.hasSelection == true:
      // In a list of a split view column the row selects the value, which leads to the next column.
      shownLabel.frame(maxWidth: .infinity, alignment: .leading).contentShape(Rectangle()).tag(value)
    case .value(let value):
      Button {
        guard let value else { return }
        if let column, !column.isCompact, let page = stack?.model?.page(for: value) {
          column.model?.replace(column.next, by: AnyView(page.id(value)))
        } else {
          stack?.model?.push(value)
        }
      } label: {
        shownLabel
      }
      .disabled(value == nil || stack == nil)
    case .bound(let destination, let isActive):
      Button {
        isActive.wrappedValue = true
      } label: {
        shownLabel
      }
      .navigationDestination(isPresented: isActive) { destination }
    case .view(let destination):
      Button {
        if let column, !column.isCompact {
          column.model?.replace(column.next, by: AnyView(destination.id(ObjectIdentifier(place))))
        } else {
          place.open(AnyView(destination), on: stack?.model)
        }
      } label: {
        shownLabel
      }
      .modifier(_LinkPlaceModifier(place: place, stack: stack, destination: AnyView(destination)))
    }
  }
}

/// A link as a list row: its label, with the badge and the disclosure indicator at the trailing edge.
nonisolated private struct ListLinkLabel<Label: View>: View, FrameworkView {
  let label: Label
  let hasArrow: Bool
  @Environment(\.navigationLinkIndicatorVisibility) private var indicator
  @Environment(\.rowBadge) private var badge
  @Environment(\.system) private var system

  @MainActor var body: some View {
    if hasArrow || badge != nil { line } else { label }
  }

  @MainActor private var line: some View {
    HStack {
      HStack { label }
      Spacer()
      RowBadge(text: badge)
      if hasArrow, indicator != .hidden {
        Image(systemName: "chevron.forward").font(.subheadline.weight(.semibold)).foregroundStyle(.tertiary)
          .padding(.leading, 1).accessibilityHidden(true)
          .padding(.trailing, ListLengths(system).markInset)
      }
    }
    .contentShape(Rectangle())
  }
}

extension NavigationLink {
  /// Creates a link to a view.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(target: .view(destination()), label: label())
  }

  /// Creates a link to a view.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(target: .view(destination), label: label())
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link to a view, with a localized title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(target: .view(destination()), label: Text(titleKey))
  }

  /// Creates a link to a view, with a nonlocalized title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(target: .view(destination()), label: Text(title))
  }

  /// Creates a link to a view, with a localized title.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(target: .view(destination), label: Text(titleKey))
  }

  /// Creates a link to a view, with a nonlocalized title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(target: .view(destination), label: Text(title))
  }
}

extension NavigationLink where Destination == Never {
  /// Creates a link to the page that `navigationDestination(for:destination:)` makes for a value; disabled if the value
  /// is nil.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(target: .value(value.map { AnyHashable($0) }), label: label())
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Creates a link with a localized title to the page for a value; disabled if the value is nil.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(target: .value(value.map { AnyHashable($0) }), label: Text(titleKey))
  }

  /// Creates a link with a nonlocalized title to the page for a value; disabled if the value is nil.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(target: .value(value.map { AnyHashable($0) }), label: Text(title))
  }
}

nonisolated extension NavigationLink {
  /// Sets whether the link, in a column of a split view, shows its destination in the next column (the default) or in
  /// its own column.
  public func isDetailLink(_ isDetailLink: Bool) -> some View { environment(\.isDetailLink, isDetailLink) }
}

private struct IsDetailLinkKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
  fileprivate var isDetailLink: Bool {
    get { self[IsDetailLinkKey.self] }
    set { self[IsDetailLinkKey.self] = newValue }
  }
}

/// The position of a link, and the page it opened.
@MainActor
final class LinkPlace {
  weak var render: RenderNode?
  private weak var page: UIHostingController<AnyView>?

  /// Whether the page was open in the previous version.
  private var isAwaited = false

  nonisolated init() {}

  /// Reopens the page that was open in the previous version.
  func reopen(_ view: AnyView, on model: NavigationModel?) {
    guard isAwaited, let model, let render else { return }
    isAwaited = false
    render.runtime.enqueueCallback { [weak self] in
      guard let self, render.isAttached else { return }
      model.present((true, view), for: ObjectIdentifier(self), animated: false) {}
    }
  }

  /// Pushes onto the enclosing SwiftUI stack, otherwise onto the navigation controller of the link's hosting
  /// controller.
  func open(_ view: AnyView, on model: NavigationModel?) {
    if let model { return model.present((true, view), for: ObjectIdentifier(self)) {} }
    let controller = render?.enclosing(UIViewRender.self)?.view.closestController
    guard let navigation = controller?.navigationController else { return }
    let made = UIHostingController(rootView: view)
    page = made
    navigation.pushViewController(made, animated: true)
  }

  /// Updates the page with a new value from the link's body.
  func show(_ view: AnyView, on model: NavigationModel?) {
    page?.rootView = view
    let id = ObjectIdentifier(self)
    if let model, model.isPresenting(for: id) { model.present((true, view), for: id) {} }
  }
}

extension LinkPlace: Keepsake {
  var kept: Any? {
    let isOpen = render?.environment.navigationModel?.isPresenting(for: ObjectIdentifier(self)) == true
    return isOpen ? true : nil
  }

  func take(_ kept: Any, by transfer: ValueTransfer) { isAwaited = true }
}

nonisolated struct _LinkPlaceModifier: RenderModifier {
  let place: LinkPlace
  let stack: NavigationModelLink?
  let destination: AnyView
  typealias Body = Never
  @MainActor func makeRender(owner: _Node, child: RenderNode) -> UnaryRender {
    let made = UnaryRender(owner: owner, child: child)
    place.render = made
    place.reopen(destination, on: stack?.model)
    return made
  }
  @MainActor func update(_ render: UnaryRender) { place.show(destination, on: stack?.model) }
}
