import DisplayList
import Foundation

/// The root of the screen: the app's view centred in the safe area.
nonisolated struct RootView<Content: View>: View, PrimitiveView {
  let content: Content

  @MainActor static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    RootNode(view, inputs)
  }

  @MainActor static var _leafCount: Int? { 1 }
}

@MainActor
final class RootNode<Content: View>: ContainerNode<RootView<Content>, Content, RootRender> {
  override func contentView(of view: RootView<Content>) -> Content { view.content }
  /// Creates the root before the first body runs, which may ask for its window.
  override func makeRender() -> RootRender {
    let made = RootRender(owner: self)
    runtime.root = made
    return made
  }
  override var showsOneView: Bool { true }
  override func environmentDidChange(from old: EnvironmentValues) {
    super.environmentDidChange(from: old)
    liveRender?.windowEnvironmentDidChange()
  }
}

/// The root render node, which covers the screen.
@MainActor
final class RootRender: ContainerRender {
  /// Above the app while it is up.
  private(set) var keyboard: KeyboardRender?
  /// Above the keyboard; nil without one.
  private var raisedMenus: RaisedMenus?

  /// Above everything while a system alert is shown.
  private var systemAlert: RenderNode?
  /// Above the app while a system banner is shown.
  private var systemBanner: RenderNode?
  /// Above the app while the large content viewer is shown.
  private var largeContent: RenderNode?
  /// The presentations of SwiftUI views, once there have been any.
  private(set) var presented: PresentationStage?

  /// The windows that the app has put above its views, back to front.
  private var windows: [UIViewRender] = []

  override var children: [RenderNode] {
    if windows.isEmpty, presented == nil, keyboard == nil, systemAlert == nil, systemBanner == nil, largeContent == nil
    {
      return members
    }
    return members + [presented?.render].compactMap(\.self) + windows
      + [keyboard as RenderNode?, raisedMenus, largeContent, systemBanner, systemAlert].compactMap(\.self)
  }
  override var hasFragment: Bool { true }
  /// The UIKit environment of an app whose screen is all SwiftUI.
  private(set) lazy var part = ScreenPart(of: self)
  /// The render nodes of the app's views.
  var content: [RenderNode] { members }

  func setKeyboardShown(_ isShown: Bool) {
    guard isShown != (keyboard != nil) else { return }
    if isShown {
      let made = (KeyboardRender(owner: owner), RaisedMenus(owner: owner))
      (keyboard, raisedMenus) = made
      adopt(made.0)
      adopt(made.1)
    } else if let old = keyboard {
      let menus = raisedMenus
      (keyboard, raisedMenus) = (nil, nil)
      menus?.repaintMenus()
      disown(old)
      if let menus { disown(menus) }
    }
    raisedMenus?.repaintMenus()
    childrenDidChange()
  }

  func setSystemAlert(_ alert: RenderNode?) { replace(&systemAlert, with: alert) }
  func setLargeContent(_ content: RenderNode?) { replace(&largeContent, with: content) }
  func setSystemBanner(_ banner: RenderNode?) { replace(&systemBanner, with: banner) }

  private func replace(_ old: inout RenderNode?, with new: RenderNode?) {
    guard new !== old else { return }
    if let old { disown(old) }
    old = new
    if let new { adopt(new) }
    childrenDidChange()
  }

  /// Ends at once when the screen is taken down.
  func stopPresenting() {
    for presentation in runtime.part(Presentations.self).all { presentation.presented.stopMotion() }
    presented?.end()
  }

  /// Shows the windows of a scene that are above the app's views.
  func showWindows(_ shown: [UIWindow]) {
    guard !shown.isEmpty || !windows.isEmpty else { return }
    let old = windows
    windows = shown.filter { $0 !== presented?.window }.map { window in
      old.first { $0.shows(window) } ?? UIViewRender.make(for: window, owner: owner)
    }
    for window in old where !windows.contains(where: { $0 === window }) { disown(window) }
    for window in windows where window.parent !== self { adopt(window) }
    childrenDidChange()
  }

  func windowEnvironmentDidChange() {
    presented?.environmentDidChange()
    for window in windows {
      window.setNeedsPaint()
      window.environmentOverridesDidChange()
    }
  }

  /// Returns the stage in which views present that are in no UIKit window.
  func stage() -> PresentationStage {
    if let presented { return presented }
    let made = PresentationStage(owner: owner)
    presented = made
    adopt(made.render)
    childrenDidChange()
    // Whoever asks for the window needs its free area immediately.
    made.render.setFrame(origin: .zero, proposal: ProposedViewSize(runtime.screen.size))
    runtime.part(ViewScene.self).adoptMainWindow()
    return made
  }

  override func commands(beneath children: [Fragment]) -> [DrawCommand] { presented?.backdrop(size) ?? [] }

  override func collectChildFragments(into fragments: inout [Fragment], offset: CGPoint) {
    collectLayers(into: &fragments, offset: offset)
    if let dragged = runtime.part(DragInProgress.self).drag?.fragment { fragments.append(dragged) }
    // The ring around the keyboard focus is in front of everything.
    let focus = runtime.keyboardFocus
    if let ring = focus.node.flatMap(focus.ring.fragment) { fragments.append(ring) }
  }

  private func collectLayers(into fragments: inout [Fragment], offset: CGPoint) {
    guard let presented, presented.isReceding else {
      return super.collectChildFragments(into: &fragments, offset: offset)
    }
    var inner: [Fragment] = []
    for member in members { member.collectFragments(into: &inner, offset: .zero) }
    fragments.append(presented.recede(inner, size: size))
    for child in children.dropFirst(members.count) { child.collectFragments(into: &fragments, offset: offset) }
  }

  override func accessibilityElements() -> [AccessibilityElement] {
    let reachable = presented?.isPresenting == true ? Array(children.dropFirst(members.count)) : children
    return reachable.flatMap { $0.accessibilityElements() }
  }

  private func placeKeyboard() {
    let place = runtime.textInput.keyboard
    keyboard?.setFrame(
      origin: CGPoint(x: 0, y: runtime.screen.size.height - place.inset),
      proposal: ProposedViewSize(width: runtime.screen.size.width, height: place.height))
  }
  override func measure(_ proposal: ProposedViewSize) -> CGSize { runtime.screen.size }

  /// Safe areas have physical sides, so the content handles mirroring.
  override var mirrorsChildren: Bool { false }

  override func safeArea(of child: RenderNode, ignoring regions: SafeAreaRegions) -> SafeArea? {
    let screen = runtime.screen.size
    var reach = regions.contains(.container) ? CGRect(origin: .zero, size: screen) : runtime.containerAreaRect
    if !regions.contains(.keyboard) {
      reach.size.height = min(reach.maxY, screen.height - runtime.textInput.keyboard.inset) - reach.minY
    }
    return SafeArea(free: runtime.safeAreaRect, reach: reach)
  }

  override func placeChildren() {
    placeKeyboard()
    raisedMenus?.setFrame(origin: .zero, proposal: ProposedViewSize(runtime.screen.size))
    largeContent?.setFrame(origin: .zero, proposal: ProposedViewSize(runtime.screen.size))
    systemBanner?.setFrame(origin: .zero, proposal: ProposedViewSize(runtime.screen.size))
    systemAlert?.setFrame(origin: .zero, proposal: ProposedViewSize(runtime.screen.size))
    presented?.render.setFrame(origin: .zero, proposal: ProposedViewSize(size))
    for window in windows { window.placeWindow(from: .zero) }
    let area = runtime.safeAreaRect
    placeMembers(in: area)
  }
}

extension RootRender: StackOriented {
  var stackOrientation: Axis? { members.count > 1 ? .vertical : nil }
}
