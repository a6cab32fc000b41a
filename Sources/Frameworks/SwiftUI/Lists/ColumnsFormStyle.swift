import Foundation

/// A form without cards and without scrolling: labels form one column, and their content another one beside it.
@available(iOS 16.0, *)
public struct ColumnsFormStyle: FormStyle {
  /// The same as `.columns`.
  public init() {}

  /// The controls at their own heights. The labels of `LabeledContent` are aligned at the end of the widest one. Rows
  /// without such a label begin where the other column does.
  public func makeBody(configuration: Configuration) -> some View {
    FormColumnsLayout { configuration.content }
      .labeledContentStyle(ColumnLabeledContentStyle())
  }
}

@available(iOS 16.0, *)
extension FormStyle where Self == ColumnsFormStyle {
  /// A form without cards that does not scroll; labels form a column of their own.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

/// The start of the content column.
private enum FormColumnID: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

extension HorizontalAlignment {
  fileprivate static let formColumn = HorizontalAlignment(FormColumnID.self)
}

/// A label, and its content beside it.
private struct ColumnLabeledContentStyle: LabeledContentStyle {
  static let spacing: CGFloat = 8

  func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .firstTextBaseline, spacing: Self.spacing) {
      configuration.label.alignmentGuide(.formColumn) { $0.width + Self.spacing }
      configuration.content
    }
  }
}

/// Rows of two columns.
nonisolated private struct FormColumnsLayout: Layout {
  /// Returns each row's distance from its start to the second column; 0 for a row without a label.
  private func labels(of subviews: Subviews) -> [CGFloat] {
    subviews.map { $0.dimensions(in: .unspecified)[explicit: .formColumn] ?? 0 }
  }

  private func rows(_ width: CGFloat?, _ subviews: Subviews) -> [CGRect] {
    let labels = labels(of: subviews)
    let column = labels.max() ?? 0
    var y: CGFloat = 0
    return subviews.indices.map { index in
      let x = column - labels[index]
      let size = subviews[index].sizeThatFits(ProposedViewSize(width: width.map { max(0, $0 - x) }, height: nil))
      if index > 0 { y += subviews[index - 1].spacing.distance(to: subviews[index].spacing, along: .vertical) }
      defer { y += size.height }
      return CGRect(origin: CGPoint(x: x, y: y), size: size)
    }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let rows = rows(proposal.width.flatMap { $0.isFinite ? $0 : nil }, subviews)
    return CGSize(width: rows.map(\.maxX).max() ?? 0, height: rows.map(\.maxY).max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for (subview, row) in zip(subviews, rows(bounds.width, subviews)) {
      subview.place(
        at: CGPoint(x: bounds.minX + row.minX, y: bounds.minY + row.minY),
        proposal: ProposedViewSize(width: max(0, bounds.width - row.minX), height: nil))
    }
  }
}
