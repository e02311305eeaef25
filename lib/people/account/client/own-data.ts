import { call } from '@/lib/platform/client/call';
import type { CallOf } from '@/lib/platform/client/remote';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import * as calls from '../calls/own';
import type * as contract from '../contract';

const exportAccountCall: CallOf<typeof contract.exportAccount> = calls.exportAccount;
const deleteAccountCall: CallOf<typeof contract.deleteAccount> = calls.deleteAccount;
const keepAccountCall: CallOf<typeof contract.keepAccount> = calls.keepAccount;

/** Requests the erasure of the account after the grace period; returns its time. Throws what `call` throws. */
export async function deleteAccount(ticket: string): Promise<string | null> {
  const { erasedAt } = await call(deleteAccountCall, { ticket }, { quiet: true });
  return erasedAt;
}

/** Withdraws the request to erase the account. Throws what `call` throws. */
export async function keepAccount(): Promise<void> {
  await call(keepAccountCall, {}, { quiet: true });
}

/** Saves everything stored about the caller as a file, `lightfield-2026-11-20.json`. Throws what `call` throws. */
export async function downloadOwnData(): Promise<void> {
  const data = await call(exportAccountCall, {}, { quiet: true });
  const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = `lightfield-${formatDate(Date.now())}.json`;
  link.click();
  // Delayed: some browsers read it after the event.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
