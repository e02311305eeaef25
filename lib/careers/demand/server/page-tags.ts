/** Tag of the pages of a demand. */
export const demandTag = (id: string) => `demand:${id}`;

/** Tag of the pages that list demands. */
export const demandsTag = 'demand:lists';
