/** The places in the staff (specification section 6), each a role of its own beside `staff`, which all of them are. */
export const staffRoles = ['admin', 'editor', 'reviewer', 'sales'] as const;
export type StaffRole = (typeof staffRoles)[number];

/**
 * What people are to the product (specification section 6). `visitor` is everybody; the others add to it. The last four
 * are what somebody is to one thing: a channel, a discussion, a work.
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

/** What somebody may do, as far as it depends on who they are; from `openConsole` on it is what the console offers. */
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
  'openConsole',
  'answerLeads',
  'reviewBookings',
  'answerChats',
  'editContent',
  'editBanners',
  'reviewTexts',
  'reviewWorks',
  'reviewReports',
  'editWords',
  'manageUsers',
  'manageJobs',
  'readAudit',
] as const;
export type Action = (typeof actions)[number];
