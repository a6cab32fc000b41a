import SwiftUI
import Testing

@MainActor @Suite("Scroll views that constraints to their content size", .simulator(.iPhone15Pro))
struct ScrollSizingTests {
  private let scroll = UIScrollView()
  private let content = UIView()
  private let height: NSLayoutConstraint

  init() {
    height = content.heightAnchor.constraint(equalToConstant: 100)
  }

  /// Returns a view of 300 by 400 with the scroll view 10 below its upper edge, and the content at the scroll view's
  /// edges.
  private func holder(_ constraints: [NSLayoutConstraint]) -> UIView {
    let holder = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    for view in [scroll, content] { view.translatesAutoresizingMaskIntoConstraints = false }
    holder.addSubview(scroll)
    scroll.addSubview(content)
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: holder.topAnchor, constant: 10),
      scroll.leadingAnchor.constraint(equalTo: holder.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: holder.trailingAnchor),
      content.topAnchor.constraint(equalTo: scroll.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
      content.widthAnchor.constraint(equalTo: scroll.widthAnchor), height,
    ])
    NSLayoutConstraint.activate(constraints)
    layOut(holder)
    return holder
  }

  private func layOut(_ holder: UIView) {
    holder.layoutIfNeeded()
    scroll.layoutIfNeeded()
  }

  private func tie(_ priority: UILayoutPriority) -> NSLayoutConstraint {
    let tie = content.heightAnchor.constraint(equalTo: scroll.heightAnchor)
    tie.priority = priority
    return tie
  }

  @Test func `Given content that is as high as the scroll view, then the scroll view gets the content's height`() {
    // Given
    let holder = holder([tie(.required)])
    // Then
    #expect(scroll.frame == CGRect(x: 0, y: 10, width: 300, height: 100))
    #expect(scroll.contentSize == CGSize(width: 300, height: 100))
    #expect(content.frame == CGRect(x: 0, y: 0, width: 300, height: 100))
    // When
    height.constant = 150
    layOut(holder)
    // Then
    #expect(scroll.frame.height == 150 && content.frame.height == 150)
  }

  @Test func `Given a limit of the height, when the content is higher, then the scroll view ends there and scrolls`() {
    // Given
    let limit = scroll.heightAnchor.constraint(lessThanOrEqualToConstant: 60)
    _ = holder([tie(UILayoutPriority(10)), limit])
    // Then
    #expect(scroll.frame.height == 60)
    #expect(scroll.contentSize.height == 100 && content.frame.height == 100)
  }

  @Test func `Given a content guide as high as the frame guide, then the scroll view gets the content's height`() {
    // Given
    let guides = scroll.contentLayoutGuide.heightAnchor.constraint(equalTo: scroll.frameLayoutGuide.heightAnchor)
    _ = holder([guides])
    // Then
    #expect(scroll.frame.height == 100 && scroll.contentSize.height == 100)
  }

  @Test func `Given a text as the content, then the scroll view is as high as its wrapped lines`() {
    // Given
    let label = UILabel()
    label.numberOfLines = 0
    label.text = String(repeating: "Once upon a time ", count: 20)
    label.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(label)
    let page = holder([tie(.required)])
    height.isActive = false
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: content.topAnchor),
      label.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      label.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: content.trailingAnchor),
    ])
    // When
    layOut(page)
    // Then
    let wrapped = label.sizeThatFits(CGSize(width: 300, height: CGFloat.infinity)).height
    #expect(wrapped > 40)
    #expect(abs(scroll.frame.height - wrapped) < 0.5)
  }

  @Test func `Given a scroll view with edges of its own, then content as wide as it takes the width from it`() {
    // Given
    let holder = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let wide = content.widthAnchor.constraint(equalToConstant: 500)
    wide.priority = .defaultHigh
    for view in [scroll, content] { view.translatesAutoresizingMaskIntoConstraints = false }
    holder.addSubview(scroll)
    scroll.addSubview(content)
    // When
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: holder.topAnchor),
      scroll.bottomAnchor.constraint(equalTo: holder.bottomAnchor),
      scroll.leadingAnchor.constraint(equalTo: holder.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: holder.trailingAnchor),
      content.topAnchor.constraint(equalTo: scroll.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
      content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor), wide, height,
    ])
    layOut(holder)
    // Then
    #expect(scroll.frame == holder.bounds)
    #expect(scroll.contentSize == CGSize(width: 300, height: 100))
  }

  @Test func `Given a view in the middle of a scroll view, then it is in the middle of the frame, not of content`() {
    // Given
    let (scroll, label) = (UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400)), UIView())
    scroll.contentSize = CGSize(width: 300, height: 1000)
    label.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(label)
    // When
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: scroll.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: scroll.centerYAnchor),
      label.widthAnchor.constraint(equalToConstant: 100), label.heightAnchor.constraint(equalToConstant: 50),
    ])
    scroll.layoutIfNeeded()
    // Then
    #expect(label.frame == CGRect(x: 100, y: 175, width: 100, height: 50))
    #expect(scroll.contentSize == CGSize(width: 300, height: 1000))
  }

  @Test func `Given a view that is as wide as what its scroll view holds, then its fitting size counts the content`() {
    // Given
    let holder = holder([tie(.required), content.widthAnchor.constraint(equalToConstant: 120)])
    scroll.bottomAnchor.constraint(equalTo: holder.bottomAnchor, constant: -10).isActive = true
    // When
    let fitting = holder.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    // Then
    #expect(fitting == CGSize(width: 120, height: 120))
  }
}
