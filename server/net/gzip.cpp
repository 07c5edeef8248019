#include "server/net/gzip.hpp"

#include <boost/beast/zlib.hpp>
#include <boost/crc.hpp>
#include <cstdint>
#include <stdexcept>

namespace germini::server {
namespace {

constexpr int kLevel = 9, kWindowBits = 15, kMemoryLevel = 9;

void append_little_endian(std::string& out, std::uint32_t number) {
    for (unsigned shift = 0; shift < 32; shift += 8) out += static_cast<char>((number >> shift) & 0xffu);
}

} // namespace

std::string gzip(std::string_view content) {
    namespace zlib = boost::beast::zlib;
    // RFC 1952: magic, deflate, no flags, no time, best compression, unknown system.
    std::string out("\x1f\x8b\x08\x00\x00\x00\x00\x00\x02\xff", 10);
    zlib::deflate_stream stream;
    stream.reset(kLevel, kWindowBits, kMemoryLevel, zlib::Strategy::normal);
    std::string body(stream.upper_bound(content.size()) + 64, '\0');
    zlib::z_params z;
    z.next_in = content.data();
    z.avail_in = content.size();
    z.next_out = body.data();
    z.avail_out = body.size();
    boost::system::error_code error;
    stream.write(z, zlib::Flush::finish, error);
    if (error && error != zlib::error::end_of_stream) throw std::runtime_error("deflate: " + error.message());
    body.resize(z.total_out);
    out += body;
    boost::crc_32_type crc;
    crc.process_bytes(content.data(), content.size());
    append_little_endian(out, crc.checksum());
    append_little_endian(out, static_cast<std::uint32_t>(content.size()));
    return out;
}

} // namespace germini::server
