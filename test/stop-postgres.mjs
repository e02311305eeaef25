export default async function stopPostgres() {
  await globalThis.lightfieldPostgres?.stop();
}
