/** The address of a record as a file to be saved. */
export const recordUrl = (record: object): string =>
  `data:application/json,${encodeURIComponent(JSON.stringify(record))}`;
