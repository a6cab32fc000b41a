// Made by scripts/names --write from docs/coverage.tsv. Do not edit.
// swift-format-ignore-file


/// A placeholder for a value of an unknown type.
public struct _NotInScrollworkYet { public init() {} }

@available(*, unavailable, message: "DebugReplaceableView is not in Scrollwork yet")
public struct DebugReplaceableView {
  public init() {}
}

@available(*, unavailable, message: "DefaultDocumentGroupLaunchActions is not in Scrollwork yet")
public struct DefaultDocumentGroupLaunchActions {
  @available(*, unavailable, message: "DefaultDocumentGroupLaunchActions() is not in Scrollwork yet")
  public init() { fatalError() }
}

@available(*, unavailable, message: "DocumentBaseBox is not in Scrollwork yet")
public protocol DocumentBaseBox {}

@available(*, unavailable, message: "DocumentGroupLaunchScene is not in Scrollwork yet")
public struct DocumentGroupLaunchScene {
  @available(*, unavailable, message: "DocumentGroupLaunchScene(_:_:background:) is not in Scrollwork yet")
  public init<A0, A1, A2>(_ a0: A0 = (), _ a1: A1 = (), background a2: A2 = ()) { fatalError() }
  @available(*, unavailable, message: "DocumentGroupLaunchScene(_:_:background:backgroundAccessoryView:) is not in Scrollwork yet")
  public init<A0, A1, A2, A3>(_ a0: A0 = (), _ a1: A1 = (), background a2: A2 = (), backgroundAccessoryView a3: A3 = ()) { fatalError() }
  @available(*, unavailable, message: "DocumentGroupLaunchScene(_:_:background:backgroundAccessoryView:overlayAccessoryView:) is not in Scrollwork yet")
  public init<A0, A1, A2, A3, A4>(_ a0: A0 = (), _ a1: A1 = (), background a2: A2 = (), backgroundAccessoryView a3: A3 = (), overlayAccessoryView a4: A4 = ()) { fatalError() }
  @available(*, unavailable, message: "DocumentGroupLaunchScene(_:_:background:overlayAccessoryView:) is not in Scrollwork yet")
  public init<A0, A1, A2, A3>(_ a0: A0 = (), _ a1: A1 = (), background a2: A2 = (), overlayAccessoryView a3: A3 = ()) { fatalError() }
  @available(*, unavailable, message: "DocumentGroupLaunchScene(_:backgroundStyle:_:) is not in Scrollwork yet")
  public init<A0, A1, A2>(_ a0: A0 = (), backgroundStyle a1: A1 = (), _ a2: A2 = ()) { fatalError() }
  @available(*, unavailable, message: "DocumentGroupLaunchScene(_:backgroundStyle:_:backgroundAccessoryView:) is not in Scrollwork yet")
  public init<A0, A1, A2, A3>(_ a0: A0 = (), backgroundStyle a1: A1 = (), _ a2: A2 = (), backgroundAccessoryView a3: A3 = ()) { fatalError() }
  @available(*, unavailable, message: "DocumentGroupLaunchScene(_:backgroundStyle:_:backgroundAccessoryView:overlayAccessoryView:) is not in Scrollwork yet")
  public init<A0, A1, A2, A3, A4>(_ a0: A0 = (), backgroundStyle a1: A1 = (), _ a2: A2 = (), backgroundAccessoryView a3: A3 = (), overlayAccessoryView a4: A4 = ()) { fatalError() }
  @available(*, unavailable, message: "DocumentGroupLaunchScene(_:backgroundStyle:_:overlayAccessoryView:) is not in Scrollwork yet")
  public init<A0, A1, A2, A3>(_ a0: A0 = (), backgroundStyle a1: A1 = (), _ a2: A2 = (), overlayAccessoryView a3: A3 = ()) { fatalError() }
  public init() {}
}

@available(*, unavailable, message: "DocumentLaunchGeometryProxy is not in Scrollwork yet")
public struct DocumentLaunchGeometryProxy {
  @available(*, unavailable, message: "frame is not in Scrollwork yet")
  public var frame: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "frame is not in Scrollwork yet")
  public static var frame: Self { fatalError() }
  @available(*, unavailable, message: "titleViewFrame is not in Scrollwork yet")
  public var titleViewFrame: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "titleViewFrame is not in Scrollwork yet")
  public static var titleViewFrame: Self { fatalError() }
  public init() {}
}

@available(*, unavailable, message: "DocumentLaunchView is not in Scrollwork yet")
public struct DocumentLaunchView {
  @available(*, unavailable, message: "DocumentLaunchView(_:for:_:onDocumentOpen:) is not in Scrollwork yet")
  public init<A0, A1, A2, A3>(_ a0: A0 = (), for a1: A1 = (), _ a2: A2 = (), onDocumentOpen a3: A3 = ()) { fatalError() }
  @available(*, unavailable, message: "DocumentLaunchView(_:for:_:onDocumentOpen:background:) is not in Scrollwork yet")
  public init<A0, A1, A2, A3, A4>(_ a0: A0 = (), for a1: A1 = (), _ a2: A2 = (), onDocumentOpen a3: A3 = (), background a4: A4 = ()) { fatalError() }
  @available(*, unavailable, message: "DocumentLaunchView(_:for:_:onDocumentOpen:background:backgroundAccessoryView:) is not in Scrollwork yet")
  public init<A0, A1, A2, A3, A4, A5>(_ a0: A0 = (), for a1: A1 = (), _ a2: A2 = (), onDocumentOpen a3: A3 = (), background a4: A4 = (), backgroundAccessoryView a5: A5 = ()) { fatalError() }
  @available(*, unavailable, message: "DocumentLaunchView(_:for:_:onDocumentOpen:background:backgroundAccessoryView:overlayAccessoryView:) is not in Scrollwork yet")
  public init<A0, A1, A2, A3, A4, A5, A6>(_ a0: A0 = (), for a1: A1 = (), _ a2: A2 = (), onDocumentOpen a3: A3 = (), background a4: A4 = (), backgroundAccessoryView a5: A5 = (), overlayAccessoryView a6: A6 = ()) { fatalError() }
  @available(*, unavailable, message: "DocumentLaunchView(_:for:_:onDocumentOpen:background:overlayAccessoryView:) is not in Scrollwork yet")
  public init<A0, A1, A2, A3, A4, A5>(_ a0: A0 = (), for a1: A1 = (), _ a2: A2 = (), onDocumentOpen a3: A3 = (), background a4: A4 = (), overlayAccessoryView a5: A5 = ()) { fatalError() }
  @available(*, unavailable, message: "DocumentLaunchView(_:for:_:onDocumentOpen:backgroundAccessoryView:) is not in Scrollwork yet")
  public init<A0, A1, A2, A3, A4>(_ a0: A0 = (), for a1: A1 = (), _ a2: A2 = (), onDocumentOpen a3: A3 = (), backgroundAccessoryView a4: A4 = ()) { fatalError() }
  @available(*, unavailable, message: "DocumentLaunchView(_:for:_:onDocumentOpen:backgroundAccessoryView:overlayAccessoryView:) is not in Scrollwork yet")
  public init<A0, A1, A2, A3, A4, A5>(_ a0: A0 = (), for a1: A1 = (), _ a2: A2 = (), onDocumentOpen a3: A3 = (), backgroundAccessoryView a4: A4 = (), overlayAccessoryView a5: A5 = ()) { fatalError() }
  @available(*, unavailable, message: "DocumentLaunchView(_:for:_:onDocumentOpen:overlayAccessoryView:) is not in Scrollwork yet")
  public init<A0, A1, A2, A3, A4>(_ a0: A0 = (), for a1: A1 = (), _ a2: A2 = (), onDocumentOpen a3: A3 = (), overlayAccessoryView a4: A4 = ()) { fatalError() }
  @available(*, unavailable, message: "DocumentLaunchView(_:for:backgroundStyle:_:onDocumentOpen:) is not in Scrollwork yet")
  public init<A0, A1, A2, A3, A4>(_ a0: A0 = (), for a1: A1 = (), backgroundStyle a2: A2 = (), _ a3: A3 = (), onDocumentOpen a4: A4 = ()) { fatalError() }
  @available(*, unavailable, message: "DocumentLaunchView(_:for:backgroundStyle:_:onDocumentOpen:backgroundAccessoryView:) is not in Scrollwork yet")
  public init<A0, A1, A2, A3, A4, A5>(_ a0: A0 = (), for a1: A1 = (), backgroundStyle a2: A2 = (), _ a3: A3 = (), onDocumentOpen a4: A4 = (), backgroundAccessoryView a5: A5 = ()) { fatalError() }
  @available(*, unavailable, message: "DocumentLaunchView(_:for:backgroundStyle:_:onDocumentOpen:backgroundAccessoryView:overlayAccessoryView:) is not in Scrollwork yet")
  public init<A0, A1, A2, A3, A4, A5, A6>(_ a0: A0 = (), for a1: A1 = (), backgroundStyle a2: A2 = (), _ a3: A3 = (), onDocumentOpen a4: A4 = (), backgroundAccessoryView a5: A5 = (), overlayAccessoryView a6: A6 = ()) { fatalError() }
  @available(*, unavailable, message: "DocumentLaunchView(_:for:backgroundStyle:_:onDocumentOpen:overlayAccessoryView:) is not in Scrollwork yet")
  public init<A0, A1, A2, A3, A4, A5>(_ a0: A0 = (), for a1: A1 = (), backgroundStyle a2: A2 = (), _ a3: A3 = (), onDocumentOpen a4: A4 = (), overlayAccessoryView a5: A5 = ()) { fatalError() }
  public init() {}
}

@available(*, unavailable, message: "EmptyControlWidgetConfiguration is not in Scrollwork yet")
public struct EmptyControlWidgetConfiguration {
  @available(*, unavailable, message: "EmptyControlWidgetConfiguration() is not in Scrollwork yet")
  public init() { fatalError() }
}

@available(*, unavailable, message: "EmptyControlWidgetTemplate is not in Scrollwork yet")
public struct EmptyControlWidgetTemplate {
  @available(*, unavailable, message: "EmptyControlWidgetTemplate() is not in Scrollwork yet")
  public init() { fatalError() }
}

@available(*, unavailable, message: "LimitedAvailabilityConfiguration is not in Scrollwork yet")
public struct LimitedAvailabilityConfiguration {
  public init() {}
}

@available(*, unavailable, message: "MaterialActiveAppearance is not in Scrollwork yet")
public struct MaterialActiveAppearance {
  @available(*, unavailable, message: "active is not in Scrollwork yet")
  public var active: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "active is not in Scrollwork yet")
  public static var active: Self { fatalError() }
  @available(*, unavailable, message: "automatic is not in Scrollwork yet")
  public var automatic: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "automatic is not in Scrollwork yet")
  public static var automatic: Self { fatalError() }
  @available(*, unavailable, message: "matchWindow is not in Scrollwork yet")
  public var matchWindow: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "matchWindow is not in Scrollwork yet")
  public static var matchWindow: Self { fatalError() }
  public init() {}
}

@available(*, unavailable, message: "NewDocumentButton is not in Scrollwork yet")
public struct NewDocumentButton {
  @available(*, unavailable, message: "NewDocumentButton(_:contentType:) is not in Scrollwork yet")
  public init<A0, A1>(_ a0: A0 = (), contentType a1: A1 = ()) { fatalError() }
  @available(*, unavailable, message: "NewDocumentButton(_:contentType:prepareDocumentURL:) is not in Scrollwork yet")
  public init<A0, A1, A2>(_ a0: A0 = (), contentType a1: A1 = (), prepareDocumentURL a2: A2 = ()) { fatalError() }
  @available(*, unavailable, message: "NewDocumentButton(_:for:contentType:prepareDocument:) is not in Scrollwork yet")
  public init<A0, A1, A2, A3>(_ a0: A0 = (), for a1: A1 = (), contentType a2: A2 = (), prepareDocument a3: A3 = ()) { fatalError() }
  public init() {}
}

@available(*, unavailable, message: "PreferredColorSchemeKey is not in Scrollwork yet")
public struct PreferredColorSchemeKey {
  public init() {}
}

@available(*, unavailable, message: "Shader is not in Scrollwork yet")
public struct Shader {
  @available(*, unavailable, message: "Argument is not in Scrollwork yet")
  public struct Argument {}
  @available(*, unavailable, message: "UsageType is not in Scrollwork yet")
  public struct UsageType {}
  @available(*, unavailable, message: "arguments is not in Scrollwork yet")
  public var arguments: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "arguments is not in Scrollwork yet")
  public static var arguments: Self { fatalError() }
  @available(*, unavailable, message: "compile is not in Scrollwork yet")
  public func compile<A0>(as a0: A0 = ()) -> _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "compile is not in Scrollwork yet")
  public static func compile<A0>(as a0: A0 = ()) -> Self { fatalError() }
  @available(*, unavailable, message: "dithersColor is not in Scrollwork yet")
  public var dithersColor: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "dithersColor is not in Scrollwork yet")
  public static var dithersColor: Self { fatalError() }
  @available(*, unavailable, message: "function is not in Scrollwork yet")
  public var function: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "function is not in Scrollwork yet")
  public static var function: Self { fatalError() }
  @available(*, unavailable, message: "Shader(function:arguments:) is not in Scrollwork yet")
  public init<A0, A1>(function a0: A0 = (), arguments a1: A1 = ()) { fatalError() }
  public init() {}
}

@available(*, unavailable, message: "ShaderFunction is not in Scrollwork yet")
public struct ShaderFunction {
  @available(*, unavailable, message: "dynamicallyCall is not in Scrollwork yet")
  public func dynamicallyCall<A0>(withArguments a0: A0 = ()) -> _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "dynamicallyCall is not in Scrollwork yet")
  public static func dynamicallyCall<A0>(withArguments a0: A0 = ()) -> Self { fatalError() }
  @available(*, unavailable, message: "ShaderFunction(library:name:) is not in Scrollwork yet")
  public init<A0, A1>(library a0: A0 = (), name a1: A1 = ()) { fatalError() }
  @available(*, unavailable, message: "library is not in Scrollwork yet")
  public var library: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "library is not in Scrollwork yet")
  public static var library: Self { fatalError() }
  @available(*, unavailable, message: "name is not in Scrollwork yet")
  public var name: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "name is not in Scrollwork yet")
  public static var name: Self { fatalError() }
  public init() {}
}

@available(*, unavailable, message: "ShaderLibrary is not in Scrollwork yet")
public struct ShaderLibrary {
  @available(*, unavailable, message: "bundle is not in Scrollwork yet")
  public func bundle<A0>(_ a0: A0 = ()) -> _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "bundle is not in Scrollwork yet")
  public static func bundle<A0>(_ a0: A0 = ()) -> Self { fatalError() }
  @available(*, unavailable, message: "default is not in Scrollwork yet")
  public var `default`: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "default is not in Scrollwork yet")
  public static var `default`: Self { fatalError() }
  @available(*, unavailable, message: "ShaderLibrary(data:) is not in Scrollwork yet")
  public init<A0>(data a0: A0 = ()) { fatalError() }
  @available(*, unavailable, message: "ShaderLibrary(url:) is not in Scrollwork yet")
  public init<A0>(url a0: A0 = ()) { fatalError() }
  public init() {}
}

@available(*, unavailable, message: "TextFormattingCommands is not in Scrollwork yet")
public struct TextFormattingCommands {
  @available(*, unavailable, message: "TextFormattingCommands() is not in Scrollwork yet")
  public init() { fatalError() }
}

@available(*, unavailable, message: "TextInputFormattingControlPlacement is not in Scrollwork yet")
public struct TextInputFormattingControlPlacement {
  @available(*, unavailable, message: "Set is not in Scrollwork yet")
  public struct Set {}
  public init() {}
}

@available(*, unavailable, message: "TupleTableColumnContent is not in Scrollwork yet")
public struct TupleTableColumnContent {
  @available(*, unavailable, message: "value is not in Scrollwork yet")
  public var value: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "value is not in Scrollwork yet")
  public static var value: Self { fatalError() }
  public init() {}
}

@available(*, unavailable, message: "TupleTableRowContent is not in Scrollwork yet")
public struct TupleTableRowContent {
  @available(*, unavailable, message: "value is not in Scrollwork yet")
  public var value: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "value is not in Scrollwork yet")
  public static var value: Self { fatalError() }
  public init() {}
}
