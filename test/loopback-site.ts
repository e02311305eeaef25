import { once } from 'node:events';
import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

/** Of localhost, until 2126; known to nobody. */
const cert = `-----BEGIN CERTIFICATE-----
MIIBlTCCATugAwIBAgIUKHLQVMBrPijEg7q0kuEvXNCUWtowCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyNzA3NTIxNVoYDzIxMjYxMTAz
MDc1MjE1WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAAQ3wk8MWR/7DI5F0jOiwD82z9rTuCfn+p9rrZyh5NKEybIOC3XgKKre
T/2rcfLaMF6C/UUK45cuHySy019md/3Do2kwZzAdBgNVHQ4EFgQUTrkGpyFHkICL
LT3mNyl98mEM2xMwHwYDVR0jBBgwFoAUTrkGpyFHkICLLT3mNyl98mEM2xMwDwYD
VR0TAQH/BAUwAwEB/zAUBgNVHREEDTALgglsb2NhbGhvc3QwCgYIKoZIzj0EAwID
SAAwRQIgVNf9VXuQPRqi4LLk/Pz2cgrKyJCEpicojl/UaBPfOx0CIQDf06ZPT+gq
FS5PYOBIkL+sxKyT+Al+wvCFi7O3TIY9MA==
-----END CERTIFICATE-----
`;
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgX8UaGEDUTIPrdCYo
6+7Dr2DNfG2XtmQK4mBffy59cjOhRANCAAQ3wk8MWR/7DI5F0jOiwD82z9rTuCfn
+p9rrZyh5NKEybIOC3XgKKreT/2rcfLaMF6C/UUK45cuHySy019md/3D
-----END PRIVATE KEY-----
`;

/** For a server of https on the loopback. */
export const loopbackCertificate = { cert, key };

/** Serves the files of a folder by https on the loopback. */
export async function serveFolder(folder: string): Promise<{ address: string; close(): void }> {
  const server = createServer(loopbackCertificate, ({ url = '' }, response) => {
    const path = join(folder, url.replaceAll('..', ''));
    if (!existsSync(path)) return void response.writeHead(404).end();
    createReadStream(path).pipe(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `https://localhost:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
