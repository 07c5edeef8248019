// What many threads hand to one place: nobody waits for anybody, and nothing is overtaken by what the same
// thread handed over later.
#pragma once
#include <atomic>
#include <memory>
#include <utility>

namespace germini::server {

template <class T> class Inbox {
public:
    Inbox() = default;
    Inbox(const Inbox&) = delete;
    Inbox& operator=(const Inbox&) = delete;
    ~Inbox() {
        take([](T) {});
    }

    /// From any thread. True if it was empty: then somebody has to see to it that it is taken from.
    bool put(T value) {
        Node* before = newest_.load(std::memory_order_relaxed);
        auto node = std::make_unique<Node>(Node{std::move(value), before});
        while (!newest_.compare_exchange_weak(before, node.get(), std::memory_order_acq_rel,
                                              std::memory_order_relaxed))
            node->older = before;
        static_cast<void>(node.release()); // whoever takes has it from now on
        return before == nullptr;
    }

    /// Calls `visit(T)` for all that is there, the oldest first. From one thread at a time.
    template <class Visit> void take(Visit visit) {
        Node* oldest = nullptr;
        for (Node* next = newest_.exchange(nullptr, std::memory_order_acq_rel); next != nullptr;)
            next = std::exchange(next->older, std::exchange(oldest, next));
        while (oldest != nullptr) {
            const std::unique_ptr<Node> node(std::exchange(oldest, oldest->older));
            visit(std::move(node->value));
        }
    }

private:
    struct Node {
        T value;
        Node* older;
    };
    std::atomic<Node*> newest_ = nullptr;
};

} // namespace germini::server
