/** The list of cases. */
export const casesPath = '/caseProject';

/** A case as everybody sees it. */
export const casePath = (id: string) => `${casesPath}/${encodeURIComponent(id)}`;

/** The cases that somebody is a side of. */
export const ownCasesPath = '/projectManage/cases';

/** Where both sides write a case and agree to it. */
export const ownCasePath = (id: string) => `${ownCasesPath}/${encodeURIComponent(id)}`;
