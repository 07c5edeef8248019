// Lists with one entry per seat of a table, or per person of a match. Using one in place of the other does
// not compile.
#pragma once
#include "engine/core/match.hpp"

#include <algorithm>
#include <cstddef>
#include <initializer_list>
#include <iterator>
#include <utility>
#include <vector>

namespace germini::server {

template <class Place, class T> class By {
public:
    By() = default;
    explicit By(int places) : items_(static_cast<std::size_t>(places)) {}
    By(int places, const T& each) : items_(static_cast<std::size_t>(places), each) {}
    By(std::initializer_list<T> items) : items_(items) {}
    template <std::input_iterator From> By(From first, From last) : items_(first, last) {}

    /// Throws std::out_of_range if there is no such seat or person.
    T& operator[](Place place) { return items_.at(static_cast<std::size_t>(index(place))); }
    const T& operator[](Place place) const { return items_.at(static_cast<std::size_t>(index(place))); }
    int size() const { return static_cast<int>(items_.size()); }
    void fill(const T& each) { std::fill(items_.begin(), items_.end(), each); }
    void push_back(T item) { items_.push_back(std::move(item)); }
    auto begin() { return items_.begin(); }
    auto end() { return items_.end(); }
    auto begin() const { return items_.begin(); }
    auto end() const { return items_.end(); }
    friend bool operator==(const By&, const By&) = default;

private:
    std::vector<T> items_;
};
template <class T> using BySeat = By<Seat, T>;
template <class T> using ByPerson = By<Person, T>;

/// A person's number is that of the seat they held when the match began.
constexpr Person first_person(Seat seat) { return static_cast<Person>(seat); }
constexpr Seat first_seat(Person person) { return static_cast<Seat>(person); }

} // namespace germini::server
