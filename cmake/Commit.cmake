# The commit of the sources, determined at configure time.
set(GERMINI_COMMIT "" CACHE STRING "the commit of sources that come without their repository")

# germini_find_commit(NAME): sets NAME to the shortened commit, with "-dirty" if files were changed; to nothing
# without a repository. A repository in which the sources were merely unpacked does not count.
function(germini_find_commit name)
  set(commit "${GERMINI_COMMIT}")
  find_package(Git QUIET)
  if(NOT commit AND GIT_FOUND AND EXISTS "${CMAKE_SOURCE_DIR}/.git")
    execute_process(
      COMMAND "${GIT_EXECUTABLE}" describe --always --dirty --abbrev=12 --exclude=*
      WORKING_DIRECTORY "${CMAKE_SOURCE_DIR}" OUTPUT_VARIABLE commit ERROR_QUIET OUTPUT_STRIP_TRAILING_WHITESPACE)
    # Another commit triggers a new configuration.
    execute_process(
      COMMAND "${GIT_EXECUTABLE}" rev-parse --path-format=absolute --git-path logs/HEAD
      WORKING_DIRECTORY "${CMAKE_SOURCE_DIR}" OUTPUT_VARIABLE log ERROR_QUIET OUTPUT_STRIP_TRAILING_WHITESPACE)
    if(EXISTS "${log}")
      set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${log}")
    endif()
  endif()
  set(${name} "${commit}" PARENT_SCOPE)
endfunction()
