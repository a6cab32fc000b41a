import DisplayList
import Foundation

/// Draws the keyboard at the bottom of the screen, in front of the app.
@MainActor
final class KeyboardRender: RenderNode {
  private var keys: [KeyboardKey: KeyRender] = [:]
  private var plan = KeyboardPlan(KeyboardPlan.Wishes())
  private var order: [KeyRender] = []

  /// Points: between two keys, and beside the outermost. Read off screenshots of iOS 17.
  private static let gap = CGSize(width: 6, height: 11)
  private static let side: CGFloat = 3
  /// A key below the others: its size, and the distances from its middle to the edge and to the lower end of the keys.
  private static let corner = (size: CGSize(width: 56, height: 44), x: CGFloat(44), y: CGFloat(30))

  override init(owner: _Node) {
    super.init(owner: owner)
    update()
  }

  /// The bar above the keys.
  private var accessory: RenderNode?

  /// The view in place of the keys.
  private var panel: RenderNode?

  override var children: [RenderNode] { order + [panel, accessory].compactMap(\.self) }
  override var mirrorsChildren: Bool { false }
  override var hasFragment: Bool { true }

  /// Nothing covers the keyboard, which covers the app's own views.
  override func safeArea(of child: RenderNode, ignoring regions: SafeAreaRegions) -> SafeArea? {
    let frame = child.screenFrame
    return SafeArea(free: frame, reach: frame)
  }

  /// Updates the keys to the keyboard's current ones.
  func update() {
    let keyboard = runtime.textInput.keyboard
    plan = keyboard.plan
    let old = order
    order = (keyboard.panel == nil ? plan.keys : []).map { key in
      let made = keys[key] ?? KeyRender(key, owner: owner)
      keys[key] = made
      return made
    }
    for key in old where !order.contains(where: { $0 === key }) { disown(key) }
    for key in order where key.parent !== self { adopt(key) }
    show(keyboard.accessory.leaf, in: &accessory)
    show(keyboard.panel?.leaf, in: &panel)
    childrenDidChange()
    repaint()
  }

  private func show(_ new: RenderNode?, in place: inout RenderNode?) {
    guard new !== place else { return }
    if let old = place { disown(old) }
    place = new
    if let new { adopt(new) }
  }

  func repaint() {
    setNeedsPaint()
    for key in order { key.setNeedsPaint() }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  override func placeChildren() {
    let bar = runtime.textInput.keyboard.accessory.height
    accessory?.setFrame(origin: .zero, proposal: ProposedViewSize(width: size.width, height: bar))
    if let panel {
      let rest = ProposedViewSize(width: size.width, height: max(0, size.height - bar))
      return panel.setFrame(origin: CGPoint(x: 0, y: bar), proposal: rest)
    }
    let measures = runtime.textInput.keyboard.measures
    let free = measures.band + measures.keys
    // Without predictions the keys use their space.
    let top = bar + (plan.predictions.isEmpty ? 0 : measures.band)
    placeRows(from: top, height: (bar + free - top) / CGFloat(max(1, plan.rows.count)))
    placePredictions(CGRect(x: 0, y: bar, width: size.width, height: measures.band))
    let middle = bar + free + Self.corner.y
    place(plan.strip.left, around: CGPoint(x: Self.corner.x, y: middle), Self.corner.size)
    place(plan.strip.right, around: CGPoint(x: size.width - Self.corner.x, y: middle), Self.corner.size)
  }

  private func placeRows(from top: CGFloat, height: CGFloat) {
    let width = size.width - 2 * Self.side
    for (index, row) in plan.rows.enumerated() {
      let total = row.map(\.share).reduce(0, +)
      var x = Self.side + width * (1 - total) / 2
      for slot in row {
        let slotWidth = width * slot.share
        if let key = slot.key.flatMap({ keys[$0] }) {
          key.setFrame(
            origin: CGPoint(
              x: x + Self.gap.width / 2, y: top + CGFloat(index) * height + Self.gap.height / 2),
            proposal: ProposedViewSize(
              width: max(0, slotWidth - Self.gap.width), height: max(0, height - Self.gap.height)))
        }
        x += slotWidth
      }
    }
  }

  private func placePredictions(_ band: CGRect) {
    let width = band.width / CGFloat(max(1, plan.predictions.count))
    for (index, key) in plan.predictions.enumerated() {
      let middle = CGPoint(x: band.minX + (CGFloat(index) + 0.5) * width, y: band.midY)
      place(key, around: middle, CGSize(width: width, height: band.height))
    }
  }

  private func place(_ key: KeyboardKey?, around middle: CGPoint, _ size: CGSize) {
    guard let key = key.flatMap({ keys[$0] }) else { return }
    key.setFrame(
      origin: CGPoint(x: middle.x - size.width / 2, y: middle.y - size.height / 2), proposal: ProposedViewSize(size))
  }

  override func draw(into canvas: inout Drawing) {
    let color = runtime.textInput.keyboard.palette(environment.colorScheme).background
    canvas.append(.fill(.rect(canvas.snapped(CGRect(origin: .zero, size: size))), .color(color)))
  }

  /// Nothing behind the keyboard receives touches through it.
  override func isHit(_ point: CGPoint) -> Bool { CGRect(origin: .zero, size: size).contains(point) }

  override func accessibilityElements() -> [AccessibilityElement] {
    if let panel { return [accessory, panel].compactMap(\.self).flatMap { $0.accessibilityElements() } }
    let keys = order.flatMap { $0.accessibilityElements() }
    return (accessory?.accessibilityElements() ?? []) + [
      AccessibilityElement(node: self, role: .keyboard, label: "keyboard", children: keys)
    ]
  }
}

/// The keyboard's colours, read off screenshots of iOS 17.
struct KeyboardPalette {
  /// The colour of a prominent return key.
  let accent = DisplayColor(red: 0, green: 122 / 255, blue: 1)
  let background: DisplayColor
  let key: DisplayColor
  let special: DisplayColor
  let label: DisplayColor
  let shadow: DisplayColor

  init(_ scheme: ColorScheme) {
    func gray(_ value: Float, blue: Float = 0) -> DisplayColor {
      DisplayColor(red: value, green: value, blue: min(1, value + blue))
    }
    switch scheme {
    case .light:
      (background, key, special, label) = (gray(0.82, blue: 0.02), .white, gray(0.67, blue: 0.05), .black)
      shadow = DisplayColor(red: 0, green: 0, blue: 0, alpha: 0.3)
    case .dark:
      (background, key, special, label) = (gray(0.16), gray(0.42), gray(0.27), .white)
      shadow = DisplayColor(red: 0, green: 0, blue: 0, alpha: 0.5)
    }
  }
}
