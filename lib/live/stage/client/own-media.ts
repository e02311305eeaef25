/**
 * Why there is no picture or sound: refused by the person or their system; no such device; in use by another program; a browser that
 * has none for pages.
 */
export type MediaProblem = 'denied' | 'none' | 'busy' | 'unsupported';

/** Which devices are asked for; empty for the browser's choice. */
export interface WantedDevices {
  microphone: string;
  camera: string;
  /** False for sound alone. */
  withPicture: boolean;
}

/** Opens microphone and camera. Throws what the browser throws (`problemOf`). */
export async function openDevices({ microphone, camera, withPicture }: WantedDevices): Promise<MediaStream> {
  // Without https, and in some apps, a page has no devices at all.
  if (!navigator.mediaDevices?.getUserMedia) throw new DOMException('no devices', 'NotSupportedError');
  return navigator.mediaDevices.getUserMedia({
    audio: { echoCancellation: true, noiseSuppression: true, autoGainControl: true, ...chosen(microphone) },
    video: withPicture
      ? { width: { ideal: 1280 }, height: { ideal: 720 }, frameRate: { ideal: 30, max: 30 }, ...chosen(camera) }
      : false,
  });
}

// One that was unplugged is replaced by the browser's choice.
const chosen = (id: string) => (id === '' ? {} : { deviceId: { ideal: id } });

/** What an error of the browser means for the person. */
export function problemOf(error: unknown): MediaProblem {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  if (name === 'NotReadableError' || name === 'AbortError') return 'busy';
  return name === 'NotSupportedError' ? 'unsupported' : 'none';
}

export function endStream(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}
