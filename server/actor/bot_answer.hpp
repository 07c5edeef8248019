// A bot's answer to the question of a seat, once it has thought of one. It belongs to one question: the
// answer to another is neither kept nor returned, and the thought is dropped once its question is over. Used
// on the table's strand only.
#pragma once
#include "server/hand_numbers.hpp"

#include <memory>
#include <optional>
#include <utility>

namespace germini::server {

struct SeatQuestion {
    TableHand hand{};
    int asked = 0; ///< number of the event that asked the seat
    friend bool operator==(const SeatQuestion&, const SeatQuestion&) = default;
};

/// `T`: a move, or the text of a hint.
template <class T> class BotAnswer {
public:
    /// Begins an answer. The thought is wanted until the returned pointer expires.
    std::weak_ptr<const void> begin(const SeatQuestion& question) {
        question_ = question;
        wanted_ = std::make_shared<const int>();
        answer_.reset();
        return wanted_;
    }
    /// Returns true if a bot thinks about this question, or has answered it.
    bool is_to(const SeatQuestion& open) const { return wanted_ != nullptr && question_ == open; }
    /// Keeps the answer. Returns false if `question` is over.
    bool set(const SeatQuestion& question, T answer) {
        if (question_ != question) return false;
        answer_ = std::move(answer);
        return true;
    }
    /// Returns the answer; null while a bot thinks, and for another question.
    const T* to(const SeatQuestion& question) const {
        return question_ == question && answer_ ? &*answer_ : nullptr;
    }

private:
    SeatQuestion question_;
    std::shared_ptr<const void> wanted_;
    std::optional<T> answer_;
};

} // namespace germini::server
