# How the tests are built. A suite is one doctest program with the shared main function (tests/main.cpp),
# which ends with the line "N passed, N failed"; ctest runs each program as one test.

# germini_suite_program(NAME FOLDER LIBRARY…): tests_NAME of all sources in FOLDER.
function(germini_suite_program name folder)
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS "${folder}/*.cpp" "${folder}/*.hpp")
  add_executable(tests_${name} ${sources})
  target_link_libraries(tests_${name} PRIVATE germini_test_main germini_warnings ${ARGN})
  germini_test_speed(tests_${name})
endfunction()

# germini_suite(NAME FOLDER LIBRARY…): the same, run as one test.
function(germini_suite name folder)
  germini_suite_program(${name} "${folder}" ${ARGN})
  add_test(NAME ${name} COMMAND tests_${name} --no-colors=true WORKING_DIRECTORY "${CMAKE_SOURCE_DIR}")
  set_tests_properties(${name} PROPERTIES TIMEOUT 1200 COST 50) # after those that wait, before small ones
endfunction()

# germini_parts(NAME PARTS CASES): tests_NAME in PARTS tests of CASES cases each, the last of all that remain. Most cases
# with a server wait for sockets and clocks, so several processes run at once, and none is left alone at the end.
function(germini_parts name parts cases)
  foreach(part RANGE 1 ${parts})
    math(EXPR first "(${part} - 1) * ${cases} + 1")
    math(EXPR last "${part} * ${cases}")
    if(part EQUAL parts)
      set(last 0) # all remaining ones
    endif()
    add_test(NAME ${name}_${part} COMMAND tests_${name} --no-colors=true --first=${first} --last=${last}
             WORKING_DIRECTORY "${CMAKE_SOURCE_DIR}")
    set_tests_properties(${name}_${part} PROPERTIES TIMEOUT 3600 COST 100) # the longest start first
  endforeach()
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
