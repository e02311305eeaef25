import { isVerifiedAs, type Role, type StaffRole, staffRoles, type Verification } from '../contract';

/** Facts about a person; for a visitor only `isLoggedIn` counts. */
export interface Facts {
  isLoggedIn: boolean;
  /** Whether a phone number is bound. */
  hasPhone: boolean;
  /** Whether this site requires a bound phone number for posting. */
  postingNeedsPhone: boolean;
  /** The verified identity (specification section 4, 'Verification'). */
  verification: Verification;
  /** Whether they have published an original work. */
  isCreator: boolean;
  /** Their staff role; null for none. */
  staff: StaffRole | null;
  /** Their role in the channel concerned; null for none. */
  inChannel: 'member' | 'star' | 'host' | null;
  /** Whether the thing concerned is theirs. */
  isOwner: boolean;
}

/** The roles of a person (specification section 6), in the order of the contract. */
export function rolesOf(facts: Facts): Role[] {
  if (!facts.isLoggedIn) return ['visitor'];
  const { verification, inChannel, staff } = facts;
  const held: [Role, boolean][] = [
    ['visitor', true],
    ['user', true],
    ['phoneBound', facts.hasPhone || !facts.postingNeedsPhone],
    ['creator', facts.isCreator],
    ['verifiedIndividual', isVerifiedAs(verification, 'individual')],
    ['verifiedCompany', isVerifiedAs(verification, 'company')],
    ['staff', staff !== null],
    ...staffRoles.map((place): [Role, boolean] => [place, staff === place]),
    // A host is also a star of the channel, and a star also a member.
    ['channelMember', inChannel !== null],
    ['channelStar', inChannel === 'star' || inChannel === 'host'],
    ['channelHost', inChannel === 'host'],
    ['owner', facts.isOwner],
  ];
  return held.filter(([, isHeld]) => isHeld).map(([role]) => role);
}
