#include "server/names/nickname.hpp"

#include "protocol/wire/inbound.hpp"
#include "server/names/profile.hpp"

#include <array>
#include <memory>
#include <stdexcept>
#include <unicode/brkiter.h>
#include <unicode/locid.h>
#include <unicode/normalizer2.h>
#include <unicode/uchar.h>
#include <unicode/uspoof.h>

namespace germini::names {
namespace {

using Text = icu::UnicodeString;

constexpr Fault kEmpty{"name_empty", "A name needs a letter or a digit."};
constexpr Fault kTooLong{"name_too_long", "A name can have at most 24 characters."};
constexpr Fault kCharacters{
    "name_characters", "The name has a character other than letters, digits, spaces, marks and symbols."};
constexpr Fault kMarks{"name_marks", "A letter can have at most three marks, and a mark needs a letter."};
constexpr Fault kMixed{"name_mixed", "The name mixes scripts or digits that are easily confused."};
constexpr Fault kReserved{"name_reserved", "That name is reserved for bots or public numbers."};
static_assert(protocol::kMaxName == 24 && kMostMarks == 3); // must match the messages

constexpr int kMostCodes = 4 * protocol::kMaxName; // code points: one visible character may have several
constexpr int kMostRounds = 4; // RFC 8266, 2.1: a name that is not stable after three more rounds is refused
constexpr UChar32 kTextStyle = 0xfe0e, kEmojiStyle = 0xfe0f;

void must(UErrorCode status, const char* what) {
    if (U_FAILURE(status)) throw std::runtime_error(std::string(what) + ": " + u_errorName(status));
}

Text text_of(std::string_view utf8) {
    return Text::fromUTF8(icu::StringPiece(utf8.data(), static_cast<std::int32_t>(utf8.size())));
}
std::string utf8_of(const Text& text) {
    std::string out;
    return text.toUTF8String(out);
}

/// Removes variation selectors: phone keyboards add them for emoji style, but they are not part of the name.
Text without_styles(const Text& text) {
    Text out;
    for (std::int32_t i = 0; i < text.length(); i = text.moveIndex32(i, 1))
        if (const UChar32 c = text.char32At(i); c != kTextStyle && c != kEmojiStyle) out.append(c);
    return out;
}

/// The profile's mapping: all spaces become the same one, none at the ends, never two together.
Text with_plain_blanks(const Text& text) {
    Text out;
    for (std::int32_t i = 0; i < text.length(); i = text.moveIndex32(i, 1)) {
        const UChar32 c = text.char32At(i);
        if (u_charType(c) != U_SPACE_SEPARATOR)
            out.append(c);
        else if (!out.isEmpty() && out.char32At(out.length() - 1) != ' ')
            out.append(UChar32{' '});
    }
    if (out.endsWith(Text(UChar32{' '}))) out.truncate(out.length() - 1);
    return out;
}

Text compatible(const Text& text) {
    UErrorCode status = U_ZERO_ERROR;
    const icu::Normalizer2* nfkc = icu::Normalizer2::getNFKCInstance(status);
    must(status, "NFKC");
    Text out = nfkc->normalize(text, status);
    must(status, "NFKC");
    return out;
}

Text lower(const Text& text) { return Text(text).toLower(icu::Locale::getRoot()); }

/// True for characters drawn over the one before them.
bool is_mark(UChar32 c) {
    return (U_GET_GC_MASK(c) & U_GC_M_MASK) != 0 || u_hasBinaryProperty(c, UCHAR_EMOJI_MODIFIER);
}
bool is_called(UChar32 c) { return (U_GET_GC_MASK(c) & (U_GC_L_MASK | U_GC_N_MASK)) != 0; }

bool has_called(const Text& text) {
    for (std::int32_t i = 0; i < text.length(); i = text.moveIndex32(i, 1))
        if (is_called(text.char32At(i))) return true;
    return false;
}

/// Returns the number of marks that a character's decomposition contains.
int marks_of(UChar32 c) {
    UErrorCode status = U_ZERO_ERROR;
    const icu::Normalizer2* nfd = icu::Normalizer2::getNFDInstance(status);
    Text apart;
    if (U_FAILURE(status) || !nfd->getDecomposition(c, apart)) return 0;
    int marks = 0;
    for (std::int32_t i = 0; i < apart.length(); i = apart.moveIndex32(i, 1))
        marks += is_mark(apart.char32At(i)) ? 1 : 0;
    return marks;
}

/// Returns the text without marks that have no base character or exceed `kMostMarks` on one.
Text with_few_marks(const Text& text) {
    Text out;
    int marks = kMostMarks; // no base character yet
    for (std::int32_t i = 0; i < text.length(); i = text.moveIndex32(i, 1)) {
        const UChar32 c = text.char32At(i);
        if (!is_mark(c)) marks = c == ' ' ? kMostMarks : marks_of(c);
        if (!is_mark(c) || ++marks <= kMostMarks) out.append(c);
    }
    return out;
}

bool is_long(const Text& text) { return text.countChar32() > kMostCodes; }

/// Returns the text's first characters as people count them (UAX 29), at most kMaxName.
Text first_characters(const Text& text) {
    if (text.countChar32() <= protocol::kMaxName) return text; // a character has at least one code point
    UErrorCode status = U_ZERO_ERROR;
    const std::unique_ptr<icu::BreakIterator> steps(
        icu::BreakIterator::createCharacterInstance(icu::Locale::getRoot(), status));
    must(status, "characters");
    steps->setText(text);
    std::int32_t end = steps->first();
    for (int i = 0; i < protocol::kMaxName; ++i) {
        const std::int32_t next = steps->next();
        if (next == icu::BreakIterator::DONE) return text;
        end = next;
    }
    return text.tempSubString(0, end);
}

const USpoofChecker* checker() {
    struct Checker {
        Checker() {
            UErrorCode status = U_ZERO_ERROR;
            it = uspoof_open(&status);
            uspoof_setChecks(it,
                             USPOOF_RESTRICTION_LEVEL | USPOOF_MIXED_NUMBERS | USPOOF_INVISIBLE |
                                 USPOOF_HIDDEN_OVERLAY,
                             &status);
            uspoof_setRestrictionLevel(it, USPOOF_MODERATELY_RESTRICTIVE);
            must(status, "look-alikes");
        }
        Checker(const Checker&) = delete;
        Checker& operator=(const Checker&) = delete;
        ~Checker() { uspoof_close(it); }
        USpoofChecker* it;
    };
    static const Checker one; // used by every thread, never changed
    return one.it;
}

bool passes_for_another(const Text& name) {
    UErrorCode status = U_ZERO_ERROR;
    const std::int32_t failed = uspoof_check2UnicodeString(checker(), name, nullptr, &status);
    must(status, "look-alikes");
    return failed != 0;
}

/// Returns the skeleton, identical for texts that look the same (UTS 39, 4).
Text skeleton(const Text& text) {
    UErrorCode status = U_ZERO_ERROR;
    Text out;
    uspoof_getSkeletonUnicodeString(checker(), 0, text, out, &status);
    must(status, "look-alikes");
    return out;
}

/// Returns the two skeletons to compare. An "I" looks like an "l", but "INES" equals "ines", so case is
/// folded before and after.
std::array<Text, 2> sights(const Text& text) { return {skeleton(lower(text)), lower(skeleton(text))}; }

/// True for "bot", optionally with a number, whatever is between and whatever looks like a digit.
bool calls_a_bot(const Text& text) {
    constexpr std::array<char16_t, 3> kBot{u'b', u'o', u't'};
    std::size_t read = 0;
    bool gap = false, digit = false, letter = false;
    for (std::int32_t i = 0; i < text.length(); i = text.moveIndex32(i, 1)) {
        const UChar32 c = text.char32At(i);
        if (!is_called(c)) {
            gap |= read == kBot.size();
        } else if (read < kBot.size()) {
            if (c != static_cast<UChar32>(kBot.at(read++))) return false;
        } else if ((U_GET_GC_MASK(c) & U_GC_N_MASK) != 0) {
            digit = true;
        } else if (c == 'l' || c == 'o' || c == 'i') { // read as 1, 0, 1
            letter = true;
        } else {
            return false;
        }
    }
    return read == kBot.size() && (!letter || digit || gap);
}
/// True for "#482915036", the form in which numbers are displayed, with any sign that looks like it, and for
/// as many digits without a sign.
bool writes_a_number(const Text& name) {
    constexpr int kDigits = 9;
    constexpr std::u16string_view kSharps = u"\u266f\u2317\u29e3\uff03"; // not in the table of look-alikes
    const Text sign(UChar32{'#'});
    bool after_sign = false;
    int digits = 0;
    for (std::int32_t i = 0; i < name.length(); i = name.moveIndex32(i, 1)) {
        const UChar32 c = name.char32At(i);
        const bool digit = (U_GET_GC_MASK(c) & U_GC_N_MASK) != 0;
        digits = digit ? digits + 1 : 0;
        if ((after_sign && digit) || digits >= kDigits) return true;
        // Of ASCII only the sign looks like it.
        after_sign =
            c == '#' || (c > 0x7f && (skeleton(Text(c)) == sign ||
                                      kSharps.find(static_cast<char16_t>(c)) != std::u16string_view::npos));
    }
    return false;
}
bool is_reserved(const Text& name) {
    const auto [first, second] = sights(name);
    return calls_a_bot(lower(name)) || calls_a_bot(first) || calls_a_bot(second) || writes_a_number(name);
}

/// Applies the profile's rules until nothing changes (RFC 8266, 2.1).
tl::expected<Text, Fault> by_profile(Text name) {
    for (int round = 0; round < kMostRounds; ++round) {
        if (!all_allowed(name)) return tl::make_unexpected(kCharacters);
        const Text next = compatible(with_plain_blanks(name));
        if (next == name) return name;
        name = next;
    }
    return tl::make_unexpected(kCharacters);
}

} // namespace

void load_tables() { static_cast<void>(nickname("Germini")); }

tl::expected<std::string, Fault> nickname(std::string_view utf8) {
    const Text given = text_of(utf8);
    if (is_long(given)) return tl::make_unexpected(kTooLong);
    auto read = by_profile(without_styles(given));
    if (!read) return tl::make_unexpected(read.error());
    const Text name = *std::move(read);
    if (!has_called(name)) return tl::make_unexpected(kEmpty);
    if (with_few_marks(name) != name) return tl::make_unexpected(kMarks);
    if (is_long(name) || first_characters(name) != name) return tl::make_unexpected(kTooLong);
    if (is_reserved(name)) return tl::make_unexpected(kReserved);
    if (passes_for_another(name)) return tl::make_unexpected(kMixed);
    return utf8_of(name);
}

std::optional<std::string> title(std::string_view utf8, std::size_t most) {
    const auto read = by_profile(without_styles(text_of(utf8)));
    if (!read || !has_called(*read) || with_few_marks(*read) != *read) return std::nullopt;
    if (static_cast<std::size_t>(read->countChar32()) > most) return std::nullopt;
    return utf8_of(*read);
}

void disambiguate(std::map<std::int64_t, std::string>& names) {
    std::map<std::string, int> first, second; // count per skeleton, first and second
    std::map<std::int64_t, std::array<std::string, 2>> seen;
    for (const auto& [number, name] : names) {
        const auto own = seen.emplace(number, skeletons(name)).first->second;
        ++first[own[0]], ++second[own[1]];
    }
    for (auto& [number, name] : names)
        if (const auto& own = seen.at(number); first[own[0]] > 1 || second[own[1]] > 1)
            name += " #" + std::to_string(number);
}

std::string display_name(std::string_view stored, std::optional<std::int64_t> number) {
    if (const auto name = nickname(stored); name && *name == stored) return std::string(stored);
    Text name = without_styles(text_of(stored));
    if (is_long(name)) name.truncate(name.moveIndex32(0, kMostCodes));
    for (int round = 0; round < kMostRounds; ++round)
        name = compatible(with_plain_blanks(with_few_marks(allowed_part(name))));
    name = with_plain_blanks(first_characters(name));
    // A name of mixed scripts is kept: it is all that identifies its owner, and the number distinguishes
    // them.
    const bool fit = has_called(name) && all_allowed(name) && !is_long(name) && !is_reserved(name);
    if (fit) return utf8_of(name);
    return number ? "#" + std::to_string(*number) : "?";
}

std::array<std::string, 2> skeletons(std::string_view name) {
    const auto both = sights(text_of(name));
    return {utf8_of(both[0]), utf8_of(both[1])};
}

bool look_alike(const std::array<std::string, 2>& one, std::string_view name) {
    const auto other = skeletons(name);
    return one[0] == other[0] || one[1] == other[1];
}

bool look_alike(std::string_view a, std::string_view b) { return look_alike(skeletons(a), b); }

} // namespace germini::names
