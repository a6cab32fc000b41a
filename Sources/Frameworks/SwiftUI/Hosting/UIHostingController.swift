import Foundation
import ScrollworkUIKit

/// A view controller whose view shows SwiftUI views.
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
  /// The root view. The state of views survives a change if their identity stays the same.
  open var rootView: Content {
    get { content }
    set {
      content = newValue
      hostingView?.rootView = newValue
    }
  }
  private var content: Content
  private var hostingView: _UIHostingView<Content>? { viewIfLoaded as? _UIHostingView<Content> }

  /// Creates a controller that shows `rootView`.
  public init(rootView: Content) {
    content = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller in a subclass that is loaded from an archive.
  public init?(coder aDecoder: NSCoder, rootView: Content) {
    content = rootView
    super.init(coder: aDecoder)
  }

  /// Returns nil: archives contain no views. Use `init(coder:rootView:)`.
  public required dynamic init?(coder aDecoder: NSCoder) {
    Report.warning("An archive has no root view for \(Self.self): call init(coder:rootView:) in an init(coder:).")
    return nil
  }

  /// The parts of the safe area that the views avoid.
  open var safeAreaRegions = SafeAreaRegions.all {
    didSet { hostingView?.safeAreaRegions = safeAreaRegions }
  }

  /// Which of the controller's sizes follow the ideal size of the views.
  open var sizingOptions: UIHostingControllerSizingOptions = [] { didSet { showSizing() } }

  private func showSizing() {
    hostingView?.hasIntrinsicSize = sizingOptions.contains(.intrinsicContentSize)
    hostingView?.idealSizeDidChange =
      sizingOptions.contains(.preferredContentSize)
      ? { [weak self] in self?.preferredContentSize = $0 } : nil
  }

  open override func loadView() {
    let made = _UIHostingView(rootView: content)
    made.frame = UIScreen.main.bounds
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    made.safeAreaRegions = safeAreaRegions
    view = made
    showSizing()
  }

  // MARK: What the views want of the screen

  /// Returns those of the given kind of views on screen that the controller shows.
  private func shown<Member: RenderNode>(_ views: LiveViews<Member>.Type) -> [Member] {
    guard let render = viewIfLoaded?.renderer as? UIViewRender else { return [] }
    return render.runtime.part(views).all.filter { member in
      sequence(first: member as RenderNode) { $0.parent }.contains { $0 === render }
    }
  }

  /// Light content if the views prefer a dark appearance, and dark content if they prefer a light one.
  open override var preferredStatusBarStyle: UIStatusBarStyle {
    switch shown(ColorSchemePreferences.self).compactMap(\.colorScheme).first {
    case .dark: .lightContent
    case .light: .darkContent
    case nil: super.preferredStatusBarStyle
    }
  }
  /// The views' preference from `statusBarHidden(_:)`.
  open override var prefersStatusBarHidden: Bool { shown(StatusBarPreferences.self).contains(where: \.isHidden) }
  open override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { super.preferredStatusBarUpdateAnimation }
  /// The views' preference from `persistentSystemOverlays(_:)`.
  open override var prefersHomeIndicatorAutoHidden: Bool {
    shown(SystemOverlayPreferences.self).contains { $0.wish == .overlays(.hidden) }
  }
  /// The views' preference from `defersSystemGestures(on:)`.
  open override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge {
    let isRightToLeft = viewIfLoaded?.layoutTerms.isRightToLeft == true
    return shown(SystemOverlayPreferences.self).reduce(into: UIRectEdge()) { edges, view in
      guard case .deferring(let own) = view.wish else { return }
      edges.formUnion(UIRectEdge(own, isRightToLeft: isRightToLeft))
    }
  }
  // The controller decides on behalf of the child controllers among its views.
  open override var childForStatusBarStyle: UIViewController? { nil }
  open override var childForStatusBarHidden: UIViewController? { nil }
  open override var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }

  // MARK: As every controller

  open override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
  open override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
  open override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated) }
  open override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated) }
  open override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
  open override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
  }
  /// The controller's key commands.
  open override var keyCommands: [UIKeyCommand]? { super.keyCommands }
  /// Returns the first responder that can perform an action, starting at the controller.
  open override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    super.target(forAction: action, withSender: sender)
  }
  /// The same as the views' `undoManager`, which records the person's changes.
  open override var undoManager: UndoManager? { super.undoManager }
  open override func willMove(toParent parent: UIViewController?) { super.willMove(toParent: parent) }
  open override func didMove(toParent parent: UIViewController?) { super.didMove(toParent: parent) }
  open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
  }
  open override var isModalInPresentation: Bool {
    get { super.isModalInPresentation }
    set { super.isModalInPresentation = newValue }
  }

  /// Returns the size in points that the views choose within `size`.
  open func sizeThatFits(in size: CGSize) -> CGSize {
    loadViewIfNeeded()
    return hostingView?.sizeThatFits(size) ?? .zero
  }
}

/// Which sizes of a hosting controller follow the ideal size of its views.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The controller's `preferredContentSize`.
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  /// The intrinsic content size of the controller's view.
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

extension UIHostingController {
  /// Whether the views ignore the safe area: the older name of a `safeAreaRegions` without any.
  public var _disableSafeArea: Bool {
    get { safeAreaRegions.isEmpty }
    set { safeAreaRegions = newValue ? [] : .all }
  }
}
