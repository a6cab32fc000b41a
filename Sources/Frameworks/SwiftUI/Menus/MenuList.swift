import DisplayList
import Foundation
import ScrollworkUIKit

/// Stacks the items of a menu, with thin separators between them and thick ones between groups.
nonisolated struct MenuList<Content: View>: View, PrimitiveView {
  let order: MenuOrder
  let upwards: MenuOpensUpwards
  /// A context menu's first item is at the top unless the app requests another order.
  let isContext: Bool
  @ViewBuilder let content: Content

  @MainActor static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    MenuListNode(view, inputs)
  }
  @MainActor static var _leafCount: Int? { 1 }
}

@MainActor
private final class MenuListNode<Content: View>: ContainerNode<MenuList<Content>, Content, MenuListRender> {
  override func contentView(of view: MenuList<Content>) -> Content { view.content }
  override func makeRender() -> MenuListRender {
    let made = MenuListRender(owner: self)
    made.isReversed = { [unowned self] in
      guard view.upwards.value else { return false }
      return view.order == .priority || view.order == .automatic && !view.isContext
    }
    return made
  }
}

@MainActor
private final class MenuListRender: ContainerRender {
  /// Whether the first item is at the bottom.
  var isReversed: () -> Bool = { false }

  private enum Kind: Equatable { case line, plain, header, divider }

  private struct Line {
    let node: RenderNode
    let kind: Kind
    let height: CGFloat
  }

  override var hasFragment: Bool { true }

  /// The padding of items that are not buttons, in points.
  private static let inset = CGSize(width: 16, height: 11)

  private static func kind(of node: RenderNode) -> Kind {
    if node is DividerRender { return .divider }
    if (node as? SectionPartRender)?.part == .header { return .header }
    if node is PressRender { return .line }
    return node.children.lazy.map(kind).first { $0 != .plain } ?? .plain
  }

  /// Returns the section of an item.
  private static func section(of node: RenderNode) -> ObjectIdentifier? {
    var candidate: RenderNode? = node
    while let current = candidate {
      if let part = current as? SectionPartRender { return part.section }
      candidate = (current as? UnaryRender)?.child
    }
    return nil
  }

  private func proposal(_ kind: Kind, width: CGFloat) -> ProposedViewSize {
    ProposedViewSize(width: kind == .line ? width : width - 2 * Self.inset.width, height: nil)
  }

  /// Returns the groups of items, from the top.
  private func groups(width: CGFloat) -> [[Line]] {
    var groups: [[Line]] = [[]]
    var section: ObjectIdentifier?
    for node in members {
      let kind = Self.kind(of: node)
      let own = Self.section(of: node)
      if kind == .divider || own != section, groups.last?.isEmpty == false { groups.append([]) }
      section = own
      if kind == .divider { continue }
      let height = node.sizeThatFits(proposal(kind, width: width)).height
      let padding = kind == .line ? 0 : kind == .header ? 16 : 2 * Self.inset.height
      groups[groups.count - 1].append(Line(node: node, kind: kind, height: height + padding))
    }
    groups.removeAll(where: \.isEmpty)
    guard isReversed() else { return groups }
    return groups.reversed().map { group in
      let headers = group.prefix { $0.kind == .header }
      return headers + group.dropFirst(headers.count).reversed()
    }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let width = proposal.width ?? MenuMeasures.width
    let groups = groups(width: width)
    let lines = groups.reduce(0) { $0 + $1.reduce(0) { $0 + $1.height } + CGFloat(max(0, $1.count - 1)) * line }
    return CGSize(width: width, height: lines + CGFloat(max(0, groups.count - 1)) * MenuMeasures.section)
  }

  private var line: CGFloat { environment.pixelLength }
  private var thin: [CGRect] = []
  private var wide: [CGRect] = []

  override func placeChildren() {
    (thin, wide) = ([], [])
    // A divider draws nothing of its own here.
    for node in members where Self.kind(of: node) == .divider {
      node.setFrame(origin: .zero, proposal: ProposedViewSize(width: 0, height: 0))
    }
    var y: CGFloat = 0
    for (number, group) in groups(width: size.width).enumerated() {
      if number > 0 {
        wide.append(CGRect(x: 0, y: y, width: size.width, height: MenuMeasures.section))
        y += MenuMeasures.section
      }
      for (index, part) in group.enumerated() {
        if index > 0 {
          thin.append(CGRect(x: 0, y: y, width: size.width, height: line))
          y += line
        }
        let inset =
          part.kind == .line ? .zero : CGPoint(x: Self.inset.width, y: part.kind == .header ? 8 : Self.inset.height)
        place(part.node, at: CGPoint(x: inset.x, y: y + inset.y), proposal: proposal(part.kind, width: size.width))
        y += part.height
      }
    }
    setNeedsPaint()
  }

  override func draw(into canvas: inout Drawing) {
    let middle = wide.map { CGRect(x: 16, y: $0.midY - line / 2, width: max(0, $0.width - 32), height: line) }
    let shown =
      MenuMeasures.isNewer ? [(middle, MenuColors.line)] : [(thin, MenuColors.line), (wide, MenuColors.section)]
    for (rects, color) in shown {
      let shown = color._resolve(in: environment.shapeStyleContext).displayColor
      for rect in rects { canvas.append(.fill(.rect(canvas.snapped(rect)), .color(shown))) }
    }
  }
}
