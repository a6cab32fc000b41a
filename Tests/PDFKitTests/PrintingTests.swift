import Foundation
import PDFKit
import SimulatorTesting
import Testing
import UIKit

@MainActor @Suite("Pages for printing, in a PDF", .simulator(.iPhoneSE))
struct PrintingTests {
  private final class Letter: UIPrintPageRenderer {
    var drawn: [String] = []
    override var paperRect: CGRect { CGRect(x: 0, y: 0, width: 200, height: 300) }
    override var printableRect: CGRect { paperRect.insetBy(dx: 20, dy: 20) }
    override func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {
      drawn.append("header \(pageIndex) \(headerRect)")
      ("Page \(pageIndex + 1)" as NSString).draw(in: headerRect)
    }
    override func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {
      drawn.append("footer \(pageIndex) \(footerRect)")
    }
  }

  private func pdf(_ renderer: UIPrintPageRenderer) throws -> PDFDocument {
    let data = NSMutableData()
    UIGraphicsBeginPDFContextToData(data, renderer.paperRect, nil)
    for index in 0..<renderer.numberOfPages {
      UIGraphicsBeginPDFPage()
      renderer.drawPage(at: index, in: renderer.printableRect)
    }
    UIGraphicsEndPDFContext()
    return try #require(PDFDocument(data: data as Data))
  }

  private func words(_ document: PDFDocument) -> [[Substring]] {
    (0..<document.pageCount).map { (document.page(at: $0)?.string ?? "").split(whereSeparator: \.isWhitespace) }
  }

  @Test("given HTML and a sheet that is set by name, when it is drawn, then its words are on a page of that size")
  func html() throws {
    // Given
    let renderer = UIPrintPageRenderer()
    let formatter = UIMarkupTextPrintFormatter(markupText: "<h1>Coins</h1><ul><li>Gold</li><li>Silver</li></ul>")
    renderer.addPrintFormatter(formatter, startingAtPageAt: 0)
    #expect(renderer.numberOfPages == 0)
    let sheet = CGRect(x: 0, y: 0, width: 595, height: 842)
    renderer.setValue(sheet, forKey: "paperRect")
    renderer.setValue(sheet, forKey: "printableRect")
    // When
    let document = try pdf(renderer)
    // Then
    #expect(document.pageCount == 1 && document.page(at: 0)?.bounds(for: .mediaBox) == sheet)
    let found = words(document).joined()
    #expect(found.contains("Coins") && found.contains("Gold") && found.contains("Silver"))
  }

  @Test("given a text that is longer than a page, then the next one continues it, between header and footer")
  func pages() throws {
    // Given
    let letter = Letter()
    (letter.headerHeight, letter.footerHeight) = (30, 10)
    let formatter = UISimpleTextPrintFormatter(text: (1...60).map { "Line\($0)" }.joined(separator: "\n"))
    formatter.perPageContentInsets = UIEdgeInsets(top: 5, left: 7, bottom: 0, right: 0)
    letter.addPrintFormatter(formatter, startingAtPageAt: 0)
    // When
    let document = try pdf(letter)
    // Then
    #expect(formatter.rectForPage(at: 1) == CGRect(x: 27, y: 55, width: 153, height: 215))
    #expect(document.pageCount == formatter.pageCount && document.pageCount > 2)
    let lines = words(document).map { $0.filter { $0.hasPrefix("Line") } }
    #expect(lines.joined().map(String.init) == (1...60).map { "Line\($0)" })
    #expect(lines[0].count > 5 && lines[1].first.map(String.init) == "Line\(lines[0].count + 1)")
    #expect(letter.drawn.prefix(2) == ["header 0 (20.0, 20.0, 160.0, 30.0)", "footer 0 (20.0, 270.0, 160.0, 10.0)"])
    #expect(words(document)[1].prefix(2) == ["Page", "2"])
  }

  @Test("given two formatters, then each begins on its page, and one that is removed takes its pages away")
  func formatters() {
    // Given
    let letter = Letter()
    let (first, second) = (UISimpleTextPrintFormatter(text: "First"), UISimpleTextPrintFormatter(text: "Second"))
    letter.addPrintFormatter(first, startingAtPageAt: 0)
    letter.addPrintFormatter(second, startingAtPageAt: 3)
    #expect(letter.numberOfPages == 4 && letter.printFormattersForPage(at: 3) == [second])
    #expect(letter.printFormattersForPage(at: 1) == nil && second.printPageRenderer === letter)
    // When
    second.removeFromPrintPageRenderer()
    // Then
    #expect(letter.numberOfPages == 1 && letter.printFormatters == [first] && second.printPageRenderer == nil)
  }

  @Test("given a job, then the phone finds no printer, and one kind of content replaces the other")
  func job() {
    // Given
    let controller = UIPrintInteractionController.shared
    let info = UIPrintInfo.printInfo()
    (info.jobName, info.outputType, info.duplex) = ("Report", .photo, .longEdge)
    controller.printInfo = (info as any NSCopying).copy(with: nil) as? UIPrintInfo
    controller.printingItem = "Report"
    // When
    controller.printFormatter = UISimpleTextPrintFormatter(text: "Report")
    // Then
    #expect(controller.printingItem == nil && controller.printFormatter != nil)
    #expect(controller.printInfo?.jobName == "Report" && controller.printInfo?.outputType == .photo)
    #expect(!UIPrintInteractionController.isPrintingAvailable && !controller.present(animated: true))
    #expect(UIPrintInteractionController.canPrint(Data("%PDF-1.4".utf8)))
    #expect(!UIPrintInteractionController.canPrint(Data("text".utf8)))
  }
}
