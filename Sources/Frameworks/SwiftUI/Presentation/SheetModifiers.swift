import Foundation
import ScrollworkUIKit

/// Presents views in a sheet, in a popover or full screen.
struct SheetRequest: PresentationRequest {
  let id: AnyHashable
  let style: UIModalPresentationStyle
  var pointing: PopoverPointing?
  let content: AnyView

  func makeController() -> UIViewController {
    let made = PresentedController(rootView: PresentedRoot(content: content, environment: EnvironmentValues()))
    made.modalPresentationStyle = style
    if style == .popover { made.sizingOptions = .preferredContentSize }
    return made
  }

  func update(_ controller: UIViewController, environment: EnvironmentValues) {
    (controller as? PresentedController)?.show(content, environment: environment)
  }
}

/// Hosts presented views.
@MainActor
final class PresentedController: UIHostingController<PresentedRoot> {
  /// The visibility of the drag indicator, as set by the content.
  var indicator: Visibility?
  var hasSeveralDetents = false
  private var content = AnyView(EmptyView())
  private let editMode = EditModeScope()

  func show(_ content: AnyView, environment: EnvironmentValues) {
    self.content = content
    var environment = environment
    environment.pageEditMode = editMode.binding
    environment.isElevated = sheetPresentationController != nil
    rootView = PresentedRoot(
      content: content, environment: environment, background: rootView.background, options: PresentationOptions(self))
  }

  /// Shows the content's own background; nil for the system's.
  func show(_ background: PresentationBackground?) {
    sheetPresentationController?.background = background == nil ? .sheetBackground : nil
    if sheetPresentationController == nil { view.backgroundColor = background == nil ? .systemBackground : nil }
    guard rootView.background != background else { return }
    rootView.background = background
  }

  /// A popover that is too wide for the screen becomes taller instead.
  override var preferredContentSize: CGSize {
    get { super.preferredContentSize }
    set { super.preferredContentSize = fitted(newValue) }
  }

  private func fitted(_ size: CGSize) -> CGSize {
    guard modalPresentationStyle == .popover, let margins = popoverPresentationController?.popoverLayoutMargins,
      let view = viewIfLoaded
    else { return size }
    let room = UIScreen.main.bounds.width - margins.left - margins.right
    guard size.width > room, room > 0 else { return size }
    return CGSize(width: room, height: view.sizeThatFits(CGSize(width: room, height: CGFloat.infinity)).height)
  }

  /// Returns the content's ideal size.
  func idealSize(_ proposal: ProposedViewSize) -> CGSize {
    guard let root = (viewIfLoaded as? any ContentHosting)?.hostedContent?.firstPresentedContent else { return .zero }
    return root.sizeThatFits(proposal)
  }

  override func loadView() {
    super.loadView()
    // A sheet's container provides its colour; a cover has its own.
    view.backgroundColor = sheetPresentationController == nil ? .systemBackground : nil
    sheetPresentationController?.background = .sheetBackground
  }
}

extension UIColor {
  /// The background one level above the screen's, in Apple's colours.
  static let sheetBackground = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 28 / 255, green: 28 / 255, blue: 30 / 255, alpha: 1) : .white
  }
}

private struct ElevationKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether the content is in a sheet, one level above the screen's.
  var isElevated: Bool {
    get { self[ElevationKey.self] }
    set { self[ElevationKey.self] = newValue }
  }
}

/// Presented views in their presenter's environment, with their presentation options applied.
nonisolated struct PresentedRoot: View, FrameworkView {
  let content: AnyView
  let environment: EnvironmentValues
  var background: PresentationBackground?
  var options: PresentationOptions?

  @MainActor var body: some View {
    ZStack { content }
      .modifier(_PresentedContentModifier())
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background { background?.content }
      .onPreferenceChange(DetentsKey.self) { options?.setDetents($0) }
      .onPreferenceChange(DragIndicatorKey.self) { options?.setIndicator($0) }
      .onPreferenceChange(DismissDisabledKey.self) { options?.setDismissDisabled($0) }
      .onPreferenceChange(CornerRadiusKey.self) { options?.setCornerRadius($0) }
      .onPreferenceChange(BackgroundKey.self) { options?.setBackground($0) }
      .onPreferenceChange(BackgroundInteractionKey.self) { options?.setBackgroundInteraction($0) }
      .onPreferenceChange(ContentInteractionKey.self) { options?.setContentInteraction($0) }
      .onPreferenceChange(AdaptationKey.self) { options?.setAdaptations($0) }
      .onPreferenceChange(SizingKey.self) { options?.setSizing($0) }
      .modifier(EnvironmentReplacement(values: environment))
  }
}

/// Marks the content of a presentation, to be measured.
nonisolated struct _PresentedContentModifier: RenderModifier {
  typealias Body = Never
  @MainActor func makeRender(owner: _Node, child: RenderNode) -> PresentedContentRender {
    PresentedContentRender(owner: owner, child: child)
  }
  @MainActor func update(_ render: PresentedContentRender) {}
}

@MainActor
final class PresentedContentRender: UnaryRender {}

extension RenderNode {
  fileprivate var firstPresentedContent: PresentedContentRender? {
    if let found = self as? PresentedContentRender { return found }
    for child in children { if let found = child.firstPresentedContent { return found } }
    return nil
  }
}

nonisolated private struct SheetModifier<Presented: View>: ViewModifier {
  @Binding var isPresented: Bool
  let style: UIModalPresentationStyle
  var pointing: PopoverPointing?
  let onDismiss: (() -> Void)?
  let presented: () -> Presented

  @MainActor func body(content: Content) -> some View {
    content.modifier(
      _PresentingModifier(
        request: isPresented
          ? SheetRequest(
            id: true, style: style, pointing: pointing, content: AnyView(presented())) : nil,
        didDismiss: { _ in
          if isPresented { isPresented = false }
          onDismiss?()
        }))
  }
}

nonisolated private struct ItemSheetModifier<Item: Identifiable, Presented: View>: ViewModifier {
  @Binding var item: Item?
  let style: UIModalPresentationStyle
  var pointing: PopoverPointing?
  let onDismiss: (() -> Void)?
  let presented: (Item) -> Presented

  @MainActor func body(content: Content) -> some View {
    let item = item
    content.modifier(
      _PresentingModifier(
        request: item.map {
          SheetRequest(id: $0.id, style: style, pointing: pointing, content: AnyView(presented($0).id($0.id)))
        },
        didDismiss: { gone in
          // Another item may have replaced it meanwhile.
          if let current = self.item, AnyHashable(current.id) == gone { self.item = nil }
          onDismiss?()
        }))
  }
}

nonisolated extension View {
  /// Presents a sheet while `isPresented` is true; dismissing it sets it to false. `onDismiss` runs after the sheet has
  /// gone.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(SheetModifier(isPresented: isPresented, style: .pageSheet, onDismiss: onDismiss, presented: content))
  }

  /// Presents a sheet for an item while it is non-nil; a different item gets a new sheet.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(ItemSheetModifier(item: item, style: .pageSheet, onDismiss: onDismiss, presented: content))
  }

  /// Covers the screen while `isPresented` is true.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(SheetModifier(isPresented: isPresented, style: .fullScreen, onDismiss: onDismiss, presented: content))
  }

  /// Covers the screen for an item while it is non-nil.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(ItemSheetModifier(item: item, style: .fullScreen, onDismiss: onDismiss, presented: content))
  }

  /// Presents a popover that points at the view while `isPresented` is true. In a compact width it is a sheet, unless
  /// `presentationCompactAdaptation(_:)` in the content asks for a popover.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      SheetModifier(
        isPresented: isPresented, style: .popover,
        pointing: PopoverPointing(anchor: attachmentAnchor, edge: arrowEdge ?? .top), onDismiss: nil, presented: content
      ))
  }

  /// Presents a popover for an item while it is non-nil.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      ItemSheetModifier(
        item: item, style: .popover, pointing: PopoverPointing(anchor: attachmentAnchor, edge: arrowEdge ?? .top),
        onDismiss: nil, presented: content))
  }
}
