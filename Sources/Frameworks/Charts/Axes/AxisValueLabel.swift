/// The text or view beside a value of an axis.
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

  /// A view.
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
  /// The value as a text.
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

  /// The value in a format.
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

  /// A text that a key of the app's tables stands for.
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

  /// A text that a resource stands for.
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

  /// A text.
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

/// How a label runs.
nonisolated public struct AxisValueLabelOrientation: Hashable, Sendable {
  let angle: Angle
  /// Level.
  public static var automatic: AxisValueLabelOrientation { horizontal }
  /// Level.
  public static var horizontal: AxisValueLabelOrientation { AxisValueLabelOrientation(angle: .zero) }
  /// Downwards.
  public static var vertical: AxisValueLabelOrientation { AxisValueLabelOrientation(angle: .degrees(90)) }
  /// Upwards.
  public static var verticalReversed: AxisValueLabelOrientation { AxisValueLabelOrientation(angle: .degrees(-90)) }
}

/// What happens to labels that have no room beside each other.
nonisolated public struct AxisValueLabelCollisionResolution: Sendable {
  let avoidsOthers: Bool
  /// Some are left out.
  public static var automatic: AxisValueLabelCollisionResolution { greedy }
  /// They lie on each other.
  public static var disabled: AxisValueLabelCollisionResolution {
    AxisValueLabelCollisionResolution(avoidsOthers: false)
  }
  /// Those that overlap one before are left out.
  public static var greedy: AxisValueLabelCollisionResolution { AxisValueLabelCollisionResolution(avoidsOthers: true) }
}

/// A view turned by a right angle, which takes the room that it then needs.
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
