import { gradientNoise } from '../noise';
import { type Family, type Scene, short } from '../scene';

/** A score-like page: bars of varying length in several rows. */
export const score: Family = (scene) => {
  const { width, height, unit, random } = scene;
  const voices = random.pick([1, 2, 3, 4]);
  const margin = voices === 1 ? 0 : unit * 0.075;
  const tall = (height - margin * 2) / voices;
  const bars: string[] = [];
  for (let voice = 0; voice < voices; voice++) {
    bars.push(voiceBars(scene, margin, margin + voice * tall, width - margin * 2, tall * (voices === 1 ? 1 : 0.82)));
  }
  return { kind: 'lines', body: bars.join('') };
};

function voiceBars({ unit, palette, random }: Scene, left: number, top: number, wide: number, tall: number): string {
  const noise = gradientNoise(random);
  const count = random.pick([48, 64, 96]);
  const pitch = wide / count;
  const thick = pitch * random.pick([0.34, 0.5, 0.72]);
  const centred = random.chance(0.6);
  const every = random.int(6, 13);
  const bars: string[] = [];
  for (let bar = 0; bar < count; bar++) {
    const swell = Math.abs(noise(bar * 0.075, 3.5)) * 1.05 + 0.3 * Math.abs(noise(bar * 0.42, 9.1));
    const size = Math.max(thick, tall * Math.min(0.98, 0.06 + swell));
    const x = left + bar * pitch + (pitch - thick) / 2;
    const y = centred ? top + (tall - size) / 2 : top + tall - size;
    const ink = bar % every === 0 ? palette.accent : swell > 0.62 ? palette.light : palette.main;
    const round = thick > unit * 0.012 ? 0 : thick / 2;
    bars.push(
      `<rect x="${short(x)}" y="${short(y)}" width="${short(thick)}" height="${short(size)}" rx="${short(round)}" fill="${ink}"/>`,
    );
  }
  return bars.join('');
}
