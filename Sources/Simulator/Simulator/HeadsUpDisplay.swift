import DisplayList
import Foundation
import ScrollworkSwiftUI
import Typesetting

/// A panel over the screen with statistics of the last frame. It is drawn after the frame from the runtime's counters
/// and put in front of the display list, so that no node of the app is queried.
@MainActor
final class HeadsUpDisplay {
  let drift = DriftMeter()
  private var before: Counters
  private var lines: [(name: String, value: String)] = []
  private let groupKey = FragmentKey.next()
  private let panelKey = FragmentKey.next()
  private var panel: Fragment?
  private var version: UInt64 = 0
  private var combined: (root: Fragment, panel: Fragment, result: Fragment)?

  private static let textSize: CGFloat = 11
  private static let width: CGFloat = 108
  private static let padding: CGFloat = 8
  private static let lineHeight: CGFloat = 15
  /// The distance from the edges of the area that bars and corners leave free.
  private static let margin: CGFloat = 8
  /// The height of the bar that most apps have at the bottom: a tab bar's 49 points.
  private static let bars: CGFloat = 49

  init(_ runtime: Runtime) { before = runtime.counters }

  /// Reads the counters of the frame that has just ended.
  func update(_ runtime: Runtime) {
    let now = runtime.counters
    let milliseconds = (now.frameCPUSeconds - before.frameCPUSeconds) * 1000
    lines = [
      ("frame", "\(now.frames)"),
      ("CPU ms", String(format: "%.1f", milliseconds)),
      ("bodies", "\(now.bodies - before.bodies)"),
      ("layouts", "\(now.layouts - before.layouts)"),
      ("live rows", "\(now.liveRows)"),
      ("drift pt", String(format: "%.1f", drift.last)),
      ("largest", String(format: "%.1f", drift.largest)),
    ]
    before = now
    version += 1
    panel = makePanel(runtime.screen)
  }

  /// Returns a display list with the panel in front. Equal input objects give the same object, so a host sees that
  /// nothing changed.
  func over(_ list: DisplayList) -> DisplayList {
    guard let panel else { return list }
    var list = list
    if let combined, combined.root === list.root, combined.panel === panel {
      list.root = combined.result
    } else {
      let result = Fragment(key: groupKey, version: 0, offset: .zero, size: list.size, children: [list.root, panel])
      combined = (list.root, panel, result)
      list.root = result
    }
    return list
  }

  private func makePanel(_ screen: Runtime.Screen) -> Fragment {
    let size = CGSize(width: Self.width, height: CGFloat(lines.count) * Self.lineHeight + 2 * Self.padding)
    let area = CGRect(origin: .zero, size: size)
    let ground = DisplayColor(red: 0.08, green: 0.09, blue: 0.11, alpha: 0.84)
    var commands: [DrawCommand] = [
      .fill(.roundedRect(area, radii: CornerRadii(12), style: .continuous), .color(ground))
    ]
    for (index, line) in lines.enumerated() {
      let top = Self.padding + CGFloat(index) * Self.lineHeight
      commands += text(line.name, .white.opacity(0.65), screen.scale) { _ in CGPoint(x: 10, y: top) }
      commands += text(line.value, .white, screen.scale) { CGPoint(x: size.width - 10 - $0, y: top) }
    }
    let x = screen.size.width - screen.safeArea.trailing - Self.margin - size.width
    let y = screen.size.height - screen.safeArea.bottom - Self.bars - Self.margin - size.height
    let origin = CGPoint(x: x.rounded(), y: y.rounded())
    return Fragment(key: panelKey, version: version, offset: origin, size: size, commands: commands)
  }

  private func text(
    _ text: String, _ color: DisplayColor, _ scale: CGFloat, at place: (_ width: CGFloat) -> CGPoint
  ) -> [DrawCommand] {
    let span = TextSpan(text: text, font: FontDescription(size: Self.textSize, usesTabularDigits: true))
    let layout = Paragraph(spans: [span], style: ParagraphStyle(displayScale: scale)).layout(width: nil, height: nil)
    let origin = place(layout.size.width)
    return layout.lines.flatMap(\.runs).map { .glyphs($0.glyphs.offset(by: origin), .color(color)) }
  }
}
