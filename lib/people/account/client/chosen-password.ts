import { onSignOut } from '@/lib/platform/client/sign-out';

/** The password of a new account, between /setCode and /setNickname. */
interface ChosenPassword {
  /** Null before it was chosen, when the person wants none, and after a reload. */
  password: string | null;
  /** The contract's rule that the server found broken; null for none. */
  brokenRule: string | null;
}

const none: ChosenPassword = { password: null, brokenRule: null };

// Only in memory: a storage would keep it longer than the page, readable by others.
let chosen = none;

/** The current password, for handlers and effects. */
export function chosenPassword(): ChosenPassword {
  return chosen;
}

/** Stores a password for the next page; null for none. */
export function choosePassword(password: string | null): void {
  chosen = { password, brokenRule: null };
}

/** Clears a rejected password, and stores the broken rule. */
export function refusePassword(brokenRule: string): void {
  chosen = { password: null, brokenRule };
}

onSignOut(() => {
  chosen = none;
});
