import Foundation
import PDFKit
import Testing
import UIKit

@MainActor @Suite("Pages of PDFKit")
struct PageTests {
  private func page(_ data: Data) throws -> (document: PDFDocument, page: PDFPage) {
    let document = try #require(PDFDocument(data: data))
    return (document, try #require(document.page(at: 0)))
  }

  @Test(
    "given pages turned in their file, then they say so, and letters have the same places as without",
    arguments: [
      0, 90, 180, 270,
    ])
  func rotation(degrees: Int) throws {
    // Given
    let (document, page) = try page(Paper.written(rotation: degrees))
    // Then
    #expect(page.rotation == degrees && document.documentAttributes?["Title"] as? String == "By hand")
    #expect(page.bounds(for: .cropBox) == CGRect(x: 10, y: 20, width: 180, height: 270))
    #expect(page.string == "Hello wo\ntwo" && page.numberOfCharacters == 12)
    let first = page.characterBounds(at: 0)
    #expect(abs(first.minX - 50) < 0.5 && abs(first.midY - 205) < 4, "\(first)")
    #expect(page.characterIndex(at: CGPoint(x: first.midX, y: first.midY)) == 0)
    #expect(page.characterIndex(at: CGPoint(x: 20, y: 30)) == -1)
    let isSideways = degrees % 180 == 90
    let picture = page.thumbnail(of: CGSize(width: 270, height: 270), for: .cropBox)
    #expect(picture.size == (isSideways ? CGSize(width: 270, height: 180) : CGSize(width: 180, height: 270)))
  }

  @Test("given a page with a square in a corner, when it is turned, then the square goes to the next corner")
  func turning() throws {
    // Given
    let (_, page) = try page(Paper.pages(1))
    func corners() -> [Bool] {
      let picture = page.thumbnail(of: CGSize(width: 300, height: 300), for: .cropBox)
      return [(0.02, 0.02), (0.98, 0.02), (0.98, 0.98), (0.02, 0.98)].map {
        picture.color(atX: $0.0, y: $0.1) == [0, 0, 0, 255]
      }
    }
    #expect(corners() == [true, false, false, false])
    // When
    page.rotation = 90
    // Then
    #expect(corners() == [false, true, false, false])
    // When
    page.rotation += 180
    // Then
    #expect(page.rotation == 270 && corners() == [false, false, false, true])
  }

  @Test("given a rotated page, when its document is written, then it is shown the same")
  func writtenTurned() throws {
    // Given
    let (document, page) = try page(Paper.pages(1))
    page.rotation = 90
    // When
    let (_, written) = try self.page(try #require(document.dataRepresentation()))
    // Then
    let picture = written.thumbnail(of: CGSize(width: 300, height: 300), for: .cropBox)
    #expect(picture.size == CGSize(width: 300, height: 200) && picture.color(atX: 0.98, y: 0.02) == [0, 0, 0, 255])
    #expect(written.string?.contains("Page 1") == true)
  }

  @Test("given text, then words, lines, rectangles and ranges of it can be selected")
  func selections() throws {
    // Given
    let (document, page) = try page(Paper.written())
    // Then
    let first = page.characterBounds(at: 1)
    let point = CGPoint(x: first.midX, y: first.midY)
    #expect(
      page.selectionForWord(at: point)?.string == "Hello" && page.selectionForLine(at: point)?.string == "Hello wo")
    #expect(page.selectionForWord(at: CGPoint(x: 20, y: 30)) == nil)
    #expect(page.selection(for: NSRange(location: 9, length: 3))?.string == "two")
    #expect(page.selection(for: NSRange(location: 9, length: 4)) == nil)
    #expect(page.selection(for: CGRect(x: 0, y: 160, width: 200, height: 30))?.string == "two")
    let all = try #require(document.selectionForEntireDocument)
    #expect(all.selectionsByLine().map(\.string) == ["Hello wo", "two"])
    #expect(all.numberOfTextRanges(on: page) == 1 && all.range(at: 0, on: page) == NSRange(location: 0, length: 12))
    // When
    let some = try #require(page.selection(for: NSRange(location: 1, length: 3)))
    some.extend(atEnd: 2)
    some.extend(atStart: 1)
    // Then
    #expect(some.string == "Hello ")
  }

  @Test(
    "given annotations of a file, then they are known; without one of them the page looks otherwise, and with it again")
  func annotations() throws {
    // Given
    let (_, page) = try page(Paper.written())
    #expect(page.annotations.map(\.type) == ["Link", "Highlight"])
    let (link, mark) = (page.annotations[0], page.annotations[1])
    #expect(link.bounds == CGRect(x: 50, y: 100, width: 40, height: 20) && link.url?.host() == "example.org")
    #expect(mark.contents == "note" && page.annotation(at: CGPoint(x: 60, y: 240)) === mark)
    func color() -> [Int] {
      page.thumbnail(of: CGSize(width: 180, height: 270), for: .cropBox).color(atX: 60.0 / 180, y: 50.0 / 270)
    }
    #expect(color().first == 255 && color()[1] < 100)
    // When
    page.removeAnnotation(mark)
    // Then
    #expect(color() == [255, 255, 255, 255])
    // When
    page.addAnnotation(mark)
    // Then
    #expect(color() == [255, 0, 0, 255])
  }

  @Test("given marks, shapes and drawings of the app's, then they are drawn, and a written document has them")
  func ownAnnotations() throws {
    // Given
    let (document, page) = try page(Paper.pages(1))
    let square = PDFAnnotation(
      bounds: CGRect(x: 100, y: 20, width: 40, height: 40), forType: .square, withProperties: nil)
    (square.color, square.interiorColor) = (.blue, .green)
    page.addAnnotation(square)
    let ink = PDFAnnotation(bounds: CGRect(x: 0, y: 100, width: 200, height: 20), forType: .ink, withProperties: nil)
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 10))
    path.addLine(to: CGPoint(x: 200, y: 10))
    path.lineWidth = 6
    (ink.color, page.displaysAnnotations) = (.red, true)
    ink.add(path)
    page.addAnnotation(ink)
    // When
    let (_, written) = try self.page(try #require(document.dataRepresentation()))
    // Then
    for page in [page, written] {
      let picture = page.thumbnail(of: CGSize(width: 200, height: 300), for: .cropBox)
      #expect(picture.color(atX: 0.6, y: 260.0 / 300) == [0, 255, 0, 255])
      #expect(picture.color(atX: 0.25, y: 190.0 / 300) == [255, 0, 0, 255])
    }
    // When
    page.displaysAnnotations = false
    // Then
    #expect(
      page.thumbnail(of: CGSize(width: 200, height: 300), for: .cropBox).color(atX: 0.6, y: 260.0 / 300)
        == [255, 255, 255, 255])
  }

  @Test(
    "given a context of Core Graphics, when a page of a PDF is drawn into it, then it is upright in the page's coordinates"
  )
  func coreGraphics() throws {
    // Given
    let provider = try #require(CGDataProvider(data: Paper.pages(2)))
    let document = try #require(CGPDFDocument(provider))
    #expect(document.numberOfPages == 2 && document.page(at: 0) == nil && document.page(at: 3) == nil)
    let page = try #require(document.page(at: 1))
    #expect(page.getBoxRect(.mediaBox) == CGRect(x: 0, y: 0, width: 200, height: 300) && page.rotationAngle == 0)
    // When
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 300)).image {
      $0.cgContext.translateBy(x: 0, y: 300)
      $0.cgContext.scaleBy(x: 1, y: -1)
      $0.cgContext.drawPDFPage(page)
    }
    // Then
    #expect(picture.color(atX: 0.05, y: 0.03) == [0, 0, 0, 255] && picture.color(atX: 0.5, y: 0.9) == [0, 0, 0, 0])
    let fitted = page.getDrawingTransform(
      .cropBox, rect: CGRect(x: 0, y: 0, width: 100, height: 300), rotate: 0, preserveAspectRatio: true)
    #expect(
      CGRect(x: 0, y: 0, width: 200, height: 300).applying(fitted) == CGRect(x: 0, y: 75, width: 100, height: 150))
  }

  @Test("given a PDF context of Core Graphics, when pages are drawn and it is closed, then the file has them upright")
  func pdfContext() throws {
    // Given
    let data = NSMutableData()
    var box = CGRect(x: 0, y: 0, width: 100, height: 50)
    let consumer = try #require(CGDataConsumer(data: data))
    let context = try #require(CGContext(consumer: consumer, mediaBox: &box, nil))
    // When
    context.beginPDFPage(nil)
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    context.setURL(
      try #require(NSURL(string: "https://example.org/it's")), for: CGRect(x: 0, y: 0, width: 20, height: 20))
    context.endPDFPage()
    context.closePDF()
    // Then
    let (_, page) = try page(data as Data)
    let picture = page.thumbnail(of: CGSize(width: 100, height: 50), for: .cropBox)
    #expect(picture.size == CGSize(width: 100, height: 50) && picture.color(atX: 0.1, y: 0.9) == [255, 0, 0, 255])
    #expect(picture.color(atX: 0.1, y: 0.1) == [255, 255, 255, 255])
    #expect(page.annotations.first?.url?.absoluteString == "https://example.org/it's")
    #expect(page.annotations.first?.bounds == CGRect(x: 0, y: 0, width: 20, height: 20))
  }
}
