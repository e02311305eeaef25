/** Jest's global teardown. */
export default async function stop() {
  await globalThis.lightfieldStopProduct?.();
}
