/** The package has types only for its full build; the light one has the same API without parts that we do not use. */
declare module 'hls.js/light' {
  export * from 'hls.js';
  export { default } from 'hls.js';
}
