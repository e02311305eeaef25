import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { env } from '@/lib/platform/server/env';
import { h264, moving, tone } from '@/test/films';

/** Sends a moving picture with a tone to the product until it is stopped, as the encoder of a host does; waits for nothing. */
export function startEncoder(key: string): { stop(): Promise<void> } {
  const words = ['-re', ...moving('640x360', 600), ...tone(600), ...h264, '-g', '50', '-f', 'flv'];
  const address = `rtmp://127.0.0.1:${process.env.PRODUCT_RTMP_PORT}/live/${key}`;
  const encoder: ChildProcess = spawn(env().ffmpeg, ['-v', 'error', ...words, address], { stdio: 'ignore' });
  return {
    async stop() {
      if (encoder.exitCode !== null || encoder.signalCode !== null) return;
      const ended = once(encoder, 'exit');
      encoder.kill('SIGKILL');
      await ended;
    },
  };
}
