# The installation and the Debian package: after a build with the client in web-client/dist, `.ci/release.sh` makes
# both. Paths are Debian's, below /usr; settings in /etc.
set(GERMINI_LICENSES "" CACHE FILEPATH "licenses.txt, as .ci/licenses.sh writes it")
set(GERMINI_MAINTAINER "" CACHE STRING "who answers for the package: Name <address>")
if(NOT GERMINI_MAINTAINER MATCHES "^[^<>]+ <[^<> ]+@[^<> ]+>$")
  message(FATAL_ERROR "GERMINI_MAINTAINER is \"${GERMINI_MAINTAINER}\", expected \"Name <address>\"")
endif()
set(packaging "${CMAKE_SOURCE_DIR}/packaging")

# The example of settings, with the values that the service needs.
file(READ "${CMAKE_SOURCE_DIR}/docker/germini.toml" settings)
foreach(pair IN ITEMS [[data = "data"|data = "/var/lib/germini"]] [[web = "web-client/dist"|web = "/usr/share/germini/web"]]
                      [[trusted-proxy = []|trusted-proxy = ["127.0.0.1/32", "::1/128"] ]])
  string(REPLACE "|" ";" pair "${pair}")
  list(GET pair 0 before)
  list(GET pair 1 after)
  string(STRIP "${after}" after)
  string(FIND "${settings}" "\n#${before}\n" place)
  if(place EQUAL -1)
    message(FATAL_ERROR "docker/germini.toml has no line #${before}")
  endif()
  string(REPLACE "\n#${before}\n" "\n${after}\n" settings "${settings}")
endforeach()
file(WRITE "${CMAKE_BINARY_DIR}/package/germini.toml" "${settings}")

find_package(Python3 REQUIRED COMPONENTS Interpreter)
execute_process(COMMAND "${Python3_EXECUTABLE}" "${packaging}/pages.py" "${CMAKE_BINARY_DIR}/package/pages"
                COMMAND_ERROR_IS_FATAL ANY)

# The manual page, and the package's own list of changes: compressed without names and times.
germini_find_commit(GERMINI_PACKAGED_COMMIT)
string(TIMESTAMP GERMINI_PACKAGED_DATE "%a, %d %b %Y %H:%M:%S +0000" UTC) # of SOURCE_DATE_EPOCH
foreach(file IN ITEMS germini.1 changelog)
  configure_file("${packaging}/${file}" "${CMAKE_BINARY_DIR}/package/${file}" @ONLY)
  execute_process(COMMAND gzip -9nf "${CMAKE_BINARY_DIR}/package/${file}" COMMAND_ERROR_IS_FATAL ANY)
endforeach()

# Of the targets only germini is installed, and .ci/release.sh has built it.
set(CMAKE_SKIP_INSTALL_ALL_DEPENDENCY ON)
install(TARGETS germini RUNTIME DESTINATION bin)
install(DIRECTORY "${CMAKE_SOURCE_DIR}/web-client/dist/" DESTINATION share/germini/web)
install(DIRECTORY "${CMAKE_BINARY_DIR}/package/pages/" DESTINATION share/doc/germini)
install(FILES "${GERMINI_LICENSES}" DESTINATION share/doc/germini RENAME licenses.txt)
install(FILES "${CMAKE_BINARY_DIR}/package/changelog.gz" DESTINATION share/doc/germini)
install(FILES "${CMAKE_BINARY_DIR}/package/germini.1.gz" DESTINATION share/man/man1)
install(FILES "${packaging}/germini.service" DESTINATION lib/systemd/system)
install(FILES "${CMAKE_BINARY_DIR}/package/germini.toml" DESTINATION /etc/germini)

file(READ "${packaging}/setup_user.sh" GERMINI_SETUP_USER)
configure_file("${packaging}/postinst.in" "${CMAKE_BINARY_DIR}/package/postinst" @ONLY)
file(WRITE "${CMAKE_BINARY_DIR}/package/conffiles" "/etc/germini/germini.toml\n")
foreach(script IN ITEMS preinst prerm postrm)
  configure_file("${packaging}/${script}" "${CMAKE_BINARY_DIR}/package/${script}" COPYONLY)
endforeach()
file(CHMOD "${CMAKE_BINARY_DIR}/package/postinst" PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ
     GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
file(CHMOD "${CMAKE_BINARY_DIR}/package/conffiles" PERMISSIONS OWNER_READ OWNER_WRITE GROUP_READ WORLD_READ)

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME germini)
set(CPACK_PACKAGE_VERSION "${PROJECT_VERSION}")
set(CPACK_PACKAGE_CONTACT "${GERMINI_MAINTAINER}")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "table for Minchiate and other Italian tarot games in the browser")
set(CPACK_PACKAGE_DESCRIPTION "A server with its web page for Minchiate, the Florentine tarot of 97 cards,
for Tarocco bolognese and for Sicilian tarocchi: friends open a link, sit
down and play. One process, one SQLite database; several on one PostgreSQL.")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
if(CMAKE_CROSSCOMPILING AND CMAKE_SYSTEM_PROCESSOR STREQUAL "aarch64")
  set(CPACK_DEBIAN_PACKAGE_ARCHITECTURE arm64)
endif()
set(CPACK_DEBIAN_PACKAGE_SECTION net)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_DEPENDS "passwd, tzdata")
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_DEBIAN_PACKAGE_CONTROL_EXTRA "${CMAKE_BINARY_DIR}/package/preinst;${CMAKE_BINARY_DIR}/package/postinst;${CMAKE_BINARY_DIR}/package/prerm"
    "${CMAKE_BINARY_DIR}/package/postrm;${CMAKE_BINARY_DIR}/package/conffiles")
include(CPack)
