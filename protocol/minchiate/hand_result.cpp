#include "protocol/minchiate/hand_result.hpp"

#include "engine/minchiate/fold.hpp"
#include "engine/minchiate/ledger.hpp"
#include "engine/minchiate/names.hpp"

namespace germini::protocol::minchiate {
namespace {

using namespace germini::minchiate;
using nlohmann::ordered_json;

std::string name(Word word) { return std::string(names().words[word]); }

ordered_json codes(const CardRun& cards) {
    auto out = ordered_json::array();
    for (Card card : cards) out.push_back(std::string(code(card)));
    return out;
}

struct Sheet {
    ordered_json scores = ordered_json::array();
    ordered_json resti = ordered_json::array();
    ordered_json final = ordered_json::array({side(), side()});

    static ordered_json side() {
        return {{"versicole", 0}, {"cards", 0}, {"tricks", 0},
                {"last", 0},      {"total", 0}, {"list", ordered_json::array()}};
    }
    void add(const Scored& e) {
        if (e.why <= Why::death) {
            scores.push_back({{"why", name(word(e.why))},
                              {"team", index(e.side)},
                              {"points", e.points},
                              {"cards", codes(e.cards)}});
            return;
        }
        ordered_json& sheet = final[static_cast<std::size_t>(index(e.side))];
        const std::string key = e.why == Why::versicola ? "versicole" : name(word(e.why));
        sheet[key] = sheet[key].get<int>() + e.points;
        sheet["total"] = sheet["total"].get<int>() + e.points;
        if (e.why == Why::versicola) sheet["list"].push_back(ordered_json::array({codes(e.cards), e.points}));
    }
    void add(const Paid& e) {
        resti.push_back({{"when", name(word(e.when))}, {"team", index(e.side)}, {"resti", e.resti}});
    }
};

} // namespace

ordered_json write_result(std::span<const Event> events) {
    State state;
    Sheet sheet;
    for (const Event& event : events) {
        fold(state, event);
        if (const auto* scored = std::get_if<Scored>(&event)) sheet.add(*scored);
        if (const auto* paid = std::get_if<Paid>(&event)) sheet.add(*paid);
    }
    const auto closed = ledger(state);
    ordered_json out{{"format", kResultFormat}, {"complete", closed.has_value()}};
    out["scores"] = std::move(sheet.scores);
    out["resti"] = std::move(sheet.resti);
    if (!closed) return out;
    out["final"] = std::move(sheet.final);
    out["end"] = closed->end;
    auto& seats = out["seats"] = ordered_json::array();
    for (const auto resti : closed->seats) seats.push_back(resti);
    return out;
}

ordered_json write_error(const RecordError& error) {
    ordered_json body{{"move", nullptr}, {"seat", nullptr}, {"rule", error.rule}, {"message", error.message}};
    if (error.move >= 0) body["move"] = error.move;
    if (error.seat != kNoSeat) body["seat"] = index(error.seat);
    return {{"format", kResultFormat}, {"error", std::move(body)}};
}

} // namespace germini::protocol::minchiate
