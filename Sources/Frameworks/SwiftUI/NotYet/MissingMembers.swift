// Made by scripts/names --write from docs/coverage.tsv. Do not edit.
// swift-format-ignore-file


public import ScrollworkNotYet


@available(*, unavailable, message: "AccessibilityAttachmentModifier is not in Scrollwork yet")
extension ScrollworkNotYet.AccessibilityAttachmentModifier: View { public var body: Never { fatalError() } }

@available(*, unavailable, message: "AccessibilityLabeledPairRole is not in Scrollwork yet")
extension ScrollworkNotYet.AccessibilityLabeledPairRole: View { public var body: Never { fatalError() } }

@available(*, unavailable, message: "AccessibilityTextContentType is not in Scrollwork yet")
extension ScrollworkNotYet.AccessibilityTextContentType: View { public var body: Never { fatalError() } }

@available(*, unavailable, message: "AttributedTextFormatting is not in Scrollwork yet")
extension ScrollworkNotYet.AttributedTextFormatting: View { public var body: Never { fatalError() } }

@available(*, unavailable, message: "AttributedTextSelection is not in Scrollwork yet")
extension ScrollworkNotYet.AttributedTextSelection: View { public var body: Never { fatalError() } }

@available(*, unavailable, message: "AutomaticHoverEffect is not in Scrollwork yet")
extension ScrollworkNotYet.AutomaticHoverEffect: View { public var body: Never { fatalError() } }

@available(*, unavailable, message: "BackgroundTask is not in Scrollwork yet")
extension ScrollworkNotYet.BackgroundTask: View { public var body: Never { fatalError() } }

@available(*, unavailable, message: "ColumnNavigationViewStyle is not in Scrollwork yet")
extension ScrollworkNotYet.ColumnNavigationViewStyle: View { public var body: Never { fatalError() } }

@available(*, unavailable, message: "ColumnsFormStyle is not in Scrollwork yet")
extension ScrollworkNotYet.ColumnsFormStyle: View { public var body: Never { fatalError() } }

@available(*, unavailable, message: "ContentToolbarPlacement is not in Scrollwork yet")
extension ScrollworkNotYet.ContentToolbarPlacement: View { public var body: Never { fatalError() } }

@available(*, unavailable, message: "DebugReplaceableView is not in Scrollwork yet")
extension ScrollworkNotYet.DebugReplaceableView: View { public var body: Never { fatalError() } }

@available(*, unavailable, message: "DefaultDocumentGroupLaunchActions is not in Scrollwork yet")
extension ScrollworkNotYet.DefaultDocumentGroupLaunchActions: View { public var body: Never { fatalError() } }

@available(*, unavailable, message: "DefaultToolbarItem is not in Scrollwork yet")
extension ScrollworkNotYet.DefaultToolbarItem: View { public var body: Never { fatalError() } }

@available(*, unavailable, message: "DialogSeverity is not in Scrollwork yet")
extension ScrollworkNotYet.DialogSeverity: View { public var body: Never { fatalError() } }

@available(*, unavailable, message: "DisclosureTableRow is not in Scrollwork yet")
extension ScrollworkNotYet.DisclosureTableRow: View { public var body: Never { fatalError() } }

@available(*, unavailable, message: "DismissBehavior is not in Scrollwork yet")
extension ScrollworkNotYet.DismissBehavior: View { public var body: Never { fatalError() } }

@available(*, unavailable, message: "DocumentGroupLaunchScene is not in Scrollwork yet")
extension ScrollworkNotYet.DocumentGroupLaunchScene: View { public var body: Never { fatalError() } }

@available(*, unavailable, message: "DocumentLaunchGeometryProxy is not in Scrollwork yet")
extension ScrollworkNotYet.DocumentLaunchGeometryProxy: View { public var body: Never { fatalError() } }

@available(*, unavailable, message: "DocumentLaunchView is not in Scrollwork yet")
extension ScrollworkNotYet.DocumentLaunchView: View { public var body: Never { fatalError() } }

@available(*, unavailable, message: "DoubleColumnNavigationViewStyle is not in Scrollwork yet")
extension ScrollworkNotYet.DoubleColumnNavigationViewStyle: View { public var body: Never { fatalError() } }

@available(*, unavailable, message: "DragConfiguration is not in Scrollwork yet")
extension ScrollworkNotYet.DragConfiguration: View { public var body: Never { fatalError() } }

@available(*, unavailable, message: "DropConfiguration is not in Scrollwork yet")
extension ScrollworkNotYet.DropConfiguration: View { public var body: Never { fatalError() } }

@available(*, unavailable, message: "DropSession is not in Scrollwork yet")
extension ScrollworkNotYet.DropSession: View { public var body: Never { fatalError() } }

@available(*, unavailable, message: "EmptyControlWidgetConfiguration is not in Scrollwork yet")
extension ScrollworkNotYet.EmptyControlWidgetConfiguration: View { public var body: Never { fatalError() } }

@available(*, unavailable, message: "EmptyControlWidgetTemplate is not in Scrollwork yet")
extension ScrollworkNotYet.EmptyControlWidgetTemplate: View { public var body: Never { fatalError() } }

@available(*, unavailable, message: "EmptyHoverEffect is not in Scrollwork yet")
extension ScrollworkNotYet.EmptyHoverEffect: View { public var body: Never { fatalError() } }

@available(*, unavailable, message: "EmptyMatchedTransitionSourceConfiguration is not in Scrollwork yet")
extension ScrollworkNotYet.EmptyMatchedTransitionSourceConfiguration: View { public var body: Never { fatalError() } }

@available(*, unavailable, message: "EmptyModifier is not in Scrollwork yet")
extension ScrollworkNotYet.EmptyModifier: View { public var body: Never { fatalError() } }

@available(*, unavailable, message: "EmptyTableRowContent is not in Scrollwork yet")
extension ScrollworkNotYet.EmptyTableRowContent: View { public var body: Never { fatalError() } }

@available(*, unavailable, message: "FileDialogBrowserOptions is not in Scrollwork yet")
extension ScrollworkNotYet.FileDialogBrowserOptions: View { public var body: Never { fatalError() } }

@available(*, unavailable, message: "FindContext is not in Scrollwork yet")
extension ScrollworkNotYet.FindContext: View { public var body: Never { fatalError() } }

@available(*, unavailable, message: "FixedTextVariant is not in Scrollwork yet")
extension ScrollworkNotYet.FixedTextVariant: View { public var body: Never { fatalError() } }

@available(*, unavailable, message: "HandGestureShortcut is not in Scrollwork yet")
extension ScrollworkNotYet.HandGestureShortcut: View { public var body: Never { fatalError() } }

@available(*, unavailable, message: "HighlightHoverEffect is not in Scrollwork yet")
extension ScrollworkNotYet.HighlightHoverEffect: View { public var body: Never { fatalError() } }

@available(*, unavailable, message: "HorizontalDirection is not in Scrollwork yet")
extension ScrollworkNotYet.HorizontalDirection: View { public var body: Never { fatalError() } }

@available(*, unavailable, message: "InspectorCommands is not in Scrollwork yet")
extension ScrollworkNotYet.InspectorCommands: View { public var body: Never { fatalError() } }

@available(*, unavailable, message: "ItemProviderTableRowModifier is not in Scrollwork yet")
extension ScrollworkNotYet.ItemProviderTableRowModifier: View { public var body: Never { fatalError() } }

@available(*, unavailable, message: "LabeledToolbarItemGroupContent is not in Scrollwork yet")
extension ScrollworkNotYet.LabeledToolbarItemGroupContent: View { public var body: Never { fatalError() } }

@available(*, unavailable, message: "LegibilityWeight is not in Scrollwork yet")
extension ScrollworkNotYet.LegibilityWeight: View { public var body: Never { fatalError() } }

@available(*, unavailable, message: "LiftHoverEffect is not in Scrollwork yet")
extension ScrollworkNotYet.LiftHoverEffect: View { public var body: Never { fatalError() } }

@available(*, unavailable, message: "LimitedAvailabilityConfiguration is not in Scrollwork yet")
extension ScrollworkNotYet.LimitedAvailabilityConfiguration: View { public var body: Never { fatalError() } }

@available(*, unavailable, message: "MaterialActiveAppearance is not in Scrollwork yet")
extension ScrollworkNotYet.MaterialActiveAppearance: View { public var body: Never { fatalError() } }

@available(*, unavailable, message: "NewDocumentButton is not in Scrollwork yet")
extension ScrollworkNotYet.NewDocumentButton: View { public var body: Never { fatalError() } }

@available(*, unavailable, message: "OnInsertTableRowModifier is not in Scrollwork yet")
extension ScrollworkNotYet.OnInsertTableRowModifier: View { public var body: Never { fatalError() } }

@available(*, unavailable, message: "PaletteSelectionEffect is not in Scrollwork yet")
extension ScrollworkNotYet.PaletteSelectionEffect: View { public var body: Never { fatalError() } }

@available(*, unavailable, message: "PreferredColorSchemeKey is not in Scrollwork yet")
extension ScrollworkNotYet.PreferredColorSchemeKey: View { public var body: Never { fatalError() } }

@available(*, unavailable, message: "PreviewModifierContent is not in Scrollwork yet")
extension ScrollworkNotYet.PreviewModifierContent: View { public var body: Never { fatalError() } }

@available(*, unavailable, message: "PreviewPlatform is not in Scrollwork yet")
extension ScrollworkNotYet.PreviewPlatform: View { public var body: Never { fatalError() } }

@available(*, unavailable, message: "RectangleCornerInsets is not in Scrollwork yet")
extension ScrollworkNotYet.RectangleCornerInsets: View { public var body: Never { fatalError() } }

@available(*, unavailable, message: "RoundedRectangularShapeCorners is not in Scrollwork yet")
extension ScrollworkNotYet.RoundedRectangularShapeCorners: View { public var body: Never { fatalError() } }

@available(*, unavailable, message: "SceneRestorationBehavior is not in Scrollwork yet")
extension ScrollworkNotYet.SceneRestorationBehavior: View { public var body: Never { fatalError() } }

@available(*, unavailable, message: "ScrollContentOffsetAdjustmentBehavior is not in Scrollwork yet")
extension ScrollworkNotYet.ScrollContentOffsetAdjustmentBehavior: View { public var body: Never { fatalError() } }

@available(*, unavailable, message: "ScrollInputBehavior is not in Scrollwork yet")
extension ScrollworkNotYet.ScrollInputBehavior: View { public var body: Never { fatalError() } }

@available(*, unavailable, message: "ScrollInputKind is not in Scrollwork yet")
extension ScrollworkNotYet.ScrollInputKind: View { public var body: Never { fatalError() } }

@available(*, unavailable, message: "SearchToolbarBehavior is not in Scrollwork yet")
extension ScrollworkNotYet.SearchToolbarBehavior: View { public var body: Never { fatalError() } }

@available(*, unavailable, message: "SelectionShapeStyle is not in Scrollwork yet")
extension ScrollworkNotYet.SelectionShapeStyle: View { public var body: Never { fatalError() } }

@available(*, unavailable, message: "Shader is not in Scrollwork yet")
extension ScrollworkNotYet.Shader: View { public var body: Never { fatalError() } }

@available(*, unavailable, message: "ShaderFunction is not in Scrollwork yet")
extension ScrollworkNotYet.ShaderFunction: View { public var body: Never { fatalError() } }

@available(*, unavailable, message: "ShaderLibrary is not in Scrollwork yet")
extension ScrollworkNotYet.ShaderLibrary: View { public var body: Never { fatalError() } }

@available(*, unavailable, message: "SidebarCommands is not in Scrollwork yet")
extension ScrollworkNotYet.SidebarCommands: View { public var body: Never { fatalError() } }

@available(*, unavailable, message: "SidebarRowSize is not in Scrollwork yet")
extension ScrollworkNotYet.SidebarRowSize: View { public var body: Never { fatalError() } }

@available(*, unavailable, message: "SizeDependentTextVariant is not in Scrollwork yet")
extension ScrollworkNotYet.SizeDependentTextVariant: View { public var body: Never { fatalError() } }

@available(*, unavailable, message: "SliderTick is not in Scrollwork yet")
extension ScrollworkNotYet.SliderTick: View { public var body: Never { fatalError() } }

@available(*, unavailable, message: "SliderTickBuilder is not in Scrollwork yet")
extension ScrollworkNotYet.SliderTickBuilder: View { public var body: Never { fatalError() } }

@available(*, unavailable, message: "SliderTickContentForEach is not in Scrollwork yet")
extension ScrollworkNotYet.SliderTickContentForEach: View { public var body: Never { fatalError() } }

@available(*, unavailable, message: "SpringLoadingBehavior is not in Scrollwork yet")
extension ScrollworkNotYet.SpringLoadingBehavior: View { public var body: Never { fatalError() } }

@available(*, unavailable, message: "SymbolColorRenderingMode is not in Scrollwork yet")
extension ScrollworkNotYet.SymbolColorRenderingMode: View { public var body: Never { fatalError() } }

@available(*, unavailable, message: "SymbolVariableValueMode is not in Scrollwork yet")
extension ScrollworkNotYet.SymbolVariableValueMode: View { public var body: Never { fatalError() } }

@available(*, unavailable, message: "SystemFormatStyle is not in Scrollwork yet")
extension ScrollworkNotYet.SystemFormatStyle: View { public var body: Never { fatalError() } }

@available(*, unavailable, message: "TabBarPlacement is not in Scrollwork yet")
extension ScrollworkNotYet.TabBarPlacement: View { public var body: Never { fatalError() } }

@available(*, unavailable, message: "TabContentBuilder is not in Scrollwork yet")
extension ScrollworkNotYet.TabContentBuilder: View { public var body: Never { fatalError() } }

@available(*, unavailable, message: "TabCustomizationBehavior is not in Scrollwork yet")
extension ScrollworkNotYet.TabCustomizationBehavior: View { public var body: Never { fatalError() } }

@available(*, unavailable, message: "TabSearchActivation is not in Scrollwork yet")
extension ScrollworkNotYet.TabSearchActivation: View { public var body: Never { fatalError() } }

@available(*, unavailable, message: "TabViewCustomization is not in Scrollwork yet")
extension ScrollworkNotYet.TabViewCustomization: View { public var body: Never { fatalError() } }

@available(*, unavailable, message: "TableColumnCustomization is not in Scrollwork yet")
extension ScrollworkNotYet.TableColumnCustomization: View { public var body: Never { fatalError() } }

@available(*, unavailable, message: "TableColumnCustomizationBehavior is not in Scrollwork yet")
extension ScrollworkNotYet.TableColumnCustomizationBehavior: View { public var body: Never { fatalError() } }

@available(*, unavailable, message: "TableHeaderRowContent is not in Scrollwork yet")
extension ScrollworkNotYet.TableHeaderRowContent: View { public var body: Never { fatalError() } }

@available(*, unavailable, message: "TableOutlineGroupContent is not in Scrollwork yet")
extension ScrollworkNotYet.TableOutlineGroupContent: View { public var body: Never { fatalError() } }

@available(*, unavailable, message: "TableStyleConfiguration is not in Scrollwork yet")
extension ScrollworkNotYet.TableStyleConfiguration: View { public var body: Never { fatalError() } }

@available(*, unavailable, message: "TextEditingCommands is not in Scrollwork yet")
extension ScrollworkNotYet.TextEditingCommands: View { public var body: Never { fatalError() } }

@available(*, unavailable, message: "TextFormattingCommands is not in Scrollwork yet")
extension ScrollworkNotYet.TextFormattingCommands: View { public var body: Never { fatalError() } }

@available(*, unavailable, message: "TextInputDictationActivation is not in Scrollwork yet")
extension ScrollworkNotYet.TextInputDictationActivation: View { public var body: Never { fatalError() } }

@available(*, unavailable, message: "TextInputDictationBehavior is not in Scrollwork yet")
extension ScrollworkNotYet.TextInputDictationBehavior: View { public var body: Never { fatalError() } }

@available(*, unavailable, message: "TextInputFormattingControlPlacement is not in Scrollwork yet")
extension ScrollworkNotYet.TextInputFormattingControlPlacement: View { public var body: Never { fatalError() } }

@available(*, unavailable, message: "TimeDataSource is not in Scrollwork yet")
extension ScrollworkNotYet.TimeDataSource: View { public var body: Never { fatalError() } }

@available(*, unavailable, message: "ToolbarCommands is not in Scrollwork yet")
extension ScrollworkNotYet.ToolbarCommands: View { public var body: Never { fatalError() } }

@available(*, unavailable, message: "ToolbarLabelStyle is not in Scrollwork yet")
extension ScrollworkNotYet.ToolbarLabelStyle: View { public var body: Never { fatalError() } }

@available(*, unavailable, message: "TupleSliderTickContent is not in Scrollwork yet")
extension ScrollworkNotYet.TupleSliderTickContent: View { public var body: Never { fatalError() } }

@available(*, unavailable, message: "TupleTableColumnContent is not in Scrollwork yet")
extension ScrollworkNotYet.TupleTableColumnContent: View { public var body: Never { fatalError() } }

@available(*, unavailable, message: "TupleTableRowContent is not in Scrollwork yet")
extension ScrollworkNotYet.TupleTableRowContent: View { public var body: Never { fatalError() } }

@available(*, unavailable, message: "TypesettingLanguage is not in Scrollwork yet")
extension ScrollworkNotYet.TypesettingLanguage: View { public var body: Never { fatalError() } }

@available(*, unavailable, message: "VerticalDirection is not in Scrollwork yet")
extension ScrollworkNotYet.VerticalDirection: View { public var body: Never { fatalError() } }

@available(*, unavailable, message: "WindowManagerRole is not in Scrollwork yet")
extension ScrollworkNotYet.WindowManagerRole: View { public var body: Never { fatalError() } }

@available(*, unavailable, message: "WindowToolbarFullScreenVisibility is not in Scrollwork yet")
extension ScrollworkNotYet.WindowToolbarFullScreenVisibility: View { public var body: Never { fatalError() } }

/// Keeps what AccessibilityRotorEntry has not yet out of the way of what it gets.
public protocol _NotYetOfAccessibilityRotorEntry {}

extension AccessibilityRotorEntry: _NotYetOfAccessibilityRotorEntry {}

extension _NotYetOfAccessibilityRotorEntry {
  @available(*, unavailable, message: "AccessibilityRotorEntry(_:id:in:textRange:prepare:) is not in Scrollwork yet")
  public init<A0, A1, A2, A3, A4>(_ a0: A0, id a1: A1, in a2: A2, textRange a3: A3, prepare a4: A4) { fatalError() }
}

/// Keeps what AnyView has not yet out of the way of what it gets.
public protocol _NotYetOfAnyView {}

extension AnyView: _NotYetOfAnyView {}

extension _NotYetOfAnyView {
  @available(*, unavailable, message: "AnyView(_fromValue:) is not in Scrollwork yet")
  public init<A0>(_fromValue a0: A0) { fatalError() }
}

/// Keeps what AttributeScopes.SwiftUIAttributes has not yet out of the way of what it gets.
public protocol _NotYetOfAttributeScopesSwiftUIAttributes {}

extension AttributeScopes.SwiftUIAttributes: _NotYetOfAttributeScopesSwiftUIAttributes {}

extension _NotYetOfAttributeScopesSwiftUIAttributes {
  @available(*, unavailable, message: "accessibility is not in Scrollwork yet")
  public var accessibility: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "accessibility is not in Scrollwork yet")
  public static var accessibility: Self { fatalError() }
}

/// Keeps what Color has not yet out of the way of what it gets.
public protocol _NotYetOfColor {}

extension Color: _NotYetOfColor {}

extension _NotYetOfColor {
  @available(*, unavailable, message: "exposureAdjust is not in Scrollwork yet")
  public func exposureAdjust<A0>(_ a0: A0 = ()) -> _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "exposureAdjust is not in Scrollwork yet")
  public static func exposureAdjust<A0>(_ a0: A0 = ()) -> Self { fatalError() }
  @available(*, unavailable, message: "headroom is not in Scrollwork yet")
  public func headroom<A0>(_ a0: A0 = ()) -> _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "headroom is not in Scrollwork yet")
  public static func headroom<A0>(_ a0: A0 = ()) -> Self { fatalError() }
  @available(*, unavailable, message: "resolveHDR is not in Scrollwork yet")
  public func resolveHDR<A0>(in a0: A0 = ()) -> _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "resolveHDR is not in Scrollwork yet")
  public static func resolveHDR<A0>(in a0: A0 = ()) -> Self { fatalError() }
}

/// Keeps what ColorSchemeContrast has not yet out of the way of what it gets.
public protocol _NotYetOfColorSchemeContrast {}

extension ColorSchemeContrast: _NotYetOfColorSchemeContrast {}

extension _NotYetOfColorSchemeContrast {
  @available(*, unavailable, message: "ColorSchemeContrast(_:) is not in Scrollwork yet")
  public init<A0>(_ a0: A0 = ()) { fatalError() }
}

/// Keeps what ContentShapeKinds has not yet out of the way of what it gets.
public protocol _NotYetOfContentShapeKinds {}

extension ContentShapeKinds: _NotYetOfContentShapeKinds {}

extension _NotYetOfContentShapeKinds {
  @available(*, unavailable, message: "dragPreview is not in Scrollwork yet")
  public var dragPreview: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "dragPreview is not in Scrollwork yet")
  public static var dragPreview: Self { fatalError() }
  @available(*, unavailable, message: "hoverEffect is not in Scrollwork yet")
  public var hoverEffect: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "hoverEffect is not in Scrollwork yet")
  public static var hoverEffect: Self { fatalError() }
}

/// Keeps what ContentSizeCategory has not yet out of the way of what it gets.
public protocol _NotYetOfContentSizeCategory {}

extension ContentSizeCategory: _NotYetOfContentSizeCategory {}

extension _NotYetOfContentSizeCategory {
  @available(*, unavailable, message: "ContentSizeCategory(_:) is not in Scrollwork yet")
  public init<A0>(_ a0: A0 = ()) { fatalError() }
}

/// Keeps what ContentUnavailableView has not yet out of the way of what it gets.
public protocol _NotYetOfContentUnavailableView {}

extension ContentUnavailableView: _NotYetOfContentUnavailableView {}

extension _NotYetOfContentUnavailableView {
  @available(*, unavailable, message: "ContentUnavailableView(_:image:description:) is not in Scrollwork yet")
  public init<A0, A1, A2>(_ a0: A0, image a1: A1, description a2: A2) { fatalError() }
}

extension CustomizableToolbarContent {
  @available(*, unavailable, message: "defaultCustomization is not in Scrollwork yet")
  public func defaultCustomization() -> Self { self }
}

/// Keeps what DocumentGroup has not yet out of the way of what it gets.
public protocol _NotYetOfDocumentGroup {}

extension DocumentGroup: _NotYetOfDocumentGroup {}

extension _NotYetOfDocumentGroup {
  @available(*, unavailable, message: "DocumentGroup(editing:contentType:editor:prepareDocument:) is not in Scrollwork yet")
  public init<A0, A1, A2, A3>(editing a0: A0, contentType a1: A1, editor a2: A2, prepareDocument a3: A3) { fatalError() }
  @available(*, unavailable, message: "DocumentGroup(editing:migrationPlan:editor:prepareDocument:) is not in Scrollwork yet")
  public init<A0, A1, A2, A3>(editing a0: A0, migrationPlan a1: A1, editor a2: A2, prepareDocument a3: A3) { fatalError() }
  @available(*, unavailable, message: "DocumentGroup(viewing:contentType:viewer:) is not in Scrollwork yet")
  public init<A0, A1, A2>(viewing a0: A0, contentType a1: A1, viewer a2: A2) { fatalError() }
  @available(*, unavailable, message: "DocumentGroup(viewing:migrationPlan:viewer:) is not in Scrollwork yet")
  public init<A0, A1, A2>(viewing a0: A0, migrationPlan a1: A1, viewer a2: A2) { fatalError() }
}

/// Keeps what DropProposal has not yet out of the way of what it gets.
public protocol _NotYetOfDropProposal {}

extension DropProposal: _NotYetOfDropProposal {}

extension _NotYetOfDropProposal {
  @available(*, unavailable, message: "DropProposal(withinApplication:outsideApplication:) is not in Scrollwork yet")
  public init<A0, A1>(withinApplication a0: A0, outsideApplication a1: A1) { fatalError() }
  @available(*, unavailable, message: "operationOutsideApplication is not in Scrollwork yet")
  public var operationOutsideApplication: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "operationOutsideApplication is not in Scrollwork yet")
  public static var operationOutsideApplication: Self { fatalError() }
}

/// Keeps what DynamicTypeSize has not yet out of the way of what it gets.
public protocol _NotYetOfDynamicTypeSize {}

extension DynamicTypeSize: _NotYetOfDynamicTypeSize {}

extension _NotYetOfDynamicTypeSize {
  @available(*, unavailable, message: "DynamicTypeSize(_:) is not in Scrollwork yet")
  public init<A0>(_ a0: A0 = ()) { fatalError() }
}

/// Keeps what EdgeInsets has not yet out of the way of what it gets.
public protocol _NotYetOfEdgeInsets {}

extension EdgeInsets: _NotYetOfEdgeInsets {}

extension _NotYetOfEdgeInsets {
  @available(*, unavailable, message: "EdgeInsets(_:) is not in Scrollwork yet")
  public init<A0>(_ a0: A0) { fatalError() }
  @available(*, unavailable, message: "inset is not in Scrollwork yet")
  public func inset<A0, A1>(by a0: A0 = (), edges a1: A1 = ()) -> _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "inset is not in Scrollwork yet")
  public static func inset<A0, A1>(by a0: A0 = (), edges a1: A1 = ()) -> Self { fatalError() }
}

/// Keeps what EnvironmentValues has not yet out of the way of what it gets.
public protocol _NotYetOfEnvironmentValues {}

extension EnvironmentValues: _NotYetOfEnvironmentValues {}

extension _NotYetOfEnvironmentValues {
  @available(*, unavailable, message: "accessibilityEnabled is not in Scrollwork yet")
  public var accessibilityEnabled: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "accessibilityEnabled is not in Scrollwork yet")
  public static var accessibilityEnabled: Self { fatalError() }
  @available(*, unavailable, message: "accessibilityLargeContentViewerEnabled is not in Scrollwork yet")
  public var accessibilityLargeContentViewerEnabled: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "accessibilityLargeContentViewerEnabled is not in Scrollwork yet")
  public static var accessibilityLargeContentViewerEnabled: Self { fatalError() }
  @available(*, unavailable, message: "accessibilityShowBorders is not in Scrollwork yet")
  public var accessibilityShowBorders: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "accessibilityShowBorders is not in Scrollwork yet")
  public static var accessibilityShowBorders: Self { fatalError() }
  @available(*, unavailable, message: "appearsActive is not in Scrollwork yet")
  public var appearsActive: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "appearsActive is not in Scrollwork yet")
  public static var appearsActive: Self { fatalError() }
  @available(*, unavailable, message: "contentTransitionAddsDrawingGroup is not in Scrollwork yet")
  public var contentTransitionAddsDrawingGroup: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "contentTransitionAddsDrawingGroup is not in Scrollwork yet")
  public static var contentTransitionAddsDrawingGroup: Self { fatalError() }
  @available(*, unavailable, message: "credentialExportManager is not in Scrollwork yet")
  public var credentialExportManager: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "credentialExportManager is not in Scrollwork yet")
  public static var credentialExportManager: Self { fatalError() }
  @available(*, unavailable, message: "credentialImportManager is not in Scrollwork yet")
  public var credentialImportManager: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "credentialImportManager is not in Scrollwork yet")
  public static var credentialImportManager: Self { fatalError() }
  @available(*, unavailable, message: "disableAutocorrection is not in Scrollwork yet")
  public var disableAutocorrection: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "disableAutocorrection is not in Scrollwork yet")
  public static var disableAutocorrection: Self { fatalError() }
  @available(*, unavailable, message: "findContext is not in Scrollwork yet")
  public var findContext: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "findContext is not in Scrollwork yet")
  public static var findContext: Self { fatalError() }
  @available(*, unavailable, message: "fontResolutionContext is not in Scrollwork yet")
  public var fontResolutionContext: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "fontResolutionContext is not in Scrollwork yet")
  public static var fontResolutionContext: Self { fatalError() }
  @available(*, unavailable, message: "isActivityFullscreen is not in Scrollwork yet")
  public var isActivityFullscreen: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "isActivityFullscreen is not in Scrollwork yet")
  public static var isActivityFullscreen: Self { fatalError() }
  @available(*, unavailable, message: "isActivityUpdateReduced is not in Scrollwork yet")
  public var isActivityUpdateReduced: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "isActivityUpdateReduced is not in Scrollwork yet")
  public static var isActivityUpdateReduced: Self { fatalError() }
  @available(*, unavailable, message: "isFocused is not in Scrollwork yet")
  public var isFocused: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "isFocused is not in Scrollwork yet")
  public static var isFocused: Self { fatalError() }
  @available(*, unavailable, message: "isHoverEffectEnabled is not in Scrollwork yet")
  public var isHoverEffectEnabled: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "isHoverEffectEnabled is not in Scrollwork yet")
  public static var isHoverEffectEnabled: Self { fatalError() }
  @available(*, unavailable, message: "isSceneCaptured is not in Scrollwork yet")
  public var isSceneCaptured: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "isSceneCaptured is not in Scrollwork yet")
  public static var isSceneCaptured: Self { fatalError() }
  @available(*, unavailable, message: "isTabBarShowingSections is not in Scrollwork yet")
  public var isTabBarShowingSections: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "isTabBarShowingSections is not in Scrollwork yet")
  public static var isTabBarShowingSections: Self { fatalError() }
  @available(*, unavailable, message: "isUserAuthenticationEnabled is not in Scrollwork yet")
  public var isUserAuthenticationEnabled: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "isUserAuthenticationEnabled is not in Scrollwork yet")
  public static var isUserAuthenticationEnabled: Self { fatalError() }
  @available(*, unavailable, message: "labelIconToTitleSpacing is not in Scrollwork yet")
  public var labelIconToTitleSpacing: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "labelIconToTitleSpacing is not in Scrollwork yet")
  public static var labelIconToTitleSpacing: Self { fatalError() }
  @available(*, unavailable, message: "labelReservedIconWidth is not in Scrollwork yet")
  public var labelReservedIconWidth: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "labelReservedIconWidth is not in Scrollwork yet")
  public static var labelReservedIconWidth: Self { fatalError() }
  @available(*, unavailable, message: "legibilityWeight is not in Scrollwork yet")
  public var legibilityWeight: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "legibilityWeight is not in Scrollwork yet")
  public static var legibilityWeight: Self { fatalError() }
  @available(*, unavailable, message: "levelOfDetail is not in Scrollwork yet")
  public var levelOfDetail: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "levelOfDetail is not in Scrollwork yet")
  public static var levelOfDetail: Self { fatalError() }
  @available(*, unavailable, message: "lineHeight is not in Scrollwork yet")
  public var lineHeight: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "lineHeight is not in Scrollwork yet")
  public static var lineHeight: Self { fatalError() }
  @available(*, unavailable, message: "materialActiveAppearance is not in Scrollwork yet")
  public var materialActiveAppearance: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "materialActiveAppearance is not in Scrollwork yet")
  public static var materialActiveAppearance: Self { fatalError() }
  @available(*, unavailable, message: "requestAgeRange is not in Scrollwork yet")
  public var requestAgeRange: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "requestAgeRange is not in Scrollwork yet")
  public static var requestAgeRange: Self { fatalError() }
  @available(*, unavailable, message: "showsWidgetContainerBackground is not in Scrollwork yet")
  public var showsWidgetContainerBackground: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "showsWidgetContainerBackground is not in Scrollwork yet")
  public static var showsWidgetContainerBackground: Self { fatalError() }
  @available(*, unavailable, message: "showsWidgetLabel is not in Scrollwork yet")
  public var showsWidgetLabel: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "showsWidgetLabel is not in Scrollwork yet")
  public static var showsWidgetLabel: Self { fatalError() }
  @available(*, unavailable, message: "sidebarRowSize is not in Scrollwork yet")
  public var sidebarRowSize: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "sidebarRowSize is not in Scrollwork yet")
  public static var sidebarRowSize: Self { fatalError() }
  @available(*, unavailable, message: "springLoadingBehavior is not in Scrollwork yet")
  public var springLoadingBehavior: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "springLoadingBehavior is not in Scrollwork yet")
  public static var springLoadingBehavior: Self { fatalError() }
  @available(*, unavailable, message: "supportedActivityFamilies is not in Scrollwork yet")
  public var supportedActivityFamilies: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "supportedActivityFamilies is not in Scrollwork yet")
  public static var supportedActivityFamilies: Self { fatalError() }
  @available(*, unavailable, message: "supportsImagePlayground is not in Scrollwork yet")
  public var supportsImagePlayground: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "supportsImagePlayground is not in Scrollwork yet")
  public static var supportsImagePlayground: Self { fatalError() }
  @available(*, unavailable, message: "supportsRemoteScenes is not in Scrollwork yet")
  public var supportsRemoteScenes: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "supportsRemoteScenes is not in Scrollwork yet")
  public static var supportsRemoteScenes: Self { fatalError() }
  @available(*, unavailable, message: "symbolColorRenderingMode is not in Scrollwork yet")
  public var symbolColorRenderingMode: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "symbolColorRenderingMode is not in Scrollwork yet")
  public static var symbolColorRenderingMode: Self { fatalError() }
  @available(*, unavailable, message: "symbolVariableValueMode is not in Scrollwork yet")
  public var symbolVariableValueMode: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "symbolVariableValueMode is not in Scrollwork yet")
  public static var symbolVariableValueMode: Self { fatalError() }
  @available(*, unavailable, message: "tabBarPlacement is not in Scrollwork yet")
  public var tabBarPlacement: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "tabBarPlacement is not in Scrollwork yet")
  public static var tabBarPlacement: Self { fatalError() }
  @available(*, unavailable, message: "textSelectionAffinity is not in Scrollwork yet")
  public var textSelectionAffinity: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "textSelectionAffinity is not in Scrollwork yet")
  public static var textSelectionAffinity: Self { fatalError() }
  @available(*, unavailable, message: "toolbarLabelStyle is not in Scrollwork yet")
  public var toolbarLabelStyle: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "toolbarLabelStyle is not in Scrollwork yet")
  public static var toolbarLabelStyle: Self { fatalError() }
}

/// Keeps what EventModifiers has not yet out of the way of what it gets.
public protocol _NotYetOfEventModifiers {}

extension EventModifiers: _NotYetOfEventModifiers {}

extension _NotYetOfEventModifiers {
  @available(*, unavailable, message: "function is not in Scrollwork yet")
  public var function: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "function is not in Scrollwork yet")
  public static var function: Self { fatalError() }
}

/// Keeps what Font has not yet out of the way of what it gets.
public protocol _NotYetOfFont {}

extension Font: _NotYetOfFont {}

extension _NotYetOfFont {
  @available(*, unavailable, message: "bold is not in Scrollwork yet")
  public func bold<A0>(_ a0: A0) -> _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "bold is not in Scrollwork yet")
  public static func bold<A0>(_ a0: A0) -> Self { fatalError() }
  @available(*, unavailable, message: "default is not in Scrollwork yet")
  public var `default`: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "default is not in Scrollwork yet")
  public static var `default`: Self { fatalError() }
  @available(*, unavailable, message: "italic is not in Scrollwork yet")
  public func italic<A0>(_ a0: A0) -> _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "italic is not in Scrollwork yet")
  public static func italic<A0>(_ a0: A0) -> Self { fatalError() }
  @available(*, unavailable, message: "lowercaseSmallCaps is not in Scrollwork yet")
  public func lowercaseSmallCaps() -> _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "lowercaseSmallCaps is not in Scrollwork yet")
  public static func lowercaseSmallCaps() -> Self { fatalError() }
  @available(*, unavailable, message: "lowercaseSmallCaps is not in Scrollwork yet")
  public func lowercaseSmallCaps<A0>(_ a0: A0 = ()) -> _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "lowercaseSmallCaps is not in Scrollwork yet")
  public static func lowercaseSmallCaps<A0>(_ a0: A0 = ()) -> Self { fatalError() }
  @available(*, unavailable, message: "monospaced is not in Scrollwork yet")
  public func monospaced<A0>(_ a0: A0) -> _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "monospaced is not in Scrollwork yet")
  public static func monospaced<A0>(_ a0: A0) -> Self { fatalError() }
  @available(*, unavailable, message: "pointSize is not in Scrollwork yet")
  public func pointSize<A0>(_ a0: A0 = ()) -> _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "pointSize is not in Scrollwork yet")
  public static func pointSize<A0>(_ a0: A0 = ()) -> Self { fatalError() }
  @available(*, unavailable, message: "resolve is not in Scrollwork yet")
  public func resolve<A0>(in a0: A0 = ()) -> _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "resolve is not in Scrollwork yet")
  public static func resolve<A0>(in a0: A0 = ()) -> Self { fatalError() }
  @available(*, unavailable, message: "scaled is not in Scrollwork yet")
  public func scaled<A0>(by a0: A0 = ()) -> _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "scaled is not in Scrollwork yet")
  public static func scaled<A0>(by a0: A0 = ()) -> Self { fatalError() }
  @available(*, unavailable, message: "smallCaps is not in Scrollwork yet")
  public func smallCaps() -> _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "smallCaps is not in Scrollwork yet")
  public static func smallCaps() -> Self { fatalError() }
  @available(*, unavailable, message: "smallCaps is not in Scrollwork yet")
  public func smallCaps<A0>(_ a0: A0 = ()) -> _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "smallCaps is not in Scrollwork yet")
  public static func smallCaps<A0>(_ a0: A0 = ()) -> Self { fatalError() }
  @available(*, unavailable, message: "system is not in Scrollwork yet")
  public func system<A0, A1>(_ a0: A0, design a1: A1) -> _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "system is not in Scrollwork yet")
  public static func system<A0, A1>(_ a0: A0, design a1: A1) -> Self { fatalError() }
  @available(*, unavailable, message: "uppercaseSmallCaps is not in Scrollwork yet")
  public func uppercaseSmallCaps() -> _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "uppercaseSmallCaps is not in Scrollwork yet")
  public static func uppercaseSmallCaps() -> Self { fatalError() }
  @available(*, unavailable, message: "uppercaseSmallCaps is not in Scrollwork yet")
  public func uppercaseSmallCaps<A0>(_ a0: A0 = ()) -> _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "uppercaseSmallCaps is not in Scrollwork yet")
  public static func uppercaseSmallCaps<A0>(_ a0: A0 = ()) -> Self { fatalError() }
}

extension FormStyle {
  @available(*, unavailable, message: "columns is not in Scrollwork yet")
  public var columns: _NotInScrollworkYet { _NotInScrollworkYet() }
}

/// Keeps what Gauge has not yet out of the way of what it gets.
public protocol _NotYetOfGauge {}

extension Gauge: _NotYetOfGauge {}

extension _NotYetOfGauge {
  @available(*, unavailable, message: "Gauge(value:in:label:currentValueLabel:markedValueLabels:) is not in Scrollwork yet")
  public init<A0, A1, A2, A3, A4>(value a0: A0, in a1: A1, label a2: A2, currentValueLabel a3: A3, markedValueLabels a4: A4) { fatalError() }
  @available(*, unavailable, message: "Gauge(value:in:label:currentValueLabel:minimumValueLabel:maximumValueLabel:markedValueLabels:) is not in Scrollwork yet")
  public init<A0, A1, A2, A3, A4, A5, A6>(value a0: A0, in a1: A1, label a2: A2, currentValueLabel a3: A3, minimumValueLabel a4: A4, maximumValueLabel a5: A5, markedValueLabels a6: A6) { fatalError() }
}

extension GeometryEffect {
  @available(*, unavailable, message: "ignoredByLayout is not in Scrollwork yet")
  public func ignoredByLayout() -> Self { self }
}

/// Keeps what GeometryProxy has not yet out of the way of what it gets.
public protocol _NotYetOfGeometryProxy {}

extension GeometryProxy: _NotYetOfGeometryProxy {}

extension _NotYetOfGeometryProxy {
  @available(*, unavailable, message: "containerCornerInsets is not in Scrollwork yet")
  public var containerCornerInsets: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "containerCornerInsets is not in Scrollwork yet")
  public static var containerCornerInsets: Self { fatalError() }
}

extension Gesture {
  @available(*, unavailable, message: "targetedToAnyEntity is not in Scrollwork yet")
  public func targetedToAnyEntity() -> Self { self }
  @available(*, unavailable, message: "targetedToEntity is not in Scrollwork yet")
  public func targetedToEntity<A0>(_ a0: A0 = ()) -> Self { self }
  @available(*, unavailable, message: "targetedToEntity is not in Scrollwork yet")
  public func targetedToEntity<A0>(where a0: A0 = ()) -> Self { self }
}

/// Keeps what GestureStateGesture has not yet out of the way of what it gets.
public protocol _NotYetOfGestureStateGesture {}

extension GestureStateGesture: _NotYetOfGestureStateGesture {}

extension _NotYetOfGestureStateGesture {
  @available(*, unavailable, message: "GestureStateGesture(base:state:body:) is not in Scrollwork yet")
  public init<A0, A1, A2>(base a0: A0 = (), state a1: A1 = (), body a2: A2 = ()) { fatalError() }
}

/// Keeps what GraphicsContext.BlendMode has not yet out of the way of what it gets.
public protocol _NotYetOfGraphicsContextBlendMode {}

extension GraphicsContext.BlendMode: _NotYetOfGraphicsContextBlendMode {}

extension _NotYetOfGraphicsContextBlendMode {
  @available(*, unavailable, message: "clear is not in Scrollwork yet")
  public var clear: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "clear is not in Scrollwork yet")
  public static var clear: Self { fatalError() }
  @available(*, unavailable, message: "copy is not in Scrollwork yet")
  public var copy: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "copy is not in Scrollwork yet")
  public static var copy: Self { fatalError() }
  @available(*, unavailable, message: "destinationAtop is not in Scrollwork yet")
  public var destinationAtop: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "destinationAtop is not in Scrollwork yet")
  public static var destinationAtop: Self { fatalError() }
  @available(*, unavailable, message: "destinationIn is not in Scrollwork yet")
  public var destinationIn: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "destinationIn is not in Scrollwork yet")
  public static var destinationIn: Self { fatalError() }
  @available(*, unavailable, message: "sourceIn is not in Scrollwork yet")
  public var sourceIn: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "sourceIn is not in Scrollwork yet")
  public static var sourceIn: Self { fatalError() }
  @available(*, unavailable, message: "sourceOut is not in Scrollwork yet")
  public var sourceOut: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "sourceOut is not in Scrollwork yet")
  public static var sourceOut: Self { fatalError() }
  @available(*, unavailable, message: "xor is not in Scrollwork yet")
  public var xor: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "xor is not in Scrollwork yet")
  public static var xor: Self { fatalError() }
}

/// Keeps what GraphicsContext.BlurOptions has not yet out of the way of what it gets.
public protocol _NotYetOfGraphicsContextBlurOptions {}

extension GraphicsContext.BlurOptions: _NotYetOfGraphicsContextBlurOptions {}

extension _NotYetOfGraphicsContextBlurOptions {
  @available(*, unavailable, message: "dithersResult is not in Scrollwork yet")
  public var dithersResult: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "dithersResult is not in Scrollwork yet")
  public static var dithersResult: Self { fatalError() }
}

/// Keeps what GraphicsContext.Filter has not yet out of the way of what it gets.
public protocol _NotYetOfGraphicsContextFilter {}

extension GraphicsContext.Filter: _NotYetOfGraphicsContextFilter {}

extension _NotYetOfGraphicsContextFilter {
  @available(*, unavailable, message: "colorShader is not in Scrollwork yet")
  public func colorShader<A0>(_ a0: A0 = ()) -> _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "colorShader is not in Scrollwork yet")
  public static func colorShader<A0>(_ a0: A0 = ()) -> Self { fatalError() }
  @available(*, unavailable, message: "distortionShader is not in Scrollwork yet")
  public func distortionShader<A0, A1>(_ a0: A0 = (), maxSampleOffset a1: A1 = ()) -> _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "distortionShader is not in Scrollwork yet")
  public static func distortionShader<A0, A1>(_ a0: A0 = (), maxSampleOffset a1: A1 = ()) -> Self { fatalError() }
  @available(*, unavailable, message: "layerShader is not in Scrollwork yet")
  public func layerShader<A0, A1>(_ a0: A0 = (), maxSampleOffset a1: A1 = ()) -> _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "layerShader is not in Scrollwork yet")
  public static func layerShader<A0, A1>(_ a0: A0 = (), maxSampleOffset a1: A1 = ()) -> Self { fatalError() }
}

/// Keeps what GraphicsContext.FilterOptions has not yet out of the way of what it gets.
public protocol _NotYetOfGraphicsContextFilterOptions {}

extension GraphicsContext.FilterOptions: _NotYetOfGraphicsContextFilterOptions {}

extension _NotYetOfGraphicsContextFilterOptions {
  @available(*, unavailable, message: "linearColor is not in Scrollwork yet")
  public var linearColor: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "linearColor is not in Scrollwork yet")
  public static var linearColor: Self { fatalError() }
}

/// Keeps what GraphicsContext.Shading has not yet out of the way of what it gets.
public protocol _NotYetOfGraphicsContextShading {}

extension GraphicsContext.Shading: _NotYetOfGraphicsContextShading {}

extension _NotYetOfGraphicsContextShading {
  @available(*, unavailable, message: "backdrop is not in Scrollwork yet")
  public var backdrop: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "backdrop is not in Scrollwork yet")
  public static var backdrop: Self { fatalError() }
  @available(*, unavailable, message: "shader is not in Scrollwork yet")
  public func shader<A0, A1>(_ a0: A0 = (), bounds a1: A1 = ()) -> _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "shader is not in Scrollwork yet")
  public static func shader<A0, A1>(_ a0: A0 = (), bounds a1: A1 = ()) -> Self { fatalError() }
}

/// Keeps what GraphicsContext.ShadowOptions has not yet out of the way of what it gets.
public protocol _NotYetOfGraphicsContextShadowOptions {}

extension GraphicsContext.ShadowOptions: _NotYetOfGraphicsContextShadowOptions {}

extension _NotYetOfGraphicsContextShadowOptions {
  @available(*, unavailable, message: "disablesGroup is not in Scrollwork yet")
  public var disablesGroup: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "disablesGroup is not in Scrollwork yet")
  public static var disablesGroup: Self { fatalError() }
  @available(*, unavailable, message: "invertsAlpha is not in Scrollwork yet")
  public var invertsAlpha: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "invertsAlpha is not in Scrollwork yet")
  public static var invertsAlpha: Self { fatalError() }
}

/// Keeps what HoverEffect has not yet out of the way of what it gets.
public protocol _NotYetOfHoverEffect {}

extension HoverEffect: _NotYetOfHoverEffect {}

extension _NotYetOfHoverEffect {
  @available(*, unavailable, message: "HoverEffect(_:) is not in Scrollwork yet")
  public init<A0>(_ a0: A0 = ()) { fatalError() }
}

/// Keeps what Image has not yet out of the way of what it gets.
public protocol _NotYetOfImage {}

extension Image: _NotYetOfImage {}

extension _NotYetOfImage {
  @available(*, unavailable, message: "Image(_:variableValue:bundle:) is not in Scrollwork yet")
  public init<A0, A1, A2>(_ a0: A0, variableValue a1: A1, bundle a2: A2) { fatalError() }
  @available(*, unavailable, message: "Image(_:variableValue:bundle:label:) is not in Scrollwork yet")
  public init<A0, A1, A2, A3>(_ a0: A0, variableValue a1: A1, bundle a2: A2, label a3: A3) { fatalError() }
  @available(*, unavailable, message: "Image(_internalSystemName:colorPalette:) is not in Scrollwork yet")
  public init<A0, A1>(_internalSystemName a0: A0, colorPalette a1: A1) { fatalError() }
  @available(*, unavailable, message: "Image(_internalSystemName:variableValue:) is not in Scrollwork yet")
  public init<A0, A1>(_internalSystemName a0: A0, variableValue a1: A1) { fatalError() }
  @available(*, unavailable, message: "Image(_systemName:colorPalette:) is not in Scrollwork yet")
  public init<A0, A1>(_systemName a0: A0, colorPalette a1: A1) { fatalError() }
  @available(*, unavailable, message: "Image(decorative:variableValue:bundle:) is not in Scrollwork yet")
  public init<A0, A1, A2>(decorative a0: A0, variableValue a1: A1, bundle a2: A2) { fatalError() }
  @available(*, unavailable, message: "Image(systemName:variableValue:) is not in Scrollwork yet")
  public init<A0, A1>(systemName a0: A0, variableValue a1: A1) { fatalError() }
  @available(*, unavailable, message: "symbolColorRenderingMode is not in Scrollwork yet")
  public func symbolColorRenderingMode<A0>(_ a0: A0 = ()) -> _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "symbolColorRenderingMode is not in Scrollwork yet")
  public static func symbolColorRenderingMode<A0>(_ a0: A0 = ()) -> Self { fatalError() }
  @available(*, unavailable, message: "symbolVariableValueMode is not in Scrollwork yet")
  public func symbolVariableValueMode<A0>(_ a0: A0 = ()) -> _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "symbolVariableValueMode is not in Scrollwork yet")
  public static func symbolVariableValueMode<A0>(_ a0: A0 = ()) -> Self { fatalError() }
  @available(*, unavailable, message: "widgetAccentedRenderingMode is not in Scrollwork yet")
  public func widgetAccentedRenderingMode<A0>(_ a0: A0 = ()) -> _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "widgetAccentedRenderingMode is not in Scrollwork yet")
  public static func widgetAccentedRenderingMode<A0>(_ a0: A0 = ()) -> Self { fatalError() }
}

/// Keeps what ImageRenderer has not yet out of the way of what it gets.
public protocol _NotYetOfImageRenderer {}

extension ImageRenderer: _NotYetOfImageRenderer {}

extension _NotYetOfImageRenderer {
  @available(*, unavailable, message: "allowedDynamicRange is not in Scrollwork yet")
  public var allowedDynamicRange: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "allowedDynamicRange is not in Scrollwork yet")
  public static var allowedDynamicRange: Self { fatalError() }
  @available(*, unavailable, message: "nsImage is not in Scrollwork yet")
  public var nsImage: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "nsImage is not in Scrollwork yet")
  public static var nsImage: Self { fatalError() }
}

/// Keeps what KeyEquivalent has not yet out of the way of what it gets.
public protocol _NotYetOfKeyEquivalent {}

extension KeyEquivalent: _NotYetOfKeyEquivalent {}

extension _NotYetOfKeyEquivalent {
  @available(*, unavailable, message: "clear is not in Scrollwork yet")
  public var clear: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "clear is not in Scrollwork yet")
  public static var clear: Self { fatalError() }
}

/// Keeps what KeyboardShortcut has not yet out of the way of what it gets.
public protocol _NotYetOfKeyboardShortcut {}

extension KeyboardShortcut: _NotYetOfKeyboardShortcut {}

extension _NotYetOfKeyboardShortcut {
  @available(*, unavailable, message: "KeyboardShortcut(_:modifiers:) is not in Scrollwork yet")
  public init<A0, A1>(_ a0: A0, modifiers a1: A1) { fatalError() }
}

/// Keeps what LayoutDirection has not yet out of the way of what it gets.
public protocol _NotYetOfLayoutDirection {}

extension LayoutDirection: _NotYetOfLayoutDirection {}

extension _NotYetOfLayoutDirection {
  @available(*, unavailable, message: "LayoutDirection(_:) is not in Scrollwork yet")
  public init<A0>(_ a0: A0 = ()) { fatalError() }
}

/// Keeps what LayoutSubview has not yet out of the way of what it gets.
public protocol _NotYetOfLayoutSubview {}

extension LayoutSubview: _NotYetOfLayoutSubview {}

extension _NotYetOfLayoutSubview {
  @available(*, unavailable, message: "containerValues is not in Scrollwork yet")
  public var containerValues: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "containerValues is not in Scrollwork yet")
  public static var containerValues: Self { fatalError() }
}

/// Keeps what LocalizedStringKey.StringInterpolation has not yet out of the way of what it gets.
public protocol _NotYetOfLocalizedStringKeyStringInterpolation {}

extension LocalizedStringKey.StringInterpolation: _NotYetOfLocalizedStringKeyStringInterpolation {}

extension _NotYetOfLocalizedStringKeyStringInterpolation {
  @available(*, unavailable, message: "appendInterpolation is not in Scrollwork yet")
  public func appendInterpolation<A0>(accessibilityName a0: A0) -> _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "appendInterpolation is not in Scrollwork yet")
  public static func appendInterpolation<A0>(accessibilityName a0: A0) -> Self { fatalError() }
}

/// Keeps what Material has not yet out of the way of what it gets.
public protocol _NotYetOfMaterial {}

extension Material: _NotYetOfMaterial {}

extension _NotYetOfMaterial {
  @available(*, unavailable, message: "materialActiveAppearance is not in Scrollwork yet")
  public func materialActiveAppearance<A0>(_ a0: A0 = ()) -> _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "materialActiveAppearance is not in Scrollwork yet")
  public static func materialActiveAppearance<A0>(_ a0: A0 = ()) -> Self { fatalError() }
}

/// Keeps what ModifiedContent has not yet out of the way of what it gets.
public protocol _NotYetOfModifiedContent {}

extension ModifiedContent: _NotYetOfModifiedContent {}

extension _NotYetOfModifiedContent {
  @available(*, unavailable, message: "accessibility is not in Scrollwork yet")
  public func accessibility<A0>(activationPoint a0: A0) -> _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "accessibility is not in Scrollwork yet")
  public static func accessibility<A0>(activationPoint a0: A0) -> Self { fatalError() }
  @available(*, unavailable, message: "accessibility is not in Scrollwork yet")
  public func accessibility<A0>(selectionIdentifier a0: A0) -> _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "accessibility is not in Scrollwork yet")
  public static func accessibility<A0>(selectionIdentifier a0: A0) -> Self { fatalError() }
  @available(*, unavailable, message: "accessibilityActivationPoint is not in Scrollwork yet")
  public func accessibilityActivationPoint<A0>(_ a0: A0 = ()) -> _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "accessibilityActivationPoint is not in Scrollwork yet")
  public static func accessibilityActivationPoint<A0>(_ a0: A0 = ()) -> Self { fatalError() }
  @available(*, unavailable, message: "accessibilityActivationPoint is not in Scrollwork yet")
  public func accessibilityActivationPoint<A0, A1>(_ a0: A0 = (), isEnabled a1: A1 = ()) -> _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "accessibilityActivationPoint is not in Scrollwork yet")
  public static func accessibilityActivationPoint<A0, A1>(_ a0: A0 = (), isEnabled a1: A1 = ()) -> Self { fatalError() }
  @available(*, unavailable, message: "accessibilityDragPoint is not in Scrollwork yet")
  public func accessibilityDragPoint<A0, A1>(_ a0: A0 = (), description a1: A1 = ()) -> _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "accessibilityDragPoint is not in Scrollwork yet")
  public static func accessibilityDragPoint<A0, A1>(_ a0: A0 = (), description a1: A1 = ()) -> Self { fatalError() }
  @available(*, unavailable, message: "accessibilityDragPoint is not in Scrollwork yet")
  public func accessibilityDragPoint<A0, A1, A2>(_ a0: A0 = (), description a1: A1 = (), isEnabled a2: A2 = ()) -> _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "accessibilityDragPoint is not in Scrollwork yet")
  public static func accessibilityDragPoint<A0, A1, A2>(_ a0: A0 = (), description a1: A1 = (), isEnabled a2: A2 = ()) -> Self { fatalError() }
  @available(*, unavailable, message: "accessibilityDropPoint is not in Scrollwork yet")
  public func accessibilityDropPoint<A0, A1>(_ a0: A0 = (), description a1: A1 = ()) -> _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "accessibilityDropPoint is not in Scrollwork yet")
  public static func accessibilityDropPoint<A0, A1>(_ a0: A0 = (), description a1: A1 = ()) -> Self { fatalError() }
  @available(*, unavailable, message: "accessibilityDropPoint is not in Scrollwork yet")
  public func accessibilityDropPoint<A0, A1, A2>(_ a0: A0 = (), description a1: A1 = (), isEnabled a2: A2 = ()) -> _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "accessibilityDropPoint is not in Scrollwork yet")
  public static func accessibilityDropPoint<A0, A1, A2>(_ a0: A0 = (), description a1: A1 = (), isEnabled a2: A2 = ()) -> Self { fatalError() }
  @available(*, unavailable, message: "accessibilityScrollStatus is not in Scrollwork yet")
  public func accessibilityScrollStatus<A0, A1>(_ a0: A0 = (), isEnabled a1: A1 = ()) -> _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "accessibilityScrollStatus is not in Scrollwork yet")
  public static func accessibilityScrollStatus<A0, A1>(_ a0: A0 = (), isEnabled a1: A1 = ()) -> Self { fatalError() }
  @available(*, unavailable, message: "accessibilityTextContentType is not in Scrollwork yet")
  public func accessibilityTextContentType<A0>(_ a0: A0 = ()) -> _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "accessibilityTextContentType is not in Scrollwork yet")
  public static func accessibilityTextContentType<A0>(_ a0: A0 = ()) -> Self { fatalError() }
}

extension NavigationViewStyle {
  @available(*, unavailable, message: "columns is not in Scrollwork yet")
  public var columns: _NotInScrollworkYet { _NotInScrollworkYet() }
}

/// Keeps what OpenURLAction has not yet out of the way of what it gets.
public protocol _NotYetOfOpenURLAction {}

extension OpenURLAction: _NotYetOfOpenURLAction {}

extension _NotYetOfOpenURLAction {
  @available(*, unavailable, message: "callAsFunction is not in Scrollwork yet")
  public func callAsFunction<A0, A1>(_ a0: A0, prefersInApp a1: A1) -> _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "callAsFunction is not in Scrollwork yet")
  public static func callAsFunction<A0, A1>(_ a0: A0, prefersInApp a1: A1) -> Self { fatalError() }
}

/// Keeps what OpenURLAction.Result has not yet out of the way of what it gets.
public protocol _NotYetOfOpenURLActionResult {}

extension OpenURLAction.Result: _NotYetOfOpenURLActionResult {}

extension _NotYetOfOpenURLActionResult {
  @available(*, unavailable, message: "systemAction is not in Scrollwork yet")
  public func systemAction<A0, A1>(_ a0: A0, prefersInApp a1: A1) -> _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "systemAction is not in Scrollwork yet")
  public static func systemAction<A0, A1>(_ a0: A0, prefersInApp a1: A1) -> Self { fatalError() }
}

/// Keeps what OutlineGroup has not yet out of the way of what it gets.
public protocol _NotYetOfOutlineGroup {}

extension OutlineGroup: _NotYetOfOutlineGroup {}

extension _NotYetOfOutlineGroup {
  @available(*, unavailable, message: "OutlineGroup(_:children:) is not in Scrollwork yet")
  public init<A0, A1>(_ a0: A0, children a1: A1) { fatalError() }
}

/// Keeps what Path has not yet out of the way of what it gets.
public protocol _NotYetOfPath {}

extension Path: _NotYetOfPath {}

extension _NotYetOfPath {
  @available(*, unavailable, message: "normalized is not in Scrollwork yet")
  public func normalized<A0>(eoFill a0: A0 = ()) -> _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "normalized is not in Scrollwork yet")
  public static func normalized<A0>(eoFill a0: A0 = ()) -> Self { fatalError() }
}

extension PresentationSizing {
  @available(*, unavailable, message: "sticky is not in Scrollwork yet")
  public func sticky<A0, A1>(horizontal a0: A0 = (), vertical a1: A1 = ()) -> Self { self }
}

extension PreviewProvider {
  @available(*, unavailable, message: "platform is not in Scrollwork yet")
  public var platform: _NotInScrollworkYet { _NotInScrollworkYet() }
}

extension Scene {
  @available(*, unavailable, message: "backgroundTask is not in Scrollwork yet")
  public func backgroundTask<A0, A1>(_ a0: A0 = (), action a1: A1 = ()) -> Self { self }
  @available(*, unavailable, message: "documentBrowserContextMenu is not in Scrollwork yet")
  public func documentBrowserContextMenu<A0>(_ a0: A0 = ()) -> Self { self }
  @available(*, unavailable, message: "persistentSystemOverlays is not in Scrollwork yet")
  public func persistentSystemOverlays<A0>(_ a0: A0 = ()) -> Self { self }
  @available(*, unavailable, message: "restorationBehavior is not in Scrollwork yet")
  public func restorationBehavior<A0>(_ a0: A0 = ()) -> Self { self }
  @available(*, unavailable, message: "windowManagerRole is not in Scrollwork yet")
  public func windowManagerRole<A0>(_ a0: A0 = ()) -> Self { self }
  @available(*, unavailable, message: "windowToolbarLabelStyle is not in Scrollwork yet")
  public func windowToolbarLabelStyle<A0>(_ a0: A0 = ()) -> Self { self }
  @available(*, unavailable, message: "windowToolbarLabelStyle is not in Scrollwork yet")
  public func windowToolbarLabelStyle<A0>(fixed a0: A0 = ()) -> Self { self }
}

/// Keeps what SceneStorage has not yet out of the way of what it gets.
public protocol _NotYetOfSceneStorage {}

extension SceneStorage: _NotYetOfSceneStorage {}

extension _NotYetOfSceneStorage {
  @available(*, unavailable, message: "SceneStorage(wrappedValue:_:store:) is not in Scrollwork yet")
  public init<A0, A1, A2>(wrappedValue a0: A0, _ a1: A1, store a2: A2) { fatalError() }
}

extension ScrollTargetBehavior {
  @available(*, unavailable, message: "viewAligned is not in Scrollwork yet")
  public func viewAligned<A0>(anchor a0: A0) -> Self { self }
  @available(*, unavailable, message: "viewAligned is not in Scrollwork yet")
  public func viewAligned<A0, A1>(limitBehavior a0: A0, anchor a1: A1) -> Self { self }
}

/// Keeps what ScrollView has not yet out of the way of what it gets.
public protocol _NotYetOfScrollView {}

extension ScrollView: _NotYetOfScrollView {}

extension _NotYetOfScrollView {
  @available(*, unavailable, message: "ScrollView(_:content:) is not in Scrollwork yet")
  public init<A0, A1>(_ a0: A0, content a1: A1) { fatalError() }
}

/// Keeps what SearchFieldPlacement has not yet out of the way of what it gets.
public protocol _NotYetOfSearchFieldPlacement {}

extension SearchFieldPlacement: _NotYetOfSearchFieldPlacement {}

extension _NotYetOfSearchFieldPlacement {
  @available(*, unavailable, message: "sidebar is not in Scrollwork yet")
  public var sidebar: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "sidebar is not in Scrollwork yet")
  public static var sidebar: Self { fatalError() }
}

/// Keeps what SectionConfiguration has not yet out of the way of what it gets.
public protocol _NotYetOfSectionConfiguration {}

extension SectionConfiguration: _NotYetOfSectionConfiguration {}

extension _NotYetOfSectionConfiguration {
  @available(*, unavailable, message: "actions is not in Scrollwork yet")
  public var actions: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "actions is not in Scrollwork yet")
  public static var actions: Self { fatalError() }
}

extension Shape {
  @available(*, unavailable, message: "fill is not in Scrollwork yet")
  public func fill<A0>(style a0: A0) -> Self { self }
  @available(*, unavailable, message: "rect is not in Scrollwork yet")
  public func rect<A0, A1, A2>(uniformBottomCorners a0: A0, topLeadingCorner a1: A1, topTrailingCorner a2: A2) -> Self { self }
  @available(*, unavailable, message: "rect is not in Scrollwork yet")
  public func rect<A0, A1, A2>(uniformLeadingCorners a0: A0, topTrailingCorner a1: A1, bottomTrailingCorner a2: A2) -> Self { self }
  @available(*, unavailable, message: "rect is not in Scrollwork yet")
  public func rect<A0, A1>(uniformLeadingCorners a0: A0, uniformTrailingCorners a1: A1) -> Self { self }
  @available(*, unavailable, message: "rect is not in Scrollwork yet")
  public func rect<A0, A1, A2>(uniformTopCorners a0: A0, bottomLeadingCorner a1: A1, bottomTrailingCorner a2: A2) -> Self { self }
  @available(*, unavailable, message: "rect is not in Scrollwork yet")
  public func rect<A0, A1>(uniformTopCorners a0: A0, uniformBottomCorners a1: A1) -> Self { self }
  @available(*, unavailable, message: "rect is not in Scrollwork yet")
  public func rect<A0, A1, A2>(uniformTrailingCorners a0: A0, topLeadingCorner a1: A1, bottomLeadingCorner a2: A2) -> Self { self }
  @available(*, unavailable, message: "stroke is not in Scrollwork yet")
  public func stroke<A0, A1>(_ a0: A0, lineWidth a1: A1) -> Self { self }
  @available(*, unavailable, message: "stroke is not in Scrollwork yet")
  public func stroke<A0, A1>(_ a0: A0, style a1: A1) -> Self { self }
}

extension ShapeStyle {
  @available(*, unavailable, message: "in is not in Scrollwork yet")
  public func `in`<A0>(_ a0: A0 = ()) -> Self { self }
  @available(*, unavailable, message: "materialActiveAppearance is not in Scrollwork yet")
  public func materialActiveAppearance<A0>(_ a0: A0 = ()) -> Self { self }
  @available(*, unavailable, message: "selection is not in Scrollwork yet")
  public var selection: _NotInScrollworkYet { _NotInScrollworkYet() }
}

/// Keeps what ShareLink has not yet out of the way of what it gets.
public protocol _NotYetOfShareLink {}

extension ShareLink: _NotYetOfShareLink {}

extension _NotYetOfShareLink {
  @available(*, unavailable, message: "ShareLink(_:items:subject:message:preview:) is not in Scrollwork yet")
  public init<A0, A1, A2, A3, A4>(_ a0: A0, items a1: A1, subject a2: A2, message a3: A3, preview a4: A4) { fatalError() }
}

/// Keeps what Slider has not yet out of the way of what it gets.
public protocol _NotYetOfSlider {}

extension Slider: _NotYetOfSlider {}

extension _NotYetOfSlider {
  @available(*, unavailable, message: "Slider(value:in:neutralValue:enabledBounds:label:currentValueLabel:minimumValueLabel:maximumValueLabel:onEditingChanged:) is not in Scrollwork yet")
  public init<A0, A1, A2, A3, A4, A5, A6, A7, A8>(value a0: A0, in a1: A1, neutralValue a2: A2, enabledBounds a3: A3, label a4: A4, currentValueLabel a5: A5, minimumValueLabel a6: A6, maximumValueLabel a7: A7, onEditingChanged a8: A8) { fatalError() }
  @available(*, unavailable, message: "Slider(value:in:neutralValue:enabledBounds:label:currentValueLabel:minimumValueLabel:maximumValueLabel:ticks:onEditingChanged:) is not in Scrollwork yet")
  public init<A0, A1, A2, A3, A4, A5, A6, A7, A8, A9>(value a0: A0, in a1: A1, neutralValue a2: A2, enabledBounds a3: A3, label a4: A4, currentValueLabel a5: A5, minimumValueLabel a6: A6, maximumValueLabel a7: A7, ticks a8: A8, onEditingChanged a9: A9) { fatalError() }
  @available(*, unavailable, message: "Slider(value:in:step:neutralValue:enabledBounds:label:currentValueLabel:minimumValueLabel:maximumValueLabel:tick:onEditingChanged:) is not in Scrollwork yet")
  public init<A0, A1, A2, A3, A4, A5, A6, A7, A8, A9, A10>(value a0: A0, in a1: A1, step a2: A2, neutralValue a3: A3, enabledBounds a4: A4, label a5: A5, currentValueLabel a6: A6, minimumValueLabel a7: A7, maximumValueLabel a8: A8, tick a9: A9, onEditingChanged a10: A10) { fatalError() }
}

extension TabContent {
  @available(*, unavailable, message: "accessibilityInputLabels is not in Scrollwork yet")
  public func accessibilityInputLabels<A0, A1>(_ a0: A0 = (), isEnabled a1: A1 = ()) -> Self { self }
  @available(*, unavailable, message: "contextMenu is not in Scrollwork yet")
  public func contextMenu<A0>(menuItems a0: A0 = ()) -> Self { self }
  @available(*, unavailable, message: "customizationBehavior is not in Scrollwork yet")
  public func customizationBehavior<A0, A1>(_ a0: A0 = (), for a1: A1 = ()) -> Self { self }
  @available(*, unavailable, message: "customizationID is not in Scrollwork yet")
  public func customizationID<A0>(_ a0: A0 = ()) -> Self { self }
  @available(*, unavailable, message: "draggable is not in Scrollwork yet")
  public func draggable<A0>(_ a0: A0 = ()) -> Self { self }
  @available(*, unavailable, message: "dropDestination is not in Scrollwork yet")
  public func dropDestination<A0, A1>(for a0: A0 = (), action a1: A1 = ()) -> Self { self }
  @available(*, unavailable, message: "popover is not in Scrollwork yet")
  public func popover<A0, A1, A2, A3>(isPresented a0: A0 = (), attachmentAnchor a1: A1 = (), arrowEdge a2: A2 = (), content a3: A3 = ()) -> Self { self }
  @available(*, unavailable, message: "popover is not in Scrollwork yet")
  public func popover<A0, A1, A2, A3>(item a0: A0 = (), attachmentAnchor a1: A1 = (), arrowEdge a2: A2 = (), content a3: A3 = ()) -> Self { self }
  @available(*, unavailable, message: "sectionActions is not in Scrollwork yet")
  public func sectionActions<A0>(content a0: A0 = ()) -> Self { self }
  @available(*, unavailable, message: "springLoadingBehavior is not in Scrollwork yet")
  public func springLoadingBehavior<A0>(_ a0: A0 = ()) -> Self { self }
  @available(*, unavailable, message: "swipeActions is not in Scrollwork yet")
  public func swipeActions<A0, A1, A2>(edge a0: A0 = (), allowsFullSwipe a1: A1 = (), content a2: A2 = ()) -> Self { self }
}

/// Keeps what Table has not yet out of the way of what it gets.
public protocol _NotYetOfTable {}

extension Table: _NotYetOfTable {}

extension _NotYetOfTable {
  @available(*, unavailable, message: "Table(_:children:columnCustomization:columns:) is not in Scrollwork yet")
  public init<A0, A1, A2, A3>(_ a0: A0, children a1: A1, columnCustomization a2: A2, columns a3: A3) { fatalError() }
  @available(*, unavailable, message: "Table(_:children:selection:columnCustomization:columns:) is not in Scrollwork yet")
  public init<A0, A1, A2, A3, A4>(_ a0: A0, children a1: A1, selection a2: A2, columnCustomization a3: A3, columns a4: A4) { fatalError() }
  @available(*, unavailable, message: "Table(_:children:selection:sortOrder:columnCustomization:columns:) is not in Scrollwork yet")
  public init<A0, A1, A2, A3, A4, A5>(_ a0: A0, children a1: A1, selection a2: A2, sortOrder a3: A3, columnCustomization a4: A4, columns a5: A5) { fatalError() }
  @available(*, unavailable, message: "Table(_:children:sortOrder:columnCustomization:columns:) is not in Scrollwork yet")
  public init<A0, A1, A2, A3, A4>(_ a0: A0, children a1: A1, sortOrder a2: A2, columnCustomization a3: A3, columns a4: A4) { fatalError() }
  @available(*, unavailable, message: "Table(_:columnCustomization:columns:) is not in Scrollwork yet")
  public init<A0, A1, A2>(_ a0: A0, columnCustomization a1: A1, columns a2: A2) { fatalError() }
  @available(*, unavailable, message: "Table(_:selection:columnCustomization:columns:) is not in Scrollwork yet")
  public init<A0, A1, A2, A3>(_ a0: A0, selection a1: A1, columnCustomization a2: A2, columns a3: A3) { fatalError() }
  @available(*, unavailable, message: "Table(_:selection:sortOrder:columnCustomization:columns:) is not in Scrollwork yet")
  public init<A0, A1, A2, A3, A4>(_ a0: A0, selection a1: A1, sortOrder a2: A2, columnCustomization a3: A3, columns a4: A4) { fatalError() }
  @available(*, unavailable, message: "Table(_:sortOrder:columnCustomization:columns:) is not in Scrollwork yet")
  public init<A0, A1, A2, A3>(_ a0: A0, sortOrder a1: A1, columnCustomization a2: A2, columns a3: A3) { fatalError() }
  @available(*, unavailable, message: "Table(of:columnCustomization:columns:rows:) is not in Scrollwork yet")
  public init<A0, A1, A2, A3>(of a0: A0, columnCustomization a1: A1, columns a2: A2, rows a3: A3) { fatalError() }
  @available(*, unavailable, message: "Table(of:selection:columnCustomization:columns:rows:) is not in Scrollwork yet")
  public init<A0, A1, A2, A3, A4>(of a0: A0, selection a1: A1, columnCustomization a2: A2, columns a3: A3, rows a4: A4) { fatalError() }
  @available(*, unavailable, message: "Table(of:selection:sortOrder:columnCustomization:columns:rows:) is not in Scrollwork yet")
  public init<A0, A1, A2, A3, A4, A5>(of a0: A0, selection a1: A1, sortOrder a2: A2, columnCustomization a3: A3, columns a4: A4, rows a5: A5) { fatalError() }
  @available(*, unavailable, message: "Table(of:sortOrder:columnCustomization:columns:rows:) is not in Scrollwork yet")
  public init<A0, A1, A2, A3, A4>(of a0: A0, sortOrder a1: A1, columnCustomization a2: A2, columns a3: A3, rows a4: A4) { fatalError() }
}

extension TableColumnContent {
  @available(*, unavailable, message: "customizationID is not in Scrollwork yet")
  public func customizationID<A0>(_ a0: A0 = ()) -> Self { self }
  @available(*, unavailable, message: "disabledCustomizationBehavior is not in Scrollwork yet")
  public func disabledCustomizationBehavior<A0>(_ a0: A0 = ()) -> Self { self }
}

/// Keeps what TableColumnForEach has not yet out of the way of what it gets.
public protocol _NotYetOfTableColumnForEach {}

extension TableColumnForEach: _NotYetOfTableColumnForEach {}

extension _NotYetOfTableColumnForEach {
  @available(*, unavailable, message: "TableColumnForEach(_:_:) is not in Scrollwork yet")
  public init<A0, A1>(_ a0: A0, _ a1: A1) { fatalError() }
  @available(*, unavailable, message: "TableColumnForEach(_:id:_:) is not in Scrollwork yet")
  public init<A0, A1, A2>(_ a0: A0, id a1: A1, _ a2: A2) { fatalError() }
}

extension TableRowContent {
  @available(*, unavailable, message: "contextMenu is not in Scrollwork yet")
  public func contextMenu<A0, A1>(menuItems a0: A0, preview a1: A1) -> Self { self }
  @available(*, unavailable, message: "draggable is not in Scrollwork yet")
  public func draggable<A0>(_ a0: A0 = ()) -> Self { self }
  @available(*, unavailable, message: "dropDestination is not in Scrollwork yet")
  public func dropDestination<A0, A1>(for a0: A0 = (), action a1: A1 = ()) -> Self { self }
  @available(*, unavailable, message: "itemProvider is not in Scrollwork yet")
  public func itemProvider<A0>(_ a0: A0 = ()) -> Self { self }
}

extension TableStyle {
  @available(*, unavailable, message: "makeBody is not in Scrollwork yet")
  public func makeBody<A0>(configuration a0: A0 = ()) -> Self { self }
}

/// Keeps what Text has not yet out of the way of what it gets.
public protocol _NotYetOfText {}

extension Text: _NotYetOfText {}

extension _NotYetOfText {
  @available(*, unavailable, message: "accessibilityTextContentType is not in Scrollwork yet")
  public func accessibilityTextContentType<A0>(_ a0: A0 = ()) -> _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "accessibilityTextContentType is not in Scrollwork yet")
  public static func accessibilityTextContentType<A0>(_ a0: A0 = ()) -> Self { fatalError() }
  @available(*, unavailable, message: "speechAdjustedPitch is not in Scrollwork yet")
  public func speechAdjustedPitch<A0>(_ a0: A0 = ()) -> _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "speechAdjustedPitch is not in Scrollwork yet")
  public static func speechAdjustedPitch<A0>(_ a0: A0 = ()) -> Self { fatalError() }
  @available(*, unavailable, message: "speechAlwaysIncludesPunctuation is not in Scrollwork yet")
  public func speechAlwaysIncludesPunctuation<A0>(_ a0: A0 = ()) -> _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "speechAlwaysIncludesPunctuation is not in Scrollwork yet")
  public static func speechAlwaysIncludesPunctuation<A0>(_ a0: A0 = ()) -> Self { fatalError() }
  @available(*, unavailable, message: "speechAnnouncementsQueued is not in Scrollwork yet")
  public func speechAnnouncementsQueued<A0>(_ a0: A0 = ()) -> _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "speechAnnouncementsQueued is not in Scrollwork yet")
  public static func speechAnnouncementsQueued<A0>(_ a0: A0 = ()) -> Self { fatalError() }
  @available(*, unavailable, message: "speechSpellsOutCharacters is not in Scrollwork yet")
  public func speechSpellsOutCharacters<A0>(_ a0: A0 = ()) -> _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "speechSpellsOutCharacters is not in Scrollwork yet")
  public static func speechSpellsOutCharacters<A0>(_ a0: A0 = ()) -> Self { fatalError() }
  @available(*, unavailable, message: "textVariant is not in Scrollwork yet")
  public func textVariant<A0>(_ a0: A0 = ()) -> _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "textVariant is not in Scrollwork yet")
  public static func textVariant<A0>(_ a0: A0 = ()) -> Self { fatalError() }
  @available(*, unavailable, message: "typesettingLanguage is not in Scrollwork yet")
  public func typesettingLanguage<A0, A1>(_ a0: A0 = (), isEnabled a1: A1 = ()) -> _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "typesettingLanguage is not in Scrollwork yet")
  public static func typesettingLanguage<A0, A1>(_ a0: A0 = (), isEnabled a1: A1 = ()) -> Self { fatalError() }
}

/// Keeps what Text.LineStyle has not yet out of the way of what it gets.
public protocol _NotYetOfTextLineStyle {}

extension Text.LineStyle: _NotYetOfTextLineStyle {}

extension _NotYetOfTextLineStyle {
  @available(*, unavailable, message: "LineStyle(nsUnderlineStyle:) is not in Scrollwork yet")
  public init<A0>(nsUnderlineStyle a0: A0) { fatalError() }
}

/// Keeps what TimelineView.Context has not yet out of the way of what it gets.
public protocol _NotYetOfTimelineViewContext {}

extension TimelineView.Context: _NotYetOfTimelineViewContext {}

extension _NotYetOfTimelineViewContext {
  @available(*, unavailable, message: "invalidateTimelineContent is not in Scrollwork yet")
  public func invalidateTimelineContent() -> _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "invalidateTimelineContent is not in Scrollwork yet")
  public static func invalidateTimelineContent() -> Self { fatalError() }
}

/// Keeps what ToolbarDefaultItemKind has not yet out of the way of what it gets.
public protocol _NotYetOfToolbarDefaultItemKind {}

extension ToolbarDefaultItemKind: _NotYetOfToolbarDefaultItemKind {}

extension _NotYetOfToolbarDefaultItemKind {
  @available(*, unavailable, message: "search is not in Scrollwork yet")
  public var search: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "search is not in Scrollwork yet")
  public static var search: Self { fatalError() }
}

/// Keeps what ToolbarItemGroup has not yet out of the way of what it gets.
public protocol _NotYetOfToolbarItemGroup {}

extension ToolbarItemGroup: _NotYetOfToolbarItemGroup {}

extension _NotYetOfToolbarItemGroup {
  @available(*, unavailable, message: "ToolbarItemGroup(placement:content:label:) is not in Scrollwork yet")
  public init<A0, A1, A2>(placement a0: A0, content a1: A1, label a2: A2) { fatalError() }
}

/// Keeps what ToolbarItemPlacement has not yet out of the way of what it gets.
public protocol _NotYetOfToolbarItemPlacement {}

extension ToolbarItemPlacement: _NotYetOfToolbarItemPlacement {}

extension _NotYetOfToolbarItemPlacement {
  @available(*, unavailable, message: "largeSubtitle is not in Scrollwork yet")
  public var largeSubtitle: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "largeSubtitle is not in Scrollwork yet")
  public static var largeSubtitle: Self { fatalError() }
  @available(*, unavailable, message: "largeTitle is not in Scrollwork yet")
  public var largeTitle: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "largeTitle is not in Scrollwork yet")
  public static var largeTitle: Self { fatalError() }
  @available(*, unavailable, message: "subtitle is not in Scrollwork yet")
  public var subtitle: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "subtitle is not in Scrollwork yet")
  public static var subtitle: Self { fatalError() }
}

/// Keeps what Transaction has not yet out of the way of what it gets.
public protocol _NotYetOfTransaction {}

extension Transaction: _NotYetOfTransaction {}

extension _NotYetOfTransaction {
  @available(*, unavailable, message: "dismissBehavior is not in Scrollwork yet")
  public var dismissBehavior: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "dismissBehavior is not in Scrollwork yet")
  public static var dismissBehavior: Self { fatalError() }
  @available(*, unavailable, message: "scrollContentOffsetAdjustmentBehavior is not in Scrollwork yet")
  public var scrollContentOffsetAdjustmentBehavior: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "scrollContentOffsetAdjustmentBehavior is not in Scrollwork yet")
  public static var scrollContentOffsetAdjustmentBehavior: Self { fatalError() }
  @available(*, unavailable, message: "scrollPositionUpdatePreservesVelocity is not in Scrollwork yet")
  public var scrollPositionUpdatePreservesVelocity: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "scrollPositionUpdatePreservesVelocity is not in Scrollwork yet")
  public static var scrollPositionUpdatePreservesVelocity: Self { fatalError() }
  @available(*, unavailable, message: "scrollTargetAnchor is not in Scrollwork yet")
  public var scrollTargetAnchor: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "scrollTargetAnchor is not in Scrollwork yet")
  public static var scrollTargetAnchor: Self { fatalError() }
  @available(*, unavailable, message: "tracksVelocity is not in Scrollwork yet")
  public var tracksVelocity: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "tracksVelocity is not in Scrollwork yet")
  public static var tracksVelocity: Self { fatalError() }
}

/// Keeps what UIGestureRecognizerRepresentableCoordinateSpaceConverter has not yet out of the way of what it gets.
public protocol _NotYetOfUIGestureRecognizerRepresentableCoordinateSpaceConverter {}

extension UIGestureRecognizerRepresentableCoordinateSpaceConverter: _NotYetOfUIGestureRecognizerRepresentableCoordinateSpaceConverter {}

extension _NotYetOfUIGestureRecognizerRepresentableCoordinateSpaceConverter {
  @available(*, unavailable, message: "convert is not in Scrollwork yet")
  public func convert<A0, A1>(globalPoint a0: A0 = (), to a1: A1 = ()) -> _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "convert is not in Scrollwork yet")
  public static func convert<A0, A1>(globalPoint a0: A0 = (), to a1: A1 = ()) -> Self { fatalError() }
  @available(*, unavailable, message: "location is not in Scrollwork yet")
  public func location<A0>(in a0: A0 = ()) -> _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "location is not in Scrollwork yet")
  public static func location<A0>(in a0: A0 = ()) -> Self { fatalError() }
  @available(*, unavailable, message: "translation is not in Scrollwork yet")
  public func translation<A0>(in a0: A0 = ()) -> _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "translation is not in Scrollwork yet")
  public static func translation<A0>(in a0: A0 = ()) -> Self { fatalError() }
  @available(*, unavailable, message: "velocity is not in Scrollwork yet")
  public func velocity<A0>(in a0: A0 = ()) -> _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "velocity is not in Scrollwork yet")
  public static func velocity<A0>(in a0: A0 = ()) -> Self { fatalError() }
}

/// Keeps what UIHostingController has not yet out of the way of what it gets.
public protocol _NotYetOfUIHostingController {}

extension UIHostingController: _NotYetOfUIHostingController {}

extension _NotYetOfUIHostingController {
  @available(*, unavailable, message: "childForHomeIndicatorAutoHidden is not in Scrollwork yet")
  public var childForHomeIndicatorAutoHidden: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "childForHomeIndicatorAutoHidden is not in Scrollwork yet")
  public static var childForHomeIndicatorAutoHidden: Self { fatalError() }
  @available(*, unavailable, message: "childForScreenEdgesDeferringSystemGestures is not in Scrollwork yet")
  public var childForScreenEdgesDeferringSystemGestures: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "childForScreenEdgesDeferringSystemGestures is not in Scrollwork yet")
  public static var childForScreenEdgesDeferringSystemGestures: Self { fatalError() }
  @available(*, unavailable, message: "childForStatusBarHidden is not in Scrollwork yet")
  public var childForStatusBarHidden: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "childForStatusBarHidden is not in Scrollwork yet")
  public static var childForStatusBarHidden: Self { fatalError() }
  @available(*, unavailable, message: "childForStatusBarStyle is not in Scrollwork yet")
  public var childForStatusBarStyle: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "childForStatusBarStyle is not in Scrollwork yet")
  public static var childForStatusBarStyle: Self { fatalError() }
  @available(*, unavailable, message: "didMove is not in Scrollwork yet")
  public func didMove<A0>(toParent a0: A0 = ()) -> _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "didMove is not in Scrollwork yet")
  public static func didMove<A0>(toParent a0: A0 = ()) -> Self { fatalError() }
  @available(*, unavailable, message: "UIHostingController(coder:) is not in Scrollwork yet")
  public init<A0>(coder a0: A0) { fatalError() }
  @available(*, unavailable, message: "isModalInPresentation is not in Scrollwork yet")
  public var isModalInPresentation: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "isModalInPresentation is not in Scrollwork yet")
  public static var isModalInPresentation: Self { fatalError() }
  @available(*, unavailable, message: "keyCommands is not in Scrollwork yet")
  public var keyCommands: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "keyCommands is not in Scrollwork yet")
  public static var keyCommands: Self { fatalError() }
  @available(*, unavailable, message: "preferredContentSizeDidChange is not in Scrollwork yet")
  public func preferredContentSizeDidChange<A0>(forChildContentContainer a0: A0 = ()) -> _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "preferredContentSizeDidChange is not in Scrollwork yet")
  public static func preferredContentSizeDidChange<A0>(forChildContentContainer a0: A0 = ()) -> Self { fatalError() }
  @available(*, unavailable, message: "preferredScreenEdgesDeferringSystemGestures is not in Scrollwork yet")
  public var preferredScreenEdgesDeferringSystemGestures: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "preferredScreenEdgesDeferringSystemGestures is not in Scrollwork yet")
  public static var preferredScreenEdgesDeferringSystemGestures: Self { fatalError() }
  @available(*, unavailable, message: "preferredStatusBarStyle is not in Scrollwork yet")
  public var preferredStatusBarStyle: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "preferredStatusBarStyle is not in Scrollwork yet")
  public static var preferredStatusBarStyle: Self { fatalError() }
  @available(*, unavailable, message: "preferredStatusBarUpdateAnimation is not in Scrollwork yet")
  public var preferredStatusBarUpdateAnimation: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "preferredStatusBarUpdateAnimation is not in Scrollwork yet")
  public static var preferredStatusBarUpdateAnimation: Self { fatalError() }
  @available(*, unavailable, message: "prefersHomeIndicatorAutoHidden is not in Scrollwork yet")
  public var prefersHomeIndicatorAutoHidden: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "prefersHomeIndicatorAutoHidden is not in Scrollwork yet")
  public static var prefersHomeIndicatorAutoHidden: Self { fatalError() }
  @available(*, unavailable, message: "prefersStatusBarHidden is not in Scrollwork yet")
  public var prefersStatusBarHidden: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "prefersStatusBarHidden is not in Scrollwork yet")
  public static var prefersStatusBarHidden: Self { fatalError() }
  @available(*, unavailable, message: "target is not in Scrollwork yet")
  public func target<A0, A1>(forAction a0: A0 = (), withSender a1: A1 = ()) -> _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "target is not in Scrollwork yet")
  public static func target<A0, A1>(forAction a0: A0 = (), withSender a1: A1 = ()) -> Self { fatalError() }
  @available(*, unavailable, message: "undoManager is not in Scrollwork yet")
  public var undoManager: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "undoManager is not in Scrollwork yet")
  public static var undoManager: Self { fatalError() }
  @available(*, unavailable, message: "viewDidAppear is not in Scrollwork yet")
  public func viewDidAppear<A0>(_ a0: A0 = ()) -> _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "viewDidAppear is not in Scrollwork yet")
  public static func viewDidAppear<A0>(_ a0: A0 = ()) -> Self { fatalError() }
  @available(*, unavailable, message: "viewDidDisappear is not in Scrollwork yet")
  public func viewDidDisappear<A0>(_ a0: A0 = ()) -> _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "viewDidDisappear is not in Scrollwork yet")
  public static func viewDidDisappear<A0>(_ a0: A0 = ()) -> Self { fatalError() }
  @available(*, unavailable, message: "viewWillAppear is not in Scrollwork yet")
  public func viewWillAppear<A0>(_ a0: A0 = ()) -> _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "viewWillAppear is not in Scrollwork yet")
  public static func viewWillAppear<A0>(_ a0: A0 = ()) -> Self { fatalError() }
  @available(*, unavailable, message: "viewWillDisappear is not in Scrollwork yet")
  public func viewWillDisappear<A0>(_ a0: A0 = ()) -> _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "viewWillDisappear is not in Scrollwork yet")
  public static func viewWillDisappear<A0>(_ a0: A0 = ()) -> Self { fatalError() }
  @available(*, unavailable, message: "viewWillLayoutSubviews is not in Scrollwork yet")
  public func viewWillLayoutSubviews() -> _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "viewWillLayoutSubviews is not in Scrollwork yet")
  public static func viewWillLayoutSubviews() -> Self { fatalError() }
  @available(*, unavailable, message: "viewWillTransition is not in Scrollwork yet")
  public func viewWillTransition<A0, A1>(to a0: A0 = (), with a1: A1 = ()) -> _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "viewWillTransition is not in Scrollwork yet")
  public static func viewWillTransition<A0, A1>(to a0: A0 = (), with a1: A1 = ()) -> Self { fatalError() }
  @available(*, unavailable, message: "willMove is not in Scrollwork yet")
  public func willMove<A0>(toParent a0: A0 = ()) -> _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "willMove is not in Scrollwork yet")
  public static func willMove<A0>(toParent a0: A0 = ()) -> Self { fatalError() }
}

/// Keeps what UIViewControllerRepresentableContext has not yet out of the way of what it gets.
public protocol _NotYetOfUIViewControllerRepresentableContext {}

extension UIViewControllerRepresentableContext: _NotYetOfUIViewControllerRepresentableContext {}

extension _NotYetOfUIViewControllerRepresentableContext {
  @available(*, unavailable, message: "animate is not in Scrollwork yet")
  public func animate<A0, A1>(changes a0: A0 = (), completion a1: A1 = ()) -> _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "animate is not in Scrollwork yet")
  public static func animate<A0, A1>(changes a0: A0 = (), completion a1: A1 = ()) -> Self { fatalError() }
}

/// Keeps what UIViewRepresentableContext has not yet out of the way of what it gets.
public protocol _NotYetOfUIViewRepresentableContext {}

extension UIViewRepresentableContext: _NotYetOfUIViewRepresentableContext {}

extension _NotYetOfUIViewRepresentableContext {
  @available(*, unavailable, message: "animate is not in Scrollwork yet")
  public func animate<A0, A1>(changes a0: A0 = (), completion a1: A1 = ()) -> _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "animate is not in Scrollwork yet")
  public static func animate<A0, A1>(changes a0: A0 = (), completion a1: A1 = ()) -> Self { fatalError() }
}

/// Keeps what UserInterfaceSizeClass has not yet out of the way of what it gets.
public protocol _NotYetOfUserInterfaceSizeClass {}

extension UserInterfaceSizeClass: _NotYetOfUserInterfaceSizeClass {}

extension _NotYetOfUserInterfaceSizeClass {
  @available(*, unavailable, message: "UserInterfaceSizeClass(_:) is not in Scrollwork yet")
  public init<A0>(_ a0: A0 = ()) { fatalError() }
}

extension View {
  @available(*, unavailable, message: "accessibility is not in Scrollwork yet")
  public func accessibility<A0>(activationPoint a0: A0) -> Self { self }
  @available(*, unavailable, message: "accessibility is not in Scrollwork yet")
  public func accessibility<A0>(selectionIdentifier a0: A0) -> Self { self }
  @available(*, unavailable, message: "accessibilityActivationPoint is not in Scrollwork yet")
  public func accessibilityActivationPoint<A0>(_ a0: A0 = ()) -> Self { self }
  @available(*, unavailable, message: "accessibilityActivationPoint is not in Scrollwork yet")
  public func accessibilityActivationPoint<A0, A1>(_ a0: A0 = (), isEnabled a1: A1 = ()) -> Self { self }
  @available(*, unavailable, message: "accessibilityChartDescriptor is not in Scrollwork yet")
  public func accessibilityChartDescriptor<A0>(_ a0: A0 = ()) -> Self { self }
  @available(*, unavailable, message: "accessibilityDragPoint is not in Scrollwork yet")
  public func accessibilityDragPoint<A0, A1>(_ a0: A0 = (), description a1: A1 = ()) -> Self { self }
  @available(*, unavailable, message: "accessibilityDragPoint is not in Scrollwork yet")
  public func accessibilityDragPoint<A0, A1, A2>(_ a0: A0 = (), description a1: A1 = (), isEnabled a2: A2 = ()) -> Self { self }
  @available(*, unavailable, message: "accessibilityDropPoint is not in Scrollwork yet")
  public func accessibilityDropPoint<A0, A1>(_ a0: A0 = (), description a1: A1 = ()) -> Self { self }
  @available(*, unavailable, message: "accessibilityDropPoint is not in Scrollwork yet")
  public func accessibilityDropPoint<A0, A1, A2>(_ a0: A0 = (), description a1: A1 = (), isEnabled a2: A2 = ()) -> Self { self }
  @available(*, unavailable, message: "accessibilityIgnoresInvertColors is not in Scrollwork yet")
  public func accessibilityIgnoresInvertColors<A0>(_ a0: A0 = ()) -> Self { self }
  @available(*, unavailable, message: "accessibilityLabel is not in Scrollwork yet")
  public func accessibilityLabel<A0>(content a0: A0) -> Self { self }
  @available(*, unavailable, message: "accessibilityLabeledPair is not in Scrollwork yet")
  public func accessibilityLabeledPair<A0, A1, A2>(role a0: A0 = (), id a1: A1 = (), in a2: A2 = ()) -> Self { self }
  @available(*, unavailable, message: "accessibilityLinkedGroup is not in Scrollwork yet")
  public func accessibilityLinkedGroup<A0, A1>(id a0: A0 = (), in a1: A1 = ()) -> Self { self }
  @available(*, unavailable, message: "accessibilityScrollStatus is not in Scrollwork yet")
  public func accessibilityScrollStatus<A0, A1>(_ a0: A0 = (), isEnabled a1: A1 = ()) -> Self { self }
  @available(*, unavailable, message: "accessibilityShowsLargeContentViewer is not in Scrollwork yet")
  public func accessibilityShowsLargeContentViewer() -> Self { self }
  @available(*, unavailable, message: "accessibilityShowsLargeContentViewer is not in Scrollwork yet")
  public func accessibilityShowsLargeContentViewer<A0>(_ a0: A0 = ()) -> Self { self }
  @available(*, unavailable, message: "accessibilityTextContentType is not in Scrollwork yet")
  public func accessibilityTextContentType<A0>(_ a0: A0 = ()) -> Self { self }
  @available(*, unavailable, message: "allowsWindowActivationEvents is not in Scrollwork yet")
  public func allowsWindowActivationEvents() -> Self { self }
  @available(*, unavailable, message: "allowsWindowActivationEvents is not in Scrollwork yet")
  public func allowsWindowActivationEvents<A0>(_ a0: A0 = ()) -> Self { self }
  @available(*, unavailable, message: "attributedTextFormattingDefinition is not in Scrollwork yet")
  public func attributedTextFormattingDefinition<A0>(_ a0: A0 = ()) -> Self { self }
  @available(*, unavailable, message: "backgroundExtensionEffect is not in Scrollwork yet")
  public func backgroundExtensionEffect() -> Self { self }
  @available(*, unavailable, message: "backgroundExtensionEffect is not in Scrollwork yet")
  public func backgroundExtensionEffect<A0>(isEnabled a0: A0 = ()) -> Self { self }
  @available(*, unavailable, message: "backgroundPreferenceValue is not in Scrollwork yet")
  public func backgroundPreferenceValue<A0, A1, A2, A3>(_v0 a0: A0, _ a1: A1, alignment a2: A2, _ a3: A3) -> Self { self }
  @available(*, unavailable, message: "colorEffect is not in Scrollwork yet")
  public func colorEffect<A0, A1>(_ a0: A0 = (), isEnabled a1: A1 = ()) -> Self { self }
  @available(*, unavailable, message: "containerCornerOffset is not in Scrollwork yet")
  public func containerCornerOffset<A0, A1>(_ a0: A0 = (), sizeToFit a1: A1 = ()) -> Self { self }
  @available(*, unavailable, message: "contentToolbar is not in Scrollwork yet")
  public func contentToolbar<A0, A1>(for a0: A0 = (), content a1: A1 = ()) -> Self { self }
  @available(*, unavailable, message: "defaultAdaptableTabBarPlacement is not in Scrollwork yet")
  public func defaultAdaptableTabBarPlacement<A0>(_ a0: A0 = ()) -> Self { self }
  @available(*, unavailable, message: "defaultHoverEffect is not in Scrollwork yet")
  public func defaultHoverEffect<A0>(_ a0: A0 = ()) -> Self { self }
  @available(*, unavailable, message: "defersSystemGestures is not in Scrollwork yet")
  public func defersSystemGestures<A0>(on a0: A0 = ()) -> Self { self }
  @available(*, unavailable, message: "distortionEffect is not in Scrollwork yet")
  public func distortionEffect<A0, A1, A2>(_ a0: A0 = (), maxSampleOffset a1: A1 = (), isEnabled a2: A2 = ()) -> Self { self }
  @available(*, unavailable, message: "documentBrowserContextMenu is not in Scrollwork yet")
  public func documentBrowserContextMenu<A0>(_ a0: A0 = ()) -> Self { self }
  @available(*, unavailable, message: "dropDestination is not in Scrollwork yet")
  public func dropDestination<A0, A1, A2>(for a0: A0, isEnabled a1: A1, action a2: A2) -> Self { self }
  @available(*, unavailable, message: "fileDialogBrowserOptions is not in Scrollwork yet")
  public func fileDialogBrowserOptions<A0>(_ a0: A0 = ()) -> Self { self }
  @available(*, unavailable, message: "fileDialogURLEnabled is not in Scrollwork yet")
  public func fileDialogURLEnabled<A0>(_ a0: A0 = ()) -> Self { self }
  @available(*, unavailable, message: "findDisabled is not in Scrollwork yet")
  public func findDisabled<A0>(_ a0: A0 = ()) -> Self { self }
  @available(*, unavailable, message: "findNavigator is not in Scrollwork yet")
  public func findNavigator<A0>(isPresented a0: A0 = ()) -> Self { self }
  @available(*, unavailable, message: "frame is not in Scrollwork yet")
  public func frame() -> Self { self }
  @available(*, unavailable, message: "gesture is not in Scrollwork yet")
  public func gesture<A0, A1, A2>(_ a0: A0, name a1: A1, isEnabled a2: A2) -> Self { self }
  @available(*, unavailable, message: "handGestureShortcut is not in Scrollwork yet")
  public func handGestureShortcut<A0, A1>(_ a0: A0 = (), isEnabled a1: A1 = ()) -> Self { self }
  @available(*, unavailable, message: "handlesGameControllerEvents is not in Scrollwork yet")
  public func handlesGameControllerEvents<A0>(matching a0: A0 = ()) -> Self { self }
  @available(*, unavailable, message: "handlesGameControllerEvents is not in Scrollwork yet")
  public func handlesGameControllerEvents<A0, A1>(matching a0: A0 = (), withOptions a1: A1 = ()) -> Self { self }
  @available(*, unavailable, message: "highPriorityGesture is not in Scrollwork yet")
  public func highPriorityGesture<A0, A1, A2>(_ a0: A0, name a1: A1, isEnabled a2: A2) -> Self { self }
  @available(*, unavailable, message: "hoverEffectDisabled is not in Scrollwork yet")
  public func hoverEffectDisabled<A0>(_ a0: A0 = ()) -> Self { self }
  @available(*, unavailable, message: "interactionActivityTrackingTag is not in Scrollwork yet")
  public func interactionActivityTrackingTag<A0>(_ a0: A0 = ()) -> Self { self }
  @available(*, unavailable, message: "invalidatableContent is not in Scrollwork yet")
  public func invalidatableContent<A0>(_ a0: A0 = ()) -> Self { self }
  @available(*, unavailable, message: "itemProvider is not in Scrollwork yet")
  public func itemProvider<A0>(_ a0: A0 = ()) -> Self { self }
  @available(*, unavailable, message: "labelIconToTitleSpacing is not in Scrollwork yet")
  public func labelIconToTitleSpacing<A0>(_ a0: A0 = ()) -> Self { self }
  @available(*, unavailable, message: "labelReservedIconWidth is not in Scrollwork yet")
  public func labelReservedIconWidth<A0>(_ a0: A0 = ()) -> Self { self }
  @available(*, unavailable, message: "layerEffect is not in Scrollwork yet")
  public func layerEffect<A0, A1, A2>(_ a0: A0 = (), maxSampleOffset a1: A1 = (), isEnabled a2: A2 = ()) -> Self { self }
  @available(*, unavailable, message: "layoutDirectionBehavior is not in Scrollwork yet")
  public func layoutDirectionBehavior<A0>(_ a0: A0 = ()) -> Self { self }
  @available(*, unavailable, message: "lineHeight is not in Scrollwork yet")
  public func lineHeight<A0>(_ a0: A0 = ()) -> Self { self }
  @available(*, unavailable, message: "listSectionIndexVisibility is not in Scrollwork yet")
  public func listSectionIndexVisibility<A0>(_ a0: A0 = ()) -> Self { self }
  @available(*, unavailable, message: "listSectionMargins is not in Scrollwork yet")
  public func listSectionMargins<A0, A1>(_ a0: A0 = (), _ a1: A1 = ()) -> Self { self }
  @available(*, unavailable, message: "matchedTransitionSource is not in Scrollwork yet")
  public func matchedTransitionSource<A0, A1, A2>(id a0: A0, in a1: A1, configuration a2: A2) -> Self { self }
  @available(*, unavailable, message: "materialActiveAppearance is not in Scrollwork yet")
  public func materialActiveAppearance<A0>(_ a0: A0 = ()) -> Self { self }
  @available(*, unavailable, message: "multilineTextAlignment is not in Scrollwork yet")
  public func multilineTextAlignment<A0>(strategy a0: A0) -> Self { self }
  @available(*, unavailable, message: "navigationDocument is not in Scrollwork yet")
  public func navigationDocument<A0>(_ a0: A0 = ()) -> Self { self }
  @available(*, unavailable, message: "navigationDocument is not in Scrollwork yet")
  public func navigationDocument<A0, A1>(_ a0: A0 = (), preview a1: A1 = ()) -> Self { self }
  @available(*, unavailable, message: "onInteractiveResizeChange is not in Scrollwork yet")
  public func onInteractiveResizeChange<A0>(_ a0: A0 = ()) -> Self { self }
  @available(*, unavailable, message: "onOpenURL is not in Scrollwork yet")
  public func onOpenURL<A0>(prefersInApp a0: A0) -> Self { self }
  @available(*, unavailable, message: "overlayPreferenceValue is not in Scrollwork yet")
  public func overlayPreferenceValue<A0, A1, A2, A3>(_v0 a0: A0, _ a1: A1, alignment a2: A2, _ a3: A3) -> Self { self }
  @available(*, unavailable, message: "paletteSelectionEffect is not in Scrollwork yet")
  public func paletteSelectionEffect<A0>(_ a0: A0 = ()) -> Self { self }
  @available(*, unavailable, message: "persistentSystemOverlays is not in Scrollwork yet")
  public func persistentSystemOverlays<A0>(_ a0: A0 = ()) -> Self { self }
  @available(*, unavailable, message: "postToPhotosSharedAlbumSheet is not in Scrollwork yet")
  public func postToPhotosSharedAlbumSheet<A0, A1, A2, A3, A4>(isPresented a0: A0 = (), items a1: A1 = (), photoLibrary a2: A2 = (), defaultAlbumIdentifier a3: A3 = (), completion a4: A4 = ()) -> Self { self }
  @available(*, unavailable, message: "replaceDisabled is not in Scrollwork yet")
  public func replaceDisabled<A0>(_ a0: A0 = ()) -> Self { self }
  @available(*, unavailable, message: "scrollInputBehavior is not in Scrollwork yet")
  public func scrollInputBehavior<A0, A1>(_ a0: A0 = (), for a1: A1 = ()) -> Self { self }
  @available(*, unavailable, message: "searchDictationBehavior is not in Scrollwork yet")
  public func searchDictationBehavior<A0>(_ a0: A0 = ()) -> Self { self }
  @available(*, unavailable, message: "searchToolbarBehavior is not in Scrollwork yet")
  public func searchToolbarBehavior<A0>(_ a0: A0 = ()) -> Self { self }
  @available(*, unavailable, message: "sectionIndexLabel is not in Scrollwork yet")
  public func sectionIndexLabel<A0>(_ a0: A0 = ()) -> Self { self }
  @available(*, unavailable, message: "simultaneousGesture is not in Scrollwork yet")
  public func simultaneousGesture<A0, A1, A2>(_ a0: A0, name a1: A1, isEnabled a2: A2) -> Self { self }
  @available(*, unavailable, message: "sliderThumbVisibility is not in Scrollwork yet")
  public func sliderThumbVisibility<A0>(_ a0: A0 = ()) -> Self { self }
  @available(*, unavailable, message: "speechAdjustedPitch is not in Scrollwork yet")
  public func speechAdjustedPitch<A0>(_ a0: A0 = ()) -> Self { self }
  @available(*, unavailable, message: "speechAlwaysIncludesPunctuation is not in Scrollwork yet")
  public func speechAlwaysIncludesPunctuation<A0>(_ a0: A0 = ()) -> Self { self }
  @available(*, unavailable, message: "speechAnnouncementsQueued is not in Scrollwork yet")
  public func speechAnnouncementsQueued<A0>(_ a0: A0 = ()) -> Self { self }
  @available(*, unavailable, message: "speechSpellsOutCharacters is not in Scrollwork yet")
  public func speechSpellsOutCharacters<A0>(_ a0: A0 = ()) -> Self { self }
  @available(*, unavailable, message: "springLoadingBehavior is not in Scrollwork yet")
  public func springLoadingBehavior<A0>(_ a0: A0 = ()) -> Self { self }
  @available(*, unavailable, message: "symbolColorRenderingMode is not in Scrollwork yet")
  public func symbolColorRenderingMode<A0>(_ a0: A0 = ()) -> Self { self }
  @available(*, unavailable, message: "symbolVariableValueMode is not in Scrollwork yet")
  public func symbolVariableValueMode<A0>(_ a0: A0 = ()) -> Self { self }
  @available(*, unavailable, message: "tabViewCustomization is not in Scrollwork yet")
  public func tabViewCustomization<A0>(_ a0: A0 = ()) -> Self { self }
  @available(*, unavailable, message: "tabViewSearchActivation is not in Scrollwork yet")
  public func tabViewSearchActivation<A0>(_ a0: A0 = ()) -> Self { self }
  @available(*, unavailable, message: "tabViewSidebarBottomBar is not in Scrollwork yet")
  public func tabViewSidebarBottomBar<A0>(content a0: A0 = ()) -> Self { self }
  @available(*, unavailable, message: "tabViewSidebarFooter is not in Scrollwork yet")
  public func tabViewSidebarFooter<A0>(content a0: A0 = ()) -> Self { self }
  @available(*, unavailable, message: "tabViewSidebarHeader is not in Scrollwork yet")
  public func tabViewSidebarHeader<A0>(content a0: A0 = ()) -> Self { self }
  @available(*, unavailable, message: "task is not in Scrollwork yet")
  public func task<A0, A1, A2, A3, A4, A5, A6>(id a0: A0, name a1: A1, executorPreference a2: A2, priority a3: A3, file a4: A4, line a5: A5, _ a6: A6) -> Self { self }
  @available(*, unavailable, message: "textInputFormattingControlVisibility is not in Scrollwork yet")
  public func textInputFormattingControlVisibility<A0, A1>(_ a0: A0 = (), for a1: A1 = ()) -> Self { self }
  @available(*, unavailable, message: "textSelectionAffinity is not in Scrollwork yet")
  public func textSelectionAffinity<A0>(_ a0: A0 = ()) -> Self { self }
  @available(*, unavailable, message: "typeSelectEquivalent is not in Scrollwork yet")
  public func typeSelectEquivalent<A0>(_ a0: A0 = ()) -> Self { self }
  @available(*, unavailable, message: "typesettingLanguage is not in Scrollwork yet")
  public func typesettingLanguage<A0, A1>(_ a0: A0 = (), isEnabled a1: A1 = ()) -> Self { self }
  @available(*, unavailable, message: "windowToolbarFullScreenVisibility is not in Scrollwork yet")
  public func windowToolbarFullScreenVisibility<A0>(_ a0: A0 = ()) -> Self { self }
  @available(*, unavailable, message: "writingDirection is not in Scrollwork yet")
  public func writingDirection<A0>(strategy a0: A0 = ()) -> Self { self }
  @available(*, unavailable, message: "writingToolsAffordanceVisibility is not in Scrollwork yet")
  public func writingToolsAffordanceVisibility<A0>(_ a0: A0 = ()) -> Self { self }
}

/// Keeps what ViewAlignedScrollTargetBehavior has not yet out of the way of what it gets.
public protocol _NotYetOfViewAlignedScrollTargetBehavior {}

extension ViewAlignedScrollTargetBehavior: _NotYetOfViewAlignedScrollTargetBehavior {}

extension _NotYetOfViewAlignedScrollTargetBehavior {
  @available(*, unavailable, message: "ViewAlignedScrollTargetBehavior(anchor:) is not in Scrollwork yet")
  public init<A0>(anchor a0: A0) { fatalError() }
  @available(*, unavailable, message: "ViewAlignedScrollTargetBehavior(limitBehavior:anchor:) is not in Scrollwork yet")
  public init<A0, A1>(limitBehavior a0: A0, anchor a1: A1) { fatalError() }
}

extension ViewModifier {
  @available(*, unavailable, message: "animation is not in Scrollwork yet")
  public func animation<A0>(_ a0: A0 = ()) -> Self { self }
  @available(*, unavailable, message: "transaction is not in Scrollwork yet")
  public func transaction<A0>(_ a0: A0 = ()) -> Self { self }
}

extension VisualEffect {
  @available(*, unavailable, message: "colorEffect is not in Scrollwork yet")
  public func colorEffect<A0, A1>(_ a0: A0 = (), isEnabled a1: A1 = ()) -> Self { self }
  @available(*, unavailable, message: "distortionEffect is not in Scrollwork yet")
  public func distortionEffect<A0, A1, A2>(_ a0: A0 = (), maxSampleOffset a1: A1 = (), isEnabled a2: A2 = ()) -> Self { self }
  @available(*, unavailable, message: "layerEffect is not in Scrollwork yet")
  public func layerEffect<A0, A1, A2>(_ a0: A0 = (), maxSampleOffset a1: A1 = (), isEnabled a2: A2 = ()) -> Self { self }
}
