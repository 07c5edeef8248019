# How the tests are built. A suite is one doctest program with the shared main function (tests/main.cpp),
# which ends with the line "N passed, N failed"; ctest runs each program as one test.

# germini_suite(NAME FOLDER LIBRARY…): tests_NAME of all sources in FOLDER; no suite without sources.
function(germini_suite name folder)
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS "${folder}/*.cpp" "${folder}/*.hpp")
  if(NOT sources)
    return()
  endif()
  add_executable(tests_${name} ${sources})
  target_link_libraries(tests_${name} PRIVATE germini_test_main germini_warnings ${ARGN})
  germini_test_speed(tests_${name})
  add_test(NAME ${name} COMMAND tests_${name} --no-colors=true WORKING_DIRECTORY "${CMAKE_SOURCE_DIR}")
  set_tests_properties(${name} PROPERTIES TIMEOUT 1200)
endfunction()

# germini_fuzzer(NAME SOURCE LIBRARY…): fuzz_NAME, which reads any bytes. With GERMINI_FUZZ it is a
# libFuzzer program; otherwise its main function runs the committed corpus once, as an ordinary test.
function(germini_fuzzer name source)
  add_executable(fuzz_${name} ${source})
  target_link_libraries(fuzz_${name} PRIVATE germini_options germini_warnings ${ARGN})
  if(GERMINI_FUZZ)
    target_link_options(fuzz_${name} PRIVATE -fsanitize=fuzzer)
  else()
    target_sources(fuzz_${name} PRIVATE "${CMAKE_SOURCE_DIR}/tests/fuzz/replay_main.cpp")
    add_test(NAME corpus_${name} COMMAND fuzz_${name} "${CMAKE_SOURCE_DIR}/tests/fuzz/corpus/${name}")
    set_tests_properties(corpus_${name} PROPERTIES TIMEOUT 600)
  endif()
  add_dependencies(fuzzers fuzz_${name})
endfunction()
