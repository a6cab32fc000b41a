import Foundation
import ScrollworkCoreLocation
import ScrollworkSwiftUI

/// An interactive map with an app's content on it.
///
/// Caveat: the map below the content is drawn from a pattern and is fictional; coordinates, distances and movements are
/// real.
public struct Map<Content: View>: View {
  /// What decides the position of the map.
  enum Source {
    case position(Binding<MapCameraPosition>)
    case initial
    /// A region that follows gestures, as before iOS 17. The function reports to the app, and returns what it reported.
    case followed(MapCameraPosition, (MapCameraUpdateContext) -> MapCameraPosition)
  }

  let source: Source
  let contents: () -> MapContents
  let scope: Namespace.ID?
  @State private var own: MapCameraPosition
  @State private var model = MapModel()
  @Environment(\._mapReader) private var reader
  @Environment(\._mapScopes) private var scopes

  init(
    _ source: Source, _ own: MapCameraPosition = .automatic, scope: Namespace.ID? = nil,
    contents: @escaping () -> MapContents
  ) {
    self.source = source
    self.scope = scope
    self.contents = contents
    _own = State(initialValue: own)
  }

  /// The map.
  public var body: some View {
    reader?.model = model
    if let scope { scopes?.models[scope] = model }
    let own = $own
    let position: MapCameraPosition
    switch source {
    case .position(let binding):
      position = binding.wrappedValue
      model.moveBinding = { binding.wrappedValue = $0 }
    case .initial:
      position = own.wrappedValue
      model.moveBinding = { own.wrappedValue = $0 }
    case .followed(let told, _):
      position = told
      model.moveBinding = nil
    }
    return MapStage(contents: contents(), position: position, model: model)
      .transformEnvironment(\._mapObservers) { observers in
        guard case .followed(_, let tell) = source else { return }
        observers.append(
          MapCameraObserver(frequency: .continuous) { context in
            guard model.placed != nil else { return }
            // The app's next position may be that of an earlier frame.
            model.told = (model.told + [tell(context)]).suffix(3)
          })
      }
  }
}

/// The content of a map with content.
public struct MapContentView<SelectedValue: Hashable, Content: MapContent>: View {
  /// Empty: the map draws its content itself.
  public var body: some View { EmptyView() }
}

/// The content of a map without content of its own.
public struct _DefaultMapContent: View {
  /// Empty: the map draws its content itself.
  public var body: some View { EmptyView() }
}

/// The content of a map with annotations from data.
public struct _DefaultAnnotatedMapContent<Items: RandomAccessCollection>: View where Items.Element: Identifiable {
  /// Empty: the map draws its content itself.
  public var body: some View { EmptyView() }
}

@MainActor
private func collected<C: MapContent>(
  _ content: C, _ modes: MapInteractionModes, _ bounds: MapCameraBounds?, _ selection: Binding<AnyHashable?>? = nil
) -> MapContents {
  var contents = MapContents(modes: modes, bounds: bounds, selection: selection)
  C._add(content, to: &contents.list)
  return contents
}

@MainActor
private func erased<V: Hashable>(_ selection: Binding<V?>) -> Binding<AnyHashable?> {
  Binding(get: { selection.wrappedValue.map { AnyHashable($0) } }, set: { selection.wrappedValue = $0?.base as? V })
}

extension Map {
  /// Creates a map with content, at a position that the app and the user change.
  public init<C: MapContent>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
  ) where Content == MapContentView<Never, C> {
    let content = content()
    self.init(.position(position), scope: scope) { collected(content, interactionModes, bounds) }
  }

  /// Creates a map with content, at an initial position.
  public init<C: MapContent>(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
  ) where Content == MapContentView<Never, C> {
    let content = content()
    self.init(.initial, initialPosition, scope: scope) { collected(content, interactionModes, bounds) }
  }

  /// Creates a map with content that can be selected, at a position that the app and the user change.
  public init<SelectedValue: Hashable, C: MapContent>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
  ) where Content == MapContentView<SelectedValue, C> {
    let content = content()
    self.init(.position(position), scope: scope) {
      collected(content, interactionModes, bounds, erased(selection))
    }
  }

  /// Creates a map with content that can be selected, at an initial position.
  public init<SelectedValue: Hashable, C: MapContent>(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) where Content == MapContentView<SelectedValue, C> {
    let content = content()
    self.init(.initial, initialPosition, scope: scope) {
      collected(content, interactionModes, bounds, erased(selection))
    }
  }

  /// Creates a map without an app's content, whose own features can be selected, at a position that the app and the
  /// user change. Caveat: the drawn map has no features.
  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    selection: Binding<MapFeature?>, scope: Namespace.ID? = nil
  ) where Content == MapContentView<MapFeature, EmptyMapContent> {
    self.init(
      position: position, bounds: bounds, interactionModes: interactionModes, selection: selection, scope: scope,
      content: { EmptyMapContent() })
  }

  /// Creates a map without an app's content, whose own features can be selected, at an initial position. Caveat: the
  /// drawn map has no features.
  public init(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<MapFeature?>, scope: Namespace.ID? = nil
  ) where Content == MapContentView<MapFeature, EmptyMapContent> {
    self.init(
      initialPosition: initialPosition, bounds: bounds, interactionModes: interactionModes, selection: selection,
      scope: scope, content: { EmptyMapContent() })
  }

  /// Creates a map without content, at a position that the app and the user change.
  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil
  ) where Content == MapContentView<Never, EmptyMapContent> {
    self.init(
      position: position, bounds: bounds, interactionModes: interactionModes, scope: scope,
      content: { EmptyMapContent() })
  }

  /// Creates a map without content, at an initial position.
  public init(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) where Content == MapContentView<Never, EmptyMapContent> {
    self.init(
      initialPosition: initialPosition, bounds: bounds, interactionModes: interactionModes, scope: scope,
      content: { EmptyMapContent() })
  }
}

extension Map {
  private init(
    region: Binding<MKCoordinateRegion>, _ modes: MapInteractionModes, _ showsUserLocation: Bool,
    _ add: @escaping (inout _MapItems) -> Void
  ) {
    self.init(
      .followed(.region(region.wrappedValue)) { context in
        region.wrappedValue = context.region
        return .region(context.region)
      },
      contents: {
        var contents = MapContents(modes: modes)
        add(&contents.list)
        if showsUserLocation { contents.list.add(.user()) }
        return contents
      })
  }

  private init(
    rect: Binding<MKMapRect>, _ modes: MapInteractionModes, _ showsUserLocation: Bool,
    _ add: @escaping (inout _MapItems) -> Void
  ) {
    self.init(
      .followed(.rect(rect.wrappedValue)) { context in
        rect.wrappedValue = context.rect
        return .rect(context.rect)
      },
      contents: {
        var contents = MapContents(modes: modes)
        add(&contents.list)
        if showsUserLocation { contents.list.add(.user()) }
        return contents
      })
  }

  /// Creates a map of a region, which follows gestures.
  /// Caveat: the map does not follow the user, whatever the tracking mode.
  @available(iOS, introduced: 14.0, deprecated: 100000.0)
  public init(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) where Content == _DefaultMapContent {
    self.init(region: coordinateRegion, interactionModes, showsUserLocation) { _ in }
  }

  /// Creates a map of a rectangle of the flat map, which follows gestures.
  /// Caveat: the map does not follow the user, whatever the tracking mode.
  @available(iOS, introduced: 14.0, deprecated: 100000.0)
  public init(
    mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
    userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) where Content == _DefaultMapContent {
    self.init(rect: mapRect, interactionModes, showsUserLocation) { _ in }
  }

  /// Creates a map of a region, which follows gestures, with an annotation for each item.
  /// Caveat: the map does not follow the user, whatever the tracking mode.
  @available(iOS, introduced: 14.0, deprecated: 100000.0)
  public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items,
    annotationContent: @escaping (Items.Element) -> Annotation
  ) where Content == _DefaultAnnotatedMapContent<Items>, Items.Element: Identifiable {
    self.init(region: coordinateRegion, interactionModes, showsUserLocation) {
      add(annotationItems, annotationContent, to: &$0)
    }
  }

  /// Creates a map of a rectangle of the flat map, which follows gestures, with an annotation for each item.
  /// Caveat: the map does not follow the user, whatever the tracking mode.
  @available(iOS, introduced: 14.0, deprecated: 100000.0)
  public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
    mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
    userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items,
    annotationContent: @escaping (Items.Element) -> Annotation
  ) where Content == _DefaultAnnotatedMapContent<Items>, Items.Element: Identifiable {
    self.init(rect: mapRect, interactionModes, showsUserLocation) {
      add(annotationItems, annotationContent, to: &$0)
    }
  }
}

@MainActor
private func add<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
  _ items: Items, _ content: (Items.Element) -> Annotation, to list: inout _MapItems
) where Items.Element: Identifiable {
  for item in items { list.under(AnyHashable(item.id)) { content(item)._annotation.add(to: &$0) } }
}
