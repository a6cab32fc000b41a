// The Swift half of a module whose other half, Sources/Frameworks/COS, has the submodules' names.
@_exported import ScrollworkOS
