import DisplayList
import Foundation
@_spi(Scrollwork) import ScrollworkUIKit

/// Shows a `UIView` and its subviews. It belongs to the view's position in the hierarchy: a view that moves elsewhere
/// gets another one.
@MainActor
class UIViewRender: RenderNode, UIViewRenderer, ViewMeasuring {
  final unowned let view: UIView
  /// Keeps views alive for as long as they are shown. A window belongs to the app and goes away when the app releases
  /// it.
  private let kept: UIView?
  private weak var window: UIWindow?
  /// False for a window that is gone.
  final func shows(_ other: UIView) -> Bool { (kept ?? window) === other }
  /// The visible subviews, back to front.
  final private(set) var members: [UIViewRender] = []
  /// What bars, corners and the keyboard cover of the view, without its own controller's additional insets.
  final private var outerInsets = ViewInsets()
  final private var isPlacing = false
  /// Send touches to the view's gesture recognizers.
  final var bridges: [(recognizer: UIGestureRecognizer, bridge: UIKitRecognizer)] = []

  init(_ view: UIView, owner: _Node) {
    self.view = view
    window = view as? UIWindow
    kept = window == nil ? view : nil
    super.init(owner: owner)
    view.renderer = self
    collectMembers()
  }

  /// Returns the render node for a view: views that draw more than a background conform to `RenderedView`.
  static func make(for view: UIView, owner: _Node) -> UIViewRender {
    // Among SwiftUI views alone there is no window that it could be added to.
    view.applyAppearance()
    if let shown = view as? any RenderedView { return shown.makeRender(owner: owner) }
    guard let typed = view as? any UIView & UIKeyInput else { return UIViewRender(view, owner: owner) }
    return ContentViewRender(typed, owner: owner) { [unowned typed] in KeyInputContent(view: typed) }
  }

  override var children: [RenderNode] { members }
  override var hasFragment: Bool { true }
  /// UIKit frames are physical.
  override var mirrorsChildren: Bool { false }

  override func didAttach() {
    runtime.part(SafeAreaReaders.self).all.append(self)
    guard view.renderer !== self else { return }
    // While the node was offscreen, changes to the view went unnoticed.
    view.renderer = self
    collectMembers()
    contentDidChange()
    setNeedsPaint()
  }
  override func didDetach() {
    runtime.part(SafeAreaReaders.self).all.removeAll { $0 === self }
    let shown = kept ?? window
    if shown?.renderer === self { shown?.renderer = nil }
  }

  private func collectMembers() {
    let old = members
    members = view.held.filter { !$0.isHidden }.map { subview in
      if let known = old.first(where: { $0.view === subview }) { return known }
      return UIViewRender.make(for: subview, owner: owner)
    }
    let holder = memberHolder
    for member in old where !members.contains(where: { $0 === member }) { holder.disown(member) }
    for member in members where member.parent !== holder { holder.adopt(member) }
  }

  /// The parent of the subviews' nodes: in a scroll view, the content.
  var memberHolder: RenderNode { self }

  // MARK: What the view tells

  final func subviewsDidChange() {
    collectMembers()
    memberHolder.childrenDidChange()
  }

  final func subviewGeometryDidChange() { if !isPlacing { memberHolder.setNeedsLayout() } }

  /// The surrounding UIKit view, if there is one.
  final var surrounding: UIViewRender? { parent as? UIViewRender ?? (parent as? ScrolledRender)?.scrollView }

  final func layoutDidBecomeInvalid() {
    // An ancestor is placing this view right now and lays out its children afterwards.
    var around = surrounding
    while let render = around, !render.isPlacing { around = render.surrounding }
    guard let placing = around else {
      // A representable has the size of its view.
      (parent as? RepresentableRender)?.setNeedsLayout()
      return setNeedsLayout()
    }
    var dirty: RenderNode? = self
    while let render = dirty, render !== placing {
      render.isLayoutDirty = true
      dirty = render.parent
    }
  }

  func appearanceDidChange() {
    setNeedsPaint()
    runtime.accessibilityDidChange()
    environmentOverridesDidChange()
  }

  var surroundingTraits: UITraitCollection { environment.traits }

  func effectsDidChange() {
    setNeedsPaint()
    runtime.accessibilityDidChange()
  }

  /// A view that draws something reports that its drawing has changed.
  func contentDidChange() {}

  final func fragmentsDidChange() { setNeedsPaint() }

  /// What `contentDidChange` requested is available.
  func contentDidUpdate() {}
  func contentSize(fitting size: CGSize) -> CGSize? { nil }

  /// The settings that controllers override have changed, or the owner's environment.
  func environmentOverridesDidChange() {
    // A colour may differ in dark mode.
    if view.presentation.background != nil || view.blur != nil { setNeedsPaint() }
    for member in members { member.environmentOverridesDidChange() }
  }

  final var animator: any UIViewAnimator { runtime }
  final var platformHost: UIView? { (parent as? RepresentableRender)?.part }

  // MARK: Safe area

  final var coveredInsets: UIEdgeInsets { insets.container }
  final var keyboardInset: CGFloat { insets.keyboard }

  /// What bars, corners and the keyboard cover of the view, including its controller's additional insets.
  final var insets: ViewInsets {
    // An app may ask before the first layout, as for a view in a window that it opens just now.
    var insets = size == .zero ? measureInsets() : outerInsets
    guard let controller = view.controller else { return insets }
    insets.add(controller.additionalSafeAreaInsets)
    insets.add(controller.barInsets)
    return insets
  }

  /// The insets that SwiftUI views in the view avoid.
  var hostedInsets: ViewInsets { ViewInsets() }

  private func measureInsets() -> ViewInsets {
    guard let outer = surrounding else {
      return ViewInsets(of: self, covering: size == .zero ? view.frame : screenFrame)
    }
    // Scrolling content moves on at once.
    if outer !== parent { return ViewInsets() }
    // What slides in is laid out for the place where it ends.
    let frame = view.frame.offsetBy(dx: -view.transform.tx, dy: -view.transform.ty)
    return outer.insets.inside(frame, of: outer.view.bounds.size, isBar: view is UINavigationBar)
  }

  private var knownInsets = ViewInsets()

  /// Returns whether they have changed since the last time.
  private func updateInsets() -> Bool {
    outerInsets = measureInsets()
    guard insets != knownInsets else { return false }
    let isContainer = insets.container != knownInsets.container
    knownInsets = insets
    // The guides of the safe area, margins and the keyboard follow.
    view.setNeedsLayout()
    if isContainer {
      view.safeAreaInsetsDidChange()
      view.controller?.viewSafeAreaInsetsDidChange()
    }
    return true
  }

  final override func safeArea(of child: RenderNode, ignoring regions: SafeAreaRegions) -> SafeArea? {
    insets.safeArea(of: screenFrame, ignoring: regions)
  }

  // MARK: Layout

  /// A view without any other size is as large as possible.
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: view.bounds.size)
  }

  override func placeChildren() {
    isPlacing = true
    if surrounding == nil { view.frame = CGRect(origin: view.frame.origin, size: size) }
    _ = updateInsets()
    view.layoutIfNeeded()
    isPlacing = false
    if memberHolder === self { placeMembers() }
  }

  final func placeMembers() {
    for member in members {
      let frame = member.view.presentedFrame
      member.setFrame(origin: frame.origin, proposal: ProposedViewSize(frame.size))
      member.layoutIfMoved()
    }
  }

  // MARK: Painting and touches

  override var shownTransform: AffineTransform? { effects.drawable.transform }
  override func shownBounds(of rect: CGRect) -> CGRect { projection?.bounds(of: rect) ?? super.shownBounds(of: rect) }

  override var effects: Fragment.Effects {
    let bounds = CGRect(origin: .zero, size: size)
    let layer = view.layerIfMade
    let projection = projection
    // A view on its edge is invisible.
    let isSeen = projection.map { $0.inverted != nil } ?? true
    let isMasked = layer?.mask?.isPictureMask ?? false
    let maskOutline = isMasked ? nil : layer?.mask?.maskOutline
    return Fragment.Effects(
      opacity: isSeen ? min(max(view.presentation.alpha, 0), 1) : 0,
      clip: maskOutline ?? (view.clipsToBounds ? outline(of: bounds) : nil),
      transform: projection == nil ? transform : nil,
      shadow: view.clipsToBounds ? nil : layer?.shownShadow.flatMap { $0.path == nil ? $0.shadow : nil },
      compositing: isMasked || isSeen && projection != nil
        ? Compositing(isMasked: isMasked, projection: isSeen ? projection : nil) : nil)
  }

  override func draw(into canvas: inout Drawing) {
    let traits = UITraitCollection(traitsFrom: [surroundingTraits, view.overridingTraits])
    drawView(traits)
    let outline = outline(of: canvas.snapped(CGRect(origin: .zero, size: size)))
    if !view.clipsToBounds, let cast = view.layerIfMade?.shownShadow, let path = cast.path {
      canvas.append(.shadow(path, cast.shadow))
    }
    if let blur = view.blur {
      for command in blur.commands(in: outline, for: traits) { canvas.append(command) }
    }
    if let color = view.presentation.background { canvas.append(.fill(outline, color.paint(for: traits))) }
  }

  /// The view's own drawing; a plain view draws nothing.
  private var drawing = DrawnParts()
  private var drawn: [Fragment] = []
  private var drawnFor: (size: CGSize, traits: UITraitCollection)?

  private func drawView(_ traits: UITraitCollection) {
    if let makeFragments = view.makeFragments {
      drawn = makeFragments(size)
      return
    }
    guard type(of: view) != UIView.self || view.layerIfMade != nil else { return }
    if !view.needsDisplay, let drawnFor, drawnFor.size == size, drawnFor.traits == traits { return }
    view.needsDisplay = false
    drawnFor = (size, traits)
    let context = CGContext(size: size, scale: runtime.displayScale)
    let outer = UITraitCollection.current
    UITraitCollection.current = traits
    UIGraphicsPushContext(context)
    if let layer = view.layerIfMade {
      layer.renderOwn(in: context)
      view.draw(CGRect(origin: .zero, size: size))
      layer.renderSublayers(in: context)
    } else {
      view.draw(CGRect(origin: .zero, size: size))
    }
    UIGraphicsPopContext()
    UITraitCollection.current = outer
    drawn = drawing.fragments(of: context.parts)
  }

  private var pictureMask = PictureMask()

  override func collectChildFragments(into fragments: inout [Fragment], offset: CGPoint) {
    guard let mask = view.layerIfMade?.mask?.maskParts(size: size, scale: runtime.displayScale) else {
      return collectContent(into: &fragments, offset: offset)
    }
    var content: [Fragment] = []
    collectContent(into: &content, offset: offset)
    fragments += pictureMask.parts(of: content, mask: mask, size: size)
  }

  private func collectContent(into fragments: inout [Fragment], offset: CGPoint) {
    fragments += drawn
    super.collectChildFragments(into: &fragments, offset: offset)
    if let border = border() { fragments.append(border) }
  }

  private let borderKey = FragmentKey.next()
  private var shownBorder: Fragment?

  /// Returns the line inside the edges, in front of everything in the view.
  private func border() -> Fragment? {
    guard let (width, color) = view.layerIfMade?.shownBorder else { return nil }
    let bounds = CGRect(origin: .zero, size: size)
    let commands: [DrawCommand] = [
      .stroke(
        outline(of: bounds.insetBy(dx: width / 2, dy: width / 2)),
        .color(UIColor(cgColor: color).displayColor(for: .current)), Stroke(width: width))
    ]
    let version = (shownBorder?.version ?? 0) + (shownBorder?.commands == commands ? 0 : 1)
    let made = Fragment(key: borderKey, version: version, offset: .zero, size: size, commands: commands)
    shownBorder = made
    return made
  }

  /// The result of `hitView` for the point that is currently tested, and the path to it.
  private var found: (view: UIView, path: [RenderNode])?
  private var isAsked = false

  /// Asks the view, whose class may override hit testing.
  override func hitTest(_ point: CGPoint) -> [RenderNode] {
    var local = point
    if let projection {
      guard let place = projection.inverted?(point) else { return [] }
      local = place
    } else if let transform {
      guard let back = transform.inverted() else { return [] }
      local = back.transform(point)
    }
    isAsked = true
    defer { (isAsked, found) = (false, nil) }
    let place = CGPoint(x: local.x + view.shift.x, y: local.y + view.shift.y)
    guard let target = view.hitTest(place, with: UIEvent([], at: runtime.now)) else { return [] }
    if let found, found.view === target { return found.path }
    return path(to: target, from: place)
  }

  final func hitView(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let local = CGPoint(x: point.x - view.shift.x, y: point.y - view.shift.y)
    var path = super.hitTest(local)
    guard let render = path.lazy.compactMap({ $0 as? UIViewRender }).first else { return nil }
    // A view that takes touches outside its bounds means its content.
    if path.count == 1, !CGRect(origin: .zero, size: size).contains(local) { path = contentHit(local) + path }
    let target = path[0] === render ? render.view : render.touchedContent
    if isAsked { found = (target, path) }
    return target
  }

  /// Represents content that is not made of UIKit views.
  var touchedContent: UIView { view }

  /// Returns the view's own content, without its subviews, that handles a touch on the view.
  func contentHit(_ point: CGPoint) -> [RenderNode] {
    let path = hitOwnContent(point)
    return Array(path[((path.lastIndex { $0 is UIViewRender } ?? -1) + 1)...])
  }

  override func addRecognizers(to recognizers: inout [GestureRecognizer]) {
    addUIKitRecognizers(to: &recognizers)
    if view.contextMenu != nil { recognizers.append(contextMenu.press) }
    if canBeDragged { recognizers.append(drag) }
    if showsLargeContent { recognizers.append(largeContent) }
  }

  private lazy var largeContent = LargeContentRecognizer(self)

  private lazy var drag = DragRecognizer(source: self)

  private lazy var contextMenu = ViewContextMenu(self)

  /// A view takes the touches in its bounds: nothing behind it is reached through it.
  override func isHit(_ point: CGPoint) -> Bool { true }

  override func accessibilityElements() -> [AccessibilityElement] {
    guard !view.accessibilityElementsHidden, view.alpha > 0.01 else { return [] }
    let inner = listedElements ?? reachable.flatMap { $0.accessibilityElements() }
    guard view.isAccessibilityElement || view.accessibilityIdentifier?.isEmpty == false else { return inner }
    var element = AccessibilityElement(
      node: self, role: .group, label: view.accessibilityLabel ?? "", children: view.isAccessibilityElement ? [] : inner
    )
    element.take(view)
    return [element]
  }

  override func accessibilityActivate() {
    if !view.accessibilityActivate() { super.accessibilityActivate() }
  }
}

extension UIViewRender: SafeAreaReader {
  func layoutIfMoved() {
    guard placedProposal != nil, updateInsets() else { return }
    layoutInPlace()
  }
}
