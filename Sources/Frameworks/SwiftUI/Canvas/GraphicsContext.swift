import DisplayList
import Foundation
import ScrollworkUIKit

/// Where a `Canvas` is drawn. A copy draws in the same place, with a transform, clips and an opacity of its own.
public struct GraphicsContext {
  /// Where drawing goes and what it is drawn with. Used on the main thread only.
  struct Core: @unchecked Sendable {
    let recorder: CanvasRecorder
    var environment: EnvironmentValues
    var size: CGSize
    var opacity = 1.0
    var state = CanvasRecorder.State()
  }

  var core: Core

  @MainActor
  init(recorder: CanvasRecorder, environment: EnvironmentValues) {
    core = Core(recorder: recorder, environment: environment, size: recorder.size)
  }

  private init(_ core: Core) { self.core = core }

  /// The environment of the view that is drawn.
  public var environment: EnvironmentValues { core.environment }

  /// The opacity of what is drawn from now on, from 0 to 1.
  public var opacity: Double {
    get { core.opacity }
    set { core.opacity = newValue }
  }

  // MARK: Transform

  /// From the coordinates that are drawn in to the view's.
  public var transform: CGAffineTransform {
    get { core.state.transform }
    set { core.state.transform = newValue }
  }

  /// Enlarges what is drawn from now on.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }

  /// Moves what is drawn from now on, in points.
  public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }

  /// Turns what is drawn from now on, clockwise.
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: CGFloat(angle.radians)) }

  /// Applies another transform to what is drawn from now on, before those there are.
  public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

  // MARK: Clips

  /// How a shape limits what is drawn.
  public struct ClipOptions: OptionSet, Sendable {
    /// The options' bits.
    public let rawValue: UInt32

    /// Options by their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Nothing is drawn inside of the shape.
    public static var inverse: ClipOptions { ClipOptions(rawValue: 1) }
  }

  /// The rectangle outside of which the clips leave nothing, in the coordinates that are drawn in.
  public var clipBoundingRect: CGRect {
    var bounds = CGRect(origin: .zero, size: core.size)
    for clip in core.state.clips { bounds = bounds.intersection(clip.outline.bounds) }
    return bounds.isNull ? .zero : bounds.applying(transform.inverted())
  }

  /// Draws nothing outside of a path from now on.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
    var outline = Outline.path(path.applying(transform).storage, evenOdd: style.isEOFilled)
    if options.contains(.inverse) {
      // Around all that can be seen.
      var around = Path(CGRect(origin: .zero, size: core.size).insetBy(dx: -1000, dy: -1000))
      around.addPath(path, transform: transform)
      outline = .path(around.storage, evenOdd: true)
    }
    let recorder = core.recorder
    core.state.clips.append(CanvasClip(outline: outline, id: MainActor.assumeIsolated { recorder.nextClip() }))
  }

  // MARK: Layers

  /// Draws several things as one, with the opacity and the clips of this context; inside they begin anew.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    let outer = core
    let inner = MainActor.assumeIsolated {
      Core(
        recorder: outer.recorder.layer(), environment: outer.environment, size: outer.size,
        state: CanvasRecorder.State(transform: outer.state.transform))
    }
    var context = GraphicsContext(inner)
    try content(&context)
    let layer = inner.recorder
    MainActor.assumeIsolated {
      var state = outer.state
      state.transform = .identity
      outer.recorder.add(layer.parts, opacity: outer.opacity, state, fault: layer.fault)
    }
  }

  // MARK: Shapes

  /// Fills a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    let core = core
    MainActor.assumeIsolated {
      let paint = core.paint(shading, in: path.boundingRect)
      core.recorder.add(.fill(.path(path.storage, evenOdd: style.isEOFilled), paint), core.state)
    }
  }

  /// Draws the line of a path.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    let core = core
    MainActor.assumeIsolated {
      let reach = style.lineWidth / 2
      let paint = core.paint(shading, in: path.boundingRect.insetBy(dx: -reach, dy: -reach))
      core.recorder.add(.stroke(.path(path.storage, evenOdd: false), paint, style.stroke), core.state)
    }
  }

  /// Draws the line of a path, so many points wide.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension GraphicsContext.Core {
  /// A shading with the opacity of what is drawn, for a shape with these bounds.
  @MainActor
  func paint(_ shading: GraphicsContext.Shading, in rect: CGRect) -> Paint {
    let paint = shading.paint(in: rect, environment: environment)
    return opacity == 1 ? paint : paint.opacity(min(max(opacity, 0), 1))
  }

  /// Draws something of a size in points whose lower right corner may lie elsewhere.
  @MainActor
  func add(_ parts: [CanvasPart], at origin: CGPoint, stretched: CGSize = CGSize(width: 1, height: 1)) {
    var state = state
    state.transform = state.transform.translatedBy(x: origin.x, y: origin.y)
      .scaledBy(x: stretched.width, y: stretched.height)
    recorder.add(parts, opacity: min(max(opacity, 0), 1), state)
  }
}
