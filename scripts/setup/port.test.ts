import { type AddressInfo, createServer } from 'node:net';
import { checkPort, freePort } from './port.mjs';
import { Stop } from './stop.mjs';

test('names the cure for a port that is taken, and takes it once it is free', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  const check = () => checkPort('localhost', port);
  await expect(check()).rejects.toThrow(Stop);
  await expect(check()).rejects.toThrow(
    `Port ${port} is taken: stop what listens there or choose another one, for example PORT=${port + 1}.`,
  );
  await new Promise((resolve) => other.close(resolve));
  await expect(check()).resolves.toBeUndefined();
});

test('finds ports that can be listened on', async () => {
  const port = await freePort();
  await expect(checkPort('localhost', port)).resolves.toBeUndefined();
});
