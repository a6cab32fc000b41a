extension Runtime {
  /// Gives back what can be had again: decoded pictures that no view shows.
  package func receiveMemoryWarning() { ImageCache.shared.removeAll() }
}
