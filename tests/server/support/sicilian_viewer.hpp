// What a viewer of Sicilian tarocchi may be sent (docs/rules/siciliano.md, who sees what), compared with what
// was sent. Written from that table only: it knows zones and words of the wire, and nothing of the engine.
#pragma once
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <vector>

namespace germini::test {

class SicilianViewer {
public:
    /// `seat` −1 for a spectator.
    explicit SicilianViewer(int seat) : seat_(seat) {}

    /// The next message of any kind.
    void message(const nlohmann::json& message);

    /// What was sent and may not be.
    const std::vector<std::string>& problems() const { return problems_; }
    /// How often each reason to show a card occurred.
    const std::map<std::string, int>& shown() const { return shown_; }

private:
    bool may_see(const nlohmann::json& event) const;
    void event(const nlohmann::json& event);
    void choice(const nlohmann::json& choice);

    int seat_;
    int dealer_ = -1;
    std::set<std::string> own_;   ///< in its hand
    std::set<std::string> known_; ///< every card that it was sent in this hand
    std::map<std::string, int> shown_;
    std::vector<std::string> problems_;
};

} // namespace germini::test
