import Foundation
import PDFKit
import Testing
import UIKit

private final class Listener: NSObject, PDFDocumentDelegate {
  var heard: [String] = []
  func documentDidBeginDocumentFind(_ notification: Notification) { heard.append("begin") }
  func documentDidEndDocumentFind(_ notification: Notification) { heard.append("end") }
  func didMatchString(_ instance: PDFSelection) { heard.append(instance.string ?? "") }
}

/// A page that draws a red band across itself.
private final class Banded: PDFPage {
  override func draw(with box: PDFDisplayBox, to context: CGContext) {
    super.draw(with: box, to: context)
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 1000, height: 30))
  }
}

private final class Bander: NSObject, PDFDocumentDelegate {
  func classForPage() -> AnyClass { Banded.self }
}

@MainActor @Suite("Documents of PDFKit")
struct DocumentTests {
  private func document(_ data: Data) throws -> PDFDocument { try #require(PDFDocument(data: data)) }

  @Test("given what UIKit drew, when it is opened, then it has the pages, their sizes and their text")
  func drawn() throws {
    // When
    let document = try document(Paper.pages(3))
    // Then
    #expect(document.pageCount == 3 && !document.isLocked && document.page(at: 3) == nil)
    let page = try #require(document.page(at: 1))
    #expect(page.bounds(for: .mediaBox) == CGRect(x: 0, y: 0, width: 200, height: 300))
    #expect(page.string?.contains("Page 2") == true)
    #expect(
      document.page(at: 1) === page && document.index(for: page) == 1 && document.index(for: PDFPage()) == NSNotFound)
    #expect(document.string?.contains("Page 3") == true)
  }

  @Test("given what is no PDF, then there is no document")
  func damaged() {
    #expect(PDFDocument(data: Data("no PDF".utf8)) == nil)
    #expect(PDFDocument(url: URL(fileURLWithPath: "/no/such/file.pdf")) == nil)
  }

  @Test("given a title, when a PDF is drawn with it, then the document says it, by its name and by its attribute")
  func attributes() throws {
    // Given
    let format = UIGraphicsPDFRendererFormat()
    format.documentInfo = [kCGPDFContextTitle: "Menu", kCGPDFContextAuthor: "Ann"]
    // When
    let data = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 10, height: 10), format: format).pdfData {
      $0.beginPage()
    }
    let attributes = try document(data).documentAttributes
    // Then
    #expect(attributes?[PDFDocumentAttribute.titleAttribute] as? String == "Menu")
    #expect(attributes?["Author"] as? String == "Ann")
  }

  @Test("given a text, when it is looked for, then all places are found, one after the other and backwards")
  func finding() throws {
    // Given
    let document = try document(Paper.pages(3))
    // When
    let found = document.findString("page", withOptions: .caseInsensitive)
    // Then
    #expect(found.map(\.string) == ["Page", "Page", "Page"])
    #expect(document.findString("page").isEmpty)
    let second = document.findString("Page", fromSelection: found[0])
    #expect(second?.pages.first === document.page(at: 1))
    let last = document.findString("Page", fromSelection: nil, withOptions: .backwards)
    #expect(last?.pages.first === document.page(at: 2))
    #expect(document.findString("Page", fromSelection: found[2]) == nil)
    let page = try #require(document.page(at: 0))
    let bounds = found[0].bounds(for: page)
    #expect(bounds.minX > 45 && bounds.minX < 56 && bounds.minY > 170 && bounds.maxY < 205, "\(bounds)")
  }

  @Test("given a delegate, when the document is searched bit by bit, then it hears of what is found, and of the end")
  func searching() async throws {
    // Given
    let document = try document(Paper.pages(2))
    let listener = Listener()
    document.delegate = listener
    // When
    document.beginFindString("Page 2", withOptions: [])
    #expect(document.isFinding && listener.heard == ["begin"])
    for _ in 0..<1000 where document.isFinding { try await Task.sleep(for: .milliseconds(1)) }
    // Then
    #expect(listener.heard == ["begin", "Page 2", "end"])
  }

  @Test("given documents, when pages are moved between them and written, then the file has them with their text")
  func writing() throws {
    // Given
    let document = try document(Paper.pages(2))
    let other = try self.document(Paper.pages(5))
    // When
    let page = try #require(other.page(at: 4))
    document.insert(page, at: 0)
    document.exchangePage(at: 1, withPageAt: 2)
    document.removePage(at: 2)
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).pdf")
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(document.write(to: file))
    // Then
    let written = try #require(PDFDocument(url: file))
    #expect(written.pageCount == 2 && written.documentURL == file)
    #expect(written.page(at: 0)?.string?.contains("Page 5") == true)
    #expect(written.page(at: 1)?.string?.contains("Page 2") == true)
    #expect(!document.write(to: file, withOptions: [.userPasswordOption: "secret"]))
  }

  @Test("given a document that was not changed, then its file is the one that was opened")
  func unchanged() throws {
    // Given
    let data = Paper.written()
    let document = try document(data)
    // Then
    #expect(document.dataRepresentation() == data)
    #expect(PDFDocument().dataRepresentation() == nil)
  }

  @Test("given a picture, when it becomes a page, then the written document shows it")
  func picture() throws {
    // Given
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
    }
    let document = PDFDocument()
    // When
    document.insert(try #require(PDFPage(image: picture)), at: 0)
    let written = try self.document(try #require(document.dataRepresentation()))
    // Then
    let page = try #require(written.page(at: 0))
    #expect(page.bounds(for: .cropBox).size == CGSize(width: 40, height: 20))
    #expect(
      page.thumbnail(of: CGSize(width: 40, height: 20), for: .cropBox).color(atX: 0.5, y: 0.5) == [255, 0, 0, 255])
  }

  @Test("given an outline, then its lines lead to places; and a written document has it, with its links")
  func outline() throws {
    // Given
    let document = try document(Paper.written())
    // Then
    let line = try #require(document.outlineRoot?.child(at: 0))
    #expect(document.outlineRoot?.numberOfChildren == 1 && line.label == "One" && line.index == 0)
    #expect(line.destination?.page === document.page(at: 0))
    #expect(line.destination?.point == CGPoint(x: 30, y: 200))
    // When
    document.insert(PDFPage(), at: 0)
    let written = try self.document(try #require(document.dataRepresentation()))
    // Then
    #expect(written.outlineRoot?.child(at: 0)?.destination?.page === written.page(at: 1))
    let link = try #require(written.page(at: 1)?.annotations.first { $0.type == "Link" })
    #expect(link.url == URL(string: "https://example.org"))
    #expect(abs(link.bounds.minX - 40) < 1 && abs(link.bounds.minY - 80) < 1, "\(link.bounds)")
  }

  @Test("given a delegate that names a class of pages, then pages are of it and draw themselves")
  func pageClass() throws {
    // Given
    let document = try document(Paper.pages(1))
    let bander = Bander()
    document.delegate = bander
    // When
    let page = try #require(document.page(at: 0))
    // Then
    #expect(page is Banded)
    let picture = page.thumbnail(of: CGSize(width: 200, height: 300), for: .cropBox)
    #expect(
      picture.color(atX: 0.5, y: 0.98) == [255, 0, 0, 255] && picture.color(atX: 0.5, y: 0.5) == [255, 255, 255, 255])
  }
}
