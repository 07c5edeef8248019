// Remembers that the dialog about a halt was closed, by the start of the halt.
class Halted {
  away = $state('');
}
export const dismissedHalt = new Halted();
