import PencilKit
import SimulatorTesting
import SwiftUI
import Testing
@_spi(Scrollwork) import UIKit

/// A canvas as apps show it, with a picker of a few tools.
private struct Easel: UIViewRepresentable {
  let canvas: PKCanvasView
  var picker: PKToolPicker?

  func makeUIView(context: Context) -> PKCanvasView { canvas }
  func updateUIView(_ uiView: PKCanvasView, context: Context) {
    guard let picker else { return }
    picker.setVisible(true, forFirstResponder: uiView)
    picker.addObserver(uiView)
    uiView.becomeFirstResponder()
  }
}

private final class Listener: NSObject, PKCanvasViewDelegate, PKToolPickerObserver {
  var heard: [String] = []
  func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView) { heard.append("begin") }
  func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView) { heard.append("end") }
  func canvasViewDrawingDidChange(_ canvasView: PKCanvasView) { heard.append("change") }
  func toolPickerVisibilityDidChange(_ toolPicker: PKToolPicker) { heard.append("visible \(toolPicker.isVisible)") }
  func toolPickerSelectedToolItemDidChange(_ toolPicker: PKToolPicker) {
    heard.append(toolPicker.selectedToolItemIdentifier)
  }
}

@MainActor @Suite("Drawing with PencilKit", .simulator(.iPhoneSE))
struct PencilKitTests {
  private func line(
    from start: CGPoint, to end: CGPoint, ink: PKInk = PKInk(.pen), width: CGFloat = 4
  ) -> PKStroke {
    let points = (0...4).map { index in
      let share = CGFloat(index) / 4
      return PKStrokePoint(
        location: CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share),
        timeOffset: TimeInterval(index), size: CGSize(width: width, height: width), opacity: 1, force: 1, azimuth: 0,
        altitude: .pi / 2)
    }
    return PKStroke(ink: ink, path: PKStrokePath(controlPoints: points, creationDate: Date(timeIntervalSince1970: 0)))
  }

  private func canvas(policy: PKCanvasViewDrawingPolicy = .anyInput) -> PKCanvasView {
    let made = PKCanvasView()
    made.drawingPolicy = policy
    made.contentInsetAdjustmentBehavior = .never
    return made
  }

  // MARK: Drawings

  @Test("given a drawing, when it is written and read, then it is the same; what is no drawing is refused")
  func data() throws {
    // Given
    var stroke = line(from: .zero, to: CGPoint(x: 40, y: 40), ink: PKInk(.marker, color: .systemRed))
    stroke.mask = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 30, height: 30))
    stroke.transform = CGAffineTransform(translationX: 5, y: 6)
    let drawing = PKDrawing(strokes: [stroke])
    // When
    let read = try PKDrawing(data: drawing.dataRepresentation())
    let decoded = try JSONDecoder().decode(PKDrawing.self, from: JSONEncoder().encode(drawing))
    // Then
    #expect(read == drawing && decoded == drawing && read != PKDrawing())
    #expect(read.strokes[0].ink.inkType == .marker && read.strokes[0].path.count == 5)
    #expect(throws: (any Error).self) { try PKDrawing(data: Data("no drawing".utf8)) }
    #expect(throws: (any Error).self) { try PKDrawing(data: Data()) }
  }

  private func isNear(_ a: CGRect, _ b: CGRect) -> Bool {
    abs(a.minX - b.minX) + abs(a.minY - b.minY) + abs(a.width - b.width) + abs(a.height - b.height) < 1e-6
  }

  @Test("given a stroke, then its bounds have its width, and transforms and other drawings change the drawing")
  func bounds() {
    // Given
    var drawing = PKDrawing(strokes: [line(from: CGPoint(x: 10, y: 20), to: CGPoint(x: 50, y: 20))])
    // Then
    #expect(isNear(drawing.bounds, CGRect(x: 8, y: 18, width: 44, height: 4)))
    #expect(PKDrawing().bounds.isNull)
    // When
    drawing.transform(using: CGAffineTransform(scaleX: 2, y: 2))
    drawing.append(PKDrawing(strokes: [line(from: .zero, to: .zero, ink: PKInk(.crayon))]))
    // Then
    #expect(isNear(drawing.strokes[0].renderBounds, CGRect(x: 16, y: 36, width: 88, height: 8)))
    #expect(drawing.strokes.count == 2 && drawing.requiredContentVersion == .version2)
    #expect(drawing.appending(PKDrawing()) == drawing)
  }

  @Test("given a path, then it begins and ends at its points, and steps are as long as asked for")
  func path() {
    // Given
    let path = line(from: .zero, to: CGPoint(x: 40, y: 0)).path
    // Then
    #expect(path.interpolatedLocation(at: 0) == .zero)
    #expect(abs(path.interpolatedLocation(at: 4).x - 40) < 1e-9)
    #expect(abs(path.interpolatedLocation(at: 1.5).x - 15) < 1e-9)
    let places = path.interpolatedPoints(by: .distance(10)).map { $0.location.x.rounded() }
    #expect(places == [0, 10, 20, 30, 40])
    #expect(Array(path.interpolatedPoints(in: 1...2, by: .parametricStep(0.5))).count == 3)
    #expect(abs(path.parametricValue(1, offsetBy: .time(2)) - 3) < 0.01)
    #expect(Array(path.interpolatedPoints(by: .distance(0))).count == 1)
    #expect(Array(PKStrokePath().interpolatedPoints(by: .distance(1))).isEmpty)
  }

  @Test("given a black line, when its picture is made in the light and in the dark, then it is black and white")
  func picture() throws {
    // Given
    let drawing = PKDrawing(strokes: [line(from: CGPoint(x: 0, y: 10), to: CGPoint(x: 20, y: 10), width: 8)])
    func middle(_ style: UIUserInterfaceStyle) -> [CGFloat] {
      var numbers: [CGFloat] = []
      UITraitCollection(userInterfaceStyle: style).performAsCurrent {
        let image = drawing.image(from: CGRect(x: 0, y: 0, width: 20, height: 20), scale: 2)
        #expect(image.size == CGSize(width: 20, height: 20) && image.scale == 2)
        numbers = image.color(at: CGPoint(x: 10, y: 10))
      }
      return numbers
    }
    // Then
    #expect(middle(.light) == [0, 0, 0, 1])
    #expect(middle(.dark) == [1, 1, 1, 1])
    #expect(drawing.image(from: .null, scale: 1).cgImage == nil)
  }

  @Test("given tools, then widths stay in the range of their ink, and the new inks get three times as wide")
  func tools() {
    #expect(PKInkingTool(.pen).width == 2.68 && PKInkingTool(.pen, width: 100).width == 25.66)
    #expect(PKInkingTool(.pencil, width: 0).width == 2.4)
    #expect(PKInkingTool(.monoline, width: 100).width == 12)
    #expect(PKInkingTool(.pen, color: .red) == PKInkingTool(ink: PKInk(.pen, color: .red), width: 2.68))
    #expect(PKInkingTool.InkType(rawValue: "com.apple.ink.marker") == .marker)
    let light = PKInkingTool.convertColor(.black, from: .light, to: .dark)
    #expect(light == UIColor(red: 1, green: 1, blue: 1, alpha: 1))
  }

  // MARK: Fingers

  @Test("given a canvas for fingers, when one draws, then the stroke is seen at once and told at the end")
  func drawing() async throws {
    // Given
    let (canvas, listener) = (canvas(), Listener())
    canvas.delegate = listener
    canvas.tool = PKInkingTool(.pen, color: .red, width: 12)
    let screen = await Screen { Easel(canvas: canvas) }
    // When
    try await screen.touch.down(at: CGPoint(x: 60, y: 200))
    try await screen.touch.move(to: CGPoint(x: 260, y: 200))
    // Then
    #expect(canvas.drawing.strokes.isEmpty && listener.heard == ["begin"])
    let color = try #require(screen.color(at: CGPoint(x: 150, y: 200)))
    #expect(color.red > 0.9 && color.green < 0.1)
    // When
    try await screen.touch.up()
    try await screen.settle()
    // Then
    #expect(listener.heard == ["begin", "end", "change"])
    let stroke = try #require(canvas.drawing.strokes.first)
    #expect(stroke.ink.inkType == .pen && stroke.path.count > 4)
    #expect(abs(stroke.renderBounds.width - 212) < 1)
    #expect(screen.color(at: CGPoint(x: 150, y: 200)) == color)
  }

  @Test("given a tap, then there is a dot; given two fingers, then there is nothing")
  func dot() async throws {
    // Given
    let canvas = canvas()
    let screen = await Screen { Easel(canvas: canvas) }
    // When
    try await screen.tap(at: CGPoint(x: 100, y: 100))
    // Then
    #expect(canvas.drawing.strokes.count == 1)
    // When
    try await screen.pinch(at: CGPoint(x: 160, y: 300), scale: 1.5)
    try await screen.settle()
    // Then
    #expect(canvas.drawing.strokes.count == 1)
  }

  @Test("given a large canvas, when two fingers move, then it scrolls; when only a Pencil may draw, one finger does it")
  func scrolling() async throws {
    // Given
    let canvas = canvas()
    canvas.contentSize = CGSize(width: 320, height: 2000)
    let screen = await Screen { Easel(canvas: canvas) }
    // When
    try await screen.touch.down(at: [CGPoint(x: 120, y: 400), CGPoint(x: 200, y: 400)])
    for step in 1...10 {
      for finger in 1...2 {
        try await screen.touch.move(
          to: CGPoint(x: 40 + 80 * CGFloat(finger), y: 400 - 20 * CGFloat(step)), duration: .zero, finger: finger)
      }
    }
    try await screen.touch.upAll()
    try await screen.settle()
    // Then
    let offset = canvas.contentOffset.y
    #expect(offset > 100 && canvas.drawing.strokes.isEmpty)
    // When
    canvas.drawingPolicy = .pencilOnly
    try await screen.drag(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 200))
    try await screen.settle()
    // Then
    #expect(canvas.contentOffset.y > offset + 100 && canvas.drawing.strokes.isEmpty)
  }

  @Test("given strokes, when erasers go over them, then one takes whole strokes and the other divides them")
  func erasing() async throws {
    // Given
    let canvas = canvas()
    let strokes = [
      line(from: CGPoint(x: 20, y: 100), to: CGPoint(x: 300, y: 100)),
      line(from: CGPoint(x: 20, y: 200), to: CGPoint(x: 300, y: 200)),
    ]
    canvas.drawing = PKDrawing(strokes: strokes)
    let screen = await Screen { Easel(canvas: canvas).ignoresSafeArea() }
    // When
    canvas.tool = PKEraserTool(.bitmap)
    try await screen.drag(from: CGPoint(x: 160, y: 60), to: CGPoint(x: 160, y: 140))
    // Then
    #expect(canvas.drawing.strokes.count == 3)
    #expect(canvas.drawing.strokes.allSatisfy { !$0.renderBounds.contains(CGPoint(x: 160, y: 100)) })
    // When
    canvas.tool = PKEraserTool(.vector)
    try await screen.drag(from: CGPoint(x: 160, y: 180), to: CGPoint(x: 160, y: 220))
    // Then
    #expect(canvas.drawing.strokes.count == 2)
    // When
    canvas.undoManager?.undo()
    // Then
    #expect(canvas.drawing.strokes.count == 3)
    // When
    canvas.undoManager?.undo()
    // Then
    #expect(canvas.drawing == PKDrawing(strokes: strokes))
    #expect(canvas.undoManager?.canRedo == true)
  }

  @Test("given a lasso, when something is drawn around a stroke, then it can be moved and deleted")
  func lasso() async throws {
    // Given
    let canvas = canvas()
    canvas.drawing = PKDrawing(strokes: [line(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 140, y: 200))])
    canvas.tool = PKLassoTool()
    let screen = await Screen { Easel(canvas: canvas).ignoresSafeArea() }
    // When
    try await screen.touch.down(at: CGPoint(x: 80, y: 180))
    for (x, y) in [(160, 180), (160, 220), (80, 220), (80, 180)] {
      try await screen.touch.move(to: CGPoint(x: x, y: y))
    }
    try await screen.touch.up()
    try await screen.drag(from: CGPoint(x: 120, y: 200), to: CGPoint(x: 170, y: 260))
    // Then
    #expect(abs(canvas.drawing.bounds.midX - 170) < 2 && abs(canvas.drawing.bounds.midY - 260) < 2)
    // When
    try await screen.tap(.label("Delete"))
    // Then
    #expect(canvas.drawing.strokes.isEmpty)
  }

  @Test("given a ruler, when something is drawn near its edge, then it is straight")
  func ruler() async throws {
    // Given
    let canvas = canvas()
    let screen = await Screen { Easel(canvas: canvas).ignoresSafeArea() }
    canvas.isRulerActive = true
    try await screen.settle()
    let middle = CGPoint(x: canvas.bounds.midX, y: canvas.bounds.midY)
    // When
    try await screen.touch.down(at: CGPoint(x: middle.x + 30, y: middle.y + 30))
    try await screen.touch.move(to: CGPoint(x: middle.x + 90, y: middle.y - 10))
    try await screen.touch.move(to: CGPoint(x: middle.x + 130, y: middle.y - 90))
    try await screen.touch.up()
    // Then
    let places = try #require(canvas.drawing.strokes.first).path.map { $0.location.x + $0.location.y }
    let first = try #require(places.first)
    #expect(places.count > 4 && places.allSatisfy { abs($0 - first) < 1e-6 })
  }

  // MARK: Tool pickers

  private func picker() -> PKToolPicker {
    PKToolPicker(toolItems: [
      PKToolPickerInkingItem(type: .pen), PKToolPickerEraserItem(type: .vector), PKToolPickerLassoItem(),
      PKToolPickerRulerItem(),
    ])
  }

  @Test("given a picker for a canvas, when tools and colours are tapped, then the canvas draws with them")
  func palette() async throws {
    // Given
    let (canvas, listener, picker) = (canvas(policy: .default), Listener(), picker())
    picker.addObserver(listener)
    let screen = await Screen { Easel(canvas: canvas, picker: picker) }
    try await screen.settle()
    #expect(picker.isVisible && listener.heard.first == "visible true")
    #expect(picker.frameObscured(in: canvas).height > 50)
    // When
    try await screen.tap(.label("Red"))
    // Then
    let tool = try #require(canvas.tool as? PKInkingTool)
    #expect(tool == picker.selectedTool as? PKInkingTool && tool.color != .black)
    // When
    try await screen.drag(from: CGPoint(x: 60, y: 200), to: CGPoint(x: 200, y: 200))
    try await screen.settle()
    // Then
    #expect(canvas.drawing.strokes.first?.ink.color == tool.color)
    // When
    try await screen.tap(.label("Undo"))
    // Then
    #expect(canvas.drawing.strokes.isEmpty)
    // When
    try await screen.tap(.label("Redo"))
    try await screen.tap(.label("Eraser"))
    try await screen.tap(.label("Ruler"))
    // Then
    #expect(canvas.drawing.strokes.count == 1 && canvas.tool is PKEraserTool && canvas.isRulerActive)
    #expect(listener.heard.last == "com.apple.ink.eraser")
    // When
    canvas.resignFirstResponder()
    try await screen.settle()
    // Then
    #expect(!picker.isVisible && !screen.exists(.label("Eraser")))
  }

  @Test("given a picker, when a tool is set, then the item of its kind is chosen with the tool's colour and width")
  func selection() {
    // Given
    let picker = PKToolPicker()
    // When
    picker.selectedTool = PKInkingTool(.marker, color: .blue, width: 20)
    // Then
    #expect(picker.selectedToolItemIdentifier == PKInkingTool.InkType.marker.rawValue)
    #expect((picker.selectedToolItem as? PKToolPickerInkingItem)?.inkingTool.width == 20)
    // When
    picker.selectedToolItemIdentifier = "none of them"
    // Then
    #expect(picker.selectedToolItemIdentifier == PKInkingTool.InkType.marker.rawValue)
  }
}

extension UIImage {
  /// Returns red, green, blue and opacity at a point.
  fileprivate func color(at point: CGPoint) -> [CGFloat] {
    guard
      let pixel = cgImage?.cropping(to: CGRect(x: point.x * scale, y: point.y * scale, width: 1, height: 1)),
      let color = pixel.bitmap.color(x: 0, y: 0)
    else { return [] }
    return [color.red, color.green, color.blue, color.alpha].map { CGFloat($0).rounded() }
  }
}
