// Pointer to an object of its own, or to none. Copying it copies the object: by its clone() if it has one.
#pragma once
#include <memory>
#include <utility>

namespace germini::server {

template <class T> class Owned {
public:
    Owned() = default;
    Owned(std::unique_ptr<T> object) : object_(std::move(object)) {}
    Owned(const Owned& other) : object_(other.object_ ? copy_of(*other.object_) : nullptr) {}
    Owned(Owned&&) noexcept = default;
    Owned& operator=(const Owned& other) { return *this = Owned(other); }
    Owned& operator=(Owned&&) noexcept = default;
    ~Owned() = default;

    T* get() const { return object_.get(); }
    T& operator*() const { return *object_; }
    T* operator->() const { return object_.get(); }
    explicit operator bool() const { return object_ != nullptr; }

private:
    static std::unique_ptr<T> copy_of(const T& object) {
        if constexpr (requires { object.clone(); })
            return object.clone();
        else
            return std::make_unique<T>(object);
    }

    std::unique_ptr<T> object_;
};

} // namespace germini::server
