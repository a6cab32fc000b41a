import Foundation

/// A Core ML model as it lies in a project: a `.mlmodel`, or the one in a `.mlpackage`.
package struct MLModelFile: Sendable {
  /// What is wrong with a file.
  package enum Problem: Error, Equatable, CustomStringConvertible {
    /// There is no file, or it cannot be read.
    case unreadable(String)
    /// It is not a model.
    case damaged(String)
    /// It is larger than 1 GB, or models lie too deep in each other.
    case tooLarge

    package var description: String {
      switch self {
      case .unreadable(let path): "The file \(path) cannot be read."
      case .damaged(let reason): "The file is not a Core ML model: \(reason)."
      case .tooLarge: "The model is larger than 1 GB, or its pipelines lie too deep in each other."
      }
    }
  }

  private static let mostBytes = 1 << 30
  private static let mostLevels = 16

  /// The inputs and outputs, in the order of the file.
  package let interface: Interface
  /// What the model is; nil for a kind that is newer than this code.
  package let kind: Kind?
  /// The number of the field with `parameters`.
  package let kindNumber: Int
  /// What the model has learned: the message of its kind.
  package let parameters: WireMessage
  /// Author, licence, version and description under the names of the specification, and what the creator added.
  package let metadata: Metadata

  private let level: Int

  /// The texts that describe a model.
  package struct Metadata: Sendable {
    package var summary = ""
    package var version = ""
    package var author = ""
    package var license = ""
    package var custom: [String: String] = [:]
  }

  /// Reads a `.mlmodel`, a `.mlpackage`, or a copy of either.
  /// - Throws: `Problem`.
  package init(contentsOf url: URL) throws {
    let file = Self.file(of: url)
    let values = try? FileManager.default.attributesOfItem(atPath: file.path)
    if (values?[.size] as? Int ?? 0) > Self.mostBytes { throw Problem.tooLarge }
    guard let data = try? Data(contentsOf: file, options: .mappedIfSafe) else {
      throw Problem.unreadable(file.path)
    }
    try self.init(data)
  }

  /// Reads a model's specification.
  /// - Throws: `Problem`.
  package init(_ data: Data) throws {
    do {
      try self.init(WireMessage(data), level: 0)
    } catch is WireMessage.Problem {
      throw Problem.damaged("its bytes are not in the format")
    }
  }

  private init(_ message: WireMessage, level: Int) throws {
    guard level < Self.mostLevels else { throw Problem.tooLarge }
    // Everything from the 200th field on is one of the kinds, of which there is one.
    guard let number = message.numbers.last(where: { $0 >= 200 }), let body = try message.message(number) else {
      throw Problem.damaged("it does not say what it computes")
    }
    let description = try message.message(2)
    (kindNumber, kind, parameters, self.level) = (number, Kind(rawValue: number), body, level)
    interface = try Interface(description)
    metadata = try Self.metadata(description?.message(100))
  }

  private static func metadata(_ message: WireMessage?) throws -> Metadata {
    guard let message else { return Metadata() }
    var metadata = Metadata(
      summary: try message.string(1) ?? "", version: try message.string(2) ?? "", author: try message.string(3) ?? "",
      license: try message.string(4) ?? "")
    for entry in try message.messages(100) {
      metadata.custom[try entry.string(1) ?? ""] = try entry.string(2) ?? ""
    }
    return metadata
  }

  /// Returns the models of a pipeline in their order; none for other kinds.
  /// - Throws: `Problem` or `WireMessage.Problem`.
  package func models() throws -> [MLModelFile] {
    let pipeline: WireMessage?
    switch kind {
    case .pipeline: pipeline = parameters
    case .pipelineClassifier, .pipelineRegressor: pipeline = try parameters.message(1)
    default: pipeline = nil
    }
    return try pipeline?.messages(1).map { try MLModelFile($0, level: level + 1) } ?? []
  }

  /// Returns the file with the specification: that of a package is named by its manifest.
  package static func file(of url: URL) -> URL {
    let place = url.resolvingSymlinksInPath()
    let list = place.appending(path: "Manifest.json")
    guard let data = try? Data(contentsOf: list),
      let manifest = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let root = manifest["rootModelIdentifier"] as? String,
      let items = manifest["itemInfoEntries"] as? [String: [String: Any]],
      let path = items[root]?["path"] as? String, !path.split(separator: "/").contains("..")
    else { return place }
    return place.appending(path: "Data/\(path)")
  }
}
