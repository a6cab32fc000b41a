import CoreML
import Foundation
import TestSupport
import Testing

/// Returns a model from its bytes, as an app would load it.
private func load(_ bytes: WireBytes, _ configuration: MLModelConfiguration = MLModelConfiguration()) throws -> MLModel
{
  let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  defer { try? FileManager.default.removeItem(at: folder) }
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  let file = folder.appending(path: "Test.mlmodelc")
  try bytes.data.write(to: file)
  return try MLModel(contentsOf: file, configuration: configuration)
}

/// Returns what a model predicts.
private func outputs(_ bytes: WireBytes, _ inputs: [String: Any]) throws -> [String: MLFeatureValue] {
  let provider = try load(bytes).prediction(from: MLDictionaryFeatureProvider(dictionary: inputs))
  let pairs = provider.featureNames.compactMap { name in provider.featureValue(for: name).map { (name, $0) } }
  return Dictionary(uniqueKeysWithValues: pairs)
}

private let empty = WireBytes()
private let x = WireBytes.feature("x", .array(2))
private let y = WireBytes.feature("y", .double)
private let label = WireBytes.feature("label", .string)
private let shares = WireBytes.feature("shares", .dictionary(isOfStrings: true))

/// Returns a classifier of two numbers.
private func classifier(_ kind: Int, _ body: WireBytes, _ labels: [String]) -> WireBytes {
  .model(
    [x], [label, shares], predicted: "label", probabilities: "shares", kind: kind,
    body.with(100, empty.with(1, texts: labels)))
}

private func array(_ numbers: [Double]) throws -> MLMultiArray { try MLMultiArray(numbers) }

@Suite("CoreML: models")
struct CoreMLTests {
  @Test func `Given a pipeline with a linear model, when it predicts, then it vectorizes and sums`() throws {
    let model = try load(.sleepCalculator)
    let input = try MLDictionaryFeatureProvider(dictionary: ["wake": 25200.0, "estimatedSleep": 8.0, "coffee": 1])
    let output = try model.prediction(from: input)
    // 2.52, 28800, 800 and 400 seconds
    #expect(output.featureNames == ["actualSleep"])
    #expect(abs((output.featureValue(for: "actualSleep")?.doubleValue ?? 0) - 30002.52) < 1e-6)
  }

  @Test func `Given a model, then it describes its inputs, outputs and texts`() throws {
    let description = try load(.sleepCalculator).modelDescription
    #expect(Set(description.inputDescriptionsByName.keys) == ["wake", "estimatedSleep", "coffee"])
    #expect(description.inputDescriptionsByName["coffee"]?.type == .int64)
    #expect(description.inputDescriptionsByName["wake"]?.isAllowedValue(MLFeatureValue(double: 1)) == true)
    #expect(description.inputDescriptionsByName["wake"]?.isAllowedValue(MLFeatureValue(string: "1")) == false)
    #expect(description.outputDescriptionsByName["actualSleep"]?.type == .double)
    #expect(description.predictedFeatureName == "actualSleep")
    #expect(description.metadata[.author] as? String == "Somebody")
    #expect(description.classLabels == nil)
  }

  @Test func `Given a missing input or one of another type, when it predicts, then an error names it`() throws {
    let missing = #expect(throws: MLModelError.self) { try outputs(.sleepCalculator, ["wake": 1.0, "coffee": 1]) }
    #expect(missing?.code == .featureType)
    #expect(missing?.localizedDescription.contains("estimatedSleep") == true)
    let inputs: [String: Any] = ["wake": 1.0, "estimatedSleep": 8.0, "coffee": 1.5]
    let wrong = #expect(throws: MLModelError.self) { try outputs(.sleepCalculator, inputs) }
    #expect(wrong?.localizedDescription.contains("coffee") == true)
    // An integer is a number.
    #expect(
      try outputs(.sleepCalculator, ["wake": 0, "estimatedSleep": 8, "coffee": 0])["actualSleep"]?.doubleValue == 29200)
  }

  @Test func `Given linear classifiers, when they predict, then the most probable label and all probabilities come`()
    throws
  {
    let row = empty.with(1, empty.with(1, packed: [2, 0])).with(2, packed: [-1])
    let two = try outputs(classifier(400, row, ["no", "yes"]), ["x": array([1, 9])])
    #expect(two["label"]?.stringValue == "yes")
    let yes = 1 / (1 + exp(-1.0))
    #expect(abs((two["shares"]?.dictionaryValue["yes"]?.doubleValue ?? 0) - yes) < 1e-12)
    #expect(abs((two["shares"]?.dictionaryValue["no"]?.doubleValue ?? 0) - (1 - yes)) < 1e-12)
    // The first of three labels is the reference.
    let rows = empty.with(1, messages: [[1, 0], [0, 1]].map { empty.with(1, packed: $0) })
    let three = try outputs(classifier(400, rows, ["a", "b", "c"]), ["x": array([0, log(2)])])
    #expect(three["label"]?.stringValue == "c")
    #expect(abs((three["shares"]?.dictionaryValue["c"]?.doubleValue ?? 0) - 0.5) < 1e-12)
    // One against the rest
    let each = empty.with(1, messages: [[1, 0], [0, 1], [0, 0]].map { empty.with(1, packed: $0) }).with(4, 1)
    let rest = try outputs(classifier(400, each, ["a", "b", "c"]), ["x": array([30, -30])])
    #expect(abs((rest["shares"]?.dictionaryValue["a"]?.doubleValue ?? 0) - 1 / 1.5) < 1e-9)
  }

  /// A tree: if the first number is at most 3, then 10, or else 20; what is missing is more than 3. And one that adds 1.
  private func trees(_ places: [Int] = [0, 0]) -> WireBytes {
    func leaf(_ tree: Int, _ node: Int, _ place: Int, _ value: Double) -> WireBytes {
      empty.with(1, tree).with(2, node).with(3, 6).with(20, empty.with(1, place).with(2, value))
    }
    let root = empty.with(2, 0).with(3, 0).with(10, 0).with(11, 3.0).with(12, 1).with(13, 2)
    let nodes = [root, leaf(0, 1, places[0], 10), leaf(0, 2, places[1], 20), leaf(1, 0, 0, 1)]
    return empty.with(1, messages: nodes).with(2, (places.max() ?? 0) + 1)
  }

  @Test func `Given trees, when they predict, then the leaves that the answers lead to are added`() throws {
    let model = WireBytes.model([x], [y], predicted: "y", kind: 302, empty.with(1, trees()))
    #expect(try outputs(model, ["x": array([3, 0])])["y"]?.doubleValue == 11)
    #expect(try outputs(model, ["x": array([3.1, 0])])["y"]?.doubleValue == 21)
    #expect(try outputs(model, ["x": array([.nan, 0])])["y"]?.doubleValue == 21)
    let classes = classifier(402, empty.with(1, trees([0, 1])).with(2, 1), ["low", "high"])
    #expect(try outputs(classes, ["x": array([1, 0])])["label"]?.stringValue == "low")
    let high = try outputs(classes, ["x": array([5, 0])])
    #expect(high["label"]?.stringValue == "high")
    #expect(abs((high["shares"]?.dictionaryValue["low"]?.doubleValue ?? 0) - 1 / (1 + exp(19.0))) < 1e-12)
  }

  @Test func `Given a tree with a loop, when it predicts, then an error comes`() throws {
    let nodes = [(0, 1), (1, 2), (2, 1)].map { node, child in
      empty.with(2, node).with(3, 0).with(12, child).with(13, child)
    }
    let model = WireBytes.model([x], [y], kind: 302, empty.with(1, empty.with(1, messages: nodes).with(2, 1)))
    let error = #expect(throws: MLModelError.self) { try outputs(model, ["x": array([1, 1])]) }
    #expect(error?.localizedDescription.contains("loop") == true)
  }

  @Test func `Given support vectors, when they predict, then kernels are weighed`() throws {
    let vectors = empty.with(1, messages: [[1.0, 0], [0, 2]].map { empty.with(1, packed: $0) })
    let body = empty.with(1, empty.with(2, empty.with(1, 0.5))).with(3, vectors)
      .with(4, empty.with(1, packed: [3, -1])).with(5, 0.25)
    let model = WireBytes.model([x], [y], predicted: "y", kind: 301, body)
    // The distances of (1, 1) are 1 and the square root of 2.
    let expected = 3 * exp(-0.5) - exp(-1) - 0.25
    #expect(abs((try outputs(model, ["x": array([1, 1])])["y"]?.doubleValue ?? 0) - expected) < 1e-12)
    // Sparse vectors, of which elements are counted from 1, and a polynomial
    let sparse = empty.with(1, empty.with(1, empty.with(1, 2).with(2, 3.0)))
    let power = empty.with(3, empty.with(1, 2).with(2, 1.0).with(3, 1.0))
    let square = WireBytes.model(
      [x], [y], predicted: "y", kind: 301,
      empty.with(1, power).with(2, sparse).with(4, empty.with(1, packed: [1])))
    #expect(try outputs(square, ["x": array([9, 2])])["y"]?.doubleValue == 49)
  }

  @Test func `Given a support vector classifier of three labels, when it predicts, then pairs decide`() throws {
    // One vector for each label, and the more alike one wins each pair.
    let vectors = empty.with(1, messages: [[1.0, 0], [0, 1], [-1, -1]].map { empty.with(1, packed: $0) })
    var body = empty.with(1, empty.with(1, empty)).with(2, 1).with(2, 1).with(2, 1).with(4, vectors)
      .with(5, messages: [[1, -1, -1], [1, 1, -1]].map { empty.with(1, packed: $0) }).with(6, packed: [0, 0, 0])
    let votes = try outputs(classifier(401, body, ["right", "up", "down"]), ["x": array([0.5, 3])])
    #expect(votes["label"]?.stringValue == "up")
    #expect(abs((votes["shares"]?.dictionaryValue["up"]?.doubleValue ?? 0) - 2.0 / 3) < 1e-12)
    body = body.with(7, packed: [-1, -1, -1]).with(8, packed: [0, 0, 0])
    let probable = try outputs(classifier(401, body, ["right", "up", "down"]), ["x": array([0.5, 3])])
    let numbers = probable["shares"]?.dictionaryValue.mapValues(\.doubleValue) ?? [:]
    #expect(probable["label"]?.stringValue == "up")
    #expect(abs(numbers.values.reduce(0, +) - 1) < 1e-9)
    #expect((numbers["up"] ?? 0) > 0.9 && (numbers["right"] ?? 0) > (numbers["down"] ?? 1))
  }
}

@Suite("CoreML: what prepares inputs")
struct CoreMLPreparationTests {
  @Test func `Given categories, when they are encoded, then a one is at their place`() throws {
    let colors = empty.with(1, empty.with(1, texts: ["red", "green"]))
    let input = WireBytes.feature("color", .string)
    let dense = WireBytes.model([input], [x], kind: 600, colors)
    #expect(try outputs(dense, ["color": "green"])["x"]?.multiArrayValue == array([0, 1]))
    let error = #expect(throws: MLModelError.self) { try outputs(dense, ["color": "blue"]) }
    #expect(error?.localizedDescription.contains("blue") == true)
    #expect(
      try outputs(.model([input], [x], kind: 600, colors.with(11, 1)), ["color": "blue"])["x"]?.multiArrayValue
        == array([0, 0]))
    // A dictionary as a part of a vector
    let sparse = WireBytes.feature("parts", .dictionary(isOfStrings: false))
    let encoder = WireBytes.model([input], [sparse], kind: 600, colors.with(10, 1))
    let columns = [("y", 1), ("parts", 2)].map { empty.with(1, $0).with(2, $1) }
    let vector = WireBytes.feature("v", .array(3))
    let vectorizer = WireBytes.model([y, sparse], [vector], kind: 602, empty.with(1, messages: columns))
    let pipeline = WireBytes.model([input, y], [vector], kind: 202, empty.with(1, messages: [encoder, vectorizer]))
    #expect(try outputs(pipeline, ["color": "green", "y": 7])["v"]?.multiArrayValue == array([7, 0, 1]))
  }

  @Test func `Given dictionaries and mappings, when they are converted, then keys and texts have their places`() throws
  {
    let words = WireBytes.feature("words", .dictionary(isOfStrings: true))
    let dictionary = WireBytes.model([words], [x], kind: 603, empty.with(1, empty.with(1, texts: ["a", "b"])))
    #expect(try outputs(dictionary, ["words": ["b": 2.0]])["x"]?.multiArrayValue == array([0, 2]))
    let error = #expect(throws: MLModelError.self) { try outputs(dictionary, ["words": ["b": 2.0, "z": 1.0]]) }
    #expect(error?.localizedDescription.contains("z") == true)
    let number = WireBytes.feature("number", .int64)
    let entry = empty.with(1, "two").with(2, 2)
    let mapping = WireBytes.model([label], [number], kind: 606, empty.with(1, empty.with(1, entry)))
    #expect(try outputs(mapping, ["label": "two"])["number"]?.int64Value == 2)
    #expect(throws: MLModelError.self) { try outputs(mapping, ["label": "three"]) }
  }

  @Test func `Given numbers, when they are scaled, normalized and taken out, then each element changes`() throws {
    let scaler = WireBytes.model([x], [x], kind: 604, empty.with(1, packed: [-1]).with(2, packed: [2, 10]))
    #expect(try outputs(scaler, ["x": array([3, 4])])["x"]?.multiArrayValue == array([4, 30]))
    for (norm, expected) in [(0, [0.75, 1]), (1, [3.0 / 7, 4.0 / 7]), (2, [0.6, 0.8])] {
      let normalizer = WireBytes.model([x], [x], kind: 607, empty.with(1, norm))
      #expect(try outputs(normalizer, ["x": array([3, 4])])["x"]?.multiArrayValue == array(expected))
    }
    let extractor = WireBytes.model([x], [y], kind: 609, empty.with(1, 1))
    #expect(try outputs(extractor, ["x": array([3, 4])])["y"]?.doubleValue == 4)
    let outside = WireBytes.model([x], [y], kind: 609, empty.with(1, 2))
    #expect(throws: MLModelError.self) { try outputs(outside, ["x": array([3, 4])]) }
  }

  @Test func `Given values that are missing, when they are imputed, then others stand in for them`() throws {
    let elements = WireBytes.model([x], [x], kind: 601, empty.with(4, empty.with(1, packed: [7, 8])))
    #expect(try outputs(elements, ["x": array([.nan, 4])])["x"]?.multiArrayValue == array([7, 4]))
    let optional = WireBytes.feature("y", .double, isOptional: true)
    let single = WireBytes.model([optional], [y], kind: 601, empty.with(1, 5.0).with(11, -1.0))
    #expect(try outputs(single, [:])["y"]?.doubleValue == 5)
    #expect(try outputs(single, ["y": -1.0])["y"]?.doubleValue == 5)
    #expect(try outputs(single, ["y": 2.0])["y"]?.doubleValue == 2)
    let text = WireBytes.model([label], [label], kind: 601, empty.with(3, "none").with(13, ""))
    #expect(try outputs(text, ["label": ""])["label"]?.stringValue == "none")
    #expect(try outputs(text, ["label": "some"])["label"]?.stringValue == "some")
    let identity = WireBytes.model([label], [label], kind: 900, empty)
    #expect(try outputs(identity, ["label": "as it is"])["label"]?.stringValue == "as it is")
  }
}

@Suite("CoreML: files")
struct CoreMLFileTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

  @Test func `Given a model that cannot be run, when it predicts, then the error says what it is`() throws {
    let image = WireBytes.feature("image", .image)
    for (kind, words) in [(403, "a neural network"), (502, "an ML program"), (777, "777")] {
      let model = try load(classifier(kind, empty, ["cat", "dog"]))
      #expect(model.modelDescription.predictedFeatureName == "label")
      let input = try MLDictionaryFeatureProvider(dictionary: ["x": array([1, 2])])
      let error = #expect(throws: MLModelError.self) { try model.prediction(from: input) }
      #expect(error?.code == .generic)
      #expect(error?.localizedDescription.contains(words) == true)
      #expect(error.map { "\($0)" }?.contains(words) == true)
    }
    let inside = WireBytes.model([x], [y], kind: 202, empty.with(1, .model([image], [x], kind: 500, empty)))
    let error = #expect(throws: MLModelError.self) { try outputs(inside, ["x": array([1, 2])]) }
    #expect(error?.localizedDescription.contains("a neural network") == true)
  }

  @Test func `Given a model that was cut off anywhere, when it is used, then an error comes`() throws {
    let whole = WireBytes.sleepCalculator.data
    let file = folder.appending(path: "Cut.mlmodelc")
    let input = try MLDictionaryFeatureProvider(dictionary: ["wake": 1.0, "estimatedSleep": 8.0, "coffee": 1])
    for count in stride(from: 0, to: whole.count, by: 3) {
      try whole.prefix(count).write(to: file)
      #expect(throws: MLModelError.self, "after \(count) bytes") {
        try MLModel(contentsOf: file).prediction(from: input)
      }
    }
    for place in stride(from: 0, to: whole.count, by: 3) {
      var changed = whole
      changed[place] ^= 0xff
      try changed.write(to: file)
      // It may still be a model.
      _ = try? MLModel(contentsOf: file).prediction(from: input)
    }
    var deep = WireBytes.model([x], [x], kind: 900, empty)
    for _ in 0..<20 { deep = .model([x], [x], kind: 202, empty.with(1, deep)) }
    #expect(throws: (any Error).self) { try load(deep) }
  }

  @Test func `Given a file of a model, when it is compiled, then the copy can be loaded and the file cannot`()
    async throws
  {
    let file = folder.appending(path: "Sleep.mlmodel")
    try WireBytes.sleepCalculator.data.write(to: file)
    #expect(throws: MLModelError.self) { try MLModel(contentsOf: file) }
    let compiled = try await MLModel.compileModel(at: file)
    #expect(compiled.lastPathComponent == "Sleep.mlmodelc")
    let model = try await MLModel.load(contentsOf: compiled)
    let rows = try MLArrayBatchProvider(dictionary: ["wake": [0.0, 0], "estimatedSleep": [1.0, 2], "coffee": [0, 1]])
    let batch = try model.predictions(fromBatch: rows)
    #expect(
      (0..<batch.count).map { batch.features(at: $0).featureValue(for: "actualSleep")?.doubleValue } == [4000, 8400])
    let one = try await model.prediction(from: rows.features(at: 1))
    #expect(one.featureValue(for: "actualSleep")?.doubleValue == 8400)
    let lost = #expect(throws: MLModelError.self) { try MLModel(contentsOf: folder.appending(path: "No.mlmodelc")) }
    #expect(lost?.code == .io)
    try Data("version https://git-lfs.github.com/spec/v1".utf8).write(to: file)
    await #expect(throws: MLModelError.self) { try await MLModel.compileModel(at: file) }
  }

  @Test func `Given a package of a model, when it is compiled, then the manifest names the model`() async throws {
    let package = folder.appending(path: "Sleep.mlpackage")
    let place = package.appending(path: "Data/com.apple.CoreML")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    try WireBytes.sleepCalculator.data.write(to: place.appending(path: "model.mlmodel"))
    let items = ["A": ["path": "com.apple.CoreML/model.mlmodel"], "B": ["path": "com.apple.CoreML/weights"]]
    let manifest: [String: Any] = ["rootModelIdentifier": "A", "itemInfoEntries": items]
    try JSONSerialization.data(withJSONObject: manifest).write(to: package.appending(path: "Manifest.json"))
    let model = try MLModel(contentsOf: await MLModel.compileModel(at: package))
    #expect(model.modelDescription.predictedFeatureName == "actualSleep")
  }
}

@Suite("CoreML: values")
struct CoreMLValueTests {
  @Test func `Given an array, when its elements are set, then places of all dimensions find them`() throws {
    let array = try MLMultiArray(shape: [2, 3], dataType: .float32)
    #expect(array.count == 6)
    #expect(array.strides == [3, 1])
    array[[1, 2]] = 2.5
    #expect(array[5] == 2.5)
    array[3] = 4
    #expect(array[[1, 0] as [NSNumber]] == 4)
    array.withUnsafeMutableBytes { bytes, strides in
      #expect(strides == [3, 1])
      bytes.storeBytes(of: Float(9), toByteOffset: 4, as: Float.self)
    }
    #expect(array[[0, 1] as [NSNumber]] == 9)
    #expect(try MLMultiArray([1, 2, 3] as [Int]).dataType == .int32)
    #expect(try MLMultiArray([1.5] as [Float]).dataType == .float32)
    #expect(try MLMultiArray([3, 2, 1] as [Int]).description == "Int32 3 vector\n[3,2,1]")
    #expect(throws: MLModelError.self) { try MLMultiArray(shape: [-1], dataType: .double) }
    #expect(throws: MLModelError.self) {
      try MLMultiArray(shape: [1_000_000_000_000, 1_000_000_000_000], dataType: .double)
    }
  }

  @Test func `Given a value, then it has one type and is not converted`() throws {
    let value = MLFeatureValue(double: 2.5)
    #expect(value.type == .double && value.int64Value == 0 && value.stringValue.isEmpty)
    #expect(value.multiArrayValue == nil && value.dictionaryValue.isEmpty)
    #expect(MLFeatureValue(undefined: .string).isUndefined)
    #expect(value == MLFeatureValue(double: 2.5) && value != MLFeatureValue(int64: 2))
    let numbers = try MLFeatureValue(dictionary: ["a": 1, "b": 2])
    #expect(numbers.dictionaryValue["b"] == 2)
    #expect(throws: MLModelError.self) { try MLFeatureValue(dictionary: ["a": 1, 2: 2]) }
    let provider = try MLDictionaryFeatureProvider(dictionary: ["n": 3, "f": 0.5, "s": "text"])
    #expect(provider["n"]?.type == .int64 && provider["f"]?.type == .double && provider["s"]?.stringValue == "text")
    #expect(throws: MLModelError.self) { try MLDictionaryFeatureProvider(dictionary: ["u": URL(filePath: "/")]) }
  }

  @Test func `Given a configuration, when a model is loaded, then the model keeps a copy`() throws {
    let configuration = MLModelConfiguration()
    configuration.computeUnits = .cpuOnly
    let model = try load(.sleepCalculator, configuration)
    configuration.computeUnits = .cpuAndGPU
    #expect(model.configuration.computeUnits == .cpuOnly)
  }
}
