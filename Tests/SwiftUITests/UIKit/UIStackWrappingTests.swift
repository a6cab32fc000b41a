import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Texts of several lines in stacks of UIKit", .simulator(.iPhone15Pro))
struct UIStackWrappingTests {
  private func label(_ text: String, lines: Int = 0) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = lines
    return label
  }

  /// Lays out the stack in a view of a given width, with only the constraints that apps give it.
  private func placed(_ stack: UIStackView, width: CGFloat) {
    let holder = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 600))
    stack.translatesAutoresizingMaskIntoConstraints = false
    holder.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: holder.topAnchor),
      stack.leadingAnchor.constraint(equalTo: holder.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: holder.trailingAnchor),
    ])
    holder.layoutIfNeeded()
    stack.layoutIfNeeded()
  }

  private let long = "A text that is far too long for one line in a view as narrow as this one is"

  @Test(arguments: [UIStackView.Alignment.fill, .center, .leading])
  func `Given a column in a width, then a long text has as many lines as it needs`(alignment: UIStackView.Alignment) {
    // Given
    let (text, below) = (label(long), label("Below"))
    let stack = UIStackView(arrangedSubviews: [text, below])
    stack.axis = .vertical
    stack.alignment = alignment
    // When
    placed(stack, width: 200)
    // Then
    let line = below.intrinsicContentSize.height
    #expect(text.frame.height > line * 2)
    #expect(text.frame.width <= 200)
    #expect(abs(below.frame.minY - text.frame.maxY) < 0.01)
    #expect(abs(stack.frame.height - text.frame.height - line) < 0.01)
  }

  @Test func `Given a row, then a text that gets less than it wants makes the row higher`() {
    // Given
    let (text, button) = (label(long), UIView())
    button.translatesAutoresizingMaskIntoConstraints = false
    button.widthAnchor.constraint(equalToConstant: 60).isActive = true
    // When
    let stack = UIStackView(arrangedSubviews: [text, button])
    placed(stack, width: 200)
    // Then
    #expect(text.frame.width == 140)
    #expect(stack.frame.height > label("One").intrinsicContentSize.height * 2)
  }

  @Test func `Given a stack in a stack beside a text that keeps its width, then what is measured has all lines`() {
    // Given
    let texts = UIStackView(arrangedSubviews: [label(long, lines: 2), label("Note", lines: 1)])
    texts.axis = .vertical
    let (cell, amount) = (UIView(), label("-€1,120.00", lines: 1))
    for view in [texts, amount] {
      view.translatesAutoresizingMaskIntoConstraints = false
      cell.addSubview(view)
    }
    amount.setContentCompressionResistancePriority(.required, for: .horizontal)
    NSLayoutConstraint.activate([
      texts.leadingAnchor.constraint(equalTo: cell.leadingAnchor),
      texts.topAnchor.constraint(greaterThanOrEqualTo: cell.topAnchor),
      texts.bottomAnchor.constraint(lessThanOrEqualTo: cell.bottomAnchor),
      texts.centerYAnchor.constraint(equalTo: cell.centerYAnchor),
      amount.leadingAnchor.constraint(greaterThanOrEqualTo: texts.trailingAnchor, constant: 8),
      amount.trailingAnchor.constraint(equalTo: cell.trailingAnchor),
      amount.centerYAnchor.constraint(equalTo: texts.centerYAnchor),
    ])
    // When
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    // Then
    let line = label("One").intrinsicContentSize.height
    #expect(size.width == 320)
    #expect(size.height > line * 2.5)
  }

  @Test func `Given lengths that a view limits itself, then the stack gives it no less and no more`() {
    // Given
    let (high, low, square) = (UIView(), label(long), UIView())
    for view in [high, low, square] { view.translatesAutoresizingMaskIntoConstraints = false }
    NSLayoutConstraint.activate([
      high.heightAnchor.constraint(greaterThanOrEqualToConstant: 100),
      low.heightAnchor.constraint(lessThanOrEqualToConstant: 25),
      square.widthAnchor.constraint(equalToConstant: 40),
      square.heightAnchor.constraint(equalTo: square.widthAnchor, multiplier: 0.5),
    ])
    let stack = UIStackView(arrangedSubviews: [high, low, square])
    stack.axis = .vertical
    stack.alignment = .leading
    // When
    placed(stack, width: 200)
    // Then
    #expect(high.frame.height == 100)
    #expect(low.frame.height == 25)
    #expect(square.frame.size == CGSize(width: 40, height: 20))
  }
}
