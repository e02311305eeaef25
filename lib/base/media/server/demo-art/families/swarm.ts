import { addGlow, darkPlate, develop, lamp, type Plate } from '../light';
import type { Random } from '../random';
import type { Family, Scene } from '../scene';

type Point = readonly [number, number, number];

/** Five hundred lights in the sky that form a figure, above water. */
export const swarm: Family = (scene) => {
  const { width, height, unit, focus, palette, random } = scene;
  const plate = darkPlate(width, height);
  const horizon = height * 0.86;
  const figure = random.pick([ball, torus, helix, wave, heart, bird]);
  const tilt = random.between(0.3, 0.9);
  const spin = random.between(0, 6);
  const size = unit * 0.37;
  const count = 520;
  const lights = { main: lamp(palette.main, 1.5), accent: lamp(palette.accent, 1.5), light: lamp(palette.light, 1.2) };
  for (let drone = 0; drone < count; drone++) {
    const [x, y, z] = turned(figure(drone / count, drone, random), tilt, spin);
    const near = 1.6 / (2.6 - z);
    const left = focus.x + x * size * near * 1.5;
    const top = focus.y - unit * 0.04 + y * size * near * 1.5;
    const light = drone % 9 === 0 ? lights.light : z > 0.35 ? lights.accent : lights.main;
    lampAt(plate, left, top, unit * 0.005 * near, light, 0.7 + near * 0.8);
    if (top < horizon) addGlow(plate, left, horizon + (horizon - top) * 0.16, unit * 0.012, light, 0.07);
  }
  shore(plate, scene, horizon);
  return { kind: 'pixels', bytes: develop(plate, palette.ground), width, height };
};

function lampAt(plate: Plate, x: number, y: number, radius: number, light: Point, strength: number): void {
  addGlow(plate, x, y, radius * 1.9, light, strength * 3.4);
  addGlow(plate, x, y, radius * 7, light, strength * 0.2);
}

/** A dark shore with a few windows, as a scale for the sky. */
function shore(plate: Plate, { width, unit, palette, random }: Scene, horizon: number): void {
  const window = lamp(palette.accent, 0.7);
  for (let lampIndex = 0; lampIndex < 60; lampIndex++) {
    addGlow(
      plate,
      random() * width,
      horizon + random.between(-0.012, 0.004) * unit,
      unit * 0.0024,
      window,
      random.between(0.3, 1),
    );
  }
}

function turned([x, y, z]: Point, tilt: number, spin: number): Point {
  const across = x * Math.cos(spin) + z * Math.sin(spin);
  const deep = z * Math.cos(spin) - x * Math.sin(spin);
  return [across, y * Math.cos(tilt) - deep * Math.sin(tilt), deep * Math.cos(tilt) + y * Math.sin(tilt)];
}

const ball = (part: number, index: number): Point => {
  const y = 1 - 2 * part;
  const around = Math.sqrt(1 - y * y);
  return [Math.cos(index * 2.39996) * around, y, Math.sin(index * 2.39996) * around];
};
const torus = (_: number, index: number): Point => {
  const around = ((index % 40) / 40) * 2 * Math.PI;
  const tube = (Math.floor(index / 40) / 13) * 2 * Math.PI;
  const reach = 0.78 + 0.3 * Math.cos(tube);
  return [Math.cos(around) * reach, Math.sin(tube) * 0.3, Math.sin(around) * reach];
};
const helix = (part: number, index: number): Point => {
  const angle = part * 7 * Math.PI + (index % 2) * Math.PI;
  return [(part - 0.5) * 2.6, Math.sin(angle) * 0.48, Math.cos(angle) * 0.48];
};
const wave = (_: number, index: number): Point => {
  const x = ((index % 26) / 25) * 2 - 1;
  const z = (Math.floor(index / 26) / 19) * 2 - 1;
  return [x * 1.15, Math.sin(x * 3.4 + z * 2) * 0.26, z * 1.15];
};
const heart = (part: number, index: number): Point => {
  const around = part * 2 * Math.PI * 8;
  const size = 0.55 + ((index * 7) % 10) * 0.05;
  return [
    0.062 * 16 * Math.sin(around) ** 3 * size,
    -0.062 * (13 * Math.cos(around) - 5 * Math.cos(2 * around) - 2 * Math.cos(3 * around)) * size,
    (index % 3) * 0.1,
  ];
};
const bird = (part: number, index: number, random: Random): Point => {
  const wing = part * 2 - 1;
  const width = 0.42 * (1 - Math.abs(wing)) ** 0.6;
  return [
    wing * 1.35,
    -(Math.abs(wing) ** 1.3) * 0.62 + 0.25 + random.normal() * 0.01,
    ((index % 7) / 6 - 0.5) * width * 2.2,
  ];
};
