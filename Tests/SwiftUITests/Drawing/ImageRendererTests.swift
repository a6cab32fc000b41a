import Combine
import DisplayList
import Foundation
import SimulatorTesting
import Testing

@_spi(Scrollwork) import UIKit
@testable import SwiftUI

@MainActor @Suite("ImageRenderer", .simulator(.iPhone15Pro))
struct ImageRendererTests {
  private let red = Color(red: 1, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)

  private func color(_ image: UIImage?, _ x: Int, _ y: Int) throws -> DisplayColor {
    let image = try #require(image)
    return try #require(try #require(image.bitmap).color(x: x, y: y))
  }

  @Test("a picture has the content's size, in as many pixels a point as asked for")
  func sizes() throws {
    let renderer = ImageRenderer(content: red.frame(width: 30, height: 20))
    #expect(renderer.scale == 1)
    #expect(renderer.uiImage?.size == CGSize(width: 30, height: 20))
    #expect(renderer.cgImage?.width == 30 && renderer.cgImage?.height == 20)
    renderer.scale = 3
    #expect(renderer.uiImage?.size == CGSize(width: 30, height: 20))
    #expect(renderer.cgImage?.width == 90 && renderer.cgImage?.height == 60)
    #expect(try color(renderer.uiImage, 89, 59) == DisplayColor(red: 1, green: 0, blue: 0))
  }

  @Test("the content is offered the proposed size")
  func proposals() throws {
    let renderer = ImageRenderer(
      content: HStack(spacing: 0) {
        red; blue.frame(width: 10)
      })
    renderer.proposedSize = ProposedViewSize(width: 40, height: 8)
    #expect(renderer.uiImage?.size == CGSize(width: 40, height: 8))
    #expect(try color(renderer.uiImage, 29, 4) == DisplayColor(red: 1, green: 0, blue: 0))
    #expect(try color(renderer.uiImage, 30, 4) == DisplayColor(red: 0, green: 0, blue: 1))
  }

  @Test("what is transparent stays so unless the picture is opaque")
  func opaque() throws {
    let renderer = ImageRenderer(content: Circle().fill(red).frame(width: 20, height: 20))
    #expect(try color(renderer.uiImage, 0, 0).alpha == 0)
    #expect(try color(renderer.uiImage, 10, 10) == DisplayColor(red: 1, green: 0, blue: 0))
    renderer.isOpaque = true
    #expect(try color(renderer.uiImage, 0, 0) == .black)
  }

  @Test("a text is as large as the type, and without content there is no picture")
  func contents() throws {
    let text = ImageRenderer(content: Text("Hello").font(.system(size: 20)))
    let size = try #require(text.uiImage?.size)
    #expect(size.width > 40 && size.width < 60 && size.height > 20)
    #expect(ImageRenderer(content: EmptyView()).uiImage == nil)
  }

  @Observable
  final class Model {
    var isBlue = false
  }

  private struct Swatch: View {
    let model: Model
    var body: some View {
      (model.isBlue ? Color(red: 0, green: 0, blue: 1) : Color(red: 1, green: 0, blue: 0)).frame(width: 10, height: 10)
    }
  }

  @Test("when what the content reads changes, then the renderer says so and draws the new state")
  func changes() throws {
    let model = Model()
    let renderer = ImageRenderer(content: Swatch(model: model))
    #expect(try color(renderer.uiImage, 5, 5).red == 1)
    var count = 0
    let subscription = renderer.objectWillChange.sink { count += 1 }
    model.isBlue = true
    #expect(count == 1)
    #expect(try color(renderer.uiImage, 5, 5).blue == 1)
    renderer.content = Swatch(model: Model())
    #expect(count == 2)
    #expect(try color(renderer.uiImage, 5, 5).red == 1)
    subscription.cancel()
  }
}
