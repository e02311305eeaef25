/** The staff roles (specification section 6), each in addition to `staff`, which all of them have. */
export const staffRoles = ['admin', 'editor', 'reviewer', 'sales'] as const;
export type StaffRole = (typeof staffRoles)[number];

/**
 * The roles (specification section 6). `visitor` is everybody; the others add to it. The last four are roles towards
 * one thing: a channel, a discussion, a work.
 */
export const roles = [
  'visitor',
  'user',
  'phoneBound',
  'creator',
  'verifiedIndividual',
  'verifiedCompany',
  'staff',
  ...staffRoles,
  'channelMember',
  'channelStar',
  'channelHost',
  'owner',
] as const;
export type Role = (typeof roles)[number];

/** Verified identity of a person (specification section 4, 'Verification'): as an individual, as a company, or both. */
export const verifications = ['none', 'individual', 'company', 'both'] as const;
export type Verification = (typeof verifications)[number];

/** Whether a person with this verified identity is verified as this kind. */
export function isVerifiedAs(verification: Verification, kind: 'individual' | 'company'): boolean {
  return verification === kind || verification === 'both';
}

/** Actions whose permission depends on roles; from `openConsole` on they are those of the console. */
export const actions = [
  'browse',
  'follow',
  'collect',
  'report',
  'post',
  'askInChannel',
  'manageChannel',
  'deleteDiscussion',
  'editWork',
  'takeProject',
  'viewDemandContact',
  'launchEvent',
  'postJob',
  'postDemand',
  'goLive',
  'openConsole',
  'answerLeads',
  'reviewBookings',
  'answerChats',
  'editContent',
  'editBanners',
  'reviewTexts',
  'reviewWorks',
  'reviewChannels',
  'reviewArticles',
  'reviewActivities',
  'reviewBroadcasts',
  'reviewJobs',
  'managePackages',
  'reviewDemands',
  'recommendTeams',
  'manageContests',
  'reviewReports',
  'reviewVerifications',
  'editWords',
  'manageOrders',
  'makeInvoices',
  'managePoints',
  'manageUsers',
  'manageJobs',
  'readAudit',
] as const;
export type Action = (typeof actions)[number];
