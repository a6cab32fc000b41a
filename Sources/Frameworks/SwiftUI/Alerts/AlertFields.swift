import Foundation

/// Fields in alerts, each in a box.
struct AlertTextFieldStyle: TextFieldStyle {
  /// Points; guesses from looking at one.
  private static let radius: CGFloat = 6
  private static let gap: CGFloat = 12

  func _body(configuration: TextField<_TextFieldStyleLabel>) -> some View {
    let box = RoundedRectangle(cornerRadius: Self.radius, style: .continuous)
    configuration
      .font(.footnote)
      .padding(.horizontal, 8)
      .padding(.vertical, 7)
      .background(box.strokeBorder(Color(uiColor: .separator), lineWidth: 0.5))
      .background(Color(uiColor: .systemBackground), in: box)
      .padding(.horizontal, 16)
      .padding(.bottom, Self.gap)
  }
}

/// Focuses the first field inside when it appears.
nonisolated struct _FocusFirstFieldModifier: RenderModifier {
  typealias Body = Never
  @MainActor func makeRender(owner: _Node, child: RenderNode) -> FocusFirstFieldRender {
    FocusFirstFieldRender(owner: owner, child: child)
  }
  @MainActor func update(_ render: FocusFirstFieldRender) {}
}

@MainActor
final class FocusFirstFieldRender: UnaryRender {
  override func didAttach() {
    runtime.enqueueCallback { [weak self] in
      guard let self, isAttached, let field = Self.field(in: child) else { return }
      // A UIKit field takes the focus itself, and notifies its delegate.
      if let owner = field.textOwner { owner.becomeFirstResponder() } else { runtime.textInput.focus(field) }
    }
  }

  private static func field(in node: RenderNode) -> TextInputRender? {
    if let field = node as? TextInputRender { return field }
    // Not `first` of a lazy `compactMap`, which evaluates twice, at each level.
    for child in node.children { if let field = field(in: child) { return field } }
    return nil
  }
}

/// Stacks an alert's text above its fields and buttons. If they do not fit, each gets at least half of the height and
/// scrolls.
struct AlertStack: Layout {
  private func heights(_ proposal: ProposedViewSize, _ subviews: Subviews) -> [CGFloat] {
    let ideal = subviews.map { $0.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil)).height }
    guard ideal.count == 2, let room = proposal.height, ideal[0] + ideal[1] > room else { return ideal }
    let lower = min(ideal[1], max(room - ideal[0], room / 2))
    return [min(ideal[0], room - lower), lower]
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    CGSize(width: proposal.width ?? 270, height: heights(proposal, subviews).reduce(0, +))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    var y = bounds.minY
    for (part, height) in zip(subviews, heights(ProposedViewSize(bounds.size), subviews)) {
      part.place(at: CGPoint(x: bounds.minX, y: y), proposal: ProposedViewSize(width: bounds.width, height: height))
      y += height
    }
  }
}
