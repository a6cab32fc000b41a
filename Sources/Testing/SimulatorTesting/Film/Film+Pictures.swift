import DisplayList
import Foundation
import Rasterizer

extension Film {
  /// Writes an animated PNG, which browsers play; the folder must exist.
  public func write(apng path: String, framesPerSecond: Double = 30, scale: CGFloat = 1) async throws {
    try await animation(framesPerSecond: framesPerSecond, scale: scale).write(to: URL(filePath: path))
  }

  /// Returns the film as an animated PNG. Fingers are blue discs. Pauses longer than two seconds are shortened to two
  /// seconds.
  /// - Parameters:
  ///   - framesPerSecond: The maximum frame rate; the last frame is always included.
  ///   - scale: Pixels per point.
  @MainActor
  public func animation(framesPerSecond: Double = 30, scale: CGFloat = 1) async -> Data {
    let frames = thinned(to: framesPerSecond)
    let size = frames.reduce(CGSize(width: 1, height: 1)) { size, frame in
      CGSize(width: max(size.width, frame.picture.size.width), height: max(size.height, frame.picture.size.height))
    }
    let rasterizer = Rasterizer()
    var encoder = AnimationEncoder()
    for (index, frame) in frames.enumerated() {
      let next = index + 1 < frames.count ? frames[index + 1].time : max(end, frame.time + 1)
      let list = DisplayList(
        size: size, scale: scale, background: .black,
        root: .drawing([], children: [frame.fragment(at: .zero, scale: 1)]))
      encoder.append(rasterizer.render(list), duration: min(2, next - frame.time))
      // A long film must not block other jobs.
      await Task.yield()
    }
    return encoder.finish()
  }

  /// Returns evenly spaced frames in one row, including the first and the last, each with its time in seconds.
  /// - Parameters:
  ///   - count: The maximum number of frames.
  ///   - width: The width of each frame in pixels.
  @MainActor
  public func strip(count: Int = 12, width: CGFloat = 200) -> Bitmap {
    let all = frames
    let shown = min(max(1, count), all.count)
    let chosen = (0..<shown).map { all[shown == 1 ? all.count - 1 : $0 * (all.count - 1) / (shown - 1)] }
    let (margin, titleHeight): (CGFloat, CGFloat) = (8, 24)
    var (left, height): (CGFloat, CGFloat) = (margin, 0)
    var children: [Fragment] = []
    for frame in chosen {
      let scale = width / max(1, frame.picture.size.width)
      children.append(.drawing(.title(String(format: "%.3f s", frame.time), size: 14), at: CGPoint(x: left, y: 4)))
      children.append(frame.fragment(at: CGPoint(x: left, y: titleHeight), scale: scale))
      left += width + margin
      height = max(height, frame.picture.size.height * scale)
    }
    let paper = DisplayColor(red: 0.85, green: 0.85, blue: 0.85)
    return Rasterizer().render(
      DisplayList(
        size: CGSize(width: left, height: titleHeight + height + margin), scale: 1, background: paper,
        root: .drawing([], children: children)))
  }

  private func thinned(to framesPerSecond: Double) -> [Frame] {
    let all = frames
    // Times are sums of frame durations, so intervals between frames are exact except for the last bits.
    let distance = 1 / max(framesPerSecond, 0.001) - 1e-6
    var chosen: [Frame] = []
    for (index, frame) in all.enumerated() {
      let isLast = index == all.count - 1
      if isLast || chosen.last.map({ frame.time - $0.time >= distance }) ?? true { chosen.append(frame) }
    }
    return chosen
  }
}

extension Film.Frame {
  /// Returns the picture with the fingers on it.
  func fragment(at origin: CGPoint, scale: CGFloat) -> Fragment {
    let bounds = CGRect(origin: .zero, size: picture.size)
    // The size of a fingertip's mark in Apple's own recordings is near 44 points.
    let discs = fingers.flatMap { finger -> [DrawCommand] in
      let disc = Outline.ellipse(CGRect(x: finger.x - 22, y: finger.y - 22, width: 44, height: 44))
      return [
        .fill(disc, .color(DisplayColor(red: 0.2, green: 0.5, blue: 1, alpha: 0.45))),
        .stroke(disc, .color(DisplayColor(red: 0.1, green: 0.3, blue: 0.9, alpha: 0.9)), Stroke(width: 2)),
      ]
    }
    return Fragment(
      key: FragmentKey(rawValue: 0), version: 0, offset: origin, size: picture.size,
      effects: .init(clip: .rect(bounds), transform: AffineTransform(scale: scale)),
      commands: [.fill(.rect(bounds), .color(picture.background))],
      children: [picture.root, .drawing(discs)])
  }
}
