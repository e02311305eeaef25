import { type Family, short } from '../scene';

const golden = Math.PI * (3 - Math.sqrt(5));

/** A sunflower head: each seed is turned by the golden angle, with size and brightness in waves. */
export const sunflower: Family = ({ width, height, unit, focus, palette, random }) => {
  const reach = Math.hypot(Math.max(focus.x, width - focus.x), Math.max(focus.y, height - focus.y));
  const radius = random.chance(0.5) ? unit * 0.47 : reach;
  const count = random.int(620, 980);
  const waves = random.between(2.5, 7);
  const phase = random.between(0, 6);
  const off = random.pick([0, 0, 0.0012, -0.0016]);
  const shapes: string[] = [];
  for (let seed = 1; seed < count; seed++) {
    const part = Math.sqrt(seed / count);
    const angle = seed * (golden + off) + phase;
    const swell = 0.5 + 0.5 * Math.sin(part * waves * Math.PI + phase + Math.cos(angle) * 0.9);
    const size = (radius / Math.sqrt(count)) * (0.16 + 0.74 * swell) * (0.5 + part * 0.5);
    const ink = swell > 0.86 ? palette.accent : swell > 0.45 ? palette.main : palette.light;
    const x = short(focus.x + Math.cos(angle) * part * radius);
    const y = short(focus.y + Math.sin(angle) * part * radius);
    shapes.push(`<circle cx="${x}" cy="${y}" r="${short(size)}" fill="${ink}"/>`);
  }
  return { kind: 'lines', body: shapes.join('') };
};
