import Foundation
import ScrollworkUIKit

/// A controller whose view is made of SwiftUI views.
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
  /// What is shown. State of the views outlives a change, as long as they are in the same place.
  open var rootView: Content {
    get { content }
    set {
      content = newValue
      hostingView?.rootView = newValue
    }
  }
  private var content: Content
  private var hostingView: _UIHostingView<Content>? { viewIfLoaded as? _UIHostingView<Content> }

  /// A controller that shows `rootView`.
  public init(rootView: Content) {
    content = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// For a subclass that an archive would make.
  public init?(coder aDecoder: NSCoder, rootView: Content) {
    content = rootView
    super.init(coder: aDecoder)
  }

  /// Archives hold no views, so this makes none: use `init(coder:rootView:)`.
  public required dynamic init?(coder aDecoder: NSCoder) {
    Report.warning("An archive has no root view for \(Self.self): call init(coder:rootView:) in an init(coder:).")
    return nil
  }

  /// Which parts of the safe area the views keep free.
  open var safeAreaRegions = SafeAreaRegions.all {
    didSet { hostingView?.safeAreaRegions = safeAreaRegions }
  }

  /// Which of the controller's sizes follow the size that the views would like to be.
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

  /// Of the views of a kind on the screen, those that the controller shows.
  private func shown<Member: RenderNode>(_ views: LiveViews<Member>.Type) -> [Member] {
    guard let render = viewIfLoaded?.renderer as? UIViewRender else { return [] }
    return render.runtime.part(views).all.filter { member in
      sequence(first: member as RenderNode) { $0.parent }.contains { $0 === render }
    }
  }

  /// Light letters where the views prefer to be dark, and dark ones where they prefer to be light.
  open override var preferredStatusBarStyle: UIStatusBarStyle {
    switch shown(ColorSchemePreferences.self).compactMap(\.colorScheme).first {
    case .dark: .lightContent
    case .light: .darkContent
    case nil: super.preferredStatusBarStyle
    }
  }
  /// What the views say with `statusBarHidden(_:)`.
  open override var prefersStatusBarHidden: Bool { shown(StatusBarPreferences.self).contains(where: \.isHidden) }
  open override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { super.preferredStatusBarUpdateAnimation }
  /// What the views say with `persistentSystemOverlays(_:)`.
  open override var prefersHomeIndicatorAutoHidden: Bool {
    shown(SystemOverlayPreferences.self).contains { $0.wish == .overlays(.hidden) }
  }
  /// What the views say with `defersSystemGestures(on:)`.
  open override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge {
    let isRightToLeft = viewIfLoaded?.layoutTerms.isRightToLeft == true
    return shown(SystemOverlayPreferences.self).reduce(into: UIRectEdge()) { edges, view in
      guard case .deferring(let own) = view.wish else { return }
      edges.formUnion(UIRectEdge(own, isRightToLeft: isRightToLeft))
    }
  }
  // The controller answers for the controllers among its views.
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
  open override func willMove(toParent parent: UIViewController?) { super.willMove(toParent: parent) }
  open override func didMove(toParent parent: UIViewController?) { super.didMove(toParent: parent) }
  open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
  }
  open override var isModalInPresentation: Bool {
    get { super.isModalInPresentation }
    set { super.isModalInPresentation = newValue }
  }

  /// What the views would like to be, in points, within `size`.
  open func sizeThatFits(in size: CGSize) -> CGSize {
    loadViewIfNeeded()
    return hostingView?.sizeThatFits(size) ?? .zero
  }
}

/// Which sizes of a hosting controller follow the size that its views would like to be.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The controller's `preferredContentSize`.
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  /// The intrinsic content size of the controller's view.
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}
