import Foundation

/// The room that a preview has.
public enum PreviewLayout: Hashable, Sendable {
  /// The screen of the phone.
  case device
  /// As large as the view is by itself.
  case sizeThatFits
  /// A size in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// The name of a phone to show a preview on, such as "iPhone 15 Pro".
public struct PreviewDevice: RawRepresentable, Hashable, ExpressibleByStringLiteral, Sendable {
  /// The phone's name.
  public let rawValue: String
  /// A phone by its name; a name that nothing here has means the phone that is shown anyway.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A phone by its name.
  public init(stringLiteral value: String) { rawValue = value }
}

/// Where a preview is shown, beside a screen: a widget's size, for one.
public protocol PreviewContext {
  /// What the context says under a key.
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

/// A key for something that a preview's context says.
public protocol PreviewContextKey {
  /// What the key stands for.
  associatedtype Value
  /// What is said where nothing is.
  static var defaultValue: Value { get }
}

/// The room that a context gives a preview; nil for what it has anyway.
package enum PreviewRoomKey: PreviewContextKey {
  package static let defaultValue: PreviewLayout? = nil
}

/// How the phone is held.
public struct InterfaceOrientation: Hashable, CaseIterable, Identifiable, Sendable {
  private enum Kind: Hashable { case portrait, upsideDown, left, right }
  private let kind: Kind

  /// The orientation itself.
  public var id: InterfaceOrientation { self }
  /// On one of its longer sides.
  var isLandscape: Bool { kind == .left || kind == .right }

  /// Upright.
  public static let portrait = InterfaceOrientation(kind: .portrait)
  /// With its top down, which looks like upright here.
  public static let portraitUpsideDown = InterfaceOrientation(kind: .upsideDown)
  /// On its left side.
  public static let landscapeLeft = InterfaceOrientation(kind: .left)
  /// On its right side, which looks the same here.
  public static let landscapeRight = InterfaceOrientation(kind: .right)
  /// Every orientation.
  public static let allCases: [InterfaceOrientation] = [
    .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
  ]
}

/// What is said of a preview by modifiers.
struct PreviewStatement {
  var name: String?
  var layout: PreviewLayout?
  var device: PreviewDevice?
  var orientation: InterfaceOrientation?

  /// Together with what is said further out, which counts where this says nothing.
  func within(_ outer: PreviewStatement) -> PreviewStatement {
    PreviewStatement(
      name: name ?? outer.name, layout: layout ?? outer.layout, device: device ?? outer.device,
      orientation: orientation ?? outer.orientation)
  }
}

/// Says how a preview is shown; changes nothing where the view is part of another one.
nonisolated public struct _PreviewModifier: ViewModifier {
  let statement: PreviewStatement
  @MainActor public func body(content: Content) -> some View { content }
}

nonisolated extension View {
  /// What the preview is called.
  @MainActor public func previewDisplayName(_ value: String?) -> some View {
    modifier(_PreviewModifier(statement: PreviewStatement(name: value)))
  }

  /// The room that the preview has.
  @MainActor public func previewLayout(_ value: PreviewLayout) -> some View {
    modifier(_PreviewModifier(statement: PreviewStatement(layout: value)))
  }

  /// The phone that the preview is shown on.
  @MainActor public func previewDevice(_ value: PreviewDevice?) -> some View {
    modifier(_PreviewModifier(statement: PreviewStatement(device: value)))
  }

  /// Where the preview is shown, such as in a widget: it has that room.
  @MainActor public func previewContext<C: PreviewContext>(_ value: C) -> some View {
    modifier(_PreviewModifier(statement: PreviewStatement(layout: value[PreviewRoomKey.self])))
  }

  /// How the preview's phone is held.
  @MainActor public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    modifier(_PreviewModifier(statement: PreviewStatement(orientation: value)))
  }
}
