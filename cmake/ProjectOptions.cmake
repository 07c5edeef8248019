# Two INTERFACE targets linked by all of our targets, and by no dependency.
option(GERMINI_TESTS "build the tests" ON)
option(GERMINI_TEST_SETTINGS "settings of the server that only tests may use, as `serve --packs`" OFF)
option(GERMINI_FUZZ "build the fuzz targets with libFuzzer (clang) instead of a main that replays the corpora" OFF)
set(GERMINI_SANITIZE "" CACHE STRING "sanitizers, as for -fsanitize= (address,undefined or thread)")
option(GERMINI_BATCHES "compile several sources as one: half the time from nothing, more of it after a change" OFF)
option(GERMINI_NATIVE "tune the engine and the bench programs for this machine's processor" OFF)

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/bin")

# A compiler cache if installed; -DCMAKE_CXX_COMPILER_LAUNCHER= (empty) disables it.
find_program(GERMINI_CCACHE ccache)
if(GERMINI_CCACHE AND NOT DEFINED CMAKE_CXX_COMPILER_LAUNCHER)
  # Required by it if headers are precompiled.
  set(CMAKE_CXX_COMPILER_LAUNCHER "${CMAKE_COMMAND}" -E env CCACHE_SLOPPINESS=pch_defines,time_macros "${GERMINI_CCACHE}")
endif()

add_library(germini_options INTERFACE)
target_include_directories(germini_options INTERFACE "${CMAKE_SOURCE_DIR}")
if(GERMINI_SANITIZE)
  # Tests are compiled with fewer sanitizers (germini_test_speed). The choice is made here: a target's own options
  # precede these, and the last -fsanitize wins.
  string(REPLACE "," "$<COMMA>" sanitizers "${GERMINI_SANITIZE}")
  string(REGEX REPLACE ",?undefined" "" sanitizers_of_tests "${GERMINI_SANITIZE}")
  target_compile_options(germini_options INTERFACE
    "-fsanitize=$<IF:$<BOOL:$<TARGET_PROPERTY:GERMINI_TEST>>,${sanitizers_of_tests},${sanitizers}>" -fno-omit-frame-pointer)
  target_link_options(germini_options INTERFACE -fsanitize=${GERMINI_SANITIZE})
  # Programs with sanitizers are large: LLVM's linker, if it is there, takes a third of the time.
  find_program(GERMINI_LLD ld.lld PATHS /usr/lib/llvm-19/bin)
  if(GERMINI_LLD AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    get_filename_component(folder "${GERMINI_LLD}" DIRECTORY)
    target_link_options(germini_options INTERFACE -fuse-ld=lld "-B${folder}")
  endif()
  if(GERMINI_SANITIZE MATCHES "undefined")
    target_compile_options(germini_options INTERFACE
      "$<$<NOT:$<BOOL:$<TARGET_PROPERTY:GERMINI_TEST>>>:-fno-sanitize-recover=undefined>")
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
      # g++'s checks at each use of a pointer take a third of the compile time, and AddressSanitizer finds the effects of
      # invalid pointers. The builds with clang have all checks.
      target_compile_options(germini_options INTERFACE
        "$<$<NOT:$<BOOL:$<TARGET_PROPERTY:GERMINI_TEST>>>:-fno-sanitize=null,object-size,vptr,alignment>")
    endif()
  endif()
  if(GERMINI_SANITIZE MATCHES "thread" AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    target_compile_options(germini_options INTERFACE -Wno-tsan) # Asio's fences: g++ cannot follow them
  endif()
endif()
if(GERMINI_FUZZ)
  # Every object has the coverage instrumentation for libFuzzer; only the targets link its main.
  target_compile_options(germini_options INTERFACE -fsanitize=fuzzer-no-link)
endif()
if(CMAKE_BUILD_TYPE STREQUAL "Debug")
  target_compile_definitions(germini_options INTERFACE _GLIBCXX_ASSERTIONS)
endif()

if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  # By default g++ collects garbage from 128 MB on, which takes a tenth of a large batch's compile time. On a machine
  # with more memory it starts later.
  cmake_host_system_information(RESULT memory QUERY TOTAL_PHYSICAL_MEMORY) # MiB
  math(EXPR heap "${memory} * 1024 / 16") # KiB
  if(heap GREATER 131072)
    target_compile_options(germini_options INTERFACE "SHELL:--param ggc-min-heapsize=${heap}")
  endif()
endif()

# germini_checks_by_calls(): in this folder g++'s AddressSanitizer checks each use of memory by a call, not by code of
# its own: a tenth less to compile, and slower.
function(germini_checks_by_calls)
  if(GERMINI_SANITIZE MATCHES "address" AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    add_compile_options("SHELL:--param asan-instrumentation-with-call-threshold=0")
  endif()
endfunction()

add_library(germini_warnings INTERFACE)
target_compile_options(germini_warnings INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Wnon-virtual-dtor
  -Wold-style-cast -Woverloaded-virtual -Wnull-dereference -Wimplicit-fallthrough -Werror)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  # False alarms of g++ 12 in std::variant, coroutine frames, bounded lists and strings at -O2 and above, and in
  # Asio's frames.
  target_compile_options(germini_warnings INTERFACE
    -Wno-maybe-uninitialized -Wno-null-dereference -Wno-stringop-overflow -Wno-restrict -Wno-array-bounds
    -Wno-mismatched-new-delete)
endif()

# Required by every use of precompiled headers; internal.
function(germini_precompile_by target)
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    if(GERMINI_CCACHE)
      target_compile_options(${target} PRIVATE -fpch-preprocess)
    endif()
    target_precompile_headers(${target} ${ARGN})
  endif()
endfunction()
# germini_precompile_always(TARGET HEADER…): the dependencies' headers that most of its sources read are parsed once.
# Only with g++: the builds with clang show missing includes.
function(germini_precompile_always target)
  germini_precompile_by(${target} PRIVATE ${ARGN})
endfunction()
# germini_precompile(TARGET HEADER…): the same, but not in batches. Two or three of them parse their headers in less
# time than it takes to precompile them.
function(germini_precompile target)
  if(NOT GERMINI_BATCHES)
    germini_precompile_always(${target} ${ARGN})
  endif()
endfunction()
# germini_precompile_as(TARGET OTHER): those of another target, which has the same options.
function(germini_precompile_as target other)
  germini_precompile_by(${target} REUSE_FROM ${other})
endfunction()
# germini_in_batches(TARGET [MOST]): compiles its sources in as few batches of at most so many (24) as possible, each
# batch as one source, since the templates in shared headers take most of the time. Only with g++: as above.
function(germini_in_batches target)
  set(most 24)
  if(ARGC GREATER 1)
    set(most ${ARGV1})
  endif()
  if(GERMINI_BATCHES AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON)
    target_compile_options(${target} PRIVATE -Wno-subobject-linkage) # it takes a source in a batch for a header
    # Once the target has all its sources.
    cmake_language(EVAL CODE "cmake_language(DEFER CALL germini_set_batch_size ${target} ${most})")
  endif()
endfunction()
# Batches of the same size; internal.
function(germini_set_batch_size target most)
  get_target_property(sources ${target} SOURCES)
  list(FILTER sources INCLUDE REGEX "\\.cpp$")
  list(LENGTH sources count)
  germini_batch_size(size ${count} ${most})
  set_target_properties(${target} PROPERTIES UNITY_BUILD_BATCH_SIZE ${size})
endfunction()
function(germini_batch_size name count most)
  math(EXPR batches "(${count} + ${most} - 1) / ${most}")
  math(EXPR size "(${count} + ${batches} - 1) / ${batches}")
  set(${name} ${size} PARENT_SCOPE)
endfunction()
# germini_in_batches_by_folder(TARGET MOST): the same, each batch of sources of one folder, for sources that use their
# folder's namespace.
function(germini_in_batches_by_folder target most)
  germini_in_batches(${target})
  set_target_properties(${target} PROPERTIES UNITY_BUILD_MODE GROUP)
  get_target_property(sources ${target} SOURCES)
  list(FILTER sources INCLUDE REGEX "\\.cpp$")
  foreach(source IN LISTS sources)
    get_filename_component(folder "${source}" DIRECTORY)
    string(MAKE_C_IDENTIFIER "${folder}" folder)
    list(APPEND folders "${folder}")
    list(APPEND in_${folder} "${source}")
  endforeach()
  list(REMOVE_DUPLICATES folders)
  foreach(folder IN LISTS folders)
    list(LENGTH in_${folder} count)
    germini_batch_size(size ${count} ${most})
    set(place 0)
    foreach(source IN LISTS in_${folder})
      math(EXPR batch "${place} / ${size}")
      math(EXPR place "${place} + 1")
      set_source_files_properties("${source}" PROPERTIES UNITY_GROUP "${folder}_${batch}")
    endforeach()
  endforeach()
endfunction()
# germini_native(TARGET…): tunes for this machine's processor in the builds for measuring.
function(germini_native)
  if(GERMINI_NATIVE)
    foreach(target IN LISTS ARGN)
      target_compile_options(${target} PRIVATE -march=native)
    endforeach()
  endif()
endfunction()
# germini_test_speed(TARGET): for tests, which need not be fast: faster compilation. UndefinedBehaviorSanitizer, and uses
# of a variable after its scope, are checked in the program's own sources and not in its tests, which cost most compile
# time without new findings; a sanitizer's report names a test's functions without their lines, but doctest prints those
# of failures.
function(germini_test_speed target)
  target_compile_options(${target} PRIVATE $<$<CONFIG:Release>:-O1>)
  if(GERMINI_SANITIZE)
    set_target_properties(${target} PROPERTIES GERMINI_TEST ON)
    target_compile_options(${target} PRIVATE -g0 $<$<CXX_COMPILER_ID:GNU>:-fno-sanitize-address-use-after-scope>)
  endif()
endfunction()
set(GERMINI_STANDARD_HEADERS <algorithm> <array> <chrono> <functional> <map> <memory> <optional> <string> <vector>)
set(GERMINI_ASIO_HEADERS <boost/asio/awaitable.hpp> <boost/asio/io_context.hpp> <boost/asio/ip/tcp.hpp>
                         <boost/asio/steady_timer.hpp> <boost/asio/strand.hpp>)
set(GERMINI_BEAST_HEADERS <boost/beast/core.hpp> <boost/beast/http.hpp> <boost/beast/websocket.hpp>)

# germini_library(NAME FOLDER…): a static library of all sources below the folders.
function(germini_library name)
  set(sources)
  foreach(folder IN LISTS ARGN)
    file(GLOB_RECURSE found CONFIGURE_DEPENDS "${folder}/*.cpp" "${folder}/*.hpp")
    list(APPEND sources ${found})
  endforeach()
  if(NOT sources)
    set(sources "${CMAKE_SOURCE_DIR}/CMakeLists.txt") # an empty planned folder
  endif()
  add_library(${name} STATIC ${sources})
  set_target_properties(${name} PROPERTIES LINKER_LANGUAGE CXX)
  target_link_libraries(${name} PUBLIC germini_options PRIVATE germini_warnings)
endfunction()
