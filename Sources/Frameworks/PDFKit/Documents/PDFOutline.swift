import Foundation
import Rasterizer

/// An item of a document's outline, with its children.
open class PDFOutline: NSObject {
  /// The document.
  open private(set) weak var document: PDFDocument?
  /// The parent; nil for the root.
  open private(set) weak var parent: PDFOutline?
  private(set) var children: [PDFOutline] = []

  /// The label; nil for the root.
  open var label: String? { didSet { didChange() } }
  /// Whether its children are shown.
  open var isOpen = false { didSet { didChange() } }
  private var ownDestination: PDFDestination?
  /// The destination; nil if there is none in this document.
  open var destination: PDFDestination? {
    get { ownDestination ?? (action as? PDFActionGoTo)?.destination }
    set {
      ownDestination = newValue
      didChange()
    }
  }
  /// The action; nil if there is none.
  open var action: PDFAction? { didSet { didChange() } }

  /// Creates an empty item.
  public override init() {}

  /// Creates the root from a file.
  convenience init(root: [PDFFile.Entry], in document: PDFDocument) {
    self.init()
    isOpen = true
    fill(root, document)
    adopt(document)
  }

  private func fill(_ entries: [PDFFile.Entry], _ document: PDFDocument) {
    children = entries.map { entry in
      let made = PDFOutline()
      made.label = entry.title
      made.isOpen = entry.isOpen
      made.parent = self
      made.action = PDFAction.made(entry.target, in: document)
      made.fill(entry.children, document)
      return made
    }
  }

  private var isReady: Bool { document != nil }
  private func didChange() { document?.contentDidChange() }

  func adopt(_ document: PDFDocument?) {
    self.document = document
    for child in children { child.adopt(document) }
  }

  /// Visits all descendants, from top to bottom.
  func visit(_ body: (PDFOutline) -> Void) {
    for child in children {
      body(child)
      child.visit(body)
    }
  }

  /// The number of children.
  open var numberOfChildren: Int { children.count }
  /// The index in its parent.
  open var index: Int { parent?.children.firstIndex { $0 === self } ?? 0 }
  /// Returns a child; nil if there is none.
  open func child(at index: Int) -> PDFOutline? { children.indices.contains(index) ? children[index] : nil }

  /// Inserts a child before another, or at the end.
  open func insertChild(_ child: PDFOutline, at index: Int) {
    guard (0...children.count).contains(index), child !== self else { return }
    child.removeFromParent()
    children.insert(child, at: min(index, children.count))
    child.parent = self
    child.adopt(document)
    didChange()
  }

  /// Removes the item from its parent.
  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    parent.didChange()
    self.parent = nil
    adopt(nil)
  }
}
