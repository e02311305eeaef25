/** What of a contest its awards need. */
export interface DeskContest {
  id: string;
  name: string;
  /** Its categories by their names in this language. */
  categories: readonly { id: string; name: string }[];
}
