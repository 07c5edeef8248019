// The main function of every C++ suite. Every five seconds it prints how many cases it has run. Failed cases
// run once more at the end; those that then pass are named as unsteady
// (docs/decisions/0061-retried-tests.md). It ends with the line that the test run sums up: "N passed, N
// failed".
#define DOCTEST_CONFIG_IMPLEMENT
#include <doctest/doctest.h>

#include <chrono>
#include <cstdio>
#include <string>
#include <vector>

namespace {

/// Counts test cases, and keeps the names of those that failed.
class ClosingCount : public doctest::IReporter {
public:
    explicit ClosingCount(const doctest::ContextOptions&) {}

    void report_query(const doctest::QueryData&) override {}
    void test_run_start() override { started = 0, failed.clear(); }
    void test_run_end(const doctest::TestRunStats&) override {}
    void test_case_start(const doctest::TestCaseData& test) override { // once per case that runs
        ++started;
        name_ = test.m_name;
        const auto now = std::chrono::steady_clock::now();
        if (now - shown_ < kProgressInterval) return;
        std::fprintf(stderr, "%zu cases run\n", started - 1);
        shown_ = now;
    }
    void test_case_reenter(const doctest::TestCaseData&) override {}
    void test_case_end(const doctest::CurrentTestCaseStats& stats) override {
        if (stats.failure_flags != 0) failed.emplace_back(name_);
    }
    void test_case_exception(const doctest::TestCaseException&) override {}
    void subcase_start(const doctest::SubcaseSignature&) override {}
    void subcase_end() override {}
    void log_assert(const doctest::AssertData&) override {}
    void log_message(const doctest::MessageData&) override {}
    void test_case_skipped(const doctest::TestCaseData&) override {}

    static inline std::size_t started = 0;
    static inline std::vector<std::string> failed;

private:
    static constexpr std::chrono::seconds kProgressInterval{5};

    const char* name_ = "";
    std::chrono::steady_clock::time_point shown_ = std::chrono::steady_clock::now();
};

REGISTER_LISTENER("closing_count", 1, ClosingCount);

/// More failed cases than these have another cause than lack of time.
constexpr std::size_t kMostRepeated = 3;

/// The name as a filter of doctest, which separates filters by commas.
std::string filter_of(const std::string& name) {
    std::string filter;
    for (const char c : name) filter += c == ',' || c == '\\' ? std::string{'\\', c} : std::string{c};
    return filter;
}

/// Runs the failed cases again, names those that pass now, and returns how many still fail.
std::size_t repeat(const std::vector<std::string>& cases) {
    if (cases.empty() || cases.size() > kMostRepeated) return cases.size();
    std::size_t failed = 0;
    for (const std::string& name : cases) {
        doctest::Context again;
        again.addFilter("test-case", filter_of(name).c_str());
        if (again.run() != 0 || ClosingCount::started == 0)
            ++failed;
        else
            std::printf("unsteady: %s\n", name.c_str());
    }
    return failed;
}

} // namespace

int main(int argc, char** argv) {
    doctest::Context context(argc, argv);
    const int result = context.run();
    if (context.shouldExit()) return result; // a query, such as --list-test-cases
    const std::size_t started = ClosingCount::started;
    const std::size_t failed = repeat(std::vector(ClosingCount::failed));
    std::printf("%zu passed, %zu failed\n", started - failed, failed);
    if (started == 0) return 1; // an empty run proves nothing
    return failed == 0 ? 0 : 1;
}
