import Foundation
import PDFKit
import SimulatorTesting
import SwiftUI
import Testing
import UIKit

/// Shows a view that a test keeps.
private struct UIKitView<Content: UIView>: UIViewRepresentable {
  let view: Content
  func makeUIView(context: Context) -> Content { view }
  func updateUIView(_ uiView: Content, context: Context) {}
}

private final class Clicks: NSObject, PDFViewDelegate {
  var urls: [URL] = []
  func pdfViewWillClick(onLink sender: PDFView, with url: URL) { urls.append(url) }
}

@MainActor @Suite("Views of PDFKit", .simulator(.iPhoneSE))
struct ViewTests {
  private func view(_ data: Data, _ change: (PDFView) -> Void = { _ in }) throws -> PDFView {
    let view = PDFView()
    let document: PDFDocument = try #require(PDFDocument(data: data))
    view.document = document
    change(view)
    return view
  }

  private func drawnPages(_ view: PDFView) -> Int { view.documentView?.subviews.count ?? 0 }

  @Test("given 200 pages as wide as the view, then only those that can be seen are there, also after scrolling")
  func lazy() async throws {
    // Given
    let view = try view(Paper.pages(200)) { $0.autoScales = true }
    let screen = await Screen { UIKitView(view: view).ignoresSafeArea() }
    try await screen.settle()
    // Then
    #expect(abs(view.scaleFactor - view.bounds.width / 208) < 0.001, "\(view.scaleFactor)")
    #expect(view.currentPage === view.document?.page(at: 0) && drawnPages(view) <= 3)
    #expect(view.visiblePages.first === view.document?.page(at: 0))
    // When
    try await screen.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 60), duration: .seconds(1))
    try await screen.settle()
    // Then
    #expect(view.currentPage !== view.document?.page(at: 0) && drawnPages(view) <= 3)
    // When
    view.goToLastPage(nil)
    try await screen.settle()
    // Then
    #expect(view.currentPage === view.document?.page(at: 199) && drawnPages(view) <= 3 && !view.canGoToNextPage)
  }

  @Test("given a page, then it is drawn on the screen where the view says it is")
  func pixels() async throws {
    // Given
    let view = try view(Paper.pages(2)) { $0.autoScales = true }
    let screen = await Screen { UIKitView(view: view).ignoresSafeArea() }
    try await screen.settle()
    let page = try #require(view.document?.page(at: 0))
    let corner = view.convert(CGRect(x: 0, y: 280, width: 20, height: 20), from: page)
    // Then
    let picture = UIGraphicsImageRenderer(size: view.bounds.size).image { _ in
      view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
    }
    func color(_ point: CGPoint) -> [Int] {
      picture.color(atX: point.x / view.bounds.width, y: point.y / view.bounds.height)
    }
    #expect(color(CGPoint(x: corner.midX, y: corner.midY)) == [0, 0, 0, 255])
    #expect(color(CGPoint(x: corner.maxX + 10, y: corner.midY)) == [255, 255, 255, 255])
    #expect(view.convert(CGPoint(x: corner.minX, y: corner.maxY), to: page).y.rounded() == 280)
  }

  @Test("given notifications, when pages are gone to, then the centre is told; back and forward lead there again")
  func navigation() async throws {
    // Given
    let view = try view(Paper.pages(5)) { $0.displayMode = .singlePage }
    let screen = await Screen { UIKitView(view: view) }
    try await screen.settle()
    nonisolated(unsafe) var told: [String] = []
    let tokens = [Notification.Name.PDFViewPageChanged, .PDFViewChangedHistory].map {
      NotificationCenter.default.addObserver(forName: $0, object: view, queue: nil) { told.append($0.name.rawValue) }
    }
    defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    // When
    view.goToNextPage(nil)
    // Then
    #expect(view.currentPage === view.document?.page(at: 1) && drawnPages(view) == 1)
    #expect(told.contains("PDFViewChangedPage") && told.contains("PDFViewChangedHistory"))
    // When
    view.go(to: try #require(view.document?.page(at: 4)))
    view.goBack(nil)
    // Then
    #expect(view.currentPage === view.document?.page(at: 1) && view.canGoForward && view.canGoBack)
    // When
    view.goForward(nil)
    // Then
    #expect(view.currentPage === view.document?.page(at: 4) && !view.canGoForward && view.canGoToPreviousPage)
  }

  @Test("given modes, then pages are beside or below each other, and the scale that fits goes by the mode")
  func modes() async throws {
    // Given
    let view = try view(Paper.pages(5)) { $0.displaysPageBreaks = false }
    let screen = await Screen { UIKitView(view: view).ignoresSafeArea() }
    try await screen.settle()
    let size = view.bounds.size
    func content(_ mode: PDFDisplayMode) -> CGSize {
      view.displayMode = mode
      view.layoutIfNeeded()
      return view.documentView?.bounds.size ?? .zero
    }
    // Then
    #expect(view.pageBreakMargins == .zero && view.scaleFactor == 1)
    #expect(content(.singlePageContinuous) == CGSize(width: 200, height: 1500))
    #expect(abs(view.scaleFactorForSizeToFit - size.width / 200) < 0.001)
    #expect(content(.twoUpContinuous) == CGSize(width: 400, height: 900))
    #expect(content(.twoUp) == CGSize(width: 400, height: 300))
    #expect(content(.singlePage) == CGSize(width: 200, height: 300))
    #expect(abs(view.scaleFactorForSizeToFit - min(size.width / 200, size.height / 300)) < 0.001)
    // When
    view.displayDirection = .horizontal
    // Then
    #expect(content(.singlePageContinuous) == CGSize(width: 1000, height: 300))
    // When
    view.usePageViewController(true, withViewOptions: nil)
    view.goToNextPage(nil)
    // Then
    #expect(view.isUsingPageViewController && view.currentPage === view.document?.page(at: 1))
  }

  @Test("given limits, when the scale is set or the fingers pull, then pages are no larger or smaller")
  func scale() async throws {
    // Given
    let view = try view(Paper.pages(2)) {
      $0.minScaleFactor = 0.5
      $0.maxScaleFactor = 2
    }
    let screen = await Screen { UIKitView(view: view).ignoresSafeArea() }
    try await screen.settle()
    // When
    view.scaleFactor = 5
    // Then
    #expect(view.scaleFactor == 2 && !view.canZoomIn && view.canZoomOut)
    // When
    view.zoomOut(nil)
    // Then
    #expect(abs(view.scaleFactor - 2.squareRoot()) < 0.001)
    // When
    view.scaleFactor = 0.1
    // Then
    #expect(view.scaleFactor == 0.5)
    #expect(view.documentView.map { abs($0.center.x - view.bounds.midX) < 1 } == true)
  }

  @Test("given a link, when it is tapped, then the delegate hears of it; without one the system opens it")
  func links() async throws {
    // Given
    let view = try view(Paper.written()) { $0.autoScales = true }
    let clicks = Clicks()
    view.delegate = clicks
    let screen = await Screen { UIKitView(view: view).ignoresSafeArea() }
    try await screen.settle()
    let page = try #require(view.document?.page(at: 0))
    let link = view.convert(CGPoint(x: 70, y: 110), from: page)
    #expect(view.areaOfInterest(for: link).contains(.linkArea))
    // When
    try await screen.tap(at: link)
    try await screen.settle()
    // Then
    #expect(clicks.urls.map(\.absoluteString) == ["https://example.org"] && screen.openedURLs.isEmpty)
    // When
    view.delegate = nil
    try await screen.tap(at: link)
    try await screen.settle()
    // Then
    #expect(screen.openedURLs.map(\.absoluteString) == ["https://example.org"])
  }

  @Test("given text, when the person presses long on a word, then it is selected, until the next tap")
  func selecting() async throws {
    // Given
    let view = try view(Paper.written()) { $0.autoScales = true }
    let screen = await Screen { UIKitView(view: view).ignoresSafeArea() }
    try await screen.settle()
    let page = try #require(view.document?.page(at: 0))
    let letter = page.characterBounds(at: 2)
    // When
    try await screen.longPress(at: view.convert(CGPoint(x: letter.midX, y: letter.midY), from: page))
    try await screen.settle()
    // Then
    #expect(view.currentSelection?.string == "Hello")
    // When
    try await screen.tap(at: CGPoint(x: 300, y: 300))
    try await screen.settle()
    // Then
    #expect(view.currentSelection == nil)
  }

  @Test("given thumbnails of many pages, then only those that can be seen are there, and a tap on one shows its page")
  func thumbnails() async throws {
    // Given
    let view = try view(Paper.pages(60)) { $0.autoScales = true }
    let thumbnails = PDFThumbnailView()
    thumbnails.pdfView = view
    (thumbnails.layoutMode, thumbnails.thumbnailSize) = (.horizontal, CGSize(width: 40, height: 60))
    let screen = await Screen {
      VStack {
        UIKitView(view: view)
        UIKitView(view: thumbnails).frame(height: 80)
      }
    }
    try await screen.settle()
    #expect(screen.exists(.label("Page 3")) && !screen.exists(.label("Page 30")))
    // When
    try await screen.tap(.label("Page 3"))
    try await screen.settle()
    // Then
    #expect(thumbnails.selectedPages?.first === view.document?.page(at: 2))
  }
}
