extension MLModelFile {
  /// What a model is, by the number of its field.
  package enum Kind: Int, Sendable {
    case pipelineClassifier = 200
    case pipelineRegressor = 201
    case pipeline = 202
    case glmRegressor = 300
    case supportVectorRegressor = 301
    case treeEnsembleRegressor = 302
    case neuralNetworkRegressor = 303
    case bayesianProbitRegressor = 304
    case glmClassifier = 400
    case supportVectorClassifier = 401
    case treeEnsembleClassifier = 402
    case neuralNetworkClassifier = 403
    case kNearestNeighborsClassifier = 404
    case neuralNetwork = 500
    case itemSimilarityRecommender = 501
    case mlProgram = 502
    case customModel = 555
    case linkedModel = 556
    case classConfidenceThresholding = 560
    case oneHotEncoder = 600
    case imputer = 601
    case featureVectorizer = 602
    case dictVectorizer = 603
    case scaler = 604
    case categoricalMapping = 606
    case normalizer = 607
    case arrayFeatureExtractor = 609
    case nonMaximumSuppression = 610
    case identity = 900
    case textClassifier = 2000
    case wordTagger = 2001
    case visionFeaturePrint = 2002
    case soundAnalysisPreprocessing = 2003
    case gazetteer = 2004
    case wordEmbedding = 2005
    case audioFeaturePrint = 2006
    case serializedModel = 3000

    /// The kind for messages, with an article.
    package var words: String {
      switch self {
      case .pipelineClassifier, .pipelineRegressor, .pipeline: "a pipeline"
      case .glmRegressor: "a linear regressor"
      case .supportVectorRegressor: "a support vector regressor"
      case .treeEnsembleRegressor: "a tree regressor"
      case .neuralNetworkRegressor, .neuralNetworkClassifier, .neuralNetwork: "a neural network"
      case .bayesianProbitRegressor: "a Bayesian probit regressor"
      case .glmClassifier: "a linear classifier"
      case .supportVectorClassifier: "a support vector classifier"
      case .treeEnsembleClassifier: "a tree classifier"
      case .kNearestNeighborsClassifier: "a nearest neighbors classifier"
      case .itemSimilarityRecommender: "a recommender"
      case .mlProgram: "an ML program"
      case .customModel: "a custom model"
      case .linkedModel: "a linked model"
      case .classConfidenceThresholding: "a confidence threshold"
      case .oneHotEncoder: "a one-hot encoder"
      case .imputer: "an imputer"
      case .featureVectorizer: "a feature vectorizer"
      case .dictVectorizer: "a dictionary vectorizer"
      case .scaler: "a scaler"
      case .categoricalMapping: "a categorical mapping"
      case .normalizer: "a normalizer"
      case .arrayFeatureExtractor: "an array feature extractor"
      case .nonMaximumSuppression: "a non-maximum suppression"
      case .identity: "an identity model"
      case .textClassifier: "a text classifier"
      case .wordTagger: "a word tagger"
      case .visionFeaturePrint: "an image feature extractor"
      case .soundAnalysisPreprocessing, .audioFeaturePrint: "a sound feature extractor"
      case .gazetteer: "a gazetteer"
      case .wordEmbedding: "a word embedding"
      case .serializedModel: "a private model"
      }
    }
  }
}
