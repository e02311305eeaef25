import { useSyncExternalStore } from 'react';
import { call } from '@/lib/platform/client/call';
import { AnswerError } from '@/lib/platform/client/errors';
import { remote } from '@/lib/platform/client/remote';
import { onSignOut } from '@/lib/platform/client/sign-out';
import type * as contract from '../contract';

const sendConfirmCodeCall = remote<typeof contract.sendConfirmCode>({
  name: 'sendConfirmCode',
  method: 'POST',
  path: '/api/account/confirm/code',
});

const confirmIdentityCall = remote<typeof contract.confirmIdentity>({
  name: 'confirmIdentity',
  method: 'POST',
  path: '/api/account/confirm',
});

/** How long the server takes a ticket, in milliseconds. */
const validMs = 10 * 60_000;

let ticket: string | null = null;
let forgetting: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Sends a code to the own phone, or e-mail address where there is no phone. Throws what `call` throws. */
export async function sendConfirmCode(): Promise<void> {
  await call(sendConfirmCodeCall, {}, { quiet: true });
}

/** Proves by password or code that it is still the owner. Throws what `call` throws. */
export async function confirmIdentity(proof: { password: string } | { code: string }): Promise<void> {
  const answer = await call(confirmIdentityCall, proof, { quiet: true });
  keep(answer.ticket);
}

/**
 * The ticket that a change of access needs, null until the owner has confirmed. It lives in memory alone, through the
 * pages of one change: so they are asked once for it, whatever goes wrong on the way.
 */
export function useConfirmation(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => ticket,
    () => null,
  );
}

/**
 * Makes a change with the ticket. The server takes one once: done, or refused as too old, it is forgotten, and the owner
 * is asked anew for the next change. Throws what the change throws.
 */
export async function spendConfirmation(change: () => Promise<void>): Promise<void> {
  try {
    await change();
    keep(null);
  } catch (error) {
    if (error instanceof AnswerError && error.code === 'LinkExpired') keep(null);
    throw error;
  }
}

function keep(next: string | null) {
  clearTimeout(forgetting);
  ticket = next;
  if (next !== null) forgetting = setTimeout(keep, validMs, null);
  for (const listener of listeners) listener();
}

onSignOut(() => keep(null));

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
