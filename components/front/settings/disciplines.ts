/** Suggestions for creative fields; the names are messages of the settings. */
export const disciplines = [
  'lightArt',
  'projectionMapping',
  'generativeArt',
  'interactiveInstallation',
  'immersiveTheatre',
  'sound',
  'dataVisualisation',
  'virtualReality',
  'kineticSculpture',
  'droneShows',
] as const;
