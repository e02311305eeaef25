import { useSyncExternalStore } from 'react';
import { call } from '@/lib/platform/client/call';
import { AnswerError } from '@/lib/platform/client/errors';
import type { CallOf } from '@/lib/platform/client/remote';
import { onSignOut } from '@/lib/platform/client/sign-out';
import * as calls from '../calls/own';
import type * as contract from '../contract';

const sendConfirmCodeCall: CallOf<typeof contract.sendConfirmCode> = calls.sendConfirmCode;
const confirmIdentityCall: CallOf<typeof contract.confirmIdentity> = calls.confirmIdentity;

/** State of the owner's confirmation. */
export interface Confirmation {
  /** The ticket that a change of access needs; null before the confirmation. */
  ticket: string | null;
  /** The confirmation has expired. */
  isOver: boolean;
}

/** Validity of a ticket on the server, in milliseconds. */
const validMs = 10 * 60_000;

const none: Confirmation = { ticket: null, isOver: false };
const over: Confirmation = { ticket: null, isOver: true };

let confirmation = none;
let ending: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/**
 * Sends a code to the caller's phone, or e-mail address without a phone, and returns the id of its request. Throws what
 * `call` throws.
 */
export async function sendConfirmCode(): Promise<string> {
  return (await call(sendConfirmCodeCall, {}, { quiet: true })).request;
}

/** Confirms the owner by password or code. Throws what `call` throws. */
export async function confirmIdentity(proof: { password?: string; code?: string; request?: string }): Promise<void> {
  const { ticket } = await call(confirmIdentityCall, proof, { quiet: true });
  keep({ ticket, isOver: false });
  ending = setTimeout(keep, validMs, over);
}

/**
 * The current confirmation. It is only in memory, for the pages of one change: the owner is asked once, even after
 * errors.
 */
export function useConfirmation(): Confirmation {
  return useSyncExternalStore(
    subscribe,
    () => confirmation,
    () => none,
  );
}

/**
 * Makes a change with the ticket. It is valid once: after a success, or when rejected as expired, it is cleared, and
 * the owner is asked again. Throws what the change throws.
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
