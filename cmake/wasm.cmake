# The toolchain for WebAssembly: Debian's clang 19 with its libraries for WASI.
set(CMAKE_SYSTEM_NAME Generic) # CMake knows no WASI
set(CMAKE_SYSTEM_PROCESSOR wasm32)
set(CMAKE_CXX_COMPILER clang++-19)
set(CMAKE_CXX_COMPILER_TARGET wasm32-wasi)
set(CMAKE_CXX_COMPILER_WORKS ON) # its test program has a main function, which these modules have not
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
