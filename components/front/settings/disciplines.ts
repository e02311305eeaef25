/** What people of this platform work in, to choose creative fields from; the names are in the words of the settings. */
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
