// One story in steps: those after a failed one would show nothing, and are skipped.

/** Makes a body of `test` a step of the story. The suite itself calls `test`, so that a case counts for its file. */
export function story() {
  let broken = false;
  return (body) => async (t) => {
    if (broken) return t.skip('an earlier step failed');
    broken = true;
    await body();
    broken = false;
  };
}
