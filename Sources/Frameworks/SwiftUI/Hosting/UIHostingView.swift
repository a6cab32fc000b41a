import DisplayList
import Foundation
import ScrollworkUIKit

/// The view of a hosting controller, which shows SwiftUI views inside UIKit.
@MainActor
open class _UIHostingView<Content: View>: UIView, RenderedView {
  /// The content.
  open var rootView: Content {
    didSet { node?.show(rootView) }
  }
  /// The parts of the safe area that the content avoids.
  var safeAreaRegions = SafeAreaRegions.all {
    didSet { if safeAreaRegions != oldValue { renderer?.layoutDidBecomeInvalid() } }
  }
  /// Whether the view's intrinsic size is the content's ideal size.
  var hasIntrinsicSize = false { didSet { if hasIntrinsicSize != oldValue { invalidateIntrinsicContentSize() } } }
  /// Called with the content's ideal size in points.
  var idealSizeDidChange: ((CGSize) -> Void)? { didSet { contentWasPlaced() } }
  private var idealSize: CGSize?

  /// The content's ideal size. Changes are announced only if the controller's `sizingOptions` say so.
  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity))
  }

  /// The content's size may have changed.
  fileprivate func contentWasPlaced() {
    guard hasIntrinsicSize || idealSizeDidChange != nil else { return }
    let new = sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity))
    guard new != idealSize else { return }
    idealSize = new
    idealSizeDidChange?(new)
    if hasIntrinsicSize { invalidateIntrinsicContentSize() }
  }

  /// Modifies the content's environment.
  var adjustEnvironment: ((inout EnvironmentValues) -> Void)? {
    didSet {
      made = nil
      renderer?.appearanceDidChange()
    }
  }
  fileprivate var node: HostedNode<Content>?

  /// Creates a view that shows `rootView`.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(frame: .zero)
    // The drawing in the view has none.
    layerName = "_UIHostingView"
  }

  /// Returns nil: archives contain no views.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  isolated deinit { node?.destroy() }

  private lazy var contentPart = HostedContentPart(of: self)
  /// The views of the content, followed by those that were added. The content has one view for everything SwiftUI
  /// draws, and one for each UIKit view in it.
  open override var subviews: [UIView] {
    [contentPart] + (hostedContent?.children.flatMap(\.platformViews) ?? []) + super.subviews
  }
  var touchedContent: UIView { contentPart }

  func makeRender(owner: _Node) -> UIViewRender { HostingViewRender(self, owner: owner) }

  /// Returns the root of the content on a screen.
  func hosted(on owner: _Node) -> HostedRender {
    if let node, node.runtime === owner.runtime, !node.isDestroyed {
      (node.render.parent as? HostingViewRender)?.release()
      node.setEnvironment(environment(in: owner))
      return node.render
    }
    node?.destroy()
    let made = HostedNode(
      HostedView(content: rootView),
      _NodeInputs(runtime: owner.runtime, parent: owner, environment: environment(in: owner)))
    node = made
    owner.runtime.hostedNodes.removeAll { $0.node == nil }
    owner.runtime.hostedNodes.append(WeakNode(made))
    return made.render
  }

  func environmentDidChange(in owner: _Node) { node?.setEnvironment(environment(in: owner)) }

  /// Shared by lists and edit buttons on the page.
  private let editMode = EditModeScope()
  private var made: (from: EnvironmentValues, overrides: UITraitCollection, page: PagePlace?, to: EnvironmentValues)?

  /// Created once per context, so that the content's environment is identical while that stays the same.
  private func environment(in owner: _Node) -> EnvironmentValues {
    let (overrides, page) = (overridingTraits, controller.map(PagePlace.init))
    if let made, made.from.isIdentical(to: owner.environment), made.overrides == overrides, made.page == page {
      return made.to
    }
    var values = owner.environment
    values.override(by: overrides)
    if page != nil { values.pageEditMode = editMode.binding }
    page?.write(to: &values)
    adjustEnvironment?(&values)
    made = (owner.environment, overrides, page, values)
    return values
  }

  /// Returns the size in points that the content chooses within `size`.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let proposal = ProposedViewSize(fitting: size)
    let content = node?.render.contentSize(proposal) ?? HostedNode.scratchSize(of: rootView, proposal)
    return CGSize(width: wholePixels(content.width), height: wholePixels(content.height))
  }

  /// Returns a length rounded up to the pixel.
  private func wholePixels(_ length: CGFloat) -> CGFloat {
    let scale = max(1, traitCollection.displayScale)
    return (length * scale - 0.001).rounded(.up) / scale
  }
}

extension ColorScheme {
  init(_ traits: UITraitCollection) { self = traits.userInterfaceStyle == .dark ? .dark : .light }
}

/// A hosting view of any content.
@MainActor
protocol ContentHosting: UIView {
  /// Its content, on screen or not; nil before it was first shown.
  var hostedContent: RenderNode? { get }
  /// The subview that represents what SwiftUI draws.
  var touchedContent: UIView { get }
}

extension _UIHostingView: ContentHosting {
  var hostedContent: RenderNode? { node?.liveRender }
}

/// Shows a hosting view.
@MainActor
final class HostingViewRender: UIViewRender {
  private var hosted: HostedRender?
  private let regions: () -> SafeAreaRegions
  private let environmentDidChange: () -> Void
  private let tellView: () -> Void

  init<Content: View>(_ view: _UIHostingView<Content>, owner: _Node) {
    regions = { [unowned view] in view.safeAreaRegions }
    environmentDidChange = { [unowned view, unowned owner] in view.environmentDidChange(in: owner) }
    tellView = { [unowned view] in view.contentWasPlaced() }
    super.init(view, owner: owner)
    let hosted = view.hosted(on: owner)
    self.hosted = hosted
    adopt(hosted)
  }

  /// The content is behind the view's subviews.
  override var children: [RenderNode] { (hosted.map { [$0] } ?? []) + members }

  /// Releases the content to another hosting view's render node.
  func release() {
    guard let old = hosted else { return }
    hosted = nil
    disown(old)
  }

  override var touchedContent: UIView { (view as? any ContentHosting)?.touchedContent ?? view }
  override func contentHit(_ point: CGPoint) -> [RenderNode] { hitOwnContent(point) }

  /// The insets that the content avoids.
  override var hostedInsets: ViewInsets {
    var kept = insets
    if !regions().contains(.container) { kept.container = .zero }
    if !regions().contains(.keyboard) { kept.keyboard = 0 }
    return kept
  }

  private var barWidth: CGFloat?

  /// A bar adapts to the size of its content.
  func contentWasPlaced() {
    tellView()
    guard view is any BarFilling, let hosted else { return }
    let width = hosted.contentSize(ProposedViewSize(width: nil, height: size.height)).width
    if let barWidth, barWidth != width { view.heldBy?.setNeedsLayout() }
    barWidth = width
  }

  override func environmentOverridesDidChange() {
    environmentDidChange()
    super.environmentOverridesDidChange()
  }

  override func placeChildren() {
    super.placeChildren()
    hosted?.setFrame(origin: .zero, proposal: ProposedViewSize(size))
    hosted?.layoutIfMoved()
  }
}
