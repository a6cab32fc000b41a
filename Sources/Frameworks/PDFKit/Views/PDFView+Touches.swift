import Foundation
import ScrollworkUIKit

extension PDFView {
  // MARK: Touches

  func tapped(_ recognizer: UIGestureRecognizer) {
    guard recognizer.state == .ended else { return }
    let point = recognizer.location(in: self)
    if currentSelection != nil { clearSelection() }
    guard let page = page(for: point, nearest: false),
      let annotation = page.annotation(at: convert(point, to: page))
    else { return }
    let words: [AnyHashable: Any] = ["PDFAnnotationHit": annotation]
    tell(.PDFViewAnnotationWillHit, words)
    if let action = annotation.action { perform(action) }
    tell(.PDFViewAnnotationHit, words)
  }

  func pressed(_ recognizer: UIGestureRecognizer) {
    guard recognizer.state == .began else { return }
    let point = recognizer.location(in: self)
    guard let page = page(for: point, nearest: false) else { return }
    currentSelection = page.selectionForWord(at: convert(point, to: page))
  }

  /// Returns the areas at a point of the view.
  public func areaOfInterest(for cursorLocation: CGPoint) -> PDFAreaOfInterest {
    guard let page = page(for: cursorLocation, nearest: false) else { return [] }
    let point = convert(cursorLocation, to: page)
    var area: PDFAreaOfInterest = .pageArea
    if page.characterIndex(at: point) >= 0 { area.insert(.textArea) }
    guard let annotation = page.annotation(at: point) else { return area }
    area.insert(.annotationArea)
    switch annotation.subtype {
    case .link: area.insert(.linkArea)
    case .widget: area.insert(.controlArea)
    case .text: area.insert(.iconArea)
    case .popup: area.insert(.popupArea)
    default: break
    }
    return area
  }

  /// Performs the action of a link or an outline item.
  public func perform(_ action: PDFAction) {
    switch action {
    case let action as PDFActionGoTo: go(to: action.destination)
    case let action as PDFActionURL:
      guard let url = action.url else { return }
      if let delegate { delegate.pdfViewWillClick(onLink: self, with: url) } else { UIApplication.shared.open(url) }
    case let action as PDFActionRemoteGoTo: delegate?.pdfViewOpenPDF(self, forRemoteGoToAction: action)
    case let action as PDFActionNamed: perform(action.name)
    default: break
    }
  }

  private func perform(_ name: PDFActionNamedName) {
    switch name {
    case .nextPage: goToNextPage(nil)
    case .previousPage: goToPreviousPage(nil)
    case .firstPage: goToFirstPage(nil)
    case .lastPage: goToLastPage(nil)
    case .goBack: goBack(nil)
    case .goForward: goForward(nil)
    case .goToPage: delegate?.pdfViewPerformGo(toPage: self)
    case .find: delegate?.pdfViewPerformFind(self)
    case .zoomIn: zoomIn(nil)
    case .zoomOut: zoomOut(nil)
    case .none, .print: break
    }
  }

  // MARK: Selection

  /// Selects text. Caveat: without an animation.
  public func setCurrentSelection(_ selection: PDFSelection?, animate: Bool) { currentSelection = selection }
  /// Clears the selection.
  public func clearSelection() { currentSelection = nil }
  /// Scrolls to the selection if it is not visible.
  public func scrollSelectionToVisible(_ sender: Any?) { if let currentSelection { go(to: currentSelection) } }
}
