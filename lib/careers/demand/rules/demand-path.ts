/** The public page of a demand, without language prefix (specification section 2). */
export const demandPath = (id: string) => `/projectDetail/${encodeURIComponent(id)}`;
