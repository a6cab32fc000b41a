import Foundation
import Rasterizer
@_spi(Scrollwork) import ScrollworkUIKit

/// A PDF document. Pages are read on access.
open class PDFDocument: NSObject, NSCopying {
  /// The opened file; nil for a new document, and while locked.
  private(set) var file: PDFFile?
  private let data: Data?
  private var permissions = PDFDocumentPermissions.none
  /// The pages; those not accessed yet are represented by their position in the file.
  private var slots: [Slot] = []
  /// Whether it was changed, so that it differs from the file.
  private(set) var isChanged = false
  /// The identity of the search in progress.
  var search = 0
  /// The last read texts, the latest first.
  private var texts: [(page: ObjectIdentifier, text: PDFPageText)] = []
  private static let mostTexts = 8

  private enum Slot {
    case unread(Int)
    case page(PDFPage)
  }

  /// Creates a document without pages.
  public override init() { data = nil }

  /// Creates the document of a file; nil if there is none, or if it is not a PDF.
  public convenience init?(url: URL) {
    guard let data = try? Data(contentsOf: url, options: .mappedIfSafe) else { return nil }
    self.init(data: data)
    documentURL = url
  }

  /// Creates a document from data; nil if it is not a PDF.
  public init?(data: Data) {
    self.data = data
    super.init()
    do {
      open(try PDFFile(data), .user)
      if !isEncrypted { permissions = .owner }
    } catch {
      guard error == .locked else { return nil }
    }
  }

  private func open(_ file: PDFFile, _ permissions: PDFDocumentPermissions) {
    self.file = file
    self.permissions = permissions
    slots = (0..<file.pageCount).map { .unread($0) }
  }

  /// Returns a copy with the same pages.
  open func copy(with zone: NSZone? = nil) -> Any {
    let made = data.flatMap { PDFDocument(data: $0) } ?? PDFDocument()
    if isLocked { return made }
    made.documentURL = documentURL
    (made.file, made.permissions, made.isChanged) = (file, permissions, isChanged)
    made.slots = slots.map { slot in
      guard case .page(let page) = slot, let copied = page.copy() as? PDFPage else { return slot }
      copied.document = made
      return .page(copied)
    }
    return made
  }

  // MARK: What it is

  /// The URL; nil for a document in memory.
  open internal(set) var documentURL: URL?
  /// The original document in Core Graphics; nil for a new one.
  open var documentRef: CGPDFDocument? { data.flatMap { CGDataProvider(data: $0) }.flatMap { CGPDFDocument($0) } }
  /// The delegate.
  open weak var delegate: (any PDFDocumentDelegate)?
  /// The major version: 1 of 1.4.
  open var majorVersion: Int { file?.version.major ?? 1 }
  /// The minor version: 4 of 1.4.
  open var minorVersion: Int { file?.version.minor ?? 5 }

  private var ownAttributes: [AnyHashable: Any]?
  /// The attributes by `PDFDocumentAttribute`; nil while locked.
  open var documentAttributes: [AnyHashable: Any]? {
    get { ownAttributes ?? (isLocked ? nil : file?.information.attributes ?? [:]) }
    set {
      ownAttributes = newValue ?? [:]
      isChanged = true
    }
  }

  // MARK: Passwords

  /// Whether it is encrypted, with a password or without one.
  open var isEncrypted: Bool { data.map { PDFFile.isEncrypted($0) } ?? false }
  /// Whether it needs a password.
  open var isLocked: Bool { data != nil && file == nil }

  /// Unlocks the document with a password; returns false if it is wrong.
  @discardableResult
  open func unlock(withPassword password: String) -> Bool {
    guard let data else { return true }
    guard isLocked else { return true }
    guard let file = try? PDFFile(data, password: password) else { return false }
    open(file, file.permissions == .all ? .owner : .user)
    let notification = Notification(name: .PDFDocumentDidUnlock, object: self)
    NotificationCenter.default.post(notification)
    delegate?.documentDidUnlock(notification)
    return true
  }

  /// The permissions of the password. Caveat: whoever has all permissions counts as the owner.
  open var permissionsStatus: PDFDocumentPermissions { data == nil ? .owner : permissions }
  /// The access permissions.
  open var accessPermissions: PDFAccessPermissions {
    guard data != nil else { return PDFAccessPermissions(rawValue: 0xFF) }
    guard let given = file?.permissions else { return [] }
    let pairs: [(PDFFile.Permissions, PDFAccessPermissions)] = [
      (.printing, .allowsLowQualityPrinting), (.printingInHighQuality, .allowsHighQualityPrinting),
      (.changes, .allowsDocumentChanges), (.assembly, .allowsDocumentAssembly), (.copying, .allowsContentCopying),
      (.accessibility, .allowsContentAccessibility), (.commenting, .allowsCommenting),
      (.filling, .allowsFormFieldEntry),
    ]
    return pairs.reduce(into: []) { if given.contains($1.0) { $0.insert($1.1) } }
  }
  /// Whether it may be printed.
  open var allowsPrinting: Bool { accessPermissions.contains(.allowsLowQualityPrinting) }
  /// Whether its content may be copied.
  open var allowsCopying: Bool { accessPermissions.contains(.allowsContentCopying) }
  /// Whether it may be changed.
  open var allowsDocumentChanges: Bool { accessPermissions.contains(.allowsDocumentChanges) }
  /// Whether pages may be added, removed and rotated.
  open var allowsDocumentAssembly: Bool { accessPermissions.contains(.allowsDocumentAssembly) }
  /// Whether accessibility may read its content.
  open var allowsContentAccessibility: Bool { accessPermissions.contains(.allowsContentAccessibility) }
  /// Whether annotations may be added.
  open var allowsCommenting: Bool { accessPermissions.contains(.allowsCommenting) }
  /// Whether forms may be filled in.
  open var allowsFormFieldEntry: Bool { accessPermissions.contains(.allowsFormFieldEntry) }

  // MARK: Pages

  /// The number of pages; 0 while locked.
  open var pageCount: Int { slots.count }

  /// The class of pages, from the delegate.
  open var pageClass: AnyClass { delegate?.classForPage() ?? PDFPage.self }

  /// Returns the page at an index, from 0; nil if there is none.
  open func page(at index: Int) -> PDFPage? {
    guard slots.indices.contains(index) else { return nil }
    switch slots[index] {
    case .page(let page): return page
    case .unread(let place):
      let page = (pageClass as? PDFPage.Type)?.instance() as? PDFPage ?? PDFPage()
      page.source = file.map { .file($0, place) } ?? .blank
      page.document = self
      slots[index] = .page(page)
      return page
    }
  }

  /// Returns the index of a page, from 0; `NSNotFound` if it is not in the document.
  open func index(for page: PDFPage) -> Int {
    slots.firstIndex { if case .page(let other) = $0 { other === page } else { false } } ?? NSNotFound
  }

  /// Returns the present index of a page of the file; nil if it was removed.
  func index(ofFilePage place: Int) -> Int? {
    func isThere(_ slot: Slot) -> Bool {
      switch slot {
      case .unread(let other): other == place
      case .page(let page): page.filePlace.map { $0.file === file && $0.page == place } ?? false
      }
    }
    if slots.indices.contains(place), isThere(slots[place]) { return place }
    return slots.firstIndex(where: isThere)
  }

  /// Inserts a page before another, or at the end. A page of another document also remains there.
  open func insert(_ page: PDFPage, at index: Int) {
    guard (0...slots.count).contains(index) else { return }
    page.document = self
    slots.insert(.page(page), at: index)
    pagesDidChange()
  }

  /// Removes a page.
  open func removePage(at index: Int) {
    guard slots.indices.contains(index) else { return }
    if case .page(let page) = slots.remove(at: index), page.document === self { page.document = nil }
    pagesDidChange()
  }

  /// Exchanges two pages.
  open func exchangePage(at indexA: Int, withPageAt indexB: Int) {
    guard slots.indices.contains(indexA), slots.indices.contains(indexB) else { return }
    slots.swapAt(indexA, indexB)
    pagesDidChange()
  }

  /// Increases when pages change; observed by views.
  private(set) var pagesVersion = 0

  private func pagesDidChange() {
    pagesVersion += 1
    isChanged = true
  }

  /// Marks a page as different from the file.
  func contentDidChange() { isChanged = true }

  // MARK: Texts

  /// The text of all pages; nil while locked.
  open var string: String? {
    isLocked ? nil : (0..<pageCount).map { page(at: $0)?.string ?? "" }.joined(separator: "\n")
  }

  func text(of page: PDFPage) -> PDFPageText {
    let id = ObjectIdentifier(page)
    if let index = texts.firstIndex(where: { $0.page == id }) {
      let known = texts.remove(at: index)
      texts.insert(known, at: 0)
      return known.text
    }
    let text = page.readText()
    texts.insert((id, text), at: 0)
    if texts.count > Self.mostTexts { texts.removeLast() }
    return text
  }

  // MARK: Outline

  private var ownOutline: PDFOutline?
  private var knowsOutline = false
  /// The root of the outline, which is not shown; nil if there is none.
  open var outlineRoot: PDFOutline? {
    get {
      if !knowsOutline, let file {
        knowsOutline = true
        ownOutline = file.outline.map { PDFOutline(root: $0, in: self) }
      }
      return ownOutline
    }
    set {
      (ownOutline, knowsOutline, isChanged) = (newValue, true, true)
      newValue?.adopt(self)
    }
  }

  /// Returns the last outline item before a selection; nil if there is none.
  open func outlineItem(for selection: PDFSelection) -> PDFOutline? {
    guard let first = selection.parts.first, let root = outlineRoot else { return nil }
    let start = PDFDestination(page: first.page, at: first.page.place(ofCharacter: first.range.location))
    var found: PDFOutline?
    root.visit { outline in
      if let place = outline.destination, place.compare(start) != .orderedDescending { found = outline }
    }
    return found
  }
}

extension PDFFile.Information {
  /// The attributes by their names in a PDF.
  var attributes: [AnyHashable: Any] {
    var attributes: [AnyHashable: Any] = [:]
    attributes["Title"] = title
    attributes["Author"] = author
    attributes["Subject"] = subject
    attributes["Creator"] = creator
    attributes["Producer"] = producer
    attributes["CreationDate"] = created
    attributes["ModDate"] = modified
    attributes["Keywords"] = keywords.map {
      $0.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    }
    return attributes
  }

  init(_ attributes: [AnyHashable: Any]) {
    self.init()
    title = attributes["Title"] as? String
    author = attributes["Author"] as? String
    subject = attributes["Subject"] as? String
    creator = attributes["Creator"] as? String
    created = attributes["CreationDate"] as? Date
    modified = attributes["ModDate"] as? Date
    keywords = (attributes["Keywords"] as? [String])?.joined(separator: ", ") ?? attributes["Keywords"] as? String
  }
}
