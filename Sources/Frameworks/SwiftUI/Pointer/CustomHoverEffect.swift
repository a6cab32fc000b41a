/// What a view looks like under a pointer, made of other effects.
@available(iOS 18.0, *)
public protocol CustomHoverEffect: Sendable {
  /// The type of the effect that it is made of.
  associatedtype Body: CustomHoverEffect
  typealias Content = EmptyHoverEffect
  /// The effect that it is made of; `content` is one that shows nothing.
  func body(content: Content) -> Body
  /// What there is to see of it.
  var _look: _HoverLook { get }
}

/// What there is to see of an effect. Not for use outside this module.
public struct _HoverLook: Sendable, Equatable {
  enum Kind: Sendable { case none, automatic, highlight, lift }
  var kind: Kind
  var isDisabled = false
}

@available(iOS 18.0, *)
extension CustomHoverEffect {
  /// That of its body.
  public var _look: _HoverLook { body(content: EmptyHoverEffect())._look }

  /// The effect, or nothing while it is disabled.
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
  public func body(content: EmptyHoverEffect) -> Never { preconditionFailure("\(Self.self) has no body") }
}

/// Nothing to see, to make other effects of.
@available(iOS 18.0, *)
public struct EmptyHoverEffect: PrimitiveHoverEffect {
  public var _look: _HoverLook { _HoverLook(kind: .none) }
}

/// What suits most views, or what `defaultHoverEffect` says.
@available(iOS 18.0, *)
public struct AutomaticHoverEffect: PrimitiveHoverEffect {
  /// The same as `.automatic`.
  public init() {}
  public var _look: _HoverLook { _HoverLook(kind: .automatic) }
}

/// A lighter ground behind the view.
@available(iOS 18.0, *)
public struct HighlightHoverEffect: PrimitiveHoverEffect {
  /// The same as `.highlight`.
  public init() {}
  public var _look: _HoverLook { _HoverLook(kind: .highlight) }
}

/// The view grows a little and casts a shadow.
@available(iOS 18.0, *)
public struct LiftHoverEffect: PrimitiveHoverEffect {
  /// The same as `.lift`.
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
  /// What suits most views, or what `defaultHoverEffect` says.
  public static var automatic: AutomaticHoverEffect { AutomaticHoverEffect() }
}

@available(iOS 18.0, *)
extension CustomHoverEffect where Self == HighlightHoverEffect {
  /// A lighter ground behind the view.
  public static var highlight: HighlightHoverEffect { HighlightHoverEffect() }
}

@available(iOS 18.0, *)
extension CustomHoverEffect where Self == LiftHoverEffect {
  /// The view grows a little and casts a shadow.
  public static var lift: LiftHoverEffect { LiftHoverEffect() }
}
