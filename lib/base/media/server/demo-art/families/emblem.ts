import { type Family, type Scene, short } from '../scene';

/** A bold emblem for avatars that is recognisable at a very small size. */
export const emblem: Family = (scene) => {
  const { unit, random } = scene;
  const figure = random.pick([eclipse, halves, target, petals, stripes, quarters, orb, steps, moons, burst]);
  const turn = random.int(0, 7) * 45;
  const middle = short(unit / 2);
  return { kind: 'lines', body: `<g transform="rotate(${turn} ${middle} ${middle})">${figure(scene)}</g>` };
};

const disc = (x: number, y: number, radius: number, fill: string) =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${fill}"/>`;

const bar = (x: number, y: number, wide: number, tall: number, fill: string) =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(wide)}" height="${short(tall)}" fill="${fill}"/>`;

function eclipse({ unit, palette }: Scene): string {
  const { main, accent, ground } = palette;
  return (
    disc(unit * 0.5, unit * 0.5, unit * 0.38, main) +
    disc(unit * 0.63, unit * 0.5, unit * 0.3, ground) +
    disc(unit * 0.72, unit * 0.5, unit * 0.1, accent)
  );
}

function halves({ unit, palette }: Scene): string {
  const { main, accent, light } = palette;
  const half = (sweep: number, shift: number, fill: string) =>
    `<path d="M${short(unit * 0.5)} ${short(unit * (0.14 + shift))}a${short(unit * 0.33)} ${short(unit * 0.33)} 0 0 ${sweep} 0 ${short(unit * 0.66)}z" fill="${fill}"/>`;
  return half(0, 0, main) + half(1, 0.12, light) + disc(unit * 0.5, unit * 0.47, unit * 0.09, accent);
}

function target({ unit, palette, random }: Scene): string {
  const { main, accent, light, ground } = palette;
  const drift = random.between(0.02, 0.05) * unit;
  return [main, ground, light, ground, accent]
    .map((fill, ring) => disc(unit * 0.5 + ring * drift, unit * 0.5, unit * (0.44 - ring * 0.085), fill))
    .join('');
}

function petals({ unit, palette, random }: Scene): string {
  const count = random.pick([5, 6, 8]);
  const leaf = (index: number) =>
    `<ellipse cx="${short(unit * 0.5)}" cy="${short(unit * 0.28)}" rx="${short((unit * 0.62) / count)}" ry="${short(unit * 0.2)}" transform="rotate(${short((360 / count) * index)} ${short(unit / 2)} ${short(unit / 2)})" fill="${index % 2 ? palette.light : palette.main}"/>`;
  return (
    Array.from({ length: count }, (_, index) => leaf(index)).join('') +
    disc(unit * 0.5, unit * 0.5, unit * 0.1, palette.accent)
  );
}

function stripes({ unit, palette, random }: Scene): string {
  const count = random.pick([4, 5, 7]);
  const tall = (unit * 1.5) / count;
  const bars = Array.from({ length: count }, (_, index) =>
    bar(-unit * 0.25, -unit * 0.25 + index * tall, unit * 1.5, tall / 2, palette.main),
  );
  return bars.join('') + disc(unit * 0.5, unit * 0.5, unit * 0.26, palette.accent);
}

function quarters({ unit, palette }: Scene): string {
  const { main, accent, light } = palette;
  const half = short(unit / 2);
  const quarter = (turn: number, fill: string) =>
    `<path d="M${half} ${half}V0A${half} ${half} 0 0 1 ${short(unit)} ${half}Z" transform="rotate(${turn} ${half} ${half})" fill="${fill}"/>`;
  return (
    quarter(0, main) +
    quarter(90, light) +
    quarter(180, accent) +
    bar(unit * 0.12, unit * 0.12, unit * 0.26, unit * 0.26, main)
  );
}

function orb({ unit, palette }: Scene): string {
  const { main, accent, light, ground } = palette;
  const shade = `<radialGradient id="o" cx=".34" cy=".3" r=".8"><stop stop-color="${light}"/><stop offset=".3" stop-color="${accent}"/><stop offset=".68" stop-color="${main}"/><stop offset="1" stop-color="${ground}"/></radialGradient>`;
  return `<defs>${shade}</defs>${disc(unit * 0.5, unit * 0.5, unit * 0.42, 'url(#o)')}`;
}

function steps({ unit, palette }: Scene): string {
  const { main, accent, light } = palette;
  return [0, 1, 2, 3]
    .map((step) =>
      bar(
        unit * (0.16 + step * 0.17),
        unit * (0.66 - step * 0.16),
        unit * 0.173,
        unit * (0.2 + step * 0.16),
        [light, main, main, accent][step] ?? main,
      ),
    )
    .join('');
}

function moons({ unit, palette }: Scene): string {
  const { main, accent, light, ground } = palette;
  const moon = (x: number, y: number, fill: string) =>
    disc(unit * x, unit * y, unit * 0.17, fill) + disc(unit * (x + 0.08), unit * y, unit * 0.13, ground);
  return (
    moon(0.3, 0.3, main) +
    moon(0.7, 0.3, light) +
    moon(0.3, 0.7, light) +
    disc(unit * 0.7, unit * 0.7, unit * 0.17, accent)
  );
}

function burst({ unit, palette, random }: Scene): string {
  const rays = random.pick([12, 16, 20]);
  const ray = (index: number) =>
    `<path d="M${short(unit / 2)} ${short(unit / 2)}L${short(unit * 0.5 - (unit * 0.9) / rays)} ${short(-unit * 0.1)}H${short(unit * 0.5 + (unit * 0.9) / rays)}Z" transform="rotate(${short((360 / rays) * index)} ${short(unit / 2)} ${short(unit / 2)})"/>`;
  return `<g fill="${palette.main}">${Array.from({ length: rays }, (_, index) => ray(index)).join('')}</g>${disc(unit * 0.5, unit * 0.5, unit * 0.2, palette.accent)}`;
}
