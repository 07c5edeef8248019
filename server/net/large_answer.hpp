// The body of a long answer. A short body stays in memory; a longer one is stored in a file and sent in
// pieces, so that slow clients cost no memory.
#pragma once
#include "server/actor/server_context.hpp"
#include "server/net/addresses.hpp"
#include "server/net/message.hpp"

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace germini::server {

/// Bytes of a large answer held in memory at once.
inline constexpr std::size_t kAnswerPiece = std::size_t{64} * 1024;

/// An unlinked temporary file, readable by this process only. Its lifetime is that of the object.
class LargeAnswer {
public:
    /// Creates the file. Throws std::system_error, as append() does.
    explicit LargeAnswer(const std::string& folder);
    LargeAnswer(const LargeAnswer&) = delete;
    LargeAnswer& operator=(const LargeAnswer&) = delete;
    ~LargeAnswer();

    void append(std::string_view bytes);
    std::size_t size() const { return size_; }
    /// Fills `piece` with the bytes from offset `from`. Returns the number of bytes read; 0 at the end or if
    /// reading fails. May be called from any thread.
    std::size_t read(std::size_t from, std::span<char> piece) const;

private:
    const int file_;
    std::size_t size_ = 0;
};

/// Collects a body piece by piece and builds the answer.
class AnswerWriter {
public:
    AnswerWriter(const ServerContext& server, const NetSettings& settings, AddressPtr address);
    void put(std::string_view text);
    /// Returns `answer` with the body, or an error: 429 `too_many`, 503 `full` or `not_stored`. The answer
    /// counts for its address until it is destroyed.
    Response finish(Response answer);

private:
    void write();
    void refuse(Response why);

    const ServerContext& server_;
    const NetSettings& settings_;
    const AddressPtr address_;
    std::string text_; ///< not yet written to the file
    std::shared_ptr<LargeAnswer> file_;
    std::shared_ptr<void> slot_; ///< among the large answers of its address
    std::optional<Response> refusal_;
};

} // namespace germini::server
