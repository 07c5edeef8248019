#include "server/net/large_answer.hpp"

#include "server/net/replies.hpp"
#include "server/net/share.hpp"

#include <cerrno>
#include <cstdlib>
#include <fcntl.h>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace germini::server {
namespace {

constexpr const char* kUntilRead = "5"; // seconds

[[noreturn]] void fail(const char* doing) { throw std::system_error(errno, std::generic_category(), doing); }

int open_unnamed(const std::string& folder) {
    std::string path = folder + "/answer-XXXXXX";
    const int file = ::mkostemp(path.data(), O_CLOEXEC);
    if (file < 0) fail("cannot create a file for a long response");
    ::unlink(path.c_str()); // the open file stays usable
    return file;
}

Response too_many_large() {
    Response answer =
        error_response(429, "too_many",
                       "Other long responses are being sent to your address: wait until they have finished.");
    answer.headers.emplace_back("Retry-After", kUntilRead);
    return answer;
}

} // namespace

LargeAnswer::LargeAnswer(const std::string& folder) : file_(open_unnamed(folder)) {}

LargeAnswer::~LargeAnswer() { ::close(file_); }

void LargeAnswer::append(std::string_view bytes) {
    while (!bytes.empty()) {
        const ::ssize_t written = ::pwrite(file_, bytes.data(), bytes.size(), static_cast<::off_t>(size_));
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) fail("cannot write a long response");
        size_ += static_cast<std::size_t>(written);
        bytes.remove_prefix(static_cast<std::size_t>(written));
    }
}

std::size_t LargeAnswer::read(std::size_t from, std::span<char> piece) const {
    const ::ssize_t got = ::pread(file_, piece.data(), piece.size(), static_cast<::off_t>(from));
    return got > 0 ? static_cast<std::size_t>(got) : 0;
}

AnswerWriter::AnswerWriter(const ServerContext& server, const NetSettings& settings, AddressPtr address)
    : server_(server), settings_(settings), address_(std::move(address)) {}

void AnswerWriter::put(std::string_view text) {
    if (refusal_) return;
    text_ += text;
    if (text_.size() > settings_.large_answer) write();
}

/// Moves the text into the file. The file's disk is the database's: hands in play must find room.
void AnswerWriter::write() {
    if (server_.disk.is_low(server_.steady())) return refuse(no_space());
    if (!file_) {
        slot_ = take_share(address_, &AddressState::large, 1, settings_.large_answers_per_address);
        if (!slot_) return refuse(too_many_large());
    }
    try {
        if (!file_) file_ = std::make_shared<LargeAnswer>(server_.store.folder());
        file_->append(text_);
        text_.clear();
    } catch (const std::system_error& error) {
        journal::error({}, "{}", error.what());
        refuse(not_stored());
    }
}

void AnswerWriter::refuse(Response why) {
    refusal_ = std::move(why);
    file_.reset();
    slot_.reset();
    text_ = {};
}

Response AnswerWriter::finish(Response answer) {
    if (file_ && !text_.empty()) write();
    if (refusal_) return *std::move(refusal_);
    if (!file_) {
        answer.body = std::move(text_);
        return answer;
    }
    answer.body.clear();
    answer.large = std::shared_ptr<const LargeAnswer>(
        file_.get(), [file = file_, slot = std::move(slot_)](const LargeAnswer*) {});
    return answer;
}

} // namespace germini::server
