/**
 * What a scan comes to: let in; in already; returned; of another activity; no code of ours; taken back by its own undo;
 * an undo without an entry.
 */
export const scanResults = ['in', 'alreadyIn', 'returned', 'otherActivity', 'unknown', 'undone', 'notIn'] as const;
export type ScanResult = (typeof scanResults)[number];

/** What was scanned or pressed. */
export const scanActs = ['enter', 'undo'] as const;
export type ScanAct = (typeof scanActs)[number];

export const doorLimits = {
  /** Scans in one call, and tickets in one portion of the list. */
  scans: 100,
  list: 1000,
  /** Name of a door: "North gate". */
  name: 30,
  /** Links for helpers of one activity that work, and that are listed. */
  keys: 20,
  listedKeys: 100,
  /** Tickets that were taken back, as a device knows them: the latest. */
  returned: 5000,
  /** Hours after the end of the activity until which its doors work. */
  hoursAfter: 12,
} as const;
