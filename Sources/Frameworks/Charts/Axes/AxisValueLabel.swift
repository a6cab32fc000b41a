/// The label of a value of an axis: text or a view.
nonisolated public struct AxisValueLabel<Content: View>: AxisMark {
  private var piece: AxisPiece
  private let content: (AxisValue) -> AnyView?

  private init(
    _ centered: Bool?, _ anchor: UnitPoint?, _ resolution: AxisValueLabelCollisionResolution,
    _ orientation: AxisValueLabelOrientation, _ x: CGFloat?, _ y: CGFloat?,
    content: @escaping (AxisValue) -> AnyView?
  ) {
    piece = AxisPiece(
      kind: .gridLine, isCentered: centered, anchor: anchor, avoidsOthers: resolution.avoidsOthers,
      spacing: x == nil && y == nil ? nil : CGSize(width: x ?? 4, height: y ?? 4))
    self.content = { value in
      guard let view = content(value), orientation.angle != .zero else { return content(value) }
      return AnyView(TurnedLabel(angle: orientation.angle) { view })
    }
  }

  /// Creates a label from a view.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    let view = AnyView(content())
    self.init(centered, anchor, collisionResolution, orientation, horizontalSpacing, verticalSpacing) { _ in view }
    piece.fitsBand = orientation.angle == .zero
  }

  @MainActor public static func _collect(_ mark: Self, _ pieces: inout _AxisPieces) {
    guard let view = mark.content(pieces.value) else { return }
    var piece = mark.piece
    piece.kind = .label(view)
    pieces.pieces.append(piece)
  }
}

nonisolated extension AxisValueLabel where Content == Text {
  /// Creates a label that shows the value.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.init(centered, anchor, collisionResolution, orientation, horizontalSpacing, verticalSpacing) {
      AnyView(Text($0.text))
    }
  }

  /// Creates a label that shows the value in a format.
  public init<Format: FormatStyle>(
    format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(centered, anchor, collisionResolution, orientation, horizontalSpacing, verticalSpacing) {
      $0.as(Format.FormatInput.self).map { AnyView(Text(format.format($0))) }
    }
  }

  /// Creates a label from a localized string key.
  public init(
    _ titleKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil, collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.init(centered, anchor, collisionResolution, orientation, horizontalSpacing, verticalSpacing) { _ in
      AnyView(Text(titleKey))
    }
  }

  /// Creates a label from a localized string resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil, collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.init(centered, anchor, collisionResolution, orientation, horizontalSpacing, verticalSpacing) { _ in
      AnyView(Text(titleResource))
    }
  }

  /// Creates a label from a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    let text = String(title)
    self.init(centered, anchor, collisionResolution, orientation, horizontalSpacing, verticalSpacing) { _ in
      AnyView(Text(text))
    }
  }
}

/// The orientation of a label.
nonisolated public struct AxisValueLabelOrientation: Hashable, Sendable {
  let angle: Angle
  /// Horizontal.
  public static var automatic: AxisValueLabelOrientation { horizontal }
  /// Horizontal.
  public static var horizontal: AxisValueLabelOrientation { AxisValueLabelOrientation(angle: .zero) }
  /// Vertical, reading downwards.
  public static var vertical: AxisValueLabelOrientation { AxisValueLabelOrientation(angle: .degrees(90)) }
  /// Vertical, reading upwards.
  public static var verticalReversed: AxisValueLabelOrientation { AxisValueLabelOrientation(angle: .degrees(-90)) }
}

/// What happens to labels that overlap.
nonisolated public struct AxisValueLabelCollisionResolution: Sendable {
  let avoidsOthers: Bool
  /// Some labels are omitted.
  public static var automatic: AxisValueLabelCollisionResolution { greedy }
  /// Labels overlap.
  public static var disabled: AxisValueLabelCollisionResolution {
    AxisValueLabelCollisionResolution(avoidsOthers: false)
  }
  /// Labels that overlap an earlier one are omitted.
  public static var greedy: AxisValueLabelCollisionResolution { AxisValueLabelCollisionResolution(avoidsOthers: true) }
}

/// A view rotated by a right angle, with the layout size of the result.
nonisolated private struct TurnedLabel<Content: View>: View {
  let angle: Angle
  @ViewBuilder let content: Content

  @MainActor var body: some View {
    Turn { content.fixedSize().rotationEffect(angle) }
  }

  private struct Turn: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      let size = subviews.first?.sizeThatFits(.unspecified) ?? .zero
      return CGSize(width: size.height, height: size.width)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      subviews.first?.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: .unspecified)
    }
  }
}
