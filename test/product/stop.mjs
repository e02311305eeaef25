/** Jest's end of a run. */
export default async function stop() {
  await globalThis.lightfieldStopProduct?.();
}
