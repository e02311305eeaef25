import { useSyncExternalStore } from 'react';
import type { UploadSession } from './upload-session';
import type { UploadState } from './upload-state';

/** A file on its way for a work. */
export interface RunningUpload {
  file: File;
  session: UploadSession;
}

// Outside of every screen: it goes on while its person looks at others.
let running: ReadonlyMap<string, RunningUpload> = new Map();
const listeners = new Set<() => void>();

function set(next: ReadonlyMap<string, RunningUpload>): void {
  running = next;
  if (next.size > 0) window.addEventListener('beforeunload', warn);
  else window.removeEventListener('beforeunload', warn);
  for (const listener of listeners) listener();
}

/** The page is not left without a question while bytes are still to be sent. */
function warn(event: BeforeUnloadEvent): void {
  const isMoving = [...running.values()].some(({ session }) => !['done', 'canceled'].includes(session.get().phase));
  if (isMoving) event.preventDefault();
}

/** Lets an upload run for what it is uploaded for; one that ran for it is ended. */
export function runUpload(subjectId: string, upload: RunningUpload): void {
  running.get(subjectId)?.session.stop();
  set(new Map([...running, [subjectId, upload]]));
}

/** Ends the upload of what is gone, or has its file. */
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

/** The upload that runs in this page for something; null for none. */
export function useRunningUpload(subjectId: string): RunningUpload | null {
  return useSyncExternalStore(
    subscribe,
    () => running.get(subjectId) ?? null,
    () => null,
  );
}

/** How an upload stands. */
export const useUploadState = ({ subscribe, get }: UploadSession): UploadState =>
  useSyncExternalStore(subscribe, get, get);
