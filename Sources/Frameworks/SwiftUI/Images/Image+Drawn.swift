import DisplayList
import Foundation
import Rasterizer
@_spi(Scrollwork) import ScrollworkUIKit

/// An image that is drawn by a function; equal only to itself.
final class DrawnImage: Equatable, @unchecked Sendable {
  /// Points.
  let size: CGSize
  private let renderer: (inout GraphicsContext) -> Void
  /// The last drawing; used on the main thread only.
  private var known: (environment: Appearance, bitmap: Bitmap)?

  /// The environment values that a drawing usually depends on.
  private struct Appearance: Equatable {
    var scale: CGFloat
    var colorScheme: ColorScheme
    var layoutDirection: LayoutDirection
  }

  init(size: CGSize, renderer: @escaping (inout GraphicsContext) -> Void) {
    self.size = size
    self.renderer = renderer
  }

  static func == (a: DrawnImage, b: DrawnImage) -> Bool { a === b }

  @MainActor
  func bitmap(in environment: EnvironmentValues) -> Bitmap {
    let appearance = Appearance(
      scale: environment.displayScale, colorScheme: environment.colorScheme,
      layoutDirection: environment.layoutDirection)
    if let known, known.environment == appearance { return known.bitmap }
    let recorder = DrawingRecorder(size: size)
    var context = GraphicsContext(recorder: recorder, environment: environment)
    renderer(&context)
    let root = Fragment(
      key: FragmentKey(rawValue: 0), version: 0, offset: .zero, size: size, children: recorder.parts.map(\.fragment))
    let bitmap = Rasterizer().render(
      DisplayList(size: size, scale: appearance.scale, background: .clear, root: root))
    known = (appearance, bitmap)
    return bitmap
  }
}

extension Image {
  /// Creates an image of a size in points, drawn by a function at the screen's resolution.
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    ColorRenderingMode.check(colorMode)
    // An image of infinite size, or with more pixels than any screen, cannot be drawn.
    let isDrawable = (0...4096).contains(size.width) && (0...4096).contains(size.height)
    if !isDrawable { Report.warning("A drawn picture is larger than 4096 points, or its size is not finite.") }
    self.init(
      source: isDrawable ? .drawn(DrawnImage(size: size, renderer: renderer)) : .bitmap(nil, scale: 1),
      description: label.map { .text($0) } ?? .automatic)
  }

  /// The orientation of an image's pixels relative to how it is displayed.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    /// No rotation.
    case up = 1
    /// Mirrored horizontally.
    case upMirrored = 2
    /// Rotated by half a turn.
    case down = 3
    /// Mirrored vertically.
    case downMirrored = 4
    /// Like `left`, mirrored.
    case leftMirrored = 5
    /// Rotated left by a quarter turn: it is displayed rotated to the right.
    case right = 6
    /// Like `right`, mirrored.
    case rightMirrored = 7
    /// Rotated right by a quarter turn: it is displayed rotated to the left.
    case left = 8
  }

  /// Creates an image with a scale in pixels per point and a description for assistive technology.
  public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
    self.init(
      source: .bitmap(cgImage.bitmap.turned(orientation: Int(orientation.rawValue)), scale: scale > 0 ? scale : 1),
      description: .text(label))
  }

  /// Creates an image with a scale in pixels per point, which assistive technology ignores.
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    self.init(
      source: .bitmap(cgImage.bitmap.turned(orientation: Int(orientation.rawValue)), scale: scale > 0 ? scale : 1),
      description: .decorative)
  }
}
