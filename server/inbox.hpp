// A lock-free queue from many threads to one consumer. Values of the same thread keep their order.
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

    /// Callable from any thread. Returns true if the inbox was empty: then the caller must arrange for
    /// take().
    bool put(T value) {
        Node* before = newest_.load(std::memory_order_relaxed);
        auto node = std::make_unique<Node>(Node{std::move(value), before});
        while (!newest_.compare_exchange_weak(before, node.get(), std::memory_order_acq_rel,
                                              std::memory_order_relaxed))
            node->older = before;
        static_cast<void>(node.release()); // owned by take() from now on
        return before == nullptr;
    }

    /// Calls `visit(T)` for every value present, oldest first. Call from one thread at a time.
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
