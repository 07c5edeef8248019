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

template <class T> using Stored = tl::expected<T, store::StoreError>;
template <class T> using Waits = boost::asio::awaitable<Stored<T>>;

class Days : public std::enable_shared_from_this<Days> {
public:
    /// Reads the chain, or makes the first one. Throws std::runtime_error.
    Days(server::ServerContext& server, DaySettings settings);
    Days(const Days&) = delete;
    Days& operator=(const Days&) = delete;

    bool on() const { return chain_.has_value(); }
    /// Starts the timer that closes days that are over.
    void begin();

    /// Returns the current day and opens it if necessary; nullopt if it has no deal, because the chain begins
    /// later or has ended, or because the clock has been set back before it.
    Waits<std::optional<model::DayRow>> today();
    /// Returns a day's secret; nullopt for a day of an earlier chain, whose secrets are lost.
    std::optional<server::Hash256> secret_of(const model::DayRow& day) const;
    const Chain& chain() const { return *chain_; }

    /// Passes a player's messages to the table of their try, and returns its answers; nullopt if nothing has
    /// happened, because another request of the try came first or a bot had no time. `day`: that of the try,
    /// the current one. `player`: the name shown. `owner`: the address on whose behalf the bots think.
    Waits<std::optional<std::vector<Shown>>> exchange(model::DayRow day, model::DayTry tried,
                                                      std::string player, std::vector<std::string> messages,
                                                      std::string owner);
    /// Closes the days that are over: bots finish the unfinished tries, and the results open. A day stays
    /// open until the next call if one of its tries changes in the meantime.
    boost::asio::awaitable<void> close_days();

private:
    /// How a try's bots find their moves.
    enum class Bots : std::uint8_t {
        thinking,
        greedy ///< without imagined deals
    };
    /// A bot's move; `whole`: from as many imagined deals as everybody's.
    struct Found {
        Found(std::string found, bool all) : move(std::move(found)), whole(all) {}
        std::string move;
        bool whole;
    };
    DayTable load(const model::DayTry& tried, const server::Hash256& secret, const std::string& player) const;
    Waits<bool> run(DayTable& table, const model::DayTry& tried, Bots bots, const std::string& owner,
                    std::vector<model::DayAnswer>& found);
    boost::asio::awaitable<Found> think(const DayTable& table, const Question& question,
                                        const std::string& owner);
    Waits<bool> keep(const DayTable& table, const model::DayTry& tried, bool by_bot,
                     std::vector<model::DayAnswer> found);
    Waits<bool> finish(const model::DayRow& day, const model::DayTry& tried);
    Waits<bool> finish_if_sound(const model::DayRow& day, const model::DayTry& tried,
                                std::vector<model::TryKey>& dropped);
    Waits<bool> close(const model::DayRow& day);
    void look_after();

    server::ServerContext& server_;
    const DaySettings settings_;
    std::optional<Chain> chain_;
    boost::asio::steady_timer timer_;
};

} // namespace germini::day
