import Foundation
import ScrollworkCoreLocation
import ScrollworkSwiftUI

/// The content of a marker's balloon, and its label.
struct MarkerFace {
  enum Glyph {
    case pin
    case symbol(String)
    case picture(String)
    case letters(Text)
    case image(Image)
  }
  var label: AnyView
  var glyph = Glyph.pin
}

/// A balloon at a place on a map, with a label below.
public struct Marker<Label: View>: MapContent {
  public typealias Body = Never
  let coordinate: CLLocationCoordinate2D
  let label: Label
  var glyph = MarkerFace.Glyph.pin

  init(_ coordinate: CLLocationCoordinate2D, _ label: Label, _ glyph: MarkerFace.Glyph = .pin) {
    self.coordinate = coordinate
    self.label = label
    self.glyph = glyph
  }

  /// Creates a balloon with a custom label.
  public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) { self.init(coordinate, label()) }

  public static func _add(_ content: Self, to list: inout _MapItems) {
    list.add(.marker(content.coordinate, MarkerFace(label: AnyView(content.label), glyph: content.glyph)))
  }
}

extension Marker where Label == Text {
  /// Creates a balloon with a pin.
  public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {
    self.init(coordinate, Text(titleKey))
  }
  /// Creates a balloon with a pin.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) { self.init(coordinate, Text(title)) }
  /// Creates a balloon with up to three letters.
  public init(_ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D) {
    self.init(coordinate, Text(titleKey), .letters(monogram))
  }
  /// Creates a balloon with up to three letters.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, monogram: Text, coordinate: CLLocationCoordinate2D) {
    self.init(coordinate, Text(title), .letters(monogram))
  }
}

extension Marker where Label == ScrollworkSwiftUI.Label<Text, Image> {
  /// Creates a balloon with a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D) {
    self.init(coordinate, ScrollworkSwiftUI.Label(titleKey, systemImage: systemImage), .symbol(systemImage))
  }
  /// Creates a balloon with a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, coordinate: CLLocationCoordinate2D) {
    self.init(coordinate, ScrollworkSwiftUI.Label(title, systemImage: systemImage), .symbol(systemImage))
  }
  /// Creates a balloon with one of the app's images.
  public init(_ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D) {
    self.init(coordinate, ScrollworkSwiftUI.Label(titleKey, image: image), .picture(image))
  }
  /// Creates a balloon with one of the app's images.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: String, coordinate: CLLocationCoordinate2D) {
    self.init(coordinate, ScrollworkSwiftUI.Label(title, image: image), .picture(image))
  }
}

extension Marker where Label == Text {
  /// Creates a balloon for a place, with its name.
  public init(item: MKMapItem) { self.init(item.placemark.coordinate, Text(item.name ?? "")) }
}

/// The look of a marker: a balloon whose point is at the bottom of the frame, and a label below, outside it.
struct MarkerBalloon: View {
  let face: MarkerFace
  let look: MapItem.Look
  let isSelected: Bool

  /// The diameter of the balloon; a guess from images.
  static let width: CGFloat = 30
  /// The scale of the balloon while selected.
  private static let growth: CGFloat = 1.5
  /// The height while selected, with the point.
  static var selectedHeight: CGFloat { (width + 5) * growth }

  var body: some View {
    let width = Self.width
    VStack(spacing: 0) {
      ZStack {
        Circle().fill((look.tint ?? .red).gradient)
        glyph.font(.system(size: 15, weight: .semibold)).foregroundStyle(.white).accessibilityHidden(true)
      }
      .frame(width: width, height: width)
      MarkerTip().fill(look.tint ?? .red).frame(width: 9, height: 6).padding(.top, -1)
    }
    .shadow(color: .black.opacity(0.25), radius: 1, y: 1)
    .scaleEffect(isSelected ? Self.growth : 1, anchor: .bottom)
    .animation(.spring(duration: 0.3, bounce: 0.3), value: isSelected)
    .overlay(alignment: .bottom) {
      if look.titles != .hidden {
        MapTitle(label: face.label).alignmentGuide(.bottom) { $0[.top] - 2 }
      }
    }
  }

  @ViewBuilder private var glyph: some View {
    switch face.glyph {
    case .pin: Image(systemName: "mappin")
    case .symbol(let name): Image(systemName: name).symbolVariant(.fill)
    case .picture(let name): Image(name).resizable().scaledToFit().padding(7)
    case .image(let image): image.resizable().scaledToFit().padding(7)
    case .letters(let text): text.lineLimit(1).minimumScaleFactor(0.5).padding(3)
    }
  }
}

/// The point below a balloon.
struct MarkerTip: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

/// The label of an item on a map.
struct MapTitle: View {
  let label: AnyView

  var body: some View {
    label.labelStyle(.titleOnly).font(.system(size: 11, weight: .semibold)).foregroundStyle(.primary)
      .multilineTextAlignment(.center).lineLimit(2).fixedSize()
      .shadow(color: Color(.systemBackground), radius: 1)
  }
}

/// A custom view at a place on a map.
public struct Annotation<Label: View, Content: View>: MapContent {
  public typealias Body = Never
  let coordinate: CLLocationCoordinate2D
  let anchor: UnitPoint
  let content: Content
  let label: Label

  /// Creates a view at a place, with a custom label below; `anchor` of the view is at the place.
  public init(
    coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.coordinate = coordinate
    self.anchor = anchor
    self.content = content()
    self.label = label()
  }

  public static func _add(_ content: Self, to list: inout _MapItems) {
    list.add(
      .annotation(
        content.coordinate, anchor: content.anchor, title: AnyView(content.label), content: AnyView(content.content)))
  }
}

extension Annotation where Label == Text {
  /// Creates a view at a place, with a title below; `anchor` of the view is at the place.
  public init(
    _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) {
    self.init(coordinate: coordinate, anchor: anchor, content: content) { Text(titleKey) }
  }

  /// Creates a view at a place, with a title below; `anchor` of the view is at the place.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) {
    self.init(coordinate: coordinate, anchor: anchor, content: content) { Text(title) }
  }
}

/// The phone's location on a map, if the app may know it.
public struct UserAnnotation<Content: View>: MapContent {
  public typealias Body = Never
  let anchor: UnitPoint
  let content: ((UserLocation) -> AnyView)?

  /// Creates a custom view at the phone's location; `anchor` of the view is there.
  public init(anchor: UnitPoint = .center, @ViewBuilder content: @escaping () -> Content) {
    self.init(anchor: anchor) { _ in content() }
  }

  /// Creates a custom view at the phone's location, built from what is known about it; `anchor` of the view is there.
  public init(anchor: UnitPoint = .center, @ViewBuilder content: @escaping (UserLocation) -> Content) {
    self.anchor = anchor
    self.content = { AnyView(content($0)) }
  }

  public static func _add(_ content: Self, to list: inout _MapItems) {
    list.add(.user(anchor: content.anchor, content.content))
  }
}

extension UserAnnotation where Content == DefaultUserAnnotationContent {
  /// Creates the system's blue dot.
  public init() {
    anchor = .center
    content = nil
  }
}

extension UserAnnotation where Content == EmptyView {
  /// Creates the system's blue dot; its `anchor` is at the phone's location.
  public init(anchor: UnitPoint = .center) {
    self.anchor = anchor
    content = nil
  }
}

/// The blue dot of a `UserAnnotation`.
public struct DefaultUserAnnotationContent: View {
  /// Empty: the map draws the dot itself.
  public var body: some View { EmptyView() }
}

/// The phone's location and heading.
public struct UserLocation {
  /// The heading. Caveat: always nil.
  public var heading: CLHeading?
  /// The location.
  public var location: CLLocation?
}
