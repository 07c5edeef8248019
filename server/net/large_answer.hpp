// The body of a long answer: in memory while it is short, else in a file that is sent in pieces, so that a
// client that does not read costs no memory.
#pragma once
#include "server/net/addresses.hpp"
#include "server/net/message.hpp"

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace germini::server {

/// Bytes of a large answer in memory at once.
inline constexpr std::size_t kAnswerPiece = std::size_t{64} * 1024;

/// A file without a name, readable by this process alone, that ends with the object.
class LargeAnswer {
public:
    /// Throws std::system_error, as append() does.
    explicit LargeAnswer(const std::string& folder);
    LargeAnswer(const LargeAnswer&) = delete;
    LargeAnswer& operator=(const LargeAnswer&) = delete;
    ~LargeAnswer();

    void append(std::string_view bytes);
    std::size_t size() const { return size_; }
    /// Fills `piece` with what is at `from`; 0 where nothing is there or the disk fails. From any thread.
    std::size_t read(std::size_t from, std::span<char> piece) const;

private:
    const int file_;
    std::size_t size_ = 0;
};

/// Takes a body piece by piece and makes the answer of it.
class AnswerWriter {
public:
    AnswerWriter(const NetSettings& settings, std::string folder, AddressPtr address);
    void put(std::string_view text);
    /// `answer` with the body, or why it is refused: 429 `too_many`, 503 `busy`, 503 `not_stored`. The places
    /// that it takes among the large answers of its address and in all are given back with it.
    Response finish(Response answer);

private:
    void write();
    void refuse(Response why);

    const NetSettings& settings_;
    const std::string folder_;
    const AddressPtr address_;
    std::string text_; ///< not in the file yet
    std::shared_ptr<LargeAnswer> file_;
    std::vector<std::shared_ptr<void>> places_;
    std::optional<Response> refusal_;
};

} // namespace germini::server
