import DisplayList
import Foundation
import TestSupport
import Typesetting

@testable import Rasterizer

/// A screen with a feed in a scroll view, a nested row that scrolls sideways, a translucent bar and a floating button,
/// that changes at random; the same seed gives the same screens.
@MainActor
struct RandomScreen {
  /// A fragment that is rebuilt only if it or something in it changed, as in the frameworks.
  @MainActor
  final class Element {
    let key: FragmentKey
    var offset: CGPoint { didSet { touch(isDrawn: false) } }
    var effects = Fragment.Effects.none { didSet { touch(isDrawn: true) } }
    var commands: [DrawCommand] { didSet { touch(isDrawn: true) } }
    var children: [Element] = [] {
      didSet {
        for child in children { child.parent = self }
        touch(isDrawn: false)
      }
    }
    private weak var parent: Element?
    private var version: UInt64 = 1
    private var made: Fragment?

    init(_ key: UInt64, at offset: CGPoint = .zero, _ commands: [DrawCommand] = []) {
      self.key = FragmentKey(rawValue: key)
      self.offset = offset
      self.commands = commands
    }

    private func touch(isDrawn: Bool) {
      if isDrawn { version += 1 }
      made = nil
      parent?.touch(isDrawn: false)
    }

    var fragment: Fragment {
      if let made { return made }
      let fragment = Fragment(
        key: key, version: version, offset: offset, size: .zero, effects: effects, commands: commands,
        children: children.map(\.fragment))
      made = fragment
      return fragment
    }
  }

  private var dice: SeededNumbers
  private var lastKey: UInt64 = 100
  private var scale: CGFloat
  private var size = CGSize(width: 130, height: 200)
  private let root = Element(1)
  private let viewport = Element(2)
  private let content = Element(3)
  private let strip = Element(4, at: CGPoint(x: 10, y: 60))
  private let stripContent = Element(5)
  private let bar = Element(6)
  private let button = Element(7, at: CGPoint(x: 88, y: 150))
  /// A description of the last step, for failure messages.
  private(set) var lastStep = "begin"

  init(seed: UInt64) {
    dice = SeededNumbers(seed: seed)
    scale = seed % 2 == 0 ? 2 : 3
    root.commands = [.fill(.rect(CGRect(x: -50, y: -50, width: 400, height: 600)), .color(Self.paper))]
    root.children = [viewport, bar, button]
    viewport.effects.clip = .rect(CGRect(x: 0, y: 8, width: 130, height: 180))
    viewport.children = [content]
    bar.commands = [.fill(.rect(CGRect(x: 0, y: 0, width: 130, height: 30)), .color(DisplayColor.white.opacity(0.7)))]
    let disc = Outline.ellipse(CGRect(x: 0, y: 0, width: 30, height: 30))
    button.commands = [
      .shadow(disc, Shadow(color: .black.opacity(0.4), radius: 3, offset: CGPoint(x: 0, y: 2))), .fill(disc, .blue),
    ]
    strip.effects.clip = .rect(CGRect(x: 0, y: 0, width: 100, height: 40))
    strip.children = [stripContent]
    for x in 0..<6 { stripContent.children.append(makeCard(at: CGPoint(x: CGFloat(x) * 45, y: 3), width: 40)) }
    for y in 0..<5 { content.children.append(makeCard(at: CGPoint(x: 12, y: CGFloat(y) * 70 + 10), width: 104)) }
    content.children.insert(strip, at: 2)
  }

  private static let paper = DisplayColor(red: 0.9, green: 0.9, blue: 0.92)

  var list: DisplayList { DisplayList(size: size, scale: scale, background: .white, root: root.fragment) }

  private mutating func chance(_ part: Double) -> Bool { Double.random(in: 0..<1, using: &dice) < part }

  private mutating func number(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &dice)) }

  private mutating func makeColor() -> DisplayColor {
    let components = (0..<3).map { _ in Float.random(in: 0...1, using: &dice) }
    return DisplayColor(
      red: components[0], green: components[1], blue: components[2], alpha: chance(0.2) ? 0.5 : 1)
  }

  // MARK: Content

  private mutating func makeElement(at offset: CGPoint, _ commands: [DrawCommand]) -> Element {
    lastKey += 1
    return Element(lastKey, at: offset, commands)
  }

  private mutating func makeCard(at offset: CGPoint, width: CGFloat) -> Element {
    let height = width < 50 ? 34 : 50 + number(0...20) / 2
    let box = CGRect(x: 0, y: 0, width: width, height: height)
    let outline = Outline.roundedRect(
      box, radii: CornerRadii(number(0...12)), style: chance(0.5) ? .continuous : .circular)
    let shadow = Shadow(
      color: .black.opacity(0.4), radius: number(0...8), offset: CGPoint(x: number(-3...3), y: number(-3...6)))
    let card = makeElement(at: offset, chance(0.7) ? [.shadow(outline, shadow)] : [])
    let inside = makeElement(at: .zero, [.fill(outline, chance(0.7) ? .color(.white) : .color(makeColor()))])
    card.children = [inside]
    for _ in 0..<Int(number(1...4)) {
      inside.children.append(
        makeElement(at: CGPoint(x: number(0...Int(width / 2)), y: number(0...30)), [makeCommand()]))
    }
    if chance(0.3) { inside.children[0].effects = makeEffects() }
    if chance(0.15) { inside.effects = makeEffects() }
    return card
  }

  private mutating func makeCommand() -> DrawCommand {
    let box = CGRect(x: number(0...10) / 2, y: number(0...10) / 3, width: number(4...60), height: number(4...20))
    switch Int(number(0...9)) {
    case 0: return .fill(.ellipse(box), .color(makeColor()))
    case 1:
      return .stroke(
        .roundedRect(box, radii: CornerRadii(4), style: .continuous), .color(makeColor()), Stroke(width: 1.5))
    case 2:
      let stops = (0..<3).map { Paint.Stop(color: makeColor(), location: CGFloat($0) / 2) }
      return .fill(
        .roundedRect(box, radii: CornerRadii(5), style: .circular),
        chance(0.5)
          ? .linearGradient(stops, start: box.origin, end: CGPoint(x: box.maxX, y: box.maxY))
          : .radialGradient(stops, center: CGPoint(x: box.midX, y: box.midY), startRadius: 1, endRadius: box.width / 2))
    case 8:
      let stops = (0..<3).map { Paint.Stop(color: makeColor(), location: CGFloat($0) / 2) }
      let center = CGPoint(x: box.midX, y: box.midY)
      return .fill(
        .ellipse(box),
        chance(0.5)
          ? .conicGradient(stops, center: center, angle: 1)
          : .ellipticalGradient(stops, center: center, axes: box.size, startRadius: 0.1, endRadius: 0.5))
    case 9:
      let tile = CGRect(x: box.minX, y: box.minY, width: 7, height: 5)
      return .fill(
        .roundedRect(box, radii: CornerRadii(5), style: .circular),
        .pattern(Paint.Pattern(halves(width: 9, height: 7), tile: tile, isSmooth: chance(0.5))))
    case 3: return .image(halves(width: 48, height: 32), box, tint: chance(0.3) ? makeColor() : nil)
    case 4: return .image(halves(width: 9, height: 7), box, tint: nil)
    case 5:
      let path = PathElements([
        .move(CGPoint(x: 0, y: 0)), .curve(CGPoint(x: 40, y: 20), control1: CGPoint(x: 30, y: -10), control2: .zero),
        .line(CGPoint(x: 5, y: 17)), .close,
      ])
      return chance(0.5)
        ? .fill(.path(path, evenOdd: false), .color(makeColor()))
        : .shadow(.path(path, evenOdd: false), Shadow(color: makeColor(), radius: 2, offset: CGPoint(x: 1, y: 1)))
    case 6: return .fill(.roundedRect(box, radii: CornerRadii(4), style: .circular), .backdrop(makeBackdrop()))
    default:
      let run = Self.runs[Int(number(0...(Self.runs.count - 1)))]
      return .glyphs(run.offset(by: CGPoint(x: 0, y: number(0...7) / 4)), .color(makeColor()))
    }
  }

  private static let runs: [GlyphRun] = ["Agjy Wave", "Scroll me", "fi \u{1F436} \u{5E9}\u{5DC}"].flatMap { text in
    Paragraph(
      spans: [TextSpan(text: text, font: FontDescription(size: 13), isUnderlined: text.hasPrefix("S"))],
      style: ParagraphStyle(displayScale: 2)
    ).layout(width: nil, height: nil).lines.flatMap(\.runs).map(\.glyphs)
  }

  private mutating func makeEffects() -> Fragment.Effects {
    let box = CGRect(x: 2, y: 1, width: number(20...90), height: number(10...40))
    switch Int(number(0...9)) {
    case 6: return .init(compositing: Compositing(filters: [.blur(sigma: number(1...9), isOpaque: chance(0.3))]))
    case 7 where chance(0.3):
      let threshold = Filter.alphaThreshold(min: 0.4, max: 1, DisplayColor(red: 0.2, green: 0.5, blue: 0.9, alpha: 0.8))
      return .init(compositing: Compositing(filters: [.blur(sigma: number(1...5), isOpaque: false), threshold]))
    case 7:
      let map = ColorMap(
        rows: [[-1, 0, 0, 0], [0, 0.5, 0, 0], [0, 0, 0.8, 0], [0, 0, 0, 0.9]], offset: [1, 0.1, 0, 0])
      return .init(opacity: 0.9, compositing: Compositing(filters: [.colors(map)]))
    case 8:
      let modes: [BlendOperation] = [.multiply, .plusDarker, .plusLighter, .destinationOut, .hue]
      return .init(compositing: Compositing(blendMode: modes[Int(number(0...4))]))
    case 9:
      return .init(
        compositing: Compositing(projection: Projection(rows: [[0.9, 0.1, 0.002], [0, 1, -0.001], [3, 1, 1.1]])))
    case 0: return .init(opacity: 0.6)
    case 1: return .init(clip: .roundedRect(box, radii: CornerRadii(8), style: .continuous))
    case 2: return .init(clip: .ellipse(box))
    case 3: return .init(transform: AffineTransform(m11: 0.9, m12: 0.3, m21: -0.3, m22: 0.9, tX: 4, tY: 1))
    case 4: return .init(shadow: Shadow(color: .black.opacity(0.5), radius: number(1...4), offset: CGPoint(x: 2, y: 3)))
    default: return .init(opacity: 0.8, clip: .rect(box), transform: AffineTransform(scale: 1.2))
    }
  }

  private mutating func makeBackdrop() -> Backdrop {
    Backdrop(
      sigma: number(1...20), curve: [0.8, 0.9, 1.1, 0.8], amount: 0.6, saturation: 1.1,
      brightness: 0.1)
  }

  // MARK: Steps

  /// Scrolls in three out of four steps, and changes something in some.
  mutating func step() {
    var did: [String] = []
    if chance(0.75) {
      let pixels = chance(0.1) ? number(-300...300) : number(-40...40)
      let part: CGFloat = chance(0.1) ? 0.5 : 0
      content.offset.y = ((content.offset.y * scale).rounded() + pixels + part) / scale
      if chance(0.1) { content.offset.x += number(-9...9) / scale }
      did.append("scrolled to \(content.offset)")
    }
    if chance(0.15) {
      stripContent.offset.x += number(-30...30) / scale
      did.append("scrolled sideways to \(stripContent.offset.x)")
    }
    if chance(0.4) { did.append(change()) }
    lastStep = did.joined(separator: ", ")
  }

  private mutating func change() -> String {
    let rows = content.children.indices
    let row = content.children[Int.random(in: rows, using: &dice)]
    switch Int(number(0...14)) {
    case 0:
      content.children.shuffle(using: &dice)
      return "shuffled"
    case 1:
      content.children.swapAt(rows.lowerBound, rows.upperBound - 1)
      return "swapped the ends"
    case 2 where rows.count > 3:
      content.children.removeAll { $0 === row }
      return "removed a row"
    case 3, 4:
      let place = CGPoint(x: number(0...24) / 2, y: number(-50...400))
      content.children.insert(makeCard(at: place, width: 104), at: Int.random(in: rows, using: &dice))
      return "added a row"
    case 5:
      row.offset.y += number(-20...20) / scale
      return "moved a row"
    case 6:
      row.children.first?.commands.append(makeCommand())
      return "added a command"
    case 7:
      row.effects = chance(0.5) ? .none : makeEffects()
      return "changed a row's effects"
    case 8:
      bar.commands = [
        .fill(
          .rect(CGRect(x: 0, y: 0, width: 130, height: number(10...40))),
          chance(0.5) ? .backdrop(makeBackdrop()) : .color(makeColor().opacity(0.7)))
      ]
      return "changed the bar"
    case 9:
      button.offset.x = number(0...120)
      return "moved the button"
    case 10:
      button.effects.opacity = chance(0.5) ? 1 : 0.5
      return "faded the button"
    case 11 where chance(0.4):
      let box = CGRect(x: 0, y: number(0...20) / 4, width: 130, height: 170)
      viewport.effects.clip = chance(0.5) ? .rect(box) : .roundedRect(box, radii: CornerRadii(20), style: .circular)
      return "changed the viewport"
    case 12 where chance(0.4):
      let stops = [Paint.Stop(color: .white, location: 0), Paint.Stop(color: makeColor(), location: 1)]
      let fill = CGRect(x: 0, y: 0, width: 200, height: 300)
      root.commands = [
        .fill(
          .rect(fill),
          chance(0.4) ? .linearGradient(stops, start: .zero, end: CGPoint(x: 30, y: 300)) : .color(makeColor()))
      ]
      return "changed the background"
    case 13 where chance(0.3):
      scale = scale == 2 ? 3 : 2
      content.offset.y = (content.offset.y * scale).rounded() / scale
      return "changed the scale"
    case 14 where chance(0.3):
      size.height = 200 + number(-20...20)
      return "changed the size"
    default:
      row.children.first?.children.first?.commands = [makeCommand()]
      return "changed a row"
    }
  }
}
