import Foundation

/// What somebody wants a gesture of their Pencil to do, as chosen in the settings.
public struct PencilPreferredAction: Hashable, Sendable {
  private enum Kind { case ignore, eraser, previous, colors, ink, contextual, shortcut }
  private let kind: Kind

  /// Nothing.
  public static let ignore = PencilPreferredAction(kind: .ignore)
  /// Between the tool and the eraser.
  public static let switchEraser = PencilPreferredAction(kind: .eraser)
  /// Between the tool and the one before.
  public static let switchPrevious = PencilPreferredAction(kind: .previous)
  /// Shows colours, or hides them.
  public static let showColorPalette = PencilPreferredAction(kind: .colors)
  /// Shows how the ink looks, or hides that.
  public static let showInkAttributes = PencilPreferredAction(kind: .ink)
  /// Shows tools where the Pencil is, or hides them.
  public static let showContextualPalette = PencilPreferredAction(kind: .contextual)
  /// Runs a shortcut of the system.
  public static let runSystemShortcut = PencilPreferredAction(kind: .shortcut)
}

/// Where a Pencil is above a view, and how it is held.
public struct PencilHoverPose: Hashable, Sendable {
  /// In points of the view.
  public let location: CGPoint
  /// In parts of the view's size.
  public let anchor: UnitPoint
  /// From 0 at the glass to 1 where it is no longer felt.
  public let zDistance: CGFloat
  /// From the glass.
  public let altitude: Angle
  /// Around the tip.
  public let azimuth: Angle
  /// Around its own axis.
  public let roll: Angle
}

/// What is known of a double tap with a Pencil.
public struct PencilDoubleTapGestureValue: Hashable, Sendable {
  /// Where the Pencil was, if it was above the view.
  public let hoverPose: PencilHoverPose?
}

/// What is known of a squeeze of a Pencil.
public struct PencilSqueezeGestureValue: Hashable, Sendable {
  /// Where the Pencil was, if it was above the view.
  public let hoverPose: PencilHoverPose?
}

/// How far a squeeze of a Pencil is.
@frozen public enum PencilSqueezeGesturePhase: Equatable, Sendable {
  /// It has begun.
  case active(PencilSqueezeGestureValue)
  /// It was one.
  case ended(PencilSqueezeGestureValue)
  /// It was none after all.
  case failed
}

nonisolated extension EnvironmentValues {
  /// What a double tap with a Pencil shall do: what the settings say unless somebody changes them.
  public var preferredPencilDoubleTapAction: PencilPreferredAction { .switchEraser }
  /// What a squeeze of a Pencil shall do: what the settings say unless somebody changes them.
  public var preferredPencilSqueezeAction: PencilPreferredAction { .showContextualPalette }
}

nonisolated extension View {
  /// What is done when a Pencil is tapped twice. The devices here have no Pencil, as any without one: it is never called.
  public func onPencilDoubleTap(perform action: @escaping (PencilDoubleTapGestureValue) -> Void) -> some View { self }

  /// What is done when a Pencil is squeezed. The devices here have no Pencil, as any without one: it is never called.
  public func onPencilSqueeze(perform action: @escaping (PencilSqueezeGesturePhase) -> Void) -> some View { self }
}
