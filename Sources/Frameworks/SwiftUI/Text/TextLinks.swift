import DisplayList
import Foundation
import Typesetting

/// A range of a line of text that is a link, for touches and accessibility. A link across two lines has two of them.
@MainActor
final class TextLinkRender: RenderNode {
  /// The URL to open.
  let url: URL
  private(set) var label: String
  private lazy var recognizer = PressRecognizer(
    node: self, setPressed: { _ in }, action: { [weak self] in self?.accessibilityActivate() })

  /// The place of a link in its text, in points.
  struct Place {
    let url: URL
    let label: String
    let rect: CGRect
  }

  init(_ place: Place, owner: _Node) {
    url = place.url
    label = place.label
    super.init(owner: owner)
  }

  func move(to place: Place) {
    label = place.label
    setFrame(origin: place.rect.origin, proposal: ProposedViewSize(place.rect.size))
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
  override var hasFragment: Bool { true }
  override func isHit(_ point: CGPoint) -> Bool { CGRect(origin: .zero, size: size).contains(point) }
  override func addRecognizers(to recognizers: inout [GestureRecognizer]) { recognizers.append(recognizer) }
  override func accessibilityActivate() { environment.openURL(url) }

  override func accessibilityElements() -> [AccessibilityElement] {
    [AccessibilityElement(node: self, role: .link, label: label)]
  }
}

extension TextLinkRender: Activatable {
  var isActivatable: Bool { true }
}

extension TextLayout {
  /// Returns the ranges of lines that belong to spans with links.
  @MainActor
  func places(of links: [URL?]) -> [TextLinkRender.Place] {
    lines.flatMap { line in
      line.runs.compactMap { run in
        guard links.indices.contains(run.span), let url = links[run.span] else { return nil }
        let rect = CGRect(
          x: run.glyphs.origin.x, y: line.frame.minY, width: run.glyphs.width, height: line.frame.height)
        return TextLinkRender.Place(url: url, label: run.glyphs.text, rect: rect)
      }
    }
  }
}
