// What a viewer of Minchiate may be sent (docs/rules/minchiate.md, who sees what), compared with what was
// sent. Written from that table only: it knows zones and words of the wire, and nothing of the engine.
#pragma once
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <vector>

namespace germini::test {

class VisibilityChecker {
public:
    /// `seat` −1 for a spectator; `options` of the rules, with every one named.
    VisibilityChecker(int seat, const nlohmann::json& options)
        : seat_(seat), suits_open_(options.at("fola_view") == "faceup_suits") {}

    /// The next event of the hand.
    void event(const nlohmann::json& event);
    /// A choice that came after the events so far.
    void choice(const nlohmann::json& choice);

    /// What was sent and may not be.
    const std::vector<std::string>& problems() const { return problems_; }
    int cards_told() const { return told_; }

private:
    bool may_see(const nlohmann::json& event, const std::string& card) const;
    bool is_new_card_allowed(const nlohmann::json& event) const;
    void check_cards(const nlohmann::json& event);

    int seat_;
    bool suits_open_;
    int dealer_ = -1;
    int told_ = 0;
    std::set<std::string> known_; ///< every card that it has seen
    std::set<std::string> own_;   ///< in its hand
    std::set<std::string> led_;   ///< played from its hand
    std::set<std::string> open_;  ///< in fallen hands
    std::vector<std::string> problems_;
};

} // namespace germini::test
