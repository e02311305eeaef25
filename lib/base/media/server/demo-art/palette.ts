/**
 * A ground and three colours on it: `main` is the main colour, `accent` a contrast, `light` the far end from the
 * ground.
 */
export interface Palette {
  ground: string;
  main: string;
  accent: string;
  light: string;
}

const of = (ground: string, main: string, accent: string, light: string): Palette => ({ ground, main, accent, light });

/** Dark grounds, for glowing styles. */
export const nightPalettes = [
  of('#07070c', '#4a38ff', '#ff5a36', '#f6f1e7'),
  of('#07120e', '#0fd6b0', '#d4ff3a', '#f2f5ef'),
  of('#150811', '#ff2f7d', '#ffb03a', '#fff4e8'),
  of('#081022', '#3b9bff', '#ffdf6b', '#eef6ff'),
  of('#0e0d18', '#8d80ff', '#ff7ac6', '#efecff'),
  of('#0b0b0c', '#ff3d1f', '#ffc7a8', '#f5f0e8'),
  of('#03121a', '#17d9ce', '#8a63ff', '#e6fff9'),
  of('#120509', '#ff4a3a', '#ffc44d', '#ffe9e1'),
  of('#0d0903', '#ffab0a', '#ff5a2b', '#fff3d6'),
  of('#0c0a1f', '#5b4dff', '#2fe6ff', '#f1f2ff'),
  of('#061310', '#25e08a', '#f3ff6b', '#effff6'),
  of('#100716', '#c14dff', '#ff5e7e', '#fbeaff'),
] as const;

/** Light grounds, for drawn styles. */
export const paperPalettes = [
  of('#f3efe6', '#15151a', '#ff4b1f', '#9c968a'),
  of('#f3f5fb', '#1d2be0', '#ff6b3d', '#0b0d1f'),
  of('#f6f1e9', '#0c6b57', '#ff7a45', '#0d211c'),
  of('#fbefe9', '#e3235f', '#2a1a5e', '#ff9e80'),
  of('#f4f6e8', '#14180a', '#a7d90a', '#4a37ff'),
  of('#eff4f2', '#101c1f', '#00a68f', '#ff8566'),
] as const;

/** Coloured grounds, to be used sparingly. */
export const boldPalettes = [
  of('#ff4b1f', '#140a07', '#fff3e2', '#ffb48f'),
  of('#2c1df2', '#f6f1e7', '#d4ff3a', '#9d94ff'),
  of('#bdf2df', '#0d1714', '#ff5a36', '#1f7f68'),
  of('#d8d1ff', '#170f47', '#ff4b1f', '#6a55ff'),
  of('#ffd02b', '#171207', '#ff3868', '#fff6d8'),
  of('#ff8fae', '#2a0716', '#fff0ea', '#d8123f'),
] as const;
