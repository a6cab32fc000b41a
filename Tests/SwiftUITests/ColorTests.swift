import DisplayList
import Foundation
import Testing

@testable import SwiftUI

@Suite struct ColorTests {
  private let light = ColorContext(colorScheme: .light)
  private let dark = ColorContext(colorScheme: .dark)

  private func hex(_ color: DisplayColor) -> String { Color.Resolved(color).description }

  // From the colour tables of Apple's Human Interface Guidelines (iOS 15 to 18).
  @Test(
    "System colours have Apple's published values in both appearances",
    arguments: [
      (Color.red, "#FF3B30FF", "#FF453AFF"), (.orange, "#FF9500FF", "#FF9F0AFF"), (.yellow, "#FFCC00FF", "#FFD60AFF"),
      (.green, "#34C759FF", "#30D158FF"), (.mint, "#00C7BEFF", "#63E6E2FF"), (.teal, "#30B0C7FF", "#40C8E0FF"),
      (.cyan, "#32ADE6FF", "#64D2FFFF"), (.blue, "#007AFFFF", "#0A84FFFF"), (.indigo, "#5856D6FF", "#5E5CE6FF"),
      (.purple, "#AF52DEFF", "#BF5AF2FF"), (.pink, "#FF2D55FF", "#FF375FFF"), (.brown, "#A2845EFF", "#AC8E68FF"),
      (.gray, "#8E8E93FF", "#8E8E93FF"), (.primary, "#000000FF", "#FFFFFFFF"), (.secondary, "#3C3C4399", "#EBEBF599"),
      (.black, "#000000FF", "#000000FF"), (.white, "#FFFFFFFF", "#FFFFFFFF"), (.clear, "#00000000", "#00000000"),
      (Color(.systemBackground), "#FFFFFFFF", "#000000FF"), (Color(.systemGray6), "#F2F2F7FF", "#1C1C1EFF"),
      (Color(uiColor: .separator), "#3C3C434A", "#54545899"),
      (Color(uiColor: .tertiarySystemFill), "#7676801F", "#7676803D"),
    ])
  func systemColors(color: Color, lightHex: String, darkHex: String) {
    #expect(hex(color.resolve(in: light)) == lightHex)
    #expect(hex(color.resolve(in: dark)) == darkHex)
  }

  @Test("Colours are made from every colour space and model")
  func components() {
    #expect(hex(Color(red: 1, green: 0.5, blue: 0).resolve(in: light)) == "#FF8000FF")
    #expect(hex(Color(white: 0.5, opacity: 0.5).resolve(in: light)) == "#80808080")
    #expect(hex(Color(hue: 1.0 / 3, saturation: 1, brightness: 1).resolve(in: light)) == "#00FF00FF")
    #expect(hex(Color(hue: 0.6, saturation: 0.5, brightness: 0.8).resolve(in: light)) == "#668FCCFF")
    // Half of the light is 73.5 % of the signal.
    #expect(hex(Color(.sRGBLinear, white: 0.5).resolve(in: light)) == "#BCBCBCFF")
    // Display P3's white is sRGB's; its red lies outside and is shown as the nearest colour.
    #expect(hex(Color(.displayP3, white: 1).resolve(in: light)) == "#FFFFFFFF")
    #expect(hex(Color(.displayP3, red: 1, green: 0, blue: 0).resolve(in: light)) == "#FF0000FF")
    #expect(Color.Resolved(colorSpace: .displayP3, red: 1, green: 0, blue: 0).red > 1.09)
    #expect(abs(Color.Resolved(red: 0.5, green: 0, blue: 0).linearRed - 0.2140411) < 1e-6)
  }

  @Test("Opacity multiplies")
  func opacity() {
    #expect(Color.black.opacity(0.5).opacity(0.5).resolve(in: light).alpha == 0.25)
    #expect(Color.red.opacity(2).resolve(in: light).alpha == 1)
  }

  @Test("The accent colour is the system's blue unless there is another")
  func accent() {
    #expect(hex(Color.accentColor.resolve(in: dark)) == "#0A84FFFF")
    #expect(hex(Color.accentColor.resolve(in: ColorContext(colorScheme: .dark, accent: .red))) == "#FF453AFF")
    #expect(hex(Color.accentColor.resolve(in: ColorContext(colorScheme: .light, accent: .accentColor))) == "#007AFFFF")
  }

  @Test("Mixing takes colours by their opacity")
  func mixing() {
    #expect(hex(Color.black.mix(with: .white, by: 0.5, in: .device).resolve(in: light)) == "#808080FF")
    // Half of Oklab's lightness is 0.125 of the light.
    #expect(hex(Color.black.mix(with: .white, by: 0.5).resolve(in: light)) == "#636363FF")
    #expect(
      hex(Color(red: 1, green: 0, blue: 0).mix(with: .clear, by: 0.5, in: .device).resolve(in: light)) == "#FF000080")
    #expect(hex(Color.red.mix(with: .blue, by: 0).resolve(in: light)) == "#FF3B30FF")
    #expect(hex(Color.red.mix(with: .blue, by: 1).resolve(in: light)) == "#007AFFFF")
  }

  @Test("Equal colours are equal and named colours say their names")
  func identity() {
    #expect(Color.red == .red)
    #expect(Color.red != Color(red: 1, green: 0.231, blue: 0.188))
    #expect(Color(uiColor: UIColor(white: 0.5, alpha: 1)) == Color(uiColor: UIColor(white: 0.5, alpha: 1)))
    #expect("\(Color.red)" == "red")
    #expect("\(Color(red: 1, green: 0, blue: 0))" == "#FF0000FF")
  }

  @Test("Fading to nothing passes no black")
  func interpolation() {
    var color = Color.Resolved(red: 1, green: 1, blue: 1)
    let clear = Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0)
    color.animatableData = color.animatableData.interpolated(towards: clear.animatableData, amount: 0.5)
    #expect(color.description == "#FFFFFF80")
  }

  @Test("given a resolved colour, then it is kept in proportion to light, P3 in sRGB's primaries, beyond them too")
  func resolved() {
    let grey = Color.Resolved(red: 0.5, green: 0.04, blue: -0.5)
    #expect(abs(grey.linearRed - 0.2140411) < 1e-6)
    #expect(abs(grey.linearGreen - 0.04 / 12.92) < 1e-7)
    #expect(grey.linearBlue == -grey.linearRed)
    #expect(grey.description == "#800A00FF")
    let p3 = Color.Resolved(colorSpace: .displayP3, red: 1, green: 0, blue: 0, opacity: 0.5)
    #expect(p3.linearRed == 1.2249 && p3.linearGreen == -0.0420 && p3.linearBlue == -0.0197)
    #expect(p3.description == "#FF000080")
    let all = Color.Resolved(colorSpace: .displayP3, red: 0, green: 1, blue: 0)
    #expect(all.linearRed == -0.2247 && all.linearGreen == 1.0419 && all.linearBlue == -0.0786)
  }

  @Test("given two colours, then halfway between them is halfway for the eye")
  func animatableData() {
    let white = Color.Resolved(red: 1, green: 1, blue: 1)
    let data = white.animatableData
    for value in [data.first, data.second.first, data.second.second.first, data.second.second.second] {
      #expect(abs(value - 128) < 0.001)
    }
    var grey = Color.Resolved(red: 0, green: 0, blue: 0)
    grey.animatableData = grey.animatableData.interpolated(towards: data, amount: 0.5)
    #expect(abs(grey.linearRed - 0.125) < 1e-5)
    #expect(grey.description == "#636363FF")
  }
}

@Suite struct ShapeStyleTests {
  private let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
  private let context = _ShapeStyleContext(color: ColorContext(colorScheme: .light))

  private func hex(_ style: some ShapeStyle, _ context: _ShapeStyleContext) -> String {
    Color.Resolved(style._resolve(in: context).displayColor).description
  }

  private func under(_ styles: AnyShapeStyle...) -> _ShapeStyleContext {
    var context = context
    for style in styles { context.foreground = style.foreground(inside: context.foreground) }
    return context
  }

  @Test("Without a foreground the levels are the label colours")
  func defaultLevels() {
    #expect(hex(.primary, context) == "#000000FF")
    #expect(hex(.secondary, context) == "#3C3C4399")
    #expect(hex(.tertiary, context) == "#3C3C434D")
    #expect(hex(.quaternary, context) == "#3C3C432E")
    #expect(hex(.foreground, context) == "#000000FF")
  }

  @Test("Under a colour the levels are that colour, fainter")
  func levelsOfAColor() {
    let blue = under(AnyShapeStyle(.blue))
    #expect(hex(.primary, blue) == "#007AFFFF")
    #expect(hex(.secondary, blue) == "#007AFF80")
    #expect(hex(.tertiary, blue) == "#007AFF40")
    #expect(hex(.quaternary, blue) == "#007AFF2E")
  }

  @Test("A level set as the foreground counts from the foreground outside")
  func nestedLevels() {
    #expect(hex(.foreground, under(AnyShapeStyle(.secondary))) == "#3C3C4399")
    #expect(hex(.secondary, under(AnyShapeStyle(.secondary))) == "#3C3C434D")
    #expect(hex(.foreground, under(AnyShapeStyle(.blue), AnyShapeStyle(.secondary))) == "#007AFF80")
    #expect(hex(.secondary, under(AnyShapeStyle(.blue), AnyShapeStyle(.secondary))) == "#007AFF40")
    #expect(hex(.foreground, under(AnyShapeStyle(.blue), AnyShapeStyle(.foreground))) == "#007AFFFF")
    #expect(hex(.foreground, under(AnyShapeStyle(.foreground))) == "#000000FF")
  }

  @Test("Levels that were set one by one are used")
  func explicitLevels() {
    var context = under(AnyShapeStyle(.red))
    context.foregroundLevels = [AnyShapeStyle(.green)]
    #expect(hex(.primary, context) == "#FF3B30FF")
    #expect(hex(.secondary, context) == "#34C759FF")
    #expect(hex(.tertiary, context) == "#FF3B3040")
  }

  @Test("Tint and background come from the context, else from the system")
  func tintAndBackground() {
    #expect(hex(.tint, context) == "#007AFFFF")
    #expect(hex(.background, context) == "#FFFFFFFF")
    let custom = _ShapeStyleContext(
      color: context.color, background: AnyShapeStyle(.black), tint: AnyShapeStyle(.orange))
    #expect(hex(.tint, custom) == "#FF9500FF")
    #expect(hex(.background, custom) == "#000000FF")
    #expect(hex(.tint.opacity(0.5), custom) == "#FF950080")
  }

  @Test("A linear gradient is drawn between points of the rectangle; right to left it is mirrored")
  func linearGradient() {
    let resolved = LinearGradient(colors: [.black, .white, .clear], startPoint: .leading, endPoint: .bottomTrailing)
      ._resolve(in: context)
    let stops = [
      Paint.Stop(color: .black, location: 0), Paint.Stop(color: .white, location: 0.5),
      Paint.Stop(color: .clear, location: 1),
    ]
    #expect(
      resolved.paint(in: rect)
        == .linearGradient(stops, start: CGPoint(x: 10, y: 45), end: CGPoint(x: 110, y: 70)))
    #expect(
      resolved.paint(in: rect, layoutDirection: .rightToLeft)
        == .linearGradient(stops, start: CGPoint(x: 110, y: 45), end: CGPoint(x: 10, y: 70)))
  }

  @Test("Stops never go back and stay from 0 to 1")
  func unorderedStops() {
    let gradient = Gradient(stops: [
      .init(color: .black, location: -1), .init(color: .white, location: 0.8), .init(color: .red, location: 0.3),
      .init(color: .blue, location: 7),
    ])
    #expect(AnyGradient(gradient).resolve(in: context.color).map(\.location) == [0, 0.8, 0.8, 1])
    #expect(Gradient(colors: [.red]).stops.map(\.location) == [0])
  }

  @Test("A radial gradient keeps its radii in points")
  func radialGradient() {
    let resolved = RadialGradient(colors: [.white, .black], center: .center, startRadius: 2, endRadius: 30)
      .opacity(0.5)._resolve(in: context)
    let stops = [
      Paint.Stop(color: DisplayColor.white.opacity(0.5), location: 0),
      Paint.Stop(color: DisplayColor.black.opacity(0.5), location: 1),
    ]
    #expect(
      resolved.paint(in: rect)
        == .radialGradient(stops, center: CGPoint(x: 60, y: 45), startRadius: 2, endRadius: 30))
  }

  @Test("A colour's gradient is the colour itself below and a lighter one above")
  func colorGradient() {
    guard case .linear(let stops, .top, .bottom) = Color.blue.gradient._resolve(in: context).fill else {
      Issue.record("not a vertical gradient")
      return
    }
    #expect(stops.last?.color == Color.blue.resolve(in: context.color))
    #expect(stops.first.map { $0.color.red > 0 && $0.color.blue == 1 } == true)
  }

  private struct Ink: ShapeStyle, Hashable {
    func resolve(in environment: EnvironmentValues) -> Color.Resolved {
      environment.colorScheme == .dark
        ? Color.Resolved(red: 1, green: 1, blue: 1) : Color.Resolved(red: 0, green: 0, blue: 0)
    }
  }

  @Test("A colour can be made of a style that is one colour in each environment")
  func customColor() {
    let ink = Color(Ink())
    #expect(ink.resolve(in: ColorContext(colorScheme: .light)) == .black)
    #expect(ink.resolve(in: ColorContext(colorScheme: .dark)) == .white)
    #expect(ink == Color(Ink()) && Color(Color.red) == .red)
  }
}
