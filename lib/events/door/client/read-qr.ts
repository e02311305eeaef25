import { importWithTimeout } from '@/lib/platform/shared/import-with-timeout';

/** Reads the code in a picture of a camera; null for none. */
export type QrReader = (video: HTMLVideoElement) => Promise<string | null>;

/** The browser's own detector, where there is one. */
interface Detector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
}

/** The browser's own reader, which is the quickest; else one of ours, which is loaded for it. */
export async function makeQrReader(): Promise<QrReader> {
  const detector = await ownDetector();
  if (detector) return async (video) => (await detector.detect(video))[0]?.rawValue ?? null;
  const { default: decode } = await importWithTimeout(() => import('qr/decode.js'), 'code-reader');
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  return async (video) => {
    // Half of a large picture is enough for a code that fills a part of it.
    const scale = Math.min(1, 720 / Math.max(video.videoWidth, video.videoHeight));
    const [width, height] = [Math.round(video.videoWidth * scale), Math.round(video.videoHeight * scale)];
    if (!pen || width === 0 || height === 0) return null;
    Object.assign(canvas, { width, height });
    pen.drawImage(video, 0, 0, width, height);
    try {
      return decode({ width, height, data: pen.getImageData(0, 0, width, height).data });
    } catch {
      // It throws for a picture without a code.
      return null;
    }
  };
}

async function ownDetector(): Promise<Detector | null> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass };
  if (!BarcodeDetector) return null;
  try {
    const formats = await BarcodeDetector.getSupportedFormats();
    return formats.includes('qr_code') ? new BarcodeDetector({ formats: ['qr_code'] }) : null;
  } catch {
    // Some systems have the class and no detector behind it.
    return null;
  }
}
