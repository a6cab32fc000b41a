@_exported import Foundation
@_exported import ScrollworkCombine
<<<<<<< HEAD
@_exported import ScrollworkFoundation
=======
@_exported import ScrollworkCoreTransferable
>>>>>>> 4859624e2dfa524bc80f749006dade9c53f90f34
