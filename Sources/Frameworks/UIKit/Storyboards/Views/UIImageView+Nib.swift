import Foundation

extension UIImageView {
  final func decodeImageView(_ element: _NibElement, in graph: NibGraph) {
    let document = graph.document
    take(\.image, document.image(element))
    take(\.highlightedImage, document.image(element, "highlightedImage"))
    take(\.isHighlighted, element.bool("highlighted"))
    take(
      \.preferredSymbolConfiguration, document.symbolConfiguration(element, "preferredSymbolConfiguration"))
  }
}
