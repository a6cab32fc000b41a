import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Constraints and stacks of UIKit", .simulator(.iPhone15Pro))
struct UIKitLayoutTests {
  private func box(_ color: UIColor = .red) -> UIView {
    let made = UIView()
    made.backgroundColor = color
    made.translatesAutoresizingMaskIntoConstraints = false
    return made
  }

  private func laidOut(_ outer: UIView, _ size: CGSize) {
    outer.frame = CGRect(origin: .zero, size: size)
    outer.setNeedsLayout()
    outer.layoutIfNeeded()
  }

  @Test func `Given edges with constants, when the view around changes its size, then the inner one follows`()
    async throws
  {
    let (outer, inner) = (UIView(), box())
    outer.addSubview(inner)
    let top = inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 10)
    NSLayoutConstraint.activate([
      top, inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 20),
      outer.trailingAnchor.constraint(equalTo: inner.trailingAnchor, constant: 30),
      inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -40),
    ])
    let knob = Knob(CGFloat(200))
    let screen = await Screen {
      Turned(knob: knob) { side in UIKitView(view: outer).frame(width: side, height: side).named("outer") }
    }
    #expect(inner.frame == CGRect(x: 20, y: 10, width: 150, height: 150))
    knob.value = 300
    try await screen.settle()
    #expect(inner.frame == CGRect(x: 20, y: 10, width: 250, height: 250))
    top.constant = 60
    try await screen.settle()
    #expect(inner.frame == CGRect(x: 20, y: 60, width: 250, height: 200))
    let frame = try screen.frame("outer")
    #expect(screen.rgb(at: CGPoint(x: frame.minX + 22, y: frame.minY + 62)) == [255, 0, 0])
    #expect(screen.rgb(at: CGPoint(x: frame.minX + 22, y: frame.minY + 30)) == [255, 255, 255])
  }

  @Test func `Given middles, multipliers, ratios and priorities, when they are laid out, then all hold that can`() {
    let (outer, one, two) = (UIView(), box(), box(.blue))
    for view in [one, two] { outer.addSubview(view) }
    let tooWide = one.widthAnchor.constraint(equalToConstant: 500)
    tooWide.priority = .defaultHigh
    NSLayoutConstraint.activate([
      tooWide, one.widthAnchor.constraint(lessThanOrEqualTo: outer.widthAnchor, multiplier: 0.5),
      one.heightAnchor.constraint(equalTo: one.widthAnchor, multiplier: 0.5),
      one.centerXAnchor.constraint(equalTo: outer.centerXAnchor),
      one.centerYAnchor.constraint(equalTo: outer.centerYAnchor, constant: 5),
      two.leftAnchor.constraint(equalTo: one.leftAnchor), two.rightAnchor.constraint(equalTo: one.rightAnchor),
      two.topAnchor.constraint(equalTo: one.bottomAnchor, constant: 8),
      two.heightAnchor.constraint(greaterThanOrEqualToConstant: 12),
    ])
    laidOut(outer, CGSize(width: 400, height: 300))
    #expect(one.frame == CGRect(x: 100, y: 105, width: 200, height: 100))
    #expect(two.frame == CGRect(x: 100, y: 213, width: 200, height: 12))
  }

  @Test func `Given a label pinned at one side, when it is laid out, then it has its own size unless room is short`()
    async
  {
    _ = await Screen { Text("Page") }
    let (outer, label) = (UIView(), UILabel())
    label.text = "A text that is rather long for the room that there is"
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: outer.topAnchor), label.leftAnchor.constraint(equalTo: outer.leftAnchor),
      label.rightAnchor.constraint(lessThanOrEqualTo: outer.rightAnchor),
    ])
    let own = label.intrinsicContentSize
    laidOut(outer, CGSize(width: 1000, height: 300))
    #expect(label.frame.size == own)
    laidOut(outer, CGSize(width: 150, height: 300))
    #expect(label.frame.width == 150)
    #expect(label.frame.height >= own.height * 2)
  }

  @Test func `Given a view with constraints, when it is fixed in size, then the constraints say how large it is`()
    async throws
  {
    let (outer, inner) = (UIView(), box())
    outer.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 4),
      inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -4),
      inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 6),
      inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -6),
      inner.widthAnchor.constraint(equalToConstant: 50), inner.heightAnchor.constraint(equalToConstant: 20),
    ])
    #expect(outer.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 62, height: 28))
    let screen = await Screen { UIKitView(view: outer).fixedSize().named("outer") }
    #expect(try screen.size("outer") == CGSize(width: 62, height: 28))
  }

  @Test func `Given two views within the edges and in the middle of a view, then the higher one says how high that is`()
  {
    // Given
    let (outer, low, high) = (UIView(), box(), UILabel())
    high.text = "A text that needs more than one line in this width"
    high.numberOfLines = 0
    high.translatesAutoresizingMaskIntoConstraints = false
    for view in [low, high] { outer.addSubview(view) }
    for view in [low, high] {
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(greaterThanOrEqualTo: outer.topAnchor, constant: 10),
        view.bottomAnchor.constraint(lessThanOrEqualTo: outer.bottomAnchor, constant: -10),
        view.centerYAnchor.constraint(equalTo: outer.centerYAnchor),
      ])
    }
    NSLayoutConstraint.activate([
      low.heightAnchor.constraint(equalToConstant: 18), low.widthAnchor.constraint(equalToConstant: 18),
      low.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
      high.leadingAnchor.constraint(equalTo: low.trailingAnchor),
      high.trailingAnchor.constraint(lessThanOrEqualTo: outer.trailingAnchor),
    ])
    // When
    let size = outer.systemLayoutSizeFitting(
      CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    // Then
    let text = high.sizeThatFits(CGSize(width: 182, height: 1000)).height
    #expect(text > 30)
    #expect(abs(size.height - text - 20) < 0.01)
  }

  @Test func `Given right to left, when leading edges are pinned, then they are at the right`() async throws {
    let (outer, inner) = (UIView(), box())
    outer.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: outer.topAnchor),
      inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 10),
      inner.widthAnchor.constraint(equalToConstant: 50), inner.heightAnchor.constraint(equalToConstant: 20),
    ])
    let screen = await Screen {
      UIKitView(view: outer).frame(width: 200, height: 50).environment(\.layoutDirection, .rightToLeft)
    }
    try await screen.settle()
    #expect(inner.frame == CGRect(x: 140, y: 0, width: 50, height: 20))
  }

  private func fixed(_ width: CGFloat, _ height: CGFloat) -> UIView {
    let made = box()
    made.widthAnchor.constraint(equalToConstant: width).isActive = true
    made.heightAnchor.constraint(equalToConstant: height).isActive = true
    return made
  }

  @Test func `Given a row, when room is shared, then it is as the distribution says`() {
    let views = [fixed(20, 10), fixed(40, 30)]
    let stack = UIStackView(arrangedSubviews: views)
    stack.spacing = 10
    stack.alignment = .center
    #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 70, height: 30))
    stack.distribution = .equalSpacing
    laidOut(stack, CGSize(width: 200, height: 50))
    #expect(
      views.map(\.frame) == [CGRect(x: 0, y: 20, width: 20, height: 10), CGRect(x: 160, y: 10, width: 40, height: 30)])
    stack.distribution = .fillEqually
    stack.alignment = .fill
    laidOut(stack, CGSize(width: 210, height: 50))
    #expect(
      views.map(\.frame) == [CGRect(x: 0, y: 0, width: 100, height: 50), CGRect(x: 110, y: 0, width: 100, height: 50)])
    stack.axis = .vertical
    stack.distribution = .fill
    views[0].isHidden = true
    laidOut(stack, CGSize(width: 100, height: 60))
    #expect(views[1].frame == CGRect(x: 0, y: 0, width: 100, height: 60))
  }

  @Test func `Given a column of labels among SwiftUI's views, when one is hidden, then the next takes its place`()
    async throws
  {
    let labels = ["One", "Two"].map { text in
      let label = UILabel()
      label.text = text
      return label
    }
    let stack = UIStackView(arrangedSubviews: labels)
    stack.axis = .vertical
    stack.spacing = 5
    let screen = await Screen { UIKitView(view: stack).fixedSize().named("stack") }
    let line = labels[0].intrinsicContentSize.height
    #expect(try screen.size("stack").height == line * 2 + 5)
    #expect(labels[1].frame.minY == line + 5)
    labels[0].isHidden = true
    try await screen.settle()
    #expect(labels[1].frame.minY == 0)
  }
}
