import MapKit
import SwiftUI

/// A map of where a pet was last seen. It cannot be scrolled: a finger on it moves the page.
struct PlaceMap: View {
  let name: String
  let location: Coordinate

  var body: some View {
    let center = CLLocationCoordinate2D(latitude: location.latitude, longitude: location.longitude)
    Map(
      initialPosition: .region(
        MKCoordinateRegion(center: center, latitudinalMeters: 1_500, longitudinalMeters: 1_500)),
      interactionModes: []
    ) {
      Marker(name, coordinate: center)
    }
    .frame(height: 200)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(L10n.AnnouncementDetails.place)
  }
}
