import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { originalName } from '../processing/probe-film';
import { runFfmpeg } from '../processing/run-ffmpeg';

/** Frames per second, and the frame size, which gives two renditions. */
const rate = 24;
const size = { width: 854, height: 480 };
/** The cover, cropped to the frame's shape, is enlarged this much for a moving window: it moves in whole pixels. */
const looking = 'scale=2562:-2,crop=2562:1440';

/** Blurred a little, since fine moving lines compress badly and clips should be small. */
const soft = 'gblur=sigma=1.1';

/** Movements of the window over the cover, by the share `P` of the elapsed time: zoom in, zoom out, and pans. */
const ways = [
  { zoom: '1.05+0.2*P', x: '(iw-iw/zoom)*0.5', y: '(ih-ih/zoom)*0.5' },
  { zoom: '1.2', x: '(iw-iw/zoom)*P', y: '(ih-ih/zoom)*0.5' },
  { zoom: '1.25-0.2*P', x: '(iw-iw/zoom)*0.3', y: '(ih-ih/zoom)*(1-P)' },
  { zoom: '1.15+0.1*P', x: '(iw-iw/zoom)*(1-P)', y: '(ih-ih/zoom)*P' },
] as const;

/** Three frequencies in hertz that form a chord, with another root for each clip. */
const chord = (number: number) => [1, 1.5, 2.25].map((step) => Math.round(step * (98 + 7 * (number % 7))));

/** Duration of a clip in seconds: 6 to 9, so that a list shows different ones. */
export const secondsOfClip = (number: number) => 6 + ((number * 3) % 4);

/**
 * Draws a clip of a work's cover (a jpg) into the folder, as the original of a film: a slow movement over it, with a
 * quiet tone.
 */
export async function drawClip(
  { number, cover, folder }: { number: number; cover: Uint8Array; folder: string },
  signal: AbortSignal,
): Promise<void> {
  await writeFile(join(folder, 'cover.jpg'), cover);
  const seconds = secondsOfClip(number);
  await runFfmpeg({ words: words(number, seconds), folder, signal, limitSeconds: 300 });
}

function words(number: number, seconds: number): string[] {
  const way = ways[number % ways.length] ?? ways[0];
  const frames = seconds * rate;
  // Eased at both ends.
  const moved = (expression: string) => expression.replace('P', `(0.5-0.5*cos(PI*on/${frames}))`);
  const window = `z='${moved(way.zoom)}':x='${moved(way.x)}':y='${moved(way.y)}'`;
  const picture = `[0:v]${looking},zoompan=${window}:d=1:s=${size.width}x${size.height}:fps=${rate},${soft},format=yuv420p[v]`;
  const tones = chord(number).map((tone) => `sine=frequency=${tone}:sample_rate=48000:duration=${seconds}`);
  const fades = `afade=t=in:d=1.5,afade=t=out:st=${seconds - 2}:d=2`;
  const sound = `[1:a][2:a][3:a]amix=inputs=3,volume=0.25,tremolo=f=0.2:d=0.5,${fades}[a]`;
  return [
    ...['-protocol_whitelist', 'file', '-f', 'image2', '-loop', '1', '-framerate', `${rate}`, '-i', 'file:cover.jpg'],
    ...tones.flatMap((tone) => ['-f', 'lavfi', '-i', tone]),
    ...['-filter_complex', `${picture};${sound}`, '-map', '[v]', '-map', '[a]', '-t', `${seconds}`],
    ...['-c:v', 'libx264', '-preset', 'medium', '-crf', '27', '-maxrate', '220k', '-bufsize', '440k'],
    ...['-c:a', 'aac', '-b:a', '64k', '-movflags', '+faststart', '-f', 'mp4', originalName],
  ];
}
