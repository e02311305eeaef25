import { rmSync } from 'node:fs';

export default async function stopDatabases() {
  const { server, folder } = globalThis.lightfieldDatabases ?? {};
  await server?.stop();
  if (folder) rmSync(folder, { recursive: true, force: true });
}
