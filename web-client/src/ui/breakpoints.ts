// Breakpoints, in em as media queries count them (the browser's default font size, 16 px unless changed by the user),
// so that larger text gets the layout of a smaller screen. CSS uses the same values: `(width < 43.75em)`.

/** 700 px: phones in portrait. */
export const NARROW = 'width < 43.75em';
/** Phones in landscape: very little height. */
export const LOW = '(height < 34em) and (orientation: landscape)';
/** So little room, or text so large, that only the essentials are shown. */
export const TINY = '(width < 15em), (height < 24em) and (width < 43.75em), (height < 16em)';
/** Room for the notebook beside the table. */
export const WIDE = 'width >= 75em';
/** Form of the table by available room. */
export interface Form {
  compact: boolean;
  low: boolean;
  tiny: boolean;
}
