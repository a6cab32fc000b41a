import Foundation
import MLModelFile

/// Trees of questions about numbers, whose leaves are added.
struct TreeEnsemble: Sendable {
  private struct Node: Sendable {
    let behavior: Int64
    let feature: Int
    let value: Double
    var yes = 0
    var no = 0
    let missingIsYes: Bool
    let additions: [(place: Int, value: Double)]
  }

  private struct Name: Hashable {
    let tree: Int64
    let node: Int64
  }

  private static let leaf: Int64 = 6
  private static let mostResults = 1 << 16

  private var nodes: [Node] = []
  private var roots: [Int] = []
  private let base: [Double]

  /// The number of results.
  var count: Int { base.count }

  init(_ message: WireMessage?) throws {
    guard let message else { throw MLModelError.damaged("it has no trees") }
    let count = Int(clamping: try message.integer(2) ?? 0)
    let base = try message.doubles(3)
    guard (1...Self.mostResults).contains(count), base.isEmpty || base.count == count else {
      throw MLModelError.damaged("its trees have \(count) results and \(base.count) values to begin with")
    }
    self.base = base.isEmpty ? Array(repeating: 0, count: count) : base
    let messages = try message.messages(1)
    var places: [Name: Int] = [:]
    for (place, node) in messages.enumerated() {
      let name = Name(tree: try node.integer(1) ?? 0, node: try node.integer(2) ?? 0)
      guard places.updateValue(place, forKey: name) == nil else {
        throw MLModelError.damaged("two nodes of a tree have the same number")
      }
      nodes.append(try Self.node(node, count))
    }
    var isChild = Array(repeating: false, count: nodes.count)
    for (place, node) in messages.enumerated() where nodes[place].behavior != Self.leaf {
      let tree = try node.integer(1) ?? 0
      guard let yes = places[Name(tree: tree, node: try node.integer(12) ?? 0)],
        let no = places[Name(tree: tree, node: try node.integer(13) ?? 0)]
      else { throw MLModelError.damaged("a branch of a tree leads nowhere") }
      (nodes[place].yes, nodes[place].no) = (yes, no)
      (isChild[yes], isChild[no]) = (true, true)
    }
    roots = nodes.indices.filter { !isChild[$0] }
    let trees = Set(places.keys.map(\.tree))
    guard roots.count == trees.count else { throw MLModelError.damaged("a tree has not exactly one root") }
  }

  private static func node(_ message: WireMessage, _ count: Int) throws -> Node {
    let behavior = try message.integer(3) ?? 0
    guard (0...leaf).contains(behavior) else { throw MLModelError.damaged("a tree asks an unknown question") }
    let additions = try behavior == leaf ? message.messages(20) : []
    return Node(
      behavior: behavior, feature: Int(clamping: try message.integer(10) ?? 0), value: try message.double(11) ?? 0,
      missingIsYes: try message.integer(14) == 1,
      additions: try additions.map {
        let place = Int(clamping: try $0.integer(1) ?? 0)
        guard (0..<count).contains(place) else {
          throw MLModelError.damaged("a leaf adds to a result that is not there")
        }
        return (place, try $0.double(2) ?? 0)
      })
  }

  /// Returns the sums of the leaves.
  /// - Throws: `MLModelError` if the trees ask for more inputs, or a tree has a loop.
  func sums(of inputs: [Double]) throws -> [Double] {
    var sums = base
    for root in roots {
      var (place, steps) = (root, 0)
      while nodes[place].behavior != Self.leaf {
        steps += 1
        guard steps <= nodes.count else { throw MLModelError.damaged("a tree has a loop") }
        let node = nodes[place]
        guard inputs.indices.contains(node.feature) else {
          throw MLModelError(.featureType, "The model takes more numbers than \(inputs.count).")
        }
        place = Self.isYes(node, inputs[node.feature]) ? node.yes : node.no
      }
      for addition in nodes[place].additions { sums[addition.place] += addition.value }
    }
    return sums
  }

  private static func isYes(_ node: Node, _ input: Double) -> Bool {
    if input.isNaN { return node.missingIsYes }
    return switch node.behavior {
    case 0: input <= node.value
    case 1: input < node.value
    case 2: input >= node.value
    case 3: input > node.value
    case 4: input == node.value
    default: input != node.value
    }
  }
}

/// Trees whose result is a number, or several.
struct TreeRegressor: ModelStage {
  private let interface: MLModelFile.Interface
  private let trees: TreeEnsemble
  private let transform: Int64

  init(_ file: MLModelFile) throws {
    interface = file.interface
    trees = try TreeEnsemble(file.parameters.message(1))
    transform = try file.parameters.integer(2) ?? 0
  }

  func outputs(for inputs: [String: MLFeatureValue]) throws -> [String: MLFeatureValue] {
    let sums = try trees.sums(of: interface.vector(of: inputs))
    return try interface.output(transform == 2 ? sums.map(Curve.logistic) : sums)
  }
}

/// Trees whose result is a label.
struct TreeClassifier: ModelStage {
  private let interface: MLModelFile.Interface
  private let trees: TreeEnsemble
  private let labels: ClassLabels
  private let transform: Int64

  init(_ file: MLModelFile) throws {
    interface = file.interface
    trees = try TreeEnsemble(file.parameters.message(1))
    transform = try file.parameters.integer(2) ?? 0
    guard let labels = try ClassLabels(of: file) else { throw MLModelError.damaged("it has no labels") }
    self.labels = labels
  }

  func outputs(for inputs: [String: MLFeatureValue]) throws -> [String: MLFeatureValue] {
    let sums = try trees.sums(of: interface.vector(of: inputs))
    return try labels.outputs(probabilities(sums), interface)
  }

  private func probabilities(_ sums: [Double]) -> [Double] {
    let isOne = sums.count == 1 && labels.count == 2
    switch transform {
    case 1: return Curve.softMax(isOne ? [0] + sums : sums)
    case 2:
      let curves = sums.map(Curve.logistic)
      return isOne ? [1 - curves[0], curves[0]] : curves
    case 3: return Curve.softMax([0] + sums.suffix(labels.count - 1))
    default: return isOne ? [1 - sums[0], sums[0]] : sums
    }
  }
}
