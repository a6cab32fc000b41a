/// An effect that changes a view while a pointer is over it, composed of other effects.
@available(iOS 18.0, *)
public protocol CustomHoverEffect: Sendable {
  /// The type of the effect's body.
  associatedtype Body: CustomHoverEffect
  typealias Content = EmptyHoverEffect
  /// Returns the effect's body; `content` is an empty effect.
  func body(content: Content) -> Body
  /// The visible parts of the effect.
  var _look: _HoverLook { get }
}

/// The visible parts of an effect. Not for use outside this module.
public struct _HoverLook: Sendable, Equatable {
  enum Kind: Sendable { case none, automatic, highlight, lift }
  var kind: Kind
  var isDisabled = false
}

@available(iOS 18.0, *)
extension CustomHoverEffect {
  /// The look of the effect's body.
  public var _look: _HoverLook { body(content: EmptyHoverEffect())._look }

  /// The effect, or none if it is disabled.
  public func hoverEffectDisabled(_ isDisabled: Bool = true) -> some CustomHoverEffect {
    _DisabledHoverEffect(base: self, isDisabled: isDisabled)
  }
}

@available(iOS 18.0, *)
extension Never: CustomHoverEffect {
  public var _look: _HoverLook { switch self {} }
  public func body(content: EmptyHoverEffect) -> Never { switch self {} }
}

/// Effects of this module, which have no body.
@available(iOS 18.0, *)
protocol PrimitiveHoverEffect: CustomHoverEffect where Body == Never {}

@available(iOS 18.0, *)
extension PrimitiveHoverEffect {
  public func body(content: EmptyHoverEffect) -> Never {
    preconditionFailure("\(TypeName.of(Self.self)) has no body, so nothing may ask for it.")
  }
}

/// An effect that changes nothing, as a base for others.
@available(iOS 18.0, *)
public struct EmptyHoverEffect: PrimitiveHoverEffect {
  public var _look: _HoverLook { _HoverLook(kind: .none) }
}

/// The effect that suits most views, or the one set with `defaultHoverEffect`.
@available(iOS 18.0, *)
public struct AutomaticHoverEffect: PrimitiveHoverEffect {
  /// Creates the effect. Same as `.automatic`.
  public init() {}
  public var _look: _HoverLook { _HoverLook(kind: .automatic) }
}

/// An effect that shows a lighter background behind the view.
@available(iOS 18.0, *)
public struct HighlightHoverEffect: PrimitiveHoverEffect {
  /// Creates the effect. Same as `.highlight`.
  public init() {}
  public var _look: _HoverLook { _HoverLook(kind: .highlight) }
}

/// An effect that enlarges the view slightly and adds a shadow.
@available(iOS 18.0, *)
public struct LiftHoverEffect: PrimitiveHoverEffect {
  /// Creates the effect. Same as `.lift`.
  public init() {}
  public var _look: _HoverLook { _HoverLook(kind: .lift) }
}

@available(iOS 18.0, *)
private struct _DisabledHoverEffect<Base: CustomHoverEffect>: PrimitiveHoverEffect {
  let base: Base
  let isDisabled: Bool
  var _look: _HoverLook {
    var look = base._look
    look.isDisabled = look.isDisabled || isDisabled
    return look
  }
}

@available(iOS 18.0, *)
extension CustomHoverEffect where Self == AutomaticHoverEffect {
  /// The effect that suits most views, or the one set with `defaultHoverEffect`.
  public static var automatic: AutomaticHoverEffect { AutomaticHoverEffect() }
}

@available(iOS 18.0, *)
extension CustomHoverEffect where Self == HighlightHoverEffect {
  /// An effect that shows a lighter background behind the view.
  public static var highlight: HighlightHoverEffect { HighlightHoverEffect() }
}

@available(iOS 18.0, *)
extension CustomHoverEffect where Self == LiftHoverEffect {
  /// An effect that enlarges the view slightly and adds a shadow.
  public static var lift: LiftHoverEffect { LiftHoverEffect() }
}
