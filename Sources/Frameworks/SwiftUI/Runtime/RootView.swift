import DisplayList
import Foundation

/// What the screen shows: the app's view in the middle of the safe area.
struct RootView<Content: View>: View, PrimitiveView {
  let content: Content

  static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    RootNode(view, inputs)
  }

  static var _leafCount: Int? { 1 }
}

@MainActor
final class RootNode<Content: View>: ContainerNode<RootView<Content>, Content, RootRender> {
  override func contentView(of view: RootView<Content>) -> Content { view.content }
  override func makeRender() -> RootRender { RootRender(owner: self) }
}

/// Covers the screen; everything on it is its descendant.
@MainActor
final class RootRender: ContainerRender {
  /// In front of the app while it is up.
  private(set) var keyboard: KeyboardRender?

  /// In front of everything while the system asks the person something.
  private var systemAlert: RenderNode?

  override var children: [RenderNode] {
    if keyboard == nil, systemAlert == nil { return members }
    return members + [keyboard as RenderNode?, systemAlert].compactMap(\.self)
  }
  override var hasFragment: Bool { true }

  func setKeyboardShown(_ isShown: Bool) {
    guard isShown != (keyboard != nil) else { return }
    if isShown {
      let made = KeyboardRender(owner: owner)
      keyboard = made
      adopt(made)
    } else if let old = keyboard {
      keyboard = nil
      disown(old)
    }
    childrenDidChange()
  }

  func setSystemAlert(_ alert: RenderNode?) {
    guard alert !== systemAlert else { return }
    if let systemAlert { disown(systemAlert) }
    systemAlert = alert
    if let alert { adopt(alert) }
    childrenDidChange()
  }

  private func placeKeyboard() {
    let place = runtime.textInput.keyboard
    keyboard?.setFrame(
      origin: CGPoint(x: 0, y: runtime.screen.size.height - place.inset),
      proposal: ProposedViewSize(width: runtime.screen.size.width, height: place.height))
  }
  override func measure(_ proposal: ProposedViewSize) -> CGSize { runtime.screen.size }

  /// Safe areas have physical sides, so the mirroring is the content's business.
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
    systemAlert?.setFrame(origin: .zero, proposal: ProposedViewSize(runtime.screen.size))
    let area = runtime.safeAreaRect
    placeMembers(in: area)
  }
}

extension RootRender: StackOriented {
  var stackOrientation: Axis? { members.count > 1 ? .vertical : nil }
}
