#include "tests/support/minchiate/hand_driver.hpp"

#include "engine/minchiate/turn.hpp"

namespace germini::support {

using namespace minchiate;

HandDriver::HandDriver(const Rules& rules, int dealer, const Pack& pack) {
    if (!is_valid_pack(pack, rules)) throw std::invalid_argument("the pack may not be cut (CUT-1)");
    for (const Event& event : open(rules, seat(dealer), pack)) take(event);
}

HandDriver::HandDriver(const std::vector<Event>& events) {
    for (const Event& event : events) take(event);
}

void HandDriver::take(const Event& event) {
    fold(state_, event);
    log_.push_back(event);
}

std::string HandDriver::clause(const Move& move) const {
    const auto decided = decide(state_, move);
    return decided ? "" : std::string(decided.error().clause);
}

HandDriver& HandDriver::make(const Move& move) {
    const auto decided = decide(state_, move);
    if (!decided) throw MoveRefused(decided.error().clause);
    for (const Event& event : decided->events) take(event);
    moves_.push_back(move);
    return *this;
}

Seat HandDriver::due() const {
    for (int s = 0; s < kSeats; ++s)
        if (state_.due.has(seat(s))) return seat(s);
    throw std::logic_error("nobody is due");
}

LegalMoves HandDriver::legal_moves() const { return legal_moves(index(due())); }
LegalMoves HandDriver::legal_moves(int s) const {
    return minchiate::legal_moves(information_state(state_, seat(s)));
}

HandDriver& HandDriver::cut(int lifted) { return make({cutter_of(state_.dealer), CutMove{lifted}}); }

HandDriver& HandDriver::discard(int s, std::string_view codes) {
    return make({seat(s), DiscardMove{run(codes)}});
}

namespace {

Move declaration(int s, std::initializer_list<std::string_view> versicole) {
    DeclareMove move;
    for (std::string_view codes : versicole) move.versicole.push_back(cards(codes));
    return {seat(s), move};
}

} // namespace

HandDriver& HandDriver::declare(int s, std::initializer_list<std::string_view> versicole) {
    return make(declaration(s, versicole));
}

std::string HandDriver::clause_of_declare(int s, std::initializer_list<std::string_view> versicole) const {
    return clause(declaration(s, versicole));
}

std::string HandDriver::clause_of_discard(int s, std::string_view codes) const {
    return clause({seat(s), DiscardMove{run(codes)}});
}

HandDriver& HandDriver::declare_nothing() {
    while (state_.phase == Phase::declare) make({due(), DeclareMove{}});
    return *this;
}

Move HandDriver::playing(std::string_view code) const {
    const Seat mover = due(), hand_of = to_play(state_);
    return {hand_of, PlayMove{card(code), hand_of == mover ? kNoSeat : mover}};
}

HandDriver& HandDriver::play(std::string_view codes) {
    for (Card c : list(codes)) make(playing(code(c)));
    return *this;
}

HandDriver& HandDriver::give(std::string_view code) { return make({due(), GiveMove{card(code)}}); }
HandDriver& HandDriver::fall() { return make({due(), FallMove{}}); }

std::vector<SeenEvent> HandDriver::seen(Viewer viewer) const {
    std::vector<SeenEvent> out;
    for (const Event& event : log_) out.push_back(project(event, viewer));
    return out;
}

View HandDriver::view(Viewer viewer) const {
    View out = view_of(state_.rules, viewer);
    for (const SeenEvent& event : seen(viewer)) fold(out, event);
    return out;
}

std::string HandDriver::scores() const {
    std::string out;
    for (const auto& e : events<Scored>()) {
        if (e.why > ScoreReason::death) continue;
        if (!out.empty()) out += "; ";
        out += std::string(names().words[word(e.why)]) + " " + std::to_string(index(e.side)) + " " +
               std::to_string(e.points) + " [" + text(e.cards) + "]";
    }
    return out;
}

std::string HandDriver::resti() const {
    std::string out;
    for (const auto& e : events<Paid>()) {
        if (!out.empty()) out += "; ";
        out += std::string(names().words[word(e.when)]) + " " + std::to_string(index(e.side));
        if (e.when != PaymentTime::play) out += " " + std::to_string(e.resti);
    }
    return out;
}

} // namespace germini::support
