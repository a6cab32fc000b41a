import Foundation
import ScrollworkUIKit

/// A preference that the first view decides which says anything.
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
  /// Which statement this is: two are the same when one is a copy of the other.
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

/// What presented views ask of their presentation.
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
  /// The heights at which the sheet around can rest; it begins with the smallest.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    preference(key: DetentsKey.self, value: DetentChoice(detents, nil))
  }

  /// The heights at which the sheet around can rest, and the one at which it does.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    modifier(DetentSelectionModifier(detents: detents, selection: selection))
  }

  /// Whether the sheet around shows a bar by which to take it; automatically it does if it has several heights.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    preference(key: DragIndicatorKey.self, value: visibility)
  }

  /// True keeps a finger from dismissing the sheet around.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    preference(key: DismissDisabledKey.self, value: isDisabled)
  }

  /// The radius of the upper corners of the sheet around in points; nil for the system's.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    preference(key: CornerRadiusKey.self, value: cornerRadius)
  }

  /// What the presentation around is on.
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    presentationBackground { Rectangle().fill(style) }
  }

  /// What the presentation around is on.
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
