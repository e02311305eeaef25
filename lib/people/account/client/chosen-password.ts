import { onSignOut } from '@/lib/platform/client/sign-out';

/** The password of the account that is about to be made, between /setCode and /setNickname. */
interface ChosenPassword {
  /** Null before one was chosen, when the person wants none, and after a reload. */
  password: string | null;
  /** The rule of the contract that the server found broken; null for none. */
  brokenRule: string | null;
}

const none: ChosenPassword = { password: null, brokenRule: null };

// In memory and nowhere else. A storage would keep it longer than the page, and show it to whoever looks there.
let chosen = none;

/** The password as it stands, for handlers and effects. */
export function chosenPassword(): ChosenPassword {
  return chosen;
}

/** Keeps a password for the next page; null for none. */
export function choosePassword(password: string | null): void {
  chosen = { password, brokenRule: null };
}

/** Forgets the password, which another one must take the place of, and keeps what is wrong with it. */
export function refusePassword(brokenRule: string): void {
  chosen = { password: null, brokenRule };
}

onSignOut(() => {
  chosen = none;
});
