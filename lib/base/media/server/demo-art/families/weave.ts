import { type Family, short, through } from '../scene';

/** Two superposed sheets of fine waves. */
export const weave: Family = ({ width, unit, focus, palette, random }) => {
  const lines = random.int(70, 110);
  const gap = (unit / lines) * random.between(0.5, 0.9);
  const length = unit * random.between(0.12, 0.22);
  const swell = unit * random.between(0.05, 0.1);
  const phase = random.between(0, 6);
  const shift = random.between(0.08, 0.2) * (random.chance(0.5) ? 1 : -1);
  const accentEvery = random.int(7, 11);
  const step = Math.max(6, width / 140);
  const line = (index: number) => {
    const points: [number, number][] = [];
    const rise = swell + index * unit * 0.0042;
    for (let x = -step; x <= width + step; x += step) {
      const envelope = Math.exp(-(((x - focus.x) / (width * 0.38)) ** 2));
      const wave = Math.sin(x / (length + index * unit * 0.0018) + index * shift + phase);
      points.push([x, focus.y + wave * rise * envelope + (index - lines / 2) * gap]);
    }
    const lit = index % accentEvery === 0;
    const ink = lit ? palette.accent : index % 4 === 1 ? palette.light : palette.main;
    const thick = short(unit * (lit ? 0.0038 : random.between(0.0016, 0.003)));
    return `<path d="${through(points)}" stroke="${ink}" stroke-width="${thick}" opacity="${short(random.between(0.6, 1))}"/>`;
  };
  const sheet = Array.from({ length: lines }, (_, index) => line(index)).join('');
  return { kind: 'lines', body: `<g fill="none">${sheet}</g>` };
};
