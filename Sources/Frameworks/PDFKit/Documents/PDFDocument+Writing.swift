import Foundation
import Rasterizer
@_spi(Scrollwork) import ScrollworkUIKit

extension PDFDocument {
  /// Returns the document as file data: the original if nothing was changed. Otherwise pages are redrawn: text and
  /// outlines are preserved, links and the outline are kept, and all other annotations become part of their pages. Nil
  /// while locked, and for a document without pages.
  public func dataRepresentation() -> Data? { dataRepresentation(options: [:]) }

  /// Returns the document as file data, written with `PDFDocumentWriteOption`s; nil if it fails.
  public func dataRepresentation(options: [AnyHashable: Any] = [:]) -> Data? {
    let refused: [PDFDocumentWriteOption] = [.ownerPasswordOption, .userPasswordOption, .accessPermissionsOption]
    guard !isLocked, !refused.contains(where: { options[$0] != nil }) else { return nil }
    if !isChanged, options[PDFDocumentWriteOption.burnInAnnotationsOption] as? Bool != true, let file {
      return file.data
    }
    guard pageCount > 0 else { return nil }
    NotificationCenter.default.post(name: .PDFDocumentDidBeginWrite, object: self)
    defer { NotificationCenter.default.post(name: .PDFDocumentDidEndWrite, object: self) }
    var (pages, labels) = ([PDFPageContent](), [String?]())
    for index in 0..<pageCount {
      guard let page = page(at: index) else { continue }
      pages.append(content(of: page))
      labels.append(page.label)
    }
    // Numbers are the default labels of pages.
    if labels.enumerated().allSatisfy({ $1 == nil || $1 == "\($0 + 1)" }) { labels = [] }
    let information = PDFFile.Information(documentAttributes ?? [:])
    let outline = outlineRoot.map { root in root.children.compactMap { entry($0) } } ?? []
    let (written, names) = (pages, labels)
    let data = OnMain.run {
      PDFWriter.file(written, information: information, outline: outline, labels: names)
    }
    return data.isEmpty ? nil : data
  }

  private func content(of page: PDFPage) -> PDFPageContent {
    let size = page.shownSize(.cropBox)
    var content = CGContext.pdfPage(size: size) { page.draw(with: .cropBox, to: $0) }
    let toDrawn = page.transform(for: .cropBox).concatenating(
      CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height))
    for annotation in page.annotations where annotation.subtype == .link {
      let area = annotation.bounds.applying(toDrawn)
      if let url = annotation.url {
        content.links.append((area, .url(url.absoluteString)))
      } else if let place = (annotation.destination ?? (annotation.action as? PDFActionGoTo)?.destination).flatMap(
        place)
      {
        content.links.append((area, .page(place.index, place.point)))
      }
    }
    return content
  }

  /// Returns the position of a destination, relative to the upper left corner of the page as drawn.
  private func place(of destination: PDFDestination) -> (index: Int, point: CGPoint)? {
    guard let page = destination.page else { return nil }
    let index = index(for: page)
    guard index != NSNotFound else { return nil }
    let area = page.bounds(for: .cropBox)
    let isUnspecified = kPDFDestinationUnspecifiedValue
    let point = CGPoint(
      x: destination.point.x == isUnspecified ? area.minX : destination.point.x,
      y: destination.point.y == isUnspecified ? area.maxY : destination.point.y
    ).applying(page.transform(for: .cropBox))
    return (index, CGPoint(x: point.x, y: page.shownSize(.cropBox).height - point.y))
  }

  private func entry(_ outline: PDFOutline) -> PDFWriter.Entry? {
    let place = outline.destination.flatMap(place) ?? (0, .zero)
    return PDFWriter.Entry(
      title: outline.label ?? "", page: place.index, point: place.point, isOpen: outline.isOpen,
      children: outline.children.compactMap { entry($0) })
  }

  /// Writes the document to a file; returns false if it fails.
  @discardableResult
  public func write(toFile path: String) -> Bool { write(to: URL(fileURLWithPath: path), withOptions: nil) }

  /// Writes the document to a file; returns false if it fails.
  @discardableResult
  public func write(toFile path: String, withOptions options: [PDFDocumentWriteOption: Any]? = nil) -> Bool {
    write(to: URL(fileURLWithPath: path), withOptions: options)
  }

  /// Writes the document to a file; returns false if it fails.
  @discardableResult
  public func write(to url: URL) -> Bool { write(to: url, withOptions: nil) }

  /// Writes the document to a file with options; returns false if it fails.
  @discardableResult
  public func write(to url: URL, withOptions options: [PDFDocumentWriteOption: Any]? = nil) -> Bool {
    let options = Dictionary(uniqueKeysWithValues: (options ?? [:]).map { (AnyHashable($0.key), $0.value) })
    guard let data = dataRepresentation(options: options) else { return false }
    return (try? data.write(to: url, options: .atomic)) != nil
  }
}
