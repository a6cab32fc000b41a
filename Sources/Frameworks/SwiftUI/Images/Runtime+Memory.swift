extension Runtime {
  /// Releases what can be recreated: decoded images that no view shows.
  package func receiveMemoryWarning() { ImageCache.shared.removeAll() }
}
