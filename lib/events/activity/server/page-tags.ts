/** Tag of the page of an activity. */
export const activityTag = (id: string) => `activity:${id}`;

/** Tag of the pages that list activities. */
export const activitiesTag = 'activity:lists';
