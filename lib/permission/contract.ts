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
  'channelMember',
  'channelStar',
  'channelHost',
  'owner',
] as const;
export type Role = (typeof roles)[number];

/** What somebody may do, as far as it depends on who they are. */
export const actions = [
  'browse',
  'follow',
  'collect',
  'post',
  'askInChannel',
  'manageChannel',
  'deleteDiscussion',
  'editWork',
  'takeProject',
  'viewDemandContact',
  'launchEvent',
  'openConsole',
] as const;
export type Action = (typeof actions)[number];

/** The places in the staff; what each opens in the console comes with the console. */
export const staffRoles = ['admin', 'editor', 'reviewer', 'sales'] as const;
export type StaffRole = (typeof staffRoles)[number];
