// Lists of bounded length refuse excess elements in every build.
#include "engine/core/batch.hpp"
#include "engine/core/list.hpp"

#include <doctest/doctest.h>
#include <stdexcept>

using namespace germini;

TEST_CASE("a full list throws on another element") {
    List<int, 3> list{1, 2};
    list.push_back(3);
    CHECK(list.full());
    CHECK_THROWS_AS(list.push_back(4), std::length_error);
    CHECK(list == List<int, 3>{1, 2, 3});
    CHECK_THROWS_WITH(list.push_back(4), "a list of at most 3 elements is full");
}

TEST_CASE("a full batch throws on another element and stays unchanged") {
    Batch<int, 2> batch;
    batch.push_back(1);
    batch.push_back(2);
    CHECK_THROWS_AS(batch.push_back(3), std::length_error);
    CHECK(batch.size() == 2);
    CHECK(batch[1] == 2);
}
