/** The page of a public activity. */
export const activityPath = (id: string) => `/ActivityDetail/${encodeURIComponent(id)}`;
