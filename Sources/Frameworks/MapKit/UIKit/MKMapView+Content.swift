import Foundation
import ScrollworkCoreLocation
import ScrollworkSwiftUI

/// The reuse identifier that a map uses for annotation views when its delegate returns none.
public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationViewReuseIdentifier"
/// The reuse identifier that a map uses for cluster views when its delegate returns none.
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier = "MKMapViewDefaultClusterAnnotationViewReuseIdentifier"

extension MKMapView {
  /// Adds the contents of the map, and asks the delegate for their views.
  func fill(_ list: inout _MapItems) {
    fillOverlays(&list)
    var added = annotations.compactMap(addView)
    let shown = clustered(&added)
    for annotation in shown {
      let id = ObjectIdentifier(annotation)
      guard let view = views[id] else { continue }
      let change = { (look: inout MapItem.Look) in
        look.tint = view.tint
        look.tag = view.isEnabled ? AnyHashable(id) : nil
      }
      list.with(change) { list in list.under(id) { $0.add(view.kind(annotation.coordinate)) } }
      guard state.selected == id, let callout = view.callout(at: annotation.coordinate) else { continue }
      view.connectCallout(to: self)
      list.with({ $0.isInFront = true }) { list in list.under(id) { $0.add(callout) } }
    }
    if state.showsUser { list.add(.user(nil)) }
    guard !added.isEmpty else { return }
    DispatchQueue.main.async { [weak self, added] in
      MainActor.assumeIsolated {
        guard let self else { return }
        self.delegate?.mapView(self, didAdd: added)
      }
    }
  }

  private func fillOverlays(_ list: inout _MapItems) {
    var added: [MKOverlayRenderer] = []
    for overlay in overlays {
      let id = ObjectIdentifier(overlay)
      let renderer =
        renderers[id] ?? delegate?.mapView(self, rendererFor: overlay) ?? MKOverlayRenderer(overlay: overlay)
      if renderers.updateValue(renderer, forKey: id) == nil { added.append(renderer) }
      guard let kind = renderer.kind else { continue }
      list.with({ renderer.look(&$0) }) { list in list.under(id) { $0.add(kind) } }
    }
    guard !added.isEmpty else { return }
    DispatchQueue.main.async { [weak self, added] in
      MainActor.assumeIsolated {
        guard let self else { return }
        self.delegate?.mapView(self, didAdd: added)
      }
    }
  }

  /// Returns the view of an annotation that had none.
  private func addView(_ annotation: any MKAnnotation) -> MKAnnotationView? {
    let id = ObjectIdentifier(annotation)
    guard views[id] == nil else { return nil }
    let cluster = annotation as? MKClusterAnnotation
    let name =
      cluster == nil
      ? MKMapViewDefaultAnnotationViewReuseIdentifier : MKMapViewDefaultClusterAnnotationViewReuseIdentifier
    let view = delegate?.mapView(self, viewFor: annotation) ?? registeredView(name, for: annotation) ?? balloon(cluster)
    view.annotation = annotation
    view.map = self
    views[id] = view
    return view
  }

  /// Returns the map's own view, which for a cluster shows the number of its members.
  private func balloon(_ cluster: MKClusterAnnotation?) -> MKAnnotationView {
    let view = MKMarkerAnnotationView(annotation: nil, reuseIdentifier: nil)
    if let cluster { view.glyphText = "\(cluster.memberAnnotations.count)" }
    return view
  }

  // MARK: Clusters

  /// Map points per screen point, rounded for clustering.
  private var clusterScale: Double? { state.scaleStep.map { exp2(Double($0) / 4) } }

  /// Called when the map's scale changes.
  func scaleDidChange() {
    // Maps without clusters do not read it.
    let step = Int((log2(map.shown.scale) * 4).rounded())
    if state.scaleStep != step { state.scaleStep = step }
  }

  /// Returns the visible annotations, with clusters for those that would overlap. Adds the views of new clusters.
  private func clustered(_ added: inout [MKAnnotationView]) -> [any MKAnnotation] {
    var members: [String: [MKAnnotationView]] = [:]
    var shown: [any MKAnnotation] = []
    for annotation in annotations {
      let view = views[ObjectIdentifier(annotation)]
      view?.cluster = nil
      if let view, let name = view.clusteringIdentifier, view.collisionMode != .none {
        members[name, default: []].append(view)
      } else {
        shown.append(annotation)
      }
    }
    var kept: [[ObjectIdentifier]: MKClusterAnnotation] = [:]
    for name in members.keys.sorted() {
      for group in AnnotationClusters.groups(members[name] ?? [], scale: clusterScale) {
        let annotations = group.compactMap(\.annotation)
        guard group.count > 1 else {
          shown += annotations
          continue
        }
        let key = annotations.map { ObjectIdentifier($0) }
        let cluster =
          clusters[key] ?? delegate?.mapView(self, clusterAnnotationForMemberAnnotations: annotations)
          ?? MKClusterAnnotation(memberAnnotations: annotations)
        kept[key] = cluster
        if let view = addView(cluster) { added.append(view) }
        for view in group { view.cluster = views[ObjectIdentifier(cluster)] }
        shown.append(cluster)
      }
    }
    for (key, cluster) in clusters where kept[key] == nil { releaseView(ObjectIdentifier(cluster)) }
    clusters = kept
    return shown
  }

  /// Returns the annotations in a rectangle of the map, with clusters in place of their members.
  public func annotations(in mapRect: MKMapRect) -> Set<AnyHashable> {
    let hidden = Set(clusters.keys.joined())
    var shown = annotations.filter { !hidden.contains(ObjectIdentifier($0)) }
    shown += Array(clusters.values)
    let inside = shown.filter { mapRect.contains(MKMapPoint($0.coordinate)) }
    return Set(inside.compactMap { ($0 as? NSObject).map(AnyHashable.init) })
  }

  // MARK: What follows the phone

  func trackingDidChange() {
    delegate?.mapView(self, didChange: userTrackingMode, animated: isTrackingAnimated)
    isTrackingAnimated = false
  }
}

/// Finds annotations that would overlap.
@MainActor
enum AnnotationClusters {
  /// Returns the views in groups, the first of which overlaps all others in it. Before the map is drawn each is alone.
  /// - Parameter scale: map points per screen point.
  static func groups(_ views: [MKAnnotationView], scale: Double?) -> [[MKAnnotationView]] {
    guard let scale else { return views.map { [$0] } }
    let frames = views.map { view -> CGRect in
      let place = MKMapPoint(view.annotation?.coordinate ?? kCLLocationCoordinate2DInvalid)
      return view.extent.offsetBy(dx: place.x / scale, dy: place.y / scale)
    }
    // From west to east, so that annotations further east than the first extends are skipped.
    let order = views.indices.filter { frames[$0].minX.isFinite }.sorted { frames[$0].minX < frames[$1].minX }
    var isTaken = Set<Int>()
    var groups: [[Int]] = views.indices.filter { !frames[$0].minX.isFinite }.map { [$0] }
    for (position, first) in order.enumerated() where isTaken.insert(first).inserted {
      var group = [first]
      for other in order[(position + 1)...] {
        if frames[other].minX >= frames[first].maxX { break }
        guard frames[other].intersects(frames[first]), isTaken.insert(other).inserted else { continue }
        group.append(other)
      }
      groups.append(group.sorted())
    }
    return groups.sorted { $0[0] < $1[0] }.map { $0.map { views[$0] } }
  }
}

/// A cluster of annotations that would overlap.
open class MKClusterAnnotation: NSObject, MKAnnotation {
  /// The members.
  public let memberAnnotations: [any MKAnnotation]
  /// The title; defaults to the first member's and the number of others (the words are a guess).
  open var title: String?
  /// The subtitle.
  open var subtitle: String?
  /// The centre of its members: guess.
  open var coordinate: CLLocationCoordinate2D {
    let count = Double(max(memberAnnotations.count, 1))
    let places = memberAnnotations.map { MKMapPoint($0.coordinate) }
    return MKMapPoint(x: places.reduce(0) { $0 + $1.x } / count, y: places.reduce(0) { $0 + $1.y } / count).coordinate
  }

  /// Creates a cluster.
  public init(memberAnnotations: [any MKAnnotation]) {
    self.memberAnnotations = memberAnnotations
    super.init()
    guard let first = memberAnnotations.lazy.compactMap(\.title).first, memberAnnotations.count > 1 else { return }
    title = "\(first) +\(memberAnnotations.count - 1) more"
  }
}
