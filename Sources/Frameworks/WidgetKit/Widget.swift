import Foundation
import ScrollworkActivityKit
import ScrollworkSwiftUI

/// A widget. It can be declared, but the simulated phone does not show it.
@MainActor @preconcurrency
public protocol Widget {
  /// The type of the configuration.
  associatedtype Body: WidgetConfiguration
  /// The configuration.
  var body: Body { get }
  /// Creates a widget.
  init()
}

/// A bundle of widgets.
@MainActor @preconcurrency
public protocol WidgetBundle {
  /// The widgets.
  associatedtype Body: Widget
  /// The widgets.
  @WidgetBundleBuilder var body: Body { get }
  /// Creates a bundle.
  init()
}

/// Builds a bundle of widgets.
@resultBuilder
public struct WidgetBundleBuilder {
  /// Builds several widgets.
  @MainActor public static func buildBlock<each Content: Widget>(_ content: repeat each Content) -> some Widget {
    _WidgetGroup()
  }
  /// Builds a widget in an availability check.
  @MainActor public static func buildLimitedAvailability(_ widget: some Widget) -> some Widget { _WidgetGroup() }
}

/// A group of widgets.
public struct _WidgetGroup: Widget {
  public init() {}
  public var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}

/// The configuration of a widget.
@MainActor @preconcurrency
public protocol WidgetConfiguration {
  /// The type of the body.
  associatedtype Body: WidgetConfiguration
  /// The body.
  var body: Body { get }
}

extension Never: WidgetConfiguration {}

/// An empty configuration.
public struct EmptyWidgetConfiguration: WidgetConfiguration {
  /// Creates an empty configuration.
  public init() {}
  /// Not called: there is no body.
  public var body: Never { never() }
}

/// Bodies of primitive configurations are not called.
private func never() -> Never {
  preconditionFailure("A primitive configuration has no body, so nothing may ask for it.")
}

/// The configuration of a widget without options.
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
  /// Creates a configuration of a kind with a provider.
  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {}
  /// Not called: there is no body.
  public var body: Never { never() }
}

/// A live activity.
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
  /// Creates an activity with attributes.
  public init<Content: View>(
    for attributesType: Attributes.Type,
    @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
    dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
  ) {}
  /// Not called: there is no body.
  public var body: Never { never() }
}

// No widget is shown, so the modifiers have no effect.
extension WidgetConfiguration {
  /// Sets the display name in the widget gallery.
  public func configurationDisplayName(_ displayName: LocalizedStringKey) -> some WidgetConfiguration { self }
  /// Sets the display name in the widget gallery.
  @_disfavoredOverload
  public func configurationDisplayName(_ displayName: some StringProtocol) -> some WidgetConfiguration { self }
  /// Sets the description.
  public func description(_ description: LocalizedStringKey) -> some WidgetConfiguration { self }
  /// Sets the description.
  @_disfavoredOverload
  public func description(_ description: some StringProtocol) -> some WidgetConfiguration { self }
  /// Sets the supported sizes.
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration { self }
  /// Disables the content margins.
  public func contentMarginsDisabled() -> some WidgetConfiguration { self }
}
