import Foundation

/// The action of a Pencil gesture that the person chose in Settings.
public struct PencilPreferredAction: Hashable, Sendable {
  private enum Kind { case ignore, eraser, previous, colors, ink, contextual, shortcut }
  private let kind: Kind

  /// Nothing.
  public static let ignore = PencilPreferredAction(kind: .ignore)
  /// Switches between the current tool and the eraser.
  public static let switchEraser = PencilPreferredAction(kind: .eraser)
  /// Switches between the current tool and the previous one.
  public static let switchPrevious = PencilPreferredAction(kind: .previous)
  /// Shows or hides the colour palette.
  public static let showColorPalette = PencilPreferredAction(kind: .colors)
  /// Shows or hides the ink attributes.
  public static let showInkAttributes = PencilPreferredAction(kind: .ink)
  /// Shows or hides a palette of tools at the Pencil's location.
  public static let showContextualPalette = PencilPreferredAction(kind: .contextual)
  /// Runs a system shortcut.
  public static let runSystemShortcut = PencilPreferredAction(kind: .shortcut)
}

/// The position and the orientation of a Pencil that hovers above a view.
public struct PencilHoverPose: Hashable, Sendable {
  /// The location in points of the view.
  public let location: CGPoint
  /// The location as a fraction of the view's size.
  public let anchor: UnitPoint
  /// The distance from the screen: 0 at the glass, 1 at the limit of detection.
  public let zDistance: CGFloat
  /// The angle from the glass.
  public let altitude: Angle
  /// The angle around the tip.
  public let azimuth: Angle
  /// The angle around the Pencil's own axis.
  public let roll: Angle
}

/// The value of a double tap with a Pencil.
public struct PencilDoubleTapGestureValue: Hashable, Sendable {
  /// The Pencil's pose, if it was above the view.
  public let hoverPose: PencilHoverPose?
}

/// The value of a squeeze of a Pencil.
public struct PencilSqueezeGestureValue: Hashable, Sendable {
  /// The Pencil's pose, if it was above the view.
  public let hoverPose: PencilHoverPose?
}

/// The phase of a squeeze of a Pencil.
@frozen public enum PencilSqueezeGesturePhase: Equatable, Sendable {
  /// The squeeze is in progress.
  case active(PencilSqueezeGestureValue)
  /// The squeeze was recognized.
  case ended(PencilSqueezeGestureValue)
  /// The squeeze failed.
  case failed
}

nonisolated extension EnvironmentValues {
  /// The preferred action of a double tap with a Pencil, according to the default settings.
  public var preferredPencilDoubleTapAction: PencilPreferredAction { .switchEraser }
  /// The preferred action of a squeeze of a Pencil, according to the default settings.
  public var preferredPencilSqueezeAction: PencilPreferredAction { .showContextualPalette }
}

nonisolated extension View {
  /// Runs an action when a Pencil is double-tapped. The simulated devices have no Pencil, so it never runs.
  public func onPencilDoubleTap(perform action: @escaping (PencilDoubleTapGestureValue) -> Void) -> some View { self }

  /// Runs an action when a Pencil is squeezed. The simulated devices have no Pencil, so it never runs.
  public func onPencilSqueeze(perform action: @escaping (PencilSqueezeGesturePhase) -> Void) -> some View { self }
}
