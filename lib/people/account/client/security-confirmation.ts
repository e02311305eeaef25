import { useSyncExternalStore } from 'react';
import { call } from '@/lib/platform/client/call';
import { AnswerError } from '@/lib/platform/client/errors';
import type { CallOf } from '@/lib/platform/client/remote';
import { onSignOut } from '@/lib/platform/client/sign-out';
import * as calls from '../calls/own';
import type * as contract from '../contract';

const sendConfirmCodeCall: CallOf<typeof contract.sendConfirmCode> = calls.sendConfirmCode;
const confirmIdentityCall: CallOf<typeof contract.confirmIdentity> = calls.confirmIdentity;

/** Whether the owner has confirmed that it is them. */
export interface Confirmation {
  /** What a change of access needs; null until they have. */
  ticket: string | null;
  /** They had, and it is too long ago. */
  isOver: boolean;
}

/** How long the server takes a ticket, in milliseconds. */
const validMs = 10 * 60_000;

const none: Confirmation = { ticket: null, isOver: false };
const over: Confirmation = { ticket: null, isOver: true };

let confirmation = none;
let ending: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Sends a code to the own phone, or e-mail address where there is no phone, and gives what it is proven with. Throws what `call` throws. */
export async function sendConfirmCode(): Promise<string> {
  return (await call(sendConfirmCodeCall, {}, { quiet: true })).request;
}

/** Proves by password or code that it is still the owner. Throws what `call` throws. */
export async function confirmIdentity(proof: { password?: string; code?: string; request?: string }): Promise<void> {
  const { ticket } = await call(confirmIdentityCall, proof, { quiet: true });
  keep({ ticket, isOver: false });
  ending = setTimeout(keep, validMs, over);
}

/**
 * The confirmation as it stands. It lives in memory alone, through the pages of one change: whatever goes wrong on the
 * way, the owner is asked once.
 */
export function useConfirmation(): Confirmation {
  return useSyncExternalStore(
    subscribe,
    () => confirmation,
    () => none,
  );
}

/**
 * Makes a change with the ticket. The server takes one once: done, or refused as too old, it is forgotten, and the owner
 * is asked anew. Throws what the change throws.
 */
export async function spendConfirmation(change: () => Promise<void>): Promise<void> {
  try {
    await change();
    keep(none);
  } catch (error) {
    if (error instanceof AnswerError && error.code === 'LinkExpired') keep(over);
    throw error;
  }
}

function keep(next: Confirmation) {
  clearTimeout(ending);
  confirmation = next;
  for (const listener of listeners) listener();
}

onSignOut(() => keep(none));

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
