import DisplayList
import SimulatorTesting
@testable import SwiftUI

/// Invalid results of an app's computations: what cannot be drawn is left out and reported, and the rest is drawn.
@MainActor @Suite("Numbers that cannot be drawn", .simulator(.iPhoneSE))
struct HostileNumbersTests {
  private struct Random: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ state >> 31
    }
  }

  /// A green square at the top, above `hostile` in a box of its own.
  private func screen(_ hostile: some View) async -> Screen {
    await Screen {
      VStack(spacing: 0) {
        Color(red: 0, green: 1, blue: 0).frame(width: 50, height: 50)
        Color.clear.frame(height: 200).overlay { hostile }.clipped()
        Spacer()
      }
    }
  }

  private func isSquareDrawn(_ screen: Screen) -> Bool {
    let color = screen.shade(at: CGPoint(x: screen.simulator.device.size.width / 2, y: 45))
    return color.green > 0.9 && color.red < 0.1
  }

  enum Case: String, CaseIterable {
    case kerning, tracking, fontSize, baseline, shadow, endlessShadow, circle, endlessCircle, scale, stroke,
      dashes

    @MainActor var view: AnyView {
      switch self {
      case .kerning: AnyView(Text(verbatim: "hidden").kerning(.nan))
      case .tracking: AnyView(Text(verbatim: "hidden").tracking(1e12))
      case .fontSize: AnyView(Text(verbatim: "hidden").font(.system(size: .infinity)))
      case .baseline: AnyView(Text(verbatim: "hidden").baselineOffset(-.infinity))
      case .shadow:
        AnyView(Color.clear.frame(width: 9, height: 9).background(.black).shadow(color: .black, radius: 1e9))
      case .endlessShadow: AnyView(Text(verbatim: " ").shadow(radius: .infinity))
      case .circle: AnyView(Circle().fill(.black).frame(width: 1e300, height: 1e300))
      case .endlessCircle: AnyView(Circle().inset(by: -.infinity).fill(.black))
      case .scale: AnyView(Text(verbatim: " ").scaleEffect(.nan))
      case .stroke: AnyView(Circle().stroke(.black, lineWidth: 1e300))
      case .dashes: AnyView(Circle().stroke(.black, style: StrokeStyle(lineWidth: 2, dash: [1e-12, 1e-12])))
      }
    }
  }

  @Test(
    "given a number that cannot be drawn, then nothing is drawn of it, it is told what to mend, and the rest is drawn",
    arguments: Case.allCases)
  func told(number: Case) async throws {
    var square = false
    let reports = await warnings {
      let screen = await screen(number.view)
      square = isSquareDrawn(screen)
      if number != .shadow {
        #expect(
          screen.shade(at: CGPoint(x: screen.simulator.device.size.width / 2, y: 150)).red > 0.9, "something is drawn")
      }
    }
    #expect(square)
    #expect(
      Set(reports).count == 1 && reports.allSatisfy { $0.contains("not drawn") && $0.contains("Check") }, "\(reports)")
  }

  enum Ignored: String, CaseIterable {
    case offset, position, padding, width, endlessWidth, negativeHeight, rotation, scale, turnInSpace, opacity, blur,
      endlessBlur, brightness, hue, shadow, shadowOffset

    @MainActor func changed(_ view: some View) -> AnyView {
      switch self {
      case .offset: AnyView(view.offset(x: .nan, y: 0))
      case .position: AnyView(view.position(x: .nan, y: .infinity))
      case .padding: AnyView(view.padding(.nan))
      case .width: AnyView(view.frame(width: .nan))
      case .endlessWidth: AnyView(view.frame(width: .infinity))
      case .negativeHeight: AnyView(view.frame(height: -50))
      case .rotation: AnyView(view.rotationEffect(.degrees(.nan)))
      case .scale: AnyView(view.scaleEffect(x: .infinity, y: 1))
      case .turnInSpace: AnyView(view.overlay(Color.red.rotation3DEffect(.degrees(.nan), axis: (0, 1, 0))))
      case .opacity: AnyView(view.opacity(.nan))
      case .blur: AnyView(view.blur(radius: .nan))
      case .endlessBlur: AnyView(view.blur(radius: .infinity))
      case .brightness: AnyView(view.brightness(.nan))
      case .hue: AnyView(view.hueRotation(.radians(.infinity)))
      case .shadow: AnyView(view.shadow(color: .red, radius: .nan))
      case .shadowOffset: AnyView(view.shadow(color: .red, radius: 0, x: .infinity))
      }
    }
  }

  @Test(
    "given a modifier with a number that is none, then the view is drawn as without it, it is told what to mend, and the rest is drawn",
    arguments: Ignored.allCases)
  func ignored(number: Ignored) async {
    // Given, when
    var square = false
    var shown = DisplayColor.clear
    let reports = await warnings {
      let screen = await screen(number.changed(Color.black.frame(width: 20, height: 20)))
      square = isSquareDrawn(screen)
      let middle = CGPoint(x: screen.simulator.device.size.width / 2, y: 170)
      let place = number == .position ? CGPoint(x: 5, y: 75) : CGPoint(x: middle.x + 4, y: middle.y + 4)
      shown = screen.shade(at: place)
    }
    // Then
    #expect(square)
    #expect(shown.red < 0.1 && shown.green < 0.1, "\(shown)")
    #expect(
      Set(reports).count == 1
        && reports.allSatisfy { $0.contains("Check") || $0.contains("Invalid frame dimension") }, "\(reports)")
  }

  @Test("given a shadow of 1,000 points, then it is drawn from a small picture")
  func largeShadow() async {
    let screen = await Screen {
      Color.black.frame(width: 300, height: 300).clipShape(RoundedRectangle(cornerRadius: 20)).shadow(
        color: .black, radius: 100)
    }
    let middle = CGPoint(x: screen.simulator.device.size.width / 2, y: screen.simulator.device.size.height / 2)
    // Half of it lies under the edge's middle and less farther out, without steps.
    let shades = (162..<280).map { screen.shade(at: CGPoint(x: middle.x, y: middle.y + CGFloat($0))).red }
    #expect((0.4...0.75).contains(shades[0]), "\(shades)")
    for (near, far) in zip(shades, shades.dropFirst()) {
      #expect(far >= near - 0.004 && far - near < 0.02, "\(shades)")
    }
    let larger = await Screen { Color.black.frame(width: 300, height: 300).shadow(color: .black, radius: 1000) }
    #expect(larger.shade(at: CGPoint(x: 5, y: 5)).red > 0.9)
  }

  @Test("given any numbers in any modifiers, then the rest of the screen is drawn", arguments: 1...3)
  func fuzz(seed: UInt64) async throws {
    var random = Random(state: seed)
    for round in 0..<12 {
      var made: [String] = []
      var view = AnyView(Self.content(&random, &made))
      for _ in 0..<Int.random(in: 1...3, using: &random) { view = Self.modified(view, &random, &made) }
      let screen = await screen(view)
      #expect(isSquareDrawn(screen), "seed \(seed), round \(round): \(made)")
      try await screen.frames(1)
    }
  }

  private static func number(_ random: inout Random) -> CGFloat {
    [
      .nan, .infinity, -.infinity, 1e300, -1e300, 1e19, -1e19, 1e9, -1e9, 1e5, -3, 0, 1e-300, 0.5, 7,
      .leastNonzeroMagnitude,
    ]
    .randomElement(using: &random) ?? 0
  }

  private static func content(_ random: inout Random, _ made: inout [String]) -> AnyView {
    let (a, b) = (number(&random), number(&random))
    let kind = Int.random(in: 0..<9, using: &random)
    made.append("content \(kind) \(a) \(b)")
    let gradient = Gradient(stops: [.init(color: .red, location: a), .init(color: .blue, location: b)])
    switch kind {
    case 0: return AnyView(Text(verbatim: "words to be laid out").kerning(a).baselineOffset(b))
    case 1: return AnyView(Text(verbatim: "words").font(.system(size: a)).lineSpacing(b))
    case 2: return AnyView(Circle().inset(by: a).stroke(.blue, style: StrokeStyle(lineWidth: b, dash: [3, 2])))
    case 3: return AnyView(Rectangle().stroke(.blue, style: StrokeStyle(lineWidth: 2, dash: [a, b], dashPhase: b)))
    case 4: return AnyView(RoundedRectangle(cornerRadius: a).fill(.blue))
    case 5:
      return AnyView(
        LinearGradient(gradient: gradient, startPoint: UnitPoint(x: a, y: 0), endPoint: UnitPoint(x: 0, y: b)))
    case 6: return AnyView(RadialGradient(gradient: gradient, center: .center, startRadius: a, endRadius: b))
    case 7:
      return AnyView(
        Path {
          $0.move(to: CGPoint(x: a, y: 0)); $0.addLine(to: CGPoint(x: 9, y: b)); $0.addLine(to: .zero)
        })
    default: return AnyView(Color(red: a, green: b, blue: 0, opacity: 0.5))
    }
  }

  private static func modified(_ view: AnyView, _ random: inout Random, _ made: inout [String]) -> AnyView {
    let (a, b) = (number(&random), number(&random))
    let kind = Int.random(in: 0..<17, using: &random)
    made.append("modifier \(kind) \(a) \(b)")
    switch kind {
    case 0: return AnyView(view.frame(width: a, height: b))
    case 1: return AnyView(view.frame(minWidth: a, maxWidth: b, minHeight: 0, maxHeight: b))
    case 2: return AnyView(view.padding(.horizontal, a).padding(.top, b))
    case 3: return AnyView(view.offset(x: a, y: b))
    case 4: return AnyView(view.position(x: a, y: b))
    case 5: return AnyView(view.scaleEffect(x: a, y: b))
    case 6: return AnyView(view.rotationEffect(.degrees(a), anchor: UnitPoint(x: b, y: 0)))
    case 7: return AnyView(view.shadow(radius: a, x: b, y: 1))
    case 8: return AnyView(view.shadow(color: .black, radius: 3, x: a, y: b))
    case 9: return AnyView(view.cornerRadius(a).opacity(b))
    case 10:
      return AnyView(
        view.aspectRatio(a, contentMode: .fit).aspectRatio(CGSize(width: a, height: b), contentMode: .fill))
    case 11:
      return AnyView(
        HStack(spacing: a) {
          view; view
        })
    case 12:
      return AnyView(
        VStack(spacing: a) {
          view; view
        }.layoutPriority(b))
    case 13: return AnyView(view.alignmentGuide(.top) { _ in a }.alignmentGuide(HorizontalAlignment.center) { _ in b })
    case 14: return AnyView(view.border(.red, width: a).minimumScaleFactor(b))
    case 15: return AnyView(ScrollView { view }.contentMargins(a))
    default: return AnyView(view.fixedSize().lineSpacing(b))
    }
  }
}

extension Screen {
  fileprivate func shade(at point: CGPoint) -> DisplayColor { color(at: point) ?? .clear }
}
