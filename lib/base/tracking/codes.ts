/** The pages whose views are recorded, by path without language prefix, with their ids (specification section 7). */
export const pageViewIds: Partial<Record<string, number>> = {
  '/': 19,
  '/business': 20,
};
