import Foundation

/// How a symbol moves.
public protocol SymbolEffect: Sendable {
  /// What it does.
  var configuration: SymbolEffectConfiguration { get }
}

/// An effect that runs once when something changes.
public protocol DiscreteSymbolEffect: SymbolEffect {}
/// An effect that lasts as long as it is active.
public protocol IndefiniteSymbolEffect: SymbolEffect {}
/// An effect by which symbols come and go.
public protocol TransitionSymbolEffect: SymbolEffect {}
/// An effect by which one symbol replaces another.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}

/// What an effect does, without its type.
public struct SymbolEffectConfiguration: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// 1 for up, -1 for down, 0 for as the symbol says.
    case bounce(Double), scale(Double), appear(Double), disappear(Double)
    case pulse
    case variableColor(reverses: Bool)
    case breathe(fades: Bool)
    /// Degrees to either side; nil for from side to side by a number of points.
    case wiggle(degrees: Double, x: Double, y: Double)
    case rotate(turns: Double)
    case replace
    case draw(SymbolDrawing)
  }

  package let kind: Kind
}

/// The symbol jumps up, or down.
public struct BounceSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
  let way: Double
  /// Upwards: it grows for a moment.
  public var up: BounceSymbolEffect { BounceSymbolEffect(way: 1) }
  /// Downwards: it shrinks for a moment.
  public var down: BounceSymbolEffect { BounceSymbolEffect(way: -1) }
  /// All layers together.
  public var wholeSymbol: BounceSymbolEffect { self }
  /// Layer by layer. The symbols here have one.
  public var byLayer: BounceSymbolEffect { self }
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(kind: .bounce(way)) }
}

/// The symbol fades and comes back.
public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
  /// All layers together.
  public var wholeSymbol: PulseSymbolEffect { self }
  /// Layer by layer. The symbols here have one.
  public var byLayer: PulseSymbolEffect { self }
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(kind: .pulse) }
}

/// Layers light up one after the other. The symbols here have one layer, which fades and comes back.
public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
  let reverses: Bool
  /// There and back.
  public var reversing: VariableColorSymbolEffect { VariableColorSymbolEffect(reverses: true) }
  /// From the beginning each time.
  public var nonReversing: VariableColorSymbolEffect { VariableColorSymbolEffect(reverses: false) }
  /// One layer at a time. The symbols here have one.
  public var iterative: VariableColorSymbolEffect { self }
  /// Each layer stays lit. The symbols here have one.
  public var cumulative: VariableColorSymbolEffect { self }
  /// Layers that are not lit are faint, as they are in any case.
  public var dimInactiveLayers: VariableColorSymbolEffect { self }
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(kind: .variableColor(reverses: reverses))
  }
}

/// The symbol is larger, or smaller, while the effect is active.
public struct ScaleSymbolEffect: IndefiniteSymbolEffect, Hashable {
  let way: Double
  /// Larger.
  public var up: ScaleSymbolEffect { ScaleSymbolEffect(way: 1) }
  /// Smaller.
  public var down: ScaleSymbolEffect { ScaleSymbolEffect(way: -1) }
  /// All layers together.
  public var wholeSymbol: ScaleSymbolEffect { self }
  /// Layer by layer. The symbols here have one.
  public var byLayer: ScaleSymbolEffect { self }
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(kind: .scale(way)) }
}

/// The symbol comes into view.
public struct AppearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
  let way: Double
  /// It grows.
  public var up: AppearSymbolEffect { AppearSymbolEffect(way: 1) }
  /// It shrinks.
  public var down: AppearSymbolEffect { AppearSymbolEffect(way: -1) }
  /// All layers together.
  public var wholeSymbol: AppearSymbolEffect { self }
  /// Layer by layer. The symbols here have one.
  public var byLayer: AppearSymbolEffect { self }
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(kind: .appear(way)) }
}

/// The symbol goes out of view; its place stays.
public struct DisappearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
  let way: Double
  /// It grows.
  public var up: DisappearSymbolEffect { DisappearSymbolEffect(way: 1) }
  /// It shrinks.
  public var down: DisappearSymbolEffect { DisappearSymbolEffect(way: -1) }
  /// All layers together.
  public var wholeSymbol: DisappearSymbolEffect { self }
  /// Layer by layer. The symbols here have one.
  public var byLayer: DisappearSymbolEffect { self }
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(kind: .disappear(way)) }
}

/// The symbol swells and sinks.
@available(iOS 18.0, *)
public struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
  let fades: Bool
  /// It only changes its size.
  public var plain: BreatheSymbolEffect { BreatheSymbolEffect(fades: false) }
  /// It fades, too.
  public var pulse: BreatheSymbolEffect { BreatheSymbolEffect(fades: true) }
  /// All layers together.
  public var wholeSymbol: BreatheSymbolEffect { self }
  /// Layer by layer. The symbols here have one.
  public var byLayer: BreatheSymbolEffect { self }
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(kind: .breathe(fades: fades)) }
}

/// The symbol is shaken.
@available(iOS 18.0, *)
public struct WiggleSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
  let degrees: Double
  var x = 0.0
  var y = 0.0
  /// To the right first as it turns.
  public var clockwise: WiggleSymbolEffect { WiggleSymbolEffect(degrees: 12) }
  /// To the left first as it turns.
  public var counterClockwise: WiggleSymbolEffect { WiggleSymbolEffect(degrees: -12) }
  /// To the left and back.
  public var left: WiggleSymbolEffect { WiggleSymbolEffect(degrees: 0, x: -3) }
  /// To the right and back.
  public var right: WiggleSymbolEffect { WiggleSymbolEffect(degrees: 0, x: 3) }
  /// To where reading goes, and back. Caveat: always to the right.
  public var forward: WiggleSymbolEffect { right }
  /// To where reading comes from, and back. Caveat: always to the left.
  public var backward: WiggleSymbolEffect { left }
  /// Up and back.
  public var up: WiggleSymbolEffect { WiggleSymbolEffect(degrees: 0, y: -3) }
  /// Down and back.
  public var down: WiggleSymbolEffect { WiggleSymbolEffect(degrees: 0, y: 3) }
  /// All layers together.
  public var wholeSymbol: WiggleSymbolEffect { self }
  /// Layer by layer. The symbols here have one.
  public var byLayer: WiggleSymbolEffect { self }
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(kind: .wiggle(degrees: degrees, x: x, y: y))
  }
}

/// The symbol turns round.
@available(iOS 18.0, *)
public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
  let turns: Double
  /// As a clock does.
  public var clockwise: RotateSymbolEffect { RotateSymbolEffect(turns: 1) }
  /// Against the clock.
  public var counterClockwise: RotateSymbolEffect { RotateSymbolEffect(turns: -1) }
  /// All layers together.
  public var wholeSymbol: RotateSymbolEffect { self }
  /// Layer by layer. The symbols here have one.
  public var byLayer: RotateSymbolEffect { self }
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(kind: .rotate(turns: turns)) }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// The symbol jumps.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect(way: 1) }
}
extension SymbolEffect where Self == PulseSymbolEffect {
  /// The symbol fades and comes back.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// Layers light up one after the other.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect(reverses: false) }
}
extension SymbolEffect where Self == ScaleSymbolEffect {
  /// The symbol is larger, or smaller.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect(way: 1) }
}
extension SymbolEffect where Self == AppearSymbolEffect {
  /// The symbol comes into view.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect(way: 1) }
}
extension SymbolEffect where Self == DisappearSymbolEffect {
  /// The symbol goes out of view.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect(way: -1) }
}
@available(iOS 18.0, *)
extension SymbolEffect where Self == BreatheSymbolEffect {
  /// The symbol swells and sinks.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect(fades: false) }
}
@available(iOS 18.0, *)
extension SymbolEffect where Self == WiggleSymbolEffect {
  /// The symbol is shaken.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect(degrees: 12) }
}
@available(iOS 18.0, *)
extension SymbolEffect where Self == RotateSymbolEffect {
  /// The symbol turns round.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect(turns: 1) }
}
