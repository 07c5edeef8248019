// The calls about the tables of an evening: they are made as they were drawn, each seat has a link, and
// whoever runs the evening sees how they stand (docs/evenings.md).
#pragma once
#include "server/actor/directory.hpp"
#include "server/net/evening_json.hpp"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace germini::server {

class EveningTablesApi {
public:
    using Guest = std::optional<store::Guest>;
    /// A table, or why there is none.
    using Made = std::function<void(tl::expected<TableMade, Response>)>;
    /// Makes one as POST /api/tables does.
    using MakeOne = std::function<void(const Request&, const store::Guest&, TableRequest, Made)>;

    EveningTablesApi(World& world, const NetSettings& settings, std::shared_ptr<Directory> directory,
                     MakeOne make)
        : world_(world), settings_(settings), directory_(std::move(directory)), make_one_(std::move(make)) {}

    /// Those that were drawn and are not there yet; answers with new links.
    void make(const std::string& club, const std::string& evening, const Request& request,
              const store::Guest& guest, const Reply& reply) const;
    /// New links, instead of those of before.
    void renew_links(const std::string& club, const std::string& evening, const store::Guest& guest,
                     const Reply& reply) const;
    /// Closes tables at which nothing was played, so that it can be drawn anew.
    void close(const std::string& club, const std::string& evening, const store::Guest& guest,
               const Reply& reply) const;
    /// A seat waits for nobody any more.
    void free_seat(const std::string& club, const std::string& evening, const Request& request,
                   const store::Guest& guest, const Reply& reply) const;
    /// A member sits down on the seat that was drawn for him.
    void sit(const std::string& club, const std::string& evening, const store::Guest& guest,
             const Reply& reply) const;
    /// How all of them stand.
    void live(const std::string& club, const std::string& evening, const store::Guest& guest,
              const Reply& reply) const;

    /// What a link leads to.
    void show_link(const Request& request, const Guest& guest, const Reply& reply) const;
    /// To the seat, or as one who looks on.
    void enter(const Request& request, const store::Guest& guest, const Reply& reply) const;

private:
    struct Making;
    using Standings = std::function<void(nlohmann::ordered_json)>;

    void make_next(std::shared_ptr<Making> making) const;
    void write_links(const SeenEvening& seen, const store::Guest& guest, int status,
                     const Reply& reply) const;
    void standings(std::vector<store::EveningTableRow> tables, bool browsers, Standings done) const;
    void place(Seat seat, const std::string& table, const store::Guest& guest, const Reply& reply) const;
    void look_on(const std::string& table, const store::Guest& guest, const Reply& reply) const;

    World& world_;
    const NetSettings& settings_;
    std::shared_ptr<Directory> directory_;
    MakeOne make_one_;
};

} // namespace germini::server
