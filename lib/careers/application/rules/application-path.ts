/** Addresses of applications, without language prefix: those of a person, and of the desk of a job. */
export const ownApplicationsPath = '/my/applications';
export const jobApplicationsPath = (jobId: string) => `/recruitManage/${encodeURIComponent(jobId)}/applications`;
export const applicationDeskPath = (jobId: string, id: string) =>
  `${jobApplicationsPath(jobId)}/${encodeURIComponent(id)}`;
