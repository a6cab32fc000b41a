import Foundation
import ScrollworkCoreLocation
import ScrollworkSwiftUI

/// The callout above a selected annotation: its title and subtitle, and the app's views beside and below them.
struct MapCallout: View {
  let title: String
  let subtitle: String?
  let left: UIView?
  let right: UIView?
  let detail: UIView?

  var body: some View {
    VStack(spacing: 0) {
      HStack(spacing: 12) {
        if let left { CalloutPart(view: left, isCompact: true).id(ObjectIdentifier(left)) }
        VStack(alignment: .leading, spacing: 2) {
          Text(verbatim: title).font(.system(size: 17)).foregroundStyle(.primary)
          if let detail {
            CalloutPart(view: detail, isCompact: false).id(ObjectIdentifier(detail))
          } else if let subtitle, !subtitle.isEmpty {
            Text(verbatim: subtitle).font(.system(size: 12)).foregroundStyle(.secondary)
          }
        }
        .lineLimit(1)
        if let right { CalloutPart(view: right, isCompact: true).id(ObjectIdentifier(right)) }
      }
      .padding(.horizontal, 14)
      .padding(.vertical, 8)
      .frame(minHeight: 44)
      .background(Color(.systemBackground), in: .rect(cornerRadius: 10))
      MarkerTip().fill(Color(.systemBackground)).frame(width: 20, height: 10).padding(.top, -1)
    }
    .shadow(color: .black.opacity(0.25), radius: 4, y: 1)
    .accessibilityElement(children: .contain)
  }
}

/// An app's view in the callout.
private struct CalloutPart: UIViewRepresentable {
  let view: UIView
  /// Whether it keeps the size that the app gave it, if any.
  let isCompact: Bool

  func makeUIView(context: Context) -> UIView { view }
  func updateUIView(_ uiView: UIView, context: Context) {}
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
    isCompact && !uiView.bounds.isEmpty ? uiView.bounds.size : nil
  }
}

extension MKAnnotationView {
  /// Returns the callout of the view, whose point is at the middle of its upper edge; nil if it shows none.
  func callout(at place: CLLocationCoordinate2D) -> MapItem.Kind? {
    guard canShowCallout, let title = annotation?.title, !title.isEmpty else { return nil }
    let callout = MapCallout(
      title: title, subtitle: annotation?.subtitle, left: leftCalloutAccessoryView, right: rightCalloutAccessoryView,
      detail: detailCalloutAccessoryView)
    let tip = calloutTip
    return .annotation(
      place, anchor: .bottom, title: nil,
      content: AnyView(callout.offset(x: tip.x + calloutOffset.x, y: tip.y + calloutOffset.y)))
  }

  private static let calloutAction = UIAction.Identifier("scrollwork.callout")

  /// Makes controls beside the title notify the map's delegate of touches.
  func connectCallout(to map: MKMapView) {
    for case let control as UIControl in [leftCalloutAccessoryView, rightCalloutAccessoryView] {
      let action = UIAction(identifier: Self.calloutAction) { [weak self, weak map, weak control] _ in
        guard let self, let map, let control else { return }
        map.delegate?.mapView(map, annotationView: self, calloutAccessoryControlTapped: control)
      }
      control.addAction(action, for: .touchUpInside)
    }
  }
}
