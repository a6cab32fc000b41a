import DisplayList
import Foundation
import ScrollworkUIKit

/// The view of a hosting controller: shows SwiftUI views inside UIKit.
@MainActor
open class _UIHostingView<Content: View>: UIView, RenderedView {
  /// What is shown.
  open var rootView: Content {
    didSet { node?.show(rootView) }
  }
  /// Which parts of the safe area the content keeps free.
  var safeAreaRegions = SafeAreaRegions.all {
    didSet { if safeAreaRegions != oldValue { renderer?.layoutDidBecomeInvalid() } }
  }
  /// The view's intrinsic size is what the content would like to be.
  var hasIntrinsicSize = false { didSet { if hasIntrinsicSize != oldValue { invalidateIntrinsicContentSize() } } }
  /// Hears what the content would like to be, in points.
  var idealSizeDidChange: ((CGSize) -> Void)? { didSet { contentWasPlaced() } }
  private var idealSize: CGSize?

  /// What the content would like to be. Who placed the view by it hears of changes only if the controller's `sizingOptions` say so.
  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity))
  }

  /// The content may be of another size.
  fileprivate func contentWasPlaced() {
    guard hasIntrinsicSize || idealSizeDidChange != nil else { return }
    let new = sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity))
    guard new != idealSize else { return }
    idealSize = new
    idealSizeDidChange?(new)
    if hasIntrinsicSize { invalidateIntrinsicContentSize() }
  }

  /// Changes the environment that the content sees.
  var adjustEnvironment: ((inout EnvironmentValues) -> Void)? {
    didSet {
      made = nil
      renderer?.appearanceDidChange()
    }
  }
  fileprivate var node: HostedNode<Content>?

  /// A view that shows `rootView`.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(frame: .zero)
    // What is drawn in the view has none.
    layerName = "_UIHostingView"
  }

  /// Archives hold no views.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  isolated deinit { node?.destroy() }

  private lazy var contentPart = HostedContentPart(of: self)
  /// Before what was added stands what the content is made of: a view for all that SwiftUI draws, and one for each view of UIKit in it.
  open override var subviews: [UIView] {
    [contentPart] + (hostedContent?.children.flatMap(\.platformViews) ?? []) + super.subviews
  }
  var touchedContent: UIView { contentPart }

  func makeRender(owner: _Node) -> UIViewRender { HostingViewRender(self, owner: owner) }

  /// The root of the content on a screen.
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

  /// Lists and edit buttons on the page share it.
  private let editMode = EditModeScope()
  private var made: (from: EnvironmentValues, overrides: UITraitCollection, page: PagePlace?, to: EnvironmentValues)?

  /// Made once for its circumstances, so that the content sees the identical environment while these stay.
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

  /// What the content would like to be, in points, within `size`.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let proposal = ProposedViewSize(fitting: size)
    if let node { return node.render.contentSize(proposal) }
    return HostedNode.scratchSize(of: rootView, proposal)
  }
}

extension ColorScheme {
  init(_ traits: UITraitCollection) { self = traits.userInterfaceStyle == .dark ? .dark : .light }
}

/// A hosting view of any content.
@MainActor
protocol ContentHosting: UIView {
  /// Its content, on the screen or not; nil before it was shown.
  var hostedContent: RenderNode? { get }
  /// The subview that stands for what SwiftUI draws.
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

  /// The content is behind what was added to the view as subviews.
  override var children: [RenderNode] { (hosted.map { [$0] } ?? []) + members }

  /// The content goes to another hosting view's render.
  func release() {
    guard let old = hosted else { return }
    hosted = nil
    disown(old)
  }

  override var touchedContent: UIView { (view as? any ContentHosting)?.touchedContent ?? view }
  override func contentHit(_ point: CGPoint) -> [RenderNode] { hitOwnContent(point) }

  /// What the content keeps free.
  override var hostedInsets: ViewInsets {
    var kept = insets
    if !regions().contains(.container) { kept.container = .zero }
    if !regions().contains(.keyboard) { kept.keyboard = 0 }
    return kept
  }

  private var barWidth: CGFloat?

  /// A bar makes room for what is on it.
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

/// A node of the structure tree that something else keeps alive.
struct WeakNode {
  weak var node: _Node?
  init(_ node: _Node) { self.node = node }
}
