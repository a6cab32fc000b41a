// Made by scripts/names --write from docs/coverage.tsv. Do not edit.
// swift-format-ignore-file


/// Stands for a value of a type that nothing is known of here.
public struct _NotInScrollworkYet { public init() {} }

@available(*, unavailable, message: "AXChartDescriptorRepresentable is not in Scrollwork yet")
public protocol AXChartDescriptorRepresentable {}

@available(*, unavailable, message: "AccessibilityAttachmentModifier is not in Scrollwork yet")
public struct AccessibilityAttachmentModifier {
  public init() {}
}

@available(*, unavailable, message: "AccessibilityLabeledPairRole is not in Scrollwork yet")
public struct AccessibilityLabeledPairRole {
  @available(*, unavailable, message: "content is not in Scrollwork yet")
  public var content: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "content is not in Scrollwork yet")
  public static var content: Self { fatalError() }
  @available(*, unavailable, message: "label is not in Scrollwork yet")
  public var label: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "label is not in Scrollwork yet")
  public static var label: Self { fatalError() }
  public init() {}
}

@available(*, unavailable, message: "AccessibilityTextContentType is not in Scrollwork yet")
public struct AccessibilityTextContentType {
  @available(*, unavailable, message: "console is not in Scrollwork yet")
  public var console: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "console is not in Scrollwork yet")
  public static var console: Self { fatalError() }
  @available(*, unavailable, message: "fileSystem is not in Scrollwork yet")
  public var fileSystem: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "fileSystem is not in Scrollwork yet")
  public static var fileSystem: Self { fatalError() }
  @available(*, unavailable, message: "messaging is not in Scrollwork yet")
  public var messaging: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "messaging is not in Scrollwork yet")
  public static var messaging: Self { fatalError() }
  @available(*, unavailable, message: "narrative is not in Scrollwork yet")
  public var narrative: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "narrative is not in Scrollwork yet")
  public static var narrative: Self { fatalError() }
  @available(*, unavailable, message: "plain is not in Scrollwork yet")
  public var plain: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "plain is not in Scrollwork yet")
  public static var plain: Self { fatalError() }
  @available(*, unavailable, message: "sourceCode is not in Scrollwork yet")
  public var sourceCode: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "sourceCode is not in Scrollwork yet")
  public static var sourceCode: Self { fatalError() }
  @available(*, unavailable, message: "spreadsheet is not in Scrollwork yet")
  public var spreadsheet: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "spreadsheet is not in Scrollwork yet")
  public static var spreadsheet: Self { fatalError() }
  @available(*, unavailable, message: "wordProcessing is not in Scrollwork yet")
  public var wordProcessing: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "wordProcessing is not in Scrollwork yet")
  public static var wordProcessing: Self { fatalError() }
  public init() {}
}

@available(*, unavailable, message: "AttributedTextFormatting is not in Scrollwork yet")
public struct AttributedTextFormatting {
  @available(*, unavailable, message: "AnyDefinition is not in Scrollwork yet")
  public struct AnyDefinition {}
  @available(*, unavailable, message: "AttributeContainerProxy is not in Scrollwork yet")
  public struct AttributeContainerProxy {}
  @available(*, unavailable, message: "DefinitionBuilder is not in Scrollwork yet")
  public struct DefinitionBuilder {}
  @available(*, unavailable, message: "EmptyDefinition is not in Scrollwork yet")
  public struct EmptyDefinition {}
  @available(*, unavailable, message: "Transferable is not in Scrollwork yet")
  public struct Transferable {}
  @available(*, unavailable, message: "TupleDefinition is not in Scrollwork yet")
  public struct TupleDefinition {}
  @available(*, unavailable, message: "ValueConstraint is not in Scrollwork yet")
  public struct ValueConstraint {}
  public init() {}
}

@available(*, unavailable, message: "AttributedTextFormattingDefinition is not in Scrollwork yet")
public protocol AttributedTextFormattingDefinition {}

@available(*, unavailable, message: "AttributedTextSelection is not in Scrollwork yet")
public struct AttributedTextSelection {
  @available(*, unavailable, message: "Attributes is not in Scrollwork yet")
  public struct Attributes {}
  @available(*, unavailable, message: "affinity is not in Scrollwork yet")
  public func affinity<A0>(in a0: A0 = ()) -> _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "affinity is not in Scrollwork yet")
  public static func affinity<A0>(in a0: A0 = ()) -> Self { fatalError() }
  @available(*, unavailable, message: "attributes is not in Scrollwork yet")
  public func attributes<A0>(in a0: A0 = ()) -> _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "attributes is not in Scrollwork yet")
  public static func attributes<A0>(in a0: A0 = ()) -> Self { fatalError() }
  @available(*, unavailable, message: "indices is not in Scrollwork yet")
  public func indices<A0>(in a0: A0 = ()) -> _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "indices is not in Scrollwork yet")
  public static func indices<A0>(in a0: A0 = ()) -> Self { fatalError() }
  @available(*, unavailable, message: "AttributedTextSelection() is not in Scrollwork yet")
  public init() { fatalError() }
  @available(*, unavailable, message: "AttributedTextSelection(insertionPoint:typingAttributes:) is not in Scrollwork yet")
  public init<A0, A1>(insertionPoint a0: A0 = (), typingAttributes a1: A1 = ()) { fatalError() }
  @available(*, unavailable, message: "AttributedTextSelection(range:) is not in Scrollwork yet")
  public init<A0>(range a0: A0 = ()) { fatalError() }
  @available(*, unavailable, message: "AttributedTextSelection(ranges:) is not in Scrollwork yet")
  public init<A0>(ranges a0: A0 = ()) { fatalError() }
  @available(*, unavailable, message: "typingAttributes is not in Scrollwork yet")
  public func typingAttributes<A0>(in a0: A0 = ()) -> _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "typingAttributes is not in Scrollwork yet")
  public static func typingAttributes<A0>(in a0: A0 = ()) -> Self { fatalError() }
}

@available(*, unavailable, message: "AttributedTextValueConstraint is not in Scrollwork yet")
public protocol AttributedTextValueConstraint {}

@available(*, unavailable, message: "AutomaticHoverEffect is not in Scrollwork yet")
public struct AutomaticHoverEffect {
  @available(*, unavailable, message: "AutomaticHoverEffect() is not in Scrollwork yet")
  public init() { fatalError() }
}

@available(*, unavailable, message: "BackgroundTask is not in Scrollwork yet")
public struct BackgroundTask {
  @available(*, unavailable, message: "appRefresh is not in Scrollwork yet")
  public func appRefresh<A0>(_ a0: A0 = ()) -> _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "appRefresh is not in Scrollwork yet")
  public static func appRefresh<A0>(_ a0: A0 = ()) -> Self { fatalError() }
  @available(*, unavailable, message: "urlSession is not in Scrollwork yet")
  public var urlSession: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "urlSession is not in Scrollwork yet")
  public static var urlSession: Self { fatalError() }
  @available(*, unavailable, message: "urlSession is not in Scrollwork yet")
  public func urlSession<A0>(_ a0: A0 = ()) -> _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "urlSession is not in Scrollwork yet")
  public static func urlSession<A0>(_ a0: A0 = ()) -> Self { fatalError() }
  @available(*, unavailable, message: "urlSession is not in Scrollwork yet")
  public func urlSession<A0>(matching a0: A0 = ()) -> _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "urlSession is not in Scrollwork yet")
  public static func urlSession<A0>(matching a0: A0 = ()) -> Self { fatalError() }
  public init() {}
}

@available(*, unavailable, message: "ColumnNavigationViewStyle is not in Scrollwork yet")
public struct ColumnNavigationViewStyle {
  public init() {}
}

@available(*, unavailable, message: "ColumnsFormStyle is not in Scrollwork yet")
public struct ColumnsFormStyle {
  @available(*, unavailable, message: "ColumnsFormStyle() is not in Scrollwork yet")
  public init() { fatalError() }
}

@available(*, unavailable, message: "ContentToolbarPlacement is not in Scrollwork yet")
public struct ContentToolbarPlacement {
  @available(*, unavailable, message: "tabViewSidebar is not in Scrollwork yet")
  public var tabViewSidebar: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "tabViewSidebar is not in Scrollwork yet")
  public static var tabViewSidebar: Self { fatalError() }
  public init() {}
}

@available(*, unavailable, message: "CustomHoverEffect is not in Scrollwork yet")
public protocol CustomHoverEffect {}

@available(*, unavailable, message: "DebugReplaceableView is not in Scrollwork yet")
public struct DebugReplaceableView {
  public init() {}
}

@available(*, unavailable, message: "DefaultDocumentGroupLaunchActions is not in Scrollwork yet")
public struct DefaultDocumentGroupLaunchActions {
  @available(*, unavailable, message: "DefaultDocumentGroupLaunchActions() is not in Scrollwork yet")
  public init() { fatalError() }
}

@available(*, unavailable, message: "DefaultToolbarItem is not in Scrollwork yet")
public struct DefaultToolbarItem {
  @available(*, unavailable, message: "DefaultToolbarItem(kind:placement:) is not in Scrollwork yet")
  public init<A0, A1>(kind a0: A0 = (), placement a1: A1 = ()) { fatalError() }
  public init() {}
}

@available(*, unavailable, message: "DialogSeverity is not in Scrollwork yet")
public struct DialogSeverity {
  @available(*, unavailable, message: "automatic is not in Scrollwork yet")
  public var automatic: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "automatic is not in Scrollwork yet")
  public static var automatic: Self { fatalError() }
  @available(*, unavailable, message: "critical is not in Scrollwork yet")
  public var critical: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "critical is not in Scrollwork yet")
  public static var critical: Self { fatalError() }
  @available(*, unavailable, message: "standard is not in Scrollwork yet")
  public var standard: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "standard is not in Scrollwork yet")
  public static var standard: Self { fatalError() }
  public init() {}
}

@available(*, unavailable, message: "DisclosureTableRow is not in Scrollwork yet")
public struct DisclosureTableRow {
  @available(*, unavailable, message: "DisclosureTableRow(_:isExpanded:content:) is not in Scrollwork yet")
  public init<A0, A1, A2>(_ a0: A0 = (), isExpanded a1: A1 = (), content a2: A2 = ()) { fatalError() }
  public init() {}
}

@available(*, unavailable, message: "DismissBehavior is not in Scrollwork yet")
public struct DismissBehavior {
  @available(*, unavailable, message: "destructive is not in Scrollwork yet")
  public var destructive: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "destructive is not in Scrollwork yet")
  public static var destructive: Self { fatalError() }
  @available(*, unavailable, message: "interactive is not in Scrollwork yet")
  public var interactive: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "interactive is not in Scrollwork yet")
  public static var interactive: Self { fatalError() }
  public init() {}
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

@available(*, unavailable, message: "DoubleColumnNavigationViewStyle is not in Scrollwork yet")
public struct DoubleColumnNavigationViewStyle {
  @available(*, unavailable, message: "DoubleColumnNavigationViewStyle() is not in Scrollwork yet")
  public init() { fatalError() }
}

@available(*, unavailable, message: "DragConfiguration is not in Scrollwork yet")
public struct DragConfiguration {
  @available(*, unavailable, message: "OperationsOutsideApp is not in Scrollwork yet")
  public struct OperationsOutsideApp {}
  @available(*, unavailable, message: "OperationsWithinApp is not in Scrollwork yet")
  public struct OperationsWithinApp {}
  @available(*, unavailable, message: "DragConfiguration(allowMove:) is not in Scrollwork yet")
  public init<A0>(allowMove a0: A0 = ()) { fatalError() }
  @available(*, unavailable, message: "DragConfiguration(operationsWithinApp:operationsOutsideApp:) is not in Scrollwork yet")
  public init<A0, A1>(operationsWithinApp a0: A0 = (), operationsOutsideApp a1: A1 = ()) { fatalError() }
  @available(*, unavailable, message: "operationsOutsideApp is not in Scrollwork yet")
  public var operationsOutsideApp: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "operationsOutsideApp is not in Scrollwork yet")
  public static var operationsOutsideApp: Self { fatalError() }
  @available(*, unavailable, message: "operationsWithinApp is not in Scrollwork yet")
  public var operationsWithinApp: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "operationsWithinApp is not in Scrollwork yet")
  public static var operationsWithinApp: Self { fatalError() }
  public init() {}
}

@available(*, unavailable, message: "DropConfiguration is not in Scrollwork yet")
public struct DropConfiguration {
  @available(*, unavailable, message: "DropConfiguration(operation:) is not in Scrollwork yet")
  public init<A0>(operation a0: A0 = ()) { fatalError() }
  @available(*, unavailable, message: "operation is not in Scrollwork yet")
  public var operation: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "operation is not in Scrollwork yet")
  public static var operation: Self { fatalError() }
  public init() {}
}

@available(*, unavailable, message: "DropSession is not in Scrollwork yet")
public struct DropSession {
  @available(*, unavailable, message: "LocalSession is not in Scrollwork yet")
  public struct LocalSession {}
  @available(*, unavailable, message: "Phase is not in Scrollwork yet")
  public struct Phase {}
  @available(*, unavailable, message: "itemsCount is not in Scrollwork yet")
  public var itemsCount: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "itemsCount is not in Scrollwork yet")
  public static var itemsCount: Self { fatalError() }
  @available(*, unavailable, message: "localSession is not in Scrollwork yet")
  public var localSession: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "localSession is not in Scrollwork yet")
  public static var localSession: Self { fatalError() }
  @available(*, unavailable, message: "location is not in Scrollwork yet")
  public var location: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "location is not in Scrollwork yet")
  public static var location: Self { fatalError() }
  @available(*, unavailable, message: "phase is not in Scrollwork yet")
  public var phase: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "phase is not in Scrollwork yet")
  public static var phase: Self { fatalError() }
  @available(*, unavailable, message: "size is not in Scrollwork yet")
  public var size: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "size is not in Scrollwork yet")
  public static var size: Self { fatalError() }
  @available(*, unavailable, message: "suggestedOperations is not in Scrollwork yet")
  public var suggestedOperations: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "suggestedOperations is not in Scrollwork yet")
  public static var suggestedOperations: Self { fatalError() }
  public init() {}
}

@available(*, unavailable, message: "DynamicTableRowContent is not in Scrollwork yet")
public protocol DynamicTableRowContent {}

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

@available(*, unavailable, message: "EmptyHoverEffect is not in Scrollwork yet")
public struct EmptyHoverEffect {
  public init() {}
}

@available(*, unavailable, message: "EmptyMatchedTransitionSourceConfiguration is not in Scrollwork yet")
public struct EmptyMatchedTransitionSourceConfiguration {
  public init() {}
}

@available(*, unavailable, message: "EmptyModifier is not in Scrollwork yet")
public struct EmptyModifier {
  @available(*, unavailable, message: "identity is not in Scrollwork yet")
  public var identity: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "identity is not in Scrollwork yet")
  public static var identity: Self { fatalError() }
  @available(*, unavailable, message: "EmptyModifier() is not in Scrollwork yet")
  public init() { fatalError() }
}

@available(*, unavailable, message: "EmptyTableRowContent is not in Scrollwork yet")
public struct EmptyTableRowContent {
  public init() {}
}

@available(*, unavailable, message: "FileDialogBrowserOptions is not in Scrollwork yet")
public struct FileDialogBrowserOptions {
  @available(*, unavailable, message: "displayFileExtensions is not in Scrollwork yet")
  public var displayFileExtensions: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "displayFileExtensions is not in Scrollwork yet")
  public static var displayFileExtensions: Self { fatalError() }
  @available(*, unavailable, message: "enumeratePackages is not in Scrollwork yet")
  public var enumeratePackages: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "enumeratePackages is not in Scrollwork yet")
  public static var enumeratePackages: Self { fatalError() }
  @available(*, unavailable, message: "includeHiddenFiles is not in Scrollwork yet")
  public var includeHiddenFiles: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "includeHiddenFiles is not in Scrollwork yet")
  public static var includeHiddenFiles: Self { fatalError() }
  public init() {}
}

@available(*, unavailable, message: "FindContext is not in Scrollwork yet")
public struct FindContext {
  @available(*, unavailable, message: "isPresented is not in Scrollwork yet")
  public var isPresented: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "isPresented is not in Scrollwork yet")
  public static var isPresented: Self { fatalError() }
  @available(*, unavailable, message: "supportsReplace is not in Scrollwork yet")
  public var supportsReplace: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "supportsReplace is not in Scrollwork yet")
  public static var supportsReplace: Self { fatalError() }
  public init() {}
}

@available(*, unavailable, message: "FixedTextVariant is not in Scrollwork yet")
public struct FixedTextVariant {
  public init() {}
}

@available(*, unavailable, message: "HandGestureShortcut is not in Scrollwork yet")
public struct HandGestureShortcut {
  @available(*, unavailable, message: "primaryAction is not in Scrollwork yet")
  public var primaryAction: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "primaryAction is not in Scrollwork yet")
  public static var primaryAction: Self { fatalError() }
  public init() {}
}

@available(*, unavailable, message: "HighlightHoverEffect is not in Scrollwork yet")
public struct HighlightHoverEffect {
  @available(*, unavailable, message: "HighlightHoverEffect() is not in Scrollwork yet")
  public init() { fatalError() }
}

@available(*, unavailable, message: "HorizontalDirection is not in Scrollwork yet")
public struct HorizontalDirection {
  @available(*, unavailable, message: "Set is not in Scrollwork yet")
  public struct Set {}
  @available(*, unavailable, message: "leading is not in Scrollwork yet")
  public var leading: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "leading is not in Scrollwork yet")
  public static var leading: Self { fatalError() }
  @available(*, unavailable, message: "trailing is not in Scrollwork yet")
  public var trailing: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "trailing is not in Scrollwork yet")
  public static var trailing: Self { fatalError() }
  public init() {}
}

@available(*, unavailable, message: "InspectorCommands is not in Scrollwork yet")
public struct InspectorCommands {
  @available(*, unavailable, message: "InspectorCommands() is not in Scrollwork yet")
  public init() { fatalError() }
}

@available(*, unavailable, message: "ItemProviderTableRowModifier is not in Scrollwork yet")
public struct ItemProviderTableRowModifier {
  public init() {}
}

@available(*, unavailable, message: "LabeledToolbarItemGroupContent is not in Scrollwork yet")
public struct LabeledToolbarItemGroupContent {
  public init() {}
}

@available(*, unavailable, message: "LegibilityWeight is not in Scrollwork yet")
public struct LegibilityWeight {
  @available(*, unavailable, message: "bold is not in Scrollwork yet")
  public var bold: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "bold is not in Scrollwork yet")
  public static var bold: Self { fatalError() }
  @available(*, unavailable, message: "LegibilityWeight(_:) is not in Scrollwork yet")
  public init<A0>(_ a0: A0 = ()) { fatalError() }
  @available(*, unavailable, message: "regular is not in Scrollwork yet")
  public var regular: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "regular is not in Scrollwork yet")
  public static var regular: Self { fatalError() }
  public init() {}
}

@available(*, unavailable, message: "LiftHoverEffect is not in Scrollwork yet")
public struct LiftHoverEffect {
  @available(*, unavailable, message: "LiftHoverEffect() is not in Scrollwork yet")
  public init() { fatalError() }
}

@available(*, unavailable, message: "LimitedAvailabilityConfiguration is not in Scrollwork yet")
public struct LimitedAvailabilityConfiguration {
  public init() {}
}

@available(*, unavailable, message: "MatchedTransitionSourceConfiguration is not in Scrollwork yet")
public protocol MatchedTransitionSourceConfiguration {}

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

@available(*, unavailable, message: "OnInsertTableRowModifier is not in Scrollwork yet")
public struct OnInsertTableRowModifier {
  public init() {}
}

@available(*, unavailable, message: "PaletteSelectionEffect is not in Scrollwork yet")
public struct PaletteSelectionEffect {
  @available(*, unavailable, message: "automatic is not in Scrollwork yet")
  public var automatic: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "automatic is not in Scrollwork yet")
  public static var automatic: Self { fatalError() }
  @available(*, unavailable, message: "custom is not in Scrollwork yet")
  public var custom: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "custom is not in Scrollwork yet")
  public static var custom: Self { fatalError() }
  @available(*, unavailable, message: "symbolVariant is not in Scrollwork yet")
  public func symbolVariant<A0>(_ a0: A0 = ()) -> _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "symbolVariant is not in Scrollwork yet")
  public static func symbolVariant<A0>(_ a0: A0 = ()) -> Self { fatalError() }
  public init() {}
}

@available(*, unavailable, message: "PreferredColorSchemeKey is not in Scrollwork yet")
public struct PreferredColorSchemeKey {
  public init() {}
}

@available(*, unavailable, message: "PreviewModifier is not in Scrollwork yet")
public protocol PreviewModifier {}

@available(*, unavailable, message: "PreviewModifierContent is not in Scrollwork yet")
public struct PreviewModifierContent {
  public init() {}
}

@available(*, unavailable, message: "PreviewPlatform is not in Scrollwork yet")
public struct PreviewPlatform {
  @available(*, unavailable, message: "iOS is not in Scrollwork yet")
  public var iOS: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "iOS is not in Scrollwork yet")
  public static var iOS: Self { fatalError() }
  @available(*, unavailable, message: "macOS is not in Scrollwork yet")
  public var macOS: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "macOS is not in Scrollwork yet")
  public static var macOS: Self { fatalError() }
  @available(*, unavailable, message: "tvOS is not in Scrollwork yet")
  public var tvOS: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "tvOS is not in Scrollwork yet")
  public static var tvOS: Self { fatalError() }
  @available(*, unavailable, message: "watchOS is not in Scrollwork yet")
  public var watchOS: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "watchOS is not in Scrollwork yet")
  public static var watchOS: Self { fatalError() }
  public init() {}
}

@available(*, unavailable, message: "RectangleCornerInsets is not in Scrollwork yet")
public struct RectangleCornerInsets {
  @available(*, unavailable, message: "bottomLeading is not in Scrollwork yet")
  public var bottomLeading: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "bottomLeading is not in Scrollwork yet")
  public static var bottomLeading: Self { fatalError() }
  @available(*, unavailable, message: "bottomTrailing is not in Scrollwork yet")
  public var bottomTrailing: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "bottomTrailing is not in Scrollwork yet")
  public static var bottomTrailing: Self { fatalError() }
  @available(*, unavailable, message: "RectangleCornerInsets() is not in Scrollwork yet")
  public init() { fatalError() }
  @available(*, unavailable, message: "RectangleCornerInsets(topLeading:topTrailing:bottomLeading:bottomTrailing:) is not in Scrollwork yet")
  public init<A0, A1, A2, A3>(topLeading a0: A0 = (), topTrailing a1: A1 = (), bottomLeading a2: A2 = (), bottomTrailing a3: A3 = ()) { fatalError() }
  @available(*, unavailable, message: "topLeading is not in Scrollwork yet")
  public var topLeading: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "topLeading is not in Scrollwork yet")
  public static var topLeading: Self { fatalError() }
  @available(*, unavailable, message: "topTrailing is not in Scrollwork yet")
  public var topTrailing: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "topTrailing is not in Scrollwork yet")
  public static var topTrailing: Self { fatalError() }
}

@available(*, unavailable, message: "RoundedRectangularShape is not in Scrollwork yet")
public protocol RoundedRectangularShape {}

@available(*, unavailable, message: "RoundedRectangularShapeCorners is not in Scrollwork yet")
public struct RoundedRectangularShapeCorners {
  @available(*, unavailable, message: "bottomLeading is not in Scrollwork yet")
  public var bottomLeading: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "bottomLeading is not in Scrollwork yet")
  public static var bottomLeading: Self { fatalError() }
  @available(*, unavailable, message: "bottomTrailing is not in Scrollwork yet")
  public var bottomTrailing: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "bottomTrailing is not in Scrollwork yet")
  public static var bottomTrailing: Self { fatalError() }
  @available(*, unavailable, message: "concentric is not in Scrollwork yet")
  public var concentric: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "concentric is not in Scrollwork yet")
  public static var concentric: Self { fatalError() }
  @available(*, unavailable, message: "concentric is not in Scrollwork yet")
  public func concentric<A0>(minimum a0: A0 = ()) -> _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "concentric is not in Scrollwork yet")
  public static func concentric<A0>(minimum a0: A0 = ()) -> Self { fatalError() }
  @available(*, unavailable, message: "fixed is not in Scrollwork yet")
  public func fixed<A0>(_ a0: A0 = ()) -> _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "fixed is not in Scrollwork yet")
  public static func fixed<A0>(_ a0: A0 = ()) -> Self { fatalError() }
  @available(*, unavailable, message: "RoundedRectangularShapeCorners(all:) is not in Scrollwork yet")
  public init<A0>(all a0: A0 = ()) { fatalError() }
  @available(*, unavailable, message: "RoundedRectangularShapeCorners(topLeading:topTrailing:bottomLeading:bottomTrailing:) is not in Scrollwork yet")
  public init<A0, A1, A2, A3>(topLeading a0: A0 = (), topTrailing a1: A1 = (), bottomLeading a2: A2 = (), bottomTrailing a3: A3 = ()) { fatalError() }
  @available(*, unavailable, message: "topLeading is not in Scrollwork yet")
  public var topLeading: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "topLeading is not in Scrollwork yet")
  public static var topLeading: Self { fatalError() }
  @available(*, unavailable, message: "topTrailing is not in Scrollwork yet")
  public var topTrailing: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "topTrailing is not in Scrollwork yet")
  public static var topTrailing: Self { fatalError() }
  public init() {}
}

@available(*, unavailable, message: "SceneRestorationBehavior is not in Scrollwork yet")
public struct SceneRestorationBehavior {
  @available(*, unavailable, message: "automatic is not in Scrollwork yet")
  public var automatic: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "automatic is not in Scrollwork yet")
  public static var automatic: Self { fatalError() }
  public init() {}
}

@available(*, unavailable, message: "ScrollContentOffsetAdjustmentBehavior is not in Scrollwork yet")
public struct ScrollContentOffsetAdjustmentBehavior {
  @available(*, unavailable, message: "automatic is not in Scrollwork yet")
  public var automatic: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "automatic is not in Scrollwork yet")
  public static var automatic: Self { fatalError() }
  @available(*, unavailable, message: "disabled is not in Scrollwork yet")
  public var disabled: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "disabled is not in Scrollwork yet")
  public static var disabled: Self { fatalError() }
  public init() {}
}

@available(*, unavailable, message: "ScrollInputBehavior is not in Scrollwork yet")
public struct ScrollInputBehavior {
  @available(*, unavailable, message: "automatic is not in Scrollwork yet")
  public var automatic: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "automatic is not in Scrollwork yet")
  public static var automatic: Self { fatalError() }
  @available(*, unavailable, message: "disabled is not in Scrollwork yet")
  public var disabled: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "disabled is not in Scrollwork yet")
  public static var disabled: Self { fatalError() }
  @available(*, unavailable, message: "enabled is not in Scrollwork yet")
  public var enabled: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "enabled is not in Scrollwork yet")
  public static var enabled: Self { fatalError() }
  public init() {}
}

@available(*, unavailable, message: "ScrollInputKind is not in Scrollwork yet")
public struct ScrollInputKind {
  public init() {}
}

@available(*, unavailable, message: "SearchToolbarBehavior is not in Scrollwork yet")
public struct SearchToolbarBehavior {
  @available(*, unavailable, message: "automatic is not in Scrollwork yet")
  public var automatic: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "automatic is not in Scrollwork yet")
  public static var automatic: Self { fatalError() }
  @available(*, unavailable, message: "minimize is not in Scrollwork yet")
  public var minimize: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "minimize is not in Scrollwork yet")
  public static var minimize: Self { fatalError() }
  public init() {}
}

@available(*, unavailable, message: "SelectionShapeStyle is not in Scrollwork yet")
public struct SelectionShapeStyle {
  @available(*, unavailable, message: "SelectionShapeStyle() is not in Scrollwork yet")
  public init() { fatalError() }
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

@available(*, unavailable, message: "SidebarCommands is not in Scrollwork yet")
public struct SidebarCommands {
  @available(*, unavailable, message: "SidebarCommands() is not in Scrollwork yet")
  public init() { fatalError() }
}

@available(*, unavailable, message: "SidebarRowSize is not in Scrollwork yet")
public struct SidebarRowSize {
  @available(*, unavailable, message: "large is not in Scrollwork yet")
  public var large: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "large is not in Scrollwork yet")
  public static var large: Self { fatalError() }
  @available(*, unavailable, message: "medium is not in Scrollwork yet")
  public var medium: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "medium is not in Scrollwork yet")
  public static var medium: Self { fatalError() }
  @available(*, unavailable, message: "small is not in Scrollwork yet")
  public var small: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "small is not in Scrollwork yet")
  public static var small: Self { fatalError() }
  public init() {}
}

@available(*, unavailable, message: "SizeDependentTextVariant is not in Scrollwork yet")
public struct SizeDependentTextVariant {
  public init() {}
}

@available(*, unavailable, message: "SliderTick is not in Scrollwork yet")
public struct SliderTick {
  @available(*, unavailable, message: "SliderTick(_:) is not in Scrollwork yet")
  public init<A0>(_ a0: A0 = ()) { fatalError() }
  @available(*, unavailable, message: "SliderTick(_:_:) is not in Scrollwork yet")
  public init<A0, A1>(_ a0: A0 = (), _ a1: A1 = ()) { fatalError() }
  @available(*, unavailable, message: "SliderTick(_:label:) is not in Scrollwork yet")
  public init<A0, A1>(_ a0: A0 = (), label a1: A1 = ()) { fatalError() }
  public init() {}
}

@available(*, unavailable, message: "SliderTickBuilder is not in Scrollwork yet")
public struct SliderTickBuilder {
  public init() {}
}

@available(*, unavailable, message: "SliderTickContent is not in Scrollwork yet")
public protocol SliderTickContent {}

@available(*, unavailable, message: "SliderTickContentForEach is not in Scrollwork yet")
public struct SliderTickContentForEach {
  @available(*, unavailable, message: "SliderTickContentForEach(_:content:) is not in Scrollwork yet")
  public init<A0, A1>(_ a0: A0 = (), content a1: A1 = ()) { fatalError() }
  @available(*, unavailable, message: "SliderTickContentForEach(_:id:content:) is not in Scrollwork yet")
  public init<A0, A1, A2>(_ a0: A0 = (), id a1: A1 = (), content a2: A2 = ()) { fatalError() }
  public init() {}
}

@available(*, unavailable, message: "SpringLoadingBehavior is not in Scrollwork yet")
public struct SpringLoadingBehavior {
  @available(*, unavailable, message: "automatic is not in Scrollwork yet")
  public var automatic: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "automatic is not in Scrollwork yet")
  public static var automatic: Self { fatalError() }
  @available(*, unavailable, message: "disabled is not in Scrollwork yet")
  public var disabled: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "disabled is not in Scrollwork yet")
  public static var disabled: Self { fatalError() }
  @available(*, unavailable, message: "enabled is not in Scrollwork yet")
  public var enabled: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "enabled is not in Scrollwork yet")
  public static var enabled: Self { fatalError() }
  public init() {}
}

@available(*, unavailable, message: "SymbolColorRenderingMode is not in Scrollwork yet")
public struct SymbolColorRenderingMode {
  @available(*, unavailable, message: "flat is not in Scrollwork yet")
  public var flat: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "flat is not in Scrollwork yet")
  public static var flat: Self { fatalError() }
  @available(*, unavailable, message: "gradient is not in Scrollwork yet")
  public var gradient: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "gradient is not in Scrollwork yet")
  public static var gradient: Self { fatalError() }
  public init() {}
}

@available(*, unavailable, message: "SymbolVariableValueMode is not in Scrollwork yet")
public struct SymbolVariableValueMode {
  @available(*, unavailable, message: "color is not in Scrollwork yet")
  public var color: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "color is not in Scrollwork yet")
  public static var color: Self { fatalError() }
  @available(*, unavailable, message: "draw is not in Scrollwork yet")
  public var draw: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "draw is not in Scrollwork yet")
  public static var draw: Self { fatalError() }
  public init() {}
}

@available(*, unavailable, message: "SystemFormatStyle is not in Scrollwork yet")
public struct SystemFormatStyle {
  @available(*, unavailable, message: "DateOffset is not in Scrollwork yet")
  public struct DateOffset {}
  @available(*, unavailable, message: "DateReference is not in Scrollwork yet")
  public struct DateReference {}
  @available(*, unavailable, message: "Stopwatch is not in Scrollwork yet")
  public struct Stopwatch {}
  @available(*, unavailable, message: "Timer is not in Scrollwork yet")
  public struct Timer {}
  public init() {}
}

@available(*, unavailable, message: "TabBarPlacement is not in Scrollwork yet")
public struct TabBarPlacement {
  @available(*, unavailable, message: "bottomBar is not in Scrollwork yet")
  public var bottomBar: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "bottomBar is not in Scrollwork yet")
  public static var bottomBar: Self { fatalError() }
  @available(*, unavailable, message: "ornament is not in Scrollwork yet")
  public var ornament: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "ornament is not in Scrollwork yet")
  public static var ornament: Self { fatalError() }
  @available(*, unavailable, message: "pageIndicator is not in Scrollwork yet")
  public var pageIndicator: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "pageIndicator is not in Scrollwork yet")
  public static var pageIndicator: Self { fatalError() }
  @available(*, unavailable, message: "sidebar is not in Scrollwork yet")
  public var sidebar: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "sidebar is not in Scrollwork yet")
  public static var sidebar: Self { fatalError() }
  @available(*, unavailable, message: "topBar is not in Scrollwork yet")
  public var topBar: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "topBar is not in Scrollwork yet")
  public static var topBar: Self { fatalError() }
  public init() {}
}

@available(*, unavailable, message: "TabContentBuilder is not in Scrollwork yet")
public struct TabContentBuilder {
  public init() {}
}

@available(*, unavailable, message: "TabCustomizationBehavior is not in Scrollwork yet")
public struct TabCustomizationBehavior {
  @available(*, unavailable, message: "automatic is not in Scrollwork yet")
  public var automatic: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "automatic is not in Scrollwork yet")
  public static var automatic: Self { fatalError() }
  @available(*, unavailable, message: "disabled is not in Scrollwork yet")
  public var disabled: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "disabled is not in Scrollwork yet")
  public static var disabled: Self { fatalError() }
  @available(*, unavailable, message: "reorderable is not in Scrollwork yet")
  public var reorderable: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "reorderable is not in Scrollwork yet")
  public static var reorderable: Self { fatalError() }
  public init() {}
}

@available(*, unavailable, message: "TabSearchActivation is not in Scrollwork yet")
public struct TabSearchActivation {
  @available(*, unavailable, message: "automatic is not in Scrollwork yet")
  public var automatic: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "automatic is not in Scrollwork yet")
  public static var automatic: Self { fatalError() }
  @available(*, unavailable, message: "searchTabSelection is not in Scrollwork yet")
  public var searchTabSelection: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "searchTabSelection is not in Scrollwork yet")
  public static var searchTabSelection: Self { fatalError() }
  public init() {}
}

@available(*, unavailable, message: "TabViewCustomization is not in Scrollwork yet")
public struct TabViewCustomization {
  @available(*, unavailable, message: "SectionCustomization is not in Scrollwork yet")
  public struct SectionCustomization {}
  @available(*, unavailable, message: "TabCustomization is not in Scrollwork yet")
  public struct TabCustomization {}
  @available(*, unavailable, message: "TabViewCustomization() is not in Scrollwork yet")
  public init() { fatalError() }
  @available(*, unavailable, message: "resetSectionOrder is not in Scrollwork yet")
  public func resetSectionOrder() -> _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "resetSectionOrder is not in Scrollwork yet")
  public static func resetSectionOrder() -> Self { fatalError() }
  @available(*, unavailable, message: "resetSectionOrder is not in Scrollwork yet")
  public func resetSectionOrder<A0>(for a0: A0 = ()) -> _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "resetSectionOrder is not in Scrollwork yet")
  public static func resetSectionOrder<A0>(for a0: A0 = ()) -> Self { fatalError() }
  @available(*, unavailable, message: "resetVisibility is not in Scrollwork yet")
  public func resetVisibility() -> _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "resetVisibility is not in Scrollwork yet")
  public static func resetVisibility() -> Self { fatalError() }
}

@available(*, unavailable, message: "TableColumnCustomization is not in Scrollwork yet")
public struct TableColumnCustomization {
  @available(*, unavailable, message: "TableColumnCustomization() is not in Scrollwork yet")
  public init() { fatalError() }
  @available(*, unavailable, message: "resetOrder is not in Scrollwork yet")
  public func resetOrder() -> _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "resetOrder is not in Scrollwork yet")
  public static func resetOrder() -> Self { fatalError() }
}

@available(*, unavailable, message: "TableColumnCustomizationBehavior is not in Scrollwork yet")
public struct TableColumnCustomizationBehavior {
  @available(*, unavailable, message: "all is not in Scrollwork yet")
  public var all: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "all is not in Scrollwork yet")
  public static var all: Self { fatalError() }
  @available(*, unavailable, message: "reorder is not in Scrollwork yet")
  public var reorder: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "reorder is not in Scrollwork yet")
  public static var reorder: Self { fatalError() }
  @available(*, unavailable, message: "resize is not in Scrollwork yet")
  public var resize: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "resize is not in Scrollwork yet")
  public static var resize: Self { fatalError() }
  @available(*, unavailable, message: "visibility is not in Scrollwork yet")
  public var visibility: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "visibility is not in Scrollwork yet")
  public static var visibility: Self { fatalError() }
  public init() {}
}

@available(*, unavailable, message: "TableHeaderRowContent is not in Scrollwork yet")
public struct TableHeaderRowContent {
  public init() {}
}

@available(*, unavailable, message: "TableOutlineGroupContent is not in Scrollwork yet")
public struct TableOutlineGroupContent {
  public init() {}
}

@available(*, unavailable, message: "TableStyleConfiguration is not in Scrollwork yet")
public struct TableStyleConfiguration {
  public init() {}
}

@available(*, unavailable, message: "TextEditingCommands is not in Scrollwork yet")
public struct TextEditingCommands {
  @available(*, unavailable, message: "TextEditingCommands() is not in Scrollwork yet")
  public init() { fatalError() }
}

@available(*, unavailable, message: "TextFormattingCommands is not in Scrollwork yet")
public struct TextFormattingCommands {
  @available(*, unavailable, message: "TextFormattingCommands() is not in Scrollwork yet")
  public init() { fatalError() }
}

@available(*, unavailable, message: "TextInputDictationActivation is not in Scrollwork yet")
public struct TextInputDictationActivation {
  @available(*, unavailable, message: "onLook is not in Scrollwork yet")
  public var onLook: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "onLook is not in Scrollwork yet")
  public static var onLook: Self { fatalError() }
  @available(*, unavailable, message: "onSelect is not in Scrollwork yet")
  public var onSelect: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "onSelect is not in Scrollwork yet")
  public static var onSelect: Self { fatalError() }
  public init() {}
}

@available(*, unavailable, message: "TextInputDictationBehavior is not in Scrollwork yet")
public struct TextInputDictationBehavior {
  @available(*, unavailable, message: "automatic is not in Scrollwork yet")
  public var automatic: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "automatic is not in Scrollwork yet")
  public static var automatic: Self { fatalError() }
  @available(*, unavailable, message: "inline is not in Scrollwork yet")
  public func inline<A0>(activation a0: A0 = ()) -> _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "inline is not in Scrollwork yet")
  public static func inline<A0>(activation a0: A0 = ()) -> Self { fatalError() }
  public init() {}
}

@available(*, unavailable, message: "TextInputFormattingControlPlacement is not in Scrollwork yet")
public struct TextInputFormattingControlPlacement {
  @available(*, unavailable, message: "Set is not in Scrollwork yet")
  public struct Set {}
  public init() {}
}

@available(*, unavailable, message: "TextVariantPreference is not in Scrollwork yet")
public protocol TextVariantPreference {}

@available(*, unavailable, message: "TimeDataSource is not in Scrollwork yet")
public struct TimeDataSource {
  @available(*, unavailable, message: "currentDate is not in Scrollwork yet")
  public var currentDate: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "currentDate is not in Scrollwork yet")
  public static var currentDate: Self { fatalError() }
  @available(*, unavailable, message: "dateRange is not in Scrollwork yet")
  public func dateRange<A0>(endingAt a0: A0 = ()) -> _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "dateRange is not in Scrollwork yet")
  public static func dateRange<A0>(endingAt a0: A0 = ()) -> Self { fatalError() }
  @available(*, unavailable, message: "dateRange is not in Scrollwork yet")
  public func dateRange<A0>(startingAt a0: A0 = ()) -> _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "dateRange is not in Scrollwork yet")
  public static func dateRange<A0>(startingAt a0: A0 = ()) -> Self { fatalError() }
  @available(*, unavailable, message: "durationOffset is not in Scrollwork yet")
  public func durationOffset<A0>(to a0: A0 = ()) -> _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "durationOffset is not in Scrollwork yet")
  public static func durationOffset<A0>(to a0: A0 = ()) -> Self { fatalError() }
  public init() {}
}

@available(*, unavailable, message: "ToolbarCommands is not in Scrollwork yet")
public struct ToolbarCommands {
  @available(*, unavailable, message: "ToolbarCommands() is not in Scrollwork yet")
  public init() { fatalError() }
}

@available(*, unavailable, message: "ToolbarLabelStyle is not in Scrollwork yet")
public struct ToolbarLabelStyle {
  @available(*, unavailable, message: "automatic is not in Scrollwork yet")
  public var automatic: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "automatic is not in Scrollwork yet")
  public static var automatic: Self { fatalError() }
  public init() {}
}

@available(*, unavailable, message: "TupleSliderTickContent is not in Scrollwork yet")
public struct TupleSliderTickContent {
  @available(*, unavailable, message: "value is not in Scrollwork yet")
  public var value: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "value is not in Scrollwork yet")
  public static var value: Self { fatalError() }
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

@available(*, unavailable, message: "TypesettingLanguage is not in Scrollwork yet")
public struct TypesettingLanguage {
  @available(*, unavailable, message: "automatic is not in Scrollwork yet")
  public var automatic: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "automatic is not in Scrollwork yet")
  public static var automatic: Self { fatalError() }
  @available(*, unavailable, message: "explicit is not in Scrollwork yet")
  public func explicit<A0>(_ a0: A0 = ()) -> _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "explicit is not in Scrollwork yet")
  public static func explicit<A0>(_ a0: A0 = ()) -> Self { fatalError() }
  public init() {}
}

@available(*, unavailable, message: "UIHostingSceneDelegate is not in Scrollwork yet")
public protocol UIHostingSceneDelegate {}

@available(*, unavailable, message: "VerticalDirection is not in Scrollwork yet")
public struct VerticalDirection {
  @available(*, unavailable, message: "Set is not in Scrollwork yet")
  public struct Set {}
  @available(*, unavailable, message: "down is not in Scrollwork yet")
  public var down: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "down is not in Scrollwork yet")
  public static var down: Self { fatalError() }
  @available(*, unavailable, message: "up is not in Scrollwork yet")
  public var up: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "up is not in Scrollwork yet")
  public static var up: Self { fatalError() }
  public init() {}
}

@available(*, unavailable, message: "WindowManagerRole is not in Scrollwork yet")
public struct WindowManagerRole {
  @available(*, unavailable, message: "automatic is not in Scrollwork yet")
  public var automatic: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "automatic is not in Scrollwork yet")
  public static var automatic: Self { fatalError() }
  public init() {}
}

@available(*, unavailable, message: "WindowToolbarFullScreenVisibility is not in Scrollwork yet")
public struct WindowToolbarFullScreenVisibility {
  @available(*, unavailable, message: "automatic is not in Scrollwork yet")
  public var automatic: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "automatic is not in Scrollwork yet")
  public static var automatic: Self { fatalError() }
  public init() {}
}
