import Foundation
import Rasterizer

/// A line of a document's outline, with those below it.
open class PDFOutline: NSObject {
  /// What it is the outline of.
  open private(set) weak var document: PDFDocument?
  /// The line above; nil for the root.
  open private(set) weak var parent: PDFOutline?
  private(set) var children: [PDFOutline] = []

  /// What it says; nil for the root.
  open var label: String? { didSet { didChange() } }
  /// Those below are shown.
  open var isOpen = false { didSet { didChange() } }
  private var ownDestination: PDFDestination?
  /// Where it leads; nil for nowhere in this document.
  open var destination: PDFDestination? {
    get { ownDestination ?? (action as? PDFActionGoTo)?.destination }
    set {
      ownDestination = newValue
      didChange()
    }
  }
  /// What it does; nil for nothing.
  open var action: PDFAction? { didSet { didChange() } }

  /// A line that says nothing.
  public override init() {}

  /// The root of what a file says.
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

  /// All lines below, from top to bottom.
  func visit(_ body: (PDFOutline) -> Void) {
    for child in children {
      body(child)
      child.visit(body)
    }
  }

  /// How many lines are right below.
  open var numberOfChildren: Int { children.count }
  /// Which of the lines below its parent it is.
  open var index: Int { parent?.children.firstIndex { $0 === self } ?? 0 }
  /// A line right below; nil if there is none.
  open func child(at index: Int) -> PDFOutline? { children.indices.contains(index) ? children[index] : nil }

  /// Puts a line below, before another one or at the end.
  open func insertChild(_ child: PDFOutline, at index: Int) {
    guard (0...children.count).contains(index), child !== self else { return }
    child.removeFromParent()
    children.insert(child, at: min(index, children.count))
    child.parent = self
    child.adopt(document)
    didChange()
  }

  /// Takes the line away.
  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    parent.didChange()
    self.parent = nil
    adopt(nil)
  }
}
