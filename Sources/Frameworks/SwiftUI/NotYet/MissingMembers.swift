// Made by scripts/names --write from docs/coverage.tsv. Do not edit.
// swift-format-ignore-file


public import ScrollworkNotYet


@available(*, unavailable, message: "DebugReplaceableView is not in Scrollwork yet")
extension ScrollworkNotYet.DebugReplaceableView: View { public var body: Never { fatalError() } }

@available(*, unavailable, message: "DefaultDocumentGroupLaunchActions is not in Scrollwork yet")
extension ScrollworkNotYet.DefaultDocumentGroupLaunchActions: View { public var body: Never { fatalError() } }

@available(*, unavailable, message: "DocumentGroupLaunchScene is not in Scrollwork yet")
extension ScrollworkNotYet.DocumentGroupLaunchScene: View { public var body: Never { fatalError() } }

@available(*, unavailable, message: "DocumentLaunchGeometryProxy is not in Scrollwork yet")
extension ScrollworkNotYet.DocumentLaunchGeometryProxy: View { public var body: Never { fatalError() } }

@available(*, unavailable, message: "DocumentLaunchView is not in Scrollwork yet")
extension ScrollworkNotYet.DocumentLaunchView: View { public var body: Never { fatalError() } }

@available(*, unavailable, message: "EmptyControlWidgetConfiguration is not in Scrollwork yet")
extension ScrollworkNotYet.EmptyControlWidgetConfiguration: View { public var body: Never { fatalError() } }

@available(*, unavailable, message: "EmptyControlWidgetTemplate is not in Scrollwork yet")
extension ScrollworkNotYet.EmptyControlWidgetTemplate: View { public var body: Never { fatalError() } }

@available(*, unavailable, message: "LimitedAvailabilityConfiguration is not in Scrollwork yet")
extension ScrollworkNotYet.LimitedAvailabilityConfiguration: View { public var body: Never { fatalError() } }

@available(*, unavailable, message: "MaterialActiveAppearance is not in Scrollwork yet")
extension ScrollworkNotYet.MaterialActiveAppearance: View { public var body: Never { fatalError() } }

@available(*, unavailable, message: "NewDocumentButton is not in Scrollwork yet")
extension ScrollworkNotYet.NewDocumentButton: View { public var body: Never { fatalError() } }

@available(*, unavailable, message: "PreferredColorSchemeKey is not in Scrollwork yet")
extension ScrollworkNotYet.PreferredColorSchemeKey: View { public var body: Never { fatalError() } }

@available(*, unavailable, message: "Shader is not in Scrollwork yet")
extension ScrollworkNotYet.Shader: View { public var body: Never { fatalError() } }

@available(*, unavailable, message: "ShaderFunction is not in Scrollwork yet")
extension ScrollworkNotYet.ShaderFunction: View { public var body: Never { fatalError() } }

@available(*, unavailable, message: "ShaderLibrary is not in Scrollwork yet")
extension ScrollworkNotYet.ShaderLibrary: View { public var body: Never { fatalError() } }

@available(*, unavailable, message: "TextFormattingCommands is not in Scrollwork yet")
extension ScrollworkNotYet.TextFormattingCommands: View { public var body: Never { fatalError() } }

@available(*, unavailable, message: "TextInputFormattingControlPlacement is not in Scrollwork yet")
extension ScrollworkNotYet.TextInputFormattingControlPlacement: View { public var body: Never { fatalError() } }

@available(*, unavailable, message: "TupleTableColumnContent is not in Scrollwork yet")
extension ScrollworkNotYet.TupleTableColumnContent: View { public var body: Never { fatalError() } }

@available(*, unavailable, message: "TupleTableRowContent is not in Scrollwork yet")
extension ScrollworkNotYet.TupleTableRowContent: View { public var body: Never { fatalError() } }

/// Declares the missing members of AnyView. Members of the type itself take precedence.
public protocol _NotYetOfAnyView {}

extension AnyView: _NotYetOfAnyView {}

extension _NotYetOfAnyView {
  @available(*, unavailable, message: "AnyView(_fromValue:) is not in Scrollwork yet")
  public init<A0>(_fromValue a0: A0) { fatalError() }
}

/// Declares the missing members of EnvironmentValues. Members of the type itself take precedence.
public protocol _NotYetOfEnvironmentValues {}

extension EnvironmentValues: _NotYetOfEnvironmentValues {}

extension _NotYetOfEnvironmentValues {
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
  @available(*, unavailable, message: "isActivityFullscreen is not in Scrollwork yet")
  public var isActivityFullscreen: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "isActivityFullscreen is not in Scrollwork yet")
  public static var isActivityFullscreen: Self { fatalError() }
  @available(*, unavailable, message: "isActivityUpdateReduced is not in Scrollwork yet")
  public var isActivityUpdateReduced: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "isActivityUpdateReduced is not in Scrollwork yet")
  public static var isActivityUpdateReduced: Self { fatalError() }
  @available(*, unavailable, message: "isUserAuthenticationEnabled is not in Scrollwork yet")
  public var isUserAuthenticationEnabled: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "isUserAuthenticationEnabled is not in Scrollwork yet")
  public static var isUserAuthenticationEnabled: Self { fatalError() }
  @available(*, unavailable, message: "levelOfDetail is not in Scrollwork yet")
  public var levelOfDetail: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "levelOfDetail is not in Scrollwork yet")
  public static var levelOfDetail: Self { fatalError() }
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
  @available(*, unavailable, message: "supportedActivityFamilies is not in Scrollwork yet")
  public var supportedActivityFamilies: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "supportedActivityFamilies is not in Scrollwork yet")
  public static var supportedActivityFamilies: Self { fatalError() }
}

extension Gesture {
  @available(*, unavailable, message: "targetedToAnyEntity is not in Scrollwork yet")
  public func targetedToAnyEntity() -> Self { self }
  @available(*, unavailable, message: "targetedToEntity is not in Scrollwork yet")
  public func targetedToEntity<A0>(_ a0: A0 = ()) -> Self { self }
  @available(*, unavailable, message: "targetedToEntity is not in Scrollwork yet")
  public func targetedToEntity<A0>(where a0: A0 = ()) -> Self { self }
}

/// Declares the missing members of GraphicsContext.BlurOptions. Members of the type itself take precedence.
public protocol _NotYetOfGraphicsContextBlurOptions {}

extension GraphicsContext.BlurOptions: _NotYetOfGraphicsContextBlurOptions {}

extension _NotYetOfGraphicsContextBlurOptions {
  @available(*, unavailable, message: "dithersResult is not in Scrollwork yet")
  public var dithersResult: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "dithersResult is not in Scrollwork yet")
  public static var dithersResult: Self { fatalError() }
}

/// Declares the missing members of GraphicsContext.Filter. Members of the type itself take precedence.
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

/// Declares the missing members of GraphicsContext.FilterOptions. Members of the type itself take precedence.
public protocol _NotYetOfGraphicsContextFilterOptions {}

extension GraphicsContext.FilterOptions: _NotYetOfGraphicsContextFilterOptions {}

extension _NotYetOfGraphicsContextFilterOptions {
  @available(*, unavailable, message: "linearColor is not in Scrollwork yet")
  public var linearColor: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "linearColor is not in Scrollwork yet")
  public static var linearColor: Self { fatalError() }
}

/// Declares the missing members of GraphicsContext.Shading. Members of the type itself take precedence.
public protocol _NotYetOfGraphicsContextShading {}

extension GraphicsContext.Shading: _NotYetOfGraphicsContextShading {}

extension _NotYetOfGraphicsContextShading {
  @available(*, unavailable, message: "shader is not in Scrollwork yet")
  public func shader<A0, A1>(_ a0: A0 = (), bounds a1: A1 = ()) -> _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "shader is not in Scrollwork yet")
  public static func shader<A0, A1>(_ a0: A0 = (), bounds a1: A1 = ()) -> Self { fatalError() }
}

/// Declares the missing members of Image. Members of the type itself take precedence.
public protocol _NotYetOfImage {}

extension Image: _NotYetOfImage {}

extension _NotYetOfImage {
  @available(*, unavailable, message: "Image(_internalSystemName:colorPalette:) is not in Scrollwork yet")
  public init<A0, A1>(_internalSystemName a0: A0, colorPalette a1: A1) { fatalError() }
  @available(*, unavailable, message: "Image(_internalSystemName:variableValue:) is not in Scrollwork yet")
  public init<A0, A1>(_internalSystemName a0: A0, variableValue a1: A1) { fatalError() }
  @available(*, unavailable, message: "Image(_systemName:colorPalette:) is not in Scrollwork yet")
  public init<A0, A1>(_systemName a0: A0, colorPalette a1: A1) { fatalError() }
  @available(*, unavailable, message: "widgetAccentedRenderingMode is not in Scrollwork yet")
  public func widgetAccentedRenderingMode<A0>(_ a0: A0 = ()) -> _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "widgetAccentedRenderingMode is not in Scrollwork yet")
  public static func widgetAccentedRenderingMode<A0>(_ a0: A0 = ()) -> Self { fatalError() }
}

/// Declares the missing members of ImageRenderer. Members of the type itself take precedence.
public protocol _NotYetOfImageRenderer {}

extension ImageRenderer: _NotYetOfImageRenderer {}

extension _NotYetOfImageRenderer {
  @available(*, unavailable, message: "nsImage is not in Scrollwork yet")
  public var nsImage: _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "nsImage is not in Scrollwork yet")
  public static var nsImage: Self { fatalError() }
}

/// Declares the missing members of Material. Members of the type itself take precedence.
public protocol _NotYetOfMaterial {}

extension Material: _NotYetOfMaterial {}

extension _NotYetOfMaterial {
  @available(*, unavailable, message: "materialActiveAppearance is not in Scrollwork yet")
  public func materialActiveAppearance<A0>(_ a0: A0 = ()) -> _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "materialActiveAppearance is not in Scrollwork yet")
  public static func materialActiveAppearance<A0>(_ a0: A0 = ()) -> Self { fatalError() }
}

/// Declares the missing members of ModifiedContent. Members of the type itself take precedence.
public protocol _NotYetOfModifiedContent {}

extension ModifiedContent: _NotYetOfModifiedContent {}

extension _NotYetOfModifiedContent {
  @available(*, unavailable, message: "accessibility is not in Scrollwork yet")
  public func accessibility<A0>(selectionIdentifier a0: A0) -> _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "accessibility is not in Scrollwork yet")
  public static func accessibility<A0>(selectionIdentifier a0: A0) -> Self { fatalError() }
}

extension Scene {
  @available(*, unavailable, message: "documentBrowserContextMenu is not in Scrollwork yet")
  public func documentBrowserContextMenu<A0>(_ a0: A0 = ()) -> Self { self }
}

extension ShapeStyle {
  @available(*, unavailable, message: "materialActiveAppearance is not in Scrollwork yet")
  public func materialActiveAppearance<A0>(_ a0: A0 = ()) -> Self { self }
}

/// Declares the missing members of TimelineView.Context. Members of the type itself take precedence.
public protocol _NotYetOfTimelineViewContext {}

extension TimelineView.Context: _NotYetOfTimelineViewContext {}

extension _NotYetOfTimelineViewContext {
  @available(*, unavailable, message: "invalidateTimelineContent is not in Scrollwork yet")
  public func invalidateTimelineContent() -> _NotInScrollworkYet { _NotInScrollworkYet() }
  @available(*, unavailable, message: "invalidateTimelineContent is not in Scrollwork yet")
  public static func invalidateTimelineContent() -> Self { fatalError() }
}

extension View {
  @available(*, unavailable, message: "accessibility is not in Scrollwork yet")
  public func accessibility<A0>(selectionIdentifier a0: A0) -> Self { self }
  @available(*, unavailable, message: "accessibilityIgnoresInvertColors is not in Scrollwork yet")
  public func accessibilityIgnoresInvertColors<A0>(_ a0: A0 = ()) -> Self { self }
  @available(*, unavailable, message: "allowsWindowActivationEvents is not in Scrollwork yet")
  public func allowsWindowActivationEvents() -> Self { self }
  @available(*, unavailable, message: "allowsWindowActivationEvents is not in Scrollwork yet")
  public func allowsWindowActivationEvents<A0>(_ a0: A0 = ()) -> Self { self }
  @available(*, unavailable, message: "backgroundPreferenceValue is not in Scrollwork yet")
  public func backgroundPreferenceValue<A0, A1, A2, A3>(_v0 a0: A0, _ a1: A1, alignment a2: A2, _ a3: A3) -> Self { self }
  @available(*, unavailable, message: "colorEffect is not in Scrollwork yet")
  public func colorEffect<A0, A1>(_ a0: A0 = (), isEnabled a1: A1 = ()) -> Self { self }
  @available(*, unavailable, message: "distortionEffect is not in Scrollwork yet")
  public func distortionEffect<A0, A1, A2>(_ a0: A0 = (), maxSampleOffset a1: A1 = (), isEnabled a2: A2 = ()) -> Self { self }
  @available(*, unavailable, message: "documentBrowserContextMenu is not in Scrollwork yet")
  public func documentBrowserContextMenu<A0>(_ a0: A0 = ()) -> Self { self }
  @available(*, unavailable, message: "frame is not in Scrollwork yet")
  public func frame() -> Self { self }
  @available(*, unavailable, message: "handlesGameControllerEvents is not in Scrollwork yet")
  public func handlesGameControllerEvents<A0>(matching a0: A0 = ()) -> Self { self }
  @available(*, unavailable, message: "handlesGameControllerEvents is not in Scrollwork yet")
  public func handlesGameControllerEvents<A0, A1>(matching a0: A0 = (), withOptions a1: A1 = ()) -> Self { self }
  @available(*, unavailable, message: "invalidatableContent is not in Scrollwork yet")
  public func invalidatableContent<A0>(_ a0: A0 = ()) -> Self { self }
  @available(*, unavailable, message: "layerEffect is not in Scrollwork yet")
  public func layerEffect<A0, A1, A2>(_ a0: A0 = (), maxSampleOffset a1: A1 = (), isEnabled a2: A2 = ()) -> Self { self }
  @available(*, unavailable, message: "materialActiveAppearance is not in Scrollwork yet")
  public func materialActiveAppearance<A0>(_ a0: A0 = ()) -> Self { self }
  @available(*, unavailable, message: "navigationDocument is not in Scrollwork yet")
  public func navigationDocument<A0>(_ a0: A0 = ()) -> Self { self }
  @available(*, unavailable, message: "navigationDocument is not in Scrollwork yet")
  public func navigationDocument<A0, A1>(_ a0: A0 = (), preview a1: A1 = ()) -> Self { self }
  @available(*, unavailable, message: "overlayPreferenceValue is not in Scrollwork yet")
  public func overlayPreferenceValue<A0, A1, A2, A3>(_v0 a0: A0, _ a1: A1, alignment a2: A2, _ a3: A3) -> Self { self }
  @available(*, unavailable, message: "postToPhotosSharedAlbumSheet is not in Scrollwork yet")
  public func postToPhotosSharedAlbumSheet<A0, A1, A2, A3, A4>(isPresented a0: A0 = (), items a1: A1 = (), photoLibrary a2: A2 = (), defaultAlbumIdentifier a3: A3 = (), completion a4: A4 = ()) -> Self { self }
  @available(*, unavailable, message: "textInputFormattingControlVisibility is not in Scrollwork yet")
  public func textInputFormattingControlVisibility<A0, A1>(_ a0: A0 = (), for a1: A1 = ()) -> Self { self }
  @available(*, unavailable, message: "typeSelectEquivalent is not in Scrollwork yet")
  public func typeSelectEquivalent<A0>(_ a0: A0 = ()) -> Self { self }
  @available(*, unavailable, message: "writingToolsAffordanceVisibility is not in Scrollwork yet")
  public func writingToolsAffordanceVisibility<A0>(_ a0: A0 = ()) -> Self { self }
}

extension VisualEffect {
  @available(*, unavailable, message: "colorEffect is not in Scrollwork yet")
  public func colorEffect<A0, A1>(_ a0: A0 = (), isEnabled a1: A1 = ()) -> Self { self }
  @available(*, unavailable, message: "distortionEffect is not in Scrollwork yet")
  public func distortionEffect<A0, A1, A2>(_ a0: A0 = (), maxSampleOffset a1: A1 = (), isEnabled a2: A2 = ()) -> Self { self }
  @available(*, unavailable, message: "layerEffect is not in Scrollwork yet")
  public func layerEffect<A0, A1, A2>(_ a0: A0 = (), maxSampleOffset a1: A1 = (), isEnabled a2: A2 = ()) -> Self { self }
}
