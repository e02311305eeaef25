import { useSyncExternalStore } from 'react';
import type { UploadSession } from './upload-session';
import type { UploadState } from './upload-state';

/** A file being uploaded for a work. */
export interface RunningUpload {
  file: File;
  session: UploadSession;
}

// Outside of every screen, so that it continues while other screens are shown.
let running: ReadonlyMap<string, RunningUpload> = new Map();
const listeners = new Set<() => void>();

function set(next: ReadonlyMap<string, RunningUpload>): void {
  running = next;
  if (next.size > 0) window.addEventListener('beforeunload', warn);
  else window.removeEventListener('beforeunload', warn);
  for (const listener of listeners) listener();
}

/** Asks before the page is left while bytes are still to be sent. */
function warn(event: BeforeUnloadEvent): void {
  const isMoving = [...running.values()].some(({ session }) => !['done', 'canceled'].includes(session.get().phase));
  if (isMoving) event.preventDefault();
}

/** Runs an upload for its subject; an earlier one for the same subject is stopped. */
export function runUpload(subjectId: string, upload: RunningUpload): void {
  running.get(subjectId)?.session.stop();
  set(new Map([...running, [subjectId, upload]]));
}

/** Stops the upload of a subject that is gone or has its file. */
export function endUpload(subjectId: string): void {
  const upload = running.get(subjectId);
  if (!upload) return;
  upload.session.stop();
  set(new Map([...running].filter(([id]) => id !== subjectId)));
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The running upload of a subject; null for none. */
export function useRunningUpload(subjectId: string): RunningUpload | null {
  return useSyncExternalStore(
    subscribe,
    () => running.get(subjectId) ?? null,
    () => null,
  );
}

/** The state of an upload. */
export const useUploadState = ({ subscribe, get }: UploadSession): UploadState =>
  useSyncExternalStore(subscribe, get, get);
