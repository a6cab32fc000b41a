import AVFoundation
import Testing

@Suite("Writing what plays into files") struct ExportTests {
  private func wave() throws -> URL {
    func bytes(_ number: Int, _ count: Int) -> Data { Data((0..<count).map { UInt8(number >> ($0 * 8) & 0xFF) }) }
    var data = Data("RIFF".utf8) + bytes(36 + 8000, 4) + Data("WAVEfmt ".utf8) + bytes(16, 4)
    data += bytes(1, 2) + bytes(1, 2) + bytes(8000, 4) + bytes(8000, 4) + bytes(1, 2) + bytes(8, 2)
    data += Data("data".utf8) + bytes(8000, 4) + Data(count: 8000)
    let url = FileManager.default.temporaryDirectory.appending(path: "export-\(UUID().uuidString).wav")
    try data.write(to: url)
    return url
  }
  private var target: URL { FileManager.default.temporaryDirectory.appending(path: "out-\(UUID().uuidString).wav") }

  @Test(
    "given a sound, when it passes through in its own format, then the file is there, and a second time it is not written"
  )
  func copying() async throws {
    // Given
    let (source, target) = (try wave(), target)
    let asset = AVURLAsset(url: source)
    let session = try #require(AVAssetExportSession(asset: asset, presetName: AVAssetExportPresetPassthrough))
    #expect(session.supportedFileTypes == [.wav])
    // When
    try await session.export(to: target, as: .wav)
    // Then
    #expect(session.status == .completed && session.progress == 1)
    #expect(try Data(contentsOf: target) == Data(contentsOf: source))
    let again = try #require(AVAssetExportSession(asset: asset, presetName: AVAssetExportPresetPassthrough))
    let error = await #expect(throws: AVError.self) { try await again.export(to: target, as: .wav) }
    #expect(error?.code == .fileAlreadyExists)
  }

  @Test("given a sound that would be coded anew, when it is exported, then it fails and says why")
  func coding() async throws {
    let session = try #require(
      AVAssetExportSession(asset: AVURLAsset(url: try wave()), presetName: AVAssetExportPresetAppleM4A))
    session.outputURL = target
    session.outputFileType = .m4a
    await session.export()
    #expect(session.status == .failed)
    #expect((session.error as? AVError)?.code == .encoderNotFound)
    #expect(AVAssetExportSession(asset: session.asset, presetName: "none") == nil)
  }

  @Test("given an export, when it is cancelled before it begins, then nothing is written")
  func cancelling() async throws {
    let session = try #require(
      AVAssetExportSession(asset: AVURLAsset(url: try wave()), presetName: AVAssetExportPresetPassthrough))
    session.cancelExport()
    let target = target
    await #expect(throws: AVError.self) { try await session.export(to: target, as: .wav) }
    #expect(session.status == .cancelled)
    #expect(!FileManager.default.fileExists(atPath: target.path))
  }

  @available(*, deprecated)
  @Test("given the older output for photos, when one is taken, then it hears that no session runs")
  @MainActor func photo() async {
    // Given
    let output = AVCaptureStillImageOutput()
    let connection = AVCaptureConnection(inputPorts: [], output: output)
    // When
    let code: AVError.Code? = await withCheckedContinuation { waiter in
      output.captureStillImageAsynchronously(from: connection) { _, error in
        waiter.resume(returning: (error as? AVError)?.code)
      }
    }
    // Then
    #expect(code == .sessionNotRunning)
  }
}
