import Foundation
import ScrollworkActivityKit
import ScrollworkSwiftUI

/// A widget. It can be declared; the simulated phone has no place for it.
@MainActor @preconcurrency
public protocol Widget {
  /// How it is made.
  associatedtype Body: WidgetConfiguration
  /// How it is made.
  var body: Body { get }
  /// Creates a widget.
  init()
}

/// Several widgets.
@MainActor @preconcurrency
public protocol WidgetBundle {
  /// The widgets.
  associatedtype Body: Widget
  /// The widgets.
  @WidgetBundleBuilder var body: Body { get }
  /// Creates a bundle.
  init()
}

/// Collects widgets.
@resultBuilder
public struct WidgetBundleBuilder {
  /// One after the other.
  @MainActor public static func buildBlock<each Content: Widget>(_ content: repeat each Content) -> some Widget {
    _WidgetGroup()
  }
  /// One of a condition.
  @MainActor public static func buildLimitedAvailability(_ widget: some Widget) -> some Widget { _WidgetGroup() }
}

/// Several widgets as one.
public struct _WidgetGroup: Widget {
  public init() {}
  public var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}

/// How a widget is made.
@MainActor @preconcurrency
public protocol WidgetConfiguration {
  /// What it is made of.
  associatedtype Body: WidgetConfiguration
  /// What it is made of.
  var body: Body { get }
}

extension Never: WidgetConfiguration {}

/// No widget.
public struct EmptyWidgetConfiguration: WidgetConfiguration {
  /// No widget.
  public init() {}
  /// Nothing.
  public var body: Never { never() }
}

/// What has no parts is not asked for them.
private func never() -> Never { preconditionFailure("The parts of a widget are not looked at.") }

/// A widget that nobody can set up.
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
  /// Creates a widget of a kind, which shows what the provider has.
  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {}
  /// Nothing.
  public var body: Never { never() }
}

/// A live activity.
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
  /// Creates an activity with these attributes.
  public init<Content: View>(
    for attributesType: Attributes.Type,
    @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
    dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
  ) {}
  /// Nothing.
  public var body: Never { never() }
}

// No widget is shown, so nothing that is said about one is kept.
extension WidgetConfiguration {
  /// Sets what the widget is called where people choose.
  public func configurationDisplayName(_ displayName: LocalizedStringKey) -> some WidgetConfiguration { self }
  /// Sets what the widget is called where people choose.
  @_disfavoredOverload
  public func configurationDisplayName(_ displayName: some StringProtocol) -> some WidgetConfiguration { self }
  /// Sets what the widget is for.
  public func description(_ description: LocalizedStringKey) -> some WidgetConfiguration { self }
  /// Sets what the widget is for.
  @_disfavoredOverload
  public func description(_ description: some StringProtocol) -> some WidgetConfiguration { self }
  /// Sets the sizes that it has.
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration { self }
  /// Its content reaches its edges.
  public func contentMarginsDisabled() -> some WidgetConfiguration { self }
}
