// The main function of every C++ suite. It ends with the line that the test run sums up: "N passed, N
// failed".
#define DOCTEST_CONFIG_IMPLEMENT
#include <doctest/doctest.h>

#include <cstdio>

namespace {

/// Counts test cases; prints its line last, after doctest's own summary.
class ClosingCount : public doctest::IReporter {
public:
    explicit ClosingCount(const doctest::ContextOptions&) {}

    void test_run_end(const doctest::TestRunStats& stats) override {
        failed = stats.numTestCasesFailed;
        passed = started - failed;
    }
    void report_query(const doctest::QueryData&) override {}
    void test_run_start() override {}
    void test_case_start(const doctest::TestCaseData&) override { ++started; } // once per case that runs
    void test_case_reenter(const doctest::TestCaseData&) override {}
    void test_case_end(const doctest::CurrentTestCaseStats&) override {}
    void test_case_exception(const doctest::TestCaseException&) override {}
    void subcase_start(const doctest::SubcaseSignature&) override {}
    void subcase_end() override {}
    void log_assert(const doctest::AssertData&) override {}
    void log_message(const doctest::MessageData&) override {}
    void test_case_skipped(const doctest::TestCaseData&) override {}

    static inline unsigned started = 0, passed = 0, failed = 0;
};

REGISTER_LISTENER("closing_count", 1, ClosingCount);

} // namespace

int main(int argc, char** argv) {
    doctest::Context context(argc, argv);
    const int result = context.run();
    if (context.shouldExit()) return result; // a query, such as --list-test-cases
    std::printf("%u passed, %u failed\n", ClosingCount::passed, ClosingCount::failed);
    if (ClosingCount::passed + ClosingCount::failed == 0) return 1; // an empty run proves nothing
    return result;
}
