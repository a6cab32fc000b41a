import Foundation
import ScrollworkUIKit

/// A preference determined by the first view that sets it.
protocol FirstPreferenceKey: PreferenceKey {
  associatedtype Wanted
}

extension FirstPreferenceKey where Value == Wanted? {
  static var defaultValue: Wanted? { nil }
  static func reduce(value: inout Wanted?, nextValue: () -> Wanted?) { value = value ?? nextValue() }
}

struct DetentChoice: Equatable {
  let detents: Set<PresentationDetent>
  let selection: Binding<PresentationDetent>?

  static func == (a: DetentChoice, b: DetentChoice) -> Bool {
    a.detents == b.detents && a.selected == b.selected && (a.selection == nil) == (b.selection == nil)
  }

  let selected: PresentationDetent?

  init(_ detents: Set<PresentationDetent>, _ selection: Binding<PresentationDetent>?) {
    self.detents = detents
    self.selection = selection
    selected = selection?.wrappedValue
  }
}

struct PresentationBackground: Equatable {
  let content: AnyView
  /// The identity of the preference: two are the same when one is a copy of the other.
  private final class Identity {}
  private let identity = Identity()

  init(_ content: AnyView) {
    self.content = content
  }

  static func == (a: PresentationBackground, b: PresentationBackground) -> Bool { a.identity === b.identity }
}

struct DetentsKey: FirstPreferenceKey { typealias Wanted = DetentChoice; typealias Value = DetentChoice? }
struct DragIndicatorKey: FirstPreferenceKey { typealias Wanted = Visibility; typealias Value = Visibility? }
struct DismissDisabledKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}
struct CornerRadiusKey: FirstPreferenceKey { typealias Wanted = CGFloat; typealias Value = CGFloat? }
struct BackgroundKey: FirstPreferenceKey {
  typealias Wanted = PresentationBackground
  typealias Value = PresentationBackground?
}

/// The options that presented views set for their presentation.
@MainActor
struct PresentationOptions {
  private(set) weak var controller: PresentedController?

  init(_ controller: PresentedController) { self.controller = controller }

  var sheet: UISheetPresentationController? { controller?.sheetPresentationController }

  func setDetents(_ choice: DetentChoice?) {
    guard let sheet, let choice else { return }
    let environment = { [weak controller] in controller?.rootView.environment ?? EnvironmentValues() }
    let isFirst = sheet.onSelect == nil
    let change = {
      sheet.detents = choice.detents.map { $0.detent(in: environment) }
      sheet.selectedDetentIdentifier = choice.selected?.identifier ?? sheet.selectedDetentIdentifier
    }
    if isFirst { change() } else { sheet.animateChanges(change) }
    sheet.onSelect = { [weak sheet] in
      guard let chosen = choice.detents.first(where: { $0.identifier == sheet?.selectedDetentIdentifier }) else {
        return
      }
      choice.selection?.wrappedValue = chosen
    }
    hasSeveralDetents = choice.detents.count > 1
  }

  private var hasSeveralDetents: Bool {
    get { controller?.hasSeveralDetents ?? false }
    nonmutating set {
      controller?.hasSeveralDetents = newValue
      setIndicator(controller?.indicator)
    }
  }

  func setIndicator(_ visibility: Visibility?) {
    controller?.indicator = visibility
    sheet?.prefersGrabberVisible = visibility == .visible || visibility != .hidden && hasSeveralDetents
  }

  func setDismissDisabled(_ isDisabled: Bool) { controller?.isModalInPresentation = isDisabled }
  func setCornerRadius(_ radius: CGFloat?) { sheet?.preferredCornerRadius = radius }
  func setBackground(_ background: PresentationBackground?) { controller?.show(background) }
}

nonisolated extension View {
  /// Sets the heights at which the enclosing sheet can rest; it starts at the smallest.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    preference(key: DetentsKey.self, value: DetentChoice(detents, nil))
  }

  /// Sets the heights at which the enclosing sheet can rest, and binds the current one.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    modifier(DetentSelectionModifier(detents: detents, selection: selection))
  }

  /// Sets the visibility of the enclosing sheet's drag indicator; by default it is visible if the sheet has several
  /// detents.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    preference(key: DragIndicatorKey.self, value: visibility)
  }

  /// Prevents the user from dismissing the enclosing sheet by dragging.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    preference(key: DismissDisabledKey.self, value: isDisabled)
  }

  /// Sets the radius of the enclosing sheet's top corners in points; nil for the system's.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    preference(key: CornerRadiusKey.self, value: cornerRadius)
  }

  /// Sets the background of the enclosing presentation.
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    presentationBackground { Rectangle().fill(style) }
  }

  /// Sets the background of the enclosing presentation.
  public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    preference(
      key: BackgroundKey.self,
      value: PresentationBackground(
        AnyView(
          ZStack(alignment: alignment) { content() }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
            .ignoresSafeArea())))
  }
}

nonisolated private struct DetentSelectionModifier: ViewModifier {
  let detents: Set<PresentationDetent>
  let selection: Binding<PresentationDetent>

  @MainActor func body(content: Content) -> some View {
    content.preference(key: DetentsKey.self, value: DetentChoice(detents, selection))
  }
}
