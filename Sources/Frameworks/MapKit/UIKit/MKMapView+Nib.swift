import ScrollworkUIKit

extension MKMapView {
  /// Decodes a map from Interface Builder.
  final func decodeMap(_ element: _NibElement) {
    switch element["mapType"] {
    case "satellite": mapType = .satellite
    case "hybrid": mapType = .hybrid
    case "satelliteFlyover": mapType = .satelliteFlyover
    case "hybridFlyover": mapType = .hybridFlyover
    case "mutedStandard": mapType = .mutedStandard
    default: mapType = .standard
    }
    isZoomEnabled = element.bool("zoomEnabled") ?? true
    isScrollEnabled = element.bool("scrollEnabled") ?? true
    isRotateEnabled = element.bool("rotateEnabled") ?? true
    isPitchEnabled = element.bool("pitchEnabled") ?? true
    showsUserLocation = element.bool("showsUserLocation") ?? false
    showsCompass = element.bool("showsCompass") ?? true
    showsScale = element.bool("showsScale") ?? false
  }
}
