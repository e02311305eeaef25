import { mixColours } from '../colour';
import { type Family, short, through } from '../scene';

/** A Lissajous curve drawn repeatedly with a shifting phase: the lines form surfaces. */
export const orbits: Family = ({ width, height, unit, focus, palette, random }) => {
  const [across, down] = random.pick([
    [1, 2],
    [2, 3],
    [3, 2],
    [3, 4],
    [1, 3],
    [3, 5],
  ] as const);
  const curves = random.int(34, 60);
  const slip = random.between(0.7, 1.5);
  const phase = random.between(0, Math.PI);
  const shrink = random.between(0.25, 0.6);
  const lean = random.between(-25, 25);
  const spread = Math.min(width / height, 1.3);
  const { main, accent, light } = palette;
  const thin = short(unit * random.between(0.0017, 0.0026));
  const paths = Array.from({ length: curves }, (_, curve) => {
    const part = curve / (curves - 1);
    const size = unit * 0.46 * (1 - shrink * part);
    const points = Array.from({ length: 260 }, (_point, step): [number, number] => {
      const time = (step / 260) * 2 * Math.PI;
      const wave = Math.sin(across * time + phase + part * slip);
      return [wave * size * spread, Math.sin(down * time + part * slip * 0.35) * size];
    });
    const ink = part < 0.5 ? mixColours(main, accent, part * 2) : mixColours(accent, light, part * 2 - 1);
    return `<path d="${through(points, true)}" stroke="${ink}"/>`;
  });
  const place = `translate(${short(focus.x)} ${short(focus.y)}) rotate(${short(lean)})`;
  return { kind: 'lines', body: `<g fill="none" stroke-width="${thin}" transform="${place}">${paths.join('')}</g>` };
};
