// Compiles Boost.URL's own code once.
#include <boost/url/src.hpp>
