// Why something could not be done.
export interface Notice {
  rule: string;
  message: string;
  /** What was not done, where that is not what was just tried. */
  first: string;
  /** Counts up, so that the same refusal twice is seen twice. */
  key: number;
}
