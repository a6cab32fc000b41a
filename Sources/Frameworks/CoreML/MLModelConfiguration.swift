import Foundation

/// The processors that a model may use. Here it is always the CPU.
public enum MLComputeUnits: Int, Sendable {
  /// Only the CPU.
  case cpuOnly = 0
  /// The CPU and the GPU.
  case cpuAndGPU = 1
  /// All of them.
  case all = 2
  /// The CPU and the Neural Engine.
  case cpuAndNeuralEngine = 3
}

/// How a model is loaded.
open class MLModelConfiguration: NSObject, NSCopying {
  /// The processors that may be used. It has no effect: models run on the CPU.
  open var computeUnits = MLComputeUnits.all
  /// A name of the model for tools. It has no effect.
  open var modelDisplayName: String?
  /// The function of a model with several. It has no effect: only programs have functions, and they do not run here.
  open var functionName: String?
  /// Whether a GPU may add numbers with half of their precision. It has no effect.
  open var allowLowPrecisionAccumulationOnGPU = false

  /// Creates a configuration with the default values.
  public override init() { super.init() }

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = MLModelConfiguration()
    copy.computeUnits = computeUnits
    copy.modelDisplayName = modelDisplayName
    copy.functionName = functionName
    copy.allowLowPrecisionAccumulationOnGPU = allowLowPrecisionAccumulationOnGPU
    return copy
  }
}

/// How a prediction is made.
open class MLPredictionOptions: NSObject {
  /// Whether only the CPU is used. It has no effect: models run on the CPU.
  open var usesCPUOnly = false
  /// Where outputs are to be written. It has no effect: outputs are always new.
  open var outputBackings: [String: Any] = [:]

  /// Creates options with the default values.
  public override init() { super.init() }
}
