/** What of an activity makes its address. */
export interface Addressed {
  id: string;
  /** Of a published contest; null for every other activity. */
  contestName: string | null;
}

/** The address of an activity, without language prefix: a contest is found by its name (specification section 2). */
export const activityPath = ({ id, contestName }: Addressed) =>
  contestName === null ? `/ActivityDetail/${encodeURIComponent(id)}` : `/match/${encodeURIComponent(contestName)}`;
