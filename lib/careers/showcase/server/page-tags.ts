/** Tag of the page of a case. */
export const caseTag = (id: string) => `case:${id}`;

/** Tag of the pages that list cases. */
export const casesTag = 'case:lists';
