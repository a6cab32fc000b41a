import SimulatorTesting
import SwiftUI

extension ModifierTrials {
  /// Colours, shapes and effects.
  static func painting(_ modifier: ModifierTrials) {
    modifier("accentColor", on: Press()) { $0.accentColor(.red) }
    modifier("background", on: Sample()) { $0.background(.red) }
    modifier("backgroundPreferenceValue", on: Words().preference(key: SumKey.self, value: 3)) {
      $0.backgroundPreferenceValue(SumKey.self) { Color.red.frame(width: CGFloat($0) * 20) }
    }
    modifier("backgroundStyle", on: GroupBox("TriedBox") { Words() }) { $0.backgroundStyle(.red) }
    modifier("border", on: Sample()) { $0.border(.red) }
    modifier("clipShape", on: TriedBox()) { $0.clipShape(.circle) }
    modifier("clipped", on: Words().offset(x: 30)) { $0.clipped() }
    modifier(
      "containerCornerOffset", on: TriedBox(),
      in: { content in
        VStack(alignment: .leading) { content }.frame(width: 300, height: 200, alignment: .topLeading)
          .containerShape(RoundedRectangle(cornerRadius: 60))
      }
    ) { $0.containerCornerOffset(.leading) }
    modifier("containerShape", on: ContainerRelativeShape().fill(.red).padding(4).frame(width: 90, height: 90)) {
      $0.containerShape(RoundedRectangle(cornerRadius: 30))
    }
    modifier(
      "contentShape", on: Gap(), in: { content in content.onTapGesture { say("tap") } },
      drive: { try await $0.tap(at: CGPoint(x: 160, y: 294)) }
    ) { $0.contentShape(.rect) }
    modifier("cornerRadius", on: TriedBox()) { $0.cornerRadius(15) }
    modifier("foregroundColor", on: Sample()) { $0.foregroundColor(.red) }
    modifier("foregroundStyle", on: Sample()) { $0.foregroundStyle(.red) }
    modifier("glassEffect", on: Sample(), in: { content in Stripes().overlay { content } }) { $0.glassEffect() }
    modifier("mask", on: Sample()) { $0.mask { Circle() } }
    modifier("preferredColorScheme", on: Sample()) { $0.preferredColorScheme(.dark) }
    modifier("opacity", on: Sample()) { $0.opacity(0.5) }
    modifier("hidden", on: Sample()) { $0.hidden() }
    modifier("tint", on: Press()) { $0.tint(.red) }
    modifier("redacted", on: Sample()) { $0.redacted(reason: .placeholder) }
    modifier("unredacted", on: Sample(), in: { content in content.redacted(reason: .placeholder) }) { $0.unredacted() }
    modifier("privacySensitive", on: Sample(), in: { content in content.redacted(reason: .privacy) }) {
      $0.privacySensitive()
    }
    modifier("colorInvert", on: Sample()) { $0.colorInvert() }
    modifier("colorMultiply", on: Sample()) { $0.colorMultiply(.blue) }
    modifier(
      "blendMode", on: TriedBox(),
      in: { content in
        ZStack {
          Stripes(); content
        }
      }
    ) { $0.blendMode(.difference) }
    modifier("blur", on: Sample()) { $0.blur(radius: 4) }
    modifier("brightness", on: Sample()) { $0.brightness(0.3) }
    modifier(
      "compositingGroup", on: Mixed(),
      in: { content in
        ZStack {
          Stripes(); content
        }
      }
    ) { $0.compositingGroup() }
    modifier("contrast", on: Sample()) { $0.contrast(0.3) }
    modifier(
      "drawingGroup", on: Mixed(),
      in: { content in
        ZStack {
          Stripes(); content
        }
      }
    ) { $0.drawingGroup() }
    modifier("grayscale", on: Sample()) { $0.grayscale(1) }
    modifier("hueRotation", on: Sample()) { $0.hueRotation(.degrees(90)) }
    modifier("luminanceToAlpha", on: TriedBox()) { $0.luminanceToAlpha() }
    modifier("projectionEffect", on: Sample()) {
      $0.projectionEffect(ProjectionTransform(CGAffineTransform(scaleX: 2, y: 1)))
    }
    modifier("saturation", on: Sample()) { $0.saturation(0.2) }
    modifier("shadow", on: Sample()) { $0.shadow(radius: 5) }
    modifier("transformEffect", on: Sample()) { $0.transformEffect(CGAffineTransform(translationX: 20, y: 5)) }
    modifier("rotation3DEffect", on: Sample()) { $0.rotation3DEffect(.degrees(40), axis: (x: 0, y: 1, z: 0)) }
    modifier("rotationEffect", on: Sample()) { $0.rotationEffect(.degrees(30)) }
    modifier("scaleEffect", on: Sample()) { $0.scaleEffect(1.5) }
    modifier("flipsForRightToLeftLayoutDirection", on: Sample(), settings: DeviceSettings(isRightToLeft: true)) {
      $0.flipsForRightToLeftLayoutDirection(true)
    }
    modifier("layoutDirectionBehavior", on: Sample(), settings: DeviceSettings(isRightToLeft: true)) {
      $0.layoutDirectionBehavior(.mirrors)
    }
    modifier("visualEffect", on: Sample()) {
      $0.visualEffect { content, geometry in content.offset(x: geometry.size.width / 2) }
    }
    modifier("environment", on: Sample()) { $0.environment(\.font, .largeTitle) }
    modifier("transformEnvironment", on: Sample()) { $0.transformEnvironment(\.font) { $0 = .largeTitle } }
  }
}

/// Two words with nothing between them.
private struct Gap: View {
  var body: some View {
    HStack {
      Text("a")
      Spacer()
      Text("b")
    }
  }
}

/// A background on which effects are visible.
struct Stripes: View {
  var body: some View {
    HStack(spacing: 0) { ForEach(0..<40, id: \.self) { $0.isMultiple(of: 2) ? Color.blue : Color.green } }
  }
}

/// A box whose colours are mixed with what is behind it.
private struct Mixed: View {
  var body: some View { Color.red.frame(width: 50, height: 50).blendMode(.difference) }
}
