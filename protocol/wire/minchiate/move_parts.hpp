// The parts of moves that Minchiate has with partners and without.
#pragma once
#include "engine/minchiate/move.hpp"
#include "protocol/wire/move_form.hpp"

#include <string>

namespace germini::protocol::minchiate {

/// Reads a list of cards. Sets `fits` to false if a card appears twice or there are more than any move can
/// name.
CardList read_cards(const Field& field, bool& fits);
/// Reads the cards of each versicola; `fits` as above.
germini::minchiate::DeclareMove read_versicole(const Field& field, bool& fits);
/// Reads the number of cards to lift; 0, which is never lawful (CUT-2), if there are not so many.
germini::minchiate::CutMove read_cut(const Field& field);

/// Appends a move as a member.
struct MovePartWriter {
    std::string& out;
    void operator()(const germini::minchiate::CutMove& m) const;
    void operator()(const germini::minchiate::DiscardMove& m) const;
    void operator()(const germini::minchiate::DeclareMove& m) const;
    void operator()(const germini::minchiate::GiveMove& m) const;
    void operator()(const germini::minchiate::ClaimMove& m) const;
    void operator()(const germini::minchiate::AnswerMove& m) const;
};

} // namespace germini::protocol::minchiate
