// Why something was refused.
export interface Notice {
  rule: string;
  message: string;
  /** What was refused, if it was not the latest action. */
  first: string;
  /** Increases, so that a repeated refusal is shown again. */
  key: number;
}
