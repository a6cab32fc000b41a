import Foundation

/// An animated effect of a symbol.
public protocol SymbolEffect: Sendable {
  /// The effect's parameters.
  var configuration: SymbolEffectConfiguration { get }
}

/// An effect that runs once when a value changes.
public protocol DiscreteSymbolEffect: SymbolEffect {}
/// An effect that lasts as long as it is active.
public protocol IndefiniteSymbolEffect: SymbolEffect {}
/// An effect for the transition of symbols.
public protocol TransitionSymbolEffect: SymbolEffect {}
/// An effect by which one symbol replaces another.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}

/// The parameters of an effect, without its type.
public struct SymbolEffectConfiguration: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// 1 for up, -1 for down, 0 for the symbol's own direction.
    case bounce(Double), scale(Double), appear(Double), disappear(Double)
    case pulse
    case variableColor(reverses: Bool)
    case breathe(fades: Bool)
    /// Degrees to either side; nil for a movement to and fro by a number of points.
    case wiggle(degrees: Double, x: Double, y: Double)
    case rotate(turns: Double)
    case replace
    case draw(SymbolDrawing)
  }

  package let kind: Kind
}

/// Makes the symbol bounce up or down.
public struct BounceSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
  let way: Double
  /// Upwards: it grows briefly.
  public var up: BounceSymbolEffect { BounceSymbolEffect(way: 1) }
  /// Downwards: it shrinks briefly.
  public var down: BounceSymbolEffect { BounceSymbolEffect(way: -1) }
  /// All layers at once.
  public var wholeSymbol: BounceSymbolEffect { self }
  /// By layer. The symbols here have one.
  public var byLayer: BounceSymbolEffect { self }
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(kind: .bounce(way)) }
}

/// Fades the symbol out and in.
public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
  /// All layers at once.
  public var wholeSymbol: PulseSymbolEffect { self }
  /// By layer. The symbols here have one.
  public var byLayer: PulseSymbolEffect { self }
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(kind: .pulse) }
}

/// Lights up layers one after the other. The symbols here have one layer, which fades out and in.
public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
  let reverses: Bool
  /// Forwards and backwards.
  public var reversing: VariableColorSymbolEffect { VariableColorSymbolEffect(reverses: true) }
  /// Forwards each time.
  public var nonReversing: VariableColorSymbolEffect { VariableColorSymbolEffect(reverses: false) }
  /// One layer at a time. The symbols here have one.
  public var iterative: VariableColorSymbolEffect { self }
  /// Each layer stays lit. The symbols here have one.
  public var cumulative: VariableColorSymbolEffect { self }
  /// Dims layers that are not lit, as they always are.
  public var dimInactiveLayers: VariableColorSymbolEffect { self }
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(kind: .variableColor(reverses: reverses))
  }
}

/// Enlarges or shrinks the symbol while active.
public struct ScaleSymbolEffect: IndefiniteSymbolEffect, Hashable {
  let way: Double
  /// Larger.
  public var up: ScaleSymbolEffect { ScaleSymbolEffect(way: 1) }
  /// Smaller.
  public var down: ScaleSymbolEffect { ScaleSymbolEffect(way: -1) }
  /// All layers at once.
  public var wholeSymbol: ScaleSymbolEffect { self }
  /// By layer. The symbols here have one.
  public var byLayer: ScaleSymbolEffect { self }
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(kind: .scale(way)) }
}

/// Makes the symbol appear.
public struct AppearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
  let way: Double
  /// It grows while appearing.
  public var up: AppearSymbolEffect { AppearSymbolEffect(way: 1) }
  /// It shrinks while appearing.
  public var down: AppearSymbolEffect { AppearSymbolEffect(way: -1) }
  /// All layers at once.
  public var wholeSymbol: AppearSymbolEffect { self }
  /// By layer. The symbols here have one.
  public var byLayer: AppearSymbolEffect { self }
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(kind: .appear(way)) }
}

/// Makes the symbol disappear; its space remains.
public struct DisappearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
  let way: Double
  /// It grows while disappearing.
  public var up: DisappearSymbolEffect { DisappearSymbolEffect(way: 1) }
  /// It shrinks while disappearing.
  public var down: DisappearSymbolEffect { DisappearSymbolEffect(way: -1) }
  /// All layers at once.
  public var wholeSymbol: DisappearSymbolEffect { self }
  /// By layer. The symbols here have one.
  public var byLayer: DisappearSymbolEffect { self }
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(kind: .disappear(way)) }
}

/// Makes the symbol breathe: it grows and shrinks.
@available(iOS 18.0, *)
public struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
  let fades: Bool
  /// Changes only the size.
  public var plain: BreatheSymbolEffect { BreatheSymbolEffect(fades: false) }
  /// Changes the opacity too.
  public var pulse: BreatheSymbolEffect { BreatheSymbolEffect(fades: true) }
  /// All layers at once.
  public var wholeSymbol: BreatheSymbolEffect { self }
  /// By layer. The symbols here have one.
  public var byLayer: BreatheSymbolEffect { self }
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(kind: .breathe(fades: fades)) }
}

/// Makes the symbol wiggle.
@available(iOS 18.0, *)
public struct WiggleSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
  let degrees: Double
  var x = 0.0
  var y = 0.0
  /// Rotates clockwise first.
  public var clockwise: WiggleSymbolEffect { WiggleSymbolEffect(degrees: 12) }
  /// Rotates counterclockwise first.
  public var counterClockwise: WiggleSymbolEffect { WiggleSymbolEffect(degrees: -12) }
  /// To the left and back.
  public var left: WiggleSymbolEffect { WiggleSymbolEffect(degrees: 0, x: -3) }
  /// To the right and back.
  public var right: WiggleSymbolEffect { WiggleSymbolEffect(degrees: 0, x: 3) }
  /// In the reading direction, and back. Caveat: always to the right.
  public var forward: WiggleSymbolEffect { right }
  /// Against the reading direction, and back. Caveat: always to the left.
  public var backward: WiggleSymbolEffect { left }
  /// Up and back.
  public var up: WiggleSymbolEffect { WiggleSymbolEffect(degrees: 0, y: -3) }
  /// Down and back.
  public var down: WiggleSymbolEffect { WiggleSymbolEffect(degrees: 0, y: 3) }
  /// All layers at once.
  public var wholeSymbol: WiggleSymbolEffect { self }
  /// By layer. The symbols here have one.
  public var byLayer: WiggleSymbolEffect { self }
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(kind: .wiggle(degrees: degrees, x: x, y: y))
  }
}

/// Rotates the symbol.
@available(iOS 18.0, *)
public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
  let turns: Double
  /// Clockwise.
  public var clockwise: RotateSymbolEffect { RotateSymbolEffect(turns: 1) }
  /// Counterclockwise.
  public var counterClockwise: RotateSymbolEffect { RotateSymbolEffect(turns: -1) }
  /// All layers at once.
  public var wholeSymbol: RotateSymbolEffect { self }
  /// By layer. The symbols here have one.
  public var byLayer: RotateSymbolEffect { self }
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(kind: .rotate(turns: turns)) }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// Makes the symbol bounce.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect(way: 1) }
}
extension SymbolEffect where Self == PulseSymbolEffect {
  /// Fades the symbol out and in.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// Lights up layers one after the other.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect(reverses: false) }
}
extension SymbolEffect where Self == ScaleSymbolEffect {
  /// Enlarges or shrinks the symbol.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect(way: 1) }
}
extension SymbolEffect where Self == AppearSymbolEffect {
  /// Makes the symbol appear.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect(way: 1) }
}
extension SymbolEffect where Self == DisappearSymbolEffect {
  /// Makes the symbol disappear.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect(way: -1) }
}
@available(iOS 18.0, *)
extension SymbolEffect where Self == BreatheSymbolEffect {
  /// Makes the symbol breathe.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect(fades: false) }
}
@available(iOS 18.0, *)
extension SymbolEffect where Self == WiggleSymbolEffect {
  /// Makes the symbol wiggle.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect(degrees: 12) }
}
@available(iOS 18.0, *)
extension SymbolEffect where Self == RotateSymbolEffect {
  /// Rotates the symbol.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect(turns: 1) }
}
