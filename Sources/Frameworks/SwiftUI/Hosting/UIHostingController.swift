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

  /// Archives hold no views: use `init(coder:rootView:)`.
  @available(*, unavailable)
  public required dynamic init?(coder aDecoder: NSCoder) { nil }

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
