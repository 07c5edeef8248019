// One story in steps: what follows one that failed would tell nothing, and is skipped.

/** What makes a body of `test` a step of the story. The suite itself calls `test`: its file is what a case counts for. */
export function story() {
  let broken = false;
  return (body) => async (t) => {
    if (broken) return t.skip('an earlier step failed');
    broken = true;
    await body();
    broken = false;
  };
}
