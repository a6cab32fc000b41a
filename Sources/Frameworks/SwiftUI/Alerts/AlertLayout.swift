import Foundation

/// Stacks an alert's fields and buttons: two short buttons side by side, with the cancel button at the left or at the
/// end.
struct AlertLayout: Layout {
  let isSheet: Bool
  /// Whether the alert has a title or a message.
  let hasHeader: Bool
  /// A pixel in points, between two buttons.
  let line: CGFloat
  /// The height of an action sheet's cancel button.
  var cancelHeight = AlertLayout.sheetButton

  /// Points, measured on pictures of iOS 16 and 17 (docs/facts.md).
  static let button: CGFloat = 44
  static let sheetButton: CGFloat = 57
  static let sheetGap: CGFloat = 8
  /// Around an alert's text, and between its title and its message.
  static let margins = EdgeInsets(top: 19, leading: 16, bottom: 65.0 / 3, trailing: 16)
  static let sheetMargins = EdgeInsets(top: 14, leading: 16, bottom: 14, trailing: 16)
  static let gap: CGFloat = 11.0 / 3

  private struct Row {
    var parts: [LayoutSubview]
    var height: CGFloat
    var gap: CGFloat
  }

  @MainActor
  private func rows(_ subviews: Subviews, width: CGFloat) -> [Row] {
    var rows = subviews.filter { !$0.node.isButton }.map { field in
      Row(parts: [field], height: field.sizeThatFits(ProposedViewSize(width: width, height: nil)).height, gap: 0)
    }
    let fields = rows.count
    let buttons = subviews.filter(\.node.isButton)
    let cancel = buttons.filter { $0.node.pressRole == .cancel }
    let others = buttons.filter { $0.node.pressRole != .cancel }
    let half = (width - line) / 2
    let fits = buttons.allSatisfy { $0.sizeThatFits(.unspecified).width <= half }
    if !isSheet, buttons.count == 2, fits {
      rows.append(Row(parts: cancel + others, height: height(of: buttons, width: half), gap: line))
      return rows
    }
    for button in others {
      rows.append(Row(parts: [button], height: height(of: [button], width: width), gap: line))
    }
    for button in cancel {
      let gap = isSheet ? Self.sheetGap : line
      rows.append(
        Row(parts: [button], height: isSheet ? cancelHeight : height(of: [button], width: width), gap: gap))
    }
    if !hasHeader, fields == 0, !rows.isEmpty { rows[0].gap = 0 }
    return rows
  }

  @MainActor
  private func height(of buttons: some Sequence<LayoutSubview>, width: CGFloat) -> CGFloat {
    buttons.reduce(isSheet ? Self.sheetButton : Self.button) {
      max($0, $1.sizeThatFits(ProposedViewSize(width: width, height: nil)).height)
    }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    MainActor.assumeIsolated {
      let width = proposal.width ?? 270
      return CGSize(width: width, height: rows(subviews, width: width).reduce(0) { $0 + $1.gap + $1.height })
    }
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    MainActor.assumeIsolated {
      var y = bounds.minY
      for row in rows(subviews, width: bounds.width) {
        y += row.gap
        let count = CGFloat(row.parts.count)
        let width = (bounds.width - (count - 1) * line) / count
        for (index, part) in row.parts.enumerated() {
          part.place(
            at: CGPoint(x: bounds.minX + CGFloat(index) * (width + line), y: y),
            proposal: ProposedViewSize(width: width, height: row.height))
        }
        y += row.height
      }
    }
  }
}

extension RenderNode {
  /// Whether this subtree contains a button.
  var isButton: Bool { self is PressRender || children.contains(where: \.isButton) }

  /// The role of the button in this subtree.
  var pressRole: ButtonRole? {
    if let press = self as? PressRender { return press.modifier.role }
    for child in children { if let role = child.pressRole { return role } }
    return nil
  }
}
