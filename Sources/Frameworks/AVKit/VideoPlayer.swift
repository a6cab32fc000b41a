import Foundation
import ScrollworkAVFoundation
import ScrollworkSwiftUI

/// A video with controls. Caveat: no picture is decoded: a film symbol represents it, with the name of the file.
nonisolated public struct VideoPlayer<VideoOverlay: View>: View {
  private let player: AVPlayer?
  private let overlay: VideoOverlay
  private var hasControls = true

  /// Creates a view for a player, with an overlay between the picture and the controls.
  @MainActor @preconcurrency public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) {
    self.player = player
    overlay = videoOverlay()
  }

  /// Returns the view with or without buttons.
  func controls(_ areShown: Bool) -> VideoPlayer {
    var player = self
    player.hasControls = areShown
    return player
  }

  /// The picture, its overlay, and the controls.
  @MainActor public var body: some View {
    ZStack {
      Color.black
      // The buttons are centred.
      if let player { VideoPoster(player: player).frame(maxHeight: .infinity, alignment: hasControls ? .top : .center) }
      overlay
      if hasControls, let player { VideoControls(player: player) }
    }
  }
}

extension VideoPlayer where VideoOverlay == EmptyView {
  /// Creates a view for a player.
  @MainActor @preconcurrency public init(player: AVPlayer?) { self.init(player: player) { EmptyView() } }
}

/// The placeholder of the picture.
nonisolated private struct VideoPoster: View {
  let player: AVPlayer

  @MainActor private var name: String {
    guard let asset = player.currentItem?.asset as? AVURLAsset else { return "" }
    return asset.url.isFileURL ? asset.url.lastPathComponent : asset.url.absoluteString
  }

  @MainActor var body: some View {
    VStack(spacing: 8) {
      Image(systemName: "film").font(.largeTitle)
      Text(verbatim: name).font(.footnote).lineLimit(2).multilineTextAlignment(.center)
    }
    .foregroundStyle(Color(white: 0.6))
    .padding()
    .accessibilityElement(children: .combine)
  }
}

/// The buttons of a video, and its time during playback.
private struct VideoControls: View {
  let player: AVPlayer
  @State private var now = 0.0
  @State private var isPlaying = false
  @State private var isShown = true
  @State private var observer: VideoObserver?

  private var duration: Double? {
    let duration = player.currentItem?.duration ?? .indefinite
    return duration.isNumeric ? duration.seconds : nil
  }

  var body: some View {
    ZStack {
      // A tap beside the buttons shows and hides them.
      Color.clear.contentShape(Rectangle()).onTapGesture { isShown.toggle() }
      if isShown {
        HStack(spacing: 44) {
          button("gobackward.10", "Skip Back 10 Seconds") { skip(-10) }
          button(isPlaying ? "pause.fill" : "play.fill", isPlaying ? "Pause" : "Play") {
            if isPlaying { player.pause() } else { player.play() }
          }
          .font(.system(size: 40))
          button("goforward.10", "Skip Forward 10 Seconds") { skip(10) }
        }
        VStack {
          Spacer()
          if let duration, duration > 0 {
            HStack {
              Text(verbatim: Self.clock(now))
              ProgressView(value: min(now, duration), total: duration).tint(.white)
              Text(verbatim: "-" + Self.clock(duration - now))
            }
            .font(.caption.monospacedDigit())
            .padding()
          }
        }
      }
    }
    .foregroundStyle(.white)
    .onAppear {
      observer = VideoObserver(player) { seconds, playing in (now, isPlaying) = (seconds, playing) }
    }
    .onDisappear { observer = nil }
  }

  private func button(_ symbol: String, _ label: String, action: @escaping @MainActor () -> Void)
    -> some View
  {
    Button(action: action) { Image(systemName: symbol).font(.title2) }
      .buttonStyle(.plain).accessibilityLabel(Text(verbatim: label))
  }

  private func skip(_ seconds: Double) {
    player.seek(to: CMTime(seconds: player.currentTime().seconds + seconds, preferredTimescale: 600))
  }

  /// Returns minutes and seconds.
  static func clock(_ seconds: Double) -> String {
    let whole = Int(max(0, seconds).rounded(.down))
    let text = "\(whole / 60 % 60):\(whole % 60 < 10 ? "0" : "")\(whole % 60)"
    return whole >= 3600 ? "\(whole / 3600):\(whole / 60 % 60 < 10 ? "0" : "")" + text : text
  }
}

/// Observes a player's time as long as it is retained.
@MainActor
private final class VideoObserver {
  private let player: AVPlayer
  private var token: Any?

  init(_ player: AVPlayer, _ tell: @escaping @MainActor (Double, Bool) -> Void) {
    self.player = player
    let interval = CMTime(value: 1, timescale: 2)
    token = player.addPeriodicTimeObserver(forInterval: interval, queue: nil) { [weak player] time in
      MainActor.assumeIsolated { tell(time.seconds, player.map { $0.rate != 0 } ?? false) }
    }
  }

  isolated deinit { token.map { player.removeTimeObserver($0) } }
}
