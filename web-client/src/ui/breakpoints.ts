// Where the page changes its shape. In em, as a media query counts them (the browser's own size of text, 16 px unless
// its user chose another), so that larger text gets the layout of a smaller screen. CSS has the same: `(width < 43.75em)`.

/** 700 px: below it a phone held upright. */
export const NARROW = 'width < 43.75em';
/** A phone held sideways: hardly any height. */
export const LOW = '(height < 34em) and (orientation: landscape)';
/** So little room, or text so large, that only what is needed is shown. */
export const TINY = '(width < 15em), (height < 24em) and (width < 43.75em), (height < 16em)';
/** Room for the notebook beside the table. */
export const WIDE = 'width >= 75em';
/** Room for all buttons in the head. */
export const ROOMY = 'width >= 68.75em';

/** A tablet held upright: height for a place as high on the far side as at the others. */
export const HIGH = '(width >= 43.75em) and (width < 68.75em) and (height >= 52em)';

/** The table's form, by the room there is. */
export interface Form {
  compact: boolean;
  low: boolean;
  tiny: boolean;
}
