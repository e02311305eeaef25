/** A stroke of a drawing. All strokes of one kind become one path, so that the drawing stays small. */
export interface Stroke {
  path: string;
  width: number;
  /** Which of the picture's three colours. */
  ink: 0 | 1 | 2;
}

/** Every picture is drawn on a square of this side. */
export const side = 240;

const round = (value: number) => Math.round(value * 10) / 10;
const between = (from: number, to: number, part: number) => from + (to - from) * part;
const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index));
/** A dot is a stroke without length, which its round caps make visible. */
const dots = (points: { x: number; y: number }[]) => points.map(({ x, y }) => `M${x} ${y}h0`).join('');

/** A ring of dots, each joined to one far from it: supply and demand. */
export function resources(): Stroke[] {
  const count = 72;
  const ring = times(count, (index) => around((index / count) * 2 * Math.PI, 100));
  const lines = ring.flatMap(({ x, y }, index) => {
    const end = ring[(index * 3) % count];
    return end && index % (count / 2) ? [{ index, from: { x, y }, end, path: `M${x} ${y}L${end.x} ${end.y}` }] : [];
  });
  const lit = lines.filter(({ index }) => index % 18 === 7);
  return [
    { path: lines.map(({ path }) => path).join(''), width: 0.7, ink: 0 },
    { path: dots(ring), width: 3.4, ink: 0 },
    { path: lit.map(({ path }) => path).join(''), width: 1.8, ink: 1 },
    { path: dots(lit.flatMap(({ from, end }) => [from, end])), width: 10, ink: 1 },
  ];
}

/** Beams above rows of heads. */
export function activities(): Stroke[] {
  const beams = times(25, (index) => ({
    index,
    path: `M${round(between(84, 156, index / 24))}-4L${round(between(-60, 300, index / 24))} 190`,
  }));
  const heads = times(6, (row): Stroke => {
    const gap = 10 + row * 3.4;
    const y = round(150 + row * (10 + row * 1.9));
    const places = times(Math.ceil(side / gap) + 2, (column) => ({
      x: round((column - (row % 2 ? 0.5 : 1)) * gap),
      y,
    }));
    return { path: dots(places), width: round(5 + row * 2.5), ink: 0 };
  });
  return [
    { path: beams.map(({ path }) => path).join(''), width: 0.7, ink: 0 },
    { path: pick(beams, 4, 2), width: 2.4, ink: 1 },
    { path: pick(beams, 8, 4), width: 2.4, ink: 2 },
    ...heads,
  ];
}

/** A sunflower pattern of dots that are larger towards the middle. */
export function competitions(): Stroke[] {
  const turn = Math.PI * (3 - Math.sqrt(5));
  const seeds = times(300, (index) => ({
    ...around(index * turn, 9 * Math.sqrt(index + 7)),
    look: `${Math.max(1.5, Math.round(between(8, 0.5, Math.sqrt(index / 300))) * 2)} ${index % 13 === 8 ? 1 : 0}`,
  }));
  const strokes = [...Map.groupBy(seeds, ({ look }) => look)].map(([look, alike]): Stroke => {
    const [width = 1, ink] = look.split(' ').map(Number);
    return { path: dots(alike), width, ink: ink === 1 ? 1 : 0 };
  });
  return [...strokes, { path: 'M120 120h0', width: 24, ink: 2 }];
}

/** A wall of lamps. */
export function advertising(): Stroke[] {
  const gap = side / 12;
  const lamps = times(144, (index) => {
    const [column, row] = [index % 12, Math.floor(index / 12)];
    const light = Math.sin(column * 0.62 + 0.4) * Math.cos(row * 0.74 - 0.9);
    const ink = light > 0.62 ? 1 : light < -0.8 ? 2 : 0;
    return {
      x: (column + 0.5) * gap,
      y: (row + 0.5) * gap,
      look: `${round(2 + Math.round(Math.abs(light) * 7) * 2)} ${ink}`,
    };
  });
  return [...Map.groupBy(lamps, ({ look }) => look)].map(([look, alike]): Stroke => {
    const [width = 1, ink] = look.split(' ').map(Number);
    return { path: dots(alike), width, ink: ink === 1 || ink === 2 ? ink : 0 };
  });
}

/** A field of waves, each delayed a little. */
export function field(): Stroke[] {
  const lines = times(38, (index) => ({ index, path: wave(index) }));
  return [
    { path: lines.map(({ path }) => path).join(''), width: 0.6, ink: 0 },
    { path: pick(lines, 8, 4), width: 1.1, ink: 1 },
    { path: pick(lines, 19, 9), width: 1.6, ink: 2 },
  ];
}

const step = 24;

/** From edge to edge, in steps between rounded points. */
function wave(index: number): string {
  const heights = times(side / step + 2, (place) => {
    const x = place * step - step / 2;
    const swing = Math.sin(x / (34 + index * 1.1) + index * 0.18) * Math.sin((x / side) * Math.PI);
    return Math.round(116 + swing * (10 + index * 1.5) + (index - 18) * 2.1) * 2;
  });
  // Heights are even, so that midpoints are integers.
  const middles = heights.slice(1).map((height, place) => (height + (heights[place] ?? height)) / 2);
  const curves = middles.slice(1).map((middle, place) => {
    const from = middles[place] ?? middle;
    return `q${step / 2} ${((heights[place + 1] ?? middle) - from) / 2} ${step} ${(middle - from) / 2}`;
  });
  return `M0 ${(middles[0] ?? 0) / 2}${curves.join('')}`;
}

/** A point at a distance from the middle. */
function around(angle: number, far: number): { x: number; y: number } {
  return { x: round(side / 2 + Math.cos(angle) * far), y: round(side / 2 + Math.sin(angle) * far) };
}

/** Every nth line, as one path. */
function pick(lines: { index: number; path: string }[], every: number, first: number): string {
  return lines
    .filter(({ index }) => index % every === first)
    .map(({ path }) => path)
    .join('');
}
