import DisplayList
import Foundation
import Rasterizer
@_spi(Scrollwork) import ScrollworkUIKit

/// An image that a function draws; equal only to itself.
final class DrawnImage: Equatable, @unchecked Sendable {
  /// Points.
  let size: CGSize
  private let renderer: (inout GraphicsContext) -> Void
  /// As it was drawn last; used on the main thread only.
  private var known: (environment: Appearance, bitmap: Bitmap)?

  /// What of an environment a drawing usually depends on.
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
  /// A picture of a size in points that a function draws, in the pixels of the screen.
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    ColorRenderingMode.check(colorMode)
    // A picture without end, or of more pixels than any screen has, cannot be drawn.
    let isDrawable = (0...4096).contains(size.width) && (0...4096).contains(size.height)
    if !isDrawable { Report.warning("A drawn picture is larger than 4096 points, or its size is not finite.") }
    self.init(
      source: isDrawable ? .drawn(DrawnImage(size: size, renderer: renderer)) : .bitmap(nil, scale: 1),
      description: label.map { .text($0) } ?? .automatic)
  }

  /// How the pixels of a picture are turned against how it is shown.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    /// Not at all.
    case up = 1
    /// Left and right are exchanged.
    case upMirrored = 2
    /// By half a turn.
    case down = 3
    /// Up and down are exchanged.
    case downMirrored = 4
    /// As `left`, and mirrored.
    case leftMirrored = 5
    /// By a quarter to the left: what is shown is turned to the right.
    case right = 6
    /// As `right`, and mirrored.
    case rightMirrored = 7
    /// By a quarter to the right: what is shown is turned to the left.
    case left = 8
  }

  /// A picture of so many pixels a point, with a description for those who do not see it.
  public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
    self.init(
      source: .bitmap(cgImage.bitmap.turned(orientation: Int(orientation.rawValue)), scale: scale > 0 ? scale : 1),
      description: .text(label))
  }

  /// A picture of so many pixels a point, which assistive technology passes over.
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    self.init(
      source: .bitmap(cgImage.bitmap.turned(orientation: Int(orientation.rawValue)), scale: scale > 0 ? scale : 1),
      description: .decorative)
  }
}
