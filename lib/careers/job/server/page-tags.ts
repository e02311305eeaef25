/** Tag of the pages of a job. */
export const jobTag = (id: string) => `job:${id}`;

/** Tag of the pages that list jobs. */
export const jobsTag = 'job:lists';
