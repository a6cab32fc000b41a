// The Swift half of a module; the other half, Sources/Frameworks/COS, declares the submodules.
@_exported import ScrollworkOS
