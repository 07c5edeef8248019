// The days of this server: opens the current one, plays its tries, and closes those that are over.
#pragma once
#include "server/actor/server_context.hpp"
#include "server/day/chain.hpp"
#include "server/day/day_settings.hpp"
#include "server/day/day_table.hpp"
#include "server/day/model.hpp"

#include <boost/asio/awaitable.hpp>
#include <boost/asio/steady_timer.hpp>
#include <memory>
#include <optional>
#include <string>
#include <tl/expected.hpp>
#include <vector>

namespace germini::day {

/// What a request to a try's table leads to.
struct Exchange {
    enum class Kind : std::uint8_t {
        done,
        changed ///< another request of the same try came first: nothing has happened
    };
    Kind kind = Kind::done;
    std::vector<Shown> messages;
};

template <class T> using Stored = tl::expected<T, store::StoreError>;
template <class T> using Waits = boost::asio::awaitable<Stored<T>>;

class Days : public std::enable_shared_from_this<Days> {
public:
    /// Reads the chain, or makes the first one. Throws std::runtime_error.
    Days(server::ServerContext& server, DaySettings settings);
    Days(const Days&) = delete;
    Days& operator=(const Days&) = delete;

    bool on() const { return chain_.has_value(); }
    /// Begins to close days that are over.
    void begin();

    /// Opens the current day if it is not. nullopt if it has no deal: its chain begins later.
    Waits<std::optional<model::DayRow>> today();
    /// Returns the secret of a day of the current chain; nullopt for one of an earlier chain, which is lost.
    std::optional<server::Hash256> secret_of(const model::DayRow& day) const;
    const Chain& chain() const { return *chain_; }

    /// Gives a player's messages to the table of their try. `player`: the name shown. `owner`: the address
    /// that the bots think for.
    Waits<Exchange> exchange(model::DayTry tried, std::string player, std::vector<std::string> messages,
                             std::string owner);
    /// Closes the days that are over: bots play what is unfinished, and the results open. To be called again
    /// if a try has changed meanwhile.
    boost::asio::awaitable<void> close_days();

private:
    server::FairKey key(const model::DayTry& tried, const model::DayRow& day) const;
    Waits<bool> run(DayTable& table, const model::DayTry& tried, const std::string& owner,
                    std::vector<model::DayAnswer>& found);
    boost::asio::awaitable<std::string> think(const DayTable& table, const Question& question,
                                              const std::string& owner);
    Waits<bool> keep(const DayTable& table, const model::DayTry& tried, bool by_bot,
                     std::vector<model::DayAnswer> found);
    Waits<bool> finish(const model::DayRow& day, const model::DayTry& tried);
    Waits<bool> finish_if_sound(const model::DayRow& day, const model::DayTry& tried,
                                std::vector<model::TryKey>& damaged);
    Waits<bool> close(const model::DayRow& day);
    void look_after();

    server::ServerContext& server_;
    const DaySettings settings_;
    std::optional<Chain> chain_;
    boost::asio::steady_timer timer_;
};

} // namespace germini::day
