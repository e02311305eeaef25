/** The package types only its whole build; the light one is the same without what we do not use. */
declare module 'hls.js/light' {
  export * from 'hls.js';
  export { default } from 'hls.js';
}
