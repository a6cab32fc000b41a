import Foundation
import SwiftUI
import Testing
import UIKit

@MainActor @Suite("Files of attributed text", .simulator(.iPhone15Pro))
struct RichTextFileTests {
  private func read(_ rtf: String) throws -> NSAttributedString {
    try NSAttributedString(
      data: Data(rtf.utf8), options: [.documentType: NSAttributedString.DocumentType.rtf], documentAttributes: nil)
  }

  private func attribute<T>(_ key: NSAttributedString.Key, of part: String, in text: NSAttributedString) -> T? {
    let range = (text.string as NSString).range(of: part)
    guard range.location != NSNotFound else { return nil }
    return text.attribute(key, at: range.location, effectiveRange: nil) as? T
  }

  /// Returns red, green and blue from 0 to 255.
  private func parts(_ color: UIColor?) throws -> [Int] {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    #expect(try #require(color).getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    return [red, green, blue].map { Int(($0 * 255).rounded()) }
  }

  private func style(_ part: String, in text: NSAttributedString) throws -> NSParagraphStyle {
    try #require(attribute(.paragraphStyle, of: part, in: text) as NSParagraphStyle?)
  }

  @Test func `Given rich text of a Mac, when it is read, then its letters look as it says`() throws {
    // Given
    let rtf = #"""
      {\rtf1\ansi\ansicpg1252\cocoartf2761
      \cocoatextscaling0\cocoaplatform0{\fonttbl\f0\fswiss\fcharset0 Helvetica;\f1\froman\fcharset0 TimesNewRomanPSMT;
      \f2\fnil\fcharset0 HelveticaNeue-Bold;}
      {\colortbl;\red255\green255\blue255;\red255\green38\blue0;}
      {\*\expandedcolortbl;;\cssrgb\c100000\c14913\c0;}
      \paperw11900\paperh16840\margl1440\margr1440\vieww11520\viewh8400\viewkind0
      \pard\tx560\tx1120\pardirnatural\partightenfactor0

      \f0\fs24 \cf0 Plain
      \b  bold
      \b0  \i italic\i0  \ul under\ulnone  \strike gone\strike0  {\cf2\fs36 red} after\
      \pard\qc\fi200\li400\sb120\sl360\slmult1
      \f1 centred \f2 heavy}
      """#
    // When
    var attributes: NSDictionary?
    let text = try NSAttributedString(data: Data(rtf.utf8), documentAttributes: &attributes)
    // Then
    #expect(text.string == "Plain bold italic under gone red after\ncentred heavy")
    #expect(attributes?["DocumentType"] as? String == "NSRTF")
    #expect((attributes?["PaperSize"] as? NSValue)?.cgSizeValue == CGSize(width: 595, height: 842))
    let fonts = try ["Plain", "bold", "italic", "red", "centred", "heavy"].map {
      try #require(attribute(.font, of: $0, in: text) as UIFont?)
    }
    #expect(fonts.map(\.pointSize) == [12, 12, 12, 18, 12, 12])
    let areBold = fonts.map { $0.fontDescriptor.symbolicTraits.contains(.traitBold) }
    #expect(areBold == [false, true, false, false, false, true])
    #expect(fonts[2].fontDescriptor.symbolicTraits.contains(.traitItalic))
    #expect(
      fonts.map(\.familyName)
        == ["Helvetica", "Helvetica", "Helvetica", "Helvetica", "Times New Roman", "Helvetica Neue"])
    #expect(attribute(.underlineStyle, of: "under", in: text) == NSUnderlineStyle.single.rawValue)
    #expect(attribute(.strikethroughStyle, of: "gone", in: text) == NSUnderlineStyle.single.rawValue)
    #expect(try parts(attribute(.foregroundColor, of: "red", in: text)) == [255, 38, 0])
    #expect(attribute(.foregroundColor, of: "after", in: text) as UIColor? == nil)
    #expect(try style("Plain", in: text).tabStops.map(\.location) == [28, 56])
    let centred = try style("centred", in: text)
    #expect(centred.alignment == .center && centred.headIndent == 20 && centred.firstLineHeadIndent == 30)
    #expect(centred.paragraphSpacingBefore == 6 && centred.lineHeightMultiple == 1.5)
  }

  @Test(
    arguments: [
      (#"{\rtf1 a\tab b\line c\par d}"#, "a\tb\u{2028}c\nd"),
      (#"{\rtf1 \u8226 ?\u-10179 ?\u-8704 ?}"#, "\u{2022}\u{1F600}"),
      (#"{\rtf1 {\uc0\u8364 5}\'80\'e9}"#, "\u{20AC}5\u{20AC}\u{E9}"),
      (#"{\rtf1{\fonttbl{\f0\fcharset204 Arial;}}\f0\'cf\'f0}"#, "\u{41F}\u{440}"),
      (#"{\rtf1\{\\\}\~\emdash \rquote s}"#, "{\\}\u{A0}\u{2014}\u{2019}s"),
      (#"{\rtf1{\info{\title No}}{\*\unknown No}{\pict 00ff}{\v No}Yes}"#, "Yes"),
      (#"{\rtf1 {\listtext\tab 1.\tab}Item\bin3 }}}!"#, "\t1.\tItem!"),
      (#"{\rtf1 damaged {{ \'4"#, "damaged  "), (#"{\rtf1 a}}}b\u"#, "ab"),
    ])
  func `Given signs and groups in rich text, then its letters are those that are meant`(
    _ rtf: String, _ expected: String
  ) throws {
    #expect(try read(rtf).string == expected)
  }

  @Test func `Given a field with an address, then its result is a link`() throws {
    // Given
    let text = try read(#"{\rtf1 To {\field{\*\fldinst{HYPERLINK "https://example.com/a"}}{\fldrslt there}} now}"#)
    // Then
    #expect(text.string == "To there now")
    #expect(attribute(.link, of: "there", in: text) == URL(string: "https://example.com/a"))
    #expect(attribute(.link, of: "now", in: text) as URL? == nil)
  }

  @Test func `Given a text with many looks, when it is written as rich text and read, then it looks the same`() throws {
    // Given
    let paragraph = NSMutableParagraphStyle()
    (paragraph.alignment, paragraph.headIndent, paragraph.firstLineHeadIndent) = (.right, 12, 4)
    (paragraph.paragraphSpacing, paragraph.lineSpacing, paragraph.maximumLineHeight) = (7, 3, 40)
    paragraph.tabStops = [NSTextTab(textAlignment: .center, location: 90)]
    let font = try #require(UIFont(name: "Georgia-BoldItalic", size: 15.5))
    let text = NSMutableAttributedString(
      string: "Weiß {1}\\ \u{1F600}\t2\u{2028}3\n",
      attributes: [
        .font: font, .paragraphStyle: paragraph, .foregroundColor: UIColor(red: 0, green: 0.2, blue: 1, alpha: 1),
        .backgroundColor: UIColor(red: 1, green: 1, blue: 0, alpha: 1), .kern: 1.5, .baselineOffset: 2,
        .underlineStyle: NSUnderlineStyle.double.rawValue,
      ])
    text.append(NSAttributedString(string: "Plain", attributes: [.font: UIFont.systemFont(ofSize: 20)]))
    text.append(NSAttributedString(string: "Site", attributes: [.link: "https://example.com/?a=1&b=2"]))
    // When
    let all = NSRange(location: 0, length: text.length)
    let data = try text.data(from: all, documentAttributes: [.documentType: NSAttributedString.DocumentType.rtf])
    let read = try NSAttributedString(data: data, documentAttributes: nil)
    // Then
    #expect(data.allSatisfy { $0 < 128 })
    #expect(read.string == text.string)
    #expect(attribute(.font, of: "Wei", in: read) == font)
    #expect(try parts(attribute(.foregroundColor, of: "Wei", in: read)) == [0, 51, 255])
    #expect(try parts(attribute(.backgroundColor, of: "Wei", in: read)) == [255, 255, 0])
    #expect(attribute(.kern, of: "Wei", in: read) as CGFloat? == 1.5)
    #expect(attribute(.baselineOffset, of: "Wei", in: read) as CGFloat? == 2)
    #expect(attribute(.underlineStyle, of: "Wei", in: read) == NSUnderlineStyle.double.rawValue)
    let style = try style("Wei", in: read)
    #expect(style.alignment == .right && style.headIndent == 12 && style.firstLineHeadIndent == 4)
    #expect(style.paragraphSpacing == 7 && style.lineSpacing == 3 && style.maximumLineHeight == 40)
    #expect(style.tabStops == paragraph.tabStops)
    #expect(attribute(.font, of: "Plain", in: read) == UIFont.systemFont(ofSize: 20))
    #expect(attribute(.backgroundColor, of: "Plain", in: read) as UIColor? == nil)
    #expect(try self.style("Plain", in: read).alignment == .natural)
    #expect(attribute(.link, of: "Site", in: read) == URL(string: "https://example.com/?a=1&b=2"))
  }

  @Test func `Given a text, when it is written as HTML and read, then its letters look the same`() throws {
    // Given
    let centred = NSMutableParagraphStyle()
    centred.alignment = .center
    let bold = try #require(UIFont(name: "Georgia-Bold", size: 18))
    let site = try #require(URL(string: "https://example.com"))
    let text = NSMutableAttributedString(
      string: "A < B\n", attributes: [.font: bold, .paragraphStyle: centred, .foregroundColor: UIColor.red])
    text.append(NSAttributedString(string: "Site", attributes: [.link: site]))
    // When
    let data = try text.data(
      from: NSRange(location: 0, length: text.length),
      documentAttributes: [.documentType: NSAttributedString.DocumentType.html])
    let read = try NSAttributedString(data: data, documentAttributes: nil)
    // Then
    #expect(read.string == "A < B\nSite\n")
    let font = try #require(attribute(.font, of: "A", in: read) as UIFont?)
    #expect(font.pointSize == 18 && font.fontDescriptor.symbolicTraits.contains(.traitBold))
    #expect(try parts(attribute(.foregroundColor, of: "A", in: read)) == parts(.red))
    #expect(try style("A", in: read).alignment == .center)
    #expect(attribute(.link, of: "Site", in: read) == URL(string: "https://example.com"))
  }

  @Test func `Given HTML with raised letters and a table, then they are raised, and its cells are apart`() throws {
    // Given
    let html = "<p align='right'>x<sup>2</sup></p><table><tr><td>a</td><td>b</td></tr></table>"
    // When
    let text = try NSAttributedString(
      data: Data(html.utf8), options: [.documentType: NSAttributedString.DocumentType.html], documentAttributes: nil)
    // Then
    #expect(text.string == "x2\na\tb\t\n")
    #expect(attribute(.baselineOffset, of: "2", in: text) as CGFloat? == 4)
    #expect(try style("x", in: text).alignment == .right)
  }

  @Test func `Given a folder with rich text, when it is read in place of another text, then it is that text`() throws {
    // Given
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).rtfd")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let rtf = #"{\rtf1 Inside {{\NeXTGraphic a.png \width1}\'ac}here}"#
    try Data(rtf.utf8).write(to: folder.appending(path: "TXT.rtf"))
    let text = NSMutableAttributedString(string: "Before")
    // When
    var attributes: NSDictionary?
    try text.read(from: folder, documentAttributes: &attributes)
    // Then
    #expect(text.string == "Inside here")
    #expect(attributes?["DocumentType"] as? String == "NSRTFD")
    #expect(throws: CocoaError.self) { try read("No rich text") }
  }
}
