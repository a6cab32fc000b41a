import AVFoundation
import Foundation
import SimulatorTesting
import SwiftUI
import UIKit

@MainActor @Suite("Metadata of media", .simulator(.iPhoneSE))
struct MediaMetadataTests {
  private func bytes(_ number: Int, _ count: Int) -> Data {
    Data((0..<count).reversed().map { UInt8(number >> ($0 * 8) & 0xFF) })
  }

  private func box(_ name: String, _ body: Data...) -> Data {
    let body = body.reduce(Data(), +)
    return bytes(body.count + 8, 4) + (name.data(using: .isoLatin1) ?? Data()) + body
  }

  /// Returns iTunes' item: a type, a language and a value.
  private func item(_ name: String, _ type: Int, _ value: Data) -> Data {
    box(name, box("data", bytes(type, 4), bytes(0, 4), value))
  }

  private func frame(_ name: String, _ body: Data, flags: Int = 0) -> Data {
    Data(name.utf8) + bytes(body.count, 4) + bytes(flags, 2) + body
  }

  private func file(_ data: Data, _ ending: String) throws -> URL {
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).\(ending)")
    try data.write(to: url)
    return url
  }

  @Test("given an MP3 file with ID3, then its texts and its picture are metadata with keys in common")
  func id3() async throws {
    // Given
    let picture = Data([0xFF, 0xD8, 0xFF, 0xE0, 1, 0, 2])
    let frames =
      frame("TIT2", Data([3]) + Data("S\u{FC}\u{DF} \u{1F600}".utf8))
      + frame("TPE1", Data([1, 0xFF, 0xFE, 0x41, 0, 0x42, 0, 0, 0]))
      + frame("TALB", Data([0]) + Data("Album".utf8), flags: 0x80)
      + frame("TYER", Data([0]) + Data("1999".utf8))
      + frame("APIC", Data([0]) + Data("image/jpeg\0".utf8) + Data([3]) + Data("Front\0".utf8) + picture)
      + frame("USLT", Data([0]) + Data("engWords\0La la".utf8)) + Data(count: 20)
    let url = try file(Data("ID3".utf8) + Data([3, 0, 0]) + size(frames.count) + frames, "mp3")
    defer { try? FileManager.default.removeItem(at: url) }
    // When
    let asset = AVURLAsset(url: url)
    let (all, common) = try await asset.load(.metadata, .commonMetadata)
    // Then
    let codes = all.compactMap { $0.identifier?.rawValue }
    #expect(codes == ["id3/TIT2", "id3/TPE1", "id3/TYER", "id3/APIC", "id3/USLT"], "a compressed frame is left out")
    #expect(
      common.compactMap(\.commonKey)
        == [.commonKeyTitle, .commonKeyArtist, .commonKeyCreationDate, .commonKeyArtwork])
    #expect(try await common[0].load(.stringValue) == "S\u{FC}\u{DF} \u{1F600}")
    #expect(common[1].stringValue == "AB")
    let artwork = AVMetadataItem.metadataItems(from: all, filteredByIdentifier: .commonIdentifierArtwork)
    #expect(artwork.count == 1 && artwork[0].stringValue == nil)
    #expect(try await artwork[0].load(.dataValue) == picture)
    #expect(artwork[0].dataType == "com.apple.metadata.datatype.JPEG")
    #expect(try await asset.load(.lyrics) == "La la")
    let year = try #require(try await asset.load(.creationDate)?.dateValue)
    #expect(year == Date(timeIntervalSince1970: 915_148_800))
    #expect(try await asset.load(.availableMetadataFormats) == [.id3Metadata])
    let none = try await asset.loadMetadata(for: .iTunesMetadata)
    #expect(none.isEmpty)
  }

  /// Returns a size in four bytes of seven bits.
  private func size(_ number: Int) -> Data { Data([21, 14, 7, 0].map { UInt8(number >> $0 & 0x7F) }) }

  @Test("given an M4A file, then iTunes' items and QuickTime's keys are its metadata")
  func movies() async throws {
    // Given
    let list = box(
      "ilst", item("\u{A9}nam", 1, Data("Song".utf8)), item("\u{A9}ART", 1, Data("Band".utf8)),
      item("covr", 14, Data([0x89, 0x50, 0x4E])), item("tmpo", 21, bytes(120, 2)))
    let keys = box("keys", bytes(0, 4), bytes(1, 4), box("mdta", Data("com.apple.quicktime.make".utf8)))
    let value = box("data", bytes(1, 4), bytes(0, 4), Data("Apple".utf8))
    let values = box("ilst", bytes(8 + value.count, 4) + bytes(1, 4) + value)
    let user = box("udta", box("meta", bytes(0, 4), list), box("\u{A9}swr", bytes(3, 2), bytes(0, 2), Data("1.0".utf8)))
    let url = try file(box("ftyp", Data("M4A ".utf8)) + box("moov", user, box("meta", keys, values)), "m4a")
    defer { try? FileManager.default.removeItem(at: url) }
    // When
    let items = try await AVURLAsset(url: url).load(.metadata)
    // Then
    #expect(
      items.compactMap { $0.identifier } == [
        .iTunesMetadataSongName, .iTunesMetadataArtist, .iTunesMetadataCoverArt, AVMetadataIdentifier("itsk/tmpo"),
        .quickTimeMetadataMake, AVMetadataIdentifier("udta/%A9swr"),
      ])
    #expect(items.map(\.stringValue) == ["Song", "Band", nil, "120", "Apple", "1.0"])
    #expect(items[3].numberValue == 120 && items[4].commonKey == .commonKeyMake)
    let names = AVMetadataItem.metadataItems(
      from: items, withKey: AVMetadataKey.commonKeyTitle, keySpace: AVMetadataKeySpace.common)
    #expect(names.map(\.stringValue) == ["Song"])
    let identifier = try #require(names.first?.identifier)
    #expect(AVMetadataItem.key(forIdentifier: identifier) as? String == "\u{A9}nam")
    #expect(AVMetadataItem.keySpace(forIdentifier: identifier) == .iTunes)
  }

  @Test("given a film, then its tracks have the size, the turn, the rate and the length that the file says")
  func tracks() async throws {
    // Given: 90 frames in three seconds, turned by a quarter, and a sound.
    func track(_ number: Int, _ type: String, width: Int, height: Int, samples: Int) -> Data {
      let turn = [0, 65_536, 0, -65_536, 0, 0, height * 65_536, 0, 1 << 30].map { bytes($0, 4) }.reduce(Data(), +)
      let header = box(
        "tkhd", bytes(1, 4), bytes(0, 8), bytes(number, 4), bytes(0, 4), bytes(1800, 4), bytes(0, 16), turn,
        bytes(width << 16, 4), bytes(height << 16, 4))
      let table = box("stbl", box("stsz", bytes(0, 4), bytes(100, 4), bytes(samples, 4)))
      let media = box(
        "mdia", box("mdhd", bytes(0, 4), bytes(0, 8), bytes(600, 4), bytes(1800, 4), bytes(0, 4)),
        box("hdlr", bytes(0, 8), Data(type.utf8), bytes(0, 12)), box("minf", table))
      return box("trak", header, media)
    }
    let header = box("mvhd", bytes(0, 4), bytes(0, 8), bytes(600, 4), bytes(1800, 4))
    let film = track(1, "vide", width: 1920, height: 1080, samples: 90)
    let sound = track(2, "soun", width: 0, height: 0, samples: 130)
    let url = try file(box("ftyp", Data("mp42".utf8)) + box("moov", header, film, sound), "mp4")
    defer { try? FileManager.default.removeItem(at: url) }
    // When
    let asset = AVURLAsset(url: url)
    let tracks = try await asset.load(.tracks)
    // Then
    #expect(tracks.map(\.mediaType) == [.video, .audio] && tracks.map(\.trackID) == [1, 2])
    let video = try #require(try await asset.loadTracks(withMediaType: .video).first)
    let (size, transform) = try await video.load(.naturalSize, .preferredTransform)
    #expect(size == CGSize(width: 1920, height: 1080))
    #expect(transform == CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 1080, ty: 0))
    #expect(CGRect(origin: .zero, size: size).applying(transform).size == CGSize(width: 1080, height: 1920))
    #expect(video.nominalFrameRate == 30 && video.estimatedDataRate == 24_000 && video.timeRange.duration.seconds == 3)
    #expect(tracks[1].nominalFrameRate == 0 && video.isPlayable && video.hasMediaCharacteristic(.visual))
  }

  @Test("given a WAV file with information, or no media at all, then its fields are metadata, or there are none")
  func waves() async throws {
    // Given
    func chunk(_ name: String, _ body: Data) -> Data {
      Data(name.utf8) + Data(bytes(body.count, 4).reversed()) + body + Data(count: body.count % 2)
    }
    let list = chunk("LIST", Data("INFO".utf8) + chunk("INAM", Data("Sea\0".utf8)) + chunk("IART", Data("Me".utf8)))
    let body = Data("WAVE".utf8) + list
    let url = try file(chunk("RIFF", body), "wav")
    let text = try file(Data("ID3\u{3}\0\0\u{7F}\u{7F}\u{7F}\u{7F}TIT2".utf8), "mp3")
    defer { for url in [url, text] { try? FileManager.default.removeItem(at: url) } }
    // Then
    let items = try await AVURLAsset(url: url).load(.commonMetadata)
    #expect(items.map(\.stringValue) == ["Sea", "Me"])
    #expect(items.map(\.commonKey) == [.commonKeyTitle, .commonKeyArtist])
    #expect(try await AVURLAsset(url: text).load(.metadata).isEmpty)
  }
}

/// Media from the app itself.
@MainActor @Suite("Loaders of resources", .simulator(.iPhoneSE))
struct ResourceLoaderTests {
  final class Loader: NSObject, AVAssetResourceLoaderDelegate, @unchecked Sendable {
    let data: Data
    let error: (any Error)?
    let waits: Bool
    var asked: [String] = []
    var cancelled = 0
    var answers = true

    init(_ data: Data, waits: Bool = true, error: (any Error)? = nil) {
      (self.data, self.waits, self.error) = (data, waits, error)
    }

    func resourceLoader(
      _ resourceLoader: AVAssetResourceLoader,
      shouldWaitForLoadingOfRequestedResource loadingRequest:
        AVAssetResourceLoadingRequest
    ) -> Bool {
      guard waits, let request = loadingRequest.dataRequest else { return false }
      let end = request.requestsAllDataToEndOfResource ? "end" : "\(request.requestedLength)"
      asked.append("\(request.requestedOffset) to \(end)")
      guard answers else { return true }
      DispatchQueue.main.async { [self] in
        if let error { return loadingRequest.finishLoading(with: error) }
        loadingRequest.contentInformationRequest?.contentType = "com.microsoft.waveform-audio"
        loadingRequest.contentInformationRequest?.contentLength = Int64(data.count)
        loadingRequest.contentInformationRequest?.isByteRangeAccessSupported = true
        let part = data.dropFirst(Int(request.requestedOffset)).prefix(request.requestedLength)
        // In two parts.
        request.respond(with: Data(part.prefix(1)))
        request.respond(with: Data(part.dropFirst()))
        loadingRequest.finishLoading()
      }
      return true
    }

    func resourceLoader(
      _ resourceLoader: AVAssetResourceLoader, didCancel loadingRequest: AVAssetResourceLoadingRequest
    ) {
      cancelled += loadingRequest.isCancelled ? 1 : 0
    }
  }

  /// Returns a file with some seconds of silence, 8000 bytes a second.
  private func wave(_ seconds: Int) -> Data {
    func bytes(_ number: Int, _ count: Int) -> [UInt8] { (0..<count).map { UInt8(number >> ($0 * 8) & 0xFF) } }
    let length = seconds * 8000
    var data = Data("RIFF".utf8) + bytes(36 + length, 4) + Data("WAVEfmt ".utf8) + bytes(16, 4)
    data += bytes(1, 2) + bytes(1, 2) + bytes(8000, 4) + bytes(8000, 4) + bytes(1, 2) + bytes(8, 2)
    return data + Data("data".utf8) + bytes(length, 4) + Data(repeating: 128, count: length)
  }

  private func asset() throws -> AVURLAsset { AVURLAsset(url: try #require(URL(string: "app-cache://sounds/1.wav"))) }

  @Test("given a delegate that answers, when its asset is played, then it plays as a file does")
  func playing() async throws {
    // Given
    let screen = await Screen { Text("App") }
    let loader = Loader(wave(6))
    let asset = try asset()
    asset.resourceLoader.setDelegate(loader, queue: .main)
    let item = AVPlayerItem(asset: asset)
    let player = AVPlayer(playerItem: item)
    // When
    player.play()
    try await screen.advance(by: .seconds(2))
    // Then
    #expect(loader.asked == ["0 to 2", "0 to end"])
    #expect(item.status == .readyToPlay && item.duration.seconds == 6)
    #expect(abs(player.currentTime().seconds - 2) < 0.2)
    #expect(try await asset.load(.duration).seconds == 6)
    #expect(loader.asked.count == 2, "what is loaded is kept")
  }

  @Test("given a delegate that refuses or fails, then loading throws, and an item fails with its error")
  func failing() async throws {
    // Given
    let screen = await Screen { Text("App") }
    let refusing = try asset()
    let refuser = Loader(Data(), waits: false)
    refusing.resourceLoader.setDelegate(refuser, queue: nil)
    let failing = try asset()
    let failure = Loader(Data(), error: CocoaError(.fileReadNoPermission))
    failing.resourceLoader.setDelegate(failure, queue: .main)
    let item = AVPlayerItem(asset: failing)
    let player = AVPlayer(playerItem: item)
    try await screen.settle()
    // Then
    await #expect(throws: URLError.self) { try await refusing.load(.duration) }
    await #expect(throws: CocoaError.self) { try await failing.load(.duration) }
    #expect(item.status == .failed && (item.error as? CocoaError)?.code == .fileReadNoPermission)
    #expect(player.currentItem === item)
  }

  @Test("given a delegate that does not answer, when loading is cancelled, then it is told, and loading throws")
  func cancelling() async throws {
    // Given
    let screen = await Screen { Text("App") }
    let loader = Loader(wave(1))
    loader.answers = false
    let asset = try asset()
    asset.resourceLoader.setDelegate(loader, queue: .main)
    let item = AVPlayerItem(asset: asset)
    let player = AVPlayer(playerItem: item)
    try await screen.settle()
    #expect(loader.asked == ["0 to 2"] && item.status == .unknown)
    // When
    asset.cancelLoading()
    try await screen.settle()
    // Then
    #expect(loader.cancelled == 1 && item.status == .failed)
    #expect(player.currentItem === item)
    await #expect(throws: AVError.self) { try await asset.load(.duration) }
  }
}
