import AVKit
import Foundation
import SimulatorTesting
import SwiftUI
import UIKit

/// Records the calls that the delegates of outputs receive.
private final class Witness: NSObject, AVCapturePhotoCaptureDelegate, AVCaptureFileOutputRecordingDelegate,
  AVCaptureMetadataOutputObjectsDelegate
{
  var heard: [String] = []
  var ids: [Int64] = []

  private func name(_ error: (any Error)?) -> String { (error as? AVError).map { "\($0.code)" } ?? "nothing" }

  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?
  ) {
    heard.append("photo \(photo.fileDataRepresentation()?.count ?? 0) \(name(error))")
    ids.append(photo.resolvedSettings.uniqueID)
  }
  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings,
    error: (any Error)?
  ) {
    heard.append("end \(name(error))")
    ids.append(resolvedSettings.uniqueID)
  }
  func fileOutput(
    _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL, from connections: [AVCaptureConnection],
    error: (any Error)?
  ) { heard.append("film \(name(error))") }
  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection
  ) { heard.append("code") }
}

/// A view whose layer shows a camera.
private final class PreviewView: UIView {
  override class var layerClass: AnyClass { AVCaptureVideoPreviewLayer.self }
  var preview: AVCaptureVideoPreviewLayer? { layer as? AVCaptureVideoPreviewLayer }
}

/// A controller whose view has a preview view as a subview, and a preview layer as a sublayer.
private final class CameraController: UIViewController {
  let session = AVCaptureSession()
  let first = PreviewView(frame: CGRect(x: 20, y: 100, width: 100, height: 200))
  lazy var second = AVCaptureVideoPreviewLayer(session: session)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    first.preview?.session = session
    view.addSubview(first)
    second.frame = CGRect(x: 200, y: 100, width: 100, height: 200)
    view.layer.addSublayer(second)
  }
}

@MainActor @Suite("A phone without a camera and a microphone", .simulator(.iPhoneSE))
struct CaptureTests {
  /// Creates a WAV file with two channels of 16 bits.
  private func wave(_ numbers: [Int16]) throws -> URL {
    func bytes(_ number: Int, _ count: Int) -> [UInt8] { (0..<count).map { UInt8(number >> ($0 * 8) & 0xFF) } }
    let length = numbers.count * 2
    var data = Data("RIFF".utf8) + bytes(36 + length, 4) + Data("WAVEfmt ".utf8) + bytes(16, 4)
    data += bytes(1, 2) + bytes(2, 2) + bytes(8000, 4) + bytes(32000, 4) + bytes(4, 2) + bytes(16, 2)
    data += Data("data".utf8) + bytes(length, 4)
    for number in numbers { data += bytes(Int(UInt16(bitPattern: number)), 2) }
    let url = FileManager.default.temporaryDirectory.appending(path: "wave-\(UUID().uuidString).wav")
    try data.write(to: url)
    return url
  }

  @Test("given a phone, when an app looks for cameras and microphones, then there are none")
  func devices() {
    let found = AVCaptureDevice.DiscoverySession(
      deviceTypes: [.builtInWideAngleCamera, .builtInTelephotoCamera, .microphone], mediaType: nil,
      position: .unspecified)
    #expect(found.devices.isEmpty)
    #expect(AVCaptureDevice.default(.builtInWideAngleCamera, for: .video, position: .back) == nil)
    #expect(AVCaptureDevice.default(for: .video) == nil && AVCaptureDevice.default(for: .audio) == nil)
    #expect(!AVCaptureMultiCamSession.isMultiCamSupported)
    #expect(AVAudioSession.sharedInstance().currentRoute.inputs.isEmpty)
  }

  @Test("given a session, when it gets an output and runs, then it has it once, says that it runs, and nothing comes")
  func session() async throws {
    // Given
    let screen = await Screen { Text("Camera") }
    let (session, output, witness) = (AVCaptureSession(), AVCaptureMetadataOutput(), Witness())
    var told: [String] = []
    let tokens = [AVCaptureSession.didStartRunningNotification, .AVCaptureSessionDidStopRunning].map { name in
      NotificationCenter.default.addObserver(forName: name, object: session, queue: nil) { _ in
        MainActor.assumeIsolated { told.append(name.rawValue) }
      }
    }
    defer { tokens.forEach { NotificationCenter.default.removeObserver($0) } }
    // When
    session.beginConfiguration()
    session.sessionPreset = .photo
    #expect(session.canAddOutput(output))
    session.addOutput(output)
    #expect(!session.canAddOutput(output) && !AVCaptureSession().canAddOutput(output))
    output.setMetadataObjectsDelegate(witness, queue: .main)
    output.metadataObjectTypes = [.qr, .ean13]
    session.commitConfiguration()
    session.startRunning()
    session.startRunning()
    try await screen.settle()
    // Then
    #expect(session.isRunning && session.outputs == [output] && session.inputs.isEmpty)
    #expect(session.connections.isEmpty && output.connection(with: .video) == nil)
    #expect(output.availableMetadataObjectTypes.isEmpty && output.metadataObjectTypes == [.qr, .ean13])
    session.stopRunning()
    session.removeOutput(output)
    #expect(!session.isRunning && session.outputs.isEmpty && session.canAddOutput(output))
    #expect(
      told == ["AVCaptureSessionDidStartRunningNotification", "AVCaptureSessionDidStopRunningNotification"])
    #expect(witness.heard.isEmpty)
  }

  @Test("given no camera, when a photo is taken and a film begun, then the delegates hear of the error, the end last")
  func failures() async throws {
    // Given
    let screen = await Screen { Text("Camera") }
    let (session, photos, films, witness) = (
      AVCaptureSession(), AVCapturePhotoOutput(), AVCaptureMovieFileOutput(), Witness()
    )
    session.addOutput(photos)
    session.addOutput(films)
    let settings = AVCapturePhotoSettings(format: [AVVideoCodecKey: AVVideoCodecType.hevc])
    settings.flashMode = .auto
    // When the session is not running yet
    photos.capturePhoto(with: settings, delegate: witness)
    #expect(witness.heard.isEmpty)
    try await screen.settle()
    // Then
    #expect(witness.heard == ["photo 0 sessionNotRunning", "end sessionNotRunning"])
    #expect(witness.ids == [settings.uniqueID, settings.uniqueID])
    // When it is running
    session.startRunning()
    let again = AVCapturePhotoSettings(from: settings)
    #expect(again.uniqueID != settings.uniqueID && again.flashMode == .auto)
    photos.capturePhoto(with: again, delegate: witness)
    films.startRecording(to: URL.temporaryDirectory.appending(path: "film.mov"), recordingDelegate: witness)
    try await screen.settle()
    // Then
    #expect(witness.heard.dropFirst(2) == ["photo 0 noDataCaptured", "end noDataCaptured", "film noDataCaptured"])
    #expect(!films.isRecording && AVError(.noDataCaptured).errorCode == -11805)
  }

  @Test("given preview layers, then they are black, and their places turn as the camera lies")
  func preview() async throws {
    // Given
    let controller = CameraController()
    let screen = await Screen(rootViewController: controller)
    try await screen.settle()
    // Then
    for point in [CGPoint(x: 70, y: 200), CGPoint(x: 25, y: 105), CGPoint(x: 250, y: 200)] {
      let color = try #require(screen.color(at: point))
      #expect(color.red < 0.01 && color.green < 0.01 && color.blue < 0.01)
    }
    let beside = try #require(screen.color(at: CGPoint(x: 160, y: 200)))
    #expect(beside.red > 0.99)
    let layer = controller.second
    #expect(layer.session === controller.session && layer.connection == nil)
    let corner = layer.captureDevicePointConverted(fromLayerPoint: CGPoint(x: 100, y: 0))
    #expect(corner == .zero)
    #expect(layer.layerPointConverted(fromCaptureDevicePoint: corner) == CGPoint(x: 100, y: 0))
    let part = CGRect(x: 0, y: 100, width: 50, height: 100)
    let share = layer.metadataOutputRectConverted(fromLayerRect: part)
    #expect(share == CGRect(x: 0.5, y: 0.5, width: 0.5, height: 0.5))
    #expect(layer.layerRectConverted(fromMetadataOutputRect: share) == part)
  }

  @Test("given controls of the camera's button, then they keep their values in bounds, and no session takes them")
  func controls() {
    // Given
    let slider = AVCaptureSlider("Warmth", symbolName: "sun.max", in: -1...1, step: 0.5)
    let picker = AVCaptureIndexPicker("Film", symbolName: "film", localizedIndexTitles: ["Grey", "Bright"])
    // When
    slider.value = 0.6
    // Then
    #expect(slider.value == 0.5)
    slider.value = 7
    #expect(slider.value == 1)
    #expect(picker.numberOfIndexes == 2 && picker.selectedIndex == 0)
    let session = AVCaptureSession()
    #expect(!session.supportsControls && !session.canAddControl(slider))
    session.addControl(picker)
    #expect(session.controls.isEmpty)
    let (view, interaction) = (UIView(), AVCaptureEventInteraction { _ in })
    view.addInteraction(interaction)
    #expect(interaction.view === view)
  }

  @Test("given a WAV file, when it is read piece by piece, then its numbers are there, and other files throw")
  func sound() throws {
    // Given
    let file = try AVAudioFile(forReading: try wave([0, 16384, -32768, 0, 8192, -16384]))
    #expect(file.length == 3 && file.fileFormat.commonFormat == .pcmFormatInt16)
    #expect(file.processingFormat.isStandard && file.processingFormat.sampleRate == 8000)
    let buffer = try #require(AVAudioPCMBuffer(pcmFormat: file.processingFormat, frameCapacity: 2))
    // When
    try file.read(into: buffer)
    // Then
    let channels = try #require(buffer.floatChannelData)
    #expect(buffer.frameLength == 2 && file.framePosition == 2 && buffer.int16ChannelData == nil)
    #expect([channels[0][0], channels[0][1]] == [0, -1] && [channels[1][0], channels[1][1]] == [0.5, 0])
    try file.read(into: buffer)
    #expect(buffer.frameLength == 1 && channels[0][0] == 0.25 && channels[1][0] == -0.5)
    try file.read(into: buffer)
    #expect(buffer.frameLength == 0)
    let whole = try AVAudioFile(forReading: file.url, commonFormat: .pcmFormatInt16, interleaved: true)
    let room = try #require(AVAudioPCMBuffer(pcmFormat: whole.processingFormat, frameCapacity: 8))
    try whole.read(into: room)
    let numbers = try #require(room.int16ChannelData)
    #expect(room.stride == 2 && numbers[1][0] == 16384 && numbers[0][room.stride] == -32768)
    #expect(throws: NSError.self) { try whole.read(into: buffer) }
    let other = URL.temporaryDirectory.appending(path: "\(UUID().uuidString).m4a")
    #expect(throws: NSError.self) { try AVAudioFile(forReading: other) }
    try Data("no sound".utf8).write(to: other)
    #expect(throws: NSError.self) { try AVAudioFile(forReading: other) }
  }

  @Test("given no microphone and no decoder, when an app records and takes pictures of films, then it fails cleanly")
  func recording() async throws {
    // Given
    let screen = await Screen { Text("App") }
    let recorder = try AVAudioRecorder(
      url: URL.temporaryDirectory.appending(path: "\(UUID().uuidString).m4a"),
      settings: [AVFormatIDKey: Int(kAudioFormatMPEG4AAC), AVSampleRateKey: 44100, AVNumberOfChannelsKey: 1])
    // Then
    #expect(!recorder.record() && !recorder.isRecording && !recorder.deleteRecording())
    #expect(recorder.format.sampleRate == 44100 && recorder.format.channelCount == 1)
    let film = AVAssetImageGenerator(asset: AVURLAsset(url: try wave([0, 0, 0, 0])))
    let time = CMTime(value: 3, timescale: 2)
    await #expect(throws: AVError(.decoderNotFound)) { _ = try await film.image(at: time) }
    #expect(throws: AVError(.decoderNotFound)) { try film.copyCGImage(at: time, actualTime: nil) }
    var results: [Double] = []
    let times = [NSValue(time: time), NSValue(time: .zero)]
    film.generateCGImagesAsynchronously(forTimes: times) { time, _, _, result, _ in
      MainActor.assumeIsolated { if result == .failed { results.append(time.seconds) } }
    }
    try await screen.settle()
    #expect(results == [1.5, 0])
    for await picture in film.images(for: [time]) { #expect(throws: AVError.self) { try picture.image } }
  }

  @Test("given a player's controller, when its controls are turned off and on, then its buttons go and come")
  func playbackControls() async throws {
    // Given
    let controller = AVPlayerViewController()
    controller.player = AVPlayer(url: try wave([0, 0, 0, 0]))
    controller.showsPlaybackControls = false
    let screen = await Screen(rootViewController: controller)
    try await screen.settle()
    #expect(!screen.exists(.label("Play")))
    // When
    controller.showsPlaybackControls = true
    try await screen.settle()
    // Then
    #expect(screen.exists(.label("Play")))
  }
}
