/** The address of a job, without language prefix (specification section 2, content type 8). */
export const jobPath = (id: string) => `/recruit/${encodeURIComponent(id)}`;
