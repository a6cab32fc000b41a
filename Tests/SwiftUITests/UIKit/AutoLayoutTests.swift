import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Auto Layout as apps write it", .simulator(.iPhone15Pro))
struct AutoLayoutTests {
  private final class Card: UIView {
    let label = UILabel()
    override init(frame: CGRect) {
      super.init(frame: frame)
      label.text = "Card"
      addSubview(label)
    }
    required init?(coder: NSCoder) { nil }
  }

  @Test func `Given a view that overrides both initializers, then it can be made without arguments`() {
    #expect(Card().frame == .zero)
    #expect(Card().label.text == "Card")
  }

  private func laidOut(_ views: [UIView], _ constraints: ([UIView], UIView) -> [NSLayoutConstraint]) -> UIView {
    let holder = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      holder.addSubview(view)
    }
    NSLayoutConstraint.activate(constraints(views, holder))
    holder.layoutIfNeeded()
    return holder
  }

  private final class Rearranging: UIView {
    let part = UILabel()
    var layouts = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
      part.removeFromSuperview()
      addSubview(part)
      invalidateIntrinsicContentSize()
    }
  }

  @Test func `Given a view that adds its subviews anew when it is laid out, then it is laid out once`() async throws {
    // Given
    let view = Rearranging(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.part.text = "Part"
    view.part.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
    // When
    let screen = await Screen { UIKitView(view: view).frame(width: 100, height: 100) }
    try await screen.frames(3)
    // Then
    #expect(screen.visibleText.contains("Part"))
    #expect(view.layouts <= 2)
    #expect(!screen.simulator.needsFrame)
  }

  @Test func `Given attributes of margins, then constraints end at the margins of either view`() {
    // Given
    let inner = UIView()
    let holder = laidOut([inner]) { views, holder in
      holder.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
      let attributes: [NSLayoutConstraint.Attribute] = [.topMargin, .leftMargin, .bottomMargin, .trailingMargin]
      let plain: [NSLayoutConstraint.Attribute] = [.top, .left, .bottom, .trailing]
      return zip(plain, attributes).map {
        NSLayoutConstraint(
          item: views[0], attribute: $0, relatedBy: .equal, toItem: holder, attribute: $1, multiplier: 1, constant: 0)
      }
    }
    // Then
    #expect(inner.frame == CGRect(x: 20, y: 10, width: 240, height: 360))
    // When
    holder.layoutMargins = .zero
    holder.layoutIfNeeded()
    // Then
    #expect(inner.frame == holder.bounds)
  }

  @Test func `Given a visual format, then lengths, distances, metrics and edges are as it draws them`() {
    // Given
    let (first, second) = (UIView(), UIView())
    _ = laidOut([first, second]) { _, _ in
      let views = ["first": first, "second": second]
      return NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-margin-[first(80)]-[second(>=first)]-(30)-|", metrics: ["margin": 12], views: views)
        + NSLayoutConstraint.constraints(
          withVisualFormat: "V:|-5-[first(==40@900)]", options: [], metrics: nil, views: views)
        + NSLayoutConstraint.constraints(withVisualFormat: "V:|[second]|", metrics: nil, views: views)
    }
    // Then
    #expect(first.frame == CGRect(x: 12, y: 5, width: 80, height: 40))
    #expect(second.frame == CGRect(x: 100, y: 0, width: 170, height: 400))
  }

  @Test func `Given the system's spacings and priorities with numbers, then they count`() {
    // Given
    let (first, second) = (UIView(), UIView())
    _ = laidOut([first, second]) { _, holder in
      let weak = first.widthAnchor.constraint(equalToConstant: 10)
      weak.priority = .defaultHigh - 1
      let strong = first.widthAnchor.constraint(equalToConstant: 50)
      strong.priority = .defaultHigh + 1
      return [
        weak, strong, first.leadingAnchor.constraint(equalToSystemSpacingAfter: holder.leadingAnchor, multiplier: 2),
        first.heightAnchor.constraint(equalToConstant: 20), first.topAnchor.constraint(equalTo: holder.topAnchor),
        second.topAnchor.constraint(equalToSystemSpacingBelow: first.bottomAnchor, multiplier: 1),
        second.leadingAnchor.constraint(equalTo: first.leadingAnchor),
        second.widthAnchor.constraint(equalToConstant: 9),
        second.heightAnchor.constraint(equalToConstant: 9),
      ]
    }
    // Then
    #expect(first.frame == CGRect(x: 16, y: 0, width: 50, height: 20))
    #expect(second.frame.minY == 28)
  }

  @Test func `Given baselines, then letters of different sizes stand on one line`() {
    // Given
    let (small, large) = (UILabel(), UILabel())
    small.font = .systemFont(ofSize: 10)
    large.font = .systemFont(ofSize: 40)
    for label in [small, large] { label.text = "x" }
    _ = laidOut([small, large]) { _, holder in
      [
        large.topAnchor.constraint(equalTo: holder.topAnchor),
        large.leadingAnchor.constraint(equalTo: holder.leadingAnchor),
        small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
        small.leadingAnchor.constraint(equalTo: large.trailingAnchor),
      ]
    }
    // Then
    let difference = (large.frame.minY + large.font.ascender) - (small.frame.minY + small.font.ascender)
    #expect(abs(difference) < 0.01 && small.frame.minY > 10)
  }

  @Test func `Given the margins of a controller's view, then they are 16 points and what bars cover`() async throws {
    // Given
    let page = UIViewController()
    let view = UIView()
    page.loadViewIfNeeded()
    page.view.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    let guide = page.view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor), view.heightAnchor.constraint(equalToConstant: 10),
    ])
    let screen = await Screen(rootViewController: UINavigationController(rootViewController: page))
    try await screen.settle()
    // Then
    #expect(view.frame.minX == 16 && view.frame.maxX == 393 - 16)
    // The bar begins 53.67 points below the edge of the screen.
    #expect(abs(view.frame.minY - (53.667 + 44)) < 0.01)
  }

  @Test func `Given the guide of the keyboard, when a field is edited, then what stands on it rises`() async throws {
    // Given
    let page = UIViewController()
    page.loadViewIfNeeded()
    let field = UITextField()
    field.borderStyle = .roundedRect
    page.view.addSubview(field)
    field.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      field.leadingAnchor.constraint(equalTo: page.view.leadingAnchor),
      field.widthAnchor.constraint(equalToConstant: 200),
      field.bottomAnchor.constraint(equalTo: page.view.keyboardLayoutGuide.topAnchor),
      field.heightAnchor.constraint(equalToConstant: 40),
    ])
    let screen = await Screen(rootViewController: page)
    try await screen.settle()
    #expect(abs(field.frame.maxY - (852 - 34)) < 0.001)
    // When
    field.becomeFirstResponder()
    try await screen.settle()
    // Then
    #expect(screen.isKeyboardShown)
    #expect(field.frame.maxY < 852 - 250)
  }

  @Test
  func `Given a view inside one with a frame of its own, when a constraint leads further out, then it holds`() {
    // Given
    let (holder, box, part) = (UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400)), UIView(), UIView())
    box.frame = CGRect(x: 20, y: 30, width: 200, height: 100)
    part.translatesAutoresizingMaskIntoConstraints = false
    holder.addSubview(box)
    box.addSubview(part)
    let width = part.widthAnchor.constraint(equalTo: holder.widthAnchor, multiplier: 0.5)
    NSLayoutConstraint.activate([
      width, part.leadingAnchor.constraint(equalTo: holder.leadingAnchor, constant: 25),
      part.topAnchor.constraint(equalTo: box.topAnchor), part.heightAnchor.constraint(equalToConstant: 10),
    ])
    // When
    holder.layoutIfNeeded()
    // Then
    #expect(part.frame == CGRect(x: 5, y: 0, width: 150, height: 10))
    // When
    width.constant = 10
    holder.layoutIfNeeded()
    // Then
    #expect(part.frame.width == 160)
  }

  @Test func `Given a page in a scroll view, when it is as wide as the view around, then so is what can be scrolled`() {
    // Given
    let holder = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let (scroll, page) = (UIScrollView(), UIView())
    for view in [scroll, page] { view.translatesAutoresizingMaskIntoConstraints = false }
    holder.addSubview(scroll)
    scroll.addSubview(page)
    NSLayoutConstraint.activate([
      scroll.leadingAnchor.constraint(equalTo: holder.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: holder.trailingAnchor),
      scroll.topAnchor.constraint(equalTo: holder.topAnchor),
      scroll.bottomAnchor.constraint(equalTo: holder.bottomAnchor),
      page.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      page.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
      page.topAnchor.constraint(equalTo: scroll.topAnchor), page.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      page.widthAnchor.constraint(equalTo: holder.widthAnchor), page.heightAnchor.constraint(equalToConstant: 900),
    ])
    // When
    holder.layoutIfNeeded()
    // Then
    #expect(scroll.contentSize == CGSize(width: 300, height: 900))
  }

  @Test func `Given buttons of different heights, when their baselines are one, then so are their middles`() {
    // Given
    let (tall, low) = (UIButton(type: .system), UIButton(type: .system))
    for button in [tall, low] { button.setTitle("Start", for: .normal) }
    // When
    _ = laidOut([tall, low]) { _, holder in
      [
        tall.topAnchor.constraint(equalTo: holder.topAnchor, constant: 10),
        tall.heightAnchor.constraint(equalToConstant: 60), low.heightAnchor.constraint(equalToConstant: 30),
        tall.lastBaselineAnchor.constraint(equalTo: low.firstBaselineAnchor),
      ]
    }
    // Then
    #expect(abs(tall.frame.midY - 40) < 0.01 && abs(low.frame.midY - 40) < 0.01)
    #expect(tall.frame.height == 60)
  }

  @Test func `Given a picture above a name beside a text, then the room that fits holds both columns`() {
    // Given
    let (text, name, picture, holder) = (UILabel(), UILabel(), UIView(), UIView())
    text.numberOfLines = 0
    text.text = String(repeating: "word ", count: 40)
    name.text = "Name"
    let all = [text, name, picture]
    for view in all {
      view.translatesAutoresizingMaskIntoConstraints = false
      holder.addSubview(view)
    }
    let low = holder.bottomAnchor.constraint(equalTo: name.bottomAnchor)
    low.priority = UILayoutPriority(250)
    NSLayoutConstraint.activate([
      holder.bottomAnchor.constraint(greaterThanOrEqualTo: name.bottomAnchor), low,
      text.leadingAnchor.constraint(equalTo: name.trailingAnchor, constant: 16),
      name.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 8),
      name.leadingAnchor.constraint(equalTo: holder.leadingAnchor),
      holder.bottomAnchor.constraint(equalTo: text.bottomAnchor, constant: 5),
      holder.trailingAnchor.constraint(equalTo: text.trailingAnchor),
      text.topAnchor.constraint(equalTo: holder.topAnchor), picture.topAnchor.constraint(equalTo: holder.topAnchor),
      picture.leadingAnchor.constraint(equalTo: holder.leadingAnchor),
      picture.widthAnchor.constraint(equalTo: holder.widthAnchor, multiplier: 0.5),
      picture.heightAnchor.constraint(equalToConstant: 30),
      text.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 8),
    ])
    // When
    let size = holder.systemLayoutSizeFitting(
      CGSize(width: 393, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    // Then
    let lines = text.sizeThatFits(CGSize(width: 188.5, height: .infinity)).height
    #expect(lines > 80 && abs(size.height - (lines + 5)) < 1)
  }

  @Test func `Given a constraint, then its anchors are those it was made of, on either side`() {
    // Given
    let (holder, part) = (UIView(), UIView())
    let first = part.leadingAnchor.constraint(equalTo: holder.trailingAnchor)
    let fixed = part.widthAnchor.constraint(equalToConstant: 5)
    // Then
    #expect(first.firstAnchor.isEqual(part.leadingAnchor) && first.secondAnchor?.isEqual(holder.trailingAnchor) == true)
    #expect(!first.firstAnchor.isEqual(part.trailingAnchor) && !first.firstAnchor.isEqual(holder.leadingAnchor))
    #expect(fixed.firstAnchor.isEqual(part.widthAnchor) && fixed.secondAnchor == nil)
    #expect(part.topAnchor == part.topAnchor && part.topAnchor.hash == part.topAnchor.hash)
  }
}
