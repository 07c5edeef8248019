// Boost.URL's own code, compiled once.
#include <boost/url/src.hpp>
