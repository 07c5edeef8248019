#include "tests/server/support/temp_dir.hpp"

#include <filesystem>
#include <stdexcept>
#include <stdlib.h>

namespace germini::test {

TempDir::TempDir() {
    std::string name = (std::filesystem::temp_directory_path() / "germini-test-XXXXXX").string();
    if (::mkdtemp(name.data()) == nullptr) throw std::runtime_error("no folder for the test");
    path_ = name;
}

TempDir::~TempDir() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
}

} // namespace germini::test
