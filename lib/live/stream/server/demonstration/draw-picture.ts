import { join } from 'node:path';
import { runFfmpeg } from '@/lib/works/film/port';

/** What the demonstration's streams show: a lantern that turns, and the lights that pass a train. */
export const shownPictures = ['lantern', 'lights'] as const;
export type ShownPicture = (typeof shownPictures)[number];

/** Small, since viewers get it as it is drawn. */
const size = '640x360';
const rate = 24;
const bitRate = '500k';
/** Seconds until it begins again. */
export const pictureSeconds = 60;

const pictures: Record<ShownPicture, readonly string[]> = {
  lantern: [
    `gradients=s=${size}:r=${rate}:type=spiral:speed=0.008:seed=7:nb_colors=4:c0=0x120a2a:c1=0xff7a1a:c2=0xffd36b:c3=0x3a0ca3`,
  ],
  lights: [
    `life=s=160x90:r=${rate}:ratio=0.08:seed=3:mold=12:death_color=#1b1f6b:life_color=#ffd36b:mold_color=#05060f`,
    'scale=640:360:flags=bicubic,gblur=sigma=2,scroll=h=0.004',
  ],
};

/** Hertz of the tones that are heard with each. */
const tones: Record<ShownPicture, readonly number[]> = { lantern: [110, 165, 220], lights: [82, 123, 185] };

/** Draws a minute of a picture with its sound into the folder, ready to be sent as it is; returns its path. */
export async function drawPicture(picture: ShownPicture, folder: string, signal: AbortSignal): Promise<string> {
  const file = `${picture}.mp4`;
  const sounds = tones[picture].map((tone) => `sine=frequency=${tone}:sample_rate=48000`);
  const [source = '', ...filters] = pictures[picture];
  const drawn = `[0:v]${[...filters, 'format=yuv420p'].join(',')}[v]`;
  const heard = `${sounds.map((_tone, index) => `[${index + 1}:a]`).join('')}amix=inputs=${sounds.length},volume=0.2,tremolo=f=0.2:d=0.6[a]`;
  await runFfmpeg({
    words: [
      ...[source, ...sounds].flatMap((input) => ['-f', 'lavfi', '-i', input]),
      ...['-filter_complex', `${drawn};${heard}`, '-map', '[v]', '-map', '[a]', '-t', `${pictureSeconds}`],
      // As even as an encoder's: what falls below is taken for a poor network.
      ...['-c:v', 'libx264', '-preset', 'veryfast', '-x264-params', 'nal-hrd=cbr'],
      ...['-b:v', bitRate, '-minrate', bitRate, '-maxrate', bitRate, '-bufsize', bitRate],
      // Pieces begin with a key frame.
      ...[
        '-g',
        `${2 * rate}`,
        '-sc_threshold',
        '0',
        '-bf',
        '0',
        '-c:a',
        'aac',
        '-b:a',
        '64k',
        '-ac',
        '2',
        '-f',
        'mp4',
        file,
      ],
    ],
    ...{ folder, signal, limitSeconds: 300 },
  });
  return join(folder, file);
}
