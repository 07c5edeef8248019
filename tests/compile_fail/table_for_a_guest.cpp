// A table's key is not a guest's.
#include "server/model/command.hpp"

using namespace germini::model;

AddMember member(TableKey table, GuestKey guest) {
#ifdef GERMINI_VALID_USE
    return {table, guest};
#else
    return {table, table};
#endif
}
