import Foundation
import Rasterizer
@_spi(Scrollwork) import ScrollworkUIKit

/// A PDF. Pages are read when they are asked for.
open class PDFDocument: NSObject, NSCopying {
  /// What was opened; nil for a new document, and while a password is wanted.
  private(set) var file: PDFFile?
  private let data: Data?
  private var permissions = PDFDocumentPermissions.none
  /// The pages; those that nobody asked for are only known by their place in the file.
  private var slots: [Slot] = []
  /// Something was changed, so that the file is another one.
  private(set) var isChanged = false
  /// A search that goes on.
  var search = 0
  /// The texts that were read last, latest first.
  private var texts: [(page: ObjectIdentifier, text: PDFPageText)] = []
  private static let mostTexts = 8

  private enum Slot {
    case unread(Int)
    case page(PDFPage)
  }

  /// A document without pages.
  public override init() { data = nil }

  /// The document in a file; nil if there is none, or no PDF.
  public convenience init?(url: URL) {
    guard let data = try? Data(contentsOf: url, options: .mappedIfSafe) else { return nil }
    self.init(data: data)
    documentURL = url
  }

  /// A document in memory; nil if it is no PDF.
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

  /// Another document with the same pages.
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

  /// Where it was opened; nil for one in memory.
  open internal(set) var documentURL: URL?
  /// The same document as Core Graphics knows it, as it was opened; nil for a new one.
  open var documentRef: CGPDFDocument? { data.flatMap { CGDataProvider(data: $0) }.flatMap { CGPDFDocument($0) } }
  /// Hears of what happens.
  open weak var delegate: (any PDFDocumentDelegate)?
  /// Which PDF it is: 1 of 1.4.
  open var majorVersion: Int { file?.version.major ?? 1 }
  /// Which PDF it is: 4 of 1.4.
  open var minorVersion: Int { file?.version.minor ?? 5 }

  private var ownAttributes: [AnyHashable: Any]?
  /// What it says of itself, by `PDFDocumentAttribute`; nil while a password is wanted.
  open var documentAttributes: [AnyHashable: Any]? {
    get { ownAttributes ?? (isLocked ? nil : file?.information.attributes ?? [:]) }
    set {
      ownAttributes = newValue ?? [:]
      isChanged = true
    }
  }

  // MARK: Passwords

  /// The content is encrypted, with a password or without one.
  open var isEncrypted: Bool { data.map { PDFFile.isEncrypted($0) } ?? false }
  /// A password is wanted.
  open var isLocked: Bool { data != nil && file == nil }

  /// Opens a document with its password; false if it is another one.
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

  /// What the password that was given allows. Caveat: who may do everything counts as the owner.
  open var permissionsStatus: PDFDocumentPermissions { data == nil ? .owner : permissions }
  /// What may be done with it.
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
  /// It may be printed.
  open var allowsPrinting: Bool { accessPermissions.contains(.allowsLowQualityPrinting) }
  /// Parts of it may be copied.
  open var allowsCopying: Bool { accessPermissions.contains(.allowsContentCopying) }
  /// It may be changed.
  open var allowsDocumentChanges: Bool { accessPermissions.contains(.allowsDocumentChanges) }
  /// Pages may be added, removed and turned.
  open var allowsDocumentAssembly: Bool { accessPermissions.contains(.allowsDocumentAssembly) }
  /// It may be read aloud.
  open var allowsContentAccessibility: Bool { accessPermissions.contains(.allowsContentAccessibility) }
  /// Annotations may be added.
  open var allowsCommenting: Bool { accessPermissions.contains(.allowsCommenting) }
  /// Its forms may be filled.
  open var allowsFormFieldEntry: Bool { accessPermissions.contains(.allowsFormFieldEntry) }

  // MARK: Pages

  /// How many pages there are; 0 while a password is wanted.
  open var pageCount: Int { slots.count }

  /// The class of pages: what the delegate says.
  open var pageClass: AnyClass { delegate?.classForPage() ?? PDFPage.self }

  /// A page, counted from 0; nil if there is none.
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

  /// Where a page is, counted from 0; `NSNotFound` if it is not in the document.
  open func index(for page: PDFPage) -> Int {
    slots.firstIndex { if case .page(let other) = $0 { other === page } else { false } } ?? NSNotFound
  }

  /// Where the page is now that was somewhere in the file; nil if it was taken away.
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

  /// Puts a page before another one, or at the end. A page of another document stays there as well.
  open func insert(_ page: PDFPage, at index: Int) {
    guard (0...slots.count).contains(index) else { return }
    page.document = self
    slots.insert(.page(page), at: index)
    pagesDidChange()
  }

  /// Takes a page away.
  open func removePage(at index: Int) {
    guard slots.indices.contains(index) else { return }
    if case .page(let page) = slots.remove(at: index), page.document === self { page.document = nil }
    pagesDidChange()
  }

  /// Two pages take each other's place.
  open func exchangePage(at indexA: Int, withPageAt indexB: Int) {
    guard slots.indices.contains(indexA), slots.indices.contains(indexB) else { return }
    slots.swapAt(indexA, indexB)
    pagesDidChange()
  }

  /// Grows when there are other pages: views look.
  private(set) var pagesVersion = 0

  private func pagesDidChange() {
    pagesVersion += 1
    isChanged = true
  }

  /// A page looks otherwise than in the file.
  func contentDidChange() { isChanged = true }

  // MARK: Texts

  /// All text, one page after the other; nil while a password is wanted.
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
  /// The outline, whose root is not shown; nil without one.
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

  /// The last line of the outline before a selection; nil without one.
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
  /// By their names in a PDF.
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
