import CGdkPixbuf
import CPango
import DisplayList
import Foundation

extension PDFFile {
  /// A place in the document.
  public struct Place: Sendable, Equatable {
    /// The page, counted from 0.
    public var page: Int
    /// The left edge; nil for the current one.
    public var left: CGFloat?
    /// The top edge; nil for the current one.
    public var top: CGFloat?
    /// The zoom factor; nil for the current one.
    public var zoom: CGFloat?
  }

  /// The action of a link or an outline entry.
  public enum Target: Sendable, Equatable {
    case place(Place)
    case url(String)
    /// A page of another file.
    case file(String, Place?)
    /// A viewer's action: "NextPage".
    case named(String)
    case nothing
  }

  /// A link to another place.
  public struct Link: Sendable, Equatable {
    /// The area in points from the lower left corner of the rotated page.
    public var area: CGRect
    /// The action.
    public var target: Target
  }

  /// Returns the links of a page.
  public func links(of page: Int) -> [Link] {
    withPage(page) { held -> [Link]? in
      guard let list = poppler.links(held) else { return nil }
      defer { poppler.freeLinks(list) }
      return Self.mappings(in: list).map { mapping in
        Link(
          area: mapping.area.rect,
          target: target(of: mapping.object.map { UnsafeMutableRawPointer($0) }))
      }
    } ?? []
  }

  static func mappings(in list: Poppler.List) -> [Poppler.Mapping] {
    sequence(first: list, next: { $0.pointee.next }).compactMap {
      $0.pointee.data?.assumingMemoryBound(to: Poppler.Mapping.self).pointee
    }
  }

  private func target(of action: UnsafeMutableRawPointer?) -> Target {
    guard let action = action?.load(as: Poppler.Action.self) else { return .nothing }
    func words(_ pointer: UnsafeRawPointer?) -> String {
      pointer.map { String(cString: $0.assumingMemoryBound(to: CChar.self)) } ?? ""
    }
    func place(_ pointer: UnsafeRawPointer?) -> Place? {
      pointer.flatMap { self.place($0.assumingMemoryBound(to: Poppler.Destination.self).pointee) }
    }
    // Poppler's kinds of actions.
    switch action.kind {
    case 2: return place(action.first).map { .place($0) } ?? .nothing
    case 3: return .file(words(action.first), place(action.second))
    case 5: return .url(words(action.first))
    case 6: return .named(words(action.first))
    default: return .nothing
    }
  }

  private func place(_ destination: Poppler.Destination) -> Place? {
    var destination = destination
    // A destination with only a name.
    if destination.kind == 9 {
      guard let name = destination.name, let found = unlockedDestination(name) else { return nil }
      destination = found
    }
    guard destination.page > 0 else { return nil }
    var place = Place(page: Int(destination.page) - 1, left: nil, top: nil, zoom: nil)
    switch destination.kind {
    // At a point, with or without a zoom factor.
    case 1:
      if destination.changes & 1 != 0 { place.left = destination.left }
      if destination.changes & 2 != 0 { place.top = destination.top }
      if destination.changes & 4 != 0, destination.zoom > 0 { place.zoom = destination.zoom }
    // As wide as the page, or as its content.
    case 3, 7: if destination.changes & 2 != 0 { place.top = destination.top }
    // As high as the page, or as its content.
    case 4, 8: if destination.changes & 1 != 0 { place.left = destination.left }
    // A rectangle.
    case 5: (place.left, place.top) = (destination.left, destination.top)
    default: break
    }
    return place
  }

  /// Called with the document already locked.
  private func unlockedDestination(_ name: UnsafePointer<CChar>) -> Poppler.Destination? {
    guard let found = poppler.findDestination(heldDocument, name) else { return nil }
    defer { poppler.freeDestination(found) }
    let destination = found.load(as: Poppler.Destination.self)
    return destination.kind == 9 ? nil : destination
  }

  // MARK: Outline

  /// An entry of the outline.
  public struct Entry: Sendable, Equatable {
    /// The title.
    public var title: String
    /// The action.
    public var target: Target
    /// Whether its children are shown.
    public var isOpen: Bool
    /// The entries below.
    public var children: [Entry]
  }

  /// The most entries of an outline, so that one that refers to itself ends.
  private static let mostEntries = 20_000

  /// The outline; nil if there is none.
  public var outline: [Entry]? {
    withDocument { document in
      guard let first = poppler.outline(document) else { return nil }
      defer { poppler.freeOutline(first) }
      var room = Self.mostEntries
      return entries(first, depth: 0, &room)
    }
  }

  private func entries(_ iterator: OpaquePointer, depth: Int, _ room: inout Int) -> [Entry] {
    var entries: [Entry] = []
    repeat {
      guard room > 0 else { break }
      room -= 1
      let action = poppler.outlineAction(iterator)
      defer { if let action { poppler.freeAction(action) } }
      var entry = Entry(
        title: action?.load(as: Poppler.Action.self).title.map { String(cString: $0) } ?? "",
        target: target(of: action),
        isOpen: poppler.outlineIsOpen(iterator) != 0, children: [])
      if depth < 64, let child = poppler.outlineChild(iterator) {
        entry.children = self.entries(child, depth: depth + 1, &room)
        poppler.freeOutline(child)
      }
      entries.append(entry)
    } while poppler.outlineNext(iterator) != 0
    return entries
  }

  // MARK: Annotations

  /// An annotation on a page.
  public struct Annotation: Sendable, Equatable {
    /// The kind, as the PDF specification names it: "Highlight".
    public var kind: String
    /// The area, before the page is rotated.
    public var area: CGRect
    /// The text; nil for none.
    public var contents: String?
    /// The name in the file.
    public var name: String?
    /// The colour; nil for none.
    public var color: DisplayColor?
    /// The flags of the PDF specification: 2 for hidden, 4 for printed.
    public var flags: UInt32
    /// The target of a link.
    public var target = Target.nothing
  }

  /// The kinds of annotations in poppler's order.
  private static let kinds = [
    "", "Text", "Link", "FreeText", "Line", "Square", "Circle", "Polygon", "PolyLine", "Highlight", "Underline",
    "Squiggly", "StrikeOut", "Stamp", "Caret", "Ink", "Popup", "FileAttachment", "Sound", "Movie", "Widget", "Screen",
    "PrinterMark", "TrapNet", "Watermark", "3D",
  ]

  /// Returns the annotations on a page.
  public func annotations(of page: Int) -> [Annotation] {
    // A link's target is listed with the links, which are in the same order.
    var links = self.links(of: page)[...]
    return withPage(page) { held -> [Annotation]? in
      guard let list = poppler.annotations(held) else { return nil }
      defer { poppler.freeAnnotations(list) }
      return Self.mappings(in: list).compactMap { mapping -> Annotation? in
        guard let object = mapping.object else { return nil }
        var area = Poppler.Rectangle()
        poppler.annotationRectangle(object, &area)
        let kind = Int(poppler.annotationKind(object))
        let components = poppler.annotationColor(object)
        defer { g_free(components) }
        let color = components?.load(as: Poppler.Color.self)
        var annotation = Annotation(
          kind: Self.kinds.indices.contains(kind) ? Self.kinds[kind] : "", area: area.rect,
          contents: poppler.taken(poppler.annotationContents(object)),
          name: poppler.taken(poppler.annotationName(object)),
          color: color.map {
            DisplayColor(
              red: Float($0.red) / 65_535, green: Float($0.green) / 65_535,
              blue: Float($0.blue) / 65_535)
          },
          flags: poppler.annotationFlags(object))
        if annotation.kind == "Link", let index = links.firstIndex(where: { $0.area.isNear(mapping.area.rect) }) {
          annotation.target = links[index].target
          links.remove(at: index)
        }
        return annotation
      }
    } ?? []
  }
}

extension CGRect {
  fileprivate func isNear(_ other: CGRect) -> Bool {
    abs(minX - other.minX) + abs(minY - other.minY) + abs(maxX - other.maxX) + abs(maxY - other.maxY) < 0.5
  }
}
