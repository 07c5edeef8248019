#include "server/cli/file_content.hpp"

#include <fstream>
#include <iostream>
#include <iterator>
#include <stdexcept>

namespace germini::cli {

std::string file_content(const std::string& file) {
    if (file == "-") return {std::istreambuf_iterator<char>(std::cin), {}};
    std::ifstream in(file);
    std::string text{std::istreambuf_iterator<char>(in), {}};
    if (!in || text.empty()) throw std::runtime_error(file + ": cannot be read, or is empty");
    return text;
}

} // namespace germini::cli
