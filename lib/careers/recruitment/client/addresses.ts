/** Addresses of packages and purchases, without language prefix (specification section 2, /meal/mealSuc). */
export const packagesPath = '/meal';
/** What a company has left. */
export const rightsPath = '/recruitManage/rights';
/** Where a company writes a job. */
export const writeJobPath = '/recruitManage/new';
