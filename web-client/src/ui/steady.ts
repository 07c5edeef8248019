// Values that stay the same object while their content stays the same, so that what shows them is not rendered again.

/** Compares plain objects and lists by their content, everything else by identity. */
function same(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  const [a, b] = [Object.entries(one), Object.entries(other)];
  return a.length === b.length && a.every(([key, value]) => key in other && same(value, other[key as keyof object]));
}

/** Returns a function that returns its last result as long as its argument has the same content. */
export function steady<Value>(): (value: Value) => Value {
  let last: { value: Value } | undefined;
  return (value) => {
    if (!last || !same(last.value, value)) last = { value };
    return last.value;
  };
}
