import Foundation

extension PDFDocument {
  // MARK: Finding

  /// Returns all occurrences of a string in the document.
  public func findString(_ string: String, withOptions options: NSString.CompareOptions = []) -> [PDFSelection] {
    (0..<pageCount).flatMap { page(at: $0)?.selections(of: string, options) ?? [] }
  }

  /// Returns the next occurrence of a string after a selection, or before it with `.backwards`; nil if there is none.
  /// - Parameter selection: nil to start at the beginning, or at the end.
  public func findString(
    _ string: String, fromSelection selection: PDFSelection?, withOptions options: NSString.CompareOptions = []
  ) -> PDFSelection? {
    let isBackwards = options.contains(.backwards)
    let options = options.subtracting(.backwards)
    let part = isBackwards ? selection?.parts.first : selection?.parts.last
    let start = part.map { index(for: $0.page) } ?? (isBackwards ? pageCount - 1 : 0)
    guard start != NSNotFound else { return nil }
    for index in isBackwards ? Array((0..<max(0, start + 1)).reversed()) : Array(start..<max(start, pageCount)) {
      let found = page(at: index)?.selections(of: string, options) ?? []
      let rest = found.filter { candidate in
        guard let part, index == start, let range = candidate.parts.first?.range else { return true }
        return isBackwards
          ? NSMaxRange(range) <= part.range.location : range.location >= NSMaxRange(part.range)
      }
      if let next = isBackwards ? rest.last : rest.first { return next }
    }
    return nil
  }

  /// Searches page by page, and notifies the delegate and the notification center of matches.
  public func beginFindString(_ string: String, withOptions options: NSString.CompareOptions = []) {
    beginFindStrings([string], withOptions: options)
  }

  /// Searches page by page for several strings, and notifies the delegate and the notification center of matches.
  public func beginFindStrings(_ strings: [String], withOptions options: NSString.CompareOptions = []) {
    cancelFindString()
    search += 1
    tell(.PDFDocumentDidBeginFind) { $0.documentDidBeginDocumentFind($1) }
    find(strings, options, in: 0, search)
  }

  /// Whether a search is in progress.
  public var isFinding: Bool { search % 2 == 1 }

  /// Cancels a search.
  public func cancelFindString() {
    guard isFinding else { return }
    search += 1
    tell(.PDFDocumentDidEndFind) { $0.documentDidEndDocumentFind($1) }
  }

  /// Searches one page in each turn of the main thread, so that the app remains responsive.
  private func find(_ strings: [String], _ options: NSString.CompareOptions, in index: Int, _ search: Int) {
    let later = Later(document: self)
    DispatchQueue.main.async { later.document?.findNow(strings, options, in: index, search) }
  }

  /// The main thread searches a document of the app, which must only use it there.
  private struct Later: @unchecked Sendable {
    weak var document: PDFDocument?
  }

  private func findNow(_ strings: [String], _ options: NSString.CompareOptions, in index: Int, _ search: Int) {
    guard self.search == search else { return }
    guard let page = page(at: index) else { return cancelFindString() }
    let place: [AnyHashable: Any] = ["PDFDocumentPageIndex": index]
    tell(.PDFDocumentDidBeginPageFind, place) { $0.documentDidBeginPageFind($1) }
    for selection in strings.flatMap({ page.selections(of: $0, options) }) {
      guard self.search == search else { return }
      tell(.PDFDocumentDidFindMatch, ["PDFDocumentFoundSelection": selection]) { $0.documentDidFindMatch($1) }
      delegate?.didMatchString(selection)
    }
    guard self.search == search else { return }
    tell(.PDFDocumentDidEndPageFind, place) { $0.documentDidEndPageFind($1) }
    find(strings, options, in: index + 1, search)
  }

  private func tell(
    _ name: Notification.Name, _ words: [AnyHashable: Any]? = nil,
    _ hear: (any PDFDocumentDelegate, Notification) -> Void
  ) {
    let notification = Notification(name: name, object: self, userInfo: words)
    NotificationCenter.default.post(notification)
    if let delegate { hear(delegate, notification) }
  }

  // MARK: Selecting

  /// A selection of all text; nil if there is none.
  public var selectionForEntireDocument: PDFSelection? {
    let all = PDFSelection(document: self)
    for index in 0..<pageCount {
      if let page = page(at: index), page.numberOfCharacters > 0 {
        all.append(page, NSRange(location: 0, length: page.numberOfCharacters))
      }
    }
    return all.parts.isEmpty ? nil : all
  }

  /// Returns the text between points of two pages; nil if there is none.
  public func selection(
    from startPage: PDFPage, at startPoint: CGPoint, to endPage: PDFPage, at endPoint: CGPoint
  ) -> PDFSelection? {
    guard startPage !== endPage else { return startPage.selection(from: startPoint, to: endPoint) }
    let (start, end) = (startPage.characterIndex(nearest: startPoint), endPage.characterIndex(nearest: endPoint))
    guard let start, let end else { return nil }
    return selection(from: startPage, atCharacterIndex: start, to: endPage, atCharacterIndex: end)
  }

  /// Returns the text between characters of two pages, inclusive; nil if there is none.
  public func selection(
    from startPage: PDFPage, atCharacterIndex startCharacter: Int, to endPage: PDFPage,
    atCharacterIndex endCharacter: Int
  ) -> PDFSelection? {
    let (first, last) = (index(for: startPage), index(for: endPage))
    guard first != NSNotFound, last != NSNotFound else { return nil }
    if first > last || first == last && startCharacter > endCharacter {
      return selection(
        from: endPage, atCharacterIndex: endCharacter, to: startPage, atCharacterIndex: startCharacter)
    }
    let made = PDFSelection(document: self)
    for index in first...last {
      guard let page = page(at: index) else { continue }
      let count = page.numberOfCharacters
      let start = index == first ? min(max(0, startCharacter), count) : 0
      let end = index == last ? min(max(0, endCharacter + 1), count) : count
      if end > start { made.append(page, NSRange(location: start, length: end - start)) }
    }
    return made.parts.isEmpty ? nil : made
  }
}
