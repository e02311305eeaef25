/** Tag of the pages that show what packages of job posts cost. */
export const packagesTag = 'recruitment:packages';
