import Foundation

extension Anchor {
  /// Returns the anchor after its view has gone.
  package static func nowhere(_ source: Source) -> Anchor { Anchor(source: source) }

  private init(source: Source) {
    node = nil
    self.source = source
  }
}
