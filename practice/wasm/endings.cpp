// What ends a module. Debian's libraries for WebAssembly cannot unwind the stack, and nothing here catches:
// an exception ends the worker with its message, and the page opens the table again from its log. So do the
// libraries' own checks, whose messages would otherwise bring the whole of printf.
#include <cstddef>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <string>

extern "C" {

[[noreturn]] __attribute__((import_module("practice"), import_name("fail"), noreturn)) void
practice_fail(const char* text, std::size_t size);

void* __cxa_allocate_exception(std::size_t size) noexcept { return std::malloc(size); }
void __cxa_free_exception(void*) noexcept {}
/// Every exception of the program and of its libraries derives from std::exception first.
[[noreturn]] void __cxa_throw(void* thrown, void*, void (*)(void*)) {
    const char* const what = static_cast<const std::exception*>(thrown)->what();
    practice_fail(what, std::strlen(what));
}

/// Of the library's runtime: the message is its format.
[[noreturn]] void abort_message(const char* format, ...) { practice_fail(format, std::strlen(format)); }

} // extern "C"

[[noreturn]] void std::__libcpp_verbose_abort(const char* format, ...) {
    practice_fail(format, std::strlen(format));
}
