import { type Role, type StaffRole, staffRoles } from '../contract';

/** What is known of somebody; beyond `isLoggedIn` nothing counts for a visitor. */
export interface Facts {
  isLoggedIn: boolean;
  /** Whether a phone is bound. */
  hasPhone: boolean;
  /** Whether this site lets only them post who have bound one. */
  postingNeedsPhone: boolean;
  /** Which identity has been verified (specification section 4, 'Verification'). */
  verification: 'none' | 'individual' | 'company';
  /** Whether an original work of theirs is published. */
  isCreator: boolean;
  /** Their place in the staff; null for none. */
  staff: StaffRole | null;
  /** Their place in the channel that it is about; null for none. */
  inChannel: 'member' | 'star' | 'host' | null;
  /** Whether what it is about is theirs. */
  isOwner: boolean;
}

/** What somebody is to the product (specification section 6), in the order of the contract. */
export function rolesOf(facts: Facts): Role[] {
  if (!facts.isLoggedIn) return ['visitor'];
  const { verification, inChannel, staff } = facts;
  const held: [Role, boolean][] = [
    ['visitor', true],
    ['user', true],
    ['phoneBound', facts.hasPhone || !facts.postingNeedsPhone],
    ['creator', facts.isCreator],
    ['verifiedIndividual', verification === 'individual'],
    ['verifiedCompany', verification === 'company'],
    ['staff', staff !== null],
    ...staffRoles.map((place): [Role, boolean] => [place, staff === place]),
    // A host is a star of the channel too, and a star a member.
    ['channelMember', inChannel !== null],
    ['channelStar', inChannel === 'star' || inChannel === 'host'],
    ['channelHost', inChannel === 'host'],
    ['owner', facts.isOwner],
  ];
  return held.filter(([, isHeld]) => isHeld).map(([role]) => role);
}
