import type { Action, Role } from '../contract';

/**
 * Who may do what (specification section 6): any one of the roles is enough.
 * The table covers roles only, not the state of a thing: a work in a contest may not be changed or deleted by its owner
 * either, and a contest can begin between a check and a write. So the verbs of `editWork` have the condition that the
 * work is not locked in the statement that changes it. Asking in a channel is posting as well: its verb requires both.
 */
export const permissions: Readonly<Record<Action, readonly Role[]>> = {
  browse: ['visitor'],
  follow: ['user'],
  collect: ['user'],
  report: ['user'],
  post: ['phoneBound'],
  askInChannel: ['channelMember'],
  manageChannel: ['channelHost', 'staff'],
  deleteDiscussion: ['owner'],
  editWork: ['owner'],
  takeProject: ['creator'],
  viewDemandContact: ['verifiedIndividual', 'verifiedCompany'],
  launchEvent: ['verifiedCompany'],
  postJob: ['verifiedCompany'],
  postDemand: ['verifiedCompany'],
  goLive: ['verifiedIndividual', 'verifiedCompany'],
  openConsole: ['staff'],
  answerLeads: ['admin', 'sales'],
  reviewBookings: ['admin', 'sales'],
  answerChats: ['admin', 'sales'],
  editContent: ['admin', 'editor'],
  editBanners: ['admin', 'editor'],
  reviewTexts: ['admin', 'reviewer'],
  reviewWorks: ['admin', 'reviewer'],
  reviewChannels: ['admin', 'reviewer'],
  reviewArticles: ['admin', 'reviewer'],
  reviewActivities: ['admin', 'reviewer'],
  reviewBroadcasts: ['admin', 'reviewer'],
  reviewJobs: ['admin', 'reviewer'],
  managePackages: ['admin', 'sales'],
  reviewDemands: ['admin', 'reviewer', 'sales'],
  recommendTeams: ['admin', 'sales'],
  manageContests: ['admin', 'editor'],
  reviewReports: ['admin', 'reviewer'],
  reviewVerifications: ['admin', 'reviewer'],
  editWords: ['admin', 'reviewer'],
  manageOrders: ['admin', 'sales'],
  makeInvoices: ['admin', 'sales'],
  managePoints: ['admin'],
  manageUsers: ['admin'],
  manageJobs: ['admin'],
  readAudit: ['admin'],
};

/** Whether these roles may do it. */
export function isAllowed(action: Action, roles: readonly Role[]): boolean {
  return permissions[action].some((role) => roles.includes(role));
}
