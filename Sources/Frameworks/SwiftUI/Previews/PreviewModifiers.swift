import Foundation

/// The size of the space that a preview gets.
public enum PreviewLayout: Hashable, Sendable {
  /// The screen of the phone.
  case device
  /// The size that fits the view.
  case sizeThatFits
  /// A fixed size in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// The name of the device that a preview is shown on, such as "iPhone 15 Pro".
public struct PreviewDevice: RawRepresentable, Hashable, ExpressibleByStringLiteral, Sendable {
  /// The device's name.
  public let rawValue: String
  /// Creates a device from a name. An unknown name means the current device.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a device from a name.
  public init(stringLiteral value: String) { rawValue = value }
}

/// The context that a preview is shown in, such as a widget's size.
public protocol PreviewContext {
  /// Returns the context's value for a key.
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

/// A key for a value of a preview's context.
public protocol PreviewContextKey {
  /// The type of the value.
  associatedtype Value
  /// The default value.
  static var defaultValue: Value { get }
}

/// The size that a context gives a preview; nil for the default.
package enum PreviewRoomKey: PreviewContextKey {
  package static let defaultValue: PreviewLayout? = nil
}

/// The orientation of the phone.
public struct InterfaceOrientation: Hashable, CaseIterable, Identifiable, Sendable {
  private enum Kind: Hashable { case portrait, upsideDown, left, right }
  private let kind: Kind

  /// The orientation itself.
  public var id: InterfaceOrientation { self }
  /// Whether the phone is in landscape.
  var isLandscape: Bool { kind == .left || kind == .right }

  /// Portrait.
  public static let portrait = InterfaceOrientation(kind: .portrait)
  /// Upside down, which looks like portrait here.
  public static let portraitUpsideDown = InterfaceOrientation(kind: .upsideDown)
  /// Landscape, on its left side.
  public static let landscapeLeft = InterfaceOrientation(kind: .left)
  /// Landscape, on its right side, which looks the same here.
  public static let landscapeRight = InterfaceOrientation(kind: .right)
  /// All orientations.
  public static let allCases: [InterfaceOrientation] = [
    .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
  ]
}

/// The settings of a preview's modifiers.
struct PreviewStatement {
  var name: String?
  var layout: PreviewLayout?
  var device: PreviewDevice?
  var orientation: InterfaceOrientation?

  /// Returns the settings combined with outer ones, which apply where this sets nothing.
  func within(_ outer: PreviewStatement) -> PreviewStatement {
    PreviewStatement(
      name: name ?? outer.name, layout: layout ?? outer.layout, device: device ?? outer.device,
      orientation: orientation ?? outer.orientation)
  }
}

/// Sets how a preview is shown; has no effect on a view inside another one.
nonisolated public struct _PreviewModifier: ViewModifier {
  let statement: PreviewStatement
  @MainActor public func body(content: Content) -> some View { content }
}

nonisolated extension View {
  /// Sets the preview's name.
  @MainActor public func previewDisplayName(_ value: String?) -> some View {
    modifier(_PreviewModifier(statement: PreviewStatement(name: value)))
  }

  /// Sets the size of the space that the preview gets.
  @MainActor public func previewLayout(_ value: PreviewLayout) -> some View {
    modifier(_PreviewModifier(statement: PreviewStatement(layout: value)))
  }

  /// Sets the device of the preview.
  @MainActor public func previewDevice(_ value: PreviewDevice?) -> some View {
    modifier(_PreviewModifier(statement: PreviewStatement(device: value)))
  }

  /// Sets the context of the preview, such as a widget, which determines its size.
  @MainActor public func previewContext<C: PreviewContext>(_ value: C) -> some View {
    modifier(_PreviewModifier(statement: PreviewStatement(layout: value[PreviewRoomKey.self])))
  }

  /// Sets the orientation of the preview's phone.
  @MainActor public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    modifier(_PreviewModifier(statement: PreviewStatement(orientation: value)))
  }
}
