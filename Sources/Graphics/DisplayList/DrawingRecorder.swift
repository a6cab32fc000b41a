import Foundation

/// A drawn part: commands, and what was drawn on top of them.
public struct DrawnPart: Sendable {
  public var offset = CGPoint.zero
  public var effects = Fragment.Effects.none
  public var commands: [DrawCommand] = []
  public var parts: [DrawnPart] = []
  /// The applicable clips, used to merge neighbours; nil for a part that cannot be merged.
  private(set) var clips: [Int]?

  public init(
    offset: CGPoint = .zero, effects: Fragment.Effects = .none, commands: [DrawCommand] = [], parts: [DrawnPart] = []
  ) {
    self.offset = offset
    self.effects = effects
    self.commands = commands
    self.parts = parts
  }

  /// Creates a copy of a fragment, which can be drawn several times.
  public init(_ fragment: Fragment) {
    self.init(
      offset: fragment.offset, effects: fragment.effects, commands: fragment.commands,
      parts: fragment.children.map { DrawnPart($0) })
  }

  /// A fragment for a picture that is drawn once: its key is not its own.
  public var fragment: Fragment {
    Fragment(
      key: FragmentKey(rawValue: 0), version: 0, offset: offset, size: .zero, effects: effects.drawable,
      commands: commands, children: parts.map(\.fragment))
  }

  fileprivate mutating func close(under clips: [Int]) { self.clips = clips }
}

/// A shape or a picture outside which nothing is drawn, in a layer's coordinates.
public struct DrawnClip: Sendable {
  public var outline: Outline
  /// The mask, where it is opaque; nil for the whole outline.
  fileprivate var mask: [DrawnPart]?
  /// An id that is unique among the clips of a layer.
  fileprivate var id: Int
}

/// Records the drawing of one layer. What is drawn with its own opacity, clip or transform is a separate part.
public final class DrawingRecorder {
  /// The size in points.
  public let size: CGSize
  public private(set) var parts: [DrawnPart] = []
  /// Why something cannot be drawn.
  public private(set) var fault: String?
  /// Whether something has a blend mode of its own, so that the layer has to be one picture.
  public private(set) var blends = false
  private var clipCount = 0

  public init(size: CGSize) { self.size = size }

  /// The state that a command or a layer is drawn with.
  public struct State: Sendable {
    public var transform = AffineTransform()
    public var clips: [DrawnClip] = []

    public init(transform: AffineTransform = AffineTransform()) { self.transform = transform }
  }

  /// Discards what was drawn; its clips stay in effect.
  public func clear() { (parts, blends) = ([], false) }

  /// Returns a clip for the states of this layer.
  public func clip(_ outline: Outline) -> DrawnClip {
    clipCount += 1
    return DrawnClip(outline: outline, id: clipCount)
  }

  /// Returns a clip to the opaque area of a mask.
  public func clip(to mask: [DrawnPart]) -> DrawnClip {
    clipCount += 1
    return DrawnClip(outline: .rect(CGRect(origin: .zero, size: size)), mask: mask, id: clipCount)
  }

  /// Adds a command if it can be drawn.
  public func add(_ command: DrawCommand, _ state: State) {
    guard canDraw(command) else { return }
    let clips = state.clips.map(\.id)
    let matrix = state.transform.unlessIdentity
    // Consecutive commands under the same transform and clips are one part.
    if let last = parts.indices.last, parts[last].clips == clips, append(command, matrix, to: &parts[last]) { return }
    var part = DrawnPart(effects: Fragment.Effects(transform: matrix), commands: [command])
    part = clipped(part, state.clips)
    part.close(under: clips)
    parts.append(part)
  }

  /// Returns whether a command can be drawn; if not, the fault is recorded.
  public func canDraw(_ command: DrawCommand) -> Bool {
    if command.isDrawable { return true }
    fault = command.fault ?? fault
    return false
  }

  private func append(_ command: DrawCommand, _ matrix: AffineTransform?, to part: inout DrawnPart) -> Bool {
    guard part.parts.isEmpty else {
      guard part.parts.count == 1 else { return false }
      return append(command, matrix, to: &part.parts[0])
    }
    guard part.effects.transform == matrix else { return false }
    part.commands.append(command)
    return true
  }

  /// Adds what was drawn elsewhere as one.
  /// - Parameters:
  ///   - isBlending: whether `finish` sets a blend mode.
  ///   - finish: an effect on all of it, in the layer's coordinates.
  public func add(
    _ group: [DrawnPart], opacity: Double, shadow: Shadow? = nil, _ state: State, fault: String? = nil,
    isBlending: Bool = false, finish: (DrawnPart) -> DrawnPart = { $0 }
  ) {
    self.fault = fault ?? self.fault
    guard !group.isEmpty else { return }
    if isBlending { blends = true }
    var inner = finish(DrawnPart(effects: Fragment.Effects(transform: state.transform.unlessIdentity), parts: group))
    if opacity != 1 || shadow != nil {
      inner = DrawnPart(effects: Fragment.Effects(opacity: opacity, shadow: shadow), parts: [inner])
    }
    parts.append(clipped(inner, state.clips))
  }

  private func clipped(_ part: DrawnPart, _ clips: [DrawnClip]) -> DrawnPart {
    clips.reversed().reduce(part) { inner, clip in
      if let mask = clip.mask {
        return DrawnPart(
          effects: Fragment.Effects(compositing: Compositing(isMasked: true)),
          parts: [DrawnPart(parts: [inner]), DrawnPart(parts: mask)])
      }
      // A fragment's clip applies in its own coordinates, before its transform.
      if inner.effects == .none {
        var outer = inner
        outer.effects.clip = clip.outline
        return outer
      }
      return DrawnPart(effects: Fragment.Effects(clip: clip.outline), parts: [inner])
    }
  }
}

extension AffineTransform {
  fileprivate var unlessIdentity: AffineTransform? { self == AffineTransform() ? nil : self }
}
