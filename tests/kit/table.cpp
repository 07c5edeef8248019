#include "tests/kit/table.hpp"

#include "engine/minchiate/turn.hpp"

namespace germini::kit {

using namespace minchiate;

Table::Table(const Rules& rules, int dealer, const Pack& pack) {
    if (!lawful(pack, rules)) throw std::invalid_argument("the pack may not be cut (CUT-1)");
    for (const Event& event : open(rules, seat(dealer), pack)) take(event);
}

Table::Table(const std::vector<Event>& events) {
    for (const Event& event : events) take(event);
}

void Table::take(const Event& event) {
    fold(state_, event);
    log_.push_back(event);
}

std::string Table::clause(const Move& move) const {
    const auto events = decide(state_, move);
    return events ? "" : std::string(events.error().clause);
}

Table& Table::make(const Move& move) {
    const auto events = decide(state_, move);
    if (!events) throw Refused(events.error().clause);
    for (const Event& event : *events) take(event);
    moves_.push_back(move);
    return *this;
}

Seat Table::due() const {
    for (int s = 0; s < kSeats; ++s)
        if (state_.due.has(seat(s))) return seat(s);
    throw std::logic_error("nobody is due");
}

Choice Table::choice() const { return choice(index(due())); }
Choice Table::choice(int s) const { return minchiate::choice(sight(state_, seat(s))); }

Table& Table::cut(int lifted) { return make({cutter_of(state_.dealer), CutMove{lifted}}); }

Table& Table::discard(int s, std::string_view codes) { return make({seat(s), DiscardMove{run(codes)}}); }

namespace {

Move declaration(int s, std::initializer_list<std::string_view> versicole) {
    DeclareMove move;
    for (std::string_view codes : versicole) move.versicole.push_back(cards(codes));
    return {seat(s), move};
}

} // namespace

Table& Table::declare(int s, std::initializer_list<std::string_view> versicole) {
    return make(declaration(s, versicole));
}

std::string Table::clause_of_declare(int s, std::initializer_list<std::string_view> versicole) const {
    return clause(declaration(s, versicole));
}

std::string Table::clause_of_discard(int s, std::string_view codes) const {
    return clause({seat(s), DiscardMove{run(codes)}});
}

Table& Table::declare_nothing() {
    while (state_.phase == Phase::declare) make({due(), DeclareMove{}});
    return *this;
}

Move Table::playing(std::string_view code) const {
    const Seat mover = due(), hand_of = to_play(state_);
    return {hand_of, PlayMove{card(code), hand_of == mover ? kNoSeat : mover}};
}

Table& Table::play(std::string_view codes) {
    for (Card c : list(codes)) make(playing(code(c)));
    return *this;
}

Table& Table::give(std::string_view code) { return make({due(), GiveMove{card(code)}}); }
Table& Table::fall() { return make({due(), FallMove{}}); }

std::vector<SeenEvent> Table::seen(Viewer viewer) const {
    std::vector<SeenEvent> out;
    for (const Event& event : log_) out.push_back(project(event, viewer));
    return out;
}

View Table::view(Viewer viewer) const {
    View out = view_of(state_.rules, viewer);
    for (const SeenEvent& event : seen(viewer)) fold(out, event);
    return out;
}

std::string Table::scores() const {
    std::string out;
    for (const auto& e : events<Scored>()) {
        if (e.why > Why::death) continue;
        if (!out.empty()) out += "; ";
        out += std::string(names().words[word(e.why)]) + " " + std::to_string(index(e.side)) + " " +
               std::to_string(e.points) + " [" + text(e.cards) + "]";
    }
    return out;
}

std::string Table::resti() const {
    std::string out;
    for (const auto& e : events<Paid>()) {
        if (!out.empty()) out += "; ";
        out += std::string(names().words[word(e.when)]) + " " + std::to_string(index(e.side));
        if (e.when != When::play) out += " " + std::to_string(e.resti);
    }
    return out;
}

} // namespace germini::kit
