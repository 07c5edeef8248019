// The match that stands still was looked at, and the sheet about it put away: by when it began.
class Halted {
  away = $state('');
}
export const dismissedHalt = new Halted();
