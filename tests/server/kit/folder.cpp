#include "tests/server/kit/folder.hpp"

#include <filesystem>
#include <stdexcept>
#include <stdlib.h>

namespace germini::test {

Folder::Folder() {
    std::string name = (std::filesystem::temp_directory_path() / "germini-test-XXXXXX").string();
    if (::mkdtemp(name.data()) == nullptr) throw std::runtime_error("no folder for the test");
    path_ = name;
}

Folder::~Folder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
}

} // namespace germini::test
