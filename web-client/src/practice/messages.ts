// What a page and its practice worker say to each other. Texts are the JSON of the WebSocket and of the HTTP API.

/** Requests that the module answers itself. */
export type Answered = 'rules' | 'replay' | 'what_if' | 'review';

export type ToWorker =
  /** Loads the module at that address. */
  | { load: string }
  /** Opens a table from the lines of its log. */
  | { open: string[] }
  | { message: string }
  | { ask: Answered; id: number; body: string; as: string };

export type FromWorker =
  | { ready: true }
  | { message: string }
  /** A line of the table's log. */
  | { entry: string }
  | { hand: string; text: string }
  | { id: number; status: number; body: string }
  /** The worker has ended. */
  | { failed: string };
