// What each command needs so that several nodes can write at the same time (Claims).
#pragma once
#include "server/model/command.hpp"
#include "server/store/engine.hpp"

namespace germini::store {

Claims claims_of(const model::Command& command);
/// Adds what another command of the same transaction needs.
void add(Claims& all, const Claims& one);

} // namespace germini::store
