#include "server/day/days.hpp"

#include "engine/core/search.hpp"
#include "server/callback_value.hpp"
#include "server/day/day_games.hpp"
#include "server/names/zone.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <filesystem>

namespace germini::day {
namespace {

using server::Hash256;

/// A new chain replaces a lost one from the day after the next, as the deals until then may have been seen.
constexpr int kAfterLoss = 2;
/// Days that may still have to be closed, after a long standstill too.
constexpr std::int64_t kMostOpen = 32;
/// A bot's search ends after so long even on a busy machine.
constexpr std::chrono::seconds kMostThinking{10};

/// A search of always as many imagined deals.
class FixedThought final : public server::Thought {
public:
    explicit FixedThought(std::unique_ptr<server::MoveThought> search) : search_(std::move(search)) {}

    void step() override {
        search_->step();
        worlds_ += kWorldsPerStep;
    }
    bool decided() const override { return worlds_ >= kWorlds || search_->decided(); }
    std::string move() const { return search_->move()->text(); }

private:
    std::unique_ptr<server::MoveThought> search_;
    int worlds_ = 0;
};

std::vector<std::string> lines_of(const std::string& log) {
    std::vector<std::string> lines;
    for (std::size_t from = 0; from < log.size();) {
        const std::size_t end = std::min(log.find('\n', from), log.size());
        lines.push_back(log.substr(from, end - from));
        from = end + 1;
    }
    return lines;
}

/// The day at that moment: never one before the latest, and never overlapping it.
std::optional<model::DayRow> day_at(const std::string& zone, std::int64_t now,
                                    const std::optional<model::DayRow>& latest) {
    model::DayRow day;
    day.date = names::day_at(zone, now);
    const names::ZoneDays days(zone);
    day.begins = *days.begins(day.date);
    day.ends = *days.begins(day.date, 1);
    day.zone = zone;
    if (latest) {
        if (day.date <= latest->date) return std::nullopt; // the zone has changed since
        day.begins = std::max(day.begins, latest->ends);
    }
    return day;
}

} // namespace

Days::Days(server::ServerContext& server, DaySettings settings)
    : server_(server), settings_(std::move(settings)), timer_(server.context) {
    if (settings_.zone.empty() || settings_.chain.empty()) return;
    const auto latest = server_.store.answer_now(model::LatestDays{1});
    const std::int64_t before = latest.empty() ? 0 : latest.front().chain;
    chain_ = read_chain(settings_.chain);
    if (chain_ && chain_->number() >= before) return;
    if (chain_) std::filesystem::rename(settings_.chain, settings_.chain + ".old");
    const std::string today = names::day_at(settings_.zone, server_.now());
    if (latest.empty())
        chain_ = make_chain(settings_.chain, 1, today);
    else
        chain_ = make_chain(settings_.chain, before + 1, date_after(today, kAfterLoss));
}

void Days::begin() {
    if (on()) look_after();
}

void Days::look_after() {
    timer_.expires_after(settings_.look);
    timer_.async_wait([weak = weak_from_this()](const boost::system::error_code& error) {
        const auto self = weak.lock();
        if (error || !self) return;
        auto closing = [](std::shared_ptr<Days> days) -> boost::asio::awaitable<void> {
            try {
                co_await days->close_days();
            } catch (const std::exception& failed) {
                journal::error({}, "the deal of the day cannot be closed: {}", failed.what());
            }
            days->look_after();
        };
        boost::asio::co_spawn(self->server_.context, closing(self), boost::asio::detached);
    });
}

Waits<std::optional<model::DayRow>> Days::today() {
    const std::int64_t now = server_.now();
    const model::LatestDays latest_query{1};
    const auto days = co_await server_.store.ask(latest_query);
    if (!days) co_return tl::make_unexpected(days.error());
    std::optional<model::DayRow> latest;
    if (!days->empty()) latest = days->front();
    if (latest && now < latest->ends) {
        if (now < latest->begins || !secret_of(*latest)) co_return std::nullopt;
        co_return latest;
    }
    auto day = day_at(settings_.zone, now, latest);
    const auto place = day ? chain_->place_of(day->date) : std::nullopt;
    if (!place) co_return std::nullopt;
    day->chain = chain_->number();
    day->place = *place;
    // A database of an earlier day was restored: somebody may have played this deal before.
    if (last_opened(settings_.chain) >= day->date) day->secret_known = now;
    const model::OpenDay open{*day};
    const auto opened = co_await server_.store.write(open);
    if (!opened) co_return tl::make_unexpected(opened.error());
    note_opened(settings_.chain, day->date);
    const model::FindDay query{day->date}; // another node may have opened it
    co_return co_await server_.store.ask(query);
}

std::optional<Hash256> Days::secret_of(const model::DayRow& day) const {
    if (day.chain != chain_->number()) return std::nullopt;
    return chain_->secret(static_cast<int>(day.place));
}

boost::asio::awaitable<Days::Found> Days::think(const DayTable& table, const Question& question,
                                                const std::string& owner) {
    auto search = table.thought(question);
    if (!server_.settings.bots_think) co_return Found(search->move()->text(), true);
    const auto thought = std::make_shared<FixedThought>(std::move(search));
    const auto wanted = std::make_shared<const int>();
    const auto begin = [&](auto done) {
        auto found = [done, thought] { done(thought->move()); };
        server_.thinkers.think({thought, kMostThinking, server_.steady() + kMostThinking, wanted, owner,
                                server::ThoughtKind::other, false, std::move(found)});
    };
    std::string move = co_await server::callback_value<std::string>(begin);
    co_return Found(std::move(move), thought->decided());
}

/// Runs the table until its player is asked. `found` gets the answers that no bot had found before, unless
/// they are greedy. Returns false if a bot had too little time: nobody plays against a weaker one.
Waits<bool> Days::run(DayTable& table, const model::DayTry& tried, Bots bots, const std::string& owner,
                      std::vector<model::DayAnswer>& found) {
    while (const auto question = table.run()) {
        const model::FindBotMove query{tried.date, tried.game, tried.field, question->seen};
        auto known = co_await server_.store.ask(query);
        if (!known) co_return tl::make_unexpected(known.error());
        std::string move = known->value_or("");
        if (move.empty() && bots == Bots::greedy) {
            move = table.thought(*question)->move()->text();
        } else if (move.empty()) {
            Found thought = co_await think(table, *question, owner);
            if (!thought.whole) co_return false;
            move = std::move(thought.move);
            found.push_back({question->seen, move});
        }
        table.answer(*question, move);
    }
    co_return true;
}

/// Returns false if the try has changed meanwhile; nothing is written then.
Waits<bool> Days::keep(const DayTable& table, const model::DayTry& tried, bool by_bot,
                       std::vector<model::DayAnswer> found) {
    if (table.entries().empty()) co_return true;
    model::AppendTry append{tried.key, tried.entries,   static_cast<std::int64_t>(table.entries().size()), {},
                            {},        std::move(found)};
    for (const std::string& entry : table.entries()) (append.lines.unsealed() += entry) += '\n';
    if (const auto& ended = table.ended())
        append.end = model::AppendTry::End{
            {server_.now(), by_bot, ended->worth.halves, ended->worth.units, kPlayerSeat},
            server::Sealed(ended->record),
            server::Sealed(ended->result)};
    const auto written = co_await server_.store.write(append);
    if (!written) co_return tl::make_unexpected(written.error());
    co_return *written == model::AppendTry::Outcome::done;
}

DayTable Days::load(const model::DayTry& tried, const Hash256& secret, const std::string& player) const {
    const Deal deal{tried.date, tried.game, tried.field};
    return DayTable(server_.games, deal, key_of(secret, deal), player, lines_of(tried.log.unsealed()),
                    server_.now());
}

Waits<std::optional<std::vector<Shown>>> Days::exchange(model::DayRow day, model::DayTry tried,
                                                        std::string player, std::vector<std::string> messages,
                                                        std::string owner) {
    DayTable table = load(tried, secret_of(day).value(), player);
    for (const std::string& message : messages) table.receive(message);
    std::vector<model::DayAnswer> found;
    const auto ran = co_await run(table, tried, Bots::thinking, owner, found);
    if (!ran) co_return tl::make_unexpected(ran.error());
    if (!*ran) co_return std::nullopt;
    const auto kept = co_await keep(table, tried, false, std::move(found));
    if (!kept) co_return tl::make_unexpected(kept.error());
    if (!*kept) co_return std::nullopt;
    co_return table.messages();
}

/// Plays a try to its end: the bot's own as its bots do, a person's greedily, as many may be left. Returns
/// false if it has changed meanwhile.
Waits<bool> Days::finish(const model::DayRow& day, const model::DayTry& tried) {
    const auto secret = secret_of(day);
    if (!secret) throw std::runtime_error("its secret is lost");
    DayTable table = load(tried, *secret, "quick");
    const std::string owner = "deal of the day";
    std::vector<model::DayAnswer> found;
    while (!table.over()) {
        const auto ran = co_await run(table, tried, tried.bot ? Bots::thinking : Bots::greedy, owner, found);
        if (!ran) co_return tl::make_unexpected(ran.error());
        if (!*ran) co_return false;
        if (table.over()) break;
        const Question question = table.player_question();
        std::string move = table.thought(question)->move()->text();
        if (tried.bot) {
            Found thought = co_await think(table, question, owner);
            if (!thought.whole) co_return false;
            move = std::move(thought.move);
        }
        table.play(move);
    }
    co_return co_await keep(table, tried, !tried.bot, std::move(found));
}

/// The same, but a try whose log is damaged is added to `dropped`, and so is one whose person has not seen
/// it.
Waits<bool> Days::finish_if_sound(const model::DayRow& day, const model::DayTry& tried,
                                  std::vector<model::TryKey>& dropped) {
    if (!tried.bot && tried.entries == 0) {
        dropped.push_back(tried.key);
        co_return true;
    }
    try {
        co_return co_await finish(day, tried);
    } catch (const std::exception& broken) { // of any kind: nothing in a log may stop the others
        journal::error({}, "a try of the deal of the day {} is dropped: {}", day.date, broken.what());
        dropped.push_back(tried.key);
    }
    co_return true;
}

/// Returns false if a try has changed meanwhile.
Waits<bool> Days::close(const model::DayRow& day) {
    if (secret_of(day))
        for (const DayGame& game : kGames)
            for (const auto field : {model::DayField::accounts, model::DayField::guests}) {
                const model::BeginTry begin{day.date, std::string(game.game), {},
                                            field,    server_.new_id(),       server_.now()};
                const auto begun = co_await server_.store.write(begin);
                if (!begun) co_return tl::make_unexpected(begun.error());
            }
    model::CloseDay command{day.date, 0, {}};
    for (model::OpenTries query{day.date, {}};;) {
        const auto open = co_await server_.store.ask(query);
        if (!open) co_return tl::make_unexpected(open.error());
        if (open->empty()) break;
        for (const model::DayTry& tried : *open) {
            const auto finished = co_await finish_if_sound(day, tried, command.dropped);
            if (!finished) co_return tl::make_unexpected(finished.error());
            if (!*finished) co_return false;
        }
        query.after = open->back().key;
    }
    command.at = server_.now();
    const auto closed = co_await server_.store.write(command);
    if (!closed) co_return tl::make_unexpected(closed.error());
    co_return *closed == model::CloseDay::Outcome::closed;
}

boost::asio::awaitable<void> Days::close_days() {
    const model::LatestDays query{kMostOpen};
    const auto days = co_await server_.store.ask(query);
    if (!days) co_return; // logged by the store; the next look tries again
    for (const model::DayRow& day : *days) {
        if (day.closed || server_.now() < day.ends) continue;
        const auto closed = co_await close(day);
        if (closed && *closed) journal::info({}, "the results of the deal of the day {} are open", day.date);
    }
}

} // namespace germini::day
